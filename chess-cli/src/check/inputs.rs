//! The input of a check: names in, files out.
//!
//! A name is a file, a directory, a glob or `-`. A name that matches nothing is reported, and the files of
//! all other names are still checked.

use std::collections::HashSet;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use globset::{GlobBuilder, GlobSet, GlobSetBuilder};

use super::report::Unreadable;
use crate::directory::{self, Skip};

/// The name of standard input.
const STDIN: &str = "-";

/// The archives to check, in order.
#[derive(Default)]
pub(super) struct Inputs {
    pub(super) archives: Vec<Input>,
    /// Names that match nothing.
    pub(super) unreadable: Vec<Unreadable>,
    met: HashSet<PathBuf>,
    excluded: GlobSet,
    /// The directory that excluded patterns are relative to, as an absolute path.
    directory: PathBuf,
}

/// An archive to check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Input {
    /// Standard input.
    Stdin,
    /// A file.
    File(PathBuf),
}

impl Input {
    /// The name in reports.
    pub(super) fn name(&self) -> String {
        match self {
            Input::Stdin => "<stdin>".to_owned(),
            Input::File(path) => path.display().to_string(),
        }
    }

    /// Its size in bytes on disk, if that is known before it is read.
    fn size(&self) -> Option<u64> {
        let Input::File(path) = self else { return None };
        path.metadata().ok().filter(std::fs::Metadata::is_file).map(|data| data.len())
    }
}

impl Inputs {
    /// No inputs yet. Directories and globs skip the files that a glob of `exclude` matches.
    pub(super) fn new(exclude: &[String], directory: &Path) -> anyhow::Result<Inputs> {
        let mut excluded = GlobSetBuilder::new();
        for pattern in exclude {
            excluded.add(glob(pattern)?);
            // The pattern of a directory excludes everything in it.
            excluded.add(glob(&format!("{}/**", pattern.trim_end_matches('/')))?);
        }
        let directory = if directory.as_os_str().is_empty() { Path::new(".") } else { directory };
        let directory = directory.canonicalize().with_context(|| format!("in {}", directory.display()))?;
        Ok(Inputs { excluded: excluded.build()?, directory, ..Inputs::default() })
    }

    /// The size of all archives in bytes on disk, if it is known before they are read.
    pub(super) fn size(&self) -> Option<u64> {
        self.archives.iter().map(Input::size).sum()
    }

    /// Adds what a name stands for.
    pub(super) fn add(&mut self, name: &str) -> anyhow::Result<()> {
        let path = Path::new(name);
        if name == STDIN {
            self.archives.push(Input::Stdin);
        } else if path.is_dir() {
            self.add_directory(path);
        } else if path.exists() {
            self.add_file(path);
        } else if name.contains(['*', '?', '[', '{']) {
            self.add_glob(name)?;
        } else {
            // Opening it fails later, and the error says why.
            self.add_file(path);
        }
        Ok(())
    }

    /// Adds the files of a list.
    pub(super) fn add_list(&mut self, list: &Path, separator: u8) -> anyhow::Result<()> {
        if list == Path::new(STDIN) && self.archives.contains(&Input::Stdin) {
            bail!("standard input cannot be both the list of files and one of them");
        }
        for name in read_list(list)?.split(|&byte| byte == separator) {
            let name = if separator == b'\n' { name.strip_suffix(b"\r").unwrap_or(name) } else { name };
            if !name.is_empty() {
                self.add_listed(name);
            }
        }
        Ok(())
    }

    /// Adds a name of a list. It is not a glob; directories are searched.
    fn add_listed(&mut self, name: &[u8]) {
        let path = path_of(name);
        if path.is_dir() {
            self.add_directory(&path);
        } else {
            self.add_file(&path);
        }
    }

    fn add_file(&mut self, path: &Path) {
        let path = path.strip_prefix("./").unwrap_or(path);
        if self.met.insert(path.to_owned()) {
            self.archives.push(Input::File(path.to_owned()));
        }
    }

    /// Adds the archives in a directory and in all directories below it, sorted by name.
    fn add_directory(&mut self, directory: &Path) {
        if self.add_walk(directory, Skip::Ignored, directory::is_archive_name) == 0 {
            self.add_unreadable(directory.display(), "there are no PGN files in this directory");
        }
    }

    /// Adds the files that match a glob, sorted by name.
    fn add_glob(&mut self, pattern: &str) -> anyhow::Result<()> {
        let matcher = glob(pattern)?.compile_matcher();
        let root = literal_start(pattern);
        // A glob names every file that it matches, even those that git ignores.
        let names_hidden = pattern.starts_with('.') || pattern.contains("/.");
        let skip = if names_hidden { Skip::Nothing } else { Skip::Hidden };
        if self.add_walk(&root, skip, |path| matcher.is_match(path)) == 0 {
            self.add_unreadable(pattern, "no file has a name like this");
        }
        Ok(())
    }

    /// Adds the files of a walk and returns how many there are. Directories that cannot be read are reported.
    fn add_walk(&mut self, directory: &Path, skip: Skip, is_wanted: impl Fn(&Path) -> bool) -> usize {
        let mut found = 0;
        for path in directory::walk(directory, skip, is_wanted) {
            match path {
                Ok(path) if self.is_excluded(&path) => {}
                Ok(path) => {
                    found += 1;
                    self.add_file(&path);
                }
                Err(error) => {
                    found += 1;
                    self.add_walk_error(&error);
                }
            }
        }
        found
    }

    /// Whether a pattern of `exclude` matches the file. Patterns are relative to the directory of chess.toml,
    /// which may be above the working directory.
    fn is_excluded(&self, path: &Path) -> bool {
        if self.excluded.is_empty() {
            return false;
        }
        let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let (Ok(parent), Some(name)) = (parent.canonicalize(), path.file_name()) else { return false };
        let whole = parent.join(name);
        self.excluded.is_match(whole.strip_prefix(&self.directory).unwrap_or(&whole))
    }

    fn add_walk_error(&mut self, error: &ignore::Error) {
        let (file, reason) = match error {
            ignore::Error::WithPath { path, err } => (path.display().to_string(), err.to_string()),
            ignore::Error::WithDepth { err, .. } => return self.add_walk_error(err),
            other => ("a directory".to_owned(), other.to_string()),
        };
        self.add_unreadable(file, &reason);
    }

    fn add_unreadable(&mut self, file: impl ToString, reason: &str) {
        self.unreadable.push(Unreadable { file: file.to_string(), reason: reason.to_owned() });
    }
}

fn read_list(list: &Path) -> anyhow::Result<Vec<u8>> {
    let mut names = Vec::new();
    if list == Path::new(STDIN) {
        io::stdin().read_to_end(&mut names).context("cannot read the list of files")?;
    } else {
        names = std::fs::read(list).with_context(|| format!("cannot read {}", list.display()))?;
    }
    Ok(names)
}

/// File names on Unix are bytes, not necessarily UTF-8.
#[cfg(unix)]
fn path_of(name: &[u8]) -> PathBuf {
    use std::os::unix::ffi::OsStrExt as _;
    std::ffi::OsStr::from_bytes(name).into()
}

#[cfg(not(unix))]
fn path_of(name: &[u8]) -> PathBuf {
    String::from_utf8_lossy(name).into_owned().into()
}

/// A pattern in which `*` stays in its directory and `**` does not.
fn glob(pattern: &str) -> anyhow::Result<globset::Glob> {
    let pattern = pattern.strip_prefix("./").unwrap_or(pattern);
    let mut builder = GlobBuilder::new(pattern);
    builder.literal_separator(true).build().with_context(|| format!("`{pattern}` is not a pattern"))
}

/// The directories that a pattern names before its first wildcard.
fn literal_start(pattern: &str) -> PathBuf {
    let is_plain = |part: &&str| !part.contains(['*', '?', '[', '{']);
    let pattern = pattern.strip_prefix("./").unwrap_or(pattern);
    let parts: Vec<&str> = pattern.split('/').take_while(is_plain).collect();
    if parts == [""] { PathBuf::from("/") } else { parts.join("/").into() }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::literal_start;

    #[test]
    fn a_search_begins_where_the_pattern_does() {
        assert_eq!(literal_start("games/2024/**/*.pgn"), Path::new("games/2024"));
        assert_eq!(literal_start("*.pgn"), Path::new(""));
        assert_eq!(literal_start("./a/*.pgn"), Path::new("a"));
        assert_eq!(literal_start("/srv/*.pgn"), Path::new("/srv"));
        assert_eq!(literal_start("/*.pgn"), Path::new("/"));
    }
}

//! Where games come from: paths on the command line in, readers of their bytes out; and why a game that
//! was read cannot be written.
//!
//! A directory stands for the archives in it and below it, `-` for standard input. What is compressed is
//! decompressed, whatever it is called.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use chess_runtime::judge::{GameSyntax, Verdict};

use crate::opening;

/// The names that archives have in a directory.
const ENDINGS: [&str; 4] = [".pgn", ".pgn.gz", ".pgn.zst", ".pgn.bz2"];

/// An archive that somebody named, or that is in a directory that somebody named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Archive {
    path: PathBuf,
}

/// The archives of these paths, in their order; those of a directory by name.
pub(crate) fn archives(paths: &[PathBuf]) -> anyhow::Result<Vec<Archive>> {
    let mut archives = Vec::new();
    for path in paths {
        let count = archives.len();
        let archive = Archive { path: path.clone() };
        if archive.is_standard_input() {
            archives.push(archive);
            continue;
        }
        let kind = fs::metadata(path).with_context(|| format!("cannot read {}", path.display()))?;
        if !kind.is_dir() {
            archives.push(archive);
            continue;
        }
        add_directory(path, &mut archives).with_context(|| format!("cannot read {}", path.display()))?;
        anyhow::ensure!(archives.len() > count, "there are no .pgn files in {}", path.display());
    }
    Ok(archives)
}

fn add_directory(directory: &Path, archives: &mut Vec<Archive>) -> io::Result<()> {
    let mut entries = fs::read_dir(directory)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        // A link to a directory may lead around in a circle.
        if entry.file_type()?.is_dir() {
            add_directory(&path, archives)?;
        } else if is_named_like_archive(&path) {
            archives.push(Archive { path });
        }
    }
    Ok(())
}

/// Whether a path is called like an archive.
pub(crate) fn is_named_like_archive(path: &Path) -> bool {
    let name = path.to_string_lossy().to_ascii_lowercase();
    ENDINGS.iter().any(|ending| name.ends_with(ending))
}

impl Archive {
    pub(crate) fn is_standard_input(&self) -> bool {
        self.path.as_os_str() == "-"
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The name for messages.
    pub(crate) fn name(&self) -> String {
        if self.is_standard_input() { "<stdin>".to_string() } else { self.path.display().to_string() }
    }

    /// Its bytes, decompressed.
    pub(crate) fn open(&self) -> anyhow::Result<Box<dyn Read + Send>> {
        let opened = if self.is_standard_input() {
            opening::decompress(io::stdin())
        } else {
            File::open(&self.path).and_then(opening::decompress)
        };
        opened.with_context(|| format!("cannot read {}", self.name()))
    }
}

/// Why a game cannot be written in export format, and where: something that cannot be read, or the first
/// move of a line that cannot be played. Other mistakes need not keep it from being written.
pub(crate) fn why_not_written(game: &GameSyntax, text: &[u8], verdict: &Verdict) -> (usize, String) {
    let lines = game.lines.iter().zip(&verdict.record.lines);
    let refused =
        lines.filter_map(|(written, played)| Some(written.moves.get(played.moves.len())?.span.start));
    let stops: Vec<usize> = refused.chain(game.problems.iter().map(|(_, span)| span.start)).collect();
    let mut mistakes = verdict.diagnostics.iter();
    match mistakes.find(|mistake| stops.contains(&mistake.span.start)).or(verdict.diagnostics.first()) {
        Some(mistake) => (mistake.span.start, mistake.title(text)),
        None => (game.span.start, "nobody knows what `<` and `>` mean in a game".to_string()),
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::is_named_like_archive;

    #[test]
    fn archives_are_known_by_name() {
        let names = ["a.pgn", "b.PGN", "dir/c.pgn.zst", "d.pgn.gz", "e.pgn.bz2"];
        assert!(names.iter().all(|name| is_named_like_archive(Path::new(name))));
        assert!(!["a.txt", "pgn", "a.pgn.rs"].iter().any(|name| is_named_like_archive(Path::new(name))));
    }
}

//! Finds the archives in a directory, for every command that takes one.

use std::path::{Path, PathBuf};

use ignore::WalkBuilder;

/// The endings that the names of archives have.
const ENDINGS: [&str; 4] = [".pgn", ".pgn.gz", ".pgn.zst", ".pgn.bz2"];

/// Whether a path is named like an archive.
pub(crate) fn is_archive_name(path: &Path) -> bool {
    let name = path.to_string_lossy().to_ascii_lowercase();
    ENDINGS.iter().any(|ending| name.ends_with(ending))
}

/// Which files of a directory a walk skips.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Skip {
    /// Hidden files and what .gitignore names.
    Ignored,
    /// Hidden files only.
    Hidden,
    /// None.
    Nothing,
}

/// The files in a directory and in all directories below it for which `is_wanted` is true, sorted by name and
/// without a leading `./`. Links to directories are not followed. For a directory that cannot be read, the
/// walk has an error, and goes on.
pub(crate) fn walk(
    directory: &Path,
    skip: Skip,
    is_wanted: impl Fn(&Path) -> bool,
) -> impl Iterator<Item = Result<PathBuf, ignore::Error>> {
    let directory = if directory.as_os_str().is_empty() { Path::new(".") } else { directory };
    let mut walk = WalkBuilder::new(directory);
    walk.standard_filters(skip == Skip::Ignored).hidden(skip != Skip::Nothing);
    walk.sort_by_file_name(Ord::cmp).build().filter_map(move |entry| match entry {
        Ok(entry) => {
            let path = entry.path().strip_prefix("./").unwrap_or(entry.path());
            // A link that leads nowhere is named, so that it is reported when it is opened.
            let is_file = || path.metadata().map_or(true, |metadata| metadata.is_file());
            (is_wanted(path) && is_file()).then(|| Ok(path.to_owned()))
        }
        Err(error) => Some(Err(error)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn archives_are_known_by_name() {
        for name in ["a.pgn", "b/A.PGN", "c.pgn.zst", "d.pgn.gz", "e.pgn.BZ2"] {
            assert!(is_archive_name(Path::new(name)), "{name}");
        }
        for name in ["a.txt", "pgn", "a.zst", "a.pgn.bak", "a.epd", "a.pgn.rs"] {
            assert!(!is_archive_name(Path::new(name)), "{name}");
        }
    }
}

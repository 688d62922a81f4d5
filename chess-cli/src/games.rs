//! Where games come from: paths on the command line in, readers of their bytes out.
//!
//! A directory stands for the archives in it and below it, `-` for standard input. What is compressed is
//! decompressed, whatever it is called.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use anyhow::Context as _;

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
    pub(crate) fn open(&self) -> anyhow::Result<Box<dyn Read>> {
        let opened: io::Result<Box<dyn Read>> = if self.is_standard_input() {
            Ok(Box::new(io::stdin()))
        } else {
            File::open(&self.path).map(|file| Box::new(file) as _)
        };
        let decompressed = opened.and_then(|bytes| decompressed(BufReader::new(bytes)));
        decompressed.with_context(|| format!("cannot read {}", self.name()))
    }
}

/// Which compression a text begins with.
pub(crate) fn compression(beginning: &[u8]) -> Option<&'static str> {
    match beginning {
        [0x1F, 0x8B, ..] => Some("gzip"),
        [0x28, 0xB5, 0x2F, 0xFD, ..] => Some("zstd"),
        [b'B', b'Z', b'h', ..] => Some("bzip2"),
        _ => None,
    }
}

fn decompressed(mut bytes: BufReader<Box<dyn Read>>) -> io::Result<Box<dyn Read>> {
    Ok(match compression(bytes.fill_buf()?) {
        Some("gzip") => Box::new(flate2::bufread::MultiGzDecoder::new(bytes)),
        Some("zstd") => Box::new(zstd::Decoder::with_buffer(bytes)?),
        Some("bzip2") => Box::new(bzip2::bufread::MultiBzDecoder::new(bytes)),
        _ => Box::new(bytes),
    })
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{compression, is_named_like_archive};

    #[test]
    fn archives_are_known_by_name_and_compression_by_content() {
        let names = ["a.pgn", "b.PGN", "dir/c.pgn.zst", "d.pgn.gz", "e.pgn.bz2"];
        assert!(names.iter().all(|name| is_named_like_archive(Path::new(name))));
        assert!(!["a.txt", "pgn", "a.pgn.rs"].iter().any(|name| is_named_like_archive(Path::new(name))));
        assert_eq!(compression(b"[Event \"x\"]"), None);
        assert_eq!(compression(&[0x1F, 0x8B, 8]), Some("gzip"));
        assert_eq!(compression(b""), None);
    }
}

//! The sources of games: paths on the command line in, readers of their bytes out. Also explains why a game
//! that was read cannot be written.
//!
//! A directory stands for the archives in it and below it, `-` for standard input. Compression is recognised
//! by the content, not by the name.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use chess_runtime::judge::{GameSyntax, Verdict};

use crate::decompress::{ArchiveReader, decompress};
use crate::directory::{self, Skip};

/// An archive that the command line names, or one in a directory that it names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Archive {
    path: PathBuf,
}

/// The archives of these paths, in the order of the paths; those of a directory are sorted by name.
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
        for path in directory::walk(path, Skip::Nothing, directory::is_archive_name) {
            archives.push(Archive { path: path? });
        }
        anyhow::ensure!(archives.len() > count, "there are no .pgn files in {}", path.display());
    }
    Ok(archives)
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
    pub(crate) fn open(&self) -> anyhow::Result<ArchiveReader> {
        let opened = if self.is_standard_input() {
            decompress(io::stdin())
        } else {
            File::open(&self.path).and_then(decompress)
        };
        opened.with_context(|| format!("cannot read {}", self.name()))
    }
}

/// Why a game cannot be written in export format, and where: something that cannot be read, or the first
/// move of a line that cannot be played. Other mistakes do not prevent writing the game.
pub(crate) fn why_not_written(game: &GameSyntax, text: &[u8], verdict: &Verdict) -> (usize, String) {
    let lines = game.lines.iter().zip(&verdict.record.lines);
    let refused =
        lines.filter_map(|(written, played)| Some(written.moves.get(played.moves.len())?.span.start));
    let stops: Vec<usize> = refused.chain(game.problems.iter().map(|(_, span)| span.start)).collect();
    let mut mistakes = verdict.diagnostics.iter();
    match mistakes.find(|mistake| stops.contains(&mistake.span.start)).or(verdict.diagnostics.first()) {
        Some(mistake) => (mistake.span.start, mistake.title(text)),
        None => (game.span.start, "`<` and `>` have no meaning in a game".to_string()),
    }
}

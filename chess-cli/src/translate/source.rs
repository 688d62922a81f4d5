//! [`read`]: the games of a source in any notation.
//!
//! The reader of archives reads every notation of moves. Three kinds of text need a step before it: lists of
//! UCI moves, where a game is a line, Rust source, where a game is a macro call, and programs of Chesskell.

use std::io::{Cursor, Read};
use std::path::Path;

use chess_runtime::judge::{GameReader, GameSyntax};
use chess_runtime::notation::decode;
use chess_runtime::pgn::Reader;
use chess_runtime::{Position, WrittenKind, WrittenMove};
use clap::ValueEnum;

use super::{chesskell, rust_source};

/// The notation of a source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub(super) enum From {
    /// Recognise it.
    #[default]
    Auto,
    /// Games as in an archive, moves in any notation.
    Pgn,
    /// Standard algebraic notation: `Nf3`.
    San,
    /// Lists of squares, one game a line: `g1f3`, also after `position fen ... moves`.
    Uci,
    /// Long algebraic notation: `Ng1-f3`.
    Long,
    /// Figurine notation: `♘f3`.
    Figurine,
    /// Words: `knight g1 to f3`.
    Words,
    /// The programs of Chesskell: `chess p e4 p e5 end`, `create ... startMoves ... end`.
    Chesskell,
    /// The chess! macros of Rust source.
    Rust,
}

/// A game to translate.
pub(super) struct Game<'a> {
    pub(super) syntax: &'a GameSyntax,
    pub(super) text: &'a [u8],
    /// The number of the first line of the text in its file.
    pub(super) line: u64,
    pub(super) start: Position,
    pub(super) from: From,
}

/// Reads games one after the other.
///
/// # Errors
/// When the source cannot be read, or when `each` fails.
pub(super) fn read(
    mut source: Box<dyn Read>,
    path: &Path,
    from: From,
    each: &mut dyn FnMut(&Game<'_>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut beginning = Vec::new();
    (&mut source).take(1 << 16).read_to_end(&mut beginning)?;
    let from = match from {
        From::Auto => recognise(&beginning, path),
        from => from,
    };
    let source = Cursor::new(beginning).chain(source);
    let texts = match from {
        From::Uci => uci_lists(&read_all(source)?),
        From::Chesskell => chesskell::games(&decode(&read_all(source)?))?,
        From::Rust => rust_source::games(&decode(&read_all(source)?))?,
        _ => return read_archive(source, from, each),
    };
    for (line, text, start) in texts {
        for syntax in GameReader::new(text.as_bytes()) {
            each(&Game { syntax: &syntax, text: text.as_bytes(), line, start, from })?;
        }
    }
    Ok(())
}

fn read_archive(
    source: impl Read,
    from: From,
    each: &mut dyn FnMut(&Game<'_>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut reader = Reader::new(source);
    while let Some(game) = reader.next_game()? {
        let line = game.place(0).line;
        each(&Game { syntax: game.syntax(), text: game.text(), line, start: Position::default(), from })?;
    }
    Ok(())
}

fn read_all(mut source: impl Read) -> std::io::Result<Vec<u8>> {
    let mut text = Vec::new();
    source.read_to_end(&mut text)?;
    Ok(text)
}

/// The notation of a text, recognised by the file name and the first lines.
fn recognise(beginning: &[u8], path: &Path) -> From {
    let beginning = decode(beginning);
    let first = beginning.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or("");
    let is_rust = path.extension().is_some_and(|extension| extension == "rs");
    if is_rust || !first.starts_with('[') && beginning.contains("chess!") {
        From::Rust
    } else if first.starts_with("position ") || first.split_whitespace().all(is_uci) && !first.is_empty() {
        From::Uci
    } else if path.extension().is_some_and(|extension| extension == "hs") || chesskell::begins(&beginning) {
        From::Chesskell
    } else {
        From::Auto
    }
}

fn is_uci(word: &str) -> bool {
    let is_plain = word.len() <= 5 && word.bytes().all(|byte| byte.is_ascii_alphanumeric());
    is_plain
        && matches!(
            WrittenMove::from_ascii(word.as_bytes()),
            Ok(WrittenMove { kind: WrittenKind::Squares { .. }, .. })
        )
}

/// The games of a list: `e2e4 e7e5`, `position startpos moves e2e4`, `position fen ... moves e2e4`.
fn uci_lists(text: &[u8]) -> Vec<(u64, String, Position)> {
    let text = decode(text);
    let numbered = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let game = |(number, line): (u64, &str)| {
        let line = line.trim().strip_prefix("position ").unwrap_or(line).trim();
        let is_start = line.contains('/') || line == "startpos";
        let (start, moves) =
            line.split_once("moves").unwrap_or(if is_start { (line, "") } else { ("", line) });
        let fen = start.trim().trim_start_matches("fen ").trim();
        let tag = if fen.contains('/') { format!("[FEN \"{fen}\"] ") } else { String::new() };
        (number, format!("{tag}{moves} *"), Position::default())
    };
    numbered.map(game).collect()
}

impl Game<'_> {
    /// The first move that is not in the notation of `--from`, and its place.
    pub(super) fn refused_word(&self) -> Option<(usize, String)> {
        let name = match self.from {
            From::San => "standard algebraic notation",
            From::Uci => "UCI notation",
            From::Long => "long algebraic notation",
            From::Figurine => "figurine notation",
            From::Words | From::Chesskell => "words",
            From::Auto | From::Pgn | From::Rust => return None,
        };
        let moves = self.syntax.lines.iter().flat_map(|line| &line.moves);
        let mut words = moves.map(|written| (written.span.start, decode(written.span.of(self.text))));
        let (at, word) = words.find(|(_, word)| !self.from.fits(word))?;
        Some((at, format!("{word} is not written in {name}")))
    }
}

impl From {
    fn fits(self, word: &str) -> bool {
        let Ok(san) = WrittenMove::from_ascii(word.as_bytes()) else {
            return matches!(self, From::Words | From::Chesskell);
        };
        let is_castle = matches!(san.kind, WrittenKind::Castle(_));
        let is_long = match san.kind {
            WrittenKind::Piece { file, rank, .. } => file.is_some() && rank.is_some(),
            WrittenKind::Squares { .. } => !is_uci(word),
            WrittenKind::Castle(_) => true,
        };
        let is_pawn = word.starts_with(|c: char| ('a'..='h').contains(&c));
        match self {
            From::San => {
                word.is_ascii() && matches!(san.kind, WrittenKind::Piece { .. } | WrittenKind::Castle(_))
            }
            From::Uci => is_uci(word),
            From::Long => is_long,
            From::Figurine => is_castle || is_pawn || !word.starts_with(|c: char| c.is_ascii()),
            From::Words | From::Chesskell => false,
            From::Auto | From::Pgn | From::Rust => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{From, recognise, uci_lists};

    #[test]
    fn sources_are_recognised() {
        let kind = |text: &str, path: &str| recognise(text.as_bytes(), Path::new(path));
        assert_eq!(kind("\ne2e4 e7e5\n", "-"), From::Uci);
        assert_eq!(kind("position startpos moves e2e4", "-"), From::Uci);
        assert_eq!(kind("use x;\nchess! { e4 }", "-"), From::Rust);
        assert_eq!(kind("fn main() {}", "a.rs"), From::Rust);
        assert_eq!(kind("1. e2e4 e7e5", "a.pgn"), From::Auto);
        assert_eq!(kind("game = chess\n p e4\nend", "-"), From::Chesskell);
        assert_eq!(kind("module Games where", "Games.hs"), From::Chesskell);
        assert_eq!(kind("", "a.pgn"), From::Auto);
    }

    #[test]
    fn a_line_of_uci_moves_is_a_game() {
        let text = b"e2e4 e7e5\n\nposition fen 8/8/8/8/8/8/8/K1k5 b - - 0 1 moves c1c2\nposition startpos moves d2d4\nposition startpos";
        let games: Vec<(u64, String)> =
            uci_lists(text).into_iter().map(|(line, text, _)| (line, text)).collect();
        assert_eq!(games[0], (1, "e2e4 e7e5 *".to_string()));
        assert_eq!(games[1], (3, "[FEN \"8/8/8/8/8/8/8/K1k5 b - - 0 1\"]  c1c2 *".to_string()));
        assert_eq!(games[2].1.trim(), "d2d4 *");
        assert_eq!(games[3].1.trim(), "*");
    }

    #[test]
    fn each_notation_knows_its_moves() {
        let fits = |from: From, words: &[&str]| words.iter().all(|word| from.fits(word));
        assert!(fits(From::San, &["e4", "Nbd7", "O-O", "exd8=Q+"]));
        assert!(!From::San.fits("e2e4") && !From::San.fits("♘f3"));
        assert!(fits(From::Uci, &["e2e4", "e7e8q"]) && !From::Uci.fits("e2-e4") && !From::Uci.fits("e4"));
        assert!(fits(From::Long, &["e2-e4", "Ng1-f3", "O-O", "e7xd8=Q"]) && !From::Long.fits("Nf3"));
        assert!(fits(From::Figurine, &["♘f3", "e4", "O-O"]) && !From::Figurine.fits("Nf3"));
        assert!(From::Words.fits("pawn e2 to e4") && !From::Words.fits("e4"));
    }
}

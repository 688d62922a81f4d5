//! [`Notation`]: how a move is written, and a game with it.

use chess_runtime::{Color, File, Move, MoveNumber, Position};
use clap::ValueEnum;

use super::chesskell::Form;
use super::movetext::{Piece, main_line};
use crate::lines::Lines;

/// The longest line of a whole game.
const WIDTH: usize = 79;

/// What to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Notation {
    /// chess! source that compiles.
    Rust,
    /// Lists of squares, one game a line: `g1f3`.
    Uci,
    /// Lists of moves, one game a line: `Nf3`.
    San,
    /// Whole games in long algebraic notation: `Ng1-f3`.
    Long,
    /// Whole games in figurine notation: `♘f3`.
    Figurine,
    /// Whole games with moves in words: `knight g1 to f3`.
    Words,
    /// The programs of Chesskell, moves only: `knight g1 to f3`.
    Chesskell,
    /// The same in their short form: `n f3`.
    ChesskellShort,
    /// Whole games in export format.
    Pgn,
}

impl Notation {
    /// Whether only moves are written, one game a line.
    pub(super) const fn is_list(self) -> bool {
        matches!(self, Notation::Uci | Notation::San)
    }

    /// How Chesskell would write it, if it is to.
    pub(super) const fn chesskell(self) -> Option<Form> {
        match self {
            Notation::Chesskell => Some(Form::Long),
            Notation::ChesskellShort => Some(Form::Short),
            _ => None,
        }
    }

    /// A legal move.
    fn spell(self, before: &Position, m: Move) -> String {
        match self {
            Notation::Uci => uci(before, m),
            Notation::Long => before.long_san(m).to_string(),
            Notation::Figurine => before.san(m).figurine(before.turn()).to_string(),
            Notation::Words | Notation::Chesskell | Notation::ChesskellShort => before.in_words(m),
            Notation::Rust | Notation::San | Notation::Pgn => before.san(m).to_string(),
        }
    }

    /// The moves of the main line on one line, which can be read back as a game. The line has the starting
    /// position if it is not the standard one, and the result, which ends the game.
    pub(super) fn list(
        self,
        start: &Position,
        pieces: &[Piece<'_>],
        has_result: bool,
        is_bare: bool,
    ) -> String {
        let is_standard = *start == Position::default();
        let mut words: Vec<String> = Vec::new();
        match self {
            _ if is_standard || is_bare => {}
            Notation::Uci => words.push(format!("position fen {} moves", start.fen())),
            _ => words.push(format!("[FEN \"{}\"]", start.fen())),
        }
        for (index, (before, m)) in main_line(pieces).enumerate() {
            if self != Notation::Uci && (index == 0 || before.turn() == Color::White) {
                words.push(MoveNumber::of(&before).to_string());
            }
            words.push(self.spell(&before, m));
        }
        if let (Some(Piece::Result(result)), true) = (pieces.iter().rev().find(is_result), has_result)
            && self != Notation::Uci
        {
            words.push((*result).to_string());
        }
        // An empty line would not be read as a game.
        if words.is_empty() && self == Notation::Uci && !is_bare {
            words.push("position startpos".to_string());
        }
        words.join(" ")
    }

    /// The whole movetext.
    pub(super) fn whole(self, pieces: &[Piece<'_>]) -> String {
        let mut lines = Lines::new("", WIDTH);
        for piece in pieces {
            match piece {
                Piece::Number(number) => lines.number(number),
                Piece::Result(word) => lines.word(word),
                Piece::Move { before, m } => lines.word(&self.spell(before, *m)),
                Piece::Glyph(glyph) => lines.word(&format!("${glyph}")),
                Piece::DrawOffer => lines.word("(=)"),
                Piece::Comment(comment) => lines.comment(comment),
                Piece::Open => lines.open(),
                Piece::Close => lines.attach(")"),
                Piece::Line(line) => lines.line(line),
            }
        }
        lines.finish()
    }
}

fn is_result(piece: &&Piece<'_>) -> bool {
    matches!(piece, Piece::Result(_))
}

/// A move in UCI notation. Castling with a king or rook off its standard square is written as the king
/// capturing its own rook, as in Chess960.
fn uci(before: &Position, m: Move) -> String {
    let rook = m.castles().and_then(|side| before.castling_rook(before.turn(), side));
    let is_standard =
        rook.is_none_or(|rook| m.from().file() == File::E && matches!(rook.file(), File::A | File::H));
    if is_standard { m.to_string() } else { before.uci960(m) }
}

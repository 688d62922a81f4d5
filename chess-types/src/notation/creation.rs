//! Boards in Chesskell's language, and where the moves after them begin.
//!
//! ```text
//! create                              create
//!   put _Wh _B at d6                    fen1 (ff bR bN bB bQ bK bB bN bR fn0)
//!   put _Wh _B at b4                    fen2 (fn8)
//! startMoves                            ...
//!   b d6 to c5                        end
//! end
//! ```
//!
//! The kings stand at home unless they are put elsewhere, no piece has moved, so that who stands at home may castle, and
//! White is to move. `fen1` is the row at the top, the eighth rank.

use super::diagram::{DiagramProblem, DiagramReader, Step};
use super::lexer::{Lexer, TokenKind};
use super::span::Span;
use crate::{CastleSide, Color, File, Piece, Rank, Role, Square};

/// What is known of a board that began with `create`.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Creation {
    /// The ranks that were written as a whole.
    ranks: [bool; 8],
}

/// The board that a text begins with: its place, from `create` to the word before the moves, and the place where they begin.
///
/// ```
/// # use chess_types::notation::created_board;
/// let text = b"create put _Wh _P at a7 startMoves p a8 end";
/// let (board, moves) = created_board(text).unwrap();
/// assert_eq!(board.of(text), b"create put _Wh _P at a7 ");
/// assert_eq!(&text[moves..], b" p a8 end");
/// ```
#[must_use]
pub fn created_board(text: &[u8]) -> Option<(Span, usize)> {
    let start = text.len() - text.trim_ascii_start().len();
    let rest = text[start..].strip_prefix(b"create")?;
    if rest.first().is_some_and(|byte| !byte.is_ascii_whitespace()) {
        return None;
    }
    let mut words = Lexer::starting_at(text, start).filter(|token| token.kind == TokenKind::Word);
    let last = words.find(|token| matches!(token.span.of(text), b"startMoves" | b"end"));
    Some(match last {
        Some(last) if last.span.of(text) == b"startMoves" => {
            (Span::new(start, last.span.start), last.span.end)
        }
        // No moves: what `end` ends is read as that of a game.
        Some(last) => (Span::new(start, last.span.start), last.span.start),
        None => (Span::new(start, text.len()), text.len()),
    })
}

impl DiagramReader<'_> {
    pub(super) fn create(&mut self, span: Span) -> Step {
        match self.created.replace(Creation::default()) {
            Some(_) => Err((DiagramProblem::Twice, span)),
            None => Ok(()),
        }
    }

    /// `fen2 (ff wP fn6 bP fn0)`
    pub(super) fn row_in_words(&mut self, word: &str, mut span: Span) -> Step {
        // The first row is that of the eighth rank.
        let row = usize::from(word.as_bytes()[3] - b'1');
        let rank = Rank::ALL[7 - row];
        let created = self.created.get_or_insert_default();
        if core::mem::replace(&mut created.ranks[7 - row], true) {
            return Err((DiagramProblem::Twice, span));
        }
        let problem = DiagramProblem::RowInWords;
        let first = self.expect(problem, &mut span)?;
        if first == "fn8" {
            return Ok(());
        }
        if first != "ff" {
            return Err((problem, span));
        }
        let mut squares = 0;
        loop {
            match self.expect(problem, &mut span)?.as_bytes() {
                b"fn0" if squares == 8 => return Ok(()),
                b"fn0" => return Err((DiagramProblem::Row(squares), span)),
                [b'f', b'n', empty @ b'1'..=b'8'] => squares = squares.saturating_add(empty - b'0'),
                [color @ (b'w' | b'b'), role @ b'A'..=b'Z'] => {
                    let color = if *color == b'w' { Color::White } else { Color::Black };
                    let role = Role::from_letter(char::from(*role)).ok_or((problem, span))?;
                    if squares < 8 {
                        let square = Square::new(File::from_index(squares), rank);
                        self.put_on(square, Piece { color, role }, span)?;
                    }
                    squares = squares.saturating_add(1);
                }
                _ => return Err((problem, span)),
            }
        }
    }

    /// Puts the kings at home that stand nowhere else, and gives the right to castle to all who stand at home.
    pub(super) fn finish_creation(&mut self) {
        let Some(created) = self.created else { return };
        let mut rights = [None; 4];
        for (index, color) in [Color::White, Color::Black].into_iter().enumerate() {
            let rank = Rank::First.seen_by(color);
            let home = Square::new(File::E, rank);
            let board = &mut self.setup.board;
            let is_free = !board.occupied().contains(home) && !created.ranks[rank as usize];
            if board.of(Role::King, color).is_empty() && is_free {
                board.put(home, Role::King.of(color));
            }
            let stands = |role: Role, square| board.piece_at(square) == Some(role.of(color));
            for (side, file) in [(CastleSide::King, File::H), (CastleSide::Queen, File::A)] {
                let may = stands(Role::King, home) && stands(Role::Rook, Square::new(file, rank));
                let letter = if side == CastleSide::King { 'k' } else { 'q' };
                let letter = if color == Color::White { letter.to_ascii_uppercase() } else { letter };
                rights[2 * index + usize::from(side == CastleSide::Queen)] = may.then_some(letter);
            }
        }
        if self.rights.is_none() {
            let text: alloc::string::String = rights.into_iter().flatten().collect();
            let text = if text.is_empty() { "-" } else { &text };
            if let Some(rights) = super::fen::castling_from_text(text, &self.setup.board) {
                self.setup.castling = rights;
            }
        }
    }
}

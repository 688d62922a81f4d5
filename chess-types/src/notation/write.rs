//! A legal move in, its text out: short and long algebraic notation, and UCI.

use alloc::string::{String, ToString};

use super::san::{CheckMark, San};
use crate::{Bitboard, File, Move, MoveKind, Position, Rank, Role, Square};

impl Position {
    /// How the Laws and PGN write this legal move: the least that tells it apart, with `+` or `#`.
    ///
    /// ```
    /// # use chess_types::Position;
    /// let position = Position::from_fen("1k6/8/8/8/8/8/6K1/R6R w - - 0 1")?;
    /// let m = position.parse_san("a1d1")?;
    /// assert_eq!(position.san(m), "Rad1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn san(&self, m: Move) -> San {
        let mut text = self.san_without_mark(m);
        let after = self.play_unchecked(m);
        if after.is_check() {
            let mark = if after.has_legal_move() { CheckMark::Check } else { CheckMark::Mate };
            text.push(mark.text());
        }
        text
    }

    /// [`Position::san`] without `+` and `#`.
    #[must_use]
    pub fn san_without_mark(&self, m: Move) -> San {
        let mut text = San::EMPTY;
        if let Some(side) = m.castles() {
            text.push(side.san());
            return text;
        }
        let (from, to) = (m.from(), m.to());
        let role = self.board().role_at(from).unwrap_or(Role::Pawn);
        let takes = self.is_capture(m);
        if role == Role::Pawn {
            if takes {
                text.push_char(from.file().char());
            }
        } else {
            text.push_char(role.letter());
            let (file, rank) = self.disambiguation(role, from, to);
            if let Some(file) = file {
                text.push_char(file.char());
            }
            if let Some(rank) = rank {
                text.push_char(rank.char());
            }
        }
        if takes {
            text.push("x");
        }
        push_square(&mut text, to);
        if let Some(role) = m.promotes_to() {
            text.push("=");
            text.push_char(role.letter());
        }
        text
    }

    /// What must be written of the origin so that no other piece of this role is meant
    /// (FIDE Appendix C.10): the file if that does, else the rank, else both.
    fn disambiguation(&self, role: Role, from: Square, to: Square) -> (Option<File>, Option<Rank>) {
        let rivals = self.candidates().movers(role, to).without(from);
        if rivals.is_empty() {
            (None, None)
        } else if !rivals.meets(Bitboard::from_file(from.file())) {
            (Some(from.file()), None)
        } else if !rivals.meets(Bitboard::from_rank(from.rank())) {
            (None, Some(from.rank()))
        } else {
            (Some(from.file()), Some(from.rank()))
        }
    }

    /// Whether the move takes something, en passant included.
    #[must_use]
    pub fn is_capture(&self, m: Move) -> bool {
        m.castles().is_none()
            && (self.board().color(self.turn().opponent()).contains(m.to())
                || m.kind() == MoveKind::EnPassant)
    }

    /// The move in long algebraic notation: `Ng1-f3`, `e4xd5`, `e7-e8=Q`, `O-O`.
    #[inline]
    #[must_use]
    pub fn long_san(&self, m: Move) -> San {
        let short = self.san(m);
        if m.castles().is_some() {
            return short;
        }
        let role = self.board().role_at(m.from()).unwrap_or(Role::Pawn);
        let mut text = San::EMPTY;
        if role != Role::Pawn {
            text.push_char(role.letter());
        }
        push_square(&mut text, m.from());
        text.push(if self.is_capture(m) { "x" } else { "-" });
        push_square(&mut text, m.to());
        let ending = short.find(['=', '+', '#']).map_or("", |at| &short.as_str()[at..]);
        text.push(ending);
        text
    }

    /// The move as UCI writes it in Chess960: castling is the king onto its rook (`e1h1`).
    /// Standard chess prints the move itself: `e1g1`.
    #[must_use]
    pub fn uci960(&self, m: Move) -> String {
        match m.castles().and_then(|side| self.castling_rook(self.turn(), side)) {
            Some(rook) => alloc::format!("{}{rook}", m.from()),
            None => m.to_string(),
        }
    }
}

fn push_square(text: &mut San, square: Square) {
    text.push_char(square.file().char());
    text.push_char(square.rank().char());
}

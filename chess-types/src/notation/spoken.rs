//! Moves in words and a position: what words mean there, and how a legal move is said.
//!
//! In: a [`WrittenMove`] that [`words.rs`](super::words) has read, or a legal move. Out: the move as a notation would have
//! it, or the words.

use alloc::format;
use alloc::string::String;

use super::san::{WrittenKind, WrittenMove};
use super::span::Span;
use crate::{CastleSide, File, Move, Position, Rank, Role, attacks};

/// Whether what stands here is a move in words: more than one word.
pub(crate) fn is_spoken(text: &[u8], span: Span) -> bool {
    let word = span.of(text);
    // The second byte of `pawn`, `knight`, `bishop`, `rook`, `queen`, `king`, `castle` and of a letter by itself. Hardly any
    // other move has one of these there.
    word.len() >= 4
        && matches!(word[1], b' ' | b'\n' | b'\r' | b'\t' | b'a' | b'n' | b'i' | b'o' | b'u')
        && word.iter().any(u8::is_ascii_whitespace)
}

/// What a move in words means in this position. It leaves out what the board shows: a pawn takes without a word for it, and
/// a king that goes two squares castles.
pub(crate) fn meant(position: &Position, written: WrittenMove) -> WrittenMove {
    let WrittenKind::Piece { role, file, rank, takes, to, promotion } = written.kind else { return written };
    let turn = position.turn();
    let kind = match role {
        Role::Pawn if !takes && file.is_none() => {
            let opponent = turn.opponent();
            let has_victim =
                position.board().color(opponent).contains(to) || position.en_passant() == Some(to);
            let takers = attacks::pawn(opponent, to) & position.board().of(Role::Pawn, turn);
            WrittenKind::Piece { role, file, rank, takes: has_victim && takers.any(), to, promotion }
        }
        Role::King if promotion.is_none() && !takes => {
            let king = position.king(turn);
            let is_named =
                file.is_none_or(|file| file == king.file()) && rank.is_none_or(|rank| rank == king.rank());
            let home = Rank::First.seen_by(turn);
            let is_home = king.file() == File::E && king.rank() == home;
            let side = CastleSide::ALL.into_iter().find(|side| to.file() == side.king_file());
            match side {
                Some(side) if is_named && is_home && to.rank() == home => WrittenKind::Castle(side),
                _ => written.kind,
            }
        }
        _ => written.kind,
    };
    WrittenMove { kind, ..written }
}

impl Position {
    /// A legal move in words, which `chess!` reads: `pawn e7 to e8 becomes queen check`.
    ///
    /// ```
    /// # use chess_types::Position;
    /// let start = Position::default();
    /// assert_eq!(start.in_words(start.parse_san("Nf3")?), "knight g1 to f3");
    /// # Ok::<(), chess_types::ParseMoveError>(())
    /// ```
    #[must_use]
    pub fn in_words(&self, m: Move) -> String {
        let role = self.board().role_at(m.from()).unwrap_or(Role::Pawn);
        let mut words = match m.castles() {
            Some(CastleSide::King) => String::from("castle kingside"),
            Some(CastleSide::Queen) => String::from("castle queenside"),
            None => format!("{role} {} to {}", m.from(), m.to()),
        };
        if let Some(role) = m.promotes_to() {
            words = words + " becomes " + role.name();
        }
        let after = self.play_unchecked(m);
        if after.is_check() {
            words += if after.has_legal_move() { " check" } else { " mate" };
        }
        words
    }
}

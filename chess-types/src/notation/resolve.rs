//! Between notation and moves: which legal move a [`WrittenMove`] means, and how a move is written.
//!
//! Both directions look from the target square back to the pieces that can go there
//! (`movers.rs`); no move list is made.

use core::fmt;

use super::san::{WrittenKind, WrittenMove, WrittenMoveError};
use crate::reasons::{self, Ambiguity, Illegality, Refusal};
use crate::rules::position::for_turn;
use crate::{Bitboard, Black, CastleSide, Color, File, Move, Position, Rank, Role, Square, White};

/// Why a text is not a legal move in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseMoveError {
    /// The text is not a move.
    Syntax(WrittenMoveError),
    /// The move breaks a rule.
    Illegal(Illegality),
    /// Several legal moves are written so.
    Ambiguous(Ambiguity),
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseMoveError::Syntax(error) => error.fmt(f),
            ParseMoveError::Illegal(illegality) => illegality.fmt(f),
            ParseMoveError::Ambiguous(ambiguity) => ambiguity.fmt(f),
        }
    }
}

impl core::error::Error for ParseMoveError {}

impl From<WrittenMoveError> for ParseMoveError {
    fn from(error: WrittenMoveError) -> ParseMoveError {
        ParseMoveError::Syntax(error)
    }
}

impl From<Refusal> for ParseMoveError {
    fn from(refusal: Refusal) -> ParseMoveError {
        match refusal {
            Refusal::Illegal(illegality) => ParseMoveError::Illegal(illegality),
            Refusal::Ambiguous(ambiguity) => ParseMoveError::Ambiguous(ambiguity),
        }
    }
}

impl Position {
    /// The legal move that a text means: standard or long algebraic, UCI or figurine notation.
    ///
    /// The text may leave out or misstate `x`, `+`, `#` and `e.p.`; the referee
    /// ([`Referee`](crate::judge::Referee)) checks those claims.
    ///
    /// # Errors
    /// [`ParseMoveError`]: the text is no move, or none that is legal here, or several.
    ///
    /// ```
    /// # use chess_types::Position;
    /// let start = Position::default();
    /// assert_eq!(start.parse_san("Nf3")?, start.parse_san("g1-f3")?);
    /// assert_eq!(start.parse_san("Qh5").unwrap_err().to_string(),
    ///     "the white pawn on e2 stands between the queen on d1 and h5");
    /// # Ok::<(), chess_types::ParseMoveError>(())
    /// ```
    pub fn parse_san(&self, text: &str) -> Result<Move, ParseMoveError> {
        let word = text.trim().trim_end_matches(['!', '?']);
        Ok(self.resolve(&WrittenMove::from_ascii(word.as_bytes())?)?)
    }

    /// The legal move that this means.
    ///
    /// # Errors
    /// [`Refusal`]: why there is none, or which ones there are.
    #[inline]
    pub fn resolve(&self, san: &WrittenMove) -> Result<Move, Refusal> {
        match self.find(san) {
            Some(found) => Ok(found),
            None => Err(reasons::refusal(self, san)),
        }
    }

    /// The one legal move that this means, or `None` if there is none or are several.
    #[inline]
    #[must_use]
    pub fn find(&self, san: &WrittenMove) -> Option<Move> {
        match san.kind {
            WrittenKind::Piece { role, to, promotion, .. } => {
                let origin = san.origin();
                // One copy for pawns, one for kings, and one for the others, which differ only in a row of a table: so
                // the processor need not guess which piece moves.
                match role {
                    Role::Pawn => self.piece_move(Role::Pawn, origin, to, promotion),
                    Role::King => self.piece_move(Role::King, origin, to, promotion),
                    _ => self.piece_move(role, origin, to, promotion),
                }
            }
            WrittenKind::Squares { from, to, promotion, .. } => {
                let role = self.board().role_at(from)?;
                if let Some(side) = self.castle_by_squares(from, to) {
                    let castles = promotion.is_none() && self.candidates().can_castle(side);
                    return castles.then(|| Move::castle(from, side));
                }
                let movers = self.candidates().movers(role, to);
                movers.contains(from).then(|| self.written_move(role, from, to, promotion))?
            }
            WrittenKind::Castle(side) => {
                let king = self.king(self.turn());
                self.candidates().can_castle(side).then(|| Move::castle(king, side))
            }
        }
    }

    // Where nothing is optimised, as for macros, copies would only be more to compile.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn piece_move(&self, role: Role, origin: Bitboard, to: Square, promotion: Option<Role>) -> Option<Move> {
        let from = for_turn!(self.turn(), Position::mover(self, role, to, origin, true))?;
        self.written_move(role, from, to, promotion)
    }

    /// The move of a piece that can go there, if the promotion fits.
    #[inline(always)]
    pub(crate) fn written_move(
        &self,
        role: Role,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Move> {
        if role != Role::Pawn {
            return promotion.is_none().then(|| Move::normal(from, to));
        }
        let last_rank = to.rank() == Rank::Eighth.seen_by(self.turn());
        match promotion {
            Some(role) if last_rank && role.is_promotion() => Some(Move::promotion(from, to, role)),
            None if !last_rank => Some(if from.file() != to.file() && self.en_passant() == Some(to) {
                Move::en_passant(from, to)
            } else {
                Move::normal(from, to)
            }),
            _ => None,
        }
    }

    /// Castling written as squares: the king's two (`e1g1`), or king and own rook (`e1h1`).
    pub(crate) fn castle_by_squares(&self, from: Square, to: Square) -> Option<CastleSide> {
        let home = Rank::First.seen_by(self.turn());
        if from != self.king(self.turn()) || from.rank() != home || to.rank() != home {
            return None;
        }
        CastleSide::ALL.into_iter().find(|&side| {
            let onto_rook = self.castling_rook(self.turn(), side) == Some(to);
            let two_steps = from.file() == File::E && to.file() == side.king_file();
            onto_rook || two_steps
        })
    }

    /// The legal move that a UCI text means, in both castling spellings.
    ///
    /// # Errors
    /// [`ParseMoveError`] as for [`Position::parse_san`]; other notation is a syntax error.
    pub fn parse_uci(&self, text: &str) -> Result<Move, ParseMoveError> {
        let san = WrittenMove::from_ascii(text.as_bytes())?;
        match san.kind {
            // Four letters and digits, and a fifth for a promotion: no signs.
            WrittenKind::Squares { .. }
                if text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_alphanumeric()) =>
            {
                Ok(self.resolve(&san)?)
            }
            _ => Err(WrittenMoveError::NotAMove.into()),
        }
    }
}

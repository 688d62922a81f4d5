//! Why not: the reason a written move is refused.
//!
//! In: a [`Position`] and a [`WrittenMove`] that no legal move fits. Out: a [`Refusal`], which is either an
//! [`Illegality`] (one variant a rule, with the pieces and squares concerned) or an [`Ambiguity`].
//! This is the slow path: it runs once for a move that was refused, and may look at everything.
//!
//! - `rule.rs`: the table of rules, each with its id, article, and why
//! - `illegality.rs`: the reasons, with the pieces and squares concerned
//! - `wording.rs`: one sentence for each reason
//! - `help.rs`: what would be right; `guess.rs`: what a misspelt word was meant to be, by `edit_distance.rs` where nothing else
//!   tells; `spelling.rs`: help as text that can be pasted where it is shown
//! - `pieces.rs`, `pawns.rs`, `castling.rs`: finding the reason

mod castling;
mod edit_distance;
mod guess;
mod help;
mod illegality;
mod pawns;
mod pieces;
mod rule;
mod spelling;
mod wording;

pub use help::Help;
pub use illegality::{Ambiguity, CastlingLoss, Illegality, PlacedPiece, Refusal};
pub use rule::{Group, Rule, Severity};
pub use spelling::Spelling;
pub use wording::SquareList;

use crate::notation::{WrittenKind, WrittenMove};
use crate::{Bitboard, Move, MoveKind, Piece, Position, Role, Square, attacks};

/// Why no single legal move fits what was written.
///
/// Calling it with a [`WrittenMove`] that does resolve gives a reason without meaning.
#[cold]
pub(crate) fn refusal(position: &Position, san: &WrittenMove) -> Refusal {
    match san.kind {
        WrittenKind::Castle(side) => castling::why_not(position, side).into(),
        WrittenKind::Squares { from, to, promotion, .. } => {
            if let Some(side) = position.castle_by_squares(from, to) {
                return match promotion {
                    Some(_) => Illegality::PromotionOfPiece { role: Role::King }.into(),
                    None => castling::why_not(position, side).into(),
                };
            }
            match own_piece(position, from) {
                Ok(piece) => why_not(position, piece.role, from.into(), to, promotion, san.en_passant).into(),
                Err(illegality) => illegality.into(),
            }
        }
        WrittenKind::Piece { role, file, rank, to, promotion, .. } => {
            let origin = san.origin();
            let movers = position.candidates().movers(role, to) & origin;
            let fits = |from| position.written_move(role, from, to, promotion).is_some();
            if movers.more_than_one() && movers.into_iter().all(fits) {
                return Refusal::Ambiguous(Ambiguity { role, to, movers, promotion });
            }
            // A pawn that steps comes along its file, so a rank alone names its square.
            let file =
                file.or_else(|| (role == Role::Pawn && rank.is_some() && !san.takes()).then(|| to.file()));
            match pieces::none_named(position, role, origin, file, rank) {
                Some(illegality) => illegality.into(),
                None => why_not(position, role, origin, to, promotion, san.en_passant).into(),
            }
        }
    }
}

/// The piece of the player to move on a square that a move names.
fn own_piece(position: &Position, square: Square) -> Result<Piece, Illegality> {
    match position.piece_at(square) {
        None => Err(Illegality::NothingThere { square }),
        Some(piece) if piece.color != position.turn() => {
            Err(Illegality::WrongColor { placed: PlacedPiece { piece, square } })
        }
        Some(piece) => Ok(piece),
    }
}

/// Why none of the pieces of this role on `origin` can go to `to`.
fn why_not(
    position: &Position,
    role: Role,
    origin: Bitboard,
    to: Square,
    promotion: Option<Role>,
    en_passant: bool,
) -> Illegality {
    let turn = position.turn();
    let movers = position.board().of(role, turn) & origin;
    let takes_king = position.king(turn.opponent()) == to && promotion.is_none_or(Role::is_promotion);
    // A pawn straight before the king takes nothing there: it is blocked.
    let takers = if role == Role::Pawn { movers & attacks::pawn(turn.opponent(), to) } else { movers };
    if let Some(placed) = pieces::nearest(position, takers, to).filter(|_| takes_king) {
        return Illegality::TakesKing { placed, to };
    }
    match role {
        Role::Pawn => pawns::why_not(position, movers, to, promotion, en_passant),
        _ if promotion.is_some() => Illegality::PromotionOfPiece { role },
        Role::King => pieces::why_not_king(position, to),
        _ => pieces::why_not(position, role, movers, to),
    }
}

impl Position {
    /// Why a move is not legal here, or `None` if it is legal.
    ///
    /// ```
    /// # use chess_types::{Move, Position, Square};
    /// let start = Position::default();
    /// let reason = start.explain(Move::normal(Square::A1, Square::A3)).unwrap();
    /// assert_eq!(reason.to_string(), "the white pawn on a2 stands between the rook on a1 and a3");
    /// assert_eq!(reason.rule().id(), "blocked");
    /// assert_eq!(reason.article(), Some("3.5"));
    /// ```
    #[inline]
    #[must_use]
    pub fn explain(&self, m: Move) -> Option<Illegality> {
        if self.is_legal(m) {
            return None;
        }
        let written = WrittenMove {
            kind: match m.kind() {
                MoveKind::Castle(side) => WrittenKind::Castle(side),
                _ => WrittenKind::Squares {
                    from: m.from(),
                    takes: false,
                    to: m.to(),
                    promotion: m.promotes_to(),
                },
            },
            mark: None,
            en_passant: m.kind() == MoveKind::EnPassant,
        };
        if self.find(&written).is_some() {
            // Its squares are those of a legal move of another kind, castling or en passant.
            let cannot_reach = |piece| Illegality::CannotReach { piece, from: m.from().into(), to: m.to() };
            return Some(own_piece(self, m.from()).map_or_else(|illegality| illegality, cannot_reach));
        }
        match refusal(self, &written) {
            Refusal::Illegal(illegality) => Some(illegality),
            // Squares name one piece, so this cannot be: it is here to be total.
            Refusal::Ambiguous(_) => None,
        }
    }
}

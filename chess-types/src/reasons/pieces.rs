//! Why a knight, bishop, rook, queen or king cannot go there.

use super::illegality::{Illegality, PlacedPiece};
use crate::board::attacks::{self, between};
use crate::{Bitboard, Color, File, Position, Rank, Role, Square};

impl PlacedPiece {
    /// The piece on the square; a white pawn where there is none.
    pub(super) fn on(position: &Position, square: Square) -> PlacedPiece {
        let piece = position.piece_at(square).unwrap_or(Role::Pawn.of(Color::White));
        PlacedPiece { piece, square }
    }

    /// The piece on the first of some squares that are occupied.
    pub(super) fn first_on(position: &Position, squares: Bitboard) -> Option<PlacedPiece> {
        squares.first().map(|square| PlacedPiece::on(position, square))
    }
}

/// Why no piece is meant: there is none of the role, or none where the writing says.
pub(super) fn none_named(
    position: &Position,
    role: Role,
    origin: Bitboard,
    file: Option<File>,
    rank: Option<Rank>,
) -> Option<Illegality> {
    let piece = role.of(position.turn());
    let stand = position.board().of(role, position.turn());
    if stand.is_empty() {
        return Some(Illegality::NoSuchPiece { piece });
    }
    let unnamed_pawn = role == Role::Pawn && file.is_none() && rank.is_none();
    if stand.meets(origin) || unnamed_pawn {
        return None;
    }
    if let (Some(file), Some(rank)) = (file, rank) {
        let square = Square::new(file, rank);
        match position.piece_at(square) {
            Some(other) if other.color != position.turn() && other.role == role => {
                return Some(Illegality::WrongColor { placed: PlacedPiece { piece: other, square } });
            }
            None => return Some(Illegality::NothingThere { square }),
            _ => {}
        }
    }
    Some(Illegality::NotThere { piece, file, rank, stand })
}

/// Why none of these pieces, of which there is at least one, can go to `to`: the reason of the one
/// that comes nearest to it.
pub(super) fn why_not(position: &Position, role: Role, movers: Bitboard, to: Square) -> Illegality {
    if let Some(illegality) = own_piece(position, movers, to) {
        return illegality;
    }
    let occupied = position.board().occupied();
    let lined_up = attacks::of(role, position.turn(), to, Bitboard::EMPTY) & movers;
    let reaching = attacks::of(role, position.turn(), to, occupied) & movers;
    if let Some(placed) = PlacedPiece::first_on(position, reaching) {
        return leaves_king_in_check(position, placed, to);
    }
    match PlacedPiece::first_on(position, lined_up) {
        Some(placed) => blocked(position, placed, to),
        None => Illegality::CannotReach { piece: role.of(position.turn()), from: movers, to },
    }
}

/// Why no piece can go where an own piece stands.
pub(super) fn own_piece(position: &Position, movers: Bitboard, to: Square) -> Option<Illegality> {
    let placed = PlacedPiece::on(position, to);
    if movers.contains(to) {
        Some(Illegality::AlreadyThere { placed })
    } else if position.board().color(position.turn()).contains(to) {
        Some(Illegality::OwnPiece { placed })
    } else {
        None
    }
}

/// Who of these comes nearest to a square: who is lined up with it, else who is closest.
pub(super) fn nearest(position: &Position, movers: Bitboard, to: Square) -> Option<PlacedPiece> {
    let square = movers.into_iter().min_by_key(|&from| {
        let placed = PlacedPiece::on(position, from);
        let reach = attacks::of(placed.piece.role, placed.piece.color, from, Bitboard::EMPTY);
        (!reach.contains(to), from.distance(to))
    })?;
    Some(PlacedPiece::on(position, square))
}

/// Who stands nearest to the piece on its way.
pub(super) fn blocked(position: &Position, placed: PlacedPiece, to: Square) -> Illegality {
    let blockers = between(placed.square, to) & position.board().occupied();
    let nearest = blockers.into_iter().min_by_key(|square| square.distance(placed.square));
    let by = PlacedPiece::on(position, nearest.unwrap_or(to));
    Illegality::Blocked { placed, to, by }
}

/// Why a piece that moves and takes like that may not: the king would be in check, or be taken.
pub(super) fn leaves_king_in_check(position: &Position, placed: PlacedPiece, to: Square) -> Illegality {
    let turn = position.turn();
    let limits = position.constraints();
    let mut checkers = limits.checkers.into_iter().map(|square| PlacedPiece::on(position, square));
    match (checkers.next(), checkers.next()) {
        (Some(first), Some(second)) => Illegality::DoubleCheck { color: turn, by: [first, second] },
        (Some(by), None) if !limits.targets.contains(to) => Illegality::StillInCheck { color: turn, by },
        _ => Illegality::Pinned { placed, by: pinner(position, placed.square) },
    }
}

/// The enemy that would give check if this piece were not there.
fn pinner(position: &Position, pinned: Square) -> PlacedPiece {
    let board = position.board();
    let king = position.king(position.turn());
    let without = board.occupied().without(pinned);
    let enemies = board.color(position.turn().opponent());
    let uncovered = (board.attackers(king, without) & enemies)
        .into_iter()
        .find(|&enemy| between(king, enemy).contains(pinned));
    PlacedPiece::on(position, uncovered.unwrap_or(king))
}

/// Why the king cannot go there.
pub(super) fn why_not_king(position: &Position, to: Square) -> Illegality {
    let turn = position.turn();
    let king = position.king(turn);
    if let Some(illegality) = own_piece(position, king.into(), to) {
        return illegality;
    }
    if !attacks::king(king).contains(to) {
        return Illegality::CannotReach { piece: Role::King.of(turn), from: king.into(), to };
    }
    into_attack(position, to)
}

/// Who attacks the square that the king was to go to.
fn into_attack(position: &Position, to: Square) -> Illegality {
    let turn = position.turn();
    let other = position.king(turn.opponent());
    let attackers = attackers_without_king(position, to);
    match PlacedPiece::first_on(position, attackers.without(other)) {
        Some(by) => Illegality::IntoAttack { to, by, takes: position.board().role_at(to) },
        None => Illegality::KingsTouch { to, other },
    }
}

/// The enemies that attack a square once the own king has left its own.
pub(super) fn attackers_without_king(position: &Position, square: Square) -> Bitboard {
    let board = position.board();
    let without = board.occupied().minus(position.king(position.turn()).into());
    board.attackers(square, without) & board.color(position.turn().opponent())
}

//! Why a pawn cannot go there: steps, captures, en passant and promotion.

use super::illegality::{Illegality, PlacedPiece};
use super::pieces::{leaves_king_in_check, own_piece};
use crate::{Bitboard, Color, Position, Rank, Role, Square, attacks};

/// Why none of these pawns can go to `to`.
pub(super) fn why_not(
    position: &Position,
    movers: Bitboard,
    to: Square,
    promotion: Option<Role>,
    en_passant: bool,
) -> Illegality {
    let turn = position.turn();
    if let Some(illegality) = wrong_promotion(position, movers, to, promotion) {
        return illegality;
    }
    if let Some(illegality) = own_piece(position, movers, to) {
        return illegality;
    }
    let takers = attacks::pawn(turn.opponent(), to) & movers;
    let straight = movers & Bitboard::from_file(to.file());
    if let Some(placed) = PlacedPiece::first_on(position, takers) {
        return why_not_take(position, placed, to);
    }
    if let Some(placed) = nearest_behind(position, straight, to).filter(|_| !en_passant) {
        return why_not_step(position, placed, to);
    }
    match nearest(position, movers, to) {
        Some(placed) if !is_ahead(placed, to) => Illegality::PawnBackwards { placed, to },
        _ => Illegality::CannotReach { piece: Role::Pawn.of(turn), from: movers, to },
    }
}

/// What is wrong with the promotion, where a pawn can go there or it never could be right.
fn wrong_promotion(
    position: &Position,
    movers: Bitboard,
    to: Square,
    promotion: Option<Role>,
) -> Option<Illegality> {
    let turn = position.turn();
    let last_rank = to.rank() == Rank::Eighth.seen_by(turn);
    let can_go = (position.candidates().movers(Role::Pawn, to) & movers).any();
    match promotion {
        None if last_rank && can_go => Some(Illegality::PromotionMissing { to }),
        Some(role) if !role.is_promotion() => Some(Illegality::PromotionRole { role }),
        Some(_) if !last_rank && can_go => Some(Illegality::PromotionTooEarly { to, color: turn }),
        _ => None,
    }
}

/// Why a pawn cannot take diagonally there, where it does stand right for it.
fn why_not_take(position: &Position, placed: PlacedPiece, to: Square) -> Illegality {
    let turn = position.turn();
    if position.board().color(turn.opponent()).contains(to) {
        return leaves_king_in_check(position, placed, to);
    }
    let victim = Square::new(to.file(), placed.square.rank());
    if position.en_passant() == Some(to) {
        return en_passant_opens_check(position, placed, victim, to);
    }
    let beside = position.board().of(Role::Pawn, turn.opponent()).contains(victim);
    if beside && placed.square.rank() == Rank::Fifth.seen_by(turn) {
        Illegality::EnPassantNotNow { placed, victim, to }
    } else {
        Illegality::NothingToTake { placed, to }
    }
}

/// Who gives check after a capture en passant that is right but for that.
fn en_passant_opens_check(
    position: &Position,
    placed: PlacedPiece,
    victim: Square,
    to: Square,
) -> Illegality {
    let board = position.board();
    let turn = position.turn();
    let after = board.occupied().without(placed.square).without(victim).with(to);
    let checkers = board.attackers(position.king(turn), after) & board.color(turn.opponent());
    let by = checkers.without(victim).first().map(|square| PlacedPiece::on(position, square));
    match by {
        // A check that was there before and that the capture does not answer.
        Some(by) if position.checkers().contains(by.square) => Illegality::StillInCheck { color: turn, by },
        Some(by) => Illegality::EnPassantOpensCheck { placed, victim, by },
        None => Illegality::NothingToTake { placed, to },
    }
}

/// Why a pawn cannot step straight ahead there.
fn why_not_step(position: &Position, placed: PlacedPiece, to: Square) -> Illegality {
    let occupied = position.board().occupied();
    let second = Rank::Second.seen_by(position.turn());
    match placed.square.distance(to) {
        1 if occupied.contains(to) => {
            Illegality::PawnBlocked { placed, to, by: PlacedPiece::on(position, to) }
        }
        2 if placed.square.rank() != second => Illegality::NotDoubleStep { placed, to },
        2 => {
            let passed = attacks::between(placed.square, to);
            match PlacedPiece::first_on(position, passed & occupied) {
                Some(by) => Illegality::PawnBlocked { placed, to, by },
                None if occupied.contains(to) => {
                    Illegality::PawnBlocked { placed, to, by: PlacedPiece::on(position, to) }
                }
                None => leaves_king_in_check(position, placed, to),
            }
        }
        1 => leaves_king_in_check(position, placed, to),
        _ => Illegality::CannotReach { piece: placed.piece, from: placed.square.into(), to },
    }
}

/// Whether the square lies ahead of the pawn.
fn is_ahead(placed: PlacedPiece, to: Square) -> bool {
    match placed.piece.color {
        Color::White => to.rank() > placed.square.rank(),
        Color::Black => to.rank() < placed.square.rank(),
    }
}

/// The nearest of these pawns that the square lies ahead of.
fn nearest_behind(position: &Position, pawns: Bitboard, to: Square) -> Option<PlacedPiece> {
    let behind = pawns.into_iter().filter(|&pawn| is_ahead(PlacedPiece::on(position, pawn), to)).collect();
    nearest(position, behind, to)
}

/// The nearest of these pawns.
fn nearest(position: &Position, pawns: Bitboard, to: Square) -> Option<PlacedPiece> {
    let square = pawns.into_iter().min_by_key(|pawn| pawn.distance(to))?;
    Some(PlacedPiece::on(position, square))
}

//! Why the king may not castle.

use super::illegality::{CastlingLoss, Illegality, PlacedPiece};
use super::pieces::attackers_without_king;
use crate::rules::generate::CastlingPath;
use crate::{Bitboard, CastleSide, File, Position, Rank, Role, Square};

/// The first condition of FIDE 3.8.2 that does not hold.
pub(super) fn why_not(position: &Position, side: CastleSide) -> Illegality {
    let turn = position.turn();
    let king = position.king(turn);
    let Some(rook) = position.castling_rook(turn, side) else {
        return Illegality::CastlingLost { color: turn, side, loss: loss(position, side) };
    };
    if let Some(by) = PlacedPiece::first_on(position, position.checkers()) {
        return Illegality::CastlingInCheck { by };
    }
    let path = CastlingPath::new(king, rook, side);
    let others = position.board().occupied() ^ Bitboard::from(king) ^ rook.into();
    // From the king's side, as one looks for it.
    let in_the_way = (path.all() & others).into_iter().min_by_key(|square| square.distance(king));
    if let Some(square) = in_the_way {
        return Illegality::CastlingBlocked { side, by: PlacedPiece::on(position, square) };
    }
    let attacked = |square: Square| PlacedPiece::first_on(position, attackers_without_king(position, square));
    let passed = path.king.without(path.king_to);
    let mut passed_squares = passed.into_iter();
    if let Some((square, by)) = passed_squares.find_map(|square| Some((square, attacked(square)?))) {
        return Illegality::CastlingThroughCheck { square, by };
    }
    let arrived = position.board().attackers(path.king_to, others.with(path.rook_to))
        & position.board().color(turn.opponent());
    let by = attacked(path.king_to).or(PlacedPiece::first_on(position, arrived));
    Illegality::CastlingIntoCheck { square: path.king_to, by: by.unwrap_or(PlacedPiece::on(position, king)) }
}

/// How the right was lost, as far as the position alone can tell.
fn loss(position: &Position, side: CastleSide) -> CastlingLoss {
    let turn = position.turn();
    let home = Rank::First.seen_by(turn);
    let king = position.king(turn);
    if king != Square::new(File::E, home) {
        return CastlingLoss::KingAway { now: king };
    }
    let corner = Square::new(if side == CastleSide::King { File::H } else { File::A }, home);
    if position.board().of(Role::Rook, turn).contains(corner) {
        CastlingLoss::Earlier
    } else {
        CastlingLoss::RookAway { home: corner }
    }
}

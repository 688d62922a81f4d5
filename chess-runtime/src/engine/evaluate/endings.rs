//! Endings in which an advantage is worth less than its points say, or nothing at all.

use chess_types::{Bitboard, Board, Color, Role};

/// The scale of an advantage that counts in full.
pub(crate) const FULL: i32 = 64;

/// How much of the endgame points count, for the side that has more of them.
pub(crate) fn scale(board: &Board, white_points: i32) -> i32 {
    let strong = if white_points >= 0 { Color::White } else { Color::Black };
    let pawns = board.of(Role::Pawn, strong).len() as i32;
    if pawns == 0 && cannot_win_without_pawns(board, strong) {
        return FULL / 16;
    }
    if opposite_bishops(board) {
        let only_bishops =
            (board.role(Role::Knight) | board.role(Role::Rook) | board.role(Role::Queen)).is_empty();
        return if only_bishops { FULL / 4 + 4 * pawns } else { FULL / 2 + 4 * pawns };
    }
    // The fewer pawns are left, the harder it is to convert the advantage into a win.
    (FULL * 3 / 4 + 4 * pawns).min(FULL)
}

/// Whether the stronger side has no pawns and not even a rook more than the other.
fn cannot_win_without_pawns(board: &Board, strong: Color) -> bool {
    let strength = |color: Color| {
        let count = |role| board.of(role, color).len() as i32;
        3 * (count(Role::Knight) + count(Role::Bishop)) + 5 * count(Role::Rook) + 9 * count(Role::Queen)
    };
    let (more, less) = (strength(strong), strength(strong.opponent()));
    if less == 0 && board.of(Role::Pawn, strong.opponent()).is_empty() {
        // Two knights alone cannot force mate; one minor piece cannot give it.
        let knights = board.of(Role::Knight, strong).len() as i32;
        return more <= 3 || more == 6 && knights == 2;
    }
    more - less <= 3
}

/// Whether each side has exactly one bishop, on squares of different color.
fn opposite_bishops(board: &Board) -> bool {
    let bishops = board.role(Role::Bishop);
    bishops.len() == 2
        && board.of(Role::Bishop, Color::White).len() == 1
        && bishops.meets(Bitboard::LIGHT)
        && bishops.meets(Bitboard::DARK)
}

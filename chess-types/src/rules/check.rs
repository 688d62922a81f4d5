//! Attacks on a king: is it safe on a square, can a piece that leaves a square open a line to it, does a
//! move give check?

use crate::board::attacks::{self, behind, between};
use crate::{Bitboard, Board, Color, Position, Role, Side, Square};

/// Whether none of these enemies attacks a king of `turn` when these squares are occupied.
///
/// Few sliders stand on the lines of a square, so looking between is quicker here than the table.
#[inline(always)]
pub(crate) fn is_safe(
    board: &Board,
    king: Square,
    turn: Color,
    enemies: Bitboard,
    occupied: Bitboard,
) -> bool {
    let queens = board.role(Role::Queen);
    let steppers = attacks::knight(king) & board.role(Role::Knight)
        | attacks::pawn(turn, king) & board.role(Role::Pawn)
        | attacks::king(king) & board.role(Role::King);
    if steppers.meets(enemies) {
        return false;
    }
    let sliders = attacks::bishop_lines(king) & (board.role(Role::Bishop) | queens)
        | attacks::rook_lines(king) & (board.role(Role::Rook) | queens);
    for slider in sliders & enemies {
        if !between(king, slider).meets(occupied) {
            return false;
        }
    }
    true
}

/// Whether a piece that leaves `from` may open a line to the king. If not, no slider of the enemies stands behind it.
#[inline(always)]
pub(crate) fn may_open_line(board: &Board, king: Square, from: Square, enemies: Bitboard) -> bool {
    let sliders = board.role(Role::Bishop) | board.role(Role::Rook) | board.role(Role::Queen);
    (behind(king, from) & enemies).meets(sliders)
}

impl Position {
    /// Whether the player to move is in check, now that a piece of `S` has gone from one square to another: by
    /// that piece, or along a line that it opened. Nothing else can have changed if the move was legal.
    #[inline(always)]
    pub(crate) fn is_check_after<S: Side>(&self, role: Role, from: Square, to: Square) -> bool {
        let board = &self.state.board;
        let occupied = board.occupied();
        let king = board.king(S::Opponent::COLOR);
        let hits = match role {
            Role::Pawn => attacks::pawn(S::COLOR, to).contains(king),
            Role::King => false,
            // Nothing lies between the squares of a knight's move.
            _ => attacks::lines_of(role, to).contains(king) && !between(to, king).meets(occupied),
        };
        hits || may_open_line(board, king, from, board.color(S::COLOR))
            && !is_safe(board, king, S::Opponent::COLOR, board.color(S::COLOR), occupied)
    }
}

//! Attacks on a king: is it safe on a square, can a piece that leaves a square open a line to it, does a
//! move give check?

use crate::board::attacks::{self, behind, between};
use crate::{Bitboard, Board, Color, Position, Role, Side, Square};

/// Whether none of these enemies attacks a king of `turn` when these squares are occupied.
///
/// Few sliders stand on the lines of a square, so looking between is quicker here than the table.
#[inline(always)]
pub(crate) const fn is_safe(
    board: &Board,
    king: Square,
    turn: Color,
    enemies: Bitboard,
    occupied: Bitboard,
) -> bool {
    let queens = board.role(Role::Queen);
    let knights = attacks::knight(king).and(board.role(Role::Knight));
    let pawns = attacks::pawn(turn, king).and(board.role(Role::Pawn));
    let kings = attacks::king(king).and(board.role(Role::King));
    if knights.or(pawns).or(kings).meets(enemies) {
        return false;
    }
    let diagonal = attacks::bishop_lines(king).and(board.role(Role::Bishop).or(queens));
    let straight = attacks::rook_lines(king).and(board.role(Role::Rook).or(queens));
    let mut sliders = diagonal.or(straight).and(enemies);
    while let Some(slider) = sliders.first() {
        if !between(king, slider).meets(occupied) {
            return false;
        }
        sliders = sliders.without_lowest();
    }
    true
}

/// Whether a piece that leaves `from` may open a line to the king. If not, no slider of the enemies stands behind it.
#[inline(always)]
pub(crate) fn may_open_line(board: &Board, king: Square, from: Square, enemies: Bitboard) -> bool {
    let sliders = board.role(Role::Bishop) | board.role(Role::Rook) | board.role(Role::Queen);
    (behind(king, from) & enemies).meets(sliders)
}

/// Whether the king of this player is not in check, and one of the player's pawns can step that cannot be pinned, because it
/// is not on a line with the king. Most positions show at this look that there are legal moves.
#[inline]
pub(crate) fn has_free_pawn(board: &Board, turn: Color) -> bool {
    let (us, them, occupied) = (board.color(turn), board.color(turn.opponent()), board.occupied());
    let king = board.king(turn);
    let lines = attacks::bishop_lines(king) | attacks::rook_lines(king);
    let pawns = (board.role(Role::Pawn) & us).minus(lines);
    let ahead = if turn == Color::White { 8 } else { -8 };
    let can_step = pawns.shifted(ahead).minus(occupied).any();
    can_step && is_safe(board, king, turn, them, occupied)
}

impl Position {
    /// Whether the king of this side is in check. In a position only that of the player to move can be;
    /// [`Position::is_check`] asks for it.
    ///
    /// ```
    /// # use chess_types::{Color, Position};
    /// let position = Position::from_fen("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")?;
    /// assert!(position.is_in_check(Color::White) && !position.is_in_check(Color::Black));
    /// # Ok::<(), chess_types::FenError>(())
    /// ```
    #[must_use]
    pub const fn is_in_check(&self, side: Color) -> bool {
        let board = &self.state.board;
        !is_safe(board, board.king(side), side, board.color(side.opponent()), board.occupied())
    }

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

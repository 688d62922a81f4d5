//! Dead positions (FIDE 5.2.2): from these no legal moves at all lead to mate, so the game is over.
//!
//! In: a position. Out: whether it is dead for one of two reasons that can be seen
//! without looking ahead. Either there is too little material, or the pawns are locked and nothing can
//! ever open them:
//!
//! ```text
//! 8 . . . . k . . .
//! 7 . . . . . . . .
//! 6 . p . . . p . .    No pawn can move or take. Each king can go wherever the other side's pawns
//! 5 p P . p . P . p    do not guard, and so comes to no pawn that it may take. Neither can even
//! 4 P . p P p . p P    give check.
//! 3 . . P . P . P .
//! 2 . . . . . . . .
//! 1 . . . . K . . .
//!   a b c d e f g h
//! ```
//!
//! What is called dead here is dead. Not all that is dead is found: of a position in which every way
//! leads into such a one, only looking ahead could tell.

use crate::{Bitboard, Board, Color, Position, Role, attacks};

/// Whether the position is dead, as far as can be seen.
#[inline]
pub(crate) fn is_dead(position: &Position) -> bool {
    is_dead_by_material(position) || are_pawns_stuck(position.board()) && is_locked(position)
}

/// Whether no pawn can step: otherwise the position is not dead as far as can be seen.
#[inline(always)]
pub(crate) fn may_be_dead(board: &Board) -> bool {
    let pawns = board.role(Role::Pawn).0;
    let white = pawns & board.color(Color::White).0;
    (white << 8 | (pawns ^ white) >> 8) & !pawns == 0
}

/// By the pieces alone: bare kings, one minor piece, or nothing but bishops on squares of one color.
#[inline]
pub(crate) fn is_dead_by_material(position: &Position) -> bool {
    let board = position.board();
    let mighty = board.role(Role::Pawn) | board.role(Role::Rook) | board.role(Role::Queen);
    if mighty.any() {
        return false;
    }
    let (knights, bishops) = (board.role(Role::Knight), board.role(Role::Bishop));
    if knights.any() {
        return !(knights | bishops).more_than_one();
    }
    (bishops & Bitboard::LIGHT).is_empty() || (bishops & Bitboard::DARK).is_empty()
}

/// Whether there are pawns and a pawn stands before each of them. Nearly never, so it is asked first, and
/// in numbers: macros ask for every ply, and run without optimisation.
#[inline]
fn are_pawns_stuck(board: &Board) -> bool {
    board.role(Role::Pawn).any() && may_be_dead(board)
}

/// Whether pawns that cannot step will never take or be taken either, and neither king can ever be in check.
#[inline(never)]
fn is_locked(position: &Position) -> bool {
    let passed = position.state.passed;
    let may_take_en_passant = guarded_by_pawns(position.board(), position.turn()).meets(passed);
    if may_take_en_passant {
        return false;
    }
    let roam = |color| Roam::of(position.board(), color);
    let no_check_is_possible = match (roam(Color::White), roam(Color::Black)) {
        (Some(white), Some(black)) => !white.pieces.meets(black.king) && !black.pieces.meets(white.king),
        _ => false,
    };
    // The pawn that locked them may have given mate with that.
    no_check_is_possible && position.has_legal_move()
}

/// The squares that the pawns of a side attack.
fn guarded_by_pawns(board: &Board, color: Color) -> Bitboard {
    let pawns = board.role(Role::Pawn) & board.color(color);
    pawns.into_iter().fold(Bitboard::EMPTY, |guarded, pawn| guarded | attacks::pawn(color, pawn))
}

/// Where the pieces of a side could come in any number of moves of its own while no pawn moves, the pieces
/// of either side not being in the way.
struct Roam {
    king: Bitboard,
    /// What the others could attack.
    pieces: Bitboard,
}

impl Roam {
    /// `None` if one of them could take a pawn or be taken by one: then the pawns may move again.
    fn of(board: &Board, color: Color) -> Option<Roam> {
        let pawns = board.role(Role::Pawn);
        let (ours, theirs) = (pawns & board.color(color), pawns & board.color(color.opponent()));
        let guarded = guarded_by_pawns(board, color.opponent());
        if ours.meets(guarded) {
            return None;
        }
        let mut roam = Roam { king: Bitboard::EMPTY, pieces: Bitboard::EMPTY };
        for role in [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight] {
            let is_king = matches!(role, Role::King);
            let mut reached = board.role(role) & board.color(color);
            let mut waiting = reached;
            while let Some(from) = waiting.first() {
                let targets = attacks::of(role, color, from, pawns).minus(ours);
                // Where pawns guard, the king may not go, and the others can be taken.
                let targets = if is_king { targets.minus(guarded) } else { targets };
                if targets.meets(theirs) || !is_king && (targets.with(from)).meets(guarded) {
                    return None;
                }
                waiting = waiting.without(from) | targets.minus(reached);
                reached |= targets;
                if !is_king {
                    roam.pieces |= targets;
                }
            }
            if is_king {
                roam.king = reached;
            }
        }
        Some(roam)
    }
}

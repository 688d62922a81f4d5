//! From a target back to the movers: who can legally go to a square?
//!
//! Reading notation asks this (`Nd7`: which knight?), writing it asks this (is `Nd7` enough?), and
//! so does checking a single move. It costs one look from the target instead of a whole move list.

use crate::board::attacks::{self, between};
use crate::rules::generate::{CastlingPath, Constraints, en_passant_is_safe};
use crate::rules::state::State;
use crate::{Bitboard, Black, Board, CastleSide, Color, Move, MoveKind, Position, Rank, Role, Square, White};

/// Answers who of the side to move can legally go to a square.
pub(crate) struct Candidates<'a> {
    state: &'a State,
    turn: Color,
    pub(crate) limits: Constraints,
}

impl<'a> Candidates<'a> {
    #[inline]
    pub(crate) fn new(position: &'a Position) -> Candidates<'a> {
        Candidates { state: &position.state, turn: position.turn(), limits: position.constraints() }
    }

    /// The squares from which this role can legally go to `to`, castling aside.
    #[inline]
    pub(crate) fn movers(&self, role: Role, to: Square) -> Bitboard {
        let us = self.state.board.color(self.turn);
        if us.contains(to) {
            return Bitboard::EMPTY;
        }
        match role {
            Role::Pawn => self.pawns(to),
            Role::King => self.king(to),
            _ => {
                let occupied = self.state.board.occupied();
                let reach = attacks::of(role, self.turn, to, occupied);
                self.unpinned(reach & self.state.board.role(role) & us, to)
            }
        }
    }

    /// Those of the movers that neither a check nor a pin keeps from `to`.
    #[inline]
    fn unpinned(&self, movers: Bitboard, to: Square) -> Bitboard {
        if !self.limits.targets.contains(to) {
            return Bitboard::EMPTY;
        }
        let pinned = movers & (self.limits.line_pins | self.limits.diagonal_pins);
        if pinned.is_empty() {
            return movers;
        }
        let stay: Bitboard = pinned.into_iter().filter(|&from| self.stays_on_pin(from, to)).collect();
        movers.without(pinned) | stay
    }

    /// Whether a pinned piece goes towards or away from its king, between it and the pinner.
    fn stays_on_pin(&self, from: Square, to: Square) -> bool {
        let king = self.limits.king;
        between(king, to).contains(from) || between(king, from).contains(to)
    }

    #[inline]
    fn pawns(&self, to: Square) -> Bitboard {
        let reaching = self.unpinned(pawns_reaching(self.state, self.turn, to), to);
        if self.state.passed.contains(to) { reaching | self.pawns_en_passant(to) } else { reaching }
    }

    /// The pawns that can legally take en passant on the passed square.
    pub(crate) fn pawns_en_passant(&self, passed: Square) -> Bitboard {
        let takers = attacks::pawn(self.turn.opponent(), passed) & self.state.board.of(Role::Pawn, self.turn);
        let safe = |&from: &Square| match self.turn {
            Color::White => en_passant_is_safe::<White>(self.state, self.limits.king, from, passed),
            Color::Black => en_passant_is_safe::<Black>(self.state, self.limits.king, from, passed),
        };
        takers.into_iter().filter(safe).collect()
    }

    #[inline]
    fn king(&self, to: Square) -> Bitboard {
        let king = self.limits.king;
        if attacks::king(king).contains(to) && self.is_safe_for_king(to) {
            king.into()
        } else {
            Bitboard::EMPTY
        }
    }

    /// Whether no enemy attacks the square once the king has left its own.
    fn is_safe_for_king(&self, to: Square) -> bool {
        let board = &self.state.board;
        let occupied = board.occupied() ^ Bitboard::from(self.limits.king);
        is_safe(board, to, self.turn, board.color(self.turn.opponent()), occupied)
    }

    /// Whether castling to this side is legal.
    pub(crate) fn can_castle(&self, side: CastleSide) -> bool {
        let king = self.limits.king;
        let rights = crate::CastlingRights(self.state.castling);
        let Some(rook) = rights.rook(king, self.turn, side) else { return false };
        if self.limits.checkers.any() {
            return false;
        }
        let board = &self.state.board;
        let others = board.occupied() ^ Bitboard::from(king) ^ Bitboard::from(rook);
        let path = CastlingPath::new(king, rook, side);
        let arrived = board.attackers(path.king_to, others.with(path.rook_to));
        !path.all().meets(others)
            && path.king.into_iter().all(|passed| self.is_safe_for_king(passed))
            && !arrived.meets(board.color(self.turn.opponent()))
    }

    /// Whether the move, whatever it is, is legal.
    pub(crate) fn is_legal(&self, m: Move) -> bool {
        let (from, to) = (m.from(), m.to());
        let board = &self.state.board;
        let Some(role) = board.role_at(from) else { return false };
        let is_pawn = role == Role::Pawn;
        let fits = match m.kind() {
            MoveKind::Castle(side) => {
                return from == self.limits.king && m == Move::castle(from, side) && self.can_castle(side);
            }
            MoveKind::Promotion(_) => is_pawn && to.rank() == Rank::Eighth.seen_by(self.turn),
            MoveKind::EnPassant => is_pawn && self.is_en_passant(from, to),
            MoveKind::Normal => {
                // Bits that no constructor makes are no move, though they name two squares.
                m == Move::normal(from, to)
                    && !(is_pawn
                        && (to.rank() == Rank::Eighth.seen_by(self.turn) || self.is_en_passant(from, to)))
            }
        };
        fits && self.movers(role, to).contains(from)
    }

    fn is_en_passant(&self, from: Square, to: Square) -> bool {
        self.state.passed.contains(to) && from.file() != to.file()
    }
}

/// The pawns that step to an empty square or take on an occupied one, en passant aside, whether or
/// not that leaves their king in check.
#[inline(always)]
pub(crate) fn pawns_reaching(state: &State, turn: Color, to: Square) -> Bitboard {
    let pawns = state.board.of(Role::Pawn, turn);
    let occupied = state.board.occupied();
    if occupied.contains(to) {
        return attacks::pawn(turn.opponent(), to) & pawns;
    }
    let back = if turn == Color::White { -8 } else { 8 };
    let behind = Bitboard::from(to).shifted(back);
    let steps_twice = to.rank() == Rank::Fourth.seen_by(turn) && !behind.meets(occupied);
    (if steps_twice { behind.shifted(back) } else { behind }) & pawns
}

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

//! From a target back to the movers: who can legally go to a square?
//!
//! Reading notation asks this (`Nd7`: which knight?), writing it asks this (is `Nd7` enough?), and
//! so does checking a single move. It costs one look from the target instead of a whole move list.

use crate::board::attacks::{self, between};
use crate::rules::check::{is_safe, may_open_line};
use crate::rules::generate::{CastlingPath, Constraints, en_passant_is_safe};
use crate::rules::state::State;
use crate::{
    Bitboard, Black, CastleSide, Color, File, Move, MoveKind, Position, Rank, Role, Side, Square, White,
};

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
        movers.minus(pinned) | stay
    }

    /// Whether a pinned piece goes towards or away from its king, between it and the pinner.
    fn stays_on_pin(&self, from: Square, to: Square) -> bool {
        let king = self.limits.king;
        between(king, to).contains(from) || between(king, from).contains(to)
    }

    #[inline]
    fn pawns(&self, to: Square) -> Bitboard {
        let reaching = self.unpinned(pawns_reaching(self.state, self.turn, to), to);
        if self.state.passed.contains(to) {
            reaching | self.state.pawns_en_passant(self.turn, to)
        } else {
            reaching
        }
    }

    #[inline]
    fn king(&self, to: Square) -> Bitboard {
        let king = self.limits.king;
        if attacks::king(king).contains(to) && self.state.is_safe_for_king(king, to, self.turn) {
            king.into()
        } else {
            Bitboard::EMPTY
        }
    }

    /// Whether castling to this side is legal.
    pub(crate) fn can_castle(&self, side: CastleSide) -> bool {
        let king = self.limits.king;
        self.limits.checkers.is_empty()
            && match self.turn {
                Color::White => self.state.can_castle::<White>(king, side),
                Color::Black => self.state.can_castle::<Black>(king, side),
            }
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

impl State {
    /// The pawns of the player to move that can legally take en passant on the passed square.
    pub(crate) const fn pawns_en_passant(&self, turn: Color, passed: Square) -> Bitboard {
        let king = self.board.king(turn);
        let mut takers = attacks::pawn(turn.opponent(), passed).and(self.board.of(Role::Pawn, turn));
        let mut able = Bitboard::EMPTY;
        while let Some(from) = takers.first() {
            let is_safe = match turn {
                Color::White => en_passant_is_safe::<White>(self, king, from, passed),
                Color::Black => en_passant_is_safe::<Black>(self, king, from, passed),
            };
            if is_safe {
                able = able.with(from);
            }
            takers = takers.without_lowest();
        }
        able
    }

    /// Whether no enemy attacks the square once the king has left its own.
    fn is_safe_for_king(&self, king: Square, to: Square, turn: Color) -> bool {
        let board = &self.board;
        let occupied = board.occupied() ^ Bitboard::from(king);
        is_safe(board, to, turn, board.color(turn.opponent()), occupied)
    }

    /// Whether the king of `S` on this square, which is not in check, may castle to this side.
    pub(crate) fn can_castle<S: Side>(&self, king: Square, side: CastleSide) -> bool {
        let rights = crate::CastlingRights(self.castling);
        let Some(rook) = rights.rook(king, S::COLOR, side) else { return false };
        let board = &self.board;
        let others = board.occupied() ^ Bitboard::from(king) ^ Bitboard::from(rook);
        let path = CastlingPath::new(king, rook, side);
        // In Chess960 the rook may have shielded the king's new square, unless it stood on the edge.
        let is_on_edge = matches!(rook.file(), File::A | File::H);
        let them = board.color(S::Opponent::COLOR);
        !path.all().meets(others)
            && path.king.into_iter().all(|passed| self.is_safe_for_king(king, passed, S::COLOR))
            && (is_on_edge || is_safe(board, path.king_to, S::COLOR, them, others.with(path.rook_to)))
    }
}

impl Position {
    /// The one piece of this role on `origin` that can legally go to `to`, castling aside.
    ///
    /// Nearly always only one of them moves like that, and nothing of the enemy's looks at its king through it.
    /// If the king is not in check, which the caller may know, there is nothing left to work out then.
    #[inline(always)]
    pub(crate) fn mover<S: Side>(
        &self,
        role: Role,
        to: Square,
        origin: Bitboard,
        may_be_check: bool,
    ) -> Option<Square> {
        let board = &self.state.board;
        let (us, them) = (board.color(S::COLOR), board.color(S::Opponent::COLOR));
        let occupied = us | them;
        let is_pawn = matches!(role, Role::Pawn);
        if us.contains(to) || is_pawn && self.state.passed.contains(to) {
            return self.mover_among_several(role, to, origin);
        }
        let movers = match role {
            Role::Pawn => pawns_reaching(&self.state, S::COLOR, to),
            _ => attacks::lines_of(role, to) & board.role(role) & us,
        } & origin;
        // Nothing lies between the squares of a knight's or king's move, nor between those of a pawn's here.
        let can_be_blocked = !matches!(role, Role::Pawn | Role::King);
        let is_free = |from: Square| !(can_be_blocked && between(from, to).meets(occupied));
        let from = match movers.single() {
            Some(from) if is_free(from) => from,
            None if can_be_blocked => {
                match movers.into_iter().filter(|&from| is_free(from)).collect::<Bitboard>().single() {
                    Some(from) => from,
                    None => return self.mover_among_several(role, to, origin),
                }
            }
            _ => return self.mover_among_several(role, to, origin),
        };
        let king = board.king(S::COLOR);
        let is_king = matches!(role, Role::King);
        if is_king || may_be_check || may_open_line(board, king, from, them) {
            let king = if is_king { to } else { king };
            let after = occupied.without(from).with(to);
            if !is_safe(board, king, S::COLOR, them.without(to), after) {
                return None;
            }
        }
        Some(from)
    }

    /// [`Position::mover`] where pins may decide between several, or a pawn may take en passant.
    #[cold]
    #[inline(never)]
    fn mover_among_several(&self, role: Role, to: Square, origin: Bitboard) -> Option<Square> {
        (self.candidates().movers(role, to) & origin).single()
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

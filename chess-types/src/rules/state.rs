//! [`State`]: what decides which moves are legal, and how each kind of move changes it.
//!
//! A `State` is a [`Position`](crate::Position) without the side to move (a type parameter here),
//! the counters and the key. It is copied, changed and thrown away; nothing is ever undone.

use crate::{Bitboard, Board, CastleSide, Color, Rank, Role, Side, Square};

/// Pieces, castling rights and the square passed by a double step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(C)]
pub(crate) struct State {
    pub(crate) board: Board,
    /// The rooks that may still castle.
    pub(crate) castling: Bitboard,
    /// The square that a pawn passed in the last move, or none.
    pub(crate) passed: Bitboard,
}

/// The rank a player's pieces start on.
#[inline(always)]
pub(crate) const fn home_rank(color: Color) -> Bitboard {
    Bitboard::from_rank(Rank::First.seen_by(color))
}

impl State {
    /// `role` of `S` goes from one square to another and takes what stands there.
    #[inline(always)]
    pub(crate) fn move_piece<S: Side>(&self, role: Role, from: Square, to: Square) -> State {
        let mut next = *self;
        next.take_off::<S>(to.into());
        next.relocate::<S>(role, from, to);
        next
    }

    /// `role` of `S` goes from one square to another, on which no piece stands.
    #[inline(always)]
    pub(crate) fn relocate<S: Side>(&mut self, role: Role, from: Square, to: Square) {
        let (from, to) = (Bitboard::from(from), Bitboard::from(to));
        self.board.roles[role.index()] ^= from | to;
        self.board.colors[S::COLOR.index()] ^= from | to;
        let lost = if role == Role::King { home_rank(S::COLOR) } else { from };
        self.castling = self.castling.minus(lost | to);
        self.passed = Bitboard::EMPTY;
    }

    /// A pawn of `S` steps two squares and can be taken en passant on the one it passed.
    #[inline(always)]
    pub(crate) fn double_step<S: Side>(&self, from: Square, to: Square) -> State {
        let (from, to) = (Bitboard::from(from), Bitboard::from(to));
        let mut next = *self;
        next.board.roles[Role::Pawn.index()] ^= from | to;
        next.board.colors[S::COLOR.index()] ^= from | to;
        next.passed = match S::COLOR {
            Color::White => from.shifted(8),
            Color::Black => from.shifted(-8),
        };
        next
    }

    /// A pawn of `S` arrives on the last rank and becomes `role`.
    #[inline(always)]
    pub(crate) fn promote<S: Side>(&self, from: Square, to: Square, role: Role) -> State {
        let (from, to) = (Bitboard::from(from), Bitboard::from(to));
        let mut next = *self;
        next.take_off::<S>(to);
        next.passed = Bitboard::EMPTY;
        next.board.roles[Role::Pawn.index()] ^= from;
        next.board.roles[role.index()] ^= to;
        next.board.colors[S::COLOR.index()] ^= from | to;
        next.castling = self.castling.minus(to);
        next
    }

    /// A pawn of `S` takes the pawn that has just passed `to`.
    #[inline(always)]
    pub(crate) fn en_passant<S: Side>(&self, from: Square, to: Square) -> State {
        let victim = match S::COLOR {
            Color::White => to.stepped(-8),
            Color::Black => to.stepped(8),
        };
        let (from, to, victim) = (Bitboard::from(from), Bitboard::from(to), Bitboard::from(victim));
        let mut next = *self;
        next.board.roles[Role::Pawn.index()] ^= from | to | victim;
        next.board.colors[S::COLOR.index()] ^= from | to;
        next.board.colors[S::Opponent::COLOR.index()] ^= victim;
        next.passed = Bitboard::EMPTY;
        next
    }

    /// The king of `S` castles with the rook on `rook`.
    #[inline(always)]
    pub(crate) fn castle<S: Side>(&self, king: Square, rook: Square, side: CastleSide) -> State {
        let rank = king.rank();
        let king_to = Bitboard::from(Square::new(side.king_file(), rank));
        let rook_to = Bitboard::from(Square::new(side.rook_file(), rank));
        let (king, rook) = (Bitboard::from(king), Bitboard::from(rook));
        let mut next = *self;
        next.board.roles[Role::King.index()] ^= king ^ king_to;
        next.board.roles[Role::Rook.index()] ^= rook ^ rook_to;
        next.board.colors[S::COLOR.index()] ^= king ^ king_to ^ rook ^ rook_to;
        next.castling = self.castling.minus(home_rank(S::COLOR));
        next.passed = Bitboard::EMPTY;
        next
    }

    /// Takes off whatever the opponent of `S` has on `to`.
    #[inline(always)]
    pub(crate) fn take_off<S: Side>(&mut self, to: Bitboard) {
        for role in &mut self.board.roles {
            *role &= !to;
        }
        self.board.colors[S::Opponent::COLOR.index()] &= !to;
    }
}

//! Lists of moves: the generator's sets, unfolded into [`Move`]s.

use core::marker::PhantomData;

use crate::board::attacks;
use crate::rules::generate::{CastlingPath, Sink, forward, generate};
use crate::rules::play::home_rank;
use crate::rules::state::State;
use crate::{Bitboard, CastleSide, Move, MoveList, Rank, Role, Side, Square};

/// The legal moves of `S` that arrive on these squares.
#[inline]
pub(crate) fn legal<S: Side>(state: &State, targets: Bitboard) -> MoveList {
    let mut lister = Lister::<S> { list: MoveList::new(), targets, side: PhantomData };
    generate::<S, _>(state, &mut lister);
    lister.list
}

struct Lister<S> {
    list: MoveList,
    targets: Bitboard,
    side: PhantomData<S>,
}

impl<S: Side> Sink for Lister<S> {
    #[inline(always)]
    fn piece(&mut self, _: Role, from: Square, to: Bitboard) {
        for to in to & self.targets {
            self.list.push(Move::normal(from, to));
        }
    }
    #[inline(always)]
    fn pawn_steps(&mut self, single: Bitboard, double: Bitboard) {
        let step = forward::<S>();
        self.pawn_takes(single, step);
        self.pawn_takes(double, 2 * step);
    }
    #[inline(always)]
    fn pawn_takes(&mut self, to: Bitboard, step: i8) {
        for to in to & self.targets {
            self.list.push(Move::normal(to.stepped(-step), to));
        }
    }
    #[inline(always)]
    fn promotions(&mut self, to: Bitboard, step: i8) {
        for to in to & self.targets {
            for role in Role::PROMOTIONS {
                self.list.push(Move::promotion(to.stepped(-step), to, role));
            }
        }
    }
    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        if self.targets.contains(to) {
            self.list.push(Move::en_passant(from, to));
        }
    }
    #[inline(always)]
    fn castle(&mut self, king: Square, _: Square, side: CastleSide) {
        let castle = Move::castle(king, side);
        if self.targets.contains(castle.to()) {
            self.list.push(castle);
        }
    }
}

/// Remembers only whether there was a move.
pub(crate) struct AnyMove(bool);

impl AnyMove {
    /// Whether `S` has a legal move.
    #[inline]
    pub(crate) fn exists<S: Side>(state: &State) -> bool {
        let mut any = AnyMove(false);
        generate::<S, _>(state, &mut any);
        any.0
    }
}

impl Sink for AnyMove {
    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, to: Bitboard) {
        self.0 |= to.any();
    }
    #[inline(always)]
    fn pawn_steps(&mut self, single: Bitboard, double: Bitboard) {
        self.0 |= (single | double).any();
    }
    #[inline(always)]
    fn pawn_takes(&mut self, to: Bitboard, _: i8) {
        self.0 |= to.any();
    }
    #[inline(always)]
    fn promotions(&mut self, to: Bitboard, _: i8) {
        self.0 |= to.any();
    }
    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.0 = true;
    }
    #[inline(always)]
    fn castle(&mut self, _: Square, _: Square, _: CastleSide) {
        self.0 = true;
    }
}

/// The pseudo-legal moves of `S`.
pub(crate) fn pseudo_legal<S: Side>(state: &State) -> MoveList {
    let mut lister = Lister::<S> { list: MoveList::new(), targets: Bitboard::FULL, side: PhantomData };
    let (board, occupied) = (&state.board, state.board.occupied());
    let us = board.color(S::COLOR);
    let step = forward::<S>();
    let last = Bitboard::from_rank(Rank::Eighth.seen_by(S::COLOR));

    for from in us {
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        let reached = attacks::of(role, S::COLOR, from, occupied).minus(us);
        if role != Role::Pawn {
            lister.piece(role, from, reached);
            continue;
        }
        let single = Bitboard::from(from).shifted(step).minus(occupied);
        let third = Bitboard::from_rank(Rank::Third.seen_by(S::COLOR));
        let double = (single & third).shifted(step).minus(occupied);
        for to in single | double | reached & (occupied | state.passed) {
            if last.contains(to) {
                lister.promotions(to.into(), to.index() as i8 - from.index() as i8);
            } else if state.passed.contains(to) && reached.contains(to) {
                lister.en_passant(from, to);
            } else {
                lister.list.push(Move::normal(from, to));
            }
        }
    }
    let king = board.king(S::COLOR);
    for rook in state.castling & home_rank(S::COLOR) {
        let side = if rook > king { CastleSide::King } else { CastleSide::Queen };
        let others = occupied ^ Bitboard::from(king) ^ rook.into();
        if !CastlingPath::new(king, rook, side).all().meets(others) {
            lister.castle(king, rook, side);
        }
    }
    lister.list
}

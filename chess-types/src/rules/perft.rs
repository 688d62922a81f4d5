//! Perft: counting the legal move sequences of a given length.
//!
//! The last ply is counted from the generator's target sets, without making the moves.

use core::marker::PhantomData;

use crate::rules::generate::{Sink, forward, generate};
use crate::rules::state::State;
use crate::rules::tally::Tally;
use crate::{Bitboard, CastleSide, Role, Side, Square};

/// The number of legal sequences of `depth` moves when `S` is to move.
pub(crate) fn perft<S: Side>(state: &State, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => count::<S>(state),
        _ => {
            let mut walk = Walk::<S> { state, depth, nodes: 0, side: PhantomData };
            generate::<S, _>(state, &mut walk);
            walk.nodes
        }
    }
}

fn count<S: Side>(state: &State) -> u64 {
    let mut counter = Counter { total: 0, tally: Tally::new() };
    generate::<S, _>(state, &mut counter);
    u64::from(counter.total + counter.tally.sum())
}

/// Counts moves without looking at them.
struct Counter {
    /// Moves that are counted one by one.
    total: u32,
    /// Moves that are counted as targets.
    tally: Tally,
}

impl Sink for Counter {
    #[inline(always)]
    fn piece(&mut self, _: Role, _: Square, to: Bitboard) {
        self.tally.add(to);
    }
    #[inline(always)]
    fn pawn_steps(&mut self, single: Bitboard, double: Bitboard) {
        // No square is reached both ways: a double step passes over an empty square.
        self.tally.add(single | double);
    }
    #[inline(always)]
    fn pawn_takes(&mut self, to: Bitboard, _: i8) {
        self.tally.add(to);
    }
    #[inline(always)]
    fn promotions(&mut self, to: Bitboard, _: i8) {
        self.total += 4 * to.len();
    }
    #[inline(always)]
    fn en_passant(&mut self, _: Square, _: Square) {
        self.total += 1;
    }
    #[inline(always)]
    fn castle(&mut self, _: Square, _: Square, _: CastleSide) {
        self.total += 1;
    }
}

/// Makes each move and counts below it.
struct Walk<'a, S> {
    state: &'a State,
    depth: u32,
    nodes: u64,
    side: PhantomData<S>,
}

impl<S: Side> Walk<'_, S> {
    #[inline(always)]
    fn below(&mut self, next: State) {
        self.nodes += if self.depth == 2 {
            count::<S::Opponent>(&next)
        } else {
            perft::<S::Opponent>(&next, self.depth - 1)
        };
    }
}

impl<S: Side> Sink for Walk<'_, S> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) {
        for to in to {
            self.below(self.state.move_piece::<S>(role, from, to));
        }
    }
    #[inline(always)]
    fn pawn_steps(&mut self, single: Bitboard, double: Bitboard) {
        let step = forward::<S>();
        for to in single {
            self.below(self.state.move_piece::<S>(Role::Pawn, to.stepped(-step), to));
        }
        for to in double {
            self.below(self.state.double_step::<S>(to.stepped(-2 * step), to));
        }
    }
    #[inline(always)]
    fn pawn_takes(&mut self, to: Bitboard, step: i8) {
        for to in to {
            self.below(self.state.move_piece::<S>(Role::Pawn, to.stepped(-step), to));
        }
    }
    #[inline(always)]
    fn promotions(&mut self, to: Bitboard, step: i8) {
        for to in to {
            for role in Role::PROMOTIONS {
                self.below(self.state.promote::<S>(to.stepped(-step), to, role));
            }
        }
    }
    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        self.below(self.state.en_passant::<S>(from, to));
    }
    #[inline(always)]
    fn castle(&mut self, king: Square, rook: Square, side: CastleSide) {
        self.below(self.state.castle::<S>(king, rook, side));
    }
}

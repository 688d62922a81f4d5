//! Games out of the byte strings that macros print for them.
//!
//! A thousand games of eighty plies as byte strings cost the compiler a tenth of what they cost as
//! lists of calls (`cargo run --release -p chess-benches --bin compile`), because it evaluates a few
//! copies instead of loops. This file is where that gain needs `unsafe`.

use core::marker::PhantomData;
use core::mem::MaybeUninit;
use core::ops::Add;

use generic_array::{ArrayLength, GenericArray};
use typenum::Sum;

use super::{Details, Game, GameView};
use crate::{Move, Position};

/// What most games have besides their moves.
pub const PLAIN: Details = Details { tags: &[], variations: &[], result: None, outcome: None };

/// How many bytes a position takes.
const POSITION: usize = size_of::<Position>();

/// The moves of a game. The compiler looks at each field in the value of a constant, of which a
/// generic array has more than elements; into this it does not look.
pub(super) struct Moves<N: ArrayLength>(MaybeUninit<GenericArray<Move, N>>);

impl<N: ArrayLength> Moves<N> {
    pub(super) const fn new(moves: GenericArray<Move, N>) -> Moves<N> {
        Moves(MaybeUninit::new(moves))
    }

    #[allow(unsafe_code, reason = "see the module")]
    const fn into_array(self) -> GenericArray<Move, N> {
        // SAFETY: as for `as_array`.
        unsafe { self.0.assume_init() }
    }

    #[allow(unsafe_code, reason = "see the module")]
    pub(super) const fn as_array(&self) -> &GenericArray<Move, N> {
        // SAFETY: both ways to make one, `new` and `game_with`, have given all moves a value.
        unsafe { self.0.assume_init_ref() }
    }
}

impl<N: ArrayLength> Clone for Moves<N> {
    fn clone(&self) -> Moves<N> {
        Moves::new(self.as_array().clone())
    }
}

impl<N: ArrayLength<ArrayType<Move>: Copy>> Copy for Moves<N> {}

/// A game as the macros print it: no other way to read it takes the compiler fewer steps.
#[repr(C, packed)]
struct Printed<N: ArrayLength> {
    end: Position,
    moves: Moves<N>,
}

/// The game from the starting position whose final position and moves stand in these bytes.
pub const fn game<N: ArrayLength, E>(bytes: &[u8]) -> Game<N, E> {
    game_with(bytes, Position::STANDARD, PLAIN)
}

/// The game whose final position and moves stand in these bytes.
///
/// # Panics
/// If there are not two bytes for each move; in a constant that is a compile error.
#[allow(unsafe_code, reason = "see the module")]
pub const fn game_with<N: ArrayLength, E>(bytes: &[u8], start: Position, details: Details) -> Game<N, E> {
    assert!(bytes.len() == size_of::<Printed<N>>());
    // SAFETY: a position is made of numbers, and so are moves; all bits of them are values. The bytes
    // are as many as both have, and what is packed needs no alignment.
    let Printed { mut end, mut moves } = unsafe { core::ptr::read(&raw const *bytes as *const Printed<N>) };
    if cfg!(target_endian = "big") {
        (end, moves) = (end.with_swapped_bytes(), Moves::new(swapped(moves.into_array())));
    }
    Game { moves, start, end, details, ending: PhantomData }
}

/// A game of a file. The compiler looks at all of an allocation for each pointer into it, so that games
/// one after the other in one would take their square in time; each has its own.
pub struct Whole<M: ?Sized> {
    start: Position,
    end: Position,
    /// Numbers, which the compiler checks faster than moves.
    moves: M,
}

/// Start, end and moves as the macros print them.
#[derive(Clone, Copy)]
#[repr(C, packed)]
struct PrintedWhole<const PLIES: usize> {
    ends: [Position; 2],
    moves: [u16; PLIES],
}

/// The game whose first and final position and moves stand in these bytes.
///
/// # Panics
/// If there are not two bytes for each move; in a constant that is a compile error.
#[allow(unsafe_code, reason = "see the module")]
pub const fn whole<const PLIES: usize>(bytes: &[u8]) -> Whole<[u16; PLIES]> {
    assert!(bytes.len() == size_of::<PrintedWhole<PLIES>>());
    // SAFETY: as for `game_with`.
    let PrintedWhole { ends: [mut start, mut end], mut moves } =
        unsafe { *(&raw const *bytes as *const PrintedWhole<PLIES>) };
    if cfg!(target_endian = "big") {
        (start, end) = (start.with_swapped_bytes(), end.with_swapped_bytes());
        let mut ply = 0;
        while ply < PLIES {
            moves[ply] = moves[ply].swap_bytes();
            ply += 1;
        }
    }
    Whole { start, end, moves }
}

/// The games of a file.
pub const fn views<const GAMES: usize>(
    games: &[&'static Whole<[u16]>; GAMES],
    details: &[Details; GAMES],
) -> [GameView<'static>; GAMES] {
    let mut views = [GameView::from_macro(&[], &Position::STANDARD, &Position::STANDARD, PLAIN); GAMES];
    let mut at = 0;
    while at < GAMES {
        let Whole { start, end, moves } = games[at];
        views[at] = GameView::from_macro(as_moves(moves), start, end, details[at]);
        at += 1;
    }
    views
}

/// Numbers as the moves they are.
#[allow(unsafe_code, reason = "see the module")]
const fn as_moves(numbers: &[u16]) -> &[Move] {
    // SAFETY: `Move` is a transparent `u16`, of which every pattern of bits is a value.
    unsafe { core::slice::from_raw_parts(numbers.as_ptr().cast::<Move>(), numbers.len()) }
}

/// The position that stands in these bytes.
///
/// # Panics
/// If they are not as many as a position has; in a constant that is a compile error.
#[allow(unsafe_code, reason = "see the module")]
pub const fn position(bytes: &[u8]) -> Position {
    assert!(bytes.len() == POSITION);
    // SAFETY: a position is made of numbers, of which all bits are values, and laid out like in C. The bytes
    // are as many as it has, and they are read without asking for alignment.
    let position = unsafe { bytes.as_ptr().cast::<Position>().read_unaligned() };
    if cfg!(target_endian = "big") { position.with_swapped_bytes() } else { position }
}

/// The moves whose numbers stand in these bytes, two each, low byte first.
///
/// # Panics
/// If there are not two bytes for each move; in a constant that is a compile error.
#[allow(unsafe_code, reason = "see the module")]
pub const fn moves<N: ArrayLength>(bytes: &[u8]) -> GenericArray<Move, N> {
    assert!(bytes.len() == 2 * N::USIZE);
    // SAFETY: `Move` is a transparent `u16`, of which every pattern of bits is a value, and a
    // generic array is laid out like an array. The bytes are as many as the array has, and they are
    // read without asking for alignment.
    let moves = unsafe { bytes.as_ptr().cast::<GenericArray<Move, N>>().read_unaligned() };
    if cfg!(target_endian = "big") { swapped(moves) } else { moves }
}

/// Moves whose numbers have their bytes the other way round.
const fn swapped<N: ArrayLength>(mut moves: GenericArray<Move, N>) -> GenericArray<Move, N> {
    let all = moves.as_mut_slice();
    let mut ply = 0;
    while ply < all.len() {
        all[ply] = all[ply].with_swapped_bytes();
        ply += 1;
    }
    moves
}

/// The moves of the one array and then those of the other.
#[allow(unsafe_code, reason = "no safe way makes a generic array in a constant")]
pub(super) const fn joined<N, M>(
    first: &GenericArray<Move, N>,
    second: &GenericArray<Move, M>,
) -> GenericArray<Move, Sum<N, M>>
where
    N: ArrayLength + Add<M>,
    M: ArrayLength,
    Sum<N, M>: ArrayLength,
{
    // SAFETY: a generic array of moves is laid out like an array of `u16`, for which zeros are values.
    let mut joined: GenericArray<Move, Sum<N, M>> = unsafe { MaybeUninit::zeroed().assume_init() };
    let all = joined.as_mut_slice();
    let mut ply = 0;
    while ply < all.len() {
        all[ply] = if ply < N::USIZE { first.as_slice()[ply] } else { second.as_slice()[ply - N::USIZE] };
        ply += 1;
    }
    joined
}

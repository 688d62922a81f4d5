//! Games out of the byte strings that macros print for them.
//!
//! A thousand games of eighty plies as byte strings cost the compiler a tenth of what they cost as
//! lists of calls (`cargo run --release -p chess-benches --bin compile`), because it evaluates a few
//! copies instead of loops. This file is where that gain needs `unsafe`.

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
    assert!(bytes.len() == POSITION + 2 * N::USIZE);
    // SAFETY: a position is made of numbers, and so are moves; all bits of them are values. The bytes
    // are as many as both have, and they are read without asking for alignment.
    let end = unsafe { bytes.as_ptr().cast::<Position>().read_unaligned() };
    // SAFETY: as above; these are the bytes after the position.
    let moves = unsafe { bytes.as_ptr().add(POSITION).cast::<GenericArray<Move, N>>().read_unaligned() };
    if cfg!(target_endian = "big") {
        return Game::from_macro(swapped(moves), start, end.with_swapped_bytes(), details);
    }
    Game::from_macro(moves, start, end, details)
}

/// The games of a file: all their moves one after the other, how many each has, and where each
/// starts and ends.
pub const fn views<const GAMES: usize>(
    moves: &'static [u16],
    lengths: &[usize; GAMES],
    ends: &'static [[Position; 2]; GAMES],
    details: &[Details; GAMES],
) -> [GameView<'static>; GAMES] {
    let mut moves = as_moves(moves);
    let mut views = [GameView::from_macro(&[], &Position::STANDARD, &Position::STANDARD, PLAIN); GAMES];
    let mut game = 0;
    while game < GAMES {
        let (mine, rest) = moves.split_at(lengths[game]);
        let [start, end] = &ends[game];
        views[game] = GameView::from_macro(mine, start, end, details[game]);
        moves = rest;
        game += 1;
    }
    views
}

/// Numbers as the moves they are.
#[allow(unsafe_code, reason = "see the module; the compiler checks numbers faster than moves")]
const fn as_moves(numbers: &[u16]) -> &[Move] {
    // SAFETY: `Move` is a transparent `u16`, of which every pattern of bits is a value.
    unsafe { core::slice::from_raw_parts(numbers.as_ptr().cast::<Move>(), numbers.len()) }
}

/// The numbers of moves out of their bytes.
///
/// # Panics
/// If there are not two bytes for each move; in a constant that is a compile error.
#[allow(unsafe_code, reason = "see the module")]
pub const fn numbers<const PLIES: usize>(bytes: &[u8]) -> [u16; PLIES] {
    assert!(bytes.len() == 2 * PLIES);
    // SAFETY: the bytes are as many as the array has, and are read without asking for alignment.
    let mut numbers = unsafe { bytes.as_ptr().cast::<[u16; PLIES]>().read_unaligned() };
    if cfg!(target_endian = "big") {
        let mut ply = 0;
        while ply < PLIES {
            numbers[ply] = numbers[ply].swap_bytes();
            ply += 1;
        }
    }
    numbers
}

/// Starts and ends of games out of their bytes.
///
/// # Panics
/// If there are not two positions for each game; in a constant that is a compile error.
#[allow(unsafe_code, reason = "see the module")]
pub const fn ends<const GAMES: usize>(bytes: &[u8]) -> [[Position; 2]; GAMES] {
    assert!(bytes.len() == 2 * GAMES * POSITION);
    // SAFETY: a position is made of numbers, of which all bits are values, and laid out like in C.
    // The bytes are as many as the array has, and they are read without asking for alignment.
    let mut ends = unsafe { bytes.as_ptr().cast::<[[Position; 2]; GAMES]>().read_unaligned() };
    if cfg!(target_endian = "big") {
        let mut game = 0;
        while game < GAMES {
            let [start, end] = ends[game];
            ends[game] = [start.with_swapped_bytes(), end.with_swapped_bytes()];
            game += 1;
        }
    }
    ends
}

/// The position that stands in these bytes.
///
/// # Panics
/// If they are not as many as a position has; in a constant that is a compile error.
#[allow(unsafe_code, reason = "see the module")]
pub const fn position(bytes: &[u8]) -> Position {
    assert!(bytes.len() == POSITION);
    // SAFETY: as for the ends of games.
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

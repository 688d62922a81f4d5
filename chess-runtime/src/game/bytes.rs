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
use crate::{Move, Position, PositionLiterals};

/// What most games have besides their moves.
pub const PLAIN: Details = Details { tags: &[], variations: &[], result: None, outcome: None };

/// How many bytes a position takes.
const POSITION: usize = size_of::<PositionLiterals>();

/// The game from the starting position whose final position and moves stand in these bytes.
pub const fn game<N: ArrayLength, E>(bytes: &[u8]) -> Game<N, E> {
    game_with(bytes, Position::STANDARD, PLAIN)
}

/// The game whose final position and moves stand in these bytes.
///
/// # Panics
/// If there are not two bytes for each move; in a constant that is a compile error.
pub const fn game_with<N: ArrayLength, E>(bytes: &[u8], start: Position, details: Details) -> Game<N, E> {
    let (end, rest) = bytes.split_at(POSITION);
    Game::from_macro(moves(rest), start, position(end), details)
}

/// The games of a file: all their moves one after the other, how many each has, and where each
/// starts and ends.
pub const fn views<const GAMES: usize>(
    mut moves: &'static [Move],
    lengths: &[usize; GAMES],
    ends: &'static [[Position; 2]; GAMES],
    details: &[Details; GAMES],
) -> [GameView<'static>; GAMES] {
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

/// Starts and ends of games out of their bytes.
pub const fn ends<const GAMES: usize>(mut bytes: &[u8]) -> [[Position; 2]; GAMES] {
    let mut ends = [[Position::STANDARD; 2]; GAMES];
    let mut game = 0;
    while game < GAMES {
        let (start, rest) = bytes.split_at(POSITION);
        let (end, rest) = rest.split_at(POSITION);
        ends[game] = [position(start), position(end)];
        bytes = rest;
        game += 1;
    }
    ends
}

/// The position whose literals stand in these bytes.
#[allow(unsafe_code, reason = "see the module")]
const fn position(bytes: &[u8]) -> Position {
    assert!(bytes.len() == POSITION);
    // SAFETY: the literals are numbers laid out like in C, of which all bits make values; the bytes
    // are as many as they take, and they are read without asking for alignment.
    let literals = unsafe { bytes.as_ptr().cast::<PositionLiterals>().read_unaligned() };
    let is_big_endian = cfg!(target_endian = "big");
    Position::from_literals(if is_big_endian { literals.with_swapped_bytes() } else { literals })
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
    let mut moves = unsafe { bytes.as_ptr().cast::<GenericArray<Move, N>>().read_unaligned() };
    if cfg!(target_endian = "big") {
        let all = moves.as_mut_slice();
        let mut ply = 0;
        while ply < all.len() {
            all[ply] = all[ply].with_swapped_bytes();
            ply += 1;
        }
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

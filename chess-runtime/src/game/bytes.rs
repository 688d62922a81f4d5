//! Moves out of the one byte string that a macro prints for them.
//!
//! A thousand games of eighty plies as byte strings cost the compiler a tenth of what they cost as
//! lists of calls (`cargo run --release -p chess-benches --bin compile`). This file is where that
//! gain needs `unsafe`.

use core::mem::MaybeUninit;
use core::ops::Add;

use generic_array::{ArrayLength, GenericArray};
use typenum::Sum;

use crate::Move;

/// The moves whose numbers stand in these bytes, two each, low byte first.
///
/// # Panics
/// If there are not two bytes for each move; in a constant that is a compile error.
#[must_use]
#[allow(unsafe_code, reason = "see the module: the compiler evaluates one copy, not a loop")]
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
pub(super) const fn joined<N, M>(first: &GenericArray<Move, N>, second: &GenericArray<Move, M>) -> GenericArray<Move, Sum<N, M>>
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

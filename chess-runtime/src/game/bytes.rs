//! Moves out of the one byte string that a macro prints for them.
//!
//! A thousand games of eighty plies as byte strings cost the compiler a tenth of what they cost as
//! lists of calls (`cargo run --release -p chess-benches --bin compile`). This file is where that
//! gain needs `unsafe`.

use generic_array::{ArrayLength, GenericArray};

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

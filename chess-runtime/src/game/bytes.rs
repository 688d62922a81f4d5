//! Where games lie as bytes: in a C string that a macro printed, or in the value of an [`Assembled`](super::Assembled) game.
//!
//! How the bytes are laid out is described, written and read in [`packed`]. A constant that refers to a C string is the
//! least that the compiler can be given for a game (`cargo run --release -p chess-benches --bin compile`): an array of moves in
//! the value made it prove the length of every game anew, and a byte string, unlike a C string, is an array of some length
//! that must first become a slice.

use core::ffi::CStr;
use core::mem::MaybeUninit;

use generic_array::{ArrayLength, GenericArray};

use super::GameView;
use crate::judge::packed::{self, HEAD_BYTES, NUMBER_BYTES, POSITION_BYTES, Packed};
use crate::{Move, Position};

/// The types of a game, which carry its text: a C string, whatever they are.
///
/// So a game is one field that mentions its types. A field beside it only for the types would make the compiler work a tenth
/// longer on each game.
pub(super) trait Carrier {
    /// `&'static CStr`
    type Text;
}

impl<T> Carrier for T {
    type Text = &'static CStr;
}

/// The games of a file.
///
/// # Safety
/// Each of them is the text of a legal game.
#[allow(unsafe_code, reason = "bytes are a game only where the referee has printed them")]
pub const unsafe fn views<const GAMES: usize>(games: [&'static [u8]; GAMES]) -> [GameView<'static>; GAMES] {
    let mut views = [GameView { bytes: &[], more: &[] }; GAMES];
    let mut at = 0;
    while at < GAMES {
        views[at] = GameView { bytes: games[at], more: &[] };
        at += 1;
    }
    views
}

/// The beginning of a game, up to and with its moves, laid out as the macros print it.
#[derive(Clone)]
#[repr(C)]
pub(super) struct Beginning<N: ArrayLength> {
    head: [u8; HEAD_BYTES],
    start: [u8; POSITION_BYTES],
    /// How many bytes the moves have.
    count: [u8; NUMBER_BYTES],
    pub(super) moves: GenericArray<Move, N>,
}

impl<N: ArrayLength<ArrayType<Move>: Copy>> Copy for Beginning<N> {}

impl<N: ArrayLength> Beginning<N> {
    /// From one position to another, with the result and outcome of `last` if the game ends with that one.
    pub(super) const fn new(
        start: Position,
        end: Position,
        last: Option<&Packed<'_>>,
        moves: GenericArray<Move, N>,
    ) -> Beginning<N> {
        const { assert!(size_of::<Beginning<N>>() == HEAD_BYTES + POSITION_BYTES + NUMBER_BYTES + 2 * N::USIZE) };
        let (result, outcome) = match last {
            Some(last) => (last.result(), last.outcome()),
            None => (None, None),
        };
        // Not in a C string, so nothing needs a mask.
        let head = packed::head(0, result, outcome, true, &end);
        Beginning { head, start: packed::pack_position(&start), count: packed::number(2 * N::USIZE), moves }
    }

    #[allow(unsafe_code, reason = "safe code cannot see the bytes of a generic array in a constant")]
    pub(super) const fn as_bytes(&self) -> &[u8] {
        // SAFETY: there are as many bytes, and all of them have a value: the assertion in `new` shows
        // that none lie between the fields.
        unsafe { core::slice::from_raw_parts((&raw const *self).cast::<u8>(), size_of::<Beginning<N>>()) }
    }
}

/// What follows the moves, up to the variations.
pub(super) const fn without_variations(more: &[u8]) -> &[u8] {
    packed::only_tags(more)
}

/// The moves of the one and then those of the other.
///
/// # Panics
/// If they are not as many as the type says.
#[allow(unsafe_code, reason = "no safe way makes a generic array in a constant")]
pub(super) const fn joined<N: ArrayLength>(first: &[Move], second: &[Move]) -> GenericArray<Move, N> {
    // SAFETY: a generic array is laid out like an array, and every two bytes are a move.
    let mut joined: GenericArray<Move, N> = unsafe { MaybeUninit::zeroed().assume_init() };
    let all = joined.as_mut_slice();
    assert!(all.len() == first.len() + second.len());
    let mut ply = 0;
    while ply < all.len() {
        all[ply] = if ply < first.len() { first[ply] } else { second[ply - first.len()] };
        ply += 1;
    }
    joined
}

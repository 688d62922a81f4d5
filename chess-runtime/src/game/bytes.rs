//! How the macros print a game: as one string of bytes, which is not read until somebody asks.
//!
//! A constant that holds a reference to a C string is the least that the compiler can be given for a
//! game (`cargo run --release -p chess-benches --bin compile`). An array of moves in the value made it
//! prove the length of every game anew, which took most of the time where each game has another; and a
//! byte string, unlike a C string, is an array of some length that must first become a slice. This file
//! is where that gain needs `unsafe`.
//!
//! No byte is zero, all numbers have their low byte first, and nothing is aligned:
//!
//! ```text
//! Head        result, outcome, and the final position
//! start       the first position, unless it is the usual one
//! moves       how many bytes, a number; and two bytes for each move
//!             and if there are tags or variations:
//! tags        how many bytes, a number; and for each its name and its value: a number and so many bytes
//! variations  to the end, for each: line and ply, two numbers; and its moves as above
//! ```
//!
//! A number is four bytes with seven bits of it in each.

use core::ffi::CStr;
use core::mem::MaybeUninit;

use generic_array::{ArrayLength, GenericArray};

use super::{GameView, Variation};
use crate::notation::GameResult;
use crate::{Move, Outcome, Position};

/// The bytes of a position.
type PositionBytes = [u8; size_of::<Position>()];

/// What every game begins with.
#[derive(Clone, Copy)]
#[repr(C)]
pub(super) struct Head {
    /// What every byte of the positions is exclusive-ored with, so that none is zero.
    mask: u8,
    /// Which of [`GameResult::ALL`], from two; or one.
    result: u8,
    /// Which of [`Outcome::ALL`], from two; or one.
    outcome: u8,
    /// [`GIVEN`] if the first position follows the head; else it is the usual one.
    start: u8,
    end: PositionBytes,
}

const GIVEN: u8 = 2;

/// A game taken apart.
#[derive(Clone, Copy)]
pub(super) struct Parts<'a> {
    head: &'a Head,
    /// If it is not the usual one.
    start: Option<&'a PositionBytes>,
    pub(super) moves: &'a [Move],
    /// Tags and variations, not read yet.
    pub(super) more: &'a [u8],
}

impl<'a> Parts<'a> {
    pub(super) const fn of(game: &'a [u8]) -> Parts<'a> {
        let (head, rest) = game.split_at(size_of::<Head>());
        let head = as_head(head);
        let (start, rest) = match rest.split_first_chunk() {
            Some((start, rest)) if head.start == GIVEN => (Some(start), rest),
            _ => (None, rest),
        };
        let (moves, more) = split_moves(rest);
        Parts { head, start, moves, more }
    }

    pub(super) const fn start(&self) -> Position {
        match self.start {
            Some(start) => unmasked(start, self.head.mask),
            None => Position::STANDARD,
        }
    }

    pub(super) const fn end(&self) -> Position {
        unmasked(&self.head.end, self.head.mask)
    }

    pub(super) const fn result(&self) -> Option<GameResult> {
        let place = (self.head.result as usize).wrapping_sub(2);
        if place < GameResult::ALL.len() { Some(GameResult::ALL[place]) } else { None }
    }

    pub(super) const fn outcome(&self) -> Option<Outcome> {
        let place = (self.head.outcome as usize).wrapping_sub(2);
        if place < Outcome::ALL.len() { Some(Outcome::ALL[place]) } else { None }
    }
}

const fn unmasked(bytes: &PositionBytes, mask: u8) -> Position {
    let mut bytes = *bytes;
    let mut at = 0;
    while at < bytes.len() {
        bytes[at] ^= mask;
        at += 1;
    }
    position(&bytes)
}

/// A position between the machine's order of bytes and low byte first.
const fn in_order(position: Position) -> Position {
    if cfg!(target_endian = "big") { position.with_swapped_bytes() } else { position }
}

/// The types of a game, which carry its text: a C string, whatever they are.
///
/// So a game is one field that mentions its types, and the macros print it without a call. A field
/// beside it only for the types would make the compiler work a tenth longer on each game.
pub trait Carrier {
    /// `&'static CStr`
    type Text;
}

impl<T> Carrier for T {
    type Text = &'static CStr;
}

/// The games of a file.
pub const fn views<const GAMES: usize>(games: [&'static [u8]; GAMES]) -> [GameView<'static>; GAMES] {
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
    head: Head,
    start: PositionBytes,
    /// How many bytes the moves have.
    count: [u8; 4],
    pub(super) moves: GenericArray<Move, N>,
}

impl<N: ArrayLength<ArrayType<Move>: Copy>> Copy for Beginning<N> {}

impl<N: ArrayLength> Beginning<N> {
    /// From one position to another, with the result and outcome of `last` if the game ends with that one.
    pub(super) const fn new(
        start: Position,
        end: Position,
        last: Option<&Parts<'_>>,
        moves: GenericArray<Move, N>,
    ) -> Beginning<N> {
        const {
            assert!(
                size_of::<Beginning<N>>()
                    == size_of::<Head>() + size_of::<PositionBytes>() + 4 + 2 * N::USIZE
            )
        };
        let (result, outcome) = match last {
            Some(last) => (last.head.result, last.head.outcome),
            None => (1, 1),
        };
        // Not in a C string, so nothing needs a mask.
        let head = Head { mask: 0, result, outcome, start: GIVEN, end: as_bytes(end) };
        Beginning { head, start: as_bytes(start), count: number(2 * N::U32), moves }
    }

    #[allow(unsafe_code, reason = "see the module")]
    pub(super) const fn as_bytes(&self) -> &[u8] {
        // SAFETY: there are as many bytes, and all of them have a value: the assertion in `new` shows
        // that none lie between the fields.
        unsafe { core::slice::from_raw_parts((&raw const *self).cast::<u8>(), size_of::<Beginning<N>>()) }
    }
}

#[allow(unsafe_code, reason = "see the module")]
const fn as_bytes(position: Position) -> PositionBytes {
    // SAFETY: a position is made of numbers and laid out like in C, with no bytes between them.
    unsafe { core::mem::transmute(in_order(position)) }
}

/// The moves that follow the head of a game or begin a variation, and what follows them.
const fn split_moves(bytes: &[u8]) -> (&[Move], &[u8]) {
    match split_counted(bytes) {
        Some((moves, rest)) => (as_moves(moves), rest),
        None => (&[], &[]),
    }
}

#[allow(unsafe_code, reason = "see the module")]
const fn as_head(bytes: &[u8]) -> &Head {
    assert!(bytes.len() == size_of::<Head>());
    // SAFETY: there are as many bytes as a head has, and it is made of nothing else.
    unsafe { &*bytes.as_ptr().cast::<Head>() }
}

#[allow(unsafe_code, reason = "see the module")]
const fn as_moves(bytes: &[u8]) -> &[Move] {
    // SAFETY: a move is two bytes, of which every pattern is a value, and lies anywhere.
    unsafe { core::slice::from_raw_parts(bytes.as_ptr().cast::<Move>(), bytes.len() / 2) }
}

/// A number, and what follows it.
const fn split_number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    match bytes.split_first_chunk::<4>() {
        Some((&[a, b, c, d], rest)) => {
            let (low, high) =
                (a as usize & 0x7F | (b as usize & 0x7F) << 7, c as usize & 0x7F | (d as usize & 0x7F) << 7);
            Some((low | high << 14, rest))
        }
        None => None,
    }
}

/// A number as the macros print it.
const fn number(number: u32) -> [u8; 4] {
    assert!(number < 1 << 28);
    [
        number as u8 | 0x80,
        (number >> 7) as u8 | 0x80,
        (number >> 14) as u8 | 0x80,
        (number >> 21) as u8 | 0x80,
    ]
}

/// As many bytes as the number before them says, and what follows them.
const fn split_counted(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    match split_number(bytes) {
        Some((count, rest)) => Some(rest.split_at(count)),
        None => None,
    }
}

/// The tags, and then the variations, that follow the moves of a game.
pub(super) const fn split_more(more: &[u8]) -> (&[u8], &[u8]) {
    match split_counted(more) {
        Some(split) => split,
        None => (&[], &[]),
    }
}

/// What follows the moves, up to the variations.
pub(super) const fn without_variations(more: &[u8]) -> &[u8] {
    more.split_at(more.len() - split_more(more).1.len()).0
}

/// The first of some tags, and the others.
pub(super) fn split_tag(tags: &[u8]) -> Option<((&str, &str), &[u8])> {
    let (name, rest) = split_counted(tags)?;
    let (value, rest) = split_counted(rest)?;
    let text = |bytes| str::from_utf8(bytes).unwrap_or_default();
    Some(((text(name), text(value)), rest))
}

/// The first of some variations, and the others.
pub(super) fn split_variation(variations: &[u8]) -> Option<(Variation<'_>, &[u8])> {
    let (line, rest) = split_number(variations)?;
    let (ply, rest) = split_number(rest)?;
    let (moves, rest) = split_moves(rest);
    Some((Variation { line, ply, moves }, rest))
}

/// The position that stands in these bytes.
///
/// # Panics
/// If they are not as many as a position has; in a constant that is a compile error.
#[allow(unsafe_code, reason = "see the module")]
pub const fn position(bytes: &[u8]) -> Position {
    assert!(bytes.len() == size_of::<Position>());
    // SAFETY: a position is made of numbers, of which all bits are values, and laid out like in C. The bytes
    // are as many as it has, and they are read without asking for alignment.
    in_order(unsafe { bytes.as_ptr().cast::<Position>().read_unaligned() })
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

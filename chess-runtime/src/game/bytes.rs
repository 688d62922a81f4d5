//! How the macros print a game: as one byte string, which is not read until somebody asks.
//!
//! A constant that holds a reference to a byte string is the least that the compiler can be given
//! for a game (`cargo run --release -p chess-benches --bin compile`). An array of moves in the value
//! made it prove the length of every game anew, which took most of the time where each game has
//! another. This file is where that gain needs `unsafe`.
//!
//! All numbers have their low byte first, and nothing is aligned:
//!
//! ```text
//! Head        first and final position, result, outcome
//! moves       how many bytes, a u32; and two bytes for each move
//!             and if there are tags or variations:
//! tags        how many bytes, a u32; and for each its name and its value: a u32 and so many bytes
//! variations  to the end, for each: line and ply, two u32; and its moves as above
//! ```

use core::mem::MaybeUninit;

use generic_array::{ArrayLength, GenericArray};

use super::{Game, GameView, Variation};
use crate::notation::GameResult;
use crate::{Color, Move, Outcome, Position};

/// What every game begins with.
#[derive(Clone, Copy)]
#[repr(C, packed)]
pub(super) struct Head {
    start: Position,
    end: Position,
    /// Which of [`RESULTS`], from one; or zero.
    result: u8,
    /// Which of [`OUTCOMES`], from one; or zero.
    outcome: u8,
}

/// The results in the order of their numbers.
const RESULTS: [GameResult; 4] =
    [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw, GameResult::Unknown];

/// The outcomes in the order of their numbers.
const OUTCOMES: [Outcome; 6] = [
    Outcome::Checkmate { winner: Color::White },
    Outcome::Checkmate { winner: Color::Black },
    Outcome::Stalemate,
    Outcome::DeadPosition,
    Outcome::FivefoldRepetition,
    Outcome::SeventyFiveMoves,
];

impl Head {
    pub(super) const fn start(&self) -> Position {
        in_order(self.start)
    }

    pub(super) const fn end(&self) -> Position {
        in_order(self.end)
    }

    pub(super) const fn result(&self) -> Option<GameResult> {
        match self.result {
            number @ 1..=4 => Some(RESULTS[number as usize - 1]),
            _ => None,
        }
    }

    pub(super) const fn outcome(&self) -> Option<Outcome> {
        match self.outcome {
            number @ 1..=6 => Some(OUTCOMES[number as usize - 1]),
            _ => None,
        }
    }

    /// The head of a game that starts where this one does and ends as the other does.
    pub(super) const fn until(self, other: Head) -> Head {
        Head { start: self.start, ..other }
    }

    /// This head, of a game that starts elsewhere.
    pub(super) const fn starting_from(self, start: Position) -> Head {
        Head { start: in_order(start), ..self }
    }

    /// This head, of a game that stops elsewhere.
    pub(super) const fn cut_at(self, end: Position) -> Head {
        Head { end: in_order(end), result: 0, outcome: 0, ..self }
    }
}

/// A position between the machine's order of bytes and low byte first.
const fn in_order(position: Position) -> Position {
    if cfg!(target_endian = "big") { position.with_swapped_bytes() } else { position }
}

/// The game in these bytes.
pub const fn game<N, E>(bytes: &'static [u8]) -> Game<N, E> {
    Game::from_macro(bytes)
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
    /// How many bytes the moves have.
    count: [u8; 4],
    pub(super) moves: GenericArray<Move, N>,
}

impl<N: ArrayLength<ArrayType<Move>: Copy>> Copy for Beginning<N> {}

impl<N: ArrayLength> Beginning<N> {
    pub(super) const fn new(head: Head, moves: GenericArray<Move, N>) -> Beginning<N> {
        const { assert!(size_of::<Beginning<N>>() == size_of::<Head>() + 4 + 2 * N::USIZE) };
        Beginning { head, count: (2 * N::U32).to_le_bytes(), moves }
    }

    #[allow(unsafe_code, reason = "see the module")]
    pub(super) const fn as_bytes(&self) -> &[u8] {
        // SAFETY: there are as many bytes, and all of them have a value: the assertion in `new` shows
        // that none lie between the fields, and between the numbers of a position lie none.
        unsafe { core::slice::from_raw_parts((&raw const *self).cast::<u8>(), size_of::<Beginning<N>>()) }
    }
}

/// The head of a game, and what follows it.
pub(super) const fn split_head(game: &[u8]) -> (&Head, &[u8]) {
    let (head, rest) = game.split_at(size_of::<Head>());
    (as_head(head), rest)
}

/// The moves that follow the head of a game or begin a variation, and what follows them.
pub(super) const fn split_moves(bytes: &[u8]) -> (&[Move], &[u8]) {
    match split_counted(bytes) {
        Some((moves, rest)) => (as_moves(moves), rest),
        None => (&[], &[]),
    }
}

#[allow(unsafe_code, reason = "see the module")]
const fn as_head(bytes: &[u8]) -> &Head {
    assert!(bytes.len() == size_of::<Head>());
    // SAFETY: there are as many bytes as a head has; it is packed, so that it lies anywhere, and made of
    // numbers, of which all bits are values.
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
        Some((number, rest)) => Some((u32::from_le_bytes(*number) as usize, rest)),
        None => None,
    }
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

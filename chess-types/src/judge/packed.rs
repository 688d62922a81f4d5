//! A judged game as bytes: [`pack`] writes what the macros print, [`Packed`] reads it where it lies.
//!
//! A constant that refers to a string of bytes is the least that the compiler can be given for a game. The bytes are not
//! read until the program asks, and then without allocation and in constants too. No byte is zero, so that a game can be a
//! C string; all numbers have their low byte first; nothing is aligned:
//!
//! ```text
//! mask        what every byte of the positions is exclusive-ored with, so that none is zero
//! result      its place in GameResult::ALL, from two; or one
//! outcome     its place in Outcome::ALL, from two; or one
//! given       two if the first position follows; one if it is the usual one
//! end         the final position
//! start       the first position, if it is given
//! moves       how many bytes, a number; and two bytes for each move
//!             and if there are tags, variations or notes:
//! tags        how many bytes, a number; and for each its name and its value: a number and so many bytes
//! variations  how many bytes, a number; and for each line and ply, two numbers, and its moves as above
//! notes       to the end, for each: line and ply, two numbers; a glyph's number and one more, or zero; and the comment,
//!             a number and so many bytes
//! ```
//!
//! A number is four bytes with seven bits of it in each.

use alloc::vec::Vec;

use super::referee::GameRecord;
use super::syntax::{Branch, GameSyntax};
use crate::notation::span::{Span, decode};
pub use crate::rules::bytes::POSITION_BYTES;
use crate::{GameResult, Move, Outcome, Position, Square};

/// The bytes before the first position or the moves: the head and the final position.
pub const HEAD_BYTES: usize = 4 + POSITION_BYTES;

/// The bytes of a number.
pub const NUMBER_BYTES: usize = 4;

/// That the first position follows the head.
const GIVEN: u8 = 2;

/// A game with a mistake has fewer legal moves than it has plies: the missing ones are filled with a move that is legal
/// nowhere.
const FILLER: Move = Move::normal(Square::A1, Square::A1);

/// What was written about a move: where it stands, and what it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackedNote<'a> {
    /// The line: 0 is the main line, `n` the `n`th variation.
    pub line: usize,
    /// How many plies of the line stand before it.
    pub ply: usize,
    /// The number of a glyph.
    pub glyph: Option<u8>,
    /// The comment; empty if it is a glyph.
    pub comment: &'a str,
}

/// What was written about the moves of a game, each with the bytes of its comment, in the order of the lines.
pub fn notes<'a>(game: &'a GameSyntax, text: &'a [u8]) -> Vec<(PackedNote<'static>, &'a [u8])> {
    let mut notes = Vec::new();
    // The `;` that ends an item in source begins a comment without anything.
    let said = |comment: &Span| Some(comment.of(text)).filter(|text| !text.trim_ascii().is_empty());
    for (line, written) in game.lines.iter().enumerate() {
        let note = |ply, glyph| PackedNote { line, ply, glyph, comment: "" };
        notes.extend(written.comments.iter().filter_map(said).map(|comment| (note(0, None), comment)));
        let mut ply = 0;
        // By index, which is quickest without optimisation.
        while ply < written.moves.len() {
            let m = &written.moves[ply];
            ply += 1;
            if !m.glyphs.is_empty() || !m.comments.is_empty() {
                notes.extend(m.glyphs.iter().map(|&glyph| (note(ply, Some(glyph)), &[][..])));
                notes.extend(m.comments.iter().filter_map(said).map(|comment| (note(ply, None), comment)));
            }
        }
    }
    notes
}

/// The record as bytes, with what was written about its moves. The main line has so many plies, no fewer than it has legal
/// moves.
#[must_use]
pub fn pack(record: &GameRecord, plies: usize, notes: &[(PackedNote<'_>, &[u8])]) -> Vec<u8> {
    let is_usual = *record.start() == Position::STANDARD;
    let (start, end) = (record.start().to_bytes(), record.end().to_bytes());
    let mask = if is_usual { mask(&[&end]) } else { mask(&[&end, &start]) };

    let mut bytes = Vec::with_capacity(256 + 2 * plies);
    bytes.extend_from_slice(&head(mask, record.result, record.outcome, !is_usual, record.end()));
    if !is_usual {
        bytes.extend_from_slice(&masked(start, mask));
    }
    push_moves(&mut bytes, record.moves(), plies);
    if record.tags.is_empty() && record.lines.len() == 1 && notes.is_empty() {
        return bytes;
    }
    push_counted(&mut bytes, |tags| {
        for (name, value) in &record.tags {
            push_counted(tags, |bytes| push_text(bytes, name));
            push_counted(tags, |bytes| push_text(bytes, value));
        }
    });
    if record.lines.len() == 1 && notes.is_empty() {
        return bytes;
    }
    push_counted(&mut bytes, |bytes| {
        for line in &record.lines {
            if let Some(branch) = line.branch {
                bytes.extend_from_slice(&number(branch.line));
                bytes.extend_from_slice(&number(branch.ply));
                push_moves(bytes, &line.moves, line.moves.len());
            }
        }
    });
    for (note, comment) in notes {
        for value in [note.line, note.ply, note.glyph.map_or(0, |glyph| 1 + usize::from(glyph))] {
            bytes.extend_from_slice(&number(value));
        }
        push_counted(&mut bytes, |bytes| push_text(bytes, decode(comment).trim()));
    }
    bytes
}

/// A position as bytes, which [`unpack_position`] reads.
#[must_use]
pub const fn pack_position(position: &Position) -> [u8; POSITION_BYTES] {
    position.to_bytes()
}

/// The position that [`pack_position`] made these bytes of.
///
/// # Safety
/// [`pack_position`] has made them.
///
/// # Panics
/// If they are not as many as a position has; in a constant that is a compile error.
#[must_use]
#[allow(unsafe_code, reason = "other bytes would be a position that the Laws do not know")]
pub const unsafe fn unpack_position(bytes: &[u8]) -> Position {
    match bytes.split_first_chunk() {
        Some((position, [])) => Position::from_bytes(position),
        _ => panic!("these bytes are no position"),
    }
}

/// The head of a game.
#[must_use]
pub const fn head(
    mask: u8,
    result: Option<GameResult>,
    outcome: Option<Outcome>,
    has_start: bool,
    end: &Position,
) -> [u8; HEAD_BYTES] {
    let mut head = [0; HEAD_BYTES];
    head[0] = mask;
    head[1] = match result {
        Some(result) => 2 + result as u8,
        None => 1,
    };
    head[2] = match outcome {
        Some(outcome) => 2 + outcome.index() as u8,
        None => 1,
    };
    head[3] = if has_start { GIVEN } else { 1 };
    let end = masked(end.to_bytes(), mask);
    let mut at = 0;
    while at < POSITION_BYTES {
        head[4 + at] = end[at];
        at += 1;
    }
    head
}

/// A number as four bytes of seven bits each, none of them zero.
#[must_use]
pub const fn number(number: usize) -> [u8; NUMBER_BYTES] {
    assert!(number < 1 << 28, "no source file is so long");
    [
        number as u8 | 0x80,
        (number >> 7) as u8 | 0x80,
        (number >> 14) as u8 | 0x80,
        (number >> 21) as u8 | 0x80,
    ]
}

/// A byte that is in none of these, so that no byte exclusive-ored with it is zero. If it can be, one that needs no escape:
/// positions are zeros for the most part.
fn mask(positions: &[&[u8]]) -> u8 {
    let mut is_there = [false; 256];
    for bytes in positions {
        let mut at = 0;
        while at < bytes.len() {
            is_there[bytes[at] as usize] = true;
            at += 1;
        }
    }
    let mut mask = b'#';
    while is_there[mask as usize] {
        mask = mask.wrapping_add(1);
    }
    mask
}

// By index, which is quickest without optimisation.
const fn masked(mut position: [u8; POSITION_BYTES], mask: u8) -> [u8; POSITION_BYTES] {
    let mut at = 0;
    while at < POSITION_BYTES {
        position[at] ^= mask;
        at += 1;
    }
    position
}

/// Adds a tag's name or value. A zero, which no file of games has, becomes a sign for what cannot be shown.
fn push_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend_from_slice(text.replace('\0', "\u{FFFD}").as_bytes());
}

/// Adds how many bytes follow, and the bytes.
fn push_counted(bytes: &mut Vec<u8>, push: impl FnOnce(&mut Vec<u8>)) {
    let at = bytes.len();
    bytes.extend_from_slice(&number(0));
    push(bytes);
    let count = bytes.len() - at - NUMBER_BYTES;
    bytes[at..at + NUMBER_BYTES].copy_from_slice(&number(count));
}

fn push_moves(bytes: &mut Vec<u8>, moves: &[Move], plies: usize) {
    bytes.extend_from_slice(&number(2 * plies));
    let start = bytes.len();
    bytes.resize(start + 2 * plies, 0);
    let added = &mut bytes[start..];
    let mut ply = 0;
    // By index, which is quickest without optimisation.
    while ply < plies {
        let m = if ply < moves.len() { moves[ply] } else { FILLER };
        let bits = m.to_bits();
        (added[2 * ply], added[2 * ply + 1]) = (bits as u8, (bits >> 8) as u8);
        ply += 1;
    }
}

/// A packed game taken apart.
#[derive(Clone, Copy, Debug)]
pub struct Packed<'a> {
    head: &'a [u8; HEAD_BYTES],
    /// If it is not the usual one.
    start: Option<&'a [u8; POSITION_BYTES]>,
    /// The moves of the main line.
    pub moves: &'a [Move],
    /// Tags and variations, not read yet.
    pub more: &'a [u8],
}

impl<'a> Packed<'a> {
    /// Takes a game apart.
    ///
    /// # Safety
    /// [`pack`] has made these bytes, or what puts parts of such games together in the same form.
    ///
    /// # Panics
    /// If the bytes are no game.
    #[must_use]
    #[allow(unsafe_code, reason = "other bytes would be a game that the Laws do not know")]
    pub const unsafe fn new(game: &'a [u8]) -> Packed<'a> {
        let Some((head, rest)) = game.split_first_chunk::<HEAD_BYTES>() else {
            panic!("these bytes are no game");
        };
        let (start, rest) = match rest.split_first_chunk() {
            Some((start, rest)) if head[3] == GIVEN => (Some(start), rest),
            _ => (None, rest),
        };
        let (moves, more) = split_moves(rest);
        Packed { head, start, moves, more }
    }

    /// The position before the first move.
    #[must_use]
    pub const fn start(&self) -> Position {
        match self.start {
            Some(start) => Position::from_bytes(&masked(*start, self.head[0])),
            None => Position::STANDARD,
        }
    }

    /// The position after the last move.
    #[must_use]
    pub const fn end(&self) -> Position {
        let Some((_, end)) = self.head.split_last_chunk::<POSITION_BYTES>() else {
            panic!("the head ends with a position");
        };
        Position::from_bytes(&masked(*end, self.head[0]))
    }

    /// The result that the text declares.
    #[must_use]
    pub const fn result(&self) -> Option<GameResult> {
        let place = (self.head[1] as usize).wrapping_sub(2);
        if place < GameResult::ALL.len() { Some(GameResult::ALL[place]) } else { None }
    }

    /// How the game ended by the Laws alone.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        let place = (self.head[2] as usize).wrapping_sub(2);
        if place < Outcome::ALL.len() { Some(Outcome::ALL[place]) } else { None }
    }
}

/// The moves that follow the head of a game or begin a variation, and what follows them.
const fn split_moves(bytes: &[u8]) -> (&[Move], &[u8]) {
    match split_counted(bytes) {
        Some((moves, rest)) => (as_moves(moves), rest),
        None => (&[], &[]),
    }
}

#[allow(
    unsafe_code,
    reason = "a slice of moves is what callers want, and safe code cannot make one of bytes"
)]
const fn as_moves(bytes: &[u8]) -> &[Move] {
    // SAFETY: a move is two bytes, of which every pattern is a value, and has no alignment.
    unsafe { core::slice::from_raw_parts(bytes.as_ptr().cast::<Move>(), bytes.len() / 2) }
}

/// A number, and what follows it.
const fn split_number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    match bytes.split_first_chunk::<NUMBER_BYTES>() {
        Some((&[a, b, c, d], rest)) => {
            let (low, high) =
                (a as usize & 0x7F | (b as usize & 0x7F) << 7, c as usize & 0x7F | (d as usize & 0x7F) << 7);
            Some((low | high << 14, rest))
        }
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

/// The tags, the variations and the notes that follow the moves of a game.
#[must_use]
pub const fn split_more(more: &[u8]) -> (&[u8], &[u8], &[u8]) {
    let (tags, rest) = match split_counted(more) {
        Some(split) => split,
        None => return (&[], &[], &[]),
    };
    match split_counted(rest) {
        Some((variations, notes)) => (tags, variations, notes),
        None => (tags, &[], &[]),
    }
}

/// What follows the moves of a game, up to its variations.
#[must_use]
pub const fn only_tags(more: &[u8]) -> &[u8] {
    match split_counted(more) {
        Some((_, rest)) => more.split_at(more.len() - rest.len()).0,
        None => more,
    }
}

/// The first of some tags, and the others.
#[must_use]
pub fn split_tag(tags: &[u8]) -> Option<((&str, &str), &[u8])> {
    let (name, rest) = split_counted(tags)?;
    let (value, rest) = split_counted(rest)?;
    let text = |bytes| core::str::from_utf8(bytes).unwrap_or_default();
    Some(((text(name), text(value)), rest))
}

/// The first of some notes, and the others.
#[must_use]
pub fn split_note(notes: &[u8]) -> Option<(PackedNote<'_>, &[u8])> {
    let (line, rest) = split_number(notes)?;
    let (ply, rest) = split_number(rest)?;
    let (glyph, rest) = split_number(rest)?;
    let (comment, rest) = split_counted(rest)?;
    let glyph = glyph.checked_sub(1).map(|glyph| glyph as u8);
    let comment = core::str::from_utf8(comment).unwrap_or_default();
    Some((PackedNote { line, ply, glyph, comment }, rest))
}

/// A packed variation: the move that it replaces, and its own moves.
pub type PackedVariation<'a> = (Branch, &'a [Move]);

/// The first of some variations, and the others.
#[must_use]
pub fn split_variation(variations: &[u8]) -> Option<(PackedVariation<'_>, &[u8])> {
    let (line, rest) = split_number(variations)?;
    let (ply, rest) = split_number(rest)?;
    let (moves, rest) = split_moves(rest);
    Some(((Branch { line, ply }, moves), rest))
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{Packed, notes, pack, split_more, split_note, split_tag, split_variation};
    use crate::judge::{GameReader, Referee};
    use crate::{GameResult, Outcome};

    /// Whatever is packed is read back, and no byte is zero.
    #[test]
    fn what_is_packed_is_read_back() {
        for text in [
            "1. e4 e5 2. Nf3",
            "",
            "1. f3 e5 2. g4 Qh4# 0-1",
            "1. e4 1-0",
            "e4 1/2-1/2",
            "e4 *",
            "{ first } 1. e4! $14 { best by test; né } e5 ({ also } 1... c5 $255 $0 {}) 2. Nf3 *",
            "[White \"A\"]\n[Black \"\"]\n\n1. e4 (1. d4 d5 (1... Nf6) 2. c4) e5 (1... c5) *",
            "[FEN \"8/8/8/8/8/4k3/4p3/4K3 w - - 7 70\"]\n\n1/2-1/2",
            "[FEN \"nrkbqnbr/pppppppp/8/8/8/8/PPPPPPPP/NRKBQNBR w HBhb - 0 1\"]\n\n1. Nb3 *",
        ] {
            let mut games = GameReader::new(text.as_bytes());
            let (game, verdict) = Referee::default().read_or_empty(&mut games);
            let (record, written) = (verdict.record, notes(&game, text.as_bytes()));
            let bytes = pack(&record, record.moves().len() + 1, &written);
            assert!(!bytes.contains(&0), "{text}");
            // SAFETY: they are those of `pack`.
            #[allow(unsafe_code, reason = "the promise is kept in the line above")]
            let packed = unsafe { Packed::new(&bytes) };
            assert_eq!((packed.start(), packed.end()), (*record.start(), *record.end()), "{text}");
            assert_eq!((packed.result(), packed.outcome()), (record.result, record.outcome), "{text}");
            assert_eq!(&packed.moves[..record.moves().len()], record.moves(), "{text}");
            assert_eq!(packed.moves.len(), record.moves().len() + 1);
            let (mut tags, mut variations, mut rest_of_notes) = split_more(packed.more);
            let mut read_tags = Vec::new();
            while let Some(((name, value), rest)) = split_tag(tags) {
                read_tags.push((name.into(), value.into()));
                tags = rest;
            }
            assert_eq!(read_tags, record.tags, "{text}");
            for line in &record.lines[1..] {
                let ((branch, moves), rest) = split_variation(variations).unwrap();
                assert_eq!((Some(branch), moves), (line.branch, &line.moves[..]), "{text}");
                variations = rest;
            }
            assert!(variations.is_empty());
            for (expected, comment) in written {
                let (note, rest) = split_note(rest_of_notes).unwrap();
                let comment = core::str::from_utf8(comment).unwrap().trim();
                assert_eq!((note.line, note.ply, note.glyph), (expected.line, expected.ply, expected.glyph));
                assert_eq!(note.comment, comment, "{text}");
                rest_of_notes = rest;
            }
            assert!(rest_of_notes.is_empty());
        }
    }

    #[test]
    fn results_and_outcomes_have_the_numbers_of_their_lists() {
        for (index, result) in GameResult::ALL.into_iter().enumerate() {
            assert_eq!(result as usize, index);
        }
        for (index, outcome) in Outcome::ALL.into_iter().enumerate() {
            assert_eq!(outcome.index(), index);
        }
    }
}

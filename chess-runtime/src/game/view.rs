//! A game without types: [`GameView`].

use core::fmt;

use crate::judge::Branch;
use crate::judge::packed::{self, Packed, PackedNote};
use crate::notation::MoveNumber;
use crate::{Color, GameResult, Move, Outcome, Position};

/// Any game: its moves, start, final position, tags and variations.
///
/// `pgn!` of a file with several games gives an array of these.
#[derive(Clone, Copy)]
pub struct GameView<'a> {
    // Not yet as what it is: the compiler looks at all that a constant refers to, and at bytes it
    // need not look for long.
    pub(super) bytes: &'a [u8],
    /// Tags and variations, if they are not in the bytes.
    pub(super) more: &'a [u8],
}

impl<'a> GameView<'a> {
    #[allow(unsafe_code, reason = "bytes are a game only where the referee has printed them")]
    pub(super) const fn parts(&self) -> Packed<'a> {
        // SAFETY: a view is made only of a game, whose bytes the referee's record was packed into, or `Beginning` was.
        unsafe { Packed::new(self.bytes) }
    }

    /// Tags and variations, not read yet.
    pub(super) const fn more(&self) -> &'a [u8] {
        match self.parts().more {
            [] => self.more,
            more => more,
        }
    }

    /// The moves of the main line.
    #[must_use]
    pub const fn moves(&self) -> &'a [Move] {
        self.parts().moves
    }

    /// How many plies the main line has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.moves().len()
    }

    /// Whether there is no move.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.moves().is_empty()
    }

    /// The position before the first move.
    #[must_use]
    pub const fn start(&self) -> Position {
        self.parts().start()
    }

    /// The position after the last move.
    #[must_use]
    pub const fn end(&self) -> Position {
        self.parts().end()
    }

    /// How the game ended by the Laws alone, if it did.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.parts().outcome()
    }

    /// The result: what the board says, else what the text says.
    #[must_use]
    pub const fn result(&self) -> Option<GameResult> {
        match (self.outcome(), self.parts().result()) {
            (Some(outcome), _) => Some(outcome.result()),
            (None, result) => result,
        }
    }

    /// The tag pairs, in order.
    #[must_use]
    pub const fn tags(&self) -> Tags<'a> {
        Tags { rest: packed::split_more(self.more()).0 }
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&'a str> {
        self.tags().find(|(tag, _)| *tag == name).map(|(_, value)| value)
    }

    /// The variations, in the order in which they begin.
    #[must_use]
    pub const fn variations(&self) -> Variations<'a> {
        Variations { rest: packed::split_more(self.more()).1 }
    }

    /// What was written about the moves: comments and glyphs, those of the main line first, then those of the variations.
    ///
    /// ```
    /// use chess_runtime::{Remark, chess};
    ///
    /// chess! { const RUY_LOPEZ = 1. e4! e5 { the open game } 2. Nf3 Nc6 3. Bb5; }
    ///
    /// let notes: Vec<_> = RUY_LOPEZ.notes().map(|note| (note.ply, note.remark)).collect();
    /// assert_eq!(notes, [(1, Remark::Glyph(1)), (2, Remark::Comment("the open game"))]);
    /// ```
    #[must_use]
    pub const fn notes(&self) -> Notes<'a> {
        Notes { rest: packed::split_more(self.more()).2 }
    }

    /// Every position of the main line, from the start to the end.
    #[must_use]
    pub const fn positions(&self) -> Positions<'a> {
        Positions { next: Some(self.start()), moves: self.moves() }
    }
}

impl PartialEq for GameView<'_> {
    /// The same start and the same moves.
    fn eq(&self, other: &GameView<'_>) -> bool {
        self.moves() == other.moves() && self.start() == other.start()
    }
}

impl Eq for GameView<'_> {}

impl fmt::Display for GameView<'_> {
    /// The main line in standard algebraic notation with move numbers, and the result if there is one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for (position, &m) in self.positions().zip(self.moves()) {
            f.write_str(between)?;
            if between.is_empty() || position.turn() == Color::White {
                write!(f, "{} ", MoveNumber::of(&position))?;
            }
            write!(f, "{}", position.san(m))?;
            between = " ";
        }
        match self.result() {
            Some(result) => write!(f, "{between}{result}"),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for GameView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({self})")
    }
}

/// The positions of a game, one before each move and one after the last.
#[derive(Clone, Debug)]
pub struct Positions<'a> {
    next: Option<Position>,
    moves: &'a [Move],
}

impl Iterator for Positions<'_> {
    type Item = Position;

    fn next(&mut self) -> Option<Position> {
        let position = self.next?;
        self.next = self.moves.split_first().map(|(&m, rest)| {
            self.moves = rest;
            position.play_unchecked(m)
        });
        Some(position)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.next.map_or(0, |_| self.moves.len() + 1);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Positions<'_> {}

/// The tag pairs of a game: names and values.
#[derive(Clone)]
pub struct Tags<'a> {
    rest: &'a [u8],
}

impl<'a> Iterator for Tags<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<(&'a str, &'a str)> {
        let (tag, rest) = packed::split_tag(self.rest)?;
        self.rest = rest;
        Some(tag)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.clone().count();
        (left, Some(left))
    }
}

impl ExactSizeIterator for Tags<'_> {}

impl fmt::Debug for Tags<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.clone()).finish()
    }
}

/// A variation of a game: other moves from some point on.
#[derive(Clone, Copy, Debug)]
pub struct Variation<'a> {
    /// The line it branches from: 0 is the main line, `n` the `n`th variation.
    pub line: usize,
    /// The index of the move in that line which it replaces.
    pub ply: usize,
    /// Its moves.
    pub moves: &'a [Move],
}

/// The variations of a game.
#[derive(Clone)]
pub struct Variations<'a> {
    rest: &'a [u8],
}

impl<'a> Iterator for Variations<'a> {
    type Item = Variation<'a>;

    fn next(&mut self) -> Option<Variation<'a>> {
        let ((Branch { line, ply }, moves), rest) = packed::split_variation(self.rest)?;
        self.rest = rest;
        Some(Variation { line, ply, moves })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.clone().count();
        (left, Some(left))
    }
}

impl ExactSizeIterator for Variations<'_> {}

/// Something that was written about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Note<'a> {
    /// The line: 0 is the main line, `n` the `n`th variation.
    pub line: usize,
    /// How many plies of the line stand before it: 0 before the first move, 1 for a note about that.
    pub ply: usize,
    /// What it says.
    pub remark: Remark<'a>,
}

/// What is said of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Remark<'a> {
    /// A numeric annotation glyph: `!` is 1, `$14` is 14.
    Glyph(u8),
    /// A comment, without its braces.
    Comment(&'a str),
}

/// The notes of a game.
#[derive(Clone)]
pub struct Notes<'a> {
    rest: &'a [u8],
}

impl<'a> Iterator for Notes<'a> {
    type Item = Note<'a>;

    fn next(&mut self) -> Option<Note<'a>> {
        let (PackedNote { line, ply, glyph, comment }, rest) = packed::split_note(self.rest)?;
        self.rest = rest;
        let remark = glyph.map_or(Remark::Comment(comment), Remark::Glyph);
        Some(Note { line, ply, remark })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.clone().count();
        (left, Some(left))
    }
}

impl ExactSizeIterator for Notes<'_> {}

impl fmt::Debug for Notes<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}

impl fmt::Debug for Variations<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.clone()).finish()
    }
}

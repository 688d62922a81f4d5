//! A game without types: [`GameView`].

use core::fmt;

use crate::notation::{GameResult, MoveNumber};
use crate::{Color, Move, Outcome, Position};

/// What a game has besides its moves.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Details {
    pub tags: &'static [(&'static str, &'static str)],
    pub variations: &'static [Variation],
    pub result: Option<GameResult>,
    pub outcome: Option<Outcome>,
}

/// A variation of a game: other moves from some point on.
#[derive(Clone, Copy, Debug)]
pub struct Variation {
    /// The line it branches from: 0 is the main line, `n` the `n`th variation.
    pub line: usize,
    /// The index of the move in that line which it replaces.
    pub ply: usize,
    /// Its moves.
    pub moves: &'static [Move],
}

/// Any game: its moves, start, final position, tags and variations.
///
/// `pgn!` of a file with several games gives an array of these.
#[derive(Clone, Copy)]
pub struct GameView<'a> {
    moves: &'a [Move],
    start: &'a Position,
    end: &'a Position,
    details: Details,
}

impl<'a> GameView<'a> {
    /// What the macros print.
    pub(crate) const fn from_macro(
        moves: &'a [Move],
        start: &'a Position,
        end: &'a Position,
        details: Details,
    ) -> GameView<'a> {
        GameView { moves, start, end, details }
    }

    /// The moves of the main line.
    #[must_use]
    pub const fn moves(&self) -> &'a [Move] {
        self.moves
    }

    /// How many plies the main line has.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there is no move.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The position before the first move.
    #[must_use]
    pub const fn start(&self) -> &'a Position {
        self.start
    }

    /// The position after the last move.
    #[must_use]
    pub const fn end(&self) -> &'a Position {
        self.end
    }

    /// How the game ended by the Laws alone, if it did.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.details.outcome
    }

    /// The result: what the board says, else what the text says.
    #[must_use]
    pub const fn result(&self) -> Option<&'static str> {
        match (self.details.outcome, self.details.result) {
            (Some(outcome), _) => Some(outcome.result()),
            (None, Some(result)) => Some(result.text()),
            (None, None) => None,
        }
    }

    /// The tag pairs, in order.
    #[must_use]
    pub const fn tags(&self) -> &'static [(&'static str, &'static str)] {
        self.details.tags
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&'static str> {
        self.details.tags.iter().find(|(tag, _)| *tag == name).map(|&(_, value)| value)
    }

    /// The variations, in the order in which they begin.
    #[must_use]
    pub const fn variations(&self) -> &'static [Variation] {
        self.details.variations
    }

    /// Every position of the main line, from the start to the end.
    #[must_use]
    pub const fn positions(&self) -> Positions<'a> {
        Positions { next: Some(*self.start), moves: self.moves }
    }
}

impl PartialEq for GameView<'_> {
    /// The same start and the same moves.
    fn eq(&self, other: &GameView<'_>) -> bool {
        self.moves == other.moves && self.start == other.start
    }
}

impl Eq for GameView<'_> {}

impl fmt::Display for GameView<'_> {
    /// The main line in standard algebraic notation with move numbers, and the result if there is one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for (position, &m) in self.positions().zip(self.moves) {
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

//! [`Game`]: what `chess!` gives, with its length and its ending in the type; and [`GameView`], the
//! same without types, for collections and for code that takes any game.

pub(crate) mod bytes;
mod parts;
mod view;

use core::fmt;
use core::marker::PhantomData;

use generic_array::ArrayLength;

use bytes::Moves;
pub use view::{Details, GameView, Positions, Variation};

use crate::{Move, Outcome, Position};

/// A legal game of `N` plies that ends with `E`.
///
/// It is a constant: moves, start, final position, tags and variations are in the program's data,
/// and nothing is parsed or allocated at run time.
///
/// ```
/// use chess_runtime::chess;
///
/// chess! { const RUY_LOPEZ = 1. e4 e5 2. Nf3 Nc6 3. Bb5; }
///
/// assert_eq!(RUY_LOPEZ.len(), 5);
/// assert_eq!(RUY_LOPEZ.to_string(), "1. e4 e5 2. Nf3 Nc6 3. Bb5");
/// assert_eq!(RUY_LOPEZ.end().to_fen(),
///     "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
/// ```
pub struct Game<N: ArrayLength, E> {
    moves: Moves<N>,
    start: Position,
    end: Position,
    details: Details,
    ending: PhantomData<E>,
}

impl<N: ArrayLength, E> Game<N, E> {
    /// The moves of the main line.
    #[must_use]
    pub const fn moves(&self) -> &[Move] {
        self.moves.as_array().as_slice()
    }

    /// How many plies the main line has.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "whether a game is empty is in its type")]
    pub const fn len(&self) -> usize {
        N::USIZE
    }

    /// The position before the first move.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position after the last move.
    #[must_use]
    pub const fn end(&self) -> &Position {
        &self.end
    }

    /// How the game ended by the Laws alone, if it did.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.details.outcome
    }

    /// The result: what the board says, else what the text says.
    #[must_use]
    pub const fn result(&self) -> Option<&'static str> {
        self.view().result()
    }

    /// The tag pairs, in order.
    #[must_use]
    pub const fn tags(&self) -> &'static [(&'static str, &'static str)] {
        self.details.tags
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&'static str> {
        self.view().tag(name)
    }

    /// The variations, in the order in which they begin.
    #[must_use]
    pub const fn variations(&self) -> &'static [Variation] {
        self.details.variations
    }

    /// Every position of the main line, from the start to the end.
    #[must_use]
    pub const fn positions(&self) -> Positions<'_> {
        self.view().positions()
    }

    /// The game without its types.
    #[must_use]
    pub const fn view(&self) -> GameView<'_> {
        GameView::from_macro(self.moves(), &self.start, &self.end, self.details)
    }
}

impl<N: ArrayLength, E> Clone for Game<N, E> {
    fn clone(&self) -> Game<N, E> {
        Game { moves: self.moves.clone(), ..*self }
    }
}

impl<N: ArrayLength<ArrayType<Move>: Copy>, E> Copy for Game<N, E> {}

impl<N: ArrayLength, E> PartialEq for Game<N, E> {
    /// The same start and the same moves.
    fn eq(&self, other: &Game<N, E>) -> bool {
        self.view() == other.view()
    }
}

impl<N: ArrayLength, E> Eq for Game<N, E> {}

impl<N: ArrayLength, E> fmt::Display for Game<N, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view().fmt(f)
    }
}

impl<N: ArrayLength, E> fmt::Debug for Game<N, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.view(), f)
    }
}

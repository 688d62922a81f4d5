//! [`Game`]: what `chess!` gives, with its length and its ending in the type; [`Assembled`], a game
//! made of others; and [`GameView`], any game without types, for collections and for code that takes
//! all of them.

pub(crate) mod bytes;
mod parts;
mod view;

use core::fmt;

use generic_array::{ArrayLength, GenericArray};

pub use parts::Assembled;
pub use view::{GameView, Note, Notes, Positions, Remark, Tags, Variation, Variations};

use self::bytes::Carrier;
use crate::{GameResult, Move, Outcome, Position};

/// A legal game of `N` plies that ends with `E`.
///
/// It is a constant: moves, start, final position, tags and variations are in the program's data,
/// and nothing is parsed or allocated at run time. The value only says where.
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
#[repr(transparent)]
pub struct Game<N, E> {
    /// What the macros print, as `bytes.rs` describes it. There is no constructor: they transmute the text, which is unsafe, and
    /// costs the compiler less than a call.
    text: <(N, E) as Carrier>::Text,
}

impl<N, E> Game<N, E> {
    /// The moves of the main line, with their number in the type.
    ///
    /// ```
    /// use chess_runtime::chess;
    ///
    /// // As many names as there are moves, or this would not compile.
    /// let [e4, e5, nf3] = (*chess! { 1. e4 e5 2. Nf3 }.as_array()).into_array();
    /// assert_eq!(nf3.to_string(), "g1f3");
    /// # let _ = (e4, e5);
    /// ```
    #[must_use]
    pub const fn as_array(&self) -> &'static GenericArray<Move, N>
    where
        N: ArrayLength,
    {
        GenericArray::from_slice(self.view().moves())
    }

    /// The game without its types.
    #[must_use]
    pub const fn view(&self) -> GameView<'static> {
        GameView { bytes: self.text.to_bytes(), more: &[] }
    }
}

impl<N, E> Clone for Game<N, E> {
    fn clone(&self) -> Game<N, E> {
        *self
    }
}

impl<N, E> Copy for Game<N, E> {}

/// What can be read of a typed game, which is all that can be read of its view: which of the two
/// kinds, how long the answers live, and the bound on the length.
macro_rules! read_through_view {
    ($game:ident, $life:lifetime $(, $bound:path)?) => {
        impl<N $(: $bound)?, E> $game<N, E> {
            /// The moves of the main line.
            #[must_use]
            pub const fn moves(&self) -> &$life [Move] {
                self.view().moves()
            }

            /// How many plies the main line has.
            #[must_use]
            pub const fn len(&self) -> usize {
                self.view().len()
            }

            /// Whether the main line has no moves.
            #[must_use]
            pub const fn is_empty(&self) -> bool {
                self.view().is_empty()
            }

            /// The position before the first move.
            #[must_use]
            pub const fn start(&self) -> Position {
                self.view().start()
            }

            /// The position after the last move.
            #[must_use]
            pub const fn end(&self) -> Position {
                self.view().end()
            }

            /// How the game ended by the Laws alone, if it did.
            #[must_use]
            pub const fn outcome(&self) -> Option<Outcome> {
                self.view().outcome()
            }

            /// The result: what the board says, else what the text says.
            #[must_use]
            pub const fn result(&self) -> Option<GameResult> {
                self.view().result()
            }

            /// The tag pairs, in order.
            #[must_use]
            pub const fn tags(&self) -> Tags<$life> {
                self.view().tags()
            }

            /// The value of a tag.
            #[must_use]
            pub fn tag(&self, name: &str) -> Option<&$life str> {
                self.view().tag(name)
            }

            /// The variations, in the order in which they begin.
            #[must_use]
            pub const fn variations(&self) -> Variations<$life> {
                self.view().variations()
            }

            /// What was written about the moves: comments and glyphs.
            #[must_use]
            pub const fn notes(&self) -> Notes<$life> {
                self.view().notes()
            }

            /// Every position of the main line, from the start to the end.
            #[must_use]
            pub const fn positions(&self) -> Positions<$life> {
                self.view().positions()
            }
        }

        impl<N $(: $bound)?, E> PartialEq for $game<N, E> {
            /// The same start and the same moves.
            fn eq(&self, other: &$game<N, E>) -> bool {
                self.view() == other.view()
            }
        }

        impl<N $(: $bound)?, E> Eq for $game<N, E> {}

        impl<N $(: $bound)?, E> fmt::Display for $game<N, E> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.view().fmt(f)
            }
        }

        impl<N $(: $bound)?, E> fmt::Debug for $game<N, E> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Debug::fmt(&self.view(), f)
            }
        }
    };
}

read_through_view!(Game, 'static);
read_through_view!(Assembled, '_, ArrayLength);

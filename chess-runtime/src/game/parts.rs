//! Games from parts: an opening and its continuation, a prefix and the rest.
//!
//! The lengths are added and subtracted by the type checker, which const generics cannot do on
//! stable Rust.

use core::marker::PhantomData;
use core::ops::{Add, Sub};

use generic_array::{ArrayLength, GenericArray};
use typenum::{B1, Diff, GrEq, IsGreaterOrEqual, Sum, Unsigned};

use super::bytes::{self, Beginning};
use super::{Game, GameView};
use crate::demand::Unfinished;
use crate::ending::Cut;
use crate::judge::{Replay, replay};
use crate::{Move, Outcome, Position};

/// A legal game of `N` plies that ends with `E`, made of other games: what [`Game::then`],
/// [`Game::prefix`] and [`Game::rest`] give.
///
/// It has its moves in the value, while a [`Game`] is in the program's data. Whatever can be asked
/// of the one can be asked of the other, by the same names.
pub struct Assembled<N: ArrayLength, E> {
    beginning: Beginning<N>,
    /// Tags and variations.
    more: &'static [u8],
    ending: PhantomData<E>,
}

impl<N: ArrayLength, E> Assembled<N, E> {
    /// The moves of the main line, with their number in the type.
    #[must_use]
    pub const fn as_array(&self) -> &GenericArray<Move, N> {
        &self.beginning.moves
    }

    /// The game without its types.
    #[must_use]
    pub const fn view(&self) -> GameView<'_> {
        GameView { bytes: self.beginning.as_bytes(), more: self.more }
    }
}

impl<N: ArrayLength, E> Clone for Assembled<N, E> {
    fn clone(&self) -> Assembled<N, E> {
        Assembled { beginning: self.beginning.clone(), ..*self }
    }
}

impl<N: ArrayLength<ArrayType<Move>: Copy>, E> Copy for Assembled<N, E> {}

impl<N: ArrayLength, E> PartialEq<Game<N, E>> for Assembled<N, E> {
    /// The same start and the same moves.
    fn eq(&self, other: &Game<N, E>) -> bool {
        self.view() == other.view()
    }
}

impl<N: ArrayLength, E> PartialEq<Assembled<N, E>> for Game<N, E> {
    /// The same start and the same moves.
    fn eq(&self, other: &Assembled<N, E>) -> bool {
        self.view() == other.view()
    }
}

/// The plies left of `N` after the first `K`: `N - K`. Of too few there are none left, which is said in a sentence.
///
/// It is asked of the comparison `N >= K`: on that there is one impl, and the compiler reports where it stops.
#[diagnostic::on_unimplemented(
    message = "this game has fewer plies than that",
    label = "more plies are asked for here than the game has",
    note = "`prefix` and `rest` cut a game after a ply that it has: `K` is at most its length"
)]
pub trait Cuts<N, K> {
    /// `N - K`
    type Rest;
}

/// `N >= K` holds, so `N - K` is a length.
impl<N: Sub<K>, K> Cuts<N, K> for B1 {
    type Rest = Diff<N, K>;
}

/// `N - K`, where `N >= K`.
type Remainder<N, K> = <GrEq<N, K> as Cuts<N, K>>::Rest;

/// What makes games of a game of either kind.
macro_rules! parts {
    ($game:ident $(, $bound:path)?) => {
        impl<N $(: $bound)?, E> $game<N, E> {
            /// This game and then its continuation: `N + M` plies, ending as the continuation does.
            ///
            /// Write the continuation with `chess! { after OPENING; ... }`, and it starts where it must. Only a game that goes
            /// on has one, and the whole is played once more: what was repeated counts, and moves are counted from this
            /// game's start. Tags and variations are those of this game.
            ///
            /// ```
            /// use chess_runtime::chess;
            ///
            /// chess! { line OPENING = 1. e4 e5 2. Nf3; }
            /// chess! { const RUY_LOPEZ = after OPENING; 2... Nc6 3. Bb5; }
            ///
            /// let game = OPENING.then(&RUY_LOPEZ);
            /// assert_eq!(game.len(), 5);
            /// assert_eq!(game.to_string(), "1. e4 e5 2. Nf3 Nc6 3. Bb5");
            /// ```
            ///
            /// # Panics
            /// If the continuation starts from another position (FIDE 9.2.3), or if with this game before it the whole ends
            /// sooner or otherwise than the continuation (FIDE 9.6). In a constant that is a compile error.
            #[must_use]
            #[track_caller]
            pub const fn then<M, F>(&self, continuation: &Game<M, F>) -> Assembled<Sum<N, M>, F>
            where
                E: Unfinished,
                N: Add<M>,
                Sum<N, M>: ArrayLength,
            {
                Assembled::join(&self.view(), self.more(), &continuation.view())
            }

            /// The first `K` plies. A game shorter than that does not compile.
            ///
            /// ```
            /// use chess_runtime::chess;
            /// use chess_runtime::typenum::U3;
            ///
            /// let game = chess! { 1. e4 e5 2. Nf3 Nc6 3. Bb5 };
            /// assert_eq!(game.prefix::<U3>().to_string(), "1. e4 e5 2. Nf3");
            /// ```
            #[must_use]
            pub fn prefix<K>(&self) -> Assembled<K, Cut>
            where
                N: IsGreaterOrEqual<K, Output: Cuts<N, K>>,
                K: ArrayLength,
            {
                Assembled::beginning_of(&self.view(), self.more())
            }

            /// What follows the first `K` plies: `N - K` plies, ending as this game does.
            ///
            /// ```
            /// use chess_runtime::chess;
            /// use chess_runtime::typenum::U3;
            ///
            /// let game = chess! { 1. e4 e5 2. Nf3 Nc6 3. Bb5 };
            /// assert_eq!(game.rest::<U3>().to_string(), "2... Nc6 3. Bb5");
            /// ```
            #[must_use]
            pub fn rest<K>(&self) -> Assembled<Remainder<N, K>, E>
            where
                N: IsGreaterOrEqual<K, Output: Cuts<N, K, Rest: ArrayLength>>,
                K: Unsigned,
            {
                Assembled::end_of(&self.view(), self.more(), K::USIZE)
            }
        }
    };
}

parts!(Game);
parts!(Assembled, ArrayLength);

impl<N, E> Game<N, E> {
    /// Tags and variations.
    const fn more(&self) -> &'static [u8] {
        self.view().more()
    }
}

impl<N: ArrayLength, E> Assembled<N, E> {
    const fn more(&self) -> &'static [u8] {
        self.more
    }

    const fn new(beginning: Beginning<N>, more: &'static [u8]) -> Assembled<N, E> {
        Assembled { beginning, more, ending: PhantomData }
    }

    /// A game and its continuation.
    #[track_caller]
    const fn join(first: &GameView<'_>, more: &'static [u8], second: &GameView<'_>) -> Assembled<N, E> {
        let moves = bytes::joined(first.moves(), second.moves());
        let whole = replay(&first.start(), moves.as_slice());
        let (fits, refusal) = match misfit(first, second, &whole) {
            Some(refusal) => (None, refusal),
            None => (Some(()), ""),
        };
        // Not `assert!`, to whose inside the compiler would point.
        fits.expect(refusal);
        let last = second.parts();
        Assembled::new(Beginning::new(first.start(), whole.end, Some(&last), moves), more)
    }

    /// The first plies of a game: as many as the type says.
    fn beginning_of(game: &GameView<'_>, more: &'static [u8]) -> Assembled<N, E> {
        let end = position_at(game, N::USIZE);
        let moves = game.moves()[..N::USIZE].iter().copied().collect();
        Assembled::new(Beginning::new(game.start(), end, None, moves), bytes::without_variations(more))
    }

    /// The plies of a game after some.
    fn end_of(game: &GameView<'_>, more: &'static [u8], plies: usize) -> Assembled<N, E> {
        let start = position_at(game, plies);
        let moves = game.moves()[plies..].iter().copied().collect();
        let beginning = Beginning::new(start, game.end(), Some(&game.parts()), moves);
        Assembled::new(beginning, bytes::without_variations(more))
    }
}

const FIVEFOLD: &str = "in the whole game the same position comes about for the fifth time: it ends there, whatever the \
    continuation says (FIDE 9.6.1)";

const SEVENTY_FIVE: &str = "in the whole game seventy-five moves without capture or pawn move are complete: it ends there, \
    whatever the continuation says (FIDE 9.6.2)";

const GOES_ON: &str = "the continuation says that it ends by repetition or seventy-five moves, but the whole game does not \
    (FIDE 9.6)";

/// Why the second game is no continuation of the first, if together they become this.
const fn misfit(first: &GameView<'_>, second: &GameView<'_>, whole: &Replay) -> Option<&'static str> {
    if !first.end().is_same_position(&second.start()) {
        return Some("the continuation does not start where this game ends");
    }
    let is_promised = match (whole.draw, second.outcome()) {
        _ if whole.plies < first.len() + second.len() => false,
        // The last position is the same, so it is the same end.
        (_, Some(promised)) if !promised.is_automatic_draw() => true,
        (Some(Outcome::FivefoldRepetition), Some(Outcome::FivefoldRepetition))
        | (Some(Outcome::SeventyFiveMoves), Some(Outcome::SeventyFiveMoves))
        | (None, None) => true,
        _ => false,
    };
    match whole.draw {
        _ if is_promised => None,
        Some(Outcome::FivefoldRepetition) => Some(FIVEFOLD),
        Some(_) => Some(SEVENTY_FIVE),
        None => Some(GOES_ON),
    }
}

/// The position after so many plies.
fn position_at(game: &GameView<'_>, plies: usize) -> Position {
    game.moves()[..plies].iter().fold(game.start(), |position, &m| position.play_unchecked(m))
}

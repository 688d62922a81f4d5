//! Games from parts: an opening and its continuation, a prefix and the rest.
//!
//! The lengths are added and subtracted by the type checker, which const generics cannot do on
//! stable Rust.

use core::marker::PhantomData;
use core::ops::{Add, Sub};

use generic_array::ArrayLength;
use typenum::{Diff, Sum, Unsigned};

use super::bytes::{self, Moves};
use super::{Details, Game};
use crate::ending::Cut;
use crate::{Move, Position};

impl<N: ArrayLength, E> Game<N, E> {
    /// This game and then its continuation: `N + M` plies, ending as the continuation does.
    ///
    /// Write the continuation with `chess! { after OPENING; ... }`, and it starts where it must.
    /// Tags and variations are those of this game.
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
    /// If the continuation starts from another position; in a constant that is a compile error.
    #[must_use]
    pub const fn then<M, F>(&self, continuation: &Game<M, F>) -> Game<Sum<N, M>, F>
    where
        N: Add<M>,
        M: ArrayLength,
        Sum<N, M>: ArrayLength,
    {
        assert!(
            self.end.is_same_setup(&continuation.start),
            "the continuation does not start where this game ends"
        );
        Game {
            moves: Moves::new(bytes::joined(self.moves.as_array(), continuation.moves.as_array())),
            start: self.start,
            end: continuation.end,
            details: Details {
                result: continuation.details.result,
                outcome: continuation.details.outcome,
                ..self.details
            },
            ending: PhantomData,
        }
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
    pub fn prefix<K>(&self) -> Game<K, Cut>
    where
        N: Sub<K>,
        K: ArrayLength,
    {
        Game {
            moves: array(&self.moves()[..K::USIZE]),
            start: self.start,
            end: self.position_at(K::USIZE),
            details: Details { result: None, outcome: None, variations: &[], ..self.details },
            ending: PhantomData,
        }
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
    pub fn rest<K>(&self) -> Game<Diff<N, K>, E>
    where
        N: Sub<K>,
        K: Unsigned,
        Diff<N, K>: ArrayLength,
    {
        Game {
            moves: array(&self.moves()[K::USIZE..]),
            start: self.position_at(K::USIZE),
            end: self.end,
            details: Details { variations: &[], ..self.details },
            ending: PhantomData,
        }
    }

    /// The position after so many plies.
    fn position_at(&self, plies: usize) -> Position {
        self.moves()[..plies].iter().fold(self.start, |position, &m| position.play_unchecked(m))
    }
}

/// Moves of a known number as an array.
fn array<N: ArrayLength>(moves: &[Move]) -> Moves<N> {
    Moves::new(moves.iter().copied().collect())
}

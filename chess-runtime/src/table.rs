//! Playing with the turn in the type: White can move only on White's turn, and neither side can move after
//! the end of the game.
//!
//! ```
//! use chess_runtime::table::{Next, Turn};
//!
//! let white = Turn::start();
//! let e4 = white.position().parse_san("e4")?;
//! let Ok(Next::Turn(black)) = white.play(e4) else { panic!("1. e4 is legal and the game goes on") };
//! // `white` is gone: asking it for another move does not compile.
//! let e5 = black.position().parse_san("e5")?;
//! assert!(matches!(black.play(e5), Ok(Next::Turn(_))));
//! # Ok::<(), chess_runtime::ParseMoveError>(())
//! ```
//!
//! ```compile_fail
//! # use chess_runtime::table::Turn;
//! let white = Turn::start();
//! let m = white.position().legal_moves()[0];
//! let _ = white.play(m);
//! let _ = white.play(m); // it is not White's turn any more
//! ```

use core::marker::PhantomData;

use crate::{Black, Color, History, IllegalMove, Move, Outcome, Position, Side, White};

/// A game in which `S` is to move.
#[derive(Clone, Debug)]
pub struct Turn<S: Side> {
    history: History,
    side: PhantomData<S>,
}

/// What follows a move: the other player's turn, or the end.
#[derive(Clone, Debug)]
pub enum Next<S: Side> {
    /// The game goes on, and `S` is to move.
    Turn(Turn<S>),
    /// The game is over.
    Over(Over),
}

/// A game that is over: it can be looked at, but not played on.
#[derive(Clone, Debug)]
pub struct Over {
    history: History,
    end: End,
}

/// How a game at the table ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// By the Laws alone.
    Outcome(Outcome),
    /// A player has resigned (FIDE 5.1.2).
    Resignation {
        /// Who won by it.
        winner: Color,
    },
}

/// A game whose side to move is known only at run time.
#[derive(Clone, Debug)]
pub enum Seated {
    /// White is to move.
    White(Turn<White>),
    /// Black is to move.
    Black(Turn<Black>),
    /// The position is the end of a game.
    Over(Over),
}

/// A move that was refused, and the turn it leaves unchanged.
#[derive(Clone, Debug)]
pub struct Refused<S: Side> {
    /// The turn, to try again.
    pub turn: Turn<S>,
    /// What was refused.
    pub error: IllegalMove,
}

impl Turn<White> {
    /// A game from the starting position.
    #[must_use]
    pub const fn start() -> Turn<White> {
        Turn { history: History::new(Position::STANDARD), side: PhantomData }
    }
}

impl Seated {
    /// A game from any position.
    #[must_use]
    pub fn at(position: Position) -> Seated {
        let history = History::new(position);
        match (history.outcome(), position.turn()) {
            (Some(outcome), _) => Seated::Over(Over { history, end: End::Outcome(outcome) }),
            (None, Color::White) => Seated::White(Turn { history, side: PhantomData }),
            (None, Color::Black) => Seated::Black(Turn { history, side: PhantomData }),
        }
    }
}

impl<S: Side> Turn<S> {
    /// The position, in which `S` is to move.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.history.position()
    }

    /// The game so far.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Plays a move. This consumes the turn, and returns what follows.
    ///
    /// # Errors
    /// [`Refused`] with the same turn, if the move is not legal.
    #[allow(clippy::result_large_err, reason = "a refused move gives the whole turn back")]
    pub fn play(mut self, m: Move) -> Result<Next<S::Opponent>, Refused<S>> {
        if let Err(error) = self.history.play(m) {
            return Err(Refused { turn: self, error });
        }
        let history = self.history;
        Ok(match history.outcome() {
            Some(outcome) => Next::Over(Over { history, end: End::Outcome(outcome) }),
            None => Next::Turn(Turn { history, side: PhantomData }),
        })
    }

    /// Gives the game up: the opponent wins.
    #[must_use]
    pub fn resign(self) -> Over {
        Over { history: self.history, end: End::Resignation { winner: S::Opponent::COLOR } }
    }
}

impl Over {
    /// How the game ended.
    #[must_use]
    pub const fn end(&self) -> End {
        self.end
    }

    /// The whole game.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }
}

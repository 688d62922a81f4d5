//! The rules: which positions are legal, which moves are, what a move does, and when a game is over.
//!
//! In: the board's vocabulary. Out: [`Setup`], [`Position`], [`History`] and [`Outcome`].
//!
//! | question | file |
//! |---|---|
//! | can this set-up come about? | `setup.rs` |
//! | all legal moves | `generate.rs`, told to the lists of `list.rs` and the counts of `perft.rs` |
//! | who can legally go to this square? | `movers.rs` |
//! | is a king attacked, does a move give check? | `check.rs` |
//! | what does a move change? | `play.rs` |
//! | is the game over, and with which result? | `outcome.rs` and `result.rs`, with `dead.rs` for dead positions and `history.rs` for repetition |

pub(crate) mod bytes;
pub(crate) mod check;
mod chess960;
pub(crate) mod dead;
pub(crate) mod generate;
mod history;
pub(crate) mod list;
pub(crate) mod movers;
pub(crate) mod outcome;
mod perft;
pub(crate) mod play;
pub(crate) mod position;
pub(crate) mod result;
mod setup;
pub(crate) mod state;
mod tally;

pub use history::History;
pub use outcome::{Laws, Outcome};
pub use play::IllegalMove;
pub use position::Position;
pub use result::{GameResult, ParseResultError};
pub use setup::{Setup, SetupProblem, SetupProblems};

//! Checking archives: every move of every game, by the rules that the compiler knows.
//!
//! ```
//! use chess_runtime::archive;
//!
//! let games = "[White \"Alice\"]\n[Black \"Bob\"]\n\n1. e4 e5 2. Qd3 1-0\n";
//! let report = archive::check("games.pgn", games.as_bytes());
//! assert_eq!(report.totals.games, 1);
//! assert_eq!(report.findings[0].to_string(), "\
//! games.pgn:4:13: error [blocked] illegal move 2. Qd3: the white pawn on d2 stands between the \
//! queen on d1 and d3 (FIDE 3.5)
//!     1. e4 e5 2. Qd3 1-0
//!                 ^^^
//!     the queen on d1 can go to e2, f3, g4 or h5");
//! ```
//!
//! In the tests of a crate that has games:
//!
//! ```no_run
//! #[test]
//! fn games_are_legal() {
//!     chess_runtime::archive::assert_legal("games");
//! }
//! ```
//!
//! | you want | look at |
//! |---|---|
//! | a verdict on bytes or a file | [`check`], [`check_path`] |
//! | a test that fails with the findings | [`assert_legal`] |
//! | many archives, threads, progress, other rules | [`Checker`], [`CheckOptions`], [`Rules`] |
//! | the games themselves | [`pgn`](mod@crate::pgn) |
//!
//! Archives of any size are checked in constant memory.

mod audit;
mod check;
mod feed;
mod finding;
mod findings;
mod gate;
mod lines;
mod options;
mod order;
mod report;
mod rules;
mod style;
mod tally;

pub use chess_types::reasons::{Group, Rule, Severity};

pub use check::Checker;
pub use feed::Source;
pub use finding::{Finding, GameName};
pub use options::{CheckOptions, Shard};
pub use order::CheckEvent;
pub use report::{CheckReport, assert_legal, check, check_path, pgn_files};
pub use rules::{Rules, UnknownRule};
pub use tally::{GameTally, Totals};

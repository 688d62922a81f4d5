//! Notation: games and moves as text, in and out.
//!
//! The way of a game from text to verdict, one file a step:
//!
//! ```text
//! bytes ─► lexer.rs ─► syntax.rs ─► referee.rs ─► GameRecord and Diagnostics
//!          tokens      GameSyntax   the rules
//! ```
//!
//! A game that is written plainly and has no mistake can take a short cut: `plain.rs`.
//!
//! Single moves go through [`San`] and [`Position::parse_san`](crate::Position::parse_san).

mod diagnostic;
mod diagram;
mod excerpt;
mod lexer;
mod plain;
mod referee;
pub(crate) mod resolve;
pub(crate) mod san;
mod span;
mod syntax;
mod walk;
mod words;

pub use diagnostic::{Diagnostic, FalseClaim, Problem};
pub use diagram::DiagramProblem;
pub(crate) use diagram::write_board;
pub use excerpt::Excerpt;
pub use lexer::{GameResult, Lexer, Token, TokenKind};
pub use plain::judge_plain;
pub use referee::{GameRecord, Lenience, Line, Verdict, judge, judge_after, judge_all, judge_leniently};
pub use resolve::{MoveNumber, ParseMoveError, PlayedMove};
pub use san::{CheckMark, San, SanError, SanKind, SanText};
pub use span::{Span, decode, line_and_column};
pub use syntax::{
    Branch, GameReader, GameSyntax, LineSyntax, MoveSyntax, NumberSyntax, SyntaxProblem, TagSyntax,
};
pub use walk::Walk;

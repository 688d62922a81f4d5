//! The judge: games as text in, verdicts out.
//!
//! ```text
//! text ─► reader ─► Visitor: Referee (a record) or an archive's own ─► Follower: legal, or a Diagnostic
//! ```

mod diagnostic;
mod follower;
mod reader;
mod referee;
mod syntax;
mod tags;

pub use diagnostic::{Diagnostic, FalseClaim, Problem};
pub use follower::Follower;
pub use reader::{GameReader, LateClaim, Visitor};
pub use referee::{GameRecord, Line, Referee, Verdict};
pub use syntax::{
    Branch, GameSyntax, LineSyntax, MoveSyntax, MoveText, NumberSyntax, SyntaxProblem, TagSyntax,
};
pub use tags::Start;

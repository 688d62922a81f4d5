//! The judge: games as text in, verdicts out.
//!
//! ```text
//! text ─► reader ─► Visitor: Referee (a record) or an archive's own ─► Follower: legal, or a Diagnostic
//! ```

mod claims;
mod diagnostic;
mod explanation;
mod follower;
#[doc(hidden)]
pub mod packed;
mod quota;
mod reader;
mod referee;
mod repetition;
mod replay;
mod shape;
mod style;
mod syntax;
mod tags;
mod tokens;
mod visitor;

pub use diagnostic::{Diagnostic, FalseClaim, Problem};
pub use follower::Follower;
pub use quota::Quota;
pub use reader::GameReader;
pub use referee::{GameRecord, LineRecord, Referee, Verdict};
#[doc(hidden)]
pub use replay::{Replay, replay};
pub use shape::{NotPgn, what_it_looks_like};
pub use style::{ROSTER, StrictPlace, StyledMove, judge_file, judge_glyph, judge_style, missing_result};
pub use syntax::{
    Branch, GameSyntax, LineSyntax, MoveSyntax, MoveText, NumberSyntax, SyntaxProblem, TagSyntax,
};
pub use tags::{GameStart, JudgedTags};
pub use visitor::{LateClaim, Visitor};

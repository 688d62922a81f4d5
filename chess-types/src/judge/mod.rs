//! The judge: games as text in, verdicts out.

mod diagnostic;
mod plain;
mod referee;
mod syntax;
mod walk;

pub use diagnostic::{Diagnostic, FalseClaim, Problem};
pub use plain::judge_plain;
pub use referee::{GameRecord, Lenience, Line, Verdict, judge, judge_after, judge_all, judge_leniently};
pub use syntax::{
    Branch, GameReader, GameSyntax, LineSyntax, MoveSyntax, NumberSyntax, SyntaxProblem, TagSyntax,
};
pub use walk::Walk;

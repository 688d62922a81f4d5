//! [`Diagnostic`]: one mistake in a game's text, with its place, its rule, its reason and its help.
//!
//! Only the client that shows it knows whether it becomes a compile error or a line of a report; the words
//! are the same everywhere.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

use super::syntax::SyntaxProblem;
use crate::GameResult;
use crate::notation::number::MoveNumber;
use crate::notation::san::{CheckMark, San, WrittenMove, WrittenMoveError};
use crate::notation::span::{Span, decode};
use crate::reasons::{Ambiguity, Help, Illegality, Rule};
use crate::{Color, FenError, Outcome, Position};

/// One mistake in a game's text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnostic {
    /// The bytes that are wrong.
    pub span: Span,
    /// What is wrong with them.
    pub problem: Problem,
    /// The number of the move concerned.
    pub number: Option<MoveNumber>,
    /// The position before the move concerned.
    pub position: Option<Position>,
    /// What would be right.
    pub help: Option<String>,
}

/// What is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// The text cannot be read there.
    Syntax(SyntaxProblem),
    /// A word is not a move.
    NotAMove(WrittenMoveError),
    /// A move breaks a rule.
    Illegal(Illegality),
    /// A move could be several.
    Ambiguous(Ambiguity),
    /// A move is legal but says something of itself that is not so.
    Claim(FalseClaim),
    /// A move comes after the end of the game.
    AfterEnd(Outcome),
    /// A move number is wrong.
    Number {
        /// What was written.
        written: u32,
        /// Whether it was written for White or for Black, where it says.
        side: Option<Color>,
        /// What would be right.
        right: MoveNumber,
    },
    /// The result contradicts the final position.
    Result {
        /// What was written.
        written: GameResult,
        /// How the game ended.
        outcome: Outcome,
    },
    /// The `Result` tag and the result after the moves differ.
    ResultTag {
        /// What the tag says.
        tag: GameResult,
        /// What the moves end with.
        movetext: GameResult,
    },
    /// A tag's value is not a result.
    UnknownResult,
    /// A tag stands there twice.
    DuplicateTag,
    /// `SetUp "1"` without a `FEN` tag.
    SetUpWithoutFen,
    /// The `FEN` tag does not hold a legal position.
    Fen(FenError),
}

/// What a legal move can say of itself that is not so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FalseClaim {
    /// `x`, but nothing is taken.
    Takes,
    /// `e.p.`, but it is no capture en passant.
    EnPassant,
    /// `+` or `++`, but it is no check.
    Check(CheckMark),
    /// `++`, but it is neither double check nor mate.
    DoubleCheck,
    /// `#`, but it is not even check.
    MateWithoutCheck,
    /// `#`, but the opponent has this answer.
    Mate {
        /// The answer.
        escape: San,
        /// Who has it.
        color: Color,
    },
}

impl fmt::Display for FalseClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FalseClaim::Takes => f.write_str("a capture is claimed, but nothing is taken"),
            FalseClaim::EnPassant => f.write_str("en passant is claimed, but this is no such capture"),
            FalseClaim::Check(CheckMark::Double) => {
                f.write_str("double check is claimed, but this does not even give check")
            }
            FalseClaim::Check(_) => f.write_str("check is claimed, but this does not give check"),
            FalseClaim::DoubleCheck => {
                f.write_str("double check is claimed, but this is neither double check nor mate")
            }
            FalseClaim::MateWithoutCheck => f.write_str("mate is claimed, but this does not even give check"),
            FalseClaim::Mate { escape, color } => {
                write!(f, "mate is claimed, but {color} can answer {escape}")
            }
        }
    }
}

impl FalseClaim {
    /// The rule that is broken.
    #[must_use]
    pub const fn rule(&self) -> Rule {
        match self {
            FalseClaim::Takes => Rule::FalseCapture,
            FalseClaim::EnPassant => Rule::FalseEnPassant,
            FalseClaim::Check(_) => Rule::FalseCheck,
            FalseClaim::DoubleCheck => Rule::FalseDoubleCheck,
            FalseClaim::MateWithoutCheck | FalseClaim::Mate { .. } => Rule::FalseMate,
        }
    }
}

/// The help for a text that is no result.
pub(super) const RESULTS: &str = "a result is 1-0, 0-1, 1/2-1/2 or *";

impl SyntaxProblem {
    /// The rule that is broken.
    #[must_use]
    pub const fn rule(self) -> Rule {
        match self {
            SyntaxProblem::UnclosedComment => Rule::UnclosedComment,
            SyntaxProblem::UnclosedVariation => Rule::UnclosedVariation,
            SyntaxProblem::UnopenedVariation => Rule::UnopenedVariation,
            SyntaxProblem::VariationWithoutMove => Rule::VariationWithoutMove,
            SyntaxProblem::BadTag => Rule::BadTag,
            SyntaxProblem::GlyphWithoutMove => Rule::GlyphWithoutMove,
            SyntaxProblem::UnknownResult => Rule::UnknownResult,
            SyntaxProblem::NumberWithoutMove => Rule::NumberWithoutMove,
            SyntaxProblem::Stray => Rule::Stray,
        }
    }
}

impl fmt::Display for SyntaxProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SyntaxProblem::UnclosedComment => "this comment is never closed",
            SyntaxProblem::UnclosedVariation => "this variation is never closed",
            SyntaxProblem::UnopenedVariation => "this closes a variation that was never opened",
            SyntaxProblem::VariationWithoutMove => "there is no move that this variation could replace",
            SyntaxProblem::BadTag => "this is not a tag pair",
            SyntaxProblem::GlyphWithoutMove => "there is no move that this could belong to",
            SyntaxProblem::UnknownResult => "this is not a result",
            SyntaxProblem::NumberWithoutMove => "no move follows this number",
            SyntaxProblem::Stray => "this does not belong in a game",
        })
    }
}

impl SyntaxProblem {
    /// What would be right, where there is one answer.
    pub(super) fn help(self) -> Option<&'static str> {
        match self {
            SyntaxProblem::UnclosedComment => Some("write } where it ends"),
            SyntaxProblem::UnclosedVariation => Some("write ) where it ends"),
            SyntaxProblem::UnknownResult => Some(RESULTS),
            SyntaxProblem::BadTag => Some("a tag pair is written [Name \"value\"] on one line"),
            _ => None,
        }
    }
}

impl Problem {
    /// The rule that is broken.
    #[must_use]
    pub fn rule(&self) -> Rule {
        match self {
            Problem::Syntax(problem) => problem.rule(),
            Problem::NotAMove(WrittenMoveError::NullMove) => Rule::NullMove,
            Problem::NotAMove(_) => Rule::NotAMove,
            Problem::Illegal(illegality) => illegality.rule(),
            Problem::Ambiguous(ambiguity) => ambiguity.rule(),
            Problem::Claim(claim) => claim.rule(),
            Problem::AfterEnd(outcome) => match outcome {
                Outcome::Checkmate { .. } => Rule::AfterCheckmate,
                Outcome::Stalemate => Rule::AfterStalemate,
                Outcome::DeadPosition => Rule::AfterDeadPosition,
                Outcome::FivefoldRepetition => Rule::AfterFivefoldRepetition,
                Outcome::SeventyFiveMoves => Rule::AfterSeventyFiveMoves,
            },
            Problem::Number { .. } => Rule::WrongMoveNumber,
            Problem::Result { .. } => Rule::WrongResult,
            Problem::ResultTag { .. } => Rule::ResultMismatch,
            Problem::UnknownResult => Rule::UnknownResult,
            Problem::DuplicateTag => Rule::DuplicateTag,
            Problem::SetUpWithoutFen => Rule::SetupWithoutFen,
            Problem::Fen(_) => Rule::BadFen,
        }
    }

    /// The article of the FIDE Laws of Chess that is broken, where it is one.
    #[must_use]
    pub fn article(&self) -> Option<&'static str> {
        match self {
            Problem::Illegal(illegality) => illegality.article(),
            Problem::Result { outcome, .. } => Some(outcome.article()),
            problem => problem.rule().article(),
        }
    }
}

impl Diagnostic {
    /// The rule that is broken.
    #[must_use]
    pub fn rule(&self) -> Rule {
        self.problem.rule()
    }

    /// The bytes concerned as text.
    #[must_use]
    pub fn written<'a>(&self, text: &'a [u8]) -> Cow<'a, str> {
        decode(self.span.of(text))
    }

    /// The mistake in one line: what is wrong with which move, why, and by which article.
    #[must_use]
    pub fn title(&self, text: &[u8]) -> String {
        let written = self.written(text);
        let mut written = written.split_whitespace().fold(String::new(), |mut words, word| {
            if !words.is_empty() {
                words.push(' ');
            }
            words + word
        });
        // A word can be as long as the text.
        if let Some((end, _)) = written.char_indices().nth(100) {
            written.replace_range(end.., "…");
        }
        let number = self.number.map(|number| format!("{number} ")).unwrap_or_default();
        let sentence = match &self.problem {
            Problem::Syntax(SyntaxProblem::UnknownResult) => format!("{written} is not a result"),
            Problem::Syntax(problem) => problem.to_string(),
            Problem::NotAMove(WrittenMoveError::NotAMove) => format!("{number}{written} is not a move"),
            Problem::NotAMove(error) => format!("{number}{written} is not a move: {error}"),
            Problem::Illegal(illegality) => format!("illegal move {number}{written}: {illegality}"),
            Problem::Ambiguous(ambiguity) => format!("ambiguous move {number}{written}: {ambiguity}"),
            Problem::Claim(claim) => format!("wrong claim in {number}{written}: {claim}"),
            Problem::AfterEnd(outcome) => {
                format!("{number}{written} comes after the end of the game: {outcome}")
            }
            Problem::Number { right, .. } => {
                format!("wrong move number `{written}`: this is {}'s move {}", right.color, right.number)
            }
            Problem::Result { written, outcome } => {
                format!("wrong result {written}: the game ended {}", outcome.phrase())
            }
            Problem::ResultTag { tag, movetext } => {
                format!("the Result tag says {tag}, but the moves end with {movetext}")
            }
            Problem::UnknownResult => format!("{written} is not a result"),
            Problem::DuplicateTag => format!("the {written} tag appears twice"),
            Problem::SetUpWithoutFen => "SetUp \"1\" needs a FEN tag".to_string(),
            Problem::Fen(FenError::Setup(problems)) => format!("not a legal position: {problems}"),
            Problem::Fen(FenError::Syntax { problem, .. }) => format!("not a FEN: {problem}"),
        };
        match self.problem.article() {
            Some(article) => format!("{sentence} (FIDE {article})"),
            None => sentence,
        }
    }
}

/// The help for a refused move as text.
pub(super) fn help_for(
    position: &Position,
    san: &WrittenMove,
    problem: &Problem,
    in_words: bool,
) -> Option<String> {
    let help = match problem {
        Problem::Illegal(illegality) => Help::for_illegality(position, san, illegality)?,
        Problem::Ambiguous(ambiguity) => Help::for_ambiguity(position, ambiguity),
        _ => return None,
    };
    Some(if in_words { format!("{help:#}") } else { help.to_string() })
}

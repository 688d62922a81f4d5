//! [`Diagnostic`]: one mistake in a game's text, with its place, its rule, its reason and its help.
//!
//! Only the client that shows it knows whether it becomes a compile error or a line of a report; the words
//! are the same everywhere.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;

use super::syntax::SyntaxProblem;
use crate::GameResult;
use crate::notation::number::MoveNumber;
use crate::notation::san::{CheckMark, San, WrittenMove, WrittenMoveError};
use crate::notation::script::name_of_invisible;
use crate::notation::span::{Span, decode};
use crate::reasons::{Ambiguity, Help, Illegality, Rule};
use crate::{Color, FenError, Outcome, Piece, Position};

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
    pub help: Option<Box<Help>>,
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
    /// The `Variant` tag names other rules than those of chess.
    Variant,
    /// Something is right, but the standard writes it otherwise.
    Style {
        /// The rule of style.
        rule: Rule,
        /// The sentence.
        title: String,
    },
}

/// What a legal move can say of itself that is not so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FalseClaim {
    /// `x`, but nothing is taken.
    Takes,
    /// `e.p.`, but it is no capture en passant.
    EnPassant,
    /// A figurine of the other player: a black one for a move of White.
    Figurine(Piece),
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
            FalseClaim::Figurine(piece) => {
                write!(f, "{} is a {piece}, but it is {}'s turn", piece.figurine(), piece.color.opponent())
            }
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
            FalseClaim::Figurine(_) => Rule::WrongColor,
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
            SyntaxProblem::TooDeep | SyntaxProblem::TooManyTags => Rule::TooMany,
            SyntaxProblem::BadTag => Rule::BadTag,
            SyntaxProblem::GlyphWithoutMove | SyntaxProblem::SecondMark => Rule::GlyphWithoutMove,
            SyntaxProblem::UnknownResult => Rule::UnknownResult,
            SyntaxProblem::NumberWithoutMove => Rule::NumberWithoutMove,
            SyntaxProblem::Stray | SyntaxProblem::Slashes | SyntaxProblem::BadNumber => Rule::Stray,
            SyntaxProblem::NestedComment => Rule::NestedComment,
            SyntaxProblem::BadGlyph => Rule::BadGlyph,
            SyntaxProblem::NumberAtEnd => Rule::NumberAtEnd,
            SyntaxProblem::EmptyVariation => Rule::EmptyVariation,
            SyntaxProblem::ResultInVariation => Rule::ResultInVariation,
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
            SyntaxProblem::TooDeep => "this variation is inside too many others to be read",
            SyntaxProblem::TooManyTags => "no game has so many tag pairs",
            SyntaxProblem::BadTag => "this is not a tag pair",
            SyntaxProblem::GlyphWithoutMove => "there is no move that this could belong to",
            SyntaxProblem::UnknownResult => "this is not a result",
            SyntaxProblem::NumberWithoutMove | SyntaxProblem::NumberAtEnd => "no move follows this number",
            SyntaxProblem::Stray => "this does not belong in a game",
            SyntaxProblem::SecondMark => "the check or mate of this move has been written already",
            SyntaxProblem::Slashes => "a comment does not begin with // here",
            SyntaxProblem::BadNumber => "this is not a move number",
            SyntaxProblem::NestedComment => "comments do not nest: the one around this ends at the first }",
            SyntaxProblem::BadGlyph => "this is not a glyph",
            SyntaxProblem::EmptyVariation => "there is no move in this variation",
            SyntaxProblem::ResultInVariation => "a result ends the game, not a variation",
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
            SyntaxProblem::Slashes => Some("write { around the comment }, or ; before it"),
            SyntaxProblem::NestedComment => Some("write ( and ) inside a comment"),
            SyntaxProblem::BadGlyph => Some("a glyph is !, ?, !!, ??, !? or ?!, or a number from $0 to $255"),
            SyntaxProblem::BadNumber => Some("a move number is written 1. for White and 1... for Black"),
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
            Problem::Variant => Rule::UnknownVariant,
            Problem::Style { rule, .. } => *rule,
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
            words + &visible(word)
        });
        // A word can be as long as the text.
        if let Some((end, _)) = written.char_indices().nth(100) {
            written.replace_range(end.., "…");
        }
        let number = self.number.map(|number| format!("{number} ")).unwrap_or_default();
        let sentence = match &self.problem {
            Problem::Syntax(SyntaxProblem::UnknownResult) => format!("{written} is not a result"),
            Problem::Syntax(SyntaxProblem::Stray) => stray(&self.written(text)).into_owned(),
            Problem::Syntax(problem) => problem.to_string(),
            Problem::NotAMove(WrittenMoveError::NotAMove) => format!("{number}`{written}` is not a move"),
            Problem::NotAMove(error) => format!("{number}`{written}` is not a move: {error}"),
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
            Problem::Variant => format!("{written} is played by other rules than chess"),
            Problem::Fen(FenError::Setup(problems)) => format!("not a legal position: {problems}"),
            Problem::Fen(FenError::Syntax { problem, .. }) => format!("not a FEN: {problem}"),
            Problem::Style { title, .. } => title.clone(),
        };
        match self.problem.article() {
            Some(article) => format!("{sentence} (FIDE {article})"),
            None => sentence,
        }
    }
}

/// What is said of something that belongs in no game.
fn stray(written: &str) -> Cow<'static, str> {
    match written {
        "," => "moves are written without a comma between them".into(),
        "}" => "this closes no comment".into(),
        "]" => "this closes no tag pair".into(),
        _ => match written.chars().next().and_then(|c| Some((c, name_of_invisible(c)?))) {
            Some((c, name)) => format!("there is {name} here (U+{:04X})", c as u32).into(),
            None => "this does not belong in a game".into(),
        },
    }
}

/// A word in which everything can be seen.
fn visible(word: &str) -> Cow<'_, str> {
    if !word.chars().any(|c| name_of_invisible(c).is_some()) {
        return word.into();
    }
    let shown = |c: char| match name_of_invisible(c) {
        Some(_) => format!("<U+{:04X}>", c as u32),
        None => c.to_string(),
    };
    word.chars().map(shown).collect::<String>().into()
}

/// The help for a move that is refused.
pub(super) fn help_for(
    position: &Position,
    san: &WrittenMove,
    word: &str,
    problem: &Problem,
) -> Option<Help> {
    match problem {
        Problem::Illegal(illegality) => Help::for_refused(position, san, word, illegality),
        Problem::Ambiguous(ambiguity) => Some(Help::for_ambiguity(position, ambiguity)),
        _ => None,
    }
}

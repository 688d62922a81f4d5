//! Style: what the export format of the PGN standard asks for and readers do not need.
//!
//! In: what was written, and the legal move that it means. Out: a [`Diagnostic`] for each thing that the standard writes
//! otherwise. Archives are checked so while they are read, a game in source only where it says that it is strict.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::diagnostic::{Diagnostic, Problem};
use super::referee::Verdict;
use super::syntax::{GameSyntax, TagSyntax};
use crate::notation::lexer::TokenKind;
use crate::notation::number::MoveNumber;
use crate::notation::san::San;
use crate::notation::span::{Span, decode};
use crate::reasons::{Help, Rule};
use crate::{Move, Position};

/// The tags that every exported game has, in their order.
pub const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The longest line of an exported file.
const WIDTH: usize = 80;

fn told(rule: Rule, span: Span, title: String, help: impl Into<Option<Help>>) -> Diagnostic {
    Diagnostic {
        span,
        problem: Problem::Style { rule, title },
        number: None,
        position: None,
        help: help.into().map(Box::new),
    }
}

fn words(words: impl Into<Cow<'static, str>>) -> Help {
    Help::Words(words.into())
}

/// A legal move where it is written, and how the standard writes it.
#[derive(Clone, Debug)]
pub struct StyledMove {
    /// Where it is written, with its mark.
    pub span: Span,
    played: Move,
    before: Position,
    right: San,
}

impl StyledMove {
    /// A move that is legal in this position.
    #[must_use]
    pub fn new(span: Span, played: Move, before: &Position) -> StyledMove {
        StyledMove { span, played, before: *before, right: before.san(played) }
    }

    /// What the standard writes otherwise.
    #[must_use]
    pub fn judge(&self, text: &[u8]) -> Option<Diagnostic> {
        let word = decode(self.span.of(text));
        self.judge_words(&word, &word)
    }

    /// The same of Rust tokens, which cannot have the `#` of mate right behind its move.
    fn judge_tokens(&self, text: &[u8]) -> Option<Diagnostic> {
        let words = decode(self.span.of(text)).split_whitespace().collect::<Vec<_>>().join(" ");
        let mut word = words.replace(' ', "");
        for mate in ["mate", "++"] {
            if self.right.ends_with('#') && word.ends_with(mate) {
                word.replace_range(word.len() - mate.len().., "#");
            }
        }
        self.judge_words(&word, &words)
    }

    /// A word as it is compared, and the words as they are shown.
    fn judge_words(&self, word: &str, shown: &str) -> Option<Diagnostic> {
        let right = self.right.as_str();
        if word == right {
            return None;
        }
        let (rule, title) = if word == right.trim_end_matches(['+', '#']) {
            let claim = if right.ends_with('#') { "mate" } else { "check" };
            (Rule::MissingMark, format!("{right} gives {claim}, and its mark is left out"))
        } else {
            (Rule::MoveStyle, format!("{shown} is written {right}"))
        };
        let told = told(rule, self.span, title, Help::write([self.played], &self.before));
        Some(Diagnostic { number: Some(MoveNumber::of(&self.before)), ..told })
    }
}

/// A glyph that is written as a sign.
#[must_use]
pub fn judge_glyph(glyph: u8, span: Span, text: &[u8]) -> Option<Diagnostic> {
    let is_sign = text[span.start] != b'$';
    let title = || format!("{} is written ${glyph} in export format", decode(span.of(text)));
    is_sign.then(|| told(Rule::GlyphStyle, span, title(), words(format!("write ${glyph}"))))
}

/// A game that has no result where it ends.
#[must_use]
pub fn missing_result(tags: &[TagSyntax], game: Span, last_move: Option<Span>, text: &[u8]) -> Diagnostic {
    let last = last_move.or(tags.last().map(|tag| tag.span)).unwrap_or(game);
    let tag = TagSyntax::named(tags, text, b"Result");
    let right = tag.map(|tag| tag.text(text).1).filter(|value| !value.is_empty());
    let right = right.map_or(Cow::Borrowed("*"), Cow::Owned);
    let title = "the game has no result after its moves".to_string();
    told(Rule::MissingResult, last, title, words(format!("write {right} after it")))
}

/// What the tags and the lines of a game have otherwise than the standard.
pub fn judge_file(tags: &[TagSyntax], game: Span, text: &[u8], mut tell: impl FnMut(Diagnostic)) {
    let named = |name: &[u8]| TagSyntax::named(tags, text, name);
    let missing: Vec<_> = ROSTER.into_iter().filter(|name| named(name.as_bytes()).is_none()).collect();
    let first = tags.first().map_or(Span::new(game.start, game.start + 1), |tag| tag.span);
    if !missing.is_empty() {
        let title = format!("tags of the seven tag roster are missing: {}", missing.join(", "));
        tell(told(Rule::MissingTag, first, title, None));
    }
    let place = |name: &[u8]| ROSTER.iter().position(|tag| tag.as_bytes() == name).unwrap_or(ROSTER.len());
    let out_of_order =
        tags.windows(2).find(|pair| place(pair[1].name.of(text)) < place(pair[0].name.of(text)));
    if let Some([_, tag]) = out_of_order {
        let title = format!("the {} tag belongs further up", decode(tag.name.of(text)));
        let order = "the order is Event, Site, Date, Round, White, Black, Result, then all others";
        tell(told(Rule::TagOrder, tag.span, title, words(order)));
    }
    if let Some(fen) = named(b"FEN")
        && named(b"SetUp").is_none()
    {
        let title = "a FEN tag goes with a SetUp tag".to_string();
        tell(told(Rule::FenWithoutSetup, fen.span, title, words("add [SetUp \"1\"]")));
    }
    if let Some(long) = long_line(game, text) {
        tell(long);
    }
}

/// The first line of the game that is too long; where one is, the others are too.
fn long_line(game: Span, text: &[u8]) -> Option<Diagnostic> {
    let mut start = game.start;
    for line in game.of(text).split(|&byte| byte == b'\n') {
        if line.len() > WIDTH && !line.starts_with(b"[") {
            let title = format!("a line of {} characters; export format has {WIDTH} at most", line.len());
            let over = Span::new(start + WIDTH, start + WIDTH + 1);
            return Some(told(Rule::LongLine, over, title, None));
        }
        start += line.len() + 1;
    }
    None
}

/// Where a strict game stands, which decides how much of the standard it can follow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StrictPlace {
    /// Among Rust tokens: how moves are written, and the result.
    Tokens,
    /// In a string: the same, letter by letter.
    Text,
    /// In a file: tags, glyphs and lines too.
    File,
}

/// Adds to the verdict on a game what the standard writes otherwise.
pub fn judge_style(game: &GameSyntax, verdict: &mut Verdict, text: &[u8], place: StrictPlace) {
    let mut found = Vec::new();
    for (written, line) in game.lines.iter().zip(&verdict.record.lines) {
        let mut before = line.start;
        for (written, &played) in written.moves.iter().zip(&line.moves) {
            let styled = StyledMove::new(written.span, played, &before);
            found.extend(match place {
                StrictPlace::Tokens => styled.judge_tokens(text),
                StrictPlace::Text | StrictPlace::File => styled.judge(text),
            });
            before = before.play_unchecked(played);
        }
    }
    // What is false of a move has been told already.
    found.retain(|style| verdict.diagnostics.iter().all(|told| told.span != style.span));
    if game.result.is_none() {
        let last = game.lines[0].moves.last().map(|last| last.span);
        found.push(missing_result(&game.tags, game.span, last, text));
    }
    if place == StrictPlace::File {
        found.extend(game.tokens(text).filter_map(|token| match token.kind {
            TokenKind::Glyph(glyph) => judge_glyph(glyph, token.span, text),
            _ => None,
        }));
        judge_file(&game.tags, game.span, text, |told| found.push(told));
    }
    verdict.diagnostics.append(&mut found);
    verdict.diagnostics.sort_by_key(|told| told.span.start);
}

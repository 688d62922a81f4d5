//! Style: what the export format of the PGN standard asks for and readers do not need.

use std::format;
use std::vec::Vec;

use chess_types::judge::{Diagnostic, TagSyntax};
use chess_types::notation::{MoveNumber, Span, decode};
use chess_types::{Move, Position, Rule, San};

use super::findings::Mistake;
use crate::pgn::ROSTER;

/// The longest line of an exported file.
const WIDTH: usize = 80;

/// Looks at the style of a game while it is read.
#[derive(Default)]
pub(super) struct Style {
    /// The last move. A mark apart from it may still come.
    last: Option<Written>,
}

/// A legal move, where it is written, and how the standard writes it.
struct Written {
    span: Span,
    right: San,
    number: MoveNumber,
}

impl Style {
    /// A move has been read; it is legal in this position, or was refused.
    pub(super) fn played(&mut self, span: Span, played: Option<Move>, before: &Position) {
        self.last = played.map(|m| Written { span, right: before.san(m), number: MoveNumber::of(before) });
    }

    /// The last move has claimed something apart from its word.
    pub(super) fn claimed(&mut self, span: Span) {
        if let Some(last) = &mut self.last {
            last.span = span;
        }
    }

    /// Compares the last move, to which nothing can be added any more, with how the standard writes it.
    pub(super) fn settle(&mut self, text: &[u8], told: &[Diagnostic], mistakes: &mut Vec<Mistake>) {
        let Some(Written { span, right, number }) = self.last.take() else { return };
        let word = decode(span.of(text));
        if word == right.as_str() {
            return;
        }
        let bare = right.trim_end_matches(['+', '#']);
        let (rule, title) = if word == bare {
            let claim = if right.ends_with('#') { "mate" } else { "check" };
            (Rule::MissingMark, format!("{right} gives {claim}, and its mark is left out"))
        } else {
            (Rule::MoveStyle, format!("{word} is written {right}"))
        };
        // What is false of the move has been told already; `o-o` too.
        let is_told = told.iter().rev().take(8).any(|it| it.span == span)
            || mistakes.iter().rev().take(8).any(|it| it.span == span);
        if !is_told {
            let mut mistake = Mistake::new(rule, span, title).help(format!("write {right}"));
            mistake.number = Some(number);
            mistakes.push(mistake);
        }
    }

    /// A glyph for the last move.
    pub(super) fn glyph(&self, glyph: u8, span: Span, text: &[u8], mistakes: &mut Vec<Mistake>) {
        if text[span.start] != b'$' {
            let title = format!("{} is written ${glyph} in export format", decode(span.of(text)));
            mistakes.push(Mistake::new(Rule::GlyphStyle, span, title).help(format!("write ${glyph}")));
        }
    }

    /// The game has been read.
    pub(super) fn finish(&self, tags: &[TagSyntax], game: Span, text: &[u8], mistakes: &mut Vec<Mistake>) {
        roster(tags, game, text, mistakes);
        long_line(game, text, mistakes);
    }
}

fn roster(tags: &[TagSyntax], game: Span, text: &[u8], mistakes: &mut Vec<Mistake>) {
    let named = |name: &[u8]| TagSyntax::named(tags, text, name);
    let missing: Vec<_> = ROSTER.into_iter().filter(|name| named(name.as_bytes()).is_none()).collect();
    let first = tags.first().map_or(Span::new(game.start, game.start + 1), |tag| tag.span);
    if !missing.is_empty() {
        let title = format!("tags of the seven tag roster are missing: {}", missing.join(", "));
        mistakes.push(Mistake::new(Rule::MissingTag, first, title));
    }
    let place = |name: &[u8]| ROSTER.iter().position(|tag| tag.as_bytes() == name).unwrap_or(ROSTER.len());
    let out_of_order =
        tags.windows(2).find(|pair| place(pair[1].name.of(text)) < place(pair[0].name.of(text)));
    if let Some([_, tag]) = out_of_order {
        let title = format!("the {} tag belongs further up", decode(tag.name.of(text)));
        let order = "the order is Event, Site, Date, Round, White, Black, Result, then all others";
        mistakes.push(Mistake::new(Rule::TagOrder, tag.span, title).help(order));
    }
    if let Some(fen) = named(b"FEN")
        && named(b"SetUp").is_none()
    {
        let mistake = Mistake::new(Rule::FenWithoutSetup, fen.span, "a FEN tag goes with a SetUp tag");
        mistakes.push(mistake.help("add [SetUp \"1\"]"));
    }
}

/// The first line of the game that is too long; where one is, the others are too.
fn long_line(game: Span, text: &[u8], mistakes: &mut Vec<Mistake>) {
    let mut start = game.start;
    for line in game.of(text).split(|&byte| byte == b'\n') {
        if line.len() > WIDTH && !line.starts_with(b"[") {
            let title = format!("a line of {} characters; export format has {WIDTH} at most", line.len());
            let over = Span::new(start + WIDTH, start + WIDTH + 1);
            mistakes.push(Mistake::new(Rule::LongLine, over, title));
            return;
        }
        start += line.len() + 1;
    }
}

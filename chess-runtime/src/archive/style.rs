//! Style: what the export format of the PGN standard asks for and readers do not need.

use std::format;
use std::vec::Vec;

use chess_types::judge::{GameSyntax, Line, LineSyntax, Verdict};
use chess_types::notation::{MoveNumber, Span, TokenKind, decode};

use super::audit::Mistake;
use crate::pgn::ROSTER;

/// The longest line of an exported file.
const WIDTH: usize = 80;

/// Looks at the style of a game.
pub(super) fn look(game: &GameSyntax, text: &[u8], verdict: &Verdict, mistakes: &mut Vec<Mistake>) {
    roster(game, text, mistakes);
    for (written, played) in game.lines.iter().zip(&verdict.record.lines) {
        moves(written, played, text, mistakes);
    }
    glyphs(game, text, mistakes);
    long_line(game, text, mistakes);
}

fn roster(game: &GameSyntax, text: &[u8], mistakes: &mut Vec<Mistake>) {
    let has = |name: &[u8]| game.tags.iter().any(|tag| tag.name.of(text) == name);
    let missing: Vec<_> = ROSTER.into_iter().filter(|name| !has(name.as_bytes())).collect();
    let first = game.tags.first().map_or(Span::new(game.span.start, game.span.start + 1), |tag| tag.span);
    if !missing.is_empty() {
        let title = format!("tags of the seven tag roster are missing: {}", missing.join(", "));
        mistakes.push(Mistake::new("missing-tag", first, title));
    }
    let place = |name: &[u8]| ROSTER.iter().position(|tag| tag.as_bytes() == name).unwrap_or(ROSTER.len());
    let out_of_order =
        game.tags.windows(2).find(|pair| place(pair[1].name.of(text)) < place(pair[0].name.of(text)));
    if let Some([_, tag]) = out_of_order {
        let title = format!("the {} tag belongs further up", decode(tag.name.of(text)));
        let order = "the order is Event, Site, Date, Round, White, Black, Result, then all others";
        mistakes.push(Mistake::new("tag-order", tag.span, title).help(order));
    }
    if let Some(fen) = game.tags.iter().find(|tag| tag.name.of(text) == b"FEN")
        && !has(b"SetUp")
    {
        let mistake = Mistake::new("fen-without-setup", fen.span, "a FEN tag goes with a SetUp tag");
        mistakes.push(mistake.help("add [SetUp \"1\"]"));
    }
}

/// Compares each move with how the standard writes it.
fn moves(written: &LineSyntax, played: &Line, text: &[u8], mistakes: &mut Vec<Mistake>) {
    let mut position = played.start;
    for (written, &m) in written.moves.iter().zip(&played.moves) {
        let right = position.san(m);
        let word = decode(written.span.of(text));
        if word != right.as_str() {
            let bare = right.trim_end_matches(['+', '#']);
            let (rule, title) = if word == bare {
                let claim = if right.ends_with('#') { "mate" } else { "check" };
                ("missing-mark", format!("{right} gives {claim}, and its mark is left out"))
            } else {
                ("move-style", format!("{word} is written {right}"))
            };
            // What is false has been said already; `o-o` too.
            let is_told = |mistake: &&Mistake| mistake.span == written.span;
            if !mistakes.iter().rev().take(8).any(|mistake| is_told(&mistake)) {
                let mut mistake = Mistake::new(rule, written.span, title).help(format!("write {right}"));
                mistake.number = Some(MoveNumber::of(&position));
                mistakes.push(mistake);
            }
        }
        position = position.play_unchecked(m);
    }
}

fn glyphs(game: &GameSyntax, text: &[u8], mistakes: &mut Vec<Mistake>) {
    for token in game.tokens(text) {
        if let TokenKind::Glyph(glyph) = token.kind
            && text[token.span.start] != b'$'
        {
            let title = format!("{} is written ${glyph} in export format", decode(token.span.of(text)));
            mistakes.push(Mistake::new("glyph-style", token.span, title).help(format!("write ${glyph}")));
        }
    }
}

/// The first line of the game that is too long; where one is, the others are too.
fn long_line(game: &GameSyntax, text: &[u8], mistakes: &mut Vec<Mistake>) {
    let mut start = game.span.start;
    for line in game.span.of(text).split(|&byte| byte == b'\n') {
        if line.len() > WIDTH && !line.starts_with(b"[") {
            let title = format!("a line of {} characters; export format has {WIDTH} at most", line.len());
            mistakes.push(Mistake::new("long-line", Span::new(start + WIDTH, start + WIDTH + 1), title));
            return;
        }
        start += line.len() + 1;
    }
}

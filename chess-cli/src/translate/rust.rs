//! Games as `chess!` source: what Rust's lexer lets through as bare tokens, everything else as a string.
//!
//! Bare tokens can be read, underlined and hovered over; a raw string can hold anything. Which of the two
//! a game becomes depends only on its comments and tags. Moves, glyphs, variations and results can always be
//! tokens, if `Qh4#` is written `Qh4 #`.

use std::collections::HashSet;

use chess_runtime::Position;

use super::movetext::Piece;
use super::source::Game;
use crate::lines::Lines;

/// The longest line of source.
const WIDTH: usize = 100;

/// Gives out names for constants, each only once.
pub(super) struct Names {
    wanted: Option<String>,
    taken: HashSet<String>,
}

impl Names {
    pub(super) fn new(wanted: Option<String>) -> Names {
        Names { wanted, taken: HashSet::new() }
    }

    /// A new name, from the wanted name or from players and year: `ANDERSSEN_KIESERITZKY_1851`.
    pub(super) fn next(&mut self, game: &Game<'_>) -> String {
        let tag =
            |name: &str| game.syntax.tag(game.text, name.as_bytes()).filter(|value| !value.starts_with('?'));
        let parts = [tag("White").map(surname), tag("Black").map(surname), tag("Date").map(year)];
        let name = match &self.wanted {
            Some(wanted) => wanted.clone(),
            None => constant_name(&parts.into_iter().flatten().collect::<Vec<_>>().join(" ")),
        };
        let mut numbered = (2..).map(|number| format!("{name}_{number}"));
        let free = std::iter::once(name.clone()).chain(&mut numbered).find(|name| !self.taken.contains(name));
        let free = free.unwrap_or(name);
        self.taken.insert(free.clone());
        free
    }
}

fn surname(player: String) -> String {
    let before_comma = player.split(',').next().unwrap_or_default();
    let is_last_first = player.contains(',');
    let last = before_comma.split_whitespace().next_back().unwrap_or_default();
    if is_last_first { before_comma.to_string() } else { last.to_string() }
}

fn year(date: String) -> String {
    date.chars().take_while(char::is_ascii_digit).collect()
}

/// Words as the name of a constant: Latin letters and digits, and `_` for everything else.
fn constant_name(words: &str) -> String {
    let is_kept =
        |c: char| c.is_ascii_alphanumeric() || ('\u{C0}'..='\u{24F}').contains(&c) && c.is_alphabetic();
    let signs: String = words.chars().map(|c| if is_kept(c) { c } else { '_' }).collect();
    let name = signs.split('_').filter(|part| !part.is_empty()).collect::<Vec<_>>().join("_").to_uppercase();
    match name.chars().next() {
        None => "GAME".to_string(),
        Some(first) if first.is_ascii_digit() => format!("GAME_{name}"),
        Some(_) => name,
    }
}

/// The tags that were in the text, without those that the export format adds.
pub(super) fn written_tags<'t>(tags: &'t str, game: &Game<'_>) -> Vec<&'t str> {
    let is_written = |line: &&str| {
        let name: String = line.chars().skip(1).take_while(|c| *c != ' ').collect();
        let named = |written: &[u8]| written.eq_ignore_ascii_case(name.as_bytes());
        game.syntax.tags.iter().any(|tag| named(tag.name.of(game.text)))
    };
    tags.lines().filter(is_written).collect()
}

/// A game as a constant.
pub(super) fn item(name: &str, tags: &[&str], movetext: &str, pieces: &[Piece<'_>]) -> String {
    let header = format!("chess! {{\n    pub const {name} =");
    match bare(tags, pieces, "        ") {
        Some(game) => format!("{header}\n{};\n}}\n", game.trim_end()),
        None => {
            let blank = if tags.is_empty() { "" } else { "\n\n" };
            format!("{header} {};\n}}\n", raw_string(&format!("{}{blank}{movetext}", tags.join("\n"))))
        }
    }
}

/// Moves from the command line, as an expression or as a constant.
pub(super) fn call(
    name: Option<&str>,
    start: Option<&Position>,
    game: &Game<'_>,
    movetext: &str,
    pieces: &[Piece<'_>],
) -> String {
    // Leave out the result that the export format added.
    let pieces = match pieces {
        [pieces @ .., Piece::Result(_)] if game.syntax.result.is_none() => pieces,
        pieces => pieces,
    };
    let (item, end) = name.map_or((String::new(), ""), |name| (format!("const {name} = "), ";"));
    let from = start.map_or(String::new(), |start| format!("from fen!(\"{}\"); ", start.fen()));
    let game = bare(&[], pieces, "").unwrap_or_else(|| raw_string(movetext.trim_end()));
    let game = game.trim_end();
    if game.contains('\n') && !game.starts_with('r') {
        let lines = game.replace('\n', "\n    ");
        return format!("chess! {{\n    {item}{from}\n    {lines}{end}\n}}\n").replace(" \n", "\n");
    }
    format!("chess! {{ {item}{from}{game}{end} }}\n")
}

/// A game as bare tokens, if Rust's lexer lets them through unchanged.
fn bare(tags: &[&str], pieces: &[Piece<'_>], indent: &'static str) -> Option<String> {
    let mut out = String::new();
    for tag in tags {
        // The macro removes blanks around these signs, because rustfmt adds them.
        let is_plain = ![" - ", " = ", " / "].iter().any(|sign| tag.contains(sign));
        let begins_with_letter = tag[1..].starts_with(|c: char| c.is_ascii_alphabetic());
        if !is_plain || !begins_with_letter || tag.chars().any(char::is_control) {
            return None;
        }
        out += &format!("{indent}{tag}\n");
    }
    if !tags.is_empty() {
        out.push('\n');
    }
    let mut lines = Lines::new(indent, WIDTH);
    for piece in pieces {
        match piece {
            Piece::Number(number) => lines.number(number),
            Piece::Result(word) => lines.word(word),
            Piece::Move { before, m } => lines.word(&before.san(*m).replace('#', " #")),
            Piece::Glyph(glyph @ 1..=6) => {
                lines.attach(["", "!", "?", "!!", "??", "!?", "?!"][*glyph as usize])
            }
            Piece::Glyph(glyph) => lines.word(&format!("${glyph}")),
            Piece::DrawOffer => lines.word("(=)"),
            Piece::Comment(comment) => lines.word(&bare_comment(comment)?),
            Piece::Line(_) => return None,
            Piece::Open => lines.open(),
            Piece::Close => lines.attach(")"),
        }
    }
    Some(out + &lines.finish())
}

/// A comment on one line, if Rust's lexer and the macro do not change it.
fn bare_comment(braced: &str) -> Option<String> {
    let flat = braced.replace('\n', " ");
    let inside = flat.strip_prefix('{')?.strip_suffix('}')?;
    let is_sign = |c: char| " ,.:!?+-*=%&<>()[]".contains(c);
    let is_known = inside.chars().all(|c| c.is_ascii_alphanumeric() || is_sign(c));
    // `3rd` would be a number with an unknown suffix, `0x` a number without digits.
    let mut runs = inside.split(|c: char| !c.is_ascii_alphanumeric());
    let has_plain_numbers = runs.all(|run| {
        !run.starts_with(|c: char| c.is_ascii_digit()) || run.bytes().all(|byte| byte.is_ascii_digit())
    });
    let is_formatted = [" - ", " = "].iter().any(|sign| inside.contains(sign));
    (is_known && has_plain_numbers && !is_formatted && is_balanced(inside)).then_some(flat)
}

fn is_balanced(text: &str) -> bool {
    let mut open = Vec::new();
    let closes = |c: char| if c == ')' { '(' } else { '[' };
    let is_right = text.chars().all(|c| match c {
        '(' | '[' => {
            open.push(c);
            true
        }
        ')' | ']' => open.pop() == Some(closes(c)),
        _ => true,
    });
    is_right && open.is_empty()
}

/// A raw string with as many `#` as the text needs.
fn raw_string(text: &str) -> String {
    let hashes = (1..).map(|count| "#".repeat(count)).find(|hashes| !text.contains(&format!("\"{hashes}")));
    let hashes = hashes.unwrap_or_default();
    format!("r{hashes}\"{text}\"{hashes}")
}

#[cfg(test)]
mod tests {
    use super::{bare_comment, constant_name, raw_string, surname};

    #[test]
    fn comments_are_bare_only_where_rust_reads_them_unchanged() {
        for plain in ["{ a weak move }", "{[%clk 1:59:58]}", "{ 12. e4 e5 (best) +1.5 }", "{}"] {
            assert_eq!(bare_comment(plain).as_deref(), Some(plain));
        }
        for odd in [
            "{ White's }",
            "{ 3rd }",
            "{ 0x }",
            "{ ( }",
            "{ (] }",
            "{ 2 - 3 }",
            "{ http://x }",
            "{ \"a }",
            "{ é }",
            "{ { }",
        ] {
            assert_eq!(bare_comment(odd), None, "{odd}");
        }
    }

    #[test]
    fn names_are_names() {
        assert_eq!(constant_name("Müller O'Brien 1851"), "MÜLLER_O_BRIEN_1851");
        assert_eq!(constant_name("1851"), "GAME_1851");
        assert_eq!(constant_name("?? 象"), "GAME");
        assert_eq!(surname("Anderssen, Adolf".to_string()), "Anderssen");
        assert_eq!(surname("Adolf Anderssen".to_string()), "Anderssen");
    }

    #[test]
    fn raw_strings_close_where_they_should() {
        assert_eq!(raw_string("a"), "r#\"a\"#");
        assert_eq!(raw_string("a\"#b"), "r##\"a\"#b\"##");
    }
}

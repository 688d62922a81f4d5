//! [`games`]: the games of the `chess!` calls in Rust source, with their lines.
//!
//! This scanner looks only for calls, and skips comments and strings. It does not know Rust's grammar.

use anyhow::{Context as _, bail};
use chess_runtime::Position;

/// The first line, the text and the starting position of every `chess!` call.
///
/// # Errors
/// When a call starts from a position that only the compiler knows.
pub(super) fn games(source: &str) -> anyhow::Result<Vec<(u64, String, Position)>> {
    let mut games = Vec::new();
    let mut at = 0;
    while at < source.len() {
        let rest = &source[at..];
        let call = rest.strip_prefix("chess!").map(str::trim_start);
        let follows_word = source[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
        if let Some(inside) = call.filter(|call| !follows_word && call.starts_with(['{', '(', '['])) {
            let begin = source.len() - inside.len() + 1;
            let end = begin + length_up_to_close(&source[begin..]);
            let line = line_of(source, begin);
            games.extend(game(&source[begin..end], line).with_context(|| format!("line {line}"))?);
            at = end + 1;
        } else {
            at += step(rest);
        }
    }
    Ok(games)
}

fn line_of(source: &str, at: usize) -> u64 {
    source[..at].matches('\n').count() as u64 + 1
}

/// The length of the comment, the literal or the character that the text begins with.
fn step(rest: &str) -> usize {
    let first = rest.chars().next().map_or(1, char::len_utf8);
    let up_to = |end: &str, from: usize| {
        rest.get(from..).and_then(|after| after.find(end)).map_or(rest.len(), |at| from + at + end.len())
    };
    if rest.starts_with("//") {
        up_to("\n", 2)
    } else if rest.starts_with("/*") {
        up_to("*/", 2)
    } else if let Some((hashes, open)) = raw_string_start(rest) {
        up_to(&format!("\"{}", "#".repeat(hashes)), open)
    } else if let Some(text) = rest.strip_prefix('"') {
        let mut escaped = false;
        let is_end = |c: char| {
            let is_end = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            is_end
        };
        text.find(is_end).map_or(rest.len(), |end| end + 2)
    } else if rest.starts_with("'\"'") || rest.starts_with("'{'") || rest.starts_with("'}'") {
        3
    } else {
        first
    }
}

/// If the text begins with a raw string: the number of its `#`, and where its content begins.
fn raw_string_start(rest: &str) -> Option<(usize, usize)> {
    let after = rest.strip_prefix('r')?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    after[hashes..].starts_with('"').then_some((hashes, hashes + 2))
}

fn length_up_to_close(inside: &str) -> usize {
    let (mut at, mut depth) = (0, 0);
    while at < inside.len() {
        match inside.as_bytes()[at] {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' if depth == 0 => return at,
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
        at += step(&inside[at..]);
    }
    inside.len()
}

/// The game inside a call; `None` if the call is empty.
fn game(inside: &str, line: u64) -> anyhow::Result<Option<(u64, String, Position)>> {
    let text = without_comments(inside);
    let (is_item, game) = match item_length(&text) {
        Some(length) => (true, &text[length..]),
        None => (false, &text[..]),
    };
    let (start, game) = read_start(game)?;
    let trimmed = game.trim();
    let trimmed = if is_item { trimmed.strip_suffix(';').unwrap_or(trimmed).trim() } else { trimmed };
    let begin = trimmed.as_ptr() as usize - text.as_ptr() as usize;
    let line = line + line_of(&text, begin) - 1;
    let game = match raw_string_start(trimmed) {
        Some((hashes, open)) => trimmed.get(open..trimmed.len() - hashes - 1).unwrap_or_default().to_string(),
        None if trimmed.starts_with('"') => unescaped(trimmed),
        None => trimmed.to_string(),
    };
    Ok((!trimmed.is_empty()).then_some((line, game, start)))
}

fn without_comments(inside: &str) -> String {
    let mut out = String::with_capacity(inside.len());
    let mut at = 0;
    while at < inside.len() {
        let rest = &inside[at..];
        let length = step(rest);
        if rest.starts_with("//") || rest.starts_with("/*") {
            out.extend(rest[..length].chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
        } else {
            out.push_str(&rest[..length]);
        }
        at += length;
    }
    out
}

/// The length of `pub const NAME =`, if the text begins with it.
fn item_length(text: &str) -> Option<usize> {
    let (before, _) = text.split_once('=')?;
    let words: Vec<&str> = before.split_whitespace().collect();
    let is_kind = |word: &&&str| matches!(**word, "const" | "static" | "line");
    let is_item = words.len() >= 2 && words.iter().rev().nth(1).is_some_and(|word| is_kind(&word));
    is_item.then_some(before.len() + 1)
}

/// The position of `from fen!("...");`, and what follows.
fn read_start(text: &str) -> anyhow::Result<(Position, &str)> {
    let trimmed = text.trim_start();
    if let Some(after) = trimmed.strip_prefix("from fen!") {
        let mut quoted = after.splitn(3, '"');
        if let (Some(_), Some(fen), Some(rest)) = (quoted.next(), quoted.next(), quoted.next()) {
            let rest = rest.trim_start().trim_start_matches([')', ']', '}']).trim_start();
            return Ok((Position::from_fen(fen)?, rest.strip_prefix(';').unwrap_or(rest)));
        }
    }
    if trimmed.starts_with("from ") || trimmed.starts_with("after ") {
        let first = trimmed.lines().next().unwrap_or_default();
        bail!("only the compiler knows where this starts: {first}");
    }
    Ok((Position::default(), text))
}

/// The value of a string literal.
fn unescaped(literal: &str) -> String {
    let inside = literal.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(literal);
    let mut out = String::with_capacity(inside.len());
    let mut signs = inside.chars();
    while let Some(sign) = signs.next() {
        match (sign, sign == '\\') {
            (sign, false) => out.push(sign),
            _ => match signs.next() {
                Some('n') => out.push('\n'),
                Some('t') => out.push('\t'),
                // A backslash at the end of a line removes the blanks at the beginning of the next line.
                Some('\n') => signs = signs.as_str().trim_start().chars(),
                Some(other) => out.push(other),
                None => {}
            },
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::games;

    fn texts(source: &str) -> Vec<(u64, String)> {
        games(source).unwrap().into_iter().map(|(line, text, _)| (line, text)).collect()
    }

    #[test]
    fn calls_are_found_past_comments_and_strings() {
        let source =
            "// chess! { no }\nlet a = \"chess!(no)\"; mychess!(no);\nchess! { 1. e4 // best\n e5 };\n";
        assert_eq!(texts(source), [(3, "1. e4        \n e5".to_string())]);
    }

    #[test]
    fn items_strings_and_starts_are_read() {
        let source = "chess! {\n  pub const A =\n  1. f3 e5 2. g4 Qh4 #;\n}\nchess!(r#\"1. e4 \"e5\"\"#);\nchess!(\"1. \\\"d4\\\"\");";
        let expected = [(3, "1. f3 e5 2. g4 Qh4 #"), (5, "1. e4 \"e5\""), (6, "1. \"d4\"")];
        assert_eq!(texts(source), expected.map(|(line, text)| (line, text.to_string())));
        let from =
            games("chess! { const B = from fen!(\"6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1\"); 1. Ra8 mate; }")
                .unwrap();
        assert_eq!(from[0].1, "1. Ra8 mate");
        assert_eq!(from[0].2.to_fen(), "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
        assert!(games("chess! { after OPENING; 2. Nf3 }").is_err());
    }
}

//! Finds calls of `chess!` and `pgn!` in Rust source with a simple scan, without the compiler.
//!
//! In: the text of a program. Out: for each call, the text of its game and the starting position. Calls with
//! comments or with another macro's variables in them cannot be read.

use std::fs;

use chess_runtime::notation::created_board;
use chess_runtime::{Position, Setup};

use crate::cases;

/// A call: the input that the macro would read.
pub struct Call {
    /// Where the game starts, unless its tags say otherwise.
    pub start: Position,
    /// The movetext, or the text of a file.
    pub text: Vec<u8>,
}

/// The calls in a program; `None` if one of them cannot be read.
#[must_use]
pub fn calls(source: &str) -> Option<Vec<Call>> {
    let mut places: Vec<(usize, &str)> = source.match_indices("chess!").collect();
    places.extend(source.match_indices("pgn!"));
    places.sort_unstable();
    places.into_iter().map(|(at, name)| read(name, group(&source[at + name.len()..])?.0)).collect()
}

/// Reads a call from the macro's name and the text between its delimiters.
fn read(name: &str, inner: &str) -> Option<Call> {
    let inner = inner.trim();
    let inner = after_item(inner.strip_prefix("#![strict]").unwrap_or(inner).trim());
    // Lines, and strings that other macros make.
    const COMPILED: [&str; 7] =
        ["line ", "pub line ", "after ", "concat!", "env!", "include_str!", "stringify!"];
    if COMPILED.iter().any(|word| inner.starts_with(word)) {
        return None;
    }
    let (start, rest) = after_start(inner)?;
    let text = match literal(rest) {
        Some(path) if name == "pgn!" => fs::read(cases::folder().join(path)).ok()?,
        Some(text) => text.into_bytes(),
        None if name == "pgn!" || rest.contains('$') && !rest.contains("$1") => return None,
        None => rest.as_bytes().to_vec(),
    };
    Some(Call { start, text })
}

/// What comes after `pub(crate) const NAME =`, without the semicolon.
fn after_item(inner: &str) -> &str {
    let is_item = ["pub", "const ", "static ", "line "].iter().any(|word| inner.starts_with(word));
    match inner.split_once('=') {
        Some((_, game)) if is_item => game.trim().trim_end_matches(';'),
        _ => inner,
    }
}

/// The position of `from fen!(...);`, `from position! { ... };` or `create ... startMoves` and what comes after it.
fn after_start(inner: &str) -> Option<(Position, &str)> {
    // Where a line ends, only the compiler knows.
    if inner.starts_with("after ") {
        return None;
    }
    if let Some((board, moves)) = created_board(inner.as_bytes()) {
        let start = Setup::from_diagram(&inner[board.start..board.end]).ok()?.validate().ok()?;
        return Some((start, &inner[moves..]));
    }
    let Some(from) = inner.strip_prefix("from ") else { return Some((Position::default(), inner)) };
    let (name, call) = from.split_once('!')?;
    let (inside, rest) = group(call)?;
    let start = match name {
        "fen" => Position::from_fen(&literal(inside)?).ok()?,
        _ => Setup::from_diagram(inside).ok()?.validate().ok()?,
    };
    Some((start, rest.trim_start().trim_start_matches(';').trim_start()))
}

/// The text between the delimiters that the text begins with, and the text after them.
fn group(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let mut depth = 0;
    let mut at = 0;
    while let Some(c) = text[at..].chars().next() {
        let rest = &text[at..];
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            '/' if rest.starts_with("//") || rest.starts_with("/*") => return None,
            _ => {}
        }
        at += literal_length(rest).unwrap_or(c.len_utf8());
        if depth == 0 {
            return Some((&text[1..at - 1], &text[at..]));
        }
    }
    None
}

/// The length of the string literal that the text begins with.
fn literal_length(text: &str) -> Option<usize> {
    if let Some(raw) = text.strip_prefix('r') {
        let hashes = raw.bytes().take_while(|&byte| byte == b'#').count();
        let body = raw[hashes..].strip_prefix('"')?;
        let end = format!("\"{}", "#".repeat(hashes));
        return Some(2 + hashes + body.find(&end)? + end.len());
    }
    let body = text.strip_prefix('"')?;
    let mut escaped = false;
    let is_end = |(_, c): &(usize, char)| {
        let ends = *c == '"' && !escaped;
        escaped = *c == '\\' && !escaped;
        ends
    };
    body.char_indices().find(is_end).map(|(at, _)| at + 2)
}

/// The value of the string literal, if the whole text is one.
fn literal(text: &str) -> Option<String> {
    let text = text.trim();
    if literal_length(text)? != text.len() {
        return None;
    }
    if let Some(raw) = text.strip_prefix('r') {
        let raw = raw.trim_matches('#');
        return Some(raw[1..raw.len() - 1].to_owned());
    }
    unescaped(&text[1..text.len() - 1])
}

fn unescaped(text: &str) -> Option<String> {
    let mut out = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        out.push(match c {
            '\\' => match chars.next()? {
                'n' => '\n',
                'r' => '\r',
                't' => '\t',
                'u' => {
                    let digits: String = chars.by_ref().skip(1).take_while(|&c| c != '}').collect();
                    char::from_u32(u32::from_str_radix(&digits, 16).ok()?)?
                }
                same => same,
            },
            c => c,
        });
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::calls;

    fn texts(source: &str) -> Option<Vec<String>> {
        let text = |call: super::Call| String::from_utf8(call.text).expect("it is text");
        Some(calls(source)?.into_iter().map(text).collect())
    }

    #[test]
    fn every_form_is_read() {
        let read = |source| texts(source).expect("it can be read");
        assert_eq!(read("chess! { 1. e4 {a} (1. d4) }; chess!(e4)"), ["1. e4 {a} (1. d4)", "e4"]);
        assert_eq!(read(r#"chess!("1. e4\n\u{65}5")"#), ["1. e4\ne5"]);
        assert_eq!(read(r###"chess!(r#"[A "b"] e4"#)"###), [r#"[A "b"] e4"#]);
        assert_eq!(read("chess! { pub(crate) const A = 1. e4; }"), ["1. e4"]);
        assert_eq!(read(r#"chess! { from fen!("4k3/8/8/8/8/8/8/4K3 w"); Ke2 }"#), ["Ke2"]);
    }

    #[test]
    fn what_needs_the_compiler_is_given_up() {
        assert_eq!(texts("chess! { $($moves)* }"), None);
        assert_eq!(texts("chess! { e4 // best\n }"), None);
        assert_eq!(texts("pgn!(games)"), None);
    }
}

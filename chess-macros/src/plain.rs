//! The quick way of a plain game through `chess!`.
//!
//! In: the compiler's own tokens. Out: the expansion, if they are moves in one of the usual forms with
//! nothing wrong and nothing rare about them; otherwise `None`, and `call.rs` does it all with patience.
//! The types of proc-macro2 are left out here, and so is the text of the source: both take their time in
//! a build without optimisation, and neither is needed until there is something to explain.

use std::cell::Cell;
use std::fmt;

use chess_types::Position;
use chess_types::judge::judge_plain;
use proc_macro::token_stream::IntoIter;
use proc_macro::{Delimiter, Punct, Spacing, TokenStream, TokenTree};

use crate::expand::TypedGame;
use crate::krate::runtime_path;

/// `chess! { pub const NAME = 1. e4 e5; }`, or only the moves, or a string of them.
pub(crate) fn chess(input: &TokenStream) -> Option<TokenStream> {
    let mut tokens = input.clone().into_iter();
    let (item, first) = read_item(&mut tokens)?;
    let text = match &first {
        TokenTree::Literal(literal) => Some(literal.to_string()).filter(|text| text.starts_with('"')),
        _ => None,
    };
    let record = match text {
        Some(text) if is_end(&mut tokens, !item.is_empty()) => {
            let text = text.strip_prefix('"')?.strip_suffix('"')?;
            judge_plain(text.as_bytes(), Position::STANDARD)?
        }
        Some(_) => return None,
        None => judge_plain(words(first, tokens)?.as_bytes(), Position::STANDARD)?,
    };
    let krate = runtime_path();
    let game = TypedGame::legal(&record, &krate);
    if item.is_empty() {
        return game.typed_value().parse().ok();
    }
    let declared: TokenStream = format!(": {} = {}", game.type_(), game.value()).parse().ok()?;
    // An item that ends where the user wrote is the user's, and gets the warnings that are due.
    let mut end = Punct::new(';', Spacing::Alone);
    end.set_span(item.last()?.span());
    let mut expansion = TokenStream::from_iter(item);
    expansion.extend([declared, TokenTree::Punct(end).into()]);
    Some(expansion)
}

/// The tokens of `#[doc = "..."] pub(crate) const NAME` if that is how it begins, and the first token of
/// the game.
fn read_item(tokens: &mut IntoIter) -> Option<(Vec<TokenTree>, TokenTree)> {
    let mut item = Vec::new();
    let mut next = tokens.next()?;
    while is_sign(&next, '#') {
        item.extend([next, tokens.next()?]);
        if !matches!(item.last(), Some(TokenTree::Group(_))) {
            return None;
        }
        next = tokens.next()?;
    }
    if is_word(&next, "pub") {
        item.push(next);
        next = tokens.next()?;
        if matches!(&next, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis) {
            item.push(next);
            next = tokens.next()?;
        }
    }
    if is_word(&next, "const") || is_word(&next, "static") {
        item.extend([next, tokens.next()?]);
        let is_named = matches!(item.last(), Some(TokenTree::Ident(_)));
        let is_given = is_sign(&tokens.next()?, '=');
        return if is_named && is_given { Some((item, tokens.next()?)) } else { None };
    }
    if item.is_empty() { Some((item, next)) } else { None }
}

fn is_sign(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident.to_string() == word)
}

/// Whether nothing follows but the `;` of an item.
fn is_end(tokens: &mut IntoIter, is_item: bool) -> bool {
    match tokens.next() {
        None => true,
        Some(token) => is_item && is_sign(&token, ';') && tokens.next().is_none(),
    }
}

/// The text of plain moves: a blank before each word, and none around the signs within one.
fn words(first: TokenTree, rest: IntoIter) -> Option<String> {
    let words = Words { tokens: Cell::new(Some((first, rest))), are_plain: Cell::new(true) };
    let text = format!("{words}");
    words.are_plain.get().then_some(text)
}

/// Tokens that are printed once. Printing all of them at once is what takes the least time.
struct Words {
    tokens: Cell<Option<(TokenTree, IntoIter)>>,
    /// Whether nothing but moves has been seen.
    are_plain: Cell<bool>,
}

/// Whether a word can follow a sign without a closer look: after `=` only what a pawn can become.
fn can_follow(word: &TokenTree, sign: char) -> bool {
    match sign {
        '=' => matches!(&*word.to_string(), "Q" | "R" | "B" | "N"),
        '/' => matches!(word, TokenTree::Literal(_)),
        _ => true,
    }
}

impl fmt::Display for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((first, mut rest)) = self.tokens.take() else { return Ok(()) };
        // The sign before the token, or a blank.
        let (mut token, mut sign) = (first, ' ');
        loop {
            match &token {
                TokenTree::Ident(_) | TokenTree::Literal(_) => {
                    if sign != ' ' && !can_follow(&token, sign) {
                        break;
                    }
                    if !matches!(sign, '.' | '-' | '=' | '/') {
                        f.write_str(" ")?;
                    }
                    match &token {
                        TokenTree::Ident(ident) => fmt::Display::fmt(ident, f)?,
                        other => fmt::Display::fmt(other, f)?,
                    }
                    sign = ' ';
                }
                TokenTree::Punct(next) => {
                    let text = match next.as_char() {
                        '.' => ".",
                        '-' => "-",
                        '=' => "=",
                        '/' => "/",
                        // Two marks may be one or not: `++` is, `+ #` is not.
                        '+' if sign == ' ' => "+",
                        '#' if sign == ' ' => "#",
                        '*' => " *",
                        ';' if rest.next().is_none() => return Ok(()),
                        _ => break,
                    };
                    f.write_str(text)?;
                    sign = next.as_char();
                }
                TokenTree::Group(_) => break,
            }
            match rest.next() {
                Some(next) => token = next,
                None => return Ok(()),
            }
        }
        self.are_plain.set(false);
        Ok(())
    }
}

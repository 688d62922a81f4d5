//! What may stand before the moves: the item to declare and the position to start from.
//!
//! ```text
//! pub const NAME = from fen!("..."); 1. e4 ...;
//! pub line OPENING = 1. e4 e5;
//! pub const NAME = after OPENING; 2. Nf3;
//! #![strict] const NAME = 1. e4 e5 *;
//! ```
//!
//! A macro cannot see the value of a constant. So a `line` is a constant and a second thing of the
//! same name: a small macro that calls `chess!` again with the line's start and moves put in.
//! `after OPENING;` calls that.

use std::sync::atomic::{AtomicUsize, Ordering};

use chess_types::judge::LineRecord;
use chess_types::{Move, Position, WrittenMove};
use proc_macro2::token_stream::IntoIter;
use proc_macro2::{Delimiter, Group, Ident, Punct, Spacing, Span, TokenStream, TokenTree};
use quote::{quote, quote_spanned};

use crate::messages;
use crate::runtime::{Runtime, parsed};
use crate::source::only_literal;

/// What comes before the game in a macro's input, and how the game begins.
pub(crate) struct Header {
    tokens: Tokens,
    /// How many of them are `#![strict]`.
    strict: usize,
    /// Where `pub const NAME =` ends, if it is there.
    item: usize,
    /// Where the game begins.
    game: usize,
    /// `from fen!(...);`
    pub(crate) start: Option<Start>,
    /// `after OPENING;`
    after: Option<TokenStream>,
}

/// A position to start from, with what stands between the delimiters.
pub(crate) enum Start {
    /// `from fen!(...);`
    Fen(TokenStream),
    /// `from position! { ... };`
    Picture(TokenStream),
    /// What a line gives to what goes on from it: its start as a FEN, and its moves by their UCI names.
    Line(TokenStream),
    /// What a line with a mistake gives: the path of its constant, whose type is the mistake.
    Broken(TokenStream),
}

/// What was played before a game that goes on from a line.
pub(crate) struct Played {
    pub(crate) start: Position,
    pub(crate) moves: Vec<Move>,
}

impl Played {
    /// The moves by their UCI names, which [`Played::read`] reads.
    fn names(&self) -> String {
        let mut position = self.start;
        let names = self.moves.iter().map(|&m| {
            let name = position.uci960(m);
            position = position.play_unchecked(m);
            name
        });
        names.collect::<Vec<_>>().join(" ")
    }

    /// What [`Header::continuation`] has written.
    pub(crate) fn read(tokens: &TokenStream) -> Option<Played> {
        let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
        let [fen, names] = &tokens[..] else { return None };
        let text = |token: &TokenTree| only_literal(std::slice::from_ref(token)).map(|(text, _)| text);
        let start = Position::from_fen(&text(fen)?).ok()?;
        let mut position = start;
        let mut moves = Vec::new();
        for name in text(names)?.split_whitespace() {
            let m = position.parse_uci(name).ok()?;
            moves.push(m);
            position = position.play_unchecked(m);
        }
        Some(Played { start, moves })
    }

    /// With a line that was played after it, unless that has a start of its own.
    pub(crate) fn and_then(&self, line: &LineRecord) -> Played {
        let end = self.moves.iter().fold(self.start, |position, &m| position.play_unchecked(m));
        let (start, before) =
            if end == line.start { (self.start, &self.moves[..]) } else { (line.start, &[][..]) };
        Played { start, moves: [before, &line.moves].concat() }
    }
}

/// The tokens of an input, converted only as far as they are looked at: the moves of a game are read
/// as text.
struct Tokens {
    seen: Vec<TokenTree>,
    rest: IntoIter,
}

impl Tokens {
    fn get(&mut self, at: usize) -> Option<&TokenTree> {
        while self.seen.len() <= at {
            self.seen.push(self.rest.next()?);
        }
        self.seen.get(at)
    }
}

/// What stands in place of `fen` after a line. Not for people.
const LINE: &str = "__line";

/// The same after a line with a mistake, which is reported there. From such a start no move is judged, and what goes on from it
/// has the type that the line's constant has: the mistake's.
const LINE_WITH_A_MISTAKE: &str = "__line_with_a_mistake";

/// How many tokens of a game tell what it is: one more than `concat!(...);` has.
const ENOUGH: usize = 5;

impl Header {
    /// Finds the header, if there is one.
    pub(crate) fn new(input: &TokenStream) -> Header {
        let mut tokens = Tokens { seen: Vec::new(), rest: input.clone().into_iter() };
        let strict = read_strict(&mut tokens);
        let item = read_item(&mut tokens, strict).unwrap_or(strict);
        let after = read_after(&mut tokens, item);
        let (start, game) = match (read_start(&mut tokens, item), &after) {
            (Some((start, game)), _) => (Some(start), game),
            (None, Some((_, game))) => (None, *game),
            (None, None) => (None, item),
        };
        tokens.get(game + ENOUGH - 1);
        Header { strict, item, game, start, after: after.map(|(path, _)| path), tokens }
    }

    /// The first token of all.
    pub(crate) fn first(&self) -> Option<&TokenTree> {
        self.tokens.seen.first()
    }

    /// The tokens before the game.
    pub(crate) fn before_game(&self) -> &[TokenTree] {
        &self.tokens.seen[..self.game]
    }

    /// The first tokens of the game, [`ENOUGH`] if there are so many, without the `;` that ends an item.
    pub(crate) fn game(&self) -> &[TokenTree] {
        match &self.tokens.seen[self.game..] {
            [game @ .., last] if self.is_item() && is_sign(Some(last), ';') => game,
            game => game,
        }
    }

    /// All tokens of the game, without the `;` that ends an item.
    pub(crate) fn whole_game(&self) -> Vec<TokenTree> {
        let seen = self.tokens.seen[self.game..].iter().cloned();
        let mut game: Vec<TokenTree> = seen.chain(self.tokens.rest.clone()).collect();
        if self.is_item() && is_sign(game.last(), ';') {
            game.pop();
        }
        game
    }

    /// `pub const NAME`, without the `=`.
    fn item(&self) -> Option<TokenStream> {
        let end = self.item.checked_sub(1).filter(|_| self.is_item())?;
        let mut item = self.tokens.seen[self.strict..end].to_vec();
        if self.is_line() {
            item[end - self.strict - 2] = TokenTree::Ident(Ident::new("const", Span::call_site()));
        }
        Some(item.into_iter().collect())
    }

    /// The `;` of an item. One that ends where the user wrote is the user's, and gets the warnings that are
    /// due. A line may well be there for others only.
    fn end(&self) -> TokenStream {
        let name = self.item.checked_sub(2).and_then(|at| self.tokens.seen.get(at));
        let here = name.filter(|_| !self.is_line()).map_or_else(Span::call_site, TokenTree::span);
        quote_spanned! { here => ; }
    }

    /// Whether the value gets a name.
    pub(crate) fn is_item(&self) -> bool {
        self.item > self.strict
    }

    /// Whether the game is judged by style too.
    pub(crate) fn is_strict(&self) -> bool {
        self.strict > 0
    }

    /// Whether other games can go on from this one.
    pub(crate) fn is_line(&self) -> bool {
        is_word(self.item.checked_sub(3).and_then(|at| self.tokens.seen.get(at)), &["line"])
    }

    /// For `after OPENING; ...`: the call of the opening's macro, which puts in what was played.
    pub(crate) fn redirect(&self) -> Option<TokenStream> {
        let path = self.after.as_ref()?;
        let (item, seen) = (&self.tokens.seen[..self.item], &self.tokens.seen[self.game..]);
        let rest = self.tokens.rest.clone();
        let conditions = parsed(&self.conditions());
        Some(quote! { #conditions #path! { { #(#item)* } { #path } #(#seen)* #(#rest)* } })
    }

    /// The macro that lets other games go on from the end of this one: if that is known, with all that was
    /// played to come there; else only with the path by which they call this line.
    pub(crate) fn continuation(&self, end: Option<&Played>, runtime: &Runtime) -> Option<TokenStream> {
        let name = self.tokens.seen.get(self.item.checked_sub(2)?).filter(|_| self.is_line())?;
        let start = match end {
            Some(played) => parsed(&format!("{LINE}!({:?} {:?})", played.start.to_fen(), played.names())),
            None => parsed(&format!("{LINE_WITH_A_MISTAKE}!($($line)*)")),
        };
        // The line is there under the same conditions in both of its forms.
        let conditions = parsed(&self.conditions());
        let plain = name.to_string();
        let plain = plain.trim_start_matches("r#");
        let (export, visibility, hidden) = if self.is_public() {
            // A macro for other crates stands in the root of its crate, where each needs a name of its own.
            static LINES: AtomicUsize = AtomicUsize::new(0);
            let number = LINES.fetch_add(1, Ordering::Relaxed);
            let export = quote! { #[doc(hidden)] #[allow(non_local_definitions)] #[macro_export] };
            (export, quote! { #[doc(hidden)] pub }, format!("__after_{plain}_{number}"))
        } else {
            (TokenStream::new(), quote! { pub(crate) }, format!("__after_{plain}"))
        };
        let hidden = Ident::new(&hidden, Span::call_site());
        let name = parsed(&name.to_string());
        Some(quote! {
            #conditions #export #[allow(unused_macros)] macro_rules! #hidden {
                ({ $($item:tt)* } { $($line:tt)* } $($moves:tt)*) => {
                    #runtime::chess! { $($item)* from #start; $($moves)* }
                };
            }
            #conditions #[allow(unused_imports)] #visibility use #hidden as #name;
        })
    }

    /// Whether other crates may see the item: `pub` without a restriction.
    fn is_public(&self) -> bool {
        let Some(kind) = self.item.checked_sub(3) else { return false };
        let before = kind.checked_sub(1).and_then(|at| self.tokens.seen.get(at));
        let visibility = match before {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::None => {
                group.stream().into_iter().last()
            }
            before => before.cloned(),
        };
        is_word(visibility.as_ref(), &["pub"])
    }

    /// The `#[cfg(...)]` of the item, also where they stand in a `#[cfg_attr(...)]`.
    fn conditions(&self) -> String {
        let attributes = self.tokens.seen[..self.item].windows(2).filter_map(|pair| match pair {
            [TokenTree::Punct(sign), TokenTree::Group(group)] if sign.as_char() == '#' => Some(group),
            _ => None,
        });
        attributes.filter(|group| is_condition(group)).map(|group| format!("#{group}")).collect()
    }

    /// Whether this can stand before the path of a file, which has its starts in it.
    pub(crate) fn is_for_file(&self) -> bool {
        self.start.is_none() && self.after.is_none() && !self.is_line()
    }

    /// Whether this is nothing but moves, and a position before them perhaps.
    pub(crate) fn is_for_proof(&self) -> bool {
        let has_position = matches!(self.start, None | Some(Start::Fen(_) | Start::Picture(_)));
        let is_plain = has_position && self.after.is_none() && !self.is_item() && !self.is_strict();
        is_plain && self.misuse("prove!").is_none()
    }

    /// The first thing among the moves that is Rust and no chess, and what to say of it: a `/// comment`, which
    /// Rust makes an attribute of, a start, or a second item.
    pub(crate) fn rust_within(&self) -> Option<(Span, &'static str)> {
        let tokens = self.whole_game();
        (0..tokens.len()).find_map(|at| {
            let is_documentation = match &tokens[at..] {
                [hash, TokenTree::Group(group), ..] => is_sign(Some(hash), '#') && begins_with(group, "doc"),
                // `//!` has a sign more.
                [hash, not, TokenTree::Group(group), ..] => {
                    is_sign(Some(hash), '#') && is_sign(Some(not), '!') && begins_with(group, "doc")
                }
                _ => false,
            };
            if is_documentation {
                return Some((tokens[at].span(), messages::DOCUMENTATION));
            }
            let next = tokens.get(at + 1)?;
            if is_word(tokens.get(at), &["from"])
                && is_word(Some(next), &["fen", "position"])
                && is_sign(tokens.get(at + 2), '!')
            {
                let has_start = tokens[..at]
                    .iter()
                    .any(|token| matches!(token, TokenTree::Group(tag) if begins_with(tag, "FEN")));
                let message = if has_start { messages::SECOND_START } else { messages::LATE_START };
                return Some((tokens[at].span(), message));
            }
            let is_item = self.is_item()
                && is_sign(tokens.get(at), ';')
                && is_word(Some(next), &["pub", "const", "static", "line"]);
            is_item.then(|| (next.span(), messages::SECOND_ITEM))
        })
    }

    /// What is wrong with an input that is neither moves nor one string: an item that is none,
    /// another macro's call, a literal that is no string.
    pub(crate) fn misuse(&self, name: &str) -> Option<String> {
        let tokens = self.game();
        if self.is_like_item() || !self.is_item() && is_word(tokens.first(), &["let"]) {
            return Some(messages::item(name));
        }
        let is_attribute = is_sign(tokens.first(), '#') && is_sign(tokens.get(1), '!');
        if let Some(TokenTree::Group(group)) = tokens.get(2).filter(|_| is_attribute)
            && !begins_with(group, "doc")
        {
            return Some(messages::attribute(name));
        }
        if is_word(tokens.first(), &["from", "after"]) {
            return Some(if self.start.is_some() || self.after.is_some() {
                messages::SECOND_START.to_string()
            } else if is_word(tokens.first(), &["from"])
                && let [_, TokenTree::Ident(constant), next, ..] = tokens
                && !is_sign(Some(next), '!')
            {
                messages::from_constant(name, &constant.to_string())
            } else if is_word(tokens.first(), &["after"]) {
                messages::after(name)
            } else {
                messages::from(name)
            });
        }
        // `e4! (d4)` is a move with a glyph and a variation.
        let is_call = matches!(tokens.first(), Some(TokenTree::Ident(word))
            if WrittenMove::from_ascii(word.to_string().as_bytes()).is_err())
            && is_sign(tokens.get(1), '!')
            && matches!(tokens.get(2), Some(TokenTree::Group(_)));
        let is_wrong_literal = matches!(tokens.first(), Some(TokenTree::Literal(literal)) if {
            let text = literal.to_string();
            text.starts_with(['b', 'c', '\'']) || text.starts_with(['"', 'r']) && only_literal(tokens).is_none()
        });
        (is_call || is_wrong_literal).then(|| messages::bare_moves(name))
    }

    /// The item or the expression. Only an item needs the type.
    ///
    /// Where there are errors, one of them stands in place of the value and of the item's type: it cannot be known
    /// what type was meant, and of an error the compiler knows none either and takes every use of it as right.
    /// What was legal is still printed beside it.
    pub(crate) fn declare(
        &self,
        type_: &TokenStream,
        value: &TokenStream,
        errors: &[TokenStream],
        runtime: &Runtime,
    ) -> TokenStream {
        match (self.item(), errors) {
            (None, []) => self.labelled(value.clone()),
            (None, errors) => self.labelled(quote! { let _ = #value; #(#errors)* }),
            (Some(item), []) => {
                let end = self.end();
                quote! { #item: #type_ = #value #end }
            }
            (Some(_), errors) => {
                let conditions = parsed(&self.conditions());
                let broken = self.declare_errors(errors, runtime);
                quote! { #broken #conditions const _: #type_ = #value; }
            }
        }
    }

    /// A game without a name, as an expression. A macro cannot see where it is called, and where the compiler wants an item,
    /// it says that it ignores the first thing that is none: so that says what to write.
    fn labelled(&self, value: TokenStream) -> TokenStream {
        let here = self.first().map_or_else(Span::call_site, TokenTree::span);
        let mut quote = Punct::new('\'', Spacing::Joint);
        quote.set_span(here);
        let label: [TokenTree; 4] = [
            quote.into(),
            Ident::new(messages::UNNAMED_ITEM, here).into(),
            Punct::new(':', Spacing::Alone).into(),
            Group::new(Delimiter::Brace, value).into(),
        ];
        label.into_iter().collect()
    }

    /// The item or the expression of which nothing is known but what is wrong.
    pub(crate) fn declare_errors(&self, errors: &[TokenStream], runtime: &Runtime) -> TokenStream {
        match (self.item(), errors) {
            (Some(item), [first, more @ ..]) => {
                let (end, conditions) = (self.end(), parsed(&self.conditions()));
                quote! {
                    #item: <[(); #first] as #runtime::__private::Unknown>::Type = ::core::panic!() #end
                    #(#conditions #more)*
                }
            }
            // One by itself can stand wherever the macro can.
            _ => quote! { #(#errors)* },
        }
    }
}

impl Header {
    /// Whether the input begins like an item but is none.
    fn is_like_item(&self) -> bool {
        let mut tokens = self.game();
        while let [TokenTree::Punct(sign), TokenTree::Group(_), rest @ ..] = tokens
            && sign.as_char() == '#'
        {
            tokens = rest;
        }
        !self.is_item() && is_word(tokens.first(), &["pub", "const", "static"])
    }
}

fn is_word(token: Option<&TokenTree>, words: &[&str]) -> bool {
    matches!(token, Some(TokenTree::Ident(ident)) if words.iter().any(|word| ident == word))
}

fn is_sign(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

/// Whether this word is the first in a group.
fn begins_with(group: &Group, word: &str) -> bool {
    is_word(group.stream().into_iter().next().as_ref(), &[word])
}

/// Whether an attribute decides if its item is there: `[cfg(...)]`, or `[cfg_attr(..., cfg(...))]`.
fn is_condition(attribute: &Group) -> bool {
    begins_with(attribute, "cfg") || begins_with(attribute, "cfg_attr") && names_condition(attribute.stream())
}

/// Whether `cfg` stands anywhere in this.
fn names_condition(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => names_condition(group.stream()),
        token => is_word(Some(&token), &["cfg"]),
    })
}

/// Whether this came through another macro as one thing.
fn is_undelimited(token: Option<&TokenTree>) -> bool {
    matches!(token, Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::None)
}

/// Whether this is a path, as `after` takes it.
pub(crate) fn is_path(tokens: &TokenStream) -> bool {
    let mut tokens = tokens.clone().into_iter().peekable();
    tokens.peek().is_some() && tokens.all(|token| is_of_path(Some(&token)))
}

/// Whether this can be part of a path.
fn is_of_path(token: Option<&TokenTree>) -> bool {
    matches!(token, Some(TokenTree::Ident(_))) || is_sign(token, ':') || is_undelimited(token)
}

/// The number of tokens of `#![strict]`, if it begins with that.
fn read_strict(tokens: &mut Tokens) -> usize {
    let is_strict = is_sign(tokens.get(0), '#')
        && is_sign(tokens.get(1), '!')
        && matches!(tokens.get(2), Some(TokenTree::Group(group)) if begins_with(group, "strict"));
    if is_strict { 3 } else { 0 }
}

/// Where `#[doc = "..."] pub(crate) const NAME =` ends, if it stands there.
fn read_item(tokens: &mut Tokens, mut at: usize) -> Option<usize> {
    // Attributes, and documentation, which is one.
    while is_sign(tokens.get(at), '#') && matches!(tokens.get(at + 1), Some(TokenTree::Group(_))) {
        at += 2;
    }
    if is_undelimited(tokens.get(at)) {
        // A `$visibility` of another macro.
        at += 1;
    } else if is_word(tokens.get(at), &["pub"]) {
        at += 1;
        if matches!(tokens.get(at), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis)
        {
            at += 1;
        }
    }
    let is_item = is_word(tokens.get(at), &["const", "static", "line"])
        && matches!(tokens.get(at + 1), Some(TokenTree::Ident(_)))
        && is_sign(tokens.get(at + 2), '=');
    is_item.then_some(at + 3)
}

/// The path of `after OPENING;` at a place, and where it ends.
fn read_after(tokens: &mut Tokens, at: usize) -> Option<(TokenStream, usize)> {
    if !is_word(tokens.get(at), &["after"]) {
        return None;
    }
    let mut end = at + 1;
    while is_of_path(tokens.get(end)) {
        end += 1;
    }
    let is_after = end > at + 1 && is_sign(tokens.get(end), ';');
    is_after.then(|| (tokens.seen[at + 1..end].iter().cloned().collect(), end + 1))
}

/// The position of `from fen!(...);` and the like at a place, and where it ends.
fn read_start(tokens: &mut Tokens, at: usize) -> Option<(Start, usize)> {
    if !is_word(tokens.get(at), &["from"]) || !is_sign(tokens.get(at + 2), '!') {
        return None;
    }
    let Some(TokenTree::Ident(name)) = tokens.get(at + 1) else { return None };
    let name = name.to_string();
    let Some(TokenTree::Group(group)) = tokens.get(at + 3) else { return None };
    let start = match &*name {
        "fen" => Start::Fen(group.stream()),
        "position" => Start::Picture(group.stream()),
        LINE => Start::Line(group.stream()),
        LINE_WITH_A_MISTAKE => Start::Broken(group.stream()),
        _ => return None,
    };
    Some((start, at + 4 + usize::from(is_sign(tokens.get(at + 4), ';'))))
}

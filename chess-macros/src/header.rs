//! What may stand before the moves: the item to declare and the position to start from.
//!
//! ```text
//! pub const NAME = from fen!("..."); 1. e4 ...;
//! pub line OPENING = 1. e4 e5;
//! pub const NAME = after OPENING; 2. Nf3;
//! ```
//!
//! A macro cannot see the value of a constant. So a `line` is a constant and a second thing of the
//! same name: a small macro that calls `chess!` again with the game's final position put in.
//! `after OPENING;` calls that.

use chess_types::Position;
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::quote;

use crate::krate::Krate;

/// The tokens of a macro's input, and which of them come before the game.
pub(crate) struct Header {
    tokens: Vec<TokenTree>,
    /// How many of them are `pub const NAME =`.
    item: usize,
    /// Where the game begins.
    game: usize,
    /// `from fen!(...);`
    pub(crate) start: Option<Start>,
    /// `after OPENING;`
    after: Option<TokenStream>,
}

/// A position to start from.
pub(crate) struct Start {
    /// Whether it is `fen!`; else it is `position!`.
    pub(crate) is_fen: bool,
    /// What stands between the delimiters.
    pub(crate) tokens: TokenStream,
}

impl Header {
    /// Finds the header, if there is one.
    pub(crate) fn new(input: &TokenStream) -> Header {
        let tokens: Vec<TokenTree> = input.clone().into_iter().collect();
        let item = read_item(&tokens).unwrap_or(0);
        let after = read_after(&tokens[item..]);
        let (start, length) = match (read_start(&tokens[item..]), &after) {
            (Some((start, length)), _) => (Some(start), length),
            (None, Some((_, length))) => (None, *length),
            (None, None) => (None, 0),
        };
        Header { item, game: item + length, start, after: after.map(|(path, _)| path), tokens }
    }

    /// The tokens before the game.
    pub(crate) fn before_game(&self) -> &[TokenTree] {
        &self.tokens[..self.game]
    }

    /// The tokens of the game, without the `;` that ends an item.
    pub(crate) fn game(&self) -> &[TokenTree] {
        match &self.tokens[self.game..] {
            [game @ .., last] if self.item > 0 && is_sign(Some(last), ';') => game,
            game => game,
        }
    }

    /// `pub const NAME`, without the `=`.
    fn item(&self) -> Option<TokenStream> {
        let end = self.item.checked_sub(1)?;
        let mut item = self.tokens[..end].to_vec();
        if self.is_line() {
            item[end - 2] = TokenTree::Ident(Ident::new("const", Span::call_site()));
        }
        Some(item.into_iter().collect())
    }

    /// Whether other games can go on from this one.
    fn is_line(&self) -> bool {
        is_word(self.item.checked_sub(3).and_then(|at| self.tokens.get(at)), &["line"])
    }

    /// For `after OPENING; ...`: the call of the opening's macro, which puts the position in.
    pub(crate) fn redirect(&self) -> Option<TokenStream> {
        let (path, rest) = (self.after.as_ref()?, self.game());
        let item = &self.tokens[..self.item];
        let end = (self.item > 0).then(|| quote! { ; });
        Some(quote! { #path! { { #(#item)* } #(#rest)* #end } })
    }

    /// The macro that lets other games go on from the end of this one.
    fn continuation(&self, end: &Position, krate: &Krate) -> Option<TokenStream> {
        let name = self.tokens.get(self.item.checked_sub(2)?).filter(|_| self.is_line())?;
        let end_fen = end.to_fen();
        let text = format!(
            "#[allow(unused_macros)] macro_rules! __after_{name} {{ \
                ({{ $($item:tt)* }} $($moves:tt)*) => {{ \
                    {krate}::chess! {{ $($item)* from fen!({end_fen:?}); $($moves)* }} \
                }}; \
            }} \
            #[allow(unused_imports)] pub(crate) use __after_{name} as {name};"
        );
        text.parse().ok()
    }

    /// What is wrong with an input that is neither moves nor one string: an item that is none,
    /// another macro's call, a literal that is no string.
    pub(crate) fn misuse(&self, name: &str) -> Option<String> {
        let tokens = self.game();
        if self.item == 0 && is_word(tokens.first(), &["pub", "const", "static", "let"]) {
            return Some(format!("an item is written {name} {{ const NAME = 1. e4 e5; }}"));
        }
        if self.start.is_none() && is_word(tokens.first(), &["from"]) {
            return Some(format!("another start is written {name} {{ from fen!(\"...\"); 1. e4 e5 }}"));
        }
        let is_call = matches!(tokens.first(), Some(TokenTree::Ident(_)))
            && is_sign(tokens.get(1), '!')
            && matches!(tokens.get(2), Some(TokenTree::Group(_)));
        let is_bytes = matches!(tokens.first(), Some(TokenTree::Literal(literal)) if literal.to_string().starts_with(['b', 'c', '\'']));
        (is_call || is_bytes).then(|| format!("{name} takes bare moves or one string literal"))
    }

    /// The game as an item that others can go on from, or as an expression, after the errors.
    pub(crate) fn declare_game(
        &self,
        (type_, value): (&TokenStream, &TokenStream),
        errors: TokenStream,
        end: &Position,
        krate: &Krate,
    ) -> TokenStream {
        let mut declared = self.declare(type_, value, errors);
        declared.extend(self.continuation(end, krate));
        declared
    }

    /// The item or the expression, after the errors.
    pub(crate) fn declare(
        &self,
        type_: &TokenStream,
        value: &TokenStream,
        errors: TokenStream,
    ) -> TokenStream {
        match self.item() {
            Some(item) => quote! { #errors #item: #type_ = #value; },
            // Where an item was meant, only items may come.
            None if self.is_like_item() => errors,
            None if errors.is_empty() => value.clone(),
            None => quote! {{ #errors #value }},
        }
    }
}

impl Header {
    /// Whether the input begins like an item but is none.
    fn is_like_item(&self) -> bool {
        is_word(self.game().first(), &["pub", "const", "static"])
    }
}

fn is_word(token: Option<&TokenTree>, words: &[&str]) -> bool {
    matches!(token, Some(TokenTree::Ident(ident)) if words.iter().any(|word| ident == word))
}

fn is_sign(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

/// The number of tokens of `#[doc = "..."] pub(crate) const NAME =`, if that is how it begins.
fn read_item(tokens: &[TokenTree]) -> Option<usize> {
    let mut at = 0;
    // Attributes, and documentation, which is one.
    while is_sign(tokens.get(at), '#') && matches!(tokens.get(at + 1), Some(TokenTree::Group(_))) {
        at += 2;
    }
    if is_word(tokens.get(at), &["pub"]) {
        at += 1;
        if matches!(&tokens.get(at), Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis)
        {
            at += 1;
        }
    }
    let is_item = is_word(tokens.get(at), &["const", "static", "line"])
        && matches!(tokens.get(at + 1), Some(TokenTree::Ident(_)))
        && is_sign(tokens.get(at + 2), '=');
    is_item.then_some(at + 3)
}

/// The path of `after OPENING;`, and the number of its tokens.
fn read_after(tokens: &[TokenTree]) -> Option<(TokenStream, usize)> {
    let semicolon = tokens.iter().position(|token| is_sign(Some(token), ';'))?;
    let is_path = |token: &TokenTree| matches!(token, TokenTree::Ident(_)) || is_sign(Some(token), ':');
    let path = tokens.get(1..semicolon)?;
    let is_after = is_word(tokens.first(), &["after"]) && !path.is_empty() && path.iter().all(is_path);
    is_after.then(|| (path.iter().cloned().collect(), semicolon + 1))
}

/// The position of `from fen!(...);` or `from position! { ... };`, and the number of its tokens.
fn read_start(tokens: &[TokenTree]) -> Option<(Start, usize)> {
    let [from, name, bang, TokenTree::Group(group), rest @ ..] = tokens else { return None };
    if !is_word(Some(from), &["from"])
        || !is_word(Some(name), &["fen", "position"])
        || !is_sign(Some(bang), '!')
    {
        return None;
    }
    let semicolon = usize::from(is_sign(rest.first(), ';'));
    let start = Start { is_fen: is_word(Some(name), &["fen"]), tokens: group.stream() };
    Some((start, 4 + semicolon))
}

//! How a call comes here, and the path to `chess-runtime` in what is printed.
//!
//! The macros that users call are those of `chess-runtime`, each of which hands over its `$crate` and what the user wrote:
//!
//! ```text
//! $crate unsafe { 1. e4 e5 }
//! ```
//!
//! What was checked is printed with that same word `unsafe`: a program that handed over a path to types of its own would have to
//! write it itself. So no manifest tells what the user's crate calls `chess-runtime`, and it need not be a dependency of that crate at all.

use proc_macro::TokenTree;
use proc_macro2::{Delimiter, Group, Ident, Span, TokenStream, TokenTree as TokenTree2};
use quote::ToTokens;

use crate::messages;
use crate::report;

/// The path to the runtime crate: the `$crate` of its macros, as the compiler gave it. In the tests of this crate, where
/// there is no compiler, it is a name.
pub(crate) struct Runtime {
    path: Result<TokenTree, &'static str>,
    /// The word `unsafe`, from where it was written.
    seal: Ident,
}

/// What stands for the path in texts that [`Runtime::parsed`] reads.
pub(crate) const PATH: char = '$';

const UNSAFE: &str = "unsafe";

impl ToTokens for Runtime {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let path: TokenStream = match &self.path {
            Ok(path) => proc_macro::TokenStream::from(path.clone()).into(),
            Err(name) => parsed(name),
        };
        tokens.extend(path);
    }
}

impl Runtime {
    #[cfg(test)]
    pub(crate) fn named(name: &'static str) -> Runtime {
        Runtime { path: Err(name), seal: Ident::new(UNSAFE, Span::call_site()) }
    }

    /// Rust tokens from text, in which [`PATH`] stands for the path.
    pub(crate) fn parsed(&self, text: &str) -> TokenStream {
        let path = match &self.path {
            Ok(path) => path,
            Err(name) => return parsed(&text.replace(PATH, name)),
        };
        let tokens: proc_macro::TokenStream = text.parse().unwrap_or_default();
        let with_path = |token| match token {
            TokenTree::Punct(sign) if sign == PATH => path.clone(),
            token => token,
        };
        tokens.into_iter().map(with_path).collect::<proc_macro::TokenStream>().into()
    }
}

impl Runtime {
    /// An unsafe expression, as an expression for safe code: what stands in it was checked.
    pub(crate) fn sealed(&self, checked: TokenStream) -> TokenStream {
        let mut block = Group::new(Delimiter::Brace, checked);
        // Both tokens are from one place, so that the compiler sees who wrote the block.
        block.set_span(self.seal.span());
        [TokenTree2::from(self.seal.clone()), TokenTree2::from(block)].into_iter().collect()
    }
}

/// Rust tokens from text. The compiler reads text faster than a macro without optimisation makes
/// tokens, and faster than proc-macro2, which stands in where there is no compiler.
pub(crate) fn parsed(text: &str) -> TokenStream {
    if proc_macro::is_available() {
        return text.parse().map(|tokens: proc_macro::TokenStream| tokens.into()).unwrap_or_default();
    }
    text.parse().unwrap_or_default()
}

/// Expands what a macro of `chess-runtime` has handed over.
pub(crate) fn expand(
    input: proc_macro::TokenStream,
    expand: impl FnOnce(TokenStream, &Runtime) -> TokenStream,
) -> proc_macro::TokenStream {
    let mut tokens = input.into_iter();
    match (tokens.next(), tokens.next(), tokens.next()) {
        (Some(path @ TokenTree::Ident(_)), Some(TokenTree::Ident(seal)), Some(TokenTree::Group(call)))
            if seal.to_string() == UNSAFE =>
        {
            let seal = Ident::new(UNSAFE, seal.span().into());
            expand(call.stream().into(), &Runtime { path: Ok(path), seal }).into()
        }
        _ => report::error((Span::call_site(), Span::call_site()), messages::THROUGH_RUNTIME).into(),
    }
}

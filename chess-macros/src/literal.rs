//! A string as a macro takes it: a literal, or what `concat!`, `env!`, `include_str!` and `stringify!` make of literals.
//!
//! A macro cannot have other macros expanded before it. These four are of the standard library and say all that they mean,
//! so they are read here. What they depend on is printed beside the game, for the compiler to compile again when it changes.

use std::path::PathBuf;
use std::{env, fs, path};

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use quote::quote;

use crate::messages;
use crate::source::{Origin, only_literal};

/// A string, what it is written with, and where its text is.
pub(crate) struct Text {
    pub(crate) bytes: Vec<u8>,
    /// The first token and the last.
    pub(crate) place: (Span, Span),
    /// The path of the file that is all of it, as written.
    file: Option<String>,
    /// What tells the compiler to compile again when a file or a variable changes.
    pub(crate) depends: TokenStream,
}

/// What is wrong with a string, and where.
pub(crate) type Mistake = ((Span, Span), String);

impl Text {
    /// The string that these tokens are, if they are one.
    pub(crate) fn read(tokens: &[TokenTree]) -> Option<Result<Text, Mistake>> {
        let new = |bytes, place| Text { bytes, place, file: None, depends: TokenStream::new() };
        if let Some((text, span)) = only_literal(tokens) {
            return Some(Ok(new(text.into_bytes(), (span, span))));
        }
        called(tokens)?;
        let mut text = new(Vec::new(), ends(tokens));
        Some(text.push(tokens).map(|()| text))
    }

    /// Where a mistake in it is shown.
    pub(crate) fn origin(&self) -> Origin {
        match self.file.clone() {
            Some(shown) => Origin::File { shown, place: self.place },
            None => Origin::Literal(self.place),
        }
    }

    fn push(&mut self, tokens: &[TokenTree]) -> Result<(), Mistake> {
        if let Some((text, _)) = only_literal(tokens) {
            self.bytes.extend_from_slice(text.as_bytes());
            return Ok(());
        }
        let Some((name, inside)) = called(tokens) else { return self.push_other_literal(tokens) };
        let is_first = self.bytes.is_empty() && self.file.is_none();
        self.file = None;
        let inner: Vec<TokenTree> = inside.clone().into_iter().collect();
        let argument = only_literal(without_comma(&inner)).map(|(text, _)| text);
        match (&*name, argument) {
            ("stringify", _) => self.bytes.extend_from_slice(inside.to_string().as_bytes()),
            ("concat", _) => {
                let arguments = without_comma(&inner);
                let split =
                    arguments.split(|token| matches!(token, TokenTree::Punct(sign) if sign.as_char() == ','));
                for argument in split.filter(|_| !arguments.is_empty()) {
                    self.push(argument)?;
                }
                self.file = None;
            }
            ("env", Some(variable)) => match env::var(&variable) {
                Ok(value) => {
                    self.bytes.extend_from_slice(value.as_bytes());
                    self.depends.extend(quote! { const _: &str = ::core::env!(#variable); });
                }
                Err(_) => return Err((ends(tokens), messages::unset(&variable))),
            },
            ("include_str", Some(shown)) => {
                let path = beside(inner[0].span(), &shown);
                let read =
                    fs::read(&path).map_err(|error| (ends(tokens), messages::unreadable(&shown, &error)))?;
                self.bytes.extend_from_slice(&read);
                self.depends.extend(depends_on(&path));
                self.file = Some(shown).filter(|_| is_first);
            }
            _ => return Err((ends(tokens), messages::NOT_LITERAL.to_string())),
        }
        Ok(())
    }

    /// What only `concat!` takes: numbers, signs and truth values.
    fn push_other_literal(&mut self, tokens: &[TokenTree]) -> Result<(), Mistake> {
        let value = match tokens {
            [TokenTree::Literal(literal)] => match syn::parse2(TokenTree::from(literal.clone()).into()) {
                Ok(syn::Lit::Char(sign)) => Some(sign.value().to_string()),
                Ok(syn::Lit::Int(number)) => Some(number.base10_digits().to_string()),
                Ok(syn::Lit::Float(number)) => Some(number.base10_digits().to_string()),
                _ => None,
            },
            [TokenTree::Ident(word)] if word == "true" || word == "false" => Some(word.to_string()),
            _ => None,
        };
        self.file = None;
        match value {
            Some(value) => self.bytes.extend_from_slice(value.as_bytes()),
            None => return Err((ends(tokens), messages::NOT_LITERAL.to_string())),
        }
        Ok(())
    }
}

/// What tells the compiler to compile again when a file changes.
pub(crate) fn depends_on(path: &path::Path) -> TokenStream {
    let path = path.to_string_lossy();
    quote! { const _: &[u8] = ::core::include_bytes!(#path); }
}

/// The name and the input of a call of one of the four.
fn called(tokens: &[TokenTree]) -> Option<(String, TokenStream)> {
    match tokens {
        [TokenTree::Ident(name), TokenTree::Punct(sign), TokenTree::Group(group)]
            if sign.as_char() == '!' =>
        {
            let name = name.to_string();
            let is_known = matches!(&*name, "concat" | "env" | "include_str" | "stringify");
            is_known.then(|| (name, group.stream()))
        }
        // What came through another macro stands in a group without delimiters.
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
            called(&group.stream().into_iter().collect::<Vec<_>>())
        }
        _ => None,
    }
}

fn without_comma(tokens: &[TokenTree]) -> &[TokenTree] {
    match tokens {
        [arguments @ .., TokenTree::Punct(sign)] if sign.as_char() == ',' => arguments,
        arguments => arguments,
    }
}

/// A path as `include_str!` takes it: from the folder of the file that names it.
fn beside(place: Span, shown: &str) -> PathBuf {
    let source = if proc_macro::is_available() { place.unwrap().local_file() } else { None };
    let folder = source.and_then(|file| Some(path::absolute(file).ok()?.parent()?.to_path_buf()));
    folder.unwrap_or_default().join(shown)
}

fn ends(tokens: &[TokenTree]) -> (Span, Span) {
    match tokens {
        [first, .., last] => (first.span(), last.span()),
        [only] => (only.span(), only.span()),
        [] => (Span::call_site(), Span::call_site()),
    }
}

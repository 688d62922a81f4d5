//! Mistakes as compile errors: the message, and the tokens it stands under.

use chess_types::Position;
use chess_types::judge::Diagnostic;
use chess_types::notation::{Excerpt, Span as TextSpan};
use chess_types::reasons::Spelling;
use proc_macro2::{Span, TokenStream};
use quote::quote_spanned;

use crate::messages;
use crate::source::{Origin, Source};

/// How many mistakes of a call are told: more than that are not mended at a time, and in a text of nothing but
/// mistakes each of them takes the compiler its time.
const MOST: usize = 100;

/// The compile errors for the mistakes of a game or a file.
pub(crate) fn diagnostics<'a>(
    source: &Source,
    mistakes: impl IntoIterator<Item = &'a Diagnostic>,
) -> Vec<TokenStream> {
    let mistakes: Vec<&Diagnostic> = mistakes.into_iter().collect();
    // Of one more there is nothing to count.
    let told = if mistakes.len() > MOST + 1 { MOST } else { mistakes.len() };
    let mut errors: Vec<TokenStream> =
        mistakes[..told].iter().map(|mistake| diagnostic(source, mistake)).collect();
    if let Some(next) = mistakes.get(told) {
        errors.push(problem(source, next.span, &messages::more_mistakes(mistakes.len() - told)));
    }
    errors
}

/// The compile error for a mistake in a game.
fn diagnostic(source: &Source, diagnostic: &Diagnostic) -> TokenStream {
    let title = diagnostic.title(&source.text);
    let spelling = match source.origin {
        Origin::Tokens { .. } => Spelling::Tokens,
        Origin::Literal(_) | Origin::File { .. } => Spelling::Text,
    };
    let help = diagnostic.help.as_ref().map(|help| help.spelled(spelling).to_string());
    message(source, diagnostic.span, &title, diagnostic.position.as_ref(), help.as_deref())
}

/// The compile error for anything else that is wrong with a stretch of the text.
pub(crate) fn problem(source: &Source, span: TextSpan, title: &str) -> TokenStream {
    message(source, span, title, None, None)
}

fn message(
    source: &Source,
    span: TextSpan,
    title: &str,
    position: Option<&Position>,
    help: Option<&str>,
) -> TokenStream {
    let mut message = title.to_string();
    message.push_str(&excerpt(source, span));
    if let Some(position) = position {
        message.push('\n');
        for row in position.diagram().to_string().lines() {
            message.push_str("\n  ");
            message.push_str(row);
        }
        message.push('\n');
    }
    if let Some(help) = help {
        message.push('\n');
        message.push_str(help);
    }
    error(source.locate(span), &message)
}

/// A compile error under the tokens from `first` to `last`: the compiler underlines from where the
/// macro's name stands to where its argument ends.
pub(crate) fn error((first, last): (Span, Span), message: &str) -> TokenStream {
    let argument = quote_spanned! { last => { #message } };
    quote_spanned! { first => ::core::compile_error! #argument }
}

/// For texts the compiler cannot underline: the line with a caret under the place.
fn excerpt(source: &Source, span: TextSpan) -> String {
    let shown = match &source.origin {
        Origin::Tokens { .. } => return String::new(),
        Origin::Literal(_) => None,
        Origin::File { shown, .. } => Some(shown),
    };
    let excerpt = Excerpt::new(&source.text, span);
    let Excerpt { line, column, text, .. } = &excerpt;
    let place = match shown {
        Some(path) => format!("{path}:{line}:{column}"),
        None => format!("line {line}, column {column}"),
    };
    let margin = " ".repeat(line.to_string().len());
    format!("\n\n{margin}--> {place}\n{margin} |\n{line} | {text}\n{margin} | {}", excerpt.caret())
}

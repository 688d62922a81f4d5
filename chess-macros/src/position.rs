//! `position! { ... }`: a legal position from a drawing or from `put` lines.

use chess_types::notation::Span as TextSpan;
use chess_types::{Position, Setup, SetupProblems};
use proc_macro2::TokenStream;

use crate::runtime::Runtime;
use crate::source::Source;
use crate::{expand, messages, report};

/// `position! { ... }`
pub(crate) fn position(input: TokenStream, runtime: &Runtime) -> TokenStream {
    expand::position_or_error(read(input), runtime)
}

/// The position of the tokens, or the error to stand in its place.
pub(crate) fn read(input: TokenStream) -> Result<Position, TokenStream> {
    let source = Source::new(input);
    let text = String::from_utf8_lossy(&source.text).into_owned();
    let setup = Setup::from_diagram(&text)
        .map_err(|(problem, span)| report::problem(&source, span, &problem.to_string()))?;
    setup.validate().map_err(|problems| not_legal(&source, &problems))
}

/// The error for a set-up that is no position.
pub(crate) fn not_legal(source: &Source, problems: &SetupProblems) -> TokenStream {
    let whole = TextSpan::new(0, source.text.len());
    report::error(source.locate(whole), &messages::not_legal(problems))
}

//! `fen!("...")`: a legal position from a FEN.

use chess_types::notation::Span as TextSpan;
use chess_types::{FenError, Position};
use proc_macro2::{TokenStream, TokenTree};

use crate::chess::ends;
use crate::runtime::Runtime;
use crate::source::{Origin, Source, only_literal};
use crate::{expand, messages, position, report};

/// `fen!("...")`
pub(crate) fn fen(input: TokenStream, runtime: &Runtime) -> TokenStream {
    expand::position_or_error(read(input), runtime)
}

/// The position of the tokens, or the error to stand in its place.
pub(crate) fn read(input: TokenStream) -> Result<Position, TokenStream> {
    let tokens: Vec<TokenTree> = input.clone().into_iter().collect();
    let Some((text, span)) = only_literal(&tokens) else {
        return Err(report::error(ends(&input), messages::FEN));
    };
    let source = Source::from(text.clone().into_bytes(), Origin::Literal(span));
    Position::from_fen(&text).map_err(|error| match &error {
        FenError::Setup(problems) => position::not_legal(&source, problems),
        FenError::Syntax { span, .. } => {
            let span = TextSpan::new(span.start, span.end);
            report::problem(&source, span, &messages::not_a_fen(&error))
        }
        _ => report::problem(&source, TextSpan::default(), &messages::not_a_fen(&error)),
    })
}

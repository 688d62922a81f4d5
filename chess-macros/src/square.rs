//! `square!(e4)`: a square.

use chess_types::Square;
use chess_types::notation::Span as TextSpan;
use proc_macro2::TokenStream;

use crate::runtime::Runtime;
use crate::source::Source;
use crate::{expand, report};

/// `square!(e4)`
pub(crate) fn square(input: TokenStream, runtime: &Runtime) -> TokenStream {
    let source = Source::new(input);
    match String::from_utf8_lossy(&source.text).trim().parse::<Square>() {
        Ok(square) => expand::square(square, runtime),
        Err(error) => report::problem(&source, TextSpan::new(0, source.text.len()), &error.to_string()),
    }
}

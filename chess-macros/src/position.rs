//! `position! { ... }`: a legal position from a drawing or from `put` lines.

use chess_types::notation::{Span as TextSpan, created_board};
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
    let whole = TextSpan::new(0, source.text.len());
    read_within(&source, whole)
}

/// The position that a stretch of a text draws.
fn read_within(source: &Source, drawing: TextSpan) -> Result<Position, TokenStream> {
    let text = String::from_utf8_lossy(drawing.of(&source.text)).into_owned();
    let setup = Setup::from_diagram(&text).map_err(|(problem, span)| {
        let span = TextSpan::new(drawing.start + span.start, drawing.start + span.end);
        report::problem(source, span, &problem.to_string())
    })?;
    setup
        .validate()
        .map_err(|problems| report::error(source.locate(drawing), &messages::not_legal(&problems)))
}

/// The position of `create ... startMoves` before the moves of a text, which is blanked out.
pub(crate) fn take_created(source: &mut Source) -> Option<Result<Position, TokenStream>> {
    let (board, moves) = created_board(&source.text)?;
    let position = read_within(source, board);
    source.blank_out(moves);
    Some(position)
}

/// The error for a set-up that is no position.
pub(crate) fn not_legal(source: &Source, problems: &SetupProblems) -> TokenStream {
    let whole = TextSpan::new(0, source.text.len());
    report::error(source.locate(whole), &messages::not_legal(problems))
}

//! `san!(Nf3)`: a move as written.

use chess_types::judge::{GameReader, GameSyntax};
use chess_types::notation::Span as TextSpan;
use chess_types::{WrittenMove, WrittenMoveError};
use proc_macro2::TokenStream;

use crate::runtime::Runtime;
use crate::source::Source;
use crate::{expand, messages, report};

/// `san!(Nf3)`
pub(crate) fn san(input: TokenStream, runtime: &Runtime) -> TokenStream {
    let source = Source::of_moves(input);
    match read(&source.text) {
        Ok(san) => expand::san(&san, runtime),
        Err(error) => {
            let written = String::from_utf8_lossy(source.text.trim_ascii());
            let message = messages::not_a_move(&written, error);
            report::problem(&source, TextSpan::new(0, source.text.len()), &message)
        }
    }
}

/// The one move of a text, with the marks that may stand apart from it: `Qh4 #`, `exd6 e.p.`
fn read(text: &[u8]) -> Result<WrittenMove, WrittenMoveError> {
    let word = WrittenMove::from_ascii(text.trim_ascii());
    if word.is_ok() {
        return word;
    }
    // What has no result and no tags is one game.
    let game = GameReader::new(text).next().unwrap_or_else(GameSyntax::empty);
    let is_plain = game.problems.is_empty() && game.tags.is_empty() && game.result.is_none();
    let moves = match &game.lines[..] {
        [line] if is_plain && line.comments.is_empty() && line.number.is_none() => &line.moves[..],
        _ => &[],
    };
    match moves {
        [m] if m.number.is_none() && m.glyphs.is_empty() && m.comments.is_empty() => m.written.or(word),
        _ => word,
    }
}

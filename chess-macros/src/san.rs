//! `san!(Nf3)`: a move as written.

use chess_types::WrittenMove;
use chess_types::judge::{GameReader, GameSyntax};
use chess_types::notation::Span as TextSpan;
use proc_macro2::TokenStream;

use crate::runtime::Runtime;
use crate::source::Source;
use crate::{expand, messages, report};

/// `san!(Nf3)`
pub(crate) fn san(input: TokenStream, runtime: &Runtime) -> TokenStream {
    let source = Source::of_moves(input);
    match read(&source.text) {
        Ok(san) => expand::san(&san, runtime),
        Err(message) => report::problem(&source, TextSpan::new(0, source.text.len()), &message),
    }
}

/// The one move of a text, with the marks that may stand apart from it: `Qh4 #`, `exd6 e.p.`
fn read(text: &[u8]) -> Result<WrittenMove, String> {
    let word = match WrittenMove::from_ascii(text.trim_ascii()) {
        Ok(word) => return Ok(word),
        Err(error) => error,
    };
    // What has no result and no tags is one game.
    let game = GameReader::new(text).next().unwrap_or_else(GameSyntax::empty);
    let is_plain = game.problems.is_empty() && game.tags.is_empty() && game.result.is_none();
    let line = &game.lines[0];
    let written = String::from_utf8_lossy(text.trim_ascii());
    let refused = messages::not_a_move(&written, word);
    match &line.moves[..] {
        [m] if is_plain && game.lines.len() == 1 && line.comments.is_empty() => {
            let san = m.written.map_err(|_| refused)?;
            if m.number.is_some() {
                return Err(messages::not_only_a_move("number", m.span.of(text)));
            }
            if !m.glyphs.is_empty() {
                return Err(messages::not_only_a_move("glyph", m.span.of(text)));
            }
            if !m.comments.is_empty() {
                return Err(messages::not_only_a_move("comment", m.span.of(text)));
            }
            Ok(san)
        }
        [first, _, ..] if is_plain && first.written.is_ok() => Err(messages::SEVERAL_MOVES.to_string()),
        _ => Err(refused),
    }
}

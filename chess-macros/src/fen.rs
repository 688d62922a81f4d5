//! `fen!("...")`: a legal position from a FEN.

use chess_types::notation::Span as TextSpan;
use chess_types::{FenError, File, Position, Role, Square};
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
    let source = Source::from(text.clone().into_bytes(), Origin::Literal((span, span)));
    let whole = TextSpan::new(0, text.len());
    let position = Position::from_fen(&text);
    let fields: Vec<&str> = text.split_ascii_whitespace().collect();
    match (&fields[..], &position) {
        // Where the side to move is not known, one that cannot be to move is no mistake.
        ([board], Ok(_) | Err(FenError::Setup(_))) => {
            if let Some((fen, may_be_black)) = completed(board) {
                let message = messages::only_a_board(&fen, may_be_black);
                return Err(report::error(source.locate(whole), &message));
            }
        }
        ([_, _, _, _, _, number], Ok(position)) if number.bytes().all(|digit| digit == b'0') => {
            return Err(report::error(
                source.locate(whole),
                &messages::counted_from_zero(&position.to_fen()),
            ));
        }
        _ => {}
    }
    position.map_err(|error| match &error {
        FenError::Setup(problems) => position::not_legal(&source, problems),
        FenError::Syntax { span, .. } => {
            let span = TextSpan::new(span.start, span.end);
            report::problem(&source, span, &messages::not_a_fen(&error))
        }
        _ => report::problem(&source, TextSpan::default(), &messages::not_a_fen(&error)),
    })
}

/// A board with the rest of a FEN that fits it, if any does: White to move if that is possible, and every right to castle
/// from home that there can be. And whether Black could be to move as well.
fn completed(board: &str) -> Option<(String, bool)> {
    let read = |turn: char, rights: &str| Position::from_fen(&format!("{board} {turn} {rights} - 0 1")).ok();
    let can_be = |turn: char| read(turn, "-").is_some();
    let turn = ['w', 'b'].into_iter().find(|&turn| can_be(turn))?;
    // In Chess960 kings and rooks have other homes.
    let is_at_home = |(right, king): &(char, Square)| {
        let position = read(turn, &right.to_string());
        let rook = if right.eq_ignore_ascii_case(&'k') { File::H } else { File::A };
        position.is_some_and(|position| {
            let piece_on = |square| position.piece_at(square).map(|piece| piece.role);
            piece_on(*king) == Some(Role::King)
                && piece_on(Square::new(rook, king.rank())) == Some(Role::Rook)
        })
    };
    let rights = [('K', Square::E1), ('Q', Square::E1), ('k', Square::E8), ('q', Square::E8)];
    let rights: String = rights.iter().filter(|right| is_at_home(right)).map(|(right, _)| right).collect();
    let rights = if rights.is_empty() { "-" } else { &rights };
    Some((read(turn, rights)?.to_fen(), turn == 'w' && can_be('b')))
}

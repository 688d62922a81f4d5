//! `prove!`: a game as claims for the trait solver.
//!
//! In: a game as `chess!` takes it. Out: the positions as types, and for each ply one constant that
//! compiles exactly if the move leads from the one to the other. This file need not be trusted: a
//! wrong claim that it printed would not compile.

use chess_types::judge::{GameReader, Referee};
use chess_types::type_names::{self, Aliases};
use chess_types::{Outcome, Position};
use proc_macro2::{Group, Span, TokenStream, TokenTree};
use quote::quote;

use crate::chess::{Beginning, ends, moves_beside, second_start};
use crate::header::Header;
use crate::literal::Text;
use crate::runtime::{Runtime, parsed};
use crate::source::Source;
use crate::{messages, report};

/// `prove! { 1. e4 e5 }`
pub(crate) fn prove(input: TokenStream, runtime: &Runtime) -> TokenStream {
    let header = Header::new(&input);
    if !header.is_for_proof() {
        return report::error(ends(&input), messages::PROVE);
    }
    let text = match Text::read(header.game()).transpose() {
        Ok(text) => text,
        Err((place, message)) => return report::error(place, &message),
    };
    let (mut source, depends) = Source::of_game(input, &header, text);
    let start = match Beginning::of(&header, &mut source) {
        Beginning::Known(played) => played.start,
        Beginning::Unknown(error) | Beginning::Broken(error) => return error,
    };
    let mut games = GameReader::new(&source.text);
    let (game, verdict) = Referee::new(start).exacting(true).read_or_empty(&mut games);
    let mut errors = report::diagnostics(&source, &verdict.diagnostics);
    errors.extend(
        second_start(&header, &game, &source)
            .map(|tag| report::problem(&source, tag.span, messages::SECOND_START)),
    );
    errors.extend(moves_beside(&source, &game, games));
    if !errors.is_empty() {
        return errors.into_iter().collect();
    }
    let line = &verdict.record.lines[0];
    let spans: Vec<_> = game.lines[0].moves.iter().map(|written| written.span).collect();
    let mut aliases = Aliases::default();
    let (mut position, mut claims) = (line.start, TokenStream::new());
    let Some(mut before) = aliases.position(&position) else { return no_types() };
    if position != Position::STANDARD {
        claims.extend(claim("sound", &before));
    }
    for (&m, span) in line.moves.iter().zip(&spans) {
        position = position.play_unchecked(m);
        let Some(after) = aliases.position(&position) else { return no_types() };
        let (first, _) = source.locate(*span);
        claims.extend(at(parsed(&type_names::check(&before, m, &after)), first));
        before = after;
    }
    match verdict.record.outcome {
        Some(Outcome::Checkmate { .. }) => claims.extend(claim("checkmate", &before)),
        Some(Outcome::Stalemate) => claims.extend(claim("stalemate", &before)),
        _ => {}
    }
    let names = parsed(aliases.text());
    quote! {
        const _: () = {
            use #runtime::proof;
            #names
            #claims
            #depends
        };
    }
}

/// A claim about one position.
fn claim(what: &str, position: &str) -> TokenStream {
    parsed(&format!("const _: () = proof::{what}::<{position}>();"))
}

/// Only standard chess has types.
fn no_types() -> TokenStream {
    let here = Span::call_site();
    report::error((here, here), messages::NO_TYPES)
}

/// The same tokens at another place, where an error about them is to be shown.
fn at(tokens: TokenStream, span: Span) -> TokenStream {
    let moved = |mut token: TokenTree| {
        if let TokenTree::Group(group) = token {
            token = TokenTree::Group(Group::new(group.delimiter(), at(group.stream(), span)));
        }
        token.set_span(span);
        token
    };
    tokens.into_iter().map(moved).collect()
}

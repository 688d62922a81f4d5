//! `pgn!("games/immortal.pgn")`: find the file, read it, judge each game, expand.

use std::path::Path;
use std::{env, fs};

use chess_types::judge::{GameReader, GameSyntax, NotPgn, Referee, Verdict, what_it_looks_like};
use proc_macro2::TokenStream;
use quote::quote;

use crate::chess::{declare, ends, no_game};
use crate::expand::{self, TypedGame};
use crate::header::Header;
use crate::runtime::Runtime;
use crate::source::{Origin, Source, only_literal};
use crate::{messages, report};

/// `pgn!("...")`
pub(crate) fn pgn(input: TokenStream, runtime: &Runtime) -> TokenStream {
    let header = Header::new(&input);
    let path = only_literal(header.game()).filter(|(path, _)| header.is_for_file() && !path.is_empty());
    let Some((shown, span)) = path else { return no_game(&header, ends(&input), messages::PGN, runtime) };
    let crate_root = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let path = Path::new(&crate_root).join(&shown);
    let text = match fs::read(&path) {
        Ok(text) => text,
        Err(error) => return no_game(&header, (span, span), &messages::unreadable(&shown, &error), runtime),
    };
    let source = Source::from(text, Origin::File { shown: shown.clone(), path, span });
    let games = judge(&source);
    if let Some(kind) = other_file(&source, &games) {
        return no_game(&header, (span, span), &messages::not_pgn(kind, Some(&shown)), runtime);
    }
    if games.is_empty() {
        return no_game(&header, (span, span), messages::NO_GAME_IN_FILE, runtime);
    }
    expand(&header, &source, &games, runtime)
}

/// What the file is, if it is something else than games.
fn other_file(source: &Source, games: &[(GameSyntax, Verdict)]) -> Option<NotPgn> {
    let is_right = !games.is_empty() && games.iter().all(|(_, verdict)| verdict.is_legal());
    if is_right { None } else { what_it_looks_like(&source.text) }
}

fn judge(source: &Source) -> Vec<(GameSyntax, Verdict)> {
    let (mut reader, mut referee) = (GameReader::new(&source.text), Referee::default().exacting(true));
    let mut games = Vec::new();
    while let Some(judged) = referee.read(&mut reader) {
        if is_game(&judged.0) {
            games.push(judged);
        }
    }
    games
}

/// Comments alone are no game.
fn is_game(game: &GameSyntax) -> bool {
    let has_moves = !game.lines[0].moves.is_empty() || game.result.is_some();
    has_moves || !game.tags.is_empty() || !game.problems.is_empty()
}

/// One game with its type, or several as an array of views.
fn expand(
    header: &Header,
    source: &Source,
    games: &[(GameSyntax, Verdict)],
    runtime: &Runtime,
) -> TokenStream {
    let errors = report::diagnostics(source, games.iter().flat_map(|(_, verdict)| &verdict.diagnostics));
    let typed: Vec<TypedGame<'_>> = games
        .iter()
        .map(|(game, Verdict { record, .. })| TypedGame::written(record, game, record.start().turn()))
        .collect();
    let depends = depends_on(source);
    match &typed[..] {
        [only] => declare(header, only, Some(depends), &errors, runtime),
        many => {
            let (count, views) = (many.len(), expand::views(many, runtime));
            let type_ = quote! { [#runtime::GameView<'static>; #count] };
            header.declare(&type_, &quote! {{ #depends #views }}, &errors, runtime)
        }
    }
}

/// What tells the compiler to compile again when the file changes.
fn depends_on(source: &Source) -> TokenStream {
    match &source.origin {
        Origin::File { path, .. } => {
            let path = path.to_string_lossy();
            quote! { const _: &[u8] = ::core::include_bytes!(#path); }
        }
        _ => TokenStream::new(),
    }
}

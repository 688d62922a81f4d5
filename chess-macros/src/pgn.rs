//! `pgn!("games/immortal.pgn")`: find the file, read it, judge each game, expand.

use std::path::Path;
use std::{env, fs};

use chess_types::judge::{GameReader, GameSyntax, NotPgn, Referee, Verdict, what_it_looks_like};
use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

use crate::chess::{declare, ends, no_game, strictly};
use crate::expand::{self, TypedGame};
use crate::header::Header;
use crate::literal::{Text, depends_on};
use crate::runtime::Runtime;
use crate::source::{Origin, Source, only_literal};
use crate::{messages, report};

/// `pgn!("...")`
pub(crate) fn pgn(input: TokenStream, runtime: &Runtime) -> TokenStream {
    let header = Header::new(&input);
    let tokens = header.whole_game();
    let mut parts = tokens.split(|token| matches!(token, TokenTree::Punct(sign) if sign.as_char() == ','));
    let path = parts.next().and_then(Text::read).filter(|_| header.is_for_file());
    let path = match path {
        Some(Ok(path)) if !path.bytes.is_empty() => path,
        Some(Err((place, message))) => return no_game(&header, place, &message, runtime),
        _ => return no_game(&header, ends(&input), messages::PGN, runtime),
    };
    let mut choice = Choice::default();
    for part in parts.filter(|part| !part.is_empty()) {
        if !choice.read(part) {
            let place = (part[0].span(), part[part.len() - 1].span());
            return no_game(&header, place, messages::CHOICE, runtime);
        }
    }
    let place = path.place;
    let shown = String::from_utf8_lossy(&path.bytes).into_owned();
    let crate_root = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let file = Path::new(&crate_root).join(&shown);
    let text = match fs::read(&file) {
        Ok(text) => text,
        Err(error) => return no_game(&header, place, &messages::unreadable(&shown, &error), runtime),
    };
    let mut depends = path.depends;
    depends.extend(depends_on(&file));
    let source = Source::from(text, Origin::File { shown: shown.clone(), place });
    let judged =
        if choice.is_all() { Ok(judge(&source)) } else { choice.find(&source).map(|game| vec![game]) };
    let is_no_file_of_games = other_file(&source, judged.as_deref().unwrap_or_default());
    if let Some(kind) = is_no_file_of_games {
        return no_game(&header, place, &messages::not_pgn(kind, Some(&shown)), runtime);
    }
    let mut games = match judged {
        Ok(games) => games,
        Err(message) => return no_game(&header, place, &message, runtime),
    };
    if games.is_empty() {
        return no_game(&header, place, messages::NO_GAME_IN_FILE, runtime);
    }
    if header.is_strict() {
        games.iter_mut().for_each(|(game, verdict)| strictly(game, verdict, &source, false));
    }
    expand(&header, &source, &games, depends, runtime)
}

/// Which game of a file is meant.
#[derive(Default)]
struct Choice {
    number: Option<usize>,
    tags: Vec<(String, String)>,
}

impl Choice {
    /// Reads `game 3` or `White = "Carlsen, M."`. False if it is neither.
    fn read(&mut self, part: &[TokenTree]) -> bool {
        match part {
            [TokenTree::Ident(word), TokenTree::Literal(number)] if word == "game" => {
                self.number = number.to_string().parse().ok();
                self.number.is_some()
            }
            [TokenTree::Ident(name), TokenTree::Punct(sign), value @ ..] if sign.as_char() == '=' => {
                let value = only_literal(value).map(|(value, _)| (name.to_string(), value));
                let is_tag = value.is_some();
                self.tags.extend(value);
                is_tag
            }
            _ => false,
        }
    }

    fn is_all(&self) -> bool {
        self.number.is_none() && self.tags.is_empty()
    }

    /// The one game that is meant, judged: no other needs to be right.
    fn find(&self, source: &Source) -> Result<(GameSyntax, Verdict), String> {
        let games: Vec<GameSyntax> = GameReader::new(&source.text).filter(is_game).collect();
        let is_meant = |number: usize, game: &GameSyntax| {
            let has = |(name, value): &(String, String)| {
                game.tag(&source.text, name.as_bytes()).is_some_and(|found| found == *value)
            };
            self.number.is_none_or(|wanted| wanted == number) && self.tags.iter().all(has)
        };
        let found: Vec<usize> =
            (1..=games.len()).filter(|&number| is_meant(number, &games[number - 1])).collect();
        match found[..] {
            [number] => {
                let game = games[number - 1].clone();
                let verdict = Referee::default().exacting(true).judge(&game, &source.text);
                Ok((game, verdict))
            }
            _ => Err(messages::not_one_game(&self.wanted(), &found, games.len())),
        }
    }

    /// What was asked for, in words.
    fn wanted(&self) -> String {
        let number = self.number.map(|number| format!("the number {number}"));
        let tags = self.tags.iter().map(|(name, value)| format!("[{name} {value:?}]"));
        number.into_iter().chain(tags).collect::<Vec<_>>().join(" and ")
    }
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
    depends: TokenStream,
    runtime: &Runtime,
) -> TokenStream {
    let errors = report::diagnostics(source, games.iter().flat_map(|(_, verdict)| &verdict.diagnostics));
    let typed: Vec<TypedGame<'_>> = games
        .iter()
        .map(|(game, Verdict { record, .. })| {
            TypedGame::written(record, game, record.start().turn(), &source.text)
        })
        .collect();
    match &typed[..] {
        [only] => declare(header, only, depends, &errors, runtime),
        many => {
            let (count, views) = (many.len(), expand::views(many, runtime));
            let type_ = quote! { [#runtime::GameView<'static>; #count] };
            header.declare(&type_, &quote! {{ #depends #views }}, &errors, runtime)
        }
    }
}

//! Games as the source text of a crate, in each form that the macros read.

use std::fmt::Write as _;

use crate::games::Game;

/// The form of games in the source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// As Rust tokens, a call for each game.
    Tokens,
    /// As string literals, a call for each game.
    Strings,
    /// In a separate file, with one call for all games.
    File,
}

/// The name of the file that [`Form::File`] reads.
pub const FILE: &str = "games.pgn";

/// The tags of each game in the file.
const TAGS: &str = "[Event \"Casual Game\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
    [White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n";

/// A crate's source, and the file that it reads.
#[derive(Clone, Default, Debug)]
pub struct Source {
    /// `src/lib.rs`
    pub library: String,
    /// [`FILE`]
    pub file: Option<String>,
}

impl Source {
    /// A crate with nothing in it.
    #[must_use]
    pub fn empty() -> Source {
        Source::default()
    }

    /// A crate with this `src/lib.rs`.
    #[must_use]
    pub fn from_library(library: &str) -> Source {
        Source { library: library.to_string(), file: None }
    }

    /// The games in a form, read by our macros.
    #[must_use]
    pub fn judged(games: &[Game], form: Form) -> Source {
        let name = match form {
            Form::Tokens | Form::Strings => "chess_runtime::chess",
            Form::File => "chess_runtime::pgn",
        };
        Source::new(games, form, name)
    }

    /// The same input for a macro that does not look at it.
    #[must_use]
    pub fn ignored(games: &[Game], form: Form) -> Source {
        Source::new(games, form, "ignore_input::ignore")
    }

    fn new(games: &[Game], form: Form, name: &str) -> Source {
        let mut source = Source::empty();
        if form == Form::File {
            source.library = format!("{name}! {{ pub const GAMES = \"{FILE}\"; }}\n");
            source.file = Some(games.iter().map(|game| format!("{TAGS}{} *\n\n", movetext(game))).collect());
            return source;
        }
        let quote = if form == Form::Strings { "\"" } else { "" };
        for (index, game) in games.iter().enumerate() {
            let moves = movetext(game);
            source.library += &format!("{name}! {{ pub const G{index} = {quote}{moves}{quote}; }}\n");
        }
        source
    }
}

/// `1. e4 e5 2. Nf3`. The games are not over, so they have no `#`, which Rust's lexer would not accept after
/// a letter.
fn movetext(game: &Game) -> String {
    let mut text = String::new();
    for (ply, word) in game.words().enumerate() {
        if ply > 0 {
            text.push(' ');
        }
        if ply % 2 == 0 {
            write!(text, "{}. ", ply / 2 + 1).expect("a string takes everything");
        }
        text += str::from_utf8(word).expect("SAN is ASCII");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Form, Source};
    use crate::games::Game;

    fn opening() -> Vec<Game> {
        let mut game = Game::default();
        for word in ["e4", "e5", "Nf3"] {
            game.push(word.as_bytes());
        }
        vec![game]
    }

    #[test]
    fn every_form_holds_the_same_moves() {
        let source = |form| Source::judged(&opening(), form);
        assert_eq!(
            source(Form::Tokens).library,
            "chess_runtime::chess! { pub const G0 = 1. e4 e5 2. Nf3; }\n"
        );
        assert_eq!(
            source(Form::Strings).library,
            "chess_runtime::chess! { pub const G0 = \"1. e4 e5 2. Nf3\"; }\n"
        );
        assert_eq!(source(Form::File).library, "chess_runtime::pgn! { pub const GAMES = \"games.pgn\"; }\n");
        let file = source(Form::File).file.unwrap_or_default();
        assert!(file.starts_with("[Event \"Casual Game\"]\n[Site \"?\"]\n"), "{file}");
        assert!(file.ends_with("[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n\n"), "{file}");
    }

    #[test]
    fn the_ignoring_macro_gets_the_same_input() {
        let ignored = Source::ignored(&opening(), Form::Tokens).library;
        assert_eq!(ignored, "ignore_input::ignore! { pub const G0 = 1. e4 e5 2. Nf3; }\n");
    }
}

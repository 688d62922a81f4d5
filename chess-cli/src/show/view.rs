//! [`Game`]: the game that the arguments name; [`View`]: one position of it, with the move that led there.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use chess_runtime::pgn::{ReadGame, Reader};
use chess_runtime::{History, Move, MoveNumber, Outcome, Position};

use crate::{games, movetext, numbers};

/// A position to draw.
pub(super) struct View {
    pub(super) position: Position,
    /// The last move, and the position before it.
    pub(super) last: Option<(Position, Move)>,
    /// How the game has ended here.
    pub(super) outcome: Option<Outcome>,
    /// How many moves were played before.
    pub(super) ply: usize,
    /// Which game it is from.
    pub(super) title: Option<String>,
}

/// Which position of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum At {
    /// After this many plies.
    Ply(usize),
    /// After this move.
    Move(MoveNumber),
}

impl At {
    /// `12w`, `12b`, `12.`, `12...`, or a number of plies.
    pub(super) fn read(text: &str) -> anyhow::Result<At> {
        let (number, color) =
            movetext::read_number(text).context("a move is written 12w or 12b, a number of plies 23")?;
        Ok(match color {
            None => At::Ply(number as usize),
            Some(color) => At::Move(MoveNumber { number, color }),
        })
    }
}

/// A game as far as it was played.
pub(super) struct Game {
    start: Position,
    moves: Vec<Move>,
    title: Option<String>,
    /// Why the game stops, if it is broken.
    mistake: Option<String>,
}

impl Game {
    /// # Errors
    /// What is wrong with the FEN, the moves or the file.
    pub(super) fn read(words: &[String], pgn: Option<&Path>, number: u64) -> anyhow::Result<Game> {
        let mut game = match pgn {
            Some(path) => read_game(path, number)?,
            None => Game { start: Position::default(), moves: Vec::new(), title: None, mistake: None },
        };
        let mut words = words;
        if words.first().is_some_and(|word| word.contains('/')) {
            ensure!(pgn.is_none(), "a FEN and --pgn are two positions");
            let fields = fen_length(words);
            let fen = words[..fields].join(" ");
            game.start = Position::from_fen(&fen).with_context(|| format!("{fen:?}"))?;
            words = &words[fields..];
        }
        if !words.is_empty() {
            let end = game.moves.iter().fold(game.start, |position, &m| position.play_unchecked(m));
            game.moves.extend(movetext::read(&end, &words.join(" "))?);
        }
        Ok(game)
    }

    /// The position that the user asks for, or the last.
    pub(super) fn view(&self, at: Option<At>) -> anyhow::Result<View> {
        let views = self.views();
        let last = views.len() - 1;
        let is_at = |view: &View| match at {
            None => view.ply == last,
            Some(At::Ply(ply)) => view.ply == ply,
            Some(At::Move(number)) => view.last.is_some_and(|(before, _)| MoveNumber::of(&before) == number),
        };
        let first_mistake = self.mistake.as_deref();
        if let (None, Some(mistake)) = (at, first_mistake) {
            bail!("the game is broken, choose a position with --at: {mistake}");
        }
        match (views.into_iter().find(is_at), first_mistake) {
            (Some(view), _) => Ok(view),
            (None, Some(mistake)) => bail!("the game does not get there: {mistake}"),
            (None, None) => bail!("the game has {last} plies and does not get there"),
        }
    }

    /// Why the game stops, if it is broken.
    pub(super) fn mistake(&self) -> Option<&str> {
        self.mistake.as_deref()
    }

    /// All positions, the first and the last included.
    pub(super) fn views(&self) -> Vec<View> {
        let mut history = History::new(self.start);
        let mut views = vec![self.at(&history, None)];
        for &m in &self.moves {
            let before = *history.position();
            if history.play(m).is_err() {
                break;
            }
            views.push(self.at(&history, Some((before, m))));
        }
        views
    }

    fn at(&self, history: &History, last: Option<(Position, Move)>) -> View {
        View {
            position: *history.position(),
            last,
            outcome: history.outcome(),
            ply: history.moves().len(),
            title: self.title.clone(),
        }
    }
}

/// How many words belong to a FEN: one word with the whole FEN, or one word per field.
fn fen_length(words: &[String]) -> usize {
    let is_field = |(index, word): (usize, &String)| match index {
        0 => true,
        1 => matches!(word.as_str(), "w" | "b"),
        2 => word == "-" || word.chars().all(|c| "KQkqABCDEFGHabcdefgh".contains(c)),
        3 => word == "-" || word.len() == 2 && word.ends_with(['3', '6']),
        4 | 5 => word.bytes().all(|byte| byte.is_ascii_digit()),
        _ => false,
    };
    match words {
        [first, ..] if first.contains(' ') => 1,
        _ => words.iter().enumerate().take_while(|field| is_field(*field)).count(),
    }
}

fn read_game(path: &Path, number: u64) -> anyhow::Result<Game> {
    let archives = games::archives(&[PathBuf::from(path)])?;
    let archive = archives.first().context("there is no file")?;
    let name = archive.name();
    let mut reader = Reader::new(archive.open()?);
    let mut count = 0;
    while let Some(game) = reader.next_game().with_context(|| format!("cannot read {name}"))? {
        count += 1;
        if count == number {
            return Ok(judged(&game, &name));
        }
    }
    bail!("{name} has {}, so there is no game {number}", numbers::count(count, "game", "games"))
}

fn judged(game: &ReadGame<'_>, name: &str) -> Game {
    let verdict = game.judge();
    let moves = verdict.record.moves().to_vec();
    // Only what stops the main line matters here.
    let refused = game.syntax().lines[0].moves.get(moves.len());
    let stops = refused.map_or(0, |refused| refused.span.start);
    let mut mistakes = verdict.diagnostics.iter();
    let mistake = refused.and_then(|_| {
        let mistake = mistakes.find(|mistake| mistake.span.start == stops || mistake.position.is_none())?;
        let place = game.place(mistake.span.start);
        Some(format!("{name}:{}:{}: {}", place.line, place.column, mistake.title(game.text())))
    });
    let tag = |name: &str| game.tag(name).filter(|value| value != "?" && !value.is_empty());
    let title = match (tag("White"), tag("Black")) {
        (None, None) => None,
        (white, black) => {
            let named = |player: Option<String>| player.unwrap_or_else(|| "?".to_string());
            let rest = [tag("Event"), tag("Date").filter(|date| !date.starts_with('?'))];
            let rest: String = rest.into_iter().flatten().map(|value| format!(", {value}")).collect();
            Some(format!("{} - {}{rest}", named(white), named(black)))
        }
    };
    Game { start: *verdict.record.start(), moves, title, mistake }
}

#[cfg(test)]
mod tests {
    use super::{At, fen_length};

    #[test]
    fn places_are_read() {
        assert_eq!(At::read("23").unwrap(), At::Ply(23));
        assert!(matches!(At::read("12b").unwrap(), At::Move(number) if number.to_string() == "12..."));
        assert!(matches!(At::read("12.").unwrap(), At::Move(number) if number.to_string() == "12."));
        assert!(At::read("b").is_err() && At::read("12x").is_err());
    }

    #[test]
    fn a_fen_is_one_word_or_its_fields() {
        let words = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
        assert_eq!(fen_length(&words("8/8/8/8/8/8/8/K1k5 w - - 0 1 Kb1")), 6);
        assert_eq!(fen_length(&words("8/8/8/8/8/8/8/K1k5 w - - Kb1")), 4);
        assert_eq!(fen_length(&["8/8/8/8/8/8/8/K1k5 w - -".to_string(), "a2".to_string()]), 1);
    }
}

//! [`Game`]: the game that the arguments name; [`View`]: one position of it, with the move that led there.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, anyhow, bail, ensure};
use chess_runtime::notation::created_board;
use chess_runtime::pgn::{ReadGame, Reader};
use chess_runtime::{
    Bitboard, Color, History, Move, MoveNumber, Outcome, Piece, Position, Rank, Role, Setup, Square, attacks,
};

use crate::{games, movetext, numbers};

/// A board to draw.
pub(super) struct View {
    pub(super) setup: Setup,
    /// The position, if the board is a legal one.
    pub(super) position: Option<Position>,
    /// The squares that the pieces asked for can go to.
    pub(super) reached: Bitboard,
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
    /// A board without moves that is no legal position: incomplete, or empty.
    board: Option<Setup>,
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
            None => Game {
                start: Position::default(),
                board: None,
                moves: Vec::new(),
                title: None,
                mistake: None,
            },
        };
        let Some((setup, named, moves)) = read_setup(words)? else {
            game.play(&words.join(" "))?;
            return Ok(game);
        };
        ensure!(pgn.is_none(), "{named:?} and --pgn are two positions");
        match setup.validate() {
            Ok(start) => game.start = start,
            Err(_) if moves.is_empty() => game.board = Some(setup),
            Err(problems) => bail!("{named:?}: {problems}"),
        }
        game.play(&moves)?;
        Ok(game)
    }

    /// Plays moves at the end of the game.
    fn play(&mut self, moves: &str) -> anyhow::Result<()> {
        if !moves.is_empty() {
            let end = self.moves.iter().fold(self.start, |position, &m| position.play_unchecked(m));
            self.moves.extend(movetext::read(&end, moves)?);
        }
        Ok(())
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
        if let Some(setup) = self.board {
            let title = self.title.clone();
            let reached = Bitboard::EMPTY;
            return vec![View { setup, position: None, reached, last: None, outcome: None, ply: 0, title }];
        }
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
        View { last, title: self.title.clone(), ..View::of(history) }
    }
}

/// The board that words begin with, how it was written, and the moves after it: a FEN, or a drawing in words such as `put
/// white king at e1` or `empty`.
fn read_setup(words: &[String]) -> anyhow::Result<Option<(Setup, String, String)>> {
    let Some(first) = words.first() else { return Ok(None) };
    if first.contains('/') {
        let fields = fen_length(words);
        let fen = words[..fields].join(" ");
        let setup = Setup::from_fen(&fen).with_context(|| format!("{fen:?}"))?;
        return Ok(Some((setup, fen, words[fields..].join(" "))));
    }
    let text = words.join(" ");
    let is_drawn = ["put ", "Put ", "create"].iter().any(|word| text.starts_with(word));
    if !is_drawn && text.trim() != "empty" {
        return Ok(None);
    }
    if text.trim() == "empty" {
        return Ok(Some((Setup::EMPTY, text, String::new())));
    }
    let (drawing, moves) = match created_board(text.as_bytes()) {
        Some((board, moves)) => (&text[..board.end], &text[moves..]),
        None => (&text[..], ""),
    };
    let setup = Setup::from_diagram(drawing)
        .map_err(|(problem, span)| anyhow!("{:?}: {problem}", &drawing[span.start..span.end]))?;
    let moves = moves.trim().trim_end_matches("end").trim();
    Ok(Some((setup, drawing.to_string(), moves.to_string())))
}

impl View {
    /// The end of what was played, without its name.
    pub(super) fn of(history: &History) -> View {
        View {
            setup: history.position().to_setup(),
            position: Some(*history.position()),
            reached: Bitboard::EMPTY,
            last: None,
            outcome: history.outcome(),
            ply: history.moves().len(),
            title: None,
        }
    }

    pub(super) fn fen(&self) -> String {
        self.position.as_ref().map_or_else(|| self.setup.fen().to_string(), Position::to_fen)
    }

    /// Marks the squares that the piece on one can go to: by its legal moves where it may move, else by the way it moves.
    pub(super) fn mark_reach(&mut self, from: Square) -> anyhow::Result<()> {
        let piece = self.setup.board.piece_at(from).with_context(|| format!("no piece stands on {from}"))?;
        self.reached |= match &self.position {
            Some(position) if position.turn() == piece.color => {
                position.legal_moves_from(from).map(|m| m.to()).collect()
            }
            _ => self.reach_by_its_way(from, piece),
        };
        Ok(())
    }

    fn reach_by_its_way(&self, from: Square, piece: Piece) -> Bitboard {
        let board = &self.setup.board;
        let (own, others) = (board.color(piece.color), board.color(piece.color.opponent()));
        let attacked = attacks::of(piece.role, piece.color, from, board.occupied());
        if piece.role != Role::Pawn {
            return attacked & !own;
        }
        let forward = if piece.color == Color::White { 1 } else { -1 };
        let is_home = from.rank() == Rank::Second.seen_by(piece.color);
        let steps = if is_home { 1..=2 } else { 1..=1 };
        let free = steps
            .map_while(|steps| from.offset(0, forward * steps))
            .take_while(|&square| !board.occupied().contains(square));
        free.fold(attacked & others, |reached, square| reached | square.into())
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
    Game { start: *verdict.record.start(), board: None, moves, title, mistake }
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

//! The game itself: a [`Session`] of the player and the engine. Commands in, sentences out.

use std::io::Write as _;

use chess_runtime::engine::{Engine, Limits, Options, Query, Score, StopHandle};
use chess_runtime::notation::{PlayedMove, San};
use chess_runtime::reasons::Help;
use chess_runtime::{Color, GameResult, History, Move, ParseMoveError, Position, WrittenMove};

use super::command::Command;
use super::pgn;
use super::screen::Screen;
use crate::{lines, movetext, score};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// The player's next line.
    Player,
    /// Nothing: the game is over.
    End,
}

pub(super) struct Session {
    history: History,
    human: Color,
    engine: Engine,
    engine_name: String,
    limits: Limits,
    /// The engine's score when it last moved.
    engine_score: Score,
    screen: Screen,
    /// How the game has ended: a sentence and the result.
    end: Option<(String, GameResult)>,
}

impl Session {
    pub(super) fn new(arguments: &super::Arguments, human: Color, screen: Screen) -> Session {
        let strength = arguments.elo;
        Session {
            history: History::new(arguments.fen.unwrap_or_default()),
            human,
            engine: Engine::new(Options { hash_megabytes: 64, strength, ..Options::default() }),
            engine_name: strength.map_or_else(|| "chess".into(), |elo| format!("chess at {elo}")),
            limits: arguments.limits(),
            engine_score: Score::DRAW,
            screen,
            end: None,
        }
    }

    pub(super) fn welcome(&self) {
        say(&format!("You play {} against {}. `help` lists the commands.\n", self.human, self.engine_name));
        self.show();
    }

    /// Lets the engine move until it is the player's turn or the game is over.
    pub(super) fn next(&mut self) -> Next {
        while self.end.is_none() {
            if let Some(outcome) = self.history.outcome() {
                let article = outcome.article();
                self.finish(
                    format!("The game has ended {} (FIDE {article}).", outcome.phrase()),
                    outcome.result(),
                );
            } else if self.history.position().turn() == self.human {
                return Next::Player;
            } else {
                self.engine_moves();
            }
        }
        Next::End
    }

    pub(super) fn prompt(&self) -> String {
        let position = self.history.position();
        let check = if position.is_check() { " (check)" } else { "" };
        format!("{}{check} ", chess_runtime::MoveNumber::of(position))
    }

    pub(super) fn execute(&mut self, command: &Command) {
        match command {
            Command::Move(word) => self.human_moves(word),
            Command::Help => say(&Command::help()),
            Command::Moves => say(&legal_moves(self.history.position())),
            Command::Hint => self.hint(),
            Command::Undo => self.undo(),
            Command::Flip => {
                self.screen.flip();
                self.show();
            }
            Command::Board => self.show(),
            Command::Fen => say(&self.history.position().to_fen()),
            Command::Pgn => say(&self.pgn(GameResult::Unknown)),
            Command::Draw => self.draw(),
            Command::Resign => {
                let result =
                    if self.human == Color::White { GameResult::BlackWins } else { GameResult::WhiteWins };
                self.finish(format!("You resign; {} wins.", self.human.opponent()), result);
            }
            Command::Quit => self.finish("Goodbye.".into(), GameResult::Unknown),
            Command::Nothing => {}
        }
    }

    /// How the game ended, and the game as PGN for the player to keep.
    pub(super) fn farewell(&self) {
        let Some((sentence, result)) = &self.end else { return };
        say(&format!("{sentence}\n\n{}", self.pgn(*result)));
    }

    fn human_moves(&mut self, word: &str) {
        match self.history.position().parse_san(word) {
            Ok(m) => {
                self.play(m);
                if self.history.outcome().is_some() {
                    self.show();
                }
            }
            Err(error) => say(&refusal(self.history.position(), word, &error)),
        }
    }

    fn engine_moves(&mut self) {
        let query = Query::new(&self.history).limits(self.limits);
        let answer = self.engine.search(&query, &mut (), &StopHandle::new());
        self.engine_score = answer.score;
        // There is a legal move; without one the game would be over.
        let Some(m) = answer.best().or_else(|| self.history.position().legal_moves().first().copied()) else {
            return;
        };
        say(&format!("{}  ({} plays)\n", PlayedMove::new(self.history.position(), m), self.engine_name));
        self.play(m);
        self.show();
    }

    fn play(&mut self, m: Move) {
        if let Err(error) = self.history.play(m) {
            say(&error.to_string());
        }
    }

    fn hint(&mut self) {
        // Hints are given at full strength, whatever the strength of the opponent.
        let strength = self.engine.options().strength;
        self.engine.set_strength(None);
        let answer =
            self.engine.search(&Query::new(&self.history).limits(self.limits), &mut (), &StopHandle::new());
        self.engine.set_strength(strength);
        if let Some(line) = answer.lines.first() {
            let position = self.history.position();
            let moves = &line.moves[..line.moves.len().min(4)];
            say(&format!(
                "Try {}: {}.",
                movetext::line(position, moves),
                score::in_words(line.score, self.human)
            ));
        }
    }

    /// Takes back the player's last move and the engine's answer.
    fn undo(&mut self) {
        let mine = |session: &Session| session.history.position().turn() == session.human;
        if self.history.moves().len() < 2 {
            return say("You have not moved yet.");
        }
        while self.history.undo().is_some() && !mine(self) {}
        self.show();
    }

    fn draw(&mut self) {
        let position = self.history.position();
        if self.history.repetitions() >= 3 {
            self.finish(
                "Draw: this position has come about three times (FIDE 9.2).".into(),
                GameResult::Draw,
            );
        } else if position.halfmoves() >= 100 {
            self.finish(
                "Draw: fifty moves without a capture or a pawn move (FIDE 9.3).".into(),
                GameResult::Draw,
            );
        } else if position.fullmoves() > 20 && self.engine_score <= Score::DRAW {
            self.finish(format!("Draw: {} accepts.", self.engine_name), GameResult::Draw);
        } else {
            say(&format!("{} declines.", self.engine_name));
        }
    }

    fn finish(&mut self, sentence: String, result: GameResult) {
        self.end = Some((sentence, result));
    }

    fn show(&self) {
        say(&format!(
            "{}\n",
            self.screen.board(self.history.position(), self.history.moves().last().copied())
        ));
    }

    fn pgn(&self, result: GameResult) -> String {
        pgn::game(&self.history, self.human, &self.engine_name, result)
    }
}

/// Prints a line. If that fails, the next prompt fails too and ends the game.
fn say(text: &str) {
    let _ = writeln!(anstream::stdout(), "{text}");
}

/// Why a move cannot be played, and what the player could type instead.
fn refusal(position: &Position, word: &str, error: &ParseMoveError) -> String {
    let san: Option<WrittenMove> = word.parse().ok();
    let help = match error {
        ParseMoveError::Illegal(illegality) => {
            san.and_then(|san| Help::for_refused(position, &san, word, illegality))
        }
        ParseMoveError::Ambiguous(ambiguity) => Some(Help::for_ambiguity(position, ambiguity)),
        _ => Help::for_misspelling(position, word),
    };
    let help = help.map(|help| format!("\n{help}").replace('\n', "\n  ")).unwrap_or_default();
    match error {
        ParseMoveError::Syntax(_) => format!("`{word}` is neither a move nor a command: {error}{help}"),
        _ => format!("{word} is not possible: {error}{help}"),
    }
}

fn legal_moves(position: &Position) -> String {
    let words: Vec<San> = position.legal_moves().iter().map(|&m| position.san(m)).collect();
    let mut words: Vec<String> = words.iter().map(ToString::to_string).collect();
    words.sort();
    lines::wrap(&words, 79)
}

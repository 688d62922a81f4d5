//! Which position the question is about: a FEN, a PGN file, 64 squares or moves in, the game up to that
//! position out.

use std::io::{BufRead as _, Read as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use chess_runtime::judge::{Diagnostic, Problem, Referee};
use chess_runtime::{Color, History, Move, MoveNumber, Position};

use crate::numbers::count;
use crate::{boards, movetext};

/// The heading of these arguments in the help.
const POSITION: &str = "The position";

/// Where the position comes from.
#[derive(clap::Args)]
pub(super) struct Source {
    /// Moves to play first, in SAN or UCI, with or without numbers.
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    /// Start from this position; fields at the end may be left out.
    #[arg(long, conflicts_with_all = ["board", "pgn"], help_heading = POSITION)]
    fen: Option<String>,
    /// Start from 64 squares from a8 to h1, dots for empty ones, then W or B for the side to move; `-` reads a line from
    /// standard input. Without W or B, White is to move.
    ///
    /// The string says nothing of castling: a king and a rook that stand where they began may
    /// castle. Use --fen to say otherwise.
    #[arg(long, value_name = "SQUARES", conflicts_with = "pgn", help_heading = POSITION)]
    board: Option<String>,
    /// Start from a board file of the program PM: eight rows such as br,bk,bb,bq,bx,bb,bk,br. White is to move.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["fen", "board", "pgn"], help_heading = POSITION)]
    board_file: Option<PathBuf>,
    /// Start from the end of a game in this file; `-` reads from standard input.
    #[arg(long, value_name = "FILE", help_heading = POSITION)]
    pgn: Option<PathBuf>,
    /// Which game of the file, from 1.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, requires = "pgn", help_heading = POSITION)]
    game: usize,
    /// Ask about this move of the game: 12w or 12b. The position is the one before it.
    #[arg(long, value_name = "MOVE", requires = "pgn", value_parser = read_move_number, help_heading = POSITION)]
    at: Option<MoveNumber>,
}

/// A position with the moves before it, and the next move of the game if it is known.
pub(super) struct Question {
    pub(super) history: History,
    /// The move that was played in the game.
    pub(super) played: Option<Move>,
}

impl Source {
    /// # Errors
    /// What is wrong with the position, the file or the moves, in a sentence.
    pub(super) fn read(&self) -> anyhow::Result<Question> {
        if let Some(path) = &self.board_file {
            let position = read_board_file(path, Color::White)?;
            return self.play(Question::new(position));
        }
        let question = match (&self.fen, &self.board, &self.pgn) {
            (Some(fen), _, _) => {
                Question::new(Position::from_fen(fen).with_context(|| format!("--fen {fen:?}"))?)
            }
            (_, Some(board), _) if board == "-" => {
                let mut line = String::new();
                std::io::stdin().lock().read_line(&mut line).context("cannot read standard input")?;
                Question::new(boards::read_squares(&line).context("--board")?)
            }
            (_, Some(board), _) => Question::new(boards::read_squares(board).context("--board")?),
            (_, _, Some(path)) => self.read_game(path)?,
            _ => Question::new(Position::default()),
        };
        self.play(question)
    }

    /// The position after the moves of the command line.
    fn play(&self, mut question: Question) -> anyhow::Result<Question> {
        if !self.moves.is_empty() {
            question.played = None;
            for m in movetext::read(question.history.position(), &self.moves.join(" "))? {
                question.history.play(m)?;
            }
        }
        Ok(question)
    }

    /// The game of the file, up to the move asked for. Mistakes after it do not matter.
    fn read_game(&self, path: &Path) -> anyhow::Result<Question> {
        let text = read_file(path).with_context(|| format!("cannot read {}", path.display()))?;
        let verdict =
            self.game.checked_sub(1).and_then(|index| Referee::default().judge_all(&text).nth(index));
        let Some(verdict) = verdict else {
            let games = count(Referee::default().judge_all(&text).count() as u64, "game", "games");
            bail!("{} has {games}, so there is no game {}", path.display(), self.game);
        };
        let moves = verdict.record.moves();
        let mut history = History::new(*verdict.record.start());
        for &m in moves {
            if self.at == Some(MoveNumber::of(history.position())) {
                return Ok(Question { history, played: Some(m) });
            }
            history.play(m)?;
        }
        if let Some(mistake) = verdict.diagnostics.iter().find(|mistake| stops_the_game(mistake)) {
            bail!("{}: {}", path.display(), mistake.title(&text));
        }
        match self.at {
            Some(at) if at != MoveNumber::of(history.position()) => {
                bail!(
                    "game {} has no move {at}; the next one would be {}",
                    self.game,
                    MoveNumber::of(history.position())
                )
            }
            _ => Ok(Question { history, played: None }),
        }
    }
}

impl Question {
    fn new(position: Position) -> Question {
        Question { history: History::new(position), played: None }
    }
}

/// The position of a board file of PM.
///
/// # Errors
/// When it cannot be read, or is no position.
pub(crate) fn read_board_file(path: &Path, turn: Color) -> anyhow::Result<Position> {
    let text = read_file(path).with_context(|| format!("cannot read {}", path.display()))?;
    boards::read_pm(&String::from_utf8_lossy(&text), turn).with_context(|| path.display().to_string())
}

fn read_file(path: &Path) -> std::io::Result<Vec<u8>> {
    if path.as_os_str() != "-" {
        return std::fs::read(path);
    }
    let mut text = Vec::new();
    std::io::stdin().lock().read_to_end(&mut text)?;
    Ok(text)
}

/// Whether the mistake makes it impossible to follow the game.
fn stops_the_game(mistake: &Diagnostic) -> bool {
    matches!(
        mistake.problem,
        Problem::NotAMove(_)
            | Problem::Illegal(_)
            | Problem::Ambiguous(_)
            | Problem::AfterEnd(_)
            | Problem::Fen(_)
    )
}

/// `12w`, `12b`; White's move if the text does not say whose.
fn read_move_number(text: &str) -> anyhow::Result<MoveNumber> {
    let (number, color) = movetext::read_number(text).context("a move is written 12w or 12b")?;
    Ok(MoveNumber { number, color: color.unwrap_or(Color::White) })
}

//! `chess play`: a game against the engine in the terminal. Lines come in, moves or commands; the
//! board and the engine's moves go out, and the game as PGN at the end.
//!
//! ```text
//! stdin ─► command.rs ─► game.rs ─► screen.rs: boards
//!          Command       the game └► pgn.rs: the game at its end
//! ```
//!
//! With `--watch` a strategy plays both sides: watch.rs.

mod command;
mod game;
mod pgn;
mod screen;
mod watch;

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::time::Duration;

use chess_runtime::engine::{ELO_RANGE, Limits};
use chess_runtime::{Color, Position};
use clap::ValueEnum;

use crate::strategy::{STRATEGIES, Strategy};
use command::Command;
use game::{Next, Session};
use screen::Screen;

/// Play a game against the engine.
///
/// Type moves as they are written in books or by engines: Nf3, O-O, exd5, e8=Q, e2e4. `help` lists
/// what else can be typed.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The side you play.
    #[arg(long, value_enum, default_value_t)]
    color: Side,
    /// The engine's strength, about in Elo; full strength if it is left out.
    #[arg(long, value_parser = clap::value_parser!(u16).range(i64::from(*ELO_RANGE.start())..=i64::from(*ELO_RANGE.end())))]
    elo: Option<u16>,
    /// How long the engine may think about a move; 1 second if there is no limit at all.
    #[arg(long, value_name = "SECONDS", value_parser = crate::numbers::seconds)]
    time: Option<Duration>,
    /// How deep the engine may look, in plies.
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
    /// Start from this position.
    #[arg(long)]
    fen: Option<Position>,
    /// Draw pieces as letters: PNBRQK are White's, pnbrqk Black's.
    #[arg(long)]
    ascii: bool,
    #[arg(long, value_name = "STRATEGY", value_parser = Strategy::read, conflicts_with_all = ["color", "elo", "ascii"], help = format!("Let a strategy play both sides, and print each turn: {STRATEGIES}"))]
    watch: Option<Strategy>,
    /// Stop after so many turns.
    #[arg(long, value_name = "COUNT", requires = "watch")]
    turns: Option<u32>,
    /// Search with so many threads.
    #[arg(long, value_name = "COUNT", requires = "watch", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Share the moves of so many plies among the threads.
    #[arg(long, value_name = "PLIES", requires = "watch")]
    parallel_depth: Option<u32>,
    /// Start from a board file of the program PM: eight rows such as br,bk,bb,bq,bx,bb,bk,br.
    #[arg(long, value_name = "FILE", requires = "watch", conflicts_with = "fen")]
    board_file: Option<PathBuf>,
    /// The side that moves first on the board of that file.
    #[arg(long, value_enum, requires = "board_file", default_value_t)]
    player: Player,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
enum Player {
    #[default]
    #[value(alias = "White")]
    White,
    #[value(alias = "Black")]
    Black,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, ValueEnum)]
enum Side {
    #[default]
    White,
    Black,
    Random,
}

impl Side {
    fn color(self) -> Color {
        match self {
            Side::White => Color::White,
            Side::Black => Color::Black,
            // The clock is random enough for the toss of a coin.
            Side::Random => {
                let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
                if now.is_ok_and(|now| (now.as_micros() / 7) % 2 == 0) { Color::White } else { Color::Black }
            }
        }
    }
}

impl Arguments {
    fn limits(&self) -> Limits {
        let mut limits = Limits::new();
        if let Some(depth) = self.depth {
            limits = limits.depth(depth);
        }
        match (self.time, self.depth) {
            (Some(time), _) => limits.time(time),
            (None, Some(_)) => limits,
            (None, None) => limits.time(Duration::from_secs(1)),
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    if let Some(strategy) = arguments.watch {
        return watch::run(arguments, strategy);
    }
    let human = arguments.color.color();
    let screen = Screen::new(arguments.ascii, human);
    let mut session = Session::new(arguments, human, screen);
    session.welcome();
    while session.next() == Next::Player {
        match read_line(&session.prompt())? {
            Some(line) => session.execute(&Command::parse(&line)),
            None => session.execute(&Command::Quit),
        }
    }
    session.farewell();
    Ok(true)
}

/// The next line that the player typed; `None` at the end of the input.
fn read_line(prompt: &str) -> io::Result<Option<String>> {
    let mut out = anstream::stdout();
    write!(out, "{prompt}")?;
    out.flush()?;
    let mut bytes = Vec::new();
    let is_end = io::stdin().lock().read_until(b'\n', &mut bytes)? == 0;
    let line = String::from_utf8_lossy(&bytes).trim().to_string();
    // A terminal echoes what is typed. A pipe does not, so the line is printed here to complete the record.
    if !io::stdin().is_terminal() || is_end {
        let _ = writeln!(out, "{line}");
    }
    Ok((!is_end).then_some(line))
}

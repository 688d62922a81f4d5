//! The `chess` command. Arguments in, text out, and an exit code: 0 clean, 1 findings, 2 could not
//! run.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line prints")]

mod check;
mod perft;

use std::path::PathBuf;
use std::process::ExitCode;

use chess_runtime::Position;
use clap::{Parser, Subcommand};

/// Chess by the FIDE Laws: check games, count moves, show positions.
#[derive(Parser)]
#[command(version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Check every move of the games in PGN files.
    Check {
        /// The files; `-` reads from standard input.
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Count the legal sequences of DEPTH moves.
    Perft {
        /// How many moves.
        depth: u32,
        /// The position to start from.
        #[arg(long)]
        fen: Option<Position>,
        /// Count below each move separately.
        #[arg(long)]
        divide: bool,
    },
    /// Draw the board of a position.
    Show {
        /// The position; the starting position if there is none.
        fen: Option<Position>,
    },
}

fn main() -> ExitCode {
    let run = match Arguments::parse().command {
        Command::Check { paths } => check::run(&paths),
        Command::Perft { depth, fen, divide } => perft::run(&fen.unwrap_or_default(), depth, divide),
        Command::Show { fen } => {
            println!("{}", fen.unwrap_or_default());
            Ok(true)
        }
    };
    match run {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("chess: {error:#}");
            ExitCode::from(2)
        }
    }
}

//! The `chess` command. Arguments in, text out, and an exit code: 0 clean, 1 findings, 2 could not
//! run.
//!
//! One file per command: its arguments and its `run`, which returns whether nothing was found.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line prints")]

mod bench;
mod check;
mod completions;
mod decompress;
mod directory;
mod fmt;
mod games;
mod interrupt;
mod lines;
mod merge;
mod movetext;
mod numbers;
mod output;
mod perft;
mod play;
mod score;
mod show;
mod stats;
mod suggest;
mod terminal;
mod translate;
mod uci;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chess by the FIDE Laws: check archives, show and translate games, suggest moves.
#[derive(Parser)]
#[command(name = "chess", version, arg_required_else_help = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(Box<check::Arguments>),
    Merge(merge::Arguments),
    Fmt(fmt::Arguments),
    Translate(translate::Arguments),
    Show(show::Arguments),
    Stats(stats::Arguments),
    Suggest(suggest::Arguments),
    Play(play::Arguments),
    Uci(uci::Arguments),
    Perft(perft::Arguments),
    Bench(bench::Arguments),
    Completions(completions::Arguments),
}

fn main() -> ExitCode {
    let run = match Arguments::parse().command {
        Command::Check(arguments) => check::run(&arguments),
        Command::Merge(arguments) => merge::run(&arguments),
        Command::Fmt(arguments) => fmt::run(&arguments),
        Command::Translate(arguments) => translate::run(&arguments),
        Command::Show(arguments) => show::run(&arguments),
        Command::Stats(arguments) => stats::run(&arguments),
        Command::Suggest(arguments) => suggest::run(&arguments),
        Command::Play(arguments) => play::run(&arguments),
        Command::Uci(arguments) => uci::run(&arguments),
        Command::Perft(arguments) => perft::run(&arguments),
        Command::Bench(arguments) => bench::run(&arguments),
        Command::Completions(arguments) => completions::run(&arguments),
    };
    match output::unless_closed(run) {
        Ok(Some(true) | None) => ExitCode::SUCCESS,
        Ok(Some(false)) => ExitCode::from(1),
        Err(error) => {
            eprintln!("chess: {error:#}");
            ExitCode::from(2)
        }
    }
}

//! The `chess` command. Arguments in, text out, and an exit code: 0 clean, 1 findings, 2 could not
//! run.
//!
//! One file per command: its arguments and its `run`, which returns whether nothing was found.

mod bench;
mod boards;
mod check;
mod completions;
mod decompress;
mod directory;
mod fmt;
mod games;
mod interrupt;
mod lazy;
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
mod strategy;
mod suggest;
mod terminal;
mod translate;
mod uci;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use lazy::Lazy;

/// Chess by the FIDE Laws: check archives, show and translate games, suggest moves.
#[derive(Parser)]
#[command(name = "chess", version, arg_required_else_help = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

/// The commands, each with its line in `chess --help`.
#[derive(Subcommand)]
enum Command {
    /// Check archives of games: every move, every claim, with the place and the reason.
    Check(Box<Lazy<check::Arguments>>),
    /// Put JSON reports of `chess check` together, and print them in any format.
    Merge(Lazy<merge::Arguments>),
    /// Rewrite PGN files in export format.
    Fmt(Lazy<fmt::Arguments>),
    /// Translate games between notations.
    Translate(Lazy<translate::Arguments>),
    /// Draw the board of a position.
    Show(Lazy<show::Arguments>),
    /// Count what is in PGN files.
    Stats(Lazy<stats::Arguments>),
    /// Suggest a move.
    Suggest(Lazy<suggest::Arguments>),
    /// Play a game against the engine.
    Play(Lazy<play::Arguments>),
    /// Talk to a chess program as a UCI engine.
    Uci(Lazy<uci::Arguments>),
    /// Count the legal sequences of DEPTH moves.
    Perft(Lazy<perft::Arguments>),
    /// Search fixed positions and print the node count, the signature of the search.
    Bench(Lazy<bench::Arguments>),
    /// Print completions for a shell, or the man page.
    Completions(Lazy<completions::Arguments>),
}

fn main() -> ExitCode {
    let run = match Arguments::parse().command {
        Command::Check(arguments) => check::run(&arguments.0),
        Command::Merge(Lazy(arguments)) => merge::run(&arguments),
        Command::Fmt(Lazy(arguments)) => fmt::run(&arguments),
        Command::Translate(Lazy(arguments)) => translate::run(&arguments),
        Command::Show(Lazy(arguments)) => show::run(&arguments),
        Command::Stats(Lazy(arguments)) => stats::run(&arguments),
        Command::Suggest(Lazy(arguments)) => suggest::run(&arguments),
        Command::Play(Lazy(arguments)) => play::run(&arguments),
        Command::Uci(Lazy(arguments)) => uci::run(&arguments),
        Command::Perft(Lazy(arguments)) => perft::run(&arguments),
        Command::Bench(Lazy(arguments)) => bench::run(&arguments),
        Command::Completions(Lazy(arguments)) => completions::run(&arguments),
    };
    match output::unless_closed(run) {
        Ok(Some(true) | None) => ExitCode::SUCCESS,
        Ok(Some(false)) => ExitCode::from(1),
        Err(error) => {
            output::tell(format_args!("chess: {error:#}"));
            ExitCode::from(2)
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::Arguments;

    #[test]
    fn the_arguments_are_consistent() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn the_readme_knows_every_command() {
        let readme = include_str!("../README.md");
        for command in Arguments::command().get_subcommands() {
            let name = command.get_name();
            assert!(readme.contains(&format!("`chess {name}")), "{name}");
        }
    }

    #[test]
    fn help_says_the_same_before_and_after_a_command_is_built() {
        let mut built = Arguments::command();
        built.build();
        for lazy in Arguments::command().get_subcommands() {
            let name = lazy.get_name();
            let about = built.find_subcommand(name).and_then(|command| command.get_about());
            assert_eq!(lazy.get_about().map(ToString::to_string), about.map(ToString::to_string), "{name}");
        }
    }
}

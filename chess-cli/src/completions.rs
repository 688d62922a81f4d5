//! `chess completions`: shell completions and man pages, made from the command's own arguments.

use anyhow::Context as _;
use clap::{CommandFactory as _, ValueEnum};

use crate::output;

/// Print completions for a shell, or the man page.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  chess completions bash > ~/.local/share/bash-completion/completions/chess
  chess completions man > chess.1
  chess completions man check > chess-check.1")]
pub(crate) struct Arguments {
    /// The shell, or `man`.
    #[arg(value_enum)]
    target: Target,
    /// For `man`: the command that the page is about; without it, the page is about all.
    command: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    Bash,
    Elvish,
    Fish,
    Powershell,
    Zsh,
    Man,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let mut command = crate::Arguments::command();
    let shell = match arguments.target {
        Target::Bash => clap_complete::Shell::Bash,
        Target::Elvish => clap_complete::Shell::Elvish,
        Target::Fish => clap_complete::Shell::Fish,
        Target::Powershell => clap_complete::Shell::PowerShell,
        Target::Zsh => clap_complete::Shell::Zsh,
        Target::Man => return print_page(command, arguments.command.as_deref()),
    };
    anyhow::ensure!(arguments.command.is_none(), "completions are for all commands at once");
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut command, "chess", &mut script);
    output::print(&String::from_utf8(script)?)?;
    Ok(true)
}

fn print_page(mut command: clap::Command, about: Option<&str>) -> anyhow::Result<bool> {
    command.build();
    let page = match about {
        None => command,
        Some(name) => {
            command.find_subcommand(name).with_context(|| format!("there is no command {name}"))?.clone()
        }
    };
    let mut text = Vec::new();
    clap_mangen::Man::new(page).render(&mut text)?;
    output::print(&String::from_utf8(text)?)?;
    Ok(true)
}

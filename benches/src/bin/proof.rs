//! Measures what a game costs the compiler when its trait solver is the referee, above an empty
//! crate that has the same feature on, and next to it what the same game costs when `chess!` checks it.
//!
//! ```text
//! cargo run --release -p chess-benches --bin proof [-- ROUNDS]
//! ```
//!
//! The crates are written to a temporary directory and built there offline, with cargo's own dev
//! profile.

#![allow(clippy::print_stdout, reason = "a program whose result is what it prints")]

use std::io;
use std::process::ExitCode;

use chess_benches::compile::games::invent;
use chess_benches::compile::project::Project;
use chess_benches::compile::sources::Source;
use chess_benches::compile::usage::{Usage, as_asked, rounds_asked};
use chess_benches::games::Game;
use chess_benches::table::row;
use chess_runtime::proof::names::{self, Aliases};
use chess_types::Position;

const ROUNDS: usize = 5;
const PLIES: [usize; 3] = [12, 80, 300];
/// Seconds and megabytes above the empty crate that a game of 80 plies may cost.
const TARGET: (usize, f64, f64) = (80, 0.5, 60.0);

const EMPTY: &str = "empty";

const DEPENDENCY: &str = concat!(
    "chess-runtime = { path = '",
    env!("CARGO_MANIFEST_DIR"),
    "/../chess-runtime', features = ['proof'] }\n"
);

fn main() -> io::Result<ExitCode> {
    if let Some(code) = as_asked() {
        return Ok(code);
    }
    let rounds = rounds_asked(ROUNDS);
    println!("processor time, user and system, and peak memory: the least of {rounds} runs");
    let project = Project::new()?;
    project.add_with(EMPTY, DEPENDENCY, &Source::empty())?;
    let game = longest_game();
    let mut names = vec![EMPTY.to_string()];
    for plies in PLIES {
        let name = format!("proven-{plies}");
        project.add_with(&name, DEPENDENCY, &proven(&game, plies))?;
        names.push(name);
    }
    for plies in PLIES {
        let name = format!("checked-{plies}");
        project.add_with(&name, DEPENDENCY, &checked(&game, plies))?;
        names.push(name);
    }
    for name in &names {
        project.prepare(name);
    }
    let mut least = vec![Usage::MAX; names.len()];
    for _ in 0..rounds {
        for (name, usage) in names.iter().zip(&mut least) {
            *usage = usage.min(project.compile_anew(name)?);
        }
    }
    print_table(&least);
    Ok(ExitCode::SUCCESS)
}

fn longest_game() -> Game {
    let longest = PLIES.into_iter().max().unwrap_or_default();
    invent(1, longest).pop().expect("one game was asked for")
}

/// The first moves of the game as claims for the trait solver: a check for each, and no macro.
fn proven(game: &Game, plies: usize) -> Source {
    let mut aliases = Aliases::default();
    let mut checks = String::new();
    let mut position = Position::default();
    for word in game.words().take(plies) {
        let word = str::from_utf8(word).expect("SAN is ASCII");
        let m = position.parse_san(word).expect("a legal move");
        let next = position.play(m).expect("a legal move");
        let mut name = |position| aliases.position(position).expect("standard chess");
        let (before, after) = (name(&position), name(&next));
        checks += &names::check(&before, m, &after);
        checks.push('\n');
        position = next;
    }
    let library = format!("use chess_runtime::proof;\n{}{checks}", aliases.text());
    Source::from_library(&library)
}

/// The first moves of the game as `chess!` checks them.
fn checked(game: &Game, plies: usize) -> Source {
    let words: Vec<&str> =
        game.words().take(plies).map(|word| str::from_utf8(word).expect("SAN is ASCII")).collect();
    let library = format!("chess_runtime::chess! {{ pub const GAME = \"{}\"; }}\n", words.join(" "));
    Source::from_library(&library)
}

/// Prints the usages in the order of measurement: the empty crate, then the proven games, then the games that
/// the macro checked.
fn print_table(usages: &[Usage]) {
    let empty = usages[0];
    println!("\n{}", row("", ["s", "- empty", "ms a ply", "MB", "- empty"]));
    println!("{}", row("nothing", cells(empty, empty, 0)));
    for (&plies, &usage) in PLIES.iter().zip(&usages[1..]) {
        println!("{}", row(&format!("{plies} plies, proven"), cells(usage, empty, plies)));
    }
    for (&plies, &usage) in PLIES.iter().zip(&usages[1 + PLIES.len()..]) {
        println!("{}", row(&format!("{plies} plies, chess!"), cells(usage, empty, plies)));
    }
    // As published: "Chesskell: A Two-Player Game at the Type Level", Haskell Symposium 2021.
    println!("{}", row("Chesskell, 12 plies", ["110", "", "9167", "25000", ""]));
    println!();
    let (plies, seconds, megabytes) = TARGET;
    for (_, usage) in PLIES.iter().zip(&usages[1..]).filter(|(of, _)| **of == plies) {
        let above = (usage.seconds() - empty.seconds(), usage.megabytes() - empty.megabytes());
        let word = if above.0 <= seconds && above.1 <= megabytes { "within" } else { "NOT within" };
        println!("{plies} plies: {word} {seconds} s and {megabytes} MB of the empty crate");
    }
}

fn cells(usage: Usage, empty: Usage, plies: usize) -> [String; 5] {
    let above = usage.seconds() - empty.seconds();
    let each = if plies == 0 { String::new() } else { format!("{:.2}", above * 1e3 / plies as f64) };
    [
        format!("{:.3}", usage.seconds()),
        format!("{above:.3}"),
        each,
        format!("{:.1}", usage.megabytes()),
        format!("{:.1}", usage.megabytes() - empty.megabytes()),
    ]
}

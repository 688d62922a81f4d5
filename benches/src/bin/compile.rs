//! Measures what games in source cost the compiler, above an empty crate and above a macro that
//! ignores the same input, and what our crates cost a user's first build.
//!
//! ```text
//! cargo run --release -p chess-benches --bin compile [-- ROUNDS]
//! ```
//!
//! The crates are written to a temporary directory and built there offline, with cargo's own dev
//! profile: the macros run without optimisation, as they do for a user.

#![allow(clippy::print_stdout, reason = "a program whose result is what it prints")]

use std::io;
use std::process::ExitCode;

use chess_benches::compile::games::{invent, invent_each, invent_long};
use chess_benches::compile::project::{Project, on_runtime};
use chess_benches::compile::sources::{Form, Source};
use chess_benches::compile::usage::{Usage, as_asked, rounds_asked};
use chess_benches::games::Game;
use chess_benches::table::{numbers, row};

const ROUNDS: usize = 3;
const GAMES: usize = 1_000;
const PLIES: usize = 80;
const LONG: usize = 11_000;
/// Seconds that a form of [`GAMES`] games may cost above the macro that ignores them.
const TARGET: f64 = 0.2;

fn main() -> io::Result<ExitCode> {
    if let Some(code) = as_asked() {
        return Ok(code);
    }
    let rounds = rounds_asked(ROUNDS);
    println!("processor time, user and system, and peak memory: the least of {rounds} runs");
    println!(
        "{PLIES} plies a game unless it says so; macros without optimisation, as a user's dev profile has them"
    );
    compile_games(rounds)?;
    build_cold(rounds)?;
    Ok(ExitCode::SUCCESS)
}

/// Games in one form, as two crates: in one the macro judges them, in the other it ignores them.
struct Entry {
    title: &'static str,
    judged: String,
    ignored: String,
    /// Whether the [`TARGET`] applies to this entry.
    has_target: bool,
}

fn entries(project: &Project) -> io::Result<Vec<Entry>> {
    let many = invent(GAMES, PLIES);
    let long = [invent_long(LONG)];
    let uneven = invent_each((0..GAMES).map(|game| PLIES - 60 + game % 121));
    let wanted: [(&'static str, &[Game], Form); 7] = [
        ("1 game, tokens", &many[..1], Form::Tokens),
        ("1,000 games, tokens", &many, Form::Tokens),
        ("1,000 games, strings", &many, Form::Strings),
        ("1,000 games, file", &many, Form::File),
        ("20 to 140 plies, strings", &uneven, Form::Strings),
        ("11,000 plies, tokens", &long, Form::Tokens),
        ("11,000 plies, string", &long, Form::Strings),
    ];
    let mut entries = Vec::new();
    for (index, (title, games, form)) in wanted.into_iter().enumerate() {
        let entry = Entry {
            title,
            judged: format!("judged-{index}"),
            ignored: format!("ignored-{index}"),
            has_target: games.len() == GAMES,
        };
        project.add(&entry.judged, &Source::judged(games, form))?;
        project.add(&entry.ignored, &Source::ignored(games, form))?;
        entries.push(entry);
    }
    Ok(entries)
}

const EMPTY: &str = "empty";

fn compile_games(rounds: usize) -> io::Result<()> {
    let project = Project::new()?;
    project.add(EMPTY, &Source::empty())?;
    let entries = entries(&project)?;
    let names: Vec<&str> = entries
        .iter()
        .flat_map(|entry| [entry.judged.as_str(), entry.ignored.as_str()])
        .chain([EMPTY])
        .collect();
    for name in &names {
        project.prepare(name);
    }
    let mut least = vec![[Usage::MAX; 2]; names.len()];
    for _ in 0..rounds {
        for (name, [anew, again]) in names.iter().zip(&mut least) {
            *anew = anew.min(project.compile_anew(name)?);
            *again = again.min(project.compile_again(name)?);
        }
    }
    let kinds = ["compiled for the first time", "compiled again, unchanged"];
    for (kind, title) in kinds.into_iter().enumerate() {
        let usages: Vec<Usage> = least.iter().map(|usages| usages[kind]).collect();
        println!("\n{title}");
        print_table(&entries, &usages);
    }
    Ok(())
}

/// Prints the usages in the order of measurement: judged and ignored in turn, then the empty crate.
fn print_table(entries: &[Entry], usages: &[Usage]) {
    let (pairs, rest) = usages.as_chunks::<2>();
    let empty = rest[0];
    println!("{}", row("", ["CPU s", "- empty", "- ignore!", "peak MB", "- empty"]));
    for (entry, &[judged, ignored]) in entries.iter().zip(pairs) {
        println!("{}", row(entry.title, cells(judged, empty, Some(ignored))));
    }
    println!("{}", row(EMPTY, cells(empty, empty, None)));
    println!("ignore! with the same input");
    for (entry, &[_, ignored]) in entries.iter().zip(pairs) {
        println!("{}", row(entry.title, cells(ignored, empty, None)));
    }
    for (entry, &[judged, ignored]) in entries.iter().zip(pairs) {
        if entry.has_target {
            println!("{}", verdict(entry.title, judged.seconds() - ignored.seconds()));
        }
    }
}

fn cells(usage: Usage, empty: Usage, ignored: Option<Usage>) -> [String; 5] {
    let seconds = |seconds: f64| format!("{seconds:.3}");
    let megabytes = |megabytes: f64| format!("{megabytes:.1}");
    [
        seconds(usage.seconds()),
        seconds(usage.seconds() - empty.seconds()),
        ignored.map_or_else(String::new, |ignored| seconds(usage.seconds() - ignored.seconds())),
        megabytes(usage.megabytes()),
        megabytes(usage.megabytes() - empty.megabytes()),
    ]
}

fn verdict(title: &str, above: f64) -> String {
    let word = if above <= TARGET { "within" } else { "NOT within" };
    format!("{title}: {word} {TARGET} s of the macro that ignores them")
}

/// A user's crate with one game.
const PLAYER: &str = "player";
/// A user's crate with one derived `Serialize`.
const SERIALIZER: &str = "serializer";

fn build_cold(rounds: usize) -> io::Result<()> {
    let chess = Project::new()?;
    let one_game = "pub fn plies() -> usize { chess_runtime::chess! { 1. e4 e5 }.len() }\n";
    chess.add_with(PLAYER, &on_runtime(), &Source::from_library(one_game))?;
    let serde = Project::new()?;
    let derived = "#[derive(serde::Serialize)]\npub struct Plies(pub usize);\n";
    let dependency = "serde = { version = \"1\", features = [\"derive\"] }\n";
    serde.add_with(SERIALIZER, dependency, &Source::from_library(derived))?;

    println!("\nbuilt from nothing, with all dependencies, in s");
    let has_serde = serde.is_complete();
    let (mut ours, mut types, mut theirs) = (Usage::MAX, Usage::MAX, Usage::MAX);
    // The crates take turns, so that a disturbance affects both.
    for _ in 0..rounds {
        ours = ours.min(chess.build_cold(PLAYER)?);
        if has_serde {
            theirs = theirs.min(serde.build_cold(SERIALIZER)?);
        }
        types = types.min(chess.build_cold("chess-types")?);
    }
    println!("{}", numbers("chess!", 2, [ours.seconds()]));
    println!("{}", numbers("chess-types alone", 2, [types.seconds()]));
    if !has_serde {
        println!("{}", row("derive(Serialize)", ["not measured: serde is not in the local registry"]));
        return Ok(());
    }
    println!("{}", numbers("derive(Serialize)", 2, [theirs.seconds()]));
    println!();
    let ratio = |usage: Usage| usage.seconds() / theirs.seconds();
    println!("{}", numbers("chess! / derive", 2, [ratio(ours)]));
    println!("{}", numbers("chess-types / derive", 2, [ratio(types)]));
    Ok(())
}

//! Checks archives with our checker and with pgn-reader and shakmaty, which check the moves of the main
//! lines and nothing else.
//!
//! ```text
//! cargo run --profile fair -p chess-benches --bin archive [-- ROUNDS]
//! CHESS_PGN_DIR=... cargo run --profile fair -p chess-benches --bin archive
//! ```
//!
//! The profile `fair` builds both sides at their best: link-time optimisation over all crates, one codegen unit, no
//! unwinding. Of the first archive there is a copy in which every second game lacks its result, and so has a finding. Two
//! threads are measured over half a gigabyte too, where starting them costs nothing.
//!
//! One thread is measured in processor time, two threads in wall-clock time: run nothing else at
//! the same time. Memory is that of a program that checks the first archive many times over, as one file.

#![allow(clippy::print_stdout, reason = "a program whose result is what it prints")]

use std::env;
use std::hint::black_box;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;

use chess_benches::archive::{
    Archive, Repeated, invent_archives, ours, read_directory, theirs, without_every_second_result,
};
use chess_benches::clock::{Shortest, instruction_sets, timed};
use chess_benches::compile::usage::{Usage, as_asked};
use chess_benches::table::{numbers, row};

const ROUNDS: usize = 9;
const INVENTED_GAMES: usize = 4_000;
const FOR_MEMORY: &str = "--check-much";
/// The size of the input over which threads are compared.
const LARGE: usize = 500_000_000;
/// The size of the file whose check is measured for the printed memory.
const MUCH: usize = 1 << 30;

fn main() -> ExitCode {
    if let Some(code) = as_asked() {
        return code;
    }
    let archives = gather();
    let argument = env::args().nth(1);
    if argument.as_deref() == Some(FOR_MEMORY) {
        black_box(ours(Repeated::new(&archives[0].text, MUCH / archives[0].text.len()), true, 2));
        return ExitCode::SUCCESS;
    }
    let rounds = argument.map_or(ROUNDS, |word| word.parse().expect("ROUNDS is a number"));
    println!("archives, the shortest of {rounds} rounds; {}", instruction_sets());
    for archive in &archives {
        measure(archive, rounds);
    }
    for archive in &archives {
        measure_threads(archive);
    }
    let this = env::current_exe().expect("this program");
    let memory = Usage::of(Command::new(this).arg(FOR_MEMORY)).megabytes();
    let own = archives.iter().map(|archive| archive.text.len()).sum::<usize>() as f64 / 1e6;
    println!("\nmemory for {} MB as one file, two threads: {:.0} MB", MUCH / 1_000_000, memory - own);
    ExitCode::SUCCESS
}

fn gather() -> Vec<Archive> {
    let mut archives = match env::var_os("CHESS_PGN_DIR") {
        None => invent_archives(INVENTED_GAMES),
        Some(directory) => read_directory(Path::new(&directory))
            .unwrap_or_else(|error| panic!("{} cannot be read: {error}", directory.display())),
    };
    let plainest = archives.iter().max_by_key(|archive| ours(&archive.text[..], true, 1).plies);
    archives.extend(plainest.map(without_every_second_result));
    archives
}

/// One thread and two over the archive as often as makes half a gigabyte, by the clock on the wall.
fn measure_threads(archive: &Archive) {
    let times = LARGE.div_ceil(archive.text.len());
    let seconds = |threads| {
        let start = Instant::now();
        black_box(ours(Repeated::new(&archive.text, times), true, threads));
        start.elapsed().as_secs_f64()
    };
    let (one, two) = (seconds(1).min(seconds(1)), seconds(2).min(seconds(2)));
    println!(
        "{}, {} MB: two threads are {:.2} times as fast as one",
        archive.name,
        times * archive.text.len() / 1_000_000,
        one / two
    );
}

const COLUMNS: [&str; 4] = ["legality", "all rules", "all, 2 thr.", "theirs"];

fn measure(archive: &Archive, rounds: usize) {
    let text = &archive.text[..];
    let mut shortest = [Shortest::default(); 5];
    for _ in 0..rounds {
        shortest[0].add(timed(|| black_box(ours(text, false, 1))).1);
        shortest[1].add(timed(|| black_box(ours(text, true, 1))).1);
        let start = Instant::now();
        black_box(ours(text, true, 2));
        shortest[2].add(start.elapsed());
        shortest[3].add(timed(|| black_box(theirs(text))).1);
        let start = Instant::now();
        black_box(ours(text, true, 1));
        shortest[4].add(start.elapsed());
    }
    let seconds = shortest.map(Shortest::seconds);
    let totals = ours(text, true, 1);
    let (games, plies) = (totals.games as f64, totals.plies as f64);
    let bytes = text.len() as f64;
    println!(
        "\n{}: {:.1} MB, {games} games, {plies} plies, {} findings",
        archive.name,
        bytes / 1e6,
        totals.findings()
    );
    println!("{}", row("", COLUMNS));
    for (title, amount, decimals) in
        [("MB/s", bytes / 1e6, 0), ("thousand games/s", games / 1e3, 1), ("million plies/s", plies / 1e6, 2)]
    {
        println!("{}", numbers(title, decimals, (0..4).map(|column| amount / seconds[column])));
    }
    println!("{}", numbers("rate / theirs", 2, (0..3).map(|column| seconds[3] / seconds[column])));
    let more = |all: f64, less: f64| 100.0 * (all / less - 1.0);
    println!(
        "all rules take {:.0} % more than legality; two threads are {:.2} times as fast as one",
        more(seconds[1], seconds[0]),
        seconds[4] / seconds[2]
    );
}

//! What `chess check` costs before and after its work: the processor time of a check of an empty file, from
//! start to exit, beside that of a Rust program that does nothing.
//!
//! ```text
//! cargo build --release -p chess-cli
//! cargo run --release -p chess-benches --bin startup [-- ROUNDS [PROGRAM]]
//! ```
//!
//! A round starts both programs many times in turn. The time is user and system time of all threads. The
//! program prints the mean of the best round, because every disturbance adds to the time of a round. PROGRAM
//! is the `chess` to measure; without it, the one beside this program is measured.

#![allow(clippy::print_stdout, reason = "a program whose result is what it prints")]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use std::{env, fs};

use chess_benches::compile::usage::{of_children, rounds_asked};
use chess_benches::table::{numbers, row};

const ROUNDS: usize = 10;
/// How often each program is started in a round.
const RUNS: u32 = 200;

fn main() {
    let directory = tempfile::tempdir().expect("a directory can be made");
    let file = directory.path().join("empty.pgn");
    fs::write(&file, "").expect("an empty file can be written");
    let mut empty = Command::new(build_empty_program(directory.path()));
    let mut check = Command::new(chess());
    check.arg("check").arg(&file).current_dir(&directory);
    // The first run reads the programs from disk.
    for program in [&mut empty, &mut check] {
        let _ = processor_time(program, 1);
    }
    let mut best = [Duration::MAX; 2];
    for _ in 0..rounds_asked(ROUNDS) {
        for (best, program) in best.iter_mut().zip([&mut empty, &mut check]) {
            *best = (*best).min(processor_time(program, RUNS));
        }
    }
    let [empty, check] = best.map(|time| time.as_secs_f64() * 1e3);
    println!("{}", row("CPU ms, start to exit", ["empty", "chess check", "difference"]));
    println!("{}", numbers("mean of the best round", 3, [empty, check, check - empty]));
}

/// The mean processor time of a run.
fn processor_time(program: &mut Command, runs: u32) -> Duration {
    let used = || of_children().expect("the system counts the time of children").processor;
    let before = used();
    for _ in 0..runs {
        let status = program.stdout(Stdio::null()).stderr(Stdio::null()).status();
        assert!(status.is_ok_and(|status| status.success()), "{program:?} failed");
    }
    (used() - before) / runs
}

/// Compiles a program that does nothing.
fn build_empty_program(directory: &Path) -> PathBuf {
    let (source, program) = (directory.join("empty.rs"), directory.join("empty"));
    fs::write(&source, "fn main() {}\n").expect("a source can be written");
    let status = Command::new("rustc").args(["-O", "-o"]).args([&program, &source]).status();
    assert!(status.is_ok_and(|status| status.success()), "rustc compiles an empty program");
    program
}

/// The command to measure.
fn chess() -> PathBuf {
    let here = env::current_exe().expect("a running program has a path");
    let program = env::args().nth(2).map_or_else(|| here.with_file_name("chess"), PathBuf::from);
    assert!(program.exists(), "{} is not there: build it, or name another", program.display());
    fs::canonicalize(program).expect("a program that exists has a path")
}

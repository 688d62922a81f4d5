//! Reads the moves of whole games with our crate and with the others: word, legal move, next
//! position.
//!
//! ```text
//! cargo run --release -p chess-benches --bin san [-- ROUNDS]
//! CHESS_PGN_DIR=... cargo run --release -p chess-benches --bin san
//! ```
//!
//! The games are invented, always the same, unless `CHESS_PGN_DIR` names a directory with `.pgn`
//! files. `cozy-chess` reads no SAN and `chess` has no stages; they are not measured.

#![allow(clippy::print_stdout, reason = "a program whose result is what it prints")]

use std::env;
use std::path::Path;

use chess_benches::clock::{Shortest, instruction_sets};
use chess_benches::games::{Game, invent, read_directory};
use chess_benches::peers::{Eschac, Ours, Shakmaty};
use chess_benches::reading::{Contender, STAGES};
use chess_benches::table::{numbers, row};

const ROUNDS: usize = 15;
const INVENTED_GAMES: usize = 2_000;

fn main() {
    let rounds = env::args().nth(1).map_or(ROUNDS, |word| match word.parse() {
        Ok(rounds) if rounds > 0 => rounds,
        _ => panic!("ROUNDS is a number from 1 on, not {word:?}"),
    });
    // Our crate comes first, because the others are compared with the first.
    let contenders = [Contender::new::<Ours>(), Contender::new::<Eschac>(), Contender::new::<Shakmaty>()];

    println!("SAN, one thread, the shortest of {rounds} rounds; {}", instruction_sets());
    let mut games = gather();
    agree(&contenders, &mut games);
    let plies: usize = games.iter().map(Game::plies).sum();
    println!("{plies} plies in {} games", games.len());

    let seconds = measure(&contenders, &games, rounds);
    println!();
    print_table("million plies/s", &contenders, |stage, index| plies as f64 / seconds[index][stage] / 1e6);
    println!();
    print_table("our rate / theirs", &contenders, |stage, index| seconds[index][stage] / seconds[0][stage]);
}

fn gather() -> Vec<Game> {
    let Some(directory) = env::var_os("CHESS_PGN_DIR") else {
        println!("invented games");
        return invent(INVENTED_GAMES);
    };
    let directory = Path::new(&directory);
    let collection = read_directory(directory)
        .unwrap_or_else(|error| panic!("{} cannot be read: {error}", directory.display()));
    println!(
        "games of {}; {} from other starting positions are left out",
        directory.display(),
        collection.left_out
    );
    collection.games
}

/// Ends each game before the first word that one of the crates refuses, and checks that all crates find
/// the same moves up to there.
fn agree(contenders: &[Contender], games: &mut [Game]) {
    let mut refused: Vec<Vec<String>> = vec![Vec::new(); contenders.len()];
    let mut cut_short = 0;
    for game in &mut *games {
        let lines: Vec<_> = contenders.iter().map(|contender| (contender.line)(game)).collect();
        let common = lines.iter().map(Vec::len).min().unwrap_or(0);
        for (contender, line) in contenders.iter().zip(&lines) {
            assert_eq!(lines[0][..common], line[..common], "{} finds other moves", contender.name);
        }
        let Some(word) = game.words().nth(common) else {
            continue;
        };
        let word = String::from_utf8_lossy(word).into_owned();
        for (refused, line) in refused.iter_mut().zip(&lines) {
            if line.len() == common {
                refused.push(word.clone());
            }
        }
        cut_short += 1;
        game.truncate(common);
    }
    println!("{cut_short} games are cut short before a word that one of the crates refuses");
    for (contender, words) in contenders.iter().zip(refused) {
        if let Some(first) = words.first() {
            println!("  {} refuses {}, the first is {first}", contender.name, words.len());
        }
    }
}

/// The seconds of each contender and stage. The contenders take turns, and each round begins with another.
fn measure(contenders: &[Contender], games: &[Game], rounds: usize) -> Vec<[f64; 3]> {
    let mut shortest = vec![[Shortest::default(); 3]; contenders.len()];
    for round in 0..rounds {
        for turn in 0..contenders.len() {
            let index = (round + turn) % contenders.len();
            let times = (contenders[index].times)(games);
            for (shortest, time) in shortest[index].iter_mut().zip(times) {
                shortest.add(time);
            }
        }
    }
    shortest.into_iter().map(|stages| stages.map(Shortest::seconds)).collect()
}

fn print_table(title: &str, contenders: &[Contender], number: impl Fn(usize, usize) -> f64) {
    println!("{}", row(title, contenders.iter().map(|contender| contender.name)));
    for (stage, name) in STAGES.iter().enumerate() {
        println!("{}", numbers(name, 2, (0..contenders.len()).map(|index| number(stage, index))));
    }
}

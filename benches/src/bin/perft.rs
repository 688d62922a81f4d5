//! Counts the move sequences of the six standard positions with our crate and with the others.
//!
//! ```text
//! cargo run --release -p chess-benches --bin perft [-- DEPTH [ROUNDS]]
//! RUSTFLAGS="-C target-cpu=native" cargo run --release -p chess-benches --bin perft
//! ```
//!
//! Without DEPTH, each position has its own depth, and the whole run takes about a minute.

#![allow(clippy::print_stdout, reason = "a program whose result is what it prints")]

use std::env;
use std::hint::black_box;

use chess_benches::clock::{Shortest, instruction_sets, timed};
use chess_benches::peers::{Peer, counting};
use chess_benches::standard::{POSITIONS, Standard};
use chess_benches::table::{numbers, row};

const ROUNDS: usize = 7;

fn main() {
    let mut arguments = env::args().skip(1);
    let mut number = |name: &str| {
        let word = arguments.next()?;
        let number = word.parse::<u32>().ok().filter(|&number| number > 0);
        Some(number.unwrap_or_else(|| panic!("{name} is a number from 1 on, not {word:?}")))
    };
    let depth = number("DEPTH");
    let rounds = number("ROUNDS").map_or(ROUNDS, |rounds| rounds as usize);

    let mut peers = counting();
    println!("perft, one thread, the shortest of {rounds} rounds; {}", instruction_sets());
    println!();
    println!("{}", row("Mnodes/s", peers.iter().map(|peer| peer.name())));

    let mut total = Total::new(peers.len());
    for position in &POSITIONS {
        let depth = depth.unwrap_or(position.depth);
        let (nodes, seconds) = measure(&mut peers, position, depth, rounds);
        let title = format!("{} ({depth})", position.name);
        println!("{}", numbers(&title, 1, rates(nodes, &seconds)));
        total.add(nodes, &seconds);
    }
    println!();
    println!("{}", numbers("all six", 1, rates(total.nodes, &total.seconds)));
    println!();
    println!("{}", row("our rate / theirs", peers.iter().map(|peer| peer.name())));
    println!("{}", numbers("all six", 2, total.ratios()));
    println!("{}", numbers("geometric mean", 2, total.mean_ratios()));
}

/// Millions of nodes a second.
fn rates(nodes: u64, seconds: &[f64]) -> impl Iterator<Item = f64> {
    seconds.iter().map(move |seconds| nodes as f64 / seconds / 1e6)
}

/// The node count of the position and the seconds that each crate needs for it.
///
/// The crates take turns, and each round begins with another, so that none always runs first or
/// always after the same neighbor.
fn measure(peers: &mut [Box<dyn Peer>], position: &Standard, depth: u32, rounds: usize) -> (u64, Vec<f64>) {
    for peer in &mut *peers {
        peer.prepare(position.fen);
    }
    let mut expected = position.published(depth);
    let mut shortest = vec![Shortest::default(); peers.len()];
    for round in 0..rounds {
        for turn in 0..peers.len() {
            let index = (round + turn) % peers.len();
            let peer = &peers[index];
            let (nodes, time) = timed(|| peer.perft(black_box(depth)));
            // Where no count is published, the first answer is the one that the others must agree with.
            let expected = *expected.get_or_insert(nodes);
            assert_eq!(nodes, expected, "{} counts {} wrongly", peer.name(), position.name);
            shortest[index].add(time);
        }
    }
    let nodes = expected.expect("at least one round");
    (nodes, shortest.into_iter().map(Shortest::seconds).collect())
}

/// The sums over the positions.
struct Total {
    nodes: u64,
    seconds: Vec<f64>,
    /// Logarithms of how much longer than ours each took, summed over the positions.
    logarithms: Vec<f64>,
    positions: usize,
}

impl Total {
    fn new(peers: usize) -> Total {
        Total { nodes: 0, seconds: vec![0.0; peers], logarithms: vec![0.0; peers], positions: 0 }
    }

    fn add(&mut self, nodes: u64, seconds: &[f64]) {
        self.nodes += nodes;
        self.positions += 1;
        for (index, each) in seconds.iter().enumerate() {
            self.seconds[index] += each;
            self.logarithms[index] += (each / seconds[0]).ln();
        }
    }

    /// Our rate divided by theirs, where each position has its number of nodes as its weight.
    fn ratios(&self) -> Vec<f64> {
        self.seconds.iter().map(|seconds| seconds / self.seconds[0]).collect()
    }

    /// The same where all positions have equal weight. This is the geometric mean, which suits ratios.
    fn mean_ratios(&self) -> Vec<f64> {
        self.logarithms.iter().map(|sum| (sum / self.positions as f64).exp()).collect()
    }
}

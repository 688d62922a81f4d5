//! The speedup of several threads to a fixed depth: the time of one thread divided by the time of all, on 40
//! middlegame positions.
//!
//! ```text
//! cargo run --release -p chess-benches --bin threads [-- DEPTH [THREADS]]
//! ```
//!
//! Times are wall-clock times: run nothing else at the same time. A search on one thread is deterministic; on
//! several it is not, so the numbers differ from run to run.

#![allow(clippy::print_stdout, reason = "a program whose result is what it prints")]

use std::env;

use chess_benches::games_of_engines::middlegames;
use chess_benches::table::{numbers, row};
use chess_runtime::engine::{Engine, Limits, Options, Suggestion};
use chess_types::Position;

const DEPTH: u32 = 18;
const THREADS: usize = 2;
const POSITIONS: usize = 40;
/// The positions are taken from this ply of the games.
const PLY: usize = 30;

fn main() {
    let mut arguments = env::args().skip(1);
    let depth = arguments.next().map_or(DEPTH, |word| word.parse().expect("DEPTH is a number"));
    let threads = arguments.next().map_or(THREADS, |word| word.parse().expect("THREADS is a number"));
    let engine = |threads| Engine::new(Options { hash_megabytes: 64, threads, ..Options::default() });
    let (mut one, mut all) = (engine(1), engine(threads));

    let (mut ratios, mut agreed, mut sums) = (Vec::new(), 0, [0.0; 2]);
    println!("{}", row("seconds to depth", ["one", "all", "ratio"]));
    for position in middlegames(POSITIONS, PLY) {
        let [alone, together] = [search(&mut one, &position, depth), search(&mut all, &position, depth)];
        let seconds = [alone.time, together.time].map(|time| time.as_secs_f64());
        ratios.push(seconds[0] / seconds[1]);
        agreed += usize::from(alone.best == together.best);
        sums = [sums[0] + seconds[0], sums[1] + seconds[1]];
        println!("{}", numbers(&depth.to_string(), 3, [seconds[0], seconds[1], seconds[0] / seconds[1]]));
    }
    ratios.sort_by(f64::total_cmp);
    let middle = ratios.len() / 2;
    println!("{}", numbers("sum", 3, [sums[0], sums[1], sums[0] / sums[1]]));
    println!(
        "{}",
        row(
            "median",
            [String::new(), String::new(), format!("{:.2}", (ratios[middle - 1] + ratios[middle]) / 2.0)]
        )
    );
    println!("the same move in {agreed} of {POSITIONS}");
}

fn search(engine: &mut Engine, position: &Position, depth: u32) -> Suggestion {
    engine.clear();
    engine.suggest(position, Limits::new().depth(depth))
}

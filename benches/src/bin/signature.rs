//! Prints the node signature of the engine, and its speed.
//!
//! ```text
//! cargo run --release -p chess-benches --bin signature -- [DEPTH]
//! ```

#![allow(clippy::print_stdout, reason = "printing is what it is for")]

use chess_runtime::engine::{BENCH_DEPTH, bench_at};

fn main() {
    let depth = std::env::args().nth(1).and_then(|depth| depth.parse().ok()).unwrap_or(BENCH_DEPTH);
    let bench = bench_at(depth);
    println!("{} nodes, {:.2?}, {} nodes/s", bench.nodes, bench.time, bench.nodes_per_second());
}

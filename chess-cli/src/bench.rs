//! `chess bench`: searches a fixed list of positions and prints the node count and the speed. The node
//! count is the same on every machine until the search changes.

use chess_runtime::engine::{self, BENCH_DEPTH};

use crate::numbers::{Took, grouped};
use crate::output::{self, Format};

/// Search fixed positions and print the node count, the signature of the search.
///
/// With --expect the exit code is 1 if the count differs, so that CI can compare it with the
/// `Bench:` line of a commit.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The node count that is expected.
    #[arg(long, value_name = "NODES")]
    expect: Option<u64>,
    /// Search to another depth, which gives another count.
    #[arg(long, value_name = "PLIES", default_value_t = BENCH_DEPTH, value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// How to print the figures.
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let bench = engine::bench_at(arguments.depth);
    let (nodes, speed) = (bench.nodes, bench.nodes_per_second());
    let text = match arguments.format {
        Format::Human => {
            let (count, took, speed) = (grouped(nodes), Took(bench.time), grouped(speed));
            format!("Bench: {nodes}\n{count} nodes in {took}, {speed} nodes/s\n")
        }
        Format::Json => {
            let milliseconds = bench.time.as_millis();
            format!("{{\"nodes\":{nodes},\"milliseconds\":{milliseconds},\"nodes_per_second\":{speed}}}\n")
        }
    };
    output::print(&text)?;
    match arguments.expect {
        Some(expected) if expected != nodes => {
            output::tell(format_args!(
                "chess: expected {expected} nodes, counted {nodes}: the search has changed"
            ));
            Ok(false)
        }
        _ => Ok(true),
    }
}

//! Writing `parameters.rs`.

use chess_runtime::engine::tuning::TERMS;

use super::fit::Parameters;

const HEADER: &str = "\
//! What each [term](super::terms) is worth, in centipawns: written by the tuner, read by the evaluation.
//!
//! `cargo run --release -p chess-benches --bin tune` makes this file; see `docs/engine.md`.

use super::pair::{Pair, pair};
use super::terms::COUNT;

/// `(middlegame, endgame)`, in the order of the terms.
#[rustfmt::skip]
pub(crate) static VALUES: [Pair; COUNT] = [
";

/// The source file with these parameters.
#[must_use]
pub fn source(parameters: &Parameters) -> String {
    let mut text = String::from(HEADER);
    for &(name, start, length) in TERMS {
        text += &format!("    // {name}\n");
        for row in parameters[start..start + length].chunks(8) {
            let pairs = row.iter().map(|[m, e]| format!("pair({}, {}),", m.round() as i32, e.round() as i32));
            text += &format!("    {}\n", pairs.collect::<Vec<_>>().join(" "));
        }
    }
    text + "];\n"
}

//! Tunes the evaluation on the engine's own games.
//!
//! ```text
//! tune generate POSITIONS [GAMES] [NODES] [SEED] [JOBS]
//! tune fit POSITIONS PARAMETERS.RS [EPOCHS] [PULL] [SCORE_WEIGHT]
//! ```
//!
//! The first writes positions with results, the second reads them and writes a parameter file: see
//! `docs/engine.md`.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "printing is what it is for")]

use std::fs::File;
use std::io::BufWriter;

use chess_benches::tune::fit::{Manner, best_scale, error, fit, present, read};
use chess_benches::tune::generate::{Generation, generate};
use chess_benches::tune::write::source;

/// A tenth of the positions is kept aside, to see whether what was learned is true in general.
const KEPT_ASIDE: usize = 10;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = |index: usize| arguments.get(index).map(String::as_str);
    let number = |index: usize, otherwise: u64| {
        arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(otherwise)
    };
    match (text(0), text(1), text(2)) {
        (Some("generate"), Some(path), _) => {
            let generation = Generation {
                games: number(2, 10_000),
                nodes: number(3, 1_500),
                seed: number(4, 1),
                jobs: number(5, 1) as usize,
            };
            generate(&generation, &mut BufWriter::new(File::create(path)?));
            Ok(())
        }
        (Some("fit"), Some(positions), Some(parameters)) => {
            let lines = std::fs::read_to_string(positions)?;
            let fraction = |index: usize, otherwise: f64| {
                arguments.get(index).and_then(|text| text.parse().ok()).unwrap_or(otherwise)
            };
            let manner = Manner {
                epochs: number(3, 200) as usize,
                pull: fraction(4, 1e-6),
                score_weight: fraction(5, 0.6),
            };
            std::fs::write(parameters, tuned(&lines, &manner))
        }
        _ => {
            eprintln!("usage: tune generate POSITIONS [GAMES] [NODES] [SEED] [JOBS]");
            eprintln!("       tune fit POSITIONS PARAMETERS.RS [EPOCHS] [PULL] [SCORE_WEIGHT]");
            std::process::exit(2);
        }
    }
}

/// The parameter file that fits these positions best.
fn tuned(lines: &str, manner: &Manner) -> String {
    let start = present();
    let first: Vec<_> = lines.lines().step_by(20).filter_map(|line| read(line, 0.005, 0.0)).collect();
    let scale = best_scale(&first, &start);
    let (mut learned, mut aside) = (Vec::new(), Vec::new());
    // Neighbouring lines are of one game, so whole stretches are kept aside.
    for (number, line) in lines.lines().enumerate() {
        let place = if number / 1000 % KEPT_ASIDE == 0 { &mut aside } else { &mut learned };
        place.extend(read(line, scale, manner.score_weight));
    }
    println!("{} positions to learn from, {} kept aside, scale {scale}", learned.len(), aside.len());
    println!("error {:.6}, aside {:.6}", error(&learned, &start, scale), error(&aside, &start, scale));
    let tuned = fit(&learned, &start, scale, manner, |epoch, now| println!("epoch {epoch}: error {now:.6}"));
    println!("aside {:.6}", error(&aside, &tuned, scale));
    source(&tuned)
}

//! Tunes the evaluation on the engine's own games.
//!
//! ```text
//! tune generate POSITIONS [GAMES] [NODES] [SEED] [JOBS] [SPARRING_PARTNER] [ITS_NODES]
//! tune judge POSITIONS JUDGED PROGRAM [NODES] [JOBS]
//! tune fit POSITIONS PARAMETERS.RS [EPOCHS] [PULL] [SCORE_WEIGHT] [SCALE] [SCORE_SCALE]
//! ```
//!
//! The first command writes positions with scores and results. The second replaces the scores by those of
//! another engine. The third reads the positions and writes a parameter file: see `docs/engine.md`. `SCALE`
//! is the factor from centipawns of the evaluation to the argument of the logistic curve. `SCORE_SCALE` is
//! the factor for the centipawns of the scores, which may be another engine's. By default, `SCALE` is the
//! factor that explains the results best, and `SCORE_SCALE` is the same.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "printing is what it is for")]

use std::fs::File;
use std::io::BufWriter;

use chess_benches::tune::fit::{Manner, best_scale, error, fit, present, read};
use chess_benches::tune::generate::{Generation, generate, judge};
use chess_benches::tune::write::source;

/// One position in this many is kept aside, to test whether the fit holds for other positions.
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
                sparring: text(6).map(|program| (program.to_owned(), number(7, 1_000))),
            };
            generate(&generation, &mut BufWriter::new(File::create(path)?));
            Ok(())
        }
        (Some("judge"), Some(positions), Some(judged)) if arguments.len() > 3 => {
            let (program, nodes, jobs) = (&arguments[3], number(4, 1_000), number(5, 1) as usize);
            let text = std::fs::read_to_string(positions)?;
            let lines: Vec<&str> = text.lines().collect();
            let parts: String = std::thread::scope(|scope| {
                let part = lines.len().div_ceil(jobs).max(1);
                let start = |part| scope.spawn(move || judge(part, program, nodes));
                let running: Vec<_> = lines.chunks(part).map(start).collect();
                running.into_iter().map(|job| job.join().expect("the judge answers")).collect()
            });
            std::fs::write(judged, parts)
        }
        (Some("fit"), Some(positions), Some(parameters)) => {
            let lines = std::fs::read_to_string(positions)?;
            let fraction = |index: usize| arguments.get(index).and_then(|text| text.parse().ok());
            let manner = Manner {
                epochs: number(3, 200) as usize,
                pull: fraction(4).unwrap_or(1e-6),
                score_weight: fraction(5).unwrap_or(0.6),
            };
            std::fs::write(parameters, tuned(&lines, &manner, fraction(6), fraction(7)))
        }
        _ => {
            eprintln!("usage: tune generate POSITIONS [GAMES] [NODES] [SEED] [JOBS] [PARTNER] [ITS_NODES]");
            eprintln!("       tune judge POSITIONS JUDGED PROGRAM [NODES] [JOBS]");
            eprintln!(
                "       tune fit POSITIONS PARAMETERS.RS [EPOCHS] [PULL] [SCORE_WEIGHT] [SCALE] [SCORE_SCALE]"
            );
            std::process::exit(2);
        }
    }
}

/// The parameter file that fits these positions best.
fn tuned(lines: &str, manner: &Manner, scale: Option<f64>, score_scale: Option<f64>) -> String {
    let start = present();
    let scale = scale.unwrap_or_else(|| {
        let some: Vec<_> = lines.lines().step_by(20).filter_map(|line| read(line, 0.005, 0.0)).collect();
        best_scale(&some, &start)
    });
    let score_scale = score_scale.unwrap_or(scale);
    let (mut learned, mut aside) = (Vec::new(), Vec::new());
    // Neighbouring lines come from one game, so whole stretches of lines are kept aside.
    for (number, line) in lines.lines().enumerate() {
        let place = if number / 1000 % KEPT_ASIDE == 0 { &mut aside } else { &mut learned };
        place.extend(read(line, score_scale, manner.score_weight));
    }
    println!("{} positions to learn from, {} kept aside, scale {scale}", learned.len(), aside.len());
    println!("error {:.6}, aside {:.6}", error(&learned, &start, scale), error(&aside, &start, scale));
    let tuned = fit(&learned, &start, scale, manner, |epoch, now| println!("epoch {epoch}: error {now:.6}"));
    println!("aside {:.6}", error(&aside, &tuned, scale));
    source(&tuned)
}

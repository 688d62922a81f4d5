//! Plays two versions of the engine against each other and prints the score with its error.
//!
//! ```text
//! cargo run --release -p chess-benches --bin selfplay -- \
//!     [--games 400] [--nodes 10000 | --ms 20] [--off FEATURE]... [--against PROGRAM] [--seed 1] [--jobs 1]
//! ```
//!
//! The first player is the engine as it is. The second is the same engine with the named features switched
//! off, so that the printed Elo is what the features gain. With `--against`, the second is another build of
//! this program, so that the printed Elo is what the change between the builds gains. Each opening is a few
//! random moves that leave the game about even. It is played twice, with colors exchanged.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "printing is what it is for")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use chess_benches::games_of_engines::{Beside, Match, Pairing, Player, opening, play, serve};
use chess_runtime::engine::{Engine, Features, Limits, Options};

fn main() {
    let mut pairing = Pairing { limits: Limits::new().nodes(10_000), adjudicate: true };
    let mut features = Features::ALL;
    let (mut games, mut seed, mut jobs) = (400, 1, 1);
    let (mut against, mut limit) = (None, [String::from("--nodes"), String::from("10000")]);
    let mut serves = false;
    let mut arguments = std::env::args().skip(1);
    while let Some(name) = arguments.next() {
        let value = arguments.next().unwrap_or_default();
        let number = || value.parse::<u64>().unwrap_or_else(|_| panic!("{name} wants a number"));
        if let "--nodes" | "--ms" = name.as_str() {
            limit = [name.clone(), value.clone()];
        }
        match name.as_str() {
            "--serve" => serves = true,
            "--against" => against = Some(value.clone()),
            "--games" => games = number() as usize,
            "--nodes" => pairing.limits = Limits::new().nodes(number()),
            "--ms" => pairing.limits = Limits::new().time(Duration::from_millis(number())),
            "--seed" => seed = number(),
            "--jobs" => jobs = number() as usize,
            "--off" => features = features.toggled(&value).unwrap_or_else(|| panic!("no feature {value}")),
            _ => panic!("unknown argument {name}"),
        }
    }
    if serves {
        serve(
            &mut Engine::new(Options { hash_megabytes: 8, features, ..Options::default() }),
            pairing.limits,
        );
        return;
    }
    let total = Mutex::new(Match::default());
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                let options = Options { hash_megabytes: 8, ..Options::default() };
                let mut first = Engine::new(options);
                let mut second: Box<dyn Player> = match &against {
                    None => Box::new(Engine::new(Options { features, ..options })),
                    Some(program) => {
                        let arguments = [limit.as_slice(), &["--serve".into(), String::new()]].concat();
                        Box::new(Beside::start(program, &arguments).expect("the other build starts"))
                    }
                };
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    if 2 * pair >= games {
                        break;
                    }
                    let start = opening(&mut first, seed * 1_000_003 + pair as u64);
                    let white = play(&start, &mut first, &mut *second, &pairing).score;
                    let black = play(&start, &mut *second, &mut first, &pairing).score;
                    let mut total = total.lock().expect("no thread panics");
                    total.note(white);
                    total.note(-black);
                    if total.games() % 50 == 0 {
                        eprintln!("{total}");
                    }
                }
            });
        }
    });
    println!("{}", total.into_inner().expect("no thread panics"));
}

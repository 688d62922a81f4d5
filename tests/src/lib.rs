//! What the tests of this member share: reproducible chance, moves by name, and perft suites.
//!
//! Nothing here decides whether the crate under test is correct.

use std::fs;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use chess_types::{Move, MoveKind, MoveList, Position, Role};

/// The environment variable with the seed of a run to repeat.
const SEED_VARIABLE: &str = "CHESS_TEST_SEED";

/// A stream of random numbers (splitmix64). It prints its seed at the start, and again when the test that
/// owns it panics, so that every failure can be reproduced.
#[derive(Debug)]
pub struct Random {
    seed: u64,
    state: u64,
}

impl Random {
    /// Takes the seed from `CHESS_TEST_SEED`, or else from the clock, and prints it.
    ///
    /// # Panics
    /// If the variable is not a number: a typing error must not silently select another seed.
    #[must_use]
    pub fn announced() -> Random {
        let seed = match std::env::var(SEED_VARIABLE) {
            Ok(text) => text.parse().unwrap_or_else(|_| panic!("{SEED_VARIABLE} is not a number: {text:?}")),
            Err(_) => seed_from_clock(),
        };
        say(&format!("{SEED_VARIABLE}={seed}"));
        Random { seed, state: seed }
    }

    /// The next number of the stream.
    pub fn next_number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.state ^ self.state >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// A number from 0 to `end - 1`.
    pub fn below(&mut self, end: usize) -> usize {
        // The bias of the remainder is far below anything these tests could notice.
        (self.next_number() % end as u64) as usize
    }

    /// True once in `times`.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of the choices.
    pub fn choose<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len())]
    }
}

impl Drop for Random {
    fn drop(&mut self) {
        if std::thread::panicking() {
            say(&format!("to see this again: {SEED_VARIABLE}={}", self.seed));
        }
    }
}

fn seed_from_clock() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |time| time.as_nanos() as u64)
}

/// Prints what a test did. `--nocapture` and failures show it.
#[expect(clippy::print_stderr, reason = "the output of a test is for people")]
pub fn say(message: &str) {
    eprintln!("{message}");
}

/// The legal move with this UCI name, as `e2e4`, `e7e8q` or, castling, `e1g1`.
///
/// # Panics
/// If there is no such legal move.
#[must_use]
pub fn move_named(position: &Position, name: &str) -> Move {
    let found = position.legal_moves().into_iter().find(|m| m.to_string() == name);
    found.unwrap_or_else(|| panic!("{name} is not legal in {position:?}"))
}

/// One of the legal moves; often a rare one, if there is any.
///
/// Uniform play hardly ever castles or takes en passant, and so misses the checks and pins that follow from
/// these moves.
pub fn random_move(random: &mut Random, position: &Position, legal: &MoveList) -> Move {
    let special = |m: &Move| m.kind() != MoveKind::Normal;
    // Double steps count as rare, because an en passant capture may answer them.
    let double_step = |m: &Move| is_double_step(position, *m);
    for (rare, times) in [(choices(legal, special), 3), (choices(legal, double_step), 6)] {
        if !rare.is_empty() && random.one_in(times) {
            return *random.choose(&rare);
        }
    }
    *random.choose(legal)
}

fn choices(legal: &MoveList, wanted: impl Fn(&Move) -> bool) -> Vec<Move> {
    legal.iter().copied().filter(wanted).collect()
}

fn is_double_step(position: &Position, m: Move) -> bool {
    let ranks = m.from().rank().index().abs_diff(m.to().rank().index());
    ranks == 2 && position.board().role_at(m.from()) == Some(Role::Pawn)
}

/// A position with its published perft counts.
#[derive(Clone, Debug)]
pub struct PerftCase {
    /// The position; castling rights may be files, counters are missing.
    pub fen: String,
    /// Depths with the number of legal move sequences of that length.
    pub counts: Vec<(u32, u64)>,
}

impl PerftCase {
    /// Reads `fen ;D1 20 ;D2 400`.
    ///
    /// # Panics
    /// If the line has another form. The suites are ours, so that is a mistake in them.
    #[must_use]
    pub fn from_line(line: &str) -> PerftCase {
        let mut parts = line.split(';').map(str::trim);
        let fen = parts.next().unwrap_or_default().to_owned();
        let count = |part: &str| {
            let (depth, nodes) = part.strip_prefix('D')?.split_once(' ')?;
            Some((depth.parse().ok()?, nodes.parse().ok()?))
        };
        let counts: Option<Vec<(u32, u64)>> = parts.map(count).collect();
        match counts {
            Some(counts) if !counts.is_empty() => PerftCase { fen, counts },
            _ => panic!("not a perft line: {line:?}"),
        }
    }

    /// The deepest count.
    ///
    /// # Panics
    /// Never: a case has at least one count.
    #[must_use]
    pub fn deepest(&self) -> (u32, u64) {
        *self.counts.last().expect("a case has a count")
    }
}

/// The cases of a suite in `data/perft`; lines that start with `#` are comments.
///
/// # Panics
/// If there is no such file.
#[must_use]
pub fn perft_suite(name: &str) -> Vec<PerftCase> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/perft").join(name);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(PerftCase::from_line).collect()
}

/// The README's examples are tests too.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;

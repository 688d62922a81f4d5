//! Perft: the number of legal move sequences of each length, against published counts.
//!
//! The six positions of the Chess Programming Wiki go deep; the suites in `data/perft` go wide.
//! Besides the totals, the tests split the counts: by first move (so that the listed moves and the counted
//! ones are the same), and by kind of the last move (so that no two errors cancel out).

use std::ops::AddAssign;

use chess_tests::{PerftCase, perft_suite, say};
use chess_types::{FenError, Move, MoveKind, Position, SetupProblem};

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -";
const POSITION_3: &str = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -";
const POSITION_4: &str = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -";
const POSITION_5: &str = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ -";
const POSITION_6: &str = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - -";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Counts from depth 1 on, without gaps.
fn assert_counts(fen: &str, counts: &[u64]) {
    let counts = (1..).zip(counts.iter().copied()).collect();
    assert_case(&PerftCase { fen: fen.to_owned(), counts });
}

fn assert_case(case: &PerftCase) {
    let position = position(&case.fen);
    for &(depth, nodes) in &case.counts {
        assert_eq!(position.perft(depth), nodes, "depth {depth} of {}", case.fen);
    }
    let (depth, nodes) = case.deepest();
    assert_eq!(divided(&position, depth), nodes, "depth {depth} of {} by first move", case.fen);
}

/// The count as the sum over the listed moves, each one played.
fn divided(position: &Position, depth: u32) -> u64 {
    let below = |m: Move| position.play_unchecked(m).perft(depth - 1);
    position.legal_moves().into_iter().map(below).sum()
}

fn assert_suite(name: &str, at_least: usize) {
    let suite = perft_suite(name);
    assert!(suite.len() >= at_least, "{name} has only {} positions", suite.len());
    suite.iter().for_each(assert_case);
    let nodes: u64 = suite.iter().map(|case| case.deepest().1).sum();
    say(&format!("{name}: {} positions, {nodes} nodes", suite.len()));
}

#[test]
fn initial_position() {
    assert_counts(INITIAL, &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324]);
}

#[test]
fn kiwipete() {
    assert_counts(KIWIPETE, &[48, 2_039, 97_862, 4_085_603, 193_690_690]);
}

#[test]
fn wiki_position_3() {
    assert_counts(POSITION_3, &[14, 191, 2_812, 43_238, 674_624, 11_030_083]);
}

#[test]
fn wiki_position_4() {
    assert_counts(POSITION_4, &[6, 264, 9_467, 422_333, 15_833_292]);
}

#[test]
fn wiki_position_5() {
    assert_counts(POSITION_5, &[44, 1_486, 62_379, 2_103_487, 89_941_194]);
}

#[test]
fn wiki_position_6() {
    assert_counts(POSITION_6, &[46, 2_079, 89_890, 3_894_594, 164_075_551]);
}

#[test]
fn random_positions() {
    assert_suite("random.perft", 250);
}

#[test]
fn tricky_positions() {
    assert_suite("tricky.perft", 13);
}

#[test]
fn chess960_positions() {
    assert_suite("chess960.perft", 100);
}

#[test]
fn nothing_is_one_sequence() {
    assert_eq!(position(KIWIPETE).perft(0), 1);
}

#[test]
fn no_sequence_goes_on_after_mate_or_stalemate() {
    let mated = position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq -");
    let stalemated = position("7k/5Q2/6K1/8/8/8/8/8 b - -");
    for over in [mated, stalemated] {
        assert!((1..4).all(|depth| over.perft(depth) == 0), "{over:?}");
    }
}

/// Published suites also have positions with a check that no last move can have given. A move generator could
/// handle them, but here they are not legal positions.
#[test]
fn impossible_checks_have_no_perft() {
    let impossible = [
        "3R4/8/q4k2/2B5/1NK5/3b4/8/8 w - -",
        "2Nq4/2K5/1b6/8/7R/3k4/7P/8 w - -",
        "5R2/2P5/8/4k3/8/3rK2r/8/8 w - -",
        "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3",
        "1b1k4/8/8/1rPpK3/8/8/8/8 w - d6",
        "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6",
    ];
    for fen in impossible {
        let Err(FenError::Setup(problems)) = Position::from_fen(fen) else {
            panic!("{fen} was not refused as a set-up");
        };
        let only = problems.as_slice();
        assert!(matches!(only, [SetupProblem::ImpossibleCheck(..)]), "{fen}: {problems}");
    }
}

/// The last moves of all sequences, by kind, and what they did to the opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct LastMoves {
    all: u64,
    captures: u64,
    en_passant: u64,
    castles: u64,
    promotions: u64,
    checks: u64,
    mates: u64,
}

impl LastMoves {
    fn of(position: &Position, depth: u32) -> LastMoves {
        let mut total = LastMoves::default();
        for m in position.legal_moves() {
            let next = position.play_unchecked(m);
            total += match depth {
                1 => LastMoves::single(position, m, &next),
                _ => LastMoves::of(&next, depth - 1),
            };
        }
        total
    }

    fn single(before: &Position, m: Move, after: &Position) -> LastMoves {
        // Castling may end where another piece stands, but only in Chess960.
        let takes = before.piece_at(m.to()).is_some();
        let en_passant = m.kind() == MoveKind::EnPassant;
        LastMoves {
            all: 1,
            captures: u64::from(takes || en_passant),
            en_passant: u64::from(en_passant),
            castles: u64::from(m.castles().is_some()),
            promotions: u64::from(m.promotes_to().is_some()),
            checks: u64::from(after.is_check()),
            mates: u64::from(after.is_checkmate()),
        }
    }

    fn from_table([all, captures, en_passant, castles, promotions, checks, mates]: [u64; 7]) -> Self {
        LastMoves { all, captures, en_passant, castles, promotions, checks, mates }
    }
}

impl AddAssign for LastMoves {
    fn add_assign(&mut self, other: LastMoves) {
        self.all += other.all;
        self.captures += other.captures;
        self.en_passant += other.en_passant;
        self.castles += other.castles;
        self.promotions += other.promotions;
        self.checks += other.checks;
        self.mates += other.mates;
    }
}

/// The tables of the Chess Programming Wiki: moves, captures, en passant, castles, promotions,
/// checks and mates.
#[test]
fn last_moves_by_kind() {
    let tables = [
        (INITIAL, 5, [4_865_609, 82_719, 258, 0, 0, 27_351, 347]),
        (KIWIPETE, 4, [4_085_603, 757_163, 1_929, 128_013, 15_172, 25_523, 43]),
        (POSITION_3, 5, [674_624, 52_051, 1_165, 0, 0, 52_950, 0]),
        (POSITION_4, 4, [422_333, 131_393, 0, 7_795, 60_032, 15_492, 5]),
    ];
    for (fen, depth, table) in tables {
        let found = LastMoves::of(&position(fen), depth);
        assert_eq!(found, LastMoves::from_table(table), "depth {depth} of {fen}");
    }
}

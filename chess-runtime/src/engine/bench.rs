//! The bench: a fixed list of positions, a fixed depth, and the number of nodes as a signature.
//!
//! A change to the search or the evaluation changes the signature; a refactoring must not. The signature is
//! the same on every machine.

use std::time::Duration;

use chess_types::Position;

use super::limits::Limits;
use super::{Engine, Options};

/// What a [`bench()`] measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bench {
    /// Nodes searched: the signature.
    pub nodes: u64,
    /// Time taken.
    pub time: Duration,
}

impl Bench {
    /// Nodes per second.
    #[must_use]
    pub fn nodes_per_second(&self) -> u64 {
        let micros = self.time.as_micros().max(1);
        u64::try_from(u128::from(self.nodes) * 1_000_000 / micros).unwrap_or(u64::MAX)
    }
}

/// The depth of [`bench()`].
pub const BENCH_DEPTH: u32 = 11;

/// Searches a fixed list of positions to a fixed depth, with a fresh engine of one thread.
#[must_use]
pub fn bench() -> Bench {
    bench_at(BENCH_DEPTH)
}

/// The same to another depth, which gives another signature.
#[must_use]
pub fn bench_at(depth: u32) -> Bench {
    let mut engine = Engine::new(Options::default());
    let mut bench = Bench { nodes: 0, time: Duration::ZERO };
    for position in POSITIONS.iter().filter_map(|fen| Position::from_fen(fen).ok()) {
        engine.clear();
        let suggestion = engine.suggest(&position, Limits::new().depth(depth));
        bench.nodes += suggestion.nodes;
        bench.time += suggestion.time;
    }
    bench
}

/// Positions from openings to endings: four well-known ones, the others from games of engines.
pub(crate) const POSITIONS: [&str; 38] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/8/8/8/5kp1/P7/8/1K1N4 w - - 0 1",
    "r1bqkbnr/ppppppp1/n7/6Pp/8/5N1P/PPPPPP2/RNBQKB1R w KQkq - 1 5",
    "r1b1kb1r/p1pqnppp/1pn5/4p3/2PpP2N/1P4P1/P2P1PBP/RNBQK2R w KQkq - 1 8",
    "r1b1kqnr/ppp3pp/2n1p3/3p1p2/2PP4/1P2N3/P3PPPP/RN1QKB1R b KQkq c3 0 9",
    "rn1qr1k1/pb3pbp/1p4p1/2ppNn2/3P4/2P1PN2/PP2BPPP/R1BQ1RK1 b - - 3 12",
    "2kr2nr/bpqn1ppp/p3p3/3p4/P2P1P2/2N4P/1PPB1QP1/R3KB1R w KQ - 0 13",
    "r3k2r/pbpp2p1/np2pq2/5p1p/P1PP3P/2Q1PN2/1P2BPP1/R3K2R b KQq - 0 16",
    "r6r/1ppnk2p/4bbp1/pP2pp2/P7/4PN2/1BP1BPPP/2KR3R w - - 1 17",
    "r1b1k2r/pp2pq1p/2pp1b2/5p2/P2P1B2/2PBPN2/2P2PPQ/R3K3 w Q - 1 19",
    "2kr2r1/1p1bb2p/2p2p2/p2pn2P/P3pB1R/2P1P1N1/1P2BPP1/3RK3 b - - 3 21",
    "1r4k1/r4ppp/p2p1n2/4p3/R7/1P6/1BK3PP/2N4R b - - 4 23",
    "1k2r3/1p4pp/p1pb1n2/P3p3/1P1r4/3P3P/2PB2BP/4RR1K w - - 5 26",
    "8/1kp1b3/1p6/pN4p1/P3KPP1/BPP1P1Pr/5r2/R7 b - - 9 30",
    "8/3p4/5k2/2R2p1r/b7/3B4/1KP2P2/8 w - - 2 34",
    "5k2/6r1/1p1pq2n/p1pN1p2/P1P1PPrp/1P1Q1R2/4R1P1/6K1 w - - 1 36",
    "4r3/2p3k1/5p1p/p4Bn1/Pp4Pn/1P2B3/2P5/1K2R3 w - - 1 40",
    "4r3/1p4k1/p2n1p2/3Pr1pP/4P3/5B2/PP1RRK2/8 b - - 5 43",
    "5k2/4r1P1/p6p/P1q1Bp2/8/7K/Q6P/8 b - - 0 47",
    "8/4b3/2p2pq1/p1P5/P2P2k1/KP6/1B1r4/8 w - - 0 52",
    "rnbqkbnr/pp2pp2/2p3p1/3p3p/2PP3P/6P1/PP2PPB1/RNBQK1NR b KQkq d3 0 5",
    "rnbqkb1r/1p3pp1/p1pp1n1p/4p3/P3P3/3P1NPP/1PP2P2/RNBQKB1R w KQkq - 0 7",
    "r2qk1nr/pb3pp1/npp1p2p/3p4/3PPBPP/2R5/PPP1QPB1/R3K1N1 b Qkq - 0 10",
    "r1b1qknr/p1p3pp/4pp2/2ppP3/3P4/P1b2Q2/1PP2PPP/R1B1K1NR w KQ - 0 11",
    "2kr2nr/ppp2p2/4p2b/q3Pb2/3P3p/2N1B3/PP2B1PP/R2Q1RK1 w - - 3 14",
    "r1b2rk1/pp3pp1/2n4p/3Nb3/8/6P1/PP3PBP/R1B2RK1 w - - 2 16",
    "r1bq1r1k/ppp1b2p/2np4/4pp1P/2PP4/P1N1PN1P/1PQ3B1/R3K2R w KQ - 0 17",
    "4k3/1Rppbp2/4pn2/4N2p/8/1PN1P2p/2PPBPr1/5K2 b - - 1 20",
    "1k1nq2r/1pp2p2/B7/4bb1p/1N4p1/1PN1P3/1B3PPP/2Q3K1 b - - 0 21",
    "rr4k1/q5b1/1Rp2pp1/p1Pppb1p/P2Pn2P/3BPN2/5PPB/3QK2R w - - 4 23",
    "2r3k1/p1rp3p/5bp1/3p1q2/P2P1P2/2P3P1/3Q3P/R3RNK1 w - - 3 27",
    "2r2b2/p4kp1/8/3p1NB1/b3nP2/P6P/1PP1R1P1/2K5 w - - 3 30",
    "8/2p3b1/p7/P2kp3/8/2P1B3/1Pb2KP1/2N5 b - - 2 33",
    "5k2/5pp1/7p/1p6/p2PKP2/P7/1Pr2P2/3R4 w - - 3 36",
    "8/Pk6/8/2p5/8/8/r4R2/5K2 b - - 0 40",
    "3R4/2p1p3/4k3/7p/3P4/3PK3/8/7r b - - 1 43",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_one() {
        for fen in POSITIONS {
            assert!(Position::from_fen(fen).is_ok(), "{fen}");
        }
    }

    #[test]
    fn the_signature_is_the_same_each_time() {
        assert_eq!(bench_at(3).nodes, bench_at(3).nodes);
        assert_ne!(bench_at(3).nodes, bench_at(4).nodes);
    }
}

//! Mates: the engine finds the shortest mate, plays it to the end, and defends as long as it can.
//!
//! A solver that tries everything proves each problem, so the list cannot be wrong.

use chess_runtime::engine::{Engine, Limits, Options, Score};
use chess_types::{Outcome, Position};

/// Moves to mate, and the position. From games of engines against careless opponents.
const PROBLEMS: &[(u32, &str)] = &[
    (1, "2r2rk1/3b2bp/8/p2p1p2/5P1q/8/1p1PPN1P/2Q1KB1R b - - 1 26"),
    (1, "2Q5/5p2/5kpB/p2p1P2/1PpP4/5P1B/P3N2P/1R2bKNR w - - 1 26"),
    (1, "1rbq3r/ppp1bp1p/3k3B/3p4/Nn4QP/3BP3/P4PP1/2R1K2R w K - 4 20"),
    (1, "4r3/3bkpbP/pQ3n2/2p1p3/8/BP1P2P1/P1PN3P/1R2KBNR w K - 1 18"),
    (1, "1nbqkbnr/1pppp3/5p1p/p5p1/4PP2/2N1P3/PPP1B1PP/R1B1K1NR w KQk g6 0 10"),
    (1, "3R4/7k/p1R3p1/6Bp/p1N1P2P/4K3/1P4P1/8 w - - 0 45"),
    (1, "3k3r/rR1n3p/2pQ4/p3p1p1/P6P/2N1P1p1/1P4P1/2B1KBNR w K - 1 23"),
    (1, "2r3k1/4R3/2p2p1Q/p4p2/6b1/1P1P3p/P3PP2/4KBR1 w - - 0 33"),
    (1, "8/2p3p1/k3N3/2QBn2P/2P3p1/8/P3P3/6K1 w - - 7 35"),
    (2, "4k3/6p1/2p1p1P1/1pb4p/8/6K1/3p1r2/8 b - - 1 45"),
    (2, "5k2/2pb1pr1/4p2p/1p2P2P/1P2p1P1/4Pp2/2r5/5K2 b - - 0 36"),
    (2, "6Q1/2r1k3/n4p2/pp1p1b1R/P1BN1B2/N1P5/1P3PP1/R3K3 w Q - 1 26"),
    (2, "N2k2b1/4r3/pp1p1B2/5P1B/5p2/P6p/1PP1Q3/R2K4 w - - 1 39"),
    (2, "3b4/3P4/p3pq2/P1K3k1/8/8/8/7q b - - 3 64"),
    (2, "8/2R5/7k/1R3K2/1P6/8/P7/8 w - - 5 61"),
    (2, "7r/8/8/8/8/p1k5/8/3K4 b - - 1 67"),
    (2, "n7/2r1pprp/1p2N1pk/p7/P2B4/4P1P1/5PBP/RR4K1 w - - 1 32"),
    (2, "8/8/3p2k1/2p2p2/p7/5K1P/2r5/q7 b - - 1 61"),
    (2, "8/R7/4kP2/6PK/1p6/3R3p/8/8 w - - 1 54"),
    (2, "2Q5/5k2/3R4/4P3/8/2PPK3/8/8 w - - 1 69"),
    (3, "r1b2k2/ppPp3p/n7/4Qp1B/2P5/4P3/PP2N1K1/R7 w - - 1 24"),
    (3, "r7/PN1k4/4p2P/7P/3NR3/6R1/2P2KP1/8 w - - 1 43"),
    (3, "4r3/2n2p2/1Q4p1/2pkpPP1/2N5/8/1P2P2P/R3K3 w - - 4 47"),
    (3, "6k1/p1N5/4P3/6P1/4B3/8/2KP4/8 w - - 1 43"),
    (3, "6Q1/4k3/2p3p1/4Bp1p/pnN1p3/8/2P4P/5K2 w - - 5 47"),
    (3, "4Q1nr/r5pp/1kp5/p2pB1P1/P7/1b2P3/P2P3P/1R2K1R1 w - - 3 28"),
    (3, "2b5/1p4k1/6P1/3p3p/1r3p1P/3p4/r2P1K2/8 b - - 2 53"),
    (3, "8/1k6/3p4/4bK2/8/8/8/q6q b - - 1 65"),
    (3, "8/1k1P4/8/P1R5/2P2PP1/2P5/4K3/8 w - - 1 66"),
    (3, "1Q3B2/8/2P4R/5p1p/3PpP1P/2k1K3/7P/8 w - - 1 52"),
    // The example of an older program: Kf7, and the bishop mates.
    (3, "1r5k/1b2K2p/7p/2pp3P/7B/5pp1/4p3/5r2 w - - 0 1"),
    // The back rank.
    (1, "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1"),
    // Philidor's smothered mate.
    (2, "5r1k/6pp/7N/8/8/1Q6/6PP/7K w - - 0 1"),
    // Two rooks climb the ladder.
    (2, "7k/8/8/8/8/8/R7/1R5K w - - 0 1"),
];

/// Whether the side to move can force mate in this many moves. The solver tries everything.
fn can_mate(position: &Position, moves: u32) -> bool {
    let mut order = position.legal_moves();
    // Checks come first only for speed.
    order.as_mut_slice().sort_by_key(|&m| !position.play_unchecked(m).is_check());
    order.into_iter().any(|m| {
        let next = position.play_unchecked(m);
        if next.is_checkmate() {
            return true;
        }
        let replies = next.legal_moves();
        moves > 1
            && !replies.is_empty()
            && replies.into_iter().all(|reply| can_mate(&next.play_unchecked(reply), moves - 1))
    })
}

fn read(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

#[test]
fn every_problem_is_sound() {
    for &(moves, fen) in PROBLEMS {
        let position = read(fen);
        assert!(can_mate(&position, moves), "no mate in {moves}: {fen}");
        assert!(moves == 1 || !can_mate(&position, moves - 1), "a quicker mate than in {moves}: {fen}");
    }
}

#[test]
fn the_shortest_mate_is_found_and_played() {
    let mut engine = Engine::new(Options::default());
    for &(moves, fen) in PROBLEMS {
        let mut position = read(fen);
        engine.clear();
        let found = engine.suggest(&position, Limits::new().mate(moves));
        assert_eq!(found.score, Score::Mate(moves as i32), "{fen}");
        // The line ends in mate against the expected defence, and against any other defence.
        for left in (1..=moves).rev() {
            let found = engine.suggest(&position, Limits::new().mate(left));
            assert_eq!(found.score, Score::Mate(left as i32), "{fen}");
            position = position.play(found.best.unwrap()).unwrap();
            if position.is_checkmate() {
                break;
            }
            let replies = position.legal_moves();
            let longest =
                replies.iter().find(|&&m| !can_mate(&position.play_unchecked(m), left.saturating_sub(2)));
            position = position.play_unchecked(*longest.unwrap_or(&replies[0]));
        }
        assert!(matches!(position.outcome(), Some(Outcome::Checkmate { .. })), "{fen}: {position}");
    }
}

#[test]
fn the_line_leads_to_mate() {
    let mut engine = Engine::new(Options::default());
    for &(moves, fen) in PROBLEMS {
        let position = read(fen);
        let found = engine.suggest(&position, Limits::new().mate(moves));
        let end = found.line.iter().try_fold(position, |position, &m| position.play(m));
        let end = end.unwrap_or_else(|error| panic!("{fen}: {error}"));
        assert!(end.is_checkmate(), "{fen}: {:?}", found.line);
        assert_eq!(found.line.len() as u32, 2 * moves - 1, "{fen}");
    }
}

#[test]
fn the_defence_is_the_longest() {
    let mut engine = Engine::new(Options::default());
    for &(moves, fen) in PROBLEMS.iter().filter(|(moves, _)| *moves > 1) {
        let position = read(fen);
        let best = engine.suggest(&position, Limits::new().mate(moves)).best.unwrap();
        let next = position.play(best).unwrap();
        let defence = engine.suggest(&next, Limits::new().depth(2 * moves + 6));
        assert_eq!(defence.score, Score::Mate(1 - moves as i32), "{fen}");
        let after = next.play(defence.best.unwrap()).unwrap();
        assert!(moves == 2 || !can_mate(&after, moves - 2), "{fen} could be defended longer");
    }
}

#[test]
fn the_old_example_still_holds() {
    let position = read("1r5k/1b2K2p/7p/2pp3P/7B/5pp1/4p3/5r2 w - - 0 1");
    let found = Engine::new(Options::default()).suggest(&position, Limits::new().depth(12));
    assert_eq!(found.best, Some(position.parse_san("Kf7").unwrap()));
    assert_eq!(found.score, Score::Mate(3));
}

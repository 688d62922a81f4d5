//! Dead positions, judged by another library: from each position that we call dead, the test follows every
//! line of play, and none may lead to mate.

use std::collections::HashSet;

use chess_tests::Random;
use chess_types::{Outcome, Position};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position as _};

fn read(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Whether any line of play leads to mate; `None` if there are more than this many positions.
fn mate_is_possible(fen: &str, most: usize) -> Option<bool> {
    let start: Fen = fen.parse().expect("a FEN");
    let start: Chess = start.into_position(CastlingMode::Standard).expect("a position");
    let name = |position: &Chess| (position.board().clone(), position.turn(), position.legal_ep_square());
    let mut seen = HashSet::from([name(&start)]);
    let mut waiting = vec![start];
    while let Some(position) = waiting.pop() {
        let moves = position.legal_moves();
        if moves.is_empty() && position.is_check() {
            return Some(true);
        }
        for m in moves {
            let mut next = position.clone();
            next.play_unchecked(m);
            if seen.insert(name(&next)) {
                waiting.push(next);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}

/// A board with most pawns face to face, a king each and perhaps some pieces.
fn walled(random: &mut Random) -> String {
    let mut files = [[b'.'; 8]; 8];
    let mut rank = 1 + random.below(5);
    for file in &mut files {
        // Neighbouring pawns on the same rank, or one rank apart, lock the position most easily.
        rank = (rank + random.below(3)).saturating_sub(1).clamp(1, 5);
        if !random.one_in(9) {
            (file[rank], file[rank + 1]) = (b'P', b'p');
        }
        if random.one_in(30) {
            file[1 + random.below(6)] = *random.choose(b"Pp");
        }
    }
    let pieces: &[&[u8]] = &[b"", b"", b"B", b"b", b"Bb", b"BB", b"R", b"N", b"rB"];
    for &piece in b"Kk".iter().chain(*random.choose(pieces)) {
        // Most pieces stand on their own side of the wall.
        let behind = if piece.is_ascii_uppercase() { 0 } else { 5 };
        let rank = if random.one_in(8) { random.below(8) } else { behind + random.below(3) };
        let square = &mut files[random.below(8)][rank];
        if *square == b'.' {
            *square = piece;
        }
    }
    let row = |rank: usize| files.map(|file| if file[rank] == b'.' { '1' } else { char::from(file[rank]) });
    let rows: Vec<String> = (0..8).rev().map(|rank| row(rank).iter().collect()).collect();
    format!("{} {} - - 0 1", rows.join("/"), random.choose(&["w", "b"]))
}

#[test]
fn from_dead_positions_no_line_leads_to_mate() {
    const MOST: usize = 50_000;
    let mut random = Random::announced();
    let (mut dead, mut with_pieces, mut missed, mut alive) = (0, 0, 0, 0);
    for _ in 0..100_000 {
        let fen = walled(&mut random);
        let Ok(position) = Position::from_fen(&fen) else { continue };
        if position.is_dead() {
            let mate = mate_is_possible(&fen, MOST);
            assert_ne!(mate, Some(true), "{fen} is not dead");
            // A search with too many positions proves nothing.
            let is_proven = usize::from(mate.is_some());
            dead += is_proven;
            with_pieces += is_proven * usize::from(fen.contains(['B', 'b', 'R', 'r', 'N', 'n']));
        } else if random.one_in(50) {
            match mate_is_possible(&fen, MOST / 10) {
                Some(false) => missed += 1,
                _ => alive += 1,
            }
        }
    }
    chess_tests::say(&format!(
        "{dead} dead, {with_pieces} of them with pieces; {missed} missed of {}",
        missed + alive
    ));
    assert!(dead > 300 && with_pieces > 100 && alive > 300, "{dead} {with_pieces} {alive}");
}

#[test]
fn locked_positions_are_dead() {
    for fen in [
        // Kings and pawns, with a wall across the whole board.
        "4k3/8/1p3p2/pP1p1P1p/P1pPp1pP/2P1P1P1/8/4K3 w - - 0 1",
        // A bishop that its own pawns block on every side.
        "1k6/8/3p1p2/2pPpPp1/1pP1P1Pp/pP1B3P/P7/7K w - - 0 1",
        // A pawn gives check, but not mate.
        "8/8/1pk2p2/pP1p1P1p/P1pPp1pP/2P1P1P1/8/4K3 b - - 0 1",
        // Bishops of both sides that never meet.
        "7b/2k5/1p5p/pPp3pP/P1Pp1pP1/3PpP2/4P1B1/7K w - - 0 1",
    ] {
        let position = read(fen);
        assert!(position.is_dead() && !position.is_dead_by_material(), "{fen}");
        assert_eq!(position.outcome(), Some(Outcome::DeadPosition), "{fen}");
        assert_eq!(mate_is_possible(fen, 50_000), Some(false), "{fen}");
    }
}

#[test]
fn one_thing_that_can_happen_keeps_a_position_alive() {
    for (fen, what) in [
        ("4k3/8/8/3p4/3P4/8/8/4K3 w - - 0 1", "the kings go around"),
        ("4k3/7p/1p3p2/pP1p1P2/P1pPp1pP/2P1P1P1/8/4K3 w - - 0 1", "h7 to h6"),
        ("4k3/8/1p3p2/pP1p1P1p/P1pPp1pP/2P1P1P1/8/4K2N w - - 0 1", "a knight jumps"),
        ("4k3/8/1p3p2/pP1p1P1p/P1pPp1pP/2P1P1P1/6B1/4K3 w - - 0 1", "a bishop takes on e4"),
        ("4k3/8/1p3p2/pP1p1P1p/P1pPp1pP/2P1P1P1/8/4K3 b - d3 0 1", "a pawn takes en passant"),
        ("r3k2r/8/1p3p2/pP1p1P1p/P1pPp1pP/2P1P1P1/8/R3K2R w KQkq - 0 1", "a rook gives itself up on b3"),
    ] {
        let position = read(fen);
        assert!(!position.is_dead(), "{fen}: {what}");
        assert_eq!(position.outcome(), None, "{fen}");
    }
}

#[test]
fn the_pawn_that_locks_the_others_may_give_mate() {
    let position = read("8/8/3p1p2/p2pkPp1/P2Pp1P1/4P3/8/4K3 b - - 0 1");
    assert!(position.is_checkmate() && !position.is_dead());
    assert!(matches!(position.outcome(), Some(Outcome::Checkmate { .. })));
}

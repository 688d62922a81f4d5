//! Draws that depend on the moves before: repetition (FIDE 9.2, 9.6.1) and moves without progress (9.3,
//! 9.6.2), tested against the wording of the Laws.
//!
//! Programs often get 9.2.3 wrong: positions are the same only if the possible moves are the same. So an en
//! passant capture counts while it is legal, and castling while the right is there.

use chess_tests::move_named;
use chess_types::{Color, History, Outcome, Position};

fn game_from(fen: &str) -> History {
    History::new(Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}")))
}

fn play(game: &mut History, moves: &str) {
    for name in moves.split(' ') {
        let m = move_named(game.position(), name);
        game.play(m).unwrap_or_else(|error| panic!("{error}"));
    }
}

/// The number of repetitions before the rounds and after each of them. A round leads back to the same board.
fn repetitions_over(game: &mut History, round: &str, rounds: usize) -> Vec<usize> {
    let mut counted = vec![game.repetitions()];
    for _ in 0..rounds {
        let board = *game.position().board();
        play(game, round);
        assert_eq!(*game.position().board(), board, "{round} does not come back");
        counted.push(game.repetitions());
    }
    counted
}

/// Knights out and home again.
const KNIGHTS: &str = "g1f3 g8f6 f3g1 f6g8";

#[test]
fn third_time_can_be_claimed_and_fifth_ends_the_game() {
    let mut game = History::default();
    for times in 1..=5 {
        assert_eq!(game.repetitions(), times);
        assert_eq!(game.can_claim_draw(), times >= 3, "after {times} times");
        let expected = (times == 5).then_some(Outcome::FivefoldRepetition);
        assert_eq!(game.outcome(), expected, "after {times} times");
        play(&mut game, KNIGHTS);
    }
}

/// Every position of the round is counted for itself, not only the first one.
#[test]
fn positions_on_the_way_are_counted_too() {
    let mut game = History::default();
    play(&mut game, KNIGHTS);
    for name in KNIGHTS.split(' ') {
        play(&mut game, name);
        assert_eq!(game.repetitions(), if name == "f6g8" { 3 } else { 2 }, "after {name}");
    }
}

/// 9.2.3.1: at first the pawn could be taken en passant, later it could not.
#[test]
fn legal_en_passant_makes_the_first_time_another_position() {
    let mut game = History::default();
    play(&mut game, "e2e4 a7a6 e4e5 d7d5");
    assert!(game.position().legal_en_passant().is_some());
    let counted = repetitions_over(&mut game, "g1f3 b8c6 f3g1 c6b8", 5);
    assert_eq!(counted, [1, 1, 2, 3, 4, 5]);
    assert_eq!(game.outcome(), Some(Outcome::FivefoldRepetition));
}

/// A pawn has passed a square, but no enemy pawn could capture it there.
#[test]
fn passed_square_without_a_taker_makes_no_difference() {
    let mut game = History::default();
    play(&mut game, "e2e4");
    assert!(game.position().en_passant().is_some());
    let counted = repetitions_over(&mut game, "g8f6 g1f3 f6g8 f3g1", 4);
    assert_eq!(counted, [1, 2, 3, 4, 5]);
}

/// The taker is pinned to the king on its file, so that the capture was never legal.
#[test]
fn pinned_taker_makes_no_difference() {
    let mut game = game_from("4k3/3pr3/8/4P3/8/8/8/4K1N1 b - - 0 1");
    play(&mut game, "d7d5");
    let counted = repetitions_over(&mut game, "g1f3 e8d8 f3g1 d8e8", 2);
    assert_eq!(counted, [1, 2, 3]);
}

/// Taking would remove two pawns from the rank between king and rook at once.
#[test]
fn rank_that_opens_makes_no_difference() {
    let mut game = game_from("4k3/3p4/8/K3P2r/8/8/8/6N1 b - - 0 1");
    play(&mut game, "d7d5");
    assert!(game.position().en_passant().is_some());
    let counted = repetitions_over(&mut game, "g1f3 e8d8 f3g1 d8e8", 2);
    assert_eq!(counted, [1, 2, 3]);
}

/// 9.2.3.2: once a move loses a castling right, the position is no longer the same as before.
#[test]
fn lost_castling_rights_make_another_position() {
    let mut game = game_from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let first = *game.position();
    let counted = repetitions_over(&mut game, "a1b1 a8b8 b1a1 b8a8", 3);
    assert_eq!(counted, [1, 1, 2, 3]);
    assert!(!first.is_same_position(game.position()));
    assert_ne!(first.key(), game.position().key());
}

/// The king's move loses both rights of one player only.
#[test]
fn kings_that_moved_make_another_position() {
    let mut game = game_from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let counted = repetitions_over(&mut game, "e1e2 e8e7 e2e1 e7e8", 2);
    assert_eq!(counted, [1, 1, 2]);
}

/// White loses a tempo by triangulation: the board is the same, but Black is to move.
#[test]
fn other_player_to_move_is_another_position() {
    let mut game = game_from("8/8/8/3k4/8/8/P7/4K3 w - - 0 1");
    let board = *game.position().board();
    play(&mut game, "e1d1 d5d6 d1d2 d6d5 d2e1");
    assert_eq!(*game.position().board(), board);
    assert_eq!(game.repetitions(), 1);
}

/// After a capture or pawn move, earlier positions cannot come back, so counting starts again.
#[test]
fn progress_starts_the_count_anew() {
    let mut game = History::default();
    let counted = repetitions_over(&mut game, KNIGHTS, 1);
    assert_eq!(counted, [1, 2]);
    play(&mut game, "e2e4 e7e5");
    assert_eq!(repetitions_over(&mut game, KNIGHTS, 2), [1, 2, 3]);
}

#[test]
fn moves_taken_back_do_not_count() {
    let mut game = History::default();
    play(&mut game, KNIGHTS);
    play(&mut game, KNIGHTS);
    assert_eq!(game.repetitions(), 3);
    let last = game.undo().map(|m| m.to_string());
    assert_eq!(last.as_deref(), Some("f6g8"));
    assert_eq!(game.repetitions(), 2);
    play(&mut game, "f6g8");
    assert_eq!(game.repetitions(), 3);
    while game.undo().is_some() {}
    assert_eq!((game.repetitions(), *game.position()), (1, Position::STANDARD));
}

#[test]
fn refused_move_leaves_the_game_alone() {
    let mut game = History::default();
    play(&mut game, "e2e4");
    let played_before = game.moves().to_vec();
    assert!(game.play(played_before[0]).is_err(), "White has moved already");
    assert_eq!(game.moves(), played_before);
    assert_eq!(game.repetitions(), 1);
}

/// A game that starts from a FEN has the halfmove clock, but not the earlier moves.
#[test]
fn clock_from_a_fen_invents_no_repetitions() {
    let mut game = game_from("4k1n1/8/8/8/8/8/P7/4K1N1 w - - 40 80");
    assert_eq!(repetitions_over(&mut game, "g1f3 g8f6 f3g1 f6g8", 2), [1, 2, 3]);
}

#[test]
fn fifty_moves_can_be_claimed() {
    let mut game = game_from("4k3/8/8/8/8/8/P7/R3K3 w - - 98 80");
    play(&mut game, "a1b1");
    assert!(!game.can_claim_draw(), "ninety-nine plies are not fifty moves");
    play(&mut game, "e8e7");
    assert!(game.can_claim_draw());
    assert_eq!(game.outcome(), None, "a claim is needed");
}

#[test]
fn seventy_five_moves_end_the_game() {
    let mut game = game_from("4k3/8/8/8/8/8/P7/R3K3 w - - 148 100");
    assert_eq!(game.plies_to_seventy_five_moves(), 2);
    play(&mut game, "a1b1");
    assert_eq!(game.outcome(), None);
    play(&mut game, "e8e7");
    assert_eq!(game.outcome(), Some(Outcome::SeventyFiveMoves));
    assert_eq!(game.position().outcome(), Some(Outcome::SeventyFiveMoves));
    assert_eq!(game.plies_to_seventy_five_moves(), 0);
}

#[test]
fn progress_on_the_last_ply_saves_the_game() {
    for progress in ["a2a3", "a2a4", "b2c3", "e7e8q"] {
        let mut game = game_from("6k1/4P3/8/8/8/2n5/PP6/4K3 w - - 149 100");
        play(&mut game, progress);
        assert_eq!(game.outcome(), None, "after {progress}");
        assert_eq!(game.plies_to_seventy_five_moves(), 150, "after {progress}");
    }
}

/// 9.6.2: if the last move gave checkmate, that takes precedence.
#[test]
fn mate_on_the_last_ply_wins() {
    let mut game = game_from("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 100");
    play(&mut game, "a1a8");
    assert_eq!(game.position().halfmoves(), 150);
    assert_eq!(game.outcome(), Some(Outcome::Checkmate { winner: Color::White }));
}

/// If the same move gives stalemate, stalemate takes precedence, because it is the stronger statement.
#[test]
fn stalemate_on_the_last_ply_is_stalemate() {
    let mut game = game_from("7k/8/6K1/8/8/8/5Q2/8 w - - 149 100");
    play(&mut game, "f2f7");
    assert_eq!(game.outcome(), Some(Outcome::Stalemate));
}

//! What the type checker knows about games, asserted as users would assert it.

use chess_runtime::demand::{BlackToMove, Decisive, Drawn, Finished, Unfinished, WhiteToMove, WonBy};
use chess_runtime::ending::{
    Awarded, Checkmate, Cut, DeadPosition, DrawAgreed, FivefoldRepetition, InProgress, SeventyFiveMoves,
    Stalemate,
};
use chess_runtime::generic_array::GenericArray;
use chess_runtime::table::{End, Next, Over, Seated, Turn};
use chess_runtime::typenum::{Diff, Sum, U0, U2, U3, U4, U5, U7, U8, U12};
use chess_runtime::{
    Assembled, Bitboard, Black, Board, CastlingRights, Color, File, Game, GameResult, GameView, Move,
    Outcome, Piece, Position, Rank, Role, Setup, Square, White, WrittenMove, chess, fen,
};
use static_assertions::{
    assert_impl_all, assert_not_impl_any, assert_type_eq_all, const_assert, const_assert_eq,
};

// The basic types are small, and can be sent to any thread.
const_assert_eq!(size_of::<Move>(), 2);
const_assert_eq!(size_of::<Square>(), 1);
const_assert_eq!(size_of::<Option<Piece>>(), 2);
const_assert_eq!(size_of::<Bitboard>(), 8);
const_assert_eq!(size_of::<Position>(), 96);
const_assert!(size_of::<WrittenMove>() <= 12);
assert_impl_all!(Color: Copy, Send, Sync);
assert_impl_all!(Role: Copy, Send, Sync);
assert_impl_all!(Piece: Copy, Send, Sync);
assert_impl_all!(File: Copy, Send, Sync);
assert_impl_all!(Rank: Copy, Send, Sync);
assert_impl_all!(Square: Copy, Send, Sync);
assert_impl_all!(Move: Copy, Send, Sync);
assert_impl_all!(Board: Copy, Send, Sync);
assert_impl_all!(CastlingRights: Copy, Send, Sync);
assert_impl_all!(Setup: Copy, Send, Sync);
assert_impl_all!(Position: Copy, Send, Sync);
assert_impl_all!(Game<U4, Checkmate<Black>>: Copy, Send, Sync);
assert_impl_all!(Assembled<U4, Checkmate<Black>>: Copy, Send, Sync);
assert_impl_all!(GameView<'static>: Copy, Send, Sync);
// The size of a game does not depend on its length, because its moves are in static data.
const_assert_eq!(size_of::<Game<U4, Checkmate<Black>>>(), size_of::<&[u8]>());
const_assert_eq!(align_of::<Move>(), 1);
// A turn can be played once.
assert_not_impl_any!(Turn<White>: Copy);

// Every ending meets exactly these demands.
assert_impl_all!(Game<U2, Checkmate<White>>: Finished, Decisive, WonBy<White>);
assert_not_impl_any!(Game<U2, Checkmate<White>>: WonBy<Black>, Drawn, WhiteToMove, BlackToMove);
assert_impl_all!(Game<U2, Awarded<Black>>: Finished, Decisive, WonBy<Black>);
assert_not_impl_any!(Game<U2, Awarded<Black>>: WonBy<White>, Drawn);
assert_impl_all!(Game<U2, Stalemate>: Finished, Drawn);
assert_impl_all!(Game<U2, DeadPosition>: Finished, Drawn);
assert_impl_all!(Game<U2, FivefoldRepetition>: Finished, Drawn);
assert_impl_all!(Game<U2, SeventyFiveMoves>: Finished, Drawn);
assert_impl_all!(Game<U2, DrawAgreed>: Finished, Drawn);
assert_not_impl_any!(Game<U2, Stalemate>: Decisive, WhiteToMove, BlackToMove);
assert_impl_all!(Game<U2, InProgress<White>>: WhiteToMove);
assert_not_impl_any!(Game<U2, InProgress<White>>: Finished, Decisive, Drawn, BlackToMove);
assert_impl_all!(Game<U2, InProgress<White>>: Unfinished);
assert_impl_all!(Assembled<U2, Cut>: Unfinished);
assert_not_impl_any!(Game<U2, Awarded<White>>: Unfinished);
assert_not_impl_any!(Game<U2, Stalemate>: Unfinished);
assert_not_impl_any!(Game<U2, Cut>: Finished, WhiteToMove, BlackToMove);
assert_impl_all!(Assembled<U2, Checkmate<White>>: Finished, Decisive, WonBy<White>);
assert_not_impl_any!(Assembled<U2, Checkmate<White>>: WonBy<Black>, Drawn, WhiteToMove, BlackToMove);
assert_impl_all!(Assembled<U2, Stalemate>: Finished, Drawn);
assert_impl_all!(Assembled<U2, InProgress<Black>>: BlackToMove);

// Lengths are added and subtracted in the types.
assert_type_eq_all!(Sum<U3, U4>, U7);
assert_type_eq_all!(Diff<U7, U4>, U3);

chess! { line OPENING = 1. e4 e5 2. Nf3; }
chess! { const RUY_LOPEZ = after OPENING; 2... Nc6 3. Bb5; }
const WHOLE: Assembled<U5, InProgress<Black>> = OPENING.then(&RUY_LOPEZ);

// Two orders of moves, one position.
chess! { const FOUR_KNIGHTS = 1. e4 e5 2. Nf3 Nc6 3. Nc3 Nf6; }
chess! { const BY_TRANSPOSITION = 1. Nc3 Nf6 2. Nf3 Nc6 3. e3 e6 4. e4 e5; }
const_assert!(!OPENING.end().is_same_position(&FOUR_KNIGHTS.end()));
const_assert!(BY_TRANSPOSITION.end().is_same_position(&FOUR_KNIGHTS.end()));

#[test]
fn transpositions_meet() {
    let quick = FOUR_KNIGHTS.end();
    let slow = BY_TRANSPOSITION.end();
    assert!(quick.is_same_position(&slow));
    assert_eq!(quick.key(), slow.key());
    assert_ne!(quick, slow, "the counters differ");
}

#[test]
fn every_way_to_end_has_its_type() {
    let _: Game<U0, InProgress<White>> = chess! {};
    let _: Game<U3, InProgress<Black>> = chess! { e4 e5 Nf3 };
    let _: Game<U4, Checkmate<Black>> = chess! { f3 e5 g4 Qh4 mate };
    let _: Game<U2, Awarded<White>> = chess! { e4 e5 1-0 };
    let _: Game<U2, DrawAgreed> = chess! { e4 e5 1/2-1/2 };
    let _: Game<U2, InProgress<White>> = chess! { e4 e5 * };
    let stalemate = chess! { from fen!("7k/8/5KQ1/8/8/8/8/8 w - - 0 1"); Kf7 };
    let _: &Game<_, Stalemate> = &stalemate;
    let dead = chess! { from fen!("7k/8/8/8/8/8/6p1/6K1 w - - 0 1"); Kxg2 };
    let _: &Game<_, DeadPosition> = &dead;
    let fivefold = chess! {
        Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8
    };
    let _: &Game<_, FivefoldRepetition> = &fivefold;
    let seventy_five = chess! { from fen!("4k3/8/8/8/8/8/R7/4K3 w - - 149 90"); Ra3 };
    let _: &Game<_, SeventyFiveMoves> = &seventy_five;
    assert_eq!(stalemate.outcome(), Some(Outcome::Stalemate));
    assert_eq!(dead.outcome(), Some(Outcome::DeadPosition));
    assert_eq!(fivefold.outcome(), Some(Outcome::FivefoldRepetition));
    assert_eq!(seventy_five.outcome(), Some(Outcome::SeventyFiveMoves));
}

#[test]
fn every_result_is_read_back() {
    let won = |winner| Some(Outcome::Checkmate { winner });
    assert_eq!(chess! { f3 e5 g4 Qh4 mate }.outcome(), won(Color::Black));
    assert_eq!(chess! { e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7 mate }.outcome(), won(Color::White));
    assert_eq!(chess! { e4 e5 }.result(), None);
    assert_eq!(chess! { e4 e5 1-0 }.result(), Some(GameResult::WhiteWins));
    assert_eq!(chess! { e4 e5 0-1 }.result(), Some(GameResult::BlackWins));
    assert_eq!(chess! { e4 e5 1/2-1/2 }.result(), Some(GameResult::Draw));
    assert_eq!(chess! { e4 e5 * }.result(), Some(GameResult::Unknown));
}

chess! { const ANNOTATED = "[White \"Réti\"] [Event \"\"] 1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3 1-0"; }

#[test]
fn tags_and_variations_are_read_back() {
    let tags: Vec<(&str, &str)> = ANNOTATED.tags().collect();
    assert_eq!(tags, [("White", "Réti"), ("Event", "")]);
    assert_eq!(ANNOTATED.tag("Event"), Some(""));
    assert_eq!(ANNOTATED.tag("Black"), None);
    let lines: Vec<(usize, usize, Vec<String>)> = ANNOTATED
        .variations()
        .map(|line| (line.line, line.ply, line.moves.iter().map(Move::to_string).collect()))
        .collect();
    let moves = |all: &[&str]| all.iter().map(|m| (*m).to_string()).collect();
    assert_eq!(lines, [(0, 1, moves(&["c7c5", "g1f3"])), (1, 1, moves(&["c2c3"]))]);
    assert_eq!((ANNOTATED.tags().len(), ANNOTATED.variations().len()), (2, 2));
    assert_eq!(RUY_LOPEZ.tags().len() + RUY_LOPEZ.variations().len(), 0);
}

#[test]
fn an_assembled_game_keeps_what_still_holds() {
    let first = ANNOTATED.prefix::<U2>();
    assert_eq!(first.tag("White"), Some("Réti"));
    assert_eq!((first.variations().len(), first.result()), (0, None));
    let rest = ANNOTATED.rest::<U2>();
    assert_eq!((rest.len(), rest.result()), (1, Some(GameResult::WhiteWins)));
    assert_eq!(rest.start(), first.end());

    let longer = chess!("[White \"Réti\"] [Event \"\"] 1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3")
        .then(&chess! { from fen!("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"); Nc6 });
    assert_eq!(longer.to_string(), "1. e4 e5 2. Nf3 Nc6");
    assert_eq!((longer.tags().len(), longer.variations().len()), (2, 2));
    assert_eq!(longer.clone().as_array().len(), 4);
    assert_eq!(longer.as_array()[3], longer.moves()[3]);
}

#[test]
fn moves_come_as_an_array_of_their_number() {
    let moves: &GenericArray<Move, U5> = chess! { 1. e4 e5 2. Nf3 Nc6 3. Bb5 }.as_array();
    assert_eq!(moves[4].to_string(), "f1b5");
    assert_eq!(*moves, *WHOLE.as_array());
}

#[test]
fn parts_make_the_whole() {
    assert_eq!(WHOLE, chess! { 1. e4 e5 2. Nf3 Nc6 3. Bb5 });
    assert_eq!(WHOLE.prefix::<U3>().view(), OPENING.view());
    assert_eq!(WHOLE.rest::<U3>(), RUY_LOPEZ);
    assert_eq!(WHOLE.end(), RUY_LOPEZ.end());
}

#[test]
#[should_panic = "the continuation does not start where this game ends"]
fn a_foreign_continuation_is_refused() {
    let elsewhere = chess! { from fen!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"); Kd1 };
    let _ = OPENING.then(&elsewhere);
}

chess! { const KNIGHTS_OUT_AND_BACK = 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8; }
chess! { const KNIGHTS_ONCE = 1. Nf3 Nf6 2. Ng1 Ng8; }

#[test]
fn what_is_joined_is_counted_from_its_first_position() {
    let later = chess! { from fen!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 90 46"); Nc3 };
    let whole = const { KNIGHTS_OUT_AND_BACK.then(&KNIGHTS_ONCE) }.then(&later);
    assert_eq!(whole.end().to_fen(), "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR b KQkq - 13 7");
    assert_eq!((whole.len(), whole.outcome(), whole.result()), (13, None, None));
}

#[test]
fn a_square_that_was_passed_for_nothing_does_not_matter() {
    let game = chess! { 1. e4 }
        .then(&chess! { from fen!("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"); e5 });
    assert_eq!(game.end(), chess! { 1. e4 e5 }.end());
}

#[test]
fn a_repetition_may_come_about_with_the_last_ply_if_the_continuation_says_so() {
    const TWICE: Assembled<U12, InProgress<White>> = KNIGHTS_OUT_AND_BACK.then(&KNIGHTS_ONCE);
    chess! { line THRICE = 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8; }
    let fifth = chess! { after THRICE; 7. Nf3 Nf6 8. Ng1 Ng8 };
    let _: &Game<U4, FivefoldRepetition> = &fifth;
    assert_eq!(TWICE.then(&fifth).outcome(), Some(Outcome::FivefoldRepetition));
}

#[test]
#[should_panic = "the same position comes about for the fifth time"]
fn a_repetition_that_the_continuation_does_not_know_is_refused() {
    let _ = KNIGHTS_OUT_AND_BACK.then(&KNIGHTS_OUT_AND_BACK);
}

#[test]
#[should_panic = "the same position comes about for the fifth time"]
fn nothing_follows_a_repetition() {
    let _ = KNIGHTS_OUT_AND_BACK.prefix::<U8>().then(&chess! { Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 e4 });
}

chess! { const LONG_QUIET = from fen!("4k3/8/8/8/8/8/R7/4K3 w - - 147 90"); Ra3 Ke7; }

#[test]
#[should_panic = "seventy-five moves without capture or pawn move are complete"]
fn nothing_follows_the_seventy_fifth_move() {
    let _ = LONG_QUIET.then(&chess! { from fen!("8/4k3/8/8/8/R7/8/4K3 w - - 0 1"); Ra4 Ke8 });
}

#[test]
#[should_panic = "but the whole game does not"]
fn moves_before_the_first_position_do_not_count() {
    let quiet = chess! { from fen!("4k3/8/8/8/8/8/R7/4K3 w - - 0 1"); Ra3 Ke7 };
    let _ = quiet.then(&chess! { from fen!("8/4k3/8/8/8/R7/8/4K3 w - - 149 99"); Ra4 });
}

#[test]
fn mate_comes_before_the_seventy_fifth_move() {
    let game = chess! { from fen!("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 149 90"); }
        .then(&chess! { from fen!("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"); Ra8 mate });
    assert_eq!(game.outcome(), Some(Outcome::Checkmate { winner: Color::White }));
    assert_eq!(game.end().halfmoves(), 150);
}

#[test]
fn a_table_ends_with_mate() {
    let mut seat = Seated::White(Turn::start());
    let mut end = None;
    for san in ["f3", "e5", "g4", "Qh4"] {
        seat = match seat {
            Seated::White(turn) => after(turn, san, Seated::Black),
            Seated::Black(turn) => after(turn, san, Seated::White),
            Seated::Over(over) => panic!("over too soon: {over:?}"),
        };
        if let Seated::Over(over) = &seat {
            end = Some(over.end());
        }
    }
    assert_eq!(end, Some(End::Outcome(Outcome::Checkmate { winner: Color::Black })));
}

/// The seat after a move given in SAN.
fn after<S: chess_runtime::Side>(
    turn: Turn<S>,
    san: &str,
    seat: impl Fn(Turn<S::Opponent>) -> Seated,
) -> Seated {
    let m = turn.position().parse_san(san).expect(san);
    match turn.play(m).expect(san) {
        Next::Turn(turn) => seat(turn),
        Next::Over(over) => Seated::Over(over),
    }
}

#[test]
fn an_illegal_move_gives_the_turn_back() {
    let foreign = Move::normal(Square::E7, Square::E5);
    let refused = Turn::start().play(foreign).expect_err("White does not move Black's pawn");
    assert_eq!(refused.error.refused, foreign);
    let over: Over = refused.turn.resign();
    assert_eq!(over.end(), End::Resignation { winner: Color::Black });
}

#[test]
fn a_finished_position_has_no_turn() {
    assert!(matches!(Seated::at(fen!("7k/5KQ1/8/8/8/8/8/8 b - - 0 1")), Seated::Over(_)));
    assert!(matches!(Seated::at(fen!("7k/5K2/8/8/8/8/8/6Q1 b - - 0 1")), Seated::Black(_)));
}

//! The examples of the systems that this project descends from, as they gave them; where the Laws of Chess say otherwise,
//! a comment says so. The facts are theirs, the code is not. Those of Chesskell need a compiler: they are in
//! `ui-tests/cases/pass/chesskell.rs` and `ui-tests/cases/fail/ancestor`.

use chess_runtime::engine::Score;
use chess_runtime::engine::classical::{self, Plan, Scores, Strategy};
use chess_types::{Color, Move, Position, Square};

// Rival: pseudo-legal moves, checks, attacked squares, making a move.

/// Promotions by step and capture, an en passant capture, a check to answer and pieces to take.
const BUSY: &str = "n5k1/1P2P1n1/1n2q2p/P1pP4/5R2/3K1B2/1r2N2P/6r1 w - c6 0 1";
/// A king alone.
const BARE: &str = "4k3/8/6N1/4K3/8/8/8/8 b - -";
/// White has the right to castle queenside, but the queen on b3 prevents it.
const GUARDED: &str = "n5k1/1P2P1n1/1n5p/P1pP4/5R2/1q3B2/4Nr1P/R3K2R w Q -";
/// A pawn about to promote beside White's king.
const STORMED: &str = "2kr3R/pppp1p1p/2n1b3/2bn1q2/8/4p3/PPPP1PpP/RNBQK2R b KQ -";

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn names(moves: &[Move]) -> Vec<String> {
    let mut names: Vec<String> = moves.iter().map(Move::to_string).collect();
    names.sort_unstable();
    names
}

#[test]
fn busy_position_has_47_pseudo_legal_moves() {
    let expected = [
        "a5a6", "a5b6", "b7a8b", "b7a8n", "b7a8q", "b7a8r", "b7b8b", "b7b8n", "b7b8q", "b7b8r", "d3c2",
        "d3c3", "d3c4", "d3d2", "d3d4", "d3e3", "d3e4", "d5c6", "d5d6", "d5e6", "e2c1", "e2c3", "e2d4",
        "e2g1", "e2g3", "e7e8b", "e7e8n", "e7e8q", "e7e8r", "f3e4", "f3g2", "f3g4", "f3h1", "f3h5", "f4a4",
        "f4b4", "f4c4", "f4d4", "f4e4", "f4f5", "f4f6", "f4f7", "f4f8", "f4g4", "f4h4", "h2h3", "h2h4",
    ];
    assert_eq!(expected.len(), 47);
    assert_eq!(names(&position(BUSY).pseudo_legal_moves()), expected);
}

/// The en passant capture is listed once, and as an en passant capture.
#[test]
fn busy_position_takes_en_passant() {
    let capture = Move::en_passant(Square::D5, Square::C6);
    let pseudo_legal = position(BUSY).pseudo_legal_moves();
    let to_c6 = pseudo_legal.iter().filter(|m| m.from() == Square::D5 && m.to() == Square::C6);
    assert_eq!(to_c6.copied().collect::<Vec<_>>(), [capture]);
}

/// Only the knight on g6 keeps the king from e7 and f8. Rival's list of the moves that leave no check has e8f8 as well, but
/// the knight attacks f8 (FIDE 3.6, 3.9.2), so the move is not legal.
#[test]
fn bare_king_avoids_the_knight() {
    let bare = position(BARE);
    let pseudo_legal = names(&bare.pseudo_legal_moves());
    assert_eq!(pseudo_legal, ["e8d7", "e8d8", "e8e7", "e8f7", "e8f8"]);
    assert_eq!(names(&bare.legal_moves()), ["e8d7", "e8d8", "e8f7"]);
}

#[test]
fn castling_square_is_attacked_without_check() {
    let guarded = position(GUARDED);
    assert!(guarded.is_attacked(Square::D1, Color::Black));
    assert!(!guarded.is_check());
    // Either side may be asked, whoever is to move.
    assert!(!guarded.is_in_check(Color::White) && !guarded.is_in_check(Color::Black));
    let attacked = position("4k3/8/8/8/8/8/8/4RK2 b - -");
    assert!(attacked.is_in_check(Color::Black) && !attacked.is_in_check(Color::White));
    let castles = guarded.legal_moves().into_iter().any(|m| m.castles().is_some());
    assert!(!castles, "the king would pass d1");
}

#[test]
fn promotion_leaves_castling_rights() {
    let stormed = position(STORMED);
    let promotion = chess_tests::move_named(&stormed, "g2g1q");
    let after = stormed.play(promotion).map(|next| next.to_fen());
    let fen = after.unwrap_or_else(|error| panic!("{error}"));
    let fields: Vec<&str> = fen.split(' ').take(4).collect();
    assert_eq!(fields.join(" "), "2kr3R/pppp1p1p/2n1b3/2bn1q2/8/4p3/PPPP1P1P/RNBQK1qR w KQ -");
}

/// Rival's perft counts depth 0 as one ply: 20 moves from the start, and 400 positions at depth 1.
#[test]
fn perft_counts_what_rival_counts_at_one_depth_less() {
    let start = Position::default();
    assert_eq!((start.perft(1), start.perft(2)), (20, 400));
}

// PM: the tasks that parallel searches make.

/// A board where White has 39 moves with 1701 answers, as PM's generator counts them on its board B3, a combination of
/// Stamma's. PM takes moves into check for legal, and a pawn for a promotion; here both numbers are by the Laws.
const THIRTY_NINE: &str = "rn1q1bn1/pp3kp1/5B1r/2ppp3/P2P1p1p/4P2b/1PP2PP1/RNQ1KBNR w KQ - 0 12";

#[test]
fn parallel_searches_make_39_and_1740_tasks() {
    let board = position(THIRTY_NINE);
    assert_eq!((board.perft(1), board.perft(2)), (39, 1701));
    for (plan, tasks) in [
        ("MinimaxPar,1,2", 39),
        ("MinimaxPar,2,2", 1740),
        ("MinimaxParAB,1,2", 39),
        ("MinimaxParAB,2,2", 1740),
    ] {
        let plan = plan.parse::<Plan>().unwrap_or_else(|error| panic!("{error}"));
        let report = classical::search(&board, &plan.threads(2));
        assert_eq!(report.tasks, tasks, "{plan}");
        assert_eq!(report.work.len(), 2, "{plan}");
        let searched: u64 = report.work.iter().map(|work| work.tasks).sum();
        let last_level = if plan.parallel_depth == 1 { 39 } else { 1701 };
        let is_whole = plan.strategy == Strategy::ParallelMinimax;
        assert!(if is_whole { searched == last_level } else { searched <= last_level }, "{plan}: {searched}");
    }
}

#[test]
fn a_plan_changes_the_work_and_not_the_score() {
    for fen in [THIRTY_NINE, STORMED, BUSY, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"] {
        let board = position(fen);
        for scores in [Scores::Classical, Scores::Material] {
            let alone = classical::search(&board, &Plan::new(Strategy::Minimax, 3).scores(scores));
            for strategy in Strategy::ALL {
                for (parallel_depth, threads) in [(0, 2), (1, 1), (1, 3), (2, 2), (3, 2), (9, 2)] {
                    let plan =
                        Plan::new(strategy, 3).scores(scores).parallel_depth(parallel_depth).threads(threads);
                    let report = classical::search(&board, &plan);
                    assert_eq!(report.choice.score, alone.choice.score, "{fen}: {plan} on {threads}");
                    assert!(report.choice.best.is_some_and(|best| board.is_legal(best)));
                    assert!(report.work.is_empty() || report.work.len() == threads, "{plan}: {report:?}");
                    if matches!(strategy, Strategy::ParallelMinimax | Strategy::BreadthFirst) {
                        assert_eq!(report.choice.nodes, alone.choice.nodes, "{plan} looks at everything");
                    }
                }
            }
        }
    }
}

// The teaching bot: material alone.

/// A queen to be taken: the bot looks at material, so it takes her.
#[test]
fn material_alone_takes_the_queen() {
    // Its example has a white pawn on e4 between a black queen on d5 and a black rook on f5. It has no kings, which a
    // position must have by the Laws (FIDE 2.2): here they stand in the corners.
    let board = position("7k/8/8/3q1r2/4P3/8/8/K7 w - - 0 1");
    let plan = Plan::new(Strategy::AlphaBeta, 4).scores(Scores::Material);
    assert_eq!(classical::search(&board, &plan).choice.best, Some(Move::normal(Square::E4, Square::D5)));
}

// Drais: its sample position, and the line that it printed for it at depth 12.

#[test]
fn the_dampened_search_finds_the_line_of_drais() {
    // Drais prints all four rights to castle, which no king off its square has, and counts the position after the king is
    // taken as one more; by the Laws the game ends with 3. Bxg7 mate.
    let board = position("1r5k/1b2K2p/7p/2pp3P/7B/5pp1/4p3/5r2 w - - 0 3");
    let found = classical::dampened(&board, 12);
    let line: Vec<String> = found.line.iter().map(Move::to_string).collect();
    assert_eq!(line, ["e7f7", "b8g8", "h4f6", "g8g7", "f6g7"]);
    assert_eq!(found.score, Score::Mate(3));
    // Each move on the way to the mate keeps 95 % of what it leads to.
    let nearer = found.line[..2].iter().fold(board, |position, &m| position.play_unchecked(m));
    let nearer = classical::dampened(&nearer, 8);
    assert!((found.value / nearer.value - 0.95 * 0.95).abs() < 1e-6, "{} {}", found.value, nearer.value);
}

//! The engine from outside: limits, handles, draws, lines, and the legality of all its moves.

use std::time::{Duration, Instant};

use chess_runtime::engine::classical::{self, Strategy};
use chess_runtime::engine::{
    Clock, Engine, Features, Limits, Options, Query, Report, Score, StopHandle, bench_at,
};
use chess_types::{History, Move, Position};

const MIDDLEGAME: &str = "r1bq1rk1/pp2bppp/2n1pn2/3p4/3P4/2NB1N2/PP3PPP/R1BQ1RK1 w - - 0 10";

fn engine() -> Engine {
    Engine::new(Options::default())
}

fn read(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// A game from a position with these moves.
fn game(fen: &str, moves: &str) -> History {
    let mut history = History::new(read(fen));
    for san in moves.split_whitespace() {
        let m = history.position().parse_san(san).unwrap_or_else(|error| panic!("{san}: {error}"));
        history.play(m).unwrap();
    }
    history
}

/// The score of one move of the game's last position.
fn score_of(history: &History, san: &str, depth: u32) -> Score {
    score_by(&mut engine(), history, san, depth)
}

/// This engine's score of one move of the game's last position.
fn score_by(engine: &mut Engine, history: &History, san: &str, depth: u32) -> Score {
    let m = history.position().parse_san(san).unwrap();
    let query = Query::new(history).limits(Limits::new().depth(depth)).only([m]);
    let answer = engine.search(&query, &mut (), &StopHandle::new());
    assert_eq!(answer.best(), Some(m));
    answer.score
}

#[test]
fn mate_and_stalemate_have_no_move() {
    let mated = engine().suggest(&read("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"), Limits::new().depth(3));
    assert_eq!((mated.best, mated.score, mated.line.len()), (None, Score::Mate(0), 0));
    let stale = engine().suggest(&read("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), Limits::new().depth(3));
    assert_eq!((stale.best, stale.score, stale.line.len()), (None, Score::DRAW, 0));
}

#[test]
fn depth_is_respected() {
    for depth in 1..=7 {
        let found = engine().suggest(&read(MIDDLEGAME), Limits::new().depth(depth));
        assert_eq!(found.depth, depth);
        assert!(found.best.is_some() && found.seldepth >= depth);
    }
}

#[test]
fn nodes_are_respected() {
    for nodes in [500, 1_000, 5_000, 20_000] {
        let found = engine().suggest(&read(MIDDLEGAME), Limits::new().nodes(nodes));
        assert!(found.nodes <= nodes, "{} of {nodes}", found.nodes);
        assert!(found.nodes + 10 >= nodes, "{} of {nodes}", found.nodes);
    }
    let found = engine().suggest(&read(MIDDLEGAME), Limits::new().nodes(1));
    assert!(found.best.is_some(), "a move is always found");
}

#[test]
fn time_is_respected() {
    let start = Instant::now();
    let found = engine().suggest(&read(MIDDLEGAME), Limits::new().time(Duration::from_millis(120)));
    // Without a limit the search would never return.
    assert!(start.elapsed() >= Duration::from_millis(110), "{:?}", start.elapsed());
    assert!(found.best.is_some());

    let clock = Clock::new(Duration::from_millis(1000)).increment(Duration::from_millis(10));
    let found = engine().suggest(&read(MIDDLEGAME), Limits::new().clock(clock));
    assert!(found.best.is_some());
}

#[test]
fn a_mate_ends_the_search_for_it() {
    let position = read("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1");
    let found = engine().suggest(&position, Limits::new().mate(1));
    assert_eq!(found.score, Score::Mate(1));
    assert!(found.nodes < 10_000, "{}", found.nodes);
    let none = engine().suggest(&read("4k3/8/8/8/8/8/8/4K2R w - - 0 1"), Limits::new().mate(1));
    assert!(none.best.is_some(), "the search for a mate that is not there ends, too");
}

#[test]
fn the_handle_stops_the_search() {
    let stop = StopHandle::new();
    let other = stop.clone();
    let history = History::new(read(MIDDLEGAME));
    let start = Instant::now();
    let answer = std::thread::scope(|scope| {
        scope.spawn(move || {
            std::thread::sleep(Duration::from_millis(60));
            other.stop();
        });
        engine().search(&Query::new(&history), &mut (), &stop)
    });
    assert!(answer.best().is_some());
    assert!(start.elapsed() >= Duration::from_millis(50), "{:?}", start.elapsed());
}

#[test]
fn pondering_counts_time_from_the_hit() {
    let stop = StopHandle::new();
    let other = stop.clone();
    let history = History::new(read(MIDDLEGAME));
    let limits = Limits::new().time(Duration::from_millis(40)).pondering();
    let start = Instant::now();
    std::thread::scope(|scope| {
        scope.spawn(move || {
            std::thread::sleep(Duration::from_millis(150));
            other.ponder_hit();
        });
        engine().search(&Query::new(&history).limits(limits), &mut (), &stop)
    });
    assert!(start.elapsed() >= Duration::from_millis(180), "{:?}", start.elapsed());
}

#[test]
fn repeating_three_times_is_a_draw() {
    let start = "7k/8/8/8/8/8/8/KQ6 w - - 0 1";
    let once = game(start, "Qb2+ Kg8 Qb1 Kh8");
    assert!(score_of(&once, "Qb2+", 6) > Score::Centipawns(300), "twice is not three times");
    let twice = game(start, "Qb2+ Kg8 Qb1 Kh8 Qb2+ Kg8 Qb1 Kh8");
    assert_eq!(score_of(&twice, "Qb2+", 6), Score::DRAW);
    assert!(score_of(&twice, "Qb7", 6) > Score::Centipawns(300));
    let found =
        engine().search(&Query::new(&twice).limits(Limits::new().depth(6)), &mut (), &StopHandle::new());
    assert_ne!(
        found.best(),
        Some(twice.position().parse_san("Qb2+").unwrap()),
        "who is winning does not repeat"
    );
}

#[test]
fn the_losing_side_repeats() {
    // Black has far more material, but White's queen can give perpetual check.
    let lost = read("6k1/6p1/5n2/7Q/8/1rr5/q5PK/8 w - - 0 1");
    let perpetual = read("6k1/6p1/8/7Q/8/1rr5/q5PK/8 w - - 0 1");
    let found = engine().suggest(&perpetual, Limits::new().depth(12));
    assert_eq!(found.score, Score::DRAW, "{:?}", found.line);
    let lost = engine().suggest(&lost, Limits::new().depth(8));
    assert!(lost.score < Score::Centipawns(-300), "the knight ends the checks: {}", lost.score);
}

#[test]
fn fifty_moves_are_a_draw_but_mate_comes_first() {
    let fresh = read("8/8/8/8/8/4k3/8/R3K3 w - - 0 80");
    assert!(engine().suggest(&fresh, Limits::new().depth(8)).score > Score::Centipawns(200));
    let stale = read("8/8/8/8/8/4k3/8/R3K3 w - - 99 80");
    assert_eq!(engine().suggest(&stale, Limits::new().depth(8)).score, Score::DRAW);
    let mate = read("4k3/8/4K3/8/8/8/8/R7 w - - 99 80");
    assert_eq!(engine().suggest(&mate, Limits::new().depth(8)).score, Score::Mate(1));
    let mate_too_late = read("3k4/8/4K3/8/8/8/8/R7 w - - 99 80");
    assert_eq!(engine().suggest(&mate_too_late, Limits::new().depth(8)).score, Score::DRAW);
}

/// At the last ply the search still sees a quiet check that mates. The switch is for such checks.
#[test]
fn the_last_ply_sees_quiet_checks() {
    let threat = History::new(read("3r2k1/5ppp/8/8/8/8/P4PPP/6K1 w - - 0 1"));
    assert_eq!(score_of(&threat, "a3", 1), Score::Mate(-1));
    assert!(!matches!(score_of(&threat, "g3", 1), Score::Mate(_)));
    let features = Features::ALL.toggled("quiescence_checks").unwrap();
    let mut blind = Engine::new(Options { features, ..Options::default() });
    assert!(!matches!(score_by(&mut blind, &threat, "a3", 1), Score::Mate(_)));
}

#[test]
fn a_bishop_alone_is_a_draw() {
    let history = game("4k3/8/8/8/8/8/3p4/3BK3 w - - 0 1", "");
    assert_eq!(score_of(&history, "Kxd2", 8), Score::DRAW);
}

#[test]
fn several_lines_are_different_and_in_order() {
    let mut engine = Engine::new(Options { multi_pv: 4, ..Options::default() });
    let history = History::new(read(MIDDLEGAME));
    let mut numbers = Vec::new();
    let mut observer = |report: &Report<'_>| {
        assert!(!report.line.is_empty());
        numbers.push((report.depth, report.number));
    };
    let query = Query::new(&history).limits(Limits::new().depth(6));
    let answer = engine.search(&query, &mut observer, &StopHandle::new());
    assert_eq!(answer.lines.len(), 4);
    assert!(answer.lines.is_sorted_by(|a, b| a.score >= b.score), "{:?}", answer.lines);
    let mut firsts: Vec<Move> = answer.lines.iter().map(|line| line.moves[0]).collect();
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts.len(), 4);
    for number in 1..=4 {
        assert!(numbers.contains(&(6, number)), "{numbers:?}");
    }
}

#[test]
fn lines_are_legal() {
    for depth in 1..=8 {
        let position = read(MIDDLEGAME);
        let found = engine().suggest(&position, Limits::new().depth(depth));
        let end = found.line.iter().try_fold(position, |position, &m| position.play(m));
        assert!(end.is_ok(), "{:?}", found.line);
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let ask = || {
        let found = engine().suggest(&read(MIDDLEGAME), Limits::new().depth(9));
        (found.nodes, found.best, found.score, found.line)
    };
    assert_eq!(ask(), ask());
    assert_eq!(bench_at(5).nodes, bench_at(5).nodes);
    let mut used = engine();
    used.suggest(&Position::default(), Limits::new().depth(7));
    used.clear();
    let again = used.suggest(&read(MIDDLEGAME), Limits::new().depth(9));
    assert_eq!((again.nodes, again.best), (ask().0, ask().1), "a cleared engine is like a new one");
}

#[test]
fn threads_find_the_same_mate() {
    let mut engine = Engine::new(Options { threads: 3, ..Options::default() });
    let position = read("5r1k/6pp/7N/8/8/1Q6/6PP/7K w - - 0 1");
    for _ in 0..5 {
        engine.clear();
        // One thread sees it at depth 8. With several threads, the order in which they share results
        // varies and can delay it by a depth or two.
        let found = engine.suggest(&position, Limits::new().depth(16));
        assert_eq!(found.score, Score::Mate(2));
        assert!(found.depth >= 16 && found.nodes > 0);
    }
    let found = engine.suggest(&read(MIDDLEGAME), Limits::new().nodes(20_000));
    assert!(found.nodes < 30_000, "all threads count: {}", found.nodes);
}

#[test]
fn weaker_players_play_legal_moves() {
    for elo in [0, 800, 1500, 2600, 9000] {
        let mut engine = Engine::new(Options { strength: Some(elo), ..Options::default() });
        let mut history = History::default();
        for _ in 0..12 {
            let query = Query::new(&history).limits(Limits::new().time(Duration::from_secs(5)));
            let best = engine.search(&query, &mut (), &StopHandle::new()).best().unwrap();
            history.play(best).unwrap();
        }
    }
}

#[test]
fn settings_can_change() {
    let mut engine = engine();
    engine.set_hash(2);
    engine.set_threads(2);
    engine.set_multi_pv(3);
    engine.set_strength(Some(1200));
    let options = engine.options();
    assert_eq!((options.hash_megabytes, options.threads, options.multi_pv), (2, 2, 3));
    assert_eq!(options.strength, Some(1200));
    assert!(engine.suggest(&Position::default(), Limits::new().depth(4)).best.is_some());
}

#[test]
fn chess960_castling_is_searched() {
    let position = read("bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9");
    let found = engine().suggest(&position, Limits::new().depth(7));
    assert!(position.is_legal(found.best.unwrap()));
}

#[test]
fn the_classical_searches_agree() {
    let positions = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        MIDDLEGAME,
        "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1",
        "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    ];
    for fen in positions {
        let position = read(fen);
        for depth in 1..=3 {
            let choices = Strategy::ALL.map(|strategy| classical::choose(&position, strategy, depth));
            for choice in &choices {
                assert_eq!(choice.score, choices[0].score, "{fen} at depth {depth}: {choices:?}");
                assert!(position.is_legal(choice.best.unwrap()));
            }
            assert_eq!(choices[0].nodes, choices[1].nodes, "minimax looks at everything");
            assert!(choices[2].nodes <= choices[0].nodes);
        }
    }
    let mated = read("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    assert!(Strategy::ALL.iter().all(|&strategy| classical::choose(&mated, strategy, 2).best.is_none()));
}

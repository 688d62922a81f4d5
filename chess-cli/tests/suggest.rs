//! `chess suggest`, `chess play` and `chess bench` from outside: arguments and input in, text and
//! exit code out.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// Runs the binary, and returns its standard output, its standard error and its exit code.
fn chess(arguments: &[&str], input: &str) -> (String, String, i32) {
    let mut process = Command::new(env!("CARGO_BIN_EXE_chess"))
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that reads nothing may have ended already.
    let _ = process.stdin.take().unwrap().write_all(input.as_bytes());
    let output = process.wait_with_output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code().unwrap())
}

#[track_caller]
fn suggestion(arguments: &[&str]) -> String {
    let (out, err, code) = chess(&[&["suggest"], arguments].concat(), "");
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    out
}

#[track_caller]
fn complaint(arguments: &[&str]) -> String {
    let (out, err, code) = chess(&[&["suggest"], arguments].concat(), "");
    assert_eq!((out.as_str(), code), ("", 2), "{err}");
    err
}

#[track_caller]
fn assert_has(text: &str, part: &str) {
    assert!(text.contains(part), "no `{part}` in:\n{text}");
}

const KF7: &str = "1r5k/1b2K2p/7p/2pp3P/7B/5pp1/4p3/5r2 w - -";
const GAMES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/two-games.pgn");

#[test]
fn the_king_goes_to_f7() {
    let out = suggestion(&["--fen", KF7, "--mate", "3", "--depth", "20", "--explain"]);
    assert_has(&out, "Best move   1. Kf7\n");
    assert_has(&out, "1. Kf7: White's king goes from e7 to f7\n");
    assert_has(&out, "8 . r . . . . . k\n7 . b . . . K . p\n");
}

#[test]
fn mate_follows() {
    let json = suggestion(&["--fen", KF7, "--mate", "8", "--depth", "20", "--format", "json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["best"]["san"], "Kf7");
    assert_eq!(json["best"]["uci"], "e7f7");
    assert!(json["score"]["mate"].as_i64().is_some_and(|moves| moves > 0), "{json}");
}

#[test]
fn positions_come_in_many_spellings() {
    // The smothered mate: Nf7 in one.
    let fen = suggestion(&["--fen", "6rk/6pp/7N/8/8/8/8/K7 w - - 0 1", "--depth", "2"]);
    assert_has(&fen, "Best move   1. Nf7#\nScore       #1, White mates with this move\n");
    let board = suggestion(&[
        "--board",
        "......rk......pp.......N................................K.......W",
        "--depth",
        "2",
    ]);
    assert_has(&board, "Best move   1. Nf7#");
    let moves = suggestion(&["e4", "e7e5", "2.", "Bc4", "Nc6", "3.Qh5", "Nf6", "--depth", "2"]);
    assert_has(&moves, "Best move   4. Qxf7#");
    let game = suggestion(&["--pgn", GAMES, "--at", "4w", "--depth", "2"]);
    assert_has(&game, "Best move   4. Qxf7#\nPlayed      4. d3\n");
    let second = suggestion(&["--pgn", GAMES, "--game", "2", "--depth", "2"]);
    assert_has(&second, "Best move   2... Qh4#");
}

#[test]
fn several_lines_are_listed() {
    let out = suggestion(&["--depth", "3", "--multi-pv", "3"]);
    for label in [" 1. ", " 2. ", " 3. "] {
        assert!(out.lines().any(|line| line.starts_with(label)), "{out}");
    }
}

#[test]
fn a_finished_game_has_no_suggestion() {
    let mate = suggestion(&["f3", "e5", "g4", "Qh4#"]);
    assert_has(&mate, "the game has ended in checkmate, Black wins (FIDE 5.1.1)");
    let stalemate = suggestion(&["--fen", "7k/5Q2/6K1/8/8/8/8/8 b"]);
    assert_has(&stalemate, "the game has ended in stalemate");
    let json: serde_json::Value =
        serde_json::from_str(&suggestion(&["f3", "e5", "g4", "Qh4", "--format", "json"])).unwrap();
    assert_eq!(json["best"], serde_json::Value::Null);
    assert_eq!(json["outcome"], "checkmate, Black wins");
}

#[test]
fn textbook_searches_agree() {
    let score = |strategy: &str| {
        let out =
            suggestion(&["e4", "e5", "Nf3", "--strategy", strategy, "--depth", "3", "--format", "json"]);
        let json: serde_json::Value = serde_json::from_str(&out).unwrap();
        assert_eq!(json["strategy"], strategy);
        json["score"].clone()
    };
    let expected = score("minimax");
    for strategy in
        ["alpha-beta", "parallel-minimax", "parallel-alpha-beta", "breadth-first", "principal-variation"]
    {
        assert_eq!(score(strategy), expected, "{strategy}");
    }
    assert_has(&complaint(&["--strategy", "minimax", "--time", "1"]), "limited by --depth alone");
}

#[test]
fn mistakes_are_explained() {
    assert_has(
        &complaint(&["e4", "e5", "Qd3"]),
        "chess: illegal move 2. Qd3: the white pawn on d2 stands between",
    );
    assert_has(
        &complaint(&["--fen", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"]),
        "Black is in check from e2 but White is to move",
    );
    assert_has(&complaint(&["--board", "W"]), "64 squares and W or B are 65 characters, these are 1");
    assert_has(&complaint(&["--pgn", "no-such-file.pgn"]), "cannot read no-such-file.pgn");
    assert_has(&complaint(&["--pgn", GAMES, "--game", "9"]), "has 2 games, so there is no game 9");
    assert_has(&complaint(&["--pgn", GAMES, "--at", "30b"]), "game 1 has no move 30...");
    assert_has(&complaint(&["--time", "0"]), "more than 0 seconds");
}

#[test]
fn a_game_can_be_played_from_a_pipe() {
    let input = "moves\nKe5\ne2e4\nboard\nundo\nflip\nfen\nhint\nd4\nresign\n";
    let (out, err, code) = chess(&["play", "--depth", "2", "--ascii"], input);
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    assert_has(&out, "Ke5 is not possible: ");
    assert_has(&out, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_has(&out, "You resign; Black wins.");
    assert_has(&out, "[Result \"0-1\"]\n\n1. d4 ");
}

#[test]
fn a_game_ends_with_the_input() {
    let (out, err, code) = chess(&["play", "--depth", "1", "--color", "black"], "e5\n");
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    assert_has(&out, "Goodbye.");
    assert_has(&out, "[White \"chess\"]\n[Black \"You\"]\n[Result \"*\"]\n");
}

#[test]
fn mate_ends_a_game() {
    let fen = "7k/8/6K1/8/8/8/8/R7 w - - 0 1";
    let (out, _, code) = chess(&["play", "--fen", fen, "--depth", "1"], "Ra8\n");
    assert_eq!(code, 0);
    assert_has(&out, "The game has ended in checkmate, White wins (FIDE 5.1.1).");
    assert_has(&out, "1. Ra8# 1-0\n");
}

#[test]
fn the_bench_detects_a_changed_search() {
    let (out, _, code) = chess(&["bench", "--depth", "1"], "");
    assert_eq!(code, 0);
    let nodes = out.lines().next().unwrap().strip_prefix("Bench: ").unwrap();
    assert_eq!(chess(&["bench", "--depth", "1", "--expect", nodes], "").2, 0);
    let (_, err, code) = chess(&["bench", "--depth", "1", "--expect", "1"], "");
    assert_eq!(code, 1);
    assert_has(&err, &format!("expected 1 nodes, counted {nodes}"));
}

/// The board that the tests of PM's tasks use: 39 moves with 1701 answers.
const THIRTY_NINE: &str = "rn1q1bn1/pp3kp1/5B1r/2ppp3/P2P1p1p/4P2b/1PP2PP1/RNQ1KBNR w KQ - 0 12";

#[test]
fn tasks_and_threads_are_counted_and_none_is_ignored() {
    let answer = |arguments: &[&str]| -> serde_json::Value {
        let json = suggestion(&[&["--fen", THIRTY_NINE, "--format", "json"], arguments].concat());
        serde_json::from_str(&json).unwrap()
    };
    let one = answer(&["--strategy", "MinimaxPar,1,2", "--threads", "3"]);
    assert_eq!((one["strategy"].as_str(), one["tasks"].as_u64()), (Some("parallel-minimax"), Some(39)));
    assert_eq!(one["work"].as_array().unwrap().len(), 3);
    let two = answer(&["--strategy", "parallel-minimax", "--parallel-depth", "2", "--depth", "2"]);
    assert_eq!(two["tasks"], 1740);
    let human = suggestion(&["--fen", THIRTY_NINE, "--strategy", "MinimaxParAB,1,2", "--threads", "2"]);
    assert_has(&human, "Tasks       39\nThread 1    ");
    let refused = |arguments: &[&str]| complaint(&[&["e4"], arguments].concat());
    let alone = "--strategy minimax searches on one thread";
    assert_has(&refused(&["--strategy", "minimax", "--threads", "2"]), alone);
    assert_has(&refused(&["--strategy", "dampened", "--threads", "2"]), "dampened searches on one thread");
    assert_has(&refused(&["--parallel-depth", "2"]), "--strategy engine has no parallel depth");
    assert_has(&refused(&["--strategy", "MinimaxPar,1,2", "--depth", "3"]), "says its depth itself");
    assert_has(&refused(&["--strategy", "MinimaxPar"]), "the strategies are engine, minimax");
    suggestion(&["e4", "--strategy", "minimax", "--threads", "1", "--depth", "1"]);
}

#[test]
fn a_teaching_bot_gets_its_answer() {
    // From standard input, without a side: White. The queen can be taken, and material is all there is.
    let board =
        [".......k", "........", "........", "...q.r..", "....P...", "........", "........", "K......."]
            .concat();
    assert_eq!(board.len(), 64);
    let arguments = ["suggest", "--board", "-", "--strategy", "material", "--depth", "2", "--format", "bot"];
    let (out, err, code) = chess(&arguments, &format!("{board}\n"));
    assert_eq!((out.as_str(), err.as_str(), code), ("Just (Move 36 27 Nothing)\n", "", 0));
    let (black, _, _) = chess(&arguments, &format!("{board}B\n"));
    assert!(black.starts_with("Just (Move "), "{black}");
    let over = suggestion(&["f3", "e5", "g4", "Qh4#", "--format", "bot"]);
    assert_eq!(over, "Nothing\n");
}

#[test]
fn drais_finds_its_line() {
    let out = suggestion(&["--fen", KF7, "--strategy", "dampened", "--depth", "12"]);
    assert_has(&out, "Best move   1. Kf7\nScore       #3, White mates in 3 moves\n");
    assert_has(&out, "Line        1. Kf7 Rg8 2. Bf6+ Rg7+ 3. Bxg7#\n");
}

#[test]
fn a_strategy_plays_both_sides() {
    let play = |arguments: &[&str]| chess(&[&["play", "--watch"], arguments].concat(), "");
    let (out, err, code) = play(&["MinimaxSeqAB,2", "--turns", "2"]);
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    assert!(out.starts_with("> Turn 1, White's move:\n|br|bk|bb|bq|bk|bb|bk|br|\n|bp|"), "{out}");
    assert_has(&out, "\n\n> Turn 2, Black's move:\n|br|");
    assert_has(&out, "\n\n> Turn 3, White's move:\n|br|");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("board.txt");
    let empty = " , , , , , , , \n";
    let board = format!(" , , , , , , ,bx\n{}wx, , , , , ,wq, \n", empty.repeat(6)).replacen(
        empty,
        " , , , , ,wr, , \n",
        1,
    );
    std::fs::write(&file, board).unwrap();
    let (out, err, code) = play(&["alpha-beta", "--depth", "2", "--board-file", file.to_str().unwrap()]);
    assert_eq!((err.as_str(), code), ("", 0), "{out}");
    assert_has(&out, "The game has ended in checkmate, White wins (FIDE 5.1.1).\n");
    let (_, err, code) = play(&["minimax", "--threads", "2", "--turns", "1"]);
    assert_eq!(code, 2);
    assert_has(&err, "searches on one thread");
    let asked = suggestion(&["--board-file", file.to_str().unwrap(), "--depth", "2"]);
    assert_has(&asked, "mates with this move");
}

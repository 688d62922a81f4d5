//! `chess uci` as a chess program uses it: the binary is started, lines go in, lines come out.
//!
//! No test depends on the speed of the machine. The time limit only stops tests that hang.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

/// Longer than any answer takes, on any machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// Checkmate, Black has won.
const MATE: &str = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
/// Stalemate, Black to move.
const STALEMATE: &str = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";

/// A running engine and its output.
struct Engine {
    process: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Engine {
    fn start() -> Engine {
        let mut process = Command::new(env!("CARGO_BIN_EXE_chess"))
            .arg("uci")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let output = BufReader::new(process.stdout.take().unwrap());
        let (sender, lines) = channel();
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Engine { input: process.stdin.take(), process, lines }
    }

    fn send(&mut self, line: &str) {
        self.send_bytes(format!("{line}\n").as_bytes());
    }

    fn send_bytes(&mut self, bytes: &[u8]) {
        self.input.as_mut().unwrap().write_all(bytes).unwrap();
    }

    /// Everything up to and including the first line with this beginning.
    #[track_caller]
    fn until(&self, beginning: &str) -> Vec<String> {
        let mut seen = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => {
                    seen.push(line);
                    if seen.last().unwrap().starts_with(beginning) {
                        return seen;
                    }
                }
                Err(error) => panic!("{error} while waiting for `{beginning}` after {seen:#?}"),
            }
        }
    }

    /// Sends a `go` and reads up to its answer.
    #[track_caller]
    fn go(&mut self, words: &str) -> Vec<String> {
        self.send(&format!("go {words}"));
        self.until("bestmove")
    }

    /// Asserts that the engine prints nothing but `readyok`, so that there is no extra answer.
    #[track_caller]
    fn expect_silence(&mut self) {
        self.send("isready");
        assert_eq!(self.until("readyok"), ["readyok"]);
    }

    /// Ends the input, returns the remaining output, and asserts that the process succeeded.
    #[track_caller]
    fn end(mut self) -> Vec<String> {
        drop(self.input.take());
        let mut seen = Vec::new();
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => seen.push(line),
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => panic!("does not end after {seen:#?}"),
            }
        }
        let mut complaints = String::new();
        let mut stderr = self.process.stderr.take().unwrap();
        std::io::Read::read_to_string(&mut stderr, &mut complaints).unwrap();
        assert_eq!(complaints, "");
        assert!(self.process.wait().unwrap().success());
        seen
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn best_moves(lines: &[String]) -> Vec<&str> {
    lines.iter().filter_map(|line| line.strip_prefix("bestmove ")).collect()
}

/// The words that follow a word in an `info` line.
fn after<'a>(line: &'a str, word: &str) -> &'a str {
    line.split_once(&format!(" {word} ")).map_or("", |(_, rest)| rest)
}

#[test]
fn the_handshake_lists_all_options() {
    let mut engine = Engine::start();
    engine.send("uci");
    let lines = engine.until("uciok");
    assert!(lines[0].starts_with("id name chess"));
    assert!(lines[1].starts_with("id author "));
    let options = [
        "Hash",
        "Clear Hash",
        "Threads",
        "MultiPV",
        "Move Overhead",
        "Ponder",
        "UCI_Chess960",
        "UCI_ShowWDL",
        "UCI_LimitStrength",
        "UCI_Elo",
    ];
    for option in options {
        let declared =
            lines.iter().filter(|line| line.starts_with(&format!("option name {option} type "))).count();
        assert_eq!(declared, 1, "{option}");
    }
    assert_eq!(lines.len(), options.len() + 3, "{lines:#?}");
    engine.expect_silence();
    assert_eq!(engine.end(), [""; 0]);
}

#[test]
fn every_go_gets_one_best_move() {
    let mut engine = Engine::start();
    let searches = [
        "depth 2",
        "depth 0",
        "nodes 300",
        "nodes 1",
        "movetime 20",
        "movetime 0",
        "wtime 200 btime 200",
        "wtime 100 btime 100 winc 10 binc 10 movestogo 3",
        "wtime 0 btime 0",
        "wtime -20 btime -20",
        "btime 100",
        "mate 1 depth 3",
        "searchmoves a2a3 depth 2",
        "searchmoves e2e5 depth 2",
        "depth 2 nodes 1000 movetime 1000 unknown words",
    ];
    for go in searches {
        engine.send("position startpos");
        let lines = engine.go(go);
        let best = best_moves(&lines)[0];
        assert!(best.len() >= 4 && best != "(none)", "go {go}: {best}");
        assert!(
            lines.iter().any(|line| line.contains(" score ") && line.contains(" pv ")),
            "go {go}: {lines:#?}"
        );
        engine.expect_silence();
    }
    assert_eq!(engine.end(), [""; 0]);
}

#[test]
fn an_infinite_search_waits_for_stop() {
    let mut engine = Engine::start();
    for go in ["go infinite", "go", "go depth 1 infinite", "go ponder depth 1"] {
        engine.send("position startpos moves e2e4");
        engine.send(go);
        let lines = engine.until("info depth 1");
        assert_eq!(best_moves(&lines), [""; 0], "{go}");
        // The engine answers while it thinks, and there is still no best move.
        engine.send("isready");
        assert_eq!(best_moves(&engine.until("readyok")), [""; 0], "{go}");
        engine.send("stop");
        engine.until("bestmove");
        engine.send("stop");
        engine.expect_silence();
    }
}

#[test]
fn an_infinite_search_without_legal_moves_waits_for_stop() {
    let mut engine = Engine::start();
    engine.send(&format!("position fen {STALEMATE}"));
    engine.send("go infinite");
    engine.until("info depth 0 score cp 0");
    engine.expect_silence();
    engine.send("stop");
    assert_eq!(engine.until("bestmove"), ["bestmove (none)"]);
}

#[test]
fn a_ponder_hit_starts_the_clock() {
    let mut engine = Engine::start();
    engine.send("position startpos moves e2e4 e7e5");
    engine.send("go ponder wtime 300 btime 300");
    engine.until("info depth 1");
    engine.send("isready");
    assert_eq!(best_moves(&engine.until("readyok")), [""; 0]);
    engine.send("ponderhit");
    engine.until("bestmove");
    engine.send("ponderhit");
    engine.expect_silence();
}

#[test]
fn mate_and_stalemate_have_no_move() {
    let mut engine = Engine::start();
    engine.send(&format!("position fen {MATE}"));
    assert_eq!(engine.go("depth 5"), ["info depth 0 score mate 0", "bestmove (none)"]);
    engine.send(&format!("position fen {STALEMATE}"));
    assert_eq!(engine.go("wtime 1000 btime 1000"), ["info depth 0 score cp 0", "bestmove (none)"]);
    engine.send("position startpos moves f2f3 e7e5 g2g4 d8h4");
    assert_eq!(best_moves(&engine.go("nodes 10")), ["(none)"]);
}

#[test]
fn mates_are_announced() {
    let mut engine = Engine::start();
    engine.send("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    let lines = engine.go("depth 3");
    assert_eq!(best_moves(&lines), ["a1a8"]);
    assert!(lines.iter().any(|line| line.contains(" score mate 1 ")), "{lines:#?}");
}

#[test]
fn what_is_wrong_is_said_and_the_position_stays() {
    let mut engine = Engine::start();
    engine.send("position startpos moves e2e4");
    for (line, reason) in [
        ("position startpos moves e2e5", "info string position ignored: e2e5: "),
        ("position startpos moves e2e4 e7e5 e1e3", "info string position ignored: e1e3: "),
        ("position fen 8/8/8/8/8/8/8/8 w - - 0 1", "info string position ignored: there is no white king"),
        ("position fen nonsense", "info string position ignored: "),
        ("position fen", "info string position ignored: "),
        ("position", "info string not understood: position"),
        ("position somewhere", "info string not understood: position somewhere"),
    ] {
        engine.send(line);
        let lines = engine.until("info string");
        assert!(lines[0].starts_with(reason), "{line}: {}", lines[0]);
    }
    engine.send("d");
    let lines = engine.until("Key: ");
    assert!(lines.iter().any(|line| line.contains("PPPP1PPP/RNBQKBNR b KQkq")), "{lines:#?}");
    let lines = engine.go("depth 1");
    assert!("78".contains(best_moves(&lines)[0].chars().nth(1).unwrap()), "Black moves: {lines:#?}");
}

#[test]
fn small_mistakes_in_a_fen_are_mended() {
    let mut engine = Engine::start();
    engine.send("position fen 4k3/8/8/8/8/8/8/R3K3 w KQkq e6 0 1");
    engine.send("d");
    let lines = engine.until("Key: ");
    assert!(lines[0].starts_with("info string position mended: "), "{lines:#?}");
    assert!(lines.contains(&"Fen: 4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".to_string()), "{lines:#?}");
}

#[test]
fn garbage_does_no_harm() {
    let mut engine = Engine::start();
    for line in [
        "",
        "   ",
        "hello there",
        "go perft",
        "go perft x",
        "setoption",
        "setoption name",
        "setoption value 3",
        "setoption name Hash value 0",
        "setoption name Hash value huge",
        "setoption name Threads value 0",
        "setoption name SyzygyPath value /tmp",
        "setoption name Ponder value maybe",
        "ponderhit",
        "stop",
        "debug on",
        "register later",
        "ucinewgame ucinewgame",
    ] {
        engine.send(line);
    }
    engine.send_bytes(b"\xff\xfe\x00\x80 position \xc3\x28\n");
    engine.send_bytes(b"isready\r\n");
    engine.send_bytes(&[b'x'; 100_000]);
    engine.send_bytes(b"\n");
    engine.until("readyok");
    engine.send("position startpos");
    assert_eq!(best_moves(&engine.go("depth 1")).len(), 1);
    engine.end();
}

#[test]
fn several_lines_are_ranked() {
    let mut engine = Engine::start();
    engine.send("setoption name multipv value 3");
    engine.send("setoption name UCI_ShowWDL value true");
    engine.send("position startpos");
    let lines = engine.go("depth 3");
    for number in 1..=3 {
        let line = lines.iter().rfind(|line| line.contains(&format!(" multipv {number} "))).unwrap();
        let chances: Vec<u32> =
            after(line, "wdl").split(' ').take(3).map(|word| word.parse().unwrap()).collect();
        assert_eq!(chances.iter().sum::<u32>(), 1000, "{line}");
    }
    assert!(!lines.iter().any(|line| line.contains(" multipv 4 ")), "{lines:#?}");
}

#[test]
fn only_the_moves_asked_for_are_searched() {
    let mut engine = Engine::start();
    engine.send("position startpos");
    let lines = engine.go("searchmoves a2a3 h2h3 depth 3");
    assert!(["a2a3", "h2h3"].contains(&best_moves(&lines)[0].split(' ').next().unwrap()), "{lines:#?}");
}

#[test]
fn castling_is_spelled_as_the_program_wishes() {
    let mut engine = Engine::start();
    let castle = |engine: &mut Engine, word: &str| {
        engine.send("position fen 5k2/R7/8/8/8/8/8/4K2R w K - 0 1");
        let lines = engine.go(&format!("searchmoves {word} depth 1"));
        best_moves(&lines)[0].split(' ').next().unwrap().to_string()
    };
    assert_eq!(castle(&mut engine, "e1g1"), "e1g1");
    assert_eq!(castle(&mut engine, "e1h1"), "e1g1");
    engine.send("setoption name UCI_Chess960 value true");
    assert_eq!(castle(&mut engine, "e1h1"), "e1h1");
    engine.send("position fen rk5r/8/8/8/8/8/8/RK5R w HAha - 0 1 moves b1h1 b8a8");
    engine.send("d");
    let lines = engine.until("Key: ");
    assert!(lines.contains(&"Fen: 2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2".to_string()), "{lines:#?}");
}

#[test]
fn perft_divides() {
    let mut engine = Engine::start();
    engine.send("position startpos");
    engine.send("go perft 3");
    let lines = engine.until("Nodes searched: ");
    assert_eq!(lines.iter().filter(|line| line.contains(": ")).count(), 21);
    assert!(lines.contains(&"b1c3: 440".to_string()), "{lines:#?}");
    assert_eq!(lines.last().unwrap(), "Nodes searched: 8902");
    engine.send("go perft 30");
    engine.send("stop");
    engine.send("go depth 1");
    engine.until("bestmove");
}

#[test]
fn a_second_go_waits_for_the_first() {
    let mut engine = Engine::start();
    engine.send("position startpos");
    engine.send("go depth 8");
    engine.send("position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
    engine.send("go depth 3");
    engine.send("go infinite");
    engine.send("go depth 2");
    let lines = engine.end();
    assert_eq!(best_moves(&lines).len(), 4, "{lines:#?}");
    assert!(
        lines.iter().any(|line| line.starts_with("info depth 8 ") && !line.contains("mate")),
        "{lines:#?}"
    );
    assert_eq!(best_moves(&lines)[1], "a1a8");
}

#[test]
fn the_end_of_the_input_lets_finite_searches_finish() {
    let mut engine = Engine::start();
    engine.send("position startpos");
    engine.send("go depth 8");
    let lines = engine.end();
    assert!(lines.iter().any(|line| line.starts_with("info depth 8 ")), "{lines:#?}");
    assert_eq!(best_moves(&lines).len(), 1);

    let mut engine = Engine::start();
    engine.send("go infinite");
    assert_eq!(best_moves(&engine.end()).len(), 1);
}

#[test]
fn quit_ends_at_once() {
    let mut engine = Engine::start();
    engine.send("go infinite");
    engine.until("info depth 1");
    engine.send("quit");
    assert!(best_moves(&engine.end()).len() <= 1);
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let ask = || {
        let mut engine = Engine::start();
        engine.send("position startpos moves d2d4 d7d5 c2c4");
        let lines = engine.go("depth 4");
        let last = lines.iter().rfind(|line| line.contains(" pv ")).unwrap();
        let nodes = after(last, "nodes").split(' ').next().unwrap().to_string();
        (nodes, after(last, "pv").to_string(), lines.last().unwrap().clone())
    };
    assert_eq!(ask(), ask());
}

#[test]
fn options_may_change_while_it_thinks() {
    let mut engine = Engine::start();
    engine.send("position startpos");
    engine.send("go infinite");
    engine.until("info depth 1");
    engine.send("setoption name Hash value 8");
    engine.send("setoption name Threads value 2");
    engine.send("setoption name Clear Hash");
    engine.send("ucinewgame");
    engine.send("isready");
    engine.until("readyok");
    engine.send("stop");
    engine.until("bestmove");
    engine.send("setoption name UCI_LimitStrength value true");
    engine.send("setoption name UCI_Elo value 1000");
    engine.expect_silence();
    assert_eq!(best_moves(&engine.go("depth 3")).len(), 1);
    engine.end();
}

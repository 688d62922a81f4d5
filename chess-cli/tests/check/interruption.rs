//! Ctrl-C: the findings so far are reported, and how far the check got.

use std::io::{Read as _, Write as _};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::sandbox::{BAD, GOOD, Sandbox};

#[test]
fn an_interrupted_run_says_how_far_it_got() {
    let sandbox = Sandbox::new(&[]);
    let mut child = sandbox
        .command()
        .args(["check", "-", "--format", "json", "--threads", "2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    // This is more than a pipe holds. Once it is written, the command has begun to read.
    input.write_all([BAD, &GOOD.repeat(20_000)].concat().as_bytes()).unwrap();
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    // An endless archive. The loop ends when the command closes its input.
    let more = GOOD.repeat(10_000);
    while input.write_all(more.as_bytes()).is_ok() {}
    let (mut out, mut err) = (String::new(), String::new());
    child.stdout.take().unwrap().read_to_string(&mut out).unwrap();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(2), "{err}");
    assert!(err.contains("chess: interrupted in <stdin>, after "), "{err}");
    let report: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(report["findings"][0]["rule"], "blocked");
    assert_eq!(report["interrupted"]["file"], "<stdin>");
    let games = report["interrupted"]["games"].as_u64().unwrap();
    assert!(games > 1_000, "{games}");
    assert_eq!(report["totals"]["games"], games);
    assert_eq!(report["files"][0]["games"], games);
}

/// Starts a check of standard input, interrupts it once, and returns its exit code and what it said.
fn interrupted_while_reading(input: &[u8], is_endless: bool) -> (Option<i32>, String) {
    let sandbox = Sandbox::new(&[]);
    let mut command = sandbox.command();
    let command =
        command.args(["check", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    // More than a pipe holds: once it is written, the command reads.
    pipe.write_all(&input.repeat(200_000 / input.len())).unwrap();
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    while is_endless && pipe.write_all(&input.repeat(10_000)).is_ok() {}
    let mut err = String::new();
    child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
    let code = child.wait().unwrap().code();
    drop(pipe);
    (code, err)
}

#[test]
fn a_stream_without_a_game_can_be_interrupted() {
    let (code, err) = interrupted_while_reading(b"[Event \"x\"]\n\n1. e4 {", true);
    assert_eq!(code, Some(2), "{err}");
    assert!(err.contains("interrupted in <stdin>"), "{err}");
}

#[test]
fn a_stream_that_says_nothing_more_can_be_interrupted() {
    let (code, err) = interrupted_while_reading(b"[Event \"x\"]\n\n1. e4 *\n\n", false);
    assert_eq!(code, Some(2), "{err}");
    assert!(err.contains("interrupted in <stdin>"), "{err}");
}

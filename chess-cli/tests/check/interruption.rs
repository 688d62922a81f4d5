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

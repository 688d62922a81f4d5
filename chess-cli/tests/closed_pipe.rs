//! A reader that closes the pipe, as `head` does: every command that prints ends quietly.

use std::process::{Command, Stdio};

#[test]
fn every_command_ends_quietly() {
    let commands: [&[&str]; 9] = [
        &["perft", "2", "--divide"],
        &["bench", "--depth", "1"],
        &["show", "e4"],
        &["suggest", "--depth", "1", "--explain"],
        &["suggest", "--depth", "1", "--format", "json"],
        &["stats", "tests/data/two-games.pgn"],
        &["translate", "--to", "pgn", "tests/data/two-games.pgn"],
        &["completions", "bash"],
        &["check", "--list-rules"],
    ];
    for arguments in commands {
        let mut child = Command::new(env!("CARGO_BIN_EXE_chess"))
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let done = child.wait_with_output().unwrap();
        let err = String::from_utf8_lossy(&done.stderr);
        assert_eq!((done.status.code(), err.as_ref()), (Some(0), ""), "{arguments:?}");
    }
}

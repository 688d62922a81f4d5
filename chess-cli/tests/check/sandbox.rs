//! A separate directory for each test, and the command that runs in it.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// A game without mistakes.
pub(crate) const GOOD: &str = "[White \"Fuchs, Lea\"]\n[Black \"Haas, Tom\"]\n[Result \"0-1\"]\n\n\
    1. f3 e5 2. g4 Qh4# 0-1\n\n";

/// A game with an illegal move, 2. Qd3, in line 5, column 13.
pub(crate) const BAD: &str = "[White \"Alber, Ute\"]\n[Black \"Brand, Ole\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Qd3 1-0\n\n";

/// A game with a wrong claim, 2. Nf3+: a warning.
pub(crate) const DOUBTFUL: &str = "[White \"Conrad, Pia\"]\n[Black \"Dorn, Uwe\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3+ Nc6 1-0\n\n";

/// A directory with files.
pub(crate) struct Sandbox(TempDir);

/// The result of a run.
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Sandbox {
    /// A directory with these files.
    pub(crate) fn new(files: &[(&str, &[u8])]) -> Sandbox {
        let sandbox = Sandbox(TempDir::new().unwrap());
        for (name, content) in files {
            sandbox.write(name, content);
        }
        sandbox
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(crate) fn write(&self, name: &str, content: &[u8]) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap_or(Path::new(""))).unwrap();
        fs::write(path, content).unwrap();
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    /// The command in this directory, without the environment variables that change its output.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_chess"));
        command.current_dir(self.0.path());
        for name in ["CHESS_FORMAT", "CLICOLOR_FORCE", "CLICOLOR", "NO_COLOR", "GITHUB_ACTIONS"] {
            command.env_remove(name);
        }
        command
    }

    /// Runs `chess` with arguments that have no blanks in them.
    pub(crate) fn run(&self, arguments: &str) -> Ran {
        self.run_with(arguments, b"")
    }

    /// The same, with input on standard input.
    pub(crate) fn run_with(&self, arguments: &str, input: &[u8]) -> Ran {
        run(self.command().args(arguments.split_whitespace()), input)
    }

    /// The JSON report of `chess check` with further arguments.
    pub(crate) fn report(&self, arguments: &str) -> serde_json::Value {
        let ran = self.run(&format!("check --format json {arguments}"));
        serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}\n{}\n{}", ran.out, ran.err))
    }
}

/// Runs a command.
pub(crate) fn run(command: &mut Command, input: &[u8]) -> Ran {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A command that reads no input closes it.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    Ran {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// The rules of a report's findings, in order.
pub(crate) fn rules(report: &serde_json::Value) -> Vec<&str> {
    let findings = report["findings"].as_array().unwrap();
    findings.iter().map(|finding| finding["rule"].as_str().unwrap()).collect()
}

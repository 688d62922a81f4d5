//! Outputs that fail: a reader that closes the pipe, as `head` does, and a disk that is full. Every command ends quietly
//! at the first and says so at the second; none panics, whether standard error can be written or not.

use std::process::{Command, Output, Stdio};

const GAMES: &str = "tests/data/two-games.pgn";
const BROKEN: &str = "1. e4 e5 2. Ke3 *\n\n1. d4 *\n";

/// A run of each command that writes, and its exit code where the output can be written.
const COMMANDS: [(&[&str], i32); 31] = [
    (&["perft", "2", "--divide"], 0),
    (&["perft", "3"], 0),
    (&["bench", "--depth", "1"], 0),
    (&["bench", "--depth", "1", "--format", "json"], 0),
    (&["bench", "--depth", "1", "--expect", "1"], 1),
    (&["show", "e4"], 0),
    (&["show", "e4", "--format", "svg"], 0),
    (&["show", "e4", "--format", "png"], 0),
    (&["show", "e4", "--format", "json"], 0),
    (&["show", "--pgn", GAMES, "--all"], 0),
    (&["suggest", "--depth", "1", "--explain"], 0),
    (&["suggest", "--depth", "1", "--format", "json"], 0),
    (&["stats", GAMES], 0),
    (&["stats", GAMES, "--format", "json"], 0),
    (&["translate", "--to", "pgn", GAMES], 0),
    (&["translate", "--to", "rust", GAMES], 0),
    (&["translate", "--to", "uci", "BROKEN"], 1),
    (&["fmt", "-"], 0),
    (&["fmt", "--diff", "UNTIDY"], 1),
    (&["completions", "bash"], 0),
    (&["completions", "man"], 0),
    (&["check", "--list-rules"], 0),
    (&["check", "--explain", "all"], 0),
    (&["check", "BROKEN", "--format", "human"], 1),
    (&["check", "BROKEN", "--format", "concise"], 1),
    (&["check", "BROKEN", "--format", "json"], 1),
    (&["check", "BROKEN", "--format", "ndjson"], 1),
    (&["check", "BROKEN", "--format", "sarif"], 1),
    (&["check", "BROKEN", "--format", "github"], 1),
    (&["check", "BROKEN", "--format", "junit"], 1),
    (&["merge", "REPORT", "--format", "junit"], 1),
];

/// The commands that talk.
const CONVERSATIONS: [(&[&str], &str); 2] = [
    (&["play", "--depth", "1"], "e4\nboard\nhelp\nquit\n"),
    (&["uci"], "uci\nposition startpos\ngo depth 2\nquit\n"),
];

/// Files for the commands.
struct Files(tempfile::TempDir);

impl Files {
    fn new() -> Files {
        let files = Files(tempfile::tempdir().unwrap());
        std::fs::write(files.path("BROKEN"), BROKEN).unwrap();
        std::fs::write(files.path("UNTIDY"), "1.e4   e5 *").unwrap();
        let report = chess(&["check", &files.path("BROKEN"), "--format", "json"]).output().unwrap();
        std::fs::write(files.path("REPORT"), report.stdout).unwrap();
        files
    }

    fn path(&self, name: &str) -> String {
        self.0.path().join(format!("{name}.pgn")).display().to_string()
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let arguments: Vec<String> = arguments
            .iter()
            .map(|word| {
                if word.chars().all(|c| c.is_ascii_uppercase()) { self.path(word) } else { word.to_string() }
            })
            .collect();
        let mut command = chess(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
        command.stdin(std::fs::File::open(self.path("UNTIDY")).unwrap());
        command
    }
}

fn chess(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chess"));
    command.args(arguments).stdin(Stdio::null());
    command
}

/// A pipe that has no reader.
fn closed() -> Stdio {
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    writer.into()
}

fn said(done: &Output) -> String {
    String::from_utf8_lossy(&done.stderr).into_owned()
}

#[test]
fn every_command_ends_quietly_when_the_reader_has_gone() {
    let files = Files::new();
    for (arguments, code) in COMMANDS {
        let done = files.command(arguments).stdout(closed()).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(done.status.code(), Some(code), "{arguments:?}: {}", said(&done));
        // What a broken game, a summary or another node count has to say does not depend on the pipe.
        let said = said(&done);
        assert!(!said.contains("panicked") && !said.contains("pipe"), "{arguments:?}: {said}");
        let done = files.command(arguments).stdout(closed()).stderr(closed()).output().unwrap();
        assert_eq!(done.status.code(), Some(code), "{arguments:?}, without standard error");
    }
    for (arguments, input) in CONVERSATIONS {
        assert_eq!(
            talk(arguments, input, closed(), Stdio::piped()),
            (Some(0), String::new()),
            "{arguments:?}"
        );
        assert_eq!(talk(arguments, input, closed(), closed()).0, Some(0), "{arguments:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn every_command_says_that_the_disk_is_full() {
    let full = || Stdio::from(std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap());
    let files = Files::new();
    for (arguments, _) in COMMANDS {
        let done = files.command(arguments).stdout(full()).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(done.status.code(), Some(2), "{arguments:?}: {}", said(&done));
        assert!(said(&done).contains("No space left on device"), "{arguments:?}: {}", said(&done));
        let done = files.command(arguments).stdout(full()).stderr(full()).output().unwrap();
        assert_eq!(done.status.code(), Some(2), "{arguments:?}, without standard error");
    }
    for (arguments, input) in CONVERSATIONS {
        let (code, said) = talk(arguments, input, full(), Stdio::piped());
        assert!(
            code == Some(2) && said.contains("No space left on device"),
            "{arguments:?}: {code:?} {said}"
        );
        assert_eq!(talk(arguments, input, full(), full()).0, Some(2), "{arguments:?}");
    }
    // A file that cannot be written is named.
    for arguments in [
        &["show", "e4", "--output", "/dev/full"][..],
        &["check", GAMES, "--format", "json", "--output", "/dev/full"],
    ] {
        let done = files.command(arguments).output().unwrap();
        assert_eq!(done.status.code(), Some(2), "{arguments:?}: {}", said(&done));
        assert!(!said(&done).contains("panicked"), "{arguments:?}: {}", said(&done));
    }
}

fn talk(arguments: &[&str], input: &str, out: Stdio, err: Stdio) -> (Option<i32>, String) {
    use std::io::Write as _;
    let mut child = chess(arguments).stdin(Stdio::piped()).stdout(out).stderr(err).spawn().unwrap();
    // A command that ends at once reads nothing.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let done = child.wait_with_output().unwrap();
    (done.status.code(), said(&done))
}

#[test]
fn each_command_is_tried() {
    let help = String::from_utf8(chess(&["--help"]).output().unwrap().stdout).unwrap();
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    for name in commands.map_while(|line| line.split_whitespace().next()).filter(|name| *name != "help") {
        let is_tried = COMMANDS.iter().any(|(arguments, _)| arguments[0] == name)
            || CONVERSATIONS.iter().any(|(arguments, _)| arguments[0] == name);
        assert!(is_tried, "{name}");
    }
}

#[test]
fn depths_that_no_machine_reaches_are_refused() {
    let done = chess(&["perft", "99999"]).output().unwrap();
    assert_eq!(done.status.code(), Some(2));
    assert!(said(&done).contains("99999 is not in 0..=100"), "{}", said(&done));
    let mut uci = chess(&["uci"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    std::io::Write::write_all(&mut uci.stdin.take().unwrap(), b"go perft 99999\n").unwrap();
    let done = uci.wait_with_output().unwrap();
    assert!(String::from_utf8_lossy(&done.stdout).contains("perft counts no more than 100 moves"));
    assert_eq!(done.status.code(), Some(0));
}

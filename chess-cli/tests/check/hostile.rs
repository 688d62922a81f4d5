//! Input that was made to upset the checker: whatever it is, memory is bounded, the process ends by itself and says no more
//! than it should, and a game that stands behind it is found.

use std::fs;
use std::io::Write as _;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::sandbox::{BAD, GOOD, Ran, Sandbox, run};

/// The memory that the command may write to, in kB.
const MOST_MEMORY: u32 = 64 * 1024;

/// The seconds after which it is ended. No run takes a tenth of that.
const MOST_SECONDS: u32 = 120;

/// A game in which the kings would stand side by side, which no other text here has.
const LAST_GAME: &str = "\n\n[Event \"last\"]\n[FEN \"8/8/k7/8/K7/8/8/7R w - - 0 1\"]\n\n1. Ka5 *\n";

/// Runs `chess check` with bounded memory and time.
fn check(sandbox: &Sandbox, arguments: &[&str], input: &[u8]) -> Ran {
    let limited = format!("ulimit -d {MOST_MEMORY}; exec timeout {MOST_SECONDS} \"$0\" check \"$@\"");
    let mut command = Command::new("sh");
    command.current_dir(sandbox.path("")).args(["-c", &limited, env!("CARGO_BIN_EXE_chess")]).args(arguments);
    let ran = run(&mut command, input);
    assert!(!ran.err.contains("panicked"), "{arguments:?}: {}", ran.err);
    assert!(matches!(ran.code, Some(0..=2)), "{arguments:?}: {:?} {}", ran.code, ran.err);
    ran
}

fn report(ran: &Ran) -> Value {
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}\n{}\n{}", ran.out, ran.err))
}

/// What a text consists of from beginning to end.
const UNITS: [&str; 58] = [
    ")",
    "(",
    "[",
    "]",
    "{",
    "}",
    "{}",
    "()",
    "<",
    ">",
    "@",
    "&&& ",
    "\\",
    "\"",
    "'",
    ",",
    "=",
    "-",
    "--",
    " ",
    "\t",
    "\n",
    "\r",
    "\r\n",
    "\0",
    "\u{1A}",
    "\u{FEFF}",
    "\u{FFFD}",
    "é",
    "e4 ",
    "O-O ",
    "Nf3",
    "hello ",
    "1",
    "1. ",
    "1.",
    "1... ",
    "8",
    "$1 ",
    "$",
    "! ",
    "!",
    "+ ",
    "# ",
    "e.p. ",
    ";",
    "; x\n",
    "%",
    "%\n",
    "{x} ",
    "{\n",
    "(1. d4) ",
    "(d5) ",
    "[A \"b\"]\n",
    "[A \"b\"]",
    "\n[A \"b\"]\n!",
    "1. e4+ e5+ ",
    "Qd3!? (Qe4 {x}) ",
];

/// What stands before it.
const BEGINNINGS: [&str; 2] = ["", "[Event \"x\"]\n\n1. e4 "];

#[test]
fn repetition_without_end() {
    // More than a game can have, so that no limit is met by chance.
    const LENGTH: usize = 9 << 20;
    let sandbox = Sandbox::new(&[]);
    for (index, unit) in UNITS.into_iter().enumerate() {
        // Long ones take their time; each unit is long once, after one of the beginnings.
        for (other, beginning) in BEGINNINGS.into_iter().enumerate() {
            let length = if index % 2 == other { LENGTH } else { LENGTH / 100 };
            let text = format!("{beginning}{}{LAST_GAME}", unit.repeat(length / unit.len()));
            sandbox.write("a.pgn", text.as_bytes());
            let ran =
                check(&sandbox, &["a.pgn", "--format", "json", "--max-findings", "3", "--threads", "2"], b"");
            let report = report(&ran);
            let (rules, games) = (&report["totals"]["rules"], &report["totals"]["games"]);
            assert_eq!(rules["kings-touch"], 1, "{beginning:?}, {unit:?}: {games} games, {rules}");
            assert!(report["findings"].as_array().unwrap().len() <= 3, "{unit:?}");
        }
    }
}

#[test]
fn findings_without_end_are_not_kept() {
    let sandbox = Sandbox::new(&[]);
    sandbox.write("a.pgn", "[A \"b\"]\n\n1. d5 *\n\n".repeat(100_000).as_bytes());
    for format in ["human", "concise", "ndjson", "github", "sarif"] {
        let ran = check(&sandbox, &["a.pgn", "--format", format, "--threads", "2"], b"");
        assert_eq!(ran.code, Some(1), "{format}: {}", ran.err);
    }
}

#[test]
fn small_archives_that_unpack_to_much() {
    let sandbox = Sandbox::new(&[]);
    let zeros = vec![0; 1 << 20];
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let mut zstd = zstd::Encoder::new(Vec::new(), 3).unwrap();
    let mut bzip2 = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::best());
    let outs: [&mut dyn std::io::Write; 3] = [&mut gzip, &mut zstd, &mut bzip2];
    for out in outs {
        (0..100).for_each(|_| out.write_all(&zeros).unwrap());
        out.write_all(LAST_GAME.as_bytes()).unwrap();
    }
    let packed = [gzip.finish().unwrap(), zstd.finish().unwrap(), bzip2.finish().unwrap()];
    for (index, packed) in packed.into_iter().enumerate() {
        assert!(packed.len() < 1 << 20);
        sandbox.write("a.pgn", &packed);
        let report = report(&check(&sandbox, &["a.pgn", "--format", "json"], b""));
        assert_eq!(report["totals"]["rules"]["kings-touch"], 1, "{index}: {}", report["totals"]);
        // Cut in the middle it breaks off, and says so.
        sandbox.write("a.pgn", &packed[..packed.len() / 2]);
        let ran = check(&sandbox, &["a.pgn"], b"");
        assert_eq!(ran.code, Some(1), "{index}: {}", ran.err);
        assert!(ran.out.contains("truncated"), "{index}: {}", ran.out);
    }
}

#[test]
fn files_of_other_kinds_are_one_finding() {
    let utf16 = |text: &str, low_first: bool| -> Vec<u8> {
        text.encode_utf16()
            .flat_map(|unit| if low_first { unit.to_le_bytes() } else { unit.to_be_bytes() })
            .collect()
    };
    let noise: Vec<u8> = (0..200_000u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 11) as u8).collect();
    let marked = format!("\u{FEFF}{GOOD}");
    let cases: [(&str, Vec<u8>, &str); 12] = [
        ("UTF-16, low byte first", utf16(GOOD, true), "UTF-16"),
        ("UTF-16, high byte first", utf16(GOOD, false), "UTF-16"),
        ("UTF-16 with its mark", utf16(&marked, true), "UTF-16"),
        ("UTF-16 with its mark, high byte first", utf16(&marked, false), "UTF-16"),
        ("a picture", [b"\x89PNG\r\n\x1A\n".as_slice(), &noise].concat(), "a PNG picture"),
        ("a zip archive", [b"PK\x03\x04".as_slice(), &noise].concat(), "a zip archive"),
        ("a program", [b"\x7FELF\x02\x01\x01".as_slice(), &noise].concat(), "a program"),
        ("a document", [b"%PDF-1.7\n".as_slice(), &noise].concat(), "a PDF document"),
        ("noise", noise.clone(), "not even text"),
        ("positions", b"4k3/8/8/8/8/8/8/4K2R w K - bm O-O;\n".repeat(1000), "a list of positions"),
        ("a page", b"<!DOCTYPE html><html><body><p>1. e4 e5 2. Nf3</p></body></html>".to_vec(), "a web page"),
        (
            "a program's text",
            b"fn main() { println!(\"hello\"); } // and some words that are no moves\n".repeat(50),
            "no tags",
        ),
    ];
    let sandbox = Sandbox::new(&[]);
    for (name, bytes, told) in cases {
        sandbox.write("a.pgn", &bytes);
        let report = report(&check(&sandbox, &["a.pgn", "--format", "json"], b""));
        let findings = report["findings"].as_array().unwrap();
        assert_eq!(findings.len(), 1, "{name}: {findings:?}");
        assert_eq!(findings[0]["rule"], "not-pgn", "{name}");
        assert!(
            findings[0]["message"].as_str().unwrap().contains(told),
            "{name}: {}",
            findings[0]["message"]
        );
        assert_eq!(report["totals"]["games"], 0, "{name}");
    }
}

#[test]
fn texts_that_hold_nothing() {
    let sandbox = Sandbox::new(&[]);
    for text in ["", "\n", " \r\n\t", "\u{FEFF}", "\u{1A}", "%\n", "% a line\n"] {
        sandbox.write("a.pgn", text.as_bytes());
        let ran = check(&sandbox, &["a.pgn"], b"");
        assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""), "{text:?}: {}", ran.err);
    }
}

#[cfg(unix)]
#[test]
fn odd_names_and_links() {
    use std::os::unix::fs::symlink;

    let sandbox = Sandbox::new(&[("a\nb.pgn", GOOD.as_bytes()), ("deep/c d.pgn", GOOD.as_bytes())]);
    symlink("nowhere.pgn", sandbox.path("dangling.pgn")).unwrap();
    symlink("loop.pgn", sandbox.path("loop.pgn")).unwrap();
    symlink("..", sandbox.path("deep/up")).unwrap();
    fs::create_dir(sandbox.path("folder.pgn")).unwrap();

    // A name with a line break is one line of a report.
    let ran = check(&sandbox, &["a\nb.pgn", "--format", "concise"], b"");
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    for broken in ["dangling.pgn", "loop.pgn", "missing.pgn"] {
        let ran = check(&sandbox, &[broken], b"");
        assert_eq!(ran.code, Some(2), "{broken}: {}", ran.err);
        assert!(ran.err.contains(broken), "{}", ran.err);
    }
    // Links that cannot be followed are told, and all that can be read is read, once.
    let ran = check(&sandbox, &[".", "--format", "json"], b"");
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    assert!(ran.err.contains("dangling.pgn") && ran.err.contains("loop.pgn"), "{}", ran.err);
    assert_eq!(report(&ran)["totals"]["games"], 2);
}

#[cfg(unix)]
#[test]
fn a_pipe_with_a_name_is_read_to_its_end() {
    let sandbox = Sandbox::new(&[]);
    let pipe = sandbox.path("games.pgn");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let writer = {
        let pipe = pipe.clone();
        std::thread::spawn(move || {
            fs::OpenOptions::new().write(true).open(pipe).unwrap().write_all(GOOD.repeat(1000).as_bytes())
        })
    };
    let report = report(&check(&sandbox, &["games.pgn", "--format", "json"], b""));
    writer.join().unwrap().unwrap();
    assert_eq!(
        (&report["totals"]["games"], &report["totals"]["bytes"]),
        (&1000.into(), &(1000 * GOOD.len()).into())
    );
    // A reader that closes early does not upset the command.
    let text = BAD.repeat(2000);
    let mut child = sandbox
        .command()
        .args(["check", "-", "--max-findings", "0"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let _ = child.stdin.take().unwrap().write_all(text.as_bytes());
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(1), "{}", String::from_utf8_lossy(&done.stderr));
}

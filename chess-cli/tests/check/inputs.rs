//! What is checked: files, directories, globs, standard input and lists.

use crate::sandbox::{BAD, DOUBTFUL, GOOD, Sandbox};

/// The names of the files that were read.
fn files(report: &serde_json::Value) -> Vec<&str> {
    report["files"].as_array().unwrap().iter().map(|file| file["file"].as_str().unwrap()).collect()
}

fn tree() -> Sandbox {
    let good = GOOD.as_bytes();
    Sandbox::new(&[
        ("games/b.pgn", good),
        ("games/a.PGN", good),
        ("games/deep/c.pgn", good),
        ("games/deep/readme.txt", b"1. Qxh8 is not looked at"),
        ("games/.hidden/d.pgn", good),
        ("games/kept-out.pgn", good),
        ("games/.gitignore", b"kept-out.pgn\n"),
        ("games/.git/HEAD", b""),
        ("notes.txt", BAD.as_bytes()),
    ])
}

#[test]
fn directories_are_searched_without_what_git_ignores() {
    assert_eq!(files(&tree().report("games")), ["games/a.PGN", "games/b.pgn", "games/deep/c.pgn"]);
    assert_eq!(files(&tree().report(".")), ["games/a.PGN", "games/b.pgn", "games/deep/c.pgn"]);
}

#[test]
fn named_files_are_read_whatever_they_are_called() {
    let report = tree().report("notes.txt games/kept-out.pgn");
    assert_eq!(files(&report), ["notes.txt", "games/kept-out.pgn"]);
    assert_eq!(report["totals"]["severities"]["error"], 1);
}

#[test]
fn a_file_named_twice_is_checked_once() {
    assert_eq!(files(&tree().report("games/b.pgn games ./games/b.pgn")).len(), 3);
}

#[test]
fn globs_stay_in_their_directory_unless_asked() {
    let tree = tree();
    assert_eq!(files(&tree.report("games/*.pgn")), ["games/b.pgn", "games/kept-out.pgn"]);
    assert_eq!(files(&tree.report("**/c.pgn")), ["games/deep/c.pgn"]);
    assert_eq!(files(&tree.report("games/[ab].{pgn,PGN}")), ["games/a.PGN", "games/b.pgn"]);
}

#[test]
fn nothing_found_is_a_failure_not_a_clean_run() {
    let sandbox = Sandbox::new(&[("empty/readme.txt", b"")]);
    for arguments in ["check empty", "check *.pgn", "check missing.pgn", "check"] {
        let ran = sandbox.run(arguments);
        assert_eq!(ran.code, Some(2), "{arguments}: {}", ran.err);
    }
}

#[test]
fn a_missing_file_does_not_keep_the_others_from_being_checked() {
    let sandbox = Sandbox::new(&[("bad.pgn", BAD.as_bytes()), ("good.pgn", GOOD.as_bytes())]);
    let ran = sandbox.run("check missing.pgn bad.pgn good.pgn --format concise --exit-zero");
    assert_eq!(ran.code, Some(2));
    assert!(ran.out.starts_with("bad.pgn:5:13: error[blocked] "), "{}", ran.out);
    assert!(ran.err.contains("chess: missing.pgn: "), "{}", ran.err);
    assert!(ran.err.contains("2 games in 2 files"), "{}", ran.err);
}

#[test]
fn standard_input_is_read_for_a_dash() {
    let sandbox = Sandbox::new(&[]);
    let ran = sandbox.run_with("check - --format concise", BAD.as_bytes());
    assert_eq!(ran.code, Some(1));
    assert!(ran.out.starts_with("<stdin>:5:13: error[blocked] illegal move 2. Qd3"), "{}", ran.out);
    assert_eq!(sandbox.run_with("check -", GOOD.as_bytes()).code, Some(0));
}

#[test]
fn lists_of_files_are_read_from_files_and_pipes() {
    let sandbox = tree();
    sandbox.write("list", b"games/b.pgn\r\n\ngames/deep/c.pgn\n");
    assert_eq!(files(&sandbox.report("--files-from list")), ["games/b.pgn", "games/deep/c.pgn"]);
    let name = "a name, with blanks\nand a new line.pgn";
    sandbox.write(name, DOUBTFUL.as_bytes());
    let ran = sandbox
        .run_with("check --files-from - -0 --format json", format!("{name}\0games/b.pgn\0").as_bytes());
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(files(&report), [name, "games/b.pgn"]);
    assert_eq!(ran.code, Some(1));
}

#[test]
fn an_empty_list_is_nothing_to_do() {
    let ran = Sandbox::new(&[]).run_with("check --files-from -", b"");
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""));
    assert_eq!(Sandbox::new(&[]).run_with("check - --files-from -", b"").code, Some(2));
}

#[test]
fn bytes_that_are_no_archive_are_findings_or_nothing_but_never_a_panic() {
    let noise: Vec<u8> = (0..20_000_u32).map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let nul = [GOOD.as_bytes(), b"\0\0\0\0", BAD.as_bytes()].concat();
    let sandbox = Sandbox::new(&[("noise.pgn", &noise), ("nul.pgn", &nul), ("empty.pgn", b"")]);
    for name in ["noise.pgn", "nul.pgn"] {
        for format in ["human", "concise", "json", "ndjson", "sarif", "github", "junit"] {
            let ran = sandbox.run(&format!("check {name} --format {format}"));
            assert_eq!(ran.code, Some(1), "{name} {format} {}", ran.err);
        }
    }
    assert_eq!(sandbox.run("check empty.pgn").code, Some(0));
}

#[cfg(unix)]
#[test]
fn unreadable_directories_are_reported() {
    use std::os::unix::fs::PermissionsExt as _;
    let sandbox = tree();
    let closed = sandbox.path("games/deep");
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o000)).unwrap();
    let is_closed = std::fs::read_dir(&closed).is_err();
    let ran = sandbox.run("check games");
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o755)).unwrap();
    // The superuser can read every directory.
    if is_closed {
        assert_eq!(ran.code, Some(2), "{}", ran.err);
        assert!(ran.err.contains("games/deep: ") && ran.err.contains("2 games in 2 files"), "{}", ran.err);
    }
}

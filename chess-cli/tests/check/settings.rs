//! Rules, severities, chess.toml, exit codes, colours.

use std::process::Stdio;

use crate::sandbox::{BAD, DOUBTFUL, GOOD, Sandbox, rules};

fn three_games() -> Sandbox {
    Sandbox::new(&[("games.pgn", [GOOD, BAD, DOUBTFUL].concat().as_bytes())])
}

#[test]
fn exit_codes_say_what_was_found() {
    let sandbox = Sandbox::new(&[
        ("good.pgn", GOOD.as_bytes()),
        ("bad.pgn", BAD.as_bytes()),
        ("doubtful.pgn", DOUBTFUL.as_bytes()),
    ]);
    let cases = [
        ("good.pgn", 0),
        ("bad.pgn", 1),
        ("doubtful.pgn", 1),
        ("bad.pgn --exit-zero", 0),
        ("doubtful.pgn --fail-on error", 0),
        ("bad.pgn --fail-on error", 1),
        ("doubtful.pgn --note false-check", 0),
        ("doubtful.pgn --note false-check --fail-on note", 1),
        ("doubtful.pgn --error claims --fail-on error", 1),
        ("bad.pgn --ignore moves", 0),
        ("good.pgn --strict", 1),
        ("good.pgn --select all", 0),
        ("bad.pgn --select no-such-rule", 2),
        ("bad.pgn --shard 4/3", 2),
        ("bad.pgn --shard 0/3", 2),
        ("bad.pgn --format word", 2),
        ("bad.pgn --baseline missing.jsonl", 2),
        ("bad.pgn --output missing/report", 2),
    ];
    for (arguments, code) in cases {
        let ran = sandbox.run(&format!("check {arguments}"));
        assert_eq!(ran.code, Some(code), "{arguments}: {}", ran.err);
    }
}

#[test]
fn unknown_rules_are_named() {
    let ran = three_games().run("check games.pgn --ignore bloked");
    assert!(ran.err.contains("`bloked`"), "{}", ran.err);
}

#[test]
fn findings_beyond_the_limit_are_counted() {
    let sandbox = Sandbox::new(&[("games.pgn", BAD.repeat(7).as_bytes())]);
    let ran = sandbox.run("check games.pgn --format concise --max-findings 2");
    assert_eq!(ran.out.lines().count(), 2);
    assert!(ran.err.contains("7 findings (7 errors), 5 not shown"), "{}", ran.err);
    let report = sandbox.report("games.pgn --max-findings 3");
    assert_eq!((rules(&report).len(), report["omitted"].as_u64()), (3, Some(4)));
    assert_eq!(report["totals"]["rules"]["blocked"], 7);
}

#[test]
fn the_answer_does_not_depend_on_threads() {
    let text: String = (0..40_000).map(|i| if i % 1_000 == 7 { BAD } else { GOOD }).collect();
    let sandbox = Sandbox::new(&[("games.pgn", text.as_bytes())]);
    let one = sandbox.report("games.pgn --threads 1");
    assert_eq!(one["totals"]["severities"]["error"], 40);
    assert_eq!(one, sandbox.report("games.pgn --threads 3"));
}

#[test]
fn settings_are_found_upwards() {
    let sandbox = three_games();
    sandbox
        .write("chess.toml", b"[check]\nignore = [\"moves\"]\ninclude = [\"*.pgn\"]\nexclude = [\"out\"]\n");
    sandbox.write("out/bad.pgn", BAD.as_bytes());
    sandbox.write("sub/dir/own.pgn", BAD.as_bytes());
    let concise = |arguments: &str| {
        let mut command = sandbox.command();
        command.current_dir(sandbox.path("sub/dir")).args(["check", "--format", "concise"]);
        crate::sandbox::run(command.args(arguments.split_whitespace()), b"")
    };
    let included = concise("");
    assert!(included.out.starts_with("../../games.pgn:"), "{} {}", included.out, included.err);
    assert!(
        included.out.contains("[false-check]") && !included.out.contains("[blocked]"),
        "{}",
        included.out
    );
    assert_eq!(concise("own.pgn").code, Some(0));
    assert_eq!(concise("own.pgn --no-config").code, Some(1));
    assert_eq!(concise("own.pgn --error moves").code, Some(1));
    assert_eq!(concise("--no-config").code, Some(2));
    sandbox.write("sub/dir/chess.toml", b"");
    assert_eq!(concise("own.pgn").code, Some(1), "the nearest file counts");
    assert_eq!(concise("own.pgn --config ../../chess.toml").code, Some(0));
    // An excluded file is not found, but it is read when it is named.
    assert_eq!(sandbox.run("check sub out/bad.pgn --no-config").code, Some(1));
    assert_eq!(sandbox.run("check out --select moves").code, Some(2));
    assert_eq!(sandbox.run("check out/bad.pgn --select moves").code, Some(1));
}

#[test]
fn what_is_excluded_is_named_from_the_file_of_settings() {
    let sandbox = three_games();
    sandbox.write("chess.toml", b"[check]\nexclude = [\"sub/*/skipped.pgn\", \"sub/old/\"]\n");
    for name in ["sub/dir/skipped.pgn", "sub/dir/kept.pgn", "sub/old/deep/old.pgn"] {
        sandbox.write(name, GOOD.as_bytes());
    }
    for (directory, arguments) in [("sub", "."), ("sub/dir", ".."), ("", "sub"), ("sub/dir", "../**/*.pgn")] {
        let mut command = sandbox.command();
        command.current_dir(sandbox.path(directory)).args(["check", arguments, "--format", "json"]);
        let report: serde_json::Value =
            serde_json::from_str(&crate::sandbox::run(&mut command, b"").out).unwrap();
        let files = report["files"].as_array().unwrap();
        assert_eq!(files.len(), 1, "{directory}: {files:?}");
        assert!(files[0]["file"].as_str().unwrap().ends_with("kept.pgn"));
    }
}

#[test]
fn settings_that_are_unknown_are_named() {
    let sandbox = three_games();
    for (text, name) in [("[check]\nselekt = []", "selekt"), ("[check.severity]\nblocked = \"bad\"", "bad")] {
        sandbox.write("chess.toml", text.as_bytes());
        let ran = sandbox.run("check games.pgn");
        assert_eq!(ran.code, Some(2));
        assert!(ran.err.contains(&format!("`{name}`")) && ran.err.contains("chess.toml"), "{}", ran.err);
    }
}

#[test]
fn severities_and_laws_come_from_the_file() {
    let sandbox = three_games();
    sandbox.write(
        "chess.toml",
        b"[check]\nlaws = \"current\"\nfail-on = \"error\"\n[check.severity]\nblocked = \"note\"\n",
    );
    assert_eq!(sandbox.run("check games.pgn").code, Some(0));
    assert_eq!(sandbox.report("games.pgn")["totals"]["severities"]["note"], 1);
    assert_eq!(sandbox.run("check games.pgn --fail-on note").code, Some(1));
}

#[test]
fn colours_are_for_terminals_or_on_request() {
    let sandbox = three_games();
    let escape = '\u{1b}';
    assert!(!sandbox.run("check games.pgn").out.contains(escape));
    assert!(sandbox.run("check games.pgn --color always").out.contains(escape));
    assert!(!sandbox.run("check games.pgn --format concise --color always").out.contains(escape));
    let forced =
        |name: &str| crate::sandbox::run(sandbox.command().env(name, "1").args(["check", "games.pgn"]), b"");
    assert!(forced("CLICOLOR_FORCE").out.contains(escape));
    assert!(!forced("NO_COLOR").out.contains(escape));
    sandbox.run("check games.pgn --output report.txt");
    assert!(
        sandbox.read("report.txt").contains("error[blocked]") && !sandbox.read("report.txt").contains(escape)
    );
}

#[test]
fn the_format_can_come_from_the_environment() {
    let sandbox = three_games();
    let ran = crate::sandbox::run(
        sandbox.command().env("CHESS_FORMAT", "github").args(["check", "games.pgn"]),
        b"",
    );
    assert!(ran.out.starts_with("::error "), "{}", ran.out);
}

#[test]
fn quiet_says_nothing_but_findings() {
    let ran = three_games().run("check games.pgn --quiet --format concise");
    assert_eq!((ran.err.as_str(), ran.out.lines().count()), ("", 2));
}

#[test]
fn a_reader_that_closes_the_pipe_is_not_an_error() {
    let sandbox = Sandbox::new(&[("games.pgn", BAD.repeat(20_000).as_bytes())]);
    let mut child = sandbox
        .command()
        .args(["check", "games.pgn", "--max-findings", "0"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()), (Some(1), ""));
}

//! The baseline: known findings are not reported again, new ones are.

use crate::sandbox::{BAD, DOUBTFUL, GOOD, Sandbox, rules};

#[test]
fn known_findings_are_not_reported_again_wherever_they_are() {
    let sandbox = Sandbox::new(&[("games.pgn", [BAD, DOUBTFUL].concat().as_bytes())]);
    let ran = sandbox.run("check games.pgn --write-baseline known.jsonl --format concise");
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""));
    assert!(ran.err.contains("2 findings written to known.jsonl"), "{}", ran.err);
    // Other games come before it, in another order and in another file.
    sandbox.write("moved.pgn", [GOOD, DOUBTFUL, GOOD, BAD].concat().as_bytes());
    let ran = sandbox.run("check moved.pgn --baseline known.jsonl --format concise");
    assert_eq!((ran.code, ran.out.as_str()), (Some(0), ""));
    assert!(ran.err.contains("no findings, 2 known"), "{}", ran.err);
    assert_eq!(sandbox.run("check moved.pgn").code, Some(1));
}

#[test]
fn the_file_is_sorted_and_has_no_lines() {
    let sandbox = Sandbox::new(&[("games.pgn", [DOUBTFUL, BAD, BAD].concat().as_bytes())]);
    sandbox.run("check games.pgn --write-baseline known.jsonl");
    assert_eq!(
        sandbox.read("known.jsonl"),
        "{\"game\":\"Alber, Ute | Brand, Ole | ? | ? | ? | ?\",\"move\":\"2. Qd3\",\"rule\":\"blocked\",\"count\":2}\n\
         {\"game\":\"Conrad, Pia | Dorn, Uwe | ? | ? | ? | ?\",\"move\":\"2. Nf3+\",\"rule\":\"false-check\",\"count\":1}\n"
    );
}

#[test]
fn new_findings_are_reported() {
    let sandbox = Sandbox::new(&[("games.pgn", BAD.as_bytes())]);
    sandbox.run("check games.pgn --write-baseline known.jsonl");
    // First another move of the same game, then another game, then the same game several times.
    sandbox.write("games.pgn", BAD.replace("Qd3", "Qd4").as_bytes());
    assert_eq!(rules(&sandbox.report("games.pgn --baseline known.jsonl")), ["blocked"]);
    sandbox.write("games.pgn", BAD.replace("Ute", "Eva").as_bytes());
    assert_eq!(rules(&sandbox.report("games.pgn --baseline known.jsonl")), ["blocked"]);
    sandbox.write("games.pgn", BAD.repeat(3).as_bytes());
    let report = sandbox.report("games.pgn --baseline known.jsonl");
    assert_eq!((rules(&report).len(), report["known"].as_u64()), (2, Some(1)));
    assert_eq!(report["totals"]["faulty_games"], 2);
}

#[test]
fn corrected_findings_are_mentioned() {
    let sandbox = Sandbox::new(&[("games.pgn", BAD.as_bytes())]);
    sandbox.run("check games.pgn --write-baseline known.jsonl");
    sandbox.write("games.pgn", GOOD.as_bytes());
    let ran = sandbox.run("check games.pgn --baseline known.jsonl");
    assert_eq!(ran.code, Some(0));
    assert!(ran.err.contains("1 finding of the baseline did not turn up"), "{}", ran.err);
}

#[test]
fn a_baseline_can_be_in_the_settings_and_must_be_one() {
    let sandbox = Sandbox::new(&[("games.pgn", BAD.as_bytes())]);
    sandbox.run("check games.pgn --write-baseline known.jsonl");
    sandbox.write("chess.toml", b"[check]\nbaseline = \"known.jsonl\"\n");
    assert_eq!(sandbox.run("check games.pgn").code, Some(0));
    assert_eq!(sandbox.run("check games.pgn --no-config").code, Some(1));
    sandbox.write("known.jsonl", b"{\"rule\":\"blocked\"}\n");
    let ran = sandbox.run("check games.pgn");
    assert_eq!(ran.code, Some(2));
    assert!(ran.err.contains("known.jsonl:1"), "{}", ran.err);
}

//! Parts of a check, and `chess merge`: together they report what one run reports.

use serde_json::Value;

use crate::sandbox::{BAD, DOUBTFUL, GOOD, Sandbox};

/// Two archives of several megabytes with findings throughout.
fn archives() -> Sandbox {
    let games = |kinds: [&'static str; 3]| -> String {
        (0..40_000_usize).map(|i| if i % 999 == 0 { kinds[i / 999 % 3] } else { GOOD }).collect()
    };
    Sandbox::new(&[
        ("b.pgn", games([BAD, DOUBTFUL, BAD]).as_bytes()),
        ("a.pgn", games([DOUBTFUL, BAD, GOOD]).as_bytes()),
    ])
}

const FILES: &str = "b.pgn a.pgn missing.pgn --threads 2";

fn write_parts(sandbox: &Sandbox, files: &str) {
    for part in 1..=3 {
        sandbox.run(&format!("check {files} --shard {part}/3 --format json --output {part}.json"));
    }
}

/// A report without the numbers of games, which parts do not know.
fn without_numbers(mut report: Value) -> Value {
    for finding in report["findings"].as_array_mut().unwrap() {
        finding["game"].as_object_mut().unwrap().remove("number");
    }
    report
}

#[test]
fn all_parts_together_are_the_whole() {
    let sandbox = archives();
    write_parts(&sandbox, FILES);
    let part: Value = serde_json::from_str(&sandbox.read("2.json")).unwrap();
    let games = part["totals"]["games"].as_u64().unwrap();
    assert!((1_000..79_000).contains(&games), "a part is a part: {games}");
    let merged = sandbox.run("merge 3.json 1.json 2.json --format json");
    let whole = sandbox.report(FILES);
    assert_eq!(whole["findings"].as_array().unwrap().len(), 69);
    assert_eq!(serde_json::from_str::<Value>(&merged.out).unwrap(), without_numbers(whole));
    // The missing file counts once, and makes the merge fail as it would make one run fail.
    assert_eq!(merged.code, Some(2));
}

#[test]
fn a_merged_report_prints_in_any_format() {
    let sandbox = archives();
    let files = FILES.replace(" missing.pgn", "");
    write_parts(&sandbox, &files);
    for format in ["human", "junit"] {
        let merged = sandbox.run(&format!("merge 1.json 2.json 3.json --format {format} --max-findings 20"));
        let whole = sandbox.run(&format!("check {files} --format {format} --max-findings 20"));
        // Games have no numbers in parts.
        let numbers = |text: &str| -> String {
            let mut parts = text.split("game ");
            let first = parts.next().unwrap_or_default().to_owned();
            parts.fold(first, |text, part| {
                text + "game" + part.trim_start_matches(|c: char| c.is_ascii_digit())
            })
        };
        assert_eq!(numbers(&merged.out), numbers(&whole.out), "{format}");
        assert_eq!((merged.code, whole.code), (Some(1), Some(1)));
    }
}

#[test]
fn parts_that_are_missing_or_strange_are_refused() {
    let sandbox = Sandbox::new(&[("games.pgn", GOOD.as_bytes())]);
    write_parts(&sandbox, "games.pgn");
    sandbox.run("check games.pgn --format json --output whole.json");
    sandbox.run("check games.pgn --shard 1/2 --format json --output half.json");
    sandbox.write("strange.json", b"{}");
    let cases = [
        ("1.json 3.json", "2/3 is missing"),
        ("1.json 2.json 3.json 2.json", "2/3 is there twice"),
        ("half.json 2.json 3.json 1.json", "different"),
        ("1.json 2.json 3.json whole.json", "some are not"),
        ("strange.json", "strange.json"),
        ("gone.json", "gone.json"),
    ];
    for (arguments, message) in cases {
        let ran = sandbox.run(&format!("merge {arguments}"));
        assert_eq!(ran.code, Some(2), "{arguments}");
        assert!(ran.err.contains(message), "{arguments}: {}", ran.err);
    }
    assert_eq!(sandbox.run("merge 1.json 2.json 3.json").code, Some(0));
    assert_eq!(sandbox.run("merge whole.json").code, Some(0));
}

#[test]
fn merging_fails_where_the_run_would() {
    let sandbox = Sandbox::new(&[("games.pgn", DOUBTFUL.as_bytes())]);
    sandbox.run("check games.pgn --format json --output report.json");
    assert_eq!(sandbox.run("merge report.json").code, Some(1));
    assert_eq!(sandbox.run("merge report.json --fail-on error").code, Some(0));
    assert_eq!(sandbox.run("merge report.json --exit-zero").code, Some(0));
}

#[test]
fn a_stream_that_breaks_off_is_reported_by_one_part_only() {
    let packed = zstd::encode_all(archives().read("b.pgn").as_bytes(), 3).unwrap();
    let sandbox = Sandbox::new(&[("cut.pgn.zst", &packed[..packed.len() * 3 / 4])]);
    write_parts(&sandbox, "cut.pgn.zst");
    let merged = sandbox.run("merge 1.json 2.json 3.json --format json");
    let merged: Value = serde_json::from_str(&merged.out).unwrap();
    assert_eq!(merged["totals"]["rules"]["truncated"], 1);
}

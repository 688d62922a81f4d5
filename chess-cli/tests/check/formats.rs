//! Formats, each checked as its readers read it: SARIF by its schema, JUnit by a parser, GitHub's commands
//! by the rules of the runner, JSON by its types.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::Command;

use serde_json::Value;

use crate::sandbox::{BAD, DOUBTFUL, GOOD, Sandbox};

/// Text that is hard for a format: `<&">` and `%`, new lines, control characters, other scripts, a long line.
fn hard_cases() -> Sandbox {
    let odd = "[White \"<A & \\\"B\\\">, 100%\"]\n[Black \"\u{1b}[31mЖ\u{7}\"]\n[Result \"*\"]\n\n1. e4 ]]>% e5 \u{1} 2. Ñf3 *\n\n";
    let long = format!("1. e4 {{{}}} e5 2. Qd3 *\n\n", "é".repeat(500));
    let text = [GOOD, BAD, DOUBTFUL, odd, &long].concat();
    Sandbox::new(&[("hard: 100%, really.pgn", text.as_bytes()), ("good.pgn", GOOD.as_bytes())])
}

fn output(sandbox: &Sandbox, format: &str) -> String {
    let ran =
        crate::sandbox::run(sandbox.command().args(["check", ".", "missing.pgn", "--format", format]), b"");
    assert_eq!(ran.code, Some(2), "{}", ran.err);
    ran.out
}

/// The schema that OASIS published, from the crate that defines SARIF's types.
fn sarif_schema() -> Value {
    let cargo = |arguments: &[&str]| Command::new(env!("CARGO")).args(arguments).output().unwrap().stdout;
    let version = String::from_utf8(cargo(&["-vV"])).unwrap();
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).unwrap();
    // Crates for other platforms may be missing, so cargo is asked only about this platform.
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    let metadata = ["metadata", "--format-version", "1", "--offline", "--manifest-path", manifest];
    let metadata = cargo(&[&metadata[..], &["--filter-platform", host]].concat());
    let metadata: Value = serde_json::from_slice(&metadata).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let package = packages.iter().find(|package| package["name"] == "serde-sarif").unwrap();
    let manifest = PathBuf::from(package["manifest_path"].as_str().unwrap());
    let schema = std::fs::read_to_string(manifest.with_file_name("src").join("schema.json")).unwrap();
    // The published pattern for languages has an extra bracket. The errata of the standard remove it.
    let schema = schema.replace("|^[a-zA-Z]{2}-[a-zA-Z]{2}]?$", "(-[a-zA-Z]{2})?$");
    serde_json::from_str(&schema).unwrap()
}

#[test]
fn sarif_is_valid_by_its_schema() {
    let validator = jsonschema::validator_for(&sarif_schema()).unwrap();
    let log: Value = serde_json::from_str(&output(&hard_cases(), "sarif")).unwrap();
    let problems: Vec<String> = validator.iter_errors(&log).map(|error| error.to_string()).collect();
    assert!(problems.is_empty(), "{problems:#?}");
    // The schema rejects a wrong log.
    let mut wrong = log.clone();
    wrong["runs"][0]["results"][0]["level"] = "catastrophe".into();
    assert!(!validator.is_valid(&wrong));
}

#[test]
fn sarif_has_what_code_scanning_needs() {
    let log: Value = serde_json::from_str(&output(&hard_cases(), "sarif")).unwrap();
    let run = &log["runs"][0];
    let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
    for result in run["results"].as_array().unwrap() {
        let index = usize::try_from(result["ruleIndex"].as_u64().unwrap()).unwrap();
        assert_eq!(result["ruleId"], rules[index]["id"]);
        assert!(result["partialFingerprints"]["ruleGameMove/v1"].is_string());
    }
    let place = &run["results"][0]["locations"][0]["physicalLocation"];
    assert_eq!(place["artifactLocation"]["uri"], "hard%3A%20100%25,%20really.pgn");
    let line = 5 + GOOD.lines().count();
    assert_eq!((&place["region"]["startLine"], &place["region"]["startColumn"]), (&line.into(), &13.into()));
    assert_eq!(run["invocations"][0]["executionSuccessful"], false);
    assert!(run["invocations"][0]["toolExecutionNotifications"].to_string().contains("missing.pgn"));
}

#[test]
fn sarif_stops_at_what_is_shown_and_says_so() {
    let sandbox = Sandbox::new(&[("games.pgn", BAD.repeat(5_003).as_bytes())]);
    let ran = sandbox.run("check games.pgn --format sarif --max-findings 0");
    let log: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(log["runs"][0]["results"].as_array().unwrap().len(), 5_000);
    assert!(log["runs"][0]["invocations"].to_string().contains("3 more findings are not listed"));
}

#[test]
fn junit_is_read_back() {
    let text = output(&hard_cases(), "junit");
    let report = quick_junit::Report::deserialize_from_str(&text).unwrap();
    let suites: BTreeMap<&str, _> =
        report.test_suites.iter().map(|suite| (suite.name.as_str(), suite)).collect();
    let clean = suites["good.pgn"];
    assert_eq!((clean.tests, clean.failures), (1, 0));
    assert_eq!(clean.test_cases[0].name.as_str(), "1 game");
    let hard = suites["hard: 100%, really.pgn"];
    assert_eq!(hard.tests, hard.failures + 1);
    assert_eq!(hard.test_cases[0].name.as_str(), "5 games");
    assert_eq!(hard.test_cases[1].name.as_str(), "11:13 blocked 2. Qd3");
    assert_eq!(suites["missing.pgn"].errors, 1);
}

#[test]
fn junit_lets_notes_pass() {
    let sandbox = Sandbox::new(&[("games.pgn", DOUBTFUL.as_bytes())]);
    let ran = sandbox.run("check games.pgn --format junit --note false-check");
    let report = quick_junit::Report::deserialize_from_str(&ran.out).unwrap();
    assert_eq!((report.tests, report.failures), (2, 0));
    let failing = sandbox.run("check games.pgn --format junit --note false-check --fail-on note");
    assert_eq!(quick_junit::Report::deserialize_from_str(&failing.out).unwrap().failures, 1);
}

/// A command as GitHub's runner parses it: name, properties, message.
fn parse_command(line: &str) -> Option<(String, BTreeMap<String, String>, String)> {
    let (command, message) = line.trim_start().strip_prefix("::")?.split_once("::")?;
    let (name, properties) = command.split_once(' ').unwrap_or((command, ""));
    let unescape = |text: &str| text.replace("%0D", "\r").replace("%0A", "\n");
    let of_property = |text: &str| unescape(text).replace("%3A", ":").replace("%2C", ",").replace("%25", "%");
    let pairs = properties.split(',').filter_map(|pair| pair.split_once('='));
    let pairs = pairs.map(|(name, value)| (name.trim().to_owned(), of_property(value))).collect();
    Some((name.to_owned(), pairs, unescape(message).replace("%25", "%")))
}

#[test]
fn github_commands_are_what_the_runner_reads() {
    let text = output(&hard_cases(), "github");
    let commands: Vec<_> =
        text.lines().map(|line| parse_command(line).unwrap_or_else(|| panic!("{line}"))).collect();
    let (name, properties, message) = &commands[0];
    assert_eq!((name.as_str(), properties["title"].as_str()), ("error", "blocked"));
    assert_eq!(properties["file"], "hard: 100%, really.pgn");
    assert_eq!((properties["line"].as_str(), properties["col"].as_str()), ("11", "13"));
    assert_eq!(properties["endColumn"], "15");
    assert!(message.starts_with("illegal move 2. Qd3: ") && message.contains("\nhelp: "), "{message}");
    assert!(commands.iter().any(|(.., message)| message.contains("<A & \"B\">, 100%")), "{text}");
    assert!(commands.iter().any(|(_, properties, _)| properties["title"] == "cannot read missing.pgn"));
}

#[test]
fn github_gets_no_more_than_it_shows() {
    let games = [BAD.repeat(25), DOUBTFUL.repeat(12)].concat();
    let sandbox = Sandbox::new(&[("games.pgn", games.as_bytes())]);
    let ran = sandbox.run("check games.pgn --format github");
    let (commands, others): (Vec<_>, Vec<_>) =
        ran.out.lines().partition(|line| parse_command(line).is_some());
    let count = |kind: &str| commands.iter().filter(|line| line.starts_with(kind)).count();
    assert_eq!((count("::error "), count("::warning ")), (10, 10));
    assert_eq!(
        others,
        ["17 of 37 findings (25 errors, 12 warnings) are not shown here: GitHub shows 10 of a kind"]
    );
}

#[test]
fn ndjson_is_a_finding_a_line_and_a_summary() {
    let text = output(&hard_cases(), "ndjson");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let (summary, findings) = lines.split_last().unwrap();
    assert!(findings.iter().all(|line| line["type"] == "finding"));
    assert_eq!(summary["type"], "summary");
    assert_eq!(
        findings.len() as u64,
        summary["totals"]["severities"]["error"].as_u64().unwrap()
            + summary["totals"]["severities"]["warning"].as_u64().unwrap()
    );
    let document: Value = serde_json::from_str(&output(&hard_cases(), "json")).unwrap();
    assert_eq!(document["findings"].as_array().unwrap().len(), findings.len());
    assert_eq!(document["totals"], summary["totals"]);
}

#[test]
fn a_line_is_a_line_whatever_is_in_the_archive() {
    let sandbox = hard_cases();
    let concise = output(&sandbox, "concise");
    let findings = output(&sandbox, "ndjson").lines().count() - 1;
    assert_eq!(concise.lines().count(), findings);
    for format in ["concise", "human"] {
        let text = output(&sandbox, format);
        assert!(!text.contains(|c: char| c.is_control() && c != '\n'), "{format}: {text:?}");
    }
    let coloured = sandbox.run("check . --color always").out;
    assert!(coloured.contains("[31mЖ") && !coloured.contains("\u{1b}[31m"), "{coloured:?}");
}

#[cfg(unix)]
#[test]
fn a_file_can_be_called_anything() {
    let sandbox = Sandbox::new(&[("\u{1b}[31m\n::error::x\u{7}.pgn", BAD.as_bytes())]);
    for (format, lines) in [("concise", 1), ("github", 1), ("human", 19)] {
        let text = sandbox.run(&format!("check . --format {format} --color never")).out;
        // GitHub needs the exact name; people do not.
        let has_controls = text.contains(|c: char| c.is_control() && c != '\n');
        assert_eq!(has_controls, format == "github", "{format}: {text:?}");
        assert_eq!(text.lines().count(), lines, "{format}: {text}");
    }
    // The escape sequence in the file name is not printed as a colour.
    assert!(!sandbox.run("check . --color always").out.contains("\u{1b}[31m"));
    assert!(jsonschema::is_valid(&sarif_schema(), &sandbox_json(&sandbox, "sarif")));
    let junit = sandbox.run("check . --format junit").out;
    assert_eq!(quick_junit::Report::deserialize_from_str(&junit).unwrap().failures, 1);
}

fn sandbox_json(sandbox: &Sandbox, format: &str) -> Value {
    serde_json::from_str(&sandbox.run(&format!("check . --format {format}")).out).unwrap()
}

#[test]
fn rules_are_listed_with_their_severities() {
    let sandbox = Sandbox::new(&[]);
    let table = sandbox.run("check --list-rules --error claims --ignore blocked");
    assert_eq!(table.code, Some(0));
    let row = |id: &str| {
        let row = table.out.lines().find(|row| row.split_whitespace().next() == Some(id));
        row.unwrap_or_default().split_whitespace().take(3).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(row("blocked"), "blocked moves off");
    assert_eq!(row("false-check"), "false-check claims error");
    assert_eq!(row("long-line"), "long-line style off");
    let listed: Value = serde_json::from_str(&sandbox.run("check --list-rules --format json").out).unwrap();
    assert_eq!(listed.as_array().unwrap().len(), table.out.lines().count() - 1);
}

//! `--explain`, and the page that it makes.

use std::process::{Command, Output};

fn explain(name: &str, more: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chess"));
    command.args(["check", "--no-config", "--explain", name]).args(more).output().expect("the command runs")
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn the_page_of_rules_is_what_the_command_prints() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/rules.md");
    let page = std::fs::read_to_string(page).expect("the page");
    assert!(
        text(explain("all", &[]).stdout) == page,
        "run: cargo run -p chess-cli -- check --explain all > docs/rules.md"
    );
}

#[test]
fn a_rule_is_explained_with_its_example() {
    let told = text(explain("pinned", &[]).stdout);
    assert!(told.starts_with("### pinned\n\n*error, FIDE 3.9.2*: the piece is pinned.\n"), "{told}");
    assert!(told.contains("illegal move 4. Nxd5: the knight on c3 is pinned to its king by"), "{told}");
    let tags = text(explain("tags", &[]).stdout);
    assert_eq!(tags.matches("### ").count(), 4, "{tags}");
}

#[test]
fn explanations_are_there_as_json() {
    let rules: serde_json::Value =
        serde_json::from_slice(&explain("pinned", &["--format", "json"]).stdout).expect("JSON");
    assert_eq!(rules[0]["id"], "pinned");
    assert_eq!((&rules[0]["article"], &rules[0]["severity"]), (&"3.9.2".into(), &"error".into()));
    assert!(rules[0]["why"].is_string() && rules[0]["example"].is_string());
}

#[test]
fn a_name_that_is_no_rule_is_refused() {
    let told = explain("pined", &[]);
    assert_eq!(told.status.code(), Some(2));
    let message = text(told.stderr);
    assert!(message.contains("there is no rule or group of rules named `pined`"), "{message}");
}

//! The compiler and the library say the same. Every game of the cases is read and judged again at run time,
//! and the sentences are compared.

use std::collections::BTreeSet;
use std::path::Path;
use std::{env, fs};

use chess_runtime::judge::{Diagnostic, GameReader, Referee};
use chess_ui_tests::calls::Call;
use chess_ui_tests::cases::{Case, accepted, refused};

/// Folders and cases with errors that only the macros or the compiler itself report.
const NOT_OF_THE_REFEREE: [&str; 40] = [
    "bare-tokens",
    "braces",
    "documentation",
    "fen",
    "forgery",
    "item-form",
    "lines",
    "no-follow-up/after_a_broken_line",
    "no-follow-up/after_a_broken_line_of_another_module",
    "no-follow-up/bad_start",
    "no-follow-up/continued_by_black",
    "no-follow-up/unreadable",
    "not-pgn",
    "percent",
    "pgn/comment_only",
    "pgn/no_game",
    "position",
    "san",
    "second-game",
    "semicolon",
    "square",
    "start/after_and_from",
    "start/after_without_semicolon",
    "start/from_after_moves",
    "start/tag_and_from",
    "start/constant",
    "start/twice",
    // The compiler reports two stray quotes of one literal as one error.
    "stray/literal",
    "string-form/byte_string",
    "string-form/comma",
    "string-form/concat",
    "string-form/concat_of_a_constant",
    "string-form/concat_with_a_mistake",
    "string-form/included",
    "string-form/included_missing",
    "string-form/unset_variable",
    "strict",
    "string-form/semicolon",
    "string-form/suffix",
    "string-form/two_strings",
];

/// All diagnostics of the referee for the games of a call.
fn diagnostics(call: &Call) -> Vec<Diagnostic> {
    let games = GameReader::new(&call.text);
    games
        .flat_map(|game| Referee::new(call.start).exacting(true).judge(&game, &call.text).diagnostics)
        .collect()
}

fn titles(calls: &[Call]) -> Vec<String> {
    let of_call = |call: &Call| -> Vec<String> {
        diagnostics(call).iter().map(|told| told.title(&call.text)).collect()
    };
    calls.iter().flat_map(of_call).collect()
}

/// The cases that can be judged without the compiler, and their calls.
fn comparable() -> Vec<(Case, Vec<Call>)> {
    let of_the_referee =
        |case: &Case| ![case.rule(), &case.name].iter().any(|name| NOT_OF_THE_REFEREE.contains(name));
    let cases = refused().into_iter().filter(of_the_referee);
    cases.filter_map(|case| case.calls().map(|calls| (case, calls))).collect()
}

#[test]
fn refused_games_are_refused_with_the_same_sentences() {
    if env::var("TRYBUILD").is_ok_and(|mode| mode == "overwrite") {
        // The `.stderr` files are blessed after this test.
        return;
    }
    let cases = comparable();
    let mut different = Vec::new();
    for (case, calls) in &cases {
        let judged = titles(calls);
        if judged != case.errors() {
            different.push(format!("{}:\n  compiler {:#?}\n  library {judged:#?}", case.name, case.errors()));
        }
    }
    assert!(different.is_empty(), "{} cases differ:\n{}", different.len(), different.join("\n"));
    assert!(cases.len() > 200, "only {} cases were compared", cases.len());
}

#[test]
fn accepted_games_are_accepted() {
    // The macros undo what rustfmt does to moves. The library does not, because rustfmt changes only source.
    let cases: Vec<Case> = accepted().into_iter().filter(|case| !case.name.contains("formatted")).collect();
    let readable: Vec<(&Case, Vec<Call>)> =
        cases.iter().filter_map(|case| case.calls().map(|calls| (case, calls))).collect();
    for (case, calls) in &readable {
        assert_eq!(titles(calls), [""; 0], "{}", case.name);
    }
    assert!(readable.len() > 15, "only {} cases were read", readable.len());
}

/// A folder with the name of a rule holds cases of that rule.
#[test]
fn cases_break_the_rule_of_their_folder() {
    let rules = rules();
    for (case, calls) in comparable() {
        let broken: Vec<&str> = calls.iter().flat_map(diagnostics).map(|told| told.rule().id()).collect();
        if rules.contains(case.rule()) {
            assert!(broken.contains(&case.rule()), "{} breaks {broken:?}", case.name);
        }
    }
}

#[test]
fn every_rule_has_a_folder() {
    let folders: BTreeSet<String> = refused().iter().map(|case| case.rule().to_owned()).collect();
    let missing: Vec<String> = rules().difference(&folders).cloned().collect();
    assert!(missing.is_empty(), "no case shows {missing:?}");
}

/// Every rule's id, from the table of refusals.
fn rules() -> BTreeSet<String> {
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("tests/data/refusals.txt");
    let rows = fs::read_to_string(table).expect("the table is there");
    let rules = rows.lines().filter_map(|row| row.split_once(" | ")).map(|(rule, _)| rule);
    rules.filter(|rule| !rule.starts_with('#')).map(str::to_owned).collect()
}

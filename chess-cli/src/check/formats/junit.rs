//! JUnit XML: one test suite per file, with one case that counts its games and one failed case per finding.
//!
//! Findings below the severity of --fail-on are cases that pass, with the message as their output.

use std::collections::BTreeMap;
use std::io::{self, Write};

use chess_runtime::archive::Severity;
use quick_junit::{NonSuccessKind, TestCase, TestCaseStatus, TestSuite};

use super::{Format, MOST_IN_MEMORY};
use crate::check::report::{Record, Report};
use crate::numbers::count;

/// The format.
pub(super) struct Junit {
    /// From which severity on a finding is a failure.
    pub(super) fail_on: Severity,
}

impl Format for Junit {
    fn usual_limit(&self) -> Option<u64> {
        Some(MOST_IN_MEMORY)
    }

    fn is_one_document(&self) -> bool {
        true
    }

    fn end(&mut self, out: &mut dyn Write, report: &Report) -> io::Result<()> {
        let mut junit = quick_junit::Report::new("chess check");
        let mut by_file: BTreeMap<&str, Vec<&Record>> = BTreeMap::new();
        for finding in &report.findings {
            by_file.entry(&finding.file).or_default().push(finding);
        }
        for file in &report.files {
            let mut suite = TestSuite::new(file.file.as_str());
            suite.add_test_case(games(&file.file, file.games));
            let findings = by_file.get(file.file.as_str()).into_iter().flatten();
            suite.add_test_cases(findings.map(|finding| self.case(finding)));
            junit.add_test_suite(suite);
        }
        for unreadable in &report.unreadable {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Error);
            status.set_type("unreadable").set_message(unreadable.reason.as_str());
            let mut suite = TestSuite::new(unreadable.file.as_str());
            suite.add_test_case(TestCase::new("can be read", status));
            junit.add_test_suite(suite);
        }
        if report.omitted > 0 {
            junit.add_test_suite(omitted(report.omitted));
        }
        // Written here, so that an error of the output is not wrapped in one of the document.
        let document = junit.to_string().map_err(io::Error::other)?;
        out.write_all(document.as_bytes())
    }
}

impl Junit {
    fn case(&self, finding: &Record) -> TestCase {
        let Record { line, column, rule, .. } = finding;
        let what = finding.played.as_deref().unwrap_or(&finding.written);
        let name = format!("{line}:{column} {} {what}", rule.id());
        let mut case = if finding.severity >= self.fail_on {
            let mut status = TestCaseStatus::non_success(NonSuccessKind::Failure);
            status
                .set_type(rule.id())
                .set_message(finding.message.as_str())
                .set_description(description(finding));
            TestCase::new(name, status)
        } else {
            let mut case = TestCase::new(name, TestCaseStatus::success());
            case.set_system_out(format!("{}\n{}", finding.message, description(finding)));
            case
        };
        case.set_classname(finding.file.as_str());
        case
    }
}

/// A passed case, which shows that a file was checked even if nothing is wrong with it.
fn games(file: &str, games: u64) -> TestCase {
    let mut case = TestCase::new(count(games, "game", "games"), TestCaseStatus::success());
    case.set_classname(file);
    case
}

fn omitted(findings: u64) -> TestSuite {
    let mut suite = TestSuite::new("not listed");
    let mut status = TestCaseStatus::skipped();
    status.set_message("--max-findings 0 lists all");
    suite.add_test_case(TestCase::new(format!("{} more", count(findings, "finding", "findings")), status));
    suite
}

/// The place, the line with its carets, the help and the game.
fn description(finding: &Record) -> String {
    let Record { file, line, column, excerpt, .. } = finding;
    let carets = format!("{}{}", " ".repeat(excerpt.before), "^".repeat(excerpt.marked));
    let mut lines = vec![format!("{file}:{line}:{column}: {}", finding.severity)];
    if !excerpt.text.trim().is_empty() {
        lines.extend([excerpt.text.clone(), carets]);
    }
    lines.extend(finding.help.as_ref().map(|help| format!("help: {help}")));
    lines.extend(finding.game.as_ref().map(|game| game.name().to_string()));
    lines.join("\n")
}

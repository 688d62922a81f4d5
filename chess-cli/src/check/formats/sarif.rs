//! SARIF 2.1.0, the format of code scanning: a run with the rules that were broken and one result per finding.
//!
//! Results are recognised from run to run by rule, game and move, not by line. GitHub shows 5,000 results,
//! so no more are written, the worst ones; a notification says how many were left out.

use std::collections::BTreeMap;
use std::io::{self, Write};

use chess_runtime::archive::{Rule, Severity};
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};
use serde_json::json;
use serde_sarif::sarif::{
    ArtifactContent, ArtifactLocation, Invocation, Location, LogicalLocation, Message,
    MultiformatMessageString, Notification, PhysicalLocation, PropertyBag, Region, ReportingConfiguration,
    ReportingDescriptor, ResultLevel, Run, Sarif as Log, Tool, ToolComponent,
};

use super::Format;
use crate::check::report::{Record, Report};
use crate::numbers::count;

/// How many results are shown.
const MOST: u64 = 5_000;

/// Where the schema is published.
const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// The characters that must be escaped in the path of a URI.
const NOT_IN_PATHS: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'%')
    .add(b'<')
    .add(b'>')
    .add(b'?')
    .add(b'`')
    .add(b'{')
    .add(b'}')
    .add(b'[')
    .add(b']')
    .add(b'^')
    .add(b'|')
    .add(b'\\')
    .add(b':');

/// The format.
pub(super) struct Sarif;

impl Format for Sarif {
    fn usual_limit(&self) -> Option<u64> {
        Some(MOST)
    }

    fn hard_limit(&self) -> Option<u64> {
        Some(MOST)
    }

    fn is_one_document(&self) -> bool {
        true
    }

    fn end(&mut self, out: &mut dyn Write, report: &Report) -> io::Result<()> {
        let run = run(report);
        let log = Log::builder().schema(SCHEMA).version(json!("2.1.0")).runs(vec![run]).build();
        serde_json::to_writer_pretty(&mut *out, &log)?;
        out.write_all(b"\n")
    }
}

fn run(report: &Report) -> Run {
    let is_broken = |rule: &Rule| report.findings.iter().any(|finding| finding.rule == *rule);
    let rules: Vec<Rule> = Rule::ALL.iter().copied().filter(is_broken).collect();
    let driver = ToolComponent::builder()
        .name("chess check")
        .semantic_version(env!("CARGO_PKG_VERSION"))
        .rules(rules.iter().copied().map(descriptor).collect::<Vec<_>>())
        .build();
    Run::builder()
        .tool(Tool::builder().driver(driver).build())
        .invocations(vec![invocation(report)])
        .column_kind(json!("unicodeCodePoints"))
        .results(report.findings.iter().map(|finding| result(finding, &rules)).collect::<Vec<_>>())
        .build()
}

fn descriptor(rule: Rule) -> ReportingDescriptor {
    let text = |text: String| MultiformatMessageString::builder().text(text).build();
    let configuration = ReportingConfiguration::builder().level(level(rule.severity())).build();
    ReportingDescriptor::builder()
        .id(rule.id())
        .short_description(text(rule.summary().to_owned()))
        .full_description(text(rule.why().to_owned()))
        .help(text(format!(
            "{} (a rule of the group `{}`)\n\nExample:\n{}",
            rule.why(),
            rule.group(),
            rule.example()
        )))
        .default_configuration(configuration)
        .properties(PropertyBag::builder().tags(vec![rule.group().name().to_owned()]).build())
        .build()
}

fn level(severity: Severity) -> serde_json::Value {
    json!(severity.name())
}

/// The level of a result. SARIF's results have their own type for levels.
fn result_level(severity: Severity) -> ResultLevel {
    match severity {
        Severity::Error => ResultLevel::Error,
        Severity::Warning => ResultLevel::Warning,
        Severity::Note => ResultLevel::Note,
    }
}

/// The notifications of the run: what could not be read, how far the run got, how much is left out.
fn invocation(report: &Report) -> Invocation {
    let note = |level: &str, text: String| {
        let message = Message::builder().text(text).build();
        Notification::builder().level(json!(level)).message(message).build()
    };
    let unreadable = report.unreadable.iter();
    let mut notes: Vec<_> =
        unreadable.map(|file| note("error", format!("{}: {}", file.file, file.reason))).collect();
    if let Some(interruption) = &report.interrupted {
        notes.push(note("error", interruption.to_string()));
    }
    let was_successful = notes.is_empty();
    if report.omitted > 0 {
        let more = count(report.omitted, "more finding is", "more findings are");
        notes.push(note("warning", format!("{more} not listed: {}", left_out(report))));
    }
    Invocation::builder().execution_successful(was_successful).tool_execution_notifications(notes).build()
}

/// What is left out, by severity. The worst findings are listed.
fn left_out(report: &Report) -> String {
    let left = Severity::ALL.into_iter().rev().filter_map(|severity| {
        let listed = report.findings.iter().filter(|finding| finding.severity == severity);
        let listed: u64 = listed.map(|finding| 1 + finding.more).sum();
        let left = report.totals.severities.of(severity).saturating_sub(listed);
        (left > 0).then(|| count(left, severity.name(), &format!("{severity}s")))
    });
    left.collect::<Vec<_>>().join(", ")
}

fn result(finding: &Record, rules: &[Rule]) -> serde_sarif::sarif::Result {
    let index = rules.iter().position(|&rule| rule == finding.rule).unwrap_or_default();
    let text = match &finding.help {
        Some(help) => format!("{}\nhelp: {help}", finding.message),
        None => finding.message.clone(),
    };
    let fingerprint = BTreeMap::from([("ruleGameMove/v1".to_owned(), finding.fingerprint())]);
    let result = serde_sarif::sarif::Result::builder()
        .rule_id(finding.rule.id())
        .rule_index(index as i64)
        .level(result_level(finding.severity))
        .message(Message::builder().text(text).build())
        .locations(vec![location(finding)])
        .partial_fingerprints(fingerprint);
    match &finding.fen {
        Some(fen) => {
            let fen = BTreeMap::from([("fen".to_owned(), json!(fen))]);
            result.properties(PropertyBag::builder().additional_properties(fen).build()).build()
        }
        None => result.build(),
    }
}

fn location(finding: &Record) -> Location {
    let (line, column) = (finding.line as i64, finding.column as i64);
    let region = Region::builder()
        .start_line(line)
        .start_column(column)
        .end_column(column + finding.excerpt.marked as i64)
        .snippet(ArtifactContent::builder().text(finding.excerpt.text.as_str()).build())
        .build();
    let uri = utf8_percent_encode(&finding.file.replace('\\', "/"), NOT_IN_PATHS).to_string();
    let artifact = ArtifactLocation::builder().uri(uri).build();
    let place = PhysicalLocation::builder().artifact_location(artifact).region(region).build();
    let location = Location::builder().physical_location(place);
    match &finding.game {
        Some(game) => {
            let name = LogicalLocation::builder().name(game.name().to_string()).kind("object").build();
            location.logical_locations(vec![name]).build()
        }
        None => location.build(),
    }
}

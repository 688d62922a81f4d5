//! `--list-rules` and `--explain`: the table of rules in, a list, a page or JSON out.

use std::io::{self, Write};
use std::ops::ControlFlow;

use anyhow::bail;
use chess_runtime::archive::{CheckEvent, CheckOptions, Checker, Finding, Group, Rule, Rules, Source};
use serde_json::{Value, json};

use super::formats::FormatName;

/// Prints all rules with their severities in this run; rules that are not checked are `off`.
pub(super) fn list(rules: &Rules, format: FormatName) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if format == FormatName::Json {
        let table: Vec<_> = Rule::ALL.iter().map(|&rule| row(rule, rules)).collect();
        serde_json::to_writer_pretty(&mut out, &table)?;
        return writeln!(out);
    }
    let width = Rule::ALL.iter().map(|rule| rule.id().len()).max().unwrap_or_default();
    writeln!(out, "{:<width$}  {:<6}  {:<8}  what it finds", "rule", "group", "severity")?;
    for &rule in Rule::ALL {
        let severity = severity(rule, rules);
        writeln!(out, "{rule:<width$}  {:<6}  {severity:<8}  {}", rule.group(), rule.summary())?;
    }
    Ok(())
}

/// Explains a rule, a group of rules or `all`: what each rule finds, why that matters, and an example with
/// the checker's finding.
///
/// # Errors
/// When there is no rule and no group of that name.
pub(super) fn explain(name: &str, rules: &Rules, format: FormatName) -> anyhow::Result<()> {
    let is_named = |rule: &&Rule| name == rule.id() || name == rule.group().name() || name == "all";
    let named: Vec<Rule> = Rule::ALL.iter().filter(is_named).copied().collect();
    if named.is_empty() {
        bail!("there is no rule or group of rules named `{name}`; --list-rules prints them all");
    }
    let mut out = io::stdout().lock();
    if format == FormatName::Json {
        let object = |&rule: &Rule| {
            let mut row = row(rule, rules);
            row["why"] = json!(rule.why());
            row["example"] = json!(rule.example());
            row
        };
        serde_json::to_writer_pretty(&mut out, &named.iter().map(object).collect::<Vec<_>>())?;
        writeln!(out)?;
        return Ok(());
    }
    if name == "all" {
        writeln!(out, "{HEAD}")?;
    }
    for (index, &rule) in named.iter().enumerate() {
        let begins_group = index == 0 || named[index - 1].group() != rule.group();
        if name == "all" && begins_group {
            writeln!(out, "\n## {}: {}", rule.group(), question(rule.group()))?;
        }
        if index > 0 || name == "all" {
            writeln!(out)?;
        }
        write_rule(&mut out, rule)?;
    }
    Ok(())
}

const HEAD: &str = "# The rules of `chess check`

What `chess check` can find, group by group. `chess check --explain RULE` prints one of these sections; `--select`,
`--ignore`, `--error`, `--warn`, `--note` and `chess.toml` take the names of rules and of groups. The severity is the
default one. Made by `chess check --explain all`.";

/// What the rules of a group ask.
const fn question(group: Group) -> &'static str {
    match group {
        Group::Syntax => "can the text be read?",
        Group::Moves => "are the moves legal?",
        Group::End => "was the game over before?",
        Group::Claims => "is what moves and results say so?",
        Group::Tags => "are the tags right?",
        Group::Input => "can the input be read at all?",
        Group::Style => "is it written in export format? (off by default, `--strict` turns it on)",
        _ => "",
    }
}

fn write_rule(out: &mut impl Write, rule: Rule) -> io::Result<()> {
    let article = rule.article().map(|article| format!(", FIDE {article}")).unwrap_or_default();
    writeln!(out, "### {rule}\n\n*{}{article}*: {}.\n\n{}\n", rule.severity(), rule.summary(), rule.why())?;
    if rule.group() == Group::Input {
        return writeln!(out, "For example: {}.", rule.example());
    }
    writeln!(out, "```text")?;
    writeln!(out, "{}", rule.example())?;
    if let Some(finding) = finding(rule) {
        let (line, column) = (finding.place.line, finding.place.column);
        writeln!(out, "\n{line}:{column}: {}", finding.title)?;
        if let Some(help) = finding.help {
            writeln!(out, "help: {help}")?;
        }
    }
    writeln!(out, "```")
}

/// The checker's finding in the rule's example.
fn finding(rule: Rule) -> Option<Finding> {
    let mut rules = Rules::none();
    rules.select(rule.id()).ok()?;
    let source = Source::new("example", || Ok(Box::new(rule.example().as_bytes()) as _));
    let mut found = None;
    Checker::new(CheckOptions { rules, ..CheckOptions::default() }).run([source], &mut |event| {
        if let CheckEvent::Finding(finding) = event {
            found.get_or_insert(*finding);
        }
        ControlFlow::Continue(())
    });
    found
}

fn row(rule: Rule, rules: &Rules) -> Value {
    json!({
        "id": rule.id(),
        "group": rule.group().name(),
        "severity": severity(rule, rules),
        "article": rule.article(),
        "summary": rule.summary(),
    })
}

fn severity(rule: Rule, rules: &Rules) -> &'static str {
    rules.severity(rule).map_or("off", |severity| severity.name())
}

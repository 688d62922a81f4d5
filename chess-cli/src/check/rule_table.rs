//! `--list-rules`: the rules in, a table or JSON out.

use std::io::{self, Write};

use chess_runtime::archive::{RULES, Rules};
use serde_json::json;

use super::formats::FormatName;

/// Prints all rules with their severities in this run; rules that are not checked are `off`.
pub(super) fn print(rules: &Rules, format: FormatName) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let severity = |rule| rules.severity(rule).map_or("off", |severity| severity.name());
    if format == FormatName::Json {
        let object = |rule| {
            let severity = severity(rule);
            json!({ "id": rule.id, "group": rule.group.name(), "severity": severity, "summary": rule.summary })
        };
        let table: Vec<_> = RULES.iter().map(object).collect();
        serde_json::to_writer_pretty(&mut out, &table)?;
        return writeln!(out);
    }
    let width = RULES.iter().map(|rule| rule.id.len()).max().unwrap_or_default();
    writeln!(out, "{:<width$}  {:<6}  {:<8}  what it finds", "rule", "group", "severity")?;
    for rule in RULES {
        let (id, group, severity) = (rule.id, rule.group.name(), severity(rule));
        writeln!(out, "{id:<width$}  {group:<6}  {severity:<8}  {}", rule.summary)?;
    }
    Ok(())
}

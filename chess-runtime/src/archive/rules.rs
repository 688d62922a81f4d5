//! [`Rules`]: which rules an archive is checked by, and how bad it is to break each.

use std::string::{String, ToString};
use std::vec::Vec;

use core::fmt;

use chess_types::Rule;
use chess_types::reasons::{Group, Severity};

/// Which rules an archive is checked by, and how bad it is to break each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rules {
    severities: Vec<Option<Severity>>,
}

/// A name that is no rule and no group.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownRule(pub String);

impl fmt::Display for UnknownRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no rule or group of rules named `{}`", self.0)
    }
}

impl std::error::Error for UnknownRule {}

impl Default for Rules {
    /// All rules but those of style.
    fn default() -> Rules {
        Rules::of(|rule| (rule.group() != Group::Style).then_some(rule.severity()))
    }
}

impl Rules {
    fn of(severity: impl Fn(Rule) -> Option<Severity>) -> Rules {
        Rules { severities: Rule::ALL.iter().map(|&rule| severity(rule)).collect() }
    }

    /// No rule at all, to select from.
    #[must_use]
    pub fn none() -> Rules {
        Rules::of(|_| None)
    }

    /// Whether moves are legal, and nothing else.
    #[must_use]
    pub fn legality() -> Rules {
        let is_kept = |rule: Rule| matches!(rule.group(), Group::Syntax | Group::Moves | Group::Input);
        Rules::of(|rule| (is_kept(rule) || rule == Rule::BadFen).then_some(rule.severity()))
    }

    /// The default rules, and those of style as warnings: what the PGN standard asks of an exported file.
    #[must_use]
    pub fn strict() -> Rules {
        Rules::of(|rule| Some(rule.severity().max(Severity::Warning)))
    }

    /// How bad a finding of this rule is; `None` if it is not selected.
    #[must_use]
    pub fn severity(&self, rule: Rule) -> Option<Severity> {
        self.severities[rule as usize]
    }

    /// Whether any rule of a group is selected.
    #[must_use]
    pub fn has(&self, group: Group) -> bool {
        Rule::ALL.iter().any(|&rule| rule.group() == group && self.severity(rule).is_some())
    }

    /// Selects a rule or a group, or `all`.
    ///
    /// # Errors
    /// [`UnknownRule`] if there is none of that name.
    pub fn select(&mut self, name: &str) -> Result<(), UnknownRule> {
        self.change(name, |rule, severity| Some(severity.unwrap_or(rule.severity())))
    }

    /// Leaves a rule or a group out.
    ///
    /// # Errors
    /// [`UnknownRule`] if there is none of that name.
    pub fn ignore(&mut self, name: &str) -> Result<(), UnknownRule> {
        self.change(name, |_, _| None)
    }

    /// Says how bad a rule is, or all rules of a group.
    ///
    /// # Errors
    /// [`UnknownRule`] if there is none of that name.
    pub fn set(&mut self, name: &str, severity: Severity) -> Result<(), UnknownRule> {
        self.change(name, |_, _| Some(severity))
    }

    fn change(
        &mut self,
        name: &str,
        change: impl Fn(Rule, Option<Severity>) -> Option<Severity>,
    ) -> Result<(), UnknownRule> {
        let mut is_known = false;
        for (&rule, severity) in Rule::ALL.iter().zip(&mut self.severities) {
            if rule.id() == name || rule.group().name() == name || name == "all" {
                *severity = change(rule, *severity);
                is_known = true;
            }
        }
        if is_known { Ok(()) } else { Err(UnknownRule(name.to_string())) }
    }
}

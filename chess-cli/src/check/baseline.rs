//! The baseline: known findings, which are not reported again.
//!
//! The file is sorted and has one line of JSON per finding: the rule, the tags that name the game, the move,
//! and how often it was found.
//! It has no line numbers and no file names, so it stays valid when games are added, moved or sorted.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

use anyhow::Context as _;
use chess_runtime::archive::{Finding, Group};
use serde::{Deserialize, Serialize};

/// The known findings, and how often each was found.
#[derive(Default)]
pub(super) struct Baseline {
    known: BTreeMap<Key, u64>,
}

/// What identifies a finding.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Key {
    game: String,
    played: String,
    rule: String,
}

/// A line of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    game: String,
    #[serde(rename = "move")]
    played: String,
    rule: String,
    count: u64,
}

impl Key {
    fn of(finding: &Finding) -> Key {
        Key {
            game: finding.game.key(),
            played: finding.played().unwrap_or_else(|| finding.written.clone()),
            rule: finding.rule.id().to_owned(),
        }
    }
}

/// Whether a finding may be in a baseline. Findings about unreadable input may not: they are not about a game.
fn can_be_known(finding: &Finding) -> bool {
    finding.rule.group() != Group::Input
}

impl Baseline {
    /// Reads a baseline.
    pub(super) fn read(path: &Path) -> anyhow::Result<Baseline> {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut baseline = Baseline::default();
        for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let place = || format!("{}:{} is no line of a baseline", path.display(), index + 1);
            let entry: Entry = serde_json::from_str(line).with_context(place)?;
            let key = Key { game: entry.game, played: entry.played, rule: entry.rule };
            *baseline.known.entry(key).or_default() += entry.count;
        }
        Ok(baseline)
    }

    /// Adds a finding; false if it may not be in a baseline.
    pub(super) fn add(&mut self, finding: &Finding) -> bool {
        let can = can_be_known(finding);
        if can {
            *self.known.entry(Key::of(finding)).or_default() += 1;
        }
        can
    }

    /// Whether a finding is known. Each entry of the file covers as many findings as its count.
    pub(super) fn recognises(&mut self, finding: &Finding) -> bool {
        if self.known.is_empty() || !can_be_known(finding) {
            return false;
        }
        match self.known.get_mut(&Key::of(finding)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        }
    }

    /// How many known findings this run has not found.
    pub(super) fn left(&self) -> u64 {
        self.known.values().sum()
    }

    /// Writes the baseline.
    pub(super) fn write(&self, path: &Path) -> anyhow::Result<()> {
        let mut text = Vec::new();
        self.write_to(&mut text)?;
        fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
    }

    fn write_to(&self, out: &mut impl Write) -> io::Result<()> {
        for (key, &count) in &self.known {
            let Key { game, played, rule } = key.clone();
            serde_json::to_writer(&mut *out, &Entry { game, played, rule, count })?;
            out.write_all(b"\n")?;
        }
        Ok(())
    }
}

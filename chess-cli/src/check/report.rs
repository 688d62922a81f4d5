//! The result of a run, as it is written to reports and read back from them.
//!
//! In: the library's findings and totals, or the JSON of a run that was made elsewhere. Out: [`Report`]
//! with its [`Record`]s. The formats see nothing else, so a merged report prints like that of a single run.

use std::collections::BTreeMap;
use std::fmt;

use chess_runtime::archive::{Finding, GameName, Rule, Severity, Totals};
use serde::{Deserialize, Serialize};

/// The result of a run, which `--format json` writes.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Report {
    /// [`Report::VERSION`].
    pub(crate) version: u32,
    /// Which part of the work this was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) shard: Option<ShardName>,
    /// How far the run got, if Ctrl-C ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) interrupted: Option<Interruption>,
    pub(crate) totals: Counts,
    /// Findings that are in the baseline. No other count includes them.
    pub(crate) known: u64,
    /// Findings that are counted but not listed.
    pub(crate) omitted: u64,
    /// The files in the order of the input.
    pub(crate) files: Vec<FileCounts>,
    /// What could not be read at all.
    pub(crate) unreadable: Vec<Unreadable>,
    /// What is wrong, in the order of the input.
    pub(crate) findings: Vec<Record>,
}

impl Report {
    /// The version of the JSON that this program writes and reads.
    pub(crate) const VERSION: u32 = 1;

    /// Whether a finding is bad enough to fail.
    pub(crate) fn fails(&self, from: Severity) -> bool {
        let counts = &self.totals.severities;
        [Severity::Note, Severity::Warning, Severity::Error]
            .into_iter()
            .any(|severity| severity >= from && counts.of(severity) > 0)
    }
}

/// `2/3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShardName {
    /// From 1.
    pub(crate) index: u64,
    pub(crate) of: u64,
}

impl fmt::Display for ShardName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.of)
    }
}

/// How far the run got before Ctrl-C ended it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Interruption {
    /// The file that was being read.
    pub(crate) file: String,
    /// Bytes of that file that were checked, after decompression.
    pub(crate) bytes: u64,
    /// Games of that file that were checked.
    pub(crate) games: u64,
}

/// A file that was read.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FileCounts {
    pub(crate) file: String,
    pub(crate) bytes: u64,
    pub(crate) games: u64,
    /// Plies of the main lines.
    #[serde(default)]
    pub(crate) plies: u64,
    pub(crate) findings: u64,
}

/// A file, directory or glob that could not be read or matched nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Unreadable {
    pub(crate) file: String,
    pub(crate) reason: String,
}

/// [`Totals`], with names instead of array indexes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Counts {
    pub(crate) bytes: u64,
    pub(crate) games: u64,
    pub(crate) faulty_games: u64,
    pub(crate) plies: u64,
    pub(crate) side_plies: u64,
    pub(crate) set_up: u64,
    pub(crate) results: BTreeMap<String, u64>,
    pub(crate) endings: BTreeMap<String, u64>,
    pub(crate) severities: Severities,
    pub(crate) rules: BTreeMap<String, u64>,
}

/// Findings by severity.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Severities {
    pub(crate) error: u64,
    pub(crate) warning: u64,
    pub(crate) note: u64,
}

impl Severities {
    pub(crate) const fn of(&self, severity: Severity) -> u64 {
        match severity {
            Severity::Error => self.error,
            Severity::Warning => self.warning,
            Severity::Note => self.note,
        }
    }

    pub(crate) const fn sum(&self) -> u64 {
        self.error + self.warning + self.note
    }
}

impl Counts {
    /// The counts of the games. Findings are counted one by one, because those in the baseline do not count.
    pub(crate) fn of_games(totals: &Totals) -> Counts {
        let named = |names: [&str; 5], counts: [u64; 5]| {
            names.into_iter().map(str::to_owned).zip(counts).filter(|(_, count)| *count > 0).collect()
        };
        Counts {
            bytes: totals.bytes,
            games: totals.games,
            plies: totals.plies,
            side_plies: totals.side_plies,
            set_up: totals.set_up,
            results: named(Totals::RESULTS, totals.results),
            endings: named(Totals::OUTCOMES, totals.outcomes),
            ..Counts::default()
        }
    }

    /// Counts so many findings of a rule.
    pub(crate) fn add_findings(&mut self, rule: Rule, severity: Severity, count: u64) {
        *self.rules.entry(rule.id().to_owned()).or_default() += count;
        match severity {
            Severity::Error => self.severities.error += count,
            Severity::Warning => self.severities.warning += count,
            Severity::Note => self.severities.note += count,
        }
    }

    /// Adds the counts of another run.
    pub(crate) fn merge(&mut self, other: &Counts) {
        self.bytes += other.bytes;
        self.games += other.games;
        self.faulty_games += other.faulty_games;
        self.plies += other.plies;
        self.side_plies += other.side_plies;
        self.set_up += other.set_up;
        self.severities.error += other.severities.error;
        self.severities.warning += other.severities.warning;
        self.severities.note += other.severities.note;
        let maps = [
            (&mut self.results, &other.results),
            (&mut self.endings, &other.endings),
            (&mut self.rules, &other.rules),
        ];
        for (sums, counts) in maps {
            for (name, count) in counts {
                *sums.entry(name.clone()).or_default() += count;
            }
        }
    }
}

/// A finding.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Record {
    #[serde(with = "rule_id")]
    pub(crate) rule: Rule,
    #[serde(with = "severity_name")]
    pub(crate) severity: Severity,
    pub(crate) file: String,
    pub(crate) line: u64,
    pub(crate) column: u64,
    /// In bytes, from 0, after decompression.
    pub(crate) offset: u64,
    pub(crate) message: String,
    /// How many more of this rule the game has, which are counted but not listed.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) more: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) help: Option<String>,
    /// The move as `4... Nxe4`, if it is about one.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    pub(crate) played: Option<String>,
    /// What was written there.
    pub(crate) written: String,
    /// The position before the move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) fen: Option<String>,
    /// The game; `None` if the finding is that the input breaks off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) game: Option<GameRecord>,
    pub(crate) excerpt: ExcerptRecord,
}

/// The place of a game in its file, and its tags.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct GameRecord {
    /// Counted from 1; unknown in a sharded check.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) number: Option<u64>,
    pub(crate) offset: u64,
    pub(crate) tags: BTreeMap<String, String>,
}

impl From<&GameName> for GameRecord {
    fn from(game: &GameName) -> GameRecord {
        let tags = GameName::TAGS.into_iter().zip(&game.tags);
        let tags = tags.filter_map(|(name, value)| Some((name.to_owned(), value.clone()?))).collect();
        GameRecord { number: game.number, offset: game.offset, tags }
    }
}

impl GameRecord {
    /// The library's name of the game, which formats itself.
    pub(crate) fn name(&self) -> GameName {
        let tags = GameName::TAGS.map(|name| self.tags.get(name).cloned());
        GameName { number: self.number, offset: self.offset, tags }
    }
}

/// The line of the text, or a part of a long one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExcerptRecord {
    pub(crate) text: String,
    /// How many characters stand before what is wrong.
    pub(crate) before: usize,
    /// How many characters are wrong.
    pub(crate) marked: usize,
}

impl From<&Finding> for Record {
    fn from(finding: &Finding) -> Record {
        let excerpt = &finding.excerpt;
        Record {
            rule: finding.rule,
            severity: finding.severity,
            file: finding.file.to_string(),
            line: finding.place.line,
            column: finding.place.column,
            offset: finding.place.offset,
            message: finding.title.clone(),
            more: finding.more,
            help: finding.help.clone(),
            played: finding.played().filter(|_| is_about_a_move(finding.rule)),
            written: finding.written.clone(),
            fen: finding.position.filter(|_| is_about_a_move(finding.rule)).map(|position| position.to_fen()),
            game: is_in_a_game(finding.rule).then(|| GameRecord::from(&finding.game)),
            excerpt: ExcerptRecord {
                text: excerpt.text.clone(),
                before: excerpt.before,
                marked: excerpt.marked,
            },
        }
    }
}

/// Whether findings of a rule are about a game, not about the stream of bytes.
pub(crate) fn is_in_a_game(rule: Rule) -> bool {
    !matches!(rule, Rule::Truncated | Rule::NotPgn)
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
const fn is_zero(count: &u64) -> bool {
    *count == 0
}

/// Whether the board helps to understand a finding. It does not if only a move number is wrong.
fn is_about_a_move(rule: Rule) -> bool {
    rule != Rule::WrongMoveNumber
}

impl Record {
    /// The rule, the game and the move: they stay the same when games are added and lines move.
    pub(crate) fn fingerprint(&self) -> String {
        let game = self.game.as_ref().map_or_else(|| self.file.clone(), |game| game.name().key());
        let written = self.played.as_deref().unwrap_or(&self.written);
        format!("{} | {game} | {written}", self.rule)
    }
}

/// A rule is written as its id.
mod rule_id {
    use chess_runtime::archive::Rule;
    use serde::de::{Deserialize as _, Deserializer, Error as _};
    use serde::ser::Serializer;

    pub(super) fn serialize<S: Serializer>(rule: &Rule, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(rule.id())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Rule, D::Error> {
        let id = String::deserialize(deserializer)?;
        Rule::named(&id).ok_or_else(|| D::Error::custom(format!("there is no rule named `{id}`")))
    }
}

/// A severity is written as its name.
mod severity_name {
    use chess_runtime::archive::Severity;
    use serde::de::{Deserialize as _, Deserializer, Error as _};
    use serde::ser::Serializer;

    #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
    pub(super) fn serialize<S: Serializer>(severity: &Severity, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(severity.name())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Severity, D::Error> {
        let name = String::deserialize(deserializer)?;
        Severity::named(&name).ok_or_else(|| D::Error::custom(format!("there is no severity named `{name}`")))
    }
}

//! The command line of `chess check`, and the part of it that `chess merge` shares.

use std::path::PathBuf;
use std::str::FromStr;

use chess_runtime::Laws;
use chess_runtime::archive::{self, Severity};
use clap::{Args, ValueEnum};

use super::formats::FormatName;
use super::report::ShardName;
use crate::terminal::ColorWhen;

/// Check archives of games: every move, every claim, with the place and the reason.
///
/// Exit code: 0 if nothing is wrong (notes aside, see --fail-on), 1 if something is, 2 if the check
/// could not be made: wrong usage, a file that is missing or cannot be opened, an interruption. Files
/// that can be read are checked and reported all the same.
#[derive(Args)]
#[command(after_help = AFTER_HELP)]
pub(crate) struct Arguments {
    /// Files, directories, quoted globs, or `-` for standard input.
    ///
    /// Directories are searched for .pgn, .pgn.zst, .pgn.gz and .pgn.bz2, without hidden files and what
    /// .gitignore names. Files that are named are read whatever their names. Compression is recognised
    /// by the content.
    #[arg(value_name = "PATH")]
    pub(super) paths: Vec<String>,

    /// Also read the names of files from a file, one a line; `-` is standard input.
    #[arg(long, value_name = "FILE")]
    pub(super) files_from: Option<PathBuf>,

    /// The names of --files-from end with NUL, not with a new line.
    #[arg(short = '0', long, requires = "files_from")]
    pub(super) null: bool,

    /// Do not report the findings that are in this file.
    #[arg(long, value_name = "FILE")]
    pub(super) baseline: Option<PathBuf>,

    /// Write all findings to a baseline instead of reporting them.
    ///
    /// Input that cannot be read on is reported all the same.
    #[arg(long, value_name = "FILE")]
    pub(super) write_baseline: Option<PathBuf>,

    /// The settings; without this, the chess.toml in this directory or in the nearest one above.
    #[arg(long, value_name = "FILE")]
    pub(super) config: Option<PathBuf>,

    /// Do not look for chess.toml.
    #[arg(long, conflicts_with = "config")]
    pub(super) no_config: bool,

    /// On how many threads; by default as many as there are processors and work for.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(super) threads: Option<u16>,

    /// Check only part I of N. `chess merge` puts the JSON reports of all parts together.
    #[arg(long, value_name = "I/N")]
    pub(super) shard: Option<ShardName>,

    /// List the rules, with the severities that the other arguments give them.
    #[arg(long)]
    pub(super) list_rules: bool,

    /// Say what a rule or a group of rules finds, why that matters, and show an example; `all` for all rules.
    #[arg(long, value_name = "RULE", conflicts_with = "list_rules")]
    pub(super) explain: Option<String>,

    #[command(flatten)]
    pub(super) rules: RuleArguments,

    #[command(flatten)]
    pub(super) reporting: ReportArguments,
}

const AFTER_HELP: &str = "\
Examples:
  chess check games/
  chess check 'archive/**/*.pgn.zst' --ignore wrong-move-number --stats
  git diff --name-only -z | chess check --files-from - -0 --format github
  chess check games/ --write-baseline known.jsonl; chess check games/ --baseline known.jsonl

Ctrl-C ends the run after the games at hand: what was found is reported, with how far the check got, and
the exit code is 2. A second Ctrl-C ends it at once.";

/// Which rules to check, and with which severity.
#[derive(Args, Default)]
#[command(next_help_heading = "Rules")]
pub(crate) struct RuleArguments {
    /// Check these rules only: ids, groups, or `all`.
    #[arg(long, value_name = "RULE,...", value_delimiter = ',')]
    pub(super) select: Vec<String>,

    /// Do not check these rules. A rule wins over its group, a group over `all`.
    #[arg(long, value_name = "RULE,...", value_delimiter = ',')]
    pub(super) ignore: Vec<String>,

    /// Check these rules, as errors.
    #[arg(long, value_name = "RULE,...", value_delimiter = ',')]
    pub(super) error: Vec<String>,

    /// Check these rules, as warnings.
    #[arg(long, value_name = "RULE,...", value_delimiter = ',')]
    pub(super) warn: Vec<String>,

    /// Check these rules, as notes.
    #[arg(long, value_name = "RULE,...", value_delimiter = ',')]
    pub(super) note: Vec<String>,

    /// Ask for the export form of the PGN standard: the rules of style too, as warnings.
    #[arg(long)]
    pub(super) strict: bool,

    /// Which Laws end games by themselves after five repetitions or seventy-five moves; `date` by
    /// default.
    #[arg(long, value_name = "WHICH")]
    pub(super) laws: Option<LawsName>,

    /// Let null moves pass in variations.
    #[arg(long)]
    pub(super) allow_null_moves: bool,
}

/// How to report.
#[derive(Args)]
#[command(next_help_heading = "Report")]
pub(crate) struct ReportArguments {
    /// How findings are written.
    #[arg(long, value_name = "FORMAT", env = "CHESS_FORMAT", default_value = "human")]
    pub(crate) format: FormatName,

    /// Write the findings to a file.
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,

    /// Colours: NO_COLOR and CLICOLOR_FORCE are respected with `auto`.
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: ColorWhen,

    /// Print so many findings at most; all are counted. 0 is no limit.
    ///
    /// Without this: 1,000 for people, 100,000 where the report is written at the end (json, junit), 5,000
    /// in sarif, 10 of each severity in github, no limit in concise and ndjson.
    #[arg(long, value_name = "N")]
    pub(crate) max_findings: Option<u64>,

    /// From which severity on findings make the exit code 1; `warning` by default.
    #[arg(long, value_name = "SEVERITY")]
    pub(crate) fail_on: Option<SeverityName>,

    /// Exit with 0 whatever is found. (What could not be read is still 2.)
    #[arg(long)]
    pub(crate) exit_zero: bool,

    /// Print statistics of the games on standard error: results, endings, plies, speed.
    #[arg(long)]
    pub(crate) stats: bool,

    /// No progress and no summary.
    #[arg(long, short)]
    pub(crate) quiet: bool,
}

/// `--laws`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LawsName {
    /// Those of the day the game was played.
    Date,
    /// The current ones.
    Current,
    /// Those before July 2014: no automatic draws.
    #[value(name = "before-2014")]
    #[serde(rename = "before-2014")]
    Before2014,
}

impl LawsName {
    /// The Laws for all games, or `None` if each game has its own.
    pub(super) const fn laws(self) -> Option<Laws> {
        match self {
            LawsName::Date => None,
            LawsName::Current => Some(Laws::Current),
            LawsName::Before2014 => Some(Laws::Before2014),
        }
    }
}

/// `--fail-on`, and how bad a rule is in chess.toml.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SeverityName {
    /// Errors only.
    Error,
    /// Errors and warnings.
    Warning,
    /// Everything.
    Note,
}

impl From<SeverityName> for Severity {
    fn from(name: SeverityName) -> Severity {
        match name {
            SeverityName::Error => Severity::Error,
            SeverityName::Warning => Severity::Warning,
            SeverityName::Note => Severity::Note,
        }
    }
}

impl FromStr for ShardName {
    type Err = String;

    fn from_str(text: &str) -> Result<ShardName, String> {
        let (index, of) = text.split_once('/').ok_or("write it as 2/3: the second of three parts")?;
        let number = |text: &str| text.parse::<u64>().map_err(|_| format!("`{text}` is not a number"));
        let shard = ShardName { index: number(index)?, of: number(of)? };
        if shard.index == 0 || shard.index > shard.of {
            return Err(format!("there is no part {index} of {of}; the first is 1/{of}"));
        }
        Ok(shard)
    }
}

impl From<ShardName> for archive::Shard {
    fn from(shard: ShardName) -> archive::Shard {
        archive::Shard { index: shard.index - 1, of: shard.of }
    }
}

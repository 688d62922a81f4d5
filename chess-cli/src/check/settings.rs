//! Arguments and chess.toml in, the [`Settings`] of the run out. The command line overrides the file.

use std::path::PathBuf;
use std::thread;

use chess_runtime::archive::{CheckOptions, Group, Rule, Rules, Severity};

use super::arguments::{Arguments, LawsName, RuleArguments, SeverityName};
use super::config::Config;

/// The settings of a run.
pub(super) struct Settings {
    /// How to check, except for the number of threads: see [`Settings::threads`].
    pub(super) options: CheckOptions,
    /// How many threads the user wants.
    threads: Option<u16>,
    /// Files, directories and globs.
    pub(super) paths: Vec<String>,
    pub(super) exclude: Vec<String>,
    /// The directory that the patterns of `exclude` are relative to.
    pub(super) directory: PathBuf,
    pub(super) baseline: Option<PathBuf>,
    pub(super) fail_on: Severity,
}

impl Settings {
    /// Combines the arguments with the configuration.
    pub(super) fn new(arguments: &Arguments, config: Config) -> anyhow::Result<Settings> {
        let options = CheckOptions {
            rules: rules(&arguments.rules, &config)?,
            laws: arguments.rules.laws.or(config.laws).and_then(LawsName::laws),
            null_moves_in_variations: arguments.rules.allow_null_moves || config.allow_null_moves,
            shard: arguments.shard.map(Into::into),
            ..CheckOptions::default()
        };
        let named = !arguments.paths.is_empty() || arguments.files_from.is_some();
        let include = config.include.iter().map(|path| config.directory.join(path).display().to_string());
        Ok(Settings {
            options,
            threads: arguments.threads.or(config.threads),
            paths: if named { arguments.paths.clone() } else { include.collect() },
            exclude: config.exclude,
            directory: config.directory,
            baseline: arguments.baseline.clone().or(config.baseline),
            fail_on: fail_on(arguments.reporting.fail_on.or(config.fail_on)),
        })
    }
}

/// The number of bytes on disk that make it worth starting another thread.
const BYTES_A_THREAD: u64 = 1 << 16;

impl Settings {
    /// How many threads to use for this many bytes: as many as the user wants, or one per processor, but no
    /// more than there is work for.
    pub(super) fn threads(&self, bytes: Option<u64>) -> usize {
        let useful = bytes.map_or(u64::MAX, |bytes| 1 + bytes / BYTES_A_THREAD);
        match self.threads {
            Some(threads) => threads.into(),
            // Counting the processors takes longer than checking a small file.
            None if useful == 1 => 1,
            None => {
                let processors = thread::available_parallelism().map_or(1, usize::from);
                processors.min(usize::try_from(useful).unwrap_or(usize::MAX))
            }
        }
    }
}

/// The least severity that makes the run fail; `warning` if it is not set.
pub(crate) fn fail_on(asked: Option<SeverityName>) -> Severity {
    asked.map_or(Severity::Warning, Severity::from)
}

/// The rules that the user asks for.
fn rules(arguments: &RuleArguments, config: &Config) -> anyhow::Result<Rules> {
    let mut rules = if arguments.strict || config.strict { Rules::strict() } else { Rules::default() };
    let (mut file, line) = (Layer::of_file(config), Layer::of_line(arguments));
    if !line.select.is_empty() {
        // `--select` replaces the rules that the file asks for.
        file.select.clear();
        file.ignore.clear();
    }
    file.apply(&mut rules)?;
    line.apply(&mut rules)?;
    Ok(rules)
}

/// One source of rules: first chess.toml, then the command line.
struct Layer<'a> {
    select: Vec<&'a str>,
    severities: Vec<(&'a str, Severity)>,
    ignore: Vec<&'a str>,
}

fn trimmed(names: &[String]) -> Vec<&str> {
    names.iter().map(|name| name.trim()).collect()
}

impl<'a> Layer<'a> {
    fn of_file(config: &'a Config) -> Layer<'a> {
        let severities = config.severity.iter().map(|(name, &severity)| (name.as_str(), severity.into()));
        Layer {
            select: trimmed(&config.select),
            severities: severities.collect(),
            ignore: trimmed(&config.ignore),
        }
    }

    fn of_line(arguments: &'a RuleArguments) -> Layer<'a> {
        let lists = [
            (&arguments.error, Severity::Error),
            (&arguments.warn, Severity::Warning),
            (&arguments.note, Severity::Note),
        ];
        let named = lists
            .into_iter()
            .flat_map(|(names, severity)| names.iter().map(move |name| (name.trim(), severity)));
        Layer {
            select: trimmed(&arguments.select),
            severities: named.collect(),
            ignore: trimmed(&arguments.ignore),
        }
    }
}

impl Layer<'_> {
    /// Applies the most general names first and the most specific ones last, so that
    /// `--select all --ignore style` and `--ignore moves --select blocked` both work as expected.
    fn apply(&self, rules: &mut Rules) -> anyhow::Result<()> {
        let is_wanted = |rule: &Rule| {
            self.select.iter().any(|name| [rule.id(), rule.group().name(), "all"].contains(name))
        };
        for rule in Rule::ALL.iter().filter(|rule| !self.select.is_empty() && !is_wanted(rule)) {
            rules.ignore(rule.id())?;
        }
        for breadth in [Breadth::All, Breadth::Group, Breadth::Rule] {
            let fits = |name: &&str| Breadth::of(name) == breadth;
            for name in self.select.iter().filter(|name| fits(name)) {
                rules.select(name)?;
            }
            for (name, severity) in self.severities.iter().filter(|(name, _)| fits(name)) {
                rules.set(name, *severity)?;
            }
            for name in self.ignore.iter().filter(|name| fits(name)) {
                rules.ignore(name)?;
            }
        }
        Ok(())
    }
}

/// How many rules a name stands for.
#[derive(PartialEq, Eq)]
enum Breadth {
    All,
    Group,
    Rule,
}

impl Breadth {
    /// A name that is neither a rule nor a group counts as a rule, and is later refused as an unknown one.
    fn of(name: &str) -> Breadth {
        match name {
            "all" => Breadth::All,
            name if Group::ALL.iter().any(|group| group.name() == name) => Breadth::Group,
            _ => Breadth::Rule,
        }
    }
}

#[cfg(test)]
mod tests {
    use chess_runtime::archive::{Rule, Severity};

    use super::super::arguments::RuleArguments;
    use super::super::config::Config;
    use super::rules;

    fn severity(arguments: RuleArguments, config: &Config, id: &str) -> Option<Severity> {
        rules(&arguments, config).unwrap().severity(Rule::named(id).unwrap())
    }

    fn names(list: &[&str]) -> Vec<String> {
        list.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn a_rule_wins_over_its_group() {
        let ask = || RuleArguments {
            select: names(&["blocked", "tags"]),
            ignore: names(&["moves", "bad-fen"]),
            ..RuleArguments::default()
        };
        let none = Config::default();
        assert_eq!(severity(ask(), &none, "blocked"), Some(Severity::Error));
        assert_eq!(severity(ask(), &none, "pinned"), None);
        assert_eq!(severity(ask(), &none, "duplicate-tag"), Some(Severity::Warning));
        assert_eq!(severity(ask(), &none, "bad-fen"), None);
        assert_eq!(severity(ask(), &none, "stray"), None);
    }

    #[test]
    fn the_command_line_wins_over_the_file() {
        let file = Config { ignore: names(&["blocked", "pinned"]), ..Config::default() };
        let ask = || RuleArguments { warn: names(&["blocked"]), ..RuleArguments::default() };
        assert_eq!(severity(ask(), &file, "blocked"), Some(Severity::Warning));
        assert_eq!(severity(ask(), &file, "pinned"), None);
        let ask = || RuleArguments { select: names(&["pinned"]), ..RuleArguments::default() };
        assert_eq!(severity(ask(), &file, "pinned"), Some(Severity::Error));
    }

    #[test]
    fn strict_style_stays_a_warning_when_selected() {
        let ask = || RuleArguments { select: names(&["style"]), strict: true, ..RuleArguments::default() };
        assert_eq!(severity(ask(), &Config::default(), "long-line"), Some(Severity::Warning));
        assert_eq!(severity(ask(), &Config::default(), "blocked"), None);
    }

    #[test]
    fn unknown_names_are_refused() {
        let ask = RuleArguments { ignore: names(&["bloked"]), ..RuleArguments::default() };
        assert!(rules(&ask, &Config::default()).unwrap_err().to_string().contains("`bloked`"));
    }
}

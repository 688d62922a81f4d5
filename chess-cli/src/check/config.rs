//! `chess.toml`: the file in, the settings of its `[check]` section out.
//!
//! ```toml
//! [check]
//! include = ["games/", "openings/*.pgn"]  # what `chess check` checks when nothing is named
//! exclude = ["games/broken/**"]           # not in directories and globs; named files are read
//! ignore = ["missing-result"]
//! strict = false
//! laws = "date"                           # or "current", "before-2014"
//! baseline = "known.jsonl"
//!
//! [check.severity]
//! wrong-move-number = "note"
//! ```
//!
//! Paths are relative to the directory of the file. An unknown key is an error, so that a misspelt rule does
//! not go unnoticed.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use serde::Deserialize;

use super::arguments::{Arguments, LawsName, SeverityName};

/// The name of the file.
const NAME: &str = "chess.toml";

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Document {
    #[serde(default)]
    check: Config,
}

/// The section `[check]`.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub(super) struct Config {
    pub(super) include: Vec<String>,
    pub(super) exclude: Vec<String>,
    pub(super) select: Vec<String>,
    pub(super) ignore: Vec<String>,
    pub(super) severity: BTreeMap<String, SeverityName>,
    pub(super) strict: bool,
    pub(super) laws: Option<LawsName>,
    pub(super) allow_null_moves: bool,
    pub(super) fail_on: Option<SeverityName>,
    pub(super) baseline: Option<PathBuf>,
    pub(super) threads: Option<u16>,
    /// The directory of the file, relative to the working directory; empty if it is the working directory.
    #[serde(skip)]
    pub(super) directory: PathBuf,
}

impl Config {
    /// The settings that the arguments ask for.
    pub(super) fn of(arguments: &Arguments) -> anyhow::Result<Config> {
        let path = match &arguments.config {
            Some(path) => Some(path.clone()),
            None if arguments.no_config => None,
            None => find_upwards(),
        };
        path.map_or_else(|| Ok(Config::default()), |path| Config::read(&path))
    }

    fn read(path: &Path) -> anyhow::Result<Config> {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let document: Document = toml::from_str(&text).with_context(|| format!("in {}", path.display()))?;
        let mut config = document.check;
        config.directory = path.parent().unwrap_or(Path::new("")).to_owned();
        config.baseline = config.baseline.map(|baseline| config.directory.join(baseline));
        Ok(config)
    }
}

/// The nearest file, as a path relative to the working directory (`../chess.toml`). The paths in reports are
/// then relative to the working directory too.
fn find_upwards() -> Option<PathBuf> {
    let here = std::env::current_dir().ok()?;
    let above = std::iter::successors(Some(PathBuf::new()), |path| Some(path.join("..")));
    let levels = here.ancestors().count();
    above.take(levels).map(|directory| directory.join(NAME)).find(|path| path.is_file())
}

#[cfg(test)]
mod tests {
    use super::Document;

    fn problem(text: &str) -> String {
        toml::from_str::<Document>(text).err().map(|error| error.to_string()).unwrap_or_default()
    }

    #[test]
    fn what_is_unknown_is_named() {
        assert!(problem("[check]\nselekt = []").contains("`selekt`"));
        assert!(problem("[chek]").contains("`chek`"));
        assert!(problem("[check]\nlaws = \"old\"").contains("`old`"));
        assert_eq!(problem("[check]\nlaws = \"before-2014\"\nallow-null-moves = true"), "");
    }
}

//! [`CheckReport`]: the whole answer at once.

use std::borrow::ToOwned;
use std::boxed::Box;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::string::ToString;
use std::vec::Vec;

use super::check::Checker;
use super::feed::Source;
use super::finding::Finding;
use super::options::CheckOptions;
use super::order::CheckEvent;
use super::tally::Totals;

/// What a check has found.
#[derive(Debug, Default)]
pub struct CheckReport {
    /// What was counted.
    pub totals: Totals,
    /// What is wrong, in the order of the input; no more than [`CheckReport::MOST`] are kept.
    pub findings: Vec<Finding>,
    /// The archives that could not be opened.
    pub unopened: Vec<(PathBuf, io::Error)>,
}

impl CheckReport {
    /// How many findings are kept; all are counted.
    pub const MOST: usize = 10_000;

    /// Whether everything could be read and nothing is wrong, notes aside.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.totals.is_clean() && self.unopened.is_empty()
    }

    fn of<'a>(
        options: CheckOptions,
        sources: impl IntoIterator<Item = Source<'a>, IntoIter: Send>,
    ) -> CheckReport {
        let mut report = CheckReport::default();
        let totals = Checker::new(options).run(sources, &mut |event| {
            match event {
                CheckEvent::Finding(finding) if report.findings.len() < CheckReport::MOST => {
                    report.findings.push(*finding)
                }
                CheckEvent::Unopened { file, error } => report.unopened.push((PathBuf::from(&**file), error)),
                _ => {}
            }
            ControlFlow::Continue(())
        });
        report.totals = totals;
        report
    }
}

impl fmt::Display for CheckReport {
    /// The findings, and a line that counts them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (path, error) in &self.unopened {
            writeln!(f, "{}: {error}", path.display())?;
        }
        for finding in &self.findings {
            writeln!(f, "{finding}")?;
        }
        let (games, findings) = (self.totals.games, self.totals.findings());
        write!(f, "{games} games checked, {findings} findings")?;
        match findings - self.findings.len() as u64 {
            0 => Ok(()),
            more => write!(f, ", {more} of them not shown"),
        }
    }
}

/// Checks an archive with the default [`CheckOptions`].
pub fn check<R: Read + Send>(name: &str, archive: R) -> CheckReport {
    CheckReport::of(CheckOptions::default(), [Source::new(name, || Ok(Box::new(archive) as _))])
}

/// Checks a `.pgn` file, or all of a directory and the directories below, with the default [`CheckOptions`].
pub fn check_path(path: impl AsRef<Path>) -> CheckReport {
    let files = match pgn_files(path.as_ref()) {
        Ok(files) => files,
        Err(error) => {
            return CheckReport {
                unopened: [(path.as_ref().to_owned(), error)].into(),
                ..CheckReport::default()
            };
        }
    };
    let sources = files.into_iter().map(|file| {
        let name = file.display().to_string();
        Source::new(name, move || Ok(Box::new(File::open(file)?) as _))
    });
    CheckReport::of(CheckOptions::default(), sources)
}

/// The file itself, or the `.pgn` files of a directory and the directories below, by name.
///
/// # Errors
/// When the path is not there or a directory cannot be read.
pub fn pgn_files(path: &Path) -> io::Result<Vec<PathBuf>> {
    if !fs::metadata(path)?.is_dir() {
        return Ok([path.to_owned()].into());
    }
    let mut entries = fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    let mut files = Vec::new();
    for entry in entries {
        if entry.is_dir() {
            files.extend(pgn_files(&entry)?);
        } else if entry.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("pgn")) {
            files.push(entry);
        }
    }
    Ok(files)
}

/// Panics with all findings unless every game of the file or directory is legal and rightly described.
/// The line that a test needs.
///
/// # Panics
/// When something is wrong, when there is nothing to check, or when it cannot be read.
#[track_caller]
#[allow(clippy::manual_assert, reason = "the findings are the message")]
pub fn assert_legal(path: impl AsRef<Path>) {
    let path = path.as_ref();
    let report = check_path(path);
    if !report.is_clean() {
        panic!("\n{report}");
    }
    assert!(report.totals.games > 0, "there are no games in {}", path.display());
}

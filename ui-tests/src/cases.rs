//! The cases as files: `cases/fail/<rule>/<what>.rs` with what the compiler says beside it, and
//! `cases/pass/<what>.rs`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::calls::{Call, calls};

/// A small program.
pub struct Case {
    /// Its path below `cases/fail` or `cases/pass`, without `.rs`.
    pub name: String,
    /// Its text.
    pub source: String,
    /// What the compiler says; nothing for a case that passes.
    pub stderr: String,
}

/// Where the cases are.
#[must_use]
pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")
}

/// The cases that do not compile.
#[must_use]
pub fn refused() -> Vec<Case> {
    let root = folder().join("fail");
    let rules = files_in(&root);
    rules.iter().flat_map(|rule| files_in(rule)).filter_map(|file| Case::read(&root, &file)).collect()
}

/// The cases that compile and run.
#[must_use]
pub fn accepted() -> Vec<Case> {
    let root = folder().join("pass");
    files_in(&root).iter().filter_map(|file| Case::read(&root, file)).collect()
}

/// What is in a folder, in order.
fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    files
}

impl Case {
    fn read(root: &Path, file: &Path) -> Option<Case> {
        let name = file.strip_prefix(root).ok()?.with_extension("");
        let is_source = file.extension().is_some_and(|extension| extension == "rs");
        is_source.then(|| Case {
            name: name.to_string_lossy().replace('\\', "/"),
            source: fs::read_to_string(file).unwrap_or_default(),
            stderr: fs::read_to_string(file.with_extension("stderr")).unwrap_or_default(),
        })
    }

    /// The folder of a case that does not compile: a rule's id, or a macro's name.
    #[must_use]
    pub fn rule(&self) -> &str {
        self.name.split('/').next().unwrap_or_default()
    }

    /// The first line of every error.
    #[must_use]
    pub fn errors(&self) -> Vec<&str> {
        self.stderr.lines().filter_map(|line| line.strip_prefix("error: ")).collect()
    }

    /// Its calls of `chess!` and `pgn!`; `None` if one of them cannot be read without the compiler.
    #[must_use]
    pub fn calls(&self) -> Option<Vec<Call>> {
        calls(&self.source)
    }
}

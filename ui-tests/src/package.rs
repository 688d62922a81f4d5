//! Small packages made for one test. Each is written to its own folder. Cargo builds it without the network,
//! with the versions of this workspace's `Cargo.lock`.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// A package on disk.
pub struct Package {
    /// Where its `Cargo.toml` is.
    pub root: PathBuf,
}

/// The result of a run of cargo.
pub struct Build {
    /// Whether it succeeded.
    pub succeeded: bool,
    /// What it printed on standard error.
    pub stderr: String,
}

impl Package {
    /// An empty package in a folder that is emptied first. In `dependencies`, `RUNTIME` stands for
    /// the path of `chess-runtime`.
    ///
    /// # Panics
    /// If the folder cannot be written.
    #[must_use]
    pub fn new(root: PathBuf, edition: &str, dependencies: &str) -> Package {
        // The folder may not exist.
        let _ = fs::remove_dir_all(&root);
        let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("");
        let runtime = workspace.join("chess-runtime");
        let name = root.file_name().unwrap_or_default().to_string_lossy();
        let manifest = format!(
            "[package]\nname = {name:?}\nversion = \"0.0.0\"\nedition = {edition:?}\npublish = false\n\n\
             [dependencies]\n{}\n\n[workspace]\n",
            dependencies.replace("RUNTIME", &format!("{runtime:?}"))
        );
        let package = Package { root };
        package.write("Cargo.toml", manifest);
        fs::copy(workspace.join("Cargo.lock"), package.root.join("Cargo.lock"))
            .expect("Cargo.lock is copied");
        package
    }

    /// Writes a file of the package.
    ///
    /// # Panics
    /// If it cannot be written.
    pub fn write(&self, path: &str, text: impl AsRef<[u8]>) {
        let file = self.root.join(path);
        fs::create_dir_all(file.parent().unwrap_or(&self.root)).expect("the folder is made");
        fs::write(&file, text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    }

    /// Runs cargo in the package. All packages share a target folder, so that what they depend on
    /// is compiled once.
    ///
    /// # Panics
    /// If cargo cannot be started.
    #[must_use]
    pub fn cargo(&self, command: &str, target: &Path) -> Build {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
        let output = Command::new(cargo)
            .args([command, "--offline", "--quiet", "--color=never"])
            .current_dir(&self.root)
            .env("CARGO_TARGET_DIR", target)
            .output()
            .expect("cargo starts");
        Build {
            succeeded: output.status.success(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

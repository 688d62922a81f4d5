//! A cargo workspace in a temporary directory: crates as a user would write them, with the
//! dependencies in the versions that our own workspace has.
//!
//! Cargo uses neither the network, nor a changed profile, nor the flags of the caller.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, io};

use tempfile::TempDir;

use super::sources::{FILE, Source};
use super::usage::Usage;

/// A workspace of generated crates. The directory is removed when the value is dropped.
#[derive(Debug)]
pub struct Project {
    directory: TempDir,
}

/// The crate whose macro `ignore!` accepts any input and expands to nothing.
const IGNORE_INPUT: &str = "ignore-input";

const IGNORE_INPUT_LIBRARY: &str = "\
#[proc_macro]
pub fn ignore(_: proc_macro::TokenStream) -> proc_macro::TokenStream {
    proc_macro::TokenStream::new()
}
";

impl Project {
    /// A workspace with the crate `ignore-input` and nothing else.
    ///
    /// # Errors
    /// When the directory cannot be made.
    pub fn new() -> io::Result<Project> {
        let directory = TempDir::with_prefix("chess-compile-")?;
        let project = Project { directory };
        let manifest = "[workspace]\nresolver = \"3\"\nmembers = [\"crates/*\"]\n";
        fs::write(project.root().join("Cargo.toml"), manifest)?;
        // These are the versions of our workspace, which are already on this computer.
        fs::copy(our_workspace().join("Cargo.lock"), project.root().join("Cargo.lock"))?;
        let ignoring = Source::from_library(IGNORE_INPUT_LIBRARY);
        project.write(IGNORE_INPUT, "[lib]\nproc-macro = true\n", &ignoring)?;
        Ok(project)
    }

    /// Adds a crate that may use `chess-runtime` and `ignore-input`.
    ///
    /// # Errors
    /// When its files cannot be written.
    pub fn add(&self, name: &str, source: &Source) -> io::Result<()> {
        let ignoring = format!("ignore-input = {{ path = \"../{IGNORE_INPUT}\" }}\n");
        self.add_with(name, &(on_runtime() + &ignoring), source)
    }

    /// Adds a crate with the lines of its `[dependencies]`.
    ///
    /// # Errors
    /// When its files cannot be written.
    pub fn add_with(&self, name: &str, dependencies: &str, source: &Source) -> io::Result<()> {
        self.write(name, &format!("[dependencies]\n{dependencies}"), source)
    }

    fn write(&self, name: &str, sections: &str, source: &Source) -> io::Result<()> {
        let root = self.root().join("crates").join(name);
        fs::create_dir_all(root.join("src"))?;
        let package =
            format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n{sections}");
        fs::write(root.join("Cargo.toml"), package)?;
        fs::write(self.library(name), &source.library)?;
        match &source.file {
            Some(text) => fs::write(root.join(FILE), text),
            None => Ok(()),
        }
    }

    fn root(&self) -> &Path {
        self.directory.path()
    }

    fn library(&self, name: &str) -> PathBuf {
        self.root().join("crates").join(name).join("src/lib.rs")
    }

    /// Whether everything that the crates depend on is on this computer.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let mut metadata = self.cargo(&["metadata", "--format-version", "1"]);
        let status = metadata.stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success())
    }

    /// Builds the crate with all that it depends on, so that next time only the crate is built.
    pub fn prepare(&self, name: &str) {
        let _ = Usage::of(&self.build(name));
    }

    /// What it takes to compile only this crate, as if for the first time.
    ///
    /// # Errors
    /// When the files of earlier builds cannot be removed.
    pub fn compile_anew(&self, name: &str) -> io::Result<Usage> {
        match fs::remove_dir_all(self.root().join("target/debug/incremental")) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => self.compile_again(name),
        }
    }

    /// What it takes to compile only this crate when its source was saved without a change. The compiler runs
    /// the macros and finds that everything after them is unchanged.
    ///
    /// # Errors
    /// When the source cannot be written.
    pub fn compile_again(&self, name: &str) -> io::Result<Usage> {
        let library = self.library(name);
        let source = fs::read(&library)?;
        fs::write(&library, source)?;
        Ok(Usage::of(&self.build(name)))
    }

    /// What it takes to build the package and all its dependencies when nothing is built yet.
    ///
    /// The build is not incremental. Cargo builds path dependencies incrementally, as ours are here, but not
    /// those of a registry, as ours are for a user.
    ///
    /// # Errors
    /// When the earlier build cannot be removed.
    pub fn build_cold(&self, package: &str) -> io::Result<Usage> {
        let target = TempDir::new_in(self.root())?;
        let mut build = self.build(package);
        build.arg("--target-dir").arg(target.path());
        build.env("CARGO_INCREMENTAL", "0");
        let usage = Usage::of(&build);
        target.close()?;
        Ok(usage)
    }

    fn build(&self, package: &str) -> Command {
        self.cargo(&["build", "--quiet", "--package", package])
    }

    fn cargo(&self, arguments: &[&str]) -> Command {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = Command::new(cargo);
        command.args(arguments).current_dir(self.root());
        for (name, _) in env::vars_os() {
            if changes_the_build(&name.to_string_lossy()) {
                command.env_remove(name);
            }
        }
        command.env("CARGO_NET_OFFLINE", "true");
        command
    }
}

/// Whether a variable of the caller would change what is built, or where.
fn changes_the_build(variable: &str) -> bool {
    let (exact, beginnings) = (
        ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_TARGET_DIR", "CARGO_INCREMENTAL"],
        ["CARGO_BUILD_", "CARGO_PROFILE_", "CARGO_PKG_", "CARGO_MANIFEST_", "RUSTC_"],
    );
    exact.contains(&variable) || beginnings.iter().any(|beginning| variable.starts_with(beginning))
}

/// The line of `[dependencies]` for `chess-runtime`.
#[must_use]
pub fn on_runtime() -> String {
    let path = our_workspace().join("chess-runtime");
    format!("chess-runtime = {{ path = {path:?} }}\n")
}

fn our_workspace() -> &'static Path {
    let member = Path::new(env!("CARGO_MANIFEST_DIR"));
    member.parent().expect("the member is in the workspace")
}

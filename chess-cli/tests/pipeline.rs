//! The shell steps of the action, of the workflows and of the pre-commit hook, run as a runner would run them, in front
//! of a repository that has a branch, tags, commits and releases. Only cargo is played: it writes down what it is asked
//! for, and "builds" the command of this test.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use serde_yaml_ng::Value;

/// What plays cargo: `install` and `build` put what runs the real command where cargo would put that.
const CARGO: &str = r#"#!/bin/sh
echo "$@" >> "$CARGO_LOG"
root= target=
while [ $# -gt 0 ]; do
    case $1 in --root) root=$2 ;; --target) target=$2 ;; esac
    shift
done
put() { mkdir -p "$1" && printf '#!/bin/sh\nexec "%s" "$@"\n' "$CHESS" > "$1/chess" && chmod +x "$1/chess"; }
if [ -n "$root" ]; then put "$root/bin"; fi
if [ -n "$target" ]; then put "$CARGO_TARGET_DIR/$target/release"; fi
"#;

/// A folder with a repository, a runner's files, and what cargo was asked for.
struct Runner {
    folder: tempfile::TempDir,
}

fn workspace() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace is above")
}

fn yaml(path: &str) -> Value {
    let text = fs::read_to_string(workspace().join(path)).expect("the file is there");
    serde_yaml_ng::from_str(&text).expect("it is YAML")
}

/// The system and the processor of this machine, as releases name them.
fn archive() -> String {
    let system = if cfg!(target_os = "macos") { "macos" } else { "linux" };
    format!("chess-{system}-{}", env::consts::ARCH)
}

impl Runner {
    /// A repository `server/us/chess` with the branch `main`, the tags `v1` and, annotated, `v0.1.0`.
    fn new() -> Runner {
        let runner = Runner { folder: tempfile::tempdir().expect("a folder can be made") };
        let bin = runner.path("bin");
        fs::create_dir_all(&bin).unwrap();
        fs::create_dir_all(runner.path("temp")).unwrap();
        fs::write(bin.join("cargo"), CARGO).unwrap();
        fs::set_permissions(bin.join("cargo"), fs::Permissions::from_mode(0o755)).unwrap();
        let tree = runner.tree();
        fs::create_dir_all(&tree).unwrap();
        let copied = Command::new("cp")
            .args(["-R", ".ci", "action.yml", "Cargo.lock", "Cargo.toml", "README.md", "CHANGELOG.md"])
            .args(["LICENSE-MIT", "LICENSE-APACHE", "chess-types"])
            .arg(&tree)
            .current_dir(workspace())
            .status();
        assert!(copied.unwrap().success());
        runner.git(&["init", "--quiet", "--initial-branch=main"]);
        runner.git(&["config", "user.name", "x"]);
        runner.git(&["config", "user.email", "x@x"]);
        runner.git(&["add", "."]);
        runner.git(&["commit", "--quiet", "-m", "all"]);
        runner.git(&["tag", "v1"]);
        runner.git(&["tag", "--annotate", "-m", "first", "v0.1.0"]);
        runner
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn tree(&self) -> PathBuf {
        self.path("server/us/chess")
    }

    fn git(&self, arguments: &[&str]) -> String {
        let done = Command::new("git").args(arguments).current_dir(self.tree()).output().expect("git starts");
        assert!(done.status.success(), "git {arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8_lossy(&done.stdout).trim().to_string()
    }

    fn command(&self, program: &Path) -> Command {
        let path = format!("{}:{}", self.path("bin").display(), env::var("PATH").unwrap());
        let mut command = Command::new(program);
        command
            .env("PATH", path)
            .env("CARGO_LOG", self.path("cargo.log"))
            .env("CARGO_TARGET_DIR", self.path("built"))
            .env("CHESS", env!("CARGO_BIN_EXE_chess"))
            .env("GITHUB_OUTPUT", self.path("output"));
        command
    }

    /// Runs one step with the expressions that this runner knows.
    fn step(&self, step: &Value, known: &BTreeMap<&str, String>) -> Output {
        let mut command = self.command(Path::new("bash"));
        command.args(["--noprofile", "--norc", "-e", "-o", "pipefail", "-c"]);
        command.arg(expanded(step["run"].as_str().unwrap(), known)).current_dir(self.tree());
        for (name, value) in step["env"].as_mapping().into_iter().flatten() {
            command.env(name.as_str().unwrap(), expanded(value.as_str().unwrap(), known));
        }
        command.output().expect("bash starts")
    }

    /// Runs the action's own steps; what the last one printed, and its exit code.
    fn action(&self, version: &str, action_ref: &str) -> (Option<i32>, String) {
        let at = |path: PathBuf| path.display().to_string();
        let mut known = BTreeMap::from([
            ("inputs.version", version.to_string()),
            ("inputs.paths", at(workspace().join("chess-cli/tests/data"))),
            ("inputs.args", "--exit-zero --quiet".to_string()),
            ("inputs.format", "github".to_string()),
            ("github.server_url", format!("file://{}", at(self.path("server")))),
            ("github.action_repository || github.repository", "us/chess".to_string()),
            ("github.action_path", at(self.tree())),
            ("github.action_ref", action_ref.to_string()),
            ("runner.temp", at(self.path("temp"))),
        ]);
        let action = yaml("action.yml");
        for step in action["runs"]["steps"].as_sequence().unwrap() {
            if step["run"].is_null() {
                continue;
            }
            let done = self.step(step, &known);
            let said =
                String::from_utf8_lossy(&done.stdout).into_owned() + &String::from_utf8_lossy(&done.stderr);
            let output = fs::read_to_string(self.path("output")).unwrap_or_default();
            if let Some(key) = output.lines().find_map(|line| line.strip_prefix("key=")) {
                known.insert("steps.version.outputs.key", key.to_string());
            }
            if !done.status.success() || step["name"] == "Check" {
                return (done.status.code(), said);
            }
        }
        panic!("the action has no step Check")
    }

    fn asked_cargo(&self) -> String {
        fs::read_to_string(self.path("cargo.log")).unwrap_or_default()
    }

    /// The files of a release, made by the steps of the release workflow, where a server would have them.
    fn release(&self, tag: &str) -> PathBuf {
        let known = BTreeMap::from([
            ("matrix.target", "some-target".to_string()),
            ("matrix.name", archive()),
            ("github.ref_name", tag.to_string()),
        ]);
        let workflow = yaml(".github/workflows/release.yml");
        let step = |job: &str, name: &str| {
            let steps = workflow["jobs"][job]["steps"].as_sequence().unwrap();
            let step = steps.iter().find(|step| step["name"] == name).expect("the workflow has the step");
            let done = self.step(step, &known);
            assert!(done.status.success(), "{name}: {}", String::from_utf8_lossy(&done.stderr));
        };
        step("build", "Build the command");
        step("publish", "Compare the tag with the version");
        step("publish", "Write the checksums");
        let released = self.tree().join("releases/download").join(tag);
        fs::create_dir_all(released.parent().unwrap()).unwrap();
        fs::rename(self.tree().join("dist"), &released).unwrap();
        fs::remove_file(self.path("cargo.log")).unwrap();
        released
    }
}

/// The text with each `${{ expression }}` replaced; an expression that the runner of this test does not know fails.
fn expanded(text: &str, known: &BTreeMap<&str, String>) -> String {
    let mut parts = text.split("${{");
    let mut whole = parts.next().unwrap().to_string();
    for part in parts {
        let (expression, rest) = part.split_once("}}").expect("an expression ends");
        let value = known.get(expression.trim());
        whole += value.unwrap_or_else(|| panic!("the expression {expression} is not known"));
        whole += rest;
    }
    whole
}

#[test]
fn the_action_builds_each_kind_of_version() {
    let commit = |runner: &Runner| runner.git(&["rev-parse", "HEAD"]);
    type Version = fn(&Runner) -> String;
    let cases: [(Version, &str); 5] = [
        (|_| "main".to_string(), "--branch main chess-cli"),
        (|_| "v1".to_string(), "--tag v1 chess-cli"),
        (|_| "v0.1.0".to_string(), "--tag v0.1.0 chess-cli"),
        (|runner| runner.git(&["rev-parse", "HEAD"]), "--rev"),
        (|_| String::new(), "--path"),
    ];
    for (version, asked) in cases {
        let runner = Runner::new();
        let version = version(&runner);
        let (code, said) = runner.action(&version, "main");
        assert_eq!(code, Some(0), "{version}: {said}");
        let cargo = runner.asked_cargo();
        assert!(
            cargo.starts_with("install --quiet --locked --root") && cargo.contains(asked),
            "{version}: {cargo}"
        );
        let output = fs::read_to_string(runner.path("output")).unwrap();
        assert!(output.contains("exit-code=0"), "{output}");
        // The command is kept under the commit, so that a branch that has moved is built again.
        if !version.is_empty() {
            assert!(output.contains(&format!("key={}\n", commit(&runner))), "{version}: {output}");
        }
    }
}

#[test]
fn a_version_that_is_nowhere_is_named() {
    let (code, said) = Runner::new().action("nowhere", "main");
    assert_eq!(code, Some(2));
    assert!(said.contains("has no tag and no branch nowhere, and that is no commit either"), "{said}");
}

#[test]
fn the_action_takes_a_release_and_builds_nothing() {
    for (version, action_ref) in [("v0.1.0", "main"), ("", "v0.1.0")] {
        let runner = Runner::new();
        let released = runner.release("v0.1.0");
        let sums = fs::read_to_string(released.join("SHA256SUMS")).unwrap();
        assert!(sums.ends_with(&format!("  {}.tar.gz\n", archive())), "{sums}");
        let (code, said) = runner.action(version, action_ref);
        assert_eq!((code, runner.asked_cargo().as_str()), (Some(0), ""), "{said}");
        assert!(runner.path("temp/chess-command/bin/chess").is_file());
    }
}

#[test]
fn a_release_that_was_changed_is_refused() {
    let runner = Runner::new();
    let released = runner.release("v0.1.0");
    let file = released.join(archive() + ".tar.gz");
    let mut bytes = fs::read(&file).unwrap();
    bytes.push(0);
    fs::write(&file, bytes).unwrap();
    let (code, said) = runner.action("v0.1.0", "main");
    assert_eq!((code, runner.asked_cargo().as_str()), (Some(2), ""), "{said}");
    assert!(said.contains("is not what SHA256SUMS says: refused"), "{said}");
}

#[test]
fn a_release_without_this_machine_or_that_does_not_run_is_built() {
    let runner = Runner::new();
    let released = runner.release("v0.1.0");
    fs::remove_file(released.join(archive() + ".tar.gz")).unwrap();
    assert_eq!(runner.action("v0.1.0", "main").0, Some(0));
    assert!(runner.asked_cargo().contains("--tag v0.1.0"));

    let runner = Runner::new();
    // Built for another system, as far as this one can tell.
    fs::write(runner.path("bin/cargo"), CARGO.replace("exec", "exit 126 #")).unwrap();
    runner.release("v0.1.0");
    fs::write(runner.path("bin/cargo"), CARGO).unwrap();
    assert_eq!(runner.action("v0.1.0", "main").0, Some(0));
    assert!(runner.asked_cargo().contains("--tag v0.1.0"));
}

#[test]
fn the_hook_takes_the_release_of_its_commit_or_builds_once() {
    let runner = Runner::new();
    let clone = runner.path("clone");
    let address = format!("file://{}", runner.tree().display());
    // As pre-commit clones: one commit, without tags.
    let cloned = Command::new("git")
        .args(["clone", "--quiet", "--depth=1", "--no-tags", &address])
        .arg(&clone)
        .status();
    assert!(cloned.unwrap().success());
    let hook = || runner.command(&clone.join(".ci/pre-commit")).args(["perft", "1"]).output().unwrap();
    for _ in 0..2 {
        assert_eq!(String::from_utf8_lossy(&hook().stdout), "20\n");
    }
    assert_eq!(runner.asked_cargo().lines().count(), 1, "built once");
    fs::remove_dir_all(clone.join("target")).unwrap();
    runner.release("v0.1.0");
    let done = hook();
    assert_eq!(String::from_utf8_lossy(&done.stdout), "20\n", "{}", String::from_utf8_lossy(&done.stderr));
    assert_eq!(runner.asked_cargo(), "");
}

#[test]
fn a_tag_must_be_the_version() {
    let agrees = |tag: &str| {
        Command::new(workspace().join(".ci/release")).args(["agrees", tag]).output().unwrap().status.success()
    };
    assert!(agrees(concat!("v", env!("CARGO_PKG_VERSION"))));
    assert!(!agrees("v99.0.0"));
    let compiler = Command::new(workspace().join(".ci/release")).arg("compiler").output().unwrap();
    assert_eq!(String::from_utf8_lossy(&compiler.stdout).trim(), env!("CARGO_PKG_RUST_VERSION"));
}

#[test]
fn the_workflow_runs_everything_and_the_action() {
    let workflow = yaml(".github/workflows/ci.yml");
    let steps = workflow["jobs"]["run"]["steps"].as_sequence().unwrap();
    assert!(steps.iter().any(|step| step["run"] == ".ci/run"));
    let steps = workflow["jobs"]["action"]["steps"].as_sequence().unwrap();
    assert!(steps.iter().any(|step| step["uses"] == "./"));
    // Every archive that a release builds is one that `.ci/install` looks for, and the other way round.
    let install = fs::read_to_string(workspace().join(".ci/install")).unwrap();
    let release = yaml(".github/workflows/release.yml");
    let built = release["jobs"]["build"]["strategy"]["matrix"]["include"].as_sequence().unwrap();
    for archive in built {
        let name = archive["name"].as_str().unwrap();
        assert!(install.contains(&format!("echo {name}.tar.gz")), "{name}");
    }
    assert_eq!(install.matches("echo chess-").count(), built.len());
}

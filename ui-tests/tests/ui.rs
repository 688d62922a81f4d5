//! Compiles every case, in both editions that people use.
//!
//! `cases/fail` must not compile and says why in the `.stderr` beside each case; `cases/pass` must
//! compile and run. See README.md for how to bless.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, process};

use chess_ui_tests::{cases, package::Package};
use trybuild::TestCases;

const PACKAGE_2021: &str = "chess-ui-tests-2021";

#[test]
fn refused() {
    lay_out_games();
    TestCases::new().compile_fail("cases/fail/*/*.rs");
}

#[test]
fn accepted() {
    lay_out_games();
    TestCases::new().pass("cases/pass/*.rs");
}

/// trybuild compiles cases in the edition of the package that contains them. So the two tests above run again
/// in a package of edition 2021, with the same cases and the same `.stderr`.
#[test]
fn refused_and_accepted_in_edition_2021() {
    let folder = env::temp_dir().join(format!("chess-ui-tests-{}", process::id()));
    let package = Package::new(folder.join(PACKAGE_2021), "2021", "chess-runtime = { path = RUNTIME }");
    package.write("src/main.rs", "fn main() {}\n");
    copy_all(&cases::folder(), &package.root.join("cases"));
    // Errors of the type checker name files of the library, whose paths differ in this package. These cases
    // do not depend on the edition.
    for folder in ["demand", "forgery"] {
        fs::remove_dir_all(package.root.join("cases/fail").join(folder)).expect("the cases were copied");
    }

    let this = env::current_exe().expect("a test is a program");
    let filters = env::args().filter(|argument| argument.starts_with("trybuild="));
    let output = Command::new(this)
        .args(["--exact", "refused", "accepted"])
        .args(filters)
        .current_dir(&package.root)
        .env("CARGO_MANIFEST_DIR", &package.root)
        .env("CARGO_PKG_NAME", PACKAGE_2021)
        .env("CARGO_TARGET_DIR", target())
        .output()
        .expect("the test starts");
    // If this fails, the system cleans up the temporary folder later.
    let _ = fs::remove_dir_all(&folder);
    let printed = [output.stdout, output.stderr].concat();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&printed));
}

fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).with_file_name("")
}

/// `pgn!` reads files relative to the compiled package, which here is the package that trybuild makes.
fn lay_out_games() {
    let package = env::var("CARGO_PKG_NAME").unwrap_or_else(|_| env!("CARGO_PKG_NAME").to_owned());
    let generated = target().join("tests/trybuild").join(package);
    copy_all(&cases::folder().join("games"), &generated.join("games"));
}

fn copy_all(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("the folder is made");
    for entry in fs::read_dir(from).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        let copy = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy_all(&path, &copy);
        } else {
            fs::copy(&path, &copy).expect("the file is copied");
        }
    }
}

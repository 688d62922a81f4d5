//! What a registry shows of the published packages: each manifest says everything, each package brings its licences and
//! its README. `tools/package` builds them.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

const PUBLISHED: [&str; 4] = ["chess-cli", "chess-macros", "chess-runtime", "chess-types"];

fn cargo(arguments: &[&str]) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the workspace is above");
    let done = Command::new(env!("CARGO")).args(arguments).current_dir(root).output().expect("cargo starts");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).expect("cargo writes UTF-8")
}

#[test]
fn each_published_package_says_what_it_is() {
    let metadata = cargo(&["metadata", "--no-deps", "--offline", "--locked", "--format-version", "1"]);
    let metadata: Value = serde_json::from_str(&metadata).expect("cargo writes JSON");
    let packages = metadata["packages"].as_array().expect("there are packages");
    let is_published = |package: &&Value| package["publish"].is_null();
    let mut names: Vec<&str> =
        packages.iter().filter(is_published).filter_map(|package| package["name"].as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, PUBLISHED);
    for package in packages.iter().filter(is_published) {
        let name = &package["name"];
        for key in ["description", "documentation", "readme", "license", "rust_version"] {
            assert!(package[key].as_str().is_some_and(|text| !text.is_empty()), "{name} has no {key}");
        }
        for key in ["keywords", "categories"] {
            assert!(package[key].as_array().is_some_and(|list| !list.is_empty()), "{name} has no {key}");
        }
        assert_eq!(package["metadata"]["docs"]["rs"]["all-features"], true, "{name}: docs.rs");
        // Only dependencies with a version can be published.
        for dependency in package["dependencies"].as_array().expect("a list") {
            assert!(
                dependency["kind"] == "dev" || dependency["req"] != "*",
                "{name} needs {} of any version",
                dependency["name"]
            );
        }
    }
}

#[test]
fn each_package_brings_its_licences_and_its_readme() {
    for name in PUBLISHED {
        let list = cargo(&["package", "--list", "--allow-dirty", "--offline", "-p", name]);
        for file in ["Cargo.toml", "LICENSE-APACHE", "LICENSE-MIT", "README.md"] {
            assert!(list.lines().any(|line| line == file), "{name} comes without {file}");
        }
    }
}

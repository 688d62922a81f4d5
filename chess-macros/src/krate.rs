//! What the user's crate calls `chess-runtime`.
//!
//! A dependency can be renamed in `Cargo.toml`, and the macros must print the name it has there:
//!
//! ```toml
//! chess = { package = "chess-runtime", version = "0.1" }
//! ```
//!
//! The manifest is only searched for that one thing, once a compilation; reading it whole would
//! take a TOML parser that everybody's build pays for.

use std::fmt;
use std::path::Path;
use std::sync::OnceLock;
use std::{env, fs};

use proc_macro2::TokenStream;
use quote::ToTokens;

use crate::expand::parsed;

/// The path to the runtime crate: `::chess_runtime`, or what it was renamed to.
pub(crate) struct Krate(&'static str);

impl fmt::Display for Krate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "::{}", self.0)
    }
}

impl ToTokens for Krate {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(parsed(&self.to_string()));
    }
}

/// The path to the runtime crate.
pub(crate) fn runtime_path() -> Krate {
    static NAME: OnceLock<String> = OnceLock::new();
    let name = NAME.get_or_init(|| {
        let root = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
        let read = |folder: &Path| fs::read_to_string(folder.join("Cargo.toml")).ok();
        let manifest = read(Path::new(&root)).unwrap_or_default();
        // A member can have its name from the workspace, whose manifest is further up.
        let inherited = || {
            let workspaces = Path::new(&root).ancestors().skip(1).filter_map(read);
            workspaces.filter_map(|workspace| renamed(&workspace)).find(|name| is_inherited(name, &manifest))
        };
        renamed(&manifest).or_else(inherited).unwrap_or_else(|| "chess_runtime".to_string())
    });
    Krate(name)
}

/// The name under which a manifest has `chess-runtime`, if it gives it another.
fn renamed(manifest: &str) -> Option<String> {
    entries(manifest).find_map(|(section, line)| {
        let names_package = ["\"chess-runtime\"", "'chess-runtime'"]
            .iter()
            .any(|name| line.contains(&format!("package={name}")));
        // `chess = { package = ... }`, or `package = ...` below `[dependencies.chess]`.
        let key = line.split_once('=').map(|(key, _)| key.strip_suffix(".package").unwrap_or(key));
        let inline = key.filter(|key| *key != "package");
        names_package.then(|| identifier(inline.unwrap_or_else(|| last_of(section))))
    })
}

/// Whether a member's manifest has the dependency of this name from its workspace.
fn is_inherited(name: &str, manifest: &str) -> bool {
    entries(manifest).any(|(section, line)| {
        let (key, value) = line.split_once('=').unwrap_or_default();
        match key.strip_suffix("workspace") {
            Some("") => value == "true" && identifier(last_of(section)) == name,
            Some(key) => value == "true" && identifier(key.trim_end_matches('.')) == name,
            None => value.contains("workspace=true") && identifier(key) == name,
        }
    })
}

/// The lines of a manifest without blanks and comments, each with the section it is in.
fn entries(manifest: &str) -> impl Iterator<Item = (&str, String)> {
    let mut section = "";
    manifest.lines().map(str::trim).filter_map(move |line| {
        if line.starts_with('[') {
            section = line.trim_matches(['[', ']']);
            return None;
        }
        let mut in_quotes = false;
        let is_entry = |c: &char| {
            in_quotes ^= matches!(c, '"' | '\'');
            in_quotes || *c != '#'
        };
        Some((section, line.chars().take_while(is_entry).filter(|c| !c.is_whitespace()).collect()))
    })
}

/// The last name of a section: `chess` of `dependencies.chess`.
fn last_of(section: &str) -> &str {
    section.rsplit('.').next().unwrap_or_default()
}

/// A key of a manifest as Rust names the crate.
fn identifier(key: &str) -> String {
    key.trim_matches(['"', '\'']).replace('-', "_")
}

#[cfg(test)]
mod tests {
    use super::{is_inherited, renamed};

    #[test]
    fn what_is_commented_out_renames_nothing() {
        assert_eq!(
            renamed("[dependencies]\n# chess = { package = \"chess-runtime\" }\nchess-runtime = \"0.1\""),
            None
        );
        assert_eq!(renamed("[dependencies]\ntypenum = \"1\" # not package = \"chess-runtime\""), None);
    }

    #[test]
    fn a_member_inherits_the_name_of_its_workspace() {
        for inherited in [
            "[dependencies]\nmy-chess = { workspace = true }",
            "[dependencies]\n'my-chess' = { features = [\"engine\"], workspace = true } # here",
            "[dependencies]\nmy-chess.workspace = true",
            "[dependencies.my-chess]\nworkspace = true",
        ] {
            assert!(is_inherited("my_chess", inherited), "{inherited}");
        }
        for other in ["my-chess = \"1\"", "chess = { workspace = true }", "# my-chess.workspace = true"] {
            assert!(!is_inherited("my_chess", &format!("[dependencies]\n{other}")), "{other}");
        }
    }

    #[test]
    fn a_plain_dependency_keeps_its_name() {
        assert_eq!(renamed("[dependencies]\nchess-runtime = \"0.1\""), None);
        assert_eq!(renamed("[package]\nname = \"chess-runtime\""), None);
    }

    #[test]
    fn a_renamed_dependency_is_found_in_both_spellings() {
        let inline = "[dependencies]\nmy-chess = { version = \"0.1\", package = \"chess-runtime\" }";
        assert_eq!(renamed(inline).as_deref(), Some("my_chess"));
        let section = "[dependencies.schach]\nversion = \"0.1\"\npackage = 'chess-runtime'";
        assert_eq!(renamed(section).as_deref(), Some("schach"));
        let dotted = "[dependencies]\nmy-chess.version = \"0.1\"\nmy-chess.package = \"chess-runtime\"";
        assert_eq!(renamed(dotted).as_deref(), Some("my_chess"));
    }
}

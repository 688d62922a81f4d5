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
        let manifest = env::var_os("CARGO_MANIFEST_DIR")
            .and_then(|root| fs::read_to_string(Path::new(&root).join("Cargo.toml")).ok());
        manifest.as_deref().and_then(renamed).unwrap_or_else(|| "chess_runtime".to_string())
    });
    Krate(name)
}

/// The name under which a manifest has `chess-runtime`, if it gives it another.
fn renamed(manifest: &str) -> Option<String> {
    let names_package = |line: &str| {
        let dense: String = line.chars().filter(|c| !c.is_whitespace()).collect();
        dense.contains("package=\"chess-runtime\"") || dense.contains("package='chess-runtime'")
    };
    let mut section = "";
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            section = line.trim_matches(['[', ']']);
        } else if names_package(line) {
            // `chess = { package = ... }`, or `package = ...` below `[dependencies.chess]`.
            let inline = line.split_once('=').map(|(key, _)| key.trim()).filter(|key| *key != "package");
            let name = inline.or_else(|| section.rsplit('.').next())?;
            return Some(name.trim_matches(['"', '\'']).replace('-', "_"));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::renamed;

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
    }
}

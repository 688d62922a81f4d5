//! What the user's crate calls `chess-runtime`.
//!
//! A dependency can be renamed in `Cargo.toml`, and the macros must print the name it has there:
//!
//! ```toml
//! chess = { package = "chess-runtime", version = "0.1" }
//! ```
//!
//! The manifest is searched for that one thing only, once a compilation: see `manifest.rs`.

use std::borrow::Cow;
use std::fmt;
use std::path::Path;
use std::sync::OnceLock;
use std::{env, fs};

use proc_macro2::TokenStream;
use quote::ToTokens;

use crate::expand::parsed;
use crate::hover;
use crate::manifest::{OURS, name_in, package_of};

/// The path to the runtime crate: `::chess_runtime`, or what it was renamed to.
pub(crate) struct RuntimePath(Cow<'static, str>);

impl fmt::Display for RuntimePath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "::{}", self.0)
    }
}

impl ToTokens for RuntimePath {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(parsed(&self.to_string()));
    }
}

/// The path to the runtime crate.
pub(crate) fn runtime_path() -> RuntimePath {
    static NAME: OnceLock<String> = OnceLock::new();
    // A compiler compiles one crate; a language server has many open.
    if hover::is_wanted() {
        return RuntimePath(find_name().into());
    }
    RuntimePath(NAME.get_or_init(find_name).as_str().into())
}

fn find_name() -> String {
    let Some(root) = env::var_os("CARGO_MANIFEST_DIR") else { return OURS.replace('-', "_") };
    let read = |folder: &Path| fs::read_to_string(folder.join("Cargo.toml")).ok();
    // A member can have a dependency from its workspace, whose manifest is the same or further up.
    let inherited = |name: &str| {
        let workspaces = Path::new(&root).ancestors().filter_map(read);
        workspaces.filter_map(|workspace| package_of(name, &workspace)).next()
    };
    let manifest = read(Path::new(&root)).unwrap_or_default();
    name_in(&manifest, inherited).unwrap_or_else(|| OURS.to_string()).replace('-', "_")
}

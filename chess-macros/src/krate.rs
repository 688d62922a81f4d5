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

use std::borrow::Cow;
use std::fmt;
use std::path::Path;
use std::sync::OnceLock;
use std::{env, fs};

use proc_macro2::TokenStream;
use quote::ToTokens;

use crate::expand::parsed;
use crate::hover;

/// The path to the runtime crate: `::chess_runtime`, or what it was renamed to.
pub(crate) struct Krate(Cow<'static, str>);

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
    // A compiler compiles one crate; a language server has many open.
    if hover::is_wanted() {
        return Krate(find_name().into());
    }
    Krate(NAME.get_or_init(find_name).as_str().into())
}

fn find_name() -> String {
    let root = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let read = |folder: &Path| fs::read_to_string(folder.join("Cargo.toml")).ok();
    let manifest = read(Path::new(&root)).unwrap_or_default();
    // A member can have its name from the workspace, whose manifest is the same or further up.
    let inherited = || {
        let workspaces = Path::new(&root).ancestors().filter_map(read);
        let names = workspaces.filter_map(|workspace| renamed(&workspace, Table::Workspace));
        names.into_iter().find(|name| is_inherited(name, &manifest))
    };
    renamed(&manifest, Table::Package).or_else(inherited).unwrap_or_else(|| "chess_runtime".to_string())
}

/// Whose dependencies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Table {
    Package,
    Workspace,
}

/// The name under which a manifest has `chess-runtime`, if it gives it another.
fn renamed(manifest: &str, table: Table) -> Option<String> {
    let is_ours = |value: &str| matches!(value, "\"chess-runtime\"" | "'chess-runtime'");
    dependencies(manifest, table).find_map(|Entry { name, key, value }| {
        let names_package = match &*key {
            "package" => is_ours(&value),
            "" => fields(&value).any(|(key, value)| key == "package" && is_ours(value)),
            _ => false,
        };
        names_package.then_some(name)
    })
}

/// Whether a member's manifest has the dependency of this name from its workspace.
fn is_inherited(name: &str, manifest: &str) -> bool {
    dependencies(manifest, Table::Package).filter(|entry| entry.name == name).any(|entry| match &*entry.key {
        "workspace" => entry.value == "true",
        "" => fields(&entry.value).any(|field| field == ("workspace", "true")),
        _ => false,
    })
}

/// What a manifest says of a dependency: all of it under no key, or something under a key of its own.
struct Entry {
    /// As Rust names the crate.
    name: String,
    key: String,
    /// Without blanks.
    value: String,
}

/// The entries of all tables of dependencies, for whatever target.
fn dependencies(manifest: &str, table: Table) -> impl Iterator<Item = Entry> {
    let mut section: Vec<String> = Vec::new();
    entries(manifest).into_iter().filter_map(move |line| {
        if let Some(header) = line.strip_prefix('[') {
            section = keys(header.trim_end_matches(']'));
            return None;
        }
        let (key, value) = line.split_once('=')?;
        let path = [section.clone(), keys(key)].concat();
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        let rest = match (table, &path[..]) {
            (Table::Workspace, ["workspace", rest @ ..]) => rest,
            (Table::Package, ["target", _, rest @ ..]) => rest,
            (Table::Package, rest) => rest,
            _ => return None,
        };
        match rest {
            ["dependencies" | "dev-dependencies" | "build-dependencies", name, rest @ ..] => {
                Some(Entry { name: name.replace('-', "_"), key: rest.join("."), value: value.to_string() })
            }
            _ => None,
        }
    })
}

/// The headers and entries of a manifest, without blanks and comments, each on one line.
fn entries(manifest: &str) -> Vec<String> {
    let mut entries = vec![String::new()];
    let (mut quote, mut depth, mut in_comment) = (None, 0usize, false);
    for c in manifest.chars() {
        let is_header = entries.last().is_some_and(|entry| entry.starts_with('['));
        match (quote, c) {
            (_, '\n') => {
                (quote, in_comment) = (None, false);
                if depth == 0 || is_header {
                    depth = 0;
                    entries.push(String::new());
                }
                continue;
            }
            _ if in_comment => continue,
            (None, '#') => {
                in_comment = true;
                continue;
            }
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if c == open => quote = None,
            (None, '{' | '[') => depth += 1,
            (None, '}' | ']') => depth = depth.saturating_sub(1),
            _ => {}
        }
        if quote.is_some() || !c.is_whitespace() {
            entries.last_mut().expect("there is always one").push(c);
        }
    }
    entries
}

/// The keys of `target.'cfg(unix)'.dependencies`, without their quotes.
fn keys(dotted: &str) -> Vec<String> {
    let mut keys = vec![String::new()];
    let mut quote = None;
    for c in dotted.chars() {
        match (quote, c) {
            (None, '.') => keys.push(String::new()),
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if c == open => quote = None,
            _ => keys.last_mut().expect("there is always one").push(c),
        }
    }
    keys
}

/// The fields of an inline table; of those that are tables or arrays, only some part.
fn fields(table: &str) -> impl Iterator<Item = (&str, &str)> {
    let inner = table.trim_start_matches('{').trim_end_matches('}');
    inner.split(',').filter_map(|field| field.split_once('='))
}

#[cfg(test)]
mod tests {
    use super::{Table, is_inherited};

    fn renamed(manifest: &str) -> Option<String> {
        super::renamed(manifest, Table::Package)
    }

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
    fn only_dependencies_give_names() {
        for other in ["patch.crates-io", "package.metadata.docs", "replace", "workspace.dependencies"] {
            let manifest = format!("[{other}]\nmy-chess = {{ package = \"chess-runtime\" }}");
            assert_eq!(renamed(&manifest), None, "{other}");
        }
        let workspace = "[workspace.dependencies]\nmy-chess = { package = \"chess-runtime\" }";
        assert_eq!(super::renamed(workspace, Table::Workspace).as_deref(), Some("my_chess"));
    }

    #[test]
    fn manifests_are_written_in_many_ways() {
        for manifest in [
            "[dependencies.my-chess] # the board\npackage = \"chess-runtime\"",
            "[ dependencies . \"my-chess\" ]\npackage = \"chess-runtime\"",
            "[dependencies]\nmy-chess = {\n  package = \"chess-runtime\", # ours\n  version = \"0.1\",\n}",
            "[dependencies]\nmy-chess = { features = [\n\"engine\"\n], package = \"chess-runtime\" }",
            "[target.'cfg(unix)'.dependencies]\nmy-chess = { package = \"chess-runtime\" }",
            "[dev-dependencies]\r\nmy-chess = { package = 'chess-runtime' }\r\n",
            "dependencies.my-chess.package = \"chess-runtime\"\n[package]\nname = \"x\"",
            "[package]\ndescription = \"an # unclosed [ {\"\n[dependencies]\nmy-chess.package = \"chess-runtime\"",
        ] {
            assert_eq!(renamed(manifest).as_deref(), Some("my_chess"), "{manifest}");
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

//! A scanner for `Cargo.toml` that knows one thing: under which name a manifest has a package.
//!
//! In: the text of a manifest. Out: the name. It reads sections, dotted keys, inline tables and strings, and nothing else of
//! TOML: a parser for all of it would be part of every user's build.

/// The package whose name is looked for.
pub(crate) const OURS: &str = "chess-runtime";

/// The name under which a manifest has the package. What a name stands for that it has from its workspace,
/// `inherited` tells.
pub(crate) fn name_in(manifest: &str, inherited: impl Fn(&str) -> Option<String>) -> Option<String> {
    let values = values(manifest);
    // The first are there for all that a package has, the others for some of it.
    let name_among = |tables: [&str; 2]| {
        values.iter().find_map(|(path, value)| {
            let path: Vec<&str> = path.iter().map(String::as_str).collect();
            let (table, name, rest) = match path[..] {
                ["target", _, table, name, ref rest @ ..] | [table, name, ref rest @ ..] => {
                    (table, name, rest)
                }
                _ => return None,
            };
            let is_ours = tables.contains(&table)
                && match rest {
                    ["package"] => value == OURS,
                    ["workspace"] if value == "true" => inherited(name).is_some_and(|it| it == OURS),
                    _ => name == OURS,
                };
            is_ours.then(|| name.to_string())
        })
    };
    name_among(["dependencies"; 2])
        .or_else(|| name_among(["dev-dependencies", "dev_dependencies"]))
        .or_else(|| name_among(["build-dependencies", "build_dependencies"]))
}

/// What a name stands for in the dependencies of a workspace.
pub(crate) fn package_of(name: &str, workspace: &str) -> Option<String> {
    let table = ["workspace", "dependencies", name];
    let mut package = None;
    for (path, value) in values(workspace).iter().filter(|(path, _)| path.len() > 2 && path[..3] == table) {
        if path[3..] == ["package"] {
            return Some(value.clone());
        }
        package = Some(name.to_string());
    }
    package
}

/// The values of a manifest, each with the keys that lead to it through sections and inline tables. Strings
/// are without their quotes.
fn values(manifest: &str) -> Vec<(Vec<String>, String)> {
    let mut values = Vec::new();
    let mut section = Vec::new();
    for entry in split(manifest.trim_start_matches('\u{FEFF}'), '\n') {
        match entry.strip_prefix('[') {
            Some(header) => section = keys(header.trim_end_matches(']')),
            None => add_entry(&entry, &section, &mut values),
        }
    }
    values
}

/// Adds `key = value`, and of a table its own entries instead.
fn add_entry(entry: &str, section: &[String], values: &mut Vec<(Vec<String>, String)>) {
    let [key, value] = &split(entry, '=')[..] else { return };
    let path = [section, &keys(key)].concat();
    match value.strip_prefix('{').and_then(|table| table.strip_suffix('}')) {
        Some(table) => split(table, ',').iter().for_each(|entry| add_entry(entry, &path, values)),
        None => values.push((path, unquoted(value))),
    }
}

/// The keys of `target.'cfg(unix)'.dependencies`, without their quotes.
fn keys(dotted: &str) -> Vec<String> {
    split(dotted, '.').iter().map(|key| unquoted(key)).collect()
}

fn unquoted(text: &str) -> String {
    text.trim_matches(['"', '\'']).to_string()
}

/// The parts of a text between these signs, not counting those in quotes and brackets. Comments are left out,
/// and blanks that are not in quotes.
fn split(text: &str, sign: char) -> Vec<String> {
    let (mut parts, mut part, mut depth) = (Vec::new(), String::new(), 0usize);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let len = match c {
            '"' | '\'' => string_length(rest, c),
            '#' => rest.find('\n').unwrap_or(rest.len()),
            _ => c.len_utf8(),
        };
        let (token, after) = rest.split_at(len);
        rest = after;
        if c == sign && depth == 0 {
            parts.push(std::mem::take(&mut part));
            continue;
        }
        match c {
            '{' | '[' => depth += 1,
            '}' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if c != '#' && !c.is_whitespace() {
            part.push_str(token);
        }
    }
    parts.push(part);
    parts
}

/// The length of the string that the text begins with, with its quotes: one or three on each side. In double
/// ones a backslash takes the meaning from what follows it.
fn string_length(text: &str, quote: char) -> usize {
    let three = quote.to_string().repeat(3);
    let end = if text.starts_with(&three) { &three[..] } else { &three[..1] };
    let mut at = end.len();
    while at < text.len() && !text[at..].starts_with(end) {
        let is_escape = quote == '"' && text[at..].starts_with('\\');
        at += text[at..].chars().take(1 + usize::from(is_escape)).map(char::len_utf8).sum::<usize>();
    }
    // Quotes right before the last are part of the string.
    let more = text[at..].bytes().take_while(|&byte| byte == quote as u8).count();
    text.len().min(at + if end.len() == 3 { more } else { 1 })
}

#[cfg(test)]
mod tests {
    use super::{name_in, package_of};

    /// The name in a manifest that inherits nothing.
    fn name(manifest: &str) -> Option<String> {
        name_in(manifest, |_| None)
    }

    #[test]
    fn a_plain_dependency_keeps_its_name() {
        for plain in [
            "[dependencies]\nchess-runtime = \"0.1\"",
            "[dependencies]\nchess-runtime = { version = \"0.1\", features = [\"engine\"] }",
            "[dependencies.chess-runtime]\npath = \"..\"",
            "[build-dependencies]\nb = { package = \"chess-runtime\" }\n[dependencies]\nchess-runtime = \"0.1\"",
        ] {
            assert_eq!(name(plain).as_deref(), Some("chess-runtime"), "{plain}");
        }
        assert_eq!(name("[package]\nname = \"chess-runtime\""), None);
    }

    #[test]
    fn only_dependencies_give_names() {
        for other in ["patch.crates-io", "package.metadata.docs", "replace", "workspace.dependencies"] {
            let manifest = format!("[{other}]\nmy-chess = {{ package = \"chess-runtime\" }}");
            assert_eq!(name(&manifest), None, "{other}");
        }
        for text in [
            "[dependencies]\n# chess = { package = \"chess-runtime\" }\n",
            "[dependencies]\ntypenum = \"1\" # not package = \"chess-runtime\"",
            "[package]\ndescription = \"\"\"\n[dependencies]\nwrong = { package = 'chess-runtime' }\n\"\"\"",
        ] {
            assert_eq!(name(text), None, "{text}");
        }
    }

    #[test]
    fn renamed_dependencies_are_found_however_they_are_written() {
        for manifest in [
            "[dependencies]\nmy-chess = { version = \"0.1\", package = \"chess-runtime\" }",
            "[dependencies.my-chess] # the board\nversion = \"0.1\"\npackage = 'chess-runtime'",
            "[ dependencies . \"my-chess\" ]\npackage = \"chess-runtime\"",
            "[dependencies]\nmy-chess.version = \"0.1\"\nmy-chess.package = \"chess-runtime\"",
            "[dependencies]\nmy-chess = {\n  package = \"chess-runtime\", # ours\n  version = \"0.1\",\n}",
            "[dependencies]\nmy-chess = { features = [\n\"engine\"\n], \"package\" = \"chess-runtime\" }",
            "dependencies = { my-chess = { package = \"chess-runtime\" } }",
            "dependencies.my-chess.package = \"chess-runtime\"\n[package]\nname = \"x\"",
            "[target.'cfg(unix)'.dependencies]\nmy-chess = { package = \"chess-runtime\" }",
            "target.'cfg(target_os = \"linux\")'.dependencies.my-chess.package = \"chess-runtime\"",
            "[dev_dependencies]\r\nmy-chess = { package = 'chess-runtime' }\r\n",
            "\u{FEFF}[dependencies]\nmy-chess = { package = 'chess-runtime' }",
            "[package]\ndescription = \"the \\\"[\\\" sign\"\n[dependencies]\nmy-chess.package = \"chess-runtime\"",
            "[package]\nkeywords = [\"a \\\"#\", 'b']\n[dependencies]\nmy-chess.package = \"chess-runtime\"",
            "[package]\ndescription = \"\"\"He said \"hi\"\"\"\"\n[dependencies]\nmy-chess.package = \"chess-runtime\"",
            "[package]\ndescription = \"\"\"\nsee [1\n\"\"\"\n[dependencies]\nmy-chess.package = \"chess-runtime\"",
            "[package]\ndescription = '''\n{ it's \\'''\n[dependencies]\nmy-chess.package = \"chess-runtime\"",
        ] {
            assert_eq!(name(manifest).as_deref(), Some("my-chess"), "{manifest}");
        }
    }

    #[test]
    fn a_member_inherits_the_name_of_its_workspace() {
        let workspace = "[workspace.dependencies]\nother = { package = \"chess-runtime\" }\n\
            my-chess = { package = \"chess-runtime\" }\nchess = \"3\"";
        let inherited = |name: &str| package_of(name, workspace);
        assert_eq!(inherited("chess").as_deref(), Some("chess"));
        assert_eq!(inherited("nothing"), None);
        for member in [
            "[dependencies]\nmy-chess = { workspace = true }",
            "[dependencies]\n'my-chess' = { features = [\"engine\"], workspace = true } # here",
            "[dependencies]\nmy-chess.workspace = true",
            "[dependencies.my-chess]\nworkspace = true",
        ] {
            assert_eq!(name_in(member, inherited).as_deref(), Some("my-chess"), "{member}");
        }
        for other in ["my-chess = \"1\"", "chess = { workspace = true }", "# my-chess.workspace = true"] {
            assert_eq!(name_in(&format!("[dependencies]\n{other}"), inherited), None, "{other}");
        }
    }
}

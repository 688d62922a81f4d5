//! Every way to get a value that was checked: no other public function, constant or field may give one.
//!
//! The sources of `chess-types` and `chess-runtime` are searched for public functions and constants whose type names a checked
//! type, and for public fields of such a type. What is found must stand in the table, with the reason why it can be trusted. So
//! a new one is noticed, and has to be thought about.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The types whose values were checked.
const CHECKED: [&str; 6] = ["Position", "Game", "GameView", "Assembled", "Packed", "Start"];

/// File, name, and why what it gives is what the Laws allow.
const TABLE: &str = include_str!("../data/constructors.txt");

#[test]
fn every_public_constructor_of_a_checked_type_is_known() {
    let mut found = BTreeSet::new();
    for krate in ["chess-types", "chess-runtime"] {
        for file in sources(&workspace().join(krate).join("src")) {
            let text = fs::read_to_string(&file).expect("a source is text");
            let shown = file.strip_prefix(workspace()).expect("it is inside").display().to_string();
            found.extend(constructors(&text).map(|found| format!("{shown} {found}")));
        }
    }
    let known: BTreeSet<String> = TABLE
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (entry, reason) = line.split_once(": ").expect("each line has its reason");
            assert!(!reason.is_empty(), "{line}");
            entry.to_string()
        })
        .collect();
    let new: Vec<&String> = found.difference(&known).collect();
    let gone: Vec<&String> = known.difference(&found).collect();
    assert!(
        new.is_empty(),
        "may these give a checked value? then say why in data/constructors.txt: {new:#?}"
    );
    assert!(gone.is_empty(), "these are no more; take them out of data/constructors.txt: {gone:#?}");
}

/// The search finds what it should.
#[test]
fn constructors_are_found_in_all_their_forms() {
    let text = "
        pub fn a() -> Position {}
        pub(crate) fn b() -> Position {}
        pub const unsafe fn c<'a>(
            bytes: &'a [u8],
        ) -> Result<GameView<'a>, Error>
        where
            T: Fn() -> u8,
        {
        }
        pub const unsafe fn views<const GAMES: usize>(
            games: [&'static [u8]; GAMES],
        ) -> [GameView<'static>; GAMES] {
        }
        pub fn d(position: &Position) -> &Position {}
        pub fn e(self) -> PositionBytes {}
        pub const F: Position = Position {};
        pub static G: [Game<N, E>; 2] = [];
        pub h: Option<Position>,
        impl From<u8> for Position {
            fn from(byte: u8) -> Position {}
        }
    ";
    let found: Vec<String> = constructors(text).collect();
    assert_eq!(
        found,
        [
            "fn a",
            "unsafe fn c",
            "unsafe fn views",
            "const F",
            "static G",
            "field h",
            "impl From<u8> for Position"
        ]
    );
}

/// What may give a checked value: functions that return one, constants, fields, and impls of the traits that make values.
fn constructors(text: &str) -> impl Iterator<Item = String> {
    let (code, _) = text.split_once("#[cfg(test)]").unwrap_or((text, ""));
    let mut found = Vec::new();
    for (at, _) in code.match_indices('\n') {
        let item = code[at..].trim_start();
        let first_line = &code[at + 1..].lines().next().unwrap_or_default().trim();
        if let Some(rest) = first_line.strip_prefix("pub ") {
            let (kind, after) = kind_and_name(rest);
            let name: String = after.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            let type_ = match kind {
                "fn" | "unsafe fn" => returned(item).unwrap_or_default(),
                _ => {
                    after.split_once(':').map_or("", |(_, type_)| type_.split('=').next().unwrap_or_default())
                }
            };
            // A reference is to something that was there before.
            let is_reference = type_.trim_start().starts_with('&') && kind != "static";
            if !is_reference && names_checked(type_) {
                found.push(format!("{kind} {name}"));
            }
        } else if let Some((traits, type_)) =
            first_line.strip_prefix("impl").and_then(|it| it.split_once(" for "))
        {
            let makes =
                ["From<", "TryFrom<", "FromStr", "Default", "Deserialize", "Arbitrary", "FromIterator"];
            let type_ = type_.trim_end_matches(['{', ' ', '}']);
            if makes.iter().any(|name| traits.contains(name))
                && CHECKED.contains(&type_.split('<').next().unwrap_or_default())
            {
                let traits = traits.trim_start_matches(|c| c != ' ').trim();
                found.push(format!("impl {traits} for {type_}"));
            }
        }
    }
    found.into_iter()
}

/// What stands after `pub`, and the rest of the line from its name on.
fn kind_and_name(line: &str) -> (&'static str, &str) {
    for (words, kind) in [
        ("const unsafe fn ", "unsafe fn"),
        ("unsafe fn ", "unsafe fn"),
        ("const fn ", "fn"),
        ("fn ", "fn"),
        ("const ", "const"),
        ("static ", "static"),
        ("type ", "type"),
        ("use ", "use"),
        ("struct ", "struct"),
        ("enum ", "enum"),
        ("trait ", "trait"),
        ("mod ", "mod"),
    ] {
        if let Some(rest) = line.strip_prefix(words) {
            return (
                kind,
                if matches!(kind, "type" | "use" | "struct" | "enum" | "trait" | "mod") { "" } else { rest },
            );
        }
    }
    ("field", line)
}

/// The type that a function returns, up to its bounds or its body.
fn returned(item: &str) -> Option<&str> {
    let head = item.split(" {").next()?.split(";\n").next()?;
    let head = head.split("\nwhere").next()?.split(" where").next()?;
    // The arrow of the function itself stands after its parameters.
    let close =
        head.rfind(')').filter(|&close| head[close..].contains("->")).or_else(|| head.find(") ->"))?;
    head[close..].split_once("->").map(|(_, type_)| type_.trim_start())
}

/// Whether a checked type is one of the words.
fn names_checked(type_: &str) -> bool {
    type_
        .split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .any(|word| CHECKED.contains(&word) || word == "Self")
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
    found
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests are in the workspace").to_path_buf()
}

//! Texts of the data files. `«` and `»` mark the bytes that a diagnostic is about.

use std::fs;
use std::ops::Range;
use std::path::Path;

/// A text, and the bytes of it that were between marks.
pub(crate) struct Marked {
    pub(crate) text: String,
    pub(crate) spans: Vec<Range<usize>>,
}

impl Marked {
    /// Reads the marks and the escapes `\n`, `\r`, `\\` and `\u{1A}`.
    pub(crate) fn from_field(field: &str) -> Marked {
        let mut text = String::new();
        let mut spans: Vec<Range<usize>> = Vec::new();
        let mut letters = field.chars();
        while let Some(letter) = letters.next() {
            match letter {
                '«' => spans.push(text.len()..text.len()),
                '»' => {
                    let open = spans.last_mut();
                    open.unwrap_or_else(|| panic!("not opened: {field}")).end = text.len();
                }
                '\\' => text.push(read_escape(&mut letters)),
                _ => text.push(letter),
            }
        }
        Marked { text, spans }
    }
}

fn read_escape(letters: &mut std::str::Chars<'_>) -> char {
    match letters.next() {
        Some('n') => '\n',
        Some('r') => '\r',
        Some('\\') => '\\',
        Some('u') => {
            let digits: String = letters.by_ref().skip(1).take_while(|&c| c != '}').collect();
            let code = u32::from_str_radix(&digits, 16).ok();
            let letter = code.and_then(char::from_u32);
            letter.unwrap_or_else(|| panic!("no letter: {digits}"))
        }
        other => panic!("no escape: {other:?}"),
    }
}

/// The rows of a file in `data` with their line numbers, each cut into its fields.
pub(crate) fn rows<const FIELDS: usize>(file: &str) -> Vec<(usize, [String; FIELDS])> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(file);
    let table = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{file}: {error}"));
    let rows = (1..).zip(table.lines());
    let rows = rows.filter(|(_, row)| !row.is_empty() && !row.starts_with('#'));
    let cut = |(line, row): (usize, &str)| {
        let fields: Vec<String> = row.split(" | ").map(|field| field.trim().to_owned()).collect();
        let fields = <[String; FIELDS]>::try_from(fields);
        (line, fields.unwrap_or_else(|_| panic!("line {line} of {file} has not {FIELDS} fields: {row}")))
    };
    rows.map(cut).collect()
}

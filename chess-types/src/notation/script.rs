//! Letters of other scripts: those that look like the letters of a move, and signs that cannot be seen.

use alloc::string::String;

use crate::Role;

/// The script of a letter that does not belong in a move, where it has a name.
pub(crate) fn script_of(c: char) -> Option<&'static str> {
    match c {
        '\u{370}'..='\u{3FF}' => Some("Greek"),
        '\u{400}'..='\u{52F}' => Some("Cyrillic"),
        '\u{FF01}'..='\u{FF5E}' => Some("full-width"),
        _ => None,
    }
}

/// What a sign is called that cannot be seen.
pub(crate) fn name_of_invisible(c: char) -> Option<&'static str> {
    Some(match c {
        '\0' => "a NUL byte",
        '\u{AD}' => "a soft hyphen",
        '\u{200B}' => "a zero-width space",
        '\u{200C}' => "a zero-width non-joiner",
        '\u{200D}' => "a zero-width joiner",
        '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' => {
            "a mark of the writing direction"
        }
        '\u{2060}' => "a word joiner",
        '\u{FEFF}' => "a byte order mark",
        '\u{2000}'..='\u{200A}' | '\u{202F}' | '\u{205F}' | '\u{3000}' => "a blank that is no ordinary one",
        _ if c.is_control() => "a control character",
        _ => return None,
    })
}

/// A word with the letters that look like those of other scripts, and without what cannot be seen.
pub(crate) fn in_latin(word: &str) -> String {
    word.chars().filter(|&c| name_of_invisible(c).is_none()).map(look_alike).collect()
}

/// The letter of a move that this one looks like.
fn look_alike(c: char) -> char {
    match c {
        // Cyrillic.
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        'һ' => 'h',
        'х' => 'x',
        'о' => 'o',
        'О' => 'O',
        'К' => 'K',
        'В' => 'B',
        'Х' => 'x',
        'Ԛ' => 'Q',
        // Greek.
        'α' => 'a',
        'ο' => 'o',
        'χ' => 'x',
        'Β' => 'B',
        'Κ' => 'K',
        'Ν' => 'N',
        'Ο' => 'O',
        // Dashes and signs of word processors.
        '\u{2010}'..='\u{2015}' | '\u{2212}' => '-',
        '×' => 'x',
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(c as u32 - 0xFEE0).unwrap_or(c),
        _ => c,
    }
}

/// The piece that a Cyrillic letter stands for in Russian.
pub(crate) fn role_in_cyrillic(c: char) -> Option<Role> {
    Some(match c {
        'К' => Role::Knight,
        'С' => Role::Bishop,
        'Л' => Role::Rook,
        'Ф' => Role::Queen,
        _ => return None,
    })
}

//! Looking for bytes eight at a time.
//!
//! The archives' comments and tags pass through here. The functions need no unsafe code and no table; where a
//! stretch is long, the compiler turns the blocks into vector instructions.

/// Each byte of a word the same.
const fn each(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}

/// A word whose lowest set bit is the highest bit of the first byte of `word` that is zero.
#[inline(always)]
const fn zeros(word: u64) -> u64 {
    word.wrapping_sub(each(0x01)) & !word & each(0x80)
}

/// How many bytes of these eight stand before the first blank or control character; `None` if there is none.
#[inline(always)]
pub(crate) const fn length_of_word(eight: u64) -> Option<usize> {
    let blanks = eight.wrapping_sub(each(b' ' + 1)) & !eight & each(0x80);
    if blanks == 0 { None } else { Some(blanks.trailing_zeros() as usize / 8) }
}

/// How many of these eight bytes are letters of English before the first that is none.
#[inline(always)]
pub(crate) const fn letters(eight: u64) -> usize {
    // Without their highest bits, no sum of two bytes reaches the next.
    let lower = (eight | each(0x20)) & !each(0x80);
    let from_a = lower + each(0x80 - b'a');
    let after_z = lower + each(0x7F - b'z');
    let others = (!from_a | after_z | eight) & each(0x80);
    others.trailing_zeros() as usize / 8
}

/// The eight bytes at a place, low byte first, if there are so many.
#[inline(always)]
pub(crate) fn eight_at(text: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(*text.get(at..)?.first_chunk()?))
}

/// Where the value of a tag pair ends, at `from` or after it: the first quote, backslash or control character; the length of
/// the text if there is none.
#[inline(always)]
pub(crate) fn end_of_value(text: &[u8], from: usize) -> usize {
    let ends = |eight: u64| {
        let controls = eight.wrapping_sub(each(b' ')) & !eight & each(0x80);
        zeros(eight ^ each(b'"')) | zeros(eight ^ each(b'\\')) | controls
    };
    let mut at = from;
    // Two words at a time: most values are no longer, and so the loop holds no surprise.
    while let (Some(first), Some(second)) = (eight_at(text, at), eight_at(text, at + 8)) {
        let (first, second) = (ends(first), ends(second));
        let (found, before) = if first != 0 { (first, 0) } else { (second, 8) };
        if found != 0 {
            return at + before + found.trailing_zeros() as usize / 8;
        }
        at += 16;
    }
    let rest = text.get(at..).unwrap_or_default();
    let is_end = |&byte: &u8| byte == b'"' || byte == b'\\' || byte < b' ';
    at + rest.iter().position(is_end).unwrap_or(rest.len())
}

/// Where a comment may end, at `from` or after it: the first closing brace or line break, or another control character;
/// the length of the text if there is none.
#[inline(always)]
pub(crate) fn end_of_comment_line(text: &[u8], from: usize) -> usize {
    // Near ones first, four words at once: most comments of archives are no longer, and so there is no loop to surprise.
    if let Some(near) = text.get(from..).and_then(|rest| rest.first_chunk::<32>()) {
        let word = |at: usize| match near[at..].first_chunk() {
            Some(eight) => comment_ends(u64::from_le_bytes(*eight)),
            None => 0,
        };
        let (first, second, third, fourth) = (word(0), word(8), word(16), word(24));
        let (early, early_at) = if first != 0 { (first, 0) } else { (second, 8) };
        let (late, late_at) = if third != 0 { (third, 16) } else { (fourth, 24) };
        let (found, at) = if early != 0 { (early, early_at) } else { (late, late_at) };
        if found != 0 {
            return from + at + found.trailing_zeros() as usize / 8;
        }
        return far_end_of_comment_line(text, from + 32);
    }
    far_end_of_comment_line(text, from)
}

/// A word whose lowest set bit belongs to the first of these eight bytes that may end a comment.
#[inline(always)]
const fn comment_ends(eight: u64) -> u64 {
    let controls = eight.wrapping_sub(each(CONTROLS)) & !eight & each(0x80);
    zeros(eight ^ each(b'}')) | controls
}

/// The bytes below this are control characters, among them the two that end lines.
const CONTROLS: u8 = b'\r' + 1;

const fn is_end(byte: u8) -> bool {
    (byte == b'}') | (byte < CONTROLS)
}

/// [`end_of_comment_line`] if it is in the next so many words; else where these end.
#[inline(always)]
fn end_in_words(text: &[u8], from: usize, words: usize) -> Result<usize, usize> {
    let mut at = from;
    while at < from + 8 * words
        && let Some(eight) = eight_at(text, at)
    {
        let found = comment_ends(eight);
        if found != 0 {
            return Ok(at + found.trailing_zeros() as usize / 8);
        }
        at += 8;
    }
    Err(at)
}

/// [`end_of_comment_line`] over a long stretch.
#[inline(never)]
fn far_end_of_comment_line(text: &[u8], from: usize) -> usize {
    const BLOCK: usize = 64;
    let mut at = from;
    while let Some(block) = text.get(at..).and_then(|rest| rest.first_chunk::<BLOCK>()) {
        // Written so that the compiler makes vector instructions of it.
        let mut found = 0;
        for &byte in block {
            found |= is_end(byte) as u8;
        }
        if found != 0 {
            break;
        }
        at += BLOCK;
    }
    let at = match end_in_words(text, at, BLOCK / 8) {
        Ok(end) => return end,
        Err(at) => at,
    };
    let rest = text.get(at..).unwrap_or_default();
    at + rest.iter().position(|&byte| is_end(byte)).unwrap_or(rest.len())
}

#[cfg(test)]
mod tests {
    use super::{end_of_comment_line, end_of_value, length_of_word, letters};

    #[test]
    fn ends_are_found_wherever_they_stand() {
        for len in 0..150 {
            let mut text = alloc::vec![b'a'; len];
            assert_eq!((end_of_comment_line(&text, len.min(3)), end_of_value(&text, len.min(3))), (len, len));
            for at in 0..len {
                for byte in 0..=255 {
                    text[at] = byte;
                    let ends_value = byte < b' ' || byte == b'"' || byte == b'\\';
                    let ends_line = byte == b'}' || byte <= b'\r';
                    for from in [0, at] {
                        assert_eq!(end_of_value(&text, from), if ends_value { at } else { len }, "{byte}");
                        let end = end_of_comment_line(&text, from);
                        assert_eq!(end, if ends_line { at } else { len }, "{byte}");
                    }
                }
                text[at] = 0xFB;
            }
        }
    }

    #[test]
    fn letters_end_at_any_other_byte() {
        for byte in 0..=255u8 {
            for at in 0..8 {
                let mut text = *b"aZbYzAQm";
                text[at] = byte;
                let expected = if byte.is_ascii_alphabetic() { 8 } else { at };
                assert_eq!(letters(u64::from_le_bytes(text)), expected, "{byte} at {at}");
            }
        }
    }

    #[test]
    fn words_end_at_blanks() {
        let length = |text: &[u8; 8]| length_of_word(u64::from_le_bytes(*text));
        assert_eq!(length(b"Nf3 Nc6 "), Some(3));
        assert_eq!(length(b"Nbxd7+\ne"), Some(6));
        assert_eq!(length(b" e4 e5 2"), Some(0));
        assert_eq!(length(b"abcdefgh"), None);
        assert_eq!(length("é\u{fc}½ a".as_bytes().first_chunk().unwrap()), Some(6));
    }
}

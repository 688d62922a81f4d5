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

/// Where one of the two bytes stands, at `from` or after it; the length of the text if there is none.
#[inline(always)]
pub(crate) fn find_either(text: &[u8], from: usize, a: u8, b: u8) -> usize {
    // Near ones first, a word at a time.
    let mut at = from;
    let mut words = 0;
    while words < 4
        && let Some(eight) = text.get(at..).and_then(|rest| rest.first_chunk())
    {
        let eight = u64::from_le_bytes(*eight);
        let found = zeros(eight ^ each(a)) | zeros(eight ^ each(b));
        if found != 0 {
            return at + found.trailing_zeros() as usize / 8;
        }
        at += 8;
        words += 1;
    }
    find_far(text, at, a, b)
}

/// [`find_either`] over a long stretch.
#[inline(never)]
fn find_far(text: &[u8], from: usize, a: u8, b: u8) -> usize {
    const BLOCK: usize = 64;
    let mut at = from;
    while let Some(block) = text.get(at..).and_then(|rest| rest.first_chunk::<BLOCK>()) {
        let is_there = block.iter().fold(false, |found, &byte| found | (byte == a) | (byte == b));
        if is_there {
            break;
        }
        at += BLOCK;
    }
    let rest = text.get(at..).unwrap_or_default();
    at + rest.iter().position(|&byte| byte == a || byte == b).unwrap_or(rest.len())
}

#[cfg(test)]
mod tests {
    use super::{find_either, length_of_word};

    #[test]
    fn the_first_of_two_bytes_is_found_wherever_it_stands() {
        for len in 0..300 {
            let mut text = alloc::vec![b'a'; len];
            assert_eq!(find_either(&text, len.min(3), b'}', b'['), len);
            for at in 0..len {
                text[at] = if at % 2 == 0 { b'}' } else { b'[' };
                assert_eq!(find_either(&text, 0, b'}', b'['), at);
                assert_eq!(find_either(&text, at, b'}', b'['), at);
                assert_eq!(find_either(&text, at + 1, b'}', b'['), len);
                text[at] = 0xFB;
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

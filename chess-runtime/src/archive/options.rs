//! [`CheckOptions`]: how archives are checked.

use chess_types::Laws;

use super::rules::Rules;

/// How to check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckOptions {
    /// Which rules.
    pub rules: Rules,
    /// Which Laws decide whether a game has ended by itself. `None` stands for those of the day that the game was
    /// played, by its `Date` tag, and for the current ones where there is none.
    pub laws: Option<Laws>,
    /// Whether null moves pass in variations.
    pub null_moves_in_variations: bool,
    /// On how many threads.
    pub threads: usize,
    /// Which part of the work.
    pub shard: Option<Shard>,
}

impl Default for CheckOptions {
    /// All rules but those of style, the Laws of the game's date, one thread.
    fn default() -> CheckOptions {
        CheckOptions {
            rules: Rules::default(),
            laws: None,
            null_moves_in_variations: false,
            threads: 1,
            shard: None,
        }
    }
}

/// A part of the work: every `of`th chunk, beginning with number `index` from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shard {
    /// Which part, from 0.
    pub index: u64,
    /// How many parts there are.
    pub of: u64,
}

impl Shard {
    pub(super) const fn has(self, chunk: u64) -> bool {
        chunk % self.of == self.index
    }
}

/// The Laws of a PGN date, `2013.??.??`: the old ones only if it certainly is before July 2014.
pub(super) fn laws_of_date(date: &[u8]) -> Laws {
    let mut parts = date.splitn(3, |&byte| byte == b'.').map(number);
    let is_before = match parts.next().flatten() {
        Some(2014) => parts.next().flatten().is_some_and(|month| month < 7),
        Some(year) => year < 2014,
        None => false,
    };
    if is_before { Laws::Before2014 } else { Laws::Current }
}

/// The number that these digits write, if it is not too large.
fn number(digits: &[u8]) -> Option<u32> {
    let add = |number: u32, digit: &u8| {
        let digit = digit.is_ascii_digit().then(|| u32::from(digit - b'0'))?;
        number.checked_mul(10)?.checked_add(digit)
    };
    if digits.is_empty() { None } else { digits.iter().try_fold(0, add) }
}

#[cfg(test)]
mod tests {
    use super::laws_of_date;
    use chess_types::Laws::{Before2014, Current};

    #[test]
    fn the_laws_changed_in_july_2014() {
        for (date, laws) in [
            ("1851.06.21", Before2014),
            ("2013.??.??", Before2014),
            ("2014.06.30", Before2014),
            ("2014.07.01", Current),
            ("2014.??.??", Current),
            ("2024.01.01", Current),
            ("????.??.??", Current),
            ("", Current),
        ] {
            assert_eq!(laws_of_date(date.as_bytes()), laws, "{date}");
        }
    }
}

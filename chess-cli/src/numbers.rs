//! Numbers as people read them: `23,340`, `1 game`, `2.34 s`; and seconds as people write them.

use std::fmt;
use std::time::Duration;

use anyhow::Context as _;

/// A number with its digits in groups of three: `1,234,567`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (index, digit) in digits.char_indices() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A number with its noun: `1 game`, `23,340 games`.
pub(crate) fn count(number: u64, one: &str, many: &str) -> String {
    format!("{} {}", grouped(number), if number == 1 { one } else { many })
}

/// A part of a whole in percent: ` 12.5 %`, six columns wide.
pub(crate) fn share(part: u64, whole: u64) -> String {
    let percent = if whole == 0 { 0.0 } else { 100.0 * part as f64 / whole as f64 };
    format!("{percent:>5.1} %")
}

/// How long something took: `34 ms`, `2.34 s`, `2 min 5 s`.
pub(crate) struct Took(pub(crate) Duration);

impl fmt::Display for Took {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.as_secs() {
            0 => write!(f, "{} ms", self.0.as_millis()),
            1..60 => write!(f, "{:.2} s", self.0.as_secs_f64()),
            seconds => write!(f, "{} min {} s", seconds / 60, seconds % 60),
        }
    }
}

/// How many of something happened in a second.
pub(crate) fn per_second(number: u64, took: Duration) -> u64 {
    (number as f64 / took.as_secs_f64().max(1e-6)) as u64
}

/// Reads a positive number of seconds: `2`, `0.5`, `10s`.
///
/// # Errors
/// When the text is not a number, or the number is not positive or too large.
pub(crate) fn seconds(text: &str) -> anyhow::Result<Duration> {
    let seconds: f64 = text.trim_end_matches('s').parse().context("this is not a number of seconds")?;
    anyhow::ensure!(seconds > 0.0 && seconds <= 1e9, "the time must be more than 0 seconds");
    Ok(Duration::from_secs_f64(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three() {
        let texts = [0, 7, 999, 1_000, 23_340, 1_234_567].map(grouped);
        assert_eq!(texts, ["0", "7", "999", "1,000", "23,340", "1,234,567"]);
    }

    #[test]
    fn one_is_singular() {
        let games = |number| count(number, "game", "games");
        assert_eq!([games(0), games(1), games(2_000)], ["0 games", "1 game", "2,000 games"]);
    }

    #[test]
    fn times_have_the_unit_that_fits() {
        let took = |millis| Took(Duration::from_millis(millis)).to_string();
        assert_eq!([took(0), took(34), took(2_340), took(125_000)], ["0 ms", "34 ms", "2.34 s", "2 min 5 s"]);
    }

    #[test]
    fn shares_are_percentages() {
        assert_eq!([share(1, 8), share(1, 1), share(0, 0)], [" 12.5 %", "100.0 %", "  0.0 %"]);
    }
}

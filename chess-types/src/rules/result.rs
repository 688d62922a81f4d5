//! [`GameResult`]: the result that a game's text declares.

use core::fmt;
use core::str::FromStr;

use crate::rules::outcome::Outcome;

/// The result a game's text declares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: the game goes on, or its result is not known.
    Unknown,
}

impl GameResult {
    /// All of them.
    pub const ALL: [GameResult; 4] =
        [GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw, GameResult::Unknown];

    /// The result as PGN writes it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            GameResult::WhiteWins => "1-0",
            GameResult::BlackWins => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::Unknown => "*",
        }
    }

    /// Whether a game that ended so cannot have this result. An unknown one fits everything.
    #[must_use]
    pub fn contradicts(self, outcome: Outcome) -> bool {
        self != GameResult::Unknown && self != outcome.result()
    }

    /// The result that a text is, in full or with the short `1/2` and `½`.
    #[must_use]
    pub fn from_bytes(text: &[u8]) -> Option<GameResult> {
        match read_result(text) {
            Some((result, len)) if len == text.len() => Some(result),
            _ => None,
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.text())
    }
}

/// A text that is no result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ParseResultError;

impl fmt::Display for ParseResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a result is 1-0, 0-1, 1/2-1/2 or *")
    }
}

impl core::error::Error for ParseResultError {}

impl FromStr for GameResult {
    type Err = ParseResultError;

    fn from_str(text: &str) -> Result<GameResult, ParseResultError> {
        GameResult::from_bytes(text.as_bytes()).ok_or(ParseResultError)
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        outcome.result()
    }
}

/// The result that the text begins with, and its length.
pub(crate) fn read_result(rest: &[u8]) -> Option<(GameResult, usize)> {
    const RESULTS: [(&[u8], GameResult); 12] = [
        (b"*", GameResult::Unknown),
        (b"1-0", GameResult::WhiteWins),
        (b"0-1", GameResult::BlackWins),
        (b"1/2-1/2", GameResult::Draw),
        // With the dashes that word processors make of hyphens.
        ("1–0".as_bytes(), GameResult::WhiteWins),
        ("0–1".as_bytes(), GameResult::BlackWins),
        ("1/2–1/2".as_bytes(), GameResult::Draw),
        ("½–½".as_bytes(), GameResult::Draw),
        (b"1/2", GameResult::Draw),
        ("½-½".as_bytes(), GameResult::Draw),
        ("½".as_bytes(), GameResult::Draw),
        (b"\xBD-\xBD", GameResult::Draw),
    ];
    // Nearly all numbers that begin like a result are none: their next byte tells.
    match *rest {
        [b'*', ..] | [0xC2 | 0xBD, ..] | [b'0' | b'1', b'-' | b'/' | 0xE2, ..] => {}
        _ => return None,
    }
    let &(text, result) = RESULTS.iter().find(|(text, _)| rest.starts_with(text))?;
    // `1/2` and what looks like the other half but is not.
    let goes_on = matches!(rest.get(text.len()), Some(b'-' | b'/' | b'0'..=b'9'));
    if goes_on && text == b"1/2" { None } else { Some((result, text.len())) }
}

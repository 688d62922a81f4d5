//! [`Finding`]: one thing that is wrong in an archive, with all that a report needs to tell it.

use std::fmt;
use std::string::{String, ToString};
use std::sync::Arc;

use chess_types::notation::{Excerpt, MoveNumber};
use chess_types::reasons::Severity;
use chess_types::{GameResult, Position, Rule};

use crate::pgn::Place;

/// One thing that is wrong in an archive.
#[derive(Clone, PartialEq, Debug)]
pub struct Finding {
    /// The rule that is broken.
    pub rule: Rule,
    /// How bad it is.
    pub severity: Severity,
    /// The name of the archive.
    pub file: Arc<str>,
    /// Where it is.
    pub place: Place,
    /// The game it is in.
    pub game: GameName,
    /// The move concerned.
    pub number: Option<MoveNumber>,
    /// What was written there.
    pub written: String,
    /// What is wrong, in a sentence.
    pub title: String,
    /// How many more of this rule the game has, which are not told one by one.
    pub more: u64,
    /// What would be right.
    pub help: Option<String>,
    /// The position before the move concerned.
    pub position: Option<Position>,
    /// The line of the text; its number counts from the beginning of the archive.
    pub excerpt: Excerpt,
}

/// What tells a game from the others of its archive.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct GameName {
    /// Its number in the archive, from 1; unknown where only a part of the archive is read.
    pub number: Option<u64>,
    /// Where it begins, in bytes.
    pub offset: u64,
    /// The tags White, Black, Event, Site, Date and Round, as far as they are there.
    pub tags: [Option<String>; 6],
}

impl GameName {
    /// The names of [`GameName::tags`].
    pub const TAGS: [&'static str; 6] = ["White", "Black", "Event", "Site", "Date", "Round"];

    /// One of the tags.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let index = GameName::TAGS.iter().position(|tag| *tag == name)?;
        self.tags[index].as_deref()
    }

    /// A name that does not change when other games are added or lines are moved: what its tags say.
    #[must_use]
    pub fn key(&self) -> String {
        let tags = self.tags.iter().map(|tag| tag.as_deref().unwrap_or("?"));
        tags.collect::<std::vec::Vec<_>>().join(" | ")
    }
}

impl fmt::Display for GameName {
    /// `game 17, Anderssen - Kieseritzky`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            Some(number) => write!(f, "game {number}")?,
            None => f.write_str("game")?,
        }
        match (self.tag("White"), self.tag("Black")) {
            (None, None) => Ok(()),
            (white, black) => write!(f, ", {} - {}", white.unwrap_or("?"), black.unwrap_or("?")),
        }
    }
}

impl Finding {
    /// The move as `4... Nxe4`, if it is about one. A result is none, though it stands where a move could.
    #[must_use]
    pub fn played(&self) -> Option<String> {
        let is_move = self.written.parse::<GameResult>().is_err();
        self.number.filter(|_| is_move).map(|number| {
            let mut text = number.to_string();
            text.push(' ');
            text.push_str(&self.written);
            text
        })
    }
}

impl fmt::Display for Finding {
    /// Place, rule and sentence; the line with a caret; the help.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column, .. } = self.place;
        writeln!(f, "{}:{line}:{column}: {} [{}] {}", self.file, self.severity, self.rule, self.title)?;
        write!(f, "    {}\n    {}", self.excerpt.text, self.excerpt.caret())?;
        match &self.help {
            Some(help) => write!(f, "\n    {help}"),
            None => Ok(()),
        }
    }
}

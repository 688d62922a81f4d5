//! [`Reader`]: the games of an archive, one at a time.

use std::io::{self, Read};

use chess_types::Position;
use chess_types::judge::{GameReader, GameSyntax, Referee, Verdict};
use chess_types::notation::{Span, line_and_column};

use super::chunks::{Chunk, Chunks};
use super::event::{self, Event};

/// Reads an archive game by game.
#[derive(Debug)]
pub struct Reader<R> {
    chunks: Chunks<R>,
    chunk: Chunk,
    /// Where the next game begins in the chunk.
    at: usize,
    games: u64,
}

/// A game of an archive, with the text around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadGame<'a> {
    chunk: &'a Chunk,
    syntax: GameSyntax,
    number: u64,
}

/// A place in an archive.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The byte, from 0.
    pub offset: u64,
    /// The line, from 1.
    pub line: u64,
    /// The column, from 1, in characters.
    pub column: u64,
}

impl<R: Read> Reader<R> {
    /// A reader of this archive.
    #[must_use]
    pub fn new(source: R) -> Reader<R> {
        let chunk = Chunk { text: std::vec::Vec::new(), offset: 0, line: 1, is_too_large: false };
        Reader { chunks: Chunks::new(source), chunk, at: 0, games: 0 }
    }

    /// The next game, or `None` at the end.
    ///
    /// # Errors
    /// When the source cannot be read on. All games before that place have been given then.
    pub fn next_game(&mut self) -> io::Result<Option<ReadGame<'_>>> {
        loop {
            let mut games = GameReader::starting_at(&self.chunk.text, self.at);
            if let Some(syntax) = games.next() {
                self.at = games.offset();
                self.games += 1;
                return Ok(Some(ReadGame { chunk: &self.chunk, syntax, number: self.games }));
            }
            match self.chunks.next_chunk()? {
                Some(chunk) => (self.chunk, self.at) = (chunk, 0),
                None => return Ok(None),
            }
        }
    }
}

impl<'a> ReadGame<'a> {
    /// The number of the game in the archive, from 1.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// What was written; its spans are spans of [`ReadGame::text`].
    #[must_use]
    pub const fn syntax(&self) -> &GameSyntax {
        &self.syntax
    }

    /// The text that the game is part of.
    #[must_use]
    pub fn text(&self) -> &'a [u8] {
        &self.chunk.text
    }

    /// The bytes of the game alone.
    #[must_use]
    pub fn bytes(&self) -> &'a [u8] {
        self.syntax.span.of(&self.chunk.text)
    }

    /// What is written, in the order of the text, and where.
    pub fn events(&self) -> impl Iterator<Item = (Event<'a>, Span)> + use<'a> {
        event::events(self.text(), &self.syntax)
    }

    /// What the rules say: the moves as far as they are legal, and all mistakes.
    #[must_use]
    pub fn judge(&self) -> Verdict {
        Referee::new(Position::default()).judge(&self.syntax, self.text())
    }

    /// The value of a tag as text, without backslashes.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<std::string::String> {
        self.syntax.tag(self.text(), name.as_bytes())
    }

    /// Where a byte of [`ReadGame::text`] stands in the archive.
    #[must_use]
    pub fn place(&self, at: usize) -> Place {
        Place::in_chunk(self.chunk, at)
    }
}

impl Place {
    /// Where a byte of a chunk stands in its archive.
    #[must_use]
    pub fn in_chunk(chunk: &Chunk, at: usize) -> Place {
        let (line, column) = line_and_column(&chunk.text, at);
        Place { offset: chunk.offset + at as u64, line: chunk.line + line as u64 - 1, column: column as u64 }
    }
}

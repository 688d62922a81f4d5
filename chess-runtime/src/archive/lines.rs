//! Where findings stand: lines are counted once, however many findings there are.

use chess_types::notation::line_and_column;
use memchr::{memchr_iter, memrchr};

use crate::pgn::{Chunk, Place};

/// How far the lines of a chunk have been counted, and the columns of the last one.
#[derive(Default)]
pub(super) struct Lines {
    /// The lines passed.
    passed: usize,
    /// Where the line begins that has been reached.
    start: usize,
    /// How far it has been counted.
    reached: usize,
    /// How many columns it has up to there.
    columns: usize,
}

impl Lines {
    /// The place of a byte in the archive, and where its line begins in the chunk.
    pub(super) fn place(&mut self, chunk: &Chunk, at: usize) -> (Place, usize) {
        let at = at.min(chunk.text.len());
        if at < self.reached {
            *self = Lines::default();
        }
        let passed = &chunk.text[self.reached..at];
        if let Some(newline) = memrchr(b'\n', passed) {
            self.passed += memchr_iter(b'\n', passed).count();
            self.start = self.reached + newline + 1;
            (self.reached, self.columns) = (self.start, 0);
        }
        // A line can be as long as the archive and full of findings.
        let (_, column) = line_and_column(&chunk.text[self.reached..], at - self.reached);
        let columns = self.columns + column - 1;
        // Not from within a character.
        let is_within = chunk.text.get(at).is_some_and(|byte| matches!(byte, 0x80..0xC0));
        if !is_within {
            (self.reached, self.columns) = (at, columns);
        }
        let line = chunk.line + self.passed as u64;
        (Place { offset: chunk.offset + at as u64, line, column: 1 + columns as u64 }, self.start)
    }
}

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
        // A line can be as long as the archive and full of findings: what has been counted is not counted again.
        let boundary = boundary(&chunk.text, self.reached, at);
        self.columns += columns(&chunk.text[self.reached..boundary]);
        self.reached = boundary;
        let columns = self.columns + columns(&chunk.text[boundary..at]);
        let line = chunk.line + self.passed as u64;
        (Place { offset: chunk.offset + at as u64, line, column: 1 + columns as u64 }, self.start)
    }
}

/// How many characters these bytes are; a byte that is no UTF-8 counts as one.
fn columns(bytes: &[u8]) -> usize {
    line_and_column(bytes, bytes.len()).1 - 1
}

/// The last place up to `at` where a character can begin, but not before `from`.
fn boundary(text: &[u8], from: usize, at: usize) -> usize {
    let is_within = |at: usize| text.get(at).is_some_and(|byte| matches!(byte, 0x80..0xC0));
    // A character has at most four bytes.
    (from.max(at.saturating_sub(3))..=at).rev().find(|&at| !is_within(at)).unwrap_or(at)
}

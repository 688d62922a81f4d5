//! Where findings stand: lines are counted once, however many findings there are.

use chess_types::notation::line_and_column;
use memchr::{memchr_iter, memrchr};

use crate::pgn::{Chunk, Place};

/// How far the lines of a chunk have been counted.
#[derive(Default)]
pub(super) struct Lines {
    /// The lines passed.
    passed: usize,
    /// Where the line begins that has been reached.
    start: usize,
}

impl Lines {
    /// The place of a byte in the archive, and where its line begins in the chunk.
    pub(super) fn place(&mut self, chunk: &Chunk, at: usize) -> (Place, usize) {
        let at = at.min(chunk.text.len());
        if at < self.start {
            *self = Lines::default();
        }
        let passed = &chunk.text[self.start..at];
        self.passed += memchr_iter(b'\n', passed).count();
        self.start += memrchr(b'\n', passed).map_or(0, |newline| newline + 1);
        let (_, column) = line_and_column(&chunk.text[self.start..], at - self.start);
        let line = chunk.line + self.passed as u64;
        (Place { offset: chunk.offset + at as u64, line, column: column as u64 }, self.start)
    }
}

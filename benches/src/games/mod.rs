//! Games as lists of words, the input of the readers of notation.

mod invented;
mod pgn;

pub use invented::invent;
pub use pgn::{Collection, read_directory};

/// The written moves of one game from the standard starting position.
#[derive(Clone, Default, Debug)]
pub struct Game {
    /// All words without gaps, so that they are read sequentially.
    text: Vec<u8>,
    /// Where each word ends.
    ends: Vec<u32>,
}

impl Game {
    /// Writes one more move.
    ///
    /// # Panics
    /// If the words of one game add up to four gigabytes.
    pub fn push(&mut self, word: &[u8]) {
        self.text.extend_from_slice(word);
        self.ends.push(u32::try_from(self.text.len()).expect("a game of less than four gigabytes"));
    }

    /// The number of moves.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.ends.len()
    }

    /// The words in order.
    #[inline]
    pub fn words(&self) -> impl Iterator<Item = &[u8]> {
        let mut begin = 0;
        self.ends.iter().map(move |&end| {
            let word = &self.text[begin..end as usize];
            begin = end as usize;
            word
        })
    }

    /// Removes all moves from this ply on.
    pub fn truncate(&mut self, plies: usize) {
        self.ends.truncate(plies);
        self.text.truncate(self.ends.last().map_or(0, |&end| end as usize));
    }
}

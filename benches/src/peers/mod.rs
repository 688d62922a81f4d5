//! The crates under measurement, one file each, behind traits that give all of them the same work.

mod chess;
mod cozy;
mod eschac;
mod ours;
mod shakmaty;

pub use self::chess::Chess;
pub use self::cozy::Cozy;
pub use self::eschac::Eschac;
pub use self::ours::Ours;
pub use self::shakmaty::Shakmaty;

/// A crate that counts move sequences.
///
/// Each crate counts in the fastest way that its public interface offers, on one thread and without a hash
/// table. The moves of the last ply are counted, not made.
pub trait Peer {
    /// The name of the crate.
    fn name(&self) -> &'static str;

    /// Sets the position up. This is not measured.
    ///
    /// # Panics
    /// If the crate cannot read the position, because then there is nothing to compare.
    fn prepare(&mut self, fen: &str);

    /// The number of legal sequences of `depth` moves, with `depth` at least 1.
    fn perft(&self, depth: u32) -> u64;
}

/// All crates that count, ours first, because the others are compared with the first.
#[must_use]
pub fn counting() -> Vec<Box<dyn Peer>> {
    vec![
        Box::new(Ours::default()),
        Box::new(Eschac::default()),
        Box::new(Cozy::default()),
        Box::new(Chess::default()),
        Box::new(Shakmaty::default()),
    ]
}

/// A crate that reads moves in standard algebraic notation.
///
/// Each function is what a user of the crate would write for one word, up to a stage: parse the word, find
/// the legal move that it means, play the move. The answer is `false` or `None` if the crate refuses the
/// word.
pub trait Reader {
    /// The name of the crate.
    const NAME: &'static str;

    /// The crate's type of positions.
    type Position: Clone;

    /// The standard starting position.
    fn start() -> Self::Position;

    /// Parses the word.
    fn parse(word: &[u8]) -> bool;

    /// Parses the word and finds the legal move.
    fn resolve(position: &Self::Position, word: &[u8]) -> bool;

    /// Parses the word, finds the legal move and plays it.
    fn play(position: &mut Self::Position, word: &[u8]) -> bool;

    /// The move that the word means, in the UCI notation that all crates share.
    fn uci(position: &Self::Position, word: &[u8]) -> Option<String>;
}

#[cfg(test)]
mod tests {
    use super::counting;
    use crate::standard::POSITIONS;

    #[test]
    fn all_count_as_published() {
        for position in &POSITIONS {
            for mut peer in counting() {
                peer.prepare(position.fen);
                for depth in 1..=3 {
                    let (counted, name) = (peer.perft(depth), peer.name());
                    assert_eq!(Some(counted), position.published(depth), "{name}, {position:?}");
                }
            }
        }
    }
}

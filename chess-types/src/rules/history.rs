//! [`History`]: a game as it was played, which remembers what a position alone cannot: how often
//! it has come about.

use alloc::vec::Vec;

use crate::rules::outcome::{Laws, SEVENTY_FIVE_MOVES};
use crate::{IllegalMove, Move, Outcome, Position};

/// A starting position, the moves played from it, and the position now.
///
/// ```
/// # use chess_types::{History, Outcome};
/// let mut game = History::default();
/// for _ in 0..4 {
///     for san in ["Nf3", "Nf6", "Ng1", "Ng8"] {
///         let m = game.position().parse_san(san)?;
///         game.play(m)?;
///     }
/// }
/// assert_eq!(game.repetitions(), 5);
/// assert_eq!(game.outcome(), Some(Outcome::FivefoldRepetition));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct History {
    start: Position,
    position: Position,
    moves: Vec<Move>,
    /// The keys of the positions before each move.
    keys: Vec<u64>,
}

impl Default for History {
    fn default() -> History {
        History::new(Position::default())
    }
}

impl History {
    /// A game that starts from this position.
    #[must_use]
    pub const fn new(start: Position) -> History {
        History { start, position: start, moves: Vec::new(), keys: Vec::new() }
    }

    /// Where the game started.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The moves played so far.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Plays a move.
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal in the position now; nothing has changed then.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        let next = self.position.play(m)?;
        self.push(m, next);
        Ok(())
    }

    /// Adds a move known to be legal with the position it leads to.
    pub(crate) fn push(&mut self, m: Move, next: Position) {
        self.keys.push(self.position.key());
        self.moves.push(m);
        self.position = next;
    }

    /// Takes the last move back and returns it.
    pub fn undo(&mut self) -> Option<Move> {
        let last = self.moves.pop()?;
        self.keys.pop();
        self.position = self.moves.iter().fold(self.start, |position, &m| position.play_unchecked(m));
        Some(last)
    }

    /// How many times the position now has come about, this time included (FIDE 9.2.3).
    #[must_use]
    pub fn repetitions(&self) -> usize {
        let key = self.position.key();
        let since_irreversible = usize::from(self.position.halfmoves());
        let earlier = self.keys.iter().rev().take(since_irreversible);
        // Only positions with the same player to move can be the same.
        1 + earlier.skip(1).step_by(2).filter(|&&earlier| earlier == key).count()
    }

    /// Whether the player to move could claim a draw: threefold repetition (FIDE 9.2) or fifty
    /// moves (FIDE 9.3).
    #[must_use]
    pub fn can_claim_draw(&self) -> bool {
        self.repetitions() >= 3 || self.position.halfmoves() >= 100
    }

    /// How the game has ended by the Laws alone, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        Outcome::of(&self.position, Laws::Current, || self.repetitions() >= 5)
    }

    /// Plies left until the seventy-five-move rule ends the game.
    #[must_use]
    pub fn plies_to_seventy_five_moves(&self) -> u16 {
        SEVENTY_FIVE_MOVES.saturating_sub(self.position.halfmoves())
    }
}

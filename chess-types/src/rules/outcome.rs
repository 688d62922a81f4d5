//! How a game ends by the Laws alone: [`Outcome`].

use core::fmt;

use crate::rules::dead::is_dead;
use crate::rules::result::GameResult;
use crate::{Color, Position};

/// A way a game is over on the board, whatever the players say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Outcome {
    /// The player to move is in check and has no legal move (FIDE 5.1.1).
    Checkmate {
        /// Who gave mate.
        winner: Color,
    },
    /// The player to move has no legal move and is not in check (FIDE 5.2.1).
    Stalemate,
    /// No sequence of legal moves can lead to mate (FIDE 5.2.2).
    DeadPosition,
    /// The same position has come about five times (FIDE 9.6.1).
    FivefoldRepetition,
    /// Seventy-five moves by each player without a capture or pawn move (FIDE 9.6.2).
    SeventyFiveMoves,
}

/// Which Laws decide whether a game has ended by itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Laws {
    /// Those of today.
    #[default]
    Current,
    /// Those before July 2014: fivefold repetition and seventy-five moves ended no game.
    Before2014,
}

/// Plies without capture or pawn move after which the game is drawn (FIDE 9.6.2).
pub(crate) const SEVENTY_FIVE_MOVES: u16 = 150;

impl Outcome {
    /// All of them.
    pub const ALL: [Outcome; 6] = [
        Outcome::Checkmate { winner: Color::White },
        Outcome::Checkmate { winner: Color::Black },
        Outcome::Stalemate,
        Outcome::DeadPosition,
        Outcome::FivefoldRepetition,
        Outcome::SeventyFiveMoves,
    ];

    /// The place in [`Outcome::ALL`].
    pub(crate) const fn index(self) -> usize {
        match self {
            Outcome::Checkmate { winner: Color::White } => 0,
            Outcome::Checkmate { winner: Color::Black } => 1,
            Outcome::Stalemate => 2,
            Outcome::DeadPosition => 3,
            Outcome::FivefoldRepetition => 4,
            Outcome::SeventyFiveMoves => 5,
        }
    }

    /// How a game has ended in this position, if it has. Whether the position has come about for the fifth time,
    /// which only the game knows, is asked only where that would end it.
    ///
    /// Where several are true, the first of these counts: checkmate or stalemate, dead position, fivefold
    /// repetition, seventy-five moves.
    pub(crate) fn of(position: &Position, laws: Laws, is_fivefold: impl FnOnce() -> bool) -> Option<Outcome> {
        if !position.has_legal_move() {
            return Some(if position.is_check() {
                Outcome::Checkmate { winner: position.turn().opponent() }
            } else {
                Outcome::Stalemate
            });
        }
        if is_dead(position) {
            return Some(Outcome::DeadPosition);
        }
        match laws {
            Laws::Current => Outcome::automatic_draw(position, is_fivefold()),
            Laws::Before2014 => None,
        }
    }

    /// The draw for all that was played before (FIDE 9.6), in a position that by itself is no end.
    pub(crate) const fn automatic_draw(position: &Position, is_fivefold: bool) -> Option<Outcome> {
        if is_fivefold {
            Some(Outcome::FivefoldRepetition)
        } else if position.halfmoves() >= SEVENTY_FIVE_MOVES {
            Some(Outcome::SeventyFiveMoves)
        } else {
            None
        }
    }

    /// Whether it needs all that was played before, and not only the last position.
    #[must_use]
    pub const fn is_automatic_draw(self) -> bool {
        matches!(self, Outcome::FivefoldRepetition | Outcome::SeventyFiveMoves)
    }

    /// Who won, or `None` for a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Checkmate { winner } => Some(winner),
            _ => None,
        }
    }

    /// The result of a game that ended so.
    #[must_use]
    pub const fn result(self) -> GameResult {
        match self.winner() {
            Some(Color::White) => GameResult::WhiteWins,
            Some(Color::Black) => GameResult::BlackWins,
            None => GameResult::Draw,
        }
    }

    /// How a sentence goes on after "the game ended": `in stalemate`.
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Outcome::Checkmate { winner: Color::White } => "in checkmate, White wins",
            Outcome::Checkmate { winner: Color::Black } => "in checkmate, Black wins",
            Outcome::Stalemate => "in stalemate",
            Outcome::DeadPosition => "in a dead position",
            Outcome::FivefoldRepetition => "by fivefold repetition",
            Outcome::SeventyFiveMoves => "by the seventy-five-move rule",
        }
    }

    /// The article of the FIDE Laws of Chess.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Outcome::Checkmate { .. } => "5.1.1",
            Outcome::Stalemate => "5.2.1",
            Outcome::DeadPosition => "5.2.2",
            Outcome::FivefoldRepetition => "9.6.1",
            Outcome::SeventyFiveMoves => "9.6.2",
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Checkmate { winner } => write!(f, "checkmate, {winner} wins"),
            Outcome::Stalemate => f.write_str("stalemate"),
            Outcome::DeadPosition => f.write_str("dead position"),
            Outcome::FivefoldRepetition => f.write_str("fivefold repetition"),
            Outcome::SeventyFiveMoves => f.write_str("seventy-five moves"),
        }
    }
}

//! [`replay`]: a game that is put together of judged parts, played once more from its first position. It is for constants too.
//!
//! In: a position and the moves from there, each of them legal where it is played. Out: the last position with its counters, and
//! the draw that none of the parts could see, because it counts what was played before (FIDE 9.6).

use super::follower::after;
use super::repetition::Seen;
use crate::{Move, Outcome, Position};

/// What became of a game that was played once more.
#[derive(Clone, Copy, Debug)]
pub struct Replay {
    /// The position after the last move, or where the draw ended the game.
    pub end: Position,
    /// How many plies there were until then.
    pub plies: usize,
    /// Fivefold repetition or seventy-five moves, whether or not the position is an end by itself.
    pub draw: Option<Outcome>,
}

/// Plays these moves, until a draw of FIDE 9.6 ends the game. An illegal move leads to a meaningless answer.
///
/// ```
/// # use chess_types::{Outcome, Position, judge::replay};
/// let moves: Vec<_> = ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(4);
/// let mut position = Position::STANDARD;
/// let moves: Vec<_> = moves
///     .into_iter()
///     .map(|name| {
///         let m = position.parse_uci(name).unwrap();
///         position = position.play_unchecked(m);
///         m
///     })
///     .collect();
/// let whole = replay(&Position::STANDARD, &moves);
/// assert_eq!((whole.draw, whole.plies), (Some(Outcome::FivefoldRepetition), 16));
/// assert_eq!(whole.end, position);
/// assert_eq!(replay(&Position::STANDARD, &moves[..15]).draw, None);
/// ```
#[must_use]
pub const fn replay(start: &Position, moves: &[Move]) -> Replay {
    let mut seen = Seen::new();
    seen.begin(start);
    let (mut end, mut plies) = (*start, 0);
    loop {
        let (path, rest) = moves.split_at(plies);
        let is_fivefold = seen.may_be_fivefold(&end) && seen.is_fivefold(&end, start, path);
        let draw = Outcome::automatic_draw(&end, is_fivefold);
        match rest {
            [m, ..] if draw.is_none() => end = after(&end, *m),
            _ => return Replay { end, plies, draw },
        }
        plies += 1;
        seen.note(&end, plies);
    }
}

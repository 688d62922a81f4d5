//! Why a move is refused: what the position shows, and what only the game before it knows.

use super::diagnostic::{Problem, help_for};
use super::follower::{Follower, after};
use super::syntax::MoveText;
use crate::notation::number::PlayedMove;
use crate::notation::san::{WrittenMove, WrittenMoveError};
use crate::notation::span::Span;
use crate::notation::span::decode;
use crate::reasons::{CastlingLoss, Help, Illegality, Refusal};
use crate::rules::outcome::Outcome;
use crate::{Move, Position, Role};

impl Follower {
    /// Tells a move after the end, and which move was the last.
    pub(super) fn report_after_end(&mut self, span: Span, outcome: Outcome) {
        let last = self.steps().last().map(|(before, m)| PlayedMove::new(&before, m));
        let ended = last.map(|last| alloc::format!("the game ended with {last}"));
        let words = match (ended, outcome) {
            (Some(ended), Outcome::DeadPosition) => Some(ended + ": from there no moves lead to mate"),
            (None, Outcome::DeadPosition) => Some("from here no moves lead to mate".into()),
            (ended, _) => ended,
        };
        let help = words.map(|words| Help::Words(words.into()));
        self.report(span, Problem::AfterEnd(outcome), Some(self.line.now), help);
    }

    /// Tells why a move is refused.
    pub(super) fn refuse(&mut self, text: &[u8], written: &MoveText) {
        let position = self.line.now;
        let over = position.outcome().filter(|_| !position.has_legal_move());
        if let Some(outcome) = over {
            return self.report_after_end(written.span, outcome);
        }
        let word = decode(written.span.of(text));
        let (problem, help) = match &written.written {
            Err(error) => (Problem::NotAMove(*error), misspelt(&position, *error, &word)),
            Ok(san) => {
                let problem = match position.resolve(san) {
                    Err(Refusal::Illegal(illegality)) => Problem::Illegal(self.with_history(illegality)),
                    Err(Refusal::Ambiguous(ambiguity)) => Problem::Ambiguous(ambiguity),
                    Ok(_) => return,
                };
                let help = bishop_in_lower_case(&position, &word)
                    .or_else(|| help_for(&position, san, &word, &problem))
                    .map(|help| help.in_words_if(self.is_spoken(written.span)));
                (problem, help)
            }
        };
        self.report(written.span, problem, Some(position), help);
    }

    /// A reason that the position alone cannot know: when the king moved, when the pawn stepped.
    pub(super) fn with_history(&self, illegality: Illegality) -> Illegality {
        match illegality {
            Illegality::CastlingLost { color, side, .. } => {
                let (king, rook) = (self.origin.king(color), self.origin.castling_rook(color, side));
                let Some(rook) = rook else { return illegality };
                let loss = self.steps().find_map(|(before, m)| {
                    let when = || PlayedMove::new(&before, m);
                    let mine = before.turn() == color;
                    if mine && m.from() == king {
                        Some(CastlingLoss::KingMoved(when()))
                    } else if mine && m.from() == rook {
                        Some(CastlingLoss::RookMoved(rook, when()))
                    } else if !mine && m.to() == rook {
                        Some(CastlingLoss::RookTaken(rook, when()))
                    } else {
                        None
                    }
                });
                loss.map_or(illegality, |loss| Illegality::CastlingLost { color, side, loss })
            }
            Illegality::EnPassantNotNow { placed, victim, .. } => {
                let arrives = |&(before, m): &(Position, Move)| {
                    m.to() == victim && before.board().role_at(m.from()) == Some(Role::Pawn)
                };
                match self.steps().filter(arrives).last() {
                    Some((before, m)) if m.from().distance(m.to()) == 2 => {
                        let stepped = PlayedMove::new(&before, m);
                        Illegality::EnPassantExpired { placed, victim, stepped }
                    }
                    Some((before, m)) => {
                        let arrived = PlayedMove::new(&before, m);
                        Illegality::EnPassantSingleStep { placed, victim, arrived }
                    }
                    None => illegality,
                }
            }
            other => other,
        }
    }

    /// The moves that led to the position now, each with the position before it. None once there have been very many
    /// mistakes: looking back takes time, which a text of nothing but mistakes must not take every time.
    pub(super) fn steps(&self) -> impl Iterator<Item = (Position, Move)> + '_ {
        const MOST: u64 = 200;
        let path = if self.quota.total() > MOST { &[][..] } else { &self.path[..] };
        let mut position = self.origin;
        path.iter().map(move |&m| {
            let before = position;
            position = after(&before, m);
            (before, m)
        })
    }
}

/// What would be right in place of a word that is no move.
fn misspelt(position: &Position, error: WrittenMoveError, word: &str) -> Option<Help> {
    if error == WrittenMoveError::NullMove {
        return Some(Help::Words("write a move".into()));
    }
    // Where the right spelling is known but no legal move, the help is that of the move.
    let right = match error {
        WrittenMoveError::LowerCase(role) | WrittenMoveError::ForeignLetter(_, role) => {
            Some(alloc::format!("{}{}", role.letter(), word.get(1..).unwrap_or("")))
        }
        WrittenMoveError::LowerCaseCastle(side) => Some(side.san().into()),
        _ => None,
    };
    let refused = right.and_then(|right| {
        let san: WrittenMove = right.parse().ok()?;
        let refusal = position.resolve(&san).err()?;
        let problem = match refusal {
            Refusal::Illegal(illegality) => Problem::Illegal(illegality),
            Refusal::Ambiguous(ambiguity) => Problem::Ambiguous(ambiguity),
        };
        Some(help_for(position, &san, &right, &problem))
    });
    match Help::meant(position, word) {
        Some(help) => Some(help),
        None => refused.unwrap_or_else(|| Help::nearest(position, word)),
    }
}

/// `bc4` is a pawn's move by its letter; where that is not legal, it was meant for the bishop.
fn bishop_in_lower_case(position: &Position, word: &str) -> Option<Help> {
    let rest = word.strip_prefix('b')?;
    let bishop = position.parse_san(&alloc::format!("B{rest}")).ok()?;
    Some(Help::write([bishop], position))
}

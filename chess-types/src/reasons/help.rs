//! The help: what would be right in place of a refused move.
//!
//! In: the position, what was written, and why it was refused. Out: a [`Help`]. What a misspelt word was meant to be is
//! found in `guess.rs`; `spelling.rs` prints the help as a sentence.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::vec::Vec;

use super::guess;
use super::illegality::{Ambiguity, Illegality, PlacedPiece};
use crate::notation::{WrittenKind, WrittenMove};
use crate::{Bitboard, CastleSide, File, Move, MoveList, Position, Rank, Role, Square};

/// What would be right in place of a refused move.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Help {
    /// Advice that names no move.
    Words(Cow<'static, str>),
    /// Help for a game that is written in words, which names its moves in words too.
    Spoken(Box<Help>),
    /// This legal move was probably meant; and what else would be right.
    DidYouMean {
        /// The move.
        best: Move,
        /// Where it is legal.
        position: Position,
        /// The help without it.
        others: Option<Box<Help>>,
    },
    /// Where the piece can go.
    Targets {
        /// The piece.
        placed: PlacedPiece,
        /// Its legal targets; perhaps none.
        to: Bitboard,
        /// Where it can castle to.
        castles: Vec<CastleSide>,
    },
    /// None of these pieces can go anywhere.
    Stuck {
        /// Their role.
        role: Role,
        /// Where they stand.
        from: Bitboard,
    },
    /// Where each of several pieces can go.
    SeveralTargets(Vec<(PlacedPiece, Bitboard)>),
    /// These moves can be written.
    Write(MoveList, Position),
    /// These other moves go where the refused one was to go.
    Others(MoveList, Square, Position),
    /// The player is in check, and these moves answer it.
    Answers(MoveList, Position),
}

impl Help {
    /// The help for a move that was refused for this reason.
    #[must_use]
    pub fn for_illegality(position: &Position, san: &WrittenMove, illegality: &Illegality) -> Option<Help> {
        use Illegality as I;
        let turn = position.turn();
        match *illegality {
            I::StillInCheck { .. } | I::DoubleCheck { .. } | I::CastlingInCheck { .. } => {
                Some(Help::Answers(position.legal_moves(), *position))
            }
            I::PromotionMissing { to } | I::PromotionTooEarly { to, .. } => pawn_moves(position, san, to),
            I::PromotionRole { .. } => pawn_moves(position, san, san.to()?),
            I::PromotionOfPiece { role } => {
                let plain = without_promotion(san);
                let found = position.find(&plain).map(|m| Help::write([m], position));
                found.or_else(|| {
                    Help::targets_of_each(position, position.board().of(role, turn) & san.origin())
                })
            }
            I::CannotReach { piece, from, to } => {
                other_writing(position, piece.role, to).or_else(|| Help::targets_of_each(position, from))
            }
            I::AlreadyThere { placed } => Some(Help::targets(position, placed.square)),
            I::Blocked { placed, .. }
            | I::TakesKing { placed, .. }
            | I::Pinned { placed, .. }
            | I::PawnBlocked { placed, .. }
            | I::NothingToTake { placed, .. }
            | I::NotDoubleStep { placed, .. }
            | I::PawnBackwards { placed, .. }
            | I::EnPassantNotNow { placed, .. }
            | I::EnPassantExpired { placed, .. }
            | I::EnPassantSingleStep { placed, .. }
            | I::EnPassantOpensCheck { placed, .. } => Some(Help::targets(position, placed.square)),
            I::IntoAttack { .. } | I::KingsTouch { .. } => Some(Help::targets(position, position.king(turn))),
            I::CastlingLost { .. }
            | I::CastlingBlocked { .. }
            | I::CastlingThroughCheck { .. }
            | I::CastlingIntoCheck { .. } => Some(Help::targets(position, position.king(turn))),
            I::NotThere { stand, .. } => {
                let plain = position.find(&without_origin(san)).map(|m| Help::write([m], position));
                plain.or_else(|| Help::targets_of_each(position, stand))
            }
            I::OwnPiece { .. } => match san.kind {
                WrittenKind::Squares { from, .. } => Some(Help::targets(position, from)),
                WrittenKind::Piece { role, .. } => {
                    Help::targets_of_each(position, position.board().of(role, turn) & san.origin())
                }
                WrittenKind::Castle(_) => None,
            },
            I::NoSuchPiece { .. } | I::NothingThere { .. } | I::WrongColor { .. } => {
                let to = san.to()?;
                let moves = position.legal_moves_to(to.into());
                match moves.as_slice() {
                    [] => None,
                    // SquareList alone say no role, so the one move to go there is what was meant.
                    [only] if matches!(san.kind, WrittenKind::Squares { .. }) => {
                        Some(Help::write([*only], position))
                    }
                    _ => Some(Help::Others(moves, to, *position)),
                }
            }
        }
    }

    /// How to write each of the moves that an ambiguous writing could mean.
    #[must_use]
    pub fn for_ambiguity(position: &Position, ambiguity: &Ambiguity) -> Help {
        let moves = position
            .legal_moves_to(ambiguity.to.into())
            .into_iter()
            .filter(|m| ambiguity.movers.contains(m.from()) && m.castles().is_none())
            .filter(|m| ambiguity.promotion.is_none() || m.promotes_to() == ambiguity.promotion);
        Help::write(moves, position)
    }

    /// The legal move that a word which is no move was meant to be, or those whose writing is nearest to it.
    #[must_use]
    pub fn for_misspelling(position: &Position, word: &str) -> Option<Help> {
        Help::meant(position, word).or_else(|| Help::nearest(position, word))
    }

    /// The legal move that a word means once it is spelled right.
    pub(crate) fn meant(position: &Position, word: &str) -> Option<Help> {
        guess::meant(position, word).map(|meant| Help::write([meant], position))
    }

    /// The legal moves whose writing is nearest to a word, the best of them first.
    pub(crate) fn nearest(position: &Position, word: &str) -> Option<Help> {
        let near = guess::nearest(position, word);
        let others = || Help::write(near.iter().copied(), position);
        match (guess::best(position, word, &near), near.len()) {
            (Some(best), 1) => Some(Help::did_you_mean(best, position, None)),
            (Some(best), 2..=4) => Some(Help::did_you_mean(best, position, Some(others()))),
            (None, 1..=4) => Some(others()),
            _ => None,
        }
    }

    /// The help for a move that is written as moves are but not legal: first the legal move that it was probably meant
    /// to be, if there is one, then what else would be right.
    #[must_use]
    pub fn for_refused(
        position: &Position,
        san: &WrittenMove,
        word: &str,
        illegality: &Illegality,
    ) -> Option<Help> {
        let help = Help::for_illegality(position, san, illegality);
        // What must be written, and all that can be, is named already.
        match &help {
            Some(Help::Write(..) | Help::Answers(..)) => return help,
            Some(Help::Targets { to, castles, .. }) if to.len() as usize + castles.len() < 2 => return help,
            _ => {}
        }
        match guess::instead(position, san, word, illegality) {
            Some(best) => Some(Help::did_you_mean(best, position, help)),
            None => help,
        }
    }

    /// The same, with its moves in words if the game is written so.
    pub(crate) fn in_words_if(self, is_spoken: bool) -> Help {
        if is_spoken { Help::Spoken(Box::new(self)) } else { self }
    }

    fn did_you_mean(best: Move, position: &Position, others: Option<Help>) -> Help {
        Help::DidYouMean { best, position: *position, others: others.map(Box::new) }
    }

    /// Moves that can be written in place of the refused one, from the a-file to the h-file.
    pub(crate) fn write(moves: impl IntoIterator<Item = Move>, position: &Position) -> Help {
        Help::Write(in_order(&moves.into_iter().collect()), *position)
    }

    fn targets(position: &Position, from: Square) -> Help {
        let moves: Vec<Move> = position.legal_moves_from(from).collect();
        let to = moves.iter().filter(|m| m.castles().is_none()).map(|m| m.to()).collect();
        let castles = moves.iter().filter_map(|m| m.castles()).collect();
        Help::Targets { placed: PlacedPiece::on(position, from), to, castles }
    }

    /// Where the few pieces on these squares can go; a list of many pawns would help no reader.
    fn targets_of_each(position: &Position, from: Bitboard) -> Option<Help> {
        if let Some(from) = from.single() {
            return Some(Help::targets(position, from));
        }
        let targets = |from| {
            let to: Bitboard = position.legal_moves_from(from).map(Move::to).collect();
            (PlacedPiece::on(position, from), to)
        };
        let movable = |(_, to): &(PlacedPiece, Bitboard)| to.any();
        let each: Vec<(PlacedPiece, Bitboard)> = from.into_iter().map(targets).filter(movable).collect();
        match each.len() {
            0 => Some(Help::Stuck { role: position.board().role_at(from.first()?)?, from }),
            1..=3 => Some(Help::SeveralTargets(each)),
            _ => None,
        }
    }
}

/// How else a king or pawn can go there: by castling, or by taking.
fn other_writing(position: &Position, role: Role, to: Square) -> Option<Help> {
    let moves: Vec<Move> = position
        .legal_moves_to(to.into())
        .into_iter()
        .filter(|m| m.castles().is_some() && role == Role::King || role == Role::Pawn)
        .filter(|m| m.castles().is_some() || position.board().role_at(m.from()) == Some(Role::Pawn))
        .collect();
    (!moves.is_empty()).then(|| Help::write(moves, position))
}

/// The pawn moves to a square as they must be written.
fn pawn_moves(position: &Position, san: &WrittenMove, to: Square) -> Option<Help> {
    let file = match san.kind {
        WrittenKind::Piece { file, takes: false, .. } => file.or(Some(to.file())),
        WrittenKind::Piece { file, .. } => file,
        WrittenKind::Squares { from, .. } => Some(from.file()),
        WrittenKind::Castle(_) => None,
    };
    let moves: Vec<Move> = position
        .legal_moves_to(to.into())
        .into_iter()
        .filter(|m| position.board().role_at(m.from()) == Some(Role::Pawn))
        .filter(|m| file.is_none_or(|file| m.from().file() == file))
        .collect();
    (!moves.is_empty()).then(|| Help::write(moves, position))
}

/// What was written, less where the piece comes from.
fn without_origin(san: &WrittenMove) -> WrittenMove {
    match san.kind {
        WrittenKind::Piece { role, takes, to, promotion, .. } => {
            let kind = WrittenKind::Piece { role, file: None, rank: None, takes, to, promotion };
            WrittenMove { kind, ..*san }
        }
        _ => *san,
    }
}

/// What was written, less its promotion.
fn without_promotion(san: &WrittenMove) -> WrittenMove {
    let kind = match san.kind {
        WrittenKind::Piece { role, file, rank, takes, to, .. } => {
            WrittenKind::Piece { role, file, rank, takes, to, promotion: None }
        }
        WrittenKind::Squares { from, takes, to, .. } => {
            WrittenKind::Squares { from, takes, to, promotion: None }
        }
        castle => castle,
    };
    WrittenMove { kind, ..*san }
}

/// Moves by where they start, file by file. Picked one by one: the library's sort takes the compiler longer
/// than all the rest of this file.
fn in_order(moves: &MoveList) -> MoveList {
    let mut sorted = MoveList::default();
    for file in File::ALL {
        for rank in Rank::ALL {
            for &m in moves {
                if m.from() == Square::new(file, rank) {
                    sorted.push(m);
                }
            }
        }
    }
    sorted
}

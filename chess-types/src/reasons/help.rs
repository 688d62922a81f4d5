//! The help: what would be right in place of a refused move.
//!
//! In: the position, what was written, and why it was refused. Out: a [`Help`], which prints as a sentence.

use alloc::vec::Vec;
use core::fmt;

use super::edit_distance::edit_distance;
use super::illegality::{Ambiguity, Illegality, PlacedPiece};
use super::wording::{Own, SquareList, plural, write_list};
use crate::notation::{WrittenKind, WrittenMove};
use crate::{Bitboard, CastleSide, File, Move, MoveList, Position, Rank, Role, Square};

/// What would be right in place of a refused move. `{}` writes moves in standard algebraic notation, `{:#}` in words.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Help {
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

    /// The legal move whose writing is nearest to a word that is none.
    #[must_use]
    pub fn for_misspelling(position: &Position, word: &str) -> Option<Help> {
        let word = word.trim_end_matches(['+', '#']);
        let distance = |&m: &Move| edit_distance(word.as_bytes(), position.san_without_mark(m).as_bytes());
        let moves = position.legal_moves();
        let nearest =
            moves.iter().map(distance).min().filter(|&nearest| nearest <= 2 && nearest < word.len())?;
        let near: MoveList = moves.into_iter().filter(|m| distance(m) == nearest).collect();
        (near.len() <= 4).then(|| Help::write(near, position))
    }

    /// Moves that can be written in place of the refused one, from the a-file to the h-file.
    fn write(moves: impl IntoIterator<Item = Move>, position: &Position) -> Help {
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

/// A move in standard algebraic notation, or in words.
struct Spelt<'a> {
    m: Move,
    position: &'a Position,
    in_words: bool,
}

impl fmt::Display for Spelt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.in_words {
            f.write_str(&self.position.in_words(self.m))
        } else {
            self.position.san(self.m).fmt(f)
        }
    }
}

/// A list of moves, at most eight of them.
struct Moves<'a> {
    moves: &'a [Move],
    position: &'a Position,
    /// The word before the last.
    word: &'static str,
    in_words: bool,
}

impl fmt::Display for Moves<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: usize = 8;
        let &Moves { moves, position, word, in_words } = self;
        let shown = &moves[..moves.len().min(MOST)];
        let spelt = shown.iter().map(|&m| Spelt { m, position, in_words });
        if shown.len() < moves.len() {
            for spelt in spelt {
                write!(f, "{spelt}, ")?;
            }
            return write!(f, "and {} more", moves.len() - shown.len());
        }
        write_list(f, spelt, word)
    }
}

fn write_targets(
    f: &mut fmt::Formatter<'_>,
    placed: PlacedPiece,
    to: Bitboard,
    castles: &[CastleSide],
    in_words: bool,
) -> fmt::Result {
    if to.is_empty() && castles.is_empty() {
        return write!(f, "{} has no legal move", Own(placed));
    }
    write!(f, "{} can ", Own(placed))?;
    if to.any() {
        write!(f, "go to {:#}", SquareList(to))?;
    }
    if !castles.is_empty() {
        f.write_str(if to.any() { ", or castle " } else { "castle " })?;
        let spelt = castles.iter().map(|&side| match side {
            _ if !in_words => side.san(),
            CastleSide::King => "kingside",
            CastleSide::Queen => "queenside",
        });
        write_list(f, spelt, "or")?;
    }
    Ok(())
}

impl fmt::Display for Help {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let in_words = f.alternate();
        let one = |m: &Move, position| Spelt { m: *m, position, in_words };
        let list = |moves, position, word| Moves { moves, position, word, in_words };
        match self {
            Help::Targets { placed, to, castles } => write_targets(f, *placed, *to, castles, in_words),
            Help::Stuck { role, from } => {
                write!(f, "the {} on {} have no legal move", plural(*role, *from), SquareList(*from))
            }
            Help::SeveralTargets(each) => {
                for (i, (placed, to)) in each.iter().enumerate() {
                    let (before, verb) = if i == 0 { ("", "can go to") } else { (", ", "to") };
                    write!(f, "{before}{} {verb} {:#}", Own(*placed), SquareList(*to))?;
                }
                Ok(())
            }
            Help::Write(moves, position) => match moves.as_slice() {
                [] => f.write_str("no such move is legal"),
                [m] => write!(f, "write {}", one(m, position)),
                many => write!(f, "write {}", list(many, position, "or")),
            },
            Help::Others(moves, to, position) => match moves.as_slice() {
                [m] => write!(f, "the only legal move to {to} is {}", one(m, position)),
                many => write!(f, "the legal moves to {to} are {}", list(many, position, "and")),
            },
            Help::Answers(moves, position) => match moves.as_slice() {
                [] => f.write_str("it is checkmate"),
                [m] => write!(f, "the only legal move is {}", one(m, position)),
                many => write!(f, "the legal moves are {}", list(many, position, "and")),
            },
        }
    }
}

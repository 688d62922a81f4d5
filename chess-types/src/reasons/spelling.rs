//! The help as text: a [`Help`] in, a sentence out that can be pasted where it is shown.

use core::fmt;

use super::help::Help;
use super::illegality::PlacedPiece;
use super::wording::{Own, SquareList, plural, write_list};
use crate::{Bitboard, CastleSide, Move, Position};

/// How moves are spelled in help, so that it can be pasted where it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Spelling {
    /// As in a game file: `Qh4#`.
    #[default]
    Text,
    /// As among the tokens of Rust, where `Qh4#` would begin something else: `Qh4 mate`.
    Tokens,
    /// In words: `queen h4 mate`.
    Words,
}

/// A move as it is spelled.
struct Spelled<'a> {
    m: Move,
    position: &'a Position,
    spelling: Spelling,
}

impl fmt::Display for Spelled<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.spelling == Spelling::Words {
            return f.write_str(&self.position.in_words(self.m));
        }
        let san = self.position.san(self.m);
        match (self.spelling, san.strip_suffix('#')) {
            (Spelling::Tokens, Some(unmarked)) => write!(f, "{unmarked} mate"),
            _ => san.fmt(f),
        }
    }
}

impl Help {
    /// The help with its moves spelled so.
    #[must_use]
    pub fn spelled(&self, spelling: Spelling) -> impl fmt::Display + '_ {
        SpelledHelp(self, spelling)
    }
}

/// The help as in a game file.
impl fmt::Display for Help {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spelled(Spelling::Text).fmt(f)
    }
}

struct SpelledHelp<'a>(&'a Help, Spelling);

impl fmt::Display for SpelledHelp<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SpelledHelp(help, spelling) = *self;
        let one = |m, position| Spelled { m, position, spelling };
        let list = |moves, position, word| MoveNames { moves, position, word, spelling };
        match help {
            Help::Words(words) => f.write_str(words),
            Help::Spoken(help) => help.spelled(Spelling::Words).fmt(f),
            Help::DidYouMean { best, position, others } => {
                write!(f, "did you mean {}?", one(*best, position))?;
                match others {
                    Some(others) => write!(f, "\n{}", others.spelled(spelling)),
                    None => Ok(()),
                }
            }
            Help::Targets { placed, to, castles } => write_targets(f, *placed, *to, castles, spelling),
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
                [m] => write!(f, "write {}", one(*m, position)),
                many => write!(f, "write {}", list(many, position, "or")),
            },
            Help::Others(moves, to, position) => match moves.as_slice() {
                [m] => write!(f, "the only legal move to {to} is {}", one(*m, position)),
                many => write!(f, "the legal moves to {to} are {}", list(many, position, "and")),
            },
            Help::Answers(moves, position) => match moves.as_slice() {
                [] => f.write_str("it is checkmate"),
                [m] => write!(f, "the only legal move is {}", one(*m, position)),
                many => write!(f, "the legal moves are {}", list(many, position, "and")),
            },
        }
    }
}

/// A list of moves, at most eight of them.
struct MoveNames<'a> {
    moves: &'a [Move],
    position: &'a Position,
    /// What stands before the last.
    word: &'static str,
    spelling: Spelling,
}

impl fmt::Display for MoveNames<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MOST: usize = 8;
        let shown = &self.moves[..self.moves.len().min(MOST)];
        let &MoveNames { position, spelling, .. } = self;
        let spelled = shown.iter().map(|&m| Spelled { m, position, spelling });
        if shown.len() < self.moves.len() {
            for m in spelled {
                write!(f, "{m}, ")?;
            }
            return write!(f, "and {} more", self.moves.len() - shown.len());
        }
        write_list(f, spelled, self.word)
    }
}

fn write_targets(
    f: &mut fmt::Formatter<'_>,
    placed: PlacedPiece,
    to: Bitboard,
    castles: &[CastleSide],
    spelling: Spelling,
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
        let spelled = castles.iter().map(|&side| match (spelling, side) {
            (Spelling::Words, CastleSide::King) => "kingside",
            (Spelling::Words, CastleSide::Queen) => "queenside",
            _ => side.san(),
        });
        write_list(f, spelled, "or")?;
    }
    Ok(())
}

//! [`PlainMove`]: the form that nearly all written moves have, read from one machine word.

use super::san::{CheckMark, WrittenKind, WrittenMove, role_of};
use crate::{Bitboard, File, Rank, Role, Square};

/// A move in the form that nearly all have: a letter, one file or rank, `x`, a square, `+` or `#`. No castling, no promotion.
///
/// It is a [`WrittenMove`] with fewer possibilities, for readers of many games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlainMove {
    pub(crate) role: Role,
    pub(crate) to: Square,
    pub(crate) takes: bool,
    pub(crate) mark: Option<CheckMark>,
    /// The byte that names a file or rank, or `x` if there is none; of a pawn always its file.
    origin: u8,
    /// The squares that the piece may come from, as far as the writing tells: a pawn that does not take comes along its file.
    pub(crate) from: Bitboard,
}

impl PlainMove {
    /// Reads a word of so many bytes, seven at most, from a machine word that begins with them, low byte first. Anything that
    /// is not plain is left to [`WrittenMove::from_ascii`].
    ///
    /// There are hardly any branches here, and so hardly any surprises for the processor: archives are read through this.
    #[inline(always)]
    #[allow(clippy::question_mark, reason = "macros run this without optimisation, where each `?` is a call")]
    pub(crate) fn read(eight: u64, len: usize) -> Option<PlainMove> {
        let first = eight as u8;
        let Some(role) = FIRST_LETTER[first as usize] else { return None };
        let last = (eight >> (8 * len - 8)) as u8;
        let is_marked = (last == b'+') | (last == b'#');
        let end = len - is_marked as usize;
        let is_pawn = matches!(role, Role::Pawn);
        if end < 3 - is_pawn as usize {
            return None;
        }
        let square = eight >> (8 * end - 16);
        let Some(to) = Square::from_bytes(square as u8, (square >> 8) as u8) else { return None };
        let second = (eight >> 8) as u8;
        let (takes, origin, is_plain) = if is_pawn {
            let takes = end == 4;
            (takes, first, (end == 2) | takes & (second == b'x'))
        } else {
            let takes = (eight >> (8 * end - 24)) as u8 == b'x';
            let named = end - 3 - takes as usize;
            let is_named = named == 1;
            (takes, if is_named { second } else { b'x' }, (named < 2) & !(is_named & (second == b'x')))
        };
        let from = ORIGINS[origin as usize];
        if !is_plain | from.is_empty() {
            return None;
        }
        let mark = if last == b'+' { CheckMark::Check } else { CheckMark::Mate };
        let mark = if is_marked { Some(mark) } else { None };
        Some(PlainMove { role, to, takes, mark, origin, from })
    }

    /// [`PlainMove::read`] of a word by itself.
    #[inline(always)]
    pub(crate) fn from_word(word: &[u8]) -> Option<PlainMove> {
        let len = word.len();
        if len > 7 {
            return None;
        }
        // The first bytes and the last, which may be the same ones.
        let eight = if let (Some(first), Some(last)) = (word.first_chunk(), word.last_chunk()) {
            u32::from_le_bytes(*first) as u64 | (u32::from_le_bytes(*last) as u64) << (8 * (len - 4))
        } else if let (Some(first), Some(last)) = (word.first_chunk(), word.last_chunk()) {
            u16::from_le_bytes(*first) as u64 | (u16::from_le_bytes(*last) as u64) << (8 * (len - 2))
        } else {
            return None;
        };
        PlainMove::read(eight, len)
    }

    /// A written move in this form, if it has it.
    #[inline]
    pub(crate) fn of(written: &WrittenMove) -> Option<PlainMove> {
        let WrittenMove { kind: WrittenKind::Piece { role, file, rank, takes, to, promotion: None }, .. } =
            *written
        else {
            return None;
        };
        let origin = match (file, rank) {
            (None, None) if matches!(role, Role::Pawn) && !takes => b'a' + to.file() as u8,
            (None, None) => b'x',
            (Some(file), None) => b'a' + file as u8,
            (None, Some(rank)) => b'1' + rank as u8,
            (Some(_), Some(_)) => return None,
        };
        // A pawn names its file if it takes, and nothing else.
        let is_odd = matches!(role, Role::Pawn) && (takes == file.is_none() || rank.is_some());
        if is_odd || written.en_passant || written.mark == Some(CheckMark::Double) {
            return None;
        }
        Some(PlainMove { role, to, takes, mark: written.mark, origin, from: written.origin_of(role) })
    }

    /// The same as any written move.
    #[inline(always)]
    pub(crate) fn written(self) -> WrittenMove {
        let PlainMove { role, to, takes, mark, origin, .. } = self;
        let (file, rank) = match origin {
            _ if matches!(role, Role::Pawn) && !takes => (None, None),
            b'a'..=b'h' => (Some(File::from_index(origin - b'a')), None),
            b'1'..=b'8' => (None, Some(Rank::from_index(origin - b'1'))),
            _ => (None, None),
        };
        let kind = WrittenKind::Piece { role, file, rank, takes, to, promotion: None };
        WrittenMove { kind, mark, en_passant: false }
    }
}

/// What the first letter of a move says: a role for a piece letter, a pawn for a file.
static FIRST_LETTER: [Option<Role>; 256] = {
    let mut table = [None; 256];
    let mut letter = 0;
    while letter < 256 {
        table[letter] = match letter as u8 {
            b'a'..=b'h' => Some(Role::Pawn),
            b'N' | b'B' | b'R' | b'Q' | b'K' => Some(role_of(letter as u8)),
            _ => None,
        };
        letter += 1;
    }
    table
};

/// The squares that a byte names: a file, a rank, or all for `x`; none if it is none of these.
static ORIGINS: [Bitboard; 256] = {
    let mut table = [Bitboard::EMPTY; 256];
    let mut byte = 0;
    while byte < 8 {
        table[b'a' as usize + byte] = Bitboard::from_file(File::from_index(byte as u8));
        table[b'1' as usize + byte] = Bitboard::from_rank(Rank::from_index(byte as u8));
        byte += 1;
    }
    table[b'x' as usize] = Bitboard::FULL;
    table
};

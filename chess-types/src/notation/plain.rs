//! [`PlainMove`]: the form that nearly all written moves have, read from one machine word.

use super::san::{CheckMark, WrittenKind, WrittenMove, role_of};
use crate::{Bitboard, CastleSide, File, Rank, Role, Square};

/// A move in the form that nearly all have: a letter, one file or rank, `x`, a square, `+` or `#`; or castling. No promotion.
///
/// It is a [`WrittenMove`] with fewer possibilities, for readers of many games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlainMove {
    pub(crate) role: Role,
    /// Where it goes; of castling only the file is meant.
    pub(crate) to: Square,
    pub(crate) mark: Option<CheckMark>,
    pub(crate) head: &'static Head,
}

/// What stands before the square of a plain move: `Nbx` of `Nbxd2`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Head {
    /// The squares that the piece may come from, as far as the writing tells. A pawn that does not take names none, and
    /// castling neither.
    pub(crate) from: Bitboard,
    /// The bytes, low byte first.
    text: u32,
    /// Whether it says that it takes.
    pub(crate) takes: bool,
    file: Option<File>,
    rank: Option<Rank>,
}

/// The head of castling, which has none.
static CASTLES: Head = Head { from: Bitboard::EMPTY, text: u32::MAX, takes: false, file: None, rank: None };

impl PlainMove {
    /// Castling to this side.
    #[inline(always)]
    pub(crate) const fn castle(side: CastleSide, mark: Option<CheckMark>) -> PlainMove {
        PlainMove { role: Role::King, to: Square::new(side.king_file(), Rank::First), mark, head: &CASTLES }
    }

    /// Reads a word of so many bytes, seven at most, from a machine word that begins with them, low byte first. Anything that
    /// is not plain is left to [`WrittenMove::from_ascii`].
    ///
    /// There are hardly any branches here, and so hardly any surprises for the processor: archives are read through this.
    #[inline(always)]
    #[allow(clippy::question_mark, reason = "macros run this without optimisation, where each `?` is a call")]
    pub(crate) fn read(eight: u64, len: usize) -> Option<PlainMove> {
        let Some(role) = FIRST_LETTER[eight as u8 as usize] else { return None };
        // The word with its last byte at the top; then without its mark.
        let word = eight << (64 - 8 * len);
        let last = (word >> 56) as u8;
        let is_marked = ((last == b'+') | (last == b'#')) as usize;
        let word = word << (8 * is_marked);
        let Some(to) = Square::from_bytes((word >> 48) as u8, (word >> 56) as u8) else { return None };
        // A letter alone names no square, so there are two bytes at least.
        let before = 8 * (len - is_marked - 2);
        let text = eight & !(u64::MAX << before);
        let head = &HEADS[slot(text as u32)];
        if head.text as u64 != text {
            return None;
        }
        let mark = if last == b'+' { CheckMark::Check } else { CheckMark::Mate };
        let mark = if is_marked != 0 { Some(mark) } else { None };
        Some(PlainMove { role, to, mark, head })
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
        let mark = written.mark;
        if written.en_passant || mark == Some(CheckMark::Double) {
            return None;
        }
        let (role, file, rank, takes, to) = match written.kind {
            WrittenKind::Piece { role, file, rank, takes, to, promotion: None } => {
                (role, file, rank, takes, to)
            }
            WrittenKind::Castle(side) => return Some(PlainMove::castle(side, mark)),
            _ => return None,
        };
        let named = match (file, rank) {
            (None, None) => 0,
            (Some(file), None) => b'a' + file as u8,
            (None, Some(rank)) => b'1' + rank as u8,
            (Some(_), Some(_)) => return None,
        };
        let letter = match role {
            Role::Pawn => 0,
            _ => role.letter() as u8,
        };
        let head = &HEADS[slot(text_of(letter, named, takes))];
        let is_it = head.text == text_of(letter, named, takes);
        if is_it { Some(PlainMove { role, to, mark, head }) } else { None }
    }

    /// The same as any written move.
    #[inline(always)]
    pub(crate) fn written(self) -> WrittenMove {
        let PlainMove { role, to, mark, head } = self;
        let kind = match self.castles() {
            Some(side) => WrittenKind::Castle(side),
            None => {
                let Head { takes, file, rank, .. } = *head;
                WrittenKind::Piece { role, file, rank, takes, to, promotion: None }
            }
        };
        WrittenMove { kind, mark, en_passant: false }
    }

    /// To which side it castles, if it does.
    #[inline(always)]
    pub(crate) fn castles(self) -> Option<CastleSide> {
        let side = if self.to.file() == File::G { CastleSide::King } else { CastleSide::Queen };
        if self.head.text == CASTLES.text { Some(side) } else { None }
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

/// All heads of plain moves, each in its slot.
static HEADS: [Head; SLOTS] = {
    // In a slot that no head has stands a text that no word has.
    let mut table =
        [Head { from: Bitboard::EMPTY, text: u32::MAX, takes: false, file: None, rank: None }; SLOTS];
    put(&mut table, 0, 0, false);
    let letters = *b"NBRQK";
    let mut index = 0;
    while index < 16 {
        let named = if index < 8 { b'a' + index } else { b'1' + index - 8 };
        if index < 8 {
            put(&mut table, 0, named, true);
        }
        let mut letter = 0;
        while letter < letters.len() {
            put(&mut table, letters[letter], named, false);
            put(&mut table, letters[letter], named, true);
            letter += 1;
        }
        index += 1;
    }
    let mut letter = 0;
    while letter < letters.len() {
        put(&mut table, letters[letter], 0, false);
        put(&mut table, letters[letter], 0, true);
        letter += 1;
    }
    table
};

const SLOTS: usize = 512;

/// Where a head stands in the table. The factor was searched for: it gives each head a slot of its own.
#[inline(always)]
const fn slot(text: u32) -> usize {
    (text.wrapping_mul(0x7471_E80F) >> 23) as usize
}

/// A head as it is written: a letter or none, a file or rank or none, `x` or not.
const fn text_of(letter: u8, named: u8, takes: bool) -> u32 {
    let mut text = if takes { b'x' as u32 } else { 0 };
    if named != 0 {
        text = text << 8 | named as u32;
    }
    if letter != 0 {
        text = text << 8 | letter as u32;
    }
    text
}

const fn put(table: &mut [Head; SLOTS], letter: u8, named: u8, takes: bool) {
    let (file, rank) = match named {
        b'a'..=b'h' => (Some(File::from_index(named - b'a')), None),
        b'1'..=b'8' => (None, Some(Rank::from_index(named - b'1'))),
        _ => (None, None),
    };
    let from = match (file, rank) {
        (Some(file), _) => Bitboard::from_file(file),
        (_, Some(rank)) => Bitboard::from_rank(rank),
        _ if letter == 0 => Bitboard::EMPTY,
        _ => Bitboard::FULL,
    };
    let text = text_of(letter, named, takes);
    assert!(table[slot(text)].text == u32::MAX, "two heads have one slot");
    table[slot(text)] = Head { from, text, takes, file, rank };
}

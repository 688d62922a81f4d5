//! A move in two bytes: [`Move`], its [`MoveKind`], and lists of them: [`MoveList`].

use core::cmp::Ordering;
use core::fmt;
use core::ops::Deref;

use crate::{CastleSide, File, Role, Square};

/// What is special about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// A piece goes to a square, and takes what stands there.
    Normal,
    /// A pawn takes a pawn that has just passed it; the taken pawn stands beside the mover.
    EnPassant,
    /// The king castles; `from` and `to` are the king's squares.
    Castle(CastleSide),
    /// A pawn reaches the last rank and becomes this role.
    Promotion(Role),
}

/// A move: where from, where to, and what is special about it.
///
/// A `Move` by itself knows no board: it means something in the [`Position`](crate::Position) it
/// was made for. It is two bytes, low byte first, without alignment and neither of them zero, so that
/// moves can lie in a C string; and every two bytes are memory of a `Move`: those that are no move
/// are just never legal anywhere.
///
/// ```
/// # use chess_types::{Move, MoveKind, Role, Square};
/// let promote = Move::promotion(Square::E7, Square::E8, Role::Queen);
/// assert_eq!(promote.kind(), MoveKind::Promotion(Role::Queen));
/// assert_eq!(promote.to_string(), "e7e8q");
/// assert_eq!(size_of::<Move>(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C, packed)]
pub struct Move(u16);

// The low byte: six bits of where from. The high byte: six bits of where to. Two bits of each are the
// kind, and in no kind are they zero: so no byte of a move is, and games can be C strings.
const KIND: u16 = 0xC0C0;
const NORMAL: u16 = 0x4040;
const EN_PASSANT: u16 = 0x4080;
const CASTLE: u16 = 0x40C0;
const TO_KNIGHT: u16 = 0x8040;
const TO_BISHOP: u16 = 0x8080;
const TO_ROOK: u16 = 0x80C0;
const TO_QUEEN: u16 = 0xC040;
/// The kinds of promotions by role; those to a pawn and to a king are no moves.
const PROMOTIONS: [u16; 6] = [0xC080, TO_KNIGHT, TO_BISHOP, TO_ROOK, TO_QUEEN, 0xC0C0];

impl Move {
    /// The move with this number.
    #[inline(always)]
    const fn stored(bits: u16) -> Move {
        // Not `to_le`, which without optimisation is a call.
        if cfg!(target_endian = "big") { Move(bits.swap_bytes()) } else { Move(bits) }
    }

    #[inline(always)]
    const fn pack(from: Square, to: Square, kind: u16) -> Move {
        Move::stored(from.index() as u16 | (to.index() as u16) << 8 | kind)
    }

    /// A move with nothing special about it.
    #[inline(always)]
    #[must_use]
    pub const fn normal(from: Square, to: Square) -> Move {
        Move::pack(from, to, NORMAL)
    }

    /// A capture en passant: `to` is the empty square the pawn arrives on.
    #[inline(always)]
    #[must_use]
    pub const fn en_passant(from: Square, to: Square) -> Move {
        Move::pack(from, to, EN_PASSANT)
    }

    /// The king on `from` castles to this side, arriving on the g- or c-file.
    #[inline(always)]
    #[must_use]
    pub const fn castle(from: Square, side: CastleSide) -> Move {
        Move::pack(from, Square::new(side.king_file(), from.rank()), CASTLE)
    }

    /// A pawn arrives on the last rank and becomes `role`.
    #[inline(always)]
    #[must_use]
    pub const fn promotion(from: Square, to: Square, role: Role) -> Move {
        Move::pack(from, to, PROMOTIONS[role as usize])
    }

    /// The square the piece leaves.
    #[inline(always)]
    #[must_use]
    pub const fn from(self) -> Square {
        Square::from_index(self.to_bits() as u8)
    }

    /// The square the piece arrives on; for castling, where the king arrives.
    #[inline(always)]
    #[must_use]
    pub const fn to(self) -> Square {
        Square::from_index((self.to_bits() >> 8) as u8)
    }

    /// What is special about the move.
    #[inline(always)]
    #[must_use]
    pub const fn kind(self) -> MoveKind {
        match self.to_bits() & KIND {
            EN_PASSANT => MoveKind::EnPassant,
            CASTLE => MoveKind::Castle(match self.to().file() {
                File::G => CastleSide::King,
                _ => CastleSide::Queen,
            }),
            TO_KNIGHT => MoveKind::Promotion(Role::Knight),
            TO_BISHOP => MoveKind::Promotion(Role::Bishop),
            TO_ROOK => MoveKind::Promotion(Role::Rook),
            TO_QUEEN => MoveKind::Promotion(Role::Queen),
            _ => MoveKind::Normal,
        }
    }

    /// What the pawn becomes, if the move promotes.
    #[inline(always)]
    #[must_use]
    pub const fn promotes_to(self) -> Option<Role> {
        match self.kind() {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// The side castled to, if the move castles.
    #[inline(always)]
    #[must_use]
    pub const fn castles(self) -> Option<CastleSide> {
        match self.kind() {
            MoveKind::Castle(side) => Some(side),
            _ => None,
        }
    }

    /// The move as a number, for tables and for literals printed by macros.
    #[inline(always)]
    #[must_use]
    pub const fn to_bits(self) -> u16 {
        if cfg!(target_endian = "big") { self.0.swap_bytes() } else { self.0 }
    }

    /// The move with this number, if it is the number of one.
    ///
    /// ```
    /// # use chess_types::{Move, Square};
    /// let m = Move::normal(Square::G1, Square::F3);
    /// assert_eq!(Move::from_bits(m.to_bits()), Some(m));
    /// assert_eq!(Move::from_bits(0), None);
    /// ```
    #[must_use]
    pub const fn from_bits(bits: u16) -> Option<Move> {
        match bits & KIND {
            NORMAL | EN_PASSANT | TO_KNIGHT | TO_BISHOP | TO_ROOK | TO_QUEEN => Some(Move::stored(bits)),
            CASTLE => match Move::stored(bits).to().file() {
                File::G | File::C => Some(Move::stored(bits)),
                _ => None,
            },
            _ => None,
        }
    }
}

impl PartialOrd for Move {
    #[inline(always)]
    fn partial_cmp(&self, other: &Move) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Move {
    /// By number.
    #[inline(always)]
    fn cmp(&self, other: &Move) -> Ordering {
        self.to_bits().cmp(&other.to_bits())
    }
}

impl fmt::Display for Move {
    /// The squares and the promotion letter, as UCI writes standard chess: `e2e4`, `e7e8q`, `e1g1`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotes_to() {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            MoveKind::Normal | MoveKind::Promotion(_) => write!(f, "{self}"),
            MoveKind::EnPassant => write!(f, "{self} e.p."),
            MoveKind::Castle(side) => write!(f, "{self} {side}"),
        }
    }
}

/// Up to 256 moves without allocation; no legal position has more than 218.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; 256],
    len: u8,
}

impl MoveList {
    /// A list of no move.
    #[inline(always)]
    #[must_use]
    pub const fn new() -> MoveList {
        MoveList { moves: [Move(0); 256], len: 0 }
    }

    /// Adds a move at the end; the 256th and later ones are dropped.
    #[inline(always)]
    pub fn push(&mut self, m: Move) {
        self.moves[self.len as usize] = m;
        self.len = self.len.saturating_add(1);
    }

    /// The moves as a slice.
    #[inline(always)]
    #[must_use]
    pub fn as_slice(&self) -> &[Move] {
        &self.moves[..self.len as usize]
    }

    /// The moves as a slice that can be sorted.
    #[inline(always)]
    #[must_use]
    pub fn as_mut_slice(&mut self) -> &mut [Move] {
        &mut self.moves[..self.len as usize]
    }
}

impl Default for MoveList {
    fn default() -> MoveList {
        MoveList::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline(always)]
    fn deref(&self) -> &[Move] {
        self.as_slice()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl PartialEq for MoveList {
    fn eq(&self, other: &MoveList) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl Eq for MoveList {}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = MoveListIter;

    fn into_iter(self) -> MoveListIter {
        MoveListIter { list: self, next: 0 }
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> core::slice::Iter<'a, Move> {
        self.as_slice().iter()
    }
}

impl FromIterator<Move> for MoveList {
    fn from_iter<I: IntoIterator<Item = Move>>(moves: I) -> MoveList {
        let mut list = MoveList::new();
        moves.into_iter().for_each(|m| list.push(m));
        list
    }
}

/// The moves of a [`MoveList`], by value.
#[derive(Clone, Debug)]
pub struct MoveListIter {
    list: MoveList,
    next: u8,
}

impl Iterator for MoveListIter {
    type Item = Move;

    #[inline(always)]
    fn next(&mut self) -> Option<Move> {
        let m = self.list.as_slice().get(self.next as usize).copied();
        self.next = self.next.saturating_add(1);
        m
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = (self.list.len as usize).saturating_sub(self.next as usize);
        (left, Some(left))
    }
}

impl ExactSizeIterator for MoveListIter {}

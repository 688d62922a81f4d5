//! Castling: the two [`CastleSide`]s and who may still castle ([`CastlingRights`]).

use core::fmt;

use crate::{Bitboard, Color, File, Rank, Square};

/// The side of the board the king castles to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum CastleSide {
    /// Short castling, `O-O`: the king arrives on the g-file, the rook on the f-file.
    King = 0,
    /// Long castling, `O-O-O`: the king arrives on the c-file, the rook on the d-file.
    Queen = 1,
}

impl CastleSide {
    /// Both sides, the king's first.
    pub const ALL: [CastleSide; 2] = [CastleSide::King, CastleSide::Queen];

    /// The file the king arrives on.
    #[inline(always)]
    #[must_use]
    pub const fn king_file(self) -> File {
        match self {
            CastleSide::King => File::G,
            CastleSide::Queen => File::C,
        }
    }

    /// The file the rook arrives on.
    #[inline(always)]
    #[must_use]
    pub const fn rook_file(self) -> File {
        match self {
            CastleSide::King => File::F,
            CastleSide::Queen => File::D,
        }
    }

    /// How algebraic notation writes it: `O-O` or `O-O-O`.
    #[must_use]
    pub const fn san(self) -> &'static str {
        match self {
            CastleSide::King => "O-O",
            CastleSide::Queen => "O-O-O",
        }
    }
}

impl fmt::Display for CastleSide {
    /// `kingside` or `queenside`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            CastleSide::King => "kingside",
            CastleSide::Queen => "queenside",
        })
    }
}

/// Which rooks may still castle with their king, as the set of their squares.
///
/// Rooks and not sides, because in Chess960 they start anywhere on the back rank. Which side a
/// rook castles to follows from where the king stands: see
/// [`Setup::castling_rook`](crate::Setup::castling_rook).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights(pub(crate) Bitboard);

impl CastlingRights {
    /// Neither side may castle.
    pub const NONE: CastlingRights = CastlingRights(Bitboard::EMPTY);
    /// All four castlings of the standard starting position.
    pub const STANDARD: CastlingRights = CastlingRights(Bitboard(0x8100_0000_0000_0081));

    /// The rights of the rooks on these squares; only the back ranks count.
    #[inline(always)]
    #[must_use]
    pub const fn from_rooks(rooks: Bitboard) -> CastlingRights {
        CastlingRights(rooks.and(Bitboard::BACK_RANKS))
    }

    /// The squares of the rooks that may castle.
    #[inline(always)]
    #[must_use]
    pub const fn rooks(self) -> Bitboard {
        self.0
    }

    /// The rooks of one player that may castle.
    #[inline(always)]
    #[must_use]
    pub const fn of(self, color: Color) -> Bitboard {
        self.0.and(Bitboard::from_rank(Rank::First.seen_by(color)))
    }

    /// Whether neither side may castle.
    #[inline(always)]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }

    /// The rook with which a king on `king` castles to `side`, if that right is there: the
    /// outermost of them, should a set-up name several.
    #[must_use]
    pub const fn rook(self, king: Square, color: Color, side: CastleSide) -> Option<Square> {
        let rooks = self.of(color).0;
        // The squares right of the king on its rank are the higher numbers.
        let right = !1u64 << king.index();
        match side {
            CastleSide::King => match rooks & right {
                0 => None,
                rooks => Some(Square::from_index(63 - rooks.leading_zeros() as u8)),
            },
            CastleSide::Queen => Bitboard(rooks & !right & !(1 << king.index())).first(),
        }
    }
}

//! Which squares a piece attacks: one function per role.
//!
//! An attack ignores whose pieces stand where and who is in check; it says where the piece
//! *could capture*. Sliders take the occupied squares, the others do not care.

pub(crate) use crate::board::geometry::behind;
pub use crate::board::geometry::between;
pub use crate::board::sliders::{bishop, queen, rook};

use crate::board::geometry::{LINES, PAWN};
use crate::{Bitboard, Color, Role, Square};

/// Squares a knight attacks.
#[inline(always)]
#[must_use]
pub const fn knight(from: Square) -> Bitboard {
    lines_of(Role::Knight, from)
}

/// Squares a king attacks.
#[inline(always)]
#[must_use]
pub const fn king(from: Square) -> Bitboard {
    lines_of(Role::King, from)
}

/// Squares a pawn of this color attacks.
///
/// ```
/// # use chess_types::{Color, Square, attacks};
/// assert!(attacks::pawn(Color::White, Square::E4).contains(Square::D5));
/// assert!(attacks::pawn(Color::Black, Square::E4).contains(Square::D3));
/// ```
#[inline(always)]
#[must_use]
pub const fn pawn(color: Color, from: Square) -> Bitboard {
    PAWN[color.index()][from.index()]
}

/// Squares that a piece of this role and color on `from` attacks.
#[inline]
#[must_use]
pub fn of(role: Role, color: Color, from: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, from),
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => queen(from, occupied),
        Role::King => king(from),
    }
}

/// Squares that any of these knights attacks.
#[inline(always)]
pub(crate) const fn knights(knights: Bitboard) -> Bitboard {
    let from = knights.0;
    let near = (from >> 1 & 0x7F7F_7F7F_7F7F_7F7F) | (from << 1 & 0xFEFE_FEFE_FEFE_FEFE);
    let far = (from >> 2 & 0x3F3F_3F3F_3F3F_3F3F) | (from << 2 & 0xFCFC_FCFC_FCFC_FCFC);
    Bitboard(near << 16 | near >> 16 | far << 8 | far >> 8)
}

/// Squares a bishop attacks on an empty board.
#[inline(always)]
pub(crate) const fn bishop_lines(from: Square) -> Bitboard {
    lines_of(Role::Bishop, from)
}

/// Squares a rook attacks on an empty board.
#[inline(always)]
pub(crate) const fn rook_lines(from: Square) -> Bitboard {
    lines_of(Role::Rook, from)
}

/// Squares a piece other than a pawn attacks on an empty board.
#[inline(always)]
pub(crate) const fn lines_of(role: Role, from: Square) -> Bitboard {
    LINES[role.index()][from.index()]
}

//! Zobrist keys: a number for each thing that makes two positions different.
//!
//! The key of a position is the exclusive or of the numbers of its pieces, castling rooks, legal
//! en passant file and side to move, so that a move changes it by a few of them. The numbers come
//! from the splitmix64 generator and are part of no promise: keys may differ between versions.

use crate::{Bitboard, Board, CastlingRights, Color, Piece, Role, Square};

/// Two rows a role, and two of zeros for a piece that is not there.
static PIECES: [[u64; 64]; 14] = {
    let mut table = [[0; 64]; 14];
    let mut piece = 0;
    while piece < 12 {
        table[piece] = numbers(piece as u64 + 1);
        piece += 1;
    }
    table
};

/// One number a square: for castling rooks the back ranks are used, for en passant the files of
/// the third and sixth rank.
static SPECIAL: [u64; 64] = numbers(13);

/// What Black's turn adds.
pub(crate) const BLACK_TO_MOVE: u64 = splitmix(0xC0FFEE);

#[inline(always)]
pub(crate) const fn piece(piece: Piece, square: Square) -> u64 {
    PIECES[piece.role.index() * 2 + piece.color.index()][square.index()]
}

/// What a piece adds that may not be there.
#[inline(always)]
pub(crate) const fn taken(role: Option<Role>, color: Color, square: Square) -> u64 {
    let row = match role {
        Some(role) => role.index(),
        None => Role::ALL.len(),
    };
    PIECES[row * 2 + color.index()][square.index()]
}

#[inline(always)]
pub(crate) const fn en_passant(square: Square) -> u64 {
    SPECIAL[square.index()]
}

/// What these castling rooks add together.
#[inline(always)]
pub(crate) const fn castling(mut rooks: Bitboard) -> u64 {
    let mut key = 0;
    while let Some(rook) = rooks.first() {
        key ^= SPECIAL[rook.index()];
        rooks = rooks.without_lowest();
    }
    key
}

/// The key of a whole board with rights and turn, without en passant.
pub(crate) const fn whole(board: &Board, rooks: Bitboard, turn: Color) -> u64 {
    let mut key = if matches!(turn, Color::Black) { BLACK_TO_MOVE } else { 0 };
    let mut square = 0;
    while square < 64 {
        if let Some(piece) = board.piece_at(Square::from_index(square)) {
            key ^= PIECES[piece.role.index() * 2 + piece.color.index()][square as usize];
        }
        if rooks.contains(Square::from_index(square)) {
            key ^= SPECIAL[square as usize];
        }
        square += 1;
    }
    key
}

/// The key of the starting position.
pub(crate) const STANDARD: u64 = whole(&Board::STANDARD, CastlingRights::STANDARD.0, Color::White);

const fn numbers(seed: u64) -> [u64; 64] {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 64 {
        table[i] = splitmix(seed * 64 + i as u64);
        i += 1;
    }
    table
}

/// The `n`th number of the splitmix64 sequence.
const fn splitmix(n: u64) -> u64 {
    let z = n.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

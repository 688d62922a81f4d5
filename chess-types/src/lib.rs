//! x
#![no_std]
extern crate alloc;
pub mod attacks;
mod bitboard; mod board; mod castling; mod color; mod generate; mod geometry; mod moves; mod perft; mod piece; mod sliders; mod square; mod state;
pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{CastleSide, CastlingRights};
pub use color::{Black, Color, Side, White};
pub use moves::{Move, MoveKind, MoveList, MoveListIter};
pub use piece::{Piece, Role};
pub use square::{File, ParseSquareError, Rank, Square};
/// TEMP
pub fn perft_fen(fen: &str, depth: u32) -> u64 {
    let mut board = Board::EMPTY;
    let mut it = fen.split(' ');
    let (mut f, mut r) = (0i8, 7i8);
    for c in it.next().unwrap().chars() {
        match c { '/' => { f = 0; r -= 1; } '1'..='8' => f += c as i8 - 48, _ => { board.put(Square::from_index((r * 8 + f) as u8), Piece::from_fen_char(c).unwrap()); f += 1; } }
    }
    let turn = it.next().unwrap();
    let mut castling = Bitboard::EMPTY;
    for c in it.next().unwrap().chars() { match c { 'K' => castling |= Square::H1.into(), 'Q' => castling |= Square::A1.into(), 'k' => castling |= Square::H8.into(), 'q' => castling |= Square::A8.into(), _ => {} } }
    let passed = it.next().unwrap().parse::<Square>().map(Bitboard::from).unwrap_or_default();
    let s = state::State { board, castling, passed };
    if turn == "w" { perft::perft::<White>(&s, depth) } else { perft::perft::<Black>(&s, depth) }
}





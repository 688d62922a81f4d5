//! Of three queens one needs both file and rank.

use chess_runtime::chess;

fn main() {
    chess! { from fen!("6k1/8/8/8/8/Q7/5K2/Q1Q5 w - - 0 1"); 1. Qb2 };
}

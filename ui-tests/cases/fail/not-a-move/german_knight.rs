//! The German letter for a knight.

use chess_runtime::chess;

fn main() {
    chess! { 1. Sf3 };
}

//! A move goes to another square.

use chess_runtime::chess;

fn main() {
    chess! { 1. Ra1 };
}

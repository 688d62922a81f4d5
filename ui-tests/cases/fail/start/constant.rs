//! A macro cannot see constants.

use chess_runtime::{Position, chess, fen};

const START: Position = fen!("7k/P7/8/8/8/8/8/K7 w - - 0 1");

fn main() {
    chess! { from START; 1. a8=Q };
}

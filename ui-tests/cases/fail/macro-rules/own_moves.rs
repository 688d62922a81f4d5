//! Moves that another macro brings are shown where it has them.

macro_rules! after_e4 {
    ($($moves:tt)*) => {
        chess_runtime::chess! { 1. e4 $($moves)* 2. e5 }
    };
}

fn main() {
    after_e4! { e5 };
}

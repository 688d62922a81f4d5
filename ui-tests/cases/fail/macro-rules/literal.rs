//! A string through another macro keeps its place.

macro_rules! opening {
    ($moves:literal) => {
        chess_runtime::chess!($moves)
    };
}

fn main() {
    opening!("1. e4 e5 2. Ke3");
}

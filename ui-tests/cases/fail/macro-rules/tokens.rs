//! Tokens through another macro keep their places.

macro_rules! opening {
    ($($moves:tt)*) => {
        chess_runtime::chess! { $($moves)* }
    };
}

fn main() {
    opening! { 1. e4 e5 2. Nf3 d6 3. O-O };
}

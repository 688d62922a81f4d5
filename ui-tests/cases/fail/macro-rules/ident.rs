//! A move as an identifier through another macro.

macro_rules! reply {
    ($reply:ident) => {
        chess_runtime::chess! { 1. e4 $reply }
    };
}

fn main() {
    reply!(e4);
}

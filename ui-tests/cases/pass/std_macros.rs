//! Strings that macros of the standard library make of literals.

use chess_runtime::{chess, pgn};

chess! { const JOINED = concat!("1. e4 e5 ", 2, ".", ' ', "Nf3",); }
chess! { const READ = include_str!("../games/opera.pgn"); }
pgn! { const FILE = concat!(env!("CARGO_MANIFEST_DIR"), "/games/", "opera.pgn"); }

macro_rules! opening {
    ($start:literal, $more:expr) => {
        chess!(concat!($start, " e5 ", $more))
    };
}

fn main() {
    assert_eq!(JOINED.to_string(), "1. e4 e5 2. Nf3");
    assert_eq!(READ, FILE);
    assert_eq!(READ.tag("White"), Some("Morphy, Paul"));
    assert_eq!(chess!(stringify!(1. e4 e5)).len(), 2);
    assert_eq!(chess!(concat!("e4 {", concat!(env!("CARGO_PKG_VERSION"), true), "} e5")).len(), 2);
    assert_eq!(opening!("1. e4", "2. f4").len(), 3);
    let start = chess! { from fen!("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"); concat!("Ra8", "#") };
    assert_eq!(start.to_string(), "1. Ra8# 1-0");
}

//! Games that are strict: as the standard writes them.

use chess_runtime::{chess, pgn};

chess! { #![strict] const OPENING = 1. e4 e5 2. Nf3 *; }
chess! { #![strict] pub(crate) const FOOLS_MATE = 1. f3! e5 2. g4 Qh4 mate 0-1; }
chess! { #![strict] line ITALIAN = 1. e4 e5 2. Nf3 Nc6 3. Bc4; }
chess! { #![strict] const GIUOCO_PIANO = after ITALIAN; 3... Bc5 *; }
pgn! { #![strict] const OPERA = "games/strict.pgn"; }

fn main() {
    let check = chess! { #![strict] 1. e4 f5 2. Qh5+ g6 (2... g6) 1-0 };
    let castled = chess! { #![strict] 1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O - O * };
    let string = chess!(#![strict] "1. f3 e5 2. g4 Qh4# 0-1");
    let signs = chess! { #![strict] 1. f3 e5 2. g4 Qh4++ 0-1 };
    assert_eq!(string, signs);
    assert_eq!([OPENING.len(), FOOLS_MATE.len(), ITALIAN.len(), GIUOCO_PIANO.len()], [3, 4, 5, 1]);
    assert_eq!([OPERA.len(), check.len(), castled.len()], [2, 4, 7]);
}

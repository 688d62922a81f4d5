//! Check and mate as bare tokens can write them, or left out.

use chess_runtime::chess;

fn main() {
    let mate = chess! { 1. f3 e5 2. g4 Qh4 # };
    assert_eq!(mate.outcome().unwrap().to_string(), "checkmate, Black wins");
    assert_eq!(mate.to_string(), "1. f3 e5 2. g4 Qh4# 0-1");
    assert_eq!(mate, chess! { 1. f3 e5 2. g4 Qh4++ });
    assert_eq!(mate, chess! { 1. f3 e5 2. g4 Qh4 mate });
    assert_eq!(mate, chess! { 1. f3 e5 2. g4 Qh4 checkmate });
    assert_eq!(mate, chess! { 1. f3 e5 2. g4 Qh4+ });
    assert_eq!(mate, chess! { 1. f3 e5 2. g4 Qh4 });
    // The mark may stand behind a glyph.
    assert_eq!(mate, chess! { 1. f3 e5 2. g4?? Qh4!! mate });
    assert_eq!(mate, chess!("1. f3 e5 2. g4 Qh4!!# 0-1"));

    let check = chess! { 1. e4 f5 2. Qh5+ g6 };
    assert_eq!(check, chess! { 1. e4 f5 2. Qh5 + g6 });
    assert_eq!(check, chess! { 1. e4 f5 2. Qh5 check g6 });
    assert_eq!(check, chess! { 1. e4 f5 2. Qh5 g6 });
}

//! Variations, side by side and inside each other.

use chess_runtime::chess;

fn main() {
    let game = chess! {
        1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6) d6) (1... e6)
        2. Nf3 (2. f4 { the gambit } exf4) Nc6 3. Bb5
    };
    assert_eq!(game.to_string(), "1. e4 e5 2. Nf3 Nc6 3. Bb5");

    let branches: Vec<(usize, usize, usize)> =
        game.variations().map(|line| (line.line, line.ply, line.moves.len())).collect();
    assert_eq!(branches, [(0, 1, 3), (1, 1, 2), (0, 1, 1), (0, 2, 2)]);

    // A variation goes to its own end: here one mates, and the game goes on.
    let missed_mate = chess! { 1. f3 e5 2. g4 Nc6 (2... Qh4 #) 3. h3 };
    assert_eq!(missed_mate.outcome(), None);
    assert_eq!(missed_mate.variations().next().unwrap().moves.len(), 1);
}

//! Glyphs and comments belong to the moves and change nothing.

use chess_runtime::chess;

fn main() {
    let plain = chess! { 1. e4 e5 2. Nf3 Nc6 };
    let annotated = chess! {
        { The king is pawn of the game. }
        1. e4! e5!? $14 { best by test } { 1-0 is near }
        2. Nf3!! $1 $18 Nc6?! += { (not) [a] "variation" }
    };
    assert_eq!(plain, annotated);
    assert_eq!(plain, chess! { 1. e4 ! e5 ?? 2. Nf3 ? Nc6 +- });
    assert_eq!(plain, chess! { 1. e4+/- e5-/+ 2. Nf3= Nc6+- });
    // Not to be taken for the call of another macro.
    assert_eq!(plain, chess! { e4! { best by test } e5! (c5) Nf3 Nc6 });
    assert_eq!(plain, chess!("1. e4 ± e5 ∓ 2. Nf3 ⩲ Nc6 □"));
    assert_eq!(annotated.to_string(), "1. e4 e5 2. Nf3 Nc6");
}

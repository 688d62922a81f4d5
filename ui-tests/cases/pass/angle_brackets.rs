//! Angle brackets around the moves, as on paper.

use chess_runtime::chess;

fn main() {
    let plain = chess! { e4 e5 Nf3 };
    assert_eq!(plain, chess! { < e4 e5 Nf3 > });
    assert_eq!(plain, chess!(<e4 e5 Nf3>));
    assert_eq!(plain, chess![< 1. e4 e5 2. Nf3 >]);
}

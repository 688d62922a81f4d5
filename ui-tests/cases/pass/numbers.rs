//! Move numbers in every spelling, and none.

use chess_runtime::chess;

fn main() {
    let plain = chess! { e4 e5 Nf3 Nc6 Bb5 };
    assert_eq!(plain.to_string(), "1. e4 e5 2. Nf3 Nc6 3. Bb5");

    assert_eq!(plain, chess! { 1. e4 e5 2. Nf3 Nc6 3. Bb5 });
    assert_eq!(plain, chess! { 1.e4 e5 2.Nf3 Nc6 3.Bb5 });
    assert_eq!(plain, chess! { 1 e4 e5 2 Nf3 Nc6 3 Bb5 });
    assert_eq!(plain, chess! { 1. e4 1... e5 2. Nf3 2... Nc6 3. Bb5 });
    assert_eq!(plain, chess! { 1.e4 1...e5 2.Nf3 2...Nc6 3.Bb5 });
    assert_eq!(plain, chess! { 1. e4 1. ... e5 2. Nf3 2. ... Nc6 3. Bb5 });
    assert_eq!(plain, chess! { 1 . e4 e5 2 . Nf3 Nc6 3 . Bb5 });

    // Rust reads these as the numbers 5.0 and 6.0.
    let castled = chess! { 1.Nf3 Nf6 2.g3 g6 3.Bg2 Bg7 4.a3 a6 5.0-0 0-0 6.d4 };
    assert_eq!(castled.to_string(), "1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. a3 a6 5. O-O O-O 6. d4");

    let black_starts = chess! { from fen!("4k3/8/8/8/8/8/4P3/4K3 b - - 0 30"); 30...Kd7 31.e4 };
    assert_eq!(black_starts.to_string(), "30... Kd7 31. e4");
}

//! Moves in words.

use chess_runtime::chess;

fn main() {
    let long = chess! {
        pawn e2 to e4   pawn e7 to e5
        queen d1 to h5  king e8 to e7
        queen h5 to e5 mate
    };
    assert_eq!(long.to_string(), "1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0");

    let short = chess! { p e4 p f5 q f3 p g5 q h5 };
    assert_eq!(short.to_string(), "1. e4 f5 2. Qf3 g5 3. Qh5# 1-0");
    assert_eq!(short, chess! { pawn e4 pawn f5 queen f3 pawn g5 queen h5 });

    let castled = chess! {
        from position! {
            put white king at e1
            put white rook at h1
            put black king at e8
            put black rook at a8
            castling Kq
        };
        castle kingside castle queenside
    };
    assert_eq!(castled.to_string(), "1. O-O O-O-O");

    let promoted = chess! {
        from fen!("8/P7/8/8/8/k7/8/4K3 w - - 0 1");
        pawn a7 to a8 becomes rook check
    };
    assert_eq!(promoted.to_string(), "1. a8=R+");

    // As people say it.
    let taken = chess! { Pawn e2 to e4 pawn d7 to d5 pawn e4 takes d5 Queen from d8 takes d5 N c3 };
    assert_eq!(taken.to_string(), "1. e4 d5 2. exd5 Qxd5 3. Nc3");

    // The string reads the same language, and words and notation mix.
    assert_eq!(short, chess!("p e4 p f5 q f3 g5 3. queen h5"));
}

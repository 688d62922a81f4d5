//! Games from another position than the first.

use chess_runtime::{Position, chess, fen, position};

fn main() {
    let from_fen = chess! { from fen!("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"); 1. Ra8 mate };
    assert_eq!(from_fen.start(), fen!("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"));
    assert_eq!(from_fen.to_string(), "1. Ra8# 1-0");

    let from_picture = chess! {
        from position! {
            . . . . . . k .
            . . . . . p p p
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            R . . . K . . .
            white to move, castling Q
        };
        1. Ra8 mate
    };
    assert_eq!(from_picture, from_fen);
    assert_eq!(from_picture.start(), position! {
        put white king at e1; put white rook at a1; put black king at g8;
        put black pawn at f7; put black pawn at g7; put black pawn at h7;
        castling Q
    });

    let from_tag = chess! {
        [SetUp "1"]
        [FEN "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"]
        1. Ra8 mate
    };
    assert_eq!(from_tag, from_fen);
    assert_eq!(chess! { from fen!("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1") 1. Ra8 }, from_fen);
    assert_eq!(chess! { from fen!("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"); "1. Ra8#" }, from_fen);

    // Chess960: the king castles with the rook that the FEN names.
    let chess960 = chess! { from fen!("1r2k1r1/p5pp/8/8/8/8/P5PP/1R2K1R1 w BGbg - 0 1"); O-O-O O-O };
    assert_eq!(chess960.to_string(), "1. O-O-O O-O");
    assert_ne!(chess960.end(), Position::default());
}

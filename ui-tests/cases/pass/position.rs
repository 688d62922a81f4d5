//! Positions as pictures: drawn, printed by `Display`, in a string, and piece by piece.

use chess_runtime::{Position, fen, position};

/// What `Display` prints for the position after 1. e4.
const PRINTED: &str = "\
8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . P . . .
3 . . . . . . . .
2 P P P P . P P P
1 R N B Q K B N R
  a b c d e f g h   Black to move";

const PASTED: Position = position! {
8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . P . . .
3 . . . . . . . .
2 P P P P . P P P
1 R N B Q K B N R
  a b c d e f g h   Black to move
  castling KQkq
};

fn main() {
    let played = fen!("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(PASTED.diagram().to_string(), PRINTED);
    assert_eq!(PASTED, played);

    let dense = position!("
        rnbqkbnr
        pppppppp
        ........
        ........
        ....P...
        ........
        PPPP.PPP
        RNBQKBNR
        black to move, castling KQkq
    ");
    assert_eq!(dense, played);

    let put = position! {
        put white king at e1;
        put white pawn on e5, put black pawn on d5
        put black king at e8
        white to move
        en passant d6
    };
    assert_eq!(put, fen!("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));

    let framed = position![
        | . . . . k . . . |
        | . . . . . . . . |
        | . . . . . . . . |
        | . . . . . . . . |
        | . . . . . . . . |
        | . . . . . . . . |
        | . . . . P . . . |
        | . . . . K . . . |
    ];
    assert_eq!(framed, fen!("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
}

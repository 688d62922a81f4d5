//! The examples of the Chesskell dissertation that compile there, as they stand there. Only `--` before a comment is `//`
//! here.

use chess_runtime::{Outcome, Position, chess, fen, position};

// Chapter 4.
const GAME: &str = "1. e4 f5 2. Qf3 g5 3. Qh5# 1-0";

// Section 4.2.2. A pawn word takes without a word for it, as those of the pieces do.
chess_runtime::chess! {
    const EN_PASSANT = chess
        p d4 p a6
        p d5 p e5
        p e6 // En Passant capture!
    end;
}

// Section 4.3.3, figure 8.7. By the Laws the game is over here: two bishops on squares of one color cannot mate.
const TWO_BISHOPS: Position = position! { create put _Wh _B at d6 put _Wh _B at b4 end };

// Section 4.3.3, figure 8.6. The figure has Black to move and a square e3 to take on: a board made so knows of no move
// before it, so White is to move.
const FEN_BOARD: Position = position! {
    create
        fen1 (ff bR bN bB bQ bK bB bN bR fn0)
        fen2 (ff bP bP bP bP bP bP bP bP fn0)
        fen3 (fn8)
        fen4 (fn8)
        fen5 (ff fn4 wP fn3 fn0)
        fen6 (fn8)
        fen7 (ff wP wP wP wP fn1 wP wP wP fn0)
        fen8 (ff wR wN wB wQ wK wB wN wR fn0)
    end
};

fn main() {
    let game = chess! {
        chess
          p e4 p f5
          q f3 p g5
          q h5
        end
    };
    assert_eq!(game.to_string(), GAME);
    assert_eq!(game, chess! { chess p e4 p f5 q f3 p g5 q h5 end });
    assert_eq!(game, chess!("chess p e4 p f5 q f3 p g5 q h5 end"));
    // Section 4.3.2, without the move after mate.
    let long = chess! {
        chess
          pawn e2 to e4
          pawn f7 to f5
          queen d1 to f3
          pawn g7 to g5
          queen f3 to h5
        end
    };
    assert_eq!(long, game);

    assert_eq!(EN_PASSANT.to_string(), "1. d4 a6 2. d5 e5 3. dxe6");

    assert_eq!(TWO_BISHOPS, fen!("4k3/8/3B4/8/1B6/8/8/4K3 w - - 0 1"));
    assert_eq!(TWO_BISHOPS.outcome(), Some(Outcome::DeadPosition));
    assert_eq!(FEN_BOARD, fen!("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"));
    // A black pawn as section 4.3.3 puts it.
    let pawn = position! { create Put _Bl _P at a4 end };
    assert_eq!(pawn, fen!("4k3/8/8/8/p7/8/8/4K3 w - - 0 1"));
    // A king that is put elsewhere does not stand at home as well.
    let elsewhere = position! { create put _Wh _K at g1 put _Wh _P at a7 };
    assert_eq!(elsewhere, fen!("4k3/P7/8/8/8/8/8/6K1 w - - 0 1"));

    // The king castles by a move of two squares, in both of the forms.
    let castled = chess! {
        create put _Wh _R at a1 put _Wh _R at h1 put _Bl _R at h8 put _Bl _P at f7 startMoves
        king e1 to g1 king e8 to g8
    };
    assert_eq!(castled.to_string(), "1. O-O O-O");
    let short = chess! { create put _Wh _R at a1 put _Bl _R at a8 put _Bl _P at d7 put _Wh _P at d2 startMoves k c1 k c8 };
    assert_eq!(short.to_string(), "1. O-O-O O-O-O");
    assert_eq!(short.start().to_fen(), "r3k3/3p4/8/8/8/8/3P4/R3K3 w Qq - 0 1");
    let stepped = chess! { from fen!("4k3/8/8/8/8/8/8/5K1R w - - 0 1"); k g1 };
    assert_eq!(stepped.to_string(), "1. Kg1");
    chess! { const NAMED = create put _Wh _P at a7 startMoves p a8 becomes queen end; }
    assert_eq!(NAMED.to_string(), "1. a8=Q+");

    // A promotion as people say it.
    let queen = NAMED;
    assert_eq!(queen, chess! { create put _Wh _P at a7 startMoves p a8 = queen end });
    assert_eq!(queen, chess! { create put _Wh _P at a7 startMoves p a8=Q end });
    assert_eq!(queen, chess! { create put _Wh _P at a7 startMoves pawn a7 to a8 promotes to queen });
    assert_eq!(queen, chess! { create put _Wh _P at a7 startMoves pawn a8 promotes to a queen check });
    assert_eq!(queen, chess! { create put _Wh _P at a7 startMoves pawn goes to a8 and becomes a queen });
    assert_eq!(queen, chess! { create put _Wh _P at a7 startMoves pawn from a7 to a8 promoting to queen });
    assert_eq!(queen, chess! { create put _Wh _P at a7 startMoves p a8 promote _Q });
    assert_eq!(queen, chess!("create put _Wh _P at a7 startMoves p a8 = queen end"));
    let knight = chess! { create put _Wh _P at a7 startMoves p a8 underpromotes to a knight };
    // A knight alone cannot mate: the game is drawn.
    assert_eq!(knight.to_string(), "1. a8=N 1/2-1/2");

    // And castling.
    let castles = chess! {
        p e4 p e5 knight to f3 knight to f6 bishop moves to c4 bishop to c5 castles short castles kingside
        pawn to d4 bishop takes d4 knight captures on d4 pawn takes d4
    };
    assert_eq!(castles.to_string(), "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O O-O 5. d4 Bxd4 6. Nxd4 exd4");
    let long = chess! { create put _Wh _R at a1 startMoves king castles on the queen side };
    assert_eq!(long.to_string(), "1. O-O-O");
}

//! `prove!`: games that the trait solver finds legal, from the first move to the last.

use chess_runtime::prove;

prove! { 1. f3 e5 2. g4 Qh4 mate }

// Castling, en passant, promotion and a capture of each kind.
prove! {
    1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Nxe4 6. d4 b5 7. Bb3 d5 8. dxe5 Be6
}
prove! { 1. e4 a6 2. e5 d5 3. exd6 e.p. Bd7 4. dxc7 Nc6 5. cxd8=N }
prove! { [FEN "7k/8/5KQ1/8/8/8/8/8 w - - 0 1"] 1. Kf7 }
prove!("1. e4 e5 2. Qh5 Ke7?? 3. Qxe5#");

/// The claims above are checked while this file is compiled; this names what was proved.
#[test]
fn the_games_above_are_legal_by_the_trait_solver_alone() {
    prove! { 1. Nf3 Nf6 2. Ng1 Ng8 }
}

// From a position of another macro, and from Chesskell's boards: all of Chesskell's own examples that compile.
prove! { from fen!("8/P6k/8/8/8/8/8/K7 w - - 0 1"); 1. a8=R Kg7 }
prove! { from position! { put white king at e1 put white rook at h1 put black king at a8 castling K }; 1. O-O }
prove! { create put _Wh _P at a7 startMoves p a8 becomes queen end }
prove! { chess p e4 p f5 q f3 p g5 q h5 end }
prove! { chess p d4 p a6 p d5 p e5 p e6 end }

//! A plain game, and the same game with something rare in it, such as a comment. The type and everything in it are the
//! same.

use chess_runtime::{Game, chess};

fn same<N, E>(quick: Game<N, E>, patient: Game<N, E>) {
    assert_eq!(quick, patient);
    assert_eq!(quick.moves(), patient.moves());
    assert_eq!((quick.start(), quick.end()), (patient.start(), patient.end()));
    assert_eq!((quick.outcome(), quick.result()), (patient.outcome(), patient.result()));
    assert_eq!(quick.to_string(), patient.to_string());
    assert_eq!((quick.tags().len(), quick.variations().len()), (0, 0));
}

chess! { const QUICK = 1. e4 e5 2. Nf3; }
chess! {
    /// A game with an attribute or two.
    #[allow(dead_code)]
    pub const DOCUMENTED = 1. e4 e5 2. Nf3;
}
chess! { const PATIENT = { patiently } 1. e4 e5 2. Nf3; }
chess! { pub(crate) static QUICK_STRING = "1. f3 e5 2. g4 Qh4#"; }
chess! { pub(crate) static PATIENT_STRING = "1. f3 e5 2. g4 Qh4# { patiently }"; }

macro_rules! through {
    ($($moves:tt)*) => { chess! { $($moves)* } };
}

fn main() {
    same(QUICK, PATIENT);
    same(DOCUMENTED, PATIENT);
    same(QUICK_STRING, PATIENT_STRING);
    same(chess! { f3 e5 g4 Qh4 # }, chess! { f3 e5 g4 Qh4 # { patiently } });
    same(chess! { f3 e5 g4 Qh4 mate 0-1 }, chess! { f3 e5 g4 Qh4 mate 0-1 { patiently } });
    same(
        chess! { 1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.0-0 Nf6 5.Re1 O-O },
        chess! { 1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.0-0 { patiently } Nf6 5.Re1 O-O },
    );
    same(
        chess! { 1.e4 d5 2.exd5 c6 3.dxc6 Qa5 4.cxb7 Qb6 5.bxa8=Q Qe6+ 1/2-1/2 },
        chess! { 1.e4 d5 2.exd5 c6 3.dxc6 Qa5 4.cxb7 Qb6 5.bxa8=Q Qe6+ { patiently } 1/2-1/2 },
    );
    same(
        chess! { 1. e2-e4 1... e7e5 2. Ng1-f3 * },
        chess! { 1. e2-e4 { patiently } 1... e7e5 2. Ng1-f3 * },
    );
    // Blanks mean nothing within a word, as they do not between Rust tokens.
    same(
        chess! { 1 . e2 -e4 1 . . . e7- e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O - O Nf6 5. Re1 0 -0 1 / 2 },
        chess! { 1 . e2 -e4 1 . . . e7- e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O - O { patiently } Nf6 5. Re1 0 -0 1 / 2 },
    );
    same(
        chess! { e4 d5 exd5 c6 dxc6 Qa5 cxb7 Qb6 bxa8 =Q Qe6 + },
        chess! { e4 d5 exd5 c6 dxc6 Qa5 cxb7 Qb6 bxa8 =Q { patiently } Qe6 + },
    );
    same(chess! { e4 d5 Bb5+c6 }, chess! { { patiently } e4 d5 Bb5+c6 });
    same(chess! { f3 e5 g4 Qh4+0-1 }, chess! { f3 e5 g4 Qh4+0-1 { patiently } });
    // A glyph is no promotion, though `1 = Q` would be one.
    assert_eq!(chess! { e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6 5. Re1 = O-O 6. d3 = d6 }.len(), 12);
    assert_eq!(chess! { [Event "a \" b"] e2 - e4 e7 - e5 }.len(), 2);
    same(through! { 1. e4 e5 2. Nf3 Nc6 1-0 }, through! { 1. e4 e5 2. Nf3 Nc6 { patiently } 1-0 });
    same(through!("1. e4 e5 0-1"), through!("1. e4 e5 { patiently } 0-1"));
}

//! A game joined to itself is a repetition that neither part knows.

use chess_runtime::demand::{Unfinished, WonBy};
use chess_runtime::ending::{Checkmate, InProgress};
use chess_runtime::typenum::{U8, U16, U24, U31};
use chess_runtime::{Assembled, Game, White, chess};

chess! { const A = 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8; }
chess! { const MATE = 1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7 mate; }

const SIXTEEN: Assembled<U16, InProgress<White>> = A.then(&A);
const MATED: Assembled<U31, Checkmate<White>> = A.then(&A).then(&A).then(&MATE);

fn celebrate<G: WonBy<White>>(_: &G) {}
fn go_on<G: Unfinished>(_: &G) {}

fn main() {
    celebrate(&MATED);
    go_on(&SIXTEEN);
    let _: (&Game<U8, _>, Option<Assembled<U24, InProgress<White>>>) = (&A, None);
}

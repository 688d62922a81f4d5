//! Only games meet demands: not other types, and not endings by themselves.

use chess_runtime::demand::{Decisive, Drawn, Finished, Unfinished, WhiteToMove, WonBy};
use chess_runtime::ending::{Checkmate, Stalemate};
use chess_runtime::{Black, White};

struct Cheat;

impl Finished for Cheat {}
impl Decisive for Cheat {}
impl WonBy<White> for Cheat {}
impl Drawn for Cheat {}
impl WhiteToMove for Cheat {}
impl Unfinished for Cheat {}

fn celebrate<G: WonBy<Black>>(_: &G) {}
fn share<G: Drawn>(_: &G) {}

fn main() {
    celebrate(&Checkmate::<Black>::default());
    share(&Stalemate);
}

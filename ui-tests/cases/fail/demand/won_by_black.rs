use chess_runtime::demand::WonBy;
use chess_runtime::{Black, chess};

fn commiserate<G: WonBy<Black>>(_game: &G) {}

fn main() {
    commiserate(&chess! { 1. e4 e5 1/2-1/2 });
}

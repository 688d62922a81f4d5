use chess_runtime::demand::WonBy;
use chess_runtime::{White, chess};

fn celebrate<G: WonBy<White>>(_game: &G) {}

fn main() {
    celebrate(&chess! { f3 e5 g4 Qh4 mate });
}

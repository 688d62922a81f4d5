use chess_runtime::chess;
use chess_runtime::demand::Drawn;

fn share<G: Drawn>(_game: &G) {}

fn main() {
    share(&chess! { e4 e5 1-0 });
}

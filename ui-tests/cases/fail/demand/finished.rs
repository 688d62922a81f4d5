use chess_runtime::chess;
use chess_runtime::demand::Finished;

fn archive<G: Finished>(_game: &G) {}

fn main() {
    archive(&chess! { e4 e5 });
}

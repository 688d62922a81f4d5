use chess_runtime::chess;
use chess_runtime::demand::Decisive;

fn publish<G: Decisive>(_game: &G) {}

fn main() {
    publish(&chess! { e4 e5 1/2-1/2 });
}

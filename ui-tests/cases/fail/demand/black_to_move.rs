use chess_runtime::chess;
use chess_runtime::demand::BlackToMove;

fn ask_black<G: BlackToMove>(_game: &G) {}

fn main() {
    ask_black(&chess! { e4 e5 });
}

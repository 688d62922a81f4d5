use chess_runtime::chess;
use chess_runtime::demand::WhiteToMove;

fn ask_white<G: WhiteToMove>(_game: &G) {}

fn main() {
    ask_white(&chess! { e4 });
}

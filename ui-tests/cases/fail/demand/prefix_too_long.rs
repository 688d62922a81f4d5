use chess_runtime::chess;
use chess_runtime::typenum::U9;

fn main() {
    let game = chess! { 1. e4 e5 2. Nf3 };
    let _ = game.prefix::<U9>();
}

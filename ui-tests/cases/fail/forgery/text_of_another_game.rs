//! No field, function or trait makes a game of a text or bytes without `unsafe`.

use chess_runtime::ending::Checkmate;
use chess_runtime::typenum::U300;
use chess_runtime::{Game, GameView, Position, White, chess};

const TEXT: Game<U300, Checkmate<White>> = Game::<U300, Checkmate<White>> { text: chess! { e4 }.text };
const PRINTED: Game<U300, Checkmate<White>> = Game { __text: chess! { e4 }.__text };
const POSITION: Position = chess_runtime::__private::position(&[0xFF; 96]);
const UNPACKED: Position = chess_runtime::judge::packed::unpack_position(&[0xFF; 96]);
const VIEW: [GameView<'static>; 1] = chess_runtime::__private::views([&[1; 104]]);

fn packed() -> Position {
    chess_runtime::judge::packed::Packed::new(&[1; 104]).end()
}

fn main() {
    let _ = (TEXT, PRINTED, POSITION, UNPACKED, VIEW, packed());
}

use chess_runtime::table::Turn;

fn main() {
    let white = Turn::start();
    let m = white.position().legal_moves()[0];
    let _ = white.play(m);
    let _ = white.play(m);
}

//! A move has one mark here too.

use chess_runtime::san;

fn main() {
    let _ = san!(Qh4 # #);
}

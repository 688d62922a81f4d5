use chess_runtime::ending::InProgress;
use chess_runtime::typenum::U3;
use chess_runtime::{Assembled, Black, chess};

chess! { const OPENING = 1. e4 e5; }
chess! { const ELSEWHERE = 1. d4; }
const JOINED: Assembled<U3, InProgress<Black>> = OPENING.then(&ELSEWHERE);

fn main() {
    println!("{JOINED}");
}

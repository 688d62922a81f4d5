//! Strings take what Rust's tokens cannot.

use chess_runtime::{GameResult, chess};

fn main() {
    let mate = chess!("1. f3 e5 2. g4?? Qh4# { that's it } 0-1");
    assert_eq!(mate.len(), 4);
    assert_eq!(mate.outcome().unwrap().to_string(), "checkmate, Black wins");
    assert_eq!(mate, chess! { "1. f3 e5 2. g4 Qh4#" });
    assert_eq!(mate, chess!["\t1. f3 e5\r\n\t2. g4 Qh4#\r\n"]);

    let raw = chess!(
        r##"
[Event "It's the \"#1\" trap"]
[Result "1/2-1/2"]
% a line for programs
1. e4 e5 ; to the end of the line (2. Nf3
2. Nf3 Nc6 ½-½
"##
    );
    assert_eq!(raw.tag("Event"), Some("It's the \"#1\" trap"));
    assert_eq!(raw.result(), Some(GameResult::Draw));
    assert_eq!(raw.to_string(), "1. e4 e5 2. Nf3 Nc6 1/2-1/2");

    let figurines = chess!("1. ♘f3 ♞f6 2. ♙c4 ♟g6 3. ♘c3 ♝g7");
    assert_eq!(figurines.to_string(), "1. Nf3 Nf6 2. c4 g6 3. Nc3 Bg7");
    assert_eq!(chess!("1. e4\u{20}e5 1\u{2f}2").to_string(), "1. e4 e5 1/2-1/2");
}

//! A text of another kind is one mistake.

use chess_runtime::chess;

fn main() {
    chess! { for each in list { print(each) } return the sum of all those numbers };
}

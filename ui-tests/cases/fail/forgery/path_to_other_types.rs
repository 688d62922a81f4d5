//! A hand-over to the procedural macros with a path to other lengths and endings: it needs the word `unsafe`, and that is the
//! program's own.

#![forbid(unsafe_code)]

use chess_runtime::White;
use chess_runtime::typenum::U300;

type Mate = Game<U300, chess_runtime::ending::Checkmate<White>>;

pub use chess_runtime::{__private, Game};

pub struct Black;

pub mod typenum {
    pub type U1 = chess_runtime::typenum::U300;
}

pub mod ending {
    pub type BlackOnMove<N> = chess_runtime::ending::WhiteMates<N>;
    pub type InProgress<S> = <() as super::Always<S>>::Mate;
}

pub trait Always<S> {
    type Mate;
}

impl<S> Always<S> for () {
    type Mate = chess_runtime::ending::Checkmate<White>;
}

macro_rules! forge {
    () => {
        chess_runtime::__private::macros::chess! { $crate unsafe { 1. e4 } }
    };
}

const WITHOUT: Mate = chess_runtime::__private::macros::chess! { crate { 1. e4 } };
const WITH: Mate = chess_runtime::__private::macros::chess! { crate unsafe { 1. e4 } };

fn main() {
    let _: Mate = forge! {};
    let _ = (WITHOUT, WITH);
}

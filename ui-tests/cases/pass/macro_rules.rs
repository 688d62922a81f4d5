//! Games through other macros: as tokens, as a literal, as single moves, and as a whole call.

macro_rules! tokens {
    ($($moves:tt)*) => {
        chess_runtime::chess! { $($moves)* }
    };
}

macro_rules! literal {
    ($moves:literal) => {
        chess_runtime::chess!($moves)
    };
}

macro_rules! after {
    ($($first:ident)* => $($then:ident)*) => {
        (chess_runtime::chess! { $($first)* }, chess_runtime::chess! { $($first)* $($then)* })
    };
}

macro_rules! expression {
    ($game:expr) => {
        $game.len()
    };
}

macro_rules! item {
    ($name:ident, $($moves:tt)*) => {
        chess_runtime::chess! { pub(crate) const $name = $($moves)*; }
    };
}

macro_rules! king_goes_to {
    ($square:tt) => {
        chess_runtime::square!($square)
    };
}

macro_rules! visible_item {
    ($visibility:vis $name:ident) => {
        chess_runtime::chess! { $visibility const $name = 1. e4 e5 2. Nf3; }
    };
}

macro_rules! go_on {
    ($line:path) => {
        chess_runtime::chess! { after $line; Nc6 }
    };
}

// Signs of this macro beside words of its call.
macro_rules! promote {
    ($from:ident, $to:ident, $role:ident) => {
        chess_runtime::chess! { from fen!("7k/P7/8/8/8/8/8/K7 w - - 0 1"); $from-$to=$role { patiently } }
    };
}

item! { OPENING, 1. e4 e5 2. Nf3 }
visible_item! { pub(crate) VISIBLE }
visible_item! { HIDDEN }
chess_runtime::chess! { line LINE = 1. e4 e5 2. Nf3; }

fn main() {
    assert_eq!(tokens! { 1. e4 e5 2. Nf3 }.to_string(), "1. e4 e5 2. Nf3");
    assert_eq!(tokens!(1.e4 e5 2.Nf3 Nf6 3.Bc4 Bc5 4.0-0 0-0 (4... d6) 1/2-1/2).len(), 8);
    assert_eq!(
        tokens! {
            1. f3 { not good } e5
            2. g4 Qh4 #
        }
        .outcome()
        .unwrap()
        .to_string(),
        "checkmate, Black wins"
    );
    assert_eq!(literal!("1. f3 e5 2. g4 Qh4#").len(), 4);
    assert_eq!(literal!(r"1. e4").to_string(), "1. e4");

    let (first, both) = after! { e4 e5 => Nf3 };
    assert_eq!((first.len(), both.len()), (2, 3));
    assert_eq!(expression!(chess_runtime::chess! { 1. d4 d5 }), 2);
    assert_eq!(OPENING.len(), 3);
    assert_eq!(king_goes_to!(e4), chess_runtime::Square::E4);
    assert_eq!((VISIBLE, HIDDEN), (OPENING, OPENING));
    assert_eq!(go_on!(LINE).to_string(), "2... Nc6");
    assert_eq!(promote!(a7, a8, Q).to_string(), "1. a8=Q+");
}

//! The macro writes the item, and with it the type.

use chess_runtime::{chess, pgn};

chess! { const RUY_LOPEZ = 1. e4 e5 2. Nf3 Nc6 3. Bb5; }
chess! { static ITALIAN = 1. e4 e5 2. Nf3 Nc6 3. Bc4 }
chess! { pub const FOOLS_MATE = "1. f3 e5 2. g4 Qh4#"; }
chess! { pub(crate) static ENDING = from fen!("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"); 1. Ra8 mate; }
chess! {
    pub(crate) const PICTURE = from position! {
        put white king at e1; put black king at e8; put white pawn at e2
    };
    "1. e4";
}
pgn! { const OPERA = "games/opera.pgn"; }
pgn! { pub(crate) static MATES = "games/mates.pgn"; }

// Of a line under a condition, both forms are.
chess! { #[cfg(all())] line LINE = 1. d4 d5; }
chess! { #[cfg(any())] line LINE = 1. c4; }
chess! { #[cfg_attr(all(), cfg(any()))] line LINE = 1. Nf3; }
chess! { #[cfg_attr(all(), allow(dead_code))] line r#RAW = 1. g3; }
chess! { #[cfg(any())] line GONE = 1. a3; }
chess! { #[cfg(any())] const NEXT = after GONE; 1... a6; }
chess! { #[cfg(any())] const WRONG = 1. Ke2 & e5 &; }
chess! { const ON = after r#RAW; 1... g6; }
chess! { const QUEENS_GAMBIT = after LINE; 2. c4; }

pub mod openings {
    //! A public game is documented like any other item.
    #![deny(missing_docs)]

    chess_runtime::chess! {
        /// The Sicilian defence.
        pub const SICILIAN = 1. e4 c5;
    }
    chess_runtime::chess! {
        #[doc = "The French defence."]
        #[allow(dead_code)]
        pub(super) static FRENCH = "1. e4 e6";
    }
}

fn main() {
    assert_eq!(RUY_LOPEZ.to_string(), "1. e4 e5 2. Nf3 Nc6 3. Bb5");
    assert_eq!(ITALIAN.len(), 5);
    assert_eq!(FOOLS_MATE.to_string(), "1. f3 e5 2. g4 Qh4# 0-1");
    assert_eq!(ENDING.to_string(), "1. Ra8# 1-0");
    assert_eq!(PICTURE.to_string(), "1. e4");
    assert_eq!(OPERA.len(), 33);
    assert_eq!(MATES.len(), 3);
    assert_eq!(LINE.then(&QUEENS_GAMBIT).to_string(), "1. d4 d5 2. c4");
    assert_eq!(RAW.then(&ON).to_string(), "1. g3 g6");
    assert_eq!(openings::SICILIAN.len(), 2);

    chess! { const LOCAL = 1. d4 d5; }
    assert_eq!(LOCAL.len(), 2);
}

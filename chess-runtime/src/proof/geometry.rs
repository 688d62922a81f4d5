//! The geometry of the board, for the macros of `tables.rs`.
//!
//! Generated from `chess_types::attacks`; not to be edited by hand. To write it anew:
//!
//! ```text
//! cargo run -p chess-tests --bin proof_tables > chess-runtime/src/proof/geometry.rs
//! ```

use super::markers::*;
use super::operators::*;
use super::tables::{
    king_moves, knight_jumps, lines, losses, passed_by, pawn_moves, pawn_targets, places, views,
};
use crate::{Black, White};

// Every square and its place on a board.
places! {
    A1 { [] A [B C D E F G H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3 Rank2] [] }
    B1 { [A] B [C D E F G H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3 Rank2] [] }
    C1 { [A B] C [D E F G H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3 Rank2] [] }
    D1 { [A B C] D [E F G H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3 Rank2] [] }
    E1 { [A B C D] E [F G H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3 Rank2] [] }
    F1 { [A B C D E] F [G H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3 Rank2] [] }
    G1 { [A B C D E F] G [H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3 Rank2] [] }
    H1 { [A B C D E F G] H [] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3 Rank2] [] }
    A2 { [] A [B C D E F G H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3] [Rank1] }
    B2 { [A] B [C D E F G H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3] [Rank1] }
    C2 { [A B] C [D E F G H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3] [Rank1] }
    D2 { [A B C] D [E F G H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3] [Rank1] }
    E2 { [A B C D] E [F G H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3] [Rank1] }
    F2 { [A B C D E] F [G H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3] [Rank1] }
    G2 { [A B C D E F] G [H] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3] [Rank1] }
    H2 { [A B C D E F G] H [] [Rank8 Rank7 Rank6 Rank5 Rank4 Rank3] [Rank1] }
    A3 { [] A [B C D E F G H] [Rank8 Rank7 Rank6 Rank5 Rank4] [Rank2 Rank1] }
    B3 { [A] B [C D E F G H] [Rank8 Rank7 Rank6 Rank5 Rank4] [Rank2 Rank1] }
    C3 { [A B] C [D E F G H] [Rank8 Rank7 Rank6 Rank5 Rank4] [Rank2 Rank1] }
    D3 { [A B C] D [E F G H] [Rank8 Rank7 Rank6 Rank5 Rank4] [Rank2 Rank1] }
    E3 { [A B C D] E [F G H] [Rank8 Rank7 Rank6 Rank5 Rank4] [Rank2 Rank1] }
    F3 { [A B C D E] F [G H] [Rank8 Rank7 Rank6 Rank5 Rank4] [Rank2 Rank1] }
    G3 { [A B C D E F] G [H] [Rank8 Rank7 Rank6 Rank5 Rank4] [Rank2 Rank1] }
    H3 { [A B C D E F G] H [] [Rank8 Rank7 Rank6 Rank5 Rank4] [Rank2 Rank1] }
    A4 { [] A [B C D E F G H] [Rank8 Rank7 Rank6 Rank5] [Rank3 Rank2 Rank1] }
    B4 { [A] B [C D E F G H] [Rank8 Rank7 Rank6 Rank5] [Rank3 Rank2 Rank1] }
    C4 { [A B] C [D E F G H] [Rank8 Rank7 Rank6 Rank5] [Rank3 Rank2 Rank1] }
    D4 { [A B C] D [E F G H] [Rank8 Rank7 Rank6 Rank5] [Rank3 Rank2 Rank1] }
    E4 { [A B C D] E [F G H] [Rank8 Rank7 Rank6 Rank5] [Rank3 Rank2 Rank1] }
    F4 { [A B C D E] F [G H] [Rank8 Rank7 Rank6 Rank5] [Rank3 Rank2 Rank1] }
    G4 { [A B C D E F] G [H] [Rank8 Rank7 Rank6 Rank5] [Rank3 Rank2 Rank1] }
    H4 { [A B C D E F G] H [] [Rank8 Rank7 Rank6 Rank5] [Rank3 Rank2 Rank1] }
    A5 { [] A [B C D E F G H] [Rank8 Rank7 Rank6] [Rank4 Rank3 Rank2 Rank1] }
    B5 { [A] B [C D E F G H] [Rank8 Rank7 Rank6] [Rank4 Rank3 Rank2 Rank1] }
    C5 { [A B] C [D E F G H] [Rank8 Rank7 Rank6] [Rank4 Rank3 Rank2 Rank1] }
    D5 { [A B C] D [E F G H] [Rank8 Rank7 Rank6] [Rank4 Rank3 Rank2 Rank1] }
    E5 { [A B C D] E [F G H] [Rank8 Rank7 Rank6] [Rank4 Rank3 Rank2 Rank1] }
    F5 { [A B C D E] F [G H] [Rank8 Rank7 Rank6] [Rank4 Rank3 Rank2 Rank1] }
    G5 { [A B C D E F] G [H] [Rank8 Rank7 Rank6] [Rank4 Rank3 Rank2 Rank1] }
    H5 { [A B C D E F G] H [] [Rank8 Rank7 Rank6] [Rank4 Rank3 Rank2 Rank1] }
    A6 { [] A [B C D E F G H] [Rank8 Rank7] [Rank5 Rank4 Rank3 Rank2 Rank1] }
    B6 { [A] B [C D E F G H] [Rank8 Rank7] [Rank5 Rank4 Rank3 Rank2 Rank1] }
    C6 { [A B] C [D E F G H] [Rank8 Rank7] [Rank5 Rank4 Rank3 Rank2 Rank1] }
    D6 { [A B C] D [E F G H] [Rank8 Rank7] [Rank5 Rank4 Rank3 Rank2 Rank1] }
    E6 { [A B C D] E [F G H] [Rank8 Rank7] [Rank5 Rank4 Rank3 Rank2 Rank1] }
    F6 { [A B C D E] F [G H] [Rank8 Rank7] [Rank5 Rank4 Rank3 Rank2 Rank1] }
    G6 { [A B C D E F] G [H] [Rank8 Rank7] [Rank5 Rank4 Rank3 Rank2 Rank1] }
    H6 { [A B C D E F G] H [] [Rank8 Rank7] [Rank5 Rank4 Rank3 Rank2 Rank1] }
    A7 { [] A [B C D E F G H] [Rank8] [Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    B7 { [A] B [C D E F G H] [Rank8] [Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    C7 { [A B] C [D E F G H] [Rank8] [Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    D7 { [A B C] D [E F G H] [Rank8] [Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    E7 { [A B C D] E [F G H] [Rank8] [Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    F7 { [A B C D E] F [G H] [Rank8] [Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    G7 { [A B C D E F] G [H] [Rank8] [Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    H7 { [A B C D E F G] H [] [Rank8] [Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    A8 { [] A [B C D E F G H] [] [Rank7 Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    B8 { [A] B [C D E F G H] [] [Rank7 Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    C8 { [A B] C [D E F G H] [] [Rank7 Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    D8 { [A B C] D [E F G H] [] [Rank7 Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    E8 { [A B C D] E [F G H] [] [Rank7 Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    F8 { [A B C D E] F [G H] [] [Rank7 Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    G8 { [A B C D E F] G [H] [] [Rank7 Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
    H8 { [A B C D E F G] H [] [] [Rank7 Rank6 Rank5 Rank4 Rank3 Rank2 Rank1] }
}

// The rights to castle after a move from or to a square.
losses! {
    A1 { (Rights<WhiteShort, No, BlackShort, BlackLong>) }
    B1 { () }
    C1 { () }
    D1 { () }
    E1 { (Rights<No, No, BlackShort, BlackLong>) }
    F1 { () }
    G1 { () }
    H1 { (Rights<No, WhiteLong, BlackShort, BlackLong>) }
    A2 { () }
    B2 { () }
    C2 { () }
    D2 { () }
    E2 { () }
    F2 { () }
    G2 { () }
    H2 { () }
    A3 { () }
    B3 { () }
    C3 { () }
    D3 { () }
    E3 { () }
    F3 { () }
    G3 { () }
    H3 { () }
    A4 { () }
    B4 { () }
    C4 { () }
    D4 { () }
    E4 { () }
    F4 { () }
    G4 { () }
    H4 { () }
    A5 { () }
    B5 { () }
    C5 { () }
    D5 { () }
    E5 { () }
    F5 { () }
    G5 { () }
    H5 { () }
    A6 { () }
    B6 { () }
    C6 { () }
    D6 { () }
    E6 { () }
    F6 { () }
    G6 { () }
    H6 { () }
    A7 { () }
    B7 { () }
    C7 { () }
    D7 { () }
    E7 { () }
    F7 { () }
    G7 { () }
    H7 { () }
    A8 { (Rights<WhiteShort, WhiteLong, BlackShort, No>) }
    B8 { () }
    C8 { () }
    D8 { () }
    E8 { (Rights<WhiteShort, WhiteLong, No, No>) }
    F8 { () }
    G8 { () }
    H8 { (Rights<WhiteShort, WhiteLong, No, BlackLong>) }
}

// What is seen from a square: eight rays, nearest square first, and the jumps.
views! {
    A1 { [A2 A3 A4 A5 A6 A7 A8] [B1 C1 D1 E1 F1 G1 H1] [] [] [B2 C3 D4 E5 F6 G7 H8] [] [] [] [C2 B3] }
    B1 { [B2 B3 B4 B5 B6 B7 B8] [C1 D1 E1 F1 G1 H1] [] [A1] [C2 D3 E4 F5 G6 H7] [A2] [] [] [D2 A3 C3] }
    C1 { [C2 C3 C4 C5 C6 C7 C8] [D1 E1 F1 G1 H1] [] [B1 A1] [D2 E3 F4 G5 H6] [B2 A3] [] [] [A2 E2 B3 D3] }
    D1 { [D2 D3 D4 D5 D6 D7 D8] [E1 F1 G1 H1] [] [C1 B1 A1] [E2 F3 G4 H5] [C2 B3 A4] [] [] [B2 F2 C3 E3] }
    E1 { [E2 E3 E4 E5 E6 E7 E8] [F1 G1 H1] [] [D1 C1 B1 A1] [F2 G3 H4] [D2 C3 B4 A5] [] [] [C2 G2 D3 F3] }
    F1 { [F2 F3 F4 F5 F6 F7 F8] [G1 H1] [] [E1 D1 C1 B1 A1] [G2 H3] [E2 D3 C4 B5 A6] [] [] [D2 H2 E3 G3] }
    G1 { [G2 G3 G4 G5 G6 G7 G8] [H1] [] [F1 E1 D1 C1 B1 A1] [H2] [F2 E3 D4 C5 B6 A7] [] [] [E2 F3 H3] }
    H1 { [H2 H3 H4 H5 H6 H7 H8] [] [] [G1 F1 E1 D1 C1 B1 A1] [] [G2 F3 E4 D5 C6 B7 A8] [] [] [F2 G3] }
    A2 { [A3 A4 A5 A6 A7 A8] [B2 C2 D2 E2 F2 G2 H2] [A1] [] [B3 C4 D5 E6 F7 G8] [] [B1] [] [C1 C3 B4] }
    B2 { [B3 B4 B5 B6 B7 B8] [C2 D2 E2 F2 G2 H2] [B1] [A2] [C3 D4 E5 F6 G7 H8] [A3] [C1] [A1] [D1 D3 A4 C4] }
    C2 { [C3 C4 C5 C6 C7 C8] [D2 E2 F2 G2 H2] [C1] [B2 A2] [D3 E4 F5 G6 H7] [B3 A4] [D1] [B1] [A1 E1 A3 E3 B4 D4] }
    D2 { [D3 D4 D5 D6 D7 D8] [E2 F2 G2 H2] [D1] [C2 B2 A2] [E3 F4 G5 H6] [C3 B4 A5] [E1] [C1] [B1 F1 B3 F3 C4 E4] }
    E2 { [E3 E4 E5 E6 E7 E8] [F2 G2 H2] [E1] [D2 C2 B2 A2] [F3 G4 H5] [D3 C4 B5 A6] [F1] [D1] [C1 G1 C3 G3 D4 F4] }
    F2 { [F3 F4 F5 F6 F7 F8] [G2 H2] [F1] [E2 D2 C2 B2 A2] [G3 H4] [E3 D4 C5 B6 A7] [G1] [E1] [D1 H1 D3 H3 E4 G4] }
    G2 { [G3 G4 G5 G6 G7 G8] [H2] [G1] [F2 E2 D2 C2 B2 A2] [H3] [F3 E4 D5 C6 B7 A8] [H1] [F1] [E1 E3 F4 H4] }
    H2 { [H3 H4 H5 H6 H7 H8] [] [H1] [G2 F2 E2 D2 C2 B2 A2] [] [G3 F4 E5 D6 C7 B8] [] [G1] [F1 F3 G4] }
    A3 { [A4 A5 A6 A7 A8] [B3 C3 D3 E3 F3 G3 H3] [A2 A1] [] [B4 C5 D6 E7 F8] [] [B2 C1] [] [B1 C2 C4 B5] }
    B3 { [B4 B5 B6 B7 B8] [C3 D3 E3 F3 G3 H3] [B2 B1] [A3] [C4 D5 E6 F7 G8] [A4] [C2 D1] [A2] [A1 C1 D2 D4 A5 C5] }
    C3 { [C4 C5 C6 C7 C8] [D3 E3 F3 G3 H3] [C2 C1] [B3 A3] [D4 E5 F6 G7 H8] [B4 A5] [D2 E1] [B2 A1] [B1 D1 A2 E2 A4 E4 B5 D5] }
    D3 { [D4 D5 D6 D7 D8] [E3 F3 G3 H3] [D2 D1] [C3 B3 A3] [E4 F5 G6 H7] [C4 B5 A6] [E2 F1] [C2 B1] [C1 E1 B2 F2 B4 F4 C5 E5] }
    E3 { [E4 E5 E6 E7 E8] [F3 G3 H3] [E2 E1] [D3 C3 B3 A3] [F4 G5 H6] [D4 C5 B6 A7] [F2 G1] [D2 C1] [D1 F1 C2 G2 C4 G4 D5 F5] }
    F3 { [F4 F5 F6 F7 F8] [G3 H3] [F2 F1] [E3 D3 C3 B3 A3] [G4 H5] [E4 D5 C6 B7 A8] [G2 H1] [E2 D1] [E1 G1 D2 H2 D4 H4 E5 G5] }
    G3 { [G4 G5 G6 G7 G8] [H3] [G2 G1] [F3 E3 D3 C3 B3 A3] [H4] [F4 E5 D6 C7 B8] [H2] [F2 E1] [F1 H1 E2 E4 F5 H5] }
    H3 { [H4 H5 H6 H7 H8] [] [H2 H1] [G3 F3 E3 D3 C3 B3 A3] [] [G4 F5 E6 D7 C8] [] [G2 F1] [G1 F2 F4 G5] }
    A4 { [A5 A6 A7 A8] [B4 C4 D4 E4 F4 G4 H4] [A3 A2 A1] [] [B5 C6 D7 E8] [] [B3 C2 D1] [] [B2 C3 C5 B6] }
    B4 { [B5 B6 B7 B8] [C4 D4 E4 F4 G4 H4] [B3 B2 B1] [A4] [C5 D6 E7 F8] [A5] [C3 D2 E1] [A3] [A2 C2 D3 D5 A6 C6] }
    C4 { [C5 C6 C7 C8] [D4 E4 F4 G4 H4] [C3 C2 C1] [B4 A4] [D5 E6 F7 G8] [B5 A6] [D3 E2 F1] [B3 A2] [B2 D2 A3 E3 A5 E5 B6 D6] }
    D4 { [D5 D6 D7 D8] [E4 F4 G4 H4] [D3 D2 D1] [C4 B4 A4] [E5 F6 G7 H8] [C5 B6 A7] [E3 F2 G1] [C3 B2 A1] [C2 E2 B3 F3 B5 F5 C6 E6] }
    E4 { [E5 E6 E7 E8] [F4 G4 H4] [E3 E2 E1] [D4 C4 B4 A4] [F5 G6 H7] [D5 C6 B7 A8] [F3 G2 H1] [D3 C2 B1] [D2 F2 C3 G3 C5 G5 D6 F6] }
    F4 { [F5 F6 F7 F8] [G4 H4] [F3 F2 F1] [E4 D4 C4 B4 A4] [G5 H6] [E5 D6 C7 B8] [G3 H2] [E3 D2 C1] [E2 G2 D3 H3 D5 H5 E6 G6] }
    G4 { [G5 G6 G7 G8] [H4] [G3 G2 G1] [F4 E4 D4 C4 B4 A4] [H5] [F5 E6 D7 C8] [H3] [F3 E2 D1] [F2 H2 E3 E5 F6 H6] }
    H4 { [H5 H6 H7 H8] [] [H3 H2 H1] [G4 F4 E4 D4 C4 B4 A4] [] [G5 F6 E7 D8] [] [G3 F2 E1] [G2 F3 F5 G6] }
    A5 { [A6 A7 A8] [B5 C5 D5 E5 F5 G5 H5] [A4 A3 A2 A1] [] [B6 C7 D8] [] [B4 C3 D2 E1] [] [B3 C4 C6 B7] }
    B5 { [B6 B7 B8] [C5 D5 E5 F5 G5 H5] [B4 B3 B2 B1] [A5] [C6 D7 E8] [A6] [C4 D3 E2 F1] [A4] [A3 C3 D4 D6 A7 C7] }
    C5 { [C6 C7 C8] [D5 E5 F5 G5 H5] [C4 C3 C2 C1] [B5 A5] [D6 E7 F8] [B6 A7] [D4 E3 F2 G1] [B4 A3] [B3 D3 A4 E4 A6 E6 B7 D7] }
    D5 { [D6 D7 D8] [E5 F5 G5 H5] [D4 D3 D2 D1] [C5 B5 A5] [E6 F7 G8] [C6 B7 A8] [E4 F3 G2 H1] [C4 B3 A2] [C3 E3 B4 F4 B6 F6 C7 E7] }
    E5 { [E6 E7 E8] [F5 G5 H5] [E4 E3 E2 E1] [D5 C5 B5 A5] [F6 G7 H8] [D6 C7 B8] [F4 G3 H2] [D4 C3 B2 A1] [D3 F3 C4 G4 C6 G6 D7 F7] }
    F5 { [F6 F7 F8] [G5 H5] [F4 F3 F2 F1] [E5 D5 C5 B5 A5] [G6 H7] [E6 D7 C8] [G4 H3] [E4 D3 C2 B1] [E3 G3 D4 H4 D6 H6 E7 G7] }
    G5 { [G6 G7 G8] [H5] [G4 G3 G2 G1] [F5 E5 D5 C5 B5 A5] [H6] [F6 E7 D8] [H4] [F4 E3 D2 C1] [F3 H3 E4 E6 F7 H7] }
    H5 { [H6 H7 H8] [] [H4 H3 H2 H1] [G5 F5 E5 D5 C5 B5 A5] [] [G6 F7 E8] [] [G4 F3 E2 D1] [G3 F4 F6 G7] }
    A6 { [A7 A8] [B6 C6 D6 E6 F6 G6 H6] [A5 A4 A3 A2 A1] [] [B7 C8] [] [B5 C4 D3 E2 F1] [] [B4 C5 C7 B8] }
    B6 { [B7 B8] [C6 D6 E6 F6 G6 H6] [B5 B4 B3 B2 B1] [A6] [C7 D8] [A7] [C5 D4 E3 F2 G1] [A5] [A4 C4 D5 D7 A8 C8] }
    C6 { [C7 C8] [D6 E6 F6 G6 H6] [C5 C4 C3 C2 C1] [B6 A6] [D7 E8] [B7 A8] [D5 E4 F3 G2 H1] [B5 A4] [B4 D4 A5 E5 A7 E7 B8 D8] }
    D6 { [D7 D8] [E6 F6 G6 H6] [D5 D4 D3 D2 D1] [C6 B6 A6] [E7 F8] [C7 B8] [E5 F4 G3 H2] [C5 B4 A3] [C4 E4 B5 F5 B7 F7 C8 E8] }
    E6 { [E7 E8] [F6 G6 H6] [E5 E4 E3 E2 E1] [D6 C6 B6 A6] [F7 G8] [D7 C8] [F5 G4 H3] [D5 C4 B3 A2] [D4 F4 C5 G5 C7 G7 D8 F8] }
    F6 { [F7 F8] [G6 H6] [F5 F4 F3 F2 F1] [E6 D6 C6 B6 A6] [G7 H8] [E7 D8] [G5 H4] [E5 D4 C3 B2 A1] [E4 G4 D5 H5 D7 H7 E8 G8] }
    G6 { [G7 G8] [H6] [G5 G4 G3 G2 G1] [F6 E6 D6 C6 B6 A6] [H7] [F7 E8] [H5] [F5 E4 D3 C2 B1] [F4 H4 E5 E7 F8 H8] }
    H6 { [H7 H8] [] [H5 H4 H3 H2 H1] [G6 F6 E6 D6 C6 B6 A6] [] [G7 F8] [] [G5 F4 E3 D2 C1] [G4 F5 F7 G8] }
    A7 { [A8] [B7 C7 D7 E7 F7 G7 H7] [A6 A5 A4 A3 A2 A1] [] [B8] [] [B6 C5 D4 E3 F2 G1] [] [B5 C6 C8] }
    B7 { [B8] [C7 D7 E7 F7 G7 H7] [B6 B5 B4 B3 B2 B1] [A7] [C8] [A8] [C6 D5 E4 F3 G2 H1] [A6] [A5 C5 D6 D8] }
    C7 { [C8] [D7 E7 F7 G7 H7] [C6 C5 C4 C3 C2 C1] [B7 A7] [D8] [B8] [D6 E5 F4 G3 H2] [B6 A5] [B5 D5 A6 E6 A8 E8] }
    D7 { [D8] [E7 F7 G7 H7] [D6 D5 D4 D3 D2 D1] [C7 B7 A7] [E8] [C8] [E6 F5 G4 H3] [C6 B5 A4] [C5 E5 B6 F6 B8 F8] }
    E7 { [E8] [F7 G7 H7] [E6 E5 E4 E3 E2 E1] [D7 C7 B7 A7] [F8] [D8] [F6 G5 H4] [D6 C5 B4 A3] [D5 F5 C6 G6 C8 G8] }
    F7 { [F8] [G7 H7] [F6 F5 F4 F3 F2 F1] [E7 D7 C7 B7 A7] [G8] [E8] [G6 H5] [E6 D5 C4 B3 A2] [E5 G5 D6 H6 D8 H8] }
    G7 { [G8] [H7] [G6 G5 G4 G3 G2 G1] [F7 E7 D7 C7 B7 A7] [H8] [F8] [H6] [F6 E5 D4 C3 B2 A1] [F5 H5 E6 E8] }
    H7 { [H8] [] [H6 H5 H4 H3 H2 H1] [G7 F7 E7 D7 C7 B7 A7] [] [G8] [] [G6 F5 E4 D3 C2 B1] [G5 F6 F8] }
    A8 { [] [B8 C8 D8 E8 F8 G8 H8] [A7 A6 A5 A4 A3 A2 A1] [] [] [] [B7 C6 D5 E4 F3 G2 H1] [] [B6 C7] }
    B8 { [] [C8 D8 E8 F8 G8 H8] [B7 B6 B5 B4 B3 B2 B1] [A8] [] [] [C7 D6 E5 F4 G3 H2] [A7] [A6 C6 D7] }
    C8 { [] [D8 E8 F8 G8 H8] [C7 C6 C5 C4 C3 C2 C1] [B8 A8] [] [] [D7 E6 F5 G4 H3] [B7 A6] [B6 D6 A7 E7] }
    D8 { [] [E8 F8 G8 H8] [D7 D6 D5 D4 D3 D2 D1] [C8 B8 A8] [] [] [E7 F6 G5 H4] [C7 B6 A5] [C6 E6 B7 F7] }
    E8 { [] [F8 G8 H8] [E7 E6 E5 E4 E3 E2 E1] [D8 C8 B8 A8] [] [] [F7 G6 H5] [D7 C6 B5 A4] [D6 F6 C7 G7] }
    F8 { [] [G8 H8] [F7 F6 F5 F4 F3 F2 F1] [E8 D8 C8 B8 A8] [] [] [G7 H6] [E7 D6 C5 B4 A3] [E6 G6 D7 H7] }
    G8 { [] [H8] [G7 G6 G5 G4 G3 G2 G1] [F8 E8 D8 C8 B8 A8] [] [] [H7] [F7 E6 D5 C4 B3 A2] [F6 H6 E7] }
    H8 { [] [] [H7 H6 H5 H4 H3 H2 H1] [G8 F8 E8 D8 C8 B8 A8] [] [] [] [G7 F6 E5 D4 C3 B2 A1] [G6 F7] }
}

// The squares between two squares of one line.
lines! {
    A1 { B1 Straight [] C1 Straight [B1] D1 Straight [B1 C1] E1 Straight [B1 C1 D1] F1 Straight [B1 C1 D1 E1] G1 Straight [B1 C1 D1 E1 F1] H1 Straight [B1 C1 D1 E1 F1 G1] A2 Straight [] A3 Straight [A2] A4 Straight [A2 A3] A5 Straight [A2 A3 A4] A6 Straight [A2 A3 A4 A5] A7 Straight [A2 A3 A4 A5 A6] A8 Straight [A2 A3 A4 A5 A6 A7] B2 Diagonal [] C3 Diagonal [B2] D4 Diagonal [B2 C3] E5 Diagonal [B2 C3 D4] F6 Diagonal [B2 C3 D4 E5] G7 Diagonal [B2 C3 D4 E5 F6] H8 Diagonal [B2 C3 D4 E5 F6 G7] }
    B1 { A1 Straight [] C1 Straight [] D1 Straight [C1] E1 Straight [C1 D1] F1 Straight [C1 D1 E1] G1 Straight [C1 D1 E1 F1] H1 Straight [C1 D1 E1 F1 G1] B2 Straight [] B3 Straight [B2] B4 Straight [B2 B3] B5 Straight [B2 B3 B4] B6 Straight [B2 B3 B4 B5] B7 Straight [B2 B3 B4 B5 B6] B8 Straight [B2 B3 B4 B5 B6 B7] A2 Diagonal [] C2 Diagonal [] D3 Diagonal [C2] E4 Diagonal [C2 D3] F5 Diagonal [C2 D3 E4] G6 Diagonal [C2 D3 E4 F5] H7 Diagonal [C2 D3 E4 F5 G6] }
    C1 { A1 Straight [B1] B1 Straight [] D1 Straight [] E1 Straight [D1] F1 Straight [D1 E1] G1 Straight [D1 E1 F1] H1 Straight [D1 E1 F1 G1] C2 Straight [] C3 Straight [C2] C4 Straight [C2 C3] C5 Straight [C2 C3 C4] C6 Straight [C2 C3 C4 C5] C7 Straight [C2 C3 C4 C5 C6] C8 Straight [C2 C3 C4 C5 C6 C7] B2 Diagonal [] D2 Diagonal [] A3 Diagonal [B2] E3 Diagonal [D2] F4 Diagonal [D2 E3] G5 Diagonal [D2 E3 F4] H6 Diagonal [D2 E3 F4 G5] }
    D1 { A1 Straight [C1 B1] B1 Straight [C1] C1 Straight [] E1 Straight [] F1 Straight [E1] G1 Straight [E1 F1] H1 Straight [E1 F1 G1] D2 Straight [] D3 Straight [D2] D4 Straight [D2 D3] D5 Straight [D2 D3 D4] D6 Straight [D2 D3 D4 D5] D7 Straight [D2 D3 D4 D5 D6] D8 Straight [D2 D3 D4 D5 D6 D7] C2 Diagonal [] E2 Diagonal [] B3 Diagonal [C2] F3 Diagonal [E2] A4 Diagonal [C2 B3] G4 Diagonal [E2 F3] H5 Diagonal [E2 F3 G4] }
    E1 { A1 Straight [D1 C1 B1] B1 Straight [D1 C1] C1 Straight [D1] D1 Straight [] F1 Straight [] G1 Straight [F1] H1 Straight [F1 G1] E2 Straight [] E3 Straight [E2] E4 Straight [E2 E3] E5 Straight [E2 E3 E4] E6 Straight [E2 E3 E4 E5] E7 Straight [E2 E3 E4 E5 E6] E8 Straight [E2 E3 E4 E5 E6 E7] D2 Diagonal [] F2 Diagonal [] C3 Diagonal [D2] G3 Diagonal [F2] B4 Diagonal [D2 C3] H4 Diagonal [F2 G3] A5 Diagonal [D2 C3 B4] }
    F1 { A1 Straight [E1 D1 C1 B1] B1 Straight [E1 D1 C1] C1 Straight [E1 D1] D1 Straight [E1] E1 Straight [] G1 Straight [] H1 Straight [G1] F2 Straight [] F3 Straight [F2] F4 Straight [F2 F3] F5 Straight [F2 F3 F4] F6 Straight [F2 F3 F4 F5] F7 Straight [F2 F3 F4 F5 F6] F8 Straight [F2 F3 F4 F5 F6 F7] E2 Diagonal [] G2 Diagonal [] D3 Diagonal [E2] H3 Diagonal [G2] C4 Diagonal [E2 D3] B5 Diagonal [E2 D3 C4] A6 Diagonal [E2 D3 C4 B5] }
    G1 { A1 Straight [F1 E1 D1 C1 B1] B1 Straight [F1 E1 D1 C1] C1 Straight [F1 E1 D1] D1 Straight [F1 E1] E1 Straight [F1] F1 Straight [] H1 Straight [] G2 Straight [] G3 Straight [G2] G4 Straight [G2 G3] G5 Straight [G2 G3 G4] G6 Straight [G2 G3 G4 G5] G7 Straight [G2 G3 G4 G5 G6] G8 Straight [G2 G3 G4 G5 G6 G7] F2 Diagonal [] H2 Diagonal [] E3 Diagonal [F2] D4 Diagonal [F2 E3] C5 Diagonal [F2 E3 D4] B6 Diagonal [F2 E3 D4 C5] A7 Diagonal [F2 E3 D4 C5 B6] }
    H1 { A1 Straight [G1 F1 E1 D1 C1 B1] B1 Straight [G1 F1 E1 D1 C1] C1 Straight [G1 F1 E1 D1] D1 Straight [G1 F1 E1] E1 Straight [G1 F1] F1 Straight [G1] G1 Straight [] H2 Straight [] H3 Straight [H2] H4 Straight [H2 H3] H5 Straight [H2 H3 H4] H6 Straight [H2 H3 H4 H5] H7 Straight [H2 H3 H4 H5 H6] H8 Straight [H2 H3 H4 H5 H6 H7] G2 Diagonal [] F3 Diagonal [G2] E4 Diagonal [G2 F3] D5 Diagonal [G2 F3 E4] C6 Diagonal [G2 F3 E4 D5] B7 Diagonal [G2 F3 E4 D5 C6] A8 Diagonal [G2 F3 E4 D5 C6 B7] }
    A2 { A1 Straight [] B2 Straight [] C2 Straight [B2] D2 Straight [B2 C2] E2 Straight [B2 C2 D2] F2 Straight [B2 C2 D2 E2] G2 Straight [B2 C2 D2 E2 F2] H2 Straight [B2 C2 D2 E2 F2 G2] A3 Straight [] A4 Straight [A3] A5 Straight [A3 A4] A6 Straight [A3 A4 A5] A7 Straight [A3 A4 A5 A6] A8 Straight [A3 A4 A5 A6 A7] B1 Diagonal [] B3 Diagonal [] C4 Diagonal [B3] D5 Diagonal [B3 C4] E6 Diagonal [B3 C4 D5] F7 Diagonal [B3 C4 D5 E6] G8 Diagonal [B3 C4 D5 E6 F7] }
    B2 { B1 Straight [] A2 Straight [] C2 Straight [] D2 Straight [C2] E2 Straight [C2 D2] F2 Straight [C2 D2 E2] G2 Straight [C2 D2 E2 F2] H2 Straight [C2 D2 E2 F2 G2] B3 Straight [] B4 Straight [B3] B5 Straight [B3 B4] B6 Straight [B3 B4 B5] B7 Straight [B3 B4 B5 B6] B8 Straight [B3 B4 B5 B6 B7] A1 Diagonal [] C1 Diagonal [] A3 Diagonal [] C3 Diagonal [] D4 Diagonal [C3] E5 Diagonal [C3 D4] F6 Diagonal [C3 D4 E5] G7 Diagonal [C3 D4 E5 F6] H8 Diagonal [C3 D4 E5 F6 G7] }
    C2 { C1 Straight [] A2 Straight [B2] B2 Straight [] D2 Straight [] E2 Straight [D2] F2 Straight [D2 E2] G2 Straight [D2 E2 F2] H2 Straight [D2 E2 F2 G2] C3 Straight [] C4 Straight [C3] C5 Straight [C3 C4] C6 Straight [C3 C4 C5] C7 Straight [C3 C4 C5 C6] C8 Straight [C3 C4 C5 C6 C7] B1 Diagonal [] D1 Diagonal [] B3 Diagonal [] D3 Diagonal [] A4 Diagonal [B3] E4 Diagonal [D3] F5 Diagonal [D3 E4] G6 Diagonal [D3 E4 F5] H7 Diagonal [D3 E4 F5 G6] }
    D2 { D1 Straight [] A2 Straight [C2 B2] B2 Straight [C2] C2 Straight [] E2 Straight [] F2 Straight [E2] G2 Straight [E2 F2] H2 Straight [E2 F2 G2] D3 Straight [] D4 Straight [D3] D5 Straight [D3 D4] D6 Straight [D3 D4 D5] D7 Straight [D3 D4 D5 D6] D8 Straight [D3 D4 D5 D6 D7] C1 Diagonal [] E1 Diagonal [] C3 Diagonal [] E3 Diagonal [] B4 Diagonal [C3] F4 Diagonal [E3] A5 Diagonal [C3 B4] G5 Diagonal [E3 F4] H6 Diagonal [E3 F4 G5] }
    E2 { E1 Straight [] A2 Straight [D2 C2 B2] B2 Straight [D2 C2] C2 Straight [D2] D2 Straight [] F2 Straight [] G2 Straight [F2] H2 Straight [F2 G2] E3 Straight [] E4 Straight [E3] E5 Straight [E3 E4] E6 Straight [E3 E4 E5] E7 Straight [E3 E4 E5 E6] E8 Straight [E3 E4 E5 E6 E7] D1 Diagonal [] F1 Diagonal [] D3 Diagonal [] F3 Diagonal [] C4 Diagonal [D3] G4 Diagonal [F3] B5 Diagonal [D3 C4] H5 Diagonal [F3 G4] A6 Diagonal [D3 C4 B5] }
    F2 { F1 Straight [] A2 Straight [E2 D2 C2 B2] B2 Straight [E2 D2 C2] C2 Straight [E2 D2] D2 Straight [E2] E2 Straight [] G2 Straight [] H2 Straight [G2] F3 Straight [] F4 Straight [F3] F5 Straight [F3 F4] F6 Straight [F3 F4 F5] F7 Straight [F3 F4 F5 F6] F8 Straight [F3 F4 F5 F6 F7] E1 Diagonal [] G1 Diagonal [] E3 Diagonal [] G3 Diagonal [] D4 Diagonal [E3] H4 Diagonal [G3] C5 Diagonal [E3 D4] B6 Diagonal [E3 D4 C5] A7 Diagonal [E3 D4 C5 B6] }
    G2 { G1 Straight [] A2 Straight [F2 E2 D2 C2 B2] B2 Straight [F2 E2 D2 C2] C2 Straight [F2 E2 D2] D2 Straight [F2 E2] E2 Straight [F2] F2 Straight [] H2 Straight [] G3 Straight [] G4 Straight [G3] G5 Straight [G3 G4] G6 Straight [G3 G4 G5] G7 Straight [G3 G4 G5 G6] G8 Straight [G3 G4 G5 G6 G7] F1 Diagonal [] H1 Diagonal [] F3 Diagonal [] H3 Diagonal [] E4 Diagonal [F3] D5 Diagonal [F3 E4] C6 Diagonal [F3 E4 D5] B7 Diagonal [F3 E4 D5 C6] A8 Diagonal [F3 E4 D5 C6 B7] }
    H2 { H1 Straight [] A2 Straight [G2 F2 E2 D2 C2 B2] B2 Straight [G2 F2 E2 D2 C2] C2 Straight [G2 F2 E2 D2] D2 Straight [G2 F2 E2] E2 Straight [G2 F2] F2 Straight [G2] G2 Straight [] H3 Straight [] H4 Straight [H3] H5 Straight [H3 H4] H6 Straight [H3 H4 H5] H7 Straight [H3 H4 H5 H6] H8 Straight [H3 H4 H5 H6 H7] G1 Diagonal [] G3 Diagonal [] F4 Diagonal [G3] E5 Diagonal [G3 F4] D6 Diagonal [G3 F4 E5] C7 Diagonal [G3 F4 E5 D6] B8 Diagonal [G3 F4 E5 D6 C7] }
    A3 { A1 Straight [A2] A2 Straight [] B3 Straight [] C3 Straight [B3] D3 Straight [B3 C3] E3 Straight [B3 C3 D3] F3 Straight [B3 C3 D3 E3] G3 Straight [B3 C3 D3 E3 F3] H3 Straight [B3 C3 D3 E3 F3 G3] A4 Straight [] A5 Straight [A4] A6 Straight [A4 A5] A7 Straight [A4 A5 A6] A8 Straight [A4 A5 A6 A7] C1 Diagonal [B2] B2 Diagonal [] B4 Diagonal [] C5 Diagonal [B4] D6 Diagonal [B4 C5] E7 Diagonal [B4 C5 D6] F8 Diagonal [B4 C5 D6 E7] }
    B3 { B1 Straight [B2] B2 Straight [] A3 Straight [] C3 Straight [] D3 Straight [C3] E3 Straight [C3 D3] F3 Straight [C3 D3 E3] G3 Straight [C3 D3 E3 F3] H3 Straight [C3 D3 E3 F3 G3] B4 Straight [] B5 Straight [B4] B6 Straight [B4 B5] B7 Straight [B4 B5 B6] B8 Straight [B4 B5 B6 B7] D1 Diagonal [C2] A2 Diagonal [] C2 Diagonal [] A4 Diagonal [] C4 Diagonal [] D5 Diagonal [C4] E6 Diagonal [C4 D5] F7 Diagonal [C4 D5 E6] G8 Diagonal [C4 D5 E6 F7] }
    C3 { C1 Straight [C2] C2 Straight [] A3 Straight [B3] B3 Straight [] D3 Straight [] E3 Straight [D3] F3 Straight [D3 E3] G3 Straight [D3 E3 F3] H3 Straight [D3 E3 F3 G3] C4 Straight [] C5 Straight [C4] C6 Straight [C4 C5] C7 Straight [C4 C5 C6] C8 Straight [C4 C5 C6 C7] A1 Diagonal [B2] E1 Diagonal [D2] B2 Diagonal [] D2 Diagonal [] B4 Diagonal [] D4 Diagonal [] A5 Diagonal [B4] E5 Diagonal [D4] F6 Diagonal [D4 E5] G7 Diagonal [D4 E5 F6] H8 Diagonal [D4 E5 F6 G7] }
    D3 { D1 Straight [D2] D2 Straight [] A3 Straight [C3 B3] B3 Straight [C3] C3 Straight [] E3 Straight [] F3 Straight [E3] G3 Straight [E3 F3] H3 Straight [E3 F3 G3] D4 Straight [] D5 Straight [D4] D6 Straight [D4 D5] D7 Straight [D4 D5 D6] D8 Straight [D4 D5 D6 D7] B1 Diagonal [C2] F1 Diagonal [E2] C2 Diagonal [] E2 Diagonal [] C4 Diagonal [] E4 Diagonal [] B5 Diagonal [C4] F5 Diagonal [E4] A6 Diagonal [C4 B5] G6 Diagonal [E4 F5] H7 Diagonal [E4 F5 G6] }
    E3 { E1 Straight [E2] E2 Straight [] A3 Straight [D3 C3 B3] B3 Straight [D3 C3] C3 Straight [D3] D3 Straight [] F3 Straight [] G3 Straight [F3] H3 Straight [F3 G3] E4 Straight [] E5 Straight [E4] E6 Straight [E4 E5] E7 Straight [E4 E5 E6] E8 Straight [E4 E5 E6 E7] C1 Diagonal [D2] G1 Diagonal [F2] D2 Diagonal [] F2 Diagonal [] D4 Diagonal [] F4 Diagonal [] C5 Diagonal [D4] G5 Diagonal [F4] B6 Diagonal [D4 C5] H6 Diagonal [F4 G5] A7 Diagonal [D4 C5 B6] }
    F3 { F1 Straight [F2] F2 Straight [] A3 Straight [E3 D3 C3 B3] B3 Straight [E3 D3 C3] C3 Straight [E3 D3] D3 Straight [E3] E3 Straight [] G3 Straight [] H3 Straight [G3] F4 Straight [] F5 Straight [F4] F6 Straight [F4 F5] F7 Straight [F4 F5 F6] F8 Straight [F4 F5 F6 F7] D1 Diagonal [E2] H1 Diagonal [G2] E2 Diagonal [] G2 Diagonal [] E4 Diagonal [] G4 Diagonal [] D5 Diagonal [E4] H5 Diagonal [G4] C6 Diagonal [E4 D5] B7 Diagonal [E4 D5 C6] A8 Diagonal [E4 D5 C6 B7] }
    G3 { G1 Straight [G2] G2 Straight [] A3 Straight [F3 E3 D3 C3 B3] B3 Straight [F3 E3 D3 C3] C3 Straight [F3 E3 D3] D3 Straight [F3 E3] E3 Straight [F3] F3 Straight [] H3 Straight [] G4 Straight [] G5 Straight [G4] G6 Straight [G4 G5] G7 Straight [G4 G5 G6] G8 Straight [G4 G5 G6 G7] E1 Diagonal [F2] F2 Diagonal [] H2 Diagonal [] F4 Diagonal [] H4 Diagonal [] E5 Diagonal [F4] D6 Diagonal [F4 E5] C7 Diagonal [F4 E5 D6] B8 Diagonal [F4 E5 D6 C7] }
    H3 { H1 Straight [H2] H2 Straight [] A3 Straight [G3 F3 E3 D3 C3 B3] B3 Straight [G3 F3 E3 D3 C3] C3 Straight [G3 F3 E3 D3] D3 Straight [G3 F3 E3] E3 Straight [G3 F3] F3 Straight [G3] G3 Straight [] H4 Straight [] H5 Straight [H4] H6 Straight [H4 H5] H7 Straight [H4 H5 H6] H8 Straight [H4 H5 H6 H7] F1 Diagonal [G2] G2 Diagonal [] G4 Diagonal [] F5 Diagonal [G4] E6 Diagonal [G4 F5] D7 Diagonal [G4 F5 E6] C8 Diagonal [G4 F5 E6 D7] }
    A4 { A1 Straight [A3 A2] A2 Straight [A3] A3 Straight [] B4 Straight [] C4 Straight [B4] D4 Straight [B4 C4] E4 Straight [B4 C4 D4] F4 Straight [B4 C4 D4 E4] G4 Straight [B4 C4 D4 E4 F4] H4 Straight [B4 C4 D4 E4 F4 G4] A5 Straight [] A6 Straight [A5] A7 Straight [A5 A6] A8 Straight [A5 A6 A7] D1 Diagonal [B3 C2] C2 Diagonal [B3] B3 Diagonal [] B5 Diagonal [] C6 Diagonal [B5] D7 Diagonal [B5 C6] E8 Diagonal [B5 C6 D7] }
    B4 { B1 Straight [B3 B2] B2 Straight [B3] B3 Straight [] A4 Straight [] C4 Straight [] D4 Straight [C4] E4 Straight [C4 D4] F4 Straight [C4 D4 E4] G4 Straight [C4 D4 E4 F4] H4 Straight [C4 D4 E4 F4 G4] B5 Straight [] B6 Straight [B5] B7 Straight [B5 B6] B8 Straight [B5 B6 B7] E1 Diagonal [C3 D2] D2 Diagonal [C3] A3 Diagonal [] C3 Diagonal [] A5 Diagonal [] C5 Diagonal [] D6 Diagonal [C5] E7 Diagonal [C5 D6] F8 Diagonal [C5 D6 E7] }
    C4 { C1 Straight [C3 C2] C2 Straight [C3] C3 Straight [] A4 Straight [B4] B4 Straight [] D4 Straight [] E4 Straight [D4] F4 Straight [D4 E4] G4 Straight [D4 E4 F4] H4 Straight [D4 E4 F4 G4] C5 Straight [] C6 Straight [C5] C7 Straight [C5 C6] C8 Straight [C5 C6 C7] F1 Diagonal [D3 E2] A2 Diagonal [B3] E2 Diagonal [D3] B3 Diagonal [] D3 Diagonal [] B5 Diagonal [] D5 Diagonal [] A6 Diagonal [B5] E6 Diagonal [D5] F7 Diagonal [D5 E6] G8 Diagonal [D5 E6 F7] }
    D4 { D1 Straight [D3 D2] D2 Straight [D3] D3 Straight [] A4 Straight [C4 B4] B4 Straight [C4] C4 Straight [] E4 Straight [] F4 Straight [E4] G4 Straight [E4 F4] H4 Straight [E4 F4 G4] D5 Straight [] D6 Straight [D5] D7 Straight [D5 D6] D8 Straight [D5 D6 D7] A1 Diagonal [C3 B2] G1 Diagonal [E3 F2] B2 Diagonal [C3] F2 Diagonal [E3] C3 Diagonal [] E3 Diagonal [] C5 Diagonal [] E5 Diagonal [] B6 Diagonal [C5] F6 Diagonal [E5] A7 Diagonal [C5 B6] G7 Diagonal [E5 F6] H8 Diagonal [E5 F6 G7] }
    E4 { E1 Straight [E3 E2] E2 Straight [E3] E3 Straight [] A4 Straight [D4 C4 B4] B4 Straight [D4 C4] C4 Straight [D4] D4 Straight [] F4 Straight [] G4 Straight [F4] H4 Straight [F4 G4] E5 Straight [] E6 Straight [E5] E7 Straight [E5 E6] E8 Straight [E5 E6 E7] B1 Diagonal [D3 C2] H1 Diagonal [F3 G2] C2 Diagonal [D3] G2 Diagonal [F3] D3 Diagonal [] F3 Diagonal [] D5 Diagonal [] F5 Diagonal [] C6 Diagonal [D5] G6 Diagonal [F5] B7 Diagonal [D5 C6] H7 Diagonal [F5 G6] A8 Diagonal [D5 C6 B7] }
    F4 { F1 Straight [F3 F2] F2 Straight [F3] F3 Straight [] A4 Straight [E4 D4 C4 B4] B4 Straight [E4 D4 C4] C4 Straight [E4 D4] D4 Straight [E4] E4 Straight [] G4 Straight [] H4 Straight [G4] F5 Straight [] F6 Straight [F5] F7 Straight [F5 F6] F8 Straight [F5 F6 F7] C1 Diagonal [E3 D2] D2 Diagonal [E3] H2 Diagonal [G3] E3 Diagonal [] G3 Diagonal [] E5 Diagonal [] G5 Diagonal [] D6 Diagonal [E5] H6 Diagonal [G5] C7 Diagonal [E5 D6] B8 Diagonal [E5 D6 C7] }
    G4 { G1 Straight [G3 G2] G2 Straight [G3] G3 Straight [] A4 Straight [F4 E4 D4 C4 B4] B4 Straight [F4 E4 D4 C4] C4 Straight [F4 E4 D4] D4 Straight [F4 E4] E4 Straight [F4] F4 Straight [] H4 Straight [] G5 Straight [] G6 Straight [G5] G7 Straight [G5 G6] G8 Straight [G5 G6 G7] D1 Diagonal [F3 E2] E2 Diagonal [F3] F3 Diagonal [] H3 Diagonal [] F5 Diagonal [] H5 Diagonal [] E6 Diagonal [F5] D7 Diagonal [F5 E6] C8 Diagonal [F5 E6 D7] }
    H4 { H1 Straight [H3 H2] H2 Straight [H3] H3 Straight [] A4 Straight [G4 F4 E4 D4 C4 B4] B4 Straight [G4 F4 E4 D4 C4] C4 Straight [G4 F4 E4 D4] D4 Straight [G4 F4 E4] E4 Straight [G4 F4] F4 Straight [G4] G4 Straight [] H5 Straight [] H6 Straight [H5] H7 Straight [H5 H6] H8 Straight [H5 H6 H7] E1 Diagonal [G3 F2] F2 Diagonal [G3] G3 Diagonal [] G5 Diagonal [] F6 Diagonal [G5] E7 Diagonal [G5 F6] D8 Diagonal [G5 F6 E7] }
    A5 { A1 Straight [A4 A3 A2] A2 Straight [A4 A3] A3 Straight [A4] A4 Straight [] B5 Straight [] C5 Straight [B5] D5 Straight [B5 C5] E5 Straight [B5 C5 D5] F5 Straight [B5 C5 D5 E5] G5 Straight [B5 C5 D5 E5 F5] H5 Straight [B5 C5 D5 E5 F5 G5] A6 Straight [] A7 Straight [A6] A8 Straight [A6 A7] E1 Diagonal [B4 C3 D2] D2 Diagonal [B4 C3] C3 Diagonal [B4] B4 Diagonal [] B6 Diagonal [] C7 Diagonal [B6] D8 Diagonal [B6 C7] }
    B5 { B1 Straight [B4 B3 B2] B2 Straight [B4 B3] B3 Straight [B4] B4 Straight [] A5 Straight [] C5 Straight [] D5 Straight [C5] E5 Straight [C5 D5] F5 Straight [C5 D5 E5] G5 Straight [C5 D5 E5 F5] H5 Straight [C5 D5 E5 F5 G5] B6 Straight [] B7 Straight [B6] B8 Straight [B6 B7] F1 Diagonal [C4 D3 E2] E2 Diagonal [C4 D3] D3 Diagonal [C4] A4 Diagonal [] C4 Diagonal [] A6 Diagonal [] C6 Diagonal [] D7 Diagonal [C6] E8 Diagonal [C6 D7] }
    C5 { C1 Straight [C4 C3 C2] C2 Straight [C4 C3] C3 Straight [C4] C4 Straight [] A5 Straight [B5] B5 Straight [] D5 Straight [] E5 Straight [D5] F5 Straight [D5 E5] G5 Straight [D5 E5 F5] H5 Straight [D5 E5 F5 G5] C6 Straight [] C7 Straight [C6] C8 Straight [C6 C7] G1 Diagonal [D4 E3 F2] F2 Diagonal [D4 E3] A3 Diagonal [B4] E3 Diagonal [D4] B4 Diagonal [] D4 Diagonal [] B6 Diagonal [] D6 Diagonal [] A7 Diagonal [B6] E7 Diagonal [D6] F8 Diagonal [D6 E7] }
    D5 { D1 Straight [D4 D3 D2] D2 Straight [D4 D3] D3 Straight [D4] D4 Straight [] A5 Straight [C5 B5] B5 Straight [C5] C5 Straight [] E5 Straight [] F5 Straight [E5] G5 Straight [E5 F5] H5 Straight [E5 F5 G5] D6 Straight [] D7 Straight [D6] D8 Straight [D6 D7] H1 Diagonal [E4 F3 G2] A2 Diagonal [C4 B3] G2 Diagonal [E4 F3] B3 Diagonal [C4] F3 Diagonal [E4] C4 Diagonal [] E4 Diagonal [] C6 Diagonal [] E6 Diagonal [] B7 Diagonal [C6] F7 Diagonal [E6] A8 Diagonal [C6 B7] G8 Diagonal [E6 F7] }
    E5 { E1 Straight [E4 E3 E2] E2 Straight [E4 E3] E3 Straight [E4] E4 Straight [] A5 Straight [D5 C5 B5] B5 Straight [D5 C5] C5 Straight [D5] D5 Straight [] F5 Straight [] G5 Straight [F5] H5 Straight [F5 G5] E6 Straight [] E7 Straight [E6] E8 Straight [E6 E7] A1 Diagonal [D4 C3 B2] B2 Diagonal [D4 C3] H2 Diagonal [F4 G3] C3 Diagonal [D4] G3 Diagonal [F4] D4 Diagonal [] F4 Diagonal [] D6 Diagonal [] F6 Diagonal [] C7 Diagonal [D6] G7 Diagonal [F6] B8 Diagonal [D6 C7] H8 Diagonal [F6 G7] }
    F5 { F1 Straight [F4 F3 F2] F2 Straight [F4 F3] F3 Straight [F4] F4 Straight [] A5 Straight [E5 D5 C5 B5] B5 Straight [E5 D5 C5] C5 Straight [E5 D5] D5 Straight [E5] E5 Straight [] G5 Straight [] H5 Straight [G5] F6 Straight [] F7 Straight [F6] F8 Straight [F6 F7] B1 Diagonal [E4 D3 C2] C2 Diagonal [E4 D3] D3 Diagonal [E4] H3 Diagonal [G4] E4 Diagonal [] G4 Diagonal [] E6 Diagonal [] G6 Diagonal [] D7 Diagonal [E6] H7 Diagonal [G6] C8 Diagonal [E6 D7] }
    G5 { G1 Straight [G4 G3 G2] G2 Straight [G4 G3] G3 Straight [G4] G4 Straight [] A5 Straight [F5 E5 D5 C5 B5] B5 Straight [F5 E5 D5 C5] C5 Straight [F5 E5 D5] D5 Straight [F5 E5] E5 Straight [F5] F5 Straight [] H5 Straight [] G6 Straight [] G7 Straight [G6] G8 Straight [G6 G7] C1 Diagonal [F4 E3 D2] D2 Diagonal [F4 E3] E3 Diagonal [F4] F4 Diagonal [] H4 Diagonal [] F6 Diagonal [] H6 Diagonal [] E7 Diagonal [F6] D8 Diagonal [F6 E7] }
    H5 { H1 Straight [H4 H3 H2] H2 Straight [H4 H3] H3 Straight [H4] H4 Straight [] A5 Straight [G5 F5 E5 D5 C5 B5] B5 Straight [G5 F5 E5 D5 C5] C5 Straight [G5 F5 E5 D5] D5 Straight [G5 F5 E5] E5 Straight [G5 F5] F5 Straight [G5] G5 Straight [] H6 Straight [] H7 Straight [H6] H8 Straight [H6 H7] D1 Diagonal [G4 F3 E2] E2 Diagonal [G4 F3] F3 Diagonal [G4] G4 Diagonal [] G6 Diagonal [] F7 Diagonal [G6] E8 Diagonal [G6 F7] }
    A6 { A1 Straight [A5 A4 A3 A2] A2 Straight [A5 A4 A3] A3 Straight [A5 A4] A4 Straight [A5] A5 Straight [] B6 Straight [] C6 Straight [B6] D6 Straight [B6 C6] E6 Straight [B6 C6 D6] F6 Straight [B6 C6 D6 E6] G6 Straight [B6 C6 D6 E6 F6] H6 Straight [B6 C6 D6 E6 F6 G6] A7 Straight [] A8 Straight [A7] F1 Diagonal [B5 C4 D3 E2] E2 Diagonal [B5 C4 D3] D3 Diagonal [B5 C4] C4 Diagonal [B5] B5 Diagonal [] B7 Diagonal [] C8 Diagonal [B7] }
    B6 { B1 Straight [B5 B4 B3 B2] B2 Straight [B5 B4 B3] B3 Straight [B5 B4] B4 Straight [B5] B5 Straight [] A6 Straight [] C6 Straight [] D6 Straight [C6] E6 Straight [C6 D6] F6 Straight [C6 D6 E6] G6 Straight [C6 D6 E6 F6] H6 Straight [C6 D6 E6 F6 G6] B7 Straight [] B8 Straight [B7] G1 Diagonal [C5 D4 E3 F2] F2 Diagonal [C5 D4 E3] E3 Diagonal [C5 D4] D4 Diagonal [C5] A5 Diagonal [] C5 Diagonal [] A7 Diagonal [] C7 Diagonal [] D8 Diagonal [C7] }
    C6 { C1 Straight [C5 C4 C3 C2] C2 Straight [C5 C4 C3] C3 Straight [C5 C4] C4 Straight [C5] C5 Straight [] A6 Straight [B6] B6 Straight [] D6 Straight [] E6 Straight [D6] F6 Straight [D6 E6] G6 Straight [D6 E6 F6] H6 Straight [D6 E6 F6 G6] C7 Straight [] C8 Straight [C7] H1 Diagonal [D5 E4 F3 G2] G2 Diagonal [D5 E4 F3] F3 Diagonal [D5 E4] A4 Diagonal [B5] E4 Diagonal [D5] B5 Diagonal [] D5 Diagonal [] B7 Diagonal [] D7 Diagonal [] A8 Diagonal [B7] E8 Diagonal [D7] }
    D6 { D1 Straight [D5 D4 D3 D2] D2 Straight [D5 D4 D3] D3 Straight [D5 D4] D4 Straight [D5] D5 Straight [] A6 Straight [C6 B6] B6 Straight [C6] C6 Straight [] E6 Straight [] F6 Straight [E6] G6 Straight [E6 F6] H6 Straight [E6 F6 G6] D7 Straight [] D8 Straight [D7] H2 Diagonal [E5 F4 G3] A3 Diagonal [C5 B4] G3 Diagonal [E5 F4] B4 Diagonal [C5] F4 Diagonal [E5] C5 Diagonal [] E5 Diagonal [] C7 Diagonal [] E7 Diagonal [] B8 Diagonal [C7] F8 Diagonal [E7] }
    E6 { E1 Straight [E5 E4 E3 E2] E2 Straight [E5 E4 E3] E3 Straight [E5 E4] E4 Straight [E5] E5 Straight [] A6 Straight [D6 C6 B6] B6 Straight [D6 C6] C6 Straight [D6] D6 Straight [] F6 Straight [] G6 Straight [F6] H6 Straight [F6 G6] E7 Straight [] E8 Straight [E7] A2 Diagonal [D5 C4 B3] B3 Diagonal [D5 C4] H3 Diagonal [F5 G4] C4 Diagonal [D5] G4 Diagonal [F5] D5 Diagonal [] F5 Diagonal [] D7 Diagonal [] F7 Diagonal [] C8 Diagonal [D7] G8 Diagonal [F7] }
    F6 { F1 Straight [F5 F4 F3 F2] F2 Straight [F5 F4 F3] F3 Straight [F5 F4] F4 Straight [F5] F5 Straight [] A6 Straight [E6 D6 C6 B6] B6 Straight [E6 D6 C6] C6 Straight [E6 D6] D6 Straight [E6] E6 Straight [] G6 Straight [] H6 Straight [G6] F7 Straight [] F8 Straight [F7] A1 Diagonal [E5 D4 C3 B2] B2 Diagonal [E5 D4 C3] C3 Diagonal [E5 D4] D4 Diagonal [E5] H4 Diagonal [G5] E5 Diagonal [] G5 Diagonal [] E7 Diagonal [] G7 Diagonal [] D8 Diagonal [E7] H8 Diagonal [G7] }
    G6 { G1 Straight [G5 G4 G3 G2] G2 Straight [G5 G4 G3] G3 Straight [G5 G4] G4 Straight [G5] G5 Straight [] A6 Straight [F6 E6 D6 C6 B6] B6 Straight [F6 E6 D6 C6] C6 Straight [F6 E6 D6] D6 Straight [F6 E6] E6 Straight [F6] F6 Straight [] H6 Straight [] G7 Straight [] G8 Straight [G7] B1 Diagonal [F5 E4 D3 C2] C2 Diagonal [F5 E4 D3] D3 Diagonal [F5 E4] E4 Diagonal [F5] F5 Diagonal [] H5 Diagonal [] F7 Diagonal [] H7 Diagonal [] E8 Diagonal [F7] }
    H6 { H1 Straight [H5 H4 H3 H2] H2 Straight [H5 H4 H3] H3 Straight [H5 H4] H4 Straight [H5] H5 Straight [] A6 Straight [G6 F6 E6 D6 C6 B6] B6 Straight [G6 F6 E6 D6 C6] C6 Straight [G6 F6 E6 D6] D6 Straight [G6 F6 E6] E6 Straight [G6 F6] F6 Straight [G6] G6 Straight [] H7 Straight [] H8 Straight [H7] C1 Diagonal [G5 F4 E3 D2] D2 Diagonal [G5 F4 E3] E3 Diagonal [G5 F4] F4 Diagonal [G5] G5 Diagonal [] G7 Diagonal [] F8 Diagonal [G7] }
    A7 { A1 Straight [A6 A5 A4 A3 A2] A2 Straight [A6 A5 A4 A3] A3 Straight [A6 A5 A4] A4 Straight [A6 A5] A5 Straight [A6] A6 Straight [] B7 Straight [] C7 Straight [B7] D7 Straight [B7 C7] E7 Straight [B7 C7 D7] F7 Straight [B7 C7 D7 E7] G7 Straight [B7 C7 D7 E7 F7] H7 Straight [B7 C7 D7 E7 F7 G7] A8 Straight [] G1 Diagonal [B6 C5 D4 E3 F2] F2 Diagonal [B6 C5 D4 E3] E3 Diagonal [B6 C5 D4] D4 Diagonal [B6 C5] C5 Diagonal [B6] B6 Diagonal [] B8 Diagonal [] }
    B7 { B1 Straight [B6 B5 B4 B3 B2] B2 Straight [B6 B5 B4 B3] B3 Straight [B6 B5 B4] B4 Straight [B6 B5] B5 Straight [B6] B6 Straight [] A7 Straight [] C7 Straight [] D7 Straight [C7] E7 Straight [C7 D7] F7 Straight [C7 D7 E7] G7 Straight [C7 D7 E7 F7] H7 Straight [C7 D7 E7 F7 G7] B8 Straight [] H1 Diagonal [C6 D5 E4 F3 G2] G2 Diagonal [C6 D5 E4 F3] F3 Diagonal [C6 D5 E4] E4 Diagonal [C6 D5] D5 Diagonal [C6] A6 Diagonal [] C6 Diagonal [] A8 Diagonal [] C8 Diagonal [] }
    C7 { C1 Straight [C6 C5 C4 C3 C2] C2 Straight [C6 C5 C4 C3] C3 Straight [C6 C5 C4] C4 Straight [C6 C5] C5 Straight [C6] C6 Straight [] A7 Straight [B7] B7 Straight [] D7 Straight [] E7 Straight [D7] F7 Straight [D7 E7] G7 Straight [D7 E7 F7] H7 Straight [D7 E7 F7 G7] C8 Straight [] H2 Diagonal [D6 E5 F4 G3] G3 Diagonal [D6 E5 F4] F4 Diagonal [D6 E5] A5 Diagonal [B6] E5 Diagonal [D6] B6 Diagonal [] D6 Diagonal [] B8 Diagonal [] D8 Diagonal [] }
    D7 { D1 Straight [D6 D5 D4 D3 D2] D2 Straight [D6 D5 D4 D3] D3 Straight [D6 D5 D4] D4 Straight [D6 D5] D5 Straight [D6] D6 Straight [] A7 Straight [C7 B7] B7 Straight [C7] C7 Straight [] E7 Straight [] F7 Straight [E7] G7 Straight [E7 F7] H7 Straight [E7 F7 G7] D8 Straight [] H3 Diagonal [E6 F5 G4] A4 Diagonal [C6 B5] G4 Diagonal [E6 F5] B5 Diagonal [C6] F5 Diagonal [E6] C6 Diagonal [] E6 Diagonal [] C8 Diagonal [] E8 Diagonal [] }
    E7 { E1 Straight [E6 E5 E4 E3 E2] E2 Straight [E6 E5 E4 E3] E3 Straight [E6 E5 E4] E4 Straight [E6 E5] E5 Straight [E6] E6 Straight [] A7 Straight [D7 C7 B7] B7 Straight [D7 C7] C7 Straight [D7] D7 Straight [] F7 Straight [] G7 Straight [F7] H7 Straight [F7 G7] E8 Straight [] A3 Diagonal [D6 C5 B4] B4 Diagonal [D6 C5] H4 Diagonal [F6 G5] C5 Diagonal [D6] G5 Diagonal [F6] D6 Diagonal [] F6 Diagonal [] D8 Diagonal [] F8 Diagonal [] }
    F7 { F1 Straight [F6 F5 F4 F3 F2] F2 Straight [F6 F5 F4 F3] F3 Straight [F6 F5 F4] F4 Straight [F6 F5] F5 Straight [F6] F6 Straight [] A7 Straight [E7 D7 C7 B7] B7 Straight [E7 D7 C7] C7 Straight [E7 D7] D7 Straight [E7] E7 Straight [] G7 Straight [] H7 Straight [G7] F8 Straight [] A2 Diagonal [E6 D5 C4 B3] B3 Diagonal [E6 D5 C4] C4 Diagonal [E6 D5] D5 Diagonal [E6] H5 Diagonal [G6] E6 Diagonal [] G6 Diagonal [] E8 Diagonal [] G8 Diagonal [] }
    G7 { G1 Straight [G6 G5 G4 G3 G2] G2 Straight [G6 G5 G4 G3] G3 Straight [G6 G5 G4] G4 Straight [G6 G5] G5 Straight [G6] G6 Straight [] A7 Straight [F7 E7 D7 C7 B7] B7 Straight [F7 E7 D7 C7] C7 Straight [F7 E7 D7] D7 Straight [F7 E7] E7 Straight [F7] F7 Straight [] H7 Straight [] G8 Straight [] A1 Diagonal [F6 E5 D4 C3 B2] B2 Diagonal [F6 E5 D4 C3] C3 Diagonal [F6 E5 D4] D4 Diagonal [F6 E5] E5 Diagonal [F6] F6 Diagonal [] H6 Diagonal [] F8 Diagonal [] H8 Diagonal [] }
    H7 { H1 Straight [H6 H5 H4 H3 H2] H2 Straight [H6 H5 H4 H3] H3 Straight [H6 H5 H4] H4 Straight [H6 H5] H5 Straight [H6] H6 Straight [] A7 Straight [G7 F7 E7 D7 C7 B7] B7 Straight [G7 F7 E7 D7 C7] C7 Straight [G7 F7 E7 D7] D7 Straight [G7 F7 E7] E7 Straight [G7 F7] F7 Straight [G7] G7 Straight [] H8 Straight [] B1 Diagonal [G6 F5 E4 D3 C2] C2 Diagonal [G6 F5 E4 D3] D3 Diagonal [G6 F5 E4] E4 Diagonal [G6 F5] F5 Diagonal [G6] G6 Diagonal [] G8 Diagonal [] }
    A8 { A1 Straight [A7 A6 A5 A4 A3 A2] A2 Straight [A7 A6 A5 A4 A3] A3 Straight [A7 A6 A5 A4] A4 Straight [A7 A6 A5] A5 Straight [A7 A6] A6 Straight [A7] A7 Straight [] B8 Straight [] C8 Straight [B8] D8 Straight [B8 C8] E8 Straight [B8 C8 D8] F8 Straight [B8 C8 D8 E8] G8 Straight [B8 C8 D8 E8 F8] H8 Straight [B8 C8 D8 E8 F8 G8] H1 Diagonal [B7 C6 D5 E4 F3 G2] G2 Diagonal [B7 C6 D5 E4 F3] F3 Diagonal [B7 C6 D5 E4] E4 Diagonal [B7 C6 D5] D5 Diagonal [B7 C6] C6 Diagonal [B7] B7 Diagonal [] }
    B8 { B1 Straight [B7 B6 B5 B4 B3 B2] B2 Straight [B7 B6 B5 B4 B3] B3 Straight [B7 B6 B5 B4] B4 Straight [B7 B6 B5] B5 Straight [B7 B6] B6 Straight [B7] B7 Straight [] A8 Straight [] C8 Straight [] D8 Straight [C8] E8 Straight [C8 D8] F8 Straight [C8 D8 E8] G8 Straight [C8 D8 E8 F8] H8 Straight [C8 D8 E8 F8 G8] H2 Diagonal [C7 D6 E5 F4 G3] G3 Diagonal [C7 D6 E5 F4] F4 Diagonal [C7 D6 E5] E5 Diagonal [C7 D6] D6 Diagonal [C7] A7 Diagonal [] C7 Diagonal [] }
    C8 { C1 Straight [C7 C6 C5 C4 C3 C2] C2 Straight [C7 C6 C5 C4 C3] C3 Straight [C7 C6 C5 C4] C4 Straight [C7 C6 C5] C5 Straight [C7 C6] C6 Straight [C7] C7 Straight [] A8 Straight [B8] B8 Straight [] D8 Straight [] E8 Straight [D8] F8 Straight [D8 E8] G8 Straight [D8 E8 F8] H8 Straight [D8 E8 F8 G8] H3 Diagonal [D7 E6 F5 G4] G4 Diagonal [D7 E6 F5] F5 Diagonal [D7 E6] A6 Diagonal [B7] E6 Diagonal [D7] B7 Diagonal [] D7 Diagonal [] }
    D8 { D1 Straight [D7 D6 D5 D4 D3 D2] D2 Straight [D7 D6 D5 D4 D3] D3 Straight [D7 D6 D5 D4] D4 Straight [D7 D6 D5] D5 Straight [D7 D6] D6 Straight [D7] D7 Straight [] A8 Straight [C8 B8] B8 Straight [C8] C8 Straight [] E8 Straight [] F8 Straight [E8] G8 Straight [E8 F8] H8 Straight [E8 F8 G8] H4 Diagonal [E7 F6 G5] A5 Diagonal [C7 B6] G5 Diagonal [E7 F6] B6 Diagonal [C7] F6 Diagonal [E7] C7 Diagonal [] E7 Diagonal [] }
    E8 { E1 Straight [E7 E6 E5 E4 E3 E2] E2 Straight [E7 E6 E5 E4 E3] E3 Straight [E7 E6 E5 E4] E4 Straight [E7 E6 E5] E5 Straight [E7 E6] E6 Straight [E7] E7 Straight [] A8 Straight [D8 C8 B8] B8 Straight [D8 C8] C8 Straight [D8] D8 Straight [] F8 Straight [] G8 Straight [F8] H8 Straight [F8 G8] A4 Diagonal [D7 C6 B5] B5 Diagonal [D7 C6] H5 Diagonal [F7 G6] C6 Diagonal [D7] G6 Diagonal [F7] D7 Diagonal [] F7 Diagonal [] }
    F8 { F1 Straight [F7 F6 F5 F4 F3 F2] F2 Straight [F7 F6 F5 F4 F3] F3 Straight [F7 F6 F5 F4] F4 Straight [F7 F6 F5] F5 Straight [F7 F6] F6 Straight [F7] F7 Straight [] A8 Straight [E8 D8 C8 B8] B8 Straight [E8 D8 C8] C8 Straight [E8 D8] D8 Straight [E8] E8 Straight [] G8 Straight [] H8 Straight [G8] A3 Diagonal [E7 D6 C5 B4] B4 Diagonal [E7 D6 C5] C5 Diagonal [E7 D6] D6 Diagonal [E7] H6 Diagonal [G7] E7 Diagonal [] G7 Diagonal [] }
    G8 { G1 Straight [G7 G6 G5 G4 G3 G2] G2 Straight [G7 G6 G5 G4 G3] G3 Straight [G7 G6 G5 G4] G4 Straight [G7 G6 G5] G5 Straight [G7 G6] G6 Straight [G7] G7 Straight [] A8 Straight [F8 E8 D8 C8 B8] B8 Straight [F8 E8 D8 C8] C8 Straight [F8 E8 D8] D8 Straight [F8 E8] E8 Straight [F8] F8 Straight [] H8 Straight [] A2 Diagonal [F7 E6 D5 C4 B3] B3 Diagonal [F7 E6 D5 C4] C4 Diagonal [F7 E6 D5] D5 Diagonal [F7 E6] E6 Diagonal [F7] F7 Diagonal [] H7 Diagonal [] }
    H8 { H1 Straight [H7 H6 H5 H4 H3 H2] H2 Straight [H7 H6 H5 H4 H3] H3 Straight [H7 H6 H5 H4] H4 Straight [H7 H6 H5] H5 Straight [H7 H6] H6 Straight [H7] H7 Straight [] A8 Straight [G8 F8 E8 D8 C8 B8] B8 Straight [G8 F8 E8 D8 C8] C8 Straight [G8 F8 E8 D8] D8 Straight [G8 F8 E8] E8 Straight [G8 F8] F8 Straight [G8] G8 Straight [] A1 Diagonal [G7 F6 E5 D4 C3 B2] B2 Diagonal [G7 F6 E5 D4 C3] C3 Diagonal [G7 F6 E5 D4] D4 Diagonal [G7 F6 E5] E5 Diagonal [G7 F6] F6 Diagonal [G7] G7 Diagonal [] }
}

// Where a knight jumps.
knight_jumps! {
    A1 { C2 B3 }
    B1 { D2 A3 C3 }
    C1 { A2 E2 B3 D3 }
    D1 { B2 F2 C3 E3 }
    E1 { C2 G2 D3 F3 }
    F1 { D2 H2 E3 G3 }
    G1 { E2 F3 H3 }
    H1 { F2 G3 }
    A2 { C1 C3 B4 }
    B2 { D1 D3 A4 C4 }
    C2 { A1 E1 A3 E3 B4 D4 }
    D2 { B1 F1 B3 F3 C4 E4 }
    E2 { C1 G1 C3 G3 D4 F4 }
    F2 { D1 H1 D3 H3 E4 G4 }
    G2 { E1 E3 F4 H4 }
    H2 { F1 F3 G4 }
    A3 { B1 C2 C4 B5 }
    B3 { A1 C1 D2 D4 A5 C5 }
    C3 { B1 D1 A2 E2 A4 E4 B5 D5 }
    D3 { C1 E1 B2 F2 B4 F4 C5 E5 }
    E3 { D1 F1 C2 G2 C4 G4 D5 F5 }
    F3 { E1 G1 D2 H2 D4 H4 E5 G5 }
    G3 { F1 H1 E2 E4 F5 H5 }
    H3 { G1 F2 F4 G5 }
    A4 { B2 C3 C5 B6 }
    B4 { A2 C2 D3 D5 A6 C6 }
    C4 { B2 D2 A3 E3 A5 E5 B6 D6 }
    D4 { C2 E2 B3 F3 B5 F5 C6 E6 }
    E4 { D2 F2 C3 G3 C5 G5 D6 F6 }
    F4 { E2 G2 D3 H3 D5 H5 E6 G6 }
    G4 { F2 H2 E3 E5 F6 H6 }
    H4 { G2 F3 F5 G6 }
    A5 { B3 C4 C6 B7 }
    B5 { A3 C3 D4 D6 A7 C7 }
    C5 { B3 D3 A4 E4 A6 E6 B7 D7 }
    D5 { C3 E3 B4 F4 B6 F6 C7 E7 }
    E5 { D3 F3 C4 G4 C6 G6 D7 F7 }
    F5 { E3 G3 D4 H4 D6 H6 E7 G7 }
    G5 { F3 H3 E4 E6 F7 H7 }
    H5 { G3 F4 F6 G7 }
    A6 { B4 C5 C7 B8 }
    B6 { A4 C4 D5 D7 A8 C8 }
    C6 { B4 D4 A5 E5 A7 E7 B8 D8 }
    D6 { C4 E4 B5 F5 B7 F7 C8 E8 }
    E6 { D4 F4 C5 G5 C7 G7 D8 F8 }
    F6 { E4 G4 D5 H5 D7 H7 E8 G8 }
    G6 { F4 H4 E5 E7 F8 H8 }
    H6 { G4 F5 F7 G8 }
    A7 { B5 C6 C8 }
    B7 { A5 C5 D6 D8 }
    C7 { B5 D5 A6 E6 A8 E8 }
    D7 { C5 E5 B6 F6 B8 F8 }
    E7 { D5 F5 C6 G6 C8 G8 }
    F7 { E5 G5 D6 H6 D8 H8 }
    G7 { F5 H5 E6 E8 }
    H7 { G5 F6 F8 }
    A8 { B6 C7 }
    B8 { A6 C6 D7 }
    C8 { B6 D6 A7 E7 }
    D8 { C6 E6 B7 F7 }
    E8 { D6 F6 C7 G7 }
    F8 { E6 G6 D7 H7 }
    G8 { F6 H6 E7 }
    H8 { G6 F7 }
}

// Where a king goes, and where it castles.
king_moves! {
    A1 { B1 (Stride) A2 (Stride) B2 (Stride) }
    B1 { A1 (Stride) C1 (Stride) A2 (Stride) B2 (Stride) C2 (Stride) }
    C1 { B1 (Stride) D1 (Stride) B2 (Stride) C2 (Stride) D2 (Stride) }
    D1 { C1 (Stride) E1 (Stride) C2 (Stride) D2 (Stride) E2 (Stride) }
    E1 { D1 (Stride) F1 (Stride) D2 (Stride) E2 (Stride) F2 (Stride) G1 (Castling<White, Short>) C1 (Castling<White, Long>) }
    F1 { E1 (Stride) G1 (Stride) E2 (Stride) F2 (Stride) G2 (Stride) }
    G1 { F1 (Stride) H1 (Stride) F2 (Stride) G2 (Stride) H2 (Stride) }
    H1 { G1 (Stride) G2 (Stride) H2 (Stride) }
    A2 { A1 (Stride) B1 (Stride) B2 (Stride) A3 (Stride) B3 (Stride) }
    B2 { A1 (Stride) B1 (Stride) C1 (Stride) A2 (Stride) C2 (Stride) A3 (Stride) B3 (Stride) C3 (Stride) }
    C2 { B1 (Stride) C1 (Stride) D1 (Stride) B2 (Stride) D2 (Stride) B3 (Stride) C3 (Stride) D3 (Stride) }
    D2 { C1 (Stride) D1 (Stride) E1 (Stride) C2 (Stride) E2 (Stride) C3 (Stride) D3 (Stride) E3 (Stride) }
    E2 { D1 (Stride) E1 (Stride) F1 (Stride) D2 (Stride) F2 (Stride) D3 (Stride) E3 (Stride) F3 (Stride) }
    F2 { E1 (Stride) F1 (Stride) G1 (Stride) E2 (Stride) G2 (Stride) E3 (Stride) F3 (Stride) G3 (Stride) }
    G2 { F1 (Stride) G1 (Stride) H1 (Stride) F2 (Stride) H2 (Stride) F3 (Stride) G3 (Stride) H3 (Stride) }
    H2 { G1 (Stride) H1 (Stride) G2 (Stride) G3 (Stride) H3 (Stride) }
    A3 { A2 (Stride) B2 (Stride) B3 (Stride) A4 (Stride) B4 (Stride) }
    B3 { A2 (Stride) B2 (Stride) C2 (Stride) A3 (Stride) C3 (Stride) A4 (Stride) B4 (Stride) C4 (Stride) }
    C3 { B2 (Stride) C2 (Stride) D2 (Stride) B3 (Stride) D3 (Stride) B4 (Stride) C4 (Stride) D4 (Stride) }
    D3 { C2 (Stride) D2 (Stride) E2 (Stride) C3 (Stride) E3 (Stride) C4 (Stride) D4 (Stride) E4 (Stride) }
    E3 { D2 (Stride) E2 (Stride) F2 (Stride) D3 (Stride) F3 (Stride) D4 (Stride) E4 (Stride) F4 (Stride) }
    F3 { E2 (Stride) F2 (Stride) G2 (Stride) E3 (Stride) G3 (Stride) E4 (Stride) F4 (Stride) G4 (Stride) }
    G3 { F2 (Stride) G2 (Stride) H2 (Stride) F3 (Stride) H3 (Stride) F4 (Stride) G4 (Stride) H4 (Stride) }
    H3 { G2 (Stride) H2 (Stride) G3 (Stride) G4 (Stride) H4 (Stride) }
    A4 { A3 (Stride) B3 (Stride) B4 (Stride) A5 (Stride) B5 (Stride) }
    B4 { A3 (Stride) B3 (Stride) C3 (Stride) A4 (Stride) C4 (Stride) A5 (Stride) B5 (Stride) C5 (Stride) }
    C4 { B3 (Stride) C3 (Stride) D3 (Stride) B4 (Stride) D4 (Stride) B5 (Stride) C5 (Stride) D5 (Stride) }
    D4 { C3 (Stride) D3 (Stride) E3 (Stride) C4 (Stride) E4 (Stride) C5 (Stride) D5 (Stride) E5 (Stride) }
    E4 { D3 (Stride) E3 (Stride) F3 (Stride) D4 (Stride) F4 (Stride) D5 (Stride) E5 (Stride) F5 (Stride) }
    F4 { E3 (Stride) F3 (Stride) G3 (Stride) E4 (Stride) G4 (Stride) E5 (Stride) F5 (Stride) G5 (Stride) }
    G4 { F3 (Stride) G3 (Stride) H3 (Stride) F4 (Stride) H4 (Stride) F5 (Stride) G5 (Stride) H5 (Stride) }
    H4 { G3 (Stride) H3 (Stride) G4 (Stride) G5 (Stride) H5 (Stride) }
    A5 { A4 (Stride) B4 (Stride) B5 (Stride) A6 (Stride) B6 (Stride) }
    B5 { A4 (Stride) B4 (Stride) C4 (Stride) A5 (Stride) C5 (Stride) A6 (Stride) B6 (Stride) C6 (Stride) }
    C5 { B4 (Stride) C4 (Stride) D4 (Stride) B5 (Stride) D5 (Stride) B6 (Stride) C6 (Stride) D6 (Stride) }
    D5 { C4 (Stride) D4 (Stride) E4 (Stride) C5 (Stride) E5 (Stride) C6 (Stride) D6 (Stride) E6 (Stride) }
    E5 { D4 (Stride) E4 (Stride) F4 (Stride) D5 (Stride) F5 (Stride) D6 (Stride) E6 (Stride) F6 (Stride) }
    F5 { E4 (Stride) F4 (Stride) G4 (Stride) E5 (Stride) G5 (Stride) E6 (Stride) F6 (Stride) G6 (Stride) }
    G5 { F4 (Stride) G4 (Stride) H4 (Stride) F5 (Stride) H5 (Stride) F6 (Stride) G6 (Stride) H6 (Stride) }
    H5 { G4 (Stride) H4 (Stride) G5 (Stride) G6 (Stride) H6 (Stride) }
    A6 { A5 (Stride) B5 (Stride) B6 (Stride) A7 (Stride) B7 (Stride) }
    B6 { A5 (Stride) B5 (Stride) C5 (Stride) A6 (Stride) C6 (Stride) A7 (Stride) B7 (Stride) C7 (Stride) }
    C6 { B5 (Stride) C5 (Stride) D5 (Stride) B6 (Stride) D6 (Stride) B7 (Stride) C7 (Stride) D7 (Stride) }
    D6 { C5 (Stride) D5 (Stride) E5 (Stride) C6 (Stride) E6 (Stride) C7 (Stride) D7 (Stride) E7 (Stride) }
    E6 { D5 (Stride) E5 (Stride) F5 (Stride) D6 (Stride) F6 (Stride) D7 (Stride) E7 (Stride) F7 (Stride) }
    F6 { E5 (Stride) F5 (Stride) G5 (Stride) E6 (Stride) G6 (Stride) E7 (Stride) F7 (Stride) G7 (Stride) }
    G6 { F5 (Stride) G5 (Stride) H5 (Stride) F6 (Stride) H6 (Stride) F7 (Stride) G7 (Stride) H7 (Stride) }
    H6 { G5 (Stride) H5 (Stride) G6 (Stride) G7 (Stride) H7 (Stride) }
    A7 { A6 (Stride) B6 (Stride) B7 (Stride) A8 (Stride) B8 (Stride) }
    B7 { A6 (Stride) B6 (Stride) C6 (Stride) A7 (Stride) C7 (Stride) A8 (Stride) B8 (Stride) C8 (Stride) }
    C7 { B6 (Stride) C6 (Stride) D6 (Stride) B7 (Stride) D7 (Stride) B8 (Stride) C8 (Stride) D8 (Stride) }
    D7 { C6 (Stride) D6 (Stride) E6 (Stride) C7 (Stride) E7 (Stride) C8 (Stride) D8 (Stride) E8 (Stride) }
    E7 { D6 (Stride) E6 (Stride) F6 (Stride) D7 (Stride) F7 (Stride) D8 (Stride) E8 (Stride) F8 (Stride) }
    F7 { E6 (Stride) F6 (Stride) G6 (Stride) E7 (Stride) G7 (Stride) E8 (Stride) F8 (Stride) G8 (Stride) }
    G7 { F6 (Stride) G6 (Stride) H6 (Stride) F7 (Stride) H7 (Stride) F8 (Stride) G8 (Stride) H8 (Stride) }
    H7 { G6 (Stride) H6 (Stride) G7 (Stride) G8 (Stride) H8 (Stride) }
    A8 { A7 (Stride) B7 (Stride) B8 (Stride) }
    B8 { A7 (Stride) B7 (Stride) C7 (Stride) A8 (Stride) C8 (Stride) }
    C8 { B7 (Stride) C7 (Stride) D7 (Stride) B8 (Stride) D8 (Stride) }
    D8 { C7 (Stride) D7 (Stride) E7 (Stride) C8 (Stride) E8 (Stride) }
    E8 { D7 (Stride) E7 (Stride) F7 (Stride) D8 (Stride) F8 (Stride) G8 (Castling<Black, Short>) C8 (Castling<Black, Long>) }
    F8 { E7 (Stride) F7 (Stride) G7 (Stride) E8 (Stride) G8 (Stride) }
    G8 { F7 (Stride) G7 (Stride) H7 (Stride) F8 (Stride) H8 (Stride) }
    H8 { G7 (Stride) H7 (Stride) G8 (Stride) }
}

// How pawns advance and capture, and which pawn falls en passant.
pawn_moves! {
    A2 { White A3 (Step) White A4 (DoubleStep<A3>) White B3 (Capture<B2>) Black A1 (LastStep) Black B1 (LastCapture) }
    B2 { White B3 (Step) White B4 (DoubleStep<B3>) White A3 (Capture<A2>) White C3 (Capture<C2>) Black B1 (LastStep) Black A1 (LastCapture) Black C1 (LastCapture) }
    C2 { White C3 (Step) White C4 (DoubleStep<C3>) White B3 (Capture<B2>) White D3 (Capture<D2>) Black C1 (LastStep) Black B1 (LastCapture) Black D1 (LastCapture) }
    D2 { White D3 (Step) White D4 (DoubleStep<D3>) White C3 (Capture<C2>) White E3 (Capture<E2>) Black D1 (LastStep) Black C1 (LastCapture) Black E1 (LastCapture) }
    E2 { White E3 (Step) White E4 (DoubleStep<E3>) White D3 (Capture<D2>) White F3 (Capture<F2>) Black E1 (LastStep) Black D1 (LastCapture) Black F1 (LastCapture) }
    F2 { White F3 (Step) White F4 (DoubleStep<F3>) White E3 (Capture<E2>) White G3 (Capture<G2>) Black F1 (LastStep) Black E1 (LastCapture) Black G1 (LastCapture) }
    G2 { White G3 (Step) White G4 (DoubleStep<G3>) White F3 (Capture<F2>) White H3 (Capture<H2>) Black G1 (LastStep) Black F1 (LastCapture) Black H1 (LastCapture) }
    H2 { White H3 (Step) White H4 (DoubleStep<H3>) White G3 (Capture<G2>) Black H1 (LastStep) Black G1 (LastCapture) }
    A3 { White A4 (Step) White B4 (Capture<B3>) Black A2 (Step) Black B2 (Capture<B3>) }
    B3 { White B4 (Step) White A4 (Capture<A3>) White C4 (Capture<C3>) Black B2 (Step) Black A2 (Capture<A3>) Black C2 (Capture<C3>) }
    C3 { White C4 (Step) White B4 (Capture<B3>) White D4 (Capture<D3>) Black C2 (Step) Black B2 (Capture<B3>) Black D2 (Capture<D3>) }
    D3 { White D4 (Step) White C4 (Capture<C3>) White E4 (Capture<E3>) Black D2 (Step) Black C2 (Capture<C3>) Black E2 (Capture<E3>) }
    E3 { White E4 (Step) White D4 (Capture<D3>) White F4 (Capture<F3>) Black E2 (Step) Black D2 (Capture<D3>) Black F2 (Capture<F3>) }
    F3 { White F4 (Step) White E4 (Capture<E3>) White G4 (Capture<G3>) Black F2 (Step) Black E2 (Capture<E3>) Black G2 (Capture<G3>) }
    G3 { White G4 (Step) White F4 (Capture<F3>) White H4 (Capture<H3>) Black G2 (Step) Black F2 (Capture<F3>) Black H2 (Capture<H3>) }
    H3 { White H4 (Step) White G4 (Capture<G3>) Black H2 (Step) Black G2 (Capture<G3>) }
    A4 { White A5 (Step) White B5 (Capture<B4>) Black A3 (Step) Black B3 (Capture<B4>) }
    B4 { White B5 (Step) White A5 (Capture<A4>) White C5 (Capture<C4>) Black B3 (Step) Black A3 (Capture<A4>) Black C3 (Capture<C4>) }
    C4 { White C5 (Step) White B5 (Capture<B4>) White D5 (Capture<D4>) Black C3 (Step) Black B3 (Capture<B4>) Black D3 (Capture<D4>) }
    D4 { White D5 (Step) White C5 (Capture<C4>) White E5 (Capture<E4>) Black D3 (Step) Black C3 (Capture<C4>) Black E3 (Capture<E4>) }
    E4 { White E5 (Step) White D5 (Capture<D4>) White F5 (Capture<F4>) Black E3 (Step) Black D3 (Capture<D4>) Black F3 (Capture<F4>) }
    F4 { White F5 (Step) White E5 (Capture<E4>) White G5 (Capture<G4>) Black F3 (Step) Black E3 (Capture<E4>) Black G3 (Capture<G4>) }
    G4 { White G5 (Step) White F5 (Capture<F4>) White H5 (Capture<H4>) Black G3 (Step) Black F3 (Capture<F4>) Black H3 (Capture<H4>) }
    H4 { White H5 (Step) White G5 (Capture<G4>) Black H3 (Step) Black G3 (Capture<G4>) }
    A5 { White A6 (Step) White B6 (Capture<B5>) Black A4 (Step) Black B4 (Capture<B5>) }
    B5 { White B6 (Step) White A6 (Capture<A5>) White C6 (Capture<C5>) Black B4 (Step) Black A4 (Capture<A5>) Black C4 (Capture<C5>) }
    C5 { White C6 (Step) White B6 (Capture<B5>) White D6 (Capture<D5>) Black C4 (Step) Black B4 (Capture<B5>) Black D4 (Capture<D5>) }
    D5 { White D6 (Step) White C6 (Capture<C5>) White E6 (Capture<E5>) Black D4 (Step) Black C4 (Capture<C5>) Black E4 (Capture<E5>) }
    E5 { White E6 (Step) White D6 (Capture<D5>) White F6 (Capture<F5>) Black E4 (Step) Black D4 (Capture<D5>) Black F4 (Capture<F5>) }
    F5 { White F6 (Step) White E6 (Capture<E5>) White G6 (Capture<G5>) Black F4 (Step) Black E4 (Capture<E5>) Black G4 (Capture<G5>) }
    G5 { White G6 (Step) White F6 (Capture<F5>) White H6 (Capture<H5>) Black G4 (Step) Black F4 (Capture<F5>) Black H4 (Capture<H5>) }
    H5 { White H6 (Step) White G6 (Capture<G5>) Black H4 (Step) Black G4 (Capture<G5>) }
    A6 { White A7 (Step) White B7 (Capture<B6>) Black A5 (Step) Black B5 (Capture<B6>) }
    B6 { White B7 (Step) White A7 (Capture<A6>) White C7 (Capture<C6>) Black B5 (Step) Black A5 (Capture<A6>) Black C5 (Capture<C6>) }
    C6 { White C7 (Step) White B7 (Capture<B6>) White D7 (Capture<D6>) Black C5 (Step) Black B5 (Capture<B6>) Black D5 (Capture<D6>) }
    D6 { White D7 (Step) White C7 (Capture<C6>) White E7 (Capture<E6>) Black D5 (Step) Black C5 (Capture<C6>) Black E5 (Capture<E6>) }
    E6 { White E7 (Step) White D7 (Capture<D6>) White F7 (Capture<F6>) Black E5 (Step) Black D5 (Capture<D6>) Black F5 (Capture<F6>) }
    F6 { White F7 (Step) White E7 (Capture<E6>) White G7 (Capture<G6>) Black F5 (Step) Black E5 (Capture<E6>) Black G5 (Capture<G6>) }
    G6 { White G7 (Step) White F7 (Capture<F6>) White H7 (Capture<H6>) Black G5 (Step) Black F5 (Capture<F6>) Black H5 (Capture<H6>) }
    H6 { White H7 (Step) White G7 (Capture<G6>) Black H5 (Step) Black G5 (Capture<G6>) }
    A7 { White A8 (LastStep) White B8 (LastCapture) Black A6 (Step) Black A5 (DoubleStep<A6>) Black B6 (Capture<B7>) }
    B7 { White B8 (LastStep) White A8 (LastCapture) White C8 (LastCapture) Black B6 (Step) Black B5 (DoubleStep<B6>) Black A6 (Capture<A7>) Black C6 (Capture<C7>) }
    C7 { White C8 (LastStep) White B8 (LastCapture) White D8 (LastCapture) Black C6 (Step) Black C5 (DoubleStep<C6>) Black B6 (Capture<B7>) Black D6 (Capture<D7>) }
    D7 { White D8 (LastStep) White C8 (LastCapture) White E8 (LastCapture) Black D6 (Step) Black D5 (DoubleStep<D6>) Black C6 (Capture<C7>) Black E6 (Capture<E7>) }
    E7 { White E8 (LastStep) White D8 (LastCapture) White F8 (LastCapture) Black E6 (Step) Black E5 (DoubleStep<E6>) Black D6 (Capture<D7>) Black F6 (Capture<F7>) }
    F7 { White F8 (LastStep) White E8 (LastCapture) White G8 (LastCapture) Black F6 (Step) Black F5 (DoubleStep<F6>) Black E6 (Capture<E7>) Black G6 (Capture<G7>) }
    G7 { White G8 (LastStep) White F8 (LastCapture) White H8 (LastCapture) Black G6 (Step) Black G5 (DoubleStep<G6>) Black F6 (Capture<F7>) Black H6 (Capture<H7>) }
    H7 { White H8 (LastStep) White G8 (LastCapture) Black H6 (Step) Black H5 (DoubleStep<H6>) Black G6 (Capture<G7>) }
}

// The squares that pawns step to, and those that they take on.
pawn_targets! {
    A2 { White [A3 A4] [B3] Black [A1] [B1] }
    B2 { White [B3 B4] [A3 C3] Black [B1] [A1 C1] }
    C2 { White [C3 C4] [B3 D3] Black [C1] [B1 D1] }
    D2 { White [D3 D4] [C3 E3] Black [D1] [C1 E1] }
    E2 { White [E3 E4] [D3 F3] Black [E1] [D1 F1] }
    F2 { White [F3 F4] [E3 G3] Black [F1] [E1 G1] }
    G2 { White [G3 G4] [F3 H3] Black [G1] [F1 H1] }
    H2 { White [H3 H4] [G3] Black [H1] [G1] }
    A3 { White [A4] [B4] Black [A2] [B2] }
    B3 { White [B4] [A4 C4] Black [B2] [A2 C2] }
    C3 { White [C4] [B4 D4] Black [C2] [B2 D2] }
    D3 { White [D4] [C4 E4] Black [D2] [C2 E2] }
    E3 { White [E4] [D4 F4] Black [E2] [D2 F2] }
    F3 { White [F4] [E4 G4] Black [F2] [E2 G2] }
    G3 { White [G4] [F4 H4] Black [G2] [F2 H2] }
    H3 { White [H4] [G4] Black [H2] [G2] }
    A4 { White [A5] [B5] Black [A3] [B3] }
    B4 { White [B5] [A5 C5] Black [B3] [A3 C3] }
    C4 { White [C5] [B5 D5] Black [C3] [B3 D3] }
    D4 { White [D5] [C5 E5] Black [D3] [C3 E3] }
    E4 { White [E5] [D5 F5] Black [E3] [D3 F3] }
    F4 { White [F5] [E5 G5] Black [F3] [E3 G3] }
    G4 { White [G5] [F5 H5] Black [G3] [F3 H3] }
    H4 { White [H5] [G5] Black [H3] [G3] }
    A5 { White [A6] [B6] Black [A4] [B4] }
    B5 { White [B6] [A6 C6] Black [B4] [A4 C4] }
    C5 { White [C6] [B6 D6] Black [C4] [B4 D4] }
    D5 { White [D6] [C6 E6] Black [D4] [C4 E4] }
    E5 { White [E6] [D6 F6] Black [E4] [D4 F4] }
    F5 { White [F6] [E6 G6] Black [F4] [E4 G4] }
    G5 { White [G6] [F6 H6] Black [G4] [F4 H4] }
    H5 { White [H6] [G6] Black [H4] [G4] }
    A6 { White [A7] [B7] Black [A5] [B5] }
    B6 { White [B7] [A7 C7] Black [B5] [A5 C5] }
    C6 { White [C7] [B7 D7] Black [C5] [B5 D5] }
    D6 { White [D7] [C7 E7] Black [D5] [C5 E5] }
    E6 { White [E7] [D7 F7] Black [E5] [D5 F5] }
    F6 { White [F7] [E7 G7] Black [F5] [E5 G5] }
    G6 { White [G7] [F7 H7] Black [G5] [F5 H5] }
    H6 { White [H7] [G7] Black [H5] [G5] }
    A7 { White [A8] [B8] Black [A6 A5] [B6] }
    B7 { White [B8] [A8 C8] Black [B6 B5] [A6 C6] }
    C7 { White [C8] [B8 D8] Black [C6 C5] [B6 D6] }
    D7 { White [D8] [C8 E8] Black [D6 D5] [C6 E6] }
    E7 { White [E8] [D8 F8] Black [E6 E5] [D6 F6] }
    F7 { White [F8] [E8 G8] Black [F6 F5] [E6 G6] }
    G7 { White [G8] [F8 H8] Black [G6 G5] [F6 H6] }
    H7 { White [H8] [G8] Black [H6 H5] [G6] }
}

// Which pawn falls en passant, and which take it.
passed_by! {
    A3 { Black A4 [B4] }
    B3 { Black B4 [A4 C4] }
    C3 { Black C4 [B4 D4] }
    D3 { Black D4 [C4 E4] }
    E3 { Black E4 [D4 F4] }
    F3 { Black F4 [E4 G4] }
    G3 { Black G4 [F4 H4] }
    H3 { Black H4 [G4] }
    A6 { White A5 [B5] }
    B6 { White B5 [A5 C5] }
    C6 { White C5 [B5 D5] }
    D6 { White D5 [C5 E5] }
    E6 { White E5 [D5 F5] }
    F6 { White F5 [E5 G5] }
    G6 { White G5 [F5 H5] }
    H6 { White H5 [G5] }
}

/// All squares, placed as on a board.
pub type Everywhere = Board<
    Rank<A8, B8, C8, D8, E8, F8, G8, H8>,
    Rank<A7, B7, C7, D7, E7, F7, G7, H7>,
    Rank<A6, B6, C6, D6, E6, F6, G6, H6>,
    Rank<A5, B5, C5, D5, E5, F5, G5, H5>,
    Rank<A4, B4, C4, D4, E4, F4, G4, H4>,
    Rank<A3, B3, C3, D3, E3, F3, G3, H3>,
    Rank<A2, B2, C2, D2, E2, F2, G2, H2>,
    Rank<A1, B1, C1, D1, E1, F1, G1, H1>,
>;

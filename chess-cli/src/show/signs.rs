//! The coordinates as strokes in a box of 9 by 16, drawn for this project: a picture looks the same whatever fonts
//! there are.

use chess_runtime::{File, Rank};

/// The middle of a sign in its box.
pub(super) const MIDDLE: (f64, f64) = (4.5, 7.0);

/// The strokes of a rank's number. It stands between 0 and 12.
pub(super) fn rank(rank: Rank) -> &'static str {
    match rank {
        Rank::First => "M2 3L5 0V12",
        Rank::Second => "M1 3.2C1 -1 8 -1 8 3C8 6 2 8.5 1 12H8",
        Rank::Third => "M1 1.5C3 -1 8 -.5 8 3C8 5 6 6 4 6C6.5 6 8.5 7 8.5 9C8.5 12.7 3 13 1 10.5",
        Rank::Fourth => "M6 12V0L.5 8.5H8.5",
        Rank::Fifth => "M7.5 0H2L1.5 5.5C4 3.5 8.5 4.5 8.5 8C8.5 12.5 3 13 1 10.5",
        Rank::Sixth => "M7 0C3 1.5 1 5 1 8.5C1 13 8 13 8 8.5C8 4.5 2.5 4 1.2 7.5",
        Rank::Seventh => "M1 0H8.5C6 4 4.5 7.5 4 12",
        Rank::Eighth => "M4.5 6C.5 5 .5 0 4.5 0C8.5 0 8.5 5 4.5 6C-.5 7 -.5 12 4.5 12C9.5 12 9.5 7 4.5 6Z",
    }
}

/// The strokes of a file's letter. Its foot is at 12.
pub(super) fn file(file: File) -> &'static str {
    match file {
        File::A => "M7.5 4.5V12M7.5 8C7.5 3 1 3 1 8C1 13 7.5 13 7.5 8",
        File::B => "M1.5 0V12M1.5 8C1.5 3 8 3 8 8C8 13 1.5 13 1.5 8",
        File::C => "M7.5 5.7C5 3 1 4 1 8C1 12.3 5 13 7.5 10.5",
        File::D => "M7.5 0V12M7.5 8C7.5 3 1 3 1 8C1 13 7.5 13 7.5 8",
        File::E => "M1.2 8H7.8C7.8 3 1 3 1 8C1 12.7 5 13 7.4 10.8",
        File::F => "M7.5 .6C5 -.6 3.5 .6 3.5 3V12M1 4.7H6.5",
        File::G => "M7.5 4.5V12.5C7.5 16 2.5 16 1.3 14.2M7.5 8C7.5 3 1 3 1 8C1 13 7.5 13 7.5 8",
        File::H => "M1.5 0V12M1.5 7.5C2 3.3 7.5 3 7.5 7.5V12",
    }
}

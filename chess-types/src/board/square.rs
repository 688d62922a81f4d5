//! Where things stand: [`File`], [`Rank`] and [`Square`].
//!
//! Squares are numbered from a1 = 0 along the ranks to h8 = 63:
//!
//! ```text
//! 8 | 56 57 58 59 60 61 62 63
//! 7 | 48 49 50 51 52 53 54 55
//! 6 | 40 41 42 43 44 45 46 47
//! 5 | 32 33 34 35 36 37 38 39
//! 4 | 24 25 26 27 28 29 30 31
//! 3 | 16 17 18 19 20 21 22 23
//! 2 |  8  9 10 11 12 13 14 15
//! 1 |  0  1  2  3  4  5  6  7
//!   +------------------------
//!      a  b  c  d  e  f  g  h
//! ```

use core::fmt;
use core::str::FromStr;

use crate::Color;

/// A column of the board, a to h.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the eight names say all there is to say")]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// The eight files from a to h.
    pub const ALL: [File; 8] = [File::A, File::B, File::C, File::D, File::E, File::F, File::G, File::H];

    /// The file with this index, counted from a = 0; only the low three bits are read.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn from_index(index: u8) -> File {
        match index & 7 {
            0 => File::A,
            1 => File::B,
            2 => File::C,
            3 => File::D,
            4 => File::E,
            5 => File::F,
            6 => File::G,
            _ => File::H,
        }
    }

    /// The file named by a letter a to h.
    #[must_use]
    pub const fn from_char(c: char) -> Option<File> {
        match c {
            'a'..='h' => Some(File::from_index(c as u8 - b'a')),
            _ => None,
        }
    }

    /// 0 for the a-file to 7 for the h-file.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file's letter.
    #[must_use]
    pub const fn char(self) -> char {
        (b'a' + self as u8) as char
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.char())
    }
}

/// A row of the board, first to eighth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the eight names say all there is to say")]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// The eight ranks from the first to the eighth.
    pub const ALL: [Rank; 8] = [
        Rank::First,
        Rank::Second,
        Rank::Third,
        Rank::Fourth,
        Rank::Fifth,
        Rank::Sixth,
        Rank::Seventh,
        Rank::Eighth,
    ];

    /// The rank with this index, counted from the first = 0; only the low three bits are read.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn from_index(index: u8) -> Rank {
        match index & 7 {
            0 => Rank::First,
            1 => Rank::Second,
            2 => Rank::Third,
            3 => Rank::Fourth,
            4 => Rank::Fifth,
            5 => Rank::Sixth,
            6 => Rank::Seventh,
            _ => Rank::Eighth,
        }
    }

    /// The rank named by a digit 1 to 8.
    #[must_use]
    pub const fn from_char(c: char) -> Option<Rank> {
        match c {
            '1'..='8' => Some(Rank::from_index(c as u8 - b'1')),
            _ => None,
        }
    }

    /// 0 for the first rank to 7 for the eighth.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank's digit.
    #[must_use]
    pub const fn char(self) -> char {
        (b'1' + self as u8) as char
    }

    /// The same rank as the other player counts it.
    ///
    /// ```
    /// # use chess_types::{Color, Rank};
    /// assert_eq!(Rank::Second.seen_by(Color::Black), Rank::Seventh);
    /// ```
    #[inline(always)]
    #[must_use]
    pub const fn seen_by(self, color: Color) -> Rank {
        match color {
            Color::White => self,
            Color::Black => Rank::from_index(7 - self as u8),
        }
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.char())
    }
}

/// One of the 64 squares; the constants are named [`Square::A1`] to [`Square::H8`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

macro_rules! name_squares {
    ($($name:ident = $index:literal)*) => {
        #[allow(missing_docs, reason = "a square's name says all there is to say")]
        impl Square {
            $(pub const $name: Square = Square($index);)*
        }
        const NAMES: [&str; 64] = [$(stringify!($name)),*];
    };
}

name_squares! {
    A1 = 0 B1 = 1 C1 = 2 D1 = 3 E1 = 4 F1 = 5 G1 = 6 H1 = 7
    A2 = 8 B2 = 9 C2 = 10 D2 = 11 E2 = 12 F2 = 13 G2 = 14 H2 = 15
    A3 = 16 B3 = 17 C3 = 18 D3 = 19 E3 = 20 F3 = 21 G3 = 22 H3 = 23
    A4 = 24 B4 = 25 C4 = 26 D4 = 27 E4 = 28 F4 = 29 G4 = 30 H4 = 31
    A5 = 32 B5 = 33 C5 = 34 D5 = 35 E5 = 36 F5 = 37 G5 = 38 H5 = 39
    A6 = 40 B6 = 41 C6 = 42 D6 = 43 E6 = 44 F6 = 45 G6 = 46 H6 = 47
    A7 = 48 B7 = 49 C7 = 50 D7 = 51 E7 = 52 F7 = 53 G7 = 54 H7 = 55
    A8 = 56 B8 = 57 C8 = 58 D8 = 59 E8 = 60 F8 = 61 G8 = 62 H8 = 63
}

impl Square {
    /// All squares from a1 to h8.
    #[must_use]
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..64u8).map(Square)
    }

    /// All squares, from a1 to h8.
    pub const ALL: [Square; 64] = {
        let mut all = [Square(0); 64];
        let mut index = 0;
        while index < 64 {
            all[index] = Square(index as u8);
            index += 1;
        }
        all
    };

    /// The square where a file and a rank cross.
    ///
    /// ```
    /// # use chess_types::{File, Rank, Square};
    /// assert_eq!(Square::new(File::E, Rank::Fourth), Square::E4);
    /// ```
    #[inline(always)]
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(rank as u8 * 8 + file as u8)
    }

    /// The square with this index; only the low six bits are read.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn from_index(index: u8) -> Square {
        Square(index & 63)
    }

    /// The index of the square: a1 = 0, b1 = 1 ... h8 = 63.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the constructors guarantee.
        (self.0 & 63) as usize
    }

    /// The file the square stands on.
    #[inline(always)]
    #[must_use]
    pub const fn file(self) -> File {
        File::from_index(self.0)
    }

    /// The rank the square stands on.
    #[inline(always)]
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::from_index(self.0 >> 3)
    }

    /// The square so many files to the right and ranks up, if the board reaches that far.
    ///
    /// ```
    /// # use chess_types::Square;
    /// assert_eq!(Square::G1.offset(-1, 2), Some(Square::F3));
    /// assert_eq!(Square::H1.offset(1, 0), None);
    /// ```
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Square> {
        let file = (self.0 & 7) as i8 + files;
        let rank = (self.0 >> 3) as i8 + ranks;
        if file < 0 || file > 7 || rank < 0 || rank > 7 {
            None
        } else {
            Some(Square((rank * 8 + file) as u8))
        }
    }

    /// The square mirrored top to bottom: e4 becomes e5.
    #[inline(always)]
    #[must_use]
    pub const fn flipped(self) -> Square {
        Square(self.0 ^ 56)
    }

    /// King steps between two squares.
    #[must_use]
    pub const fn distance(self, other: Square) -> u8 {
        let files = (self.0 & 7).abs_diff(other.0 & 7);
        let ranks = (self.0 >> 3).abs_diff(other.0 >> 3);
        if files > ranks { files } else { ranks }
    }

    /// Whether the square is a light one (h1 is).
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.0 + (self.0 >> 3)) & 1 == 1
    }

    /// The square from two ASCII bytes such as `e4`.
    #[inline(always)]
    #[must_use]
    pub const fn from_bytes(file: u8, rank: u8) -> Option<Square> {
        let file = file.wrapping_sub(b'a');
        let rank = rank.wrapping_sub(b'1');
        if file < 8 && rank < 8 { Some(Square(rank * 8 + file)) } else { None }
    }

    /// The square `steps` numbers on. Callers keep to the board; the result is masked to it.
    #[inline(always)]
    pub(crate) const fn stepped(self, steps: i8) -> Square {
        Square(self.0.wrapping_add_signed(steps) & 63)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [self.file().char() as u8, self.rank().char() as u8];
        f.pad(core::str::from_utf8(&name).unwrap_or("??"))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()])
    }
}

/// A text that names no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSquareError;

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter a to h and a digit 1 to 8, such as e4")
    }
}

impl core::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        match *text.as_bytes() {
            [file, rank] => Square::from_bytes(file, rank).ok_or(ParseSquareError),
            _ => Err(ParseSquareError),
        }
    }
}

/// A number that is no index of a square, file, rank or role.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OutOfRange {
    /// The number.
    pub index: u8,
    /// How many there are.
    pub count: u8,
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not an index from 0 to {}", self.index, self.count - 1)
    }
}

impl core::error::Error for OutOfRange {}

/// Implements `TryFrom<u8>` by index for types of so many values.
macro_rules! try_from_index {
    ($($type:path: $count:literal)*) => {$(
        impl TryFrom<u8> for $type {
            type Error = OutOfRange;

            fn try_from(index: u8) -> Result<$type, OutOfRange> {
                if index < $count { Ok(<$type>::from_index(index)) } else { Err(OutOfRange { index, count: $count }) }
            }
        }
    )*};
}

try_from_index!(Square: 64 File: 8 Rank: 8 crate::Role: 6);

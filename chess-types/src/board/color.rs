//! The two players: [`Color`] as a value, [`White`] and [`Black`] as types.
//!
//! Code that must know the side to move at compile time (the move generator, the typed games of
//! the macros) is generic over [`Side`]; everything else uses the value.

use core::fmt;
use core::ops::Not;

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Color {
    /// The player who moves first.
    White = 0,
    /// The player who answers.
    Black = 1,
}

impl Color {
    /// Both colors, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// The other player.
    ///
    /// ```
    /// # use chess_types::Color;
    /// assert_eq!(Color::White.opponent(), Color::Black);
    /// assert_eq!(!Color::Black, Color::White);
    /// ```
    #[inline(always)]
    #[must_use]
    pub const fn opponent(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }

    /// The letter FEN uses for the side to move: `w` or `b`.
    #[must_use]
    pub const fn fen_char(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }

    /// The color named by FEN's letter.
    #[must_use]
    pub const fn from_fen_char(c: char) -> Option<Color> {
        match c {
            'w' => Some(Color::White),
            'b' => Some(Color::Black),
            _ => None,
        }
    }

    /// The color as an adjective, in lower case: `white` or `black`.
    #[must_use]
    pub const fn adjective(self) -> &'static str {
        match self {
            Color::White => "white",
            Color::Black => "black",
        }
    }

    /// 0 for White, 1 for Black.
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Color {
    type Output = Color;

    #[inline(always)]
    fn not(self) -> Color {
        self.opponent()
    }
}

impl fmt::Display for Color {
    /// The player's name: `White` or `Black`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Color::White => "White",
            Color::Black => "Black",
        })
    }
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for super::White {}
    impl Sealed for super::Black {}
}

/// A player as a type: [`White`] or [`Black`], and nothing else.
pub trait Side: sealed::Sealed + Copy + fmt::Debug + Send + Sync + 'static {
    /// The same player as a value.
    const COLOR: Color;
    /// The other player.
    type Opponent: Side<Opponent = Self>;
}

/// White, as a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct White;

/// Black, as a type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Black;

impl Side for White {
    const COLOR: Color = Color::White;
    type Opponent = Black;
}

impl Side for Black {
    const COLOR: Color = Color::Black;
    type Opponent = White;
}

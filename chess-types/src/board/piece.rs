//! What stands on a square: a [`Role`] in a [`Color`] is a [`Piece`].

use core::fmt;

use crate::Color;

/// The kind of a piece, of either color.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Role {
    /// Moves forward, captures diagonally, promotes on the last rank.
    Pawn = 0,
    /// Jumps two squares one way and one square across.
    Knight = 1,
    /// Slides along diagonals.
    Bishop = 2,
    /// Slides along ranks and files.
    Rook = 3,
    /// Slides like a bishop or a rook.
    Queen = 4,
    /// Steps one square any way, castles, and may never be left in check.
    King = 5,
}

impl Role {
    /// The six roles, pawn first.
    pub const ALL: [Role; 6] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::King];

    /// The four roles a pawn can become (FIDE 3.7.3.3), queen first.
    pub const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

    /// The index of the role in [`Role::ALL`].
    #[inline(always)]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The role with this index in [`Role::ALL`]; the king from 5 on.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn from_index(index: u8) -> Role {
        match index {
            0 => Role::Pawn,
            1 => Role::Knight,
            2 => Role::Bishop,
            3 => Role::Rook,
            4 => Role::Queen,
            _ => Role::King,
        }
    }

    /// The English letter in upper case: `P N B R Q K`.
    #[must_use]
    pub const fn letter(self) -> char {
        b"PNBRQK"[self as usize] as char
    }

    /// The role named by an English letter in either case.
    ///
    /// ```
    /// # use chess_types::Role;
    /// assert_eq!(Role::from_letter('n'), Some(Role::Knight));
    /// assert_eq!(Role::from_letter('S'), None);
    /// ```
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Role> {
        Some(match letter {
            'P' | 'p' => Role::Pawn,
            'N' | 'n' => Role::Knight,
            'B' | 'b' => Role::Bishop,
            'R' | 'r' => Role::Rook,
            'Q' | 'q' => Role::Queen,
            'K' | 'k' => Role::King,
            _ => return None,
        })
    }

    /// The English name in lower case: `pawn`, `knight` ...
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["pawn", "knight", "bishop", "rook", "queen", "king"][self as usize]
    }

    /// The name with its article: `a knight`.
    #[must_use]
    pub const fn with_article(self) -> &'static str {
        ["a pawn", "a knight", "a bishop", "a rook", "a queen", "a king"][self as usize]
    }

    /// Whether a pawn may become this (FIDE 3.7.3.3).
    #[inline(always)]
    #[must_use]
    pub const fn is_promotion(self) -> bool {
        !matches!(self, Role::Pawn | Role::King)
    }

    /// This role in a color.
    #[inline(always)]
    #[must_use]
    pub const fn of(self, color: Color) -> Piece {
        Piece { color, role: self }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A role in a color: what can stand on a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The owner.
    pub color: Color,
    /// The kind.
    pub role: Role,
}

impl Piece {
    /// The letter FEN uses: upper case for White, lower case for Black.
    ///
    /// ```
    /// # use chess_types::{Color, Role};
    /// assert_eq!(Role::Knight.of(Color::White).fen_char(), 'N');
    /// assert_eq!(Role::Queen.of(Color::Black).fen_char(), 'q');
    /// ```
    #[must_use]
    pub const fn fen_char(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece named by FEN's letter.
    #[must_use]
    pub const fn from_fen_char(c: char) -> Option<Piece> {
        let color = if c.is_ascii_uppercase() { Color::White } else { Color::Black };
        match Role::from_letter(c) {
            Some(role) => Some(Piece { color, role }),
            None => None,
        }
    }

    /// The Unicode chess symbol: `♔` to `♟`.
    #[must_use]
    pub const fn figurine(self) -> char {
        match self.color {
            Color::White => ['♙', '♘', '♗', '♖', '♕', '♔'][self.role as usize],
            Color::Black => ['♟', '♞', '♝', '♜', '♛', '♚'][self.role as usize],
        }
    }

    /// The piece shown by a Unicode chess symbol.
    #[must_use]
    pub const fn from_figurine(c: char) -> Option<Piece> {
        Some(match c {
            '♙' => Role::Pawn.of(Color::White),
            '♘' => Role::Knight.of(Color::White),
            '♗' => Role::Bishop.of(Color::White),
            '♖' => Role::Rook.of(Color::White),
            '♕' => Role::Queen.of(Color::White),
            '♔' => Role::King.of(Color::White),
            '♟' => Role::Pawn.of(Color::Black),
            '♞' => Role::Knight.of(Color::Black),
            '♝' => Role::Bishop.of(Color::Black),
            '♜' => Role::Rook.of(Color::Black),
            '♛' => Role::Queen.of(Color::Black),
            '♚' => Role::King.of(Color::Black),
            _ => return None,
        })
    }
}

impl fmt::Display for Piece {
    /// Color and role in words: `white knight`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.color.adjective(), self.role.name())
    }
}

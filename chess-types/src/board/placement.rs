//! Who stands where: [`Board`], without whose turn it is or what may happen next.

use core::fmt;

use crate::{Bitboard, Color, File, Piece, Rank, Role, Square, attacks};

/// The placement of the pieces: eight sets of squares, six by role and two by color.
///
/// ```
/// # use chess_types::{Board, Color, Role, Square};
/// let board = Board::STANDARD;
/// assert_eq!(board.piece_at(Square::E1), Some(Role::King.of(Color::White)));
/// assert_eq!(board.to_string(), "\
/// r n b q k b n r
/// p p p p p p p p
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// . . . . . . . .
/// P P P P P P P P
/// R N B Q K B N R
/// ");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C)]
pub struct Board {
    pub(crate) roles: [Bitboard; 6],
    pub(crate) colors: [Bitboard; 2],
}

impl Board {
    /// No piece at all.
    pub const EMPTY: Board = Board { roles: [Bitboard::EMPTY; 6], colors: [Bitboard::EMPTY; 2] };

    /// The starting position of standard chess.
    pub const STANDARD: Board = Board {
        roles: [
            Bitboard(0x00FF_0000_0000_FF00),
            Bitboard(0x4200_0000_0000_0042),
            Bitboard(0x2400_0000_0000_0024),
            Bitboard(0x8100_0000_0000_0081),
            Bitboard(0x0800_0000_0000_0008),
            Bitboard(0x1000_0000_0000_0010),
        ],
        colors: [Bitboard(0xFFFF), Bitboard(0xFFFF << 48)],
    };

    /// The squares of all pieces of this role.
    #[inline(always)]
    #[must_use]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.roles[role as usize]
    }

    /// The squares of all pieces of this color.
    #[inline(always)]
    #[must_use]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.colors[color as usize]
    }

    /// The squares of this piece.
    #[inline(always)]
    #[must_use]
    pub const fn of(&self, role: Role, color: Color) -> Bitboard {
        self.role(role).and(self.color(color))
    }

    /// The squares that a piece stands on.
    #[inline(always)]
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        self.colors[0].or(self.colors[1])
    }

    /// The square of a player's king; a1 if there is none, the lowest if there are more.
    #[inline(always)]
    pub(crate) const fn king(&self, color: Color) -> Square {
        self.of(Role::King, color).lowest()
    }

    /// The role of the piece on the square.
    #[inline(always)]
    #[must_use]
    pub const fn role_at(&self, square: Square) -> Option<Role> {
        // Added up instead of searched for: which role it is surprises the processor every time.
        let s = square.index();
        let [pawns, knights, bishops, rooks, queens, kings] = &self.roles;
        let index = (knights.0 >> s & 1)
            + 2 * (bishops.0 >> s & 1)
            + 3 * (rooks.0 >> s & 1)
            + 4 * (queens.0 >> s & 1)
            + 5 * (kings.0 >> s & 1);
        if index == 0 && pawns.0 >> s & 1 == 0 { None } else { Some(Role::from_index(index as u8)) }
    }

    /// The color of the piece on the square.
    #[inline(always)]
    #[must_use]
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        if self.colors[0].contains(square) {
            Some(Color::White)
        } else if self.colors[1].contains(square) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// The piece on the square.
    #[inline(always)]
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        match (self.role_at(square), self.color_at(square)) {
            (Some(role), Some(color)) => Some(Piece { color, role }),
            _ => None,
        }
    }

    /// Puts a piece on a square, in place of what stood there.
    pub const fn put(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        let (role, color) = (piece.role as usize, piece.color as usize);
        self.roles[role] = self.roles[role].with(square);
        self.colors[color] = self.colors[color].with(square);
    }

    /// Takes the piece off the square.
    pub const fn remove(&mut self, square: Square) {
        let square = Bitboard::from_square(square);
        let mut i = 0;
        while i < 6 {
            self.roles[i] = self.roles[i].minus(square);
            i += 1;
        }
        self.colors[0] = self.colors[0].minus(square);
        self.colors[1] = self.colors[1].minus(square);
    }

    /// Puts pieces of this role and color on those of the squares where none stand, and takes them off the others.
    #[inline(always)]
    pub(crate) const fn toggle(&mut self, role: Role, color: Color, squares: Bitboard) {
        let (role, color) = (role.index(), color.index());
        self.roles[role] = self.roles[role].xor(squares);
        self.colors[color] = self.colors[color].xor(squares);
    }

    /// All pieces with their squares, from a1 to h8.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied().into_iter().filter_map(|square| Some((square, self.piece_at(square)?)))
    }

    /// The pieces of both colors that attack the square when these squares are occupied.
    #[inline(always)]
    #[must_use]
    pub fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let queens = self.role(Role::Queen);
        attacks::bishop(square, occupied) & (self.role(Role::Bishop) | queens)
            | attacks::rook(square, occupied) & (self.role(Role::Rook) | queens)
            | attacks::knight(square) & self.role(Role::Knight)
            | attacks::king(square) & self.role(Role::King)
            | attacks::pawn(Color::White, square) & self.of(Role::Pawn, Color::Black)
            | attacks::pawn(Color::Black, square) & self.of(Role::Pawn, Color::White)
    }

    /// The pieces of one color that attack the square.
    #[inline(always)]
    #[must_use]
    pub fn attackers_of(&self, square: Square, by: Color) -> Bitboard {
        self.attackers(square, self.occupied()) & self.color(by)
    }
}

impl fmt::Display for Board {
    /// Eight rows of FEN letters and dots, the eighth rank on top.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let letter = self.piece_at(Square::new(file, rank)).map_or('.', Piece::fen_char);
                write!(f, "{letter}{}", if file == File::H { '\n' } else { ' ' })?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.pieces().map(|(square, piece)| (square, piece.fen_char()))).finish()
    }
}

//! The 960 starting positions of Chess960, by their Scharnagl numbers.

use crate::{Bitboard, CastlingRights, Color, Position, Role, Setup, Square};

impl Position {
    /// One of the 960 starting positions of Chess960 by its Scharnagl number; 518 is the standard
    /// one. `None` from 960 on.
    ///
    /// ```
    /// # use chess_types::Position;
    /// assert_eq!(Position::chess960(518), Some(Position::STANDARD));
    /// assert_eq!(Position::chess960(0).unwrap().to_fen(),
    ///     "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
    /// ```
    #[inline]
    #[must_use]
    pub fn chess960(number: u16) -> Option<Position> {
        if number >= 960 {
            return None;
        }
        let mut files: [Option<Role>; 8] = [None; 8];
        files[usize::from(number % 4) * 2 + 1] = Some(Role::Bishop);
        let number = number / 4;
        files[usize::from(number % 4) * 2] = Some(Role::Bishop);
        let number = number / 4;
        // The n-th of the files that are still free.
        let place = |files: &mut [Option<Role>; 8], n: u16, role| {
            let free = files.iter_mut().filter(|file| file.is_none()).nth(usize::from(n));
            if let Some(file) = free {
                *file = Some(role);
            }
        };
        place(&mut files, number % 6, Role::Queen);
        let knights = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];
        let (first, second) = knights[usize::from(number / 6)];
        place(&mut files, second, Role::Knight);
        place(&mut files, first, Role::Knight);
        place(&mut files, 0, Role::Rook);
        place(&mut files, 0, Role::King);
        place(&mut files, 0, Role::Rook);

        let mut setup = Setup::STANDARD;
        let mut rooks = Bitboard::EMPTY;
        for (file, role) in (0..).zip(files) {
            let role = role?;
            for color in Color::ALL {
                let square = Square::from_index(file + 56 * color as u8);
                setup.board.put(square, role.of(color));
                if role == Role::Rook {
                    rooks = rooks.with(square);
                }
            }
        }
        setup.castling = CastlingRights::from_rooks(rooks);
        setup.validate().ok()
    }
}

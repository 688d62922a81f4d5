//! `--board`: 64 squares from a8 to h1 and the side to move, as teaching bots write them, to a position.

use anyhow::{bail, ensure};
use chess_runtime::{Bitboard, CastlingRights, Color, Piece, Position, Role, Setup, Square};

/// Reads the 64 squares and the side to move. Blanks and slashes between them are ignored.
///
/// # Errors
/// Which character is wrong, or what is wrong with the position.
pub(super) fn read(text: &str) -> anyhow::Result<Position> {
    let chars: Vec<char> = text.chars().filter(|c| !c.is_whitespace() && *c != '/').collect();
    ensure!(chars.len() == 65, "64 squares and W or B are 65 characters, these are {}", chars.len());
    let mut setup = Setup::EMPTY;
    for (index, &c) in chars[..64].iter().enumerate() {
        // From a8 to h8 and so on down; squares count from a1 up.
        let square = Square::ALL[index].flipped();
        match Piece::from_fen_char(c) {
            Some(piece) => setup.board.put(square, piece),
            None => ensure!(c == '.', "`{c}` on {square} is neither one of PNBRQK and pnbrqk nor a dot"),
        }
    }
    setup.turn = match chars[64] {
        'W' | 'w' => Color::White,
        'B' | 'b' => Color::Black,
        other => bail!("the side to move is W or B, not `{other}`"),
    };
    setup.castling = rights_at_home(&setup);
    Ok(setup.validate()?)
}

/// The rights of kings and rooks that stand where they began.
fn rights_at_home(setup: &Setup) -> CastlingRights {
    let homes = [
        (Color::White, Square::E1, [Square::A1, Square::H1]),
        (Color::Black, Square::E8, [Square::A8, Square::H8]),
    ];
    let mut rooks = Bitboard::EMPTY;
    for (color, king, corners) in homes {
        if setup.board.of(Role::King, color).contains(king) {
            let own = setup.board.of(Role::Rook, color);
            rooks = corners
                .into_iter()
                .filter(|&corner| own.contains(corner))
                .fold(rooks, |rooks, corner| rooks | corner.into());
        }
    }
    CastlingRights::from_rooks(rooks)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNRW";

    #[test]
    fn sixty_four_squares_are_a_position() {
        assert_eq!(read(START).unwrap(), Position::default());
        let rooks = format!("r...k...{}R....K..B", ".".repeat(48));
        assert_eq!(read(&rooks).unwrap().to_fen(), "r3k3/8/8/8/8/8/8/R4K2 b q - 0 1");
        let rows = "....k... ........ ........ ........ ........ ........ ........ ....K..R W";
        assert_eq!(read(rows).unwrap().to_fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    }

    #[test]
    fn mistakes_in_the_string_are_named() {
        let reason = |text: &str| format!("{:#}", read(text).unwrap_err());
        assert_eq!(reason("W"), "64 squares and W or B are 65 characters, these are 1");
        assert_eq!(
            reason(&START.replacen('r', "x", 1)),
            "`x` on a8 is neither one of PNBRQK and pnbrqk nor a dot"
        );
        assert_eq!(reason(&START.replace('W', "X")), "the side to move is W or B, not `X`");
        assert_eq!(reason(&START.replace('K', ".")), "there is no white king");
    }
}

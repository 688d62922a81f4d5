//! Boards as other programs write them, to a position and back: 64 squares and the side to move, as teaching bots write
//! them, and the comma-separated rows of the program PM.

use anyhow::{Context as _, bail, ensure};
use chess_runtime::{Bitboard, CastlingRights, Color, File, Piece, Position, Rank, Role, Setup, Square};

/// Reads the 64 squares and the side to move: White, if it is not there. Blanks and slashes between them are ignored.
///
/// # Errors
/// Which character is wrong, or what is wrong with the position.
pub(crate) fn read_squares(text: &str) -> anyhow::Result<Position> {
    let chars: Vec<char> = text.chars().filter(|c| !c.is_whitespace() && *c != '/').collect();
    ensure!(
        matches!(chars.len(), 64 | 65),
        "64 squares and W or B are 65 characters, these are {}",
        chars.len()
    );
    let mut setup = Setup::EMPTY;
    for (index, &c) in chars[..64].iter().enumerate() {
        // From a8 to h8 and so on down; squares count from a1 up.
        let square = Square::ALL[index].flipped();
        match Piece::from_fen_char(c) {
            Some(piece) => setup.board.put(square, piece),
            None => ensure!(c == '.', "`{c}` on {square} is neither one of PNBRQK and pnbrqk nor a dot"),
        }
    }
    setup.turn = match chars.get(64) {
        None | Some('W' | 'w') => Color::White,
        Some('B' | 'b') => Color::Black,
        Some(other) => bail!("the side to move is W or B, not `{other}`"),
    };
    setup.castling = rights_at_home(&setup);
    Ok(setup.validate()?)
}

/// The letters of PM's board files, which say `x` for a king and `k` for a knight.
const PM_ROLES: [(char, Role); 6] = [
    ('p', Role::Pawn),
    ('k', Role::Knight),
    ('b', Role::Bishop),
    ('r', Role::Rook),
    ('q', Role::Queen),
    ('x', Role::King),
];

/// Reads a board file of PM: eight lines from the eighth rank down, each of eight fields such as `br`, `wx` or a blank one,
/// with commas between them.
///
/// # Errors
/// Which field is wrong, or what is wrong with the position.
pub(crate) fn read_pm(text: &str, turn: Color) -> anyhow::Result<Position> {
    let rows: Vec<&str> = text.lines().filter(|line| line.contains(',')).collect();
    ensure!(rows.len() == 8, "a board has 8 rows with commas between the fields, this has {}", rows.len());
    let mut setup = Setup::EMPTY;
    for (row, rank) in rows.into_iter().zip(Rank::ALL.into_iter().rev()) {
        let fields: Vec<&str> = row.split(',').map(str::trim).collect();
        // A comma may end the row.
        let fields = fields.strip_suffix(&[""]).filter(|fields| fields.len() == 8).unwrap_or(&fields);
        ensure!(fields.len() == 8, "rank {rank} has {} fields: a row has 8", fields.len());
        for (field, file) in fields.iter().zip(File::ALL) {
            let square = Square::new(file, rank);
            if !field.is_empty() {
                let piece = pm_piece(field);
                let piece =
                    piece.with_context(|| format!("`{field}` on {square} is no piece: write br or wx"))?;
                setup.board.put(square, piece);
            }
        }
    }
    setup.turn = turn;
    setup.castling = rights_at_home(&setup);
    Ok(setup.validate()?)
}

fn pm_piece(field: &str) -> Option<Piece> {
    let field = field.to_ascii_lowercase();
    let mut letters = field.chars();
    let color = match letters.next()? {
        'w' => Color::White,
        'b' => Color::Black,
        _ => return None,
    };
    let letter = letters.next()?;
    let role = PM_ROLES.iter().find(|(it, _)| *it == letter).map(|(_, role)| *role)?;
    letters.next().is_none().then_some(Piece { color, role })
}

/// A board as PM prints it: `|br|bk|bb|bq|bk|bb|bk|br|`. Knights and kings are both `k` there.
pub(crate) fn print_pm(position: &Position) -> String {
    let field = |square: Square| match position.piece_at(square) {
        None => "  |".to_string(),
        Some(Piece { color, role }) => {
            let first = |name: String| name.chars().next().unwrap_or(' ').to_ascii_lowercase();
            format!("{}{}|", first(color.to_string()), first(role.to_string()))
        }
    };
    let row = |rank: Rank| -> String {
        let fields: String = File::ALL.into_iter().map(|file| field(Square::new(file, rank))).collect();
        format!("|{fields}\n")
    };
    Rank::ALL.into_iter().rev().map(row).collect()
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
        assert_eq!(read_squares(START).unwrap(), Position::default());
        let rooks = format!("r...k...{}R....K..B", ".".repeat(48));
        assert_eq!(read_squares(&rooks).unwrap().to_fen(), "r3k3/8/8/8/8/8/8/R4K2 b q - 0 1");
        let rows = "....k... ........ ........ ........ ........ ........ ........ ....K..R W";
        assert_eq!(read_squares(rows).unwrap().to_fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    }

    #[test]
    fn without_a_side_white_is_to_move() {
        assert_eq!(read_squares(START.trim_end_matches('W')).unwrap(), Position::default());
    }

    #[test]
    fn pm_boards_are_read_and_printed() {
        let file = "br,bk,bb,bq,bx,bb,bk,br\nbp,bp,bp,bp,bp,bp,bp,bp\n  ,  ,  ,  ,  ,  ,  ,  \n , , , , , , , \n\
                    ,,,,,,,\n,,,,,,,,\nwp,wp,wp,wp,wp,wp,wp,wp\nwr,wk,wb,wq,wx,wb,wk,wr\n";
        assert_eq!(read_pm(file, Color::White).unwrap(), Position::default());
        let printed = print_pm(&Position::default());
        assert!(printed.starts_with("|br|bk|bb|bq|bk|bb|bk|br|\n|bp|"), "{printed}");
        assert_eq!(printed.lines().nth(2), Some("|  |  |  |  |  |  |  |  |"));
        let reason = |text: &str| format!("{:#}", read_pm(text, Color::White).unwrap_err());
        assert_eq!(reason("br,bk"), "a board has 8 rows with commas between the fields, this has 1");
        assert_eq!(reason(&file.replacen("br", "bn", 1)), "`bn` on a8 is no piece: write br or wx");
        assert_eq!(reason(&file.replacen("br,", "", 1)), "rank 8 has 7 fields: a row has 8");
    }

    #[test]
    fn mistakes_in_the_string_are_named() {
        let reason = |text: &str| format!("{:#}", read_squares(text).unwrap_err());
        assert_eq!(reason("W"), "64 squares and W or B are 65 characters, these are 1");
        assert_eq!(
            reason(&START.replacen('r', "x", 1)),
            "`x` on a8 is neither one of PNBRQK and pnbrqk nor a dot"
        );
        assert_eq!(reason(&START.replace('W', "X")), "the side to move is W or B, not `X`");
        assert_eq!(reason(&START.replace('K', ".")), "there is no white king");
    }
}

//! The classical scores: one number per piece, and one number per square for each kind of piece.
//!
//! The numbers are those of Tomasz Michniewski's "simplified evaluation function" (1995), published
//! in the chess programming wiki. Tables are printed as White sees the board, a8 first.

use chess_types::{Color, Position, Role, Square};

use crate::engine::score::Value;

/// Pawn, knight, bishop, rook, queen, king.
const PIECES: [Value; 6] = [100, 320, 330, 500, 900, 0];

type Squares = [[Value; 8]; 8];

#[rustfmt::skip]
const PAWN: Squares = [
    [  0,   0,   0,   0,   0,   0,   0,   0],
    [ 50,  50,  50,  50,  50,  50,  50,  50],
    [ 10,  10,  20,  30,  30,  20,  10,  10],
    [  5,   5,  10,  25,  25,  10,   5,   5],
    [  0,   0,   0,  20,  20,   0,   0,   0],
    [  5,  -5, -10,   0,   0, -10,  -5,   5],
    [  5,  10,  10, -20, -20,  10,  10,   5],
    [  0,   0,   0,   0,   0,   0,   0,   0],
];

#[rustfmt::skip]
const KNIGHT: Squares = [
    [-50, -40, -30, -30, -30, -30, -40, -50],
    [-40, -20,   0,   0,   0,   0, -20, -40],
    [-30,   0,  10,  15,  15,  10,   0, -30],
    [-30,   5,  15,  20,  20,  15,   5, -30],
    [-30,   0,  15,  20,  20,  15,   0, -30],
    [-30,   5,  10,  15,  15,  10,   5, -30],
    [-40, -20,   0,   5,   5,   0, -20, -40],
    [-50, -40, -30, -30, -30, -30, -40, -50],
];

#[rustfmt::skip]
const BISHOP: Squares = [
    [-20, -10, -10, -10, -10, -10, -10, -20],
    [-10,   0,   0,   0,   0,   0,   0, -10],
    [-10,   0,   5,  10,  10,   5,   0, -10],
    [-10,   5,   5,  10,  10,   5,   5, -10],
    [-10,   0,  10,  10,  10,  10,   0, -10],
    [-10,  10,  10,  10,  10,  10,  10, -10],
    [-10,   5,   0,   0,   0,   0,   5, -10],
    [-20, -10, -10, -10, -10, -10, -10, -20],
];

#[rustfmt::skip]
const ROOK: Squares = [
    [  0,   0,   0,   0,   0,   0,   0,   0],
    [  5,  10,  10,  10,  10,  10,  10,   5],
    [ -5,   0,   0,   0,   0,   0,   0,  -5],
    [ -5,   0,   0,   0,   0,   0,   0,  -5],
    [ -5,   0,   0,   0,   0,   0,   0,  -5],
    [ -5,   0,   0,   0,   0,   0,   0,  -5],
    [ -5,   0,   0,   0,   0,   0,   0,  -5],
    [  0,   0,   0,   5,   5,   0,   0,   0],
];

#[rustfmt::skip]
const QUEEN: Squares = [
    [-20, -10, -10,  -5,  -5, -10, -10, -20],
    [-10,   0,   0,   0,   0,   0,   0, -10],
    [-10,   0,   5,   5,   5,   5,   0, -10],
    [ -5,   0,   5,   5,   5,   5,   0,  -5],
    [  0,   0,   5,   5,   5,   5,   0,  -5],
    [-10,   5,   5,   5,   5,   5,   0, -10],
    [-10,   0,   5,   0,   0,   0,   0, -10],
    [-20, -10, -10,  -5,  -5, -10, -10, -20],
];

#[rustfmt::skip]
const KING_MIDDLEGAME: Squares = [
    [-30, -40, -40, -50, -50, -40, -40, -30],
    [-30, -40, -40, -50, -50, -40, -40, -30],
    [-30, -40, -40, -50, -50, -40, -40, -30],
    [-30, -40, -40, -50, -50, -40, -40, -30],
    [-20, -30, -30, -40, -40, -30, -30, -20],
    [-10, -20, -20, -20, -20, -20, -20, -10],
    [ 20,  20,   0,   0,   0,   0,  20,  20],
    [ 20,  30,  10,   0,   0,  10,  30,  20],
];

#[rustfmt::skip]
const KING_ENDGAME: Squares = [
    [-50, -40, -30, -20, -20, -30, -40, -50],
    [-30, -20, -10,   0,   0, -10, -20, -30],
    [-30, -10,  20,  30,  30,  20, -10, -30],
    [-30, -10,  30,  40,  40,  30, -10, -30],
    [-30, -10,  30,  40,  40,  30, -10, -30],
    [-30, -10,  20,  30,  30,  20, -10, -30],
    [-30, -30,   0,   0,   0,   0, -30, -30],
    [-50, -30, -30, -30, -30, -30, -30, -50],
];

/// What a position is worth where a search ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Scores {
    /// Pieces and squares: [`classical_score`].
    #[default]
    Classical,
    /// Pieces alone, a pawn for one: [`material_score`].
    Material,
}

impl Scores {
    pub(super) fn of(self, position: &Position) -> Value {
        match self {
            Scores::Classical => classical_score(position),
            Scores::Material => material_score(position),
        }
    }
}

/// What the pieces are worth to the side to move: a pawn 1, knights and bishops 3, rooks 5, queens 9, in centipawns.
#[must_use]
pub fn material_score(position: &Position) -> Value {
    const WORTH: [Value; 6] = [100, 300, 300, 500, 900, 0];
    let side = |color| -> Value {
        let count = |role: Role| position.board().of(role, color).len() as Value;
        Role::ALL.into_iter().map(|role| WORTH[role.index()] * count(role)).sum()
    };
    side(position.turn()) - side(position.turn().opponent())
}

/// What the position is worth to the side to move, by pieces and squares only.
#[must_use]
pub fn classical_score(position: &Position) -> Value {
    let endgame = is_endgame(position);
    let mut white = 0;
    for (square, piece) in position.board().pieces() {
        let value = PIECES[piece.role.index()] + on_square(piece.role, piece.color, square, endgame);
        white += if piece.color == Color::White { value } else { -value };
    }
    if position.turn() == Color::White { white } else { -white }
}

fn on_square(role: Role, color: Color, square: Square, endgame: bool) -> Value {
    let table = match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King if endgame => &KING_ENDGAME,
        Role::King => &KING_MIDDLEGAME,
    };
    let row = 7 - square.rank().seen_by(color).index();
    table[row][square.file().index()]
}

/// Whether kings should come out: each side has no queen, or a queen and at most one minor piece.
fn is_endgame(position: &Position) -> bool {
    let board = position.board();
    Color::ALL.into_iter().all(|color| {
        let minors = board.of(Role::Knight, color).len() + board.of(Role::Bishop, color).len();
        let queen_alone = board.of(Role::Rook, color).is_empty() && minors <= 1;
        board.of(Role::Queen, color).is_empty() || queen_alone
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_is_even_and_a_centre_pawn_helps() {
        let start = Position::default();
        assert_eq!(classical_score(&start), 0);
        assert_eq!(material_score(&start), 0);
        let queen_up = Position::from_fen("4k3/8/8/8/8/8/8/Q3K3 b - - 0 1").unwrap();
        assert_eq!(material_score(&queen_up), -900);
        let e4 = start.play(start.parse_san("e4").unwrap()).unwrap();
        assert_eq!(classical_score(&e4), -40, "from e2 (-20) to e4 (+20), seen by Black");
    }
}

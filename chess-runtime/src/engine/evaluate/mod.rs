//! The static evaluation: what a position is worth without lookahead.
//!
//! In: a position in which the side to move is not in check. Out: centipawns for the side to move.
//!
//! Each feature of a position is a [term](terms) with a `(middlegame, endgame)` pair of points. A
//! [`Ledger`] adds up the points of both sides, and the two sums are interpolated by how many pieces are
//! left. The functions that count terms are sorted by topic: `pawns.rs`, `pieces.rs`, `king.rs`,
//! `threats.rs`. In some endings an advantage is worth less than it seems: see `endings.rs`.

mod endings;
mod king;
mod ledger;
mod material;
mod pair;
mod parameters;
mod pawns;
mod pieces;
mod terms;
mod threats;
pub mod tuning;

use chess_types::{Bitboard, Black, Board, Color, Position, Role, Side, Square, White};

pub(crate) use pawns::{PawnTable, pawn_hash};

use super::score::Value;
use ledger::{Ledger, Sum};
use pawns::PawnFacts;

/// Facts about a position that several terms use, indexed by [`Color::index`].
pub(crate) struct Facts<'a> {
    pub(crate) board: &'a Board,
    pub(crate) occupied: Bitboard,
    pub(crate) kings: [Square; 2],
    pub(crate) pawns: [Bitboard; 2],
    /// The squares around each king, where attacks on it count.
    pub(crate) king_zone: [Bitboard; 2],
    /// What each player attacks with each role.
    pub(crate) attacked_by: [[Bitboard; 6]; 2],
    /// What each player attacks at all.
    pub(crate) attacked: [Bitboard; 2],
    /// What each player attacks at least twice.
    pub(crate) attacked_twice: [Bitboard; 2],
    /// How many enemy knights, bishops, rooks and queens attack the squares around each king.
    pub(crate) king_attackers: [[i32; 4]; 2],
}

impl<'a> Facts<'a> {
    fn of(board: &'a Board) -> Facts<'a> {
        let kings = [king_of(board, Color::White), king_of(board, Color::Black)];
        let pawns = [board.of(Role::Pawn, Color::White), board.of(Role::Pawn, Color::Black)];
        let mut facts = Facts {
            board,
            occupied: board.occupied(),
            kings,
            pawns,
            king_zone: [king::zone::<White>(kings[0]), king::zone::<Black>(kings[1])],
            attacked_by: [[Bitboard::EMPTY; 6]; 2],
            attacked: [Bitboard::EMPTY; 2],
            attacked_twice: [Bitboard::EMPTY; 2],
            king_attackers: [[0; 4]; 2],
        };
        facts.note_king_and_pawns::<White>();
        facts.note_king_and_pawns::<Black>();
        facts
    }

    fn note_king_and_pawns<S: Side>(&mut self) {
        let us = S::COLOR.index();
        self.note::<S>(Role::King, chess_types::attacks::king(self.kings[us]));
        let (left, right) = pawns::captures::<S>(self.pawns[us]);
        self.note::<S>(Role::Pawn, left);
        self.note::<S>(Role::Pawn, right);
    }

    /// Notes that a piece attacks these squares.
    #[inline(always)]
    pub(crate) fn note<S: Side>(&mut self, role: Role, squares: Bitboard) {
        let us = S::COLOR.index();
        self.attacked_twice[us] |= self.attacked[us] & squares;
        self.attacked[us] |= squares;
        self.attacked_by[us][role.index()] |= squares;
    }

    #[inline(always)]
    pub(crate) fn king<S: Side>(&self) -> Square {
        self.kings[S::COLOR.index()]
    }

    #[inline(always)]
    pub(crate) fn pawns_of<S: Side>(&self) -> Bitboard {
        self.pawns[S::COLOR.index()]
    }

    #[inline(always)]
    pub(crate) fn of_role<S: Side>(&self, role: Role) -> Bitboard {
        self.board.of(role, S::COLOR)
    }

    #[inline(always)]
    pub(crate) fn attacked_by<S: Side>(&self, role: Role) -> Bitboard {
        self.attacked_by[S::COLOR.index()][role.index()]
    }

    #[inline(always)]
    pub(crate) fn attacked<S: Side>(&self) -> Bitboard {
        self.attacked[S::COLOR.index()]
    }
}

fn king_of(board: &Board, color: Color) -> Square {
    board.of(Role::King, color).first().unwrap_or(Square::A1)
}

/// The square from the point of view of `S`, with its own first rank at the bottom: an index into the square
/// tables.
#[inline(always)]
pub(crate) fn seen<S: Side>(square: Square) -> usize {
    match S::COLOR {
        Color::White => square.index(),
        Color::Black => square.index() ^ 56,
    }
}

/// The rank as `S` counts it, from 0.
#[inline(always)]
pub(crate) fn rank_seen<S: Side>(square: Square) -> usize {
    seen::<S>(square) / 8
}

/// The squares one step ahead of these.
#[inline(always)]
pub(crate) fn ahead<S: Side>(squares: Bitboard) -> Bitboard {
    match S::COLOR {
        Color::White => Bitboard(squares.0 << 8),
        Color::Black => Bitboard(squares.0 >> 8),
    }
}

/// What the position is worth to the side to move.
pub(crate) fn evaluate(position: &Position, cache: &mut PawnTable) -> Value {
    let board = position.board();
    let mut sum = Sum::default();
    let mut facts = Facts::of(board);
    let pawns = cache.probe(&facts);
    sum.0 += pawns.score;
    all_but_pawns(&mut sum, &mut facts, &pawns.facts);
    let scale = endings::scale(board, sum.0.endgame());
    let phase = phase(board);
    let white = (sum.0.middlegame() * phase + sum.0.endgame() * scale / endings::FULL * (PHASE_MAX - phase))
        / PHASE_MAX;
    let tempo = parameters::VALUES[terms::TEMPO];
    let tempo = (tempo.middlegame() * phase + tempo.endgame() * (PHASE_MAX - phase)) / PHASE_MAX;
    match position.turn() {
        Color::White => white + tempo,
        Color::Black => tempo - white,
    }
}

/// Tells the ledger everything except the pawn structure, which is in the pawn table.
fn all_but_pawns<L: Ledger>(ledger: &mut L, facts: &mut Facts<'_>, pawns: &PawnFacts) {
    material::count::<L, White>(ledger, facts);
    material::count::<L, Black>(ledger, facts);
    pieces::count::<L, White>(ledger, facts);
    pieces::count::<L, Black>(ledger, facts);
    king::count::<L, White>(ledger, facts);
    king::count::<L, Black>(ledger, facts);
    threats::count::<L, White>(ledger, facts);
    threats::count::<L, Black>(ledger, facts);
    pawns::count_passed::<L, White>(ledger, facts, pawns);
    pawns::count_passed::<L, Black>(ledger, facts, pawns);
}

/// The phase of the starting position: all middlegame.
const PHASE_MAX: i32 = 24;

/// How much of a middlegame it is, by the pieces that are left.
fn phase(board: &Board) -> i32 {
    let count = |role| board.role(role).len() as i32;
    let pieces = count(Role::Knight) + count(Role::Bishop) + 2 * count(Role::Rook) + 4 * count(Role::Queen);
    pieces.min(PHASE_MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_types::Setup;

    /// The same position with colors and ranks exchanged.
    fn mirrored(position: &Position) -> Position {
        let setup = position.to_setup();
        let mut other = Setup { turn: setup.turn.opponent(), ..Setup::EMPTY };
        for (square, piece) in setup.board.pieces() {
            other.board.put(square.flipped(), piece.role.of(piece.color.opponent()));
        }
        other.validate().unwrap()
    }

    #[test]
    fn both_colors_are_judged_alike() {
        for fen in super::super::bench::POSITIONS {
            let position = Position::from_fen(fen).unwrap();
            let mut cache = PawnTable::new();
            let value = evaluate(&position, &mut cache);
            assert_eq!(value, evaluate(&mirrored(&position), &mut cache), "{fen}");
            assert_eq!(value, evaluate(&position, &mut cache), "from the pawn table: {fen}");
        }
    }

    #[test]
    fn a_queen_more_is_better() {
        let up = Position::from_fen("4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1").unwrap();
        assert!(evaluate(&up, &mut PawnTable::new()) > 500);
    }
}

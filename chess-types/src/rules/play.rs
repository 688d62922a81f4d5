//! Making a move: what each kind of move changes on the board, and a whole move with key and counters.
//!
//! The generator of perft makes its moves with the same functions of [`State`], without key and counters.

use core::fmt;

use crate::board::zobrist;
use crate::rules::generate::forward;
use crate::rules::position::for_turn;
use crate::rules::state::State;
use crate::{Bitboard, Black, CastleSide, Color, Move, MoveKind, Position, Rank, Role, Side, Square, White};

/// A move that is not legal in the position it was to be played in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalMove {
    /// The refused move.
    pub refused: Move,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not a legal move in this position", self.refused)
    }
}

impl core::error::Error for IllegalMove {}

impl Position {
    /// The position after a move.
    ///
    /// # Errors
    /// [`IllegalMove`] if the move is not legal here; [`Position::explain`] says why.
    pub fn play(&self, m: Move) -> Result<Position, IllegalMove> {
        if self.is_legal(m) { Ok(self.play_unchecked(m)) } else { Err(IllegalMove { refused: m }) }
    }

    /// The position after a move that is known to be legal, as those of
    /// [`legal_moves`](Position::legal_moves) are.
    ///
    /// An illegal move gives a position whose answers are meaningless; it never panics.
    #[inline]
    #[must_use]
    pub const fn play_unchecked(&self, m: Move) -> Position {
        for_turn!(self.turn(), Position::play_as(self, m))
    }

    #[inline]
    const fn play_as<S: Side>(&self, m: Move) -> Position {
        let (from, to) = (m.from(), m.to());
        let state = &self.state;
        let (pawn, king, rook_man) =
            (Role::Pawn.of(S::COLOR), Role::King.of(S::COLOR), Role::Rook.of(S::COLOR));
        let taken = state.board.role_at(to);
        let taken_key = zobrist::taken(taken, S::Opponent::COLOR, to);

        let (next, change, quiet) = match m.kind() {
            MoveKind::Normal => {
                let role = match state.board.role_at(from) {
                    Some(role) => role,
                    None => Role::Pawn,
                };
                let mut next = *self;
                next.move_piece::<S>(role, from, to);
                return next;
            }
            MoveKind::Promotion(role) => {
                let change = zobrist::piece(pawn, from) ^ zobrist::piece(role.of(S::COLOR), to) ^ taken_key;
                (state.promote::<S>(from, to, role), change, false)
            }
            MoveKind::EnPassant => {
                let victim = Square::new(to.file(), from.rank());
                let change = zobrist::piece(pawn, from)
                    ^ zobrist::piece(pawn, to)
                    ^ zobrist::piece(Role::Pawn.of(S::Opponent::COLOR), victim);
                (state.en_passant::<S>(from, to), change, false)
            }
            MoveKind::Castle(side) => {
                let Some(rook) = self.castling().rook(from, S::COLOR, side) else { return *self };
                let rook_to = Square::new(side.rook_file(), from.rank());
                let change = zobrist::piece(king, from)
                    ^ zobrist::piece(king, to)
                    ^ zobrist::piece(rook_man, rook)
                    ^ zobrist::piece(rook_man, rook_to);
                (state.castle::<S>(from, rook, side), change, true)
            }
        };
        let mut after = Position { state: next, ..*self };
        after.end_turn::<S>(state.castling, change, quiet);
        after
    }

    /// A piece of `S` goes to a square and takes what stands there.
    #[inline(always)]
    pub(crate) const fn move_piece<S: Side>(&mut self, role: Role, from: Square, to: Square) {
        let is_pawn = matches!(role, Role::Pawn);
        let piece = role.of(S::COLOR);
        let mut change = zobrist::piece(piece, from) ^ zobrist::piece(piece, to);
        let takes = self.state.board.color(S::Opponent::COLOR).contains(to);
        if takes {
            change ^= zobrist::taken(self.state.board.role_at(to), S::Opponent::COLOR, to);
            self.state.take_off::<S>(Bitboard::from_square(to));
        }
        let rights = self.state.castling;
        self.state.relocate::<S>(role, from, to);
        if is_pawn && from.index().abs_diff(to.index()) == 16 {
            self.state.passed = Bitboard::from_square(from.stepped(forward::<S>()));
        }
        self.end_turn::<S>(rights, change, !is_pawn && !takes);
    }

    /// Keeps key and counters after a move of `S`.
    #[inline(always)]
    const fn end_turn<S: Side>(&mut self, rights: Bitboard, change: u64, quiet: bool) {
        let lost_rights = rights.xor(self.state.castling);
        self.base_key ^= change ^ zobrist::castling(lost_rights) ^ zobrist::BLACK_TO_MOVE;
        self.fullmoves = self.fullmoves.saturating_add(S::COLOR as u32);
        self.halfmoves = if quiet { self.halfmoves.saturating_add(1) } else { 0 };
        self.turn = S::Opponent::COLOR as u16;
    }
}

/// The rank a player's pieces start on.
#[inline(always)]
pub(crate) const fn home_rank(color: Color) -> Bitboard {
    Bitboard::from_rank(Rank::First.seen_by(color))
}

impl State {
    /// `role` of `S` goes from one square to another and takes what stands there.
    #[inline(always)]
    pub(crate) const fn move_piece<S: Side>(&self, role: Role, from: Square, to: Square) -> State {
        let mut next = *self;
        next.take_off::<S>(Bitboard::from_square(to));
        next.relocate::<S>(role, from, to);
        next
    }

    /// `role` of `S` goes from one square to another, on which no piece stands.
    #[inline(always)]
    pub(crate) const fn relocate<S: Side>(&mut self, role: Role, from: Square, to: Square) {
        let (from, to) = (Bitboard::from_square(from), Bitboard::from_square(to));
        self.board.toggle(role, S::COLOR, from.or(to));
        let lost = if matches!(role, Role::King) { home_rank(S::COLOR) } else { from };
        self.castling = self.castling.minus(lost.or(to));
        self.passed = Bitboard::EMPTY;
    }

    /// A pawn of `S` steps two squares and can be taken en passant on the one it passed.
    #[inline(always)]
    pub(crate) const fn double_step<S: Side>(&self, from: Square, to: Square) -> State {
        let (from, to) = (Bitboard::from_square(from), Bitboard::from_square(to));
        let mut next = *self;
        next.board.toggle(Role::Pawn, S::COLOR, from.or(to));
        next.passed = match S::COLOR {
            Color::White => from.shifted(8),
            Color::Black => from.shifted(-8),
        };
        next
    }

    /// A pawn of `S` arrives on the last rank and becomes `role`.
    #[inline(always)]
    pub(crate) const fn promote<S: Side>(&self, from: Square, to: Square, role: Role) -> State {
        let (from, to) = (Bitboard::from_square(from), Bitboard::from_square(to));
        let mut next = *self;
        next.take_off::<S>(to);
        next.passed = Bitboard::EMPTY;
        next.board.toggle(Role::Pawn, S::COLOR, from);
        next.board.toggle(role, S::COLOR, to);
        next.castling = self.castling.minus(to);
        next
    }

    /// A pawn of `S` takes the pawn that has just passed `to`.
    #[inline(always)]
    pub(crate) const fn en_passant<S: Side>(&self, from: Square, to: Square) -> State {
        let victim = match S::COLOR {
            Color::White => to.stepped(-8),
            Color::Black => to.stepped(8),
        };
        let mut next = *self;
        next.board.toggle(Role::Pawn, S::COLOR, Bitboard::from_square(from).with(to));
        next.board.toggle(Role::Pawn, S::Opponent::COLOR, Bitboard::from_square(victim));
        next.passed = Bitboard::EMPTY;
        next
    }

    /// The king of `S` castles with the rook on `rook`.
    #[inline(always)]
    pub(crate) const fn castle<S: Side>(&self, king: Square, rook: Square, side: CastleSide) -> State {
        let rank = king.rank();
        let king_to = Bitboard::from_square(Square::new(side.king_file(), rank));
        let rook_to = Bitboard::from_square(Square::new(side.rook_file(), rank));
        let (king, rook) = (Bitboard::from_square(king), Bitboard::from_square(rook));
        let mut next = *self;
        next.board.toggle(Role::King, S::COLOR, king.xor(king_to));
        next.board.toggle(Role::Rook, S::COLOR, rook.xor(rook_to));
        next.castling = self.castling.minus(home_rank(S::COLOR));
        next.passed = Bitboard::EMPTY;
        next
    }

    /// Takes off whatever the opponent of `S` has on `to`.
    #[inline(always)]
    pub(crate) const fn take_off<S: Side>(&mut self, to: Bitboard) {
        let [pawns, knights, bishops, rooks, queens, kings] = &mut self.board.roles;
        *pawns = pawns.minus(to);
        *knights = knights.minus(to);
        *bishops = bishops.minus(to);
        *rooks = rooks.minus(to);
        *queens = queens.minus(to);
        *kings = kings.minus(to);
        let theirs = &mut self.board.colors[S::Opponent::COLOR.index()];
        *theirs = theirs.minus(to);
    }
}

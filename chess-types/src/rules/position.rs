//! [`Position`]: a legal position, and what can be asked of it.
//!
//! This file has the questions. The answers to the larger ones are next door: legal moves in
//! `generate.rs`, from a target back to the movers in `movers.rs`, playing in `play.rs`, a position as
//! bytes in `bytes.rs`, why a move is refused in `reasons/`, notation in `notation/`.

use core::fmt;

use crate::board::zobrist;
use crate::rules::bytes::PLACEMENT_WORDS;
use crate::rules::check;
use crate::rules::generate::Constraints;
use crate::rules::list::{self, AnyMove};
use crate::rules::movers::Candidates;
use crate::rules::outcome::Laws;
use crate::rules::state::State;
use crate::rules::{dead, perft};
use crate::{
    Bitboard, Black, Board, CastleSide, CastlingRights, Color, Move, MoveList, Outcome, Piece, Setup, Square,
    White,
};

/// Runs generic code for whichever side is to move.
macro_rules! for_turn {
    ($turn:expr, $function:ident $(:: $next:ident)* ( $($argument:expr),* )) => {
        match $turn {
            Color::White => $function $(::$next)* ::<White>($($argument),*),
            Color::Black => $function $(::$next)* ::<Black>($($argument),*),
        }
    };
}
pub(crate) use for_turn;

/// A legal chess position: pieces, side to move, castling rights, en passant, and counters.
///
/// Positions are plain values of 96 bytes; playing a move gives a new one.
///
/// ```
/// # use chess_types::{Position, Square};
/// let start = Position::default();
/// assert_eq!(start.legal_moves().len(), 20);
///
/// let e4 = start.parse_san("e4")?;
/// let after = start.play(e4)?;
/// assert_eq!(after.to_fen(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy)]
#[repr(C)]
pub struct Position {
    pub(crate) state: State,
    /// The Zobrist key without en passant, which counts only if a capture is legal.
    pub(crate) base_key: u64,
    pub(crate) fullmoves: u32,
    pub(crate) halfmoves: u16,
    /// 0 for White and 1 for Black.
    pub(crate) turn: u16,
}

impl Position {
    /// The starting position of standard chess.
    pub const STANDARD: Position = Position {
        state: State {
            board: Board::STANDARD,
            castling: CastlingRights::STANDARD.0,
            passed: Bitboard::EMPTY,
        },
        base_key: zobrist::STANDARD,
        fullmoves: 1,
        halfmoves: 0,
        turn: Color::White as u16,
    };

    /// The position of a set-up that was found valid.
    pub(crate) fn from_valid_setup(setup: &Setup) -> Position {
        Position {
            state: State {
                board: setup.board,
                castling: setup.castling.rooks(),
                passed: setup.en_passant.map_or(Bitboard::EMPTY, Bitboard::from),
            },
            base_key: zobrist::whole(&setup.board, setup.castling.rooks(), setup.turn),
            fullmoves: setup.fullmoves,
            halfmoves: setup.halfmoves,
            turn: setup.turn as u16,
        }
    }

    /// The set-up of this position, to be changed and validated again.
    #[must_use]
    pub const fn to_setup(&self) -> Setup {
        Setup {
            board: self.state.board,
            turn: self.turn(),
            castling: CastlingRights(self.state.castling),
            en_passant: self.state.passed.first(),
            halfmoves: self.halfmoves,
            fullmoves: self.fullmoves,
        }
    }

    /// Who stands where.
    #[inline]
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.state.board
    }

    /// The piece on the square.
    #[inline]
    #[must_use]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        self.state.board.piece_at(square)
    }

    /// Whose turn it is.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Color {
        if self.turn & 1 == 0 { Color::White } else { Color::Black }
    }

    /// Which rooks may still castle.
    #[inline]
    #[must_use]
    pub const fn castling(&self) -> CastlingRights {
        CastlingRights(self.state.castling)
    }

    /// The rook with which this player may still castle to this side.
    #[must_use]
    pub const fn castling_rook(&self, color: Color, side: CastleSide) -> Option<Square> {
        self.castling().rook(self.king(color), color, side)
    }

    /// The square that a pawn passed in the last move, whether or not it can be taken there.
    #[inline]
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        self.state.passed.first()
    }

    /// The en passant square, if a capture there is legal.
    #[must_use]
    pub const fn legal_en_passant(&self) -> Option<Square> {
        match self.en_passant() {
            Some(passed) if self.state.pawns_en_passant(self.turn(), passed).any() => Some(passed),
            _ => None,
        }
    }

    /// Plies since the last capture or pawn move.
    #[inline]
    #[must_use]
    pub const fn halfmoves(&self) -> u16 {
        self.halfmoves
    }

    /// The number of the move to come: starts at 1 and grows after Black's moves.
    #[inline]
    #[must_use]
    pub const fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// Where a player's king stands.
    #[inline]
    #[must_use]
    pub const fn king(&self, color: Color) -> Square {
        self.state.board.king(color)
    }

    /// The Zobrist key: equal for positions that are the same by FIDE 9.2.3.
    #[inline]
    #[must_use]
    pub const fn key(&self) -> u64 {
        if self.state.passed.is_empty() {
            return self.base_key;
        }
        match self.legal_en_passant() {
            Some(square) => self.base_key ^ zobrist::en_passant(square),
            None => self.base_key,
        }
    }

    /// Whether the two are the same position by FIDE 9.2.3: same pieces on the same squares, same
    /// player to move, same possible moves. Counters do not matter.
    ///
    /// ```
    /// # use chess_types::Position;
    /// let quiet = Position::from_fen("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1")?;
    /// let just_stepped = Position::from_fen("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 9")?;
    /// assert!(quiet.is_same_position(&just_stepped), "no pawn can take on e3");
    /// # Ok::<(), chess_types::FenError>(())
    /// ```
    #[must_use]
    pub const fn is_same_position(&self, other: &Position) -> bool {
        let (mine, theirs) = (self.to_words(), other.to_words());
        let mut word = 0;
        while word < PLACEMENT_WORDS {
            if mine[word] != theirs[word] {
                return false;
            }
            word += 1;
        }
        if self.turn != other.turn {
            return false;
        }
        self.state.passed.0 == other.state.passed.0
            || match (self.legal_en_passant(), other.legal_en_passant()) {
                (None, None) => true,
                (Some(mine), Some(theirs)) => mine.index() == theirs.index(),
                _ => false,
            }
    }

    /// The pieces of this color that attack the square.
    #[inline]
    #[must_use]
    pub fn attackers(&self, square: Square, by: Color) -> Bitboard {
        self.state.board.attackers_of(square, by)
    }

    /// Whether any piece of this color attacks the square.
    #[inline]
    #[must_use]
    pub fn is_attacked(&self, square: Square, by: Color) -> bool {
        self.attackers(square, by).any()
    }

    /// The pieces that give check to the side to move.
    #[inline]
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.attackers(self.king(self.turn()), self.turn().opponent())
    }

    /// Whether the side to move is in check.
    #[inline]
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// The pieces of the side to move that are pinned to their king.
    #[must_use]
    pub fn pinned(&self) -> Bitboard {
        let limits = self.constraints();
        (limits.line_pins | limits.diagonal_pins) & self.state.board.color(self.turn())
    }

    /// All legal moves.
    #[inline]
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        self.legal_moves_to(Bitboard::FULL)
    }

    /// The legal moves that arrive on these squares; castling counts as arriving where the king
    /// does. With the opponent's squares these are the captures (except en passant).
    #[inline]
    #[must_use]
    pub fn legal_moves_to(&self, targets: Bitboard) -> MoveList {
        for_turn!(self.turn(), list::legal(&self.state, targets))
    }

    /// The legal moves of the piece on this square.
    pub fn legal_moves_from(&self, from: Square) -> impl Iterator<Item = Move> {
        self.legal_moves().into_iter().filter(move |m| m.from() == from)
    }

    /// All pseudo-legal moves: as the pieces move, whether or not they leave the king in check.
    /// Castling needs its right and empty squares between; attacks do not matter to it either.
    #[inline]
    #[must_use]
    pub fn pseudo_legal_moves(&self) -> MoveList {
        for_turn!(self.turn(), list::pseudo_legal(&self.state))
    }

    /// Whether there is any legal move.
    #[inline]
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        check::has_free_pawn(&self.state.board, self.turn())
            || for_turn!(self.turn(), AnyMove::exists(&self.state))
    }

    /// Whether the move is one of the legal moves; any move may be asked about.
    #[inline]
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        self.candidates().is_legal(m)
    }

    /// Who can legally go where, from the target's side.
    #[inline]
    pub(crate) fn candidates(&self) -> Candidates<'_> {
        Candidates::new(self)
    }

    #[inline]
    pub(crate) fn constraints(&self) -> Constraints {
        for_turn!(self.turn(), Constraints::of(&self.state))
    }

    /// Whether the side to move is checkmated (FIDE 5.1.1).
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// Whether the side to move is stalemated (FIDE 5.2.1).
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// How the game has ended in this position, if it has: checkmate, stalemate, dead position or
    /// seventy-five moves. Fivefold repetition needs a [`History`](crate::History).
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        Outcome::of(self, Laws::Current, || false)
    }

    /// Whether the pieces alone show that neither king can be mated (FIDE 5.2.2): bare kings, one minor piece,
    /// or nothing but bishops on squares of one color.
    #[inline]
    #[must_use]
    pub fn is_dead_by_material(&self) -> bool {
        dead::is_dead_by_material(self)
    }

    /// Whether it can be seen that neither king can be mated any more, whatever both sides do (FIDE 5.2.2): for
    /// lack of material, or because the pawns are locked and no piece can ever open them.
    ///
    /// ```
    /// # use chess_types::Position;
    /// let locked = Position::from_fen("4k3/8/1p3p2/pP1p1P1p/P1pPp1pP/2P1P1P1/8/4K3 w - - 0 1")?;
    /// assert!(locked.is_dead() && !locked.is_dead_by_material());
    /// # Ok::<(), chess_types::FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn is_dead(&self) -> bool {
        dead::is_dead(self)
    }

    /// Whether one look at the pieces leaves open that the position is dead.
    #[inline(always)]
    pub(crate) fn may_be_dead(&self) -> bool {
        dead::may_be_dead(&self.state.board)
    }

    /// The number of legal sequences of `depth` moves.
    ///
    /// ```
    /// # use chess_types::Position;
    /// assert_eq!(Position::default().perft(4), 197_281);
    /// ```
    // Compiled where it is called: those who call it are few, and those who do not should not wait for it.
    #[inline]
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        for_turn!(self.turn(), perft::perft(&self.state, depth))
    }

    /// The same position with the other side to move, if that is legal: the null move of search
    /// programs. `None` in check.
    #[must_use]
    pub const fn pass(&self) -> Option<Position> {
        if self.is_in_check(self.turn()) {
            return None;
        }
        let mut next = *self;
        next.state.passed = Bitboard::EMPTY;
        next.turn = self.turn().opponent() as u16;
        next.base_key ^= zobrist::BLACK_TO_MOVE;
        next.halfmoves = self.halfmoves.saturating_add(1);
        next.fullmoves = self.fullmoves.saturating_add(self.turn() as u32);
        Some(next)
    }
}

impl Default for Position {
    fn default() -> Position {
        Position::STANDARD
    }
}

impl PartialEq for Position {
    /// Everything a FEN says is equal, counters included; see [`Position::is_same_position`].
    fn eq(&self, other: &Position) -> bool {
        self.to_setup() == other.to_setup()
    }
}

impl Eq for Position {}

impl core::hash::Hash for Position {
    fn hash<H: core::hash::Hasher>(&self, hasher: &mut H) {
        self.base_key.hash(hasher);
    }
}

impl TryFrom<Setup> for Position {
    type Error = crate::SetupProblems;

    fn try_from(setup: Setup) -> Result<Position, crate::SetupProblems> {
        setup.validate()
    }
}

impl fmt::Display for Position {
    /// The FEN, which [`str::parse`] reads back. [`Position::diagram`] draws the board.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fen().fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.fen())
    }
}

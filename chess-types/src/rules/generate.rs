//! The move generator: all legal moves of a position.
//!
//! In: a [`State`] and the side to move as a type. Out: every legal move, told to a [`Sink`] as sets of target squares.
//! Counting (perft), listing and looking for any move at all are different sinks of the same generator.
//!
//! This is the set-wise form of the rules, from the pieces to their targets, which perft and the engine need for speed.
//! `movers.rs` has the other form, from a target back to the pieces, for everything that is written. Both take checks, pins
//! and castling from here ([`Constraints`], [`CastlingPath`]), and `tests/tests/oracle_rules.rs` holds them equal.
//!
//! The order of thought, once per position:
//! 1. Who gives check, and which pieces are pinned ([`Constraints`])?
//! 2. The king goes where no enemy attacks.
//! 3. In double check, that was all. Otherwise every other move must end on the *targets* (any
//!    square, or the squares that answer a single check), and a pinned piece stays on its pin.

use crate::board::attacks::{self, between};
use crate::rules::check::is_safe;
use crate::rules::play::home_rank;
use crate::rules::state::State;
use crate::{Bitboard, CastleSide, Color, File, Rank, Role, Side, Square};

/// What checks and pins leave to the side to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Constraints {
    /// Where the king stands.
    pub(crate) king: Square,
    /// The pieces that give check.
    pub(crate) checkers: Bitboard,
    /// Where a piece other than the king must arrive to leave no check: everywhere without check,
    /// the checker and the squares before it in a single check, nowhere in double check.
    pub(crate) targets: Bitboard,
    /// The ranks and files along which own pieces are pinned, each with its pinner.
    pub(crate) line_pins: Bitboard,
    /// The diagonals along which own pieces are pinned, each with its pinner.
    pub(crate) diagonal_pins: Bitboard,
}

impl Constraints {
    #[inline(always)]
    pub(crate) fn of<S: Side>(state: &State) -> Constraints {
        let board = &state.board;
        let occupied = board.occupied();
        let us = board.color(S::COLOR);
        let them = board.color(S::Opponent::COLOR);
        let king = board.king(S::COLOR);
        let queens = board.role(Role::Queen);

        let mut checkers = attacks::knight(king) & board.role(Role::Knight) & them
            | attacks::pawn(S::COLOR, king) & board.role(Role::Pawn) & them;
        let mut pins = [Bitboard::EMPTY; 2];

        let sliders = [(board.role(Role::Bishop) | queens) & them, (board.role(Role::Rook) | queens) & them];
        let rays = [attacks::bishop_lines(king), attacks::rook_lines(king)];
        for kind in 0..2 {
            for slider in rays[kind] & sliders[kind] {
                let path = between(king, slider);
                let blockers = path & occupied;
                if blockers.is_empty() {
                    checkers |= slider.into();
                } else if !blockers.more_than_one() && blockers.meets(us) {
                    pins[kind] |= path.with(slider);
                }
            }
        }

        let targets = if checkers.is_empty() {
            Bitboard::FULL
        } else if checkers.more_than_one() {
            Bitboard::EMPTY
        } else {
            between(king, checkers.lowest()) | checkers
        };
        Constraints { king, checkers, targets, diagonal_pins: pins[0], line_pins: pins[1] }
    }
}

/// Receives the legal moves of a position.
pub(crate) trait Sink {
    /// The piece on `from` can go to each of these squares.
    fn piece(&mut self, role: Role, from: Square, to: Bitboard);
    /// Pawns can step one square ahead onto `single` and two onto `double`.
    fn pawn_steps(&mut self, single: Bitboard, double: Bitboard);
    /// Pawns can take on each of these squares, coming from `to - step`.
    fn pawn_takes(&mut self, to: Bitboard, step: i8);
    /// Pawns can promote on each of these squares, coming from `to - step`.
    fn promotions(&mut self, to: Bitboard, step: i8);
    /// A pawn can take en passant.
    fn en_passant(&mut self, from: Square, to: Square);
    /// The king can castle.
    fn castle(&mut self, king: Square, rook: Square, side: CastleSide);
}

/// The number of squares a pawn of `S` advances: +8 or -8.
#[inline(always)]
pub(crate) const fn forward<S: Side>() -> i8 {
    match S::COLOR {
        Color::White => 8,
        Color::Black => -8,
    }
}

/// Pawns moved one square ahead and to the lower (`-1`) or higher (`1`) file.
#[inline(always)]
fn pawn_captures<S: Side>(pawns: Bitboard, towards: i8) -> Bitboard {
    let edge = if towards < 0 { File::A } else { File::H };
    pawns.minus(Bitboard::from_file(edge)).shifted(forward::<S>() + towards)
}

/// The squares among `squares` (and perhaps others) that `S` attacks when these are occupied.
///
/// For one or two squares it is quicker to look from them to the sliders, for more the other way.
#[inline(always)]
fn attacked_among<S: Side>(state: &State, squares: Bitboard, occupied: Bitboard) -> Bitboard {
    let board = &state.board;
    let us = board.color(S::COLOR);
    let pawns = board.role(Role::Pawn) & us;
    let queens = board.role(Role::Queen);
    let diagonal_sliders = (board.role(Role::Bishop) | queens) & us;
    let line_sliders = (board.role(Role::Rook) | queens) & us;

    let mut attacked = pawn_captures::<S>(pawns, -1)
        | pawn_captures::<S>(pawns, 1)
        | attacks::king(board.king(S::COLOR))
        | attacks::knights(board.role(Role::Knight) & us);
    let open = squares.minus(attacked);
    if open.more_than_two() {
        for from in diagonal_sliders {
            attacked |= attacks::bishop(from, occupied);
        }
        for from in line_sliders {
            attacked |= attacks::rook(from, occupied);
        }
    } else {
        for square in open {
            if attacks::bishop(square, occupied).meets(diagonal_sliders)
                || attacks::rook(square, occupied).meets(line_sliders)
            {
                attacked |= square.into();
            }
        }
    }
    attacked
}

/// Tells the sink every legal move of `S`.
#[inline(always)]
pub(crate) fn generate<S: Side, K: Sink>(state: &State, sink: &mut K) {
    let limits = Constraints::of::<S>(state);
    king_moves::<S, K>(state, &limits, sink);
    if limits.targets.any() {
        pawn_moves::<S, K>(state, &limits, sink);
        piece_moves::<S, K>(state, &limits, sink);
    }
}

/// The squares that castling needs.
pub(crate) struct CastlingPath {
    /// Where the king arrives.
    pub(crate) king_to: Square,
    /// Where the rook arrives.
    pub(crate) rook_to: Square,
    /// Where the king passes or arrives: none of them may be attacked.
    pub(crate) king: Bitboard,
    /// Where the rook passes or arrives.
    pub(crate) rook: Bitboard,
}

impl CastlingPath {
    #[inline(always)]
    pub(crate) fn new(king: Square, rook: Square, side: CastleSide) -> CastlingPath {
        let king_to = Square::new(side.king_file(), king.rank());
        let rook_to = Square::new(side.rook_file(), king.rank());
        CastlingPath {
            king_to,
            rook_to,
            king: between(king, king_to).with(king_to),
            rook: between(rook, rook_to).with(rook_to),
        }
    }

    /// All of them: but for king and rook themselves, they must be empty.
    #[inline(always)]
    pub(crate) fn all(&self) -> Bitboard {
        self.king | self.rook
    }
}

/// The files c to g, where castling kings pass and arrive.
const CASTLE_PATHS: Bitboard = Bitboard(0x7C7C_7C7C_7C7C_7C7C);

#[inline(always)]
fn king_moves<S: Side, K: Sink>(state: &State, limits: &Constraints, sink: &mut K) {
    let us = state.board.color(S::COLOR);
    let king = limits.king;
    let occupied = state.board.occupied();
    let may_castle = limits.checkers.is_empty() && state.castling.meets(home_rank(S::COLOR));
    let steps = attacks::king(king).minus(us);
    // In Chess960 the king may arrive where its rook stands.
    let castle_path = if may_castle {
        (home_rank(S::COLOR) & CASTLE_PATHS).minus(occupied ^ state.castling)
    } else {
        Bitboard::EMPTY
    };
    if steps.is_empty() && !may_castle {
        return;
    }
    // Without the king, so that it cannot hide behind itself on a slider's line.
    let attacked = attacked_among::<S::Opponent>(state, steps | castle_path, occupied ^ Bitboard::from(king));
    sink.piece(Role::King, king, steps.minus(attacked));
    if may_castle {
        castling_moves::<S, K>(state, king, attacked, sink);
    }
}

#[inline(always)]
fn castling_moves<S: Side, K: Sink>(state: &State, king: Square, attacked: Bitboard, sink: &mut K) {
    let occupied = state.board.occupied();
    for rook in state.castling & home_rank(S::COLOR) {
        if between(king, rook).meets(occupied) {
            continue;
        }
        let side = if rook > king { CastleSide::King } else { CastleSide::Queen };
        let path = CastlingPath::new(king, rook, side);
        let others = occupied ^ Bitboard::from(king) ^ rook.into();
        if path.all().meets(others) || path.king.meets(attacked) {
            continue;
        }
        // In Chess960 the rook may have shielded the king's new square along the back rank.
        let enemy = state.board.color(S::Opponent::COLOR);
        let sliders = (state.board.role(Role::Rook) | state.board.role(Role::Queen)) & enemy;
        if (home_rank(S::COLOR) & sliders).any()
            && attacks::rook(path.king_to, others.with(path.rook_to)).meets(sliders & home_rank(S::COLOR))
        {
            continue;
        }
        sink.castle(king, rook, side);
    }
}

#[inline(always)]
fn pawn_moves<S: Side, K: Sink>(state: &State, limits: &Constraints, sink: &mut K) {
    let board = &state.board;
    let pawns = board.of(Role::Pawn, S::COLOR);
    let them = board.color(S::Opponent::COLOR);
    let empty = !board.occupied();
    let (lines, diagonals) = (limits.line_pins, limits.diagonal_pins);
    let free = pawns.minus(lines | diagonals);
    let step = forward::<S>();

    let single = (free.shifted(step) | (pawns & lines).shifted(step) & lines) & empty;
    let third = Bitboard::from_rank(Rank::Third.seen_by(S::COLOR));
    let double = (single & third).shifted(step) & empty & limits.targets;
    let single = single & limits.targets;

    let takes = |towards| {
        (pawn_captures::<S>(free, towards) | pawn_captures::<S>(pawns & diagonals, towards) & diagonals)
            & them
            & limits.targets
    };
    let (left, right) = (takes(-1), takes(1));

    let last = Bitboard::from_rank(Rank::Eighth.seen_by(S::COLOR));
    let seventh = Bitboard::from_rank(Rank::Seventh.seen_by(S::COLOR));
    if pawns.meets(seventh) {
        sink.promotions(single & last, step);
        sink.promotions(left & last, step - 1);
        sink.promotions(right & last, step + 1);
        sink.pawn_steps(single.minus(last), double);
        sink.pawn_takes(left.minus(last), step - 1);
        sink.pawn_takes(right.minus(last), step + 1);
    } else {
        sink.pawn_steps(single, double);
        sink.pawn_takes(left, step - 1);
        sink.pawn_takes(right, step + 1);
    }
    if state.passed.any() {
        en_passant_moves::<S, K>(state, limits, sink);
    }
}

#[inline(always)]
fn en_passant_moves<S: Side, K: Sink>(state: &State, limits: &Constraints, sink: &mut K) {
    let to = state.passed.lowest();
    let takers = attacks::pawn(S::Opponent::COLOR, to) & state.board.of(Role::Pawn, S::COLOR);
    for from in takers {
        if en_passant_is_safe::<S>(state, limits.king, from, to) {
            sink.en_passant(from, to);
        }
    }
}

/// Whether taking en passant leaves the king out of check: two pawns vanish from their lines at
/// once, so neither the pins nor the targets of [`Constraints`] can tell.
pub(crate) const fn en_passant_is_safe<S: Side>(
    state: &State,
    king: Square,
    from: Square,
    to: Square,
) -> bool {
    let board = &state.en_passant::<S>(from, to).board;
    is_safe(board, king, S::COLOR, board.color(S::Opponent::COLOR), board.occupied())
}

#[inline(always)]
fn piece_moves<S: Side, K: Sink>(state: &State, limits: &Constraints, sink: &mut K) {
    let board = &state.board;
    let occupied = board.occupied();
    let us = board.color(S::COLOR);
    let targets = limits.targets.minus(us);
    let (lines, diagonals) = (limits.line_pins, limits.diagonal_pins);
    let queens = board.role(Role::Queen);
    let role_of = |from, role| if queens.contains(from) { Role::Queen } else { role };

    for from in (board.role(Role::Knight) & us).minus(lines | diagonals) {
        sink.piece(Role::Knight, from, attacks::knight(from) & targets);
    }
    for from in ((board.role(Role::Bishop) | queens) & us).minus(lines) {
        let pin = if diagonals.contains(from) { diagonals } else { Bitboard::FULL };
        sink.piece(role_of(from, Role::Bishop), from, attacks::bishop(from, occupied) & targets & pin);
    }
    for from in ((board.role(Role::Rook) | queens) & us).minus(diagonals) {
        let pin = if lines.contains(from) { lines } else { Bitboard::FULL };
        sink.piece(role_of(from, Role::Rook), from, attacks::rook(from, occupied) & targets & pin);
    }
}

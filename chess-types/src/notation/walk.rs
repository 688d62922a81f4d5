//! [`Walk`]: following written moves quickly, one after the other.
//!
//! In: a position, and [`San`] after [`San`]. Out: the position that they lead to. It gives the
//! answers of [`Position::find`] and [`Position::play_unchecked`], but it knows from the last move
//! whether the king is in check. If it is not, a move can only be illegal because of a pin, and only a
//! piece on one of the king's lines can be pinned: nearly always there is nothing to work out.

use super::san::{San, SanKind};
use crate::candidates::{is_safe, pawns_reaching};
use crate::state::home_rank;
use crate::{Bitboard, Black, Board, Color, Position, Rank, Role, Side, Square, White, attacks, zobrist};

/// A game as it is followed from move to move.
///
/// ```
/// # use chess_types::{Position, San, notation::Walk};
/// let mut walk = Walk::new(Position::default());
/// for word in ["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"] {
///     assert!(walk.follow(&word.parse::<San>()?));
/// }
/// assert!(walk.is_check() && walk.position().is_checkmate());
/// assert!(!walk.follow(&"Kxf7".parse::<San>()?), "the queen is protected");
/// # Ok::<(), chess_types::SanError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    position: Position,
    is_check: bool,
}

impl Walk {
    /// A walk that starts from this position.
    #[must_use]
    pub fn new(start: Position) -> Walk {
        Walk { is_check: start.is_check(), position: start }
    }

    /// The position now.
    #[inline(always)]
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Whether the player to move is in check.
    #[inline(always)]
    #[must_use]
    pub const fn is_check(&self) -> bool {
        self.is_check
    }

    /// Plays the one legal move that this means. If there is none, or if there are several, nothing
    /// happens and the answer is `false`.
    #[inline(always)]
    pub fn follow(&mut self, san: &San) -> bool {
        match self.position.turn() {
            Color::White => self.follow_as::<White>(san),
            Color::Black => self.follow_as::<Black>(san),
        }
    }

    #[inline(always)]
    fn follow_as<S: Side>(&mut self, san: &San) -> bool {
        let SanKind::Piece { role, to, promotion: None, .. } = san.kind else {
            return self.follow_patiently(san);
        };
        // One copy a role: what the role decides is then decided once.
        let followed = match role {
            Role::Pawn => {
                let special =
                    self.position.state.passed | Bitboard::from_rank(Rank::Eighth.seen_by(S::COLOR));
                !special.contains(to) && self.step::<S>(Role::Pawn, san, to)
            }
            Role::Knight => self.step::<S>(Role::Knight, san, to),
            Role::Bishop => self.step::<S>(Role::Bishop, san, to),
            Role::Rook => self.step::<S>(Role::Rook, san, to),
            Role::Queen => self.step::<S>(Role::Queen, san, to),
            Role::King => self.step::<S>(Role::King, san, to),
        };
        followed || self.follow_patiently(san)
    }

    /// Any move at all, through the rulebook's front door.
    #[inline(never)]
    fn follow_patiently(&mut self, san: &San) -> bool {
        let Some(found) = self.position.find(san) else { return false };
        self.position = self.position.play_unchecked(found);
        self.is_check = self.position.is_check();
        true
    }

    /// A piece goes to a square and takes what stands there. `false` if it is not one piece that can
    /// do so for certain.
    #[inline(always)]
    fn step<S: Side>(&mut self, role: Role, san: &San, to: Square) -> bool {
        let board = &self.position.state.board;
        let (us, them) = (board.color(S::COLOR), board.color(S::Opponent::COLOR));
        let occupied = us | them;
        let movers = match role {
            Role::Pawn => pawns_reaching(&self.position.state, S::COLOR, to),
            _ => attacks::lines_of(role, to) & board.role(role) & us,
        } & san.origin_of(role);
        let is_slider = matches!(role, Role::Bishop | Role::Rook | Role::Queen);
        let from = match movers.single() {
            Some(from) if !is_slider || !attacks::between(from, to).meets(occupied) => from,
            Some(_) => return false,
            None if is_slider => {
                let free = |&from: &Square| !attacks::between(from, to).meets(occupied);
                let Some(from) = movers.into_iter().filter(free).collect::<Bitboard>().single() else {
                    return false;
                };
                from
            }
            None => return false,
        };
        if us.contains(to) {
            return false;
        }
        let after = occupied.without(from.into()).with(to);
        let king = board.king(S::COLOR);
        let is_exposed = role == Role::King || self.is_check || can_open_line(board, king, from, them);
        if is_exposed {
            let king = if role == Role::King { to } else { king };
            if !is_safe(board, king, S::COLOR, them.without(to.into()), after) {
                return false;
            }
        }
        self.move_piece::<S>(role, from, to, them.contains(to));
        self.is_check = self.gives_check::<S>(role, from, to, after);
        true
    }

    /// Moves a piece in place, with key and counters.
    #[inline(always)]
    fn move_piece<S: Side>(&mut self, role: Role, from: Square, to: Square, takes: bool) {
        let position = &mut self.position;
        let state = &mut position.state;
        let ours = |square: Square| zobrist::piece(role.of(S::COLOR), square);
        let mut key = position.base_key ^ ours(from) ^ ours(to) ^ zobrist::BLACK_TO_MOVE;
        let (from_bit, to_bit) = (Bitboard::from(from), Bitboard::from(to));
        if takes {
            let taken = state.board.role_at(to);
            key ^= zobrist::taken(taken, S::Opponent::COLOR, to);
            for role in &mut state.board.roles {
                *role &= !to_bit;
            }
            state.board.colors[S::Opponent::COLOR.index()] &= !to_bit;
        }
        state.board.roles[role.index()] ^= from_bit | to_bit;
        state.board.colors[S::COLOR.index()] ^= from_bit | to_bit;
        let lost = if role == Role::King { home_rank(S::COLOR) | to_bit } else { from_bit | to_bit };
        if state.castling.meets(lost) {
            key ^= zobrist::castling(state.castling & lost);
            state.castling = state.castling.without(lost);
        }
        let steps_twice = role == Role::Pawn && from.index().abs_diff(to.index()) == 16;
        let passed = from.stepped(if S::COLOR == Color::White { 8 } else { -8 });
        state.passed = if steps_twice { passed.into() } else { Bitboard::EMPTY };
        position.base_key = key;
        let is_quiet = role != Role::Pawn && !takes;
        position.halfmoves = if is_quiet { position.halfmoves.saturating_add(1) } else { 0 };
        position.fullmoves = position.fullmoves.saturating_add((S::COLOR == Color::Black) as u32);
        position.turn = S::Opponent::COLOR as u16;
    }

    /// Whether the piece that has gone there gives check, or has opened a line.
    #[inline(always)]
    fn gives_check<S: Side>(&self, role: Role, from: Square, to: Square, occupied: Bitboard) -> bool {
        let board = &self.position.state.board;
        let king = board.king(S::Opponent::COLOR);
        let hits = match role {
            Role::Pawn => attacks::pawn(S::COLOR, to).contains(king),
            Role::King => false,
            Role::Knight => attacks::knight(to).contains(king),
            _ => attacks::lines_of(role, to).contains(king) && !attacks::between(to, king).meets(occupied),
        };
        hits || can_open_line(board, king, from, board.color(S::COLOR))
            && !is_safe(board, king, S::Opponent::COLOR, board.color(S::COLOR), occupied)
    }
}

/// Whether leaving a square can open a line to the king: if not, nothing of theirs that moves along
/// the line of both stands on it.
#[inline(always)]
fn can_open_line(board: &Board, king: Square, from: Square, enemies: Bitboard) -> bool {
    let queens = board.role(Role::Queen);
    let (bishop_lines, rook_lines) = (attacks::bishop_lines(king), attacks::rook_lines(king));
    let straight = rook_lines & (board.role(Role::Rook) | queens) & enemies;
    let diagonal = bishop_lines & (board.role(Role::Bishop) | queens) & enemies;
    let from = Bitboard::from(from);
    from.meets(rook_lines) & straight.any() | from.meets(bishop_lines) & diagonal.any()
}

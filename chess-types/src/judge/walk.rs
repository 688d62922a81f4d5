//! [`Walk`]: following written moves quickly, one after the other.
//!
//! In: a position, and [`WrittenMove`] after [`WrittenMove`]. Out: the position that they lead to. It gives the
//! answers of [`Position::find`] and [`Position::play_unchecked`], but it knows from the last move
//! whether the king is in check. If it is not, a move can only be illegal because of a pin, and only a
//! piece on one of the king's lines can be pinned: nearly always there is nothing to work out.
//!
//! Archives run this with every optimisation, macros with none: for them loops go by index, and what
//! is compared is matched.

use crate::board::zobrist;
use crate::notation::san::{CheckMark, WrittenKind, WrittenMove};
use crate::rules::movers::{is_safe, pawns_reaching};
use crate::rules::state::{State, home_rank};
use crate::{Bitboard, Black, Board, Color, Move, Position, Rank, Role, Side, Square, White, attacks};

/// A game as it is followed from move to move.
///
/// ```
/// # use chess_types::{Position, WrittenMove, judge::Walk};
/// let mut walk = Walk::new(Position::default());
/// for word in ["e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#"] {
///     assert!(walk.follow(&word.parse::<WrittenMove>()?).is_some());
/// }
/// assert!(walk.is_check() && walk.position().is_checkmate());
/// assert_eq!(walk.follow(&"Kxf7".parse::<WrittenMove>()?), None, "the queen is protected");
/// # Ok::<(), chess_types::WrittenMoveError>(())
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

    /// Whether a move that is written with `x` certainly has something to take where it goes. Of a capture
    /// en passant that is written as two squares, which is rare, nothing is said: it has not.
    #[inline(always)]
    #[must_use]
    pub fn has_what_it_takes(&self, san: &WrittenMove) -> bool {
        let State { board, passed, .. } = &self.position.state;
        match san.kind {
            WrittenKind::Piece { takes: false, .. } | WrittenKind::Squares { takes: false, .. } => true,
            WrittenKind::Piece { role: Role::Pawn, to, .. } => (board.occupied() | *passed).contains(to),
            WrittenKind::Piece { to, .. } => board.occupied().contains(to),
            // The king castles onto its own rook, and takes nothing.
            WrittenKind::Squares { to, .. } => board.color(self.position.turn().opponent()).contains(to),
            WrittenKind::Castle(_) => true,
        }
    }

    /// Whether the last move did what its mark says. Of a `++`, which is rare, nothing is said: it
    /// does not hold.
    #[inline(always)]
    #[must_use]
    pub fn bears_out(&self, mark: Option<CheckMark>) -> bool {
        match mark {
            None => true,
            Some(CheckMark::Check) => self.is_check,
            Some(CheckMark::Mate) => self.is_check && !self.position.has_legal_move(),
            Some(CheckMark::Double) => false,
        }
    }

    /// Plays the one legal move that this means. If there is none, or if there are several, nothing
    /// happens and the answer is `None`.
    #[inline(always)]
    pub fn follow(&mut self, san: &WrittenMove) -> Option<Move> {
        match self.position.turn() {
            Color::White => self.follow_as::<White>(san),
            Color::Black => self.follow_as::<Black>(san),
        }
    }

    /// [`Walk::follow`] in less code: one copy for all roles, for where nothing is optimised anyway.
    #[inline(never)]
    pub(super) fn follow_in_short(&mut self, san: &WrittenMove) -> Option<Move> {
        let WrittenKind::Piece { role, to, promotion: None, .. } = san.kind else {
            return self.follow_patiently(san);
        };
        let from = match self.position.turn() {
            Color::White => self.step::<White>(role, san, to),
            Color::Black => self.step::<Black>(role, san, to),
        };
        match from {
            Some(from) => Some(Move::normal(from, to)),
            None => self.follow_patiently(san),
        }
    }

    #[inline(always)]
    fn follow_as<S: Side>(&mut self, san: &WrittenMove) -> Option<Move> {
        let WrittenKind::Piece { role, to, promotion: None, .. } = san.kind else {
            return self.follow_patiently(san);
        };
        // One copy a role: what the role decides is then decided once.
        let from = match role {
            Role::Pawn => self.step::<S>(Role::Pawn, san, to),
            Role::Knight => self.step::<S>(Role::Knight, san, to),
            Role::Bishop => self.step::<S>(Role::Bishop, san, to),
            Role::Rook => self.step::<S>(Role::Rook, san, to),
            Role::Queen => self.step::<S>(Role::Queen, san, to),
            Role::King => self.step::<S>(Role::King, san, to),
        };
        match from {
            Some(from) => Some(Move::normal(from, to)),
            None => self.follow_patiently(san),
        }
    }

    /// Any move at all, through the rulebook's front door.
    #[inline(never)]
    fn follow_patiently(&mut self, san: &WrittenMove) -> Option<Move> {
        let found = self.position.find(san)?;
        self.position = self.position.play_unchecked(found);
        self.is_check = self.position.is_check();
        Some(found)
    }

    /// A piece goes to a square and takes what stands there: where it came from, or `None` if it is not
    /// one piece that can do so for certain.
    #[inline(always)]
    fn step<S: Side>(&mut self, role: Role, san: &WrittenMove, to: Square) -> Option<Square> {
        let board = &self.position.state.board;
        let (us, them) = (board.color(S::COLOR), board.color(S::Opponent::COLOR));
        let occupied = us | them;
        // A pawn may promote there, or take en passant.
        let special = self.position.state.passed | Bitboard::from_rank(Rank::Eighth.seen_by(S::COLOR));
        if matches!(role, Role::Pawn) && special.contains(to) {
            return None;
        }
        let movers = match role {
            Role::Pawn => pawns_reaching(&self.position.state, S::COLOR, to),
            _ => attacks::lines_of(role, to) & board.role(role) & us,
        } & san.origin_of(role);
        let is_slider = matches!(role, Role::Bishop | Role::Rook | Role::Queen);
        let from = match movers.single() {
            Some(from) if !is_slider || !attacks::between(from, to).meets(occupied) => from,
            None if is_slider => {
                let free = |&from: &Square| !attacks::between(from, to).meets(occupied);
                movers.into_iter().filter(free).collect::<Bitboard>().single()?
            }
            _ => return None,
        };
        if us.contains(to) {
            return None;
        }
        let after = occupied.without(from.into()).with(to);
        let king = board.king(S::COLOR);
        let is_king = matches!(role, Role::King);
        let is_exposed = is_king || self.is_check || can_open_line(board, king, from, them);
        if is_exposed {
            let king = if is_king { to } else { king };
            if !is_safe(board, king, S::COLOR, them.without(to.into()), after) {
                return None;
            }
        }
        self.move_piece::<S>(role, from, to, them.contains(to));
        self.is_check = self.gives_check::<S>(role, from, to, after);
        Some(from)
    }

    /// Moves a piece in place, with key and counters.
    #[inline(always)]
    fn move_piece<S: Side>(&mut self, role: Role, from: Square, to: Square, takes: bool) {
        let position = &mut self.position;
        let state = &mut position.state;
        let piece = role.of(S::COLOR);
        let mut key = position.base_key
            ^ zobrist::piece(piece, from)
            ^ zobrist::piece(piece, to)
            ^ zobrist::BLACK_TO_MOVE;
        let (from_bit, to_bit) = (Bitboard::from(from), Bitboard::from(to));
        if takes {
            let taken = state.board.role_at(to);
            key ^= zobrist::taken(taken, S::Opponent::COLOR, to);
            let mut role = 0;
            while role < state.board.roles.len() {
                state.board.roles[role] &= !to_bit;
                role += 1;
            }
            state.board.colors[S::Opponent::COLOR.index()] &= !to_bit;
        }
        state.board.roles[role.index()] ^= from_bit | to_bit;
        state.board.colors[S::COLOR.index()] ^= from_bit | to_bit;
        let lost = if matches!(role, Role::King) { home_rank(S::COLOR) | to_bit } else { from_bit | to_bit };
        if state.castling.meets(lost) {
            key ^= zobrist::castling(state.castling & lost);
            state.castling = state.castling.without(lost);
        }
        let is_pawn = matches!(role, Role::Pawn);
        let steps_twice = is_pawn && from.index().abs_diff(to.index()) == 16;
        let passed = from.stepped(if matches!(S::COLOR, Color::White) { 8 } else { -8 });
        state.passed = if steps_twice { passed.into() } else { Bitboard::EMPTY };
        position.base_key = key;
        let is_quiet = !is_pawn && !takes;
        position.halfmoves = if is_quiet { position.halfmoves.saturating_add(1) } else { 0 };
        position.fullmoves = position.fullmoves.saturating_add(matches!(S::COLOR, Color::Black) as u32);
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

//! Whether the reason for a refusal is true on the board.
//!
//! The crate finds its reasons with attack tables. Here everything is computed from files and ranks, so that
//! both cannot be wrong in the same way.

use chess_types::reasons::{CastlingLoss, Illegality, PlacedPiece};
use chess_types::{
    Bitboard, CastleSide, Color, File, Move, Position, Rank, Role, Square, WrittenKind, WrittenMove,
};

/// The rules that depend only on the position and the written move. The others need the moves before.
pub(crate) const FROM_THE_BOARD_ALONE: [&str; 31] = [
    "no-such-piece",
    "not-there",
    "nothing-there",
    "wrong-color",
    "already-there",
    "own-piece",
    "cannot-reach",
    "blocked",
    "takes-king",
    "still-in-check",
    "double-check",
    "pinned",
    "into-attack",
    "kings-touch",
    "pawn-blocked",
    "nothing-to-take",
    "not-double-step",
    "pawn-backwards",
    "en-passant-not-now",
    "en-passant-opens-check",
    "promotion-missing",
    "promotion-role",
    "promotion-too-early",
    "promotion-of-piece",
    "castling-king-away",
    "castling-rook-away",
    "castling-right-lost",
    "castling-blocked",
    "castling-in-check",
    "castling-through-check",
    "castling-into-check",
];

/// Asserts that in this position the reason is a valid one for refusing this written move.
pub(crate) fn assert_true(position: &Position, san: &WrittenMove, illegality: &Illegality, context: &str) {
    let board = Board { position };
    assert!(board.confirms(san, illegality), "{context}: not so: {illegality} ({illegality:?})");
}

/// Files and ranks between two squares, seen from the first.
fn steps(from: Square, to: Square) -> (i32, i32) {
    let difference = |a: usize, b: usize| b as i32 - a as i32;
    (difference(from.file().index(), to.file().index()), difference(from.rank().index(), to.rank().index()))
}

/// Whether a piece of the role moves like that on an empty board. Pawns move as they capture.
fn moves_like(role: Role, color: Color, from: Square, to: Square) -> bool {
    let (files, ranks) = steps(from, to);
    let (wide, high) = (files.abs(), ranks.abs());
    let straight = (wide == 0) != (high == 0);
    let diagonal = wide == high && wide > 0;
    match role {
        Role::Knight => wide * high == 2,
        Role::Bishop => diagonal,
        Role::Rook => straight,
        Role::Queen => straight || diagonal,
        Role::King => wide.max(high) == 1,
        Role::Pawn => wide == 1 && ranks == forward(color),
    }
}

fn forward(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}

/// The squares strictly between two that a queen's move joins; none otherwise.
fn between(from: Square, to: Square) -> Vec<Square> {
    let (files, ranks) = steps(from, to);
    if !moves_like(Role::Queen, Color::White, from, to) {
        return Vec::new();
    }
    let length = files.abs().max(ranks.abs());
    let step = |count: i32| from.offset((files.signum() * count) as i8, (ranks.signum() * count) as i8);
    (1..length).filter_map(step).collect()
}

/// Whether the piece attacks the square when these squares are occupied.
fn attacks(placed: PlacedPiece, to: Square, occupied: Bitboard) -> bool {
    moves_like(placed.piece.role, placed.piece.color, placed.square, to)
        && between(placed.square, to).iter().all(|&passed| !occupied.contains(passed))
}

struct Board<'a> {
    position: &'a Position,
}

impl Board<'_> {
    fn us(&self) -> Color {
        self.position.turn()
    }

    fn stands(&self, placed: PlacedPiece) -> bool {
        self.position.piece_at(placed.square) == Some(placed.piece)
    }

    fn is_own(&self, placed: PlacedPiece) -> bool {
        self.stands(placed) && placed.piece.color == self.us()
    }

    fn is_enemy(&self, placed: PlacedPiece) -> bool {
        self.stands(placed) && placed.piece.color != self.us()
    }

    fn own_king(&self) -> Square {
        self.position.king(self.us())
    }

    fn gives_check(&self, placed: PlacedPiece) -> bool {
        self.is_enemy(placed) && attacks(placed, self.own_king(), self.position.board().occupied())
    }

    fn is_last_rank(&self, to: Square) -> bool {
        to.rank() == Rank::Eighth.seen_by(self.us())
    }

    /// Whether a pawn of the mover stands this many files and ranks behind the square.
    fn is_pawn_behind(&self, placed: PlacedPiece, to: Square, wide: i32, ahead: i32) -> bool {
        let (files, ranks) = steps(placed.square, to);
        self.is_own(placed)
            && placed.piece.role == Role::Pawn
            && files.abs() == wide
            && ranks == ahead * forward(self.us())
    }

    /// Whether the enemy attacks the square once the king has left its own.
    fn attacks_without_king(&self, placed: PlacedPiece, to: Square) -> bool {
        let occupied = self.position.board().occupied().without(self.own_king());
        self.is_enemy(placed) && attacks(placed, to, occupied)
    }

    /// Whether the square is attacked once the king and the rook of a castling have left their squares.
    fn attacks_after_castling(&self, placed: PlacedPiece, to: Square, side: CastleSide) -> bool {
        let king = self.own_king();
        let Some(rook) = self.position.castling_rook(self.us(), side) else {
            return false;
        };
        let arrived = Square::new(side.rook_file(), king.rank());
        let left = Bitboard::from(king) | rook.into();
        let occupied = self.position.board().occupied().minus(left).with(arrived);
        self.attacks_without_king(placed, to) || (self.is_enemy(placed) && attacks(placed, to, occupied))
    }

    /// A pinned piece is the only one between its king and a piece that moves along that line.
    fn is_pinned_by(&self, placed: PlacedPiece, by: PlacedPiece) -> bool {
        let king = self.own_king();
        let occupied = self.position.board().occupied();
        between(by.square, king).contains(&placed.square)
            && !attacks(by, king, occupied)
            && attacks(by, king, occupied.without(placed.square))
    }

    fn confirms(&self, san: &WrittenMove, illegality: &Illegality) -> bool {
        self.confirms_piece(san, illegality)
            .or_else(|| self.confirms_king(san, illegality))
            .or_else(|| self.confirms_pawn(san, illegality))
            .or_else(|| self.confirms_castling(san, illegality))
            .unwrap_or_else(|| panic!("{illegality:?} cannot come of a position alone"))
    }

    /// Reasons of the moving piece; `None` for the others.
    fn confirms_piece(&self, san: &WrittenMove, illegality: &Illegality) -> Option<bool> {
        let position = self.position;
        let board = position.board();
        let written_from = match san.kind {
            WrittenKind::Squares { from, .. } => Some(from),
            WrittenKind::Piece { file: Some(file), rank: Some(rank), .. } => Some(Square::new(file, rank)),
            // A pawn's step names no file, because it stays on its file.
            WrittenKind::Piece {
                role: Role::Pawn, file: None, rank: Some(rank), takes: false, to, ..
            } => Some(Square::new(to.file(), rank)),
            _ => None,
        };
        Some(match *illegality {
            Illegality::NoSuchPiece { piece } => {
                piece.color == self.us() && board.of(piece.role, piece.color).is_empty()
            }
            Illegality::NotThere { piece, file, rank, stand } => {
                let named = |square: Square| {
                    file.is_none_or(|file| square.file() == file)
                        && rank.is_none_or(|rank| square.rank() == rank)
                };
                piece.color == self.us()
                    && stand == board.of(piece.role, piece.color)
                    && stand.any()
                    && !stand.into_iter().any(named)
            }
            Illegality::NothingThere { square } => {
                position.piece_at(square).is_none() && written_from == Some(square)
            }
            Illegality::WrongColor { placed } => self.is_enemy(placed) && written_from == Some(placed.square),
            Illegality::AlreadyThere { placed } => {
                let named = match san.kind {
                    WrittenKind::Piece { role, .. } => role == placed.piece.role,
                    _ => written_from == Some(placed.square),
                };
                self.is_own(placed) && san.to() == Some(placed.square) && named
            }
            Illegality::OwnPiece { placed } => self.is_own(placed) && san.to() == Some(placed.square),
            Illegality::CannotReach { piece, from, to } => {
                let stand = board.of(piece.role, piece.color);
                // Castling does not count as reaching a square. For pawns the reason only says that none
                // can step there, unless one is named.
                let is_step = piece.role == Role::Pawn && from.single().is_none();
                let meant = if from.is_empty() && is_step { stand } else { from };
                let goes_there = |m: &Move| {
                    let straight = m.from().file() == to.file();
                    m.castles().is_none()
                        && meant.contains(m.from())
                        && m.to() == to
                        && (straight || !is_step)
                };
                let lined_up =
                    |from| piece.role != Role::Pawn && moves_like(piece.role, piece.color, from, to);
                piece.color == self.us()
                    && san.to() == Some(to)
                    && meant.any()
                    && !meant.meets(Bitboard::FULL.minus(stand))
                    && !meant.into_iter().any(lined_up)
                    && !position.legal_moves().iter().any(goes_there)
            }
            Illegality::Blocked { placed, to, by } => {
                self.is_own(placed)
                    && self.stands(by)
                    && san.to() == Some(to)
                    && moves_like(placed.piece.role, placed.piece.color, placed.square, to)
                    && between(placed.square, to).contains(&by.square)
            }
            Illegality::TakesKing { placed, to } => {
                self.is_own(placed) && san.to() == Some(to) && position.king(self.us().opponent()) == to
            }
            _ => return None,
        })
    }

    /// Reasons of the mover's king; `None` for the others.
    fn confirms_king(&self, san: &WrittenMove, illegality: &Illegality) -> Option<bool> {
        let us = self.us();
        let king = self.own_king();
        Some(match *illegality {
            Illegality::StillInCheck { color, by } => color == us && self.gives_check(by),
            Illegality::DoubleCheck { color, by: [a, b] } => {
                color == us && a != b && self.gives_check(a) && self.gives_check(b)
            }
            Illegality::Pinned { placed, by } => {
                self.is_own(placed) && self.is_enemy(by) && self.is_pinned_by(placed, by)
            }
            Illegality::IntoAttack { to, by, takes } => {
                takes == self.position.board().role_at(to)
                    && san.to() == Some(to)
                    && moves_like(Role::King, us, king, to)
                    && self.attacks_without_king(by, to)
            }
            Illegality::KingsTouch { to, other } => {
                san.to() == Some(to)
                    && self.position.king(us.opponent()) == other
                    && moves_like(Role::King, us, king, to)
                    && moves_like(Role::King, us, other, to)
            }
            _ => return None,
        })
    }

    /// Reasons of pawns; `None` for the others.
    fn confirms_pawn(&self, san: &WrittenMove, illegality: &Illegality) -> Option<bool> {
        let position = self.position;
        let us = self.us();
        let is_empty = |square: Square| position.piece_at(square).is_none();
        let enemy_pawn = |square: Square| position.piece_at(square) == Some(Role::Pawn.of(us.opponent()));
        let beside = |placed: PlacedPiece, victim: Square| {
            let (files, ranks) = steps(placed.square, victim);
            files.abs() == 1 && ranks == 0 && enemy_pawn(victim)
        };
        Some(match *illegality {
            Illegality::PawnBlocked { placed, by, .. } => {
                let ahead = |count| self.is_pawn_behind(placed, by.square, 0, count);
                self.stands(by) && (ahead(1) || ahead(2))
            }
            Illegality::NothingToTake { placed, to } => {
                self.is_pawn_behind(placed, to, 1, 1) && is_empty(to) && position.en_passant() != Some(to)
            }
            Illegality::NotDoubleStep { placed, to } => {
                self.is_pawn_behind(placed, to, 0, 2) && placed.square.rank() != Rank::Second.seen_by(us)
            }
            Illegality::PawnBackwards { placed, to } => {
                self.is_own(placed)
                    && placed.piece.role == Role::Pawn
                    && steps(placed.square, to).1 * forward(us) <= 0
            }
            Illegality::EnPassantNotNow { placed, victim, to } => {
                self.is_pawn_behind(placed, to, 1, 1)
                    && beside(placed, victim)
                    && is_empty(to)
                    && position.en_passant() != Some(to)
            }
            Illegality::EnPassantOpensCheck { placed, victim, by } => {
                let Some(to) = position.en_passant() else {
                    return Some(false);
                };
                let gone = Bitboard::from(placed.square) | victim.into();
                let occupied = position.board().occupied().minus(gone).with(to);
                self.is_pawn_behind(placed, to, 1, 1)
                    && beside(placed, victim)
                    && self.is_enemy(by)
                    && !self.gives_check(by)
                    && attacks(by, self.own_king(), occupied)
            }
            Illegality::PromotionMissing { to } => {
                let legal = position.legal_moves();
                san.promotion().is_none()
                    && self.is_last_rank(to)
                    && legal.iter().any(|m| m.to() == to && m.promotes_to().is_some())
            }
            Illegality::PromotionRole { role } => {
                matches!(role, Role::King | Role::Pawn) && san.promotion() == Some(role)
            }
            Illegality::PromotionTooEarly { to, color } => {
                color == us && san.promotion().is_some() && san.to() == Some(to) && !self.is_last_rank(to)
            }
            Illegality::PromotionOfPiece { role } => role != Role::Pawn && san.promotion().is_some(),
            _ => return None,
        })
    }

    /// Reasons of castling; `None` for the others.
    fn confirms_castling(&self, san: &WrittenMove, illegality: &Illegality) -> Option<bool> {
        let position = self.position;
        let us = self.us();
        let king = self.own_king();
        let home = Rank::First.seen_by(us);
        let sides = || match san.kind {
            WrittenKind::Castle(side) => vec![side],
            _ => CastleSide::ALL.to_vec(),
        };
        Some(match *illegality {
            Illegality::CastlingLost { color, side, loss } => {
                let started = Square::new(File::E, home);
                let corner = Square::new(if side == CastleSide::King { File::H } else { File::A }, home);
                let has_rook = position.piece_at(corner) == Some(Role::Rook.of(us));
                let lost = match loss {
                    CastlingLoss::KingAway { now } => now == king && king != started,
                    CastlingLoss::RookAway { home } => home == corner && !has_rook,
                    CastlingLoss::Earlier => king == started && has_rook,
                    _ => return None,
                };
                lost && color == us && position.castling_rook(us, side).is_none()
            }
            Illegality::CastlingBlocked { side, by } => {
                let rook = position.castling_rook(us, side);
                self.stands(by)
                    && by.square.rank() == home
                    && by.square != king
                    && rook.is_some_and(|rook| rook != by.square)
            }
            Illegality::CastlingInCheck { by } => self.gives_check(by),
            Illegality::CastlingThroughCheck { square, by } => {
                square.rank() == home && self.attacks_without_king(by, square)
            }
            Illegality::CastlingIntoCheck { square, by } => sides().into_iter().any(|side| {
                square == Square::new(side.king_file(), home) && self.attacks_after_castling(by, square, side)
            }),
            _ => return None,
        })
    }
}

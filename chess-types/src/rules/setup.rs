//! [`Setup`]: anything that looks like a position, legal or not.
//!
//! A set-up has public fields and no promises. [`Setup::validate`] makes a
//! [`Position`](crate::Position) of it or names every reason why not ([`SetupProblem`]).

use alloc::vec::Vec;
use core::fmt;

use crate::reasons::SquareList;
use crate::{Bitboard, Board, CastleSide, CastlingRights, Color, Position, Rank, Role, Square, attacks};

/// A board, whose turn it is, and what else a FEN says; not necessarily a legal position.
///
/// ```
/// # use chess_types::{Color, Role, Setup, SetupProblem, Square};
/// let mut setup = Setup::EMPTY;
/// setup.board.put(Square::E1, Role::King.of(Color::White));
/// let problems = setup.validate().unwrap_err();
/// assert_eq!(problems.to_string(), "there is no black king");
///
/// setup.board.put(Square::E8, Role::King.of(Color::Black));
/// assert!(setup.validate().is_ok());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// Who stands where.
    pub board: Board,
    /// Whose turn it is.
    pub turn: Color,
    /// Which rooks may castle.
    pub castling: CastlingRights,
    /// The square a pawn has just passed in a double step.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmoves: u16,
    /// The number of the move to come: starts at 1 and grows after Black's moves.
    pub fullmoves: u32,
}

impl Setup {
    /// No pieces, White to move.
    pub const EMPTY: Setup = Setup {
        board: Board::EMPTY,
        turn: Color::White,
        castling: CastlingRights::NONE,
        en_passant: None,
        halfmoves: 0,
        fullmoves: 1,
    };

    /// The starting position of standard chess.
    pub const STANDARD: Setup =
        Setup { board: Board::STANDARD, castling: CastlingRights::STANDARD, ..Setup::EMPTY };

    /// The rook with which this player may castle to this side.
    #[must_use]
    pub const fn castling_rook(&self, color: Color, side: CastleSide) -> Option<Square> {
        self.castling.rook(self.board.king(color), color, side)
    }

    /// The legal position with this set-up.
    ///
    /// # Errors
    /// Every reason why it is none, in one [`SetupProblems`].
    pub fn validate(self) -> Result<Position, SetupProblems> {
        let problems = self.all_problems();
        if problems.is_empty() { Ok(Position::from_valid_setup(&self)) } else { Err(SetupProblems(problems)) }
    }

    /// Every reason why this set-up is not a legal position.
    pub fn problems(&self) -> impl Iterator<Item = SetupProblem> {
        self.all_problems().into_iter()
    }

    fn all_problems(&self) -> Vec<SetupProblem> {
        let mut problems = Vec::new();
        let mut note = |problem: Option<SetupProblem>| problems.extend(problem);
        for color in Color::ALL {
            note(self.king_problem(color));
        }
        note(self.back_rank_pawns());
        for color in Color::ALL {
            note(self.material_problem(color));
        }
        for color in Color::ALL {
            self.castling_problems(color, &mut note);
        }
        note(self.en_passant_problem());
        note(self.kings_touch());
        note(self.opponent_in_check());
        note(self.impossible_check());
        problems
    }

    /// FIDE 2.3: each player has exactly one king.
    fn king_problem(&self, color: Color) -> Option<SetupProblem> {
        let kings = self.board.of(Role::King, color);
        match kings.len() {
            0 => Some(SetupProblem::MissingKing(color)),
            1 => None,
            _ => Some(SetupProblem::TooManyKings(color, kings)),
        }
    }

    /// FIDE 3.7: pawns start on the second rank, go ahead, and promote at once on the last.
    fn back_rank_pawns(&self) -> Option<SetupProblem> {
        let pawns = self.board.role(Role::Pawn) & Bitboard::BACK_RANKS;
        pawns.any().then_some(SetupProblem::PawnsOnBackRank(pawns))
    }

    /// FIDE 2.2: sixteen pieces, and every extra officer was a pawn once.
    fn material_problem(&self, color: Color) -> Option<SetupProblem> {
        let count = |role| self.board.of(role, color).len();
        let extra = |role, at_first: u32| count(role).saturating_sub(at_first);
        let bishops = self.board.of(Role::Bishop, color);
        let promoted = extra(Role::Queen, 1)
            + extra(Role::Rook, 2)
            + extra(Role::Knight, 2)
            + (bishops & Bitboard::LIGHT).len().saturating_sub(1)
            + (bishops & Bitboard::DARK).len().saturating_sub(1);
        let pieces = self.board.color(color).len();
        if pieces > 16 {
            Some(SetupProblem::TooManyPieces(color, pieces))
        } else if count(Role::Pawn) > 8 {
            Some(SetupProblem::TooManyPawns(color, count(Role::Pawn)))
        } else if count(Role::Pawn) + promoted > 8 {
            Some(SetupProblem::TooManyPromoted { color, promoted, pawns: count(Role::Pawn) })
        } else {
            None
        }
    }

    /// FIDE 3.8.2.1: a castling right needs king and rook where they started.
    fn castling_problems(&self, color: Color, note: &mut dyn FnMut(Option<SetupProblem>)) {
        let rooks = self.castling.of(color);
        let king = self.board.of(Role::King, color);
        let home = Bitboard::from_rank(Rank::First.seen_by(color));
        let king_away = rooks.any() && king.any() && !(king & home).any();
        note(king_away.then_some(SetupProblem::CastlingKingAway(color)));
        for rook in rooks.minus(self.board.of(Role::Rook, color)) {
            note(Some(SetupProblem::CastlingRookAway(color, rook)));
        }
        let right = rooks.into_iter().filter(|&rook| rook > self.board.king(color)).count();
        let crowded = !king_away && (right > 1 || rooks.len() as usize - right > 1);
        note(crowded.then_some(SetupProblem::TooManyCastlingRooks(color)));
    }

    /// FIDE 3.7.3.1: the passed square is empty, so is the one behind, and the pawn stands before.
    fn en_passant_problem(&self) -> Option<SetupProblem> {
        let passed = self.en_passant?;
        let mover = self.turn.opponent();
        let ahead = if mover == Color::White { 1 } else { -1 };
        let pawn = passed.offset(0, ahead);
        let behind = passed.offset(0, -ahead);
        let empty = |square| !self.board.occupied().contains(square);
        let fits = passed.rank() == Rank::Third.seen_by(mover)
            && empty(passed)
            && behind.is_some_and(empty)
            && pawn.is_some_and(|pawn| self.board.of(Role::Pawn, mover).contains(pawn));
        (!fits).then_some(SetupProblem::EnPassant(passed))
    }

    /// FIDE 3.8: neither king may go beside the other, which attacks all squares around it.
    fn kings_touch(&self) -> Option<SetupProblem> {
        let king = |color| self.board.of(Role::King, color).single();
        let (white, black) = (king(Color::White)?, king(Color::Black)?);
        attacks::king(white).contains(black).then_some(SetupProblem::KingsTouch(white, black))
    }

    /// FIDE 3.9: no player may leave the own king in check, so the side not to move never is.
    fn opponent_in_check(&self) -> Option<SetupProblem> {
        let king = self.board.of(Role::King, self.turn.opponent()).single()?;
        // That kings touch is a reason of its own.
        let checkers = self.board.attackers_of(king, self.turn).minus(self.board.role(Role::King));
        checkers.any().then_some(SetupProblem::OpponentInCheck(self.turn.opponent(), checkers))
    }

    /// A check must have been possible by one last move.
    fn impossible_check(&self) -> Option<SetupProblem> {
        let them = self.turn.opponent();
        let king = self.board.of(Role::King, self.turn).single()?;
        let checkers = self.board.attackers_of(king, them);
        let first = checkers.first()?;
        let steppers = checkers & (self.board.role(Role::Pawn) | self.board.role(Role::Knight));
        let impossible = steppers.more_than_one()
            || checkers.len() > 2
            || match self.double_step().filter(|_| self.en_passant_problem().is_none()) {
                // The pawn that stepped is the only checker, or it uncovered a single one.
                Some((from, to)) => {
                    let before = (self.board.occupied() ^ Bitboard::from(to)).with(from);
                    checkers.more_than_one()
                        || first != to && (self.board.attackers(king, before) & self.board.color(them)).any()
                }
                // Two sliders on one line through the king cannot both have been uncovered.
                None => checkers
                    .minus(Bitboard::from(first))
                    .first()
                    .is_some_and(|second| aligned(king, first, second)),
            };
        impossible.then_some(SetupProblem::ImpossibleCheck(self.turn, checkers))
    }

    /// The double step that the en passant square tells of.
    fn double_step(&self) -> Option<(Square, Square)> {
        let passed = self.en_passant?;
        let ahead = if self.turn == Color::White { -1 } else { 1 };
        Some((passed.offset(0, -ahead)?, passed.offset(0, ahead)?))
    }
}

/// Whether three squares stand on one rank, file or diagonal.
fn aligned(a: Square, b: Square, c: Square) -> bool {
    let at = |s: Square| (s.file() as i8, s.rank() as i8);
    let ((af, ar), (bf, br), (cf, cr)) = (at(a), at(b), at(c));
    (bf - af) * (cr - ar) == (cf - af) * (br - ar)
}

impl From<Position> for Setup {
    fn from(position: Position) -> Setup {
        position.to_setup()
    }
}

/// One reason why a [`Setup`] is not a legal position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SetupProblem {
    /// A player has no king.
    MissingKing(Color),
    /// A player has several kings, on these squares.
    TooManyKings(Color, Bitboard),
    /// Pawns stand on the first or last rank, on these squares.
    PawnsOnBackRank(Bitboard),
    /// A player has more than sixteen pieces.
    TooManyPieces(Color, u32),
    /// A player has more than eight pawns.
    TooManyPawns(Color, u32),
    /// A player has more extra officers than pawns are missing.
    TooManyPromoted {
        /// Whose pieces.
        color: Color,
        /// How many of them must have been pawns.
        promoted: u32,
        /// How many pawns are still there.
        pawns: u32,
    },
    /// A player may castle, but the king is not on its first rank.
    CastlingKingAway(Color),
    /// A player may castle with a rook that is not there.
    CastlingRookAway(Color, Square),
    /// A player may castle with two rooks on the same side of the king.
    TooManyCastlingRooks(Color),
    /// No pawn can have passed the en passant square.
    EnPassant(Square),
    /// The kings stand side by side, White's and Black's.
    KingsTouch(Square, Square),
    /// The player who is not to move is in check, by these pieces.
    OpponentInCheck(Color, Bitboard),
    /// The player to move is in a check that no last move can have given.
    ImpossibleCheck(Color, Bitboard),
}

impl SetupProblem {
    /// A short stable name for programs and reports.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            SetupProblem::MissingKing(_) => "missing-king",
            SetupProblem::TooManyKings(..) => "too-many-kings",
            SetupProblem::PawnsOnBackRank(_) => "pawns-on-back-rank",
            SetupProblem::TooManyPieces(..) => "too-many-pieces",
            SetupProblem::TooManyPawns(..) => "too-many-pawns",
            SetupProblem::TooManyPromoted { .. } => "too-many-promoted",
            SetupProblem::CastlingKingAway(_) => "castling-king-away",
            SetupProblem::CastlingRookAway(..) => "castling-rook-away",
            SetupProblem::TooManyCastlingRooks(_) => "too-many-castling-rooks",
            SetupProblem::EnPassant(_) => "impossible-en-passant",
            SetupProblem::KingsTouch(..) => "kings-touch",
            SetupProblem::OpponentInCheck(..) => "opponent-in-check",
            SetupProblem::ImpossibleCheck(..) => "impossible-check",
        }
    }
}

impl core::error::Error for SetupProblem {}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SetupProblem::MissingKing(color) => write!(f, "there is no {}", Role::King.of(color)),
            SetupProblem::TooManyKings(color, squares) => {
                write!(f, "{color} has {} kings, on {}", squares.len(), SquareList(squares))
            }
            SetupProblem::PawnsOnBackRank(squares) if squares.more_than_one() => {
                write!(f, "the pawns on {} cannot stand on the first or last rank", SquareList(squares))
            }
            SetupProblem::PawnsOnBackRank(squares) => {
                write!(f, "the pawn on {} cannot stand on the first or last rank", SquareList(squares))
            }
            SetupProblem::TooManyPieces(color, count) => {
                write!(f, "{color} has {count} pieces, more than 16")
            }
            SetupProblem::TooManyPawns(color, count) => {
                write!(f, "{color} has {count} pawns, more than 8")
            }
            SetupProblem::TooManyPromoted { color, promoted, pawns } => {
                let pieces = if promoted == 1 { "piece" } else { "pieces" };
                write!(f, "{color} has at least {promoted} promoted {pieces}, but ")?;
                match 8 - pawns.min(8) {
                    0 => f.write_str("none of the 8 pawns is missing"),
                    1 => f.write_str("only 1 of the 8 pawns is missing"),
                    missing => write!(f, "only {missing} of the 8 pawns are missing"),
                }
            }
            SetupProblem::CastlingKingAway(color) => {
                write!(f, "{color} cannot castle: the king is not on its first rank")
            }
            SetupProblem::CastlingRookAway(color, square) => {
                write!(
                    f,
                    "{color} cannot castle with a rook on {square}: there is no {} there",
                    Role::Rook.of(color)
                )
            }
            SetupProblem::TooManyCastlingRooks(color) => {
                write!(f, "{color} cannot castle with two rooks on the same side of the king")
            }
            SetupProblem::EnPassant(square) => {
                write!(f, "no pawn can have just passed {square} with a double step")
            }
            SetupProblem::KingsTouch(white, black) => {
                write!(f, "the kings on {white} and {black} stand side by side")
            }
            SetupProblem::OpponentInCheck(color, by) => {
                write!(f, "{color} is in check from {} but {} is to move", SquareList(by), color.opponent())
            }
            SetupProblem::ImpossibleCheck(color, by) => {
                write!(f, "{color} is in check from {}, which no last move can have given", SquareList(by))
            }
        }
    }
}

/// Every reason why a [`Setup`] is not a legal position; at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupProblems(Vec<SetupProblem>);

impl SetupProblems {
    /// The reasons, in the order of the board, the rights and the checks.
    #[must_use]
    pub fn as_slice(&self) -> &[SetupProblem] {
        &self.0
    }
}

impl fmt::Display for SetupProblems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.0.iter().enumerate() {
            write!(f, "{}{problem}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupProblems {}

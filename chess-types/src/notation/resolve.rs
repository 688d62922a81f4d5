//! Between notation and moves: which legal move a [`WrittenMove`] means, and how a move is written.
//!
//! Both directions look from the target square back to the pieces that can go there
//! (`candidates.rs`); no move list is made.

use alloc::string::{String, ToString};
use core::fmt;

use super::san::{CheckMark, San, WrittenKind, WrittenMove, WrittenMoveError};
use crate::reasons::{self, Ambiguity, Illegality, Refusal};
use crate::rules::position::for_turn;
use crate::{Bitboard, Black, CastleSide, Color, File, Move, Position, Rank, Role, Square, White};

/// Why a text is not a legal move in a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ParseMoveError {
    /// The text is not a move.
    Syntax(WrittenMoveError),
    /// The move breaks a rule.
    Illegal(Illegality),
    /// Several legal moves are written so.
    Ambiguous(Ambiguity),
}

impl fmt::Display for ParseMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseMoveError::Syntax(error) => error.fmt(f),
            ParseMoveError::Illegal(illegality) => illegality.fmt(f),
            ParseMoveError::Ambiguous(ambiguity) => ambiguity.fmt(f),
        }
    }
}

impl core::error::Error for ParseMoveError {}

impl From<WrittenMoveError> for ParseMoveError {
    fn from(error: WrittenMoveError) -> ParseMoveError {
        ParseMoveError::Syntax(error)
    }
}

impl From<Refusal> for ParseMoveError {
    fn from(refusal: Refusal) -> ParseMoveError {
        match refusal {
            Refusal::Illegal(illegality) => ParseMoveError::Illegal(illegality),
            Refusal::Ambiguous(ambiguity) => ParseMoveError::Ambiguous(ambiguity),
        }
    }
}

impl Position {
    /// The legal move that a text means: standard or long algebraic, UCI or figurine notation.
    ///
    /// The text may leave out or misstate `x`, `+`, `#` and `e.p.`; the referee
    /// ([`judge`](crate::judge::judge)) checks those claims.
    ///
    /// # Errors
    /// [`ParseMoveError`]: the text is no move, or none that is legal here, or several.
    ///
    /// ```
    /// # use chess_types::Position;
    /// let start = Position::default();
    /// assert_eq!(start.parse_san("Nf3")?, start.parse_san("g1-f3")?);
    /// assert_eq!(start.parse_san("Qh5").unwrap_err().to_string(),
    ///     "the white pawn on e2 stands between the queen on d1 and h5");
    /// # Ok::<(), chess_types::ParseMoveError>(())
    /// ```
    pub fn parse_san(&self, text: &str) -> Result<Move, ParseMoveError> {
        let word = text.trim().trim_end_matches(['!', '?']);
        Ok(self.resolve(&WrittenMove::from_ascii(word.as_bytes())?)?)
    }

    /// The legal move that this means.
    ///
    /// # Errors
    /// [`Refusal`]: why there is none, or which ones there are.
    #[inline]
    pub fn resolve(&self, san: &WrittenMove) -> Result<Move, Refusal> {
        match self.find(san) {
            Some(found) => Ok(found),
            None => Err(reasons::refusal(self, san)),
        }
    }

    /// The one legal move that this means, or `None` if there is none or are several.
    #[inline]
    #[must_use]
    pub fn find(&self, san: &WrittenMove) -> Option<Move> {
        match san.kind {
            WrittenKind::Piece { role, to, promotion, .. } => {
                let origin = san.origin();
                // One copy a role: what the role decides is then decided once.
                match role {
                    Role::Pawn => self.piece_move(Role::Pawn, origin, to, promotion),
                    Role::Knight => self.piece_move(Role::Knight, origin, to, promotion),
                    Role::Bishop => self.piece_move(Role::Bishop, origin, to, promotion),
                    Role::Rook => self.piece_move(Role::Rook, origin, to, promotion),
                    Role::Queen => self.piece_move(Role::Queen, origin, to, promotion),
                    Role::King => self.piece_move(Role::King, origin, to, promotion),
                }
            }
            WrittenKind::Squares { from, to, promotion, .. } => {
                let role = self.board().role_at(from)?;
                if let Some(side) = self.castle_by_squares(from, to) {
                    let castles = promotion.is_none() && self.candidates().can_castle(side);
                    return castles.then(|| Move::castle(from, side));
                }
                let movers = self.candidates().movers(role, to);
                movers.contains(from).then(|| self.written_move(role, from, to, promotion))?
            }
            WrittenKind::Castle(side) => {
                let king = self.king(self.turn());
                self.candidates().can_castle(side).then(|| Move::castle(king, side))
            }
        }
    }

    // Where nothing is optimised, as for macros, copies would only be more to compile.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn piece_move(&self, role: Role, origin: Bitboard, to: Square, promotion: Option<Role>) -> Option<Move> {
        let from = for_turn!(self.turn(), Position::mover(self, role, to, origin, true))?;
        self.written_move(role, from, to, promotion)
    }

    /// The move of a piece that can go there, if the promotion fits.
    #[inline(always)]
    pub(crate) fn written_move(
        &self,
        role: Role,
        from: Square,
        to: Square,
        promotion: Option<Role>,
    ) -> Option<Move> {
        if role != Role::Pawn {
            return promotion.is_none().then(|| Move::normal(from, to));
        }
        let last_rank = to.rank() == Rank::Eighth.seen_by(self.turn());
        match promotion {
            Some(role) if last_rank && role.is_promotion() => Some(Move::promotion(from, to, role)),
            None if !last_rank => Some(if from.file() != to.file() && self.en_passant() == Some(to) {
                Move::en_passant(from, to)
            } else {
                Move::normal(from, to)
            }),
            _ => None,
        }
    }

    /// Castling written as squares: the king's two (`e1g1`), or king and own rook (`e1h1`).
    pub(crate) fn castle_by_squares(&self, from: Square, to: Square) -> Option<CastleSide> {
        let home = Rank::First.seen_by(self.turn());
        if from != self.king(self.turn()) || from.rank() != home || to.rank() != home {
            return None;
        }
        CastleSide::ALL.into_iter().find(|&side| {
            let onto_rook = self.castling_rook(self.turn(), side) == Some(to);
            let two_steps = from.file() == File::E && to.file() == side.king_file();
            onto_rook || two_steps
        })
    }

    /// How the Laws and PGN write this legal move: the least that tells it apart, with `+` or `#`.
    ///
    /// ```
    /// # use chess_types::Position;
    /// let position = Position::from_fen("1k6/8/8/8/8/8/6K1/R6R w - - 0 1")?;
    /// let m = position.parse_san("a1d1")?;
    /// assert_eq!(position.san(m), "Rad1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn san(&self, m: Move) -> San {
        let mut text = self.san_without_mark(m);
        let after = self.play_unchecked(m);
        if after.is_check() {
            let mark = if after.has_legal_move() { CheckMark::Check } else { CheckMark::Mate };
            text.push(mark.text());
        }
        text
    }

    /// [`Position::san`] without `+` and `#`.
    #[must_use]
    pub fn san_without_mark(&self, m: Move) -> San {
        let mut text = San::EMPTY;
        if let Some(side) = m.castles() {
            text.push(side.san());
            return text;
        }
        let (from, to) = (m.from(), m.to());
        let role = self.board().role_at(from).unwrap_or(Role::Pawn);
        let takes = self.is_capture(m);
        if role == Role::Pawn {
            if takes {
                text.push_char(from.file().char());
            }
        } else {
            text.push_char(role.letter());
            let (file, rank) = self.disambiguation(role, from, to);
            if let Some(file) = file {
                text.push_char(file.char());
            }
            if let Some(rank) = rank {
                text.push_char(rank.char());
            }
        }
        if takes {
            text.push("x");
        }
        push_square(&mut text, to);
        if let Some(role) = m.promotes_to() {
            text.push("=");
            text.push_char(role.letter());
        }
        text
    }

    /// What must be written of the origin so that no other piece of this role is meant
    /// (FIDE Appendix C.10): the file if that does, else the rank, else both.
    fn disambiguation(&self, role: Role, from: Square, to: Square) -> (Option<File>, Option<Rank>) {
        let rivals = self.candidates().movers(role, to).without(from.into());
        if rivals.is_empty() {
            (None, None)
        } else if !rivals.meets(Bitboard::from_file(from.file())) {
            (Some(from.file()), None)
        } else if !rivals.meets(Bitboard::from_rank(from.rank())) {
            (None, Some(from.rank()))
        } else {
            (Some(from.file()), Some(from.rank()))
        }
    }

    /// Whether the move takes something, en passant included.
    #[must_use]
    pub fn is_capture(&self, m: Move) -> bool {
        m.castles().is_none()
            && (self.board().color(self.turn().opponent()).contains(m.to())
                || m.kind() == crate::MoveKind::EnPassant)
    }

    /// The move in long algebraic notation: `Ng1-f3`, `e4xd5`, `e7-e8=Q`, `O-O`.
    #[inline]
    #[must_use]
    pub fn long_san(&self, m: Move) -> San {
        let short = self.san(m);
        if m.castles().is_some() {
            return short;
        }
        let role = self.board().role_at(m.from()).unwrap_or(Role::Pawn);
        let mut text = San::EMPTY;
        if role != Role::Pawn {
            text.push_char(role.letter());
        }
        push_square(&mut text, m.from());
        text.push(if self.is_capture(m) { "x" } else { "-" });
        push_square(&mut text, m.to());
        let ending = short.find(['=', '+', '#']).map_or("", |at| &short.as_str()[at..]);
        text.push(ending);
        text
    }

    /// The move as UCI writes it in Chess960: castling is the king onto its rook (`e1h1`).
    /// Standard chess prints the move itself: `e1g1`.
    #[must_use]
    pub fn uci960(&self, m: Move) -> String {
        match m.castles().and_then(|side| self.castling_rook(self.turn(), side)) {
            Some(rook) => alloc::format!("{}{rook}", m.from()),
            None => m.to_string(),
        }
    }

    /// The legal move that a UCI text means, in both castling spellings.
    ///
    /// # Errors
    /// [`ParseMoveError`] as for [`Position::parse_san`]; other notation is a syntax error.
    pub fn parse_uci(&self, text: &str) -> Result<Move, ParseMoveError> {
        let san = WrittenMove::from_ascii(text.as_bytes())?;
        match san.kind {
            // Four letters and digits, and a fifth for a promotion: no signs.
            WrittenKind::Squares { .. }
                if text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_alphanumeric()) =>
            {
                Ok(self.resolve(&san)?)
            }
            _ => Err(WrittenMoveError::NotAMove.into()),
        }
    }
}

fn push_square(text: &mut San, square: Square) {
    text.push_char(square.file().char());
    text.push_char(square.rank().char());
}

/// The number and side of a move: `4.` or `4...`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveNumber {
    /// The number.
    pub number: u32,
    /// The side to move.
    pub color: Color,
}

impl MoveNumber {
    /// The number of the move to come in a position.
    #[must_use]
    pub const fn of(position: &Position) -> MoveNumber {
        MoveNumber { number: position.fullmoves(), color: position.turn() }
    }
}

impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = if self.color == Color::White { "." } else { "..." };
        write!(f, "{}{dots}", self.number)
    }
}

/// A move of a game with its number: `4... Nxe4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlayedMove {
    /// Its number.
    pub number: MoveNumber,
    /// The move.
    pub san: San,
}

impl PlayedMove {
    /// A legal move of a position.
    #[must_use]
    pub fn new(before: &Position, m: Move) -> PlayedMove {
        PlayedMove { number: MoveNumber::of(before), san: before.san(m) }
    }
}

impl fmt::Display for PlayedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.number, self.san)
    }
}

//! FEN: a position in one line of text, read into a [`Setup`] and written from a [`Position`].
//!
//! Reading is tolerant of the usual shortcuts (missing last fields, several blanks) unless asked
//! to be strict. Castling rights are read in all three dialects: standard `KQkq`, X-FEN (the same
//! letters mean the outermost rook) and Shredder-FEN (`HAha`, the rook's file).

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::ops::Range;
use core::str::FromStr;

use crate::{
    Bitboard, Board, CastleSide, CastlingRights, Color, File, Piece, Position, Rank, Role, Setup,
    SetupProblems, Square,
};

/// What is wrong with a FEN.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum FenError {
    /// The text is not a FEN.
    Syntax {
        /// What was expected.
        problem: FenProblem,
        /// The bytes of the text that are wrong.
        span: Range<usize>,
    },
    /// The text is a FEN of something that is not a legal position.
    Setup(SetupProblems),
}

/// What is wrong with the text of a FEN.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FenProblem {
    /// There are not eight ranks with slashes between.
    RankCount,
    /// A rank does not have eight squares.
    RankLength,
    /// A letter that is no piece.
    Piece,
    /// A number of empty squares that no rank has.
    EmptySquares,
    /// The side to move is not `w` or `b`.
    Turn,
    /// The castling field is none.
    Castling,
    /// The en passant field is neither `-` nor a square.
    EnPassant,
    /// The halfmove clock is not a number.
    Halfmoves,
    /// The move number is not a number from 1 to 4294967295.
    Fullmoves,
    /// A field is missing (in strict reading).
    Missing,
    /// There is something after the last field.
    Trailing,
}

impl core::error::Error for FenProblem {}

impl fmt::Display for FenProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenProblem::RankCount => "the board needs eight ranks, with slashes between them",
            FenProblem::RankLength => "a rank needs eight squares",
            FenProblem::EmptySquares => "a number on the board counts empty squares, from 1 to 8",
            FenProblem::Piece => "a piece is one of the letters PNBRQK or pnbrqk",
            FenProblem::Turn => "the side to move is `w` or `b`",
            FenProblem::Castling => "castling rights are `-` or some of `KQkq`, or files such as `HAha`",
            FenProblem::EnPassant => "the en passant square is `-` or a square such as `e3`",
            FenProblem::Halfmoves => "the halfmove clock is a number from 0 to 65535",
            FenProblem::Fullmoves => "the move number is a number from 1 to 4294967295",
            FenProblem::Missing => "a FEN has six fields: board, side to move, castling, en passant, halfmove clock and move number",
            FenProblem::Trailing => "nothing can follow the move number",
        })
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Syntax { problem, span } => write!(f, "{problem} (at byte {})", span.start),
            FenError::Setup(problems) => problems.fmt(f),
        }
    }
}

impl core::error::Error for FenError {}

impl From<SetupProblems> for FenError {
    fn from(problems: SetupProblems) -> FenError {
        FenError::Setup(problems)
    }
}

fn syntax(problem: FenProblem, span: Range<usize>) -> FenError {
    FenError::Syntax { problem, span }
}

/// A field of the text with its place.
#[derive(Clone)]
struct Field<'a> {
    text: &'a str,
    span: Range<usize>,
}

impl Field<'_> {
    fn error(&self, problem: FenProblem) -> FenError {
        syntax(problem, self.span.clone())
    }
}

/// The fields of a FEN: words between blanks, with their places.
fn fields(text: &str) -> impl Iterator<Item = Field<'_>> {
    text.split_ascii_whitespace().map(move |word| {
        let start = word.as_ptr() as usize - text.as_ptr() as usize;
        Field { text: word, span: start..start + word.len() }
    })
}

impl Setup {
    /// Reads a FEN with the usual shortcuts: fields missing at the end take their defaults (White
    /// to move, no castling rights, no en passant, counters 0 and 1), and blanks may be many.
    ///
    /// # Errors
    /// [`FenError::Syntax`] with the place that is wrong. The set-up need not be legal.
    ///
    /// ```
    /// # use chess_types::{FenError, FenProblem, Setup};
    /// assert!(Setup::from_fen("4k3/8/8/8/8/8/8/4K3 w").is_ok());
    /// let error = Setup::from_fen("4k3/8/8/8/8/8/8/4K3 white").unwrap_err();
    /// assert_eq!(error, FenError::Syntax { problem: FenProblem::Turn, span: 20..25 });
    /// ```
    pub fn from_fen(text: &str) -> Result<Setup, FenError> {
        let mut words = fields(text);
        let mut setup = Setup::EMPTY;
        let end = text.len()..text.len();
        let board = words.next().unwrap_or(Field { text: "", span: end });
        setup.board = read_board(&board)?;
        if let Some(turn) = words.next() {
            setup.turn = read_turn(&turn)?;
        }
        if let Some(castling) = words.next() {
            setup.castling = read_castling(&castling, &setup.board)?;
        }
        if let Some(square) = words.next() {
            setup.en_passant = read_en_passant(&square)?;
        }
        if let Some(number) = words.next() {
            setup.halfmoves = read_number(number.text).ok_or_else(|| number.error(FenProblem::Halfmoves))?;
        }
        if let Some(number) = words.next() {
            // Many programs begin to count at 0.
            setup.fullmoves = read_number(number.text)
                .map(|number: u32| number.max(1))
                .ok_or_else(|| number.error(FenProblem::Fullmoves))?;
        }
        match words.next() {
            None => Ok(setup),
            Some(extra) => Err(syntax(FenProblem::Trailing, extra.span.start..text.trim_ascii_end().len())),
        }
    }

    /// Reads a FEN as the PGN standard defines it: exactly six fields, one blank between, and a
    /// move number from 1.
    ///
    /// # Errors
    /// [`FenError::Syntax`] with the place that is wrong. The set-up need not be legal.
    pub fn from_fen_strict(text: &str) -> Result<Setup, FenError> {
        let blanks = text.bytes().filter(|&byte| byte == b' ').count();
        let words = fields(text).count();
        if blanks != 5 || words != 6 || text.bytes().any(|byte| byte.is_ascii_whitespace() && byte != b' ') {
            let problem = if words > 6 { FenProblem::Trailing } else { FenProblem::Missing };
            return Err(syntax(problem, text.len()..text.len()));
        }
        let setup = Setup::from_fen(text)?;
        match fields(text).nth(5) {
            Some(number) if number.text.bytes().all(|digit| digit == b'0') => {
                Err(number.error(FenProblem::Fullmoves))
            }
            _ => Ok(setup),
        }
    }

    /// The FEN of this set-up: `to_string` writes it, in any of the castling dialects.
    #[must_use]
    pub const fn fen(&self) -> Fen {
        Fen { setup: *self, shredder: false }
    }
}

fn read_board(field: &Field<'_>) -> Result<Board, FenError> {
    let mut board = Board::EMPTY;
    let mut start = field.span.start;
    if field.text.split('/').count() != 8 {
        return Err(field.error(FenProblem::RankCount));
    }
    for (row, rank) in field.text.split('/').zip(Rank::ALL.into_iter().rev()) {
        read_rank(row, start, rank, &mut board)?;
        start += row.len() + 1;
    }
    Ok(board)
}

fn read_rank(row: &str, start: usize, rank: Rank, board: &mut Board) -> Result<(), FenError> {
    let mut file = 0;
    for (i, c) in row.char_indices() {
        let place = start + i..start + i + c.len_utf8();
        match (c, Piece::from_fen_char(c)) {
            ('1'..='8', _) => file += c as u8 - b'0',
            (_, Some(piece)) => {
                if file < 8 {
                    board.put(Square::new(File::from_index(file), rank), piece);
                }
                file += 1;
            }
            ('0' | '9', _) => return Err(syntax(FenProblem::EmptySquares, place)),
            _ => return Err(syntax(FenProblem::Piece, place)),
        }
        if file > 8 {
            return Err(syntax(FenProblem::RankLength, start..start + row.len()));
        }
    }
    if file == 8 { Ok(()) } else { Err(syntax(FenProblem::RankLength, start..start + row.len())) }
}

fn read_turn(field: &Field<'_>) -> Result<Color, FenError> {
    match field.text {
        "w" => Ok(Color::White),
        "b" => Ok(Color::Black),
        _ => Err(field.error(FenProblem::Turn)),
    }
}

fn read_castling(field: &Field<'_>, board: &Board) -> Result<CastlingRights, FenError> {
    if field.text == "-" {
        return Ok(CastlingRights::NONE);
    }
    let mut rooks = Bitboard::EMPTY;
    for (i, c) in field.text.char_indices() {
        let place = field.span.start + i;
        let color = if c.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rook = match c.to_ascii_lowercase() {
            'k' => outermost_rook(board, color, CastleSide::King),
            'q' => outermost_rook(board, color, CastleSide::Queen),
            letter => match File::from_char(letter) {
                Some(file) => Square::new(file, Rank::First.seen_by(color)),
                None => return Err(syntax(FenProblem::Castling, place..place + c.len_utf8())),
            },
        };
        if rooks.contains(rook) {
            return Err(syntax(FenProblem::Castling, place..place + 1));
        }
        rooks = rooks.with(rook);
    }
    Ok(CastlingRights(rooks))
}

/// The castling rights that a word of a FEN names on this board.
pub(crate) fn castling_from_text(text: &str, board: &Board) -> Option<CastlingRights> {
    read_castling(&Field { text, span: 0..text.len() }, board).ok()
}

/// The rook that X-FEN's `K` or `Q` means: the outermost on that side of the king, or the corner
/// where it would be in standard chess.
fn outermost_rook(board: &Board, color: Color, side: CastleSide) -> Square {
    let home = Bitboard::from_rank(Rank::First.seen_by(color));
    let rooks = CastlingRights(board.of(Role::Rook, color) & home);
    let king = board.of(Role::King, color) & home;
    let corner = if side == CastleSide::King { File::H } else { File::A };
    let found = king.first().and_then(|king| rooks.rook(king, color, side));
    found.unwrap_or(Square::new(corner, Rank::First.seen_by(color)))
}

fn read_en_passant(field: &Field<'_>) -> Result<Option<Square>, FenError> {
    if field.text == "-" {
        return Ok(None);
    }
    field.text.parse().map(Some).map_err(|_| field.error(FenProblem::EnPassant))
}

/// A number of digits only: `+1` and the like are not FEN.
fn read_number<N: FromStr>(text: &str) -> Option<N> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

impl Position {
    /// Reads the FEN of a legal position, with the shortcuts of [`Setup::from_fen`].
    ///
    /// # Errors
    /// [`FenError`]: where the text is wrong, or every reason why the set-up is not legal.
    ///
    /// ```
    /// # use chess_types::Position;
    /// let error = Position::from_fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").unwrap_err();
    /// assert_eq!(error.to_string(), "Black is in check from e2 but White is to move");
    /// ```
    pub fn from_fen(text: &str) -> Result<Position, FenError> {
        Ok(Setup::from_fen(text)?.validate()?)
    }

    /// The FEN of the position. The en passant square is written after every double step, as the
    /// PGN standard asks.
    #[must_use]
    pub fn to_fen(&self) -> String {
        self.fen().to_string()
    }

    /// The FEN of the position as something to print, without allocation.
    #[must_use]
    pub const fn fen(&self) -> Fen {
        self.to_setup().fen()
    }
}

impl FromStr for Position {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Position, FenError> {
        Position::from_fen(text)
    }
}

/// A FEN: read from a text without asking whether it is a legal position, and printed.
///
/// ```
/// # use chess_types::Position;
/// let start = Position::default();
/// assert_eq!(start.fen().shredder().to_string(),
///     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fen {
    setup: Setup,
    shredder: bool,
}

impl Fen {
    /// What the FEN describes, legal or not.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The same FEN with castling rights as rook files.
    #[must_use]
    pub const fn shredder(self) -> Fen {
        Fen { shredder: true, ..self }
    }

    fn write_board(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                match self.setup.board.piece_at(Square::new(file, rank)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                        }
                        empty = 0;
                        write!(f, "{}", piece.fen_char())?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            f.write_str(if rank == Rank::First { " " } else { "/" })?;
        }
        Ok(())
    }

    fn write_castling(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.setup.castling.is_empty() {
            return f.write_str("-");
        }
        for color in Color::ALL {
            // The king's side first, and so from the h-file to the a-file.
            let mut rooks: Vec<Square> = self.setup.castling.of(color).into_iter().collect();
            rooks.reverse();
            for rook in rooks {
                let letter = self.castling_letter(rook, color);
                let upper = color == Color::White;
                write!(f, "{}", if upper { letter.to_ascii_uppercase() } else { letter })?;
            }
        }
        Ok(())
    }

    /// `k` or `q` where that means this rook, else its file. A set-up need not be legal: a right
    /// without its rook must be read back as it was.
    fn castling_letter(&self, rook: Square, color: Color) -> char {
        let board = &self.setup.board;
        let means_rook = |side: &CastleSide| {
            board.of(Role::Rook, color).contains(rook) && outermost_rook(board, color, *side) == rook
        };
        let king = board.of(Role::King, color).single().filter(|king| king.rank() == rook.rank());
        let side = king.map(|king| if rook > king { CastleSide::King } else { CastleSide::Queen });
        match side.filter(|side| !self.shredder && means_rook(side)) {
            Some(CastleSide::King) => 'k',
            Some(CastleSide::Queen) => 'q',
            None => rook.file().char(),
        }
    }
}

impl FromStr for Fen {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Fen, FenError> {
        Ok(Setup::from_fen(text)?.fen())
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_board(f)?;
        write!(f, "{} ", self.setup.turn.fen_char())?;
        self.write_castling(f)?;
        match self.setup.en_passant {
            Some(square) => write!(f, " {square}")?,
            None => f.write_str(" -")?,
        }
        write!(f, " {} {}", self.setup.halfmoves, self.setup.fullmoves)
    }
}

//! Positions as people draw them: eight rows of letters and dots, or `put white bishop at d6`; and the boards of Chesskell,
//! which [`creation.rs`](super::creation) reads.
//!
//! ```text
//! . . . . k . . .         put white king at e1
//! . . . . . . . .         put black king at e8
//! ...                     black to move
//! . . . . K . . .         castling KQkq
//! white to move           en passant e3
//! ```
//!
//! What a [`Diagram`] prints can be read back.

use core::fmt;

use super::creation::Creation;
use super::span::Span;
use crate::{Board, Color, File, Piece, Position, Rank, Role, Setup, Square};

/// What is wrong with a drawing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum DiagramProblem {
    /// There are more than 64 squares.
    TooManySquares,
    /// There are fewer than 64 squares.
    TooFewSquares,
    /// A row of so many squares, which are not eight.
    Row(u8),
    /// A number beside a row that is not its rank.
    Rank,
    /// The side to move, the rights or the en passant square for the second time.
    Twice,
    /// A word that means nothing here.
    Word,
    /// After `put`: not `white` or `black`, a piece, `at` and a square.
    Put,
    /// After `at`: no square.
    Square,
    /// A piece on a square where another stands already.
    Occupied,
    /// After `white` or `black`: not `to move`.
    Turn,
    /// After `castling`: not the rights that a FEN has.
    Castling,
    /// After `en passant`: not a square.
    EnPassant,
    /// After `fen1`: not a row as Chesskell writes it.
    RowInWords,
}

impl core::error::Error for DiagramProblem {}

/// The drawing of a position: the board with coordinates, and whose turn it is.
///
/// ```
/// # use chess_types::Position;
/// assert_eq!(Position::default().diagram().to_string(), "\
/// 8 r n b q k b n r
/// 7 p p p p p p p p
/// 6 . . . . . . . .
/// 5 . . . . . . . .
/// 4 . . . . . . . .
/// 3 . . . . . . . .
/// 2 P P P P P P P P
/// 1 R N B Q K B N R
///   a b c d e f g h   White to move");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Diagram<'a>(&'a Position);

impl Position {
    /// The drawing of the position, to be printed.
    #[must_use]
    pub const fn diagram(&self) -> Diagram<'_> {
        Diagram(self)
    }
}

impl fmt::Display for Diagram<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, self.0.board())?;
        write!(f, "   {} to move", self.0.turn())
    }
}

impl fmt::Display for DiagramProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DiagramProblem::TooManySquares => "the board has more than 64 squares",
            DiagramProblem::TooFewSquares => "the board has fewer than 64 squares",
            DiagramProblem::Row(1) => return f.write_str("this row has 1 square: a row has 8"),
            DiagramProblem::Row(squares) => return write!(f, "this row has {squares} squares: a row has 8"),
            DiagramProblem::Rank => "the rows of a board go from the eighth rank down to the first",
            DiagramProblem::Twice => "this has been said already",
            DiagramProblem::Word => {
                "this is neither a row of the board (PNBRQK, pnbrqk and dots) nor `put`, `white to move`, `castling` or `en passant`"
            }
            DiagramProblem::RowInWords => "a row is written like this: `fen2 (ff wP fn6 bP fn0)`, or `fen2 (fn8)`",
            DiagramProblem::Put => "a piece is put like this: `put white bishop at d6`",
            DiagramProblem::Square => "this is not a square: squares are a1 to h8",
            DiagramProblem::Occupied => "a piece stands on this square already",
            DiagramProblem::Turn => "the side to move is written `white to move` or `black to move`",
            DiagramProblem::Castling => "castling rights are written as in a FEN: `castling KQkq`",
            DiagramProblem::EnPassant => "the en passant square is written like this: `en passant e3`",
        })
    }
}

/// The words of a text with their places.
struct Words<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Iterator for Words<'a> {
    type Item = (&'a str, Span);

    fn next(&mut self) -> Option<(&'a str, Span)> {
        let is_between = |c: char| c.is_whitespace() || matches!(c, '|' | '/' | ',' | ';' | '(' | ')');
        let rest = &self.text[self.at..];
        let start = self.at + rest.find(|c| !is_between(c))?;
        let len = self.text[start..].find(is_between).unwrap_or(self.text.len() - start);
        self.at = start + len;
        Some((&self.text[start..start + len], Span::new(start, self.at)))
    }
}

impl Setup {
    /// Reads a drawing of a position; see the module for its language. White is to move and neither side
    /// may castle unless it says otherwise.
    ///
    /// # Errors
    /// [`DiagramProblem`] and where it is. The set-up need not be legal.
    ///
    /// ```
    /// # use chess_types::{Position, Setup};
    /// let start = Position::default();
    /// let mut setup = Setup::from_diagram(&format!("{} castling KQkq", start.diagram())).unwrap();
    /// assert_eq!(setup, start.to_setup());
    /// ```
    pub fn from_diagram(text: &str) -> Result<Setup, (DiagramProblem, Span)> {
        let mut reader = DiagramReader {
            words: Words { text, at: 0 },
            setup: Setup::EMPTY,
            squares: 0,
            row: Span::default(),
            in_row: 0,
            is_too_large: false,
            turn: None,
            rights: None,
            created: None,
        };
        while let Some((word, span)) = reader.words.next() {
            reader.read(word, span)?;
        }
        reader.end_row()?;
        reader.finish_creation();
        reader.grant_rights()?;
        match reader.squares {
            0 | 64 => Ok(reader.setup),
            _ => Err((DiagramProblem::TooFewSquares, Span::new(0, text.trim_end().len()))),
        }
    }
}

pub(super) struct DiagramReader<'a> {
    words: Words<'a>,
    pub(super) setup: Setup,
    /// How many squares of the picture have been read.
    squares: u8,
    /// The row that is being read, and how many squares it has so far.
    row: Span,
    in_row: u8,
    /// Whether there were squares after the last.
    is_too_large: bool,
    turn: Option<Color>,
    /// The rights as written: which rooks they mean is known when all pieces stand.
    pub(super) rights: Option<(&'a str, Span)>,
    /// What is known of a board that began with `create`.
    pub(super) created: Option<Creation>,
}

pub(super) type Step = Result<(), (DiagramProblem, Span)>;

impl<'a> DiagramReader<'a> {
    fn read(&mut self, word: &str, span: Span) -> Step {
        let is_square = |c: char| c == '.' || Piece::from_fen_char(c).is_some();
        match word {
            "put" | "Put" => self.put(span),
            "create" => self.create(span),
            "startMoves" | "end" if self.created.is_some() => Ok(()),
            "fen1" | "fen2" | "fen3" | "fen4" | "fen5" | "fen6" | "fen7" | "fen8" => {
                self.row_in_words(word, span)
            }
            "white" | "White" => self.turn(Color::White, span),
            "black" | "Black" => self.turn(Color::Black, span),
            "castling" => self.castling(span),
            "en" => self.en_passant(span),
            // Coordinates as they are printed beside and below a board.
            "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" if self.squares == 64 => Ok(()),
            "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" => self.rank(word, span),
            _ if word.chars().all(is_square) => self.row(word, span),
            _ => Err((DiagramProblem::Word, span)),
        }
    }

    fn row(&mut self, word: &str, span: Span) -> Step {
        let between = &self.words.text[self.row.end..span.start];
        if between.contains(['\n', '/']) {
            self.end_row()?;
        }
        self.row = if self.in_row == 0 { span } else { self.row.to(span) };
        for c in word.chars() {
            self.in_row = self.in_row.saturating_add(1);
            if self.squares == 64 {
                // With this row there are too many, which is told at its end.
                self.is_too_large = true;
                continue;
            }
            // From a8 along the ranks down to h1.
            let square = Square::from_index(self.squares).flipped();
            if let Some(piece) = Piece::from_fen_char(c) {
                self.put_on(square, piece, span)?;
            }
            self.squares += 1;
        }
        Ok(())
    }

    /// A number before or behind a row, which is then whole.
    fn rank(&mut self, word: &str, span: Span) -> Step {
        self.end_row()?;
        let rows = self.squares / 8;
        let is_right = |rank: u8| rank + rows == 8 || rank + rows == 9;
        if word.parse().is_ok_and(is_right) { Ok(()) } else { Err((DiagramProblem::Rank, span)) }
    }

    /// A line of the picture ends: with it a row does, or several.
    fn end_row(&mut self) -> Step {
        match core::mem::take(&mut self.in_row) {
            squares if !squares.is_multiple_of(8) => Err((DiagramProblem::Row(squares), self.row)),
            _ if self.is_too_large => Err((DiagramProblem::TooManySquares, self.row)),
            _ => Ok(()),
        }
    }

    /// The next word, or the error at the last place.
    pub(super) fn expect(
        &mut self,
        problem: DiagramProblem,
        last: &mut Span,
    ) -> Result<&'a str, (DiagramProblem, Span)> {
        let (word, span) = self.words.next().ok_or((problem, *last))?;
        *last = last.to(span);
        Ok(word)
    }

    fn put(&mut self, mut span: Span) -> Step {
        let problem = DiagramProblem::Put;
        let color = match self.expect(problem, &mut span)? {
            "white" | "_Wh" => Color::White,
            "black" | "_Bl" => Color::Black,
            _ => return Err((problem, span)),
        };
        let name = self.expect(problem, &mut span)?;
        let letter = name.strip_prefix('_');
        let is_it =
            |role: &Role| role.name() == name || letter.is_some_and(|it| it.chars().eq([role.letter()]));
        let role = Role::ALL.into_iter().find(is_it).ok_or((problem, span))?;
        if !matches!(self.expect(problem, &mut span)?, "at" | "on") {
            return Err((problem, span));
        }
        let word = self.expect(problem, &mut span)?;
        let place = Span::new(span.end - word.len(), span.end);
        let square = word.parse().map_err(|_| (DiagramProblem::Square, place))?;
        self.put_on(square, role.of(color), span)
    }

    pub(super) fn put_on(&mut self, square: Square, piece: Piece, span: Span) -> Step {
        if self.setup.board.occupied().contains(square) {
            return Err((DiagramProblem::Occupied, span));
        }
        self.setup.board.put(square, piece);
        Ok(())
    }

    fn turn(&mut self, color: Color, mut span: Span) -> Step {
        let problem = DiagramProblem::Turn;
        let to = self.expect(problem, &mut span)?;
        let word = self.expect(problem, &mut span)?;
        if (to, word) != ("to", "move") {
            return Err((problem, span));
        }
        self.setup.turn = color;
        match self.turn.replace(color) {
            Some(_) => Err((DiagramProblem::Twice, span)),
            None => Ok(()),
        }
    }

    fn castling(&mut self, mut span: Span) -> Step {
        let word = self.expect(DiagramProblem::Castling, &mut span)?;
        match self.rights.replace((word, span)) {
            Some(_) => Err((DiagramProblem::Twice, span)),
            None => Ok(()),
        }
    }

    fn grant_rights(&mut self) -> Step {
        let Some((word, span)) = self.rights else { return Ok(()) };
        let rights = crate::notation::fen::castling_from_text(word, &self.setup.board);
        self.setup.castling = rights.ok_or((DiagramProblem::Castling, span))?;
        Ok(())
    }

    fn en_passant(&mut self, mut span: Span) -> Step {
        let problem = DiagramProblem::EnPassant;
        let word = self.expect(problem, &mut span)?;
        let square = self.expect(problem, &mut span)?.parse().map_err(|_| (problem, span))?;
        if word != "passant" {
            return Err((problem, span));
        }
        match self.setup.en_passant.replace(square) {
            Some(_) => Err((DiagramProblem::Twice, span)),
            None => Ok(()),
        }
    }
}

/// The board with coordinates, as every picture in this project is drawn.
fn write_board(f: &mut fmt::Formatter<'_>, board: &Board) -> fmt::Result {
    for rank in Rank::ALL.into_iter().rev() {
        write!(f, "{rank}")?;
        for file in File::ALL {
            let piece = board.piece_at(Square::new(file, rank));
            write!(f, " {}", piece.map_or('.', Piece::fen_char))?;
        }
        writeln!(f)?;
    }
    f.write_str("  a b c d e f g h")
}

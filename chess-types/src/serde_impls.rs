//! The feature `serde`: values as the text that people write, read back through the checked readers.
//!
//! | type | text |
//! |---|---|
//! | [`Square`], [`File`], [`Rank`] | `"e4"`, `"e"`, `"4"` |
//! | [`Color`], [`Role`] | `"white"`, `"knight"` |
//! | [`Piece`] | its letter in FEN: `"N"` or `"n"` |
//! | [`CastleSide`] | `"kingside"` or `"queenside"` |
//! | [`CastlingRights`] | the files of the rooks, White's in capitals: `"HAha"`; `"-"` for none |
//! | [`Position`], [`Setup`] | FEN with all six fields |
//! | [`Move`] | `"e2e4"`, `"e7e8q"`, `"e5d6 e.p."`, `"e1g1 O-O"`, `"e1c1 O-O-O"` |
//! | [`WrittenMove`], [`San`] | the move as written: `"Nbxd7+"` |
//! | [`GameResult`] | `"1-0"`, `"0-1"`, `"1/2-1/2"` or `"*"` |
//! | [`Outcome`] | `"checkmate-white-wins"`, `"stalemate"`, `"dead-position"` ... |
//! | [`Bitboard`] | the one that is no text: a number, with a1 as its lowest bit |
//!
//! In: a text from anywhere. Out: a value that the crate's own readers made, or an error that says what
//! is wrong with the text. The form does not depend on the format: binary ones hold the same texts.

use alloc::string::ToString;
use core::fmt;
use core::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Visitor};
use serde::ser::{Error as _, Serialize, Serializer};

use crate::{
    Bitboard, CastleSide, CastlingRights, CheckMark, Color, FenError, File, GameResult, Move, MoveKind,
    Outcome, ParseResultError, ParseSquareError, Piece, Position, Rank, Role, San, Setup, Square,
    WrittenKind, WrittenMove, WrittenMoveError,
};

/// A type whose values have a text each.
trait Text: Sized {
    /// What the type is called in messages, with its article.
    const NAME: &'static str;

    /// What is wrong with a text.
    type Wrong: fmt::Display;

    /// The value that the text stands for.
    fn read(text: &str) -> Result<Self, Self::Wrong>;
}

/// Reads the texts of a type.
struct TextVisitor<T>(PhantomData<T>);

impl<T: Text> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the text of {}", T::NAME)
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
        T::read(text).map_err(|wrong| E::custom(format_args!("{text:?} is not {}: {wrong}", T::NAME)))
    }
}

/// Both directions for a type: its name, its error, how it is written and how it is read.
macro_rules! as_text {
    ($($type:ty, $name:literal, $wrong:ty, $write:expr, $read:expr;)*) => {$(
        impl Text for $type {
            const NAME: &'static str = $name;
            type Wrong = $wrong;

            fn read(text: &str) -> Result<$type, $wrong> {
                $read(text)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(&$write(*self))
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                deserializer.deserialize_str(TextVisitor::<$type>(PhantomData))
            }
        }
    )*};
}

as_text! {
    Square, "a square", ParseSquareError, |square| square, str::parse;
    File, "a file", &'static str, File::char, |text| {
        single_char(text).and_then(File::from_char).ok_or("a file is a letter a to h")
    };
    Rank, "a rank", &'static str, Rank::char, |text| {
        single_char(text).and_then(Rank::from_char).ok_or("a rank is a digit 1 to 8")
    };
    Color, "a color", &'static str, Color::adjective, |text| {
        named(Color::ALL, Color::adjective, text).ok_or("a color is white or black")
    };
    Role, "a role", &'static str, Role::name, |text| {
        named(Role::ALL, Role::name, text).ok_or("a role is pawn, knight, bishop, rook, queen or king")
    };
    Piece, "a piece", &'static str, Piece::fen_char, |text| {
        single_char(text).and_then(Piece::from_fen_char).ok_or("a piece is one of the letters PNBRQK or pnbrqk")
    };
    CastleSide, "a side to castle to", &'static str, side_name, |text| {
        named(CastleSide::ALL, side_name, text).ok_or("it is kingside or queenside")
    };
    CastlingRights, "castling rights", &'static str, RookFiles, read_rook_files;
    Position, "a legal position", FenError, |position: Position| position.fen(), Position::from_fen;
    Setup, "a set-up", FenError, |setup: Setup| setup.fen(), Setup::from_fen;
    WrittenMove, "a written move", WrittenMoveError, |written| written, str::parse;
    San, "a move in algebraic notation", SanError, |san| san, read_san;
    GameResult, "a result", ParseResultError, GameResult::text, str::parse;
    Outcome, "an outcome", &'static str, outcome_name, |text| {
        named(Outcome::ALL, outcome_name, text).ok_or(
            "an outcome is checkmate-white-wins, checkmate-black-wins, stalemate, dead-position, \
             fivefold-repetition or seventy-five-moves",
        )
    };
}

/// The only character of a text.
fn single_char(text: &str) -> Option<char> {
    let mut chars = text.chars();
    chars.next().filter(|_| chars.next().is_none())
}

/// The value of which this is the name.
fn named<T: Copy, const N: usize>(all: [T; N], name: fn(T) -> &'static str, text: &str) -> Option<T> {
    all.into_iter().find(|&value| name(value) == text)
}

const fn side_name(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "kingside",
        CastleSide::Queen => "queenside",
    }
}

const fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Checkmate { winner: Color::White } => "checkmate-white-wins",
        Outcome::Checkmate { winner: Color::Black } => "checkmate-black-wins",
        Outcome::Stalemate => "stalemate",
        Outcome::DeadPosition => "dead-position",
        Outcome::FivefoldRepetition => "fivefold-repetition",
        Outcome::SeventyFiveMoves => "seventy-five-moves",
    }
}

/// Castling rights as Shredder-FEN writes them. The letters `KQkq` of other FENs would need the board.
struct RookFiles(CastlingRights);

impl fmt::Display for RookFiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        for color in Color::ALL {
            for file in File::ALL.into_iter().rev() {
                if self.0.rooks().contains(home_square(file, color)) {
                    let letter = file.char();
                    let is_white = color == Color::White;
                    write!(f, "{}", if is_white { letter.to_ascii_uppercase() } else { letter })?;
                }
            }
        }
        Ok(())
    }
}

fn read_rook_files(text: &str) -> Result<CastlingRights, &'static str> {
    const WRONG: &str = "castling rights are the files of the rooks such as HAha, each at most once, or -";
    if text == "-" {
        return Ok(CastlingRights::NONE);
    }
    let mut rooks = Bitboard::EMPTY;
    for letter in text.chars() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let file = File::from_char(letter.to_ascii_lowercase()).ok_or(WRONG)?;
        let rook = home_square(file, color);
        if rooks.contains(rook) {
            return Err(WRONG);
        }
        rooks = rooks.with(rook);
    }
    if rooks.is_empty() { Err(WRONG) } else { Ok(CastlingRights::from_rooks(rooks)) }
}

const fn home_square(file: File, color: Color) -> Square {
    Square::new(file, Rank::First.seen_by(color))
}

/// Why a text is not what [`Position::san`] or [`Position::long_san`] writes.
enum SanError {
    /// It is no move at all.
    NoMove(WrittenMoveError),
    /// It is a move in another notation, or with more than the exact text has.
    Inexact(WrittenMove),
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SanError::NoMove(error) => error.fmt(f),
            SanError::Inexact(written) => {
                let exact = WrittenMove { en_passant: false, mark: exact_mark(written), ..*written };
                write!(f, "the exact text is {exact}")
            }
        }
    }
}

/// The mark without the double check, of which algebraic notation makes nothing more than a check.
fn exact_mark(written: &WrittenMove) -> Option<CheckMark> {
    written.mark.map(|mark| if mark == CheckMark::Double { CheckMark::Check } else { mark })
}

/// Reads only what is written exactly so again, in the short or in the long form.
fn read_san(text: &str) -> Result<San, SanError> {
    let written: WrittenMove = text.parse().map_err(SanError::NoMove)?;
    let mut again = written.to_string();
    // The long form has a hyphen after the letter and the first square.
    if let WrittenKind::Piece { file: Some(_), rank: Some(_), takes: false, .. } = written.kind
        && text.as_bytes().get(3) == Some(&b'-')
    {
        again.insert(3, '-');
    }
    let is_exact = text == again && !written.en_passant && written.mark == exact_mark(&written);
    let mut san = San::EMPTY;
    san.push(text);
    // A pawn has no letter; and what does not fit was never written.
    if is_exact && !text.starts_with('P') && san == *text { Ok(san) } else { Err(SanError::Inexact(written)) }
}

/// A move by its squares, and what they leave open: `e1g1` alone is a king that goes to g1.
struct MoveText(Move);

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let m = self.0;
        write!(f, "{}{}", m.from(), m.to())?;
        match m.kind() {
            MoveKind::Normal => Ok(()),
            MoveKind::EnPassant => f.write_str(" e.p."),
            MoveKind::Castle(side) => write!(f, " {}", side.san()),
            MoveKind::Promotion(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
        }
    }
}

impl Text for Move {
    const NAME: &'static str = "a move";
    type Wrong = &'static str;

    fn read(text: &str) -> Result<Move, &'static str> {
        read_move(text).ok_or(
            "a move is two squares such as e2e4, with what is special about it: e7e8q, e5d6 e.p., \
             e1g1 O-O or e1c1 O-O-O",
        )
    }
}

fn read_move(text: &str) -> Option<Move> {
    let (from_file, from_rank, to_file, to_rank, rest) = match *text.as_bytes() {
        [a, b, c, d, ref rest @ ..] => (a, b, c, d, rest),
        _ => return None,
    };
    let from = Square::from_bytes(from_file, from_rank)?;
    let to = Square::from_bytes(to_file, to_rank)?;
    let castle = |side| Some(Move::castle(from, side)).filter(|m| m.to() == to);
    match rest {
        b"" => Some(Move::normal(from, to)),
        b" e.p." => Some(Move::en_passant(from, to)),
        b" O-O" => castle(CastleSide::King),
        b" O-O-O" => castle(CastleSide::Queen),
        [letter @ (b'q' | b'r' | b'b' | b'n')] => {
            Some(Move::promotion(from, to, Role::from_letter(char::from(*letter))?))
        }
        _ => None,
    }
}

impl Serialize for Move {
    /// Two bytes that are no move (see [`Move::from_bits`]) have no text, and are an error.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text = MoveText(*self).to_string();
        if read_move(&text) != Some(*self) {
            return Err(S::Error::custom(format_args!("{:#06x} is not a move", self.to_bits())));
        }
        serializer.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        deserializer.deserialize_str(TextVisitor::<Move>(PhantomData))
    }
}

impl Serialize for Bitboard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(self.0)
    }
}

impl<'de> Deserialize<'de> for Bitboard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bitboard, D::Error> {
        u64::deserialize(deserializer).map(Bitboard)
    }
}

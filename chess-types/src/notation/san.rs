//! Moves as people write them: [`WrittenMove`], read from text and resolved against a position.
//!
//! In: one word such as `Nf3`, `exd6e.p.`, `O-O+`, `e2-e4`, `e7e8q` or `♘f3`. Out: a [`WrittenMove`], which
//! says what was written and nothing more; [`Position::resolve`] finds the legal move it means.

use core::fmt;
use core::str::FromStr;

use super::plain::PlainMove;
use super::script::{name_of_invisible, script_of};
use crate::{Bitboard, CastleSide, Color, File, Piece, Rank, Role, Square};

/// A move as written, before any position has been asked.
///
/// ```
/// # use chess_types::{CheckMark, Role, WrittenMove, WrittenKind, Square};
/// let san: WrittenMove = "Nbxd7+".parse()?;
/// assert_eq!(san.mark, Some(CheckMark::Check));
/// assert!(matches!(san.kind, WrittenKind::Piece { role: Role::Knight, to: Square::D7, takes: true, .. }));
/// assert_eq!(san.to_string(), "Nbxd7+");
/// # Ok::<(), chess_types::WrittenMoveError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WrittenMove {
    /// Which move.
    pub kind: WrittenKind,
    /// What was claimed of the opponent's king.
    pub mark: Option<CheckMark>,
    /// Whether `e.p.` was written.
    pub en_passant: bool,
}

/// The three shapes a written move has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WrittenKind {
    /// A piece goes to a square: `Nf3`, `R1a3`, `exd5`, `Qh4xe1`, `e8=Q`.
    Piece {
        /// Who moves.
        role: Role,
        /// The file it comes from, where written.
        file: Option<File>,
        /// The rank it comes from, where written.
        rank: Option<Rank>,
        /// Whether a capture was written.
        takes: bool,
        /// Where it goes.
        to: Square,
        /// What it becomes, where written.
        promotion: Option<Role>,
    },
    /// The piece on one square goes to another: `e2e4`, `g1-f3`, `e7e8q`.
    Squares {
        /// Where it comes from.
        from: Square,
        /// Whether a capture was written.
        takes: bool,
        /// Where it goes.
        to: Square,
        /// What it becomes, where written.
        promotion: Option<Role>,
    },
    /// The king castles: `O-O`, `O-O-O`.
    Castle(CastleSide),
}

/// What a written move claims of the opponent's king.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CheckMark {
    /// `+`: check.
    Check,
    /// `++`: double check, or mate in older books.
    Double,
    /// `#`: mate.
    Mate,
}

impl CheckMark {
    /// The mark as written.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            CheckMark::Check => "+",
            CheckMark::Double => "++",
            CheckMark::Mate => "#",
        }
    }
}

/// Why a word is not a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum WrittenMoveError {
    /// It has no square to go to.
    NotAMove,
    /// It begins with a piece letter in lower case.
    LowerCase(Role),
    /// It begins with the piece letter of another language; the role is what the letter most
    /// often stands for.
    ForeignLetter(char, Role),
    /// It is castling in lower case.
    LowerCaseCastle(CastleSide),
    /// It has a letter that is not Latin, and most often looks as if it were.
    ForeignScript(char),
    /// It has a sign that cannot be seen.
    Invisible(char),
    /// It is a null move, which the Laws do not know.
    NullMove,
    /// What follows the target square is no promotion.
    Promotion,
    /// It begins like a move in words, but does not go on like one.
    MoveInWords,
    /// It begins like castling in words, but names no side.
    CastleInWords,
    /// After `becomes` comes no piece.
    PromotionInWords,
}

impl fmt::Display for WrittenMoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WrittenMoveError::NotAMove => f.write_str("this is not a move"),
            WrittenMoveError::LowerCase(role) => {
                write!(f, "a {role} is written with a capital {}", role.letter())
            }
            WrittenMoveError::ForeignLetter(letter, role) => {
                let language = FOREIGN.iter().find(|foreign| foreign.letter as char == *letter);
                let language = language.map_or("foreign", |foreign| foreign.language);
                write!(
                    f,
                    "`{letter}` is the {language} letter of a {role}, which is written {}",
                    role.letter()
                )
            }
            WrittenMoveError::ForeignScript(letter) => {
                write!(f, "its `{letter}` is a {} letter", script_of(*letter).unwrap_or("foreign"))
            }
            WrittenMoveError::Invisible(sign) => {
                let name = name_of_invisible(*sign).unwrap_or("a sign that cannot be seen");
                write!(f, "there is {name} in it (U+{:04X})", *sign as u32)
            }
            WrittenMoveError::LowerCaseCastle(side) => {
                write!(f, "castling is written with capital letters: {}", side.san())
            }
            WrittenMoveError::NullMove => f.write_str("a player may not pass"),
            WrittenMoveError::Promotion => f.write_str("what follows the square is not a promotion"),
            WrittenMoveError::MoveInWords => {
                f.write_str("in words a move is `pawn e2 to e4`, `pawn e4 takes d5` or `knight f3`")
            }
            WrittenMoveError::CastleInWords => {
                f.write_str("in words castling is `castle kingside` or `castle queenside`")
            }
            WrittenMoveError::PromotionInWords => {
                f.write_str("in words a promotion is `becomes queen`, `rook`, `bishop` or `knight`")
            }
        }
    }
}

impl core::error::Error for WrittenMoveError {}

/// The letter of a piece in another language.
struct Foreign {
    letter: u8,
    /// What it most often stands for.
    role: Role,
    language: &'static str,
    /// What else it stands for, in other languages.
    other: Option<Role>,
}

/// The first letters of the pieces in the languages most met in game files, where they are no English piece letters.
const FOREIGN: [Foreign; 12] = {
    use Role::{Bishop, Knight, Queen, Rook};
    const fn foreign(letter: u8, role: Role, language: &'static str, other: Option<Role>) -> Foreign {
        Foreign { letter, role, language, other }
    }
    [
        foreign(b'S', Knight, "German", Some(Bishop)),
        foreign(b'C', Knight, "French and Spanish", None),
        foreign(b'J', Knight, "Czech", None),
        foreign(b'L', Bishop, "German", Some(Rook)),
        foreign(b'A', Bishop, "Spanish", None),
        foreign(b'F', Bishop, "French", Some(Queen)),
        foreign(b'G', Bishop, "Polish", None),
        foreign(b'T', Rook, "German", None),
        foreign(b'W', Rook, "Polish", None),
        foreign(b'V', Rook, "Czech", Some(Queen)),
        foreign(b'D', Queen, "German", None),
        foreign(b'H', Queen, "Polish", Some(Knight)),
    ]
};

/// What a piece letter of another language can stand for, the most common first.
pub(crate) fn foreign_roles(letter: char) -> impl Iterator<Item = Role> {
    let found = FOREIGN.iter().find(|foreign| foreign.letter as char == letter);
    found.into_iter().flat_map(|foreign| core::iter::once(foreign.role).chain(foreign.other))
}

impl WrittenMove {
    /// Reads a move from ASCII or UTF-8 bytes.
    ///
    /// Read are standard and long algebraic notation, UCI, figurines, `0-0` with zeros, promotion
    /// as `e8=Q`, `e8Q`, `e8(Q)` or `e8/Q`, a leading `P`, `e.p.` at the end, and the marks `+`,
    /// `++` and `#`. A glyph such as `!?` is not part of a move.
    ///
    /// # Errors
    /// [`WrittenMoveError`], which knows the most common misspellings.
    #[inline]
    pub fn from_ascii(word: &[u8]) -> Result<WrittenMove, WrittenMoveError> {
        if let Some(plain) = PlainMove::from_word(word) {
            return Ok(plain.written());
        }
        WrittenMove::from_any(word)
    }

    #[inline]
    fn from_any(word: &[u8]) -> Result<WrittenMove, WrittenMoveError> {
        let (body, mark) = split_mark(word);
        let (body, en_passant) = split_en_passant(body);
        // A mark can stand before `e.p.` too.
        let (body, mark) = match (mark, en_passant) {
            (None, true) => split_mark(body),
            (mark, _) => (body, mark),
        };
        Ok(WrittenMove { kind: read_kind(body)?, mark, en_passant })
    }

    /// The square the written move goes to; for castling there is none.
    #[must_use]
    pub const fn to(&self) -> Option<Square> {
        match self.kind {
            WrittenKind::Piece { to, .. } | WrittenKind::Squares { to, .. } => Some(to),
            WrittenKind::Castle(_) => None,
        }
    }

    /// The squares the moving piece may come from, as far as the writing tells. A pawn that does
    /// not take comes along its file; one that takes without naming a file, from either side.
    #[inline]
    pub(crate) fn origin(&self) -> Bitboard {
        match self.kind {
            WrittenKind::Squares { from, .. } => from.into(),
            WrittenKind::Castle(_) => Bitboard::FULL,
            WrittenKind::Piece { role, .. } => self.origin_of(role),
        }
    }

    /// [`WrittenMove::origin`] of a piece whose role is known to be this.
    #[inline(always)]
    pub(crate) fn origin_of(&self, role: Role) -> Bitboard {
        let WrittenKind::Piece { file, rank, takes, to, .. } = self.kind else { return Bitboard::FULL };
        let by_file = match file {
            Some(file) => Bitboard::from_file(file),
            None if matches!(role, Role::Pawn) && !takes => Bitboard::from_file(to.file()),
            None => Bitboard::FULL,
        };
        match rank {
            Some(rank) => by_file & Bitboard::from_rank(rank),
            None => by_file,
        }
    }

    /// What the written move promotes to.
    #[must_use]
    pub const fn promotion(&self) -> Option<Role> {
        match self.kind {
            WrittenKind::Piece { promotion, .. } | WrittenKind::Squares { promotion, .. } => promotion,
            WrittenKind::Castle(_) => None,
        }
    }

    /// Whether a capture was written.
    #[must_use]
    pub const fn takes(&self) -> bool {
        match self.kind {
            WrittenKind::Piece { takes, .. } | WrittenKind::Squares { takes, .. } => takes,
            WrittenKind::Castle(_) => false,
        }
    }
}

#[inline(always)]
const fn square(file: u8, rank: u8) -> Square {
    Square::new(File::from_index(file - b'a'), Rank::from_index(rank - b'1'))
}

#[inline(always)]
pub(super) const fn role_of(letter: u8) -> Role {
    match letter {
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        _ => Role::Pawn,
    }
}

#[inline]
fn split_mark(word: &[u8]) -> (&[u8], Option<CheckMark>) {
    match word {
        [body @ .., b'+', b'+'] => (body, Some(CheckMark::Double)),
        [body @ .., b'+'] => (body, Some(CheckMark::Check)),
        [body @ .., b'#'] => (body.strip_suffix(b"+").unwrap_or(body), Some(CheckMark::Mate)),
        _ => (word, None),
    }
}

#[inline]
fn split_en_passant(word: &[u8]) -> (&[u8], bool) {
    match word {
        [body @ .., b'e', b'.', b'p', b'.'] | [body @ .., b'e', b'.', b'p'] | [body @ .., b'e', b'p'] => {
            (body, true)
        }
        _ => (word, false),
    }
}

fn read_kind(body: &[u8]) -> Result<WrittenKind, WrittenMoveError> {
    if let Some(castle) = read_castle(body) {
        return castle.map(WrittenKind::Castle);
    }
    let (role, rest) = read_role(body);
    read_squares(role, rest).map_err(|error| misspelling(body).unwrap_or(error))
}

fn read_castle(body: &[u8]) -> Option<Result<CastleSide, WrittenMoveError>> {
    Some(match body {
        b"O-O" | b"0-0" => Ok(CastleSide::King),
        b"O-O-O" | b"0-0-0" => Ok(CastleSide::Queen),
        // With the dashes that word processors make of hyphens.
        [b'O', 0xE2, 0x80, 0x93, b'O'] | [b'0', 0xE2, 0x80, 0x93, b'0'] => Ok(CastleSide::King),
        [b'O', 0xE2, 0x80, 0x93, b'O', 0xE2, 0x80, 0x93, b'O'] => Ok(CastleSide::Queen),
        [b'0', 0xE2, 0x80, 0x93, b'0', 0xE2, 0x80, 0x93, b'0'] => Ok(CastleSide::Queen),
        b"o-o" => Err(WrittenMoveError::LowerCaseCastle(CastleSide::King)),
        b"o-o-o" => Err(WrittenMoveError::LowerCaseCastle(CastleSide::Queen)),
        b"--" | b"Z0" | b"@@@@" | b"0000" => Err(WrittenMoveError::NullMove),
        _ => return None,
    })
}

/// The piece letter or figurine a word begins with, and the rest of it.
fn read_role(body: &[u8]) -> (Option<Role>, &[u8]) {
    match body {
        [letter @ (b'P' | b'N' | b'B' | b'R' | b'Q' | b'K'), rest @ ..] => (Some(role_of(*letter)), rest),
        _ => match body.split_first_chunk().and_then(|(symbol, rest)| Some((read_figurine(symbol)?, rest))) {
            Some((role, rest)) => (Some(role), strip_variation_selector(rest)),
            None => (None, body),
        },
    }
}

/// The role of a Unicode chess symbol, which is three bytes long.
fn read_figurine(symbol: &[u8; 3]) -> Option<Role> {
    let text = core::str::from_utf8(symbol).ok()?;
    Some(Piece::from_figurine(text.chars().next()?)?.role)
}

/// Some fonts need U+FE0E after a chess symbol; it means nothing here.
fn strip_variation_selector(rest: &[u8]) -> &[u8] {
    rest.strip_prefix("\u{FE0E}".as_bytes()).unwrap_or(rest)
}

/// Reads `[file][rank][x|-|:]square[promotion]`.
fn read_squares(role: Option<Role>, rest: &[u8]) -> Result<WrittenKind, WrittenMoveError> {
    let (squares, promotion) = read_promotion(rest)?;
    let [before @ .., file @ b'a'..=b'h', rank @ b'1'..=b'8'] = squares else {
        return Err(WrittenMoveError::NotAMove);
    };
    let to = square(*file, *rank);
    let (before, takes) = match before {
        [before @ .., b'x' | b':'] => (before, true),
        [before @ .., b'-'] if before.len() == 2 => (before, false),
        _ => (before, false),
    };
    let (file, rank) = match *before {
        [] => (None, None),
        [file @ b'a'..=b'h'] => (Some(File::from_index(file - b'a')), None),
        [rank @ b'1'..=b'8'] => (None, Some(Rank::from_index(rank - b'1'))),
        [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
            (Some(File::from_index(file - b'a')), Some(Rank::from_index(rank - b'1')))
        }
        _ => return Err(WrittenMoveError::NotAMove),
    };
    Ok(match (role, file, rank) {
        (None, Some(file), Some(rank)) => {
            WrittenKind::Squares { from: Square::new(file, rank), takes, to, promotion }
        }
        _ => WrittenKind::Piece { role: role.unwrap_or(Role::Pawn), file, rank, takes, to, promotion },
    })
}

/// Splits a promotion off the end: `=Q`, `Q`, `q`, `(Q)`, `/Q`, `=♕`.
fn read_promotion(rest: &[u8]) -> Result<(&[u8], Option<Role>), WrittenMoveError> {
    let letter = |letter: u8| Role::from_letter(letter as char).ok_or(WrittenMoveError::Promotion);
    match rest {
        [.., b'1'..=b'8'] => Ok((rest, None)),
        [body @ .., b'=' | b'/', last] => Ok((body, Some(letter(*last)?))),
        [body @ .., b'(', last, b')'] => Ok((body, Some(letter(*last)?))),
        [body @ .., b'=', a @ 0x80..=0xFF, b, c] => {
            Ok((body, Some(read_figurine(&[*a, *b, *c]).ok_or(WrittenMoveError::Promotion)?)))
        }
        [body @ .., b'a'..=b'h', b'1'..=b'8', last] => Ok((&rest[..body.len() + 2], Some(letter(*last)?))),
        _ => Err(WrittenMoveError::NotAMove),
    }
}

/// What a word that is not a move was probably meant to be.
fn misspelling(body: &[u8]) -> Option<WrittenMoveError> {
    let (&first, rest) = body.split_first()?;
    let readable = |role| read_squares(Some(role), rest).is_ok();
    if first.is_ascii_lowercase() {
        let role = Role::from_letter(first as char).filter(|&role| role != Role::Pawn && readable(role));
        return role.map(WrittenMoveError::LowerCase).or_else(|| foreign_sign(body));
    }
    if !first.is_ascii() {
        return foreign_sign(body);
    }
    let foreign = FOREIGN.iter().find(|foreign| foreign.letter == first);
    match foreign.filter(|foreign| readable(foreign.role)) {
        Some(foreign) => Some(WrittenMoveError::ForeignLetter(first as char, foreign.role)),
        None => foreign_sign(body),
    }
}

/// The first sign of a word that no move has, if it can be named.
fn foreign_sign(body: &[u8]) -> Option<WrittenMoveError> {
    let chars = || body.utf8_chunks().flat_map(|chunk| chunk.valid().chars());
    let invisible = chars().find(|&c| name_of_invisible(c).is_some()).map(WrittenMoveError::Invisible);
    invisible.or_else(|| chars().find(|&c| script_of(c).is_some()).map(WrittenMoveError::ForeignScript))
}

impl FromStr for WrittenMove {
    type Err = WrittenMoveError;

    fn from_str(word: &str) -> Result<WrittenMove, WrittenMoveError> {
        WrittenMove::from_ascii(word.as_bytes())
    }
}

impl fmt::Display for WrittenMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            WrittenKind::Castle(side) => f.write_str(side.san())?,
            WrittenKind::Squares { from, takes, to, promotion } => {
                write!(f, "{from}{}{to}", if takes { "x" } else { "-" })?;
                write_promotion(f, promotion)?;
            }
            WrittenKind::Piece { role, file, rank, takes, to, promotion } => {
                // Without its letter, a pawn with file and rank would read as two squares.
                if role != Role::Pawn || file.is_some() && rank.is_some() {
                    write!(f, "{}", role.letter())?;
                }
                file.map_or(Ok(()), |file| write!(f, "{file}"))?;
                rank.map_or(Ok(()), |rank| write!(f, "{rank}"))?;
                write!(f, "{}{to}", if takes { "x" } else { "" })?;
                write_promotion(f, promotion)?;
            }
        }
        if self.en_passant {
            f.write_str("e.p.")?;
        }
        f.write_str(self.mark.map_or("", CheckMark::text))
    }
}

fn write_promotion(f: &mut fmt::Formatter<'_>, promotion: Option<Role>) -> fmt::Result {
    promotion.map_or(Ok(()), |role| write!(f, "={}", role.letter()))
}

/// A move as exact text, without allocation: what [`Position::san`](crate::Position::san) writes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct San {
    bytes: [u8; 11],
    len: u8,
}

impl San {
    pub(crate) const EMPTY: San = San { bytes: [0; 11], len: 0 };

    pub(crate) fn push(&mut self, text: &str) {
        for &byte in text.as_bytes() {
            if let Some(place) = self.bytes.get_mut(self.len as usize) {
                *place = byte;
                self.len += 1;
            }
        }
    }

    /// Adds an ASCII letter.
    pub(crate) fn push_char(&mut self, c: char) {
        self.push(c.encode_utf8(&mut [0; 4]));
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..self.len as usize]).unwrap_or("")
    }

    /// The same move with a Unicode chess symbol in place of the piece letters.
    pub fn figurine(&self, color: Color) -> impl fmt::Display + use<> {
        Figurine(*self, color)
    }
}

impl core::ops::Deref for San {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl PartialEq<str> for San {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for San {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

struct Figurine(San, Color);

impl fmt::Display for Figurine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            let role = if c.is_ascii_uppercase() && c != 'O' { Role::from_letter(c) } else { None };
            write!(f, "{}", role.map_or(c, |role| role.of(self.1).figurine()))?;
        }
        Ok(())
    }
}

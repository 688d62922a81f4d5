//! The fast way through an archive: is there anything in this game to look at more closely?
//!
//! In: the bytes of an archive and where a game begins. Out: where it ends and how long it is, if it
//! is written plainly and nothing is wrong with it; otherwise `None`, and the referee reads the game
//! again, who explains. So a skimmer never says what is wrong, and may call anything suspicious that
//! is only rare. It must never pass a game with which the referee would find fault: the tests compare
//! the two on everything they can find.

use std::vec::Vec;

use chess_types::judge::Walk;
use chess_types::notation::{GameResult, decode};
use chess_types::{Color, Outcome, Position, WrittenMove};
use memchr::{memchr, memchr2};

use super::audit::is_known_variant;
use super::check::Laws;
use super::tally::GameTally;

/// A game that needs no second look.
pub(super) struct Plain {
    /// Where the next game begins, or the text ends.
    pub(super) end: usize,
    pub(super) tally: GameTally,
}

/// Which of the rules to look at; those that are not asked for cost nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Care {
    /// Whether numbers, claims and results are looked at, or only whether moves are legal.
    pub(super) claims: bool,
    /// Which Laws say whether a game has ended.
    pub(super) laws: Laws,
}

/// Skims games one after the other. It keeps its memory from one to the next.
pub(super) struct Skimmer {
    care: Care,
    /// The keys of the positions of the main line since its last capture or pawn move.
    keys: Vec<u64>,
    /// The lines that wait for a variation to be closed.
    waiting: Vec<Line>,
    /// The names of the tags, each as a number.
    names: Vec<u64>,
    /// Whether lines remember where they stood before their last move.
    keeps_before: bool,
    start: Walk,
}

/// A line of moves, as far as it has been read.
#[derive(Clone, Copy)]
struct Line {
    walk: Walk,
    /// Where it stood before the last move; kept only in games with variations.
    before: Walk,
    has_moves: bool,
    /// Whether the Laws may have ended the game here, though moves are possible.
    is_drawn: bool,
}

impl Line {
    const fn starting_from(walk: Walk) -> Line {
        Line { walk, before: walk, has_moves: false, is_drawn: false }
    }
}

/// What has been read of a game.
struct Reading<'a> {
    text: &'a [u8],
    at: usize,
    line: Line,
    has_movetext: bool,
    /// Whether a move number waits for its move.
    number_waits: bool,
    result_tag: Option<GameResult>,
    date: Option<&'a [u8]>,
    has_setup: bool,
    tally: GameTally,
}

impl Skimmer {
    pub(super) fn new(care: Care) -> Skimmer {
        let start = Walk::new(Position::STANDARD);
        Skimmer { care, keys: Vec::new(), waiting: Vec::new(), names: Vec::new(), keeps_before: false, start }
    }

    /// The game that begins at `start`, if there is nothing suspicious about it.
    pub(super) fn skim(&mut self, text: &[u8], start: usize) -> Option<Plain> {
        self.keeps_before = false;
        self.read(text, start).or_else(|| {
            // A variation goes back a move, which most games need not remember.
            if self.keeps_before { self.read(text, start) } else { None }
        })
    }

    fn read(&mut self, text: &[u8], start: usize) -> Option<Plain> {
        self.keys.clear();
        self.waiting.clear();
        self.names.clear();
        let mut game = Reading {
            text,
            at: start,
            line: Line::starting_from(self.start),
            has_movetext: false,
            number_waits: false,
            result_tag: None,
            date: None,
            has_setup: false,
            tally: GameTally::default(),
        };
        loop {
            let mut first = *text.get(game.at)?;
            if matches!(first, b' ' | b'\n') {
                game.at += 1;
                first = *text.get(game.at)?;
            }
            // Most often it is a move: that is asked first.
            if BEGINS_MOVE[usize::from(first)] {
                self.read_move(&mut game)?;
                continue;
            }
            match first {
                b' ' | b'\n' | b'\r' | b'\t' => game.at += 1,
                b'2'..=b'9' => self.read_number(&mut game)?,
                b'0' | b'1' | b'*' => match read_result(&text[game.at..]) {
                    Some((result, len)) => {
                        game.at += len;
                        return self.finish(game, result);
                    }
                    None if text[game.at..].starts_with(b"0-0") => self.read_move(&mut game)?,
                    None if first == b'0' => return None,
                    None => self.read_number(&mut game)?,
                },
                b'{' => game.read_comment()?,
                b'[' => self.read_tag(&mut game)?,
                b'!' | b'?' if game.line.has_moves => game.at += 1,
                b'$' if game.line.has_moves => game.read_glyph()?,
                b'(' => self.open_variation(&mut game)?,
                b')' => {
                    game.line = self.waiting.pop()?;
                    game.number_waits = false;
                    game.at += 1;
                }
                b';' => game.at += memchr2(b'\n', b'\r', &text[game.at..])?,
                _ => return None,
            }
        }
    }

    #[inline(always)]
    fn read_move(&mut self, game: &mut Reading<'_>) -> Option<()> {
        let (san, len) = game.read_san()?;
        let line = &mut game.line;
        if self.keeps_before {
            line.before = line.walk;
        }
        if self.care.claims {
            if line.is_drawn || san.en_passant || !line.walk.has_what_it_takes(&san) {
                return None;
            }
            if self.keys.is_empty() {
                self.keys.push(line.walk.position().key());
            }
        }
        line.walk.follow(&san)?;
        if self.care.claims {
            if !line.walk.bears_out(san.mark) {
                return None;
            }
            let after = line.walk.position();
            line.is_drawn = is_drawn(after) || self.waiting.is_empty() && self.is_fivefold(after);
        }
        line.has_moves = true;
        game.has_movetext = true;
        game.number_waits = false;
        game.at += len;
        if self.waiting.is_empty() {
            game.tally.plies += 1;
        } else {
            game.tally.side_plies += 1;
        }
        Some(())
    }

    /// Whether the position has come about for the fifth time, perhaps.
    #[inline(always)]
    fn is_fivefold(&mut self, position: &Position) -> bool {
        if position.halfmoves() == 0 {
            self.keys.clear();
        }
        let key = position.key();
        self.keys.push(key);
        // Four returns take sixteen plies at least.
        self.keys.len() > 16
            && self.keys.iter().rev().step_by(2).filter(|&&earlier| earlier == key).count() > 4
    }

    #[inline(always)]
    fn read_number(&mut self, game: &mut Reading<'_>) -> Option<()> {
        let rest = &game.text[game.at..];
        let (mut len, mut number) = (0, 0u32);
        while let Some(digit @ b'0'..=b'9') = rest.get(len) {
            number = number.checked_mul(10)?.checked_add(u32::from(digit - b'0'))?;
            len += 1;
        }
        let mut dots = 0;
        while rest.get(len) == Some(&b'.') {
            len += 1;
            dots += 1;
        }
        let position = game.line.walk.position();
        let is_right = number == position.fullmoves()
            && match position.turn() {
                Color::White => dots == 1,
                Color::Black => dots >= 2,
            };
        if game.number_waits || dots == 0 || self.care.claims && !is_right {
            return None;
        }
        game.number_waits = true;
        game.has_movetext = true;
        game.at += len;
        Some(())
    }

    fn open_variation(&mut self, game: &mut Reading<'_>) -> Option<()> {
        if !game.line.has_moves || game.number_waits || game.text[game.at..].starts_with(b"(=") {
            return None;
        }
        if !self.keeps_before {
            self.keeps_before = true;
            return None;
        }
        self.waiting.push(game.line);
        game.line = Line::starting_from(game.line.before);
        game.at += 1;
        Some(())
    }

    /// Reads `[Name "value"]`, plainly written.
    #[inline(always)]
    fn read_tag(&mut self, game: &mut Reading<'_>) -> Option<()> {
        let (text, name) = (game.text, game.at + 1);
        let (mut name_end, mut number) = (name, 0u64);
        while let Some(&byte) = text.get(name_end)
            && (byte.is_ascii_alphanumeric() || byte == b'_')
        {
            number = number.wrapping_mul(0x0100_0000_01B3) ^ u64::from(byte);
            name_end += 1;
        }
        let value = name_end + 2;
        if game.has_movetext || name == name_end || text.get(name_end..value)? != b" \"" {
            return None;
        }
        let value_end = value + memchr2(b'"', b'\n', &text[value..])?;
        if text.get(value_end..value_end + 2)? != b"\"]"
            || memchr2(b'\\', b'\r', &text[value..value_end]).is_some()
        {
            return None;
        }
        // Of so many tags the names are compared elsewhere.
        if self.names.len() > 100 || self.names.contains(&number) {
            return None;
        }
        self.names.push(number);
        game.at = value_end + 2;
        game.take_tag(&text[name..name_end], &text[value..value_end])
    }

    /// The game with its result, if that is the right one.
    fn finish(&mut self, game: Reading<'_>, result: GameResult) -> Option<Plain> {
        if !self.waiting.is_empty() || game.has_setup {
            return None;
        }
        let end = game.at_next_game()?;
        let mut tally = game.tally;
        tally.result = Some(result);
        if self.care.claims {
            let position = game.line.walk.position();
            let mut outcome = match position.outcome() {
                None if game.line.is_drawn => Some(Outcome::FivefoldRepetition),
                outcome => outcome,
            };
            if matches!(outcome, Some(Outcome::FivefoldRepetition | Outcome::SeventyFiveMoves)) {
                let date = game.date.map(decode);
                outcome = outcome.filter(|_| self.care.laws.have_automatic_draws(date.as_deref()));
            }
            let is_wrong = outcome.is_some_and(|outcome| result.contradicts(outcome));
            if is_wrong || game.result_tag.is_some_and(|tag| tag != result) {
                return None;
            }
            tally.outcome = outcome;
        }
        Some(Plain { end, tally })
    }
}

impl<'a> Reading<'a> {
    /// The move that is written here, and its length, if what follows it is plain.
    #[inline(always)]
    fn read_san(&self) -> Option<(WrittenMove, usize)> {
        let rest = &self.text[self.at..];
        // Nearly always a blank ends the word within eight bytes.
        if let Some(eight) = rest.first_chunk() {
            let eight = u64::from_le_bytes(*eight);
            let blanks = eight.wrapping_sub(0x2121_2121_2121_2121) & !eight & 0x8080_8080_8080_8080;
            let len = blanks.trailing_zeros() as usize / 8;
            if let Some(word) = rest.get(..len).filter(|_| blanks != 0)
                && let Ok(san) = WrittenMove::from_ascii(word)
            {
                return Some((san, len));
            }
        }
        self.read_san_patiently()
    }

    #[inline(never)]
    fn read_san_patiently(&self) -> Option<(WrittenMove, usize)> {
        let rest = &self.text[self.at..];
        let len = rest.iter().position(|&byte| !IS_WORD[usize::from(byte)])?;
        if !matches!(rest[len], b' ' | b'\n' | b'\r' | b'\t' | b'!' | b'?' | b'{' | b')' | b'$') {
            return None;
        }
        WrittenMove::from_ascii(&rest[..len]).ok().map(|san| (san, len))
    }

    /// A comment; one that has a bracket at the beginning of a line may lack its brace.
    #[inline(always)]
    fn read_comment(&mut self) -> Option<()> {
        let len = memchr(b'}', &self.text[self.at..])?;
        let comment = &self.text[self.at..self.at + len];
        let mut from = 0;
        while let Some(line) = memchr2(b'\n', b'\r', &comment[from..]) {
            from += line + 1;
            if comment.get(from) == Some(&b'[') {
                return None;
            }
        }
        self.at += len + 1;
        Some(())
    }

    fn read_glyph(&mut self) -> Option<()> {
        let rest = &self.text[self.at + 1..];
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let number: Option<u8> = core::str::from_utf8(&rest[..digits]).ok()?.parse().ok();
        self.at += 1 + digits;
        number.map(|_| ())
    }

    #[inline(always)]
    fn take_tag(&mut self, name: &[u8], value: &'a [u8]) -> Option<()> {
        match name.len() {
            3 if name.eq_ignore_ascii_case(b"FEN") => {
                if self.tally.has_fen {
                    return None;
                }
                let fen = core::str::from_utf8(value).ok()?;
                self.line = Line::starting_from(Walk::new(Position::from_fen(fen).ok()?));
                self.line.is_drawn = is_drawn(self.line.walk.position());
                self.has_setup = false;
                self.tally.has_fen = true;
            }
            4 if name == b"Date" => self.date = Some(value),
            // Harmless if a FEN comes after it.
            5 if name.eq_ignore_ascii_case(b"SetUp") => self.has_setup = !self.tally.has_fen && value == b"1",
            7 if name == b"Variant" && !is_known_variant(value) => return None,
            6 if name == b"Result" => self.result_tag = Some(GameResult::from_bytes(value)?),
            _ => {}
        }
        Some(())
    }

    /// Where the next game begins, if what follows the result is a game or the end.
    fn at_next_game(&self) -> Option<usize> {
        let rest = &self.text[self.at..];
        let blanks = rest.iter().position(|byte| !matches!(byte, b' ' | b'\n' | b'\r' | b'\t'));
        let Some(blanks) = blanks else { return Some(self.text.len()) };
        let next = self.at + blanks;
        let is_game = match rest[blanks] {
            b'[' => {
                blanks > 0
                    && matches!(rest[blanks - 1], b'\n' | b'\r')
                    && rest.get(blanks + 1).is_some_and(u8::is_ascii_alphabetic)
            }
            byte => blanks > 0 && (byte.is_ascii_alphanumeric() || byte == b'*'),
        };
        is_game.then_some(next)
    }
}

/// Whether a move can begin with this byte.
static BEGINS_MOVE: [bool; 256] = {
    let mut table = [false; 256];
    let mut letter = 0;
    while letter < LETTERS.len() {
        table[LETTERS[letter] as usize] = true;
        letter += 1;
    }
    table
};

const LETTERS: &[u8] = b"abcdefghNBRQKO";

/// Whether a byte can stand in a plainly written move.
static IS_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = (byte as u8).is_ascii_alphanumeric() || matches!(byte as u8, b'=' | b'+' | b'#' | b'-');
        byte += 1;
    }
    table
};

#[inline(always)]
fn read_result(rest: &[u8]) -> Option<(GameResult, usize)> {
    let (result, len) = match rest {
        [b'1', b'-', b'0', ..] => (GameResult::WhiteWins, 3),
        [b'0', b'-', b'1', ..] => (GameResult::BlackWins, 3),
        [b'1', b'/', b'2', b'-', b'1', b'/', b'2', ..] => (GameResult::Draw, 7),
        [b'*', ..] => (GameResult::Unknown, 1),
        _ => return None,
    };
    Some((result, len))
}

/// Whether the Laws end the game here, though moves are possible; fivefold repetition aside.
#[inline(always)]
fn is_drawn(position: &Position) -> bool {
    if position.halfmoves() < 150 && !position.is_dead() {
        return false;
    }
    matches!(position.outcome(), Some(Outcome::DeadPosition | Outcome::SeventyFiveMoves))
}

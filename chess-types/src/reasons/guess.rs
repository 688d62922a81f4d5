//! What a word was meant to be: a position and a word in, the legal move out that was probably meant.
//!
//! A guess is always a legal move: what a word might have been is asked of the position, one way to misspell it after the
//! other. Where several moves are as near, none of them is the best.

use alloc::string::String;

use super::edit_distance::edit_distance;
use super::illegality::Illegality;
use crate::notation::script::{in_latin, role_in_cyrillic};
use crate::notation::{WrittenKind, WrittenMove, foreign_roles};
use crate::{File, Move, MoveKind, MoveList, Position, Role};

/// The legal move that a word means once it is spelled right: its case, its script, its piece letter, castling with any
/// letters, `ed` for `exd5`.
pub(super) fn meant(position: &Position, word: &str) -> Option<Move> {
    let latin = in_latin(word);
    let body = latin.trim_matches(is_around_move).trim_end_matches(['+', '#', '=', '-', ':']);
    let (first, rest) = split_first(body)?;
    let legal = |word: &str| position.parse_san(word).ok();
    let with_role = |role: Role| {
        let mut word = String::from(role.letter());
        word.push_str(&rest.to_ascii_lowercase());
        legal(&word)
    };
    // `BC4` is a bishop's move, `bC4` and `EXD5` are pawns'.
    let by_case = || with_role(Role::from_letter(first).filter(|&role| role != Role::Pawn)?);
    let in_lower_case = || legal(&body.to_ascii_lowercase());
    let in_right_case = || {
        if first.is_ascii_uppercase() {
            by_case().or_else(in_lower_case)
        } else {
            in_lower_case().or_else(by_case)
        }
    };
    // In Russian the letters that look like K and C stand for a knight and a bishop, and a king has two.
    let in_russian = || match word.strip_prefix("Кр") {
        Some(rest) => legal(&alloc::format!("K{}", in_latin(rest))),
        None => word.chars().next().and_then(role_in_cyrillic).and_then(with_role),
    };
    let in_other_languages = || foreign_roles(first).find_map(with_role);
    // An 8 is a B to the eye, and next to nothing on the keyboard.
    let by_looks = || if first == '8' { with_role(Role::Bishop) } else { None };
    in_russian()
        .or_else(|| if body == word { None } else { legal(body) })
        .or_else(in_right_case)
        .or_else(in_other_languages)
        .or_else(|| castling(position, body))
        .or_else(|| capture_by_files(position, body))
        .or_else(by_looks)
}

/// What may stand around a word and is no part of a move.
fn is_around_move(c: char) -> bool {
    matches!(c, '!' | '?' | ',' | '.' | ';' | '_' | '*' | '\'' | '"' | '`')
}

fn split_first(word: &str) -> Option<(char, &str)> {
    let mut chars = word.chars();
    Some((chars.next()?, chars.as_str()))
}

/// Castling with letters and zeros mixed, in lower case or without dashes: `o-o`, `0-O`, `OO`.
fn castling(position: &Position, word: &str) -> Option<Move> {
    let is_dash = |c: char| matches!(c, '-' | '_' | '.' | '\u{2013}' | '\u{2014}');
    let letters = word.chars().filter(|&c| !is_dash(c)).count();
    let is_castling = word.chars().all(|c| matches!(c, 'o' | 'O' | '0') || is_dash(c));
    match (is_castling, letters) {
        (true, 2) => position.parse_san("O-O").ok(),
        (true, 3) => position.parse_san("O-O-O").ok(),
        _ => None,
    }
}

/// `ed` and `exd`: the only capture of a pawn from one file to another.
fn capture_by_files(position: &Position, word: &str) -> Option<Move> {
    let (from, to) = match *word.as_bytes() {
        [from @ b'a'..=b'h', to @ b'a'..=b'h'] | [from @ b'a'..=b'h', b'x' | b':', to @ b'a'..=b'h'] => {
            (from, to)
        }
        _ => return None,
    };
    let file = |letter: u8| File::from_index(letter - b'a');
    let is_it = |m: &Move| {
        position.board().role_at(m.from()) == Some(Role::Pawn)
            && (m.from().file(), m.to().file()) == (file(from), file(to))
            && position.is_capture(*m)
            // Of a promotion it would be open to what.
            && !matches!(m.kind(), MoveKind::Promotion(_))
    };
    let moves = position.legal_moves();
    let mut captures = moves.iter().copied().filter(is_it);
    captures.next().filter(|_| captures.next().is_none())
}

/// The legal moves whose writing is nearest to a word; none if it is far from all.
pub(super) fn nearest(position: &Position, word: &str) -> MoveList {
    let latin = in_latin(word);
    let word = latin.trim_end_matches(['+', '#']);
    // Only the letter of a piece is a capital.
    let mut in_case = word.to_ascii_lowercase();
    if word.starts_with(['N', 'B', 'R', 'Q', 'K', 'O']) {
        in_case.replace_range(..1, &word[..1]);
    }
    let distance = |&m: &Move| edit_distance(in_case.as_bytes(), position.san_without_mark(m).as_bytes());
    // A word without a digit is hardly a square.
    let far = if word.bytes().any(|byte| byte.is_ascii_digit()) { 2 } else { 1 };
    let moves = position.legal_moves();
    let nearest = moves.iter().map(distance).min().filter(|&nearest| nearest <= far && nearest < word.len());
    moves.into_iter().filter(|m| Some(distance(m)) == nearest).collect()
}

/// The best of the moves that are nearest to a word: the only one, or the only one that differs in a letter or digit next
/// to the written one.
pub(super) fn best(position: &Position, word: &str, near: &MoveList) -> Option<Move> {
    if let [only] = near.as_slice() {
        return Some(*only);
    }
    only(near.iter().copied().filter(|&m| is_a_step_away(word, &position.san_without_mark(m))))
}

/// The legal move that a refused one was probably meant to be: by the same piece, and a file or rank away.
pub(super) fn instead(
    position: &Position,
    san: &WrittenMove,
    word: &str,
    illegality: &Illegality,
) -> Option<Move> {
    use Illegality as I;
    let is_slip = matches!(
        illegality,
        I::CannotReach { .. }
            | I::NotThere { .. }
            | I::NothingThere { .. }
            | I::OwnPiece { .. }
            | I::AlreadyThere { .. }
            | I::Blocked { .. }
            | I::NotDoubleStep { .. }
    );
    if !is_slip {
        return None;
    }
    let word = word.split_whitespace().next()?.trim_end_matches(['+', '#', '!', '?']);
    let by_squares = matches!(san.kind, WrittenKind::Squares { .. });
    only(position.legal_moves().iter().copied().filter(|&m| {
        if by_squares {
            is_a_step_away(&word.replace(['-', 'x'], ""), &alloc::format!("{m}"))
        } else {
            is_a_step_away(word, &position.san_without_mark(m))
        }
    }))
}

fn only(mut moves: impl Iterator<Item = Move>) -> Option<Move> {
    moves.next().filter(|_| moves.next().is_none())
}

/// Whether two words differ in one file or rank, and that by one.
fn is_a_step_away(a: &str, b: &str) -> bool {
    let is_coordinate = |byte: u8| matches!(byte, b'a'..=b'h' | b'1'..=b'9');
    let mut different = a.bytes().zip(b.bytes()).filter(|(x, y)| x != y);
    a.len() == b.len()
        && different.next().is_some_and(|(x, y)| x.abs_diff(y) == 1 && is_coordinate(x) && is_coordinate(y))
        && different.next().is_none()
}

//! FENs of set-ups that need not be legal, from nonsense to nearly correct ones.
//!
//! They are written here letter by letter, without the crate under test, except that damaged ones
//! start from a game it has played.

use chess_tests::{Random, random_move};
use chess_types::Position;

const PIECES: &[u8] = b"PPPNBRQKpppnbrqk";
const OFFICERS_AND_PAWNS: &[u8] = b"PPPNBRQpppnbrq";
const CASTLING_LETTERS: &[u8] = b"KQkqKQkqABCDEFGHabcdefgh";

/// The letters of a board by rank from the eighth, each from the a-file; a blank is empty.
struct Letters([[u8; 8]; 8]);

impl Letters {
    const EMPTY: Letters = Letters([[b' '; 8]; 8]);

    /// Puts the piece on an empty square of these ranks, counted from the eighth.
    fn put_anywhere(&mut self, random: &mut Random, piece: u8, ranks: std::ops::Range<usize>) {
        let rank = ranks.start + random.below(ranks.len());
        let square = &mut self.0[rank][random.below(8)];
        if *square == b' ' {
            *square = piece;
        }
    }

    fn to_fen(&self) -> String {
        self.0.map(rank_to_fen).join("/")
    }

    fn from_fen(board: &str) -> Letters {
        let mut letters = Letters::EMPTY;
        for (rank, row) in letters.0.iter_mut().zip(board.split('/')) {
            let squares = row.bytes().flat_map(|letter| match letter {
                b'1'..=b'8' => vec![b' '; usize::from(letter - b'0')],
                piece => vec![piece],
            });
            for (square, letter) in rank.iter_mut().zip(squares) {
                *square = letter;
            }
        }
        letters
    }
}

fn rank_to_fen(rank: [u8; 8]) -> String {
    let mut row = String::new();
    let mut empty = 0;
    for letter in rank.into_iter().chain([b'|']) {
        if letter == b' ' {
            empty += 1;
            continue;
        }
        if empty > 0 {
            row.push_str(&empty.to_string());
            empty = 0;
        }
        row.push(char::from(letter));
    }
    row.trim_end_matches('|').to_owned()
}

/// Any pieces anywhere, with fields that have nothing to do with the board.
pub(crate) fn wild_fen(random: &mut Random) -> String {
    let mut letters = Letters::EMPTY;
    for _ in 0..random.below(48) {
        let piece = *random.choose(PIECES);
        letters.put_anywhere(random, piece, 0..8);
    }
    let castling = some_castling(random);
    let passed = if random.one_in(2) { any_square(random) } else { "-".to_owned() };
    finish(random, &letters, &castling, &passed)
}

/// One king each, pawns where pawns can be, rights and en passant squares that often fit.
pub(crate) fn plausible_fen(random: &mut Random) -> String {
    let mut letters = Letters::EMPTY;
    let castling = place_kings(random, &mut letters);
    let others = random.below(12);
    for _ in 0..others {
        let piece = *random.choose(OFFICERS_AND_PAWNS);
        let ranks = if piece.eq_ignore_ascii_case(&b'p') { 1..7 } else { 0..8 };
        letters.put_anywhere(random, piece, ranks);
    }
    let passed = if random.one_in(3) { some_double_step(random, &mut letters) } else { None };
    finish(random, &letters, &castling, &passed.unwrap_or_else(|| "-".to_owned()))
}

/// Places the kings, half of the time at home with their rooks, and returns the castling field.
fn place_kings(random: &mut Random, letters: &mut Letters) -> String {
    if random.one_in(2) {
        for king in [b'K', b'k'] {
            letters.put_anywhere(random, king, 0..8);
        }
        return if random.one_in(8) { some_castling(random) } else { "-".to_owned() };
    }
    for (king, rook, rank) in [(b'K', b'R', 7), (b'k', b'r', 0)] {
        letters.put_anywhere(random, king, rank..rank + 1);
        for _ in 0..1 + random.below(3) {
            letters.put_anywhere(random, rook, rank..rank + 1);
        }
    }
    some_castling(random)
}

/// A king at home with rooks that may castle, and an enemy rook or queen on the same rank, which may attack
/// the king once it no longer stands behind its rook.
pub(crate) fn castling_fen(random: &mut Random) -> String {
    let (own, enemies, home, turn) = *random.choose(&[(b"KRR", b"rqk", 7, "w"), (b"krr", b"RQK", 0, "b")]);
    let mut letters = Letters::EMPTY;
    for &piece in &own[..2 + random.below(2)] {
        letters.put_anywhere(random, piece, home..home + 1);
    }
    let slider = *random.choose(&enemies[..2]);
    letters.put_anywhere(random, slider, home..home + 1);
    letters.put_anywhere(random, enemies[2], 7 - home..8 - home);
    let rooks = (0..8).filter(|&file| letters.0[home][file] == own[1]);
    let files = if turn == "w" { b"ABCDEFGH" } else { b"abcdefgh" };
    let rights: String = rooks.map(|file| char::from(files[file])).collect();
    let castling = if rights.is_empty() { "-" } else { &rights };
    format!("{} {turn} {castling} - 0 1", letters.to_fen())
}

/// Some letters of a castling field, sometimes one of them twice.
fn some_castling(random: &mut Random) -> String {
    if random.one_in(4) {
        return "-".to_owned();
    }
    let count = 1 + random.below(4);
    (0..count).map(|_| char::from(*random.choose(CASTLING_LETTERS))).collect()
}

fn any_square(random: &mut Random) -> String {
    let file = char::from(*random.choose(b"abcdefgh"));
    format!("{file}{}", 1 + random.below(8))
}

/// Puts a pawn where a double step ends, and returns the square it has passed.
fn some_double_step(random: &mut Random, letters: &mut Letters) -> Option<String> {
    let (pawn, row, passed_rank) = *random.choose(&[(b'P', 4, 3), (b'p', 3, 6)]);
    let file = random.below(8);
    if letters.0[row][file].eq_ignore_ascii_case(&b'k') {
        return None;
    }
    letters.0[row][file] = pawn;
    Some(format!("{}{passed_rank}", char::from(b"abcdefgh"[file])))
}

/// The whole FEN, with either side to move and counters that are sometimes out of bounds.
fn finish(random: &mut Random, letters: &Letters, castling: &str, passed: &str) -> String {
    let turn = random.choose(&["w", "b"]);
    let halfmoves = if random.one_in(50) { 65_500 + random.below(80) } else { random.below(160) };
    let fullmoves = if random.one_in(50) { 0 } else { 1 + random.below(200) };
    format!("{} {turn} {castling} {passed} {halfmoves} {fullmoves}", letters.to_fen())
}

/// A position of a random game with one or two changes, each of which may make it illegal.
pub(crate) fn damaged_fen(random: &mut Random) -> String {
    let mut fen = played_fen(random);
    for _ in 0..1 + random.below(2) {
        fen = damage(random, &fen);
    }
    fen
}

fn played_fen(random: &mut Random) -> String {
    let number = if random.one_in(2) { 518 } else { random.below(960) as u16 };
    let mut position = Position::chess960(number).unwrap_or_default();
    for _ in 0..random.below(60) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        position = position.play_unchecked(random_move(random, &position, &legal));
    }
    position.to_fen()
}

fn damage(random: &mut Random, fen: &str) -> String {
    let mut fields: Vec<String> = fen.split(' ').map(str::to_owned).collect();
    match random.below(6) {
        0 => fields[0] = with_change(random, &fields[0]),
        1 => fields[0] = with_swap(random, &fields[0]),
        2 => fields[1] = (*random.choose(&["w", "b"])).to_owned(),
        3 => fields[2] = some_castling(random),
        4 => fields[3] = any_square(random),
        _ => fields[3] = "-".to_owned(),
    }
    fields.join(" ")
}

/// One square gets another piece, or none.
fn with_change(random: &mut Random, board: &str) -> String {
    let mut letters = Letters::from_fen(board);
    let piece = if random.one_in(2) { b' ' } else { *random.choose(PIECES) };
    letters.0[random.below(8)][random.below(8)] = piece;
    letters.to_fen()
}

/// Two squares exchange what stands on them.
fn with_swap(random: &mut Random, board: &str) -> String {
    let mut letters = Letters::from_fen(board);
    let one = (random.below(8), random.below(8));
    let other = (random.below(8), random.below(8));
    let kept = letters.0[one.0][one.1];
    letters.0[one.0][one.1] = letters.0[other.0][other.1];
    letters.0[other.0][other.1] = kept;
    letters.to_fen()
}

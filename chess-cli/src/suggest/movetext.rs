//! Moves with their numbers, as people write them: `1. e4 e5 2. Nf3`, `7... Qxd5 8. Nc3`.

use chess_runtime::{Color, Move, MoveNumber, Position};

/// The words of a line of legal moves: each move in SAN, the numbers on their own.
pub(crate) fn words(start: &Position, moves: &[Move]) -> Vec<String> {
    let mut position = *start;
    let mut words = Vec::with_capacity(moves.len() * 2);
    for (index, &m) in moves.iter().enumerate() {
        if index == 0 || position.turn() == Color::White {
            words.push(MoveNumber::of(&position).to_string());
        }
        words.push(position.san(m).to_string());
        position = position.play_unchecked(m);
    }
    words
}

/// A line of legal moves as one text.
pub(crate) fn line(start: &Position, moves: &[Move]) -> String {
    words(start, moves).join(" ")
}

/// Words in rows of at most `width` characters.
pub(crate) fn wrap(words: &[String], width: usize) -> Vec<String> {
    let mut rows: Vec<String> = Vec::new();
    for word in words {
        match rows.last_mut().filter(|row| row.len() + 1 + word.len() <= width) {
            Some(row) => {
                row.push(' ');
                row.push_str(word);
            }
            None => rows.push(word.clone()),
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(start: &Position, words: &[&str]) -> Vec<Move> {
        let mut position = *start;
        let mut moves = Vec::new();
        for word in words {
            let m = position.parse_san(word).unwrap();
            position = position.play_unchecked(m);
            moves.push(m);
        }
        moves
    }

    #[test]
    fn numbers_stand_where_pgn_has_them() {
        let start = Position::default();
        let moves = play(&start, &["e4", "e5", "Nf3"]);
        assert_eq!(line(&start, &moves), "1. e4 e5 2. Nf3");
        let after = start.play_unchecked(moves[0]);
        assert_eq!(line(&after, &moves[1..]), "1... e5 2. Nf3");
        assert_eq!(line(&start, &[]), "");
    }

    #[test]
    fn rows_are_not_too_long() {
        let words: Vec<String> = "1. e4 e5 2. Nf3 Nc6".split(' ').map(Into::into).collect();
        assert_eq!(wrap(&words, 9), ["1. e4 e5", "2. Nf3", "Nc6"]);
    }
}

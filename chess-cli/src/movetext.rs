//! Moves with their numbers as people write them, `1. e4 e5 2. Nf3` or `7... Qxd5 8. Nc3`: read and written.

use anyhow::bail;
use chess_runtime::judge::{Diagnostic, Problem, Referee};
use chess_runtime::{Color, Move, MoveNumber, Position};

/// The words of a line of legal moves: moves in SAN, and move numbers as separate words.
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

/// Reads moves as people type them, in any notation, and plays them from `start`. Move numbers may be
/// wrong: people who start from a FEN often count from 1 again.
///
/// # Errors
/// Which move cannot be played and why, with help on a line of its own.
pub(crate) fn read(start: &Position, words: &str) -> anyhow::Result<Vec<Move>> {
    let text = words.as_bytes();
    let Some(verdict) = Referee::new(*start).judge_all(text).next() else { return Ok(Vec::new()) };
    let is_wrong = |mistake: &&Diagnostic| !matches!(mistake.problem, Problem::Number { .. });
    if let Some(mistake) = verdict.diagnostics.iter().find(is_wrong) {
        let help = mistake.help.as_ref().map_or(String::new(), |help| format!("\n{help}"));
        bail!("{}{help}", mistake.title(text));
    }
    Ok(verdict.record.moves().to_vec())
}

/// Reads `12w`, `12b`, `12.`, `12...` and `12`: the number, and whose move it is if the text says so.
/// `None` for anything else.
pub(crate) fn read_number(text: &str) -> Option<(u32, Option<Color>)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, side) = text.split_at(digits);
    let color = match side.to_ascii_lowercase().as_str() {
        "" => None,
        "w" | "." => Some(Color::White),
        "b" | "..." => Some(Color::Black),
        _ => return None,
    };
    Some((number.parse().ok()?, color))
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
    fn moves_are_read_in_any_notation() {
        let start = Position::default();
        let moves = read(&start, "1. e4 e7e5 2.Nf3 9... Nb8-c6").unwrap();
        assert_eq!(line(&start, &moves), "1. e4 e5 2. Nf3 Nc6");
        let end = moves.iter().fold(start, |position, &m| position.play_unchecked(m));
        let error = read(&end, "Qh5").unwrap_err().to_string();
        assert!(error.starts_with("illegal move 3. Qh5: the white knight on f3 stands between"), "{error}");
        assert!(error.contains("the queen on d1 can go to e2"), "{error}");
    }

    #[test]
    fn move_numbers_are_read() {
        assert_eq!(read_number("12w"), Some((12, Some(Color::White))));
        assert_eq!(read_number("12B"), Some((12, Some(Color::Black))));
        assert_eq!(read_number("3..."), Some((3, Some(Color::Black))));
        assert_eq!(read_number("7"), Some((7, None)));
        assert_eq!(read_number("w"), None);
        assert_eq!(read_number("7x"), None);
    }
}

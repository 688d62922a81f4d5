//! A [`Score`] for people: as books print it, where positive is good for White, and in words.

use chess_runtime::Color;
use chess_runtime::engine::Score;

/// The score from White's point of view. `turn` is the side to move.
pub(crate) fn for_white(score: Score, turn: Color) -> Score {
    if turn == Color::White { score } else { score.for_opponent() }
}

/// The score from White's point of view and in words: `+1.30, White is better`.
pub(crate) fn in_words(score: Score, turn: Color) -> String {
    let number = for_white(score, turn);
    let leader = |is_good: bool| if is_good { turn } else { turn.opponent() };
    let words = match score {
        Score::Mate(1) => format!("{turn} mates with this move"),
        Score::Mate(moves) => {
            let count = moves.unsigned_abs();
            let unit = if count == 1 { "move" } else { "moves" };
            format!("{} mates in {count} {unit}", leader(moves > 0))
        }
        Score::Centipawns(centipawns) => {
            let leader = leader(centipawns > 0);
            match centipawns.abs() {
                0..25 => "about even".into(),
                25..80 => format!("{leader} is slightly better"),
                80..250 => format!("{leader} is better"),
                _ => format!("{leader} is winning"),
            }
        }
    };
    format!("{number}, {words}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_seen_by_white() {
        assert_eq!(in_words(Score::Centipawns(-130), Color::Black), "+1.30, White is better");
        assert_eq!(in_words(Score::Centipawns(-130), Color::White), "-1.30, Black is better");
        assert_eq!(in_words(Score::Mate(3), Color::Black), "#-3, Black mates in 3 moves");
        assert_eq!(in_words(Score::Mate(-1), Color::White), "#-1, Black mates in 1 move");
        assert_eq!(in_words(Score::Mate(1), Color::White), "#1, White mates with this move");
        assert_eq!(in_words(Score::DRAW, Color::White), "0.00, about even");
    }
}

//! A finished game as PGN: the players, the result, the moves.

use std::time::{SystemTime, UNIX_EPOCH};

use chess_runtime::{Color, GameResult, History, Position};

use crate::{lines, movetext};

/// The game as the text of a PGN file.
pub(super) fn game(history: &History, human: Color, engine_name: &str, result: GameResult) -> String {
    let (white, black) = match human {
        Color::White => ("You", engine_name),
        Color::Black => (engine_name, "You"),
    };
    let date = today();
    let mut tags = vec![
        ("Event", "chess play"),
        ("Site", "?"),
        ("Date", &date),
        ("Round", "-"),
        ("White", white),
        ("Black", black),
        ("Result", result.text()),
    ];
    let fen = history.start().to_fen();
    if *history.start() != Position::default() {
        tags.extend([("SetUp", "1"), ("FEN", fen.as_str())]);
    }
    let mut text: String = tags.iter().map(|(name, value)| format!("[{name} \"{value}\"]\n")).collect();
    let mut words = movetext::words(history.start(), history.moves());
    words.push(result.to_string());
    text.push('\n');
    // The PGN standard keeps lines below 80 characters.
    text.push_str(&lines::wrap(&words, 79));
    text
}

/// The date (UTC) as PGN writes it, `????.??.??` if the clock is wrong.
fn today() -> String {
    match SystemTime::now().duration_since(UNIX_EPOCH) {
        Ok(since) => date((since.as_secs() / 86_400) as i64),
        Err(_) => "????.??.??".into(),
    }
}

/// The date this many days after 1 January 1970.
fn date(days: i64) -> String {
    // Years that begin in March have their leap day at the end; 719,468 days lie between 1 March 0
    // and 1970, and 146,097 in each 400 years.
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, next_year) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}.{month:02}.{day:02}", year + era * 400 + next_year)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess_runtime::judge::Referee;

    #[test]
    fn dates_are_right() {
        assert_eq!(date(0), "1970.01.01");
        assert_eq!(date(59), "1970.03.01");
        assert_eq!(date(11_016), "2000.02.29");
        assert_eq!(date(20_454), "2026.01.01");
    }

    #[test]
    fn the_game_can_be_read_back() {
        let start = Position::from_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 7").unwrap();
        let mut history = History::new(start);
        for word in ["Ke7", "e4", "Ke6"] {
            history.play(history.position().parse_san(word).unwrap()).unwrap();
        }
        let text = game(&history, Color::Black, "chess", GameResult::Unknown);
        let verdict = Referee::default().judge_all(text.as_bytes()).next().unwrap();
        assert!(verdict.is_legal(), "{text}");
        assert_eq!(verdict.record.moves(), history.moves());
        assert!(text.ends_with("\n7... Ke7 8. e4 Ke6 *"), "{text}");
    }
}

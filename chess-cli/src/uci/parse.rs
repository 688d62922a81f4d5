//! The text of a line in, a [`Command`] out. The parser does not know the position, so moves and FENs stay
//! text. It skips words that a command does not know, as the protocol requires.

use std::time::Duration;

/// What a chess program can ask for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// `uci`
    Uci,
    /// `isready`
    IsReady,
    /// `ucinewgame`
    NewGame,
    /// `setoption name NAME [value VALUE]`
    SetOption { name: String, value: String },
    /// `position [startpos | fen FEN] [moves MOVE...]`
    Position(PositionText),
    /// `go ...`
    Go(Box<Go>),
    /// `go perft DEPTH`
    Perft(u32),
    /// `stop`
    Stop,
    /// `ponderhit`
    PonderHit,
    /// `d`
    Display,
    /// `quit`
    Quit,
    /// A command of the protocol that has no effect: `debug`, `register`.
    Nothing,
    /// The first word is not a command.
    Unknown(String),
}

/// A position as the program wrote it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct PositionText {
    /// `None` is the starting position.
    pub(super) fen: Option<String>,
    pub(super) moves: Vec<String>,
}

/// The words of a `go`. What the command does not mention is `None` or false.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Go {
    pub(super) search_moves: Vec<String>,
    pub(super) ponder: bool,
    pub(super) infinite: bool,
    pub(super) white_time: Option<Duration>,
    pub(super) black_time: Option<Duration>,
    pub(super) white_increment: Option<Duration>,
    pub(super) black_increment: Option<Duration>,
    pub(super) moves_to_go: Option<u64>,
    pub(super) depth: Option<u64>,
    pub(super) nodes: Option<u64>,
    pub(super) mate: Option<u64>,
    pub(super) move_time: Option<Duration>,
    /// Words that should have been followed by a number.
    pub(super) without_number: Vec<String>,
}

/// The command of a line; `None` if the line is empty.
pub(super) fn parse(line: &str) -> Option<Command> {
    let mut words = line.split_whitespace();
    let first = words.next()?;
    let rest: Vec<&str> = words.collect();
    Some(match first {
        "uci" => Command::Uci,
        "isready" => Command::IsReady,
        "ucinewgame" => Command::NewGame,
        "setoption" => set_option(&rest),
        "position" => position(&rest).map_or_else(|| Command::Unknown(line.trim().into()), Command::Position),
        "go" => go(&rest),
        "stop" => Command::Stop,
        "ponderhit" => Command::PonderHit,
        "d" => Command::Display,
        "quit" => Command::Quit,
        "debug" | "register" => Command::Nothing,
        _ => Command::Unknown(first.into()),
    })
}

/// `name` and `value` may both be several words: `name Move Overhead value 30`.
fn set_option(words: &[&str]) -> Command {
    let words = words.strip_prefix(&["name"]).unwrap_or(words);
    let value_at = words.iter().position(|&word| word == "value").unwrap_or(words.len());
    let value = words.get(value_at + 1..).unwrap_or_default();
    Command::SetOption { name: words[..value_at].join(" "), value: value.join(" ") }
}

fn position(words: &[&str]) -> Option<PositionText> {
    let moves_at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let moves = words.get(moves_at + 1..).unwrap_or_default();
    let fen = match &words[..moves_at] {
        ["startpos"] => None,
        ["fen", fen @ ..] => Some(fen.join(" ")),
        _ => return None,
    };
    Some(PositionText { fen, moves: moves.iter().map(ToString::to_string).collect() })
}

fn go(words: &[&str]) -> Command {
    if let ["perft", depth, ..] = words {
        return match number(depth) {
            Some(depth) => Command::Perft(u32::try_from(depth).unwrap_or(u32::MAX)),
            None => Command::Unknown(format!("go {}", words.join(" "))),
        };
    }
    let mut go = Go::default();
    let mut words = words.iter().copied().peekable();
    while let Some(word) = words.next() {
        match word {
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "searchmoves" => {
                while let Some(m) = words.next_if(|word| !GO_WORDS.contains(word)) {
                    go.search_moves.push(m.into());
                }
            }
            // If a number is missing, the next word must not be read in its place.
            word if GO_WORDS.contains(&word) => {
                match words.next_if(|word| number(word).is_some()).and_then(number) {
                    Some(value) => go.set(word, value),
                    None => go.without_number.push(word.into()),
                }
            }
            _ => {}
        }
    }
    Command::Go(Box::new(go))
}

/// The words that mean something after `go`.
const GO_WORDS: [&str; 12] = [
    "searchmoves",
    "ponder",
    "infinite",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
];

impl Go {
    fn set(&mut self, word: &str, value: u64) {
        // No time control is longer than a century; the limit keeps sums of times from overflowing.
        let time = Some(Duration::from_millis(value.min(1 << 42)));
        match word {
            "wtime" => self.white_time = time,
            "btime" => self.black_time = time,
            "winc" => self.white_increment = time,
            "binc" => self.black_increment = time,
            "movetime" => self.move_time = time,
            "movestogo" => self.moves_to_go = Some(value),
            "depth" => self.depth = Some(value),
            "nodes" => self.nodes = Some(value),
            "mate" => self.mate = Some(value),
            _ => {}
        }
    }
}

/// A whole number. A negative one, which programs send when a clock has run out, counts as zero,
/// and one too large as the largest.
fn number(word: &str) -> Option<u64> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    if word.starts_with('-') { Some(0) } else { Some(digits.parse().unwrap_or(u64::MAX)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed_go(line: &str) -> Go {
        match parse(line) {
            Some(Command::Go(go)) => *go,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn words_may_be_far_apart() {
        assert_eq!(parse("  isready \r\n"), Some(Command::IsReady));
        assert_eq!(parse(" \t \n"), None);
        assert_eq!(parse("go   perft\t3"), Some(Command::Perft(3)));
    }

    #[test]
    fn option_names_and_values_have_several_words() {
        let option = |name: &str, value: &str| Command::SetOption { name: name.into(), value: value.into() };
        assert_eq!(parse("setoption name Move Overhead value 30"), Some(option("Move Overhead", "30")));
        assert_eq!(parse("setoption name Clear Hash"), Some(option("Clear Hash", "")));
        assert_eq!(parse("setoption name X value a value b"), Some(option("X", "a value b")));
        assert_eq!(parse("setoption"), Some(option("", "")));
    }

    #[test]
    fn positions_keep_their_text() {
        let text = |fen: Option<&str>, moves: &[&str]| {
            let moves = moves.iter().map(ToString::to_string).collect();
            Some(Command::Position(PositionText { fen: fen.map(Into::into), moves }))
        };
        assert_eq!(parse("position startpos"), text(None, &[]));
        assert_eq!(parse("position startpos moves e2e4 e7e5"), text(None, &["e2e4", "e7e5"]));
        assert_eq!(parse("position fen 8/8 w - - moves a1a2"), text(Some("8/8 w - -"), &["a1a2"]));
        assert_eq!(parse("position moves"), Some(Command::Unknown("position moves".into())));
    }

    #[test]
    fn go_takes_its_words_in_any_order() {
        let go = parsed_go("go winc 10 btime 2000 wtime 1000 binc 20 movestogo 5");
        assert_eq!(go.white_time, Some(Duration::from_millis(1000)));
        assert_eq!(go.black_increment, Some(Duration::from_millis(20)));
        assert_eq!(go.moves_to_go, Some(5));
        let go = parsed_go("go searchmoves e2e4 d2d4 depth 3 ponder");
        assert_eq!(go.search_moves, ["e2e4", "d2d4"]);
        assert_eq!(go.depth, Some(3));
        assert!(go.ponder && !go.infinite);
    }

    #[test]
    fn bad_numbers_do_no_harm() {
        let go = parsed_go("go depth infinite nodes x wtime -50 btime 99999999999999999999999");
        assert!(go.infinite);
        assert_eq!((go.depth, go.nodes), (None, None));
        assert_eq!(go.without_number, ["depth", "nodes"]);
        assert_eq!(go.white_time, Some(Duration::ZERO));
        assert_eq!(go.black_time, Some(Duration::from_millis(1 << 42)));
        assert_eq!(parse("go perft x"), Some(Command::Unknown("go perft x".into())));
    }

    #[test]
    fn what_is_unknown_is_named() {
        assert_eq!(parse("xboard 2"), Some(Command::Unknown("xboard".into())));
        assert_eq!(parse("UCI"), Some(Command::Unknown("UCI".into())));
    }
}

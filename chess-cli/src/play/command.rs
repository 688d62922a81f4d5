//! From a line that the player typed to a [`Command`].

/// What a player can type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Command {
    /// Anything that is not a command is read as a move.
    Move(String),
    Help,
    Moves,
    Hint,
    Undo,
    Flip,
    Board,
    Fen,
    Pgn,
    Draw,
    Resign,
    Quit,
    /// An empty line.
    Nothing,
}

/// The commands with what `help` says about them.
const COMMANDS: [(&str, Command, &str); 11] = [
    ("help", Command::Help, "show this list"),
    ("moves", Command::Moves, "list the legal moves"),
    ("hint", Command::Hint, "ask the engine what it would play"),
    ("undo", Command::Undo, "take your last move back"),
    ("flip", Command::Flip, "turn the board around"),
    ("board", Command::Board, "draw the board again"),
    ("fen", Command::Fen, "print the position"),
    ("pgn", Command::Pgn, "print the game so far"),
    ("draw", Command::Draw, "claim a draw if the Laws allow it, else offer one"),
    ("resign", Command::Resign, "give up"),
    ("quit", Command::Quit, "stop without a result"),
];

impl Command {
    pub(super) fn parse(line: &str) -> Command {
        let word = line.trim();
        let lower = word.trim_end_matches('?').to_ascii_lowercase();
        match lower.as_str() {
            "" if word.is_empty() => Command::Nothing,
            "" | "h" => Command::Help,
            "exit" | "bye" | "q" => Command::Quit,
            "back" | "takeback" => Command::Undo,
            _ => match COMMANDS.iter().find(|(name, ..)| *name == lower) {
                Some((_, command, _)) => command.clone(),
                None => Command::Move(word.into()),
            },
        }
    }

    /// The list that `help` shows.
    pub(super) fn help() -> String {
        let mut text = "Type a move, such as Nf3, exd5, O-O, e8=Q or e2e4, or one of these:\n".to_string();
        for (name, _, meaning) in &COMMANDS {
            text.push_str(&format!("  {name:<8} {meaning}\n"));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_differ_from_moves() {
        assert_eq!(Command::parse(" Undo \n"), Command::Undo);
        assert_eq!(Command::parse("draw?"), Command::Draw);
        assert_eq!(Command::parse("?"), Command::Help);
        assert_eq!(Command::parse(""), Command::Nothing);
        assert_eq!(Command::parse("b4"), Command::Move("b4".into()));
        assert_eq!(Command::parse("Qh5?!"), Command::Move("Qh5?!".into()));
    }

    #[test]
    fn help_names_every_command() {
        for (name, command, _) in COMMANDS {
            assert_eq!(Command::parse(name), command);
            assert!(Command::help().contains(name));
        }
    }
}

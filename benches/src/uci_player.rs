//! An installed engine that speaks UCI, as a sparring partner and as a judge of positions.

use std::io;

use chess_runtime::engine::{Limits, Score};
use chess_types::{History, Move, Position};

use crate::beside::Program;
use crate::games_of_engines::Player;

/// A running engine that searches the same number of nodes each time.
#[derive(Debug)]
pub struct UciPlayer {
    program: Program,
    nodes: u64,
}

impl UciPlayer {
    /// Starts the program.
    ///
    /// # Errors
    /// If it cannot be started, or does not speak UCI.
    pub fn start(program: &str, nodes: u64) -> io::Result<UciPlayer> {
        let mut player = UciPlayer { program: Program::start(program, &[])?, nodes };
        player.ask("uci", "uciok")?;
        Ok(player)
    }

    /// Sends a command, and reads lines up to and including one that begins with `last`.
    fn ask(&mut self, command: &str, last: &str) -> io::Result<Vec<String>> {
        self.program.send_line(command)?;
        let mut lines = Vec::new();
        loop {
            let line = self.program.read_line()?;
            let found = line.starts_with(last);
            lines.push(line);
            if found {
                return Ok(lines);
            }
        }
    }

    /// The engine's move after these moves, and its score.
    fn think(&mut self, start: &Position, moves: &[Move]) -> io::Result<Option<(String, i32)>> {
        let moves: Vec<String> = moves.iter().map(|m| m.to_string()).collect();
        let command =
            format!("position fen {} moves {}\ngo nodes {}", start.to_fen(), moves.join(" "), self.nodes);
        let lines = self.ask(&command, "bestmove")?;
        let score = lines.iter().rev().find_map(|line| score(line)).unwrap_or(0);
        let best = lines.last().and_then(|line| line.split_whitespace().nth(1));
        Ok(best.map(|best| (best.to_owned(), score)))
    }

    /// The engine's score of a position for the side to move, in the engine's own centipawns.
    ///
    /// # Errors
    /// If the engine does not answer.
    pub fn judge(&mut self, position: &Position) -> io::Result<i32> {
        Ok(self.think(position, &[])?.map_or(0, |(_, score)| score))
    }
}

/// The score of an `info` line.
fn score(line: &str) -> Option<i32> {
    let mut words = line.split_whitespace().skip_while(|&word| word != "score").skip(1);
    match (words.next()?, words.next()?.parse::<i32>().ok()?) {
        ("cp", centipawns) => Some(centipawns),
        (_, moves) => Some(Score::Mate(moves).to_number()),
    }
}

impl Player for UciPlayer {
    fn forget(&mut self) {
        self.program.send_line("ucinewgame").expect("the engine reads its input");
    }

    /// The limit is the number of nodes that the engine was started with.
    fn choose(&mut self, history: &History, _: Limits) -> Option<(Move, i32)> {
        let (best, score) = self.think(history.start(), history.moves()).expect("the engine answers")?;
        Some((history.position().parse_uci(&best).ok()?, score))
    }
}

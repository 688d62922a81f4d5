//! [`Survey`]: what is counted, game by game.

use std::collections::BTreeMap;

use chess_runtime::GameResult;
use chess_runtime::judge::Verdict;
use chess_runtime::pgn::ReadGame;
use chess_runtime::{Outcome, Position};

use super::count::{Counts, Score};

/// How many plies name an opening that has no ECO code.
const OPENING: usize = 4;

/// All that is counted.
#[derive(Default)]
pub(super) struct Survey {
    pub(super) files: u64,
    pub(super) games: u64,
    /// Games with a move that is illegal or cannot be read. They are counted up to that move.
    pub(super) broken: u64,
    /// Games that start from a position of their own.
    pub(super) set_up: u64,
    pub(super) plies: u64,
    pub(super) side_plies: u64,
    /// White wins, Black wins, drawn, unknown.
    pub(super) results: [u64; 4],
    /// Games that ended on the board, by how.
    pub(super) endings: BTreeMap<&'static str, u64>,
    pub(super) years: BTreeMap<u16, u64>,
    pub(super) openings: Counts,
    pub(super) players: Counts,
    pub(super) longest: Option<Record>,
    pub(super) shortest_mate: Option<Record>,
}

/// A game that holds a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Record {
    pub(super) plies: usize,
    pub(super) players: String,
    pub(super) file: String,
    pub(super) line: u64,
    pub(super) game: u64,
}

impl Survey {
    pub(super) fn add(&mut self, game: &ReadGame<'_>, file: &str) {
        let verdict = game.judge();
        let record = &verdict.record;
        let plies = record.moves().len();
        self.games += 1;
        self.broken += u64::from(game.syntax().lines[0].moves.len() > plies);
        self.set_up += u64::from(*record.start() != Position::default());
        self.plies += plies as u64;
        self.side_plies += record.lines.iter().skip(1).map(|line| line.moves.len() as u64).sum::<u64>();
        if let Some(outcome) = record.outcome {
            *self.endings.entry(ending(outcome)).or_default() += 1;
        }
        let score = self.add_result(game, &verdict);
        self.add_names(game, &verdict, score);
        self.add_records(game, &verdict, file);
    }

    fn add_result(&mut self, game: &ReadGame<'_>, verdict: &Verdict) -> Score {
        let tag = || game.tag("Result").and_then(|result| GameResult::from_bytes(result.as_bytes()));
        let (index, score) = match verdict.record.result.or_else(tag) {
            Some(GameResult::WhiteWins) => (0, Score::Win),
            Some(GameResult::BlackWins) => (1, Score::Loss),
            Some(GameResult::Draw) => (2, Score::Draw),
            Some(GameResult::Unknown) | None => (3, Score::Unknown),
        };
        self.results[index] += 1;
        score
    }

    fn add_names(&mut self, game: &ReadGame<'_>, verdict: &Verdict, score: Score) {
        let tag = |name: &str| game.tag(name).filter(|value| !value.is_empty() && !value.starts_with('?'));
        let date = tag("Date").or_else(|| tag("UTCDate"));
        if let Some(year) = date.and_then(|date| date.get(..4)?.parse().ok()) {
            *self.years.entry(year).or_default() += 1;
        }
        for (name, score) in [("White", score), ("Black", score.reversed())] {
            if let Some(player) = tag(name) {
                self.players.add(&player, score);
            }
        }
        let is_standard = *verdict.record.start() == Position::default();
        match (tag("ECO"), tag("Opening")) {
            (Some(code), Some(name)) => self.openings.add(&format!("{code} {name}"), score),
            (Some(name), None) | (None, Some(name)) => self.openings.add(&name, score),
            (None, None) if is_standard && !verdict.record.moves().is_empty() => {
                self.openings.add(&first_moves(verdict), score);
            }
            (None, None) => {}
        }
    }

    fn add_records(&mut self, game: &ReadGame<'_>, verdict: &Verdict, file: &str) {
        let plies = verdict.record.moves().len();
        let record = || {
            let player = |name: &str| game.tag(name).unwrap_or_else(|| "?".to_string());
            Record {
                plies,
                players: format!("{} - {}", player("White"), player("Black")),
                file: file.to_string(),
                line: game.place(game.syntax().span.start).line,
                game: game.number(),
            }
        };
        if self.longest.as_ref().is_none_or(|longest| plies > longest.plies) {
            self.longest = Some(record());
        }
        let is_mate = matches!(verdict.record.outcome, Some(Outcome::Checkmate { .. }));
        // A mate from a composed position is not a short game.
        let is_game = is_mate && *verdict.record.start() == Position::default();
        if is_game && self.shortest_mate.as_ref().is_none_or(|shortest| plies < shortest.plies) {
            self.shortest_mate = Some(record());
        }
    }
}

fn ending(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Checkmate { .. } => "checkmate",
        Outcome::Stalemate => "stalemate",
        Outcome::DeadPosition => "dead position",
        Outcome::FivefoldRepetition => "fivefold repetition",
        Outcome::SeventyFiveMoves => "seventy-five moves",
        _ => "otherwise",
    }
}

/// `1. e4 c5 2. Nf3 d6`
fn first_moves(verdict: &Verdict) -> String {
    let start = verdict.record.start();
    let moves = verdict.record.moves();
    crate::movetext::line(start, &moves[..moves.len().min(OPENING)])
}

//! What is counted of games.

use std::collections::BTreeMap;

use chess_types::GameResult;
use chess_types::reasons::Severity;
use chess_types::{Outcome, Rule};

/// What is counted of one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GameTally {
    /// The plies of the main line.
    pub plies: u32,
    /// The plies of the variations.
    pub side_plies: u32,
    /// The result that the text declares.
    pub result: Option<GameResult>,
    /// How the main line ends by the Laws alone.
    pub outcome: Option<Outcome>,
    /// Whether the game starts from a position of its own.
    pub has_fen: bool,
}

/// What is counted of an archive.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// Bytes read, after decompression.
    pub bytes: u64,
    /// Games found.
    pub games: u64,
    /// Games with a finding.
    pub faulty_games: u64,
    /// Plies of the main lines.
    pub plies: u64,
    /// Plies of the variations.
    pub side_plies: u64,
    /// Games that start from a position of their own.
    pub set_up: u64,
    /// Games by the result that they declare: White wins, Black wins, drawn, unknown, none.
    pub results: [u64; 5],
    /// Games that end on the board: checkmate, stalemate, dead position, fivefold repetition,
    /// seventy-five moves.
    pub outcomes: [u64; 5],
    /// Findings by rule.
    pub by_rule: BTreeMap<Rule, u64>,
    /// Findings by severity: errors, warnings, notes.
    pub by_severity: [u64; 3],
}

impl Totals {
    /// The results of [`Totals::results`], as PGN writes them.
    pub const RESULTS: [&'static str; 5] = ["1-0", "0-1", "1/2-1/2", "*", "none"];

    /// The endings of [`Totals::outcomes`].
    pub const OUTCOMES: [&'static str; 5] =
        ["checkmate", "stalemate", "dead position", "fivefold repetition", "seventy-five moves"];

    /// All findings.
    #[must_use]
    pub fn findings(&self) -> u64 {
        self.by_severity.iter().sum()
    }

    /// Findings of this severity.
    #[must_use]
    pub const fn of(&self, severity: Severity) -> u64 {
        self.by_severity[severity_index(severity)]
    }

    /// Whether nothing was found, or notes only.
    #[must_use]
    pub const fn is_clean(&self) -> bool {
        self.of(Severity::Error) == 0 && self.of(Severity::Warning) == 0
    }

    pub(super) fn add_game(&mut self, game: &GameTally) {
        self.games += 1;
        self.plies += u64::from(game.plies);
        self.side_plies += u64::from(game.side_plies);
        self.set_up += u64::from(game.has_fen);
        self.results[result_index(game.result)] += 1;
        if let Some(index) = game.outcome.and_then(outcome_index) {
            self.outcomes[index] += 1;
        }
    }

    pub(super) fn add_findings(&mut self, rule: Rule, severity: Severity, count: u64) {
        *self.by_rule.entry(rule).or_default() += count;
        self.by_severity[severity_index(severity)] += count;
    }

    /// Adds what was counted elsewhere.
    pub fn merge(&mut self, other: &Totals) {
        self.bytes += other.bytes;
        self.games += other.games;
        self.faulty_games += other.faulty_games;
        self.plies += other.plies;
        self.side_plies += other.side_plies;
        self.set_up += other.set_up;
        for (&rule, count) in &other.by_rule {
            *self.by_rule.entry(rule).or_default() += count;
        }
        let pairs = self.results.iter_mut().zip(other.results);
        let pairs = pairs.chain(self.outcomes.iter_mut().zip(other.outcomes));
        for (sum, count) in pairs.chain(self.by_severity.iter_mut().zip(other.by_severity)) {
            *sum += count;
        }
    }
}

const fn severity_index(severity: Severity) -> usize {
    match severity {
        Severity::Error => 0,
        Severity::Warning => 1,
        Severity::Note => 2,
    }
}

const fn result_index(result: Option<GameResult>) -> usize {
    match result {
        Some(GameResult::WhiteWins) => 0,
        Some(GameResult::BlackWins) => 1,
        Some(GameResult::Draw) => 2,
        Some(GameResult::Unknown) => 3,
        None => 4,
    }
}

const fn outcome_index(outcome: Outcome) -> Option<usize> {
    match outcome {
        Outcome::Checkmate { .. } => Some(0),
        Outcome::Stalemate => Some(1),
        Outcome::DeadPosition => Some(2),
        Outcome::FivefoldRepetition => Some(3),
        Outcome::SeventyFiveMoves => Some(4),
        _ => None,
    }
}

//! The answer for programs: one JSON object. Scores are those of the side to move.

use chess_runtime::engine::Score;
use chess_runtime::{Color, Move, Position};
use serde::Serialize;

use super::question::Question;
use crate::strategy::Findings;

#[derive(Serialize)]
struct AnswerJson {
    fen: String,
    turn: &'static str,
    /// How the game has ended, if it has. Then there is no suggestion.
    outcome: Option<String>,
    best: Option<MoveJson>,
    /// The move of the game in the file.
    played: Option<MoveJson>,
    score: Option<ScoreJson>,
    lines: Vec<LineJson>,
    strategy: &'static str,
    depth: u32,
    seldepth: u32,
    nodes: u64,
    milliseconds: u128,
    /// The tasks of a parallel textbook search.
    tasks: u64,
    work: Vec<WorkJson>,
}

/// What a thread did.
#[derive(Serialize)]
struct WorkJson {
    tasks: u64,
    nodes: u64,
}

#[derive(Serialize)]
struct MoveJson {
    san: String,
    uci: String,
}

#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum ScoreJson {
    Centipawns(i32),
    Mate(i32),
}

#[derive(Serialize)]
struct LineJson {
    score: ScoreJson,
    san: Vec<String>,
    uci: Vec<String>,
}

/// The answer as text.
pub(super) fn answer(
    arguments: &super::Arguments,
    question: &Question,
    findings: Option<&Findings>,
) -> serde_json::Result<String> {
    let position = question.history.position();
    let lines = findings.map_or(&[][..], |findings| &findings.lines);
    let json = AnswerJson {
        fen: position.to_fen(),
        turn: if position.turn() == Color::White { "white" } else { "black" },
        outcome: question.history.outcome().map(|outcome| outcome.to_string()),
        best: findings.map(|findings| MoveJson::new(position, findings.best)),
        played: question.played.map(|m| MoveJson::new(position, m)),
        score: lines.first().map(|line| line.score.into()),
        lines: lines.iter().map(|line| LineJson::new(position, line.score, &line.moves)).collect(),
        strategy: arguments.strategy.name(),
        depth: findings.map_or(0, |findings| findings.depth),
        seldepth: findings.map_or(0, |findings| findings.seldepth),
        nodes: findings.map_or(0, |findings| findings.nodes),
        milliseconds: findings.map_or(0, |findings| findings.time.as_millis()),
        tasks: findings.map_or(0, |findings| findings.tasks),
        work: findings
            .iter()
            .flat_map(|findings| &findings.work)
            .map(|work| WorkJson { tasks: work.tasks, nodes: work.nodes })
            .collect(),
    };
    serde_json::to_string_pretty(&json)
}

impl MoveJson {
    fn new(position: &Position, m: Move) -> MoveJson {
        MoveJson { san: position.san(m).to_string(), uci: m.to_string() }
    }
}

impl LineJson {
    fn new(start: &Position, score: Score, moves: &[Move]) -> LineJson {
        let mut position = *start;
        let mut line = LineJson { score: score.into(), san: Vec::new(), uci: Vec::new() };
        for &m in moves {
            let MoveJson { san, uci } = MoveJson::new(&position, m);
            line.san.push(san);
            line.uci.push(uci);
            position = position.play_unchecked(m);
        }
        line
    }
}

impl From<Score> for ScoreJson {
    fn from(score: Score) -> ScoreJson {
        match score {
            Score::Centipawns(centipawns) => ScoreJson::Centipawns(centipawns),
            Score::Mate(moves) => ScoreJson::Mate(moves),
        }
    }
}

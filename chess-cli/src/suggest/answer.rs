//! The answer for people: the board, the move, what it is worth, and the line.

use std::io::{self, Write};
use std::time::Duration;

use anstyle::Style;
use chess_runtime::engine::{Line, Score};
use chess_runtime::notation::PlayedMove;
use chess_runtime::{Color, Outcome, Position};

use super::movetext;
use super::question::Question;
use super::strategy::Findings;

const BOLD: Style = Style::new().bold();

/// How wide a line of moves may get, without the twelve columns of its label.
const WIDTH: usize = 84;

/// Writes the position and the answer; without findings, how the game has ended.
pub(super) fn write(
    out: &mut impl Write,
    arguments: &super::Arguments,
    question: &Question,
    findings: Option<&Findings>,
) -> io::Result<()> {
    let position = question.history.position();
    writeln!(out, "{position}\n")?;
    match findings {
        Some(findings) => write_findings(out, arguments, question, findings),
        None => write_end(out, question.history.outcome()),
    }
}

fn write_end(out: &mut impl Write, outcome: Option<Outcome>) -> io::Result<()> {
    let Some(outcome) = outcome else { return Ok(()) };
    let (phrase, article) = (outcome.phrase(), outcome.article());
    writeln!(out, "There is nothing to suggest: the game has ended {phrase} (FIDE {article}).")
}

fn write_findings(
    out: &mut impl Write,
    arguments: &super::Arguments,
    question: &Question,
    findings: &Findings,
) -> io::Result<()> {
    let position = question.history.position();
    let best = PlayedMove::new(position, findings.best);
    field(out, "Best move", &format!("{BOLD}{best}{BOLD:#}"))?;
    if let Some(played) = question.played {
        let verdict = if played == findings.best { ", the same" } else { "" };
        field(out, "Played", &format!("{}{verdict}", PlayedMove::new(position, played)))?;
    }
    if let Some(line) = findings.lines.first() {
        field(out, "Score", &verdict(line.score, position.turn()))?;
    }
    match findings.lines.as_slice() {
        [line] => write_line(out, "Line", position, line)?,
        lines => {
            for (index, line) in lines.iter().enumerate() {
                let score = seen_by_white(line.score, position.turn());
                write_line(out, &format!("{:>2}. {score}", index + 1), position, line)?;
            }
        }
    }
    let Findings { depth, seldepth, nodes, time, .. } = findings;
    let mut effort = format!("depth {depth}");
    if seldepth > depth {
        effort.push_str(&format!(" (up to {seldepth})"));
    }
    let speed = thousands(findings.nodes_per_second());
    field(
        out,
        "Search",
        &format!("{effort}, {} nodes in {}, {speed} nodes/s", thousands(*nodes), duration(*time)),
    )?;
    if arguments.strategy != super::Strategy::Engine {
        field(out, "Strategy", arguments.strategy.name())?;
    }
    Ok(())
}

fn field(out: &mut impl Write, name: &str, value: &str) -> io::Result<()> {
    writeln!(out, "{name:<11} {value}")
}

fn write_line(out: &mut impl Write, label: &str, position: &Position, line: &Line) -> io::Result<()> {
    let rows = movetext::wrap(&movetext::words(position, &line.moves), WIDTH);
    for (index, row) in rows.iter().enumerate() {
        field(out, if index == 0 { label } else { "" }, row)?;
    }
    Ok(())
}

/// The score as books print it, good for White if positive, and in words.
pub(crate) fn verdict(score: Score, turn: Color) -> String {
    let number = seen_by_white(score, turn);
    let leader = |is_good: bool| if is_good { turn } else { turn.opponent() };
    let words = match score {
        Score::Mate(1) => format!("{turn} mates with this move"),
        Score::Mate(moves) => {
            let count = moves.unsigned_abs();
            let unit = if count == 1 { "move" } else { "moves" };
            format!("{} mates in {count} {unit}", leader(moves > 0))
        }
        Score::Centipawns(centipawns) => {
            let who = leader(centipawns > 0);
            match centipawns.abs() {
                0..25 => "about even".into(),
                25..80 => format!("{who} is slightly better"),
                80..250 => format!("{who} is better"),
                _ => format!("{who} is winning"),
            }
        }
    };
    format!("{number}, {words}")
}

fn seen_by_white(score: Score, turn: Color) -> Score {
    if turn == Color::White { score } else { score.for_opponent() }
}

/// `1234567` as `1,234,567`.
pub(crate) fn thousands(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

fn duration(time: Duration) -> String {
    if time < Duration::from_secs(1) {
        format!("{} ms", time.as_millis())
    } else {
        format!("{:.2} s", time.as_secs_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_seen_by_white() {
        assert_eq!(verdict(Score::Centipawns(-130), Color::Black), "+1.30, White is better");
        assert_eq!(verdict(Score::Centipawns(-130), Color::White), "-1.30, Black is better");
        assert_eq!(verdict(Score::Mate(3), Color::Black), "#-3, Black mates in 3 moves");
        assert_eq!(verdict(Score::Mate(-1), Color::White), "#-1, Black mates in 1 move");
        assert_eq!(verdict(Score::Mate(1), Color::White), "#1, White mates with this move");
        assert_eq!(verdict(Score::DRAW, Color::White), "0.00, about even");
    }

    #[test]
    fn large_numbers_have_commas() {
        assert_eq!(thousands(0), "0");
        assert_eq!(thousands(999), "999");
        assert_eq!(thousands(1_234_567), "1,234,567");
    }
}

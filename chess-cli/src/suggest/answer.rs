//! The answer for people: the board, the move, what it is worth, and the line.

use std::io::{self, Write};

use anstyle::Style;
use chess_runtime::engine::Line;
use chess_runtime::notation::PlayedMove;
use chess_runtime::{Outcome, Position};

use super::question::Question;
use crate::numbers::{Took, grouped};
use crate::strategy::Findings;
use crate::{lines, movetext, score, show};

const BOLD: Style = Style::new().bold();

/// How wide a line of moves may get, without the twelve columns of its label.
const WIDTH: usize = 84;

/// Writes the position and the answer. Without findings, writes how the game has ended.
pub(super) fn write(
    out: &mut impl Write,
    arguments: &super::Arguments,
    question: &Question,
    findings: Option<&Findings>,
) -> io::Result<()> {
    writeln!(out, "{}", show::board(&question.history))?;
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
        field(out, "Score", &score::in_words(line.score, position.turn()))?;
    }
    match findings.lines.as_slice() {
        [line] => write_line(out, "Line", position, line)?,
        lines => {
            for (index, line) in lines.iter().enumerate() {
                let score = score::for_white(line.score, position.turn());
                write_line(out, &format!("{:>2}. {score}", index + 1), position, line)?;
            }
        }
    }
    let Findings { depth, seldepth, nodes, time, .. } = findings;
    let mut effort = format!("depth {depth}");
    if seldepth > depth {
        effort.push_str(&format!(" (up to {seldepth})"));
    }
    let speed = grouped(findings.nodes_per_second());
    field(
        out,
        "Search",
        &format!("{effort}, {} nodes in {}, {speed} nodes/s", grouped(*nodes), Took(*time)),
    )?;
    if arguments.strategy != super::Strategy::Engine {
        field(out, "Strategy", arguments.strategy.name())?;
    }
    if findings.tasks > 0 {
        field(out, "Tasks", &grouped(findings.tasks))?;
    }
    for (index, work) in findings.work.iter().enumerate() {
        let did = format!("{} tasks, {} nodes", grouped(work.tasks), grouped(work.nodes));
        field(out, &format!("Thread {}", index + 1), &did)?;
    }
    Ok(())
}

fn field(out: &mut impl Write, name: &str, value: &str) -> io::Result<()> {
    writeln!(out, "{name:<11} {value}")
}

fn write_line(out: &mut impl Write, label: &str, position: &Position, line: &Line) -> io::Result<()> {
    let rows = lines::wrap(&movetext::words(position, &line.moves), WIDTH);
    for (index, row) in rows.lines().enumerate() {
        field(out, if index == 0 { label } else { "" }, row)?;
    }
    Ok(())
}

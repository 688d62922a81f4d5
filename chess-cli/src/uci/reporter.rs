//! The engine's answers in the words of the protocol: reports and answers in, `info` and
//! `bestmove` lines out.

use std::fmt::Write as _;

use chess_runtime::engine::{Answer, Bound, Report, Score};
use chess_runtime::{Move, Position};

use super::options::Settings;
use super::output::Output;

/// Writes what the search finds in the words of the protocol.
pub(super) struct Reporter<'a> {
    pub(super) position: &'a Position,
    pub(super) settings: &'a Settings,
    pub(super) output: &'a Output,
}

impl Reporter<'_> {
    pub(super) fn report(&self, report: &Report<'_>) {
        let mut text = format!("info depth {} seldepth {}", report.depth, report.seldepth);
        // `write!` to a String cannot fail.
        let _ = write!(text, " multipv {} score {}", report.number, score_text(report.score));
        text.push_str(match report.bound {
            Bound::Exact => "",
            Bound::Lower => " lowerbound",
            Bound::Upper => " upperbound",
        });
        if self.settings.show_chances {
            let _ = write!(text, " wdl {}", report.score.chances());
        }
        let _ = write!(
            text,
            " nodes {} nps {} hashfull {} time {} pv",
            report.nodes,
            report.nodes_per_second(),
            report.hashfull,
            report.time.as_millis()
        );
        let mut position = *self.position;
        for &m in report.line {
            let _ = write!(text, " {}", move_text(&position, m, self.settings.chess960));
            position = position.play_unchecked(m);
        }
        self.output.line(&text);
    }

    /// The last report before the move. A search that ended early may have reported nothing, or may have gone
    /// further than its last report.
    pub(super) fn summary(&self, answer: &Answer, reported_nodes: Option<u64>) {
        let whole = |number, score, line| Report {
            number,
            score,
            bound: Bound::Exact,
            depth: answer.depth,
            seldepth: answer.seldepth,
            nodes: answer.nodes,
            time: answer.time,
            hashfull: 0,
            line,
        };
        if answer.lines.is_empty() {
            self.output.line(&format!("info depth 0 score {}", score_text(answer.score)));
        } else if reported_nodes.is_none() {
            for (index, line) in answer.lines.iter().enumerate() {
                self.report(&Report { depth: line.depth, ..whole(index + 1, line.score, &line.moves) });
            }
        } else if reported_nodes < Some(answer.nodes) {
            let nps = whole(1, answer.score, &[]).nodes_per_second();
            let time = answer.time.as_millis();
            self.output.line(&format!("info nodes {} nps {nps} time {time}", answer.nodes));
        }
    }

    pub(super) fn best_move(&self, best: Option<Move>, ponder: Option<Move>) {
        let chess960 = self.settings.chess960;
        let Some(best) = best else { return self.output.line("bestmove (none)") };
        let mut text = format!("bestmove {}", move_text(self.position, best, chess960));
        if let Some(ponder) = ponder {
            let next = self.position.play_unchecked(best);
            let _ = write!(text, " ponder {}", move_text(&next, ponder, chess960));
        }
        self.output.line(&text);
    }
}

fn score_text(score: Score) -> String {
    match score {
        Score::Centipawns(centipawns) => format!("cp {centipawns}"),
        Score::Mate(moves) => format!("mate {moves}"),
    }
}

pub(super) fn move_text(position: &Position, m: Move, chess960: bool) -> String {
    if chess960 { position.uci960(m) } else { m.to_string() }
}

//! The line explained move by move: each move in words, with the board after it.

use std::io::{self, Write};

use chess_runtime::notation::PlayedMove;
use chess_runtime::{History, Move, MoveKind, Position, Role};

use crate::show;
use crate::strategy::Findings;

/// Writes the best line.
pub(super) fn write(out: &mut impl Write, start: &Position, findings: &Findings) -> io::Result<()> {
    let Some(line) = findings.lines.first() else { return Ok(()) };
    let mut position = *start;
    for &m in &line.moves {
        let played = PlayedMove::new(&position, m);
        writeln!(out, "\n{played}: {}\n", sentence(&position, m))?;
        position = position.play_unchecked(m);
        write!(out, "{}", show::board(&History::new(position)))?;
    }
    if let Some(outcome) = position.outcome() {
        writeln!(out, "\nThe game ends {}.", outcome.phrase())?;
    }
    Ok(())
}

/// What a legal move does, in words.
fn sentence(position: &Position, m: Move) -> String {
    let turn = position.turn();
    let (from, to) = (m.from(), m.to());
    let role = position.board().role_at(from).unwrap_or(Role::Pawn);
    let mut text = match m.kind() {
        MoveKind::Castle(side) => format!("{turn} castles {side}"),
        MoveKind::EnPassant => format!("{turn}'s pawn on {from} takes en passant on {to}"),
        _ => match position.board().role_at(to) {
            Some(taken) => format!("{turn}'s {} on {from} takes the {} on {to}", role.name(), taken.name()),
            None => format!("{turn}'s {} goes from {from} to {to}", role.name()),
        },
    };
    if let Some(role) = m.promotes_to() {
        text.push_str(&format!(" and becomes {}", role.with_article()));
    }
    let after = position.play_unchecked(m);
    if after.is_checkmate() {
        text.push_str(", checkmate");
    } else if after.is_check() {
        text.push_str(if after.checkers().len() > 1 { ", double check" } else { ", check" });
    } else if after.is_stalemate() {
        text.push_str(", stalemate");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(fen: &str, word: &str, expected: &str) {
        let position = Position::from_fen(fen).unwrap();
        assert_eq!(sentence(&position, position.parse_san(word).unwrap()), expected);
    }

    #[test]
    fn moves_become_sentences() {
        check("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O", "White castles kingside");
        check(
            "3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1",
            "cxd8=Q",
            "White's pawn on c7 takes the rook on d8 and becomes a queen, check",
        );
        check("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "White's pawn on e5 takes en passant on d6");
        check("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "Ra8", "White's rook goes from a1 to a8, checkmate");
    }
}

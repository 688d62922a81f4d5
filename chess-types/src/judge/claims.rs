//! What a text says of moves that are legal: numbers, `x`, `+`, `#` and `e.p.`, and whether it is so.

use super::diagnostic::{Diagnostic, FalseClaim, Problem};
use super::follower::{Follower, Line, PASSED, State};
use super::syntax::NumberSyntax;
use super::visitor::LateClaim;
use crate::notation::PlainMove;
use crate::notation::number::MoveNumber;
use crate::notation::san::{CheckMark, WrittenMove};
use crate::notation::span::{Span, decode};
use crate::reasons::Help;
use crate::{Color, Move, MoveKind, Piece};

/// What a number stands before.
pub(super) enum Before {
    Move {
        /// Whether the move can be played.
        is_legal: bool,
    },
    /// The end of its line.
    Nothing,
}

impl Follower {
    /// Judges what the last move claims of itself apart from its word. The span is the move's, now longer perhaps.
    pub fn claim(&mut self, claim: LateClaim, span: Span) {
        if let Some(last) = self.diagnostics.last_mut().filter(|last| last.span.start == span.start) {
            last.span.end = last.span.end.max(span.end);
        }
        let Some(&last) = self.path.last() else { return };
        if self.line.state != State::Followed || self.line.is_claim_told || last == PASSED {
            return;
        }
        let claim = match claim {
            LateClaim::Mark(mark) => self.false_mark(mark),
            LateClaim::EnPassant => (last.kind() != MoveKind::EnPassant).then_some(FalseClaim::EnPassant),
        };
        self.report_claim(claim, span, last);
    }

    /// Tells a wrong number, unless it stands before a move after the end, which is told itself.
    pub(super) fn judge_number(&mut self, written: Option<NumberSyntax>, before: Before) {
        let Some(number) = written else { return };
        let now = self.line.now;
        let right = MoveNumber::of(&now);
        let difference = i64::from(number.number) - i64::from(right.number);
        let side = match number.dots {
            0 => None,
            1 => Some(Color::White),
            _ => Some(Color::Black),
        };
        let wrong_side = side.is_some_and(|side| side != right.color);
        // A right number after a wrong one needs no word.
        if difference == 0 && !wrong_side {
            self.line.ahead = 0;
        }
        if difference == self.line.ahead && !wrong_side {
            return;
        }
        if matches!(before, Before::Move { .. }) && !now.has_legal_move() {
            return;
        }
        // If the move cannot be played here, the number may be right, and what is missing is a move before it.
        let is_legal = matches!(before, Before::Nothing | Before::Move { is_legal: true });
        let half = if right.color == Color::White { 1 } else { -1 };
        let ahead = 2 * (difference - self.line.ahead) + i64::from(wrong_side) * half;
        let help = match ahead {
            1 if !is_legal => alloc::format!("a move of {} seems to be missing before it", right.color),
            2.. if !is_legal => alloc::format!("{ahead} moves seem to be missing before it"),
            _ => alloc::format!("write {right}"),
        };
        if !wrong_side {
            self.line.ahead = difference;
        }
        if matches!(before, Before::Nothing) {
            // That nothing follows a wrong number needs no word; after that only a result can have been told.
            let is_it = |told: &Diagnostic| told.span == number.span;
            if let Some(last) = self.diagnostics.iter().rev().take(2).position(is_it) {
                self.diagnostics.remove(self.diagnostics.len() - 1 - last);
            }
        }
        let problem = Problem::Number { written: number.number, side, right };
        self.report(number.span, problem, Some(now), Some(Help::Words(help.into())));
    }

    /// Tells what a legal move says of itself that is not so.
    #[inline(never)]
    pub(super) fn judge_claims(&mut self, span: Span, san: WrittenMove, m: Move) {
        let takes = san.takes() && !self.line.before.is_capture(m);
        let en_passant = san.en_passant && m.kind() != MoveKind::EnPassant;
        let claim = match san.mark {
            _ if takes => Some(FalseClaim::Takes),
            _ if en_passant => Some(FalseClaim::EnPassant),
            None => None,
            Some(mark) => self.false_mark(mark),
        };
        self.report_claim(claim, span, m);
    }

    /// Tells that a move of White is written with a black figurine. White ones stand for both sides in many books.
    #[cold]
    pub(super) fn judge_figurine(&mut self, text: &[u8], span: Span, played: Option<Move>) {
        let figurine = decode(span.of(text)).chars().next().and_then(Piece::from_figurine);
        if let (Some(piece), Some(m)) = (figurine, played)
            && piece.color == Color::Black
            && self.line.before.turn() == Color::White
            && !self.line.is_claim_told
        {
            self.report_claim(Some(FalseClaim::Figurine(piece)), span, m);
        }
    }

    /// [`Follower::judge_claims`] of a plain move that was played, if it was.
    #[cold]
    #[inline(never)]
    pub(super) fn judge_mark(&mut self, plain: PlainMove, span: Span, played: Option<Move>) {
        if let (Some(mark), Some(m)) = (plain.mark, played) {
            self.report_claim(self.false_mark(mark), span, m);
        }
    }

    pub(super) fn report_claim(&mut self, claim: Option<FalseClaim>, span: Span, m: Move) {
        if let Some(claim) = claim {
            let before = self.line.before;
            let help = Some(Help::write([m], &before).in_words_if(self.is_spoken(span)));
            self.line.is_claim_told = true;
            self.report(span, Problem::Claim(claim), Some(before), help);
        }
    }

    /// What is false of a mark of the last move.
    pub(super) fn false_mark(&self, mark: CheckMark) -> Option<FalseClaim> {
        let Line { now, is_check, .. } = &self.line;
        match mark {
            CheckMark::Check | CheckMark::Double if !is_check => Some(FalseClaim::Check(mark)),
            CheckMark::Check => None,
            CheckMark::Double if now.checkers().more_than_one() || !now.has_legal_move() => None,
            CheckMark::Double => Some(FalseClaim::DoubleCheck),
            CheckMark::Mate if !is_check => Some(FalseClaim::MateWithoutCheck),
            CheckMark::Mate if !now.has_legal_move() => None,
            CheckMark::Mate => now
                .legal_moves()
                .first()
                .map(|&escape| FalseClaim::Mate { escape: now.san(escape), color: now.turn() }),
        }
    }
}

//! [`Follower`]: the one judge of what is written.
//!
//! In: the moves of a game with their numbers and claims, and where variations begin and end. Out: the legal move
//! that each means, the end of the game, and a [`Diagnostic`] for every mistake. One mistake gives one diagnostic:
//! what follows a wrong move in its line is not judged, what stands beside it is.
//!
//! A follower keeps no game. It knows the line it is in: the position now and the one before the last move, whether
//! the king is in check, and the moves that led there, from which it can say why a right to castle is gone.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::claims::Before;
use super::diagnostic::{Diagnostic, Problem};
use super::quota::Quota;
use super::repetition::{FIFTH_RETURN, Seen};
use super::syntax::{MoveText, NumberSyntax, SyntaxProblem};
use crate::notation::number::MoveNumber;
use crate::notation::plain::PlainMove;
use crate::notation::san::{CheckMark, WrittenMoveError};
use crate::notation::span::Span;
use crate::notation::spoken::{is_spoken, meant};
use crate::reasons::Help;
use crate::rules::outcome::{Laws, Outcome, SEVENTY_FIVE_MOVES};
use crate::{
    Bitboard, Black, CastleSide, Color, File, Move, MoveKind, Position, Rank, Role, Side, Square, White,
};

/// Follows the moves of one game after the other. It keeps its memory from one to the next.
#[derive(Clone, Debug)]
pub struct Follower {
    /// Which Laws decide whether a game has ended by itself.
    pub laws: Laws,
    /// Whether null moves pass in variations, where annotators use them to show a threat.
    pub null_moves_in_variations: bool,
    /// The mistakes so far, in the order in which they were seen.
    pub diagnostics: Vec<Diagnostic>,
    /// How many of them are kept.
    pub quota: Quota,
    pub(super) line: Line,
    /// The lines that wait for a variation to end.
    waiting: Vec<Waiting>,
    /// Where the path starts: the game, or what was played before it.
    pub(super) origin: Position,
    /// The moves from there to the position now.
    pub(super) path: Vec<Move>,
    /// The positions of the main line since its last capture or pawn move.
    seen: Seen,
    /// Where the last move in words begins: what is said of it is said in words.
    spoken: Option<usize>,
}

/// A null move in the path.
pub(super) const PASSED: Move = Move::normal(Square::A1, Square::A1);

/// A line of moves, as far as it has been followed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line {
    /// The position before the last move, legal or refused.
    pub(super) before: Position,
    /// The position now.
    pub(super) now: Position,
    pub(super) state: State,
    /// Whether nothing of the past needs to be looked at for the next move: the line is followed and counts right, no
    /// number waits, and the position cannot be dead.
    pub(super) is_calm: bool,
    /// Whether the player to move is in check.
    pub(super) is_check: bool,
    /// Whether the position is known not to be dead, and will not be before a capture, a move of a pawn or castling.
    pub(super) is_alive: bool,
    /// Whether a move was played though the game was over by itself, and that has been told.
    pub(super) has_ended: bool,
    /// Whether a false claim of the last move has been told.
    pub(super) is_claim_told: bool,
    /// By how much the written numbers are ahead of the right ones. A wrong number is told once and counted on
    /// from.
    pub(super) ahead: i64,
    /// A number at the end of the line.
    pub(super) last_number: Option<NumberSyntax>,
}

/// How far a line can be followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// All moves so far were legal.
    Followed,
    /// The last move was refused.
    Refused,
    /// A move before the last was refused, or the start is not known.
    Lost,
}

impl Line {
    #[inline]
    fn starting_from(start: &Position) -> Line {
        Line {
            before: *start,
            now: *start,
            state: State::Followed,
            is_calm: !start.may_be_dead(),
            is_check: start.is_check(),
            is_alive: false,
            has_ended: false,
            is_claim_told: false,
            ahead: 0,
            last_number: None,
        }
    }

    fn is_calm(&self) -> bool {
        let counts_right = self.ahead == 0 && self.last_number.is_none();
        let is_going_on = self.has_ended || self.is_alive || !self.now.may_be_dead();
        self.state == State::Followed && counts_right && is_going_on
    }
}

impl Default for Follower {
    fn default() -> Follower {
        Follower {
            laws: Laws::Current,
            null_moves_in_variations: false,
            diagnostics: Vec::new(),
            quota: Quota::default(),
            line: Line::starting_from(&Position::STANDARD),
            waiting: Vec::new(),
            origin: Position::STANDARD,
            path: Vec::new(),
            seen: Seen::new(),
            spoken: None,
        }
    }
}

impl Follower {
    /// Begins a game, from this position after these legal moves; or from a position that is not known, so that no
    /// move can be judged. The mistakes so far are kept.
    pub fn begin(&mut self, start: Option<&Position>, earlier: &[Move]) {
        let start_or_standard = start.unwrap_or(&Position::STANDARD);
        self.waiting.clear();
        self.path.clear();
        self.spoken = None;
        self.origin = *start_or_standard;
        self.line = Line::starting_from(start_or_standard);
        self.seen.begin(&self.line.now);
        if start.is_none() {
            self.line.state = State::Lost;
        }
        for &m in earlier {
            self.line.before = self.line.now;
            self.line.now = self.line.now.play_unchecked(m);
            self.note(m);
        }
        if !earlier.is_empty() {
            self.line.is_check = self.line.now.is_check();
        }
        self.line.is_calm = self.line.is_calm();
    }

    /// The position now; the last known one if the line cannot be followed.
    #[inline]
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.line.now
    }

    /// The position before the last move.
    #[inline]
    #[must_use]
    pub const fn before(&self) -> &Position {
        &self.line.before
    }

    /// Whether the player to move is in check.
    #[inline]
    #[must_use]
    pub const fn is_check(&self) -> bool {
        self.line.is_check
    }

    /// Whether this is the main line.
    #[inline]
    #[must_use]
    pub fn is_main_line(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Whether every move of the line so far was legal.
    #[inline]
    #[must_use]
    pub fn is_followed(&self) -> bool {
        self.line.state == State::Followed
    }

    /// Follows a move: the legal one that it means, or `None` if there is none or the line is lost.
    pub fn play(&mut self, text: &[u8], written: &MoveText) -> Option<Move> {
        if is_spoken(text, written.span) {
            return self.play_spoken(text, written);
        }
        let plain = written.written.ok().and_then(|written| PlainMove::of(&written));
        let played = plain.and_then(|plain| self.play_plain(plain, written.span, written.number));
        played.or_else(|| self.play_with_care(text, written))
    }

    /// Follows a move in words as what it means here.
    #[cold]
    #[inline(never)]
    fn play_spoken(&mut self, text: &[u8], written: &MoveText) -> Option<Move> {
        self.spoken = Some(written.span.start);
        let meant = written.written.map(|written| meant(&self.line.now, written));
        self.play_with_care(text, &MoveText { written: meant, ..*written })
    }

    /// Whether the move at this place was written in words.
    pub(super) fn is_spoken(&self, span: Span) -> bool {
        self.spoken == Some(span.start)
    }

    /// Follows a move where nothing but the move itself needs to be looked at: it is plainly written and legal, its number
    /// is right, and the game is not over. `None` if it must be looked at more closely, with [`Follower::play`].
    #[inline(always)]
    pub fn play_plain(&mut self, plain: PlainMove, span: Span, number: Option<NumberSyntax>) -> Option<Move> {
        let line = &self.line;
        let is_number_right = match &number {
            None => true,
            Some(number) => {
                number.number == line.now.fullmoves
                    && match line.now.turn() {
                        Color::White => number.dots == 1,
                        Color::Black => number.dots >= 2,
                    }
            }
        };
        let may_be_drawn = line.now.halfmoves >= FIFTH_RETURN && self.may_be_drawn();
        if !line.is_calm || !is_number_right || may_be_drawn {
            return None;
        }
        let played = match self.line.now.turn() {
            Color::White => self.step::<White>(plain),
            Color::Black => self.step::<Black>(plain),
        };
        // A true check is no branch.
        let is_check = (plain.mark == Some(CheckMark::Check)) & self.line.is_check;
        if plain.mark.is_some() & !is_check {
            self.judge_mark(plain, span, played);
        }
        played
    }

    /// Plays a move, if it is no promotion and no capture en passant, takes what it says, and is legal.
    ///
    /// There is one copy for pawns, one for kings and one for the others, which differ only in a row of a table: so the
    /// processor need not guess which piece moves next.
    #[inline(always)]
    fn step<S: Side>(&mut self, PlainMove { role, to, head, .. }: PlainMove) -> Option<Move> {
        let (takes, from) = (head.takes, head.from);
        match role {
            Role::Pawn => self.step_of_pawn::<S>(to, takes, from),
            Role::King => self.step_of_king::<S>(to, takes, from),
            role => self.step_of_piece::<S>(role, to, takes, from),
        }
    }

    #[inline(never)]
    fn step_of_pawn<S: Side>(&mut self, to: Square, takes: bool, from: Bitboard) -> Option<Move> {
        let from = if takes { from } else { Bitboard::from_file(to.file()) };
        let is_special =
            to.rank() == Rank::Eighth.seen_by(S::COLOR) || self.line.now.state.passed.contains(to);
        if is_special { None } else { self.step_of::<S>(Role::Pawn, to, takes, from) }
    }

    #[inline(never)]
    fn step_of_king<S: Side>(&mut self, to: Square, takes: bool, from: Bitboard) -> Option<Move> {
        if from.is_empty() { self.castle::<S>(to) } else { self.step_of::<S>(Role::King, to, takes, from) }
    }

    #[inline(never)]
    fn step_of_piece<S: Side>(
        &mut self,
        role: Role,
        to: Square,
        takes: bool,
        from: Bitboard,
    ) -> Option<Move> {
        if matches!(role, Role::Pawn | Role::King) {
            return None;
        }
        self.step_of::<S>(role, to, takes, from)
    }

    // Where nothing is optimised, as for macros, copies would only be more to compile.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn step_of<S: Side>(&mut self, role: Role, to: Square, takes: bool, from: Bitboard) -> Option<Move> {
        let line = &mut self.line;
        if takes & !line.now.state.board.color(S::Opponent::COLOR).contains(to) {
            return None;
        }
        let from = line.now.mover::<S>(role, to, from, line.is_check)?;
        line.before = line.now;
        line.now.move_piece::<S>(role, from, to);
        line.is_check = line.now.is_check_after::<S>(role, from, to);
        line.is_claim_told = false;
        let played = Move::normal(from, to);
        self.note(played);
        Some(played)
    }

    /// Plays castling, if it is legal.
    #[cold]
    #[inline(never)]
    fn castle<S: Side>(&mut self, to: Square) -> Option<Move> {
        let side = if to.file() == File::G { CastleSide::King } else { CastleSide::Queen };
        let line = &mut self.line;
        let king = line.now.king(S::COLOR);
        if line.is_check || !line.now.state.can_castle::<S>(king, side) {
            return None;
        }
        let played = Move::castle(king, side);
        line.before = line.now;
        line.now = line.before.play_unchecked(played);
        line.is_check = line.now.is_in_check(S::Opponent::COLOR);
        line.is_claim_told = false;
        line.is_alive = false;
        line.is_calm = line.is_calm();
        self.note(played);
        Some(played)
    }

    /// Notes that a move has been played.
    #[inline(always)]
    fn note(&mut self, played: Move) {
        self.path.push(played);
        let line = &mut self.line;
        let halfmoves = line.now.halfmoves;
        if halfmoves == 0 {
            line.is_alive = false;
            line.is_calm &= line.has_ended || !line.now.may_be_dead();
        }
        // Variations are not followed back through their parents for repetition.
        if self.waiting.is_empty() {
            self.seen.note(&line.now, self.path.len());
        }
    }

    /// [`Follower::play`] for any move.
    #[cold]
    #[inline(never)]
    fn play_with_care(&mut self, text: &[u8], written: &MoveText) -> Option<Move> {
        let played = self.play_any(text, written);
        self.line.is_calm = self.line.is_calm();
        played
    }

    fn play_any(&mut self, text: &[u8], written: &MoveText) -> Option<Move> {
        self.line.last_number = None;
        self.line.is_claim_told = false;
        if self.line.state != State::Followed {
            self.line.state = State::Lost;
            return None;
        }
        if let Some(word) = self.number_in_word(written) {
            self.refuse(text, &word);
            self.line.before = self.line.now;
            self.line.state = State::Refused;
            return None;
        }
        let drawn = if self.line.has_ended { None } else { self.drawn() };
        let found = written.written.ok().and_then(|san| Some((san, self.line.now.find(&san)?)));
        if drawn.is_none() {
            // Where the game is over, no number is right: the move after the end is the one mistake.
            self.judge_number(written.number, Before::Move { is_legal: found.is_some() });
        }
        // What a pawn that has just stepped could open, it can open no longer.
        self.line.is_alive = drawn.is_none() && self.line.now.halfmoves > 0;
        self.line.before = self.line.now;
        let Some((san, played)) = found else {
            if let Some(passed) = self.null_move(written) {
                self.line.now = passed;
                self.line.is_check = false;
                self.path.push(PASSED);
                return None;
            }
            // A move that could not be played anyway is refused for that, not for the end of the game.
            self.refuse(text, written);
            self.line.state = State::Refused;
            return None;
        };
        if let Some(drawn) = drawn {
            self.line.has_ended = true;
            self.report_after_end(written.span, drawn);
        }
        self.line.now = self.line.before.play_unchecked(played);
        self.line.is_check = self.line.now.is_check();
        self.line.is_alive &= !matches!(played.kind(), MoveKind::Castle(_));
        self.note(played);
        self.judge_claims(written.span, san, played);
        Some(played)
    }

    /// `8g7` as one word, where it is neither a right number nor a legal move.
    fn number_in_word(&self, written: &MoveText) -> Option<MoveText> {
        let now = &self.line.now;
        let touches = |number: &NumberSyntax| number.dots == 0 && number.span.end == written.span.start;
        let number = written.number.filter(touches)?;
        let is_wrong = self.line.ahead == 0 && number.number != now.fullmoves;
        let is_legal = || written.written.is_ok_and(|san| now.find(&san).is_some());
        if !is_wrong || is_legal() {
            return None;
        }
        let span = number.span.to(written.span);
        Some(MoveText { span, written: Err(WrittenMoveError::NotAMove), number: None })
    }

    /// A variation to the last move begins, if there is a move that it can replace.
    #[inline(never)]
    pub fn open(&mut self, has_move: bool) {
        let parent = self.line;
        let last = if parent.state == State::Followed && has_move { self.path.pop() } else { None };
        self.waiting.push(Waiting { line: parent, plies: self.path.len(), last });
        self.line = Line::starting_from(&parent.before);
        self.line.ahead = parent.ahead;
        if !has_move || parent.state == State::Lost {
            self.line.state = State::Lost;
        }
        self.line.is_calm = self.line.is_calm();
    }

    /// The variation ends.
    #[inline(never)]
    pub fn close(&mut self) {
        self.end_line();
        if let Some(Waiting { line, plies, last }) = self.waiting.pop() {
            self.line = line;
            self.path.truncate(plies);
            self.path.extend(last);
        }
    }

    /// A number stands at the end of the line, as far as can be seen.
    pub fn last_number(&mut self, number: NumberSyntax) {
        self.line.last_number = Some(number);
        self.line.is_calm = false;
    }

    /// The game ends: how, by the Laws alone, if every move of the main line was legal.
    #[inline(never)]
    pub fn end(&mut self) -> Option<Outcome> {
        while !self.waiting.is_empty() {
            self.close();
        }
        self.end_line();
        let Line { now, state, .. } = &self.line;
        if *state != State::Followed {
            return None;
        }
        Outcome::of(now, self.laws, || self.is_fivefold())
    }

    fn end_line(&mut self) {
        if self.line.state == State::Followed {
            let number = self.line.last_number.take();
            self.judge_number(number, Before::Nothing);
        }
    }

    /// Tells what the text has that no reader can read.
    pub fn report_syntax(&mut self, problem: SyntaxProblem, span: Span) {
        if problem == SyntaxProblem::SecondMark && self.line.is_claim_told {
            return;
        }
        let help = problem.help().map(|words| Help::Words(words.into()));
        self.report(span, Problem::Syntax(problem), None, help);
    }

    pub(super) fn report(
        &mut self,
        span: Span,
        problem: Problem,
        position: Option<Position>,
        help: Option<Help>,
    ) {
        if !self.quota.admits(problem.rule()) {
            return;
        }
        let (number, help) = (position.as_ref().map(MoveNumber::of), help.map(Box::new));
        self.diagnostics.push(Diagnostic { span, problem, number, position, help });
    }

    /// The position after a null move that may pass.
    fn null_move(&self, written: &MoveText) -> Option<Position> {
        let may_pass = self.null_moves_in_variations && !self.waiting.is_empty();
        let is_null = written.written == Err(WrittenMoveError::NullMove);
        if may_pass && is_null { self.line.now.pass() } else { None }
    }

    /// How the Laws have ended the game in the position now, though moves are possible.
    fn drawn(&self) -> Option<Outcome> {
        let now = &self.line.now;
        let may_be_drawn = now.halfmoves >= FIFTH_RETURN && self.may_be_drawn();
        if !may_be_drawn && (self.line.is_alive || !now.may_be_dead()) {
            return None;
        }
        let outcome = Outcome::of(now, self.laws, || self.is_fivefold())?;
        (!matches!(outcome, Outcome::Checkmate { .. } | Outcome::Stalemate)).then_some(outcome)
    }

    /// Whether so many quiet moves have been played, or keys like this have come back so often, that the game may be drawn.
    #[inline]
    fn may_be_drawn(&self) -> bool {
        let now = &self.line.now;
        let may_be_fivefold = self.waiting.is_empty() && self.seen.may_be_fivefold(now);
        let is_over = self.line.has_ended || matches!(self.laws, Laws::Before2014);
        !is_over && (now.halfmoves >= SEVENTY_FIVE_MOVES || may_be_fivefold)
    }

    /// Whether the position has come about for the fifth time in the main line (FIDE 9.6.1).
    fn is_fivefold(&self) -> bool {
        self.waiting.is_empty() && self.seen.is_fivefold(&self.line.now, &self.origin, &self.path)
    }
}

/// A line that waits for a variation to end.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    line: Line,
    /// How many moves lead to where the variation begins.
    plies: usize,
    /// The move that the variation replaces, if it is legal.
    last: Option<Move>,
}

/// The position after a move of the path.
pub(super) const fn after(position: &Position, m: Move) -> Position {
    match m {
        PASSED => match position.pass() {
            Some(passed) => passed,
            None => *position,
        },
        _ => position.play_unchecked(m),
    }
}

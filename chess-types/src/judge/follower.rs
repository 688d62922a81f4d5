//! [`Follower`]: the one judge of what is written.
//!
//! In: the moves of a game with their numbers and claims, and where variations begin and end. Out: the legal move
//! that each means, the end of the game, and a [`Diagnostic`] for every mistake. One mistake gives one diagnostic:
//! what follows a wrong move in its line is not judged, what stands beside it is.
//!
//! A follower keeps no game. It knows the line it is in: the position now and the one before the last move, whether
//! the king is in check, and the moves that led there, from which it can say why a right to castle is gone.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::diagnostic::{Diagnostic, FalseClaim, Problem, help_for};
use super::reader::LateClaim;
use super::syntax::{MoveText, NumberSyntax, SyntaxProblem};
use crate::notation::resolve::{MoveNumber, PlayedMove};
use crate::notation::san::{CheckMark, WrittenKind, WrittenMove, WrittenMoveError};
use crate::notation::span::{Span, decode};
use crate::reasons::{CastlingLoss, Help, Illegality, Refusal};
use crate::rules::outcome::{Laws, Outcome};
use crate::{Black, Color, Move, MoveKind, Position, Rank, Role, Side, Square, White};

/// Follows the moves of one game after the other. It keeps its memory from one to the next.
#[derive(Clone, Debug)]
pub struct Follower {
    /// Which Laws decide whether a game has ended by itself.
    pub laws: Laws,
    /// Whether null moves pass in variations, where annotators use them to show a threat.
    pub null_moves_in_variations: bool,
    /// The mistakes so far, in the order in which they were seen.
    pub diagnostics: Vec<Diagnostic>,
    line: Line,
    /// The lines that wait for a variation to end.
    waiting: Vec<Waiting>,
    /// Where the path starts: the game, or what was played before it.
    origin: Position,
    /// The moves from there to the position now.
    path: Vec<Move>,
    /// The keys of the positions of the main line since its last capture or pawn move, by how long ago that was.
    keys: [u64; KEYS],
}

/// Positions that are remembered for repetition; after as many quiet plies the game is drawn.
const KEYS: usize = 152;

/// A return to a position for the fifth time takes so many quiet plies at least.
const FIFTH_RETURN: u16 = 16;

/// A null move in the path.
const PASSED: Move = Move::normal(Square::A1, Square::A1);

/// A line of moves, as far as it has been followed.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// The position before the last move, legal or refused.
    before: Position,
    /// The position now.
    now: Position,
    state: State,
    /// Whether the player to move is in check.
    is_check: bool,
    /// Whether a move was played though the game was over by itself, and that has been told.
    has_ended: bool,
    /// Whether a false claim of the last move has been told.
    is_claim_told: bool,
    /// By how much the written numbers are ahead of the right ones. A wrong number is told once and counted on
    /// from.
    ahead: i64,
    /// A number at the end of the line.
    last_number: Option<NumberSyntax>,
}

/// How far a line can be followed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
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
            is_check: start.is_check(),
            has_ended: false,
            is_claim_told: false,
            ahead: 0,
            last_number: None,
        }
    }
}

impl Default for Follower {
    fn default() -> Follower {
        Follower {
            laws: Laws::Current,
            null_moves_in_variations: false,
            diagnostics: Vec::new(),
            line: Line::starting_from(&Position::STANDARD),
            waiting: Vec::new(),
            origin: Position::STANDARD,
            path: Vec::new(),
            keys: [0; KEYS],
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
        self.origin = *start_or_standard;
        self.line = Line::starting_from(start_or_standard);
        self.keys[usize::from(self.line.now.halfmoves).min(KEYS - 1)] = self.line.now.base_key;
        if start.is_none() {
            self.line.state = State::Lost;
        }
        for &m in earlier {
            self.line.before = self.line.now;
            self.line.now = self.line.now.play_unchecked(m);
            self.note(m);
        }
        self.line.is_check = self.line.now.is_check();
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
    #[inline(always)]
    pub fn play(&mut self, text: &[u8], written: &MoveText) -> Option<Move> {
        let Ok(san) = &written.written else { return self.play_with_care(text, written) };
        if !self.is_plain(written) {
            return self.play_with_care(text, written);
        }
        let played = match self.line.now.turn() {
            Color::White => self.step::<White>(san),
            Color::Black => self.step::<Black>(san),
        };
        let Some(played) = played else { return self.play_with_care(text, written) };
        let holds = match san.mark {
            None => true,
            Some(CheckMark::Check) => self.line.is_check,
            Some(_) => false,
        };
        if !holds {
            self.judge_claims(written.span, san, played);
        }
        Some(played)
    }

    /// Whether nothing but the move itself needs to be looked at: the line is followed, the game is not over, and the
    /// number is right.
    #[inline(always)]
    fn is_plain(&self, written: &MoveText) -> bool {
        let line = &self.line;
        let is_number_right = match &written.number {
            None => true,
            Some(number) => {
                number.number == line.now.fullmoves
                    && line.ahead == 0
                    && match line.now.turn() {
                        Color::White => number.dots == 1,
                        Color::Black => number.dots >= 2,
                    }
            }
        };
        let may_be_over = line.now.halfmoves >= FIFTH_RETURN || line.now.may_be_dead();
        line.state == State::Followed && is_number_right && line.last_number.is_none() && !may_be_over
    }

    /// Plays a move of a piece, if it is neither castling nor a promotion nor a capture en passant, takes what it says,
    /// and is legal.
    #[inline(always)]
    fn step<S: Side>(&mut self, san: &WrittenMove) -> Option<Move> {
        let WrittenKind::Piece { role, to, promotion: None, takes, .. } = san.kind else { return None };
        let state = &self.line.now.state;
        if takes && !state.board.color(S::Opponent::COLOR).contains(to) || san.en_passant {
            return None;
        }
        // One copy a role: what the role decides is then decided once.
        match role {
            Role::Pawn if to.rank() == Rank::Eighth.seen_by(S::COLOR) || state.passed.contains(to) => None,
            Role::Pawn => self.step_of::<S>(Role::Pawn, san, to),
            Role::Knight => self.step_of::<S>(Role::Knight, san, to),
            Role::Bishop => self.step_of::<S>(Role::Bishop, san, to),
            Role::Rook => self.step_of::<S>(Role::Rook, san, to),
            Role::Queen => self.step_of::<S>(Role::Queen, san, to),
            Role::King => self.step_of::<S>(Role::King, san, to),
        }
    }

    // Where nothing is optimised, as for macros, copies would only be more to compile.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn step_of<S: Side>(&mut self, role: Role, san: &WrittenMove, to: Square) -> Option<Move> {
        let line = &mut self.line;
        let from = line.now.mover::<S>(role, to, san.origin_of(role), line.is_check)?;
        line.before = line.now;
        line.now = line.before.play_piece::<S>(role, from, to);
        line.is_check = line.now.is_check_after::<S>(role, from, to);
        line.is_claim_told = false;
        let played = Move::normal(from, to);
        self.note(played);
        Some(played)
    }

    /// Notes that a move has been played.
    #[inline(always)]
    fn note(&mut self, played: Move) {
        self.path.push(played);
        let now = &self.line.now;
        // Variations are not followed back through their parents for repetition.
        if self.waiting.is_empty() && (now.halfmoves as usize) < KEYS {
            self.keys[now.halfmoves as usize] = now.base_key;
        }
    }

    /// [`Follower::play`] for any move.
    #[inline(never)]
    fn play_with_care(&mut self, text: &[u8], written: &MoveText) -> Option<Move> {
        self.line.last_number = None;
        self.line.is_claim_told = false;
        if self.line.state != State::Followed {
            self.line.state = State::Lost;
            return None;
        }
        let told = self.diagnostics.len();
        let drawn = if self.line.has_ended { None } else { self.drawn() };
        // Where the game is over, no number is right: the move after the end is the one mistake.
        let wrong_side = drawn.is_none() && self.judge_number(written.number, Before::Move);
        if let Some(drawn) = drawn {
            self.line.has_ended = true;
            self.report_after_end(written.span, drawn);
        }
        let found = written.written.ok().and_then(|san| Some((san, self.line.now.find(&san)?)));
        self.line.before = self.line.now;
        let Some((san, played)) = found else {
            if let Some(passed) = self.null_move(written) {
                self.line.now = passed;
                self.line.is_check = false;
                self.path.push(PASSED);
                return None;
            }
            // The one mistake has been told if the number is for the other side, or if this is the move after the
            // end.
            let is_told = wrong_side || drawn.is_some() && self.diagnostics.len() > told;
            if !is_told {
                self.refuse(text, written);
            }
            self.line.state = State::Refused;
            return None;
        };
        self.line.now = self.line.before.play_unchecked(played);
        self.line.is_check = self.line.now.is_check();
        self.note(played);
        self.judge_claims(written.span, &san, played);
        Some(played)
    }

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
        let help = problem.help().map(ToString::to_string);
        self.report(span, Problem::Syntax(problem), None, help);
    }

    pub(super) fn report(
        &mut self,
        span: Span,
        problem: Problem,
        position: Option<Position>,
        help: Option<String>,
    ) {
        let number = position.as_ref().map(MoveNumber::of);
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
        if now.halfmoves < FIFTH_RETURN && !now.may_be_dead() {
            return None;
        }
        let outcome = Outcome::of(now, self.laws, || self.is_fivefold())?;
        (!matches!(outcome, Outcome::Checkmate { .. } | Outcome::Stalemate)).then_some(outcome)
    }

    /// Whether the position has come about for the fifth time in the main line (FIDE 9.6.1).
    fn is_fivefold(&self) -> bool {
        let now = &self.line.now;
        if now.halfmoves < FIFTH_RETURN || !self.waiting.is_empty() {
            return false;
        }
        let quiet = (now.halfmoves as usize).min(self.path.len());
        // By keys first; what to take en passant there was, they do not know.
        let since = now.halfmoves as usize;
        if since < KEYS {
            let returns = (4..=quiet).step_by(2).filter(|back| self.keys[since - back] == now.base_key);
            if returns.count() < 4 {
                return false;
            }
        }
        let before = self.path.len() - quiet;
        let mut position = self.origin;
        let mut count = 0;
        for (ply, &m) in self.path.iter().enumerate() {
            count += usize::from(ply >= before && position.is_same_position(now));
            position = after(&position, m);
        }
        count >= 4
    }

    /// Tells a wrong number, unless it stands before a move after the end, which is told itself. True if it is for
    /// the other side.
    fn judge_number(&mut self, written: Option<NumberSyntax>, before: Before) -> bool {
        let Some(number) = written else { return false };
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
        if difference != self.line.ahead || wrong_side {
            if matches!(before, Before::Move) && !now.has_legal_move() {
                return false;
            }
            if !wrong_side {
                self.line.ahead = difference;
            }
            let problem = Problem::Number { written: number.number, side, right };
            let help = Some(alloc::format!("write {right}"));
            self.report(number.span, problem, Some(now), help);
        }
        wrong_side
    }

    /// Tells a move after the end, and which move was the last.
    fn report_after_end(&mut self, span: Span, outcome: Outcome) {
        let last = self.steps().last().map(|(before, m)| PlayedMove::new(&before, m));
        let ended = last.map(|last| alloc::format!("the game ended with {last}"));
        let help = match (ended, outcome) {
            (Some(ended), Outcome::DeadPosition) => Some(ended + ": from there no moves lead to mate"),
            (None, Outcome::DeadPosition) => Some("from here no moves lead to mate".to_string()),
            (ended, _) => ended,
        };
        self.report(span, Problem::AfterEnd(outcome), Some(self.line.now), help);
    }

    /// Tells why a move is refused.
    fn refuse(&mut self, text: &[u8], written: &MoveText) {
        let position = self.line.now;
        let over = position.outcome().filter(|_| !position.has_legal_move());
        if let Some(outcome) = over {
            return self.report_after_end(written.span, outcome);
        }
        let word = decode(written.span.of(text));
        let (problem, help) = match &written.written {
            Err(error) => (Problem::NotAMove(*error), misspelt(&position, *error, &word)),
            Ok(san) => {
                let problem = match position.resolve(san) {
                    Err(Refusal::Illegal(illegality)) => Problem::Illegal(self.with_history(illegality)),
                    Err(Refusal::Ambiguous(ambiguity)) => Problem::Ambiguous(ambiguity),
                    Ok(_) => return,
                };
                let help =
                    bishop_in_lower_case(&position, &word).or_else(|| help_for(&position, san, &problem));
                (problem, help)
            }
        };
        self.report(written.span, problem, Some(position), help);
    }

    /// Tells what a legal move says of itself that is not so.
    #[inline(never)]
    fn judge_claims(&mut self, span: Span, san: &WrittenMove, m: Move) {
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

    fn report_claim(&mut self, claim: Option<FalseClaim>, span: Span, m: Move) {
        if let Some(claim) = claim {
            let before = self.line.before;
            let help = Some(alloc::format!("write {}", before.san(m)));
            self.line.is_claim_told = true;
            self.report(span, Problem::Claim(claim), Some(before), help);
        }
    }

    /// What is false of a mark of the last move.
    fn false_mark(&self, mark: CheckMark) -> Option<FalseClaim> {
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

    /// A reason that the position alone cannot know: when the king moved, when the pawn stepped.
    fn with_history(&self, illegality: Illegality) -> Illegality {
        match illegality {
            Illegality::CastlingLost { color, side, .. } => {
                let (king, rook) = (self.origin.king(color), self.origin.castling_rook(color, side));
                let Some(rook) = rook else { return illegality };
                let loss = self.steps().find_map(|(before, m)| {
                    let when = || PlayedMove::new(&before, m);
                    let mine = before.turn() == color;
                    if mine && m.from() == king {
                        Some(CastlingLoss::KingMoved(when()))
                    } else if mine && m.from() == rook {
                        Some(CastlingLoss::RookMoved(rook, when()))
                    } else if !mine && m.to() == rook {
                        Some(CastlingLoss::RookTaken(rook, when()))
                    } else {
                        None
                    }
                });
                loss.map_or(illegality, |loss| Illegality::CastlingLost { color, side, loss })
            }
            Illegality::EnPassantNotNow { man, victim, .. } => {
                let arrives = |&(before, m): &(Position, Move)| {
                    m.to() == victim && before.board().role_at(m.from()) == Some(Role::Pawn)
                };
                match self.steps().filter(arrives).last() {
                    Some((before, m)) if m.from().distance(m.to()) == 2 => {
                        let stepped = PlayedMove::new(&before, m);
                        Illegality::EnPassantExpired { man, victim, stepped }
                    }
                    Some((before, m)) => {
                        let arrived = PlayedMove::new(&before, m);
                        Illegality::EnPassantSingleStep { man, victim, arrived }
                    }
                    None => illegality,
                }
            }
            other => other,
        }
    }

    /// The moves that led to the position now, each with the position before it. None once there have been very many
    /// mistakes: looking back takes time, which a text of nothing but mistakes must not take every time.
    fn steps(&self) -> impl Iterator<Item = (Position, Move)> + '_ {
        const MOST: usize = 200;
        let path = if self.diagnostics.len() > MOST { &[][..] } else { &self.path[..] };
        let mut position = self.origin;
        path.iter().map(move |&m| {
            let before = position;
            position = after(&before, m);
            (before, m)
        })
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

/// What a number stands before.
enum Before {
    Move,
    /// The end of its line.
    Nothing,
}

/// The position after a move of the path.
fn after(position: &Position, m: Move) -> Position {
    match m {
        PASSED => position.pass().unwrap_or(*position),
        _ => position.play_unchecked(m),
    }
}

/// What a word was probably meant to be.
fn misspelt(position: &Position, error: WrittenMoveError, word: &str) -> Option<String> {
    let rest: String = word.chars().skip(1).collect();
    let right = match error {
        WrittenMoveError::LowerCase(role) | WrittenMoveError::ForeignLetter(_, role) => {
            alloc::format!("{}{rest}", role.letter())
        }
        WrittenMoveError::LowerCaseCastle(side) => side.san().to_string(),
        WrittenMoveError::NullMove => return Some("write a move".to_string()),
        _ => return Help::for_misspelling(position, word).map(|help| help.to_string()),
    };
    Some(alloc::format!("write {right}"))
}

/// `bc4` is a pawn's move by its letter; where that is not legal, it was meant for the bishop.
fn bishop_in_lower_case(position: &Position, word: &str) -> Option<String> {
    let rest = word.strip_prefix('b')?;
    let bishop = alloc::format!("B{rest}");
    position.parse_san(&bishop).ok().map(|_| alloc::format!("write {bishop}"))
}

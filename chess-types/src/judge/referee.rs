//! The referee: walks a game's syntax over the rules.
//!
//! In: a [`GameSyntax`] and its text. Out: a [`Verdict`] with the checked game, as far as it is
//! legal, and a [`Diagnostic`] for every mistake. One mistake gives one diagnostic: what follows a
//! wrong move in its line is not judged, what stands beside it is.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::diagnostic::{Diagnostic, FalseClaim, Problem, RESULTS, help_for};
use super::syntax::{Branch, GameReader, GameSyntax, LineSyntax, MoveSyntax, NumberSyntax};
use crate::notation::lexer::GameResult;
use crate::notation::resolve::{MoveNumber, PlayedMove};
use crate::notation::san::{CheckMark, WrittenMove, WrittenMoveError};
use crate::notation::span::{Span, decode};
use crate::reasons::{CastlingLoss, Help, Illegality, Refusal};
use crate::rules::outcome::{self, Outcome};
use crate::{Color, FenError, Move, MoveKind, Position, Role};

/// A game as far as it is legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// The tag pairs, in order.
    pub tags: Vec<(String, String)>,
    /// The main line first, then the variations; as many as the syntax has.
    pub lines: Vec<Line>,
    /// The result that the text declares.
    pub result: Option<GameResult>,
    /// How the main line ends by the Laws alone.
    pub outcome: Option<Outcome>,
}

impl GameRecord {
    /// Where the game starts.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.lines[0].start
    }

    /// The moves of the main line.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.lines[0].moves
    }

    /// Where the main line ends.
    #[must_use]
    pub fn end(&self) -> &Position {
        &self.lines[0].end
    }
}

/// The legal moves of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The move that the line replaces; `None` for the main line.
    pub branch: Option<Branch>,
    /// The position before the first move.
    pub start: Position,
    /// The moves, up to the first that is not legal.
    pub moves: Vec<Move>,
    /// The position after the last of them.
    pub end: Position,
}

/// What the referee says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The game, as far as it is legal.
    pub record: GameRecord,
    /// The mistakes, in the order of the text.
    pub diagnostics: Vec<Diagnostic>,
}

impl Verdict {
    /// Whether there is no mistake.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        self.diagnostics.is_empty()
    }
}

/// Reads and judges the games of a text.
///
/// ```
/// # use chess_types::judge::judge_all;
/// let text = b"1. e4 e5 2. Qh5 Ke7 3. Qxe5#";
/// let verdict = judge_all(text).next().unwrap();
/// assert!(verdict.is_legal());
/// assert_eq!(verdict.record.moves().len(), 5);
///
/// let text = b"1. e4 e5 2. Qd3";
/// let verdict = judge_all(text).next().unwrap();
/// assert_eq!(verdict.diagnostics[0].title(text), "illegal move 2. Qd3: \
///     the white pawn on d2 stands between the queen on d1 and d3 (FIDE 3.5)");
/// assert_eq!(verdict.diagnostics[0].help.as_deref(),
///     Some("the queen on d1 can go to e2, f3, g4 or h5"));
/// ```
pub fn judge_all(text: &[u8]) -> impl Iterator<Item = Verdict> {
    GameReader::new(text).map(|game| judge(&game, text, Position::default()))
}

/// What a referee lets pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Lenience {
    /// Games go on after fivefold repetition and seventy-five moves, as they did before July 2014.
    pub before_automatic_draws: bool,
    /// Null moves pass in variations, where annotators use them to show a threat. The record of such a
    /// variation ends before the null move.
    pub null_moves_in_variations: bool,
}

/// Judges a game that starts from `start`, unless its `FEN` tag names another position.
#[must_use]
pub fn judge(game: &GameSyntax, text: &[u8], start: Position) -> Verdict {
    judge_leniently(game, text, start, Lenience::default())
}

/// [`judge`] for a game that goes on after these legal moves: what they have repeated and who has moved in
/// them counts. The record is of the game alone.
///
/// ```
/// # use chess_types::{History, Position, judge::{GameReader, judge_after}};
/// let mut earlier = History::default();
/// for word in ["e4", "e5", "Ke2", "Ke7", "Ke1", "Ke8", "Nf3", "Nf6", "Bc4", "Bc5"] {
///     earlier.play(earlier.position().parse_san(word)?)?;
/// }
/// let text = b"6. O-O";
/// let game = GameReader::new(text).next().unwrap();
/// let verdict = judge_after(&game, text, *earlier.start(), earlier.moves());
/// assert_eq!(
///     verdict.diagnostics[0].title(text),
///     "illegal move 6. O-O: the white king has moved with 2. Ke2 (FIDE 3.8.2.1)"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn judge_after(game: &GameSyntax, text: &[u8], start: Position, earlier: &[Move]) -> Verdict {
    let mut position = start;
    let steps = earlier.iter().map(|&m| {
        let before = position;
        position = position.play_unchecked(m);
        (before, m)
    });
    let earlier = steps.collect();
    judge_with(game, text, position, earlier, Lenience::default())
}

/// [`judge`] with a referee who lets some things pass.
#[must_use]
pub fn judge_leniently(game: &GameSyntax, text: &[u8], start: Position, lenience: Lenience) -> Verdict {
    judge_with(game, text, start, Vec::new(), lenience)
}

fn judge_with(
    game: &GameSyntax,
    text: &[u8],
    start: Position,
    earlier: Vec<(Position, Move)>,
    lenience: Lenience,
) -> Verdict {
    let mut referee = Referee { text, lenience, earlier, diagnostics: Vec::new(), lines: Vec::new() };
    for &(problem, span) in &game.problems {
        let help = problem.help().map(ToString::to_string);
        referee.report(span, Problem::Syntax(problem), None, help);
    }
    let known_start = referee.judge_tags(game, start);
    for line in &game.lines {
        let (start, ahead) = match line.branch {
            None => (known_start.filter(|_| referee.lines.is_empty()), 0),
            Some(Branch { line, ply }) => {
                let parent = &referee.lines[line];
                (parent.positions.get(ply).copied(), parent.ahead.get(ply).copied().unwrap_or(0))
            }
        };
        referee.judge_line(line, start, ahead);
    }
    let start = known_start.unwrap_or(start);
    let outcome = referee.judge_result(game);
    let mut diagnostics = referee.diagnostics;
    diagnostics.sort_by_key(|diagnostic| diagnostic.span.start);
    let record = GameRecord {
        tags: game.tags.iter().map(|tag| tag.text(text)).collect(),
        lines: referee.lines.into_iter().map(|line| line.finish(start)).collect(),
        result: game.result.map(|(result, _)| result),
        outcome,
    };
    Verdict { record, diagnostics }
}

/// A line while it is judged.
struct JudgedLine {
    branch: Option<Branch>,
    /// The position before each judged move, and the one after the last legal one. Empty if where
    /// the line starts is not known.
    positions: Vec<Position>,
    moves: Vec<Move>,
    /// By how much the written numbers were ahead of the right ones before each judged move. A
    /// wrong number is reported once and counted on from.
    ahead: Vec<i64>,
    /// Whether the line stopped at a move that is not legal.
    is_broken: bool,
}

impl JudgedLine {
    fn finish(self, unknown: Position) -> Line {
        let start = self.positions.first().copied().unwrap_or(unknown);
        let end = self.positions.last().copied().unwrap_or(unknown);
        Line { branch: self.branch, start, moves: self.moves, end }
    }
}

/// What a number stands before.
enum Before {
    Move,
    /// The end of its line.
    Nothing,
}

struct Referee<'a> {
    text: &'a [u8],
    lenience: Lenience,
    /// What was played before the game, each move with the position before it.
    earlier: Vec<(Position, Move)>,
    diagnostics: Vec<Diagnostic>,
    lines: Vec<JudgedLine>,
}

impl Referee<'_> {
    fn report(&mut self, span: Span, problem: Problem, position: Option<Position>, help: Option<String>) {
        let number = position.as_ref().map(MoveNumber::of);
        self.diagnostics.push(Diagnostic { span, problem, number, position, help });
    }

    fn word(&self, span: Span) -> String {
        decode(span.of(self.text)).into_owned()
    }

    /// The tags: each once, a `FEN` that is a position, a result that is one. Returns where the
    /// game starts, if that is known.
    fn judge_tags(&mut self, game: &GameSyntax, start: Position) -> Option<Position> {
        let text = self.text;
        let named = |name: &'static [u8]| {
            game.tags.iter().find(move |tag| tag.name.of(text).eq_ignore_ascii_case(name))
        };
        // No game has so many tags; a text that has must not take the square of their number in time.
        const MOST: usize = 256;
        let mut names: Vec<&[u8]> = Vec::new();
        for tag in &game.tags {
            let name = tag.name.of(text);
            let is_there = names.contains(&name);
            if !is_there && names.len() < MOST {
                names.push(name);
            }
            if is_there {
                let help = Some("remove one of them".to_string());
                self.report(tag.name, Problem::DuplicateTag, None, help);
            }
        }
        let Some(fen) = named(b"FEN") else {
            if let Some(tag) = named(b"SetUp").filter(|tag| tag.value.of(text) == b"1") {
                self.report(tag.span, Problem::SetUpWithoutFen, None, None);
            }
            return Some(start);
        };
        // What was played elsewhere has nothing to do with it.
        self.earlier.clear();
        let value = self.word(fen.value);
        match Position::from_fen(&value) {
            Ok(position) => Some(position),
            Err(error) => {
                let span = match &error {
                    FenError::Syntax { span, .. } if !span.is_empty() => {
                        Span::new(fen.value.start + span.start, fen.value.start + span.end)
                    }
                    _ => fen.value,
                };
                self.report(span, Problem::Fen(error), None, None);
                None
            }
        }
    }

    /// Judges the moves of a line from where it starts, if that is known.
    fn judge_line(&mut self, written: &LineSyntax, start: Option<Position>, mut ahead: i64) {
        let &LineSyntax { branch, ref moves, number, .. } = written;
        self.lines.push(JudgedLine {
            branch,
            positions: positions_from(start, moves.len()),
            moves: Vec::with_capacity(moves.len()),
            ahead: Vec::with_capacity(moves.len()),
            is_broken: start.is_none(),
        });
        let Some(mut position) = start else { return };
        let mut has_ended = false;
        let mut is_recorded = true;
        for written in moves {
            let reported = self.diagnostics.len();
            let drawn = if has_ended { None } else { self.drawn(&position) };
            // Where the game is over, no number is right: the move after the end is the one mistake.
            let wrong_side =
                drawn.is_none() && self.judge_number(written.number, &position, &mut ahead, Before::Move);
            if let Some(drawn) = drawn {
                has_ended = true;
                self.report_after_end(written.span, drawn, &position);
            }
            let found = match &written.written {
                Ok(san) => position.find(san).map(|m| (san, m)),
                Err(_) => None,
            };
            let line = self.current();
            line.ahead.push(ahead);
            let Some((san, m)) = found else {
                if let Some(passed) = self.null_move(written, branch, &position) {
                    is_recorded = false;
                    position = passed;
                    self.current().positions.push(passed);
                    continue;
                }
                let line = self.current();
                line.is_broken = true;
                // The one mistake has been reported if the number is for the other side, or if
                // this is the move after the end.
                let is_reported = wrong_side || has_ended && self.diagnostics.len() > reported;
                if !is_reported {
                    self.refuse(written, &position);
                }
                return;
            };
            let next = position.play_unchecked(m);
            if is_recorded {
                line.moves.push(m);
            }
            line.positions.push(next);
            self.judge_claims(written.span, san, m, &position, &next);
            position = next;
        }
        self.judge_number(number, &position, &mut ahead, Before::Nothing);
    }

    /// The position after a null move that may pass.
    fn null_move(
        &self,
        written: &MoveSyntax,
        branch: Option<Branch>,
        position: &Position,
    ) -> Option<Position> {
        let passes = self.lenience.null_moves_in_variations && branch.is_some();
        let is_null = written.written == Err(WrittenMoveError::NullMove);
        if passes && is_null { position.pass() } else { None }
    }

    fn current(&mut self) -> &mut JudgedLine {
        let last = self.lines.len() - 1;
        &mut self.lines[last]
    }

    /// Whether the game has been drawn by the Laws in this position, though moves are possible.
    fn drawn(&self, position: &Position) -> Option<Outcome> {
        let automatic_draws = !self.lenience.before_automatic_draws;
        if position.is_dead() {
            return position.has_legal_move().then_some(Outcome::DeadPosition);
        }
        if automatic_draws && position.halfmoves() >= outcome::SEVENTY_FIVE_MOVES {
            return position.has_legal_move().then_some(Outcome::SeventyFiveMoves);
        }
        // Variations are not followed back through their parents for this.
        let is_main_line = self.lines.len() == 1;
        (automatic_draws && is_main_line && self.is_fivefold()).then_some(Outcome::FivefoldRepetition)
    }

    /// Reports a wrong number, unless it stands before a move after the end, which is reported itself. True if
    /// it is for the other side.
    fn judge_number(
        &mut self,
        written: Option<NumberSyntax>,
        position: &Position,
        ahead: &mut i64,
        before: Before,
    ) -> bool {
        let Some(number) = written else { return false };
        let right = MoveNumber::of(position);
        let difference = i64::from(number.number) - i64::from(right.number);
        let side = match number.dots {
            0 => None,
            1 => Some(Color::White),
            _ => Some(Color::Black),
        };
        let wrong_side = side.is_some_and(|side| side != right.color);
        // A right number after a wrong one needs no word.
        if difference == 0 && !wrong_side {
            *ahead = 0;
        }
        if difference != *ahead || wrong_side {
            if matches!(before, Before::Move) && !position.has_legal_move() {
                return false;
            }
            *ahead = if wrong_side { *ahead } else { difference };
            let problem = Problem::Number { written: number.number, side, right };
            let help = Some(alloc::format!("write {right}"));
            self.report(number.span, problem, Some(*position), help);
        }
        wrong_side
    }

    /// Reports a move after the end, and which move was the last.
    fn report_after_end(&mut self, span: Span, outcome: Outcome, position: &Position) {
        let last = self.path().last().map(|(before, m)| PlayedMove::new(before, *m));
        let ended = last.map(|last| alloc::format!("the game ended with {last}"));
        let help = match (ended, outcome) {
            (Some(ended), Outcome::DeadPosition) => Some(ended + ": from there no moves lead to mate"),
            (None, Outcome::DeadPosition) => Some("from here no moves lead to mate".to_string()),
            (ended, _) => ended,
        };
        self.report(span, Problem::AfterEnd(outcome), Some(*position), help);
    }

    /// Reports why a move is refused.
    fn refuse(&mut self, written: &MoveSyntax, position: &Position) {
        let over = position.outcome().filter(|_| !position.has_legal_move());
        if let Some(outcome) = over {
            return self.report_after_end(written.span, outcome, position);
        }
        let word = self.word(written.span);
        let (problem, help) = match &written.written {
            Err(error) => {
                let help = misspelt(position, *error, &word);
                (Problem::NotAMove(*error), help)
            }
            Ok(san) => {
                let problem = match position.resolve(san) {
                    Err(Refusal::Illegal(illegality)) => Problem::Illegal(self.with_history(illegality)),
                    Err(Refusal::Ambiguous(ambiguity)) => Problem::Ambiguous(ambiguity),
                    Ok(_) => return,
                };
                let help =
                    bishop_in_lower_case(position, &word).or_else(|| help_for(position, san, &problem));
                (problem, help)
            }
        };
        self.report(written.span, problem, Some(*position), help);
    }

    /// Reports what a legal move says of itself that is not so.
    fn judge_claims(&mut self, span: Span, san: &WrittenMove, m: Move, before: &Position, after: &Position) {
        let takes = san.takes() && !before.is_capture(m);
        let en_passant = san.en_passant && m.kind() != MoveKind::EnPassant;
        let claim = match san.mark {
            _ if takes => Some(FalseClaim::Takes),
            _ if en_passant => Some(FalseClaim::EnPassant),
            None => None,
            Some(mark) => false_mark(mark, after),
        };
        if let Some(claim) = claim {
            let help = Some(alloc::format!("write {}", before.san(m)));
            self.report(span, Problem::Claim(claim), Some(*before), help);
        }
    }

    /// A reason that the position alone cannot know: when the king moved, when the pawn stepped.
    fn with_history(&self, illegality: Illegality) -> Illegality {
        match illegality {
            Illegality::CastlingLost { color, side, .. } => {
                let path = self.path();
                let Some((start, _)) = path.first() else { return illegality };
                let (king, rook) = (start.king(color), start.castling_rook(color, side));
                let Some(rook) = rook else { return illegality };
                let loss = path.iter().find_map(|(before, m)| {
                    let when = PlayedMove::new(before, *m);
                    let mine = before.turn() == color;
                    if mine && m.from() == king {
                        Some(CastlingLoss::KingMoved(when))
                    } else if mine && m.from() == rook {
                        Some(CastlingLoss::RookMoved(rook, when))
                    } else if !mine && m.to() == rook {
                        Some(CastlingLoss::RookTaken(rook, when))
                    } else {
                        None
                    }
                });
                loss.map_or(illegality, |loss| Illegality::CastlingLost { color, side, loss })
            }
            Illegality::EnPassantNotNow { man, victim, .. } => {
                let path = self.path();
                let arrival = path.iter().rev().find(|(before, m)| {
                    m.to() == victim && before.board().role_at(m.from()) == Some(Role::Pawn)
                });
                match arrival {
                    Some((before, m)) if m.from().distance(m.to()) == 2 => {
                        let stepped = PlayedMove::new(before, *m);
                        Illegality::EnPassantExpired { man, victim, stepped }
                    }
                    Some((before, m)) => {
                        let arrived = PlayedMove::new(before, *m);
                        Illegality::EnPassantSingleStep { man, victim, arrived }
                    }
                    None => illegality,
                }
            }
            other => other,
        }
    }

    /// The moves that led to the current place, from the start of the game, with the positions
    /// before them.
    fn path(&self) -> Vec<(Position, Move)> {
        let mut path = Vec::new();
        // Looking back takes time; a text of nothing but mistakes must not take it every time.
        const MOST: usize = 200;
        if self.diagnostics.len() > MOST {
            return path;
        }
        let mut line = self.lines.len() - 1;
        let mut ply = self.lines[line].moves.len();
        loop {
            let judged = &self.lines[line];
            let steps = judged.positions.iter().copied().zip(judged.moves.iter().copied()).take(ply);
            path.extend(steps.collect::<Vec<_>>().into_iter().rev());
            let Some(branch) = judged.branch else { break };
            (line, ply) = (branch.line, branch.ply);
        }
        path.extend(self.earlier.iter().rev());
        path.reverse();
        path
    }

    /// How the main line ends, and whether the results agree with it and with each other.
    fn judge_result(&mut self, game: &GameSyntax) -> Option<Outcome> {
        let tag = self.result_tag(game);
        let outcome = self.outcome();
        if let (Some(outcome), Some((written, span))) = (outcome, game.result.or(tag))
            && written.contradicts(outcome)
        {
            let help = Some(alloc::format!("write {}", outcome.result()));
            let end = self.lines[0].positions.last().copied();
            self.report(span, Problem::Result { written, outcome }, end, help);
        } else if let (Some((tag, span)), Some((movetext, _))) = (tag, game.result)
            && tag != movetext
        {
            self.report(span, Problem::ResultTag { tag, movetext }, None, None);
        }
        outcome
    }

    /// The `Result` tag; one that is no result is reported.
    fn result_tag(&mut self, game: &GameSyntax) -> Option<(GameResult, Span)> {
        let text = self.text;
        let tag = game.tags.iter().find(|tag| tag.name.of(text) == b"Result")?;
        let result = GameResult::from_bytes(tag.value.of(text));
        if result.is_none() {
            let is_empty = tag.value.start == tag.value.end;
            let quotes = Span::new(tag.value.start - 1, tag.value.end + 1);
            let span = if is_empty { quotes } else { tag.value };
            self.report(span, Problem::UnknownResult, None, Some(RESULTS.to_string()));
        }
        Some((result?, tag.value))
    }

    /// Whether the last position of the main line has come about for the fifth time (FIDE 9.6.1).
    fn is_fivefold(&self) -> bool {
        let Some((last, before)) = self.lines[0].positions.split_last() else { return false };
        let since_irreversible = usize::from(last.halfmoves());
        // Four returns to a position take sixteen plies at least.
        if since_irreversible < 16 {
            return false;
        }
        let before = before.iter().rev().chain(self.earlier.iter().rev().map(|(position, _)| position));
        let same_turn = before.take(since_irreversible).skip(1).step_by(2);
        same_turn.filter(|position| position.is_same_position(last)).count() >= 4
    }

    /// How the main line ends by the Laws alone.
    fn outcome(&self) -> Option<Outcome> {
        let main = self.lines.first()?;
        if main.is_broken {
            return None;
        }
        let outcome = match main.positions.last()?.outcome() {
            None if self.is_fivefold() => Some(Outcome::FivefoldRepetition),
            outcome => outcome,
        };
        let is_automatic = matches!(outcome, Some(Outcome::FivefoldRepetition | Outcome::SeventyFiveMoves));
        outcome.filter(|_| !(is_automatic && self.lenience.before_automatic_draws))
    }
}

/// Room for the positions of a line, with its start if that is known.
fn positions_from(start: Option<Position>, plies: usize) -> Vec<Position> {
    let mut positions = Vec::with_capacity(plies + 1);
    positions.extend(start);
    positions
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

/// Whether a mark is not so in the position after the move.
fn false_mark(mark: CheckMark, after: &Position) -> Option<FalseClaim> {
    let checkers = after.checkers();
    match mark {
        CheckMark::Check | CheckMark::Double if checkers.is_empty() => Some(FalseClaim::Check(mark)),
        CheckMark::Check => None,
        CheckMark::Double if checkers.more_than_one() || !after.has_legal_move() => None,
        CheckMark::Double => Some(FalseClaim::DoubleCheck),
        CheckMark::Mate if checkers.is_empty() => Some(FalseClaim::MateWithoutCheck),
        CheckMark::Mate => after
            .legal_moves()
            .first()
            .map(|&escape| FalseClaim::Mate { escape: after.san(escape), color: after.turn() }),
    }
}

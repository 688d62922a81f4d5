//! [`Referee`]: a game's text in, a [`Verdict`] out: the game as far as it is legal, and every mistake.

use alloc::string::String;
use alloc::vec::Vec;

use super::diagnostic::Diagnostic;
use super::follower::Follower;
use super::reader::GameReader;
use super::syntax::{Branch, GameSyntax, MoveText, NumberSyntax, SyntaxBuilder, SyntaxProblem, TagSyntax};
use super::tags::{GameStart, JudgedTags};
use super::visitor::{LateClaim, Visitor};
use crate::GameResult;
use crate::notation::span::Span;
use crate::rules::outcome::{Laws, Outcome};
use crate::{Move, Position};

/// A game as far as it is legal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// The tag pairs, in order.
    pub tags: Vec<(String, String)>,
    /// The main line first, then the variations; as many as the syntax has.
    pub lines: Vec<LineRecord>,
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
pub struct LineRecord {
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

/// Judges games.
///
/// ```
/// # use chess_types::{Position, judge::Referee};
/// let text = b"1. e4 e5 2. Qh5 Ke7 3. Qxe5#";
/// let verdict = Referee::default().judge_all(text).next().unwrap();
/// assert!(verdict.is_legal());
/// assert_eq!(verdict.record.moves().len(), 5);
///
/// let text = b"1. e4 e5 2. Qd3";
/// let verdict = Referee::new(Position::default()).judge_all(text).next().unwrap();
/// assert_eq!(verdict.diagnostics[0].title(text), "illegal move 2. Qd3: \
///     the white pawn on d2 stands between the queen on d1 and d3 (FIDE 3.5)");
/// let help = verdict.diagnostics[0].help.as_ref().unwrap();
/// assert_eq!(help.to_string(), "the queen on d1 can go to e2, f3, g4 or h5");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Referee {
    start: Position,
    earlier: Vec<Move>,
    follower: Follower,
    is_exacting: bool,
}

impl Referee {
    /// A referee of games that start from this position, unless their `FEN` tag names another.
    #[must_use]
    pub fn new(start: Position) -> Referee {
        Referee { start, ..Referee::default() }
    }

    /// The games go on after these legal moves: what they have repeated and who has moved in them counts. The record is
    /// of the game alone.
    ///
    /// ```
    /// # use chess_types::{History, judge::Referee};
    /// let mut earlier = History::default();
    /// for word in ["e4", "e5", "Ke2", "Ke7", "Ke1", "Ke8", "Nf3", "Nf6", "Bc4", "Bc5"] {
    ///     earlier.play(earlier.position().parse_san(word)?)?;
    /// }
    /// let text = b"6. O-O";
    /// let verdict = Referee::new(*earlier.start()).after(earlier.moves()).judge_all(text).next().unwrap();
    /// assert_eq!(
    ///     verdict.diagnostics[0].title(text),
    ///     "illegal move 6. O-O: the white king has moved with 2. Ke2 (FIDE 3.8.2.1)"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn after(mut self, earlier: &[Move]) -> Referee {
        self.earlier = earlier.to_vec();
        self
    }

    /// Which Laws decide whether a game has ended by itself.
    #[must_use]
    pub fn laws(mut self, laws: Laws) -> Referee {
        self.follower.laws = laws;
        self
    }

    /// Whether null moves pass in variations, where annotators use them to show a threat. The record of such a variation
    /// ends before the null move.
    #[must_use]
    pub fn null_moves_in_variations(mut self, pass: bool) -> Referee {
        self.follower.null_moves_in_variations = pass;
        self
    }

    /// Whether loose ends are mistakes too, which most readers of archives pass over because no move is in doubt: a number
    /// that no move follows, a variation without moves or with a result, a black figurine for a move of White. In source
    /// code they are mistakes.
    ///
    /// ```
    /// # use chess_types::judge::Referee;
    /// let mistakes = |referee: Referee| referee.judge_all(b"1. e4 e5 2.").next().unwrap().diagnostics.len();
    /// assert_eq!(mistakes(Referee::default()), 0);
    /// assert_eq!(mistakes(Referee::default().exacting(true)), 1);
    /// ```
    #[must_use]
    pub fn exacting(mut self, exacting: bool) -> Referee {
        self.is_exacting = exacting;
        self
    }

    /// Reads the next game of a reader and judges it: what is written, and the verdict on it.
    pub fn read(&mut self, games: &mut GameReader<'_>) -> Option<(GameSyntax, Verdict)> {
        let mut visitor = (SyntaxBuilder::new(), self.recorder(games.text()));
        let span = games.read::<dyn Visitor>(&mut visitor)?;
        let (syntax, recorder) = visitor;
        Some((GameSyntax { span, ..syntax.game }, recorder.finish(games.tags())))
    }

    /// [`Referee::read`] where there is one game, or a text without anything.
    pub fn read_or_empty(&mut self, games: &mut GameReader<'_>) -> (GameSyntax, Verdict) {
        let read = self.read(games);
        read.unwrap_or_else(|| (GameSyntax::empty(), self.recorder(&[]).finish(&[])))
    }

    /// Judges a game that has been read from this text.
    #[must_use]
    pub fn judge(&mut self, game: &GameSyntax, text: &[u8]) -> Verdict {
        let mut recorder = self.recorder(text);
        GameReader::starting_at(text, game.span.start).read::<dyn Visitor>(&mut recorder);
        recorder.finish(&game.tags)
    }

    /// Judges one game of a text after the other.
    pub fn judge_all(mut self, text: &[u8]) -> impl Iterator<Item = Verdict> {
        let mut games = GameReader::new(text);
        core::iter::from_fn(move || {
            let mut recorder = self.recorder(text);
            games.read::<dyn Visitor>(&mut recorder)?;
            Some(recorder.finish(games.tags()))
        })
    }

    fn recorder<'a>(&'a mut self, text: &'a [u8]) -> Recorder<'a> {
        self.follower.diagnostics.clear();
        self.follower.begin(Some(&self.start), &self.earlier);
        let start = *self.follower.position();
        Recorder {
            text,
            start,
            is_exacting: self.is_exacting,
            follower: &mut self.follower,
            lines: Vec::from([LineRecord { branch: None, start, moves: Vec::new(), end: start }]),
            open: Vec::from([OpenLine { line: 0, plies: 0, is_recorded: true }]),
            result: None,
        }
    }
}

/// Keeps the legal moves of a game.
struct Recorder<'a> {
    text: &'a [u8],
    /// Where the game starts, or would, were its `FEN` tag a position.
    start: Position,
    is_exacting: bool,
    follower: &'a mut Follower,
    lines: Vec<LineRecord>,
    /// The lines that are open, the main line first.
    open: Vec<OpenLine>,
    result: Option<(GameResult, Span)>,
}

#[derive(Clone, Copy)]
struct OpenLine {
    line: usize,
    /// Moves written so far, legal or not.
    plies: usize,
    /// Whether every move so far was legal and no null move.
    is_recorded: bool,
}

impl Recorder<'_> {
    fn finish(self, tags: &[TagSyntax]) -> Verdict {
        let outcome = self.follower.end();
        self.follower.judge_result(self.text, tags, self.result, outcome);
        let mut diagnostics = core::mem::take(&mut self.follower.diagnostics);
        diagnostics.sort_by_key(|diagnostic| diagnostic.span.start);
        let record = GameRecord {
            tags: tags.iter().map(|tag| tag.text(self.text)).collect(),
            lines: self.lines,
            result: self.result.map(|(result, _)| result),
            outcome,
        };
        Verdict { record, diagnostics }
    }

    fn current(&mut self) -> &mut OpenLine {
        let last = self.open.len() - 1;
        &mut self.open[last]
    }
}

impl Visitor for Recorder<'_> {
    fn tags(&mut self, tags: &[TagSyntax]) {
        let JudgedTags { start, variant, .. } = self.follower.judge_tags(self.text, tags);
        let is_other_game = self.follower.judge_variant(self.text, variant);
        let start = match start {
            _ if is_other_game => None,
            GameStart::Unsaid => return,
            GameStart::Position(position) => Some(position),
            GameStart::Unknown => None,
        };
        // What was played elsewhere has nothing to do with it.
        self.follower.begin(start.as_ref(), &[]);
        self.start = start.unwrap_or(self.start);
        (self.lines[0].start, self.lines[0].end) = (self.start, self.start);
    }

    fn written_move(&mut self, written: &MoveText) {
        let played = self.follower.play(self.text, written);
        let end = *self.follower.position();
        // Figurines are three bytes long, and begin with this one.
        if self.is_exacting && self.text[written.span.start] == 0xE2 {
            self.follower.judge_figurine(self.text, written.span, played);
        }
        let current = self.current();
        current.plies += 1;
        match played {
            Some(played) if current.is_recorded => {
                let line = current.line;
                self.lines[line].moves.push(played);
                self.lines[line].end = end;
            }
            _ => current.is_recorded = false,
        }
    }

    fn claim(&mut self, claim: LateClaim, span: Span) {
        self.follower.claim(claim, span);
    }

    fn open(&mut self, has_move: bool) {
        let &mut OpenLine { line, plies, .. } = self.current();
        self.follower.open(has_move);
        let start = *self.follower.position();
        let start = if self.follower.is_followed() { start } else { self.start };
        let branch = plies.checked_sub(1).map(|ply| Branch { line, ply });
        self.open.push(OpenLine { line: self.lines.len(), plies: 0, is_recorded: true });
        self.lines.push(LineRecord { branch, start, moves: Vec::new(), end: start });
    }

    fn close(&mut self) {
        self.follower.close();
        self.open.pop();
    }

    fn last_number(&mut self, number: NumberSyntax) {
        self.follower.last_number(number);
    }

    fn result(&mut self, result: GameResult, span: Span) {
        if self.open.len() == 1 {
            self.result = Some((result, span));
        }
    }

    fn problem(&mut self, problem: SyntaxProblem, span: Span) {
        if self.is_exacting || !problem.is_loose_end() {
            self.follower.report_syntax(problem, span);
        }
    }
}

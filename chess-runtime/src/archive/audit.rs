//! [`Auditor`]: a chunk in, what was counted and what is wrong out.
//!
//! The follower judges every move, number and claim, as it does for the compiler, so the words are the same. The auditor adds
//! what only archives ask: a result, the Laws of the game's date, other variants, style. It keeps tallies and mistakes, and no
//! game.

use std::borrow::ToOwned;
use std::format;
use std::sync::Arc;
use std::vec::Vec;

use chess_types::GameResult;
use chess_types::judge::{
    Diagnostic, Follower, GameReader, GameStart, JudgedTags, LateClaim, MoveText, NumberSyntax, Problem,
    SyntaxProblem, TagSyntax, Visitor, missing_result,
};
use chess_types::notation::{PlainMove, Span, decode};
use chess_types::reasons::Group;
use chess_types::{CastleSide, Laws, Role, Rule, Square, WrittenKind, WrittenMove, WrittenMoveError};

use super::finding::GameName;
use super::findings::{Findings, Mistake};
use super::options::{CheckOptions, laws_of_date};
use super::order::Checked;
use super::style::Style;
use super::tally::{GameTally, Totals};
use crate::pgn::Chunk;

/// Checks one chunk after the other. It keeps its memory from one to the next.
pub(super) struct Auditor<'o> {
    options: &'o CheckOptions,
    /// Whether wrong numbers are told. Where they are not, numbers are not looked at: a number for the other side would
    /// hide what is wrong with its move.
    has_numbers: bool,
    /// Whether a plain move needs nothing but to be followed and counted.
    is_plain: bool,
    follower: Follower,
    style: Option<Style>,
    /// What the follower does not know of.
    mistakes: Vec<Mistake>,
}

impl<'o> Auditor<'o> {
    pub(super) fn new(options: &'o CheckOptions) -> Auditor<'o> {
        let has_numbers = options.rules.severity(Rule::WrongMoveNumber).is_some();
        let style = options.rules.has(Group::Style).then(Style::default);
        let mut follower = Follower::default();
        follower.null_moves_in_variations = options.null_moves_in_variations;
        Auditor { options, has_numbers, is_plain: style.is_none(), follower, style, mistakes: Vec::new() }
    }

    /// Checks the games of a chunk.
    pub(super) fn check(&mut self, file: Arc<str>, chunk: &Chunk) -> Checked {
        let mut totals = Totals { bytes: chunk.text.len() as u64, ..Totals::default() };
        let mut findings = Findings::new(&self.options.rules, file, chunk);
        let mut games = GameReader::new(&chunk.text);
        if chunk.is_too_large {
            if let Some(span) = games.read::<dyn Visitor>(&mut ()) {
                totals.games += 1;
                let first = Span::new(span.start, span.start + 1);
                let mistake = Mistake::new(Rule::TooLarge, first, "this is too large to be a game");
                findings.take(&name_of(games.tags(), chunk, span, totals.games), mistake);
            }
        } else {
            while self.check_game(&mut games, &mut totals, &mut findings) {}
        }
        Checked::new(totals, findings.found)
    }

    /// Checks the next game. False if there is none.
    fn check_game(
        &mut self,
        games: &mut GameReader<'_>,
        totals: &mut Totals,
        findings: &mut Findings<'_>,
    ) -> bool {
        let mut audit = Audit::new(games.text(), self);
        let Some(span) = games.read(&mut audit) else { return false };
        audit.finish(games.tags(), span);
        totals.add_game(&audit.tally);
        if !self.follower.diagnostics.is_empty() || !self.mistakes.is_empty() {
            let found = findings.found.len();
            self.tell(games, span, totals.games, findings);
            totals.faulty_games += u64::from(findings.found.len() > found);
        }
        true
    }

    /// Gives all mistakes of a game to the findings, in the order of the text.
    #[cold]
    fn tell(&mut self, games: &GameReader<'_>, span: Span, number: u64, findings: &mut Findings<'_>) {
        let text = games.text();
        let is_selected = |it: &Diagnostic| self.options.rules.severity(it.rule()).is_some();
        let told = self.follower.diagnostics.drain(..).filter(is_selected).map(|it| Mistake::of(it, text));
        let mut mistakes: Vec<Mistake> = told.chain(self.mistakes.drain(..)).collect();
        mistakes.sort_by_key(|mistake| mistake.span.start);
        let name = name_of(games.tags(), findings.chunk, span, number);
        mistakes.into_iter().for_each(|mistake| findings.take(&name, mistake));
    }
}

fn name_of(tags: &[TagSyntax], chunk: &Chunk, span: Span, number: u64) -> GameName {
    let text = &chunk.text;
    let value = |name: &str| TagSyntax::named(tags, text, name.as_bytes()).map(|tag| tag.text(text).1);
    GameName {
        number: Some(number),
        offset: chunk.offset + span.start as u64,
        tags: GameName::TAGS.map(value),
    }
}

/// The audit of one game, while it is read.
struct Audit<'a, 'o> {
    text: &'a [u8],
    auditor: &'a mut Auditor<'o>,
    tally: GameTally,
    result: Option<(GameResult, Span)>,
    /// The last move of the main line; empty before the first.
    last_move: Span,
    /// Whether a result may be there and be taken for something else.
    may_hide_result: bool,
    /// Whether the game is played by other rules, so that nothing of it is judged.
    is_other_game: bool,
    /// The first move of the main line that was refused.
    refused: Option<Refused>,
}

/// A refused move of the main line, and whether it and all that follow put kings into the centre.
struct Refused {
    span: Span,
    plies: u32,
    are_kings_in_centre: bool,
}

impl<'a, 'o> Audit<'a, 'o> {
    fn new(text: &'a [u8], auditor: &'a mut Auditor<'o>) -> Audit<'a, 'o> {
        Audit {
            text,
            auditor,
            tally: GameTally::default(),
            result: None,
            last_move: Span::default(),
            may_hide_result: false,
            is_other_game: false,
            refused: None,
        }
    }

    /// The game has been read.
    fn finish(&mut self, tags: &[TagSyntax], span: Span) {
        self.tally.result = self.result.map(|(result, _)| result);
        let follower = &mut self.auditor.follower;
        let outcome = follower.end();
        if self.is_other_game {
            follower.diagnostics.clear();
            self.auditor.mistakes.retain(|mistake| mistake.rule == Rule::UnknownVariant);
            return;
        }
        self.tally.outcome = outcome;
        follower.judge_result(self.text, tags, self.result, outcome);
        self.settle_style();
        if self.result.is_none() && !self.may_hide_result {
            self.report_missing_result(tags, span);
        }
        if self.refused.is_some() {
            self.report_digital_board();
        }
        if let Some(style) = &mut self.auditor.style {
            style.finish(tags, span, self.text, &mut self.auditor.mistakes);
        }
    }

    /// A game that has no result where it ends.
    #[cold]
    fn report_missing_result(&mut self, tags: &[TagSyntax], span: Span) {
        let Auditor { options, mistakes, .. } = &mut *self.auditor;
        if options.rules.severity(Rule::MissingResult).is_none() {
            return;
        }
        let last = Some(self.last_move).filter(|last| last.end > last.start);
        mistakes.push(Mistake::of(missing_result(tags, span, last, self.text), self.text));
    }

    /// Players show an electronic board the result with both kings on e4, d5, e5 or d4: an illegal move of a king to
    /// the centre in one of the last two plies is told as what it is.
    #[cold]
    fn report_digital_board(&mut self) {
        let Some(Refused { span, plies: ..=2, are_kings_in_centre: true }) = self.refused else { return };
        let Auditor { follower, mistakes, .. } = &mut *self.auditor;
        let is_it = |it: &Diagnostic| it.span == span && matches!(it.problem, Problem::Illegal(_));
        let Some(index) = follower.diagnostics.iter().position(is_it) else { return };
        let diagnostic = follower.diagnostics.remove(index);
        mistakes.push(Mistake {
            rule: Rule::DigitalBoard,
            span,
            title: format!(
                "{}: a king was put in the centre to mark the result, and the board recorded it as a move",
                decode(span.of(self.text))
            ),
            help: Some("remove it and what follows it up to the result".to_owned()),
            number: diagnostic.number,
            position: diagnostic.position,
        });
    }

    /// A move that was not played: refused, after one that was, or a null move.
    #[cold]
    fn not_played(&mut self, written: &MoveText) {
        if !self.auditor.follower.is_main_line() {
            return;
        }
        let in_centre = matches!(
            written.written,
            Ok(WrittenMove {
                kind: WrittenKind::Piece {
                    role: Role::King,
                    to: Square::E4 | Square::D5 | Square::E5 | Square::D4,
                    ..
                },
                ..
            })
        );
        let refused =
            self.refused.get_or_insert(Refused { span: written.span, plies: 0, are_kings_in_centre: true });
        refused.plies += 1;
        refused.are_kings_in_centre &= in_centre;
    }

    /// Counts a move.
    #[inline(always)]
    fn count(&mut self, span: Span) {
        if self.auditor.follower.is_main_line() {
            self.tally.plies += 1;
            self.last_move = span;
        } else {
            self.tally.side_plies += 1;
        }
    }

    /// Follows a move and counts it.
    fn follow(&mut self, written: &MoveText) {
        self.count(written.span);
        if self.auditor.style.is_some() {
            self.settle_style();
        }
        let played = self.auditor.follower.play(self.text, written);
        if let Some(style) = &mut self.auditor.style {
            style.played(written.span, played, self.auditor.follower.before());
        }
        if played.is_none() {
            self.not_played(written);
        }
    }

    /// `o-o` as what it means.
    #[cold]
    fn castling(&mut self, written: MoveText, side: CastleSide) -> MoveText {
        let title = format!("castling is written {}", side.san());
        let mistake = Mistake::new(Rule::MoveStyle, written.span, title);
        self.auditor.mistakes.push(mistake.help(format!("write {}", side.san())));
        let castle = WrittenMove { kind: WrittenKind::Castle(side), mark: None, en_passant: false };
        let number = written.number.filter(|_| self.auditor.has_numbers);
        MoveText { written: Ok(castle), number, ..written }
    }

    /// Tells the style of the last move, to which nothing can be added any more.
    fn settle_style(&mut self) {
        let Auditor { style, follower, mistakes, .. } = &mut *self.auditor;
        if let Some(style) = style {
            style.settle(self.text, &follower.diagnostics, mistakes);
        }
    }
}

impl Visitor for Audit<'_, '_> {
    #[inline]
    fn tags(&mut self, tags: &[TagSyntax]) {
        let text = self.text;
        let Auditor { options, follower, mistakes, .. } = &mut *self.auditor;
        let JudgedTags { start, date, variant } = follower.judge_tags(text, tags);
        follower.laws = match (options.laws, date) {
            (Some(laws), _) => laws,
            (None, Some(date)) => laws_of_date(date.value.of(text)),
            (None, None) => Laws::Current,
        };
        if let Some(tag) = variant.filter(|tag| !tag.is_chess_variant(text)) {
            self.is_other_game = true;
            let name = decode(tag.value.of(text));
            let title = format!("{name} is played by other rules, and its moves are not checked");
            mistakes.push(Mistake::new(Rule::UnknownVariant, tag.span, title));
        }
        self.tally.has_fen = !matches!(start, GameStart::Unsaid);
        match start {
            _ if self.is_other_game => follower.begin(None, &[]),
            GameStart::Unsaid => follower.begin(Some(&chess_types::Position::STANDARD), &[]),
            GameStart::Position(start) => follower.begin(Some(&start), &[]),
            GameStart::Unknown => follower.begin(None, &[]),
        }
    }

    #[inline(always)]
    fn plain_move(&mut self, plain: PlainMove, span: Span, number: Option<NumberSyntax>) -> bool {
        let Auditor { follower, is_plain, has_numbers, .. } = &mut *self.auditor;
        let number = if *has_numbers { number } else { None };
        let is_followed = *is_plain && follower.play_plain(plain, span, number).is_some();
        if is_followed {
            self.count(span);
        }
        is_followed
    }

    fn written_move(&mut self, written: &MoveText) {
        // `o-o` is castling to everybody but the standard.
        if let Err(WrittenMoveError::LowerCaseCastle(side)) = written.written {
            let written = self.castling(*written, side);
            return self.follow(&written);
        }
        if self.auditor.has_numbers {
            self.follow(written);
        } else {
            self.follow(&MoveText { number: None, ..*written });
        }
    }

    fn claim(&mut self, claim: LateClaim, span: Span) {
        self.auditor.follower.claim(claim, span);
        if let Some(style) = &mut self.auditor.style {
            style.claimed(span);
        }
    }

    fn glyph(&mut self, glyph: u8, span: Span) {
        let Auditor { style, mistakes, .. } = &mut *self.auditor;
        if let Some(style) = style {
            style.glyph(glyph, span, self.text, mistakes);
        }
    }

    fn open(&mut self, has_move: bool) {
        self.settle_style();
        self.auditor.follower.open(has_move);
    }

    fn close(&mut self) {
        self.settle_style();
        self.auditor.follower.close();
    }

    fn last_number(&mut self, number: NumberSyntax) {
        if self.auditor.has_numbers {
            self.auditor.follower.last_number(number);
        }
    }

    fn result(&mut self, result: GameResult, span: Span) {
        if self.auditor.follower.is_main_line() {
            self.result = Some((result, span));
        }
    }

    /// Macros take angle brackets for decoration; in an archive they belong nowhere.
    fn angle(&mut self, span: Span) {
        self.problem(SyntaxProblem::Stray, span);
    }

    fn problem(&mut self, problem: SyntaxProblem, span: Span) {
        self.may_hide_result |= matches!(
            problem,
            SyntaxProblem::UnclosedComment | SyntaxProblem::UnclosedVariation | SyntaxProblem::BadTag
        );
        self.auditor.follower.report_syntax(problem, span);
    }
}

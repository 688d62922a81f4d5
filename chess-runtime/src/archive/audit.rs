//! [`Auditor`]: a chunk in, what was counted and what is wrong out.
//!
//! The follower judges every move, number and claim, as it does for the compiler, so the words are the same. The auditor adds
//! what only archives ask: a result, the Laws of the game's date, other variants, style. It keeps tallies and mistakes, and no
//! game.

use core::mem::take;
use std::borrow::ToOwned;
use std::format;
use std::string::ToString;
use std::sync::Arc;
use std::vec::Vec;

use chess_types::GameResult;
use chess_types::judge::{
    Diagnostic, Follower, GameReader, GameStart, JudgedTags, LateClaim, MoveText, NotPgn, NumberSyntax,
    Problem, Quota, SyntaxProblem, TagSyntax, Visitor, missing_result,
};
use chess_types::notation::{Lexer, PlainMove, Span, TokenKind, decode};
use chess_types::reasons::Group;
use chess_types::{CastleSide, Laws, Role, Rule, Square, WrittenKind, WrittenMove, WrittenMoveError};

use super::finding::GameName;
use super::findings::{Findings, Mistake, Mistakes};
use super::options::{CheckOptions, laws_of_date};
use super::order::Checked;
use super::style::Style;
use super::tally::{GameTally, Totals};
use crate::pgn::Chunk;

/// Checks one chunk after the other. It keeps its memory from one to the next.
pub(super) struct Auditor<'o> {
    options: &'o CheckOptions,
    /// Whether a plain move needs nothing but to be followed and counted.
    is_plain: bool,
    follower: Follower,
    style: Option<Style>,
    /// What the follower does not know of.
    mistakes: Mistakes,
}

/// So many findings are reported at once.
const FINDINGS_OF_A_PART: usize = 1000;

/// So many mistakes of one rule are told of one game; the others are counted.
const MOST_OF_A_RULE: u64 = 20;

impl<'o> Auditor<'o> {
    pub(super) fn new(options: &'o CheckOptions) -> Auditor<'o> {
        let style = options.rules.has(Group::Style).then(Style::default);
        let mut follower = Follower::default();
        follower.null_moves_in_variations = options.null_moves_in_variations;
        follower.quota = Quota::of(MOST_OF_A_RULE);
        Auditor {
            options,
            is_plain: style.is_none(),
            follower,
            style,
            mistakes: Mistakes::new(MOST_OF_A_RULE),
        }
    }

    /// Checks the games of a chunk. What is found is reported in parts: a chunk can have more findings than fit in memory.
    /// The last part is returned.
    pub(super) fn check(
        &mut self,
        file: Arc<str>,
        chunk: &Chunk,
        report: &mut dyn FnMut(Checked),
    ) -> Checked {
        let mut totals = Totals { bytes: chunk.text.len() as u64, ..Totals::default() };
        let mut findings = Findings::new(&self.options.rules, file, chunk);
        let mut games = GameReader::new(&chunk.text).bounded();
        if chunk.is_too_large {
            if let Some(span) = games.read::<dyn Visitor>(&mut ()) {
                totals.games += 1;
                let first = Span::new(span.start, span.start + 1);
                let mistake = Mistake::new(Rule::TooLarge, first, "this is too large to be a game");
                findings.take(&name_of(games.tags(), chunk, span, totals.games), mistake);
            }
            return Checked::new(totals, findings.found);
        }
        while self.check_game(&mut games, &mut totals, &mut findings) {
            if findings.found.len() >= FINDINGS_OF_A_PART {
                report(Checked::new(take(&mut totals), take(&mut findings.found)));
            }
        }
        Checked::new(totals, findings.found)
    }

    /// Tells that a chunk is the beginning of something that is no PGN.
    pub(super) fn refuse(&self, file: Arc<str>, chunk: &Chunk, kind: NotPgn) -> Checked {
        let totals = Totals { bytes: chunk.text.len() as u64, ..Totals::default() };
        let mut findings = Findings::new(&self.options.rules, file, chunk);
        let first = Span::new(0, chunk.text.len().min(1));
        let mistake = Mistake::new(Rule::NotPgn, first, kind.to_string()).help(kind.help());
        findings.take(&GameName::default(), mistake);
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
        let refused = audit.refused.as_ref().map(|refused| refused.span);
        totals.add_game(&audit.tally);
        if !self.follower.diagnostics.is_empty() || !self.mistakes.kept.is_empty() {
            let found = findings.found.len();
            self.tell(games, span, refused, totals.games, findings);
            totals.faulty_games += u64::from(findings.found.len() > found);
        }
        true
    }

    /// Gives all mistakes of a game to the findings, in the order of the text.
    #[cold]
    fn tell(
        &mut self,
        games: &GameReader<'_>,
        span: Span,
        refused: Option<Span>,
        number: u64,
        findings: &mut Findings<'_>,
    ) {
        let text = games.text();
        let diagnostics = self.follower.diagnostics.drain(..);
        let mut mistakes: Vec<Mistake> = diagnostics.map(|it| Mistake::of(it, text)).collect();
        let over_quota: Vec<_> = self.follower.quota.settle().chain(self.mistakes.quota.settle()).collect();
        mistakes.append(&mut self.mistakes.kept);
        mistakes.sort_by_key(|mistake| mistake.span.start);
        for (rule, more) in over_quota {
            if let Some(last) = mistakes.iter_mut().rfind(|mistake| mistake.rule == rule) {
                last.more += more;
            }
        }
        mistakes.extend(brace_in_comment(text, span, &mistakes));
        // Before anything is gathered: what is left out must take nothing with it.
        mistakes.retain(|mistake| self.options.rules.severity(mistake.rule).is_some());
        if let Some(refused) = refused {
            gather_unreadable(&mut mistakes, refused);
        }
        mistakes.sort_by_key(|mistake| mistake.span.start);
        let name = name_of(games.tags(), findings.chunk, span, number);
        mistakes.into_iter().for_each(|mistake| findings.take(&name, mistake));
    }
}

/// Where the main line is refused because a word is no move, what follows it is most often no movetext at all: all that cannot be
/// read there is one mistake.
fn gather_unreadable(mistakes: &mut Vec<Mistake>, refused: Span) {
    let is_it = |mistake: &Mistake| mistake.rule == Rule::NotAMove && mistake.span == refused;
    let Some(first) = mistakes.iter().position(is_it) else { return };
    let mut more = 0;
    let mut index = 0;
    mistakes.retain(|mistake| {
        index += 1;
        let is_one_of_many = index > first + 1
            && mistake.rule.group() == Group::Syntax
            && mistake.rule != Rule::UnclosedComment;
        more += if is_one_of_many { 1 + mistake.more } else { 0 };
        !is_one_of_many
    });
    mistakes[first].more += more;
}

/// The last comment with a brace in it before the first move or number that is wrong: perhaps it is two comments, and moves
/// between them.
fn brace_in_comment(text: &[u8], game: Span, mistakes: &[Mistake]) -> Option<Mistake> {
    let is_wrong_play = |it: &&Mistake| {
        it.rule.group() == Group::Moves || matches!(it.rule, Rule::WrongMoveNumber | Rule::NotAMove)
    };
    let wrong = mistakes.iter().find(is_wrong_play)?;
    let comments =
        Lexer::starting_at(text, game.start).take_while(|token| token.span.start < wrong.span.start);
    let braces = comments.filter_map(|token| match token.kind {
        TokenKind::Comment { text: inside } if text[token.span.start] == b'{' => {
            let at = inside.start + inside.of(text).iter().position(|&byte| byte == b'{')?;
            Some(Span::new(at, at + 1))
        }
        _ => None,
    });
    let title = "this comment has a { in it: perhaps the } of the one before it is missing";
    braces.last().map(|span| Mistake::new(Rule::BraceInComment, span, title))
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
            self.auditor.mistakes.kept.retain(|mistake| mistake.rule == Rule::UnknownVariant);
            follower.quota.forget();
            self.auditor.mistakes.quota.forget();
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
            more: 0,
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
        self.may_hide_result |= written.written.is_err();
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
        MoveText { written: Ok(castle), ..written }
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
        let Auditor { follower, is_plain, .. } = &mut *self.auditor;
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
        self.follow(written);
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
        self.auditor.follower.last_number(number);
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

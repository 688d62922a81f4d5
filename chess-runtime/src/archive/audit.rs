//! The patient way through a game: all that is wrong with it, in the referee's words.
//!
//! In: a game's syntax and its chunk. Out: findings. The referee judges; here it is decided what of that
//! an archive cares about, and what only an archive asks for is added: a result, a style.

use std::borrow::ToOwned;
use std::format;
use std::string::{String, ToString};
use std::sync::Arc;
use std::vec::Vec;

use chess_types::judge::{
    Diagnostic, GameSyntax, Lenience, MoveSyntax, Problem, SyntaxProblem, Verdict, judge_leniently,
};
use chess_types::notation::{Excerpt, MoveNumber, Span, TokenKind, decode};
use chess_types::{Outcome, Position, Role, Square, WrittenKind, WrittenMove, WrittenMoveError};

use super::check::{Laws, Options};
use super::finding::{Finding, GameName};
use super::lines::Lines;
use super::rules::{Group, Rule};
use super::style;
use super::tally::GameTally;
use crate::pgn::Chunk;

/// A mistake before it is known whether anybody asks for it.
pub(super) struct Mistake {
    pub(super) rule: &'static str,
    pub(super) span: Span,
    pub(super) title: String,
    pub(super) help: Option<String>,
    pub(super) number: Option<MoveNumber>,
    pub(super) position: Option<Position>,
}

impl Mistake {
    /// A mistake that is about no move.
    pub(super) fn new(rule: &'static str, span: Span, title: impl Into<String>) -> Mistake {
        Mistake { rule, span, title: title.into(), help: None, number: None, position: None }
    }

    pub(super) fn help(mut self, help: impl Into<String>) -> Mistake {
        self.help = Some(help.into());
        self
    }
}

/// Where the findings of a chunk go.
pub(super) struct Findings<'a> {
    pub(super) options: &'a Options,
    pub(super) file: Arc<str>,
    pub(super) chunk: &'a Chunk,
    pub(super) lines: Lines,
    pub(super) found: Vec<Finding>,
}

impl Findings<'_> {
    /// Takes a mistake, if its rule is asked for.
    pub(super) fn take(&mut self, game: &GameName, mistake: Mistake) {
        let Some(rule) = Rule::named(mistake.rule) else { return };
        let Some(severity) = self.options.rules.severity(rule) else { return };
        let text = &self.chunk.text;
        let (place, row) = self.lines.place(self.chunk, mistake.span.start);
        let span = Span::new(mistake.span.start, mistake.span.end.max(mistake.span.start));
        let excerpt = Excerpt::of_row(text, span, row, (place.line as usize, place.column as usize));
        let written = decode(mistake.span.of(text));
        let written: String =
            written.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(80).collect();
        self.found.push(Finding {
            rule,
            severity,
            file: self.file.clone(),
            place,
            game: game.clone(),
            number: mistake.number,
            written,
            title: mistake.title,
            help: mistake.help,
            position: mistake.position,
            excerpt,
        });
    }
}

/// Audits a game: what is wrong goes into `findings`, what is counted comes back.
pub(super) fn audit(mut game: GameSyntax, name: &GameName, findings: &mut Findings<'_>) -> GameTally {
    let text = &findings.chunk.text;
    let options = findings.options;
    let mut mistakes = Vec::new();
    if let Some(mistake) = unknown_variant(&game, text) {
        findings.take(name, mistake);
        return tally(&game, text, None);
    }
    accept_lower_case_castling(&mut game, &mut mistakes);
    if Rule::named("wrong-move-number").and_then(|rule| options.rules.severity(rule)).is_none() {
        // A number for the other side would hide what is wrong with its move.
        game.lines.iter_mut().flat_map(|line| &mut line.moves).for_each(|written| written.number = None);
    }
    let lenience = Lenience {
        before_automatic_draws: !options.laws.have_automatic_draws(game.tag(text, b"Date").as_deref()),
        null_moves_in_variations: options.null_moves_in_variations,
    };
    let verdict = judge_leniently(&game, text, Position::default(), lenience);
    for diagnostic in &verdict.diagnostics {
        mistakes.push(mistake(diagnostic, &game, &verdict, text));
    }
    angle_brackets(&game, text, &mut mistakes);
    if game.result.is_none() && !game.problems.iter().any(|(problem, _)| hides_result(*problem)) {
        mistakes.push(missing_result(&game, text));
    }
    if options.rules.has(Group::Style) {
        style::look(&game, text, &verdict, &mut mistakes);
    }
    mistakes.sort_by_key(|mistake| mistake.span.start);
    mistakes.into_iter().for_each(|mistake| findings.take(name, mistake));
    tally(&game, text, verdict.record.outcome)
}

/// A game of other rules. Nobody here knows whether its moves are legal.
fn unknown_variant(game: &GameSyntax, text: &[u8]) -> Option<Mistake> {
    let tag = game.tags.iter().find(|tag| tag.name.of(text) == b"Variant")?;
    let value = tag.value.of(text);
    if is_known_variant(value) {
        return None;
    }
    let title = format!("{} is played by other rules, and its moves are not checked", decode(value));
    Some(Mistake::new("unknown-variant", tag.span, title))
}

/// Whether the value of a `Variant` tag is a name for chess, or for Chess960.
pub(super) fn is_known_variant(value: &[u8]) -> bool {
    let letters = value.iter().filter(|byte| byte.is_ascii_alphanumeric());
    let name: Vec<u8> = letters.map(u8::to_ascii_lowercase).collect();
    let known: [&[u8]; 11] = [
        b"",
        b"chess",
        b"normal",
        b"standard",
        b"fromposition",
        b"chess960",
        b"960",
        b"fischerandom",
        b"fischerrandom",
        b"fischerrandomchess",
        b"freestyle",
    ];
    known.contains(&&name[..])
}

fn tally(game: &GameSyntax, text: &[u8], outcome: Option<Outcome>) -> GameTally {
    let plies = |line: &chess_types::judge::LineSyntax| line.moves.len() as u32;
    GameTally {
        plies: game.lines.first().map_or(0, plies),
        side_plies: game.lines.iter().skip(1).map(plies).sum(),
        result: game.result.map(|(result, _)| result),
        outcome,
        has_fen: game.tags.iter().any(|tag| tag.name.of(text).eq_ignore_ascii_case(b"FEN")),
    }
}

fn mistake(diagnostic: &Diagnostic, game: &GameSyntax, verdict: &Verdict, text: &[u8]) -> Mistake {
    let mistake = Mistake {
        rule: diagnostic.rule(),
        span: diagnostic.span,
        title: diagnostic.title(text),
        help: diagnostic.help.clone(),
        number: diagnostic.number,
        position: diagnostic.position,
    };
    match diagnostic.problem {
        Problem::Illegal(_) if marks_result(diagnostic, game, verdict) => Mistake {
            rule: "digital-board",
            title: format!(
                "{}: a king was put in the centre to mark the result, and the board recorded it as a move",
                decode(diagnostic.span.of(text))
            ),
            help: Some("remove it and what follows it up to the result".to_owned()),
            ..mistake
        },
        _ => mistake,
    }
}

/// Whether this is a king that jumps to the centre in one of the last two plies of the game: players show
/// an electronic board the result with both kings on e4, d5, e5 or d4.
fn marks_result(diagnostic: &Diagnostic, game: &GameSyntax, verdict: &Verdict) -> bool {
    let (Some(main), Some(played)) = (game.lines.first(), verdict.record.lines.first()) else { return false };
    let is_last = main.moves.len() - played.moves.len() <= 2;
    let Some(refused) = main.moves.get(played.moves.len()) else { return false };
    let centre = [Square::E4, Square::D5, Square::E5, Square::D4];
    let jumps = |written: &MoveSyntax| {
        matches!(written.written, Ok(WrittenMove { kind: WrittenKind::Piece { role: Role::King, to, .. }, .. })
            if centre.contains(&to))
    };
    is_last && refused.span == diagnostic.span && main.moves[played.moves.len()..].iter().all(jumps)
}

/// `o-o` is castling to everybody but the standard.
fn accept_lower_case_castling(game: &mut GameSyntax, mistakes: &mut Vec<Mistake>) {
    for written in game.lines.iter_mut().flat_map(|line| &mut line.moves) {
        if let Err(WrittenMoveError::LowerCaseCastle(side)) = written.written {
            written.written =
                Ok(WrittenMove { kind: WrittenKind::Castle(side), mark: None, en_passant: false });
            let title = format!("castling is written {}", side.san());
            let mistake = Mistake::new("move-style", written.span, title);
            mistakes.push(mistake.help(format!("write {}", side.san())));
        }
    }
}

/// Macros take angle brackets for decoration; in an archive they belong nowhere.
fn angle_brackets(game: &GameSyntax, text: &[u8], mistakes: &mut Vec<Mistake>) {
    if memchr::memchr2(b'<', b'>', game.span.of(text)).is_none() {
        return;
    }
    for token in game.tokens(text).filter(|token| token.kind == TokenKind::Angle) {
        mistakes.push(Mistake::new("stray", token.span, "this does not belong in a game"));
    }
}

/// Whether a result may be there and be taken for something else.
const fn hides_result(problem: SyntaxProblem) -> bool {
    matches!(
        problem,
        SyntaxProblem::UnclosedComment | SyntaxProblem::UnclosedVariation | SyntaxProblem::BadTag
    )
}

/// A game that has no result where it ends.
fn missing_result(game: &GameSyntax, text: &[u8]) -> Mistake {
    let last = game.lines.first().and_then(|line| line.moves.last()).map(|last| last.span);
    let last = last.or(game.tags.last().map(|tag| tag.span)).unwrap_or(game.span);
    let right = game.tag(text, b"Result").filter(|tag| !tag.is_empty()).unwrap_or_else(|| "*".to_string());
    Mistake::new("missing-result", last, "the game has no result after its moves")
        .help(format!("write {right} after it"))
}

impl Laws {
    /// Whether fivefold repetition and seventy-five moves ended a game of this date.
    pub(super) fn have_automatic_draws(self, date: Option<&str>) -> bool {
        match self {
            Laws::Current => true,
            Laws::Before2014 => false,
            Laws::OfTheDate => date.is_none_or(|date| !is_before_july_2014(date)),
        }
    }
}

/// Whether a PGN date, `2013.??.??`, is certainly before the Laws of July 2014.
fn is_before_july_2014(date: &str) -> bool {
    let mut numbers = date.split('.').map(|part| part.parse::<u32>().ok());
    match (numbers.next().flatten(), numbers.next().flatten()) {
        (Some(2014), Some(month)) => month < 7,
        (Some(year), _) => year < 2014,
        _ => false,
    }
}

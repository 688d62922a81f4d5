//! What the referee says, word for word: one row of `data/refusals.txt` for each way to be wrong.
//!
//! A row is the smallest game with one mistake, and the whole diagnostic: the rule's id, the bytes that it is
//! about, the sentence and the help. The referee must find exactly one mistake.

mod marked;

use std::collections::{BTreeMap, BTreeSet};

use chess_types::judge::{Diagnostic, FalseClaim, GameReader, Problem, Referee, SyntaxProblem};
use chess_types::reasons::CastlingLoss;
use chess_types::{CheckMark, Illegality, Position, WrittenMoveError};
use marked::{Marked, rows};

/// Every rule id. A new rule must be added here, and then to the table.
const RULES: [&str; 70] = [
    // Which piece, and how it moves.
    "no-such-piece",
    "not-there",
    "nothing-there",
    "wrong-color",
    "already-there",
    "own-piece",
    "cannot-reach",
    "blocked",
    "takes-king",
    "ambiguous",
    // The own king.
    "still-in-check",
    "double-check",
    "pinned",
    "into-attack",
    "kings-touch",
    // Pawns.
    "pawn-blocked",
    "nothing-to-take",
    "not-double-step",
    "pawn-backwards",
    "en-passant-not-now",
    "en-passant-expired",
    "en-passant-single-step",
    "en-passant-opens-check",
    "promotion-missing",
    "promotion-role",
    "promotion-too-early",
    "promotion-of-piece",
    // Castling.
    "castling-king-away",
    "castling-rook-away",
    "castling-right-lost",
    "castling-king-moved",
    "castling-rook-moved",
    "castling-rook-taken",
    "castling-blocked",
    "castling-in-check",
    "castling-through-check",
    "castling-into-check",
    // Claims.
    "false-capture",
    "false-en-passant",
    "false-check",
    "false-double-check",
    "false-mate",
    // The end of the game.
    "after-checkmate",
    "after-stalemate",
    "after-dead-position",
    "after-fivefold-repetition",
    "after-seventy-five-moves",
    "wrong-result",
    "result-mismatch",
    "unknown-result",
    // Writing.
    "not-a-move",
    "null-move",
    "wrong-move-number",
    "number-without-move",
    "nested-comment",
    "bad-glyph",
    "number-at-end",
    "empty-variation",
    "result-in-variation",
    "unknown-variant",
    "unclosed-comment",
    "unclosed-variation",
    "unopened-variation",
    "variation-without-move",
    "bad-tag",
    "glyph-without-move",
    "stray",
    "duplicate-tag",
    "setup-without-fen",
    "bad-fen",
];

/// A row of the table.
struct Case {
    line: usize,
    rule: String,
    start: Position,
    movetext: Marked,
    title: String,
    help: String,
}

impl Case {
    fn from_row((line, row): (usize, [String; 5])) -> Case {
        let [rule, start, movetext, title, help] = row;
        let start = match start.as_str() {
            "start" => Position::default(),
            fen => Position::from_fen(fen).unwrap_or_else(|error| panic!("line {line}: {error}")),
        };
        let movetext = Marked::from_field(&movetext);
        Case { line, rule, start, movetext, title, help }
    }

    /// All diagnostics of the referee for the game.
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let text = self.movetext.text.as_bytes();
        let games = GameReader::new(text);
        games
            .flat_map(|game| Referee::new(self.start).exacting(true).judge(&game, text).diagnostics)
            .collect()
    }
}

fn cases() -> Vec<Case> {
    rows("refusals.txt").into_iter().map(Case::from_row).collect()
}

#[test]
fn every_mistake_is_told_word_for_word() {
    let mut wrong = Vec::new();
    for case in cases() {
        let Marked { text, spans } = &case.movetext;
        let told = case.diagnostics();
        let told: Vec<String> = told.iter().map(|told| row(told, text.as_bytes())).collect();
        let [span] = &spans[..] else {
            panic!("line {} marks {} places, not one", case.line, spans.len());
        };
        let written = &text[span.clone()];
        let Case { line, rule, title, help, .. } = &case;
        let expected = format!("{rule} «{written}» at {span:?} | {title} | {help}");
        if told != [expected.clone()] {
            let told = told.join("\n           ");
            wrong.push(format!("line {line}: {text:?}\n  expected {expected}\n  but told {told}"));
        }
    }
    assert!(wrong.is_empty(), "{} rows are not so:\n{}", wrong.len(), wrong.join("\n"));
}

/// A diagnostic as a row of the table.
fn row(told: &Diagnostic, text: &[u8]) -> String {
    let span = told.span.start..told.span.end;
    let help = told.help.as_ref().map_or("-".to_owned(), |help| help.to_string().replace('\n', "\\n"));
    format!("{} «{}» at {span:?} | {} | {help}", told.rule(), told.written(text), told.title(text))
}

#[test]
fn every_rule_is_in_the_table_and_every_row_is_of_a_rule() {
    let listed: BTreeSet<&str> = RULES.into_iter().collect();
    assert_eq!(listed.len(), RULES.len(), "a rule is listed twice");
    let cases = cases();
    let shown: BTreeSet<&str> = cases.iter().map(|case| case.rule.as_str()).collect();
    let missing: Vec<_> = listed.difference(&shown).collect();
    let unknown: Vec<_> = shown.difference(&listed).collect();
    assert!(missing.is_empty() && unknown.is_empty(), "missing: {missing:?}, unknown: {unknown:?}");
}

/// Whether a problem has a certain sentence.
type Sentence = fn(&Problem) -> bool;

/// One rule can have several sentences, and the table must show each of them.
#[test]
fn every_sentence_is_in_the_table() {
    let diagnostics: Vec<Diagnostic> = cases().iter().flat_map(Case::diagnostics).collect();
    let has = |wanted: Sentence| diagnostics.iter().any(|told| wanted(&told.problem));
    let sentences: [(&str, Sentence); 27] = [
        ("not a move", |p| matches!(p, Problem::NotAMove(WrittenMoveError::NotAMove))),
        ("lower case", |p| matches!(p, Problem::NotAMove(WrittenMoveError::LowerCase(_)))),
        ("foreign letter", |p| matches!(p, Problem::NotAMove(WrittenMoveError::ForeignLetter(..)))),
        ("lower case castle", |p| matches!(p, Problem::NotAMove(WrittenMoveError::LowerCaseCastle(_)))),
        ("foreign script", |p| matches!(p, Problem::NotAMove(WrittenMoveError::ForeignScript(_)))),
        ("invisible", |p| matches!(p, Problem::NotAMove(WrittenMoveError::Invisible(_)))),
        ("figurine", |p| matches!(p, Problem::Claim(FalseClaim::Figurine(_)))),
        ("bad number", |p| matches!(p, Problem::Syntax(SyntaxProblem::BadNumber))),
        ("slashes", |p| matches!(p, Problem::Syntax(SyntaxProblem::Slashes))),
        ("second mark", |p| matches!(p, Problem::Syntax(SyntaxProblem::SecondMark))),
        ("null move", |p| matches!(p, Problem::NotAMove(WrittenMoveError::NullMove))),
        ("no promotion", |p| matches!(p, Problem::NotAMove(WrittenMoveError::Promotion))),
        ("takes", |p| matches!(p, Problem::Claim(FalseClaim::Takes))),
        ("en passant", |p| matches!(p, Problem::Claim(FalseClaim::EnPassant))),
        ("check", |p| matches!(p, Problem::Claim(FalseClaim::Check(CheckMark::Check)))),
        ("double check without check", |p| matches!(p, Problem::Claim(FalseClaim::Check(CheckMark::Double)))),
        ("double check", |p| matches!(p, Problem::Claim(FalseClaim::DoubleCheck))),
        ("mate without check", |p| matches!(p, Problem::Claim(FalseClaim::MateWithoutCheck))),
        ("mate", |p| matches!(p, Problem::Claim(FalseClaim::Mate { .. }))),
        ("stray", |p| matches!(p, Problem::Syntax(SyntaxProblem::Stray))),
        (
            "side of a number",
            |p| matches!(p, Problem::Number { side: Some(side), right, .. } if *side != right.color),
        ),
        ("number", |p| matches!(p, Problem::Number { side: None, .. })),
        ("not a FEN", |p| matches!(p, Problem::Fen(chess_types::FenError::Syntax { .. }))),
        ("not a position", |p| matches!(p, Problem::Fen(chess_types::FenError::Setup(_)))),
        ("king castled", |p| {
            matches!(p, Problem::Illegal(Illegality::CastlingLost { loss: CastlingLoss::KingMoved(when), .. })
                if when.san.starts_with("O-O"))
        }),
        (
            "one mover",
            |p| matches!(p, Problem::Illegal(Illegality::CannotReach { from, .. }) if !from.more_than_one()),
        ),
        (
            "many movers",
            |p| matches!(p, Problem::Illegal(Illegality::CannotReach { from, .. }) if from.more_than_one()),
        ),
    ];
    for (name, sentence) in sentences {
        assert!(has(sentence), "no row shows: {name}");
    }
}

/// The table shows each rule for both players, if either player can break it.
#[test]
fn both_colors_are_in_the_table() {
    let cases = cases();
    let told: Vec<Diagnostic> = cases.iter().flat_map(Case::diagnostics).collect();
    let illegal = told.iter().filter(|told| matches!(told.problem, Problem::Illegal(_)));
    let mut colors: BTreeMap<&str, BTreeSet<usize>> = BTreeMap::new();
    for told in illegal {
        let color = told.number.map(|number| number.color.index());
        colors.entry(told.rule().id()).or_default().extend(color);
    }
    let one_sided: Vec<_> = colors.iter().filter(|(_, colors)| colors.len() < 2).collect();
    assert!(one_sided.is_empty(), "shown for one color only: {one_sided:?}");
}

//! Games as they are found in the wild: what programs and people really write, and what is made of
//! it. Nothing may be dropped unseen, no game may be lost, and a complaint must stand at its place.
//!
//! First tables of whole texts, then of tokens, then large and hostile inputs, then anything at all.

use chess_types::notation::{
    Diagnostic, GameReader, GameResult, Lexer, Token, TokenKind, Verdict, judge_all, line_and_column,
};
use chess_types::{CastleSide, CheckMark, File, Position, Rank, Role, San, SanKind, Square};
use proptest::prelude::*;

/// A text, and for each of its games how many plies of the main line are legal and which
/// complaints there are: rule, line, column, and the bytes complained about.
struct Case {
    name: &'static str,
    text: &'static str,
    games: &'static [Game],
}

type Game = (usize, &'static [Complaint]);
type Complaint = (&'static str, usize, usize, &'static str);

const fn case(name: &'static str, text: &'static str, games: &'static [Game]) -> Case {
    Case { name, text, games }
}

const MOVES: &[Case] = &[
    case("castling with zeros", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 0-0", &[(8, &[])]),
    case("long castling with zeros", "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. 0-0-0 0-0-0", &[(10, &[])]),
    case(
        "castling with small letters",
        "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. o-o",
        &[(6, &[("not-a-move", 1, 34, "o-o")])],
    ),
    case("en passant in one word", "1. e4 a6 2. e5 d5 3. exd6e.p.", &[(5, &[])]),
    case("en passant in two words", "1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6", &[(6, &[])]),
    case("en passant unmarked", "1. e4 a6 2. e5 d5 3. exd6 exd6", &[(6, &[])]),
    case("en passant without stops", "1. e4 a6 2. e5 d5 3. exd6 ep", &[(5, &[])]),
    case(
        "en passant by a pinned pawn",
        "1. e4 e6 2. e5 Qe7 3. a3 exf6 4. Be2",
        &[(5, &[("nothing-to-take", 1, 27, "exf6")])],
    ),
    case(
        "en passant that opens a line",
        "[FEN \"8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1\"]\n1. exd6 e.p.",
        &[(0, &[("en-passant-opens-check", 2, 4, "exd6 e.p.")])],
    ),
    case("more of the origin than needed", "1. Ng1f3 Nb8c6 2. Nb1c3", &[(3, &[])]),
    case("less than needed", "1. Nf3 d5 2. d4 e6 3. Nd2", &[(4, &[("ambiguous", 1, 23, "Nd2")])]),
    case("a letter for the pawn", "1. Pe4 Pe5", &[(2, &[])]),
    case("a small piece letter", "1. e4 e5 2. nf3", &[(2, &[("not-a-move", 1, 13, "nf3")])]),
    case("a German piece letter", "1. e4 e5 2. Sf3", &[(2, &[("not-a-move", 1, 13, "Sf3")])]),
    case("figurines", "1. ♘f3 ♞f6 2. ♘c3 ♘c6", &[(4, &[])]),
    case("figurines of the other color", "1. ♞f3", &[(1, &[])]),
    case("a figurine with its text selector", "1. ♘\u{FE0E}f3", &[(1, &[])]),
    case("check left out", "1. e4 f5 2. Qh5 g6", &[(4, &[])]),
    case("mate written as check", "1. f3 e5 2. g4 Qh4+ 0-1", &[(4, &[])]),
    case("mate left out", "1. f3 e5 2. g4 Qh4 0-1", &[(4, &[])]),
    case("mate in the old way", "1. f3 e5 2. g4 Qh4++ 0-1", &[(4, &[])]),
    case("mate apart", "1. f3 e5 2. g4 Qh4 # 0-1", &[(4, &[])]),
    case("mate in words", "1. f3 e5 2. g4 Qh4 mate 0-1", &[(4, &[])]),
    case(
        "double check",
        "1. e4 c6 2. d4 d5 3. Nc3 dxe4 4. Nxe4 Nf6 5. Qd3 e5 6. dxe5 Qa5+ 7. Bd2 Qxe5 8. O-O-O Nxe4 \
         9. Qd8+ Kxd8 10. Bg5++ Kc7 11. Bd8#",
        &[(21, &[])],
    ),
    case("check that is none", "1. e4+ e5", &[(2, &[("false-check", 1, 4, "e4+")])]),
    case("mate that is none", "1. e4 f5 2. Qh5# g6", &[(4, &[("false-mate", 1, 13, "Qh5#")])]),
    case("double check that is none", "1. e4 f5 2. Qh5++ g6", &[(4, &[("false-double-check", 1, 13, "Qh5++")])]),
    case("a null move", "1. e4 -- 2. d4", &[(1, &[("null-move", 1, 7, "--")])]),
    case("a null move of another program", "1. e4 Z0 2. d4", &[(1, &[("null-move", 1, 7, "Z0")])]),
    case("a null move of UCI", "1. e4 0000", &[(1, &[("null-move", 1, 7, "0000")])]),
    case("promotion with =", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8=Q+", &[(1, &[])]),
    case("promotion without =", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8Q+", &[(1, &[])]),
    case("promotion in brackets", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8(Q)+", &[(1, &[])]),
    case("promotion with a stroke", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8/Q", &[(1, &[])]),
    case("promotion with a figurine", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8=♕", &[(1, &[])]),
    case("promotion as UCI writes it", "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a7a8q", &[(1, &[])]),
    case(
        "promotion left out",
        "[FEN \"7k/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n1. a8",
        &[(0, &[("promotion-missing", 2, 4, "a8")])],
    ),
    case("a capture without x", "1. e4 d5 2. ed5 Qd5", &[(4, &[])]),
    case("a capture with a colon", "1. e4 d5 2. e:d5 Q:d5", &[(4, &[])]),
    case("x where nothing is taken", "1. Nxf3 e5", &[(2, &[("false-capture", 1, 4, "Nxf3")])]),
    case("long algebraic", "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Nf3xe5 Nc6xe5", &[(6, &[])]),
    case("squares only", "1. e2e4 e7e5 2. g1f3 b8c6 3. f1c4 g8f6 4. e1g1 f6e4", &[(8, &[])]),
    case("in words", "pawn e2 to e4 pawn e5 knight f3 knight c6 bishop c4 bishop c5 castle kingside", &[(7, &[])]),
    case("in angle brackets", "< e4 e5 Nf3 >", &[(3, &[])]),
    case("a word that is none", "1. e4 e5 2. Nf3 hmm 3. d4", &[(3, &[("not-a-move", 1, 17, "hmm")])]),
    case(
        "kings put in the middle for the result",
        "1. e4 e5 2. Nf3 Nc6 3. Ke4 Kd5 1-0",
        &[(4, &[("cannot-reach", 1, 24, "Ke4")])],
    ),
];

const GLYPHS_AND_VARIATIONS: &[Case] = &[
    case("glyphs", "1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! 4. Ba4 $1 $14 b5 +/- 5. Bb3 =", &[(9, &[])]),
    case("variations", "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) 1... e5 2. Nf3", &[(3, &[])]),
    case(
        "a mistake in a variation",
        "1. e4 (1. d4 d5 2. Ke3) e5 2. Nf3",
        &[(3, &[("cannot-reach", 1, 20, "Ke3")])],
    ),
    case(
        "a mistake beside a variation",
        "1. e4 e5 2. Ke3 (2. Nf3 Nc6) (2. Qh4) Nc6",
        &[(2, &[("cannot-reach", 1, 13, "Ke3"), ("cannot-reach", 1, 34, "Qh4")])],
    ),
    case(
        "a variation that is not closed",
        "1. e4 e5 (1... c5 2. Nf3\n[Event \"next\"]\n1. d4 *",
        &[(2, &[("unclosed-variation", 1, 10, "(")]), (1, &[])],
    ),
    case("a bracket too many", "1. e4 e5) 2. Nf3", &[(3, &[("unopened-variation", 1, 9, ")")])]),
    case("a draw offer as FIDE C.12 wants it", "1. e4 e5 2. Nf3 (=) Nc6", &[(4, &[])]),
    case("a glyph that is none", "1. e4 $300 e5 2. Nf3", &[(3, &[("stray", 1, 7, "$300")])]),
    case("a clock outside of a comment", "1. e4 [%clk 0:01:00] e5\n2. Nf3 *", &[(3, &[("stray", 1, 7, "[%clk 0:01:00]")])]),
    case("a result in a variation", "1. e4 e5 (1... c5 0-1) 2. Nf3 *", &[(3, &[("stray", 1, 19, "0-1")])]),
];

const FILES: &[Case] = &[
    case("byte order mark", "\u{FEFF}[Event \"x\"]\n\n1. e4 e5 *\n", &[(2, &[])]),
    case("byte order mark before a move", "\u{FEFF}1. e4 e9", &[(1, &[("not-a-move", 1, 7, "e9")])]),
    case("files joined with their byte order marks", "1. e4 *\n\u{FEFF}[Event \"x\"]\n1. d4 *\n", &[(1, &[]), (1, &[])]),
    case("CRLF", "[Event \"x\"]\r\n\r\n1. e4 e5\r\n2. Ke3 *\r\n", &[(2, &[("cannot-reach", 4, 4, "Ke3")])]),
    case("CR alone", "[Event \"x\"]\r\r1. e4 e5\r2. Nf3 *\r", &[(3, &[])]),
    case("escaped lines", "% made by hand\n1. e4\n% { [ (\ne5 *\n%", &[(2, &[])]),
    case("a per cent sign inside a line", "1. e4 % e5", &[(2, &[("stray", 1, 7, "%")])]),
    case("rest of line comments", "1. e4 ; best { by (test\n1... e5 ; 1-0\n2. Nf3 *", &[(3, &[])]),
    case("comments", "{before} 1. e4 {a [%clk 0:01:00] ; b} e5 {c (d} *", &[(2, &[])]),
    case("a comment after the result", "1. e4 e5 * {agreed}", &[(2, &[])]),
    case("a comment line at the end", "1. e4 e5 *\n; end of file\n", &[(2, &[])]),
    case("the end of file of DOS", "1. e4 e5 *\r\n\u{1A}", &[(2, &[])]),
    case("a blank line in the movetext", "[Event \"x\"]\n\n1. e4\n\n\n1... e5\n\n2. Nf3 *\n", &[(3, &[])]),
    case(
        "no blank line between games",
        "[Event \"x\"]\n1. e4 *\n[Event \"y\"]\n1. d4 d5 *\n",
        &[(1, &[]), (2, &[])],
    ),
    case("results alone between games", "1. e4 e5 1-0 1. d4 1/2-1/2 1. c4 e5 2. g3 *", &[(2, &[]), (1, &[]), (3, &[])]),
    case("no result", "[Event \"x\"]\n\n1. e4 e5\n\n[Event \"y\"]\n\n1. d4\n", &[(2, &[]), (1, &[])]),
    case("no moves", "[Event \"x\"]\n[Result \"1-0\"]\n\n1-0\n\n[Event \"y\"]\n\n*\n", &[(0, &[]), (0, &[])]),
    case(
        "a comment that is not closed",
        "[Event \"x\"]\n\n1. e4 {oops e5\n2. Nf3 *\n\n[Event \"y\"]\n\n1. d4 d5 *\n\n[Event \"z\"]\n\n1. c4 *\n",
        &[(1, &[("unclosed-comment", 3, 7, "{oops e5\n2. Nf3 *\n\n")]), (2, &[]), (1, &[])],
    ),
    case("a comment that is not closed in the last game", "1. e4 {oops e5", &[(1, &[("unclosed-comment", 1, 7, "{oops e5")])]),
    case("a quote inside a tag", "[White \"Michael \"Mickey\" Adams\"]\n[Black \"x\"]\n\n1. e4 *\n", &[(1, &[])]),
    case("an escaped quote", "[White \"a \\\"b\\\" \\\\\"]\n\n1. e4 *\n", &[(1, &[])]),
    case(
        "a tag without its end",
        "[Event \"x\n[Site \"y\"]\n\n1. e4 *\n\n[Event \"z\"]\n\n1. d4 *\n",
        &[(1, &[("bad-tag", 1, 1, "[Event \"x")]), (1, &[])],
    ),
    case("a tag without quotes", "[Event x]\n\n1. e4 *\n", &[(1, &[("bad-tag", 1, 1, "[Event x]")])]),
    case("white space in a tag", "[ Event  \"x\" ]\n1. e4 *\n", &[(1, &[])]),
    case(
        "a tag twice",
        "[Event \"x\"]\n[White \"a\"]\n[White \"b\"]\n\n1. e4 *\n",
        &[(1, &[("duplicate-tag", 3, 1, "[White \"b\"]")])],
    ),
    case("FEN without SetUp", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n", &[(1, &[])]),
    case("SetUp without FEN", "[SetUp \"1\"]\n\n1. e4 *\n", &[(1, &[("setup-without-fen", 1, 1, "[SetUp \"1\"]")])]),
    case("SetUp that says nothing", "[SetUp \"0\"]\n\n1. e4 *\n", &[(1, &[])]),
    case(
        "FEN of an impossible position",
        "[FEN \"4k3/8/8/8/8/8/8/4RK2 w - - 0 1\"]\n\n1. Re7 *\n\n[Event \"y\"]\n\n1. d4 *\n",
        &[(0, &[("bad-fen", 1, 7, "4k3/8/8/8/8/8/8/4RK2 w - - 0 1")]), (1, &[])],
    ),
    case("X-FEN", "[FEN \"4k3/8/8/8/8/8/4P3/1R2K1R1 w KQ - 0 1\"]\n1. O-O-O", &[(1, &[])]),
    case("Shredder-FEN", "[FEN \"4k3/8/8/8/8/8/4P3/1R2K1R1 w GB - 0 1\"]\n1. e1b1 Kd7", &[(2, &[])]),
    case("a FEN without counters", "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - -\"]\n1. e4", &[(1, &[])]),
];

const NUMBERS_AND_RESULTS: &[Case] = &[
    case("numbers in many ways", "1.e4 e5 2. Nf3 2... Nc6 3 Bb5 3. ... a6 4.Ba4 4… Nf6 5. O-O", &[(9, &[])]),
    case("no numbers", "e4 e5 Nf3", &[(3, &[])]),
    case("a wrong number", "1. e4 e5 3. Nf3 Nc6", &[(4, &[("wrong-move-number", 1, 10, "3.")])]),
    case("numbers wrong from here on", "1. e4 e5 3. Nf3 Nc6 4. Bb5 a6", &[(6, &[("wrong-move-number", 1, 10, "3.")])]),
    case(
        "numbers that do not know of the FEN",
        "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 23\"]\n1. e4 Kd7 2. e5 Ke7",
        &[(4, &[("wrong-move-number", 2, 1, "1.")])],
    ),
    case("a move left out", "1. e4 2. Nf3 Nc6", &[(1, &[("wrong-move-number", 1, 7, "2.")])]),
    case("results in many ways", "1. e4 1-0 1. e4 0-1 1. e4 1/2-1/2 1. e4 * 1. e4 1/2 1. e4 ½-½", &[
        (1, &[]), (1, &[]), (1, &[]), (1, &[]), (1, &[]), (1, &[]),
    ]),
    case("the result tag agrees", "[Result \"1-0\"]\n1. e4 1-0", &[(1, &[])]),
    case("the result tag differs", "[Result \"1-0\"]\n1. e4 0-1", &[(1, &[("result-mismatch", 1, 10, "1-0")])]),
    case("the result tag is none", "[Result \"won\"]\n1. e4 1-0", &[(1, &[("unknown-result", 1, 10, "won")])]),
    case("the result is none", "1. e4 e5 2-0", &[(2, &[("unknown-result", 1, 10, "2-0")])]),
    case("the result against mate", "1. f3 e5 2. g4 Qh4# 1-0", &[(4, &[("wrong-result", 1, 21, "1-0")])]),
    case(
        "the result tag against mate",
        "[Result \"1-0\"]\n1. f3 e5 2. g4 Qh4#",
        &[(4, &[("wrong-result", 1, 10, "1-0")])],
    ),
    case("the result against stalemate", "[FEN \"7k/8/8/6Q1/8/8/8/1K6 w - - 0 1\"]\n1. Qg6 1-0", &[
        (1, &[("wrong-result", 2, 8, "1-0")]),
    ]),
    case("moves after mate", "1. f3 e5 2. g4 Qh4# 3. Kf2", &[(4, &[("after-checkmate", 1, 24, "Kf2")])]),
    case(
        "moves after the fifth time",
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 e5",
        &[(18, &[("after-fivefold-repetition", 1, 92, "e4")])],
    ),
    case(
        "moves after seventy-five",
        "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 148 80\"]\n80. Rh2 Kd7 81. Rh1",
        &[(3, &[("after-seventy-five-moves", 2, 17, "Rh1")])],
    ),
    case("three times is a claim", "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4", &[(9, &[])]),
    case("fifty moves are a claim", "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 120 80\"]\n80. Rh2 Kd7", &[(2, &[])]),
];

/// What the referee said, in the terms of the table.
fn told(text: &[u8]) -> Vec<(usize, Vec<(&'static str, usize, usize, String)>)> {
    let complaint = |told: &Diagnostic| {
        let (line, column) = line_and_column(text, told.span.start);
        (told.rule(), line, column, told.written(text).into_owned())
    };
    let game = |verdict: Verdict| {
        (verdict.record.moves().len(), verdict.diagnostics.iter().map(complaint).collect())
    };
    judge_all(text).map(game).collect()
}

fn assert_told(cases: &[Case]) {
    let mut wrong = Vec::new();
    for case in cases {
        let owned = |&(rule, line, column, written): &Complaint| (rule, line, column, written.to_owned());
        let game = |&(plies, complaints): &Game| (plies, complaints.iter().map(owned).collect());
        let expected: Vec<(usize, Vec<_>)> = case.games.iter().map(game).collect();
        let told = told(case.text.as_bytes());
        if told != expected {
            wrong.push(format!("{}: {:?}\n  expected {expected:?}\n  but told {told:?}", case.name, case.text));
        }
    }
    assert!(wrong.is_empty(), "{} cases are not so:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn moves_are_taken_or_refused_where_they_stand() {
    assert_told(MOVES);
}

#[test]
fn glyphs_and_variations_are_kept_apart_from_moves() {
    assert_told(GLYPHS_AND_VARIATIONS);
}

#[test]
fn files_are_read_game_by_game() {
    assert_told(FILES);
}

#[test]
fn numbers_and_results_are_checked() {
    assert_told(NUMBERS_AND_RESULTS);
}

/// The tags of the only game of a text.
fn tags(text: &[u8]) -> Vec<(String, String)> {
    let verdicts: Vec<Verdict> = judge_all(text).collect();
    let [verdict] = &verdicts[..] else { panic!("{} games", verdicts.len()) };
    assert_eq!(verdict.diagnostics, [], "in {:?}", String::from_utf8_lossy(text));
    verdict.record.tags.clone()
}

fn tag(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

#[test]
fn values_of_tags_are_what_was_meant() {
    assert_eq!(tags(b"[White \"a \\\"b\\\" \\\\\"]\n*"), [tag("White", "a \"b\" \\")]);
    assert_eq!(tags(b"[White \"the \"Boss\" himself\"]\n*"), [tag("White", "the \"Boss\" himself")]);
    assert_eq!(tags("[White \"Łukasz Żółw\"]\n*".as_bytes()), [tag("White", "Łukasz Żółw")]);
    assert_eq!(tags(b"[White \"\"]\n[Black \"[x]\"]\n*"), [tag("White", ""), tag("Black", "[x]")]);
    assert_eq!(tags(b"[White \"{x}\"]\n[Black \"; (\"]\n*"), [tag("White", "{x}"), tag("Black", "; (")]);
}

/// Files from before Unicode are in Latin-1: no byte of them is lost, and columns count letters.
#[test]
fn latin_1_is_read() {
    let text = b"[White \"M\xFCller\"]\n[Black \"Pe\xF1a\"]\n\n1. e4 {sch\xF6n} e5 2. Ke3 *\n";
    let verdicts: Vec<Verdict> = judge_all(text).collect();
    assert_eq!(verdicts.len(), 1);
    assert_eq!(verdicts[0].record.tags[0], tag("White", "M\u{FFFD}ller"));
    assert_eq!(told(text), [(2, vec![("cannot-reach", 4, 22, "Ke3".to_owned())])]);
    let draw = b"1. e4 e5 \xBD-\xBD";
    let result = judge_all(draw).next().and_then(|verdict| verdict.record.result);
    assert_eq!(result, Some(GameResult::Draw));
}

/// What each token of a text is, by name and bytes.
fn tokens(text: &str) -> Vec<String> {
    let name = |token: Token| {
        let written = &text[token.span.start..token.span.end];
        match token.kind {
            TokenKind::Tag { name, value } => {
                let part = |span: chess_types::notation::Span| &text[span.start..span.end];
                format!("tag {}={}", part(name), part(value))
            }
            TokenKind::Number { number, dots } => format!("number {number}:{dots}"),
            TokenKind::Glyph(glyph) => format!("glyph {glyph}"),
            TokenKind::Comment { text: inside } => format!("comment {}", &text[inside.start..inside.end]),
            TokenKind::Result(result) => format!("result {result}"),
            TokenKind::Word => format!("word {written}"),
            TokenKind::Mark(_) => format!("mark {written}"),
            TokenKind::EnPassant => "en passant".to_owned(),
            TokenKind::UnclosedComment => format!("unclosed {written}"),
            TokenKind::BadTag => format!("bad tag {written}"),
            TokenKind::Escape => format!("escape {written}"),
            _ => written.to_owned(),
        }
    };
    Lexer::new(text.as_bytes()).map(name).collect()
}

#[test]
fn tokens_are_cut_where_people_see_them() {
    let table: &[(&str, &[&str])] = &[
        ("1. e4", &["number 1:1", "word e4"]),
        ("1.e4", &["number 1:1", "word e4"]),
        ("1 e4", &["number 1:0", "word e4"]),
        ("1...e5", &["number 1:3", "word e5"]),
        ("1. ... e5", &["number 1:4", "word e5"]),
        ("1… e5", &["number 1:3", "word e5"]),
        ("5.0-0", &["number 5:1", "word 0-0"]),
        ("5.O-O-O+", &["number 5:1", "word O-O-O+"]),
        ("10.0-0-0", &["number 10:1", "word 0-0-0"]),
        ("99999999999. e4", &["number 4294967295:1", "word e4"]),
        ("e4!?", &["word e4", "glyph 5"]),
        ("e4!! d5??", &["word e4", "glyph 3", "word d5", "glyph 4"]),
        ("e4$14$2", &["word e4", "glyph 14", "glyph 2"]),
        ("Qh5+!", &["word Qh5+", "glyph 1"]),
        ("Qh5 +", &["word Qh5", "mark +"]),
        ("Qh5 ++", &["word Qh5", "mark ++"]),
        ("Qh5 #", &["word Qh5", "mark #"]),
        ("e4 +- e5 -/+", &["word e4", "glyph 18", "word e5", "glyph 17"]),
        ("exd6 e.p.", &["word exd6", "en passant"]),
        ("exd6e.p.+", &["word exd6e.p.+"]),
        ("a8=Q+", &["word a8=Q+"]),
        ("a8(Q) b1/N", &["word a8(Q)", "word b1/N"]),
        ("a8 (a7)", &["word a8", "(", "word a7", ")"]),
        ("e4(d4)e5", &["word e4", "(", "word d4", ")", "word e5"]),
        ("1-0 0-1 1/2-1/2 *", &["result 1-0", "result 0-1", "result 1/2-1/2", "result *"]),
        ("½ 1/2", &["result 1/2-1/2", "result 1/2-1/2"]),
        ("e4{a}e5", &["word e4", "comment a", "word e5"]),
        ("{a{b}", &["comment a{b"]),
        ("{a;b}", &["comment a;b"]),
        ("e4;a}\ne5", &["word e4", "comment a}", "word e5"]),
        ("{a\n[Event \"b\"]", &["unclosed {a\n", "tag Event=b"]),
        ("{a\n[Event b]", &["unclosed {a\n[Event b]"]),
        ("%a\n e4 %b", &["escape %a", "word e4", "%", "word b"]),
        ("[A \"b\"] [C_1 \"\"]", &["tag A=b", "tag C_1="]),
        ("[A \"b\" c\" ]", &["tag A=b\" c"]),
        ("[A \"b\\\"]\n\"]", &["bad tag [A \"b\\\"]", "\"", "]"]),
        ("-- Z0 @@@@ 0000", &["word --", "word Z0", "word @@@@", "word 0000"]),
        ("<e4 e5>", &["<", "word e4", "word e5", ">"]),
        ("\u{FEFF}e4", &["word e4"]),
        ("\u{FEFF}% a\ne4", &["escape % a", "word e4"]),
        ("", &[]),
        (" \t\r\n", &[]),
    ];
    for (text, expected) in table {
        assert_eq!(tokens(text), *expected, "in {text:?}");
    }
}

#[test]
fn a_tag_of_twenty_kilobytes_loses_no_game() {
    let long = "x".repeat(20_000);
    let text = format!("[Event \"{long}\"]\n\n1. e4 *\n\n[Event \"y\"]\n\n1. d4 d5 *\n");
    assert_eq!(told(text.as_bytes()), [(1, vec![]), (2, vec![])]);
    let text = format!("[Event \"{long}\n\n1. e4 *\n\n[Event \"y\"]\n\n1. d4 d5 *\n");
    let complaint = ("bad-tag", 1, 1, format!("[Event \"{long}"));
    assert_eq!(told(text.as_bytes()), [(1, vec![complaint]), (2, vec![])]);
}

/// A reader that calls itself for a variation inside a variation would end the process here.
#[test]
fn a_hundred_thousand_nested_variations_are_read() {
    const DEPTH: usize = 100_000;
    let text = format!("1. e4 {}{}", "(1. d4 ".repeat(DEPTH), ")".repeat(DEPTH));
    let verdicts: Vec<Verdict> = judge_all(text.as_bytes()).collect();
    assert_eq!(verdicts.len(), 1);
    assert_eq!(verdicts[0].record.lines.len(), DEPTH + 1);
    assert_eq!(verdicts[0].diagnostics, []);

    let open = "(".repeat(DEPTH);
    let complaints: usize = judge_all(open.as_bytes()).map(|verdict| verdict.diagnostics.len()).sum();
    assert!(complaints >= DEPTH, "{complaints} complaints");
}

#[test]
fn nul_bytes_are_complained_about_and_nothing_is_lost() {
    let text = b"1. e4\0 e5 2. Nf3\0\0 *";
    let complaint = |column| ("stray", 1, column, "\0".to_owned());
    assert_eq!(told(text), [(3, vec![complaint(6), complaint(17), complaint(18)])]);
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() }
}

/// Pieces of games in any order: gets further than noise.
fn scraps() -> impl Strategy<Value = Vec<u8>> {
    const SCRAPS: &[&[u8]] = &[
        b"e4", b"e5", b"Nf3", b"Nc6", b"O-O", b"0-0-0", b"exd5", b"e8=Q", b"a8(Q)", b"e2e4", b"Qh5+", b"Qh4#",
        b"1.", b"1...", b"2", b"12. ...", b" ", b" ", b"\n", b"\r\n", b"{", b"}", b"(", b")", b"[", b"]", b"<", b">",
        b"[Event \"x\"]", b"[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]", b"[Result \"1-0\"]", b"[SetUp \"1\"]",
        b"\"", b"\\", b"%", b";", b"$", b"$3", b"$999", b"!", b"?!", b"+", b"#", b"=", b"-", b"+-", b"e.p.", b"e", b".",
        b"p.", b"1-0", b"0-1", b"1/2-1/2", b"*", b"--", b"pawn", b"to", b"becomes", b"castle", b"kingside", b"mate",
        b"queen", b"p", b"\xEF\xBB\xBF", b"\xE2\x99\x98f3", b"\xBD", b"\xC2\xBD", b"\xE2\x80\xA6", b"\0", b"\xFF",
    ];
    prop::collection::vec(prop::sample::select(SCRAPS), 0..60).prop_map(|scraps| scraps.concat())
}

fn any_bytes() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![prop::collection::vec(any::<u8>(), 0..200), scraps()]
}

fn any_square() -> impl Strategy<Value = Square> {
    (0..64_u8).prop_map(Square::from_index)
}

fn any_san() -> impl Strategy<Value = San> {
    let role = prop::sample::select(&Role::ALL[..]);
    let promotion = prop::option::of(prop::sample::select(&Role::ALL[..]));
    let file = prop::option::of(prop::sample::select(&File::ALL[..]));
    let rank = prop::option::of(prop::sample::select(&Rank::ALL[..]));
    let piece = (role, file, rank, any::<bool>(), any_square(), promotion.clone()).prop_map(
        |(role, file, rank, takes, to, promotion)| SanKind::Piece { role, file, rank, takes, to, promotion },
    );
    let squares = (any_square(), any::<bool>(), any_square(), promotion)
        .prop_map(|(from, takes, to, promotion)| SanKind::Squares { from, takes, to, promotion });
    let castle = prop::sample::select(&CastleSide::ALL[..]).prop_map(SanKind::Castle);
    let marks = [CheckMark::Check, CheckMark::Double, CheckMark::Mate];
    let mark = prop::option::of(prop::sample::select(marks.to_vec()));
    (prop_oneof![4 => piece, 2 => squares, 1 => castle], mark, any::<bool>())
        .prop_map(|(kind, mark, en_passant)| San { kind, mark, en_passant })
}

proptest! {
    #![proptest_config(config())]

    /// Every byte belongs to one token, or is white space or a byte order mark between two.
    #[test]
    fn tokens_cover_any_text(text in any_bytes()) {
        let mut at = 0;
        for token in Lexer::new(&text) {
            let (start, end) = (token.span.start, token.span.end);
            prop_assert!(at <= start && start < end && end <= text.len(), "{token:?} after {at}");
            prop_assert!(is_blank(&text[at..start]), "{:?} is dropped", &text[at..start]);
            at = end;
        }
        prop_assert!(is_blank(&text[at..]), "{:?} is dropped", &text[at..]);
    }

    /// No text makes the referee panic, and everything it says is about bytes of the text.
    #[test]
    fn any_text_is_judged(text in any_bytes()) {
        let mut at = 0;
        for game in GameReader::new(&text) {
            prop_assert!(at <= game.span.start && game.span.end <= text.len());
            at = game.span.end;
        }
        for verdict in judge_all(&text) {
            let mut at = 0;
            for told in &verdict.diagnostics {
                prop_assert!(told.span.start <= told.span.end && told.span.end <= text.len());
                prop_assert!(at <= told.span.start, "not in the order of the text");
                at = told.span.start;
                prop_assert!(!told.title(&text).is_empty());
                prop_assert!(told.help.as_ref().is_none_or(|help| !help.is_empty()));
            }
            let replayed = verdict.record.moves().iter().try_fold(*verdict.record.start(), |position, &m| position.play(m));
            prop_assert_eq!(replayed.ok(), Some(*verdict.record.end()));
        }
    }

    #[test]
    fn any_word_is_a_move_or_not(word in any_bytes()) {
        if let Ok(san) = San::from_ascii(&word) {
            let position = Position::default();
            prop_assert_eq!(position.find(&san), position.resolve(&san).ok());
        }
        let _ = Position::default().parse_uci(&String::from_utf8_lossy(&word));
    }

    #[test]
    fn a_printed_move_is_read_as_the_same(san in any_san()) {
        let printed = san.to_string();
        prop_assert_eq!(San::from_ascii(printed.as_bytes()), Ok(san), "{}", printed);
    }
}

fn is_blank(bytes: &[u8]) -> bool {
    let text = String::from_utf8_lossy(bytes);
    text.chars().all(|c| c.is_ascii_whitespace() || c == '\u{FEFF}')
}

//! Games as they are found in the wild: what programs and people really write, and how it is read.
//! Nothing may be dropped silently, no game may be lost, and a diagnostic must point to the right place.
//!
//! First comes a table of whole texts (`data/notation_in_the_wild.txt`), then a table of tokens, then large
//! and hostile inputs, then random input.

mod marked;

use chess_types::GameResult;
use chess_types::judge::{Diagnostic, GameReader, Referee, Verdict};
use chess_types::notation::{Lexer, Token, TokenKind, line_and_column};
use chess_types::{CastleSide, CheckMark, File, Position, Rank, Role, Square, WrittenKind, WrittenMove};
use marked::{Marked, rows};
use proptest::prelude::*;

/// A row of `data/notation_in_the_wild.txt`.
struct Case {
    name: String,
    text: Marked,
    games: Vec<Game>,
}

/// How many plies of a game's main line are legal, and the diagnostics.
type Game = (usize, Vec<Complaint>);

/// The rule, the line and column, and the bytes that a diagnostic is about.
type Complaint = (String, (usize, usize), String);

impl Case {
    fn from_row((_, [name, text, games]): (usize, [String; 3])) -> Case {
        let text = Marked::from_field(&text);
        let mut spans = text.spans.iter();
        let games = games.split(';').map(|game| {
            let mut words = game.split_whitespace();
            let plies = words.next().and_then(|plies| plies.parse().ok());
            let complaints = words.map(|rule| {
                let span = spans.next().unwrap_or_else(|| panic!("{name}: too few marks"));
                let written = text.text[span.clone()].to_owned();
                (rule.to_owned(), place(&text.text, span.start), written)
            });
            let complaints = complaints.collect();
            (plies.unwrap_or_else(|| panic!("{name}: {game}")), complaints)
        });
        let games = games.collect();
        assert_eq!(spans.next(), None, "{name}: too many marks");
        Case { name, text, games }
    }
}

/// The line and column of a byte as an editor shows them: a byte order mark takes no column.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text[..at].split('\n');
    let last = before.clone().next_back().unwrap_or_default();
    (before.count(), last.chars().filter(|&c| c != '\u{FEFF}').count() + 1)
}

/// What the referee says, in the terms of the table.
fn told(text: &[u8]) -> Vec<Game> {
    let complaint = |told: &Diagnostic| {
        let place = line_and_column(text, told.span.start);
        (told.rule().id().to_owned(), place, told.written(text).into_owned())
    };
    let game = |verdict: Verdict| {
        let complaints = verdict.diagnostics.iter().map(complaint).collect();
        (verdict.record.moves().len(), complaints)
    };
    Referee::default().judge_all(text).map(game).collect()
}

fn complaint(rule: &str, place: (usize, usize), written: &str) -> Complaint {
    (rule.to_owned(), place, written.to_owned())
}

#[test]
fn texts_are_read_game_by_game_and_mistake_by_mistake() {
    let mut wrong = Vec::new();
    for row in rows("notation_in_the_wild.txt") {
        let Case { name, text, games } = Case::from_row(row);
        let told = told(text.text.as_bytes());
        if told != games {
            wrong.push(format!("{name}: {:?}\n  expected {games:?}\n  but told {told:?}", text.text));
        }
    }
    assert!(wrong.is_empty(), "{} texts are not so:\n{}", wrong.len(), wrong.join("\n"));
}

/// The tags of the only game of a text.
fn tags(text: &[u8]) -> Vec<(String, String)> {
    let verdicts: Vec<Verdict> = Referee::default().judge_all(text).collect();
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

/// Old files are in Latin-1. No byte of them is lost, and columns count letters.
#[test]
fn latin_1_is_read() {
    let text = b"[White \"M\xFCller\"]\n[Black \"Pe\xF1a\"]\n\n1. e4 {sch\xF6n} e5 2. Ke3 *\n";
    let verdicts: Vec<Verdict> = Referee::default().judge_all(text).collect();
    assert_eq!(verdicts.len(), 1);
    assert_eq!(verdicts[0].record.tags, [tag("White", "Müller"), tag("Black", "Peña")]);
    assert_eq!(told(text), [(2, vec![complaint("cannot-reach", (4, 21), "Ke3")])]);
    let draw = b"1. e4 e5 \xBD-\xBD";
    let result = Referee::default().judge_all(draw).next().and_then(|verdict| verdict.record.result);
    assert_eq!(result, Some(GameResult::Draw));
}

/// The kind and the bytes of each token of a text.
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
            TokenKind::Comment { text: inside } => {
                format!("comment {}", &text[inside.start..inside.end])
            }
            TokenKind::Result(result) => format!("result {result}"),
            TokenKind::Word => format!("word {written}"),
            TokenKind::Mark(_) => format!("mark {written}"),
            TokenKind::EnPassant => "en passant".to_owned(),
            TokenKind::UnclosedComment => format!("unclosed {written}"),
            TokenKind::BadTag => format!("bad tag {written}"),
            TokenKind::UnknownResult => format!("unknown result {written}"),
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
        ("Nf3(=) a8(=)", &["word Nf3", "(=)", "word a8", "(=)"]),
        ("2-0 1:0", &["unknown result 2-0", "unknown result 1:0"]),
        ("[%clk 1:00] e4", &["[%clk 1:00]", "word e4"]),
        ("$300 $ $1", &["$300", "$", "glyph 1"]),
        ("e4\u{A0}e5\u{B}\u{1A}", &["word e4", "word e5"]),
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
        ("[A \"c:\\\"]", &["tag A=c:\\"]),
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
    let complaint = complaint("bad-tag", (1, 1), &format!("[Event \"{long}"));
    assert_eq!(told(text.as_bytes()), [(1, vec![complaint]), (2, vec![])]);
}

/// A reader that recurses into variations would overflow the stack here.
#[test]
fn a_hundred_thousand_nested_variations_are_read() {
    const DEPTH: usize = 100_000;
    let text = format!("1. e4 {}{}", "(1. d4 ".repeat(DEPTH), ")".repeat(DEPTH));
    let verdicts: Vec<Verdict> = Referee::default().judge_all(text.as_bytes()).collect();
    assert_eq!(verdicts.len(), 1);
    assert_eq!(verdicts[0].record.lines.len(), DEPTH + 1);
    assert_eq!(verdicts[0].diagnostics, []);

    let open = "(".repeat(DEPTH);
    let complaints: usize =
        Referee::default().judge_all(open.as_bytes()).map(|verdict| verdict.diagnostics.len()).sum();
    assert!(complaints >= DEPTH, "{complaints} complaints");
}

#[test]
fn nul_bytes_are_complained_about_and_nothing_is_lost() {
    let text = b"1. e4\0 e5 2. Nf3\0\0 *";
    let nuls = |column, written| complaint("stray", (1, column), written);
    assert_eq!(told(text), [(3, vec![nuls(6, "\0"), nuls(17, "\0\0")])]);
}

/// Each of these would take minutes if the reader took quadratic time.
#[test]
fn hostile_texts_come_to_an_end() {
    const MANY: usize = 100_000;
    let tags: String = (0..MANY).map(|number| format!("[T{number} \"x\"]\n")).collect();
    let repeated = |before: &str, text: &str| before.to_owned() + &text.repeat(MANY);
    let no_rights = "[FEN \"4k3/8/8/8/8/8/8/R3K2R w - - 0 1\"]\n";
    for (name, text) in [
        ("tags", tags),
        ("brackets in a line", repeated("", "e4 [x ")),
        ("brackets in a comment", repeated("{\n", "[a \"\n")),
        ("quotes in a tag", repeated("[a \"", "\" ")),
        ("comments after the result", repeated("* ", "{c} ")),
        ("results and comments", repeated("", "* {c} ")),
        ("comments that are not closed", repeated("", "{\n[A \"b\"]\n")),
        ("mistakes in nested variations", repeated(no_rights, "O-O (")),
        ("mistakes in variations", repeated("e4 ", "(x) ")),
        ("moves in words", repeated("", "pawn e2 to ")),
        ("moves back and forth", repeated("", "Nf3 Nf6 Ng1 Ng8 ")),
        ("one word", repeated("", "garbage")),
    ] {
        let complaints: usize =
            Referee::default().judge_all(text.as_bytes()).map(|verdict| verdict.diagnostics.len()).sum();
        assert!(complaints <= text.len(), "{name}: {complaints} complaints");
    }
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: 10_000, failure_persistence: None, ..ProptestConfig::default() }
}

/// Fragments of games in any order, which get further into the reader than noise.
fn scraps() -> impl Strategy<Value = Vec<u8>> {
    const WORDS: &str = "e4 e5 Nf3 Nc6 O-O 0-0-0 exd5 e8=Q a8(Q) e2e4 Qh5+ Qh4# ♘f3 e e.p. p. . -- mate p pawn queen \
        to becomes castle kingside 1. 1... 2 12. … ½ 1-0 0-1 1/2-1/2 2-0 * ( ) (=) { } < > % ; $ $3 $999 ! ?! + # = - \
        +- [ ] \" \\ [SetUp\u{A0}\"1\"] [Result\t\"1-0\"] [Event\t\"x\"] \u{FEFF} \u{A0} \u{1A} \0";
    const BLANKS_AND_BYTES: [&[u8]; 7] =
        [b" ", b" ", b"\n", b"\r\n", b"[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]", b"\xBD", b"\xFF"];
    let scraps: Vec<&[u8]> = WORDS.split(' ').map(str::as_bytes).chain(BLANKS_AND_BYTES).collect();
    prop::collection::vec(prop::sample::select(scraps), 0..60).prop_map(|scraps| scraps.concat())
}

fn any_bytes() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![prop::collection::vec(any::<u8>(), 0..200), scraps()]
}

/// Words of the letters that moves are written with, some of which are moves.
fn any_word() -> impl Strategy<Value = Vec<u8>> {
    let letters = "[NBRQKPOnbrqk0♘♞]?[a-h]?[1-8]?[x:-]?[a-h][1-8][=/(]?[QRBNKPq]?[)]?(e[.]p[.])?[+#]{0,2}";
    let noise = "[NBRQKPO0a-h1-8x=+#.ep:@–-]{0,9}";
    let steps = "[NP]?[a-h][34]";
    let text = prop_oneof![letters, noise, steps].prop_map(String::into_bytes);
    prop_oneof![4 => text, 1 => any_bytes()]
}

fn any_square() -> impl Strategy<Value = Square> {
    (0..64_u8).prop_map(|index| Square::ALL[usize::from(index)])
}

fn any_san() -> impl Strategy<Value = WrittenMove> {
    let role = prop::sample::select(&Role::ALL[..]);
    let promotion = prop::option::of(prop::sample::select(&Role::ALL[..]));
    let file = prop::option::of(prop::sample::select(&File::ALL[..]));
    let rank = prop::option::of(prop::sample::select(&Rank::ALL[..]));
    let piece = (role, file, rank, any::<bool>(), any_square(), promotion.clone()).prop_map(
        |(role, file, rank, takes, to, promotion)| WrittenKind::Piece {
            role,
            file,
            rank,
            takes,
            to,
            promotion,
        },
    );
    let squares = (any_square(), any::<bool>(), any_square(), promotion)
        .prop_map(|(from, takes, to, promotion)| WrittenKind::Squares { from, takes, to, promotion });
    let castle = prop::sample::select(&CastleSide::ALL[..]).prop_map(WrittenKind::Castle);
    let marks = [CheckMark::Check, CheckMark::Double, CheckMark::Mate];
    let mark = prop::option::of(prop::sample::select(marks.to_vec()));
    (prop_oneof![4 => piece, 2 => squares, 1 => castle], mark, any::<bool>())
        .prop_map(|(kind, mark, en_passant)| WrittenMove { kind, mark, en_passant })
}

proptest! {
    #![proptest_config(config())]

    /// Every byte belongs to one token, or is white space between two.
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

    /// No text makes the referee panic, and every diagnostic is about bytes of the text.
    #[test]
    fn any_text_is_judged(text in any_bytes()) {
        let mut at = 0;
        for game in GameReader::new(&text) {
            prop_assert!(at <= game.span.start && game.span.end <= text.len());
            at = game.span.end;
        }
        for verdict in Referee::default().judge_all(&text) {
            let mut at = 0;
            for told in &verdict.diagnostics {
                prop_assert!(told.span.start <= told.span.end && told.span.end <= text.len());
                prop_assert!(at <= told.span.start, "not in the order of the text");
                at = told.span.start;
                prop_assert!(!told.title(&text).is_empty());
                prop_assert!(told.help.as_ref().is_none_or(|help| !help.to_string().is_empty()));
            }
            let replayed = verdict.record.moves().iter().try_fold(*verdict.record.start(), |position, &m| position.play(m));
            prop_assert_eq!(replayed.ok(), Some(*verdict.record.end()));
        }
    }

    #[test]
    fn any_word_is_a_move_or_not(word in any_word()) {
        let position = Position::default();
        let text = String::from_utf8_lossy(&word);
        let _ = position.parse_uci(&text);
        if let Ok(san) = WrittenMove::from_ascii(&word) {
            let found = position.find(&san);
            prop_assert_eq!(found, position.resolve(&san).ok());
            prop_assert_eq!(found, position.parse_san(&text).ok());
            prop_assert_eq!(WrittenMove::from_ascii(san.to_string().as_bytes()), Ok(san));
        }
    }

    #[test]
    fn a_printed_move_is_read_as_the_same(san in any_san()) {
        let printed = san.to_string();
        prop_assert_eq!(WrittenMove::from_ascii(printed.as_bytes()), Ok(san), "{}", printed);
    }
}

/// Whether all bytes are white space: ASCII white space, no-break spaces, byte order marks, and the byte 0x1A
/// that DOS put at the end of files.
fn is_blank(bytes: &[u8]) -> bool {
    let is_blank =
        |c: char| c.is_ascii_whitespace() || matches!(c, '\u{B}' | '\u{1A}' | '\u{A0}' | '\u{FEFF}');
    std::str::from_utf8(bytes).is_ok_and(|text| text.chars().all(is_blank))
}

//! How to run the command, games that are hard to write, and how to compare two games.

#![allow(dead_code, reason = "each test uses some of it")]

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use chess_runtime::Move;
use chess_runtime::judge::{Branch, GameReader, Referee};
use chess_runtime::notation::decode;

/// The result of the command.
pub(crate) struct Answer {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// Runs `chess` with these arguments and this text on standard input.
pub(crate) fn chess(arguments: &[&str], input: &[u8]) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chess"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("there is a pipe");
    let input = input.to_vec();
    // This needs a thread, because the command answers while it reads. It may stop reading before the end.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let done = child.wait_with_output().expect("the command ends");
    writer.join().expect("the writer ends");
    Answer {
        code: done.status.code().unwrap_or(-1),
        out: String::from_utf8(done.stdout).expect("the answer is UTF-8"),
        err: String::from_utf8_lossy(&done.stderr).into_owned(),
    }
}

/// A new directory for the files of a test.
pub(crate) fn directory(name: &str) -> PathBuf {
    let path =
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("front-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("the directory can be made");
    path
}

/// Games that are hard to write. Each has something that a careless writer would lose.
pub(crate) const HARD: [(&str, &[u8]); 28] = [
    ("a mark behind a glyph", b"1. f3 e5 2. g4 Qh4!!# {over} 0-1"),
    ("a word behind a glyph", b"1. e4 f5 2. Qh5! check {why} g6 3. Be2!? (3. Qd1) *"),
    ("a mark, a glyph and variations", b"1. f3 e5 2. g4 $2 Qh4 # $3 (2... d5 3. h3) (2... d6) 0-1"),
    ("who stands better", b"1. e4+/- e5-/+ 2. Nf3= Nc6+- (2... d6=/+) 3. Bb5 *"),
    ("plain", b"[Event \"x\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n"),
    ("without anything", b"*\n"),
    ("only tags", b"[Event \"x\"]\n[Result \"0-1\"]\n\n0-1\n"),
    ("no numbers, no result", b"e4 e5 Nf3"),
    ("odd blanks in comments", b"1. e4 {  two   blanks\t tab } e5 {} 2. d4 { } *"),
    ("comments over lines", b"1. e4 {one\ntwo\r\nthree\n\nfour} e5 *"),
    ("comments side by side", b"{before} {again} 1. e4 {a}{b} {c} e5 *"),
    ("a comment to the end of the line", b"1. e4 ; best by test\ne5 ;{ brace } inside\n2. Nf3 ; } {\n*"),
    ("tags in a comment", b"1. e4 { see [Event \"other\"] and [%clk 1:00:00] and %x ; y } e5 *"),
    ("nested variations", b"1. e4 (1. d4 d5 (1... Nf6 2. c4 (2. Nf3 {London} g6) 2... e6) 2. c4) (1. c4) 1... e5 2. Nf3 (2. f4) *"),
    ("results in variations", b"1. e4 (1. d4 d5 1/2-1/2) e5 (1... c5 *) 2. Nf3 1-0"),
    ("an empty variation", b"1. e4 () e5 *"),
    ("glyphs", b"1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! 4. Ba4 $14 $22 Nf6 +/- 5. O-O = *"),
    ("a draw offer", b"1. e4 e5 (=) 2. Nf3 *"),
    ("Latin-1", b"[White \"M\xFCller\"]\n\n1. e4 {Gr\xFC\xDFe} e5 *"),
    ("UTF-8 after a mark", b"\xEF\xBB\xBF[White \"\xC3\x89mile\"]\n\n1. e4 {\xE2\x99\x98} e5 *"),
    ("escape lines", b"% one\n[Event \"x\"]\n% two\n\n1. e4\n% three\ne5 (\n% four\n1... c5) *"),
    ("quotes and backslashes", b"[Event \"a \\\"quoted\\\" \\\\ thing\"]\n\n1. e4 *"),
    ("Black to move", b"[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 17\"]\n\n17... Kd7 18. e4 (18. e3 Kd6) Kd6 *"),
    ("Chess960", b"[Variant \"Chess960\"]\n[FEN \"nrkbqnbr/pppppppp/8/8/8/8/PPPPPPPP/NRKBQNBR w HBhb - 0 1\"]\n\n1. f4 Nb6 2. Nb3 f6 3. Qg3 g6 4. e4 c6 5. Be3 Bc7 6. Qf2 O-O-O 7. d3 *"),
    ("promotion, en passant, castling", b"1. e4 a6 2. e5 d5 3. exd6 e.p. Nc6 4. dxc7 Nf6 5. Nf3 g6 6. Be2 Bg7 7. 0-0 0-0 8. cxd8=R Rxd8 *"),
    ("words and squares", b"pawn e2 to e4 e7e5 Ng1-f3 \xE2\x99\x9Ec6 bishop b5 pawn a7 to a6 castle kingside *"),
    ("mate", b"1. f3 e5 2. g4 Qh4 mate { it's over } 0-1 { after the end }"),
    ("a very long comment", b"1. e4 {word word word word word word word word word word word word word word word word word word word word word word word word averyveryveryveryveryveryveryveryveryveryveryveryveryveryveryverylongwordthatdoesnotfitintoanylineatall and on and on} (1. d4 {[%eval 0.3] [%clk 0:00:01] [%eval 0.3] [%clk 0:00:01] [%eval 0.3] [%clk 0:00:01]} d5 {x}) *"),
];

/// An archive of invented games: random legal moves, with some comments, glyphs and variations.
pub(crate) fn invented(seed: u64, games: usize) -> Vec<u8> {
    let mut inventor = Inventor { state: seed, out: String::new() };
    for number in 0..games {
        inventor.out += &format!("[Event \"invented {number}\"]\n\n");
        let plies = 5 + inventor.below(60);
        inventor.line(chess_runtime::Position::default(), plies, 0);
        inventor.out += " *\n\n";
    }
    inventor.out.into_bytes()
}

struct Inventor {
    state: u64,
    out: String,
}

impl Inventor {
    /// A number below `end`, from a linear congruential generator.
    fn below(&mut self, end: usize) -> usize {
        self.state =
            self.state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.state >> 33) as usize % end
    }

    /// Writes one of these.
    fn write_one(&mut self, texts: &[&str]) {
        let text = texts[self.below(texts.len())];
        self.out += text;
    }

    fn line(&mut self, start: chess_runtime::Position, plies: usize, depth: usize) {
        let mut position = start;
        for _ in 0..plies {
            let moves = position.legal_moves();
            if moves.is_empty() || position.outcome().is_some() {
                return;
            }
            let m = moves[self.below(moves.len())];
            let written = match self.below(4) {
                0 => m.to_string(),
                1 => position.long_san(m).to_string(),
                2 => position.san(m).figurine(position.turn()).to_string(),
                _ => position.san(m).to_string(),
            };
            self.write_one(&[" ", "  ", "\n", "\r\n", "\t"]);
            self.out += &written;
            self.decorate();
            if depth < 3 && self.below(12) == 0 {
                self.out += " (";
                let plies = 1 + self.below(6);
                self.line(position, plies, depth + 1);
                self.out += ")";
            }
            position = position.play_unchecked(m);
        }
    }

    fn decorate(&mut self) {
        match self.below(10) {
            0 => self.write_one(&["!", "?", "!!", " $14", " $1 $32", "?!"]),
            1 | 2 => {
                self.out += " {";
                for _ in 0..self.below(30) {
                    let words = [
                        "word",
                        " ",
                        "  ",
                        "\n",
                        "[Event \"x\"]",
                        "[%clk 1:00]",
                        "%",
                        ";",
                        "(",
                        "é",
                        "{",
                        "\t",
                    ];
                    self.write_one(&words);
                    // A tag pair on a line of its own would end the comment.
                    self.write_one(&["a", ".", " b"]);
                }
                self.out += "}";
            }
            3 => self.write_one(&[" ; to the end } of the line\n", " ;\n", ";{\n"]),
            _ => {}
        }
    }
}

/// Everything in a game that must stay the same when the game is rewritten.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Content {
    pub(crate) tags: Vec<(String, String)>,
    pub(crate) lines: Vec<LineContent>,
    pub(crate) result: Option<&'static str>,
}

/// A line: where it branches off, its moves, the comments before them, those after each move, glyphs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LineContent {
    pub(crate) branch: Option<Branch>,
    pub(crate) moves: Vec<Move>,
    pub(crate) comments: Vec<Vec<String>>,
    pub(crate) glyphs: Vec<Vec<u8>>,
}

/// The games of a text.
pub(crate) fn contents(text: &[u8]) -> Vec<Content> {
    GameReader::new(text)
        .map(|game| {
            let verdict = Referee::new(chess_runtime::Position::default()).judge(&game, text);
            let flat = |span: &chess_runtime::notation::Span| {
                decode(span.of(text)).replace("\r\n", " ").replace(['\n', '\r'], " ")
            };
            let lines = game.lines.iter().zip(&verdict.record.lines).map(|(written, played)| {
                let mut comments: Vec<Vec<String>> = std::iter::once(&written.comments)
                    .chain(written.moves.iter().map(|written| &written.comments))
                    .map(|comments| comments.iter().map(flat).collect())
                    .collect();
                // In export format a variation has no result, so a comment holds it.
                let last = comments.last_mut().expect("there is a place before the first move");
                last.extend(written.result.map(|(result, _)| result.text().to_string()));
                LineContent {
                    branch: written.branch,
                    moves: played.moves.clone(),
                    comments,
                    glyphs: written.moves.iter().map(|written| written.glyphs.clone()).collect(),
                }
            });
            Content {
                lines: lines.collect(),
                tags: verdict.record.tags,
                result: game.result.map(|(result, _)| result.text()),
            }
        })
        .collect()
}

/// Asserts that rewriting keeps the content of the games. Tags and a result may have been added.
pub(crate) fn assert_same(name: &str, before: &[u8], after: &[u8]) {
    let (before, after) = (contents(before), contents(after));
    assert_eq!(before.len(), after.len(), "{name}: the number of games");
    for (before, after) in before.iter().zip(&after) {
        assert_eq!(before.lines, after.lines, "{name}: the lines");
        for tag in &before.tags {
            assert!(after.tags.contains(tag), "{name}: {tag:?} is lost in {:?}", after.tags);
        }
        if before.result.is_some() {
            assert_eq!(before.result, after.result, "{name}: the result");
        }
    }
}

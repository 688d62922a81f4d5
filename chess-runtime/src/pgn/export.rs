//! Games in the export format of the PGN standard.
//!
//! In: a game as read and what the referee says of it. Out: its tags with the seven of the roster first,
//! its moves in standard algebraic notation with numbers, its glyphs as `$n`, its comments and
//! variations where they were, in lines of less than eighty characters. Nothing that was written is
//! left out; a game that cannot be written so is refused.

mod movetext;

use std::format;
use std::io::{self, Write};
use std::string::{String, ToString};
use std::vec::Vec;

use chess_types::GameResult;
use chess_types::judge::{GameSyntax, ROSTER, TagSyntax, Verdict};
use chess_types::notation::{MoveNumber, Token, TokenKind, decode};
use chess_types::{Color, Position};

use super::reader::ReadGame;
use movetext::Movetext;

/// Writes games in export format, with an empty line between them.
#[derive(Debug)]
pub struct Writer<W> {
    out: W,
    has_games: bool,
}

impl<W: Write> Writer<W> {
    /// A writer into `out`.
    pub const fn new(out: W) -> Writer<W> {
        Writer { out, has_games: false }
    }

    /// Writes a game in export format. One that cannot be written so, because it is broken, is written
    /// as it stands, byte for byte; the answer says which.
    ///
    /// # Errors
    /// When `out` cannot be written to.
    pub fn write(&mut self, game: &ReadGame<'_>) -> io::Result<bool> {
        let exported = export(game.syntax(), game.text(), &game.judge());
        match &exported {
            Some(text) => self.write_bytes(text.as_bytes())?,
            None => self.write_bytes(game.bytes())?,
        }
        Ok(exported.is_some())
    }

    fn write_bytes(&mut self, game: &[u8]) -> io::Result<()> {
        if self.has_games {
            self.out.write_all(b"\n")?;
        }
        self.has_games = true;
        self.out.write_all(game)?;
        if game.ends_with(b"\n") { Ok(()) } else { self.out.write_all(b"\n") }
    }

    /// The writer below, after all has been written.
    ///
    /// # Errors
    /// When it cannot be flushed.
    pub fn finish(mut self) -> io::Result<W> {
        self.out.flush()?;
        Ok(self.out)
    }
}

/// The game in export format, or `None` if something in it cannot be read or played.
#[must_use]
pub fn export(game: &GameSyntax, text: &[u8], verdict: &Verdict) -> Option<String> {
    let lines = game.lines.iter().zip(&verdict.record.lines);
    let is_whole = lines.clone().all(|(written, played)| written.moves.len() == played.moves.len());
    if !game.problems.is_empty() || !is_whole || lines.count() != game.lines.len() || has_angles(game, text) {
        return None;
    }
    let mut out = String::new();
    write_tags(&mut out, game, text);
    out.push('\n');
    let mut movetext = Movetext::new(&mut out);
    let mut exporter = Exporter { game, text, verdict, open: Vec::new(), lines: 0 };
    exporter.open_line();
    exporter.write(&mut movetext);
    movetext.finish();
    Some(out)
}

/// Whether there is a `<` or `>`, which the standard keeps for the future, so that its meaning is not known.
fn has_angles(game: &GameSyntax, text: &[u8]) -> bool {
    let is_there = game.span.of(text).iter().any(|byte| matches!(byte, b'<' | b'>'));
    is_there && game.tokens(text).any(|token| token.kind == TokenKind::Angle)
}

/// A tag's name, and its value as it stands between quotes. Names that a reader looks for are spelt as
/// it does, and results as the standard does.
fn exported_tag(tag: &TagSyntax, game: &GameSyntax, text: &[u8]) -> (String, String) {
    let name = decode(tag.name.of(text));
    let is_there = |known: &str| game.tags.iter().any(|tag| tag.name.of(text) == known.as_bytes());
    let is_meant = |known: &&str| name.eq_ignore_ascii_case(known) && !is_there(known);
    let known = ["FEN", "SetUp"].into_iter().find(is_meant);
    let value = quoted(&decode(tag.value.of(text)));
    let value = match GameResult::from_bytes(value.as_bytes()) {
        Some(result) if name == "Result" => result.text().to_string(),
        _ => value,
    };
    (known.unwrap_or(&name).to_string(), value)
}

/// A value with a backslash before each quote and backslash. Those that are there are kept; one before
/// anything else is a sign like any other, as in the paths of some systems.
fn quoted(value: &str) -> String {
    let mut out = String::with_capacity(value.len());
    let mut signs = value.chars().peekable();
    while let Some(sign) = signs.next() {
        if sign == '\\' || sign == '"' {
            out.push('\\');
        }
        out.push(sign);
        // What the backslash stands before needs no other.
        if sign == '\\'
            && let Some(next) = signs.next_if(|next| matches!(next, '\\' | '"'))
        {
            out.pop();
            out.push(next);
        }
    }
    out
}

/// The roster in its order, then the others by name.
fn write_tags(out: &mut String, game: &GameSyntax, text: &[u8]) {
    let mut tags: Vec<(String, String)> = game.tags.iter().map(|tag| exported_tag(tag, game, text)).collect();
    let place = |name: &str| ROSTER.iter().position(|tag| *tag == name).unwrap_or(ROSTER.len());
    for name in ROSTER {
        if !tags.iter().any(|(tag, _)| tag == name) {
            let unknown = match name {
                "Result" => game.result.map_or(GameResult::Unknown, |(result, _)| result).text(),
                "Date" => "????.??.??",
                _ => "?",
            };
            tags.push((name.to_string(), unknown.to_string()));
        }
    }
    let has = |name: &str| tags.iter().any(|(tag, _)| tag == name);
    if has("FEN") && !has("SetUp") {
        tags.push(("SetUp".to_string(), "1".to_string()));
    }
    tags.sort_by(|(a, _), (b, _)| (place(a), a).cmp(&(place(b), b)));
    for (name, value) in tags {
        *out += &format!("[{name} \"{value}\"]\n");
    }
}

/// A line of moves, and how far it has been written.
struct OpenLine {
    line: usize,
    ply: usize,
    position: Position,
}

/// Walks over the tokens of a game and writes each in its export form.
struct Exporter<'a> {
    game: &'a GameSyntax,
    text: &'a [u8],
    verdict: &'a Verdict,
    /// The lines that are open, the main line first, and how far they have been written.
    open: Vec<OpenLine>,
    /// How many lines have begun.
    lines: usize,
}

impl Exporter<'_> {
    fn write(&mut self, out: &mut Movetext<'_>) {
        // The end of the last move written: a move may be several tokens.
        let mut written = self.game.span.start;
        for token in self.game.tokens(self.text) {
            if token.span.start < written {
                continue;
            }
            match token.kind {
                TokenKind::Word => written = self.write_move(out, token).max(token.span.end),
                _ => self.write_token(out, token),
            }
        }
        if self.game.result.is_none() {
            let tag = self.game.tag(self.text, b"Result");
            let result = tag.and_then(|tag| GameResult::from_bytes(tag.as_bytes()));
            out.word(result.unwrap_or(GameResult::Unknown).text());
        }
    }

    fn open_line(&mut self) {
        let position = self.verdict.record.lines[self.lines].start;
        self.open.push(OpenLine { line: self.lines, ply: 0, position });
        self.lines += 1;
    }

    fn write_token(&mut self, out: &mut Movetext<'_>, token: Token) {
        match token.kind {
            TokenKind::Glyph(glyph) => out.word(&format!("${glyph}")),
            TokenKind::DrawOffer => out.word("(=)"),
            TokenKind::Comment { text } => out.comment(&decode(text.of(self.text))),
            TokenKind::Escape => out.escape(&decode(token.span.of(self.text))),
            TokenKind::Open => {
                self.open_line();
                out.open();
            }
            TokenKind::Close => {
                self.open.pop();
                out.close();
            }
            // The standard has no result in a variation, and other readers stumble over it.
            TokenKind::Result(result) if self.open.len() > 1 => out.comment(result.text()),
            TokenKind::Result(result) => out.word(result.text()),
            _ => {}
        }
    }

    /// Writes the next move of the line, with its number where it needs one. Returns where it ends.
    fn write_move(&mut self, out: &mut Movetext<'_>, token: Token) -> usize {
        let Some(open) = self.open.last_mut() else { return 0 };
        let (written, played) = (&self.game.lines[open.line], &self.verdict.record.lines[open.line]);
        let (Some(here), Some(&m)) = (written.moves.get(open.ply), played.moves.get(open.ply)) else {
            return 0;
        };
        // A `mate` behind a glyph belongs to the move before, which says so already.
        if here.span.start != token.span.start {
            return 0;
        }
        let number = MoveNumber::of(&open.position);
        if number.color == Color::White || out.needs_number {
            out.word(&number.to_string());
        }
        out.word(&open.position.san(m));
        out.needs_number = false;
        open.ply += 1;
        open.position = open.position.play_unchecked(m);
        here.span.end
    }
}

#[cfg(test)]
mod tests {
    use std::string::{String, ToString};
    use std::vec::Vec;

    use super::{Writer, quoted};
    use crate::pgn::Reader;

    fn written(text: &[u8]) -> String {
        let mut reader = Reader::new(text);
        let mut writer = Writer::new(Vec::new());
        while let Some(game) = reader.next_game().unwrap() {
            writer.write(&game).unwrap();
        }
        String::from_utf8(writer.finish().unwrap()).unwrap()
    }

    fn movetext(text: &str) -> String {
        let written = written(text.as_bytes());
        written.split_once("\n\n").map_or("", |(_, movetext)| movetext).to_string()
    }

    #[test]
    fn moves_are_written_as_the_standard_does() {
        assert_eq!(
            movetext("1 e2e4! e7-e5 2.Ng1f3 Nb8c6 {why?}3.Bf1b5 (Bc4) a6"),
            "\
1. e4 $1 e5 2. Nf3 Nc6 {why?} 3. Bb5 (3. Bc4) 3... a6 *\n"
        );
    }

    #[test]
    fn results_of_variations_become_comments() {
        assert_eq!(movetext("1. e4 (1. d4 d5 1/2) 1-0"), "1. e4 (1. d4 d5 {1/2-1/2}) 1-0\n");
    }

    #[test]
    fn lines_are_shorter_than_eighty_characters() {
        let text = "1. e4 e5 (1... c5 (1... e6 2. d4 d5 (2... c5)) 2. Nf3) {[%clk 1:59:58] a b} ".to_string()
            + &"2. Nf3 Nf6 3. Ng1 Ng8 {[%clk 1:59:58] [%eval 0.3] said} ($14) ".repeat(4);
        let text = text.replace(" ($14)", " $14");
        for start in 0..40 {
            let written = movetext(&std::format!("{{{}}} {text}", "x".repeat(start)));
            assert!(written.lines().all(|line| line.chars().count() < 80), "{written}");
            assert!(!written.lines().any(|line| line.starts_with('[')), "{written}");
            assert_eq!(movetext(&written), written);
        }
    }

    #[test]
    fn comments_keep_their_blanks_wherever_lines_end() {
        let comment = "{  two   blanks [Tag \"value\"] and %  ; [x] }";
        for start in 0..90 {
            let text = std::format!("{{{}}} 1. e4 {comment}", "x".repeat(start));
            assert!(movetext(&text).replace('\n', " ").contains(comment));
        }
    }

    #[test]
    fn backslashes_stand_before_quotes_and_themselves_only() {
        assert_eq!(quoted(r#"a \"b\" \\ c"#), r#"a \"b\" \\ c"#);
        assert_eq!(quoted(r#"C:\games "x""#), r#"C:\\games \"x\""#);
        assert_eq!(quoted(r"end\"), r"end\\");
    }

    #[test]
    fn what_cannot_be_read_is_left_as_it_stands() {
        for text in ["1. e4 e6 2. Ke3 *", "1. e4 <x> e5 *", "1. e4 (e5", "[Broken\n1. e4 *"] {
            assert_eq!(written(text.as_bytes()), text.to_string() + "\n");
        }
    }

    #[test]
    fn names_and_results_are_spelt_as_readers_look_for_them() {
        let text = b"[Setup \"1\"]\n[fen \"4k3/8/8/8/8/8/8/4K2R b K - 0 1\"]\n[Result \"1/2\"]\n\nKe7 1/2";
        let written = written(text);
        assert!(written.contains("[SetUp \"1\"]\n") && written.contains("[FEN \"4k3"), "{written}");
        assert!(
            written.contains("[Result \"1/2-1/2\"]") && written.ends_with("\n1... Ke7 1/2-1/2\n"),
            "{written}"
        );
    }
}

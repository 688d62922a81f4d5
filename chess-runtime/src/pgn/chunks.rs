//! [`Chunks`]: a stream of bytes cut into pieces that hold whole games.
//!
//! In: any `Read`. Out: [`Chunk`] after [`Chunk`], each small enough to keep in memory and to hand to a
//! thread, together all the bytes of the stream. A cut is made where a game begins for certain: at a tag
//! pair on a line of its own, after a line that ends with a result. Where there is no such place, the
//! notation reader itself is asked.

use std::io::{self, Read};
use std::vec::Vec;

use chess_types::judge::{GameReader, Visitor};
use chess_types::notation::TagLines;
use memchr::{memchr, memchr_iter, memrchr};

/// How large a chunk is, if a game ends in time.
const USUAL: usize = 1 << 18;

/// How large a game may be. What is larger is no game but a broken file.
const LARGEST: usize = 8 << 20;

/// A piece of an archive that holds whole games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chunk {
    /// The bytes.
    pub text: Vec<u8>,
    /// Where it begins in the archive, in bytes.
    pub offset: u64,
    /// The number of its first line, from 1.
    pub line: u64,
    /// Whether it is the beginning of something too large to be a game. The rest, up to the next tag
    /// section, is passed over.
    pub is_too_large: bool,
}

/// Cuts a stream into chunks.
#[derive(Debug)]
pub struct Chunks<R> {
    source: R,
    /// What has been read and not handed out.
    waiting: Vec<u8>,
    offset: u64,
    line: u64,
    usual: usize,
    largest: usize,
    /// Whether something that is no game is being passed over.
    is_passing: bool,
    /// Why the stream ended: its end, or an error that is told after the last chunk.
    end: Option<io::Result<()>>,
}

impl<R: Read> Chunks<R> {
    /// Chunks of the usual size.
    #[must_use]
    pub fn new(source: R) -> Chunks<R> {
        Chunks::with_sizes(source, USUAL, LARGEST)
    }

    /// Chunks of about this size, and games no larger than that.
    #[must_use]
    pub fn with_sizes(source: R, usual: usize, largest: usize) -> Chunks<R> {
        let largest = largest.max(usual);
        Chunks {
            source,
            waiting: Vec::new(),
            offset: 0,
            line: 1,
            usual,
            largest,
            is_passing: false,
            end: None,
        }
    }

    /// The next chunk, or `None` at the end.
    ///
    /// # Errors
    /// When the stream cannot be read on. All that could be read has been handed out then.
    pub fn next_chunk(&mut self) -> io::Result<Option<Chunk>> {
        if self.is_passing {
            return Ok(Some(self.pass_over()));
        }
        let mut wanted = self.usual;
        loop {
            self.read_up_to(wanted);
            if self.end.is_some() {
                let all = self.waiting.len();
                return if all > 0 { Ok(Some(self.hand_out(all, false))) } else { self.tell_end() };
            }
            if let Some(cut) = certain_cut(&self.waiting).or_else(|| careful_cut(&self.waiting)) {
                return Ok(Some(self.hand_out(cut, false)));
            }
            if self.waiting.len() >= self.largest {
                let all = self.waiting.len();
                self.is_passing = true;
                return Ok(Some(self.hand_out(all, true)));
            }
            wanted = (self.waiting.len() * 2).min(self.largest);
        }
    }

    /// An empty chunk where the next one would begin.
    pub(crate) fn here(&self) -> Chunk {
        Chunk { text: Vec::new(), offset: self.offset, line: self.line, is_too_large: false }
    }

    /// What follows is no game up to the next tag pair.
    pub(crate) fn pass_over_rest(&mut self) {
        self.is_passing = true;
    }

    /// The end, as often as asked; an error is told once.
    fn tell_end(&mut self) -> io::Result<Option<Chunk>> {
        match self.end.replace(Ok(())) {
            Some(Err(error)) => Err(error),
            _ => Ok(None),
        }
    }

    /// Reads until so many bytes wait, or the stream ends.
    fn read_up_to(&mut self, wanted: usize) {
        let missing = wanted.saturating_sub(self.waiting.len());
        if self.end.is_some() || missing == 0 {
            return;
        }
        self.waiting.reserve_exact(missing);
        match (&mut self.source).take(missing as u64).read_to_end(&mut self.waiting) {
            Ok(read) if read < missing => self.end = Some(Ok(())),
            Ok(_) => {}
            Err(error) => self.end = Some(Err(error)),
        }
    }

    fn hand_out(&mut self, len: usize, is_too_large: bool) -> Chunk {
        let mut rest = Vec::with_capacity(self.usual);
        rest.extend_from_slice(&self.waiting[len..]);
        let mut text = core::mem::replace(&mut self.waiting, rest);
        text.truncate(len);
        let chunk = Chunk { offset: self.offset, line: self.line, is_too_large, text };
        self.advance(&chunk.text);
        chunk
    }

    fn advance(&mut self, passed: &[u8]) {
        self.offset += passed.len() as u64;
        self.line += memchr_iter(b'\n', passed).count() as u64;
    }

    /// Passes over some of what is no game, at most up to the next tag pair. An empty chunk stands for it, so that the caller
    /// may stop: the stream may have no end.
    fn pass_over(&mut self) -> Chunk {
        self.read_up_to(self.usual);
        let text = &self.waiting;
        let next = tag_lines(text).find(|&at| is_whole_tag(&text[at..]));
        self.is_passing = next.is_none() && self.end.is_none();
        // A tag pair may begin at the very end.
        let line = memrchr(b'\n', text).unwrap_or(0);
        let is_open = self.is_passing && text.len() - line < text.len() / 2;
        let len = next.unwrap_or(if is_open { line } else { text.len() });
        let passed: Vec<u8> = self.waiting.drain(..len).collect();
        let chunk = self.here();
        self.advance(&passed);
        chunk
    }
}

/// Where lines begin that begin like a tag pair: `[` and a letter.
fn tag_lines(text: &[u8]) -> impl Iterator<Item = usize> {
    memchr_iter(b'[', text).filter(|&at| is_tag_line(text, at))
}

fn is_tag_line(text: &[u8], at: usize) -> bool {
    at > 0 && text[at - 1] == b'\n' && text.get(at + 1).is_some_and(u8::is_ascii_alphabetic)
}

/// The last place where a game certainly begins, whatever comes before: a complete tag pair on a line of
/// its own, with movetext after its tag section, where the last line that is not empty ends with a result. (In a comment
/// such a tag section would end the comment.)
fn certain_cut(text: &[u8]) -> Option<usize> {
    let mut end = text.len();
    while let Some(at) = memrchr(b'[', &text[..end]) {
        if is_tag_line(text, at)
            && is_whole_tag(&text[at..])
            && follows_result(&text[..at])
            && TagLines::read(&text[at..]) == TagLines::OfGame
        {
            return Some(at);
        }
        end = at;
    }
    None
}

/// Whether the text begins with `[Name "value"]` and a new line, plainly written.
fn is_whole_tag(text: &[u8]) -> bool {
    let Some(newline) = memchr(b'\n', text) else { return false };
    let line = text[..newline].trim_ascii_end();
    let name = line.iter().skip(1).take_while(|byte| byte.is_ascii_alphanumeric()).count();
    let value = line.get(name + 1..).unwrap_or_default();
    value.len() >= 4 && value.starts_with(b" \"") && value.ends_with(b"\"]")
}

/// Whether the last line that is not empty ends with a result that nothing can hide.
fn follows_result(text: &[u8]) -> bool {
    let text = text.trim_ascii_end();
    let line = &text[memrchr(b'\n', text).map_or(0, |newline| newline + 1)..];
    let is_hidden = matches!(line.first(), Some(b'[' | b'%')) || memchr(b';', line).is_some();
    let results: [&[u8]; 4] = [b"1-0", b"0-1", b"1/2-1/2", b"*"];
    let ends_with = |result: &&[u8]| {
        line.strip_suffix(*result).is_some_and(|rest| rest.last().is_none_or(|&byte| byte == b' '))
    };
    !is_hidden && results.iter().any(ends_with)
}

/// The last place where the notation reader says that a game begins, far enough from the end that
/// more text would not change its mind.
fn careful_cut(text: &[u8]) -> Option<usize> {
    const FAR: usize = 64;
    let mut reader = GameReader::new(text).bounded();
    let mut cut = None;
    while reader.read::<dyn Visitor>(&mut ()).is_some() {
        let next = reader.offset();
        // Tag pairs that a comment may only quote show by what follows them.
        let may_be_quoted = text.get(next) == Some(&b'[') && TagLines::read(&text[next..]) == TagLines::AtEnd;
        if next + FAR > text.len() || may_be_quoted {
            break;
        }
        // Whose comment it is that follows a result is known only where the text goes on.
        if !matches!(text[next], b'{' | b';' | b'%') {
            cut = Some(next);
        }
    }
    cut
}

#[cfg(test)]
mod tests {
    use std::string::{String, ToString};
    use std::vec::Vec;

    use super::{Chunks, certain_cut, follows_result};

    fn cut(text: &str, usual: usize, largest: usize) -> Vec<(u64, u64, String, bool)> {
        let mut chunks = Chunks::with_sizes(text.as_bytes(), usual, largest);
        let mut cut = Vec::new();
        while let Some(chunk) = chunks.next_chunk().unwrap() {
            let text = String::from_utf8_lossy(&chunk.text).into_owned();
            cut.push((chunk.offset, chunk.line, text, chunk.is_too_large));
        }
        cut
    }

    #[test]
    fn chunks_hold_whole_games_and_know_where_they_are() {
        let game = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n";
        let text = game.repeat(5);
        let chunks = cut(&text, 2 * game.len() + 20, 1000);
        assert_eq!(chunks.len(), 3);
        assert_eq!(chunks.iter().map(|chunk| chunk.2.as_str()).collect::<String>(), text);
        assert!(chunks.iter().all(|chunk| chunk.2.starts_with('[') && chunk.2.ends_with("1-0\n\n")));
        assert_eq!((chunks[1].0, chunks[1].1), (2 * game.len() as u64, 9));
    }

    #[test]
    fn games_without_results_are_cut_by_the_reader() {
        let game = "[Event \"a\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5\n";
        let chunks = cut(&game.repeat(6), 300, 1000);
        assert!(chunks.len() > 1);
        assert!(chunks.iter().all(|chunk| chunk.2.starts_with("[Event")));
        assert_eq!(chunks.iter().map(|chunk| chunk.2.as_str()).collect::<String>(), game.repeat(6));
    }

    #[test]
    fn what_is_too_large_is_passed_over_up_to_the_next_tags() {
        let text = "{".to_string() + &"x\n".repeat(400) + "[Event \"b\"]\n\n1. e4 *\n";
        let mut chunks = cut(&text, 100, 200);
        // What is passed over leaves empty chunks.
        chunks.retain(|chunk| !chunk.2.is_empty());
        assert_eq!(chunks.len(), 2);
        assert!(chunks[0].3 && !chunks[1].3);
        assert_eq!(chunks[1].2, "[Event \"b\"]\n\n1. e4 *\n");
        assert_eq!((chunks[1].0, chunks[1].1), (801, 401));
    }

    #[test]
    fn only_certain_places_are_cut_at_once() {
        let certain = |before: &str| {
            certain_cut((before.to_string() + "[Event \"b\"]\n\n1. d4 *\n").as_bytes()).is_some()
        };
        assert!(certain("1. e4 1-0\n\n") && certain("1. e4\n1-0\n") && certain("*\n"));
        assert!(!certain("1. e4 ; 1-0\n\n") && !certain("% 1-0\n") && !certain("[Result \"x\"] 1-0\n"));
        assert!(!certain("1. e4\n\n") && !certain("[White \"x\"]\n\n") && !certain("1. e4 (1. d4 1-0)\n"));
        assert!(!follows_result(b"1. e41-0"));
    }
}

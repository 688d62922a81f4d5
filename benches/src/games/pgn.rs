//! The main lines of PGN files, split into words and no more: enough to measure with.
//!
//! Tags, comments, variations, glyphs and move numbers are skipped. Games that begin from another position
//! are left out.

use std::path::Path;
use std::{fs, io};

use super::Game;

/// What was found in a directory.
#[derive(Default, Debug)]
pub struct Collection {
    /// The games from the standard starting position.
    pub games: Vec<Game>,
    /// How many others there were.
    pub left_out: usize,
}

/// Reads all `.pgn` files of a directory, in the order of their names.
///
/// # Errors
/// When the directory or one of its files cannot be read.
pub fn read_directory(directory: &Path) -> io::Result<Collection> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "pgn") {
            paths.push(path);
        }
    }
    paths.sort();
    let mut splitter = Splitter::default();
    for path in paths {
        splitter.split(&fs::read(path)?);
    }
    Ok(splitter.collection)
}

#[derive(Default)]
struct Splitter {
    collection: Collection,
    game: Game,
    /// Whether the game has a `FEN` tag.
    elsewhere: bool,
}

impl Splitter {
    fn split(&mut self, text: &[u8]) {
        let mut rest = text;
        let mut variations = 0_usize;
        while let [first, tail @ ..] = rest {
            rest = match first {
                b'{' => after(tail, b'}'),
                b';' | b'%' => after(tail, b'\n'),
                b'[' if variations == 0 => {
                    self.tag(tail);
                    after(tail, b'\n')
                }
                b'(' => {
                    variations += 1;
                    tail
                }
                b')' => {
                    variations = variations.saturating_sub(1);
                    tail
                }
                byte if byte.is_ascii_whitespace() => tail,
                _ => {
                    let (word, tail) = split_word(rest);
                    if variations == 0 {
                        self.word(word);
                    }
                    tail
                }
            };
        }
        self.end_game();
    }

    fn tag(&mut self, tag: &[u8]) {
        // A game without a result ends where the tags of the next begin.
        if self.game.plies() > 0 {
            self.end_game();
        }
        self.elsewhere |= tag.starts_with(b"FEN ");
    }

    fn word(&mut self, word: &[u8]) {
        if matches!(word, b"1-0" | b"0-1" | b"1/2-1/2" | b"*") {
            self.end_game();
            return;
        }
        let word = without_number(without_glyph(word));
        if !word.is_empty() && word[0] != b'$' {
            self.game.push(word);
        }
    }

    fn end_game(&mut self) {
        let game = std::mem::take(&mut self.game);
        if std::mem::take(&mut self.elsewhere) {
            self.collection.left_out += 1;
        } else if game.plies() > 0 {
            self.collection.games.push(game);
        }
    }
}

/// What follows the first such byte.
fn after(text: &[u8], last: u8) -> &[u8] {
    let end = text.iter().position(|&byte| byte == last).map_or(text.len(), |index| index + 1);
    &text[end..]
}

/// The first word, which is not empty, and what follows it.
fn split_word(text: &[u8]) -> (&[u8], &[u8]) {
    let ends = |byte: &u8| byte.is_ascii_whitespace() || b"{}()[];".contains(byte);
    // A word has at least one byte, so that the reader gets past a misplaced bracket.
    let end = text.iter().skip(1).position(ends).map_or(text.len(), |index| index + 1);
    text.split_at(end)
}

/// `Nf3!?` without the `!?`.
fn without_glyph(mut word: &[u8]) -> &[u8] {
    while let [body @ .., b'!' | b'?'] = word {
        word = body;
    }
    word
}

/// `12.Nf3` and `12...Nf6` without the number. A number by itself becomes empty. The zeros of `0-0` are not
/// a number, because no dot follows.
fn without_number(word: &[u8]) -> &[u8] {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = word[digits..].iter().take_while(|&&byte| byte == b'.').count();
    if dots > 0 || digits == word.len() { &word[digits + dots..] } else { word }
}

#[cfg(test)]
mod tests {
    use super::{Collection, Splitter};

    fn split(text: &str) -> Collection {
        let mut splitter = Splitter::default();
        splitter.split(text.as_bytes());
        splitter.collection
    }

    fn words(text: &str) -> Vec<String> {
        let collection = split(text);
        let words = collection.games[0].words();
        words.map(|word| String::from_utf8_lossy(word).into_owned()).collect()
    }

    #[test]
    fn only_the_moves_of_the_main_line_remain() {
        let text = "[Event \"?\"]\n\n1. e4! {best (by test)} 1... e5 $1 2.Nf3 (2. f4 (2. d4) exf4)\n\
                    Nc6?! ; 3. Bb5\n3.Bc4 Bc5 4. 0-0 *";
        assert_eq!(words(text), ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "0-0"]);
    }

    #[test]
    fn a_game_ends_with_its_result_or_before_the_next_tags() {
        let text = "1. e4 1-0 1. d4 d5 1/2-1/2\n[Event \"?\"]\n1. c4\n[Event \"?\"]\n1. b3 e5";
        let plies: Vec<_> = split(text).games.iter().map(|game| game.plies()).collect();
        assert_eq!(plies, [1, 2, 1, 2]);
    }

    #[test]
    fn games_from_elsewhere_are_counted_and_left_out() {
        let text = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1\"]\n1. O-O-O * [Event \"?\"]\n1. e4 *";
        let collection = split(text);
        assert_eq!((collection.games.len(), collection.left_out), (1, 1));
    }
}

//! What the tag pairs of a game say about its start and its end, and what is wrong with them.

use alloc::string::ToString;

use super::diagnostic::{Problem, RESULTS};
use super::follower::Follower;
use super::syntax::TagSyntax;
use crate::GameResult;
use crate::notation::span::{Span, decode};
use crate::{FenError, Outcome, Position};

/// Where a game starts by its tags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameStart {
    /// The tags do not say.
    Unsaid,
    /// From the position of the `FEN` tag.
    Position(Position),
    /// The `FEN` tag holds no legal position.
    Unknown,
}

impl Follower {
    /// Judges the tags of a game: each once, and a `FEN` that is a position. Returns where the game starts.
    pub fn judge_tags(&mut self, text: &[u8], tags: &[TagSyntax]) -> GameStart {
        let (mut fen, mut setup) = (None, None);
        // Nearly always one bit a name tells that there is none of it yet.
        let mut seen = 0u64;
        for (index, tag) in tags.iter().enumerate() {
            let name = tag.name.of(text);
            let (Some(&first), Some(&last)) = (name.first(), name.last()) else { continue };
            let sum = first
                .wrapping_mul(49)
                .wrapping_add(last.wrapping_mul(44))
                .wrapping_add((name.len() as u8).wrapping_mul(11));
            let bit = 1 << (sum & 63);
            if seen & bit != 0 {
                self.judge_repeated(text, tags, index);
            }
            seen |= bit;
            match name.len() {
                3 if fen.is_none() && name.eq_ignore_ascii_case(b"FEN") => fen = Some(tag),
                5 if setup.is_none() && name.eq_ignore_ascii_case(b"SetUp") => setup = Some(tag),
                _ => {}
            }
        }
        let Some(fen) = fen else {
            if let Some(tag) = setup.filter(|tag| tag.value.of(text) == b"1") {
                self.report(tag.span, Problem::SetUpWithoutFen, None, None);
            }
            return GameStart::Unsaid;
        };
        match Position::from_fen(&decode(fen.value.of(text))) {
            Ok(position) => GameStart::Position(position),
            Err(error) => {
                let span = match &error {
                    FenError::Syntax { span, .. } if !span.is_empty() => {
                        Span::new(fen.value.start + span.start, fen.value.start + span.end)
                    }
                    _ => fen.value,
                };
                self.report(span, Problem::Fen(error), None, None);
                GameStart::Unknown
            }
        }
    }

    /// Tells a tag whose name has been there, if it has.
    #[inline(never)]
    fn judge_repeated(&mut self, text: &[u8], tags: &[TagSyntax], index: usize) {
        // No game has so many tags; a text that has must not take the square of their number in time.
        const MOST: usize = 256;
        let name = tags[index].name;
        if tags[..index.min(MOST)].iter().any(|earlier| earlier.name.of(text) == name.of(text)) {
            self.report(name, Problem::DuplicateTag, None, Some("remove one of them".to_string()));
        }
    }

    /// Judges whether the result after the moves, the `Result` tag and the end of the game agree.
    pub fn judge_result(
        &mut self,
        text: &[u8],
        tags: &[TagSyntax],
        result: Option<(GameResult, Span)>,
        outcome: Option<Outcome>,
    ) {
        let tag = self.result_tag(text, tags);
        if let (Some(outcome), Some((written, span))) = (outcome, result.or(tag))
            && written.contradicts(outcome)
        {
            let help = Some(alloc::format!("write {}", outcome.result()));
            let end = Some(*self.position());
            self.report(span, Problem::Result { written, outcome }, end, help);
        } else if let (Some((tag, span)), Some((movetext, _))) = (tag, result)
            && tag != movetext
        {
            self.report(span, Problem::ResultTag { tag, movetext }, None, None);
        }
    }

    /// The `Result` tag; one that is no result is reported.
    fn result_tag(&mut self, text: &[u8], tags: &[TagSyntax]) -> Option<(GameResult, Span)> {
        let tag = TagSyntax::named(tags, text, b"Result")?;
        let result = GameResult::from_bytes(tag.value.of(text));
        if result.is_none() {
            let is_empty = tag.value.start == tag.value.end;
            let quotes = Span::new(tag.value.start - 1, tag.value.end + 1);
            let span = if is_empty { quotes } else { tag.value };
            self.report(span, Problem::UnknownResult, None, Some(RESULTS.to_string()));
        }
        Some((result?, tag.value))
    }
}

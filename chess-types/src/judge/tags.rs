//! What the tag pairs of a game say about its start and its end, and what is wrong with them.

use super::diagnostic::{Problem, RESULTS};
use super::follower::Follower;
use super::syntax::TagSyntax;
use crate::GameResult;
use crate::notation::scan::eight_at;
use crate::notation::span::{Span, decode};
use crate::reasons::Help;
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

/// What the tags of a game say to its judge: the first of each name.
#[derive(Clone, Copy, Debug)]
pub struct JudgedTags<'t> {
    /// Where the game starts.
    pub start: GameStart,
    /// The day of the game.
    pub date: Option<&'t TagSyntax>,
    /// The rules it is played by.
    pub variant: Option<&'t TagSyntax>,
}

impl Follower {
    /// Judges the tags of a game: each once, and a `FEN` that is a position.
    pub fn judge_tags<'t>(&mut self, text: &[u8], tags: &'t [TagSyntax]) -> JudgedTags<'t> {
        let (mut fen, mut setup, mut date, mut variant) = (None, None, None, None);
        let mut seen = [0u64; 4];
        for (index, tag) in tags.iter().enumerate() {
            let name = tag.name;
            let word = first_eight(text, name);
            // One bit a name nearly always tells that there is none of it yet: the factor was searched for, and gives each
            // of 76 usual names a bit of its own.
            let slot = ((word ^ (name.end as u64 - name.start as u64) << 56)
                .wrapping_mul(0xFF22_B316_0049_CBA3)
                >> 56) as usize;
            let bit = 1 << (slot % 64);
            if seen[slot / 64] & bit != 0 {
                self.judge_repeated(text, tags, index);
            }
            seen[slot / 64] |= bit;
            let lower = word | u64::from_ne_bytes([0x20; 8]);
            let is_fen = lower == lower_word(b"fen");
            let is_setup = lower == lower_word(b"setup");
            let is_date = word == whole_word(b"Date");
            let is_variant = word == whole_word(b"Variant");
            // Most are none of these.
            if is_fen | is_setup | is_date | is_variant {
                let known = match () {
                    () if is_fen => &mut fen,
                    () if is_setup => &mut setup,
                    () if is_date => &mut date,
                    () => &mut variant,
                };
                known.get_or_insert(tag);
            }
        }
        JudgedTags { start: self.judge_start(text, fen, setup), date, variant }
    }

    /// Where the game starts by these tags.
    fn judge_start(&mut self, text: &[u8], fen: Option<&TagSyntax>, setup: Option<&TagSyntax>) -> GameStart {
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

    /// Tells a `Variant` tag that names other rules. True if it does.
    pub(super) fn judge_variant(&mut self, text: &[u8], variant: Option<&TagSyntax>) -> bool {
        let other = variant.filter(|tag| !tag.is_chess_variant(text));
        if let Some(tag) = other {
            self.report(tag.value, Problem::Variant, None, None);
        }
        other.is_some()
    }

    /// Tells a tag whose name has been there, if it has.
    #[inline(never)]
    fn judge_repeated(&mut self, text: &[u8], tags: &[TagSyntax], index: usize) {
        // No game has so many tags; a text that has must not take the square of their number in time.
        const MOST: usize = 256;
        let name = tags[index].name;
        if tags[..index.min(MOST)].iter().any(|earlier| earlier.name.of(text) == name.of(text)) {
            self.report(name, Problem::DuplicateTag, None, Some(Help::Words("remove one of them".into())));
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
            let help = Some(Help::Words(alloc::format!("write {}", outcome.result()).into()));
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
            self.report(span, Problem::UnknownResult, None, Some(Help::Words(RESULTS.into())));
        }
        Some((result?, tag.value))
    }
}

impl TagSyntax {
    /// Whether the value of a `Variant` tag is a name for chess, or for Chess960, which is judged by the same rules.
    #[must_use]
    pub fn is_chess_variant(&self, text: &[u8]) -> bool {
        const KNOWN: [&[u8]; 11] = [
            b"standard",
            b"chess960",
            b"",
            b"chess",
            b"normal",
            b"fromposition",
            b"960",
            b"fischerandom",
            b"fischerrandom",
            b"fischerrandomchess",
            b"freestyle",
        ];
        let value = self.value.of(text);
        let letters = || value.iter().filter(|byte| byte.is_ascii_alphanumeric()).map(u8::to_ascii_lowercase);
        KNOWN.iter().any(|known| letters().eq(known.iter().copied()))
    }
}

/// The first eight bytes of a name, low byte first, and zeros where it has less.
#[inline(always)]
fn first_eight(text: &[u8], name: Span) -> u64 {
    let missing = 8 - (name.end - name.start).min(8);
    match eight_at(text, name.start) {
        // Shifted in two steps: a name without bytes would take all eight.
        Some(eight) => eight << (4 * missing) << (4 * missing) >> (4 * missing) >> (4 * missing),
        None => name.of(text).iter().take(8).rev().fold(0, |word, &byte| word << 8 | u64::from(byte)),
    }
}

/// [`first_eight`] of a name of at most eight bytes.
const fn whole_word(name: &[u8]) -> u64 {
    let (mut word, mut at) = (0, 0);
    while at < name.len() {
        word |= (name[at] as u64) << (8 * at);
        at += 1;
    }
    word
}

/// The same with the bit of lower case in every byte.
const fn lower_word(name: &[u8]) -> u64 {
    whole_word(name) | u64::from_ne_bytes([0x20; 8])
}

//! What is not one of the common forms of a game's text: the lexer says which token it is, and the reader tells it.

use super::reader::{FORMS, Form, GameReader, Last, Place, Progress, end_of_name};
use super::syntax::{MoveText, NumberSyntax, SyntaxProblem, TagSyntax};
use super::visitor::{LateClaim, Visitor};
use crate::notation::lexer::{Lexer, Token, TokenKind};
use crate::notation::san::{CheckMark, WrittenMove, WrittenMoveError};
use crate::notation::span::Span;
use crate::notation::words;

impl GameReader<'_> {
    /// The token at or after a place that is not an escaped line.
    pub(super) fn next_token(&self, at: usize) -> Option<Token> {
        Lexer::starting_at(self.text, at).find(|token| token.kind != TokenKind::Escape)
    }

    /// Anything that is not one of the common forms: what the lexer says. Returns where to go on, or `None` if
    /// the game is over.
    #[cold]
    #[inline(never)]
    pub(super) fn rare<V: Visitor + ?Sized>(
        &mut self,
        at: usize,
        game: &mut Progress,
        visitor: &mut V,
    ) -> Option<usize> {
        // A tag pair after moves begins the next game, whatever the lexer would make of it.
        if game.has_movetext && self.begins_tag(at) {
            return None;
        }
        let token = self.next_token(at)?;
        let Token { mut kind, mut span } = token;
        if self.ends_game(token, game) {
            return None;
        }
        if kind == TokenKind::Word
            && !game.has_movetext
            && let Some(tag) = self.tag_without_bracket(span)
        {
            (kind, span) = (TokenKind::BadTag, tag);
        }
        game.end = span.end;
        let is_movetext = !matches!(
            kind,
            TokenKind::Tag { .. } | TokenKind::BadTag | TokenKind::Comment { .. } | TokenKind::Stray
        );
        if is_movetext && !game.has_movetext {
            self.begin_movetext(game, visitor);
        }
        match kind {
            TokenKind::Word => self.word(span, game, visitor),
            TokenKind::Mark(mark) => self.mark(mark, span, game, visitor),
            TokenKind::EnPassant => {
                if !take_claim(LateClaim::EnPassant, span, game, visitor) {
                    visitor.problem(SyntaxProblem::GlyphWithoutMove, span);
                }
            }
            TokenKind::BadGlyph => visitor.problem(SyntaxProblem::BadGlyph, span),
            TokenKind::BadNumber => {
                drop_number(game, visitor);
                visitor.problem(SyntaxProblem::BadNumber, span);
            }
            TokenKind::Glyph(glyph) => {
                if game.last.place == Place::Beside {
                    game.last.place = Place::AfterGlyph;
                }
                if game.has_moves {
                    visitor.glyph(glyph, span);
                } else {
                    visitor.problem(SyntaxProblem::GlyphWithoutMove, span);
                }
            }
            TokenKind::Number { number, dots } => {
                game.last.place = Place::Away;
                add_number(NumberSyntax { number, dots, span }, game, visitor);
            }
            TokenKind::Tag { .. } if self.tags.len() >= self.most_tags => {
                visitor.problem(SyntaxProblem::TooManyTags, span);
            }
            TokenKind::Tag { name, value } => self.tags.push(TagSyntax { span, name, value }),
            TokenKind::BadTag => visitor.problem(SyntaxProblem::BadTag, span),
            TokenKind::Comment { text } => {
                game.last.place = Place::Away;
                visitor.comment(text);
            }
            TokenKind::UnclosedComment => {
                visitor.problem(SyntaxProblem::UnclosedComment, Span::new(span.start, span.start + 1));
            }
            TokenKind::Open => self.open_variation(span, game, visitor),
            TokenKind::Close => {
                game.last = Last::NONE;
                let has_number = end_numbers(game, visitor);
                match self.open.pop() {
                    Some((open, has_moves)) => {
                        if !game.has_moves && !has_number {
                            visitor.problem(SyntaxProblem::EmptyVariation, open.to(span));
                        }
                        game.has_moves = has_moves;
                        visitor.close();
                    }
                    None => visitor.problem(SyntaxProblem::UnopenedVariation, span),
                }
            }
            TokenKind::Result(result) => {
                end_numbers(game, visitor);
                visitor.result(result, span);
                if self.open.is_empty() {
                    self.read_trailer(game, visitor);
                    return None;
                }
                visitor.problem(SyntaxProblem::ResultInVariation, span);
                // One mistake is enough: a result alone in a variation is not an empty one too.
                game.has_moves = true;
            }
            TokenKind::UnknownResult => visitor.problem(SyntaxProblem::UnknownResult, span),
            TokenKind::DrawOffer => {
                game.last.place = Place::Away;
                if !game.has_moves {
                    visitor.problem(SyntaxProblem::GlyphWithoutMove, span);
                }
            }
            TokenKind::Angle => visitor.angle(span),
            TokenKind::Escape => {}
            TokenKind::Stray => self.stray(span, game, visitor),
        }
        Some(game.end)
    }

    /// Whether the game is over before this token, which begins the next one.
    fn ends_game(&self, token: Token, game: &Progress) -> bool {
        match token.kind {
            TokenKind::BadTag => game.has_movetext,
            TokenKind::Tag { name, .. } => game.has_movetext || self.is_over_before(name, game),
            _ => false,
        }
    }

    /// A move, from the word that it begins with; or the word is `check` or `mate` for the last one.
    fn word<V: Visitor + ?Sized>(&mut self, span: Span, game: &mut Progress, visitor: &mut V) {
        let text = self.text;
        // After a move that cannot be read, a mark says nothing.
        if let Some(mark) = words::mark(span.of(text))
            && game.last.place != Place::Away
        {
            return self.mark(mark, span, game, visitor);
        }
        if self.is_frame(span, game) {
            return;
        }
        let spoken = words::read(text, span, &Lexer::starting_at(text, span.end));
        let (written, end) = spoken.unwrap_or_else(|| (WrittenMove::from_ascii(span.of(text)), span.end));
        if written.is_err() && self.nested_comment(span, game, visitor) {
            return;
        }
        tell_move(written, Span::new(span.start, end), game, visitor);
    }

    /// Whether this is the `chess` before a game in words, or the `end` after it.
    fn is_frame(&self, span: Span, game: &Progress) -> bool {
        match span.of(self.text) {
            words::GAME_BEGINS => !game.has_moves && game.number.is_none() && self.open.is_empty(),
            words::GAME_ENDS => self.open.is_empty() && self.is_at_end(span.end),
            _ => false,
        }
    }

    /// Whether nothing but comments stands between this place and the next game.
    fn is_at_end(&self, at: usize) -> bool {
        let rest = Lexer::starting_at(self.text, at);
        let next = rest
            .map(|token| (token.kind, token.span))
            .find(|(kind, _)| !matches!(kind, TokenKind::Comment { .. } | TokenKind::Escape));
        next.is_none_or(|(kind, span)| {
            matches!(kind, TokenKind::Tag { .. }) || span.of(self.text) == words::GAME_BEGINS
        })
    }

    /// A mark apart from its move: `Qh4 #`, `Qh4 mate`.
    fn mark<V: Visitor + ?Sized>(
        &mut self,
        mark: CheckMark,
        span: Span,
        game: &mut Progress,
        visitor: &mut V,
    ) {
        if take_claim(LateClaim::Mark(mark), span, game, visitor) {
            return;
        }
        let is_second = game.last.place != Place::Away;
        let problem = if is_second { SyntaxProblem::SecondMark } else { SyntaxProblem::GlyphWithoutMove };
        visitor.problem(problem, span);
    }

    /// Whether this is what is left of a comment with a comment inside, which ended at the brace of the inner one. That is
    /// one mistake, and the game goes on where the outer one was meant to end.
    fn nested_comment<V: Visitor + ?Sized>(&self, span: Span, game: &mut Progress, visitor: &mut V) -> bool {
        let before = self.text[..span.start].trim_ascii_end();
        match before.last() {
            Some(b'}') if game.last.place == Place::Away => {}
            _ => return false,
        }
        let Some((inner, end)) = self.outer_comment(before.len(), span.start) else { return false };
        visitor.problem(SyntaxProblem::NestedComment, inner);
        game.end = end;
        true
    }

    /// For a comment that ended at `end`: the brace inside that opens another, and where the comment was meant to end.
    fn outer_comment(&self, end: usize, next: usize) -> Option<(Span, usize)> {
        // A text of nothing but such comments must not take the square of its length in time.
        const FAR: usize = 1024;
        let from = end.saturating_sub(FAR);
        let last = self.text[from..end - 1].iter().rposition(|&byte| byte == b'}');
        let start = last.map_or(from, |at| from + at + 1);
        let braces = || (start..end).filter(|&at| self.text[at] == b'{');
        let (mut open, inner) = (braces().count().checked_sub(1)?, braces().nth(1)?);
        for at in next..self.text.len().min(next + FAR) {
            match self.text[at] {
                b'{' => open += 1,
                b'}' if open == 1 => return Some((Span::new(inner, inner + 1), at + 1)),
                b'}' => open -= 1,
                // The next game has no part in it.
                b'[' if self.begins_tag(at) => return None,
                _ => {}
            }
        }
        None
    }

    fn open_variation<V: Visitor + ?Sized>(&mut self, span: Span, game: &mut Progress, visitor: &mut V) {
        drop_number(game, visitor);
        if self.open.len() >= self.deepest {
            visitor.problem(SyntaxProblem::TooDeep, span);
            return self.pass_over_variation(game);
        }
        if !game.has_moves {
            visitor.problem(SyntaxProblem::VariationWithoutMove, span);
        }
        self.open.push((span, game.has_moves));
        visitor.open(game.has_moves);
        game.has_moves = false;
        game.last = Last::NONE;
    }

    /// Passes over a variation, with those inside it, up to its `)` or to where the next game begins.
    fn pass_over_variation(&mut self, game: &mut Progress) {
        let mut depth = 1;
        for token in Lexer::starting_at(self.text, game.end) {
            match token.kind {
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth -= 1,
                TokenKind::Tag { .. } | TokenKind::BadTag => return,
                _ => {}
            }
            game.end = token.span.end;
            if depth == 0 {
                return;
            }
        }
    }

    /// A line `Name "value"]`, which has lost its bracket: it is no move.
    fn tag_without_bracket(&self, word: Span) -> Option<Span> {
        let is_first = word.start == 0 || matches!(self.text[word.start - 1], b'\n' | b'\r');
        let line =
            self.text[word.start..].split(|byte| matches!(byte, b'\n' | b'\r')).next()?.trim_ascii_end();
        let (_, value) = line.split_at(end_of_name(line, 0));
        let is_tag = value.starts_with(b" \"") && value.len() > 3 && value.ends_with(b"\"]");
        (is_first && is_tag).then(|| Span::new(word.start, word.start + line.len()))
    }

    /// What belongs nowhere. A stretch of rubbish is one mistake.
    fn stray<V: Visitor + ?Sized>(&mut self, first: Span, game: &mut Progress, visitor: &mut V) {
        if game.last.place == Place::Beside {
            game.last.place = Place::Away;
        }
        if self.nested_comment(first, game, visitor) {
            return;
        }
        if self.text[first.start..].starts_with(b"//") {
            let line = self.text[first.start..].iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            game.end = line.map_or(self.text.len(), |len| first.start + len);
            return visitor.problem(SyntaxProblem::Slashes, Span::new(first.start, first.start + 2));
        }
        for token in Lexer::starting_at(self.text, first.end) {
            if token.kind != TokenKind::Stray || token.span.start != game.end {
                break;
            }
            game.end = token.span.end;
        }
        visitor.problem(SyntaxProblem::Stray, Span::new(first.start, game.end));
    }

    /// What stands between the result and the next game: comments belong to the game before them, as rubbish does.
    fn read_trailer<V: Visitor + ?Sized>(&mut self, game: &mut Progress, visitor: &mut V) {
        while self.next_game(game.end).is_none()
            && let Some(token) = self.next_token(game.end)
        {
            match token.kind {
                TokenKind::Comment { text } => {
                    game.end = token.span.end;
                    visitor.comment(text);
                }
                TokenKind::Stray => {
                    game.end = token.span.end;
                    self.stray(token.span, game, visitor);
                }
                _ => break,
            }
        }
    }

    #[cold]
    #[inline(never)]
    pub(super) fn finish<V: Visitor + ?Sized>(&mut self, game: &mut Progress, visitor: &mut V) {
        if !game.has_movetext {
            self.begin_movetext(game, visitor);
        }
        end_numbers(game, visitor);
        for &(span, _) in &self.open {
            visitor.problem(SyntaxProblem::UnclosedVariation, span);
        }
        self.at = self
            .next_game(game.end)
            .unwrap_or_else(|| self.next_token(game.end).map_or(self.text.len(), |token| token.span.start));
    }

    /// Where the next game begins after the end of one, if a look at its first byte shows it: the lexer would read all of
    /// its first token.
    fn next_game(&self, end: usize) -> Option<usize> {
        let mut at = end;
        while at < self.text.len() {
            match self.text[at] {
                byte if matches!(FORMS[byte as usize], Form::Blank) => at += 1,
                b'[' if self.begins_tag(at) => return Some(at),
                byte if at > end && byte.is_ascii_alphanumeric() => return Some(at),
                _ => return None,
            }
        }
        Some(at)
    }

    /// Whether a tag pair begins here, whole or broken.
    fn begins_tag(&self, at: usize) -> bool {
        let is_first = at == 0 || matches!(self.text[at - 1], b'\n' | b'\r');
        is_first && self.text[at] == b'[' && self.text.get(at + 1).is_some_and(u8::is_ascii_alphabetic)
    }
}

/// Tells a move, with the number that waits for it.
fn tell_move<V: Visitor + ?Sized>(
    written: Result<WrittenMove, WrittenMoveError>,
    span: Span,
    game: &mut Progress,
    visitor: &mut V,
) {
    game.end = span.end;
    game.has_moves = true;
    game.last = match written {
        Ok(written) => Last {
            span,
            place: Place::Beside,
            may_mark: written.mark.is_none(),
            may_en_passant: !written.en_passant,
        },
        Err(_) => Last::NONE,
    };
    let number = game.number.take();
    visitor.written_move(&MoveText { span, written, number });
}

/// Tells what the last move claims of itself. False if there is none that could claim this.
fn take_claim<V: Visitor + ?Sized>(
    claim: LateClaim,
    span: Span,
    game: &mut Progress,
    visitor: &mut V,
) -> bool {
    let last = &mut game.last;
    let may = match (last.place, claim) {
        (Place::Away, _) => false,
        (_, LateClaim::Mark(_)) => last.may_mark,
        (Place::Beside, LateClaim::EnPassant) => last.may_en_passant,
        (Place::AfterGlyph, LateClaim::EnPassant) => false,
    };
    if !may {
        return false;
    }
    if last.place == Place::Beside {
        last.span.end = span.end;
    }
    match claim {
        LateClaim::Mark(_) => last.may_mark = false,
        LateClaim::EnPassant => last.may_en_passant = false,
    }
    visitor.claim(claim, last.span);
    true
}

fn add_number<V: Visitor + ?Sized>(number: NumberSyntax, game: &mut Progress, visitor: &mut V) {
    match game.number.take_if(|before| before.span.end == number.span.start) {
        // Of `5.5` neither is a number that a move could have: that is one mistake.
        Some(before) => {
            let both = Span::new(before.span.start, number.span.end);
            visitor.problem(SyntaxProblem::NumberWithoutMove, both);
        }
        None => {
            drop_number(game, visitor);
            game.number = Some(number);
        }
    }
}

/// Gives up on a move for the number that waits for one, if any does.
fn drop_number<V: Visitor + ?Sized>(game: &mut Progress, visitor: &mut V) {
    if let Some(number) = game.number.take() {
        visitor.problem(SyntaxProblem::NumberWithoutMove, number.span);
    }
}

/// A number that waits at the end of a line is one for the move that would come. True if there is one.
fn end_numbers<V: Visitor + ?Sized>(game: &mut Progress, visitor: &mut V) -> bool {
    let number = game.number.take();
    if let Some(number) = number {
        visitor.problem(SyntaxProblem::NumberAtEnd, number.span);
        visitor.last_number(number);
    }
    number.is_some()
}

#[cfg(test)]
mod tests {
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::super::syntax::SyntaxBuilder;
    use super::GameReader;
    use crate::judge::GameSyntax;
    use crate::notation::Span;

    /// The games of a text, read with the common forms or with the lexer alone.
    fn games<const COMMON: bool>(text: &[u8]) -> Vec<(Span, GameSyntax, usize)> {
        let mut reader = GameReader::new(text);
        let mut games = Vec::new();
        loop {
            let mut builder = SyntaxBuilder::new();
            let Some(span) = reader.read_by_forms::<_, COMMON>(&mut builder) else { return games };
            games.push((span, builder.game, reader.offset()));
        }
    }

    /// Whatever the pieces of a text are, the common forms are what the lexer would have made of them.
    #[test]
    fn common_forms_are_what_the_lexer_reads() {
        const PIECES: [&[u8]; 56] = [
            b"1. ",
            b"1.",
            b"12. ",
            b"12... ",
            b"12...",
            b"123. ",
            b"1234. ",
            b"1.. ",
            b"1 . ",
            b"1.\n",
            b"e4 ",
            b"e4",
            b"exd5 ",
            b"Nf3 ",
            b"Nbd2+ ",
            b"R1xe5# ",
            b"Nxx5 ",
            b"N\0f3 ",
            b"Qh4++ ",
            b"e8=Q ",
            b"O-O ",
            b"O-O-O+ ",
            b"O-O!",
            b"0-0 ",
            b"o-o ",
            b"e2e4 ",
            b"hello ",
            b"{a comment} ",
            b"{two\nlines} ",
            b"{[%clk 0:01]}",
            b"{open ",
            b"{a\n[b] c}",
            b"{a\n[White \"b\"]\n",
            b"[White \"A\"]\n",
            b"[White \"A\"] ",
            b"[White  \"A\"]\n",
            b"[Wh!te \"A\"]\n",
            b"[White \"a\\\"b\"]\n",
            b"[White \"a\nb\"]\n",
            b"[White \"A\" ]\n",
            b"\n",
            b"\n\n",
            b"\r\n",
            b"\t",
            b" ",
            b"1-0 ",
            b"1-0\n\n",
            b"0-1\n",
            b"1/2-1/2 ",
            b"*",
            b"( ",
            b") ",
            b"! ",
            b"$14 ",
            b"; rest\n",
            b"%",
        ];
        let mut state = 1u64;
        let mut below = |end: usize| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % end
        };
        for _ in 0..40_000 {
            let mut text: Vec<u8> = Vec::new();
            for _ in 0..below(24) {
                text.extend_from_slice(PIECES[below(PIECES.len())]);
                if below(20) == 0 {
                    text.push(below(256) as u8);
                }
            }
            assert_eq!(games::<true>(&text), games::<false>(&text), "{:?}", String::from_utf8_lossy(&text));
        }
    }
}

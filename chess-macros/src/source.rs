//! Rust tokens back into text: [`Source`], in which every byte knows its token.
//!
//! In: the tokens of a macro call. Out: the text as the user wrote it. From there on bare tokens,
//! a string literal and a file are read alike; only when something is wrong is it asked which
//! tokens a stretch of the text was.
//!
//! Usually the compiler still has the text of the whole call, and one question brings it. Where
//! the tokens come from another macro, they are put together one by one.

use std::cell::OnceCell;

use chess_types::notation::Span as TextSpan;
use proc_macro2::{Delimiter, Group, Span, TokenStream, TokenTree};

use crate::formatting::without_formatting;
use crate::header::Header;
use crate::literal::Text;
use crate::source_file::text_of_tokens;

/// The text of a macro's input and where it came from.
pub(crate) struct Source {
    pub(crate) text: Vec<u8>,
    pub(crate) origin: Origin,
    /// Where each token stands in the text, worked out when first asked for.
    places: OnceCell<Vec<Place>>,
}

/// Where a text came from, and so how a place in it is shown.
pub(crate) enum Origin {
    /// Bare tokens: an error underlines them.
    Tokens {
        /// All of them.
        tokens: TokenStream,
        /// How many of them, delimiters counted, are a header that is no longer in the text.
        header: usize,
    },
    /// A string, of which an error can only underline all: from its first token to its last.
    Literal((Span, Span)),
    /// A file, named by a string.
    File {
        /// The path as the user wrote it.
        shown: String,
        /// The string.
        place: (Span, Span),
    },
}

impl Source {
    pub(crate) fn from(text: Vec<u8>, origin: Origin) -> Source {
        Source { text, origin, places: OnceCell::new() }
    }

    /// The text of a macro's input: of its only string literal, or of its tokens.
    pub(crate) fn new(input: TokenStream) -> Source {
        let tokens: Vec<TokenTree> = input.clone().into_iter().take(2).collect();
        match only_literal(&tokens) {
            Some((text, span)) => Source::from(text.into_bytes(), Origin::Literal((span, span))),
            None => Source::of_tokens(input),
        }
    }

    /// The text of moves: as [`Source::new`], but among tokens blanks within a word are none.
    pub(crate) fn of_moves(input: TokenStream) -> Source {
        let source = Source::new(input);
        match source.origin {
            Origin::Tokens { .. } => source.without_formatting(),
            _ => source,
        }
    }

    fn of_tokens(input: TokenStream) -> Source {
        let first = input.clone().into_iter().next();
        Source::starting_with(first.as_ref(), input)
    }

    fn starting_with(first: Option<&TokenTree>, input: TokenStream) -> Source {
        let text = first.and_then(|first| text_of_tokens(first.span(), &input));
        let text = text.unwrap_or_else(|| joined(&input).text).into_bytes();
        Source::from(text, Origin::Tokens { tokens: input, header: 0 })
    }

    /// The text of a game, and what it depends on: the string that it is, or the tokens after the header.
    pub(crate) fn of_game(input: TokenStream, header: &Header, text: Option<Text>) -> (Source, TokenStream) {
        match text {
            Some(text) => {
                let origin = text.origin();
                (Source::from(text.bytes, origin), text.depends)
            }
            None => (Source::after_header(input, header), TokenStream::new()),
        }
    }

    /// The text of a game after its header, which is blanked out so that places stay where they are.
    fn after_header(input: TokenStream, header: &Header) -> Source {
        let mut source = Source::starting_with(header.first(), input);
        let before: TokenStream = header.before_game().iter().cloned().collect();
        if let Origin::Tokens { tokens, header } = &mut source.origin
            && !before.is_empty()
        {
            let before = leaves(&before);
            let found = find_in_order(&before, &source.text);
            let end = match found.last() {
                Some(last) if found.len() == before.len() => last.end,
                _ => joined(tokens).places.get(before.len() - 1).map_or(0, |place| place.end),
            };
            source.text[..end].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
            *header = before.len();
        }
        source.without_formatting()
    }

    fn without_formatting(self) -> Source {
        Source::from(without_formatting(self.text), self.origin)
    }

    /// Blanks out the text before a place: it has been read.
    pub(crate) fn blank_out(&mut self, end: usize) {
        if let Origin::Tokens { tokens, header } = &self.origin {
            let read = self.places(tokens, *header).iter().filter(|place| place.end <= end).count();
            let header = header + read;
            self.origin = Origin::Tokens { tokens: tokens.clone(), header };
            self.places = OnceCell::new();
        }
        self.text[..end].iter_mut().filter(|byte| **byte != b'\n').for_each(|byte| *byte = b' ');
    }

    /// The first and the last token of a stretch of the text.
    pub(crate) fn locate(&self, span: TextSpan) -> (Span, Span) {
        match &self.origin {
            Origin::Literal(place) | Origin::File { place, .. } => *place,
            Origin::Tokens { tokens, header } => {
                let mut within = self.places(tokens, *header).iter().filter(|place| place.touches(span));
                let first = within.next().map_or_else(Span::call_site, |place| place.span);
                (first, within.next_back().map_or(first, |place| place.span))
            }
        }
    }

    /// The tokens of each of these stretches of the text; none for strings and files.
    pub(crate) fn tokens_in(&self, spans: &[TextSpan]) -> Vec<Vec<Span>> {
        let Origin::Tokens { tokens, header } = &self.origin else {
            return vec![Vec::new(); spans.len()];
        };
        let places = self.places(tokens, *header);
        let within = |span: &TextSpan| {
            places.iter().filter(|place| place.touches(*span)).map(|place| place.span).collect()
        };
        spans.iter().map(within).collect()
    }

    fn places(&self, tokens: &TokenStream, header: usize) -> &[Place] {
        self.places.get_or_init(|| places(tokens, header, &self.text))
    }
}

/// The value of the string literal that is all there is.
pub(crate) fn only_literal(tokens: &[TokenTree]) -> Option<(String, Span)> {
    match tokens {
        [TokenTree::Literal(literal)] => {
            let written = literal.to_string();
            let plain = written.strip_prefix('"').and_then(|rest| rest.strip_suffix('"'));
            // Only escapes and raw strings need a closer look.
            let value = match plain.filter(|text| !text.contains('\\')) {
                Some(text) => text.to_string(),
                None => {
                    let literal: syn::LitStr = syn::parse2(TokenTree::from(literal.clone()).into()).ok()?;
                    literal.suffix().is_empty().then(|| literal.value())?
                }
            };
            Some((value, literal.span()))
        }
        // A literal that came through another macro stands in a group without delimiters.
        [TokenTree::Group(group)] if group.delimiter() == Delimiter::None => {
            only_literal(&group.stream().into_iter().collect::<Vec<_>>())
        }
        _ => None,
    }
}

/// Where a token stands in the text.
struct Place {
    start: usize,
    end: usize,
    span: Span,
}

impl Place {
    fn touches(&self, span: TextSpan) -> bool {
        self.start < span.end && self.end > span.start
    }
}

/// Where the tokens after the header stand in the text: found in it one after the other, or, if it
/// was put together from them, by putting it together again.
fn places(tokens: &TokenStream, header: usize, text: &[u8]) -> Vec<Place> {
    let leaves = leaves(tokens);
    let found = find_in_order(&leaves[header.min(leaves.len())..], text);
    if found.len() + header == leaves.len() { found } else { joined(tokens).places }
}

/// Where tokens stand that follow each other in a text, up to the first that does not.
fn find_in_order(tokens: &[(String, Span)], text: &[u8]) -> Vec<Place> {
    let mut places = Vec::new();
    let mut at = 0;
    for (token, span) in tokens {
        at += text[at..].iter().take_while(|byte| byte.is_ascii_whitespace()).count();
        if !text[at..].starts_with(token.as_bytes()) {
            break;
        }
        let start = at;
        at += token.len();
        places.push(Place { start, end: at, span: *span });
    }
    places
}

/// A text put together from tokens.
struct Joined {
    text: String,
    places: Vec<Place>,
}

/// Puts tokens together as they stood in the source: side by side, or with a blank or a new line
/// between.
fn joined(tokens: &TokenStream) -> Joined {
    let mut joined = Joined { text: String::new(), places: Vec::new() };
    let mut last: Option<(String, Span)> = None;
    for (token, span) in leaves(tokens) {
        if let Some((before, before_span)) = &last {
            joined.text.push_str(gap(before, *before_span, &token, span));
        }
        let start = joined.text.len();
        joined.text.push_str(&token);
        joined.places.push(Place { start, end: joined.text.len(), span });
        last = Some((token, span));
    }
    joined
}

/// What stood between two tokens.
fn gap(before: &str, before_span: Span, after: &str, after_span: Span) -> &'static str {
    if let (Some((_, (end_line, end_column))), Some(((line, column), _))) =
        (ends(before_span), ends(after_span))
    {
        if line > end_line {
            return "\n";
        }
        if line == end_line && column >= end_column {
            return if column == end_column { "" } else { " " };
        }
    }
    // The places tell nothing, or another macro made these tokens. Chess has these within a word.
    let joins = |token: &str| matches!(token, "-" | "=" | "/" | ".");
    let follows = matches!(after, "+" | "#" | "!" | "?");
    if joins(before) || joins(after) || follows { "" } else { " " }
}

/// The line and column where a token begins, and those where it ends. Where it has no width they are
/// unknown, as in a language server. The compiler is asked itself, for which proc-macro2 would need a feature.
fn ends(token: Span) -> Option<((usize, usize), (usize, usize))> {
    if !proc_macro::is_available() {
        return None;
    }
    let token = token.unwrap();
    let place = |at: proc_macro::Span| (at.line(), at.column());
    let (start, end) = (place(token.start()), place(token.end()));
    (start != end).then_some((start, end))
}

/// Every token with its text: words, signs, literals and delimiters.
fn leaves(tokens: &TokenStream) -> Vec<(String, Span)> {
    let mut leaves = Vec::new();
    let mut open: Vec<(proc_macro2::token_stream::IntoIter, Option<(char, Span)>)> =
        vec![(tokens.clone().into_iter(), None)];
    while let Some((tokens, close)) = open.last_mut() {
        match tokens.next() {
            Some(TokenTree::Group(group)) => {
                let delimiters = delimiters(&group);
                if let Some((start, _)) = delimiters {
                    leaves.push((start.to_string(), group.span_open()));
                }
                let close = delimiters.map(|(_, end)| (end, group.span_close()));
                open.push((group.stream().into_iter(), close));
            }
            Some(token) => leaves.push((token.to_string(), token.span())),
            None => {
                if let Some((end, span)) = close.take() {
                    leaves.push((end.to_string(), span));
                }
                open.pop();
            }
        }
    }
    leaves
}

fn delimiters(group: &Group) -> Option<(char, char)> {
    match group.delimiter() {
        Delimiter::Parenthesis => Some(('(', ')')),
        Delimiter::Brace => Some(('{', '}')),
        Delimiter::Bracket => Some(('[', ']')),
        Delimiter::None => None,
    }
}

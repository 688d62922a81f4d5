//! `chess! { 1. e4 e5 }`: read the header, read the text, judge, gate, expand.

use std::slice;

use chess_types::judge::{
    Diagnostic, GameReader, GameSyntax, Problem, Referee, StrictPlace, TagSyntax, Verdict, judge_style,
    what_it_looks_like,
};
use chess_types::notation::{Lexer, Span as TextSpan, Token, TokenKind};
use chess_types::{GameResult, Position, Rule};
use proc_macro2::{Span, TokenStream};
use quote::quote;

use crate::expand::TypedGame;
use crate::header::{Header, Played, Start, is_path};
use crate::literal::Text;
use crate::runtime::Runtime;
use crate::source::{Origin, Source};
use crate::{fen, hover, messages, position, report};

/// `chess! { ... }`; with boards to hover over where an editor asks.
pub(crate) fn chess(input: TokenStream, with_boards: bool, runtime: &Runtime) -> TokenStream {
    let header = Header::new(&input);
    let text = match Text::read(header.game()).transpose() {
        Ok(text) => text,
        Err((place, message)) => return no_game(&header, place, &message, runtime),
    };
    if text.is_none()
        && let Some(message) = header.misuse("chess!")
    {
        return no_game(&header, ends(&input), &message, runtime);
    }
    if let Some(call) = header.redirect() {
        return call;
    }
    let (mut source, depends) = Source::of_game(input, &header, text);
    let beginning = Beginning::of(&header, &mut source);
    let judged = Judged::new(beginning, &header, &source);
    let errors = judged.errors(&header, &source);
    // What Rust means by these is never a game, so they are looked for only where there is an error.
    if !errors.is_empty()
        && let Some((place, message)) = header.rust_within()
    {
        return no_game(&header, (place, place), message, runtime);
    }
    if !errors.is_empty()
        && let Some(kind) = what_it_looks_like(&source.text)
    {
        let whole = TextSpan::new(0, source.text.len());
        return no_game(&header, source.locate(whole), &messages::not_pgn(kind, None), runtime);
    }
    judged.expand(&header, &source, &errors, depends, with_boards, runtime)
}

/// A game with its beginning, as it was judged.
struct Judged<'a> {
    /// What was played before the game.
    beginning: Beginning,
    game: GameSyntax,
    verdict: Verdict,
    /// What stands behind the game.
    rest: GameReader<'a>,
}

/// What was played before a game.
pub(crate) enum Beginning {
    Known(Played),
    /// It cannot be known for this mistake.
    Unknown(TokenStream),
    /// It cannot be known for a mistake that is reported elsewhere: this is an expression of the type that the mistake has.
    Broken(TokenStream),
}

impl<'a> Judged<'a> {
    fn new(beginning: Beginning, header: &Header, source: &'a Source) -> Judged<'a> {
        let (start, moves) = match &beginning {
            Beginning::Known(played) => (played.start, &played.moves[..]),
            Beginning::Unknown(_) | Beginning::Broken(_) => (Position::STANDARD, &[][..]),
        };
        let mut rest = GameReader::new(&source.text);
        let mut referee = Referee::new(start).after(moves).exacting(true);
        let (game, mut verdict) = referee.read_or_empty(&mut rest);
        if header.is_strict() && matches!(beginning, Beginning::Known(_)) {
            strictly(&game, &mut verdict, source, header.is_line());
        }
        Judged { beginning, game, verdict, rest }
    }

    /// Whether it is known where the game starts.
    fn has_start(&self, header: &Header, source: &Source) -> bool {
        matches!(self.beginning, Beginning::Known(_)) && second_start(header, &self.game, source).is_none()
    }

    /// The compile errors for everything that is wrong with the call.
    fn errors(&self, header: &Header, source: &Source) -> Vec<TokenStream> {
        let mut errors: Vec<TokenStream> = match &self.beginning {
            Beginning::Known(_) | Beginning::Broken(_) => Vec::new(),
            Beginning::Unknown(error) => vec![error.clone()],
        };
        // From an unknown start no move can be judged, but the text can be read.
        let is_known = self.has_start(header, source);
        let is_told = |it: &&Diagnostic| is_known || matches!(it.problem, Problem::Syntax(_));
        errors.extend(report::diagnostics(source, self.verdict.diagnostics.iter().filter(is_told)));
        errors.extend(misplaced(header, &self.game, self.rest.clone(), source));
        errors
    }

    fn expand(
        &self,
        header: &Header,
        source: &Source,
        errors: &[TokenStream],
        depends: TokenStream,
        with_boards: bool,
        runtime: &Runtime,
    ) -> TokenStream {
        // What goes on from a mistake has no other type than the mistake.
        let errors = match &self.beginning {
            Beginning::Broken(mistake) if errors.is_empty() => slice::from_ref(mistake),
            _ => errors,
        };
        let turn = self.verdict.record.start().turn();
        let typed = TypedGame::written(&self.verdict.record, &self.game, turn, &source.text);
        let mut before = depends;
        if with_boards {
            before.extend(hover::boards(source, &self.game, &self.verdict.record));
        }
        let mut declared = declare(header, &typed, before, errors, runtime);
        let end = match &self.beginning {
            Beginning::Known(played) if errors.is_empty() && self.has_start(header, source) => {
                Some(played.and_then(&self.verdict.record.lines[0]))
            }
            _ => None,
        };
        declared.extend(header.continuation(end.as_ref(), runtime));
        declared
    }
}

impl Beginning {
    /// What the header says; or the board that the text begins with, which is taken out of it.
    pub(crate) fn of(header: &Header, source: &mut Source) -> Beginning {
        let position = match &header.start {
            None => position::take_created(source).unwrap_or(Ok(Position::STANDARD)),
            Some(Start::Fen(tokens)) => fen::read(tokens.clone()),
            Some(Start::Picture(tokens)) => position::read(tokens.clone()),
            Some(Start::Line(tokens)) => match Played::read(tokens) {
                Some(played) => return Beginning::Known(played),
                None => Err(report::error(ends(tokens), messages::WRITTEN_BY_LINES)),
            },
            Some(Start::Broken(line)) if is_path(line) => return Beginning::Broken(line.clone()),
            Some(Start::Broken(tokens)) => Err(report::error(ends(tokens), messages::WRITTEN_BY_LINES)),
        };
        match position {
            Ok(start) => Beginning::Known(Played { start, moves: Vec::new() }),
            Err(error) => Beginning::Unknown(error),
        }
    }
}

/// Adds what a strict game must not have. A line has no result.
pub(crate) fn strictly(game: &GameSyntax, verdict: &mut Verdict, source: &Source, is_line: bool) {
    let place = match source.origin {
        Origin::Tokens { .. } => StrictPlace::Tokens,
        Origin::Literal(_) => StrictPlace::Text,
        Origin::File { .. } => StrictPlace::File,
    };
    judge_style(game, verdict, &source.text, place);
    verdict.diagnostics.retain(|told| !is_line || told.rule() != Rule::MissingResult);
}

/// The `FEN` tag of a game that has its start from the header.
pub(crate) fn second_start<'a>(
    header: &Header,
    game: &'a GameSyntax,
    source: &Source,
) -> Option<&'a TagSyntax> {
    let names_start = |tag: &&TagSyntax| tag.name.of(&source.text).eq_ignore_ascii_case(b"FEN");
    game.tags.iter().find(names_start).filter(|_| header.start.is_some())
}

/// What is right by itself but must not stand in this call: moves that would not be seen, a second start, and
/// the result of a line.
fn misplaced(header: &Header, game: &GameSyntax, rest: GameReader<'_>, source: &Source) -> Vec<TokenStream> {
    let mut errors: Vec<TokenStream> = moves_beside(source, game, rest).collect();
    if let Some(tag) = second_start(header, game, source) {
        errors.push(report::problem(source, tag.span, messages::SECOND_START));
    }
    if let Some((result, span)) = game.result
        && header.is_line()
        && result != GameResult::Unknown
    {
        errors.push(report::problem(source, span, messages::RESULT_OF_LINE));
    }
    errors
}

/// Moves that a reader of one game would pass over: those of a second game, and hidden ones.
pub(crate) fn moves_beside(
    source: &Source,
    game: &GameSyntax,
    mut rest: GameReader<'_>,
) -> impl Iterator<Item = TokenStream> {
    let hidden = hidden_moves(source, game);
    let second = rest.next().map(|second| report::problem(source, second.span, messages::SECOND_GAME));
    hidden.into_iter().chain(second)
}

/// What hides moves in a PGN file but hardly is meant to between Rust tokens, where moves must never
/// vanish unseen: a `;`, which more likely separates them, a `%` that happens to begin a line, and braces
/// around all the moves there are.
fn hidden_moves(source: &Source, game: &GameSyntax) -> Option<TokenStream> {
    let ended = source.text.trim_ascii_end();
    let text = ended.strip_suffix(b";").unwrap_or(ended);
    let has_no_moves = game.lines[0].moves.is_empty();
    let may_hide = has_no_moves || text.contains(&b';') || text.contains(&b'%');
    if !matches!(source.origin, Origin::Tokens { .. }) || !may_hide {
        return None;
    }
    let message = |token: &Token| match token.kind {
        TokenKind::Escape => Some(messages::ESCAPED_LINE),
        TokenKind::Comment { text } if text.of(&source.text).trim_ascii().is_empty() => None,
        TokenKind::Comment { .. } if token.span.of(&source.text).starts_with(b";") => {
            Some(messages::SEMICOLON)
        }
        TokenKind::Comment { .. } if has_no_moves => Some(messages::BRACES),
        _ => None,
    };
    let (span, message) = Lexer::new(&source.text).find_map(|token| Some((token.span, message(&token)?)))?;
    Some(report::problem(source, span, message))
}

/// The game as the header wants it, in a block with what it needs before it.
pub(crate) fn declare(
    header: &Header,
    game: &TypedGame<'_>,
    before: TokenStream,
    errors: &[TokenStream],
    runtime: &Runtime,
) -> TokenStream {
    let (type_, value) = if header.is_item() {
        (game.type_(runtime), game.value(runtime))
    } else {
        (TokenStream::new(), game.typed_value(runtime))
    };
    let value = if before.is_empty() {
        value
    } else {
        quote! {{ #before #value }}
    };
    header.declare(&type_, &value, errors, runtime)
}

/// An error in place of a game.
pub(crate) fn no_game(header: &Header, place: (Span, Span), message: &str, runtime: &Runtime) -> TokenStream {
    let mut declared = header.declare_errors(&[report::error(place, message)], runtime);
    declared.extend(header.continuation(None, runtime));
    declared
}

/// The first and the last token of an input.
pub(crate) fn ends(input: &TokenStream) -> (Span, Span) {
    let mut tokens = input.clone().into_iter().map(|token| token.span());
    let first = tokens.next().unwrap_or_else(Span::call_site);
    (first, tokens.last().unwrap_or(first))
}

#[cfg(test)]
mod tests {
    //! Expansions as text. The fallback of proc-macro2 stands in for the compiler here, so what
    //! rustc's own lexer does is for `ui-tests`.

    use std::ffi::CString;

    use chess_types::judge::packed::pack_position;
    use proc_macro2::Literal;

    use super::*;

    /// The expansion of a call, as rustc would print its tokens.
    fn expansion(input: &str, with_boards: bool) -> String {
        let runtime = Runtime::named("chess_runtime");
        chess(input.parse().expect("the input is made of Rust tokens"), with_boards, &runtime).to_string()
    }

    /// A text without its white space: how tokens are spaced when printed means nothing.
    fn dense(text: &str) -> String {
        text.split_whitespace().collect()
    }

    /// A game from the starting position as its bytes: after these moves comes `result`, no end by the
    /// Laws, and the numbers of the moves.
    fn printed(moves: &[&str], result: u8, numbers: &[u8]) -> Vec<u8> {
        let play = |position: Position, san: &&str| position.play_unchecked(position.parse_san(san).unwrap());
        let end = pack_position(&moves.iter().fold(Position::STANDARD, play));
        let mask = (b'#'..).find(|mask| !end.contains(mask)).unwrap();
        let count = [0x80 + numbers.len() as u8, 0x80, 0x80, 0x80];
        [&[mask, result, 1, 1][..], &end.map(|byte| byte ^ mask), &count, numbers].concat()
    }

    /// A game without a name, dense.
    fn labelled(text: &str) -> String {
        dense(text).replace("LABEL", &format!("'{}:", messages::UNNAMED_ITEM))
    }

    /// A C string as Rust writes it.
    fn c_string(bytes: &[u8]) -> String {
        let text = CString::new(bytes).expect("no byte is zero");
        Literal::c_string(&text).to_string()
    }

    #[test]
    fn a_game_is_one_string() {
        let bytes = c_string(&printed(&["e4"], 1, &[0x4C, 0x5C]));
        let expected = format!(
            "LABEL{{ const {{ unsafe {{ chess_runtime::__private::transmute::<&'static chess_runtime::__private::CStr, \
            chess_runtime::Game<chess_runtime::typenum::U1, \
            chess_runtime::ending::InProgress<chess_runtime::Black>>>({bytes}) }} }} }}"
        );
        assert_eq!(dense(&expansion("1. e4", false)), labelled(&expected));
    }

    #[test]
    fn tags_and_variations_follow_the_moves() {
        let tags = b"\x8E\x80\x80\x80\x85\x80\x80\x80White\x81\x80\x80\x80A";
        let variation = b"\x8E\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x82\x80\x80\x80\x46\x55";
        let bytes = c_string(&[&printed(&["e4"], 2, &[0x4C, 0x5C])[..], tags, &variation[..]].concat());
        let expected = format!(
            "LABEL{{ const {{ unsafe {{ chess_runtime::__private::transmute::<&'static chess_runtime::__private::CStr, \
            chess_runtime::Game<chess_runtime::typenum::U1, \
            chess_runtime::ending::Awarded<chess_runtime::White>>>({bytes}) }} }} }}"
        );
        let input = "[White \"A\"] 1. e4 (1. Nf3) 1-0";
        assert_eq!(dense(&expansion(input, false)), labelled(&expected));
    }

    #[test]
    fn a_mistake_stands_beside_the_legal_part() {
        let broken = expansion("e4 e5 Ke3", false);
        assert!(broken.contains("; :: core :: compile_error ! { \"illegal move 2. Ke3: "), "{broken}");
        // As many plies as were written, and what was not legal is a move that never is.
        assert!(broken.contains(":: U3"), "{broken}");
        let bytes = printed(&["e4", "e5"], 1, &[0x4C, 0x5C, 0x74, 0x64, 0x40, 0x40]);
        assert!(broken.contains(": { let _ =") && broken.contains(&c_string(&bytes)), "{broken}");
    }

    #[test]
    fn so_many_mistakes_are_told_and_no_more() {
        let errors = |count: usize| {
            let told = expansion(&format!("e4 {}", "(d5) ".repeat(count)), false);
            (told.matches("compile_error").count(), told.contains("mistakes from here on"))
        };
        assert_eq!(errors(3), (3, false));
        assert_eq!(errors(101), (101, false));
        assert_eq!(errors(1000), (101, true));
    }

    #[test]
    fn an_item_with_a_mistake_has_no_type() {
        let broken = expansion("const X = e4 & e5;", false);
        assert!(broken.starts_with("const X : < [() ; :: core :: compile_error ! {"), "{broken}");
    }

    #[test]
    fn a_line_brings_the_macro_that_others_go_on_from() {
        let constant = expansion("pub const OPENING = e4;", false);
        assert!(
            constant.starts_with("pub const OPENING : chess_runtime :: ending :: BlackOnMove <"),
            "{constant}"
        );
        assert!(!constant.contains("macro_rules"), "{constant}");
        // Its type is written once.
        assert!(constant.contains("> = unsafe { :: core :: mem :: transmute (c\""), "{constant}");
        let line = expansion("pub line OPENING = e4;", false);
        assert!(line.starts_with("pub const OPENING : chess_runtime :: ending :: BlackOnMove <"), "{line}");
        assert!(line.contains("macro_rules ! __after_OPENING"), "{line}");
        let onward = expansion("const LINE = after OPENING; e5;", false);
        assert_eq!(dense(&onward), dense("OPENING! { { const LINE = } { OPENING } e5 ; }"));
    }

    #[test]
    fn an_editor_gets_a_board_for_every_move() {
        assert!(!expansion("e4 O-O", false).contains("board_after_this_move"));
        let hovered = expansion("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O (O-O-O) Ke8", true);
        let boards = hovered.matches("const board_after_this_move").count();
        assert_eq!(boards, 7, "the legal moves keep their boards when a later one is wrong");
        // Every token of `O-O` leads to its board, the dash too.
        assert_eq!(hovered.matches("let () = board_after_this_move").count(), 6 + 3);
        assert!(hovered.contains("**4. O-O**: castles kingside"), "{hovered}");
        assert!(hovered.contains("**1. e4**: pawn from e2 to e4"), "{hovered}");
        assert!(hovered.contains("4 . . . . P . . ."), "the board is drawn: {hovered}");
    }
}

//! One function a macro: tokens in, tokens out, with a gate after each step that can fail.

use std::path::Path;
use std::{env, fs};

use chess_types::notation::{
    Diagnostic, GameReader, GameSyntax, Lexer, Problem, Span as TextSpan, TokenKind, Verdict, judge,
};
use chess_types::{FenError, Position, San, SanError, Setup, SetupProblems, Square};
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::quote;

use crate::expand::{self, TypedGame};
use crate::header::{Header, Start};
use crate::krate::runtime_path;
use crate::source::{Origin, Source, only_literal};
use crate::{hover, report};

/// `chess! { 1. e4 e5 }`; with boards to hover over where an editor asks.
pub(crate) fn chess(input: TokenStream, with_boards: bool) -> TokenStream {
    let krate = runtime_path();
    let header = Header::new(&input);
    if let Some(message) = header.misuse("chess!") {
        let (first, last) = ends(&input);
        return no_game(&header, first, last, &message);
    }
    if let Some(call) = header.redirect() {
        return call;
    }
    let source = Source::after_header(input, &header);
    let start = match &header.start {
        None => Ok(Position::STANDARD),
        Some(Start { is_fen: true, tokens }) => read_fen(tokens.clone()),
        Some(Start { is_fen: false, tokens }) => read_picture(tokens.clone()),
    };
    let mut games = GameReader::new(&source.text);
    let game = games.next().unwrap_or_else(GameSyntax::empty);
    let verdict = judge(&game, &source.text, *start.as_ref().unwrap_or(&Position::STANDARD));

    // From an unknown start no move can be judged, but the text can be read.
    let is_known = start.is_ok();
    let mut errors = start.err().unwrap_or_default();
    let told = |mistake: &&Diagnostic| is_known || matches!(mistake.problem, Problem::Syntax(_));
    errors.extend(verdict.diagnostics.iter().filter(told).map(|it| report::diagnostic(&source, it)));
    errors.extend(hidden_moves(&source));
    errors.extend(games.next().map(|second| {
        report::problem(&source, second.span, "a second game begins here: a chess! holds one game")
    }));
    let typed = TypedGame::new(&verdict.record, &game, &krate);
    let boards = with_boards.then(|| hover::boards(&source, &game, &verdict.record));
    let mut declared = declare(&header, &typed, boards, errors);
    declared.extend(header.continuation(verdict.record.end(), &krate));
    declared
}

/// The game as the header wants it, in a block with what it needs before it.
fn declare(
    header: &Header,
    game: &TypedGame<'_>,
    before: Option<TokenStream>,
    errors: TokenStream,
) -> TokenStream {
    let (type_, value) = if header.is_item() {
        (game.type_(), game.value())
    } else {
        (TokenStream::new(), game.typed_value())
    };
    let value = match before {
        Some(before) => quote! {{ #before #value }},
        None => value,
    };
    header.declare(&type_, &value, errors)
}

/// A `;` begins a comment in a PGN file. Between Rust tokens it more likely separates moves, and
/// moves must never vanish unseen.
fn hidden_moves(source: &Source) -> Option<TokenStream> {
    let ended = source.text.trim_ascii_end();
    let text = ended.strip_suffix(b";").unwrap_or(ended);
    if !matches!(source.origin, Origin::Tokens { .. }) || !text.contains(&b';') {
        return None;
    }
    let hidden = Lexer::new(&source.text).find(|token| match token.kind {
        TokenKind::Comment { text } => {
            token.span.of(&source.text).starts_with(b";") && !text.of(&source.text).trim_ascii().is_empty()
        }
        _ => false,
    })?;
    let title =
        "`;` begins a comment to the end of the line: write no sign between moves, or // for a comment";
    Some(report::problem(source, hidden.span, title))
}

/// `pgn!("games/immortal.pgn")`
pub(crate) fn pgn(input: TokenStream) -> TokenStream {
    let krate = runtime_path();
    let header = Header::new(&input);
    let Some((shown, span)) = only_literal(header.game()) else {
        let (first, last) = ends(&input);
        let message = "pgn! takes the path of a file: pgn!(\"games/immortal.pgn\")";
        return no_game(&header, first, last, message);
    };
    let crate_root = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let path = Path::new(&crate_root).join(&shown);
    let text = match fs::read(&path) {
        Ok(text) => text,
        Err(error) => return no_game(&header, span, span, &format!("cannot read {shown}: {error}")),
    };
    let source = Source { text, origin: Origin::File { shown, path, span } };

    let games: Vec<GameSyntax> = GameReader::new(&source.text).collect();
    let verdicts: Vec<Verdict> =
        games.iter().map(|game| judge(game, &source.text, Position::STANDARD)).collect();
    let mistakes = verdicts.iter().flat_map(|verdict| &verdict.diagnostics);
    let errors: TokenStream = mistakes.map(|mistake| report::diagnostic(&source, mistake)).collect();
    let typed: Vec<TypedGame<'_>> = verdicts
        .iter()
        .zip(&games)
        .map(|(verdict, game)| TypedGame::new(&verdict.record, game, &krate))
        .collect();
    let depends = depends_on(&source);
    match &typed[..] {
        [] => no_game(&header, span, span, "there is no game in this file"),
        [only] => declare(&header, only, Some(depends), errors),
        many => {
            let (count, views) = (many.len(), expand::views(many, &krate));
            let type_ = quote! { [#krate::GameView<'static>; #count] };
            header.declare(&type_, &quote! {{ #depends #views }}, errors)
        }
    }
}

/// An error, and a game without moves so that what uses it still compiles.
fn no_game(header: &Header, first: Span, last: Span, message: &str) -> TokenStream {
    let krate = runtime_path();
    let nothing = GameSyntax::empty();
    let record = judge(&nothing, b"", Position::STANDARD).record;
    let typed = TypedGame::new(&record, &nothing, &krate);
    declare(header, &typed, None, report::error(first, last, message))
}

/// The first and the last token of an input.
fn ends(input: &TokenStream) -> (Span, Span) {
    let mut tokens = input.clone().into_iter().map(|token| token.span());
    let first = tokens.next().unwrap_or_else(Span::call_site);
    (first, tokens.last().unwrap_or(first))
}

/// What tells the compiler to compile again when the file changes.
fn depends_on(source: &Source) -> TokenStream {
    match &source.origin {
        Origin::File { path, .. } => {
            let path = path.to_string_lossy();
            quote! { const _: &[u8] = ::core::include_bytes!(#path); }
        }
        _ => TokenStream::new(),
    }
}

/// `fen!("...")`
pub(crate) fn fen(input: TokenStream) -> TokenStream {
    position_or_error(read_fen(input))
}

/// `position! { ... }`
pub(crate) fn position(input: TokenStream) -> TokenStream {
    position_or_error(read_picture(input))
}

fn position_or_error(read: Result<Position, TokenStream>) -> TokenStream {
    let krate = runtime_path();
    match read {
        Ok(position) => expand::position(&position, &krate),
        // Any position will do where there is an error already.
        Err(error) => {
            let position = expand::position(&Position::STANDARD, &krate);
            quote! {{ #error #position }}
        }
    }
}

fn read_fen(input: TokenStream) -> Result<Position, TokenStream> {
    let tokens: Vec<TokenTree> = input.clone().into_iter().collect();
    let Some((text, span)) = only_literal(&tokens) else {
        let (first, last) = ends(&input);
        let message = "fen! takes a string: fen!(\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\")";
        return Err(report::error(first, last, message));
    };
    let source = Source { text: text.clone().into_bytes(), origin: Origin::Literal(span) };
    Position::from_fen(&text).map_err(|error| match error {
        FenError::Syntax { problem, span } => {
            report::problem(&source, TextSpan::new(span.start, span.end), &format!("not a FEN: {problem}"))
        }
        FenError::Setup(problems) => not_legal(&source, &problems),
        other => report::problem(&source, TextSpan::default(), &other.to_string()),
    })
}

fn read_picture(input: TokenStream) -> Result<Position, TokenStream> {
    let source = Source::new(input);
    let text = String::from_utf8_lossy(&source.text).into_owned();
    let setup = Setup::from_diagram(&text)
        .map_err(|(problem, span)| report::problem(&source, span, &problem.to_string()))?;
    setup.validate().map_err(|problems| not_legal(&source, &problems))
}

/// The error for a set-up that is no position: all of its reasons, one a line.
fn not_legal(source: &Source, problems: &SetupProblems) -> TokenStream {
    let reasons: Vec<String> = problems.as_slice().iter().map(|problem| format!("\n- {problem}")).collect();
    let title = match problems.as_slice() {
        [only] => format!("not a legal position: {only}"),
        _ => format!("not a legal position:{}", reasons.concat()),
    };
    let whole = TextSpan::new(0, source.text.len());
    let (first, last) = source.locate(whole);
    report::error(first, last, &title)
}

/// `san!(Nf3)`
pub(crate) fn san(input: TokenStream) -> TokenStream {
    let krate = runtime_path();
    let source = Source::new(input);
    match San::from_ascii(source.text.trim_ascii()) {
        Ok(san) => expand::san(&san, &krate),
        Err(error) => {
            let written = String::from_utf8_lossy(source.text.trim_ascii()).into_owned();
            let message = match error {
                _ if written.is_empty() => "san! takes a move: san!(Nf3)".to_string(),
                SanError::NotAMove => format!("{written} is not a move"),
                error => format!("{written} is not a move: {error}"),
            };
            let error = report::problem(&source, TextSpan::new(0, source.text.len()), &message);
            let any = San {
                kind: chess_types::SanKind::Castle(chess_types::CastleSide::King),
                mark: None,
                en_passant: false,
            };
            let any = expand::san(&any, &krate);
            quote! {{ #error #any }}
        }
    }
}

/// `square!(e4)`
pub(crate) fn square(input: TokenStream) -> TokenStream {
    let krate = runtime_path();
    let source = Source::new(input);
    match String::from_utf8_lossy(&source.text).trim().parse::<Square>() {
        Ok(square) => expand::square(square, &krate),
        Err(error) => {
            let error = report::problem(&source, TextSpan::new(0, source.text.len()), &error.to_string());
            let any = expand::square(Square::A1, &krate);
            quote! {{ #error #any }}
        }
    }
}

#[cfg(test)]
mod tests {
    //! Expansions as text. The fallback of proc-macro2 stands in for the compiler here, so what
    //! rustc's own lexer does is for `ui-tests`.

    use super::*;

    /// The expansion of a call, as rustc would print its tokens.
    fn expansion(input: &str, with_boards: bool) -> String {
        chess(input.parse().expect("the input is made of Rust tokens"), with_boards).to_string()
    }

    /// A text without its white space: how tokens are spaced when printed means nothing.
    fn dense(text: &str) -> String {
        text.split_whitespace().collect()
    }

    /// A game from the starting position as its bytes: after these moves comes `result`, no end by the
    /// Laws, and the numbers of the moves.
    fn printed(moves: &[&str], result: u8, numbers: &[u8]) -> Vec<u8> {
        let play = |position: Position, san: &&str| position.play_unchecked(position.parse_san(san).unwrap());
        let end = moves.iter().fold(Position::STANDARD, play);
        let count = [numbers.len() as u8, 0, 0, 0];
        [&Position::STANDARD.to_bytes()[..], &end.to_bytes(), &[result, 0], &count, numbers].concat()
    }

    /// A byte string as Rust writes it.
    fn byte_string(bytes: &[u8]) -> String {
        proc_macro2::Literal::byte_string(bytes).to_string()
    }

    #[test]
    fn a_game_is_one_call() {
        let bytes = byte_string(&printed(&["e4"], 0, &[0x0C, 0x17]));
        let expected = format!(
            "::chess_runtime::__private::game::<::chess_runtime::typenum::U1, \
            ::chess_runtime::ending::InProgress<::chess_runtime::Black>>({bytes})"
        );
        assert_eq!(dense(&expansion("1. e4", false)), dense(&expected));
    }

    #[test]
    fn tags_and_variations_follow_the_moves() {
        let tags = b"\x0E\0\0\0\x05\0\0\0White\x01\0\0\0A";
        let variation = b"\0\0\0\0\0\0\0\0\x02\0\0\0\x46\x15";
        let bytes = byte_string(&[&printed(&["e4"], 1, &[0x0C, 0x17])[..], tags, &variation[..]].concat());
        let expected = format!(
            "::chess_runtime::__private::game::<::chess_runtime::typenum::U1, \
            ::chess_runtime::ending::Awarded<::chess_runtime::White>>({bytes})"
        );
        let input = "[White \"A\"] 1. e4 (1. Nf3) 1-0";
        assert_eq!(dense(&expansion(input, false)), dense(&expected));
    }

    #[test]
    fn a_mistake_comes_before_the_legal_part() {
        let broken = expansion("e4 e5 Ke3", false);
        assert!(broken.starts_with("{ :: core :: compile_error ! { \"illegal move 2. Ke3: "), "{broken}");
        // As many plies as were written, and what was not legal is zeros.
        assert!(broken.contains(":: U3"), "{broken}");
        let bytes = printed(&["e4", "e5"], 0, &[0x0C, 0x17, 0x34, 0x19, 0, 0]);
        assert!(broken.contains(&byte_string(&bytes)), "{broken}");
    }

    #[test]
    fn a_line_brings_the_macro_that_others_go_on_from() {
        let constant = expansion("pub const OPENING = e4;", false);
        assert!(constant.starts_with("pub const OPENING : :: chess_runtime :: Game <"), "{constant}");
        assert!(!constant.contains("macro_rules"), "{constant}");
        // Its type is written once.
        assert!(constant.contains("> = :: chess_runtime :: __private :: game (b\""), "{constant}");
        let line = expansion("pub line OPENING = e4;", false);
        assert!(line.starts_with("pub const OPENING : :: chess_runtime :: Game <"), "{line}");
        assert!(line.contains("macro_rules ! __after_OPENING"), "{line}");
        let onward = expansion("const LINE = after OPENING; e5;", false);
        assert_eq!(dense(&onward), dense("OPENING! { { const LINE = } e5 ; }"));
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
    }
}

//! One function a macro: tokens in, tokens out, with a gate after each step that can fail.

use std::path::Path;
use std::{env, fs};

use chess_types::judge::{Diagnostic, GameReader, GameSyntax, Problem, Referee, TagSyntax, Verdict};
use chess_types::notation::{GameResult, Lexer, Span as TextSpan, Token, TokenKind};
use chess_types::{Color, FenError, Position, Setup, SetupProblems, Square, WrittenMove, WrittenMoveError};
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::quote;

use crate::expand::{self, TypedGame, parsed, turn_after};
use crate::header::{Header, Played, Start};
use crate::krate::{Krate, runtime_path};
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
    let beginning = begin(&header);
    let played = beginning.as_ref().ok();
    let (start, moves) = played.map_or((Position::STANDARD, &[][..]), |it| (it.start, &it.moves));
    let mut games = GameReader::new(&source.text);
    let (game, verdict) = Referee::new(start).after(moves).read_or_empty(&mut games);

    // From an unknown start no move can be judged, but the text can be read.
    let is_known = beginning.is_ok() && second_start(&header, &game, &source).is_none();
    let is_told = |it: &&Diagnostic| is_known || matches!(it.problem, Problem::Syntax(_));
    let (mut errors, turn) = match &beginning {
        Ok(_) => (Vec::new(), verdict.record.start().turn()),
        Err((turn, error)) => (error.iter().cloned().collect(), *turn),
    };
    errors.extend(report::diagnostics(&source, verdict.diagnostics.iter().filter(is_told)));
    errors.extend(misplaced(&header, &game, games, &source));
    // What Rust means by these is never a game, so they are looked for only where there is an error.
    if !errors.is_empty()
        && let Some((place, message)) = header.rust_within()
    {
        return no_game(&header, place, place, message);
    }
    let is_right = errors.is_empty() && is_known;
    let typed = TypedGame::written(&verdict.record, &game, turn, &krate);
    let boards = with_boards.then(|| hover::boards(&source, &game, &verdict.record));
    let mut declared = declare(&header, &typed, boards, &errors, &krate);
    let end = match played {
        Some(played) if is_right => Ok(played.and_then(&verdict.record.lines[0])),
        _ => Err(turn_after(game.lines[0].moves.len(), turn)),
    };
    declared.extend(header.continuation(end.as_ref().map_err(|turn| *turn), &krate));
    declared
}

/// The `FEN` tag of a game that has its start from the header.
fn second_start<'a>(header: &Header, game: &'a GameSyntax, source: &Source) -> Option<&'a TagSyntax> {
    let names_start = |tag: &&TagSyntax| tag.name.of(&source.text).eq_ignore_ascii_case(b"FEN");
    game.tags.iter().find(names_start).filter(|_| header.start.is_some())
}

/// What is right by itself but must not stand in this call: moves that would not be seen, a second start, and
/// the result of a line.
fn misplaced(header: &Header, game: &GameSyntax, rest: GameReader<'_>, source: &Source) -> Vec<TokenStream> {
    let mut errors: Vec<TokenStream> = moves_beside(source, game, rest).collect();
    if let Some(tag) = second_start(header, game, source) {
        errors.push(report::problem(source, tag.span, "the game has a start already: this is a second one"));
    }
    if let Some((result, span)) = game.result
        && header.is_line()
        && result != GameResult::Unknown
    {
        errors.push(report::problem(source, span, "a line is there to go on from, so it has no result"));
    }
    errors
}

/// What was played before the game, or, if nobody can tell, who would be to move, and the mistake unless it
/// is reported elsewhere.
fn begin(header: &Header) -> Result<Played, (Color, Option<TokenStream>)> {
    let position = match &header.start {
        None => Ok(Position::STANDARD),
        Some(Start::Fen(tokens)) => read_fen(tokens.clone()),
        Some(Start::Picture(tokens)) => read_picture(tokens.clone()),
        Some(Start::Line(tokens)) => {
            let (first, last) = ends(tokens);
            let error = || report::error(first, last, "only a line writes this: go on from one with `after`");
            return Played::read(tokens).ok_or_else(|| (Color::White, Some(error())));
        }
        Some(Start::Unknown(turn)) => return Err((*turn, None)),
    };
    position.map(|start| Played { start, moves: Vec::new() }).map_err(|error| (Color::White, Some(error)))
}

/// The game as the header wants it, in a block with what it needs before it.
fn declare(
    header: &Header,
    game: &TypedGame<'_>,
    before: Option<TokenStream>,
    errors: &[TokenStream],
    krate: &Krate,
) -> TokenStream {
    let (type_, value) = if header.is_item() {
        (parsed(&game.type_()), parsed(&game.value()))
    } else {
        (TokenStream::new(), parsed(&game.typed_value()))
    };
    let value = match before {
        Some(before) => quote! {{ #before #value }},
        None => value,
    };
    header.declare(&type_, &value, errors, krate)
}

/// Moves that a reader of one game would pass over: those of a second game, and hidden ones.
pub(crate) fn moves_beside(
    source: &Source,
    game: &GameSyntax,
    mut rest: GameReader<'_>,
) -> impl Iterator<Item = TokenStream> {
    let hidden = hidden_moves(source, game);
    let second = rest.next().map(|second| {
        report::problem(source, second.span, "a second game begins here: a chess! holds one game")
    });
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
    let title = |token: &Token| match token.kind {
        TokenKind::Escape => Some("a line that begins with `%` is skipped: write // for a comment"),
        TokenKind::Comment { text } if text.of(&source.text).trim_ascii().is_empty() => None,
        TokenKind::Comment { .. } if token.span.of(&source.text).starts_with(b";") => Some(
            "`;` begins a comment to the end of the line: write no sign between moves, or // for a comment",
        ),
        TokenKind::Comment { .. } if has_no_moves => {
            Some("braces hold a comment, so this is a game without moves: write the moves without braces")
        }
        _ => None,
    };
    let (span, title) = Lexer::new(&source.text).find_map(|token| Some((token.span, title(&token)?)))?;
    Some(report::problem(source, span, title))
}

/// `pgn!("games/immortal.pgn")`
pub(crate) fn pgn(input: TokenStream) -> TokenStream {
    let krate = runtime_path();
    let header = Header::new(&input);
    let path = only_literal(header.game()).filter(|(path, _)| header.is_for_file() && !path.is_empty());
    let Some((shown, span)) = path else {
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
    if text.starts_with(b"\xFF\xFE") || text.starts_with(b"\xFE\xFF") {
        return no_game(&header, span, span, &format!("{shown} is written in UTF-16: save it as UTF-8"));
    }
    let source = Source::from(text, Origin::File { shown, path, span });

    // Comments alone are no game.
    let is_game = |game: &GameSyntax| {
        let has_moves = !game.lines[0].moves.is_empty() || game.result.is_some();
        has_moves || !game.tags.is_empty() || !game.problems.is_empty()
    };
    let (mut reader, mut referee) = (GameReader::new(&source.text), Referee::default());
    let mut games = Vec::new();
    while let Some((game, verdict)) = referee.read(&mut reader) {
        if is_game(&game) {
            games.push((game, verdict));
        }
    }
    let mistakes = games.iter().flat_map(|(_, verdict)| &verdict.diagnostics);
    let errors = report::diagnostics(&source, mistakes);
    let typed: Vec<TypedGame<'_>> = games
        .iter()
        .map(|(game, Verdict { record, .. })| TypedGame::written(record, game, record.start().turn(), &krate))
        .collect();
    let depends = depends_on(&source);
    match &typed[..] {
        [] => no_game(&header, span, span, "there is no game in this file"),
        [only] => declare(&header, only, Some(depends), &errors, &krate),
        many => {
            let (count, views) = (many.len(), expand::views(many, &krate));
            let type_ = quote! { [#krate::GameView<'static>; #count] };
            header.declare(&type_, &quote! {{ #depends #views }}, &errors, &krate)
        }
    }
}

/// An error in place of a game.
fn no_game(header: &Header, first: Span, last: Span, message: &str) -> TokenStream {
    let krate = runtime_path();
    let mut declared = header.declare_errors(&[report::error(first, last, message)], &krate);
    declared.extend(header.continuation(Err(Color::White), &krate));
    declared
}

/// The first and the last token of an input.
pub(crate) fn ends(input: &TokenStream) -> (Span, Span) {
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
    // An error by itself fits wherever a position would.
    read.map_or_else(|error| error, |position| expand::position(&position, &runtime_path()))
}

fn read_fen(input: TokenStream) -> Result<Position, TokenStream> {
    let tokens: Vec<TokenTree> = input.clone().into_iter().collect();
    let Some((text, span)) = only_literal(&tokens) else {
        let (first, last) = ends(&input);
        let message = "fen! takes a string: fen!(\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\")";
        return Err(report::error(first, last, message));
    };
    let source = Source::from(text.clone().into_bytes(), Origin::Literal(span));
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
    let source = Source::of_moves(input);
    match read_one_move(&source.text) {
        Ok(san) => expand::san(&san, &krate),
        Err(error) => {
            let written = String::from_utf8_lossy(source.text.trim_ascii()).into_owned();
            let message = match error {
                _ if written.is_empty() => "san! takes a move: san!(Nf3)".to_string(),
                WrittenMoveError::NotAMove => format!("{written} is not a move"),
                error => format!("{written} is not a move: {error}"),
            };
            report::problem(&source, TextSpan::new(0, source.text.len()), &message)
        }
    }
}

/// The one move of a text, with the marks that may stand apart from it: `Qh4 #`, `exd6 e.p.`
fn read_one_move(text: &[u8]) -> Result<WrittenMove, WrittenMoveError> {
    let word = WrittenMove::from_ascii(text.trim_ascii());
    if word.is_ok() {
        return word;
    }
    // What has no result and no tags is one game.
    let game = GameReader::new(text).next().unwrap_or_else(GameSyntax::empty);
    let is_plain = game.problems.is_empty() && game.tags.is_empty() && game.result.is_none();
    let moves = match &game.lines[..] {
        [line] if is_plain && line.comments.is_empty() && line.number.is_none() => &line.moves[..],
        _ => &[],
    };
    match moves {
        [m] if m.number.is_none() && m.glyphs.is_empty() && m.comments.is_empty() => m.written.or(word),
        _ => word,
    }
}

/// `square!(e4)`
pub(crate) fn square(input: TokenStream) -> TokenStream {
    let krate = runtime_path();
    let source = Source::new(input);
    match String::from_utf8_lossy(&source.text).trim().parse::<Square>() {
        Ok(square) => expand::square(square, &krate),
        Err(error) => report::problem(&source, TextSpan::new(0, source.text.len()), &error.to_string()),
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
        let end = moves.iter().fold(Position::STANDARD, play).to_bytes();
        let mask = (b'#'..).find(|mask| !end.contains(mask)).unwrap();
        let count = [0x80 + numbers.len() as u8, 0x80, 0x80, 0x80];
        [&[mask, result, 1, 1][..], &end.map(|byte| byte ^ mask), &count, numbers].concat()
    }

    /// A C string as Rust writes it.
    fn c_string(bytes: &[u8]) -> String {
        assert!(!bytes.contains(&0));
        format!("c\"{}\"", bytes.escape_ascii())
    }

    #[test]
    fn a_game_is_one_string() {
        let bytes = c_string(&printed(&["e4"], 1, &[0x4C, 0x5C]));
        let expected = format!(
            "::chess_runtime::Game::<::chess_runtime::typenum::U1, \
            ::chess_runtime::ending::InProgress<::chess_runtime::Black>> {{ __text: {bytes} }}"
        );
        assert_eq!(dense(&expansion("1. e4", false)), dense(&expected));
    }

    #[test]
    fn tags_and_variations_follow_the_moves() {
        let tags = b"\x8E\x80\x80\x80\x85\x80\x80\x80White\x81\x80\x80\x80A";
        let variation = b"\x80\x80\x80\x80\x80\x80\x80\x80\x82\x80\x80\x80\x46\x55";
        let bytes = c_string(&[&printed(&["e4"], 2, &[0x4C, 0x5C])[..], tags, &variation[..]].concat());
        let expected = format!(
            "::chess_runtime::Game::<::chess_runtime::typenum::U1, \
            ::chess_runtime::ending::Awarded<::chess_runtime::White>> {{ __text: {bytes} }}"
        );
        let input = "[White \"A\"] 1. e4 (1. Nf3) 1-0";
        assert_eq!(dense(&expansion(input, false)), dense(&expected));
    }

    #[test]
    fn a_mistake_stands_beside_the_legal_part() {
        let broken = expansion("e4 e5 Ke3", false);
        assert!(broken.contains("; :: core :: compile_error ! { \"illegal move 2. Ke3: "), "{broken}");
        // As many plies as were written, and what was not legal is a move that never is.
        assert!(broken.contains(":: U3"), "{broken}");
        let bytes = printed(&["e4", "e5"], 1, &[0x4C, 0x5C, 0x74, 0x64, 0x40, 0x40]);
        assert!(broken.starts_with("{ let _ =") && broken.contains(&c_string(&bytes)), "{broken}");
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
            constant.starts_with("pub const OPENING : :: chess_runtime :: ending :: BlackToMove <"),
            "{constant}"
        );
        assert!(!constant.contains("macro_rules"), "{constant}");
        // Its type is written once.
        assert!(constant.contains("> = :: chess_runtime :: Game { __text : c\""), "{constant}");
        let line = expansion("pub line OPENING = e4;", false);
        assert!(
            line.starts_with("pub const OPENING : :: chess_runtime :: ending :: BlackToMove <"),
            "{line}"
        );
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

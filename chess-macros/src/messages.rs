//! What the macros themselves say: about how they are called, not about chess. What is said about a game comes from
//! `chess-types`.

use chess_types::judge::NotPgn;
use chess_types::{FenError, FenProblem, SetupProblems, WrittenMoveError};

/// How each macro is called.
pub(crate) const FEN: &str = "fen! takes a string: fen!(\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\")";
pub(crate) const PGN: &str = "pgn! takes the path of a file: pgn!(\"games/immortal.pgn\")";
pub(crate) const PROVE: &str =
    "prove! takes moves, after another start perhaps: prove! { from fen!(\"...\"); 1. e4 e5 }";
pub(crate) const SEVERAL_MOVES: &str = "san! takes one move: chess! takes several";
pub(crate) const SAN: &str = "san! takes a move: san!(Nf3)";

/// What is said to callers of what stands behind the macros.
pub(crate) const THROUGH_RUNTIME: &str =
    "the macros of chess-macros are used through the crate chess-runtime";

/// What the compiler says that it ignores where a game without a name stands among items; an underscore keeps it from
/// saying that it is never used.
pub(crate) const UNNAMED_ITEM: &str = "_a_game_outside_a_function_needs_a_name_as_in_const_GAME";

/// What is wrong with a string that is not one literal.
pub(crate) const NOT_LITERAL: &str = "a macro cannot see what this stands for: it takes string literals, and concat!, env!, include_str! and stringify! of them";

pub(crate) fn unset(variable: &str) -> String {
    format!("the environment variable {variable} is not set")
}

/// What must not stand in a game.
pub(crate) const SECOND_GAME: &str = "a second game begins here: a chess! holds one game";
pub(crate) const SECOND_ITEM: &str = "a second item begins here: each has a chess! of its own";
pub(crate) const SECOND_START: &str = "the game has a start already: this is a second one";
pub(crate) const LATE_START: &str = "the start stands before the moves and the tags";
pub(crate) const RESULT_OF_LINE: &str = "a line is there to go on from, so it has no result";
pub(crate) const WRITTEN_BY_LINES: &str = "only a line writes this: go on from one with `after`";
pub(crate) const DOCUMENTATION: &str =
    "documentation belongs before an item: write // for a comment among moves";

/// What hides moves among Rust tokens.
pub(crate) const ESCAPED_LINE: &str = "a line that begins with `%` is skipped: write // for a comment";
pub(crate) const SEMICOLON: &str =
    "`;` begins a comment to the end of the line: write no sign between moves, or // for a comment";
pub(crate) const BRACES: &str =
    "braces hold a comment, so this is a game without moves: write the moves without braces";

/// What is wrong with files and proofs.
pub(crate) const NO_GAME_IN_FILE: &str = "there is no game in this file";
pub(crate) const NO_TYPES: &str = "prove! knows standard chess only, not the castling of Chess960";

pub(crate) fn unreadable(path: &str, error: &std::io::Error) -> String {
    format!("cannot read {path}: {error}")
}

/// A text that is something else than games.
pub(crate) fn not_pgn(kind: NotPgn, path: Option<&str>) -> String {
    let place = path.map(|path| format!("\n\n --> {path}")).unwrap_or_default();
    format!("{kind}{place}\n\n{}", kind.help())
}

/// A FEN of the board alone.
pub(crate) fn only_a_board(whole: &str, may_be_black: bool) -> String {
    let or = if may_be_black { ", or b in place of w if Black is to move" } else { "" };
    format!("not a FEN: there is only the board, and not even who is to move\n\nwrite \"{whole}\"{or}")
}

/// A FEN with move number 0.
pub(crate) fn counted_from_zero(whole: &str) -> String {
    format!("not a FEN: {}\n\nwrite \"{whole}\"", FenProblem::Fullmoves)
}

pub(crate) const CHOICE: &str = "which game of the file it is, is said by its number or by tags: pgn!(\"games.pgn\", game 3) or pgn!(\"games.pgn\", White = \"Carlsen, M.\")";

/// No game of a file, or more than one, is the one that was asked for.
pub(crate) fn not_one_game(wanted: &str, found: &[usize], count: usize) -> String {
    let games = |count: usize| if count == 1 { "1 game".to_string() } else { format!("{count} games") };
    match found {
        [] => format!("no game with {wanted} is among the {} of this file", games(count)),
        [first, second, ..] => format!(
            "{} of this file have {wanted}, among them game {first} and game {second}: add `, game {first}` or another tag",
            games(found.len())
        ),
        [_] => String::new(),
    }
}

pub(crate) fn item(name: &str) -> String {
    format!("an item is written {name} {{ const NAME = 1. e4 e5; }}")
}

pub(crate) fn attribute(name: &str) -> String {
    format!(
        "the one thing that is written so is #![strict], before all else: {name} {{ #![strict] 1. e4 e5 * }}"
    )
}

pub(crate) fn after(name: &str) -> String {
    format!("a game goes on from a line like this: {name} {{ after LINE; 2. Nf3 }}")
}

pub(crate) fn from_constant(name: &str, constant: &str) -> String {
    format!(
        "a macro cannot see what {constant} stands for: write {name} {{ from fen!(\"...\"); ... }}, or make the moves that lead \
        there a line, {name} {{ line {constant} = ...; }}, and go on {name} {{ after {constant}; ... }}"
    )
}

pub(crate) fn from(name: &str) -> String {
    format!("another start is written {name} {{ from fen!(\"...\"); 1. e4 e5 }}")
}

pub(crate) fn bare_moves(name: &str) -> String {
    format!(
        "{name} takes bare moves or one string: a literal, or concat!, env!, include_str! and stringify! of literals"
    )
}

pub(crate) fn more_mistakes(count: usize) -> String {
    format!("{count} more mistakes from here on")
}

/// A text that is no move.
pub(crate) fn not_a_move(written: &str, error: WrittenMoveError) -> String {
    match error {
        _ if written.is_empty() => SAN.to_string(),
        WrittenMoveError::NotAMove => format!("`{written}` is not a move"),
        error => format!("`{written}` is not a move: {error}"),
    }
}

/// A move with something beside it that `san!` does not take.
pub(crate) fn not_only_a_move(what: &str, written: &[u8]) -> String {
    format!("san! takes a move without a {what}: san!({})", String::from_utf8_lossy(written))
}

/// A FEN whose syntax is wrong.
pub(crate) fn not_a_fen(error: &FenError) -> String {
    match error {
        FenError::Syntax { problem, .. } => format!("not a FEN: {problem}"),
        other => other.to_string(),
    }
}

/// A set-up that is no position: all of its reasons, one a line.
pub(crate) fn not_legal(problems: &SetupProblems) -> String {
    match problems.as_slice() {
        [only] => format!("not a legal position: {only}"),
        many => {
            let reasons: Vec<String> = many.iter().map(|problem| format!("\n- {problem}")).collect();
            format!("not a legal position:{}", reasons.concat())
        }
    }
}

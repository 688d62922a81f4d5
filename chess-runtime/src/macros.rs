//! The macros that users call. Each hands what was written, and the path to this crate, to its procedural macro in
//! `chess-macros`.
//!
//! So they work under whatever name this crate, or a crate that exports them again, is known. What a user wrote goes through
//! as it is: errors stand where they would without the detour.
//!
//! With the path goes the word `unsafe`, with which checked games and positions are printed. Only these macros write it in the
//! name of their users: a program that calls the procedural macros with a path to other types must write it itself.

/// A game of chess, checked move by move against the FIDE Laws while the program is compiled.
///
/// ```
/// use chess_runtime::chess;
///
/// let game = chess! { 1. e4 e5 2. Nf3 };
/// assert_eq!(game.len(), 3);
/// ```
///
/// It is an expression of type `Game<N, E>`: `N` plies, ending with `E`. To name a game without
/// writing its type, let the macro write the item:
///
/// ```
/// # use chess_runtime::chess;
/// chess! { pub const FOOLS_MATE = 1. f3 e5 2. g4 Qh4 mate; }
/// assert_eq!(FOOLS_MATE.len(), 4);
/// ```
///
/// # What can be written
/// Moves in algebraic notation, short or long, with or without numbers; `O-O` or `0-0`; `e8=Q`;
/// `exd6 e.p.`; `!?` and `$14`; `{ comments }`; `( variations )`; tag pairs; results; Rust's own
/// comments. A whole PGN game can be pasted. Moves in words work too:
///
/// ```
/// # use chess_runtime::chess;
/// chess! { pawn e2 to e4 pawn e7 to e5 queen d1 to h5 king e8 to e7 queen h5 to e5 mate };
/// chess! { p e4 p f5 q f3 p g5 q h5 };
/// chess! { pawn e2 to e4 pawn d7 to d5 pawn e4 takes d5 };
/// ```
///
/// Rust reads `Qh4#` as the start of something else, so among bare tokens write `Qh4 #`, `Qh4++`
/// or `Qh4 mate`. A string takes everything:
///
/// ```
/// # use chess_runtime::chess;
/// chess!("1. f3 e5 2. g4?? Qh4# { that's it } 0-1");
/// ```
///
/// Another start is a `FEN` tag, or `from` with `fen!` or `position!`:
///
/// ```
/// # use chess_runtime::chess;
/// chess! { from fen!("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"); 1. Ra8 mate };
/// ```
///
/// A `line` is a constant from which other games can go on, with `after`; a `pub line` those of other crates too. What was
/// played in it counts: who has moved, and what has been repeated.
///
/// ```
/// # use chess_runtime::chess;
/// chess! { line OPENING = 1. e4 e5 2. Nf3; }
/// chess! { const PETROV = after OPENING; 2... Nf6; }
/// assert_eq!(OPENING.then(&PETROV).to_string(), "1. e4 e5 2. Nf3 Nf6");
/// ```
///
/// The string may come from `concat!`, `env!`, `include_str!` and `stringify!` of literals. `#![strict]` before all else makes
/// errors of what `chess check --strict` finds: a `+` left out, a square too many, no result.
///
/// ```
/// # use chess_runtime::chess;
/// chess!(concat!("1. e4 e5 ", "2. Nf3"));
/// chess! { #![strict] 1. e4 f5 2. Qh5+ g6 * };
/// ```
///
/// # What does not compile
/// A move that breaks a rule:
///
/// ```compile_fail
/// # use chess_runtime::chess;
/// chess! { 1. e4 e5 2. Ke3 };
/// ```
///
/// A move that could be two, a wrong move number, `x` where nothing is taken, a mate that is none,
/// a result that contradicts the board, and moves after the end of the game:
///
/// ```compile_fail
/// # use chess_runtime::chess;
/// chess! { 1. f3 e5 2. g4 Qh4 mate 3. Kf2 };
/// ```
#[macro_export]
macro_rules! chess {
    ($($game:tt)*) => { $crate::__private::macros::chess! { $crate unsafe { $($game)* } } };
}

/// The games of a PGN file, checked while the program is compiled.
///
/// `pgn!("games/immortal.pgn")` reads a file relative to the crate's `Cargo.toml`. A file with one
/// game gives a `Game<N, E>`, a file with several an array of `GameView<'static>`. The program is
/// compiled again when the file changes. A mistake is an error with file, line and column.
///
/// Of several games, one is chosen by its number, `pgn!("games.pgn", game 3)`, or by its tags,
/// `pgn!("games.pgn", White = "Carlsen, M.", Round = "2")`: it gives a `Game<N, E>`, and the others need not be right. The path
/// may come from `concat!` and `env!`: `pgn!(concat!(env!("OUT_DIR"), "/games.pgn"))`.
#[macro_export]
macro_rules! pgn {
    ($($file:tt)*) => { $crate::__private::macros::pgn! { $crate unsafe { $($file)* } } };
}

/// A legal position from a FEN: a constant of type `Position`.
///
/// ```
/// use chess_runtime::{Position, fen};
///
/// const LUCENA: Position = fen!("1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1");
/// assert_eq!(LUCENA.legal_moves().len(), 14);
/// ```
///
/// A set-up that cannot come about does not compile; the error names every reason:
///
/// ```compile_fail
/// # use chess_runtime::fen;
/// fen!("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"); // Black is in check but White is to move
/// ```
#[macro_export]
macro_rules! fen {
    ($($fen:tt)*) => { $crate::__private::macros::fen! { $crate unsafe { $($fen)* } } };
}

/// A legal position from a picture of the board or from `put` lines: a constant of type `Position`.
///
/// ```
/// use chess_runtime::{fen, position};
///
/// let picture = position! {
///     . . . . . . k .
///     . . . . . p p p
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     . . . . . . . .
///     R . . . K . . .
///     white to move, castling Q
/// };
/// assert_eq!(picture, fen!("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"));
///
/// let words = position! {
///     put white king at e1; put white bishop at d6; put black king at e8;
///     black to move
/// };
/// assert!(!words.is_check());
/// ```
#[macro_export]
macro_rules! position {
    ($($board:tt)*) => { $crate::__private::macros::position! { $crate unsafe { $($board)* } } };
}

/// A game that the compiler's trait solver proves legal, move by move, without trusting any macro.
///
/// Needs the feature `proof`. What is printed is one claim a ply, between types that
/// stand for positions: see [`proof`](crate::proof). A wrong claim does not compile, even if this macro wrote it.
/// The macro checks the game first, so that a mistake gets its usual error.
///
/// ```
/// use chess_runtime::prove;
///
/// prove! { 1. f3 e5 2. g4 Qh4 mate }
/// prove! { [FEN "7k/8/5KQ1/8/8/8/8/8 w - - 0 1"] 1. Kf7 }
/// ```
#[cfg(feature = "proof")]
#[macro_export]
macro_rules! prove {
    ($($game:tt)*) => { $crate::__private::macros::prove! { $crate unsafe { $($game)* } } };
}

/// A move as written: a constant of type `WrittenMove`, to be resolved in a position.
///
/// ```
/// use chess_runtime::{Position, WrittenMove, san};
///
/// const DEVELOP: WrittenMove = san!(Nf3);
/// assert!(Position::default().resolve(&DEVELOP).is_ok());
/// ```
#[macro_export]
macro_rules! san {
    ($($move_:tt)*) => { $crate::__private::macros::san! { $crate unsafe { $($move_)* } } };
}

/// A square: a constant of type `Square`.
///
/// ```
/// use chess_runtime::{Square, square};
///
/// assert_eq!(square!(e4), Square::E4);
/// ```
///
/// ```compile_fail
/// # use chess_runtime::square;
/// square!(e9);
/// ```
#[macro_export]
macro_rules! square {
    ($($square:tt)*) => { $crate::__private::macros::square! { $crate unsafe { $($square)* } } };
}

//! What stands behind `chess!`, `pgn!`, `fen!`, `position!`, `san!`, `square!` and `prove!` of the `chess-runtime` crate:
//! chess in Rust source, checked by the compiler. Use them through that crate, where they are documented.
//!
//! Not one rule of chess lives here. One file a macro; the way of a call, one file a step:
//!
//! ```text
//! tokens ─► header.rs ─► source.rs ─► chess-types: read, judge ─┬► expand.rs: a typed game
//!           what it is   text with spans                       └► report.rs: compile errors, and what was legal
//! ```
//!
//! What the macros say of themselves is in `messages.rs`. `runtime.rs` knows how a call comes here, and with it the path to
//! `chess-runtime`; `hover.rs` prints boards for editors.

mod chess;
mod expand;
mod fen;
mod formatting;
mod header;
mod hover;
mod literal;
mod messages;
mod pgn;
mod position;
mod prove;
mod report;
mod runtime;
mod san;
mod source;
mod source_file;
mod square;

use proc_macro::TokenStream;

use crate::runtime::expand;

/// The README's examples are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// `chess_runtime::chess!`
#[proc_macro]
pub fn chess(input: TokenStream) -> TokenStream {
    expand(input, |call, runtime| chess::chess(call, hover::is_wanted(), runtime))
}

/// `chess_runtime::pgn!`
#[proc_macro]
pub fn pgn(input: TokenStream) -> TokenStream {
    expand(input, pgn::pgn)
}

/// `chess_runtime::fen!`
#[proc_macro]
pub fn fen(input: TokenStream) -> TokenStream {
    expand(input, fen::fen)
}

/// `chess_runtime::position!`
#[proc_macro]
pub fn position(input: TokenStream) -> TokenStream {
    expand(input, position::position)
}

/// `chess_runtime::prove!`
#[proc_macro]
pub fn prove(input: TokenStream) -> TokenStream {
    expand(input, prove::prove)
}

/// `chess_runtime::san!`
#[proc_macro]
pub fn san(input: TokenStream) -> TokenStream {
    expand(input, san::san)
}

/// `chess_runtime::square!`
#[proc_macro]
pub fn square(input: TokenStream) -> TokenStream {
    expand(input, square::square)
}

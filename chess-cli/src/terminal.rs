//! What the terminal can show: colors, and more than ASCII.

use std::io;

use anstream::{AutoStream, ColorChoice};
use chess_runtime::{Color, Piece};
use clap::ValueEnum;

/// `--color`.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub(crate) enum ColorWhen {
    /// On a terminal, unless NO_COLOR says otherwise.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Whether standard output shows colors by default, according to the terminal, NO_COLOR, CLICOLOR_FORCE and
/// TERM.
pub(crate) fn has_colors() -> bool {
    AutoStream::choice(&io::stdout()) != ColorChoice::Never
}

/// Whether the locale says that the terminal understands UTF-8. The variables are read in the order of the C
/// library.
pub(crate) fn has_utf8() -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(std::env::var_os);
    let locale = locale.map(|value| value.to_string_lossy().to_lowercase()).find(|value| !value.is_empty());
    cfg!(windows) || locale.is_some_and(|locale| locale.contains("utf-8") || locale.contains("utf8"))
}

/// A piece as a figurine: filled for Black and hollow for White, or filled for both where colors tell them apart,
/// because outlines are hard to see on colored squares.
pub(crate) fn figurine(piece: Piece, has_colors: bool) -> String {
    let symbol = if has_colors { piece.role.of(Color::Black).figurine() } else { piece.figurine() };
    // Only the filled pawn is an emoji too. With the selector terminals draw it as they draw the other pieces.
    let selector = if symbol == '♟' { "\u{FE0E}" } else { "" };
    format!("{symbol}{selector}")
}

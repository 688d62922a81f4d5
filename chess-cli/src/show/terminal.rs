//! Boards as text: letters, figurines, and figurines on a checkered background.

use std::fmt::Write as _;

use anstyle::{Ansi256Color, Style};
use chess_runtime::notation::PlayedMove;
use chess_runtime::{Color, File, Piece, Position, Rank, Square};

use super::view::View;
use crate::terminal::figurine;

/// Letters and dots, and `*` for a square that can be reached, or `x` before a piece that can be taken there, as every board of this project is drawn.
pub(super) fn letters(view: &View, is_flipped: bool) -> String {
    plain(view, is_flipped, ['.', '*', 'x'], |piece| piece.fen_char().to_string())
}

/// Figurines and dots.
pub(super) fn figurines(view: &View, is_flipped: bool) -> String {
    plain(view, is_flipped, ['·', '•', '×'], |piece| figurine(piece, false))
}

/// The rows of the board from the eighth rank down, in letters.
pub(super) fn rows(view: &View) -> impl Iterator<Item = impl Iterator<Item = char>> {
    ranks(false).map(move |rank| {
        files(false)
            .map(move |file| view.setup.board.piece_at(Square::new(file, rank)).map_or('.', Piece::fen_char))
    })
}

pub(super) fn ranks(is_flipped: bool) -> impl Iterator<Item = Rank> {
    (0..8).map(move |row| Rank::ALL[if is_flipped { row } else { 7 - row }])
}

pub(super) fn files(is_flipped: bool) -> impl Iterator<Item = File> {
    (0..8).map(move |column| File::ALL[if is_flipped { 7 - column } else { column }])
}

/// The signs are those of a free square, of one that can be reached, and of one whose piece can be taken.
fn plain(view: &View, is_flipped: bool, signs: [char; 3], sign: impl Fn(Piece) -> String) -> String {
    let [free, reached, taken] = signs;
    let mut out = heading(view);
    for rank in ranks(is_flipped) {
        out += &rank.to_string();
        for file in files(is_flipped) {
            let square = Square::new(file, rank);
            let is_reached = view.reached.contains(square);
            match view.setup.board.piece_at(square) {
                Some(piece) => {
                    out.push(if is_reached { taken } else { ' ' });
                    out += &sign(piece);
                }
                None => out.extend([' ', if is_reached { reached } else { free }]),
            }
        }
        out.push('\n');
    }
    out.push(' ');
    files(is_flipped).for_each(|file| {
        out.push(' ');
        out.push(file.char());
    });
    end_with_status(out, "   ", view)
}

/// Adds whose turn it is; a board that is no position has none.
fn end_with_status(out: String, between: &str, view: &View) -> String {
    match status(view) {
        Some(status) => out + between + &status + "\n",
        None => out.trim_end().to_string() + "\n",
    }
}

/// The game and the move.
fn heading(view: &View) -> String {
    let mut out = String::new();
    if let Some(title) = &view.title {
        out += &format!("{title}\n");
    }
    if let Some((before, m)) = view.last {
        out += &format!("{}\n", PlayedMove::new(&before, m));
    }
    out
}

/// Whose turn it is, or how the game has ended.
fn status(view: &View) -> Option<String> {
    let position = view.position.as_ref()?;
    Some(match view.outcome {
        Some(outcome) => outcome.to_string(),
        None if position.is_check() => format!("{} to move, in check", position.turn()),
        None => format!("{} to move", position.turn()),
    })
}

/// Colors of squares: light and dark, of the last move, of a king in check, within reach.
const LIGHT: u8 = 223;
const DARK: u8 = 137;
const LAST: u8 = 185;
const CHECK: u8 = 167;
const REACHED: u8 = 108;

/// Figurines on a checkered background, filled for both sides.
pub(super) fn colored(view: &View, is_flipped: bool) -> String {
    let mut out = heading(view);
    for rank in ranks(is_flipped) {
        let _ = write!(out, "{rank} ");
        for file in files(is_flipped) {
            let square = Square::new(file, rank);
            let piece = view.setup.board.piece_at(square);
            let symbol = piece.map_or(" ".to_string(), |piece| figurine(piece, true));
            let style = style(view, square, piece.map(|piece| piece.color));
            let _ = write!(out, "{style} {symbol} {style:#}");
        }
        out.push('\n');
    }
    out.push_str("  ");
    files(is_flipped).for_each(|file| {
        let _ = write!(out, " {} ", file.char());
    });
    end_with_status(out, "  ", view)
}

fn style(view: &View, square: Square, color: Option<Color>) -> Style {
    let background = match square_kind(view, square) {
        SquareKind::Check => CHECK,
        SquareKind::LastMove => LAST,
        SquareKind::Reached => REACHED,
        SquareKind::Light => LIGHT,
        SquareKind::Dark => DARK,
    };
    let foreground = if color == Some(Color::White) { 231 } else { 16 };
    Style::new()
        .bg_color(Some(Ansi256Color(background).into()))
        .fg_color(Some(Ansi256Color(foreground).into()))
}

/// What a square shows besides its piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SquareKind {
    Light,
    Dark,
    LastMove,
    Check,
    Reached,
}

pub(super) fn square_kind(view: &View, square: Square) -> SquareKind {
    let is_light = (square.file().index() + square.rank().index()) % 2 == 1;
    let in_check = view.position.filter(Position::is_check).map(|position| position.king(position.turn()));
    if view.reached.contains(square) {
        SquareKind::Reached
    } else if in_check == Some(square) {
        SquareKind::Check
    } else if view.last.is_some_and(|(_, m)| square == m.from() || square == m.to()) {
        SquareKind::LastMove
    } else if is_light {
        SquareKind::Light
    } else {
        SquareKind::Dark
    }
}

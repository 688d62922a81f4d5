//! A board as a picture: SVG that needs no other files, no fonts and no style sheets.

use std::fmt::Write as _;

use chess_runtime::notation::PlayedMove;
use chess_runtime::{Color, Role, Square};

use super::shapes::shape;
use super::signs;
use super::terminal::{SquareKind, files, ranks, square_kind};
use super::view::View;

/// The side of a square, and the room around the board for coordinates.
const SIDE: usize = 50;
const MARGIN: usize = 24;
const BOARD: usize = 8 * SIDE;
const WHOLE: usize = BOARD + 2 * MARGIN;

/// Draws a position.
pub(super) fn picture(view: &View, is_flipped: bool) -> String {
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WHOLE} {WHOLE}\" width=\"{WHOLE}\" \
         height=\"{WHOLE}\" role=\"img\">\n<title>{}</title>\n<desc>{}</desc>\n",
        escaped(&title(view)),
        view.fen(),
    );
    write_definitions(&mut out, view);
    let _ = writeln!(out, r##"<rect width="{WHOLE}" height="{WHOLE}" rx="6" fill="#3b342e"/>"##);
    for (row, rank) in ranks(is_flipped).enumerate() {
        for (column, file) in files(is_flipped).enumerate() {
            write_square(
                &mut out,
                view,
                Square::new(file, rank),
                MARGIN + column * SIDE,
                MARGIN + row * SIDE,
            );
        }
    }
    write_coordinates(&mut out, is_flipped);
    write_turn(&mut out, view, is_flipped);
    out + "</svg>\n"
}

/// The shapes that are used, each once.
fn write_definitions(out: &mut String, view: &View) {
    out.push_str("<defs>\n");
    for role in Role::ALL {
        if view.setup.board.role(role).any() {
            let _ = writeln!(
                out,
                r#"<g id="{role}" stroke-width="3.5" stroke-linejoin="round">{}</g>"#,
                shape(role)
            );
        }
    }
    out.push_str("</defs>\n");
}

fn write_square(out: &mut String, view: &View, square: Square, x: usize, y: usize) {
    let is_light = (square.file().index() + square.rank().index()) % 2 == 1;
    let color = match (square_kind(view, square), is_light) {
        (SquareKind::Check, _) => "#e0523d",
        (SquareKind::LastMove, true) => "#f2e37e",
        (SquareKind::LastMove, false) => "#d9bd4e",
        (SquareKind::Reached, true) => "#b9cf9a",
        (SquareKind::Reached, false) => "#86a866",
        (_, true) => "#eddcc0",
        (_, false) => "#b28a66",
    };
    let _ = writeln!(out, r#"<rect x="{x}" y="{y}" width="{SIDE}" height="{SIDE}" fill="{color}"/>"#);
    if let Some(piece) = view.setup.board.piece_at(square) {
        let (fill, stroke, detail) = match piece.color {
            Color::White => ("#fffdf7", "#262019", "#262019"),
            Color::Black => ("#39322c", "#120e0a", "#f1e7d8"),
        };
        let scale = SIDE as f64 / 100.0;
        let _ = writeln!(
            out,
            r##"<use href="#{}" transform="translate({x} {y}) scale({scale})" fill="{fill}" stroke="{stroke}" color="{detail}"/>"##,
            piece.role
        );
    }
}

fn write_coordinates(out: &mut String, is_flipped: bool) {
    let _ = writeln!(
        out,
        r##"<g fill="none" stroke="#eddcc0" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">"##
    );
    let mut sign = |strokes: &str, x: usize, y: usize| {
        let (x, y) = (x as f64 - signs::MIDDLE.0, y as f64 - signs::MIDDLE.1);
        let _ = writeln!(out, r#"<path transform="translate({x} {y})" d="{strokes}"/>"#);
    };
    let half = SIDE / 2;
    for (row, rank) in ranks(is_flipped).enumerate() {
        sign(signs::rank(rank), MARGIN / 2, MARGIN + row * SIDE + half);
    }
    for (column, file) in files(is_flipped).enumerate() {
        sign(signs::file(file), MARGIN + column * SIDE + half, WHOLE - MARGIN / 2);
    }
    out.push_str("</g>\n");
}

/// A dot in the color of the player to move, on that player's side.
fn write_turn(out: &mut String, view: &View, is_flipped: bool) {
    let Some(turn) = view.position.map(|position| position.turn()) else { return };
    let is_below = (turn == Color::White) != is_flipped;
    let y = if is_below { WHOLE - MARGIN - SIDE / 2 } else { MARGIN + SIDE / 2 };
    let fill = if turn == Color::White { "#fffdf7" } else { "#120e0a" };
    let x = WHOLE - MARGIN / 2;
    let _ = writeln!(
        out,
        r##"<circle cx="{x}" cy="{y}" r="6" fill="{fill}" stroke="#eddcc0" stroke-width="1.5"/>"##
    );
}

fn title(view: &View) -> String {
    let played = view.last.map(|(before, m)| PlayedMove::new(&before, m).to_string());
    let words: Vec<String> = view.title.iter().cloned().chain(played).collect();
    match &view.position {
        _ if !words.is_empty() => words.join(", "),
        Some(position) => format!("{} to move", position.turn()),
        None => "a board".to_string(),
    }
}

fn escaped(text: &str) -> String {
    let allowed = |c: &char| !c.is_control();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").chars().filter(allowed).collect()
}

//! Prints `chess-runtime/src/proof/geometry.rs`: the board's geometry for the trait solver.
//!
//! In: the rulebook's own tables. Out: the same as types, on the standard output.
//!
//! ```text
//! cargo run -p chess-tests --bin proof_tables > chess-runtime/src/proof/geometry.rs
//! ```

#![expect(clippy::print_stdout, reason = "the output is the file")]

use chess_types::{Bitboard, CastleSide, CastlingRights, Color, File, Rank, Square, attacks};

const HEADER: &str = "\
//! The geometry of the board, for the macros of `tables.rs`.
//!
//! Generated from `chess_types::attacks`; not to be edited by hand. To write it anew:
//!
//! ```text
//! cargo run -p chess-tests --bin proof_tables > chess-runtime/src/proof/geometry.rs
//! ```

use super::markers::*;
use super::operators::*;
use super::tables::{
    king_moves, knight_jumps, lines, losses, passed_by, pawn_moves, pawn_targets, places, views,
};
use crate::{Black, White};
";

fn main() {
    print!("{HEADER}");
    table("places", "Every square and its place on a board.", place);
    table("losses", "The rights to castle after a move from or to a square.", forgotten);
    table("views", "What is seen from a square: eight rays, nearest square first, and the jumps.", view);
    table("lines", "The squares between two squares of one line.", line);
    table("knight_jumps", "Where a knight jumps.", |from| list(attacks::knight(from)));
    table("king_moves", "Where a king goes, and where it castles.", king);
    table("pawn_moves", "How pawns advance and capture, and which pawn falls en passant.", pawn);
    table("pawn_targets", "The squares that pawns step to, and those that they take on.", targets);
    table("passed_by", "Which pawn falls en passant, and which take it.", passed);
    println!("\n/// All squares, placed as on a board.\npub type Everywhere = {};", everywhere());
}

/// One invocation of a macro, with a line for each square that has an entry.
fn table(name: &str, about: &str, of: impl Fn(Square) -> String) {
    println!("\n// {about}\n{name}! {{");
    for from in Square::all() {
        let line = of(from);
        if !line.is_empty() {
            println!("    {} {{ {line} }}", marker(from));
        }
    }
    println!("}}");
}

/// `e4` as the name of a type.
fn marker(square: Square) -> String {
    square.to_string().to_ascii_uppercase()
}

fn list(squares: impl IntoIterator<Item = Square>) -> String {
    squares.into_iter().map(marker).collect::<Vec<_>>().join(" ")
}

/// The files left of the square, its own and those right of it, and the ranks above and below.
fn place(from: Square) -> String {
    let files = ["A", "B", "C", "D", "E", "F", "G", "H"];
    // From the top of the diagram, as boards are written.
    let ranks = ["Rank8", "Rank7", "Rank6", "Rank5", "Rank4", "Rank3", "Rank2", "Rank1"];
    let (file, rank) = (from.file().index(), 7 - from.rank().index());
    format!(
        "[{}] {} [{}] [{}] [{}]",
        files[..file].join(" "),
        files[file],
        files[file + 1..].join(" "),
        ranks[..rank].join(" "),
        ranks[rank + 1..].join(" "),
    )
}

/// The rights that are lost when a piece leaves the square or arrives on it.
fn forgotten(from: Square) -> String {
    let rights = CastlingRights::STANDARD;
    let ends = |color: Color, side: CastleSide| {
        let king = Square::new(File::E, Rank::First.seen_by(color));
        from == king || rights.rook(king, color, side) == Some(from)
    };
    let all = Color::ALL.into_iter().flat_map(|color| CastleSide::ALL.map(|side| (color, side)));
    let after: Vec<String> = all
        .map(|(color, side)| match ends(color, side) {
            true => "No".to_string(),
            false => format!("{color}{}", wing(side)),
        })
        .collect();
    let any = after.iter().any(|right| right == "No");
    if any { format!("(Rights<{}>)", after.join(", ")) } else { "()".to_string() }
}

fn wing(side: CastleSide) -> &'static str {
    match side {
        CastleSide::King => "Short",
        CastleSide::Queen => "Long",
    }
}

/// The squares of a ray in the order in which a slider passes them.
fn ray(from: Square, (files, ranks): (i8, i8)) -> Vec<Square> {
    let slides = attacks::queen(from, Bitboard::EMPTY);
    let towards = |to: &Square| {
        let (file, rank) = difference(from, *to);
        (file.signum(), rank.signum()) == (files, ranks)
    };
    let mut ray: Vec<Square> = slides.into_iter().filter(towards).collect();
    ray.sort_by_key(|to| from.distance(*to));
    ray
}

fn difference(from: Square, to: Square) -> (i8, i8) {
    let step = |from: usize, to: usize| to as i8 - from as i8;
    (step(from.file().index(), to.file().index()), step(from.rank().index(), to.rank().index()))
}

fn view(from: Square) -> String {
    // Straight, then diagonally up, then diagonally down.
    let steps = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, 1), (1, -1), (-1, -1)];
    let rays = steps.map(|step| format!("[{}]", list(ray(from, step))));
    format!("{} [{}]", rays.join(" "), list(attacks::knight(from)))
}

fn line(from: Square) -> String {
    let along = |course: &str, targets: Bitboard| {
        let pairs = targets.into_iter().map(|to| {
            let mut between: Vec<Square> = attacks::between(from, to).into_iter().collect();
            between.sort_by_key(|square| from.distance(*square));
            format!("{} {course} [{}]", marker(to), list(between))
        });
        pairs.collect::<Vec<_>>().join(" ")
    };
    let straight = along("Straight", attacks::rook(from, Bitboard::EMPTY));
    let diagonal = along("Diagonal", attacks::bishop(from, Bitboard::EMPTY));
    format!("{straight} {diagonal}")
}

fn king(from: Square) -> String {
    let mut moves: Vec<String> =
        attacks::king(from).into_iter().map(|to| format!("{} (Stride)", marker(to))).collect();
    for color in Color::ALL {
        for side in CastleSide::ALL {
            let home = Rank::First.seen_by(color);
            if from == Square::new(File::E, home) {
                let to = marker(Square::new(side.king_file(), home));
                moves.push(format!("{to} (Castling<{color}, {}>)", wing(side)));
            }
        }
    }
    moves.join(" ")
}

fn pawn(from: Square) -> String {
    // No pawn stands on the first or the eighth rank.
    if matches!(from.rank(), Rank::First | Rank::Eighth) {
        return String::new();
    }
    let moves = Color::ALL.into_iter().flat_map(|color| {
        let moves = advance(from, color).into_iter().chain(capture(from, color));
        moves.map(move |(to, kind)| format!("{color} {} ({kind})", marker(to)))
    });
    moves.collect::<Vec<_>>().join(" ")
}

fn targets(from: Square) -> String {
    if matches!(from.rank(), Rank::First | Rank::Eighth) {
        return String::new();
    }
    let squares = |moves: Vec<(Square, String)>| list(moves.into_iter().map(|(to, _)| to));
    let of =
        |color| format!("{color} [{}] [{}]", squares(advance(from, color)), squares(capture(from, color)));
    Color::ALL.map(of).join(" ")
}

/// The side that takes en passant on this square, the pawn that is taken, and the pawns that take it.
fn passed(on: Square) -> String {
    let Some(taker) = Color::ALL.into_iter().find(|color| on.rank() == Rank::Sixth.seen_by(*color)) else {
        return String::new();
    };
    // A pawn that captures here stands where a pawn of the other color on this square would capture.
    let takers = attacks::pawn(taker.opponent(), on);
    let victim = ahead(on, taker.opponent()).expect("the sixth rank is not the last");
    format!("{taker} {} [{}]", marker(victim), list(takers))
}

fn everywhere() -> String {
    let rank = |rank| {
        let squares = File::ALL.map(|file| marker(Square::new(file, rank)));
        format!("    Rank<{}>,\n", squares.join(", "))
    };
    let ranks: Vec<String> = Rank::ALL.into_iter().rev().map(rank).collect();
    format!("Board<\n{}>", ranks.concat())
}

/// The square that a pawn of this color advances to.
fn ahead(from: Square, color: Color) -> Option<Square> {
    from.offset(0, if color == Color::White { 1 } else { -1 })
}

fn is_last(to: Square, color: Color) -> bool {
    to.rank() == Rank::Eighth.seen_by(color)
}

fn advance(from: Square, color: Color) -> Vec<(Square, String)> {
    let Some(one) = ahead(from, color) else { return Vec::new() };
    let kind = if is_last(one, color) { "LastStep" } else { "Step" };
    let mut steps = vec![(one, kind.to_string())];
    if from.rank() == Rank::Second.seen_by(color) {
        steps.extend(ahead(one, color).map(|two| (two, format!("DoubleStep<{}>", marker(one)))));
    }
    steps
}

fn capture(from: Square, color: Color) -> Vec<(Square, String)> {
    let targets = attacks::pawn(color, from).into_iter();
    let kind = |to: Square| {
        if is_last(to, color) {
            return "LastCapture".to_string();
        }
        format!("Capture<{}>", marker(Square::new(to.file(), from.rank())))
    };
    targets.map(|to| (to, kind(to))).collect()
}

//! What a position and a move are called as types: text for programs that print Rust.
//!
//! The types are those of `chess_runtime::proof`; only their names are here, where macros can print them.
//! Every name begins with `proof::`, so the text wants `use ::chess_runtime::proof;` before it. (With
//! names imported by `*`, the compiler would write their full paths into its errors.)
//!
//! ```
//! use chess_types::{Position, type_names as names};
//!
//! let start = Position::default();
//! let e4 = start.parse_san("e4")?;
//! assert_eq!(names::move_type(e4), "proof::Move<proof::E2, proof::E4>");
//!
//! let mut aliases = names::Aliases::default();
//! let before = aliases.position(&start).expect("standard chess");
//! let after = aliases.position(&start.play(e4)?).expect("standard chess");
//! assert_eq!(
//!     names::check(&before, e4, &after),
//!     "const _: () = proof::check::<proof::Start, proof::Move<proof::E2, proof::E4>, P0>();"
//! );
//! assert!(aliases.text().contains("type P0 = proof::Position<proof::Board<R0, R1, R2, R2, R3, R2"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::{CastleSide, Color, File, Move, Position, Rank, Role, Square};

/// The type of a position; `None` if a side may castle with a king or rook that did not start
/// where the standard game has it (Chess960), for which there are no types.
#[must_use]
pub fn position_type(position: &Position) -> Option<String> {
    position_of_ranks(position, |rank| rank_type(position, rank))
}

/// The type of a move, legal or not.
#[must_use]
pub fn move_type(m: Move) -> String {
    let (from, to) = (square_type(m.from()), square_type(m.to()));
    match m.promotes_to() {
        Some(role) => format!("proof::Promote<{from}, {to}, proof::{}>", role_name(role)),
        None => format!("proof::Move<{from}, {to}>"),
    }
}

/// An item that compiles exactly if the move is legal in the type `before` and leads to `after`.
#[must_use]
pub fn check(before: &str, m: Move, after: &str) -> String {
    format!("const _: () = proof::check::<{before}, {}, {after}>();", move_type(m))
}

/// Short names for the positions of a game and for their ranks, of which most are there many times:
/// it halves what the compiler has to do.
#[derive(Clone, Default, Debug)]
pub struct Aliases {
    text: String,
    ranks: BTreeMap<String, String>,
    positions: BTreeMap<String, String>,
}

impl Aliases {
    /// A name for the position, which is `proof::Start` for the one of standard chess; `None` where
    /// [`position_type`] has none.
    pub fn position(&mut self, position: &Position) -> Option<String> {
        if position.is_same_position(&Position::STANDARD) {
            return Some("proof::Start".to_string());
        }
        let (text, ranks) = (&mut self.text, &mut self.ranks);
        let written = position_of_ranks(position, |rank| alias(text, ranks, 'R', rank_type(position, rank)))?;
        Some(alias(&mut self.text, &mut self.positions, 'P', written))
    }

    /// The items that the names are defined by, one on each line.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

fn alias(text: &mut String, known: &mut BTreeMap<String, String>, letter: char, written: String) -> String {
    if let Some(name) = known.get(&written) {
        return name.clone();
    }
    let name = format!("{letter}{}", known.len());
    text.push_str(&format!("type {name} = {written};\n"));
    known.insert(written, name.clone());
    name
}

fn position_of_ranks(position: &Position, rank: impl FnMut(Rank) -> String) -> Option<String> {
    let ranks: Vec<String> = Rank::ALL.into_iter().rev().map(rank).collect();
    let (mover, waiter) = (position.turn(), position.turn().opponent());
    Some(format!(
        "proof::Position<proof::Board<{}>, proof::{mover}, {}, {}, {}, {}>",
        ranks.join(", "),
        rights_type(position)?,
        pass_type(position),
        square_type(position.king(mover)),
        square_type(position.king(waiter)),
    ))
}

fn rank_type(position: &Position, rank: Rank) -> String {
    let men = File::ALL.map(|file| man_type(position, Square::new(file, rank)));
    format!("proof::Rank<{}>", men.join(", "))
}

fn square_type(square: Square) -> String {
    format!("proof::{}", square.to_string().to_ascii_uppercase())
}

fn man_type(position: &Position, square: Square) -> String {
    match position.piece_at(square) {
        Some(piece) => format!("proof::{}{}", piece.color, role_name(piece.role)),
        None => "proof::Empty".to_string(),
    }
}

fn role_name(role: Role) -> &'static str {
    match role {
        Role::Pawn => "Pawn",
        Role::Knight => "Knight",
        Role::Bishop => "Bishop",
        Role::Rook => "Rook",
        Role::Queen => "Queen",
        Role::King => "King",
    }
}

fn pass_type(position: &Position) -> String {
    match position.en_passant() {
        Some(square) => format!("proof::Passed<{}>", square_type(square)),
        None => "proof::NoPass".to_string(),
    }
}

fn rights_type(position: &Position) -> Option<String> {
    let mut rights = Vec::new();
    let mut standard = 0;
    for color in Color::ALL {
        let home = Rank::First.seen_by(color);
        for (side, corner) in [(CastleSide::King, File::H), (CastleSide::Queen, File::A)] {
            let granted = position.king(color) == Square::new(File::E, home)
                && position.castling_rook(color, side) == Some(Square::new(corner, home));
            standard += u32::from(granted);
            rights.push(if granted { "proof::Yes" } else { "proof::No" }.to_string());
        }
    }
    let all_standard = position.castling().rooks().len() == standard;
    all_standard.then(|| format!("proof::Rights<{}>", rights.join(", ")))
}

//! Invented games: the same in each run, and similar enough to real games to be a fair test of readers.
//!
//! Uniformly random moves would make games full of wandering kings and hanging queens. Their notation would
//! not be that of people: too few captures, hardly any castling, few ambiguous moves.

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Color, Move, MoveList, Position, Role, Square, attacks};

use super::Game;
use crate::dice::Dice;

/// This many games, always the same.
#[must_use]
pub fn invent(games: usize) -> Vec<Game> {
    let mut dice = Dice::new(0x5EED_C4E5);
    (0..games).map(|_| invent_one(&mut dice)).collect()
}

/// Games last up to this many plies; people's are around 80.
const SHORTEST: u64 = 30;
const LONGEST: u64 = 150;

fn invent_one(dice: &mut Dice) -> Game {
    let plies = SHORTEST + dice.below(LONGEST - SHORTEST);
    let mut game = Game::default();
    let mut position = Chess::default();
    let mut word = Vec::new();
    for _ in 0..plies {
        let moves = position.legal_moves();
        let Some(chosen) = choose(&position, &moves, dice) else {
            break;
        };
        word.clear();
        SanPlus::from_move_and_play_unchecked(&mut position, chosen).append_ascii_to(&mut word);
        game.push(&word);
    }
    game
}

/// The move with the most appeal after a random number is added; `None` if there is no legal move.
fn choose(position: &Chess, moves: &MoveList, dice: &mut Dice) -> Option<Move> {
    moves.iter().copied().max_by_key(|&m| appeal(position, m) + dice.below(100) as i64)
}

/// What a beginner sees in a move: what it captures, whether a pawn can recapture, how central it is.
fn appeal(position: &Chess, m: Move) -> i64 {
    let won = m.capture().map_or(0, value) + m.promotion().map_or(0, value);
    let lost = if taken_by_pawn(position, m.to()) { value(m.role()) } else { 0 };
    let restless = match m.role() {
        Role::King if m.is_castle() => -80,
        Role::King => 40,
        Role::Queen => 10,
        Role::Pawn | Role::Knight | Role::Bishop | Role::Rook => 0,
    };
    15 * (won - lost) - 5 * steps_from_center(m.to()) - restless
}

fn value(role: Role) -> i64 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

fn taken_by_pawn(position: &Chess, square: Square) -> bool {
    let us: Color = position.turn();
    // A pawn of ours on this square would attack exactly the squares from which their pawns attack it.
    (attacks::pawn_attacks(us, square) & position.their(Role::Pawn)).any()
}

/// From 0 on the four central squares to 3 on the edge.
fn steps_from_center(square: Square) -> i64 {
    let steps = |index: u32| i64::from(index.abs_diff(3).min(index.abs_diff(4)));
    steps(square.file().into()).max(steps(square.rank().into()))
}

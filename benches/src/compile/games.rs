//! Games of a wanted length: legal, the same in each run, and not over after their last move.

use std::cmp::Reverse;
use std::iter;

use chess_types::{History, Move, Position, Role};

use crate::dice::Dice;
use crate::games::Game;

/// This many games of this many plies.
#[must_use]
pub fn invent(games: usize, plies: usize) -> Vec<Game> {
    invent_each(iter::repeat_n(plies, games))
}

/// Games of all these lengths.
#[must_use]
pub fn invent_each(plies: impl Iterator<Item = usize>) -> Vec<Game> {
    let mut dice = Dice::new(0xC0DE);
    plies.map(|plies| insist(plies, &mut dice, lively)).collect()
}

/// One game of this many plies, up to some twelve thousand. Captures and pawn moves are delayed for as long
/// as the seventy-five-move rule (FIDE 9.6.2) allows.
#[must_use]
pub fn invent_long(plies: usize) -> Game {
    insist(plies, &mut Dice::new(0xC0DE), patient)
}

/// How much a player wants to play a move, plus some chance.
type Appeal = fn(&History, Move, &mut Dice) -> u64;

/// Starts again until a game is long enough.
fn insist(plies: usize, dice: &mut Dice, appeal: Appeal) -> Game {
    loop {
        if let Some(game) = attempt(plies, dice, appeal) {
            return game;
        }
    }
}

fn attempt(plies: usize, dice: &mut Dice, appeal: Appeal) -> Option<Game> {
    let mut history = History::default();
    let mut game = Game::default();
    while game.plies() < plies {
        let chosen = choose(&history, dice, appeal)?;
        let word = history.position().san(chosen);
        game.push(word.as_str().as_bytes());
        history.play(chosen).expect("the choice is among legal moves");
    }
    Some(game)
}

/// The move with the most appeal, among the moves after which the game goes on.
fn choose(history: &History, dice: &mut Dice, appeal: Appeal) -> Option<Move> {
    let mut moves: Vec<Move> = history.position().legal_moves().into_iter().collect();
    moves.sort_by_cached_key(|&m| Reverse(appeal(history, m, dice)));
    moves.into_iter().find(|&m| goes_on(history, m))
}

fn goes_on(history: &History, m: Move) -> bool {
    let mut after = history.clone();
    after.play(m).is_ok() && after.outcome().is_none()
}

/// Prefers captures and pawn moves a little.
fn lively(history: &History, m: Move, dice: &mut Dice) -> u64 {
    let position = history.position();
    let captures = if position.is_capture(m) { 40 } else { 0 };
    let advances = if moves_pawn(position, m) { 15 } else { 0 };
    dice.below(100) + captures + advances
}

/// Avoids captures and pawn moves until one is due. Then prefers the one that leaves the most of them for
/// later.
fn patient(history: &History, m: Move, dice: &mut Dice) -> u64 {
    let left = history.plies_to_seventy_five_moves();
    let waiting = 100;
    let wish = match thrift(history.position(), m) {
        None => waiting,
        Some(thrift) if left <= thrift => waiting + u64::from(thrift),
        Some(_) => 0,
    };
    (wish << 32) + dice.below(1 << 32)
}

/// How well a capture or pawn move saves other captures and pawn moves for later; `None` for any other move.
fn thrift(position: &Position, m: Move) -> Option<u16> {
    let takes_pawn = position.board().role_at(m.to()) == Some(Role::Pawn);
    Some(match (moves_pawn(position, m), position.is_capture(m)) {
        (false, false) => return None,
        (true, false) if m.from().distance(m.to()) == 1 => 5,
        // The capture frees the pawn and the enemy pawn that blocked it.
        (true, true) if !takes_pawn => 3,
        (false, true) if !takes_pawn => 2,
        _ => 1,
    })
}

fn moves_pawn(position: &Position, m: Move) -> bool {
    position.board().role_at(m.from()) == Some(Role::Pawn)
}

#[cfg(test)]
mod tests {
    use chess_types::History;

    use super::{invent, invent_long};
    use crate::games::Game;

    fn goes_on_after(game: &Game) -> bool {
        let mut history = History::default();
        for word in game.words() {
            let word = str::from_utf8(word).expect("ASCII");
            let m = history.position().parse_san(word).expect("a legal move");
            assert_eq!(history.outcome(), None);
            history.play(m).expect("a legal move");
        }
        history.outcome().is_none()
    }

    #[test]
    fn the_games_have_their_length_and_could_go_on() {
        for game in invent(10, 80) {
            assert_eq!(game.plies(), 80);
            assert!(goes_on_after(&game));
        }
    }

    #[test]
    fn the_long_game_keeps_within_the_seventy_five_moves() {
        let game = invent_long(2_000);
        assert_eq!(game.plies(), 2_000);
        assert!(goes_on_after(&game));
    }
}

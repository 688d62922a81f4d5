//! Reading games with a [`Reader`]: which moves it finds, and how long each stage takes.

use std::hint::black_box;
use std::time::Duration;

use crate::clock::timed;
use crate::games::Game;
use crate::peers::Reader;

/// What is done with each word; each stage includes the ones before it.
pub const STAGES: [&str; 3] = ["parse", "parse, resolve", "parse, resolve, play"];

/// A [`Reader`] as a value, so that one list can hold different readers.
#[derive(Clone, Copy, Debug)]
pub struct Contender {
    /// The name of the crate.
    pub name: &'static str,
    /// The moves of a game in UCI, up to the first word that the crate refuses.
    pub line: fn(&Game) -> Vec<String>,
    /// The time that each of the [`STAGES`] takes for all the games.
    pub times: fn(&[Game]) -> [Duration; 3],
}

impl Contender {
    /// The contender that reads with `R`.
    #[must_use]
    pub fn new<R: Reader>() -> Contender {
        Contender { name: R::NAME, line: line::<R>, times: times::<R> }
    }
}

fn line<R: Reader>(game: &Game) -> Vec<String> {
    let mut position = R::start();
    let moves = game.words().map_while(|word| {
        let uci = R::uci(&position, word)?;
        R::play(&mut position, word).then_some(uci)
    });
    moves.collect()
}

fn times<R: Reader>(games: &[Game]) -> [Duration; 3] {
    let (parsed, parse) = timed(|| {
        let words = games.iter().flat_map(Game::words);
        words.filter(|word| R::parse(word)).count()
    });
    let (resolved, resolve) = time_resolving::<R>(games);
    let (played, play) = timed(|| {
        let mut played = 0;
        for game in games {
            let mut position = R::start();
            played += game.words().filter(|word| R::play(&mut position, word)).count();
            black_box(&position);
        }
        played
    });
    let plies = games.iter().map(Game::plies).sum();
    assert_eq!([parsed, resolved, played], [plies; 3], "{} refuses a word it has read", R::NAME);
    [parse, resolve, play]
}

/// Resolving needs the position before each move, but playing the moves must not be measured. So the
/// positions are made beforehand, for a few games at a time. They are few enough to stay in the cache, as in
/// real use, and enough to outweigh the time of reading the clock.
const GAMES_AT_A_TIME: usize = 16;

fn time_resolving<R: Reader>(games: &[Game]) -> (usize, Duration) {
    let (mut resolved, mut sum) = (0, Duration::ZERO);
    let mut positions = Vec::new();
    for games in games.chunks(GAMES_AT_A_TIME) {
        positions.clear();
        for game in games {
            let mut position = R::start();
            for word in game.words() {
                positions.push(position.clone());
                R::play(&mut position, word);
            }
        }
        let (count, time) = timed(|| {
            let words = games.iter().flat_map(Game::words);
            positions.iter().zip(words).filter(|(position, word)| R::resolve(position, word)).count()
        });
        resolved += count;
        sum += time;
    }
    (resolved, sum)
}

#[cfg(test)]
mod tests {
    use super::Contender;
    use crate::games::invent;
    use crate::peers::{Eschac, Ours, Shakmaty};

    #[test]
    fn all_read_the_invented_games_alike() {
        let (ours, eschac) = (Contender::new::<Ours>(), Contender::new::<Eschac>());
        let shakmaty = Contender::new::<Shakmaty>();
        for game in invent(20) {
            let line = (ours.line)(&game);
            assert_eq!(line.len(), game.plies());
            assert_eq!(line, (eschac.line)(&game));
            assert_eq!(line, (shakmaty.line)(&game));
        }
    }
}

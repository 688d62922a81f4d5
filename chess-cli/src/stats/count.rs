//! [`Counts`]: how often names occur, in bounded memory.

use std::collections::HashMap;

/// How many different names are kept.
const MOST_NAMES: usize = 100_000;

/// How many characters of a name are kept.
const LONGEST_NAME: usize = 100;

/// Counts by name. When there are too many names, all further names are counted together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Counts {
    names: HashMap<String, Count>,
    /// Games under names that are not kept.
    pub(super) others: u64,
}

/// What is counted under a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Count {
    pub(super) games: u64,
    pub(super) wins: u64,
    pub(super) draws: u64,
    pub(super) losses: u64,
}

/// How a game ended for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Score {
    Win,
    Draw,
    Loss,
    Unknown,
}

impl Score {
    /// How it ended for the other side.
    pub(super) const fn reversed(self) -> Score {
        match self {
            Score::Win => Score::Loss,
            Score::Loss => Score::Win,
            other => other,
        }
    }
}

impl Counts {
    pub(super) fn add(&mut self, name: &str, score: Score) {
        let end = name.char_indices().nth(LONGEST_NAME).map_or(name.len(), |(at, _)| at);
        let name = &name[..end];
        if let Some(count) = self.names.get_mut(name) {
            count.add(score);
        } else if self.names.len() < MOST_NAMES {
            self.names.entry(name.to_string()).or_default().add(score);
        } else {
            self.others += 1;
        }
    }

    /// How many different names are kept.
    pub(super) fn len(&self) -> usize {
        self.names.len()
    }

    /// The names with the most games. Names with the same number of games are in alphabetical order.
    pub(super) fn top(&self, most: usize) -> Vec<(&str, Count)> {
        let mut names: Vec<(&str, Count)> =
            self.names.iter().map(|(name, count)| (&**name, *count)).collect();
        names.sort_by(|(a, of_a), (b, of_b)| (of_b.games, a).cmp(&(of_a.games, b)));
        names.truncate(most);
        names
    }
}

impl Count {
    fn add(&mut self, score: Score) {
        self.games += 1;
        match score {
            Score::Win => self.wins += 1,
            Score::Draw => self.draws += 1,
            Score::Loss => self.losses += 1,
            Score::Unknown => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Counts, MOST_NAMES, Score};

    #[test]
    fn too_many_names_are_counted_together() {
        let mut counts = Counts::default();
        counts.add("a", Score::Win);
        (0..MOST_NAMES).for_each(|number| counts.add(&number.to_string(), Score::Draw));
        counts.add("a", Score::Loss);
        assert_eq!((counts.len(), counts.others), (MOST_NAMES, 1));
        let (name, count) = counts.top(1)[0];
        assert_eq!((name, count.games, count.wins, count.losses), ("a", 2, 1, 1));
    }

    #[test]
    fn long_names_are_cut() {
        let mut counts = Counts::default();
        counts.add(&"é".repeat(20_000), Score::Win);
        assert_eq!(counts.top(1)[0].0, "é".repeat(100));
    }
}

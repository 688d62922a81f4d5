//! [`Quota`]: how many mistakes of each rule are kept, and how many more there were.
//!
//! A text of nothing but mistakes must not take memory without end. What is over the quota is counted.

use alloc::vec::Vec;

use crate::Rule;

/// How many mistakes of each rule are kept in one game.
#[derive(Clone, Debug)]
pub struct Quota {
    /// So many of each rule.
    pub most: u64,
    /// The mistakes so far, by rule.
    counts: Vec<(Rule, u64)>,
}

impl Default for Quota {
    /// As many as there are.
    fn default() -> Quota {
        Quota::of(u64::MAX)
    }
}

impl Quota {
    /// So many of each rule.
    #[must_use]
    pub const fn of(most: u64) -> Quota {
        Quota { most, counts: Vec::new() }
    }

    /// Counts a mistake of this rule. True if it is to be kept.
    pub fn admits(&mut self, rule: Rule) -> bool {
        let known = self.counts.iter_mut().find(|(known, _)| *known == rule);
        let count = match known {
            Some((_, count)) => {
                *count += 1;
                *count
            }
            None => {
                self.counts.push((rule, 1));
                1
            }
        };
        count <= self.most
    }

    /// Begins the count anew.
    pub fn forget(&mut self) {
        self.counts.clear();
    }

    /// How many mistakes there have been.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.counts.iter().map(|(_, count)| count).sum()
    }

    /// The rules of which there were more than are kept, and how many more. The count begins anew.
    pub fn settle(&mut self) -> impl Iterator<Item = (Rule, u64)> {
        let most = self.most;
        self.counts
            .drain(..)
            .filter(move |(_, count)| *count > most)
            .map(move |(rule, count)| (rule, count - most))
    }
}

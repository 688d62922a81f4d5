//! [`Plan`]: which search, how deep, on how many threads; read and written as `MinimaxPar,2,4` too.

use core::fmt;
use core::str::FromStr;
use std::string::{String, ToString};
use std::vec::Vec;

use super::Strategy;
use super::scores::Scores;

/// Which search, how deep, and how its work is shared.
///
/// The names are ours, or those of the program PM, whose first number is the parallel depth:
///
/// ```
/// use chess_runtime::engine::classical::{Plan, Strategy};
///
/// let plan: Plan = "MinimaxPar,2,4".parse()?;
/// assert_eq!(plan, Plan::new(Strategy::ParallelMinimax, 4).parallel_depth(2));
/// assert_eq!(plan.to_string(), "MinimaxPar,2,4");
/// assert_eq!("alpha-beta,5".parse::<Plan>()?, Plan::new(Strategy::AlphaBeta, 5));
/// # Ok::<(), chess_runtime::engine::classical::ParsePlanError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Plan {
    /// How to search.
    pub strategy: Strategy,
    /// The lookahead in plies; at least one.
    pub depth: u32,
    /// The number of plies whose moves are shared among threads. Strategies on one thread share none.
    pub parallel_depth: u32,
    /// The number of threads; `None` for as many as there are processors.
    pub threads: Option<usize>,
    /// What a position is worth where the lookahead ends.
    pub scores: Scores,
}

impl Plan {
    /// A plan with a parallel depth of one, all processors and the classical scores.
    #[must_use]
    pub const fn new(strategy: Strategy, depth: u32) -> Plan {
        Plan { strategy, depth, parallel_depth: 1, threads: None, scores: Scores::Classical }
    }

    /// Shares the moves of the first so many plies.
    #[must_use]
    pub const fn parallel_depth(mut self, plies: u32) -> Plan {
        self.parallel_depth = plies;
        self
    }

    /// Uses so many threads.
    #[must_use]
    pub const fn threads(mut self, threads: usize) -> Plan {
        self.threads = Some(threads);
        self
    }

    /// Uses these scores.
    #[must_use]
    pub const fn scores(mut self, scores: Scores) -> Plan {
        self.scores = scores;
        self
    }

    pub(super) fn thread_count(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, usize::from);
        self.threads.unwrap_or_else(processors).max(1)
    }
}

/// Why a text is no plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParsePlanError(String);

impl fmt::Display for ParsePlanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no plan of a search: one is written MinimaxSeq,4, MinimaxPar,2,4, MinimaxSeqAB,4 or MinimaxParAB,1,4",
            self.0
        )
    }
}

impl core::error::Error for ParsePlanError {}

/// PM's names, with and without their first word, and whether a parallel depth follows.
const SPELLINGS: [(&str, &str, Strategy); 6] = [
    ("Seq", "minimax", Strategy::Minimax),
    ("Par", "parallel-minimax", Strategy::ParallelMinimax),
    ("SeqAB", "alpha-beta", Strategy::AlphaBeta),
    ("ParAB", "parallel-alpha-beta", Strategy::ParallelAlphaBeta),
    ("BFS", "breadth-first", Strategy::BreadthFirst),
    ("PVS", "principal-variation", Strategy::PrincipalVariation),
];

impl Strategy {
    /// The name on the command line: `parallel-minimax`.
    #[must_use]
    pub fn name(self) -> &'static str {
        SPELLINGS.iter().find(|(_, _, strategy)| *strategy == self).map_or("", |(_, name, _)| name)
    }

    /// Whether several threads share the work.
    #[must_use]
    pub const fn is_parallel(self) -> bool {
        !matches!(self, Strategy::Minimax | Strategy::AlphaBeta)
    }

    /// Whether a parallel depth says how it is shared.
    #[must_use]
    pub const fn has_parallel_depth(self) -> bool {
        matches!(self, Strategy::ParallelMinimax | Strategy::ParallelAlphaBeta | Strategy::BreadthFirst)
    }
}

impl FromStr for Plan {
    type Err = ParsePlanError;

    fn from_str(text: &str) -> Result<Plan, ParsePlanError> {
        let error = || ParsePlanError(text.to_string());
        let mut fields = text.split(',').map(str::trim);
        let name = fields.next().unwrap_or_default();
        let short = name.strip_prefix("Minimax").unwrap_or(name);
        let known = SPELLINGS.iter().find(|(pm, ours, _)| *pm == short || *ours == name);
        let &(_, _, strategy) = known.ok_or_else(error)?;
        let numbers: Option<Vec<u32>> = fields.map(|field| field.parse().ok()).collect();
        match numbers.ok_or_else(error)?[..] {
            [depth] if depth > 0 => Ok(Plan::new(strategy, depth)),
            [parallel_depth, depth] if depth > 0 && strategy.has_parallel_depth() => {
                Ok(Plan::new(strategy, depth).parallel_depth(parallel_depth))
            }
            _ => Err(error()),
        }
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name =
            SPELLINGS.iter().find(|(_, _, strategy)| *strategy == self.strategy).map_or("", |(pm, ..)| pm);
        if self.strategy.has_parallel_depth() {
            write!(f, "Minimax{name},{},{}", self.parallel_depth, self.depth)
        } else {
            write!(f, "Minimax{name},{}", self.depth)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_are_written_as_pm_wrote_them() {
        let plan = |text: &str| text.parse::<Plan>().unwrap();
        assert_eq!(plan("MinimaxSeq,5"), Plan::new(Strategy::Minimax, 5));
        assert_eq!(plan("Par,1,4"), Plan::new(Strategy::ParallelMinimax, 4));
        assert_eq!(plan("MinimaxSeqAB,4"), Plan::new(Strategy::AlphaBeta, 4));
        assert_eq!(plan("ParAB,2,4").parallel_depth, 2);
        for text in [
            "MinimaxSeq,5",
            "MinimaxPar,2,4",
            "MinimaxSeqAB,4",
            "MinimaxParAB,1,4",
            "MinimaxBFS,2,3",
            "MinimaxPVS,3",
        ] {
            assert_eq!(plan(text).to_string(), text);
        }
        for text in
            ["", "MinimaxSeq", "MinimaxSeq,0", "MinimaxSeq,1,4", "MinimaxPar,1,2,3", "Minimax,4", "Par,x,4"]
        {
            assert!(text.parse::<Plan>().is_err(), "{text}");
        }
    }
}

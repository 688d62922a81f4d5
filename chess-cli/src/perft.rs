//! `chess perft`: counts legal move sequences, the standard test of move generators.

use chess_runtime::Position;

use crate::output;

/// How many moves can be asked for. No machine gets there, and each move needs room on the stack.
pub(crate) const MOST_MOVES: u32 = 100;

/// Count the legal sequences of DEPTH moves.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many moves.
    #[arg(value_parser = clap::value_parser!(u32).range(..=i64::from(MOST_MOVES)))]
    depth: u32,
    /// The position to start from.
    #[arg(long)]
    fen: Option<Position>,
    /// Count below each move separately.
    #[arg(long)]
    divide: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let position = arguments.fen.unwrap_or_default();
    if arguments.divide && arguments.depth > 0 {
        for &m in &position.legal_moves() {
            let count = position.play_unchecked(m).perft(arguments.depth - 1);
            output::print(&format!("{m}: {count}\n"))?;
        }
    }
    output::print(&format!("{}\n", position.perft(arguments.depth)))?;
    Ok(true)
}

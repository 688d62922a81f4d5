//! `chess perft`: counts legal move sequences, the standard test of move generators.

use chess_runtime::Position;

use crate::output;

/// Count the legal sequences of DEPTH moves.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// How many moves.
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

//! `chess perft`: counts legal sequences of moves.

use chess_runtime::Position;

/// Counts, and prints the count below each move if asked to.
pub(crate) fn run(position: &Position, depth: u32, divide: bool) -> anyhow::Result<bool> {
    if divide && depth > 0 {
        for m in position.legal_moves() {
            println!("{m}: {}", position.play_unchecked(m).perft(depth - 1));
        }
    }
    println!("{}", position.perft(depth));
    Ok(true)
}

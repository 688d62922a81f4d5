//! `chess play --watch`: a strategy plays both sides. A position comes in; each turn goes out, with the board as the program
//! PM prints it.

use chess_runtime::engine::{Engine, Options};
use chess_runtime::notation::PlayedMove;
use chess_runtime::{Color, History};

use super::{Arguments, Player};
use crate::strategy::{self, Effort, Strategy};
use crate::{boards, output, suggest};

pub(super) fn run(arguments: &Arguments, strategy: Strategy) -> anyhow::Result<bool> {
    let start = match &arguments.board_file {
        Some(path) => {
            let turn = if arguments.player == Player::White { Color::White } else { Color::Black };
            suggest::read_board_file(path, turn)?
        }
        None => arguments.fen.unwrap_or_default(),
    };
    let effort = Effort { threads: arguments.threads, parallel_depth: arguments.parallel_depth };
    anyhow::ensure!(
        strategy == Strategy::Engine || arguments.time.is_none(),
        "--watch {} is limited by --depth alone",
        strategy.name()
    );
    // Tells what is wrong with the arguments before anything is printed.
    strategy.plan(arguments.depth, effort)?;
    let threads = effort.threads.unwrap_or(1).into();
    let mut engine = Engine::new(Options { hash_megabytes: 64, threads, ..Options::default() });
    let mut history = History::new(start);
    let mut turn = 1;
    loop {
        let position = history.position();
        output::print(&format!(
            "> Turn {turn}, {}'s move:\n{}\n",
            position.turn(),
            boards::print_pm(position)
        ))?;
        if let Some(outcome) = history.outcome() {
            output::print(&format!(
                "The game has ended {} (FIDE {}).\n",
                outcome.phrase(),
                outcome.article()
            ))?;
            return Ok(true);
        }
        if arguments.turns.is_some_and(|turns| turn > turns) {
            return Ok(true);
        }
        let m =
            strategy::choose(strategy, &history, arguments.depth, effort, &mut engine, arguments.limits())?;
        output::print(&format!("{}\n\n", PlayedMove::new(history.position(), m)))?;
        history.play(m)?;
        turn += 1;
    }
}

//! `chess uci`: the engine behind the Universal Chess Interface. Lines from a chess program come
//! in, lines for it go out.
//!
//! ```text
//! stdin ─► parse.rs ─► session.rs ─► engine_thread.rs ─► reporter.rs ─► output.rs ─► stdout
//!          Command     the state     searches            UCI lines      whole lines
//! ```
//!
//! The engine has its own thread and the main thread only reads, so that the engine can be stopped while it
//! thinks.

mod engine_thread;
mod options;
mod output;
mod parse;
mod reporter;
mod session;

use std::io::{self, BufRead as _};

use output::Output;
use session::Session;

/// Talk to a chess program as a UCI engine.
///
/// Reads commands from standard input until `quit` or its end. Beyond the protocol there are
/// `go perft N`, which counts moves, and `d`, which draws the board. `SyzygyPath` is not offered:
/// the engine reads no endgame tables.
#[derive(clap::Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(_arguments: &Arguments) -> anyhow::Result<bool> {
    let output = Output::new(io::stdout());
    let mut session = Session::new(output.clone())?;
    let mut input = io::stdin().lock();
    let mut line = Vec::new();
    // Without anywhere to answer there is nothing left to do.
    while !output.is_closed() {
        line.clear();
        // Bytes, not text: input that is not UTF-8 must not end the session.
        if input.read_until(b'\n', &mut line)? == 0 {
            session.end_of_input();
            break;
        }
        match parse::parse(&String::from_utf8_lossy(&line)) {
            Some(parse::Command::Quit) => {
                session.quit();
                break;
            }
            Some(command) => session.execute(command),
            None => {}
        }
    }
    output.end()?;
    Ok(true)
}

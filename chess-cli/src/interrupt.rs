//! Ctrl-C. The first one asks a run to end and report what it has; the second ends the process.

use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

/// Calls `stop` at the first Ctrl-C, and ends the process with `exit_code` at the second.
///
/// # Errors
/// When the system refuses the handler.
pub(crate) fn on_interrupt(exit_code: i32, stop: impl Fn() + Send + 'static) -> anyhow::Result<()> {
    let is_second = AtomicBool::new(false);
    Ok(ctrlc::set_handler(move || {
        if is_second.swap(true, Ordering::Relaxed) {
            process::exit(exit_code);
        }
        stop();
    })?)
}

//! The progress bar: on standard error, if that is a terminal, and nowhere else.

use std::io::{self, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use super::formats::plain;
use crate::numbers::{count, grouped, per_second};

/// A bar, or nothing.
pub(crate) struct Progress {
    /// The size of the input on disk, if it is known.
    bytes: Option<u64>,
    began: Instant,
    is_wanted: bool,
    bar: Option<ProgressBar>,
}

const KNOWN_SIZE: &str = "{bar:24.green} {bytes}/{total_bytes}, {msg}, {eta} left";
const UNKNOWN_SIZE: &str = "{spinner} {bytes}, {msg}, {elapsed}";

/// A run that ends within this time shows no bar.
const PATIENCE: Duration = Duration::from_millis(300);

impl Progress {
    /// A bar for input of this size, if it is known. There is no bar if standard error is not a terminal.
    pub(crate) fn new(bytes: Option<u64>, quiet: bool) -> Progress {
        let is_wanted = !quiet && io::stderr().is_terminal();
        Progress { bytes, began: Instant::now(), is_wanted, bar: None }
    }

    /// Updates the bar: bytes read from disk, games and findings so far.
    pub(crate) fn update(&mut self, bytes: u64, games: u64, findings: u64) {
        let took = self.began.elapsed();
        if !self.is_wanted || took < PATIENCE {
            return;
        }
        let rate = grouped(per_second(games, took));
        let (games, findings) = (count(games, "game", "games"), count(findings, "finding", "findings"));
        let message = format!("{games}, {rate}/s, {findings}");
        let bar = self.bar.get_or_insert_with(|| bar(self.bytes, took));
        bar.set_message(message);
        bar.set_position(bytes);
    }

    /// Calls `print` while the bar is hidden.
    pub(crate) fn while_hidden<T>(&self, print: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }

    /// Prints a line on standard error. If standard error is closed, the line is lost.
    pub(crate) fn say(&self, text: &str) {
        self.while_hidden(|| {
            let _ = writeln!(io::stderr(), "{}", plain(text));
        });
    }

    /// Removes the bar.
    pub(crate) fn end(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(bytes: Option<u64>, took: Duration) -> ProgressBar {
    let bar = bytes.map_or_else(ProgressBar::new_spinner, ProgressBar::new).with_elapsed(took);
    let template = if bytes.is_some() { KNOWN_SIZE } else { UNKNOWN_SIZE };
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    bar.set_style(style.progress_chars("━━─"));
    bar
}

//! The output of the protocol: whole lines from several threads, each flushed at once.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// A writer of lines. Clones write to the same output.
#[derive(Clone)]
pub(super) struct Output {
    writer: Arc<Mutex<Box<dyn Write + Send>>>,
    closed: Arc<AtomicBool>,
}

impl Output {
    pub(super) fn new(writer: impl Write + Send + 'static) -> Output {
        Output { writer: Arc::new(Mutex::new(Box::new(writer))), closed: Arc::default() }
    }

    /// Writes one line, or several that belong together.
    pub(super) fn line(&self, line: &str) {
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let written = writer.write_all(format!("{line}\n").as_bytes()).and_then(|()| writer.flush());
        if written.is_err() {
            self.closed.store(true, Ordering::Relaxed);
        }
    }

    /// Writes a message for people, because the protocol has no command for it.
    pub(super) fn info(&self, message: &str) {
        for line in message.lines() {
            self.line(&format!("info string {line}"));
        }
    }

    /// Whether the chess program has closed the pipe. If so, the search can stop.
    pub(super) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }
}

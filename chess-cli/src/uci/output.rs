//! Where the lines of the protocol go: whole lines, flushed at once, from several threads.

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

/// A place for lines. Clones write to the same place.
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

    /// Tells a person something the protocol has no words for.
    pub(super) fn info(&self, message: &str) {
        for line in message.lines() {
            self.line(&format!("info string {line}"));
        }
    }

    /// Whether the chess program has closed the pipe: then there is no reason to search on.
    pub(super) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }
}

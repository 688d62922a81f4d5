//! The output of the protocol: whole lines from several threads, each flushed at once.

use std::io::{self, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A writer of lines. Clones write to the same output.
#[derive(Clone)]
pub(super) struct Output {
    writer: Arc<Mutex<Box<dyn Write + Send>>>,
    /// Why nothing more can be written.
    failure: Arc<Mutex<Option<io::Error>>>,
}

impl Output {
    pub(super) fn new(writer: impl Write + Send + 'static) -> Output {
        Output { writer: Arc::new(Mutex::new(Box::new(writer))), failure: Arc::default() }
    }

    /// Writes one line, or several that belong together.
    pub(super) fn line(&self, line: &str) {
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        let written = writer.write_all(format!("{line}\n").as_bytes()).and_then(|()| writer.flush());
        if let Err(error) = written {
            self.failure().get_or_insert(error);
        }
    }

    /// Writes a message for people, because the protocol has no command for it.
    pub(super) fn info(&self, message: &str) {
        for line in message.lines() {
            self.line(&format!("info string {line}"));
        }
    }

    /// Whether the chess program has closed the pipe, or its disk is full. If so, the search can stop.
    pub(super) fn is_closed(&self) -> bool {
        self.failure().is_some()
    }

    /// # Errors
    /// If something could not be written.
    pub(super) fn end(&self) -> io::Result<()> {
        self.failure().take().map_or(Ok(()), Err)
    }

    fn failure(&self) -> MutexGuard<'_, Option<io::Error>> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

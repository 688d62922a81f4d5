//! Ctrl-C. The first one asks a run to end and report what it has; the second ends the process.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::Duration;
use std::{process, thread};

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

/// A source whose reader need not wait for it: a terminal or a pipe may say nothing for ever.
///
/// A thread of its own reads ahead, two blocks at most. It ends with the process, because nothing can end it where it waits.
pub(crate) struct Interruptible {
    blocks: Receiver<io::Result<Vec<u8>>>,
    /// What has arrived and not been read.
    block: io::Cursor<Vec<u8>>,
    stop: Arc<AtomicBool>,
}

impl Interruptible {
    /// Reads from this source until `stop` is set.
    pub(crate) fn new(source: impl Read + Send + 'static, stop: Arc<AtomicBool>) -> Interruptible {
        Interruptible::opening(|| Ok(source), stop)
    }

    /// The same for a source that must be opened first, which may take its time too.
    pub(crate) fn opening<R: Read>(
        open: impl FnOnce() -> io::Result<R> + Send + 'static,
        stop: Arc<AtomicBool>,
    ) -> Interruptible {
        let (sender, blocks) = sync_channel(2);
        thread::spawn(move || {
            let mut source = match open() {
                Ok(source) => source,
                Err(error) => return drop(sender.send(Err(error))),
            };
            loop {
                let mut block = vec![0; 1 << 16];
                let read = source.read(&mut block).map(|len| {
                    block.truncate(len);
                    block
                });
                let is_last = match &read {
                    Ok(block) => block.is_empty(),
                    Err(error) => error.kind() != io::ErrorKind::Interrupted,
                };
                if sender.send(read).is_err() || is_last {
                    return;
                }
            }
        });
        Interruptible { blocks, block: io::Cursor::default(), stop }
    }
}

impl Read for Interruptible {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.block.read(buffer)?;
            if read > 0 || buffer.is_empty() {
                return Ok(read);
            }
            match self.blocks.recv_timeout(Duration::from_millis(50)) {
                Ok(block) => {
                    self.block = io::Cursor::new(block?);
                    if self.block.get_ref().is_empty() {
                        return Ok(0);
                    }
                }
                Err(RecvTimeoutError::Timeout) if self.stop.load(Ordering::Relaxed) => {
                    return Err(io::Error::other("interrupted"));
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(0),
            }
        }
    }
}

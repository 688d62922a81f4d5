//! Answers on standard output, for whoever still listens.

use std::io::{self, Write as _};

/// Prints an answer. That nobody listens any more, as when `head` has seen enough, is no mistake.
pub(crate) fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    heard(out.write_all(text.as_bytes()).and_then(|()| out.flush()))
}

/// What became of writing, without the news that nobody listens any more.
pub(crate) fn heard(written: io::Result<()>) -> io::Result<()> {
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// The same for a command that writes as it goes.
pub(crate) fn until_nobody_listens(run: anyhow::Result<bool>) -> anyhow::Result<bool> {
    let is_unheard = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref().is_some_and(|error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe)
    };
    match run {
        Err(error) if error.chain().any(is_unheard) => Ok(true),
        run => run,
    }
}

//! Standard output and standard error: text in, printed; and what to do when the reader closes the pipe.

use std::fmt::Display;
use std::io::{self, Write as _};

use clap::ValueEnum;

/// `--format` of the commands that answer people or programs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, ValueEnum)]
pub(crate) enum Format {
    /// For people.
    #[default]
    Human,
    /// For programs: one JSON object.
    Json,
}

/// Prints text. A reader that has closed the pipe is not an error: see [`unless_closed`].
///
/// # Errors
/// When standard output cannot be written for any other reason.
pub(crate) fn print(text: &str) -> anyhow::Result<()> {
    write(text.as_bytes())
}

/// Prints bytes, as [`print()`] does text.
///
/// # Errors
/// When standard output cannot be written for any other reason.
pub(crate) fn write(bytes: &[u8]) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    let written = out.write_all(bytes).and_then(|()| out.flush());
    unless_closed(written.map_err(Into::into)).map(drop)
}

/// Prints a message on standard error. Where that cannot be written, the exit code has to be enough.
pub(crate) fn tell(message: impl Display) {
    let _ = writeln!(io::stderr(), "{message}");
}

/// The one place that knows about broken pipes. `None` if the reader closed the pipe before everything was
/// written, as `head` does: the reader has seen enough, and the command ends quietly.
pub(crate) fn unless_closed<T>(written: anyhow::Result<T>) -> anyhow::Result<Option<T>> {
    let is_broken_pipe = |cause: &(dyn std::error::Error + 'static)| {
        cause.downcast_ref().is_some_and(|error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe)
    };
    match written {
        Ok(value) => Ok(Some(value)),
        Err(error) if error.chain().any(is_broken_pipe) => Ok(None),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use anyhow::Context as _;

    use super::*;

    #[test]
    fn only_a_broken_pipe_is_forgiven() {
        let failed = |kind: io::ErrorKind| Err::<(), _>(io::Error::from(kind)).context("cannot write");
        assert_eq!(unless_closed(Ok(7)).unwrap(), Some(7));
        assert_eq!(unless_closed(failed(io::ErrorKind::BrokenPipe)).unwrap(), None);
        assert!(unless_closed(failed(io::ErrorKind::StorageFull)).is_err());
    }
}

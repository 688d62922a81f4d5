//! A child process that answers line by line.

use std::io::{self, BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The running program. It is ended when this is dropped.
#[derive(Debug)]
pub struct Program {
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Program {
    /// Starts the program with these arguments.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(program: &str, arguments: &[String]) -> io::Result<Program> {
        let mut child =
            Command::new(program).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("no pipes"));
        };
        Ok(Program { child, to, from: BufReader::new(from) })
    }

    /// Sends it a line.
    ///
    /// # Errors
    /// If it does not listen any more.
    pub fn tell(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.to, "{line}")
    }

    /// The next line it says.
    ///
    /// # Errors
    /// If it has ended.
    pub fn hear(&mut self) -> io::Result<String> {
        let mut line = String::new();
        match self.from.read_line(&mut line)? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(line),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // Nothing to be done if it has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

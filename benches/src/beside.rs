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

    /// Sends a line to the program.
    ///
    /// # Errors
    /// If the program no longer reads its input.
    pub fn send_line(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.to, "{line}")
    }

    /// Reads the next line that the program writes.
    ///
    /// # Errors
    /// If the program has ended.
    pub fn read_line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        match self.from.read_line(&mut line)? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(line),
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // An error means that the program has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

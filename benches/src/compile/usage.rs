//! The processor time and memory of a command and of everything that it starts.
//!
//! The system adds up what all children of a process used. To measure one command, this program starts
//! itself again as a parent with no other child.

use std::ffi::OsStr;
use std::process::{Command, ExitCode, Stdio};
use std::time::Duration;
use std::{env, io};

/// The first argument of this program when it is started as the parent of one command.
const AS_PARENT: &str = "--measure";

/// The processor time and memory of a command.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    /// User and system time of all processes together.
    pub processor: Duration,
    /// The peak memory of the largest process, in bytes.
    pub peak_memory: u64,
}

impl Usage {
    /// Larger than any real one.
    pub const MAX: Usage = Usage { processor: Duration::MAX, peak_memory: u64::MAX };

    /// The smaller of each number, because every disturbance adds to a measurement.
    #[must_use]
    pub fn min(self, other: Usage) -> Usage {
        Usage {
            processor: self.processor.min(other.processor),
            peak_memory: self.peak_memory.min(other.peak_memory),
        }
    }

    /// The processor time in seconds.
    #[must_use]
    pub fn seconds(self) -> f64 {
        self.processor.as_secs_f64()
    }

    /// The memory in megabytes.
    #[must_use]
    pub fn megabytes(self) -> f64 {
        self.peak_memory as f64 / 1e6
    }

    /// The usage of a command that succeeds.
    ///
    /// # Panics
    /// If the command fails, or if it cannot be measured here.
    #[must_use]
    pub fn of(command: &Command) -> Usage {
        let mut parent = as_parent(command);
        let output = parent.stderr(Stdio::inherit()).output().expect("this program can start itself");
        assert!(output.status.success(), "{command:?} failed");
        read(&String::from_utf8_lossy(&output.stdout)).expect("this program prints two numbers")
    }
}

/// This program as the parent of the command, with the command's directory and environment.
fn as_parent(command: &Command) -> Command {
    let program = env::current_exe().expect("a running program has a path");
    let mut parent = Command::new(program);
    parent.arg(AS_PARENT).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => parent.env(name, value),
            None => parent.env_remove(name),
        };
    }
    if let Some(directory) = command.get_current_dir() {
        parent.current_dir(directory);
    }
    parent
}

fn read(line: &str) -> Option<Usage> {
    let (microseconds, bytes) = line.trim().split_once(' ')?;
    Some(Usage {
        processor: Duration::from_micros(microseconds.parse().ok()?),
        peak_memory: bytes.parse().ok()?,
    })
}

/// If this program was started as a parent, runs the command, prints its usage, and returns the exit code.
/// Every `main` must call this first.
#[must_use]
#[allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "the parent process reads the measurement from standard output"
)]
pub fn as_asked() -> Option<ExitCode> {
    let mut arguments = env::args_os().skip(1);
    if arguments.next().as_deref() != Some(OsStr::new(AS_PARENT)) {
        return None;
    }
    let mut command = Command::new(arguments.next()?);
    command.args(arguments).stdout(Stdio::null());
    let usage = command.status().and_then(|status| match status.success() {
        true => of_children(),
        false => Err(io::Error::other(status.to_string())),
    });
    match usage {
        Ok(usage) => {
            println!("{} {}", usage.processor.as_micros(), usage.peak_memory);
            Some(ExitCode::SUCCESS)
        }
        Err(error) => {
            eprintln!("{error}");
            Some(ExitCode::FAILURE)
        }
    }
}

/// What all children of this process that have ended used together.
///
/// # Errors
/// If the system does not report it.
#[cfg(unix)]
pub fn of_children() -> io::Result<Usage> {
    use nix::sys::resource::{UsageWho, getrusage};
    use nix::sys::time::TimeVal;

    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let duration = |time: TimeVal| {
        let (seconds, microseconds) = (time.tv_sec().unsigned_abs(), time.tv_usec().unsigned_abs());
        Duration::from_secs(seconds) + Duration::from_micros(microseconds)
    };
    // Linux counts in kibibytes, macOS in bytes.
    let unit = if cfg!(target_os = "macos") { 1 } else { 1024 };
    Ok(Usage {
        processor: duration(usage.user_time()) + duration(usage.system_time()),
        peak_memory: usage.max_rss().unsigned_abs() * unit,
    })
}

/// What all children of this process that have ended used together.
///
/// # Errors
/// Always, because only Unix reports it.
#[cfg(not(unix))]
pub fn of_children() -> io::Result<Usage> {
    Err(io::ErrorKind::Unsupported.into())
}

/// How many rounds the command line asks for.
///
/// # Panics
/// If its first word is not a number from 1 on.
#[must_use]
pub fn rounds_asked(default: usize) -> usize {
    std::env::args().nth(1).map_or(default, |word| match word.parse() {
        Ok(rounds) if rounds > 0 => rounds,
        _ => panic!("ROUNDS is a number from 1 on, not {word:?}"),
    })
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::read;

    #[test]
    fn what_the_parent_prints_is_read() {
        let usage = read("1500000 4096\n").expect("two numbers");
        assert_eq!((usage.processor, usage.peak_memory), (Duration::from_millis(1500), 4096));
        assert!(read("exit status: 1").is_none());
    }
}

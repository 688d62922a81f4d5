//! `chess check`: archives in, findings out, in the format that the user chooses.
//!
//! ```text
//! arguments ─┬► settings ─► inputs ─► decompress ─► archive::Checker ─► listener ─┬► printer ─► formats/*
//! config ────┘              names to  bytes of      (the library judges)          ├► progress
//!                           files     games                                       └► report ─► summary
//! ```

mod arguments;
mod baseline;
mod config;
mod formats;
mod inputs;
mod listener;
pub(crate) mod printer;
mod progress;
pub(crate) mod report;
mod rule_table;
mod settings;
pub(crate) mod summary;

use std::io::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use chess_runtime::archive::{CheckOptions, Checker, Severity, Source};

pub(crate) use self::arguments::{Arguments, ReportArguments};
use self::baseline::Baseline;
use self::config::Config;
use self::inputs::{Input, Inputs};
use self::listener::Listener;
use self::printer::Printer;
use self::progress::Progress;
use self::report::Report;
use self::settings::Settings;
pub(crate) use self::settings::fail_on;
use self::summary::{statistics, summary};
use crate::interrupt::on_interrupt;
use crate::numbers::count;
use crate::{decompress, output};

/// The error message when the report cannot be written.
pub(crate) const CANNOT_WRITE: &str = "cannot write the report";

/// The exit code after a second Ctrl-C: the check was not completed.
const EXIT_INTERRUPTED: i32 = 2;

/// Checks what the arguments name. True if there is no finding that is bad enough to fail.
pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<bool> {
    let settings = Settings::new(arguments, Config::of(arguments)?)?;
    if arguments.list_rules {
        rule_table::list(&settings.options.rules, arguments.reporting.format)?;
        return Ok(true);
    }
    if let Some(name) = &arguments.explain {
        rule_table::explain(name, &settings.options.rules, arguments.reporting.format)?;
        return Ok(true);
    }
    let inputs = inputs(arguments, &settings)?;
    let bytes = inputs.size();
    let mut listener = listener(arguments, &settings, &inputs, bytes)?;
    let began = Instant::now();
    let options = CheckOptions { threads: settings.threads(bytes), ..settings.options };
    let sources = sources(inputs.archives, listener.read.clone(), listener.stop.clone());
    let totals = Checker::new(options).run(sources, &mut |event| listener.take(event));
    let written = output::unless_closed(listener.end(&totals).context(CANNOT_WRITE))?;
    let report = &listener.report;
    if written.is_none() {
        // The reader has closed the pipe and does not need a summary of half a run.
        return Ok(arguments.reporting.exit_zero || !report.fails(settings.fail_on));
    }
    say_end(report, &arguments.reporting, Some(began.elapsed()));
    end_baseline(&listener, arguments)?;
    verdict(report, &arguments.reporting, settings.fail_on)
}

fn inputs(arguments: &Arguments, settings: &Settings) -> anyhow::Result<Inputs> {
    if settings.paths.is_empty() && arguments.files_from.is_none() {
        bail!(
            "nothing to check: name files or directories, or `-` for standard input, or set `include` in chess.toml"
        );
    }
    let mut inputs = Inputs::new(&settings.exclude, &settings.directory)?;
    for path in &settings.paths {
        inputs.add(path)?;
    }
    if let Some(list) = &arguments.files_from {
        inputs.add_list(list, if arguments.null { b'\0' } else { b'\n' })?;
    }
    Ok(inputs)
}

fn listener(
    arguments: &Arguments,
    settings: &Settings,
    inputs: &Inputs,
    bytes: Option<u64>,
) -> anyhow::Result<Listener> {
    // The baseline that this run writes is not read.
    let known = settings.baseline.as_deref().filter(|_| arguments.write_baseline.is_none());
    let baseline = known.map(Baseline::read).transpose()?.unwrap_or_default();
    let printer = Printer::new(&arguments.reporting, settings.fail_on)?;
    let progress = Progress::new(bytes, arguments.reporting.quiet);
    for unreadable in &inputs.unreadable {
        progress.say(&format!("chess: {}: {}", unreadable.file, unreadable.reason));
    }
    let report = Report {
        version: Report::VERSION,
        shard: arguments.shard,
        unreadable: inputs.unreadable.clone(),
        ..Report::default()
    };
    let stop = Arc::new(AtomicBool::new(false));
    let interrupted = stop.clone();
    on_interrupt(EXIT_INTERRUPTED, move || interrupted.store(true, Ordering::Relaxed))?;
    Ok(Listener {
        report,
        printer,
        progress,
        baseline,
        recorded: arguments.write_baseline.as_ref().map(|_| Baseline::default()),
        read: Arc::default(),
        stop,
        failure: None,
        before: [0; 3],
        now: [0; 3],
        game: None,
    })
}

/// The archives. Each is opened when the checker reaches it.
fn sources(
    inputs: Vec<Input>,
    read: Arc<AtomicU64>,
    stop: Arc<AtomicBool>,
) -> impl Iterator<Item = Source<'static>> + Send {
    inputs.into_iter().map(move |input| {
        let (name, read, stop) = (input.name(), read.clone(), stop.clone());
        Source::new(name, move || match input {
            Input::Stdin => decompress::open_stdin(&read, stop),
            Input::File(path) => decompress::open_file(&path, &read, stop),
        })
    })
}

/// Prints the summary on standard error, because standard output has only the report.
pub(crate) fn say_end(report: &Report, arguments: &ReportArguments, took: Option<Duration>) {
    let mut error = std::io::stderr();
    if !arguments.quiet {
        let _ = writeln!(error, "{}", summary(report, took));
    }
    if arguments.stats {
        let _ = write!(error, "{}", statistics(report, took));
    }
}

/// Writes the baseline if the user asked for one, or reports known findings that have disappeared.
fn end_baseline(listener: &Listener, arguments: &Arguments) -> anyhow::Result<()> {
    let is_whole = listener.report.interrupted.is_none();
    let message = match (&listener.recorded, &arguments.write_baseline) {
        (Some(recorded), Some(path)) if is_whole => {
            recorded.write(path)?;
            let findings = count(listener.report.known, "finding", "findings");
            format!("{findings} written to {}", path.display())
        }
        _ if is_whole && arguments.shard.is_none() && listener.baseline.left() > 0 => {
            let left = count(listener.baseline.left(), "finding", "findings");
            format!("{left} of the baseline did not turn up; --write-baseline brings it up to date")
        }
        _ => return Ok(()),
    };
    if !arguments.reporting.quiet {
        listener.progress.say(&message);
    }
    Ok(())
}

/// Whether the run passes. Input that could not be checked is an error, whatever the findings are.
pub(crate) fn verdict(
    report: &Report,
    arguments: &ReportArguments,
    fail_on: Severity,
) -> anyhow::Result<bool> {
    if let Some(interruption) = &report.interrupted {
        bail!("{interruption}");
    }
    if !report.unreadable.is_empty() {
        bail!("{} could not be read", count(report.unreadable.len() as u64, "input", "inputs"));
    }
    Ok(arguments.exit_zero || !report.fails(fail_on))
}

//! The engine on its own thread: jobs in, in the order of the commands; `info` lines and one `bestmove` for
//! each search out.
//!
//! A job waits for the one before it, so that commands can be piped in without waiting for answers.
//! Only a search that would wait for a `stop` is stopped by the next question.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use chess_runtime::engine::{Bound, Engine, Limits, Query, Report, StopHandle};
use chess_runtime::{History, Move, Position};

use super::options::Settings;
use super::output::Output;
use super::reporter::{Reporter, move_text};
use crate::perft::MOST_MOVES;

/// A `go`, understood.
pub(super) struct Question {
    pub(super) history: History,
    pub(super) limits: Limits,
    /// The first moves to look at; none means all.
    pub(super) only: Vec<Move>,
    /// Whether the answer waits for `stop`.
    pub(super) infinite: bool,
    /// Whether the answer waits for `stop` or `ponderhit`.
    pub(super) ponder: bool,
}

enum Job {
    Set(Settings),
    Clear,
    Search(Box<Question>, StopHandle),
    Count(Position, u32, StopHandle),
    /// Signals that all jobs before it are done.
    Signal(Sender<()>),
}

/// The engine's thread, as the main thread sees it.
pub(super) struct EngineThread {
    jobs: Sender<Job>,
    thread: JoinHandle<()>,
    /// Searches that are not answered yet.
    unanswered: Arc<AtomicUsize>,
    /// The stop handle of each search, and whether only another command ends it. Some may have ended.
    searches: Vec<(StopHandle, bool)>,
}

/// Bounds are reported only after this time. Before, they come too fast to be read.
const BOUNDS_AFTER: Duration = Duration::from_secs(1);

/// The search recurses once per ply. The usual 2 MB are enough in practice; this leaves a wide margin.
const STACK_BYTES: usize = 16 << 20;

impl EngineThread {
    /// # Errors
    /// When the system cannot start a thread.
    pub(super) fn start(settings: Settings, output: Output) -> std::io::Result<EngineThread> {
        let (jobs, inbox) = channel();
        let unanswered = Arc::new(AtomicUsize::new(0));
        let worker = Worker { settings, output, unanswered: Arc::clone(&unanswered) };
        let thread = thread::Builder::new().stack_size(STACK_BYTES).spawn(move || worker.work(&inbox))?;
        Ok(EngineThread { jobs, thread, unanswered, searches: Vec::new() })
    }

    pub(super) fn set(&self, settings: Settings) {
        self.send(Job::Set(settings));
    }

    /// Forgets earlier searches.
    pub(super) fn clear(&self) {
        self.send(Job::Clear);
    }

    pub(super) fn ask(&mut self, question: Question) {
        let is_open_ended = question.infinite || question.ponder;
        let stop = self.expect(is_open_ended);
        self.send(Job::Search(Box::new(question), stop));
    }

    /// Counts the legal sequences of moves, below each first move.
    pub(super) fn count(&mut self, position: Position, depth: u32) {
        let stop = self.expect(false);
        self.send(Job::Count(position, depth, stop));
    }

    pub(super) fn stop(&self) {
        self.for_each_search(|_| true, StopHandle::stop);
    }

    /// Stops the searches that would not end by themselves.
    pub(super) fn stop_open_ended(&self) {
        self.for_each_search(|is_open_ended| is_open_ended, StopHandle::stop);
    }

    pub(super) fn ponder_hit(&self) {
        self.for_each_search(|is_open_ended| is_open_ended, StopHandle::ponder_hit);
    }

    /// Waits until all settings are in place. Does not wait during a search.
    pub(super) fn settle(&self) {
        if self.unanswered.load(Ordering::Acquire) == 0 {
            let (done, signal) = channel();
            self.send(Job::Signal(done));
            // An error means that the thread has ended, so there is nothing to wait for.
            let _ = signal.recv();
        }
    }

    /// Waits for the last answer.
    pub(super) fn finish(self) {
        drop(self.jobs);
        let _ = self.thread.join();
    }

    fn expect(&mut self, is_open_ended: bool) -> StopHandle {
        self.stop_open_ended();
        if self.unanswered.fetch_add(1, Ordering::AcqRel) == 0 {
            self.searches.clear();
        }
        let stop = StopHandle::new();
        self.searches.push((stop.clone(), is_open_ended));
        stop
    }

    fn for_each_search(&self, is_selected: impl Fn(bool) -> bool, act: impl Fn(&StopHandle)) {
        for (stop, is_open_ended) in &self.searches {
            if is_selected(*is_open_ended) {
                act(stop);
            }
        }
        self.thread.thread().unpark();
    }

    fn send(&self, job: Job) {
        // The thread lives until the sender is dropped, because it catches panics of the search.
        let _ = self.jobs.send(job);
    }
}

/// What runs on the engine's thread.
struct Worker {
    settings: Settings,
    output: Output,
    unanswered: Arc<AtomicUsize>,
}

impl Worker {
    fn work(mut self, inbox: &Receiver<Job>) {
        let mut engine = Engine::new(self.settings.engine_options());
        for job in inbox {
            match job {
                Job::Set(settings) => {
                    settings.apply_to(&mut engine);
                    self.settings = settings;
                }
                Job::Clear => engine.clear(),
                Job::Search(question, stop) => self.think(&mut engine, &question, &stop),
                Job::Count(position, depth, stop) => {
                    self.divide(&position, depth, &stop);
                    self.unanswered.fetch_sub(1, Ordering::AcqRel);
                }
                Job::Signal(done) => {
                    let _ = done.send(());
                }
            }
        }
    }

    /// Searches, waits until the chess program wants the answer, and prints it.
    fn think(&self, engine: &mut Engine, question: &Question, stop: &StopHandle) {
        let position = question.history.position();
        let reporter = Reporter { position, settings: &self.settings, output: &self.output };
        let mut reported_nodes = None;
        let mut observer = |report: &Report<'_>| {
            if report.bound == Bound::Exact || report.time >= BOUNDS_AFTER {
                reporter.report(report);
                reported_nodes = Some(report.nodes);
            }
            if self.output.is_closed() {
                stop.stop();
            }
        };
        let query = Query::new(&question.history).limits(question.limits).only(question.only.iter().copied());
        // If the search panics, the engine still answers: in a tournament a legal move is better than none.
        let answer = catch_unwind(AssertUnwindSafe(|| engine.search(&query, &mut observer, stop)));
        if let Ok(answer) = &answer {
            reporter.summary(answer, reported_nodes);
        }
        while !(stop.is_stopped() || !question.infinite && (!question.ponder || stop.is_ponder_hit())) {
            thread::park();
        }
        // This comes before the answer is printed, because the next command can follow the answer at once.
        self.unanswered.fetch_sub(1, Ordering::AcqRel);
        match answer {
            Ok(answer) => reporter.best_move(answer.best(), answer.ponder()),
            Err(_) => {
                self.output.info("the search crashed; please report this position");
                *engine = Engine::new(self.settings.engine_options());
                reporter.best_move(position.legal_moves().first().copied(), None);
            }
        }
    }

    /// Prints one line per first move, and the sum, as other engines do.
    fn divide(&self, position: &Position, depth: u32, stop: &StopHandle) {
        if depth > MOST_MOVES {
            self.output.info(&format!("perft counts no more than {MOST_MOVES} moves"));
            return;
        }
        let mut sum = u64::from(depth == 0);
        if depth > 0 {
            for &m in &position.legal_moves() {
                let Some(count) = perft(&position.play_unchecked(m), depth - 1, stop) else { return };
                self.output.line(&format!("{}: {count}", move_text(position, m, self.settings.chess960)));
                sum += count;
            }
        }
        self.output.line(&format!("\nNodes searched: {sum}\n"));
    }
}

/// Counts in portions of a few milliseconds, so that it can be stopped.
fn perft(position: &Position, depth: u32, stop: &StopHandle) -> Option<u64> {
    if stop.is_stopped() {
        return None;
    }
    if depth <= 4 {
        return Some(position.perft(depth));
    }
    let mut sum = 0;
    for &m in &position.legal_moves() {
        sum += perft(&position.play_unchecked(m), depth - 1, stop)?;
    }
    Some(sum)
}

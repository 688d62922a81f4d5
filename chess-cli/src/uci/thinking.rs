//! The engine on a thread of its own: jobs in, in the order of the commands; `info` lines on the
//! way; one `bestmove` for each question.
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
use super::voice::{Voice, move_text};

/// A `go`, understood.
pub(super) struct Question {
    pub(super) history: History,
    pub(super) limits: Limits,
    /// The first moves to look at; none means all.
    pub(super) only: Vec<Move>,
    /// The answer waits for `stop`.
    pub(super) infinite: bool,
    /// The answer waits for `stop` or `ponderhit`.
    pub(super) ponder: bool,
}

enum Job {
    Set(Settings),
    Clear,
    Search(Box<Question>, StopHandle),
    Count(Position, u32, StopHandle),
    /// Says that all jobs before it are done.
    Ring(Sender<()>),
}

/// The thread that thinks, seen from the one that reads.
pub(super) struct Thinker {
    jobs: Sender<Job>,
    thread: JoinHandle<()>,
    /// Searches that are not answered yet.
    unanswered: Arc<AtomicUsize>,
    /// How to stop them, and whether their end depends on another command. Some may have ended.
    searches: Vec<(StopHandle, bool)>,
}

/// Scores that are only bounds are told after this time: before, they come too fast to be read.
const BOUNDS_AFTER: Duration = Duration::from_secs(1);

/// The search recurses once a ply; the usual 2 MB are enough in practice, this is enough for sure.
const STACK_BYTES: usize = 16 << 20;

impl Thinker {
    /// # Errors
    /// The system gives no thread.
    pub(super) fn start(settings: Settings, output: Output) -> std::io::Result<Thinker> {
        let (jobs, inbox) = channel();
        let unanswered = Arc::new(AtomicUsize::new(0));
        let worker = Worker { settings, output, unanswered: Arc::clone(&unanswered) };
        let thread = thread::Builder::new().stack_size(STACK_BYTES).spawn(move || worker.work(&inbox))?;
        Ok(Thinker { jobs, thread, unanswered, searches: Vec::new() })
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
        self.tell(|_| true, StopHandle::stop);
    }

    /// Stops what would not end by itself.
    pub(super) fn stop_open_ended(&self) {
        self.tell(|is_open_ended| is_open_ended, StopHandle::stop);
    }

    pub(super) fn ponder_hit(&self) {
        self.tell(|is_open_ended| is_open_ended, StopHandle::ponder_hit);
    }

    /// Waits until all settings are in place; not at all while there is a search.
    pub(super) fn settle(&self) {
        if self.unanswered.load(Ordering::Acquire) == 0 {
            let (bell, rings) = channel();
            self.send(Job::Ring(bell));
            // An error means that the thread is gone, and there is nothing to wait for.
            let _ = rings.recv();
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

    fn tell(&self, who: impl Fn(bool) -> bool, what: impl Fn(&StopHandle)) {
        for (stop, is_open_ended) in &self.searches {
            if who(*is_open_ended) {
                what(stop);
            }
        }
        self.thread.thread().unpark();
    }

    fn send(&self, job: Job) {
        // The thread lives until the sender is dropped; it catches what goes wrong in a search.
        let _ = self.jobs.send(job);
    }
}

/// The thread that thinks, seen from inside.
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
                Job::Ring(bell) => {
                    let _ = bell.send(());
                }
            }
        }
    }

    /// Searches, waits until an answer is wanted, and gives it.
    fn think(&self, engine: &mut Engine, question: &Question, stop: &StopHandle) {
        let position = question.history.position();
        let voice = Voice { position, settings: &self.settings, output: &self.output };
        let mut told_nodes = None;
        let mut observer = |report: &Report<'_>| {
            if report.bound == Bound::Exact || report.time >= BOUNDS_AFTER {
                voice.report(report);
                told_nodes = Some(report.nodes);
            }
            if self.output.is_closed() {
                stop.stop();
            }
        };
        let query = Query::new(&question.history).limits(question.limits).only(question.only.iter().copied());
        // A tournament goes on after a crash; a legal move is better than none.
        let answer = catch_unwind(AssertUnwindSafe(|| engine.search(&query, &mut observer, stop)));
        if let Ok(answer) = &answer {
            voice.summary(answer, told_nodes);
        }
        while !(stop.is_stopped() || !question.infinite && (!question.ponder || stop.is_ponder_hit())) {
            thread::park();
        }
        // Before the answer is out, because the next command can come right after it.
        self.unanswered.fetch_sub(1, Ordering::AcqRel);
        match answer {
            Ok(answer) => voice.best_move(answer.best(), answer.ponder()),
            Err(_) => {
                self.output.info("the search crashed; please report this position");
                *engine = Engine::new(self.settings.engine_options());
                voice.best_move(position.legal_moves().first().copied(), None);
            }
        }
    }

    /// One line a first move, and the sum, as other engines print it.
    fn divide(&self, position: &Position, depth: u32, stop: &StopHandle) {
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

//! [`Checker`]: archives in, findings and totals out, on as many threads as wanted.
//!
//! ```text
//! Source ─► Feed ─► chunks ─► Auditor, one a thread ─► Report ─► Teller: in order, to the listener
//! ```
//!
//! A thread that is free takes the next chunk; reports are put back in order before they are told. So the answer is the
//! same for any number of threads. A thread that is far ahead waits at the [`Gate`], so that memory is bounded.

use core::mem::forget;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

use super::audit::Auditor;
use super::feed::{Feed, Source, Step};
use super::gate::Gate;
use super::options::CheckOptions;
use super::order::{CheckEvent, Checked, Report, Teller};
use super::tally::Totals;

/// Checks archives.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checker {
    options: CheckOptions,
}

impl Checker {
    /// A checker with these options.
    #[must_use]
    pub const fn new(options: CheckOptions) -> Checker {
        Checker { options }
    }

    /// Checks archives one after the other and tells what happens, in the order of the input. `listen`
    /// can end the work early. Returns what was counted.
    pub fn run<'a>(
        &self,
        sources: impl IntoIterator<Item = Source<'a>, IntoIter: Send>,
        listen: &mut dyn FnMut(CheckEvent<'_>) -> ControlFlow<()>,
    ) -> Totals {
        let mut feed = Feed::new(sources.into_iter(), self.options.shard);
        let mut teller = Teller::new(listen, self.options.shard.is_some());
        if self.options.threads > 1 {
            self.run_on_threads(Mutex::new((0, feed)), &mut teller);
            return teller.totals;
        }
        let mut auditor = Auditor::new(&self.options);
        while let Some(step) = feed.next() {
            let mut flow = ControlFlow::Continue(());
            let last = auditor.work(step, &mut |part| {
                if flow.is_continue() {
                    flow = teller.tell(Report::Checked(part));
                }
            });
            if flow.is_break() || teller.tell(last).is_break() {
                break;
            }
        }
        teller.totals
    }

    fn run_on_threads<'a, I: Iterator<Item = Source<'a>> + Send>(
        &self,
        feed: Mutex<(u64, Feed<'a, I>)>,
        teller: &mut Teller<'_>,
    ) {
        let threads = self.options.threads;
        let (sender, receiver) = mpsc::sync_channel::<Done>(2 * threads);
        let gate = Gate::default();
        thread::scope(|scope| {
            for _ in 0..threads {
                let (sender, feed, gate) = (sender.clone(), &feed, &gate);
                scope.spawn(move || {
                    let mut auditor = Auditor::new(&self.options);
                    let guard = gate.guard();
                    while let Some((turn, step)) = next_step(feed) {
                        gate.wait_for(turn.saturating_sub(2 * threads as u64));
                        // The receiver is gone when the listener has ended the work.
                        let last = auditor.work(step, &mut |part| {
                            gate.wait_for(turn);
                            let _ = sender.send(Done { turn, report: Report::Checked(part), is_last: false });
                        });
                        if sender.send(Done { turn, report: last, is_last: true }).is_err() {
                            break;
                        }
                    }
                    // Only a panic opens the gate before the work is done.
                    forget(guard);
                });
            }
            drop(sender);
            let _guard = gate.guard();
            let mut early = BTreeMap::new();
            let mut turn = 0;
            for done in &receiver {
                let mut next = if done.turn == turn { Some(done) } else { early.insert(done.turn, done) };
                while let Some(Done { report, is_last, .. }) = next {
                    if teller.tell(report).is_break() {
                        return drop(receiver);
                    }
                    if is_last {
                        turn += 1;
                        gate.let_in(turn);
                    }
                    next = if is_last { early.remove(&turn) } else { None };
                }
            }
        });
    }
}

/// What a thread has done of a chunk.
struct Done {
    /// The place of the chunk in the order of the input.
    turn: u64,
    report: Report,
    /// Whether that is all. Parts before the last are reported only while it is the chunk's turn.
    is_last: bool,
}

impl Auditor<'_> {
    fn work(&mut self, step: Step, report: &mut dyn FnMut(Checked)) -> Report {
        match step {
            Step::Check(file, chunk) => Report::Checked(self.check(file, &chunk, report)),
            Step::Refuse(file, chunk, kind) => Report::Checked(self.refuse(file, &chunk, kind)),
            Step::Report(report) => report,
        }
    }
}

fn next_step<'a, I: Iterator<Item = Source<'a>>>(feed: &Mutex<(u64, Feed<'a, I>)>) -> Option<(u64, Step)> {
    let mut feed = feed.lock().unwrap_or_else(PoisonError::into_inner);
    let step = feed.1.next()?;
    feed.0 += 1;
    Some((feed.0 - 1, step))
}

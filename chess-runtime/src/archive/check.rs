//! [`Checker`]: archives in, findings and totals out, on as many threads as wanted.
//!
//! ```text
//! Source ─► Feed ─► chunks ─► Auditor, one a thread ─► Report ─► Teller: in order, to the listener
//! ```
//!
//! A thread that is free takes the next chunk; reports are put back in order before they are told. So the answer is the
//! same for any number of threads.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

use super::audit::Auditor;
use super::feed::{Feed, Source, Step};
use super::options::CheckOptions;
use super::order::{CheckEvent, Report, Teller};
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
            if teller.tell(auditor.work(step)).is_break() {
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
        let (sender, receiver) = mpsc::sync_channel(2 * threads);
        thread::scope(|scope| {
            for _ in 0..threads {
                let (sender, feed) = (sender.clone(), &feed);
                scope.spawn(move || {
                    let mut auditor = Auditor::new(&self.options);
                    while let Some((turn, step)) = next_step(feed) {
                        // The receiver is gone when the listener has ended the work.
                        if sender.send((turn, auditor.work(step))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let mut early = BTreeMap::new();
            let mut turn = 0;
            for (done, report) in &receiver {
                early.insert(done, report);
                while let Some(report) = early.remove(&turn) {
                    turn += 1;
                    if teller.tell(report).is_break() {
                        return drop(receiver);
                    }
                }
            }
        });
    }
}

impl Auditor<'_> {
    fn work(&mut self, step: Step) -> Report {
        match step {
            Step::Check(file, chunk) => Report::Checked(self.check(file, &chunk)),
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

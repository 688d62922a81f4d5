//! [`Crew`]: a number of threads that work on numbered tasks, and how much each of them did.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::vec::Vec;

/// What one thread did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    /// The tasks it searched.
    pub tasks: u64,
    /// The nodes it searched in them.
    pub nodes: u64,
}

/// Threads that share tasks.
pub(super) struct Crew {
    done: Vec<(AtomicU64, AtomicU64)>,
    /// The tasks there have been, those included that only wait for others.
    pub(super) tasks: AtomicU64,
}

impl Crew {
    pub(super) fn new(threads: usize) -> Crew {
        Crew { done: (0..threads).map(|_| Default::default()).collect(), tasks: AtomicU64::new(0) }
    }

    /// Runs `work` once for each number below `count`, a thread taking the next as soon as it has done one. `work` returns
    /// the nodes that it searched, if it searched the task.
    pub(super) fn share(&self, count: usize, work: impl Fn(usize) -> Option<u64> + Sync) {
        let next = AtomicUsize::new(0);
        self.run(count, |_| {
            let number = next.fetch_add(1, Ordering::Relaxed);
            (number < count).then(|| (1, work(number)))
        });
    }

    /// Runs `work` once for each range of the numbers below `count`: one range a thread, all of about the same length.
    pub(super) fn share_chunks(&self, count: usize, work: impl Fn(usize) -> Option<u64> + Sync) {
        let chunk = count.div_ceil(self.done.len());
        let next: Vec<AtomicUsize> = (0..self.done.len()).map(|_| AtomicUsize::new(0)).collect();
        self.run(count.div_ceil(chunk.max(1)), |thread| {
            let offset = next[thread].fetch_add(1, Ordering::Relaxed);
            let number = thread * chunk + offset;
            (offset < chunk && number < count).then(|| (1, work(number)))
        });
    }

    /// Lets threads take what `next` gives them until it gives no more.
    fn run(&self, most: usize, next: impl Fn(usize) -> Option<(u64, Option<u64>)> + Sync) {
        let next = &next;
        let work = |thread: usize| {
            let (tasks, nodes) = &self.done[thread];
            while let Some((taken, searched)) = next(thread) {
                if let Some(searched) = searched {
                    tasks.fetch_add(taken, Ordering::Relaxed);
                    nodes.fetch_add(searched, Ordering::Relaxed);
                }
            }
        };
        let work = &work;
        match self.done.len().min(most) {
            0 => {}
            1 => work(0),
            threads => std::thread::scope(|scope| {
                for thread in 0..threads {
                    scope.spawn(move || work(thread));
                }
            }),
        }
    }

    /// Counts tasks, those included that only wait for others.
    pub(super) fn count_tasks(&self, count: u64) {
        self.tasks.fetch_add(count, Ordering::Relaxed);
    }

    /// The nodes that the threads searched.
    pub(super) fn nodes(&self) -> u64 {
        self.work().iter().map(|work| work.nodes).sum()
    }

    /// What each thread did.
    pub(super) fn work(&self) -> Vec<Work> {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        self.done.iter().map(|(tasks, nodes)| Work { tasks: read(tasks), nodes: read(nodes) }).collect()
    }
}

//! Processor time, and the instruction sets that the program may use.

use std::time::Duration;

use cpu_time::ThreadTime;

/// Does the work, and returns how long this thread ran on a processor for it.
///
/// This is not wall-clock time, which would also measure the other work of the machine.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = ThreadTime::now();
    let result = work();
    (result, start.elapsed())
}

/// The shortest of the times that the same work took.
///
/// Everything that disturbs a measurement makes it longer, so the shortest is the nearest to what
/// the work itself takes.
#[derive(Clone, Copy, Debug)]
pub struct Shortest(Duration);

impl Default for Shortest {
    fn default() -> Shortest {
        Shortest(Duration::MAX)
    }
}

impl Shortest {
    /// Takes one more measurement into account.
    pub fn add(&mut self, time: Duration) {
        self.0 = self.0.min(time);
    }

    /// The shortest in seconds; absurdly long before the first measurement.
    #[must_use]
    pub fn seconds(self) -> f64 {
        self.0.as_secs_f64()
    }
}

/// The instruction sets that matter to bitboards, and whether this program may use them.
#[must_use]
pub fn instruction_sets() -> String {
    let has = |known: bool| if known { "yes" } else { "no" };
    format!(
        "popcnt {}, bmi1 {}, bmi2 {}, avx2 {}",
        has(cfg!(target_feature = "popcnt")),
        has(cfg!(target_feature = "bmi1")),
        has(cfg!(target_feature = "bmi2")),
        has(cfg!(target_feature = "avx2")),
    )
}

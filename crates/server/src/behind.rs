//! What is worked out behind the tables: advice, evenness, balance and reports. It takes the cores that are idle, at the lowest rank,
//! is counted in processor time, and steps aside while a table is played.
use std::{
    cell::Cell,
    sync::{
        Condvar, Mutex, PoisonError,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use kernel::Crew;
use lab::Threads;

/// All tables of this program.
static TABLES: Tables = Tables::new();

/// However much is played, a piece of work waits no longer than this: where tables never rest, it would never be done.
const MOST_WAIT: Duration = Duration::from_millis(200);

/// How many tables are being played just now, and where work waits until none is.
#[derive(Debug)]
struct Tables {
    played: AtomicUsize,
    held: Mutex<()>,
    quiet: Condvar,
}

impl Tables {
    const fn new() -> Tables {
        Tables { played: AtomicUsize::new(0), held: Mutex::new(()), quiet: Condvar::new() }
    }

    fn play(&self) -> TableInPlay<'_> {
        self.played.fetch_add(1, Ordering::SeqCst);
        TableInPlay(self)
    }

    /// Waits until no table is played, but no longer than this; says whether none is.
    fn wait(&self, most: Duration) -> bool {
        let is_played = || self.played.load(Ordering::SeqCst) != 0;
        if is_played() {
            let held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
            drop(self.quiet.wait_timeout_while(held, most, |()| is_played()));
        }
        !is_played()
    }
}

/// A table that is being played, for as long as this is kept.
#[derive(Debug)]
pub struct TableInPlay<'a>(&'a Tables);

impl TableInPlay<'static> {
    pub fn begin() -> Self {
        TABLES.play()
    }
}

impl Drop for TableInPlay<'_> {
    fn drop(&mut self) {
        if self.0.played.fetch_sub(1, Ordering::SeqCst) == 1 {
            let _held = self.0.held.lock().unwrap_or_else(PoisonError::into_inner);
            self.0.quiet.notify_all();
        }
    }
}

/// Waits while a table is played.
pub fn step_aside() {
    TABLES.wait(MOST_WAIT);
}

/// Lets everything else of this machine go first. Where threads have no rank of their own, resting has to do.
#[cfg(target_os = "linux")]
pub fn give_way() {
    // A system that does not allow it is no reason not to work.
    let _ = rustix::process::setpriority_process(None, 19);
}

#[cfg(not(target_os = "linux"))]
pub fn give_way() {}

/// The processor time that this thread has had.
#[cfg(target_os = "linux")]
fn processor() -> Option<Duration> {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Some(Duration::new(now.tv_sec.try_into().ok()?, now.tv_nsec.try_into().ok()?))
}

#[cfg(not(target_os = "linux"))]
fn processor() -> Option<Duration> {
    None
}

/// Does something and says how much of a processor it took; by the clock where nothing else is known.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let (clock, before) = (Instant::now(), processor());
    let done = work();
    let spent = before.and_then(|before| processor()?.checked_sub(before));
    (done, spent.unwrap_or_else(|| clock.elapsed()))
}

/// The processor time that this thread has had since it was last asked for, or since it began.
pub fn since_last() -> Duration {
    thread_local! {
        static LAST: Cell<Option<(Instant, Option<Duration>)>> = const { Cell::new(None) };
    }
    let now = (Instant::now(), processor());
    match (now.1, LAST.replace(Some(now))) {
        (Some(now), Some((_, Some(last)))) => now.saturating_sub(last),
        (Some(now), _) => now,
        (None, Some((last, _))) => last.elapsed(),
        (None, None) => Duration::ZERO,
    }
}

/// Every core, for whatever is worked out behind the tables, and what that took.
#[derive(Debug, Default)]
pub struct IdleCores {
    spent: AtomicU64,
}

impl IdleCores {
    /// The processor time of all pieces together.
    pub fn spent(&self) -> Duration {
        Duration::from_nanos(self.spent.load(Ordering::Relaxed))
    }
}

impl Crew for IdleCores {
    fn hands(&self) -> usize {
        Threads(0).hands()
    }

    fn each(&self, pieces: usize, work: &(dyn Fn(usize) + Sync)) {
        Threads(0).each(pieces, &|at| {
            give_way();
            step_aside();
            let ((), took) = timed(|| work(at));
            self.spent.fetch_add(took.as_nanos().try_into().unwrap_or(u64::MAX), Ordering::Relaxed);
            if !cfg!(target_os = "linux") {
                std::thread::sleep(took);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::thread;

    use super::*;

    const LONG: Duration = Duration::from_secs(600);

    #[test]
    fn work_waits_while_any_table_is_played_and_goes_on_when_the_last_one_rests() {
        let tables = Tables::new();
        assert!(tables.wait(Duration::ZERO), "nobody plays");
        let (one, other) = (tables.play(), tables.play());
        thread::scope(|scope| {
            let waits = scope.spawn(|| tables.wait(LONG));
            drop(one);
            assert!(!tables.wait(Duration::from_millis(20)), "the other is still played");
            assert!(!waits.is_finished());
            drop(other);
            assert!(waits.join().unwrap());
        });
    }

    #[test]
    fn work_does_not_wait_for_ever_for_tables_that_never_rest() {
        let tables = Tables::new();
        let _played = tables.play();
        assert!(!tables.wait(Duration::from_millis(5)));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn pieces_are_counted_in_processor_time() {
        let crew = IdleCores::default();
        crew.each(2, &|_| thread::sleep(Duration::from_millis(200)));
        assert!(
            crew.spent() < Duration::from_millis(200),
            "nobody works while they sleep: {:?}",
            crew.spent()
        );
    }
}

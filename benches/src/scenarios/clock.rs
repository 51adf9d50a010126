//! Processor time, and how times are spread.
use std::time::Duration;

use rustix::time::{ClockId, clock_gettime};

/// The processor time that this program has had so far, all its threads together.
pub fn processor() -> Duration {
    let now = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(now.tv_sec as u64, now.tv_nsec as u32)
}

/// What something comes to, and the processor time it took.
pub fn timed<T>(what: impl FnOnce() -> T) -> (T, Duration) {
    let before = processor();
    let came = what();
    (came, processor().saturating_sub(before))
}

/// Times, the shortest first.
#[derive(Clone, Debug)]
pub struct Spread(Vec<Duration>);

impl Spread {
    pub fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        Spread(times)
    }

    fn mean(&self) -> Duration {
        self.0.iter().sum::<Duration>() / self.0.len().max(1) as u32
    }

    /// No more than so many of 100 took longer than the rest.
    fn percentile(&self, percent: usize) -> Duration {
        let at = (self.0.len() * percent).div_ceil(100).max(1) - 1;
        self.0.get(at).copied().unwrap_or_default()
    }

    /// Mean, 95 and 99 of 100, and the longest.
    pub fn tail(&self) -> String {
        let [mean, p95, p99, most] =
            [self.mean(), self.percentile(95), self.percentile(99), self.percentile(100)].map(words);
        format!("{mean} | {p95} | {p99} | {most}")
    }

    /// Mean, middle, 95 of 100, and the longest.
    pub fn all(&self) -> String {
        let [mean, p50, p95, most] =
            [self.mean(), self.percentile(50), self.percentile(95), self.percentile(100)].map(words);
        format!("{mean} | {p50} | {p95} | {most}")
    }
}

/// A time with three digits, in seconds or thousandths of them.
pub fn words(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if 1.0 <= seconds { format!("{seconds:.2} s") } else { format!("{:.2} ms", seconds * 1e3) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_names_the_times_that_so_many_of_a_hundred_stay_below() {
        let hundred = Spread::of((1..=100).rev().map(Duration::from_millis).collect());
        assert_eq!(hundred.tail(), "50.50 ms | 95.00 ms | 99.00 ms | 100.00 ms");
        assert_eq!(Spread::of(vec![Duration::from_secs(2)]).all(), "2.00 s | 2.00 s | 2.00 s | 2.00 s");
    }
}

//! A clock for many who wait: it looks once a second who has waited long enough. A timer of the runtime wakes the runtime's
//! driver, for every request anew; here whoever waits is only written down.
use std::{
    collections::BTreeMap,
    future::Future,
    pin::Pin,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    task::{Context, Poll, Waker},
    time::Duration,
};

use hyper::rt::{Sleep, Timer};
use tokio::time::Instant;

/// Nobody is called more than this too late.
const TICK: Duration = Duration::from_secs(1);

#[derive(Clone, Debug, Default)]
pub struct Clock(Arc<Waiting>);

#[derive(Debug, Default)]
struct Waiting {
    /// By when they want to be called, and by their number.
    all: Mutex<BTreeMap<(Instant, u64), Waker>>,
    next: AtomicU64,
}

impl Clock {
    /// Calls those whose time has come, for ever.
    pub async fn run(self) {
        loop {
            tokio::time::sleep(TICK).await;
            self.due().into_values().for_each(Waker::wake);
        }
    }

    fn due(&self) -> BTreeMap<(Instant, u64), Waker> {
        let mut all = self.all();
        let later = all.split_off(&(Instant::now(), 0));
        std::mem::replace(&mut *all, later)
    }

    fn all(&self) -> MutexGuard<'_, BTreeMap<(Instant, u64), Waker>> {
        self.0.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Timer for Clock {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn Sleep>> {
        self.sleep_until(self.now() + duration)
    }

    fn sleep_until(&self, until: std::time::Instant) -> Pin<Box<dyn Sleep>> {
        let number = self.0.next.fetch_add(1, Ordering::Relaxed);
        Box::pin(Nap { clock: self.clone(), until: until.into(), number, is_noted: false })
    }

    fn now(&self) -> std::time::Instant {
        Instant::now().into()
    }
}

/// Somebody who waits; whoever gives up is struck out.
struct Nap {
    clock: Clock,
    until: Instant,
    number: u64,
    is_noted: bool,
}

impl Sleep for Nap {}

impl Future for Nap {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        if self.until <= Instant::now() {
            return Poll::Ready(());
        }
        self.clock.all().insert((self.until, self.number), context.waker().clone());
        self.is_noted = true;
        Poll::Pending
    }
}

impl Drop for Nap {
    fn drop(&mut self) {
        if self.is_noted {
            self.clock.all().remove(&(self.until, self.number));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn whoever_waits_is_called_within_a_second_of_the_time() {
        let clock = Clock::default();
        tokio::spawn(clock.clone().run());
        let begun = Instant::now();
        let nap = |seconds| clock.sleep(Duration::from_secs(seconds));
        tokio::join!(nap(20), nap(5));
        assert!((20..=21).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
        nap(0).await;
        assert!(clock.all().is_empty());
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_gives_up_is_forgotten() {
        let clock = Clock::default();
        let late = tokio::time::timeout(Duration::from_secs(3), clock.sleep(Duration::from_secs(20))).await;
        assert!(late.is_err() && clock.all().is_empty());
    }
}

//! The one thread that thinks, and how it gives way.
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    thread,
    time::{Duration, Instant},
};

use super::{AdviceQueue, AdviceState, Job, SEED, Seen};
use crate::even::give_way;

/// After so long it rests for as long, so that it never has more than half of a processor.
const STRETCH: Duration = Duration::from_millis(20);

/// No question is thought about for longer than this, rests not counted.
const MOST_TIME: Duration = Duration::from_secs(20);

/// Begins to work; says whether there is a thread for it.
pub fn begin(room: &AdviceQueue) -> bool {
    let room = room.clone();
    let thread = thread::Builder::new().name("advice".to_owned()).stack_size(kernel::STACK);
    thread.spawn(move || work(&room)).is_ok()
}

fn work(room: &AdviceQueue) {
    give_way();
    loop {
        let job = {
            let mut queue = room.queue();
            let job = queue.waiting.pop_front();
            queue.at_work = job.is_some();
            job
        };
        let Some(job) = job else { return };
        // Rules that break are no reason not to think about the next question.
        if catch_unwind(AssertUnwindSafe(|| think(&job))).is_err() {
            job.sought.stop();
        }
    }
}

fn think(job: &Job) {
    let mut pace = Pace { begun: Instant::now(), spent: Duration::ZERO };
    let advice = job.adviser.advise(SEED, &mut |options| {
        let rested = pace.rest();
        if rested {
            job.sought.lock().options = options.to_vec();
        }
        !job.sought.is_stopped() && pace.spent < MOST_TIME
    });
    let mut seen = job.sought.lock();
    let state = if job.sought.is_stopped() { AdviceState::Stopped } else { AdviceState::Done };
    let pick = (state == AdviceState::Done).then_some(advice.pick);
    *seen = Seen { options: advice.options, pick, state };
}

/// Works and rests in turn.
struct Pace {
    begun: Instant,
    spent: Duration,
}

impl Pace {
    /// Rests if it is time to; says whether it did.
    fn rest(&mut self) -> bool {
        let worked = self.begun.elapsed();
        if worked < STRETCH {
            return false;
        }
        self.spent += worked;
        thread::sleep(worked);
        self.begun = Instant::now();
        true
    }
}

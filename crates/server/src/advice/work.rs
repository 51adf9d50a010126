//! The thread that thinks about one question after the other, with the help of every idle core.
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    thread,
    time::Duration,
};

use super::{AdviceQueue, AdviceState, Job, SEED, Seen};
use crate::behind::IdleCores;

/// What has been seen is written down after so much work.
const STRETCH: Duration = Duration::from_millis(20);

/// No question is thought about for longer than this, in processor time.
const MOST_TIME: Duration = Duration::from_secs(20);

/// Begins to work; says whether there is a thread for it.
pub fn begin(room: &AdviceQueue) -> bool {
    let room = room.clone();
    let thread = thread::Builder::new().name("advice".to_owned()).stack_size(kernel::STACK);
    thread.spawn(move || work(&room)).is_ok()
}

fn work(room: &AdviceQueue) {
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
    let (crew, mut told) = (IdleCores::default(), Duration::ZERO);
    let advice = job.adviser.advise(SEED, &crew, &mut |options| {
        let spent = crew.spent();
        if told + STRETCH <= spent {
            told = spent;
            job.sought.lock().options = options.to_vec();
        }
        !job.sought.is_stopped() && spent < MOST_TIME
    });
    let mut seen = job.sought.lock();
    let state = if job.sought.is_stopped() { AdviceState::Stopped } else { AdviceState::Done };
    let pick = (state == AdviceState::Done).then_some(advice.pick);
    *seen = Seen { options: advice.options, pick, state };
}

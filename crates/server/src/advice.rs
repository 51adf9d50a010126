//! Advice on an open question, only when somebody asks for it: a bot that looks ahead plays the options out, behind everything
//! else. One question at a time is thought about, on the cores that the tables leave idle; whoever answers it, ends that.
pub mod routes;
mod work;

use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use shelf::{Adviser, Opinion};

use crate::{
    seat::Who,
    table::{Table, sits},
    wrong::Wrong,
};

/// More questions than this do not wait to be thought about.
const MOST_WAITING: usize = 16;

/// Every question is thought about with the same dice, so that the same position gets the same advice.
pub const SEED: u64 = 1;

/// What has been seen so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Seen {
    pub options: Vec<Opinion>,
    /// Which the bot would take, once it has done.
    pub pick: Option<usize>,
    pub state: AdviceState,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum AdviceState {
    /// It waits for its turn, or games are being played.
    #[default]
    Thinking,
    Stopped,
    Done,
}

/// One question that somebody wants advice on.
#[derive(Debug)]
pub struct AdviceRequest {
    /// The number of the question, which is its own for every chair.
    number: String,
    stop: AtomicBool,
    seen: Mutex<Seen>,
}

impl AdviceRequest {
    fn new(number: &str) -> Self {
        AdviceRequest { number: number.to_owned(), stop: AtomicBool::new(false), seen: Mutex::default() }
    }

    pub fn seen(&self) -> Seen {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, Seen> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
        let mut seen = self.lock();
        if seen.state == AdviceState::Thinking {
            seen.state = AdviceState::Stopped;
        }
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// What advice is wanted at one table: on the last question somebody asked about.
#[derive(Debug, Default)]
pub struct Desk(Mutex<Option<Arc<AdviceRequest>>>);

impl Desk {
    fn lock(&self) -> MutexGuard<'_, Option<Arc<AdviceRequest>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known about the question with this number.
    pub fn look(&self, number: &str) -> Option<Seen> {
        self.lock().as_ref().filter(|it| it.number == number).map(|it| it.seen())
    }

    /// Whoever was asked the question with this number does not want to know any more.
    pub fn stop(&self, number: &str) {
        if let Some(it) = self.lock().as_ref().filter(|it| it.number == number) {
            it.stop();
        }
    }

    /// The table has moved on.
    pub fn end(&self) {
        if let Some(it) = &*self.lock() {
            it.stop();
        }
    }
}

/// Everything that waits to be thought about.
#[derive(Clone, Debug, Default)]
pub struct AdviceQueue(Arc<Mutex<Queue>>);

#[derive(Debug, Default)]
struct Queue {
    waiting: VecDeque<Job>,
    at_work: bool,
}

#[derive(Debug)]
struct Job {
    adviser: Box<dyn Adviser>,
    sought: Arc<AdviceRequest>,
}

impl AdviceQueue {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to think about the open question of a table, and writes down there that advice was asked.
    pub fn ask(&self, table: &Table, who: Who, number: &str) -> Result<Seen, Wrong> {
        sits(who)?;
        if let Some(seen) = table.desk.look(number).filter(|it| it.state != AdviceState::Stopped) {
            return Ok(seen);
        }
        if MOST_WAITING <= self.queue().waiting.len() {
            return Err(Wrong::too_many("Too many players are asking for advice; try again in a while."));
        }
        let adviser = table.adviser(who, number)?;
        let sought = Arc::new(AdviceRequest::new(number));
        table.desk.end();
        *table.desk.lock() = Some(sought.clone());
        let mut queue = self.queue();
        queue.waiting.retain(|it| !it.sought.is_stopped());
        queue.waiting.push_back(Job { adviser, sought: sought.clone() });
        if !queue.at_work {
            queue.at_work = work::begin(self);
        }
        if !queue.at_work {
            queue.waiting.clear();
            return Err(Wrong::trouble("The server is too busy to give advice now."));
        }
        Ok(sought.seen())
    }
}

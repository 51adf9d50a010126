//! The number at which a scenario is even, looked for behind everything else: one search at a time, for so many games and so
//! long, and what was found is remembered.
use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use lab::balance::{Balance, BalanceResult};
use shelf::{Bot, Parameter};

use crate::{
    behind::{give_way, since_last, step_aside},
    even::{PATIENCE, Unseen},
};

/// No search plays more games than this.
pub const MOST_GAMES: u64 = 3_000;

/// No search plays for longer than this, in processor time.
const MOST_TIME: Duration = Duration::from_secs(180);

/// More answers than this are not remembered.
const MOST_KNOWN: usize = 12;

/// The chance that is looked for.
const EVEN: f64 = 0.5;

/// A number to be looked for.
#[derive(Clone, Debug)]
pub struct BalanceRequest {
    /// Everything that makes a difference to its games.
    pub key: String,
    /// Answers of one kind can stand beside each other.
    pub kind: String,
    /// What else is not as the scenario has it.
    pub words: String,
    pub setting: lab::Setting,
    pub number: Parameter,
    pub bot: &'static Bot,
    /// The seed of the first game.
    pub first: u64,
}

/// What was found; the error says why nothing could be.
#[derive(Clone, Debug)]
pub struct Answer {
    pub sought: BalanceRequest,
    pub found: Result<Arc<BalanceResult>, String>,
}

/// All searches.
#[derive(Clone, Debug)]
pub struct Seeks(Arc<Mutex<Inner>>, Duration);

impl Default for Seeks {
    fn default() -> Self {
        Seeks::within(PATIENCE)
    }
}

#[derive(Debug, Default)]
struct Inner {
    known: Vec<Answer>,
    under_way: Option<UnderWay>,
}

#[derive(Clone, Debug)]
struct UnderWay {
    sought: BalanceRequest,
    games: Arc<AtomicU64>,
    stop: Arc<AtomicBool>,
    unseen: Arc<Mutex<Unseen>>,
}

impl UnderWay {
    fn unseen(&self) -> MutexGuard<'_, Unseen> {
        self.unseen.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Seeks {
    /// Searches are given up after this much work that nobody looks at.
    fn within(patience: Duration) -> Self {
        Seeks(Arc::default(), patience)
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What was found out about settings of a kind, the oldest first.
    pub fn known(&self, kind: &str) -> Vec<Answer> {
        self.inner().known.iter().filter(|it| it.sought.kind == kind).cloned().collect()
    }

    /// What is being looked for in settings of a kind, and how many games it has played.
    pub fn under_way(&self, kind: &str) -> Option<(BalanceRequest, u64)> {
        let inner = self.inner();
        let it = inner.under_way.as_ref().filter(|it| it.sought.kind == kind)?;
        it.unseen().look();
        Some((it.sought.clone(), it.games.load(Ordering::Relaxed)))
    }

    /// Ends the search under way with what it knows.
    pub fn stop(&self) {
        if let Some(it) = &self.inner().under_way {
            it.stop.store(true, Ordering::Relaxed);
        }
    }

    /// Begins to look, in place of what is being looked for, unless the answer is known.
    pub fn go(&self, sought: BalanceRequest) {
        let mut inner = self.inner();
        let is_sure = |it: &Answer| it.found.as_ref().is_ok_and(|it| !it.stopped);
        let known = inner.known.iter().any(|it| it.sought.key == sought.key && is_sure(it));
        if known || inner.under_way.as_ref().is_some_and(|it| it.sought.key == sought.key) {
            return;
        }
        let (games, stop, unseen) = (Arc::default(), Arc::default(), Arc::default());
        let under_way = UnderWay { sought, games, stop, unseen };
        under_way.unseen().look();
        if let Some(before) = inner.under_way.replace(under_way.clone()) {
            before.stop.store(true, Ordering::Relaxed);
        }
        let seeks = self.clone();
        let thread = thread::Builder::new().name("seek".to_owned()).stack_size(kernel::STACK);
        if thread.spawn(move || seeks.look(&under_way)).is_err() {
            inner.under_way = None;
        }
    }

    fn look(&self, it: &UnderWay) {
        give_way();
        let found = catch_unwind(AssertUnwindSafe(|| find(it, self.1)));
        let found = found.unwrap_or_else(|_| Err("a game broke the rules".to_owned())).map(Arc::new);
        let mut inner = self.inner();
        inner.under_way.take_if(|now| Arc::ptr_eq(&now.stop, &it.stop));
        inner.known.retain(|known| known.sought.key != it.sought.key);
        if inner.known.len() == MOST_KNOWN {
            inner.known.remove(0);
        }
        inner.known.push(Answer { sought: it.sought.clone(), found });
    }
}

/// Looks for the number, on every core that is idle.
fn find(it: &UnderWay, patience: Duration) -> Result<BalanceResult, String> {
    let BalanceRequest { setting, number, bot, first, .. } = &it.sought;
    let balance = Balance {
        setting,
        name: &number.name,
        least: number.least.into(),
        most: number.most.into(),
        wanted: EVEN,
        bots: &[bot],
        seed: *first,
        most_games: MOST_GAMES,
        threads: 0,
    };
    let worked = Mutex::new(Duration::ZERO);
    let progress = || {
        let took = since_last();
        let mut worked = worked.lock().unwrap_or_else(PoisonError::into_inner);
        *worked += took;
        if !it.unseen().worked(took, patience) || MOST_TIME < *worked {
            it.stop.store(true, Ordering::Relaxed);
        }
        it.games.fetch_add(1, Ordering::Relaxed);
        drop(worked);
        step_aside();
    };
    balance.find(&progress, &it.stop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_that_nobody_looks_at_is_given_up_with_what_it_knows() {
        let book = books::book("dwa").unwrap();
        let (id, text) = (book.scenarios)().iter().find(|it| it.0 == "street").unwrap();
        let number = (book.read)(text, &[]).unwrap().parameters()[0].clone();
        let sought = BalanceRequest {
            key: "street".to_owned(),
            kind: "dwa/street".to_owned(),
            words: String::new(),
            setting: lab::Setting::written(book, id, text),
            number,
            bot: book.bots.first().unwrap(),
            first: 1,
        };
        let seeks = Seeks::within(Duration::ZERO);
        seeks.go(sought);
        // It is not looked at while it is waited for: what is known is no look.
        while seeks.known("dwa/street").is_empty() {
            thread::sleep(Duration::from_millis(1));
        }
        let known = seeks.known("dwa/street");
        assert!(known[0].found.as_ref().is_ok_and(|it| it.stopped), "{:?}", known[0].found);
        assert!(seeks.under_way("dwa/street").is_none());
    }
}

//! After the game, and looking back while it goes on: the report, and the replay.
mod kept;
mod routes;
#[cfg(test)]
mod tests;

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use kernel::{Audience, Event, OwnTables, Viewer};
use report::{CampaignAftermath, Effort, Report};
use serde_json::Value;
use shelf::{Past, Rulebook, library::brought};
use store::Library;
use tokio::sync::watch;
use view::{
    View, story,
    telling::{self, JournalLine},
};

use self::kept::ReportSlot;
use crate::{behind::IdleCores, hall::Hall, news::Stretch, seat::Who, table::Table, wrong::Wrong};

pub use routes::routes;

/// All is worked out.
pub const WHOLE: u32 = 100;

/// Nobody is kept waiting for a whole report longer than this.
const PATIENCE: Duration = Duration::from_secs(45);

/// A table's past, and the report of it once somebody asks.
#[derive(Debug)]
pub struct PastView {
    /// The number of the change after which it was looked at.
    pub change: u64,
    pub past: Box<dyn Past>,
    pub book: &'static Rulebook,
    told: Mutex<Option<Arc<Report>>>,
    /// Where what takes its time is kept.
    kept: Option<ReportSlot>,
    begun: AtomicBool,
    /// How much of the report is worked out, in parts of 100.
    done: watch::Sender<u32>,
}

/// One moment as somebody may see it.
#[derive(Debug)]
pub struct Moment {
    pub at: usize,
    pub last: usize,
    pub view: View,
    /// What was told in the same turn up to the moment before, and what was told since.
    pub earlier: Vec<JournalLine>,
    pub told: Vec<JournalLine>,
    /// The same as moments, for the script to play.
    pub news: Vec<Value>,
    /// The first moment of each turn.
    pub turns: Vec<(i32, usize)>,
    pub decisions: usize,
    pub is_over: bool,
    /// Whether whoever looks goes on with a campaign from here.
    pub goes_on: bool,
    /// The player's own tables that the game is played by.
    pub own_tables: Option<OwnTables>,
}

/// Which moment is asked for: by its number, by a turn, or not at all, which is the last.
#[derive(Clone, Copy, Debug)]
pub struct MomentRef<'a> {
    pub at: Option<&'a str>,
    pub turn: Option<&'a str>,
}

/// The moment of a table that somebody asks for, and the title of its book.
pub fn find(table: &Table, who: Who, wanted: &MomentRef<'_>) -> Result<(Moment, &'static str), Wrong> {
    let looked = table.look_back()?;
    let last = looked.past.moments() - 1;
    let at = match (wanted.at, wanted.turn) {
        (Some(at), _) => {
            at.parse().map_err(|_| Wrong::malformed(format!("`at` is a number from 0 to {last}.")))?
        }
        (None, Some(turn)) => {
            let turns = looked.turns();
            let found = turn.parse().ok().and_then(|turn: i32| turns.iter().find(|it| it.0 == turn));
            found.ok_or_else(|| Wrong::missing("There was no such turn."))?.1
        }
        (None, None) => last,
    };
    Ok((looked.moment(who, at)?, table.book.title))
}

/// A report with what its campaign, if it has one, makes of the game by now, and the address of that campaign.
pub fn carried(hall: &Hall, table: &Table, report: &Report) -> (Report, Option<String>) {
    // Of a campaign that cannot be read its own page tells; the report of the game stands without it.
    let brought = brought(&hall.library, &table.id).ok().flatten();
    let address = table.campaign().map(|it| format!("/campaign/{it}"));
    let mut report = report.clone();
    report.carried = brought.as_ref().map(CampaignAftermath::of);
    (report, address)
}

impl PastView {
    pub fn new(change: u64, past: Box<dyn Past>, book: &'static Rulebook) -> PastView {
        let (done, _) = watch::channel(0);
        PastView {
            change,
            past,
            book,
            told: Mutex::default(),
            kept: None,
            begun: AtomicBool::new(false),
            done,
        }
    }

    /// What is worked out is kept in this library with the game of this id.
    pub fn kept_in(self, library: &Library, id: &str) -> PastView {
        PastView { kept: ReportSlot::of(library, id), ..self }
    }

    fn told(&self) -> MutexGuard<'_, Option<Arc<Report>>> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How much of the report is worked out.
    pub fn done(&self) -> u32 {
        *self.done.borrow()
    }

    /// The report as far as it is worked out.
    pub fn report(&self) -> Result<Arc<Report>, Wrong> {
        let mut told = self.told();
        if let Some(it) = told.as_ref() {
            return Ok(it.clone());
        }
        let report = Report::of(self.book, &*self.past, Who::Watches.eyes());
        let mut report = report.ok_or_else(|| {
            Wrong::stale(
                "The game is not over yet; there is a report when it is. The replay shows it so far.",
            )
        })?;
        if let Some(known) = self.kept.as_ref().and_then(ReportSlot::recall) {
            report.recall(self.book, &*self.past, Who::Watches.eyes(), known);
            self.begun.store(true, Ordering::SeqCst);
            self.done.send_replace(WHOLE);
        }
        let report = Arc::new(report);
        *told = Some(report.clone());
        Ok(report)
    }

    /// Begins to work out what takes its time, once; a few tables at a time. What waits its turn is not kept for that: if nobody
    /// looks any more by then, nothing is worked out.
    pub fn begin(self: &Arc<Self>, hall: &Arc<Hall>) {
        if self.begun.swap(true, Ordering::SeqCst) {
            return;
        }
        let (looked, queue) = (Arc::downgrade(self), hall.reports.clone());
        tokio::spawn(async move {
            let Ok(place) = queue.place().await else { return };
            let Some(looked) = looked.upgrade() else { return };
            let worker = looked.clone();
            let work = move || {
                // Whatever becomes of it, nobody waits for it for ever.
                let _ = catch_unwind(AssertUnwindSafe(|| worker.reckon()));
                worker.done.send_replace(WHOLE);
                drop(place);
            };
            // A thread of its own, for its rank is never raised again.
            let thread = thread::Builder::new().name("report".to_owned()).stack_size(kernel::STACK);
            if thread.spawn(work).is_err() {
                looked.done.send_replace(WHOLE);
            }
        });
    }

    fn reckon(&self) {
        let Ok(report) = self.report() else { return };
        let mut report = (*report).clone();
        let seat = Who::Watches.eyes();
        let told = &mut |part: u32| {
            self.done.send_replace(part.min(WHOLE - 1));
        };
        if report.reckon(self.book, &*self.past, seat, Effort::default(), &IdleCores::default(), told).is_ok()
        {
            if let (Some(kept), Some(known)) = (&self.kept, report.reckoned()) {
                kept.keep(&known);
            }
            *self.told() = Some(Arc::new(report));
        }
    }

    /// The report when all of it is worked out, if that is soon.
    pub async fn whole(&self) -> Result<Arc<Report>, Wrong> {
        let mut done = self.done.subscribe();
        let waited = tokio::time::timeout(PATIENCE, done.wait_for(|it| *it == WHOLE)).await.is_ok();
        if waited {
            return self.report();
        }
        let done = self.done();
        Err(Wrong::too_many(format!(
            "The report is being worked out: {done} of 100 done. Ask again in a while."
        )))
    }

    /// A moment as these eyes may see it: what they saw then, and what they heard; once the game is over, what anybody heard.
    pub fn moment(&self, who: Who, at: usize) -> Result<Moment, Wrong> {
        let last = self.past.moments() - 1;
        if last < at {
            return Err(Wrong::refused(format!("There is no moment {at}: they are numbered 0 to {last}.")));
        }
        let eyes = who.eyes();
        let view = self.past.view(at, eyes);
        let journal = self.past.journal();
        let is_over = self.past.is_over();
        let from = if at == 0 { 0 } else { self.past.told(at - 1) };
        let turn = journal[..from].iter().rposition(|it| report::turn(it).is_some()).unwrap_or(0);
        let heard = |part: &[Event]| -> Vec<Event> {
            let reads = |it: &&Event| match it.audience {
                Audience::Nobody => false,
                Audience::All | Audience::Only(_) => is_over || it.audience.includes(eyes),
            };
            part.iter().filter(reads).cloned().collect()
        };
        let (before, now) = (heard(&journal[turn..from]), heard(&journal[from..self.past.told(at)]));
        let own = match eyes {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Watcher => None,
        };
        let mut names = story::Names::of(&view).read_by(own);
        names.learn(&self.past.view(at.saturating_sub(1), eyes));
        names.recall(&before, self.book.phrases.figure);
        names.recall(&now, self.book.phrases.figure);
        let tell = |events: &[Event]| telling::tell(events, &names, &self.book.phrases);
        let (earlier, told) = (tell(&before), tell(&now));
        let over = is_over && at == last;
        let news = self.news(&view, &names, before, &now, (&told, earlier.len()), over);
        Ok(Moment {
            at,
            last,
            view,
            earlier,
            told,
            news,
            turns: self.turns(),
            decisions: self.past.decisions(at),
            is_over,
            goes_on: false,
            own_tables: self.past.own_tables().cloned(),
        })
    }

    /// What was told since the moment before, with so many lines before it in the same turn.
    fn news(
        &self,
        view: &View,
        names: &story::Names,
        before: Vec<Event>,
        now: &[Event],
        (told, earlier): (&[JournalLine], usize),
        over: bool,
    ) -> Vec<Value> {
        let from = before.len();
        let mut lines = told.to_vec();
        for it in &mut lines {
            it.events = it.events.start + from..it.events.end + from;
        }
        let events = [before, now.to_vec()].concat();
        let stretch = Stretch { view, book: self.book, names, lines: &lines, events: &events, over };
        stretch.news(from, earlier)
    }

    /// The first moment after each turn has begun.
    fn turns(&self) -> Vec<(i32, usize)> {
        let mut turns = Vec::new();
        let mut at = 0;
        for (place, event) in self.past.journal().iter().enumerate() {
            let Some(turn) = report::turn(event) else { continue };
            while at + 1 < self.past.moments() && self.past.told(at) <= place {
                at += 1;
            }
            turns.push((turn, at));
        }
        turns
    }
}

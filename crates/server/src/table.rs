//! A game that people sit at: behind a lock, on disk, with those who follow it.
mod ahead;
mod answer;
mod back;
pub mod gesture;
pub mod campaign;
mod live;
mod looks;
mod present;
mod request;

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering},
    },
    time::Duration,
};

use self::live::PendingWrite;
pub use self::{
    answer::declined,
    live::Live,
    request::{Request, Stage},
};
use axum::http::StatusCode;
use kernel::{Refusal, Viewer};
use shelf::{Game, Rulebook, TableState};
use store::Library;
use tokio::sync::{Mutex as Turns, MutexGuard as Turn, watch};

use crate::{
    advice::Desk,
    after::PastView,
    hall::chance,
    seat::{Seats, Who},
    wrong::Wrong,
};

/// A table whose game plays on within this is light.
const LIGHT: Duration = Duration::from_millis(3);

#[derive(Debug)]
pub struct Table {
    pub id: String,
    pub seats: Seats,
    pub book: &'static Rulebook,
    library: Library,
    /// Whoever does something holds it until that is on disk.
    live: Turns<Live>,
    /// How long playing on has taken at the most of late, in microseconds.
    pace: AtomicU64,
    /// The game could not be taken up again after the disk had failed; the hall has to open it anew.
    lost: AtomicBool,
    /// The library's version when it was last seen that nobody else had gone on with the game.
    version: AtomicI64,
    changes: watch::Sender<u64>,
    /// Tells the changes counted here from those of the same game before a restart.
    since: u64,
    /// How many pages each pair of eyes has open.
    present: Mutex<BTreeMap<Viewer, usize>>,
    /// What came before, as it was last looked at.
    looked: Mutex<Option<Arc<PastView>>>,
    /// What advice is wanted here.
    pub desk: Desk,
}

impl Table {
    /// A table with a game that is already kept in the library.
    pub fn new(
        id: String,
        seats: Seats,
        book: &'static Rulebook,
        library: Library,
        game: Box<dyn Game>,
        remarks: Vec<String>,
    ) -> Result<Table, Wrong> {
        let (request, chronicles) = (None, BTreeMap::new());
        let mut live =
            Live { game, remarks, mark: 0, request, undid_dice: false, chronicles, gestures: Vec::new() };
        live.play_on()?;
        let (changes, _) = watch::channel(0);
        let (live, lost, pace) = (Turns::new(live), AtomicBool::new(false), AtomicU64::new(0));
        let (present, looked, desk) = (Mutex::default(), Mutex::default(), Desk::default());
        // No version of the library is negative: the first look sees for itself.
        let (version, since) = (AtomicI64::new(-1), chance()?);
        Ok(Table {
            id,
            seats,
            book,
            library,
            live,
            pace,
            lost,
            version,
            changes,
            since,
            present,
            looked,
            desk,
        })
    }

    /// Takes the game up from the library.
    pub fn open(id: String, seats: Seats, book: &'static Rulebook, library: Library) -> Result<Table, Wrong> {
        let opened = book.take_up(library.row(&id).into(), seats.players(book)?);
        let opened = opened.map_err(|it| unreadable(&id, &it))?;
        Table::new(id, seats, book, library, opened.game, opened.remarks)
    }

    pub fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }

    pub fn is_over(&self) -> bool {
        matches!(self.live().game.state(), TableState::Over)
    }

    /// The same at once; no if somebody is at it.
    pub fn has_ended(&self) -> bool {
        self.live.try_lock().is_ok_and(|it| matches!(it.game.state(), TableState::Over))
    }

    /// Waits for the table's turn, on a thread that may wait.
    fn live(&self) -> Turn<'_, Live> {
        self.live.blocking_lock()
    }

    /// The same as it stands on disk: what another program has played meanwhile is taken up first.
    fn current(&self) -> Turn<'_, Live> {
        let mut live = self.live();
        let Ok(version) = self.library.version() else { return live };
        if version == self.version.load(Ordering::Relaxed) {
            return live;
        }
        if live.game.is_current().is_ok_and(|it| !it) {
            if self.take_up_again(&mut live).is_err() {
                self.lost.store(true, Ordering::Relaxed);
            }
            self.desk.end();
            self.changed();
        }
        self.version.store(version, Ordering::Relaxed);
        live
    }

    /// Whether playing on is so quick that it need not be done on a thread of its own.
    pub fn is_light(&self) -> bool {
        Duration::from_micros(self.pace.load(Ordering::Relaxed)) < LIGHT
    }

    /// The longest counts, and ever less the longer it is ago.
    fn note_pace(&self, took: Duration) {
        let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let before = self.pace.load(Ordering::Relaxed);
        self.pace.store(took.max(before - before / 8), Ordering::Relaxed);
    }

    /// Tells of every change by its number.
    pub fn follow(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Names the last change.
    pub fn change(&self) -> String {
        self.named_change(*self.changes.borrow())
    }

    /// Names the change with this number.
    pub fn named_change(&self, number: u64) -> String {
        format!("{:x}.{number}", self.since)
    }

    pub fn followers(&self) -> usize {
        self.changes.receiver_count()
    }

    /// Tells those who follow that something has changed.
    fn changed(&self) {
        self.changes.send_modify(|it| *it += 1);
    }

    fn take_up_again(&self, live: &mut Live) -> Result<(), Wrong> {
        let opened = self.book.take_up(self.library.row(&self.id).into(), self.seats.players(self.book)?);
        let opened = opened.map_err(|it| unreadable(&self.id, &it))?;
        (live.game, live.remarks) = (opened.game, opened.remarks);
        live.chronicles.clear();
        live.gestures.clear();
        live.play_on()
    }

    /// Waits for the disk and tells those who follow; if the disk fails, the game is where it was.
    fn settle(&self, live: &mut Live, played: PendingWrite) -> Result<(), Wrong> {
        let done = live.wait_on(played);
        self.settled(live, done)
    }

    /// Tells those who follow what has come of it; if the disk has failed, the game is taken up again where it was.
    fn settled(&self, live: &mut Live, done: Result<(), Wrong>) -> Result<(), Wrong> {
        match &done {
            Ok(()) => (),
            Err(it) if it.status.is_server_error() || it.status == StatusCode::CONFLICT => {
                if self.take_up_again(live).is_err() {
                    self.lost.store(true, Ordering::Relaxed);
                }
            }
            // A refused answer has changed nothing.
            Err(_) => return done,
        }
        self.desk.end();
        self.changes.send_modify(|it| *it += 1);
        done
    }
}

pub fn sits(who: Who) -> Result<kernel::Seat, Wrong> {
    match who {
        Who::Sits(seat) => Ok(seat),
        Who::Watches => Err(Wrong::forbidden("This link is for watching; it cannot decide anything.")),
    }
}

fn refused(refusal: &Refusal) -> Wrong {
    match refusal {
        Refusal::Forbidden { by, reason } if reason.is_empty() => {
            Wrong::refused(format!("Not now, by {by}: {}", crate::rule::text(by.as_str())))
        }
        Refusal::Forbidden { by, reason } => Wrong::refused(format!("Not now, by {by}: {reason}")),
        // The field first, as a form has it.
        Refusal::Field(unfit) => {
            let words = unfit.fault.to_string();
            Wrong::unfit(format!("{}.", words.trim_end_matches('.')), unfit.fault.clone())
        }
        other => Wrong::refused(format!("That is not possible: {other}.")),
    }
}

fn unreadable(id: &str, why: &shelf::GameFault) -> Wrong {
    Wrong::trouble(format!("The game {id} cannot be read: {why}."))
}

/// What the library says, which names no path of the machine.
pub fn unwritten(why: shelf::GameFault) -> Wrong {
    match why {
        shelf::GameFault::GoneOn => Wrong::stale(
            "Somebody has gone on with this game in another program, so nothing of yours was changed. \
             This is how it stands now.",
        ),
        shelf::GameFault::Diverged(why) => Wrong::refused(format!("This game cannot be continued: {why}.")),
        shelf::GameFault::Disk(why) | shelf::GameFault::Other(why) => {
            Wrong::trouble(format!("That could not be saved, so nothing was changed: {why}."))
        }
    }
}

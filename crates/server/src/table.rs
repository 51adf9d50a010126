//! A game that people sit at: behind a lock, on disk, with those who follow it.
mod ahead;
mod back;
mod request;

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

pub use self::request::{Request, Stage};
use axum::http::StatusCode;
use kernel::{Answer, Question, Refusal, Token, Viewer, dice::Missing};
use serde_json::Value;
use shelf::{Game, Shelved, State, Trouble};
use store::{Library, Writing};
use tokio::sync::{Mutex as Turns, MutexGuard as Turn, oneshot, watch};
use view::{Preview, View};

use crate::{
    advice::Desk,
    after::Looked,
    glance::{self, Glance},
    hall::chance,
    look::{self, Look, Now, Standing},
    seat::{Seats, Who},
    wrong::Wrong,
};

/// A table whose game plays on within this is light.
const LIGHT: Duration = Duration::from_millis(3);

#[derive(Debug)]
pub struct Table {
    pub id: String,
    pub seats: Seats,
    pub book: &'static Shelved,
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
    /// How many pages each pair of eyes has open.
    present: Mutex<BTreeMap<Viewer, usize>>,
    /// What came before, as it was last looked at.
    looked: Mutex<Option<Arc<Looked>>>,
    /// What advice is wanted here.
    pub desk: Desk,
}

/// The game itself and what it waits for.
#[derive(Debug)]
pub struct Live {
    pub game: Box<dyn Game>,
    pub waits: Waits,
    /// What has to be said about the game as it was taken up.
    pub remarks: Vec<String>,
    /// Stands for the game so far and for what it waits for.
    pub mark: u64,
    /// A take-back that waits for consent, or was refused.
    pub request: Option<Request>,
}

#[derive(Debug)]
pub enum Waits {
    Answer(Arc<Question>),
    Dice(Missing),
    Over(Option<Value>),
    /// The rules have a bug; taking the last decision back leads out of it.
    Stuck(String),
}

impl Table {
    /// A table with a game that is already kept in the library.
    pub fn new(
        id: String,
        seats: Seats,
        book: &'static Shelved,
        library: Library,
        game: Box<dyn Game>,
        remarks: Vec<String>,
    ) -> Result<Table, Wrong> {
        let mut live = Live { game, waits: Waits::Over(None), remarks, mark: 0, request: None };
        live.play_on()?;
        let (changes, _) = watch::channel(0);
        let (live, lost, pace) = (Turns::new(live), AtomicBool::new(false), AtomicU64::new(0));
        let (present, looked, desk) = (Mutex::default(), Mutex::default(), Desk::default());
        // No version of the library is negative: the first look sees for itself.
        let version = AtomicI64::new(-1);
        Ok(Table { id, seats, book, library, live, pace, lost, version, changes, present, looked, desk })
    }

    /// Takes the game up from the library.
    pub fn open(id: String, seats: Seats, book: &'static Shelved, library: Library) -> Result<Table, Wrong> {
        let opened = (book.open)(library.row(&id).into(), seats.players(book)?);
        let opened = opened.map_err(|it| unreadable(&id, &it))?;
        Table::new(id, seats, book, library, opened.game, opened.remarks)
    }

    pub fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Relaxed)
    }

    pub fn is_over(&self) -> bool {
        matches!(self.live().waits, Waits::Over(_))
    }

    /// The same at once; no if somebody is at it.
    pub fn has_ended(&self) -> bool {
        self.live.try_lock().is_ok_and(|it| matches!(it.waits, Waits::Over(_)))
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

    pub fn followers(&self) -> usize {
        self.changes.receiver_count()
    }

    /// The table as a list shows it.
    pub fn glance(&self) -> Glance {
        glance::glance(&self.current(), self)
    }

    /// The position that a game which is over has ended with.
    pub fn end(&self) -> Result<Option<String>, Wrong> {
        let live = self.live();
        if !live.game.is_over() {
            return Ok(None);
        }
        live.game.position().map(Some).map_err(|it| Wrong::trouble(format!("The end cannot be read: {it}.")))
    }

    /// How many pages of theirs follow the table.
    pub fn present(&self, who: Who) -> usize {
        self.all_present().get(&who.eyes()).copied().unwrap_or_default()
    }

    fn all_present(&self) -> MutexGuard<'_, BTreeMap<Viewer, usize>> {
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells those who follow that something has changed.
    fn changed(&self) {
        self.changes.send_modify(|it| *it += 1);
    }

    /// Counts a page until it is dropped; whoever follows hears of the first to come and the last to go.
    pub fn come(self: &Arc<Self>, who: Who) -> Present {
        let n = *self.all_present().entry(who.eyes()).and_modify(|it| *it += 1).or_insert(1);
        if n == 1 {
            self.changes.send_modify(|it| *it += 1);
        }
        Present { table: self.clone(), who }
    }

    /// The table as somebody sees it.
    pub fn look(&self, who: Who) -> Look {
        look::look(&self.current(), self, who)
    }

    /// What the table waits for, as somebody may know it.
    pub fn standing(&self, who: Who) -> Standing {
        look::standing(&self.current(), self, who, None)
    }

    /// The same with what belongs to the open question laid over the board, if it is theirs to answer.
    pub fn seen(&self, who: Who) -> Look {
        let live = self.current();
        let mut look = look::look(&live, self, who);
        if let (Now::Asked(_), Who::Sits(seat)) = (&look.now, who) {
            let preview = live.game.preview(seat, None).unwrap_or_default();
            look.view.overlays.extend(preview.overlays);
        }
        look
    }

    /// All that came before; played again only if something has changed since it was last looked at.
    pub fn look_back(&self) -> Result<Arc<Looked>, Wrong> {
        let mut looked = self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        let live = self.current();
        let now = *self.changes.borrow();
        if let Some(it) = looked.as_ref().filter(|it| it.change == now) {
            return Ok(it.clone());
        }
        let past = live
            .game
            .past()
            .map_err(|it| Wrong::trouble(format!("The game cannot be looked back at: {it}.")))?;
        let fresh = Arc::new(Looked::new(now, past, self.book).kept_in(&self.library, &self.id));
        *looked = Some(fresh.clone());
        Ok(fresh)
    }

    /// Forgets what came before, unless somebody looks at it just now; it can be played again.
    pub fn forget_past(&self) {
        if let Ok(mut looked) = self.looked.try_lock() {
            looked.take_if(|it| Arc::strong_count(it) == 1);
        }
    }

    /// Takes an answer to the question with this number; `read` makes it from what was sent.
    pub fn answer(
        &self,
        who: Who,
        number: &str,
        read: impl FnOnce(&Question) -> Result<Answer, String>,
    ) -> Result<(), Wrong> {
        let mut live = self.live();
        self.take(&mut live, who, number, read)?;
        self.settle(&mut live)
    }

    /// The same at once, and what the table waits for then; nothing if somebody is at it already or it could take long.
    pub fn answer_at_once(&self, who: Who, number: &str, answer: &Answer) -> Option<Result<Standing, Wrong>> {
        let mut live = self.live.try_lock().ok().filter(|it| it.game.is_quick())?;
        let taken = self.take(&mut live, who, number, |_| Ok(answer.clone()));
        let done = taken.and_then(|()| self.settle(&mut live));
        Some(done.map(|()| look::standing(&live, self, who, None)))
    }

    /// The same without keeping a thread waiting for the disk, and what the table waits for then. It must not be given up
    /// halfway: whoever calls it lets it run by itself.
    pub async fn answer_soon(&self, who: Who, number: &str, answer: Answer) -> Result<Standing, Wrong> {
        let mut live = self.live.lock().await;
        self.take(&mut live, who, number, |_| Ok(answer))?;
        let begun = Instant::now();
        let played = live.game.play();
        self.note_pace(begun.elapsed());
        let done = live.keep_on(played).await;
        self.settled(&mut live, done)?;
        Ok(look::standing(&live, self, who, None))
    }

    /// Hands an answer to the game.
    fn take(
        &self,
        live: &mut Live,
        who: Who,
        number: &str,
        read: impl FnOnce(&Question) -> Result<Answer, String>,
    ) -> Result<(), Wrong> {
        let seat = sits(who)?;
        self.is_now(live, who, number)?;
        let Waits::Answer(question) = &live.waits else {
            return Err(Wrong::stale("Nothing is being asked just now."));
        };
        if question.seat != seat {
            return Err(Wrong::forbidden("It is somebody else's turn to answer; wait until you are asked."));
        }
        let answer = read(question).map_err(Wrong::malformed)?;
        live.game.answer(seat, answer).map_err(|it| refused(&it))
    }

    /// What an answer to the question with this number would come to, and the board it is drawn on; without an answer, what
    /// belongs to the question itself.
    pub fn preview(
        &self,
        who: Who,
        number: &str,
        read: impl FnOnce(&Question) -> Result<Option<Answer>, String>,
    ) -> Result<(Preview, View), Wrong> {
        let live = self.live();
        let seat = sits(who)?;
        self.is_now(&live, who, number)?;
        let Waits::Answer(question) = &live.waits else {
            return Err(Wrong::stale("Nothing is being asked just now."));
        };
        let answer = read(question).map_err(Wrong::malformed)?;
        let preview = live.game.preview(seat, answer.as_ref()).map_err(|it| refused(&it))?;
        Ok((preview, live.game.view(seat.into())))
    }

    /// What a figure sees, as far as these eyes may know.
    pub fn sees(&self, who: Who, token: Token) -> (Preview, View) {
        let live = self.live();
        (live.game.sees(who.eyes(), token), live.game.view(who.eyes()))
    }

    /// The campaign that the game belongs to.
    pub fn campaign(&self) -> Option<String> {
        self.library.game(&self.id).ok().flatten()?.campaign
    }

    /// Whether people roll.
    pub fn takes_dice(&self) -> bool {
        self.live().game.takes_dice()
    }

    /// Takes dice that people rolled.
    pub fn dice(&self, who: Who, number: &str, faces: Vec<u16>) -> Result<(), Wrong> {
        let mut live = self.live();
        sits(who)?;
        self.is_now(&live, who, number)?;
        let Waits::Dice(missing) = &live.waits else {
            return Err(Wrong::stale("No dice are wanted just now."));
        };
        if faces.is_empty() || faces.len() != usize::from(missing.n) {
            let wanted = view::words::counted(missing.n.into(), "die is", "dice are");
            return Err(Wrong::refused(format!("{wanted} wanted, not {}.", faces.len())));
        }
        let sides = missing.sides;
        if let Some(face) = faces.iter().find(|it| !(1..=sides).contains(it)) {
            return Err(Wrong::refused(format!("{face} is not on a d{sides}: it has 1 to {sides}.")));
        }
        live.game.give_dice(faces);
        self.settle(&mut live)
    }

    /// Rolls the dice that people are asked for, as if they had.
    pub fn roll(&self, who: Who, number: &str) -> Result<(), Wrong> {
        let mut live = self.live();
        sits(who)?;
        self.is_now(&live, who, number)?;
        let Waits::Dice(_) = &live.waits else {
            return Err(Wrong::stale("No dice are wanted just now."));
        };
        live.game.roll_for_people(chance()?);
        self.settle(&mut live)
    }

    fn is_now(&self, live: &Live, who: Who, number: &str) -> Result<(), Wrong> {
        if look::number(live, &self.seats, who) == number {
            return Ok(());
        }
        Err(Wrong::stale(
            "The table has moved on since this page was drawn; nothing was changed. Look again and choose.",
        ))
    }

    fn take_up_again(&self, live: &mut Live) -> Result<(), Wrong> {
        let opened = (self.book.open)(self.library.row(&self.id).into(), self.seats.players(self.book)?);
        let opened = opened.map_err(|it| unreadable(&self.id, &it))?;
        (live.game, live.remarks) = (opened.game, opened.remarks);
        live.play_on()
    }

    /// Plays on and tells those who follow; if the disk fails, the game is where it was.
    fn settle(&self, live: &mut Live) -> Result<(), Wrong> {
        let begun = Instant::now();
        let played = live.game.play();
        self.note_pace(begun.elapsed());
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

/// A page that is open.
#[derive(Debug)]
pub struct Present {
    table: Arc<Table>,
    who: Who,
}

impl Drop for Present {
    fn drop(&mut self) {
        let mut all = self.table.all_present();
        let left = all.get_mut(&self.who.eyes()).map_or(0, |it| {
            *it = it.saturating_sub(1);
            *it
        });
        drop(all);
        if left == 0 {
            self.table.changes.send_modify(|it| *it += 1);
        }
    }
}

/// What a game waits for, with what is still on its way to the disk.
type Played = Result<(State, Option<Writing>), Trouble>;

impl Live {
    /// Plays until a person is needed; all of it is on disk when this returns.
    fn play_on(&mut self) -> Result<(), Wrong> {
        let played = self.game.play();
        self.wait_on(played)
    }

    /// Waits until what was played is on disk.
    fn wait_on(&mut self, played: Played) -> Result<(), Wrong> {
        let (state, mut writing) = played.map_err(unwritten)?;
        while let Some(it) = writing {
            writing = self.game.written(it.wait()).map_err(unwritten)?;
        }
        match self.now_waits(state) {
            Ok(()) => Ok(()),
            // A refused answer leaves its question open; playing on asks it again, and nothing is new to write.
            Err(refusal) => self.ask_again(&refusal),
        }
    }

    /// The same for those who may not keep a thread waiting.
    async fn keep_on(&mut self, played: Played) -> Result<(), Wrong> {
        let (state, mut writing) = played.map_err(unwritten)?;
        while let Some(it) = writing {
            writing = self.game.written(kept(it).await).map_err(unwritten)?;
        }
        match self.now_waits(state) {
            Ok(()) => Ok(()),
            Err(refusal) => self.ask_again(&refusal),
        }
    }

    fn ask_again(&mut self, refusal: &Refusal) -> Result<(), Wrong> {
        let state = self.game.advance().map_err(unwritten)?;
        match self.now_waits(state) {
            Ok(()) => Err(refused(refusal)),
            Err(_) => Err(Wrong::trouble("The rules refuse every answer here; take the last decision back.")),
        }
    }

    /// Takes note of what the game waits for.
    fn now_waits(&mut self, state: State) -> Result<(), Refusal> {
        self.waits = match state {
            State::Asking(question) => Waits::Answer(question),
            State::NeedsDice(missing) => Waits::Dice(missing),
            State::Over => Waits::Over(self.game.result()),
            State::Broken(report) => Waits::Stuck(report.message.clone()),
            State::Refused(refusal) => return Err(refusal),
        };
        let mark = look::mark(self);
        // Once the game has moved on there is nothing left to ask for.
        if std::mem::replace(&mut self.mark, mark) != mark {
            self.request = None;
        }
        Ok(())
    }
}

/// What becomes of a line; those of other tables that are ready by now share its sync. A quick disk is waited for here, a
/// slow one by somebody else, for all tables.
async fn kept(writing: Writing) -> Result<(), store::Error> {
    let library = writing.library().cloned();
    let (tell, told) = oneshot::channel();
    writing.tell(move |outcome| drop(tell.send(outcome)));
    if let Some(library) = library {
        tokio::task::yield_now().await;
        if library.is_quick() {
            library.flush();
        } else if !library.is_flushing() {
            tokio::task::spawn_blocking(move || library.flush_all());
        }
    }
    let lost = || Err(store::Error::Library { why: "a line was lost on its way".to_owned() });
    told.await.unwrap_or_else(|_| lost())
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
        other => Wrong::refused(format!("That cannot be: {other}.")),
    }
}

fn unreadable(id: &str, why: &shelf::Trouble) -> Wrong {
    Wrong::trouble(format!("The game {id} cannot be read: {why}."))
}

/// What the library says, which names no path of the machine.
fn unwritten(why: shelf::Trouble) -> Wrong {
    if why.is_gone_on() {
        return Wrong::stale(
            "Somebody has gone on with this game in another program, so nothing of yours was changed. \
             This is how it stands now.",
        );
    }
    Wrong::trouble(format!("That could not be kept, so nothing was changed: {why}."))
}

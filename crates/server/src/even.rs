//! How even a fight is: bots play a setting out many times, behind everything else. One setting at a time is played,
//! on the cores that the tables leave idle, for so many games and so long; what came of it is remembered.
mod routes;
#[cfg(test)]
mod tests;
mod unseen;
mod work;

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use kernel::{Seat, Text, dice::SeededDice};
use lab::Share;
use shelf::{Bot, GameRow, PlayableScenario, Players, Rulebook, Source};

use crate::{
    order::{Order, PreparedOrder},
    wrong::Wrong,
};

pub use routes::{HERE, answered, routes};
pub use unseen::Unseen;

/// No more games of one setting are played than this.
pub const MOST_GAMES: u32 = 500;

/// No setting is played for longer than this, in processor time.
const MOST_TIME: Duration = Duration::from_secs(20);

/// Nothing is worked at for longer than this, in processor time, while nobody looks at it. A page asks every second, one that is hidden
/// every five.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// More settings than this are not remembered.
const MOST_KNOWN: usize = 64;

/// The seed of the first game; the next has the next, as `shamble sim` counts them.
pub const FIRST_SEED: u64 = 1;

/// What the games of a setting have come to so far.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    pub games: u32,
    /// How many of them the players won.
    pub won: u32,
    /// How often each end came.
    pub ends: BTreeMap<Text, u32>,
    pub state: TallyState,
    /// The games one by one, where they are kept.
    pub rows: Vec<GameRow>,
    /// How long they took.
    spent: Duration,
    /// What was played since somebody last looked.
    unseen: Unseen,
    /// When it was first and last asked for, in numbers of settings.
    begun: u64,
    asked: u64,
    named: SettingName,
    first: u64,
}

/// What is being done about a setting.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum TallyState {
    #[default]
    Unknown,
    Playing,
    Stopped,
    Settled,
    /// It cannot be played out; the words say why.
    Failed(String),
}

impl Tally {
    /// How often the players win, and between which shares the truth lies in 95 cases of 100.
    pub fn share(&self) -> Share {
        Share::of(self.won as usize, self.games as usize)
    }
}

/// A setting to be played out.
#[derive(Debug)]
pub struct Setting {
    /// Everything that makes a difference to its games.
    pub key: String,
    pub laid: Box<dyn PlayableScenario>,
    pub bot: &'static Bot,
    /// The seed of the first game; the next has the next.
    pub first: u64,
    pub named: SettingName,
}

/// How a setting is told apart from others of its kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingName {
    /// Settings of one kind can stand beside each other; nothing stands beside those that have none.
    pub kind: String,
    /// What is not as the scenario has it.
    pub words: String,
    /// The fields of its form, as an address has them.
    pub query: String,
}

/// What is known of a setting that was played, for a comparison.
#[derive(Clone, Debug)]
pub struct Beside {
    pub key: String,
    pub named: SettingName,
    pub first: u64,
    pub share: Share,
    /// Of each game whether the players won it, from the first seed on.
    pub won: Vec<bool>,
}

impl Setting {
    /// The setting of a new game: chairs and dice make no difference to bots.
    pub fn of(order: &Order) -> Result<Setting, Wrong> {
        let plain = Order { players: None, ..order.lean()? };
        let PreparedOrder { book, text, scenario } = plain.laid()?;
        let key = format!("{}\n{text}", book.id);
        Ok(Setting { key, laid: scenario, bot: bot(book)?, first: FIRST_SEED, named: SettingName::default() })
    }
}

/// Who plays: the first bot of a book is its most sensible one.
pub fn bot(book: &'static Rulebook) -> Result<&'static Bot, Wrong> {
    book.bots.first().ok_or_else(|| Wrong::missing("The book has no bot to play it out."))
}

/// What a page shows of a setting.
#[derive(Debug)]
pub struct TallyView {
    pub tally: Tally,
    pub bot: &'static str,
    /// What the players are after.
    pub goal: Option<String>,
    /// Where the form goes to ask about it.
    pub to: String,
}

/// How much is played, and how much of it is remembered.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub games: u32,
    /// Processor time.
    pub time: Duration,
    pub settings: usize,
    /// Whether the games are kept one by one.
    pub rows: bool,
    /// For how long it is played while nobody looks.
    pub patience: Duration,
}

const LIMITS: Limits =
    Limits { games: MOST_GAMES, time: MOST_TIME, settings: MOST_KNOWN, rows: false, patience: PATIENCE };

/// All settings that somebody has asked about.
#[derive(Clone, Debug)]
pub struct Evens(Arc<Mutex<Inner>>, Limits);

impl Default for Evens {
    fn default() -> Self {
        Evens::within(LIMITS)
    }
}

#[derive(Debug, Default)]
struct Inner {
    known: BTreeMap<String, Tally>,
    /// What is to be played next; whoever asks last is served first.
    wanted: Option<Setting>,
    playing: Option<String>,
    at_work: bool,
    asked: u64,
}

impl Evens {
    pub fn within(limits: Limits) -> Self {
        Evens(Arc::default(), limits)
    }

    /// How many games of a setting have been played, while it is to be played on.
    fn on(&self, key: &str) -> Option<u32> {
        self.inner().known.get(key).filter(|it| it.state == TallyState::Playing).map(|it| it.games)
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known of a setting, for somebody who wants to know.
    pub fn look(&self, key: &str) -> Tally {
        let mut inner = self.inner();
        let Some(tally) = inner.known.get_mut(key) else { return Tally::default() };
        tally.unseen.look();
        tally.clone()
    }

    /// The settings of a kind that were played, in the order in which they were asked for.
    pub fn beside(&self, kind: &str) -> Vec<Beside> {
        let inner = self.inner();
        let of_kind = inner.known.iter().filter(|it| it.1.named.kind == kind && !it.1.rows.is_empty());
        let mut all: Vec<(&String, &Tally)> = of_kind.collect();
        all.sort_by_key(|it| it.1.begun);
        let beside = |(key, it): (&String, &Tally)| Beside {
            key: key.clone(),
            named: it.named.clone(),
            first: it.first,
            share: it.share(),
            won: it.rows.iter().map(|it| it.reached).collect(),
        };
        all.into_iter().map(beside).collect()
    }

    /// A setting with what is known of it.
    pub fn shown(&self, it: &Setting, to: &str) -> TallyView {
        let game = it.laid.start(Players::people(), Source::Seeded(SeededDice::new(FIRST_SEED)));
        let goal = report::goal(&game.view(Seat(0).into()));
        TallyView { tally: self.look(&it.key), bot: it.bot.name, goal, to: to.to_owned() }
    }

    /// Stops playing a setting; what was played stays known.
    pub fn stop(&self, key: &str) -> Tally {
        let mut inner = self.inner();
        inner.wanted.take_if(|it| it.key == key);
        inner.rest(key);
        inner.known.get(key).cloned().unwrap_or_default()
    }

    /// Plays a setting out in place of what is being played, unless all is known of it.
    pub fn go(&self, setting: Setting) -> Tally {
        let mut inner = self.inner();
        inner.asked += 1;
        inner.forget(&setting.key, self.1.settings);
        let asked = inner.asked;
        let tally = inner.known.entry(setting.key.clone()).or_default();
        if tally.begun == 0 {
            (tally.begun, tally.named, tally.first) = (asked, setting.named.clone(), setting.first);
        }
        tally.asked = asked;
        tally.unseen.look();
        if matches!(tally.state, TallyState::Playing | TallyState::Settled | TallyState::Failed(_)) {
            return tally.clone();
        }
        tally.state = TallyState::Playing;
        let told = tally.clone();
        let key = setting.key.clone();
        let before = inner.wanted.replace(setting).map(|it| it.key);
        let others = [before, inner.playing.clone()];
        others.iter().flatten().filter(|it| **it != key).for_each(|it| inner.rest(it));
        if !inner.at_work {
            inner.at_work = work::begin(self);
        }
        told
    }
}

impl Inner {
    /// Marks a setting that is being played as stopped.
    fn rest(&mut self, key: &str) {
        if let Some(tally) = self.known.get_mut(key).filter(|it| it.state == TallyState::Playing) {
            tally.state = TallyState::Stopped;
        }
    }

    /// Makes room for one more by forgetting what was asked for longest ago.
    fn forget(&mut self, key: &str, most: usize) {
        if self.known.len() < most || self.known.contains_key(key) {
            return;
        }
        let oldest = self.known.iter().min_by_key(|it| it.1.asked).map(|it| it.0.clone());
        if let Some(oldest) = oldest {
            self.known.remove(&oldest);
        }
    }
}

//! All tables of this server: those somebody sits at, and those in the library.
mod live;
#[cfg(test)]
mod tests;

use std::{
    collections::{BTreeMap, BTreeSet},
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::SystemTime,
};

use kernel::dice::{SeededDice, TypedDice};
use serde_json::{Map, Value, json};
use shelf::{Game, GameFault, PlayableScenario, Rulebook, Source};
use store::{GameRecord, Library};
use tokio::{sync::watch, time::Instant};

use live::LiveTables;
pub use live::sweep;

use crate::{
    advice::AdviceQueue,
    even::Evens,
    order::{Order, PreparedOrder},
    queue::Queue,
    seat::{Key, Seats, Who},
    seek::Seeks,
    table::Table,
    wrong::Wrong,
};

#[derive(Debug)]
pub struct Hall {
    pub library: Library,
    /// Where others on the network reach it.
    pub abroad: Option<SocketAddr>,
    inner: Mutex<Inner>,
    /// Held while a new game gets its name and its place.
    setting: Mutex<()>,
    /// Odds that somebody waits for.
    pub reckoning: Queue,
    /// What is drawn beside the pointer: more at once, for each is quick.
    pub previews: Queue,
    /// Reports, which take long and hold nobody up.
    pub reports: Queue,
    /// Places that a generator makes up.
    pub making: Queue,
    /// Games and campaigns that come in as files, which are large.
    pub imports: Queue,
    /// How even the settings are that somebody has asked about.
    pub evens: Evens,
    /// What the laboratory has played, game by game.
    pub lab: Evens,
    pub seeks: Seeks,
    /// Where questions are thought about that somebody wants advice on.
    pub room: AdviceQueue,
    /// Whether the server is ending; whoever follows a table is let go then.
    pub closing: watch::Sender<bool>,
}

#[derive(Debug, Default)]
struct Inner {
    /// Which game a key belongs to, and what it opens.
    keys: BTreeMap<Key, (String, Who)>,
    /// The version of the library that they were read from.
    version: Option<i64>,
    live: LiveTables,
    /// Games that are being taken up just now; whoever wants one too waits for it and not for the hall.
    opening: BTreeMap<String, Arc<Mutex<()>>>,
}

/// A game in the library.
#[derive(Debug)]
pub struct StoredGame {
    pub id: String,
    pub name: String,
    pub book: String,
    pub written: Option<SystemTime>,
    pub seats: Option<Seats>,
    pub over: bool,
    /// How it ended.
    pub result: Option<Value>,
    pub decisions: usize,
    /// The campaign it belongs to.
    pub campaign: Option<String>,
    /// Whether it was put away.
    pub away: bool,
}

impl Hall {
    /// A hall for the games of this library.
    pub fn open(library: Library) -> Result<Hall, Wrong> {
        let hall = Hall {
            abroad: None,
            library,
            inner: Mutex::default(),
            setting: Mutex::default(),
            reckoning: Queue::of(2),
            previews: Queue::of(8),
            reports: Queue::of(1),
            making: Queue::of(2),
            imports: Queue::of(2).with_room(8),
            evens: Evens::default(),
            lab: Evens::within(crate::lab_page::LIMITS),
            seeks: Seeks::default(),
            room: AdviceQueue::default(),
            closing: watch::Sender::new(false),
        };
        hall.kept()?;
        Ok(hall)
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The games in the library, the latest first; their links and those of the campaigns open from now on, whoever set them.
    pub fn kept(&self) -> Result<Vec<StoredGame>, Wrong> {
        // Whatever is written between the two is read again the next time.
        let version = self.library.version().map_err(|it| unread(&it))?;
        let games = self.library.games().map_err(|it| unread(&it))?;
        let all: Vec<StoredGame> = games.into_iter().map(|it| self.with_chairs(it)).collect();
        let chairs = self.library.chairs().map_err(|it| unread(&it))?;
        let mut inner = self.inner();
        inner.version = Some(version);
        for (id, text) in &chairs {
            Seats::read(text).iter().for_each(|seats| inner.index(id, seats));
        }
        Ok(all)
    }

    /// A game for a list. One that is over has chairs, so that its report and replay have an address; one that goes on gets
    /// them when somebody sits down.
    fn with_chairs(&self, listed: GameRecord) -> StoredGame {
        let book = shelf::book(&listed.header.book).filter(|_| listed.over);
        // Where they cannot be written, the game is listed without links.
        let seats = book.and_then(|it| self.chairs_of(&listed, it).ok());
        let kept = kept(listed);
        StoredGame { seats: seats.or(kept.seats), ..kept }
    }

    /// The table that a key opens, and for whom.
    pub fn enter(&self, key: &str) -> Result<(Arc<Table>, Who), Wrong> {
        let nobody =
            || Wrong::missing("This link opens no table. Ask for it again where the game was set up.");
        let key = Key::read(key).ok_or_else(nobody)?;
        let known = self.inner().keys.get(&key).cloned();
        let (id, who) = match known {
            Some(known) => known,
            None => self.new_key(&key)?.ok_or_else(nobody)?,
        };
        Ok((self.go_on(&id)?, who))
    }

    /// What a key opens that another program on the same library may have made. The games are read again only if somebody else
    /// has written since, so that whoever guesses keys does not keep the disk busy.
    fn new_key(&self, key: &Key) -> Result<Option<(String, Who)>, Wrong> {
        let version = self.library.version().map_err(|it| unread(&it))?;
        if self.inner().version == Some(version) {
            return Ok(None);
        }
        self.kept()?;
        Ok(self.inner().keys.get(key).cloned())
    }

    /// The same, if the table is in play already.
    pub fn at_hand(&self, key: &str) -> Option<(Arc<Table>, Who)> {
        let key = Key::read(key)?;
        let mut inner = self.inner();
        let (id, who) = inner.keys.get(&key)?.clone();
        Some((inner.live.at(&id, Instant::now())?, who))
    }

    /// The table of a game in the library; chairs are set if it has none yet. The game is played again to where it was
    /// while other tables go on.
    pub fn go_on(&self, id: &str) -> Result<Arc<Table>, Wrong> {
        let turn = {
            let mut inner = self.inner();
            if let Some(table) = inner.live.at(id, Instant::now()) {
                return Ok(table);
            }
            inner.live.make_room()?;
            inner.opening.entry(id.to_owned()).or_default().clone()
        };
        let _turn = turn.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = self.inner().live.at(id, Instant::now()) {
            return Ok(table);
        }
        let opened = self.take_up(id);
        let mut inner = self.inner();
        inner.opening.remove(id);
        let table = Arc::new(opened?);
        inner.add(&table);
        Ok(table)
    }

    /// The address for links: where others reach this table too, if they can. `host` is where the page was found.
    pub fn reached_at(&self, host: &str) -> String {
        let here = host.starts_with("127.") || host.starts_with("localhost");
        self.abroad.filter(|_| here).map_or_else(|| host.to_owned(), |it| it.to_string())
    }

    fn take_up(&self, id: &str) -> Result<Table, Wrong> {
        let listed = self.library.game(id).map_err(|it| unread(&it))?;
        let listed = listed.ok_or_else(|| no_game(id))?;
        let book = shelf::book(&listed.header.book).ok_or_else(|| {
            Wrong::missing(format!("The game {id} belongs to a book that is not on this shelf."))
        })?;
        Table::open(id.to_owned(), self.chairs_of(&listed, book)?, book, self.library.clone())
    }

    /// The chairs of a game, which are set if another program began it without any.
    fn chairs_of(&self, listed: &GameRecord, book: &Rulebook) -> Result<Seats, Wrong> {
        if let Some(seats) = listed.chairs.as_deref().and_then(Seats::read) {
            return Ok(seats);
        }
        let seats = chairs(listed, book)?;
        self.library.seat(&listed.id, &seats.text()?).map_err(|it| unread(&it))?;
        Ok(seats)
    }

    /// Sets a new table; its game is on disk when this returns.
    pub fn set(&self, order: &Order) -> Result<Arc<Table>, Wrong> {
        let PreparedOrder { book, scenario, .. } = order.laid()?;
        self.lay(book, scenario.as_ref(), order)
    }

    fn lay(
        &self,
        book: &'static Rulebook,
        scenario: &dyn PlayableScenario,
        order: &Order,
    ) -> Result<Arc<Table>, Wrong> {
        let mut about = Map::new();
        about.insert("name".to_owned(), json!(scenario.title()));
        about.insert("scenario".to_owned(), json!(order.scenario));
        about.insert("seats".to_owned(), json!(scenario.seats()));
        self.sit_down(book, scenario, order, about, None)
    }

    /// Sits people and bots down at a scenario; a game of a campaign comes with the campaign's id and its name for the game.
    pub fn sit_down(
        &self,
        book: &'static Rulebook,
        scenario: &dyn PlayableScenario,
        order: &Order,
        mut about: Map<String, Value>,
        campaign: Option<(&str, &str)>,
    ) -> Result<Arc<Table>, Wrong> {
        let seed = order.seed.map_or_else(chance, Ok)?;
        let chairs = scenario.seats();
        if chairs.len() < order.bots.len() {
            return Err(Wrong::malformed(format!("There is no such seat: there are {}.", chairs.len())));
        }
        let friends = order.friends.as_ref();
        if let Some(none) = friends.into_iter().flatten().find(|it| chairs.len() <= usize::from(**it)) {
            let words = format!(
                "There is no seat {none} for a friend: they are counted from 0 to {}.",
                chairs.len() - 1
            );
            return Err(Wrong::malformed(words));
        }
        let seats = Seats::new(chairs, &order.bots, chance()?)?.with_friends(friends);
        let source = if order.own_dice {
            Source::Typed(TypedDice::new([]))
        } else {
            Source::Seeded(SeededDice::new(seed))
        };
        let game = scenario.start(seats.players(book)?, source);
        self.inner().live.make_room()?;
        about.insert("bots".to_owned(), json!(order.bots));
        if let Some(friends) = friends {
            about.insert("friends".to_owned(), json!(friends));
        }
        let _setting = self.setting.lock().unwrap_or_else(PoisonError::into_inner);
        let stem = campaign.map_or(order.stem(), |it| it.0);
        let id = self.library.free(stem).map_err(|it| unwritten(&it))?;
        // From here on the game is in the library: whoever goes on with it meanwhile waits for this table.
        let turn = self.inner().opening.entry(id.clone()).or_default().clone();
        let _turn = turn.lock().unwrap_or_else(PoisonError::into_inner);
        let table = self.keep(&id, seats, book, game, about, campaign).map(Arc::new);
        let mut inner = self.inner();
        inner.opening.remove(&id);
        let table = table?;
        inner.add(&table);
        Ok(table)
    }

    /// Puts a game that begins into the library, and plays it on to the first question.
    fn keep(
        &self,
        id: &str,
        seats: Seats,
        book: &'static Rulebook,
        mut game: Box<dyn Game>,
        about: Map<String, Value>,
        campaign: Option<(&str, &str)>,
    ) -> Result<Table, Wrong> {
        let chairs = seats.text()?;
        let mut row = self.library.row(id).with_chairs(&chairs);
        if let Some((campaign, name)) = campaign {
            row = row.in_campaign(campaign, name);
        }
        game.keep_in(row.into(), about).map_err(|it| match it {
            GameFault::GoneOn => {
                Wrong::stale("Somebody has already started this campaign game; continue it.")
            }
            other => unwritten(&other),
        })?;
        Table::new(id.to_owned(), seats, book, self.library.clone(), game, Vec::new())
    }
}

impl Hall {
    /// Begins a campaign; it is on disk when this returns.
    pub fn found(
        &self,
        book: &'static Rulebook,
        name: &str,
        text: &str,
        own_dice: bool,
    ) -> Result<Arc<Table>, Wrong> {
        let campaigns = book.campaigns.ok_or_else(|| Wrong::missing("This book has no campaigns."))?;
        let source = match own_dice {
            true => Source::Typed(TypedDice::new([])),
            false => Source::Seeded(SeededDice::new(chance()?)),
        };
        let mut game = (campaigns.start)(text, shelf::Players::people(), source).map_err(Wrong::refused)?;
        self.inner().live.make_room()?;
        let about = shelf::library::about(name, campaigns.chairs);
        let id = {
            let _turn = self.setting.lock().unwrap_or_else(PoisonError::into_inner);
            let stem = store::plain(name);
            let taken = self.library.is_taken(&stem).map_err(|it| unread(&it))?;
            let id = if taken { self.library.free(&stem).map_err(|it| unread(&it))? } else { stem };
            game.keep_in(self.library.row(&id).as_campaign().into(), about).map_err(|it| unwritten(&it))?;
            id
        };
        self.go_on(&id)
    }

    /// Takes a game out that nobody can go on with, or a campaign with all its games, as if it had never come in.
    pub fn forget(&self, id: &str) -> Result<(), store::Error> {
        let gone = self.library.forget(id)?;
        let mut inner = self.inner();
        gone.iter().for_each(|it| inner.live.remove(it));
        inner.keys.retain(|_, it| !gone.contains(&it.0));
        Ok(())
    }

    /// Whether this is a campaign's id, and no game's.
    pub fn is_campaign(&self, id: &str) -> Result<bool, Wrong> {
        Ok(self.library.campaign(id).map_err(|it| unread(&it))?.is_some())
    }

    /// Puts a game away or takes it out again; nothing of it is lost either way.
    pub fn put_away(&self, id: &str, away: bool) -> Result<(), Wrong> {
        match self.library.put_away(id, away) {
            Ok(true) => Ok(()),
            Ok(false) => Err(no_game(id)),
            Err(it) => Err(unwritten(&it)),
        }
    }
}

fn kept(it: GameRecord) -> StoredGame {
    StoredGame {
        seats: it.chairs.as_deref().and_then(Seats::read),
        book: it.header.book,
        written: Some(it.written),
        id: it.id,
        name: it.name,
        over: it.over,
        result: it.result,
        decisions: it.decisions,
        campaign: it.campaign,
        away: it.away,
    }
}

/// Chairs for a game that came without: as many as it was begun with, bots where bots sat, and each for who had it, if that was said;
/// otherwise as at a new table.
fn chairs(listed: &GameRecord, book: &Rulebook) -> Result<Seats, Wrong> {
    let about = |key: &str| listed.header.about.get(key).cloned().unwrap_or_default();
    let bots: Vec<Option<String>> = serde_json::from_value(about("bots")).unwrap_or_default();
    let plays = shelf::library::chairs(&listed.header, book);
    let friends: Option<BTreeSet<u8>> = serde_json::from_value(about("friends")).ok();
    Ok(Seats::new(plays, &bots, chance()?)?.with_friends(friends.as_ref()))
}

impl Inner {
    fn index(&mut self, id: &str, seats: &Seats) {
        self.keys.extend(seats.keys().map(|(key, who)| (key, (id.to_owned(), who))));
    }

    fn add(&mut self, table: &Arc<Table>) {
        self.index(&table.id, &table.seats);
        self.live.add(table, Instant::now());
    }
}

/// A number nobody can guess.
pub fn chance() -> Result<u64, Wrong> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)
        .map_err(|_| Wrong::trouble("This machine has no source of random numbers."))?;
    // Numbers that JSON readers keep whole.
    Ok(u64::from_le_bytes(bytes) >> 11)
}

fn no_game(id: &str) -> Wrong {
    Wrong::missing(format!("There is no game `{id}`."))
}

/// What the library says, which names no path of the machine.
pub fn unread(why: &store::Error) -> Wrong {
    Wrong::trouble(format!("The library cannot be read: {why}."))
}

fn unwritten(why: &dyn std::fmt::Display) -> Wrong {
    Wrong::trouble(format!("The game could not be started: {why}."))
}

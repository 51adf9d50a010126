//! All tables of this server: those somebody sits at, and those in the folder.
#[cfg(test)]
mod tests;

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::SystemTime,
};

use kernel::dice::{Seeded, Typed};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Map, json};
use shelf::Source;
use tokio::sync::Semaphore;

use crate::{
    seat::{Key, Seats, Who},
    table::Table,
    wrong::Wrong,
};

/// More tables than this are not kept in memory at once.
const MOST_TABLES: usize = 256;

#[derive(Debug)]
pub struct Hall {
    folder: PathBuf,
    inner: Mutex<Inner>,
    /// How many odds may be worked out at once.
    pub reckoning: Arc<Semaphore>,
}

#[derive(Debug, Default)]
struct Inner {
    /// Which game a key belongs to, and what it opens.
    keys: BTreeMap<Key, (String, Who)>,
    live: BTreeMap<String, Arc<Table>>,
}

/// A game in the folder.
#[derive(Debug)]
pub struct Kept {
    pub id: String,
    pub name: String,
    pub book: String,
    pub written: Option<SystemTime>,
    pub seats: Option<Seats>,
}

/// What a new game is to be.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Order {
    pub book: Option<String>,
    pub scenario: String,
    /// Parameters of the scenario.
    pub set: BTreeMap<String, u16>,
    /// The bot in each chair, the first chair first; none is a person.
    pub bots: Vec<Option<String>>,
    pub seed: Option<u64>,
    /// Whether people roll.
    pub own_dice: bool,
}

impl Hall {
    /// Finds the games in this folder, which is made if it is not there.
    pub fn open(folder: &Path) -> std::io::Result<Hall> {
        std::fs::create_dir_all(folder)?;
        let hall = Hall {
            folder: folder.to_owned(),
            inner: Mutex::default(),
            reckoning: Arc::new(Semaphore::new(2)),
        };
        for kept in hall.kept() {
            if let Some(seats) = &kept.seats {
                hall.inner().index(&kept.id, seats);
            }
        }
        Ok(hall)
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn game(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.shamble"))
    }

    fn chairs(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.seats"))
    }

    /// The games in the folder, the latest first.
    pub fn kept(&self) -> Vec<Kept> {
        let Ok(entries) = std::fs::read_dir(&self.folder) else { return Vec::new() };
        let mut all: Vec<Kept> = entries.flatten().filter_map(|it| self.peek(&it.path())).collect();
        all.sort_by_key(|it| std::cmp::Reverse(it.written));
        all
    }

    fn peek(&self, path: &Path) -> Option<Kept> {
        if path.extension()? != "shamble" {
            return None;
        }
        let id = path.file_stem()?.to_str().filter(|it| is_plain(it))?.to_owned();
        let header = store::peek(path).ok()?;
        let name = header.about.get("name").and_then(|it| it.as_str()).unwrap_or("A game").to_owned();
        let written = std::fs::metadata(path).and_then(|it| it.modified()).ok();
        let seats = Seats::read(&self.chairs(&id));
        Some(Kept { id, name, book: header.book, written, seats })
    }

    /// The table that a key opens, and for whom.
    pub fn enter(&self, key: &str) -> Result<(Arc<Table>, Who), Wrong> {
        let nobody =
            || Wrong::missing("This link opens no table. Ask for it again where the game was set up.");
        let key = Key::read(key).ok_or_else(nobody)?;
        let mut inner = self.inner();
        let (id, who) = inner.keys.get(&key).cloned().ok_or_else(nobody)?;
        Ok((self.table(&mut inner, &id)?, who))
    }

    /// The table of a game in the folder; chairs are set if it has none yet.
    pub fn go_on(&self, id: &str) -> Result<Arc<Table>, Wrong> {
        if !is_plain(id) {
            return Err(no_game(id));
        }
        self.table(&mut self.inner(), id)
    }

    fn table(&self, inner: &mut Inner, id: &str) -> Result<Arc<Table>, Wrong> {
        if let Some(table) = inner.live.get(id) {
            return Ok(table.clone());
        }
        inner.has_room()?;
        let path = self.game(id);
        let header = store::peek(&path).map_err(|_| no_game(id))?;
        let book = shelf::book(&header.book).ok_or_else(|| {
            Wrong::missing(format!("The game {id} is of a book that is not on this shelf."))
        })?;
        let seats = match Seats::read(&self.chairs(id)) {
            Some(seats) => seats,
            None => {
                let of = header.about.get("scenario").and_then(|it| it.as_str()).unwrap_or_default();
                let scenario = (book.scenarios)().iter().find(|it| it.0 == of);
                let read = scenario.and_then(|it| (book.read)(it.1, &[]).ok());
                let plays = read.map_or_else(|| vec!["everybody".to_owned()], |it| it.seats());
                let seats = Seats::new(plays, &[], 0)?;
                seats.write(&self.chairs(id))?;
                seats
            }
        };
        let table = Arc::new(Table::open(id.to_owned(), seats, book, path)?);
        inner.add(&table);
        Ok(table)
    }

    /// Sets a new table; its file is on disk when this returns.
    pub fn set(&self, order: &Order) -> Result<Arc<Table>, Wrong> {
        let (book, text) = scenario(order)?;
        self.lay(book, text, order)
    }

    fn lay(&self, book: &'static shelf::Shelved, text: &str, order: &Order) -> Result<Arc<Table>, Wrong> {
        let set: Vec<(&str, u16)> = order.set.iter().map(|it| (it.0.as_str(), *it.1)).collect();
        let scenario = (book.read)(text, &set).map_err(Wrong::refused)?;
        let seed = order.seed.map_or_else(chance, Ok)?;
        let seats = Seats::new(scenario.seats(), &order.bots, chance()?)?;
        let source =
            if order.own_dice { Source::Typed(Typed::new([])) } else { Source::Seeded(Seeded::new(seed)) };
        let mut game = scenario.start(seats.players(book)?, source);
        let mut inner = self.inner();
        inner.has_room()?;
        let id = self.free(&order.scenario);
        let mut about = Map::new();
        about.insert("name".to_owned(), json!(scenario.title()));
        about.insert("scenario".to_owned(), json!(order.scenario));
        let unwritten = |_| Wrong::trouble("The game could not be written to disk; is it full?");
        seats.write(&self.chairs(&id))?;
        game.keep_in(&self.game(&id), about).map_err(unwritten)?;
        let table = Arc::new(Table::new(id.clone(), seats, book, self.game(&id), game, Vec::new())?);
        inner.add(&table);
        Ok(table)
    }

    /// A name that no game in the folder has.
    fn free(&self, scenario: &str) -> String {
        let named = |n: u32| format!("{scenario}-{n}");
        (1..).map(named).find(|it| !self.game(it).exists()).unwrap_or_else(|| named(0))
    }
}

impl Inner {
    fn index(&mut self, id: &str, seats: &Seats) {
        self.keys.extend(seats.keys().map(|(key, who)| (key, (id.to_owned(), who))));
    }

    fn add(&mut self, table: &Arc<Table>) {
        self.index(&table.id, &table.seats);
        self.live.insert(table.id.clone(), table.clone());
    }

    /// Makes room by putting away a table nobody looks at.
    fn has_room(&mut self) -> Result<(), Wrong> {
        if self.live.len() < MOST_TABLES {
            return Ok(());
        }
        let idle = self.live.iter().find(|it| Arc::strong_count(it.1) == 1 && it.1.followers() == 0);
        let idle = idle.map(|it| it.0.clone());
        let idle = idle.ok_or_else(|| Wrong::too_many("Too many tables are in play; come back later."))?;
        self.live.remove(&idle);
        Ok(())
    }
}

/// The scenario that is asked for, and its book.
fn scenario(order: &Order) -> Result<(&'static shelf::Shelved, &'static str), Wrong> {
    let books = shelf::BOOKS.iter().filter(|it| order.book.as_deref().is_none_or(|id| id == it.id));
    let found = books.flat_map(|book| (book.scenarios)().iter().map(move |it| (book, it)));
    let mut found = found.filter(|(_, it)| it.0 == order.scenario);
    let (book, (_, text)) =
        found.next().ok_or_else(|| Wrong::missing(format!("There is no scenario `{}`.", order.scenario)))?;
    Ok((book, text))
}

/// A number nobody can guess.
pub fn chance() -> Result<u64, Wrong> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).map_err(|_| Wrong::trouble("This machine has no source of chance."))?;
    // Numbers that JSON readers keep whole.
    Ok(u64::from_le_bytes(bytes) >> 11)
}

fn no_game(id: &str) -> Wrong {
    Wrong::missing(format!("There is no game `{id}`."))
}

/// Whether a name can be a file of the folder and nothing else.
fn is_plain(id: &str) -> bool {
    let plain = |it: char| it.is_ascii_alphanumeric() || it == '-' || it == '_';
    !id.is_empty() && id.len() <= 80 && id.chars().all(plain)
}

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
use serde_json::{Map, json};
use shelf::Source;
use tokio::sync::Semaphore;

use crate::{
    order::Order,
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
    pub reckoning: Semaphore,
    /// What the last change of a campaign has brought, for its page to tell.
    pub told: Mutex<BTreeMap<String, Vec<shelf::Told>>>,
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
    /// Whether it was put away.
    pub away: bool,
}

impl Hall {
    /// Finds the games in this folder, which is made if it is not there.
    pub fn open(folder: &Path) -> std::io::Result<Hall> {
        std::fs::create_dir_all(folder)?;
        let hall = Hall { folder: folder.to_owned(), inner: Mutex::default(), reckoning: Semaphore::new(2), told: Mutex::default() };
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
        let away = path.with_extension("away").exists();
        Some(Kept { id, name, book: header.book, written, seats, away })
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
        let (book, text) = order.text()?;
        self.lay(book, &text, order)
    }

    fn lay(&self, book: &'static shelf::Shelved, text: &str, order: &Order) -> Result<Arc<Table>, Wrong> {
        let scenario = (book.read)(text, &order.set()).map_err(Wrong::refused)?;
        let mut about = Map::new();
        about.insert("name".to_owned(), json!(scenario.title()));
        about.insert("scenario".to_owned(), json!(order.scenario));
        self.sit_down(book, scenario.as_ref(), order, about, None)
    }

    /// Sits people and bots down at a scenario; `game` names the game if it has a name already.
    pub fn sit_down(
        &self,
        book: &'static shelf::Shelved,
        scenario: &dyn shelf::Prepared,
        order: &Order,
        about: Map<String, serde_json::Value>,
        game: Option<&str>,
    ) -> Result<Arc<Table>, Wrong> {
        let seed = order.seed.map_or_else(chance, Ok)?;
        let seats = Seats::new(scenario.seats(), &order.bots, chance()?)?.with_friends(&order.friends);
        let source =
            if order.own_dice { Source::Typed(Typed::new([])) } else { Source::Seeded(Seeded::new(seed)) };
        let mut started = scenario.start(seats.players(book)?, source);
        let mut inner = self.inner();
        inner.has_room()?;
        let id = game.map_or_else(|| self.free(order.stem()), str::to_owned);
        let unwritten = |_| Wrong::trouble("The game could not be written to disk; is it full?");
        seats.write(&self.chairs(&id))?;
        started.keep_in(&self.game(&id), about).map_err(unwritten)?;
        let table = Arc::new(Table::new(id.clone(), seats, book, self.game(&id), started, Vec::new())?);
        inner.add(&table);
        Ok(table)
    }

    /// Whether there is a game of this id.
    pub fn has(&self, id: &str) -> bool {
        is_plain(id) && self.game(id).exists()
    }

    /// Puts a game away or takes it out again; nothing of it is lost either way.
    pub fn put_away(&self, id: &str, away: bool) -> Result<(), Wrong> {
        if !self.has(id) {
            return Err(no_game(id));
        }
        let mark = self.folder.join(format!("{id}.away"));
        let done = if away { std::fs::write(&mark, "") } else { std::fs::remove_file(&mark) };
        match done {
            Err(it) if it.kind() != std::io::ErrorKind::NotFound => {
                Err(Wrong::trouble("That could not be written to disk; is it full?"))
            }
            Ok(()) | Err(_) => Ok(()),
        }
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

impl Hall {
    fn sheet(&self, id: &str) -> PathBuf {
        self.folder.join(format!("{id}.campaign"))
    }

    /// The ids of all campaigns, the latest first.
    pub fn campaigns(&self) -> Vec<String> {
        let Ok(entries) = std::fs::read_dir(&self.folder) else { return Vec::new() };
        let own = |it: PathBuf| {
            let id = it.file_stem()?.to_str()?.to_owned();
            let written = std::fs::metadata(&it).and_then(|it| it.modified()).ok();
            (it.extension()? == "campaign" && is_plain(&id)).then_some((written, id))
        };
        let mut all: Vec<_> = entries.flatten().filter_map(|it| own(it.path())).collect();
        all.sort_by(|a, b| b.cmp(a));
        all.into_iter().map(|it| it.1).collect()
    }

    pub fn campaign(&self, id: &str) -> Result<String, Wrong> {
        let missing = || Wrong::missing(format!("There is no campaign `{id}`."));
        if !is_plain(id) {
            return Err(missing());
        }
        std::fs::read_to_string(self.sheet(id)).map_err(|_| missing())
    }

    /// Keeps a campaign under an id of its own.
    pub fn new_campaign(&self, _book: &str, name: &str, text: &str) -> Result<String, Wrong> {
        let _turn = self.inner();
        let letters = name.chars().map(|it| if it.is_ascii_alphanumeric() { it.to_ascii_lowercase() } else { '-' });
        let stem: String = letters.take(40).collect();
        let stem = if stem.trim_matches('-').is_empty() { "campaign" } else { stem.trim_matches('-') };
        let named = |n: u32| if n == 1 { stem.to_owned() } else { format!("{stem}-{n}") };
        let id = (1..).map(named).find(|it| !self.sheet(it).exists()).unwrap_or_default();
        self.write_campaign(&id, text)?;
        Ok(id)
    }

    /// Replaces a campaign if it still is what was read.
    pub fn keep_campaign(&self, id: &str, before: &str, after: &str) -> Result<(), Wrong> {
        let _turn = self.inner();
        if self.campaign(id)? != before {
            return Err(Wrong::stale("The campaign has changed since; nothing was done. Look again."));
        }
        self.write_campaign(id, after)
    }

    fn write_campaign(&self, id: &str, text: &str) -> Result<(), Wrong> {
        store::replace_atomically(&self.sheet(id), text.as_bytes())
            .map_err(|_| Wrong::trouble("The campaign could not be written to disk; is it full?"))
    }
}

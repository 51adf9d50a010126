//! All games and campaigns in one SQLite file. A line that was added is on disk when the call returns, or nothing of it
//! is there; optimistic locking refuses a stale writer.
mod add;
mod backup;
mod campaign;
mod damage;
mod log;
mod queue;
mod report;
mod row;
mod schema;
#[cfg(test)]
mod tests;

pub use add::NewGame;
pub use backup::BackupSummary;
pub use campaign::{CampaignRecord, OldCampaign};
pub use report::End;
pub use row::{InLibrary, LibraryRow};

use std::{
    fmt::Debug,
    path::Path,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicI64, AtomicU64},
    },
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use queue::{Job, MOST_PACE};
use rusqlite::{Connection, OpenFlags, OptionalExtension};
use serde_json::Value;

use crate::{BundleKind, Error, Header, whole::sync_folder, writing::Slot};

/// The name of the library's file.
const FILE: &str = "shamble.db";

/// The library of a folder; copies of this share one connection.
#[derive(Clone)]
pub struct Library(Arc<Shared>);

struct Shared {
    connection: Mutex<Connection>,
    /// Lines that wait to be written, each with the place for its outcome.
    jobs: Mutex<Vec<(Job, Arc<Slot>)>>,
    /// Whether somebody writes for everybody.
    flushing: AtomicBool,
    /// The number of the game that wrote last.
    last: AtomicI64,
    /// How long writing has taken of late, in nanoseconds.
    pace: AtomicU64,
    /// What has to be said about the library as it was found.
    remark: Option<String>,
}

impl Debug for Library {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Library").finish_non_exhaustive()
    }
}

/// A game as a list shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRecord {
    pub id: String,
    pub header: Header,
    pub name: String,
    pub created: SystemTime,
    pub written: SystemTime,
    pub over: bool,
    /// How it ended.
    pub result: Option<Value>,
    pub decisions: usize,
    /// Who may sit where, in the words of whoever sets tables.
    pub chairs: Option<String>,
    /// The campaign it belongs to.
    pub campaign: Option<String>,
    /// Whether it was put away.
    pub away: bool,
}

impl Library {
    /// Opens the library of a folder, or makes one; an older one is brought up to date.
    pub fn open(folder: &Path) -> Result<Library, Error> {
        std::fs::create_dir_all(folder).map_err(|it| Error::of(it, folder))?;
        let path = folder.join(FILE);
        let was_there = path.exists();
        let found = damage::found(&path)?;
        let mut connection = Connection::open(&path)?;
        let begun = schema::prepare(&mut connection).map_err(|it| match it {
            Error::NotALibrary if damage::is_blank(&path) => Error::DamagedLibrary,
            other => other,
        })?;
        let remark =
            found.or_else(|| (was_there && begun).then(|| damage::EMPTIED.to_owned())).or_else(|| {
                let damaged = !damage::is_large(&connection) && damage::within(&connection);
                damaged.then(|| damage::WITHIN.to_owned())
            });
        sync_folder(&path)?;
        let library = Library(Arc::new(Shared {
            connection: Mutex::new(connection),
            jobs: Mutex::default(),
            flushing: AtomicBool::new(false),
            last: AtomicI64::new(0),
            pace: AtomicU64::new(MOST_PACE),
            remark,
        }));
        // What a crash left behind in the log would look like damage later on. Another program at work is no trouble.
        let _ = library.write_back();
        Ok(library)
    }

    /// Whether a folder has a library.
    pub fn is_in(folder: &Path) -> bool {
        folder.join(FILE).exists()
    }

    /// What has to be said about the library as it was found, in whole sentences.
    pub fn remark(&self) -> Option<&str> {
        self.0.remark.as_deref()
    }

    /// Looks through a library that was too large for it when it was opened, by a connection of its own: games go on meanwhile. What
    /// has to be said of it, in whole sentences.
    pub fn look_through(&self) -> Option<&'static str> {
        let path = {
            let connection = self.connection();
            damage::is_large(&connection).then(|| connection.path().map(str::to_owned)).flatten()?
        };
        let own = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY).ok()?;
        damage::within(&own).then_some(damage::WITHIN)
    }

    /// Another number whenever another program has written to the library.
    pub fn version(&self) -> Result<i64, Error> {
        Ok(self.connection().prepare_cached("PRAGMA data_version")?.query_row([], |it| it.get(0))?)
    }

    fn connection(&self) -> MutexGuard<'_, Connection> {
        self.0.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn jobs(&self) -> MutexGuard<'_, Vec<(Job, Arc<Slot>)>> {
        self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells one library from every other.
    pub fn mark(&self) -> Result<String, Error> {
        Ok(self.connection().query_row("SELECT mark FROM library", [], |it| it.get(0))?)
    }

    /// A number that nobody can foresee, for the dice of a game that had none of its own.
    pub fn chance(&self) -> Result<u64, Error> {
        let bits: i64 = self.connection().query_row("SELECT random()", [], |it| it.get(0))?;
        // Numbers that JSON readers keep whole.
        Ok(bits.unsigned_abs() >> 11)
    }

    /// Lets the file grow no larger than it is by more than this many pages of 4 KB; a full disk for whoever wants one.
    pub fn bound(&self, more_pages: u32) -> Result<(), Error> {
        let connection = self.connection();
        let pages: u32 = connection.query_row("PRAGMA page_count", [], |it| it.get(0))?;
        let most = pages.saturating_add(more_pages);
        connection.query_row(&format!("PRAGMA max_page_count = {most}"), [], |_| Ok(()))?;
        Ok(())
    }

    /// A place for the game with this id.
    pub fn row<'a>(&'a self, id: &'a str) -> LibraryRow<'a> {
        LibraryRow { library: self, id, chairs: None, kind: BundleKind::Game, campaign: None }
    }

    /// Every game, the one written last first, without the campaigns; none is played again for that.
    pub fn games(&self) -> Result<Vec<GameRecord>, Error> {
        let connection = self.connection();
        let mut all = connection.prepare_cached(&format!(
            "{LISTED} WHERE kind = 'game' ORDER BY written DESC, games.number DESC"
        ))?;
        let rows = all.query_map([], listed)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Who may sit where, of every game and campaign that says so: its id, and its chairs as they are kept.
    pub fn chairs(&self) -> Result<Vec<(String, String)>, Error> {
        let connection = self.connection();
        let mut all = connection.prepare_cached("SELECT id, chairs FROM games WHERE chairs NOT NULL")?;
        let rows = all.query_map([], |it| Ok((it.get(0)?, it.get(1)?)))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The game or the campaign with this id.
    pub fn game(&self, id: &str) -> Result<Option<GameRecord>, Error> {
        let connection = self.connection();
        let mut one = connection.prepare_cached(&format!("{LISTED} WHERE id = ?1"))?;
        Ok(one.query_row([id], listed).optional()?)
    }

    /// The whole game as a file holds it.
    pub fn text(&self, id: &str) -> Result<Option<Vec<u8>>, Error> {
        let connection = self.connection();
        let number = connection.query_row("SELECT number FROM games WHERE id = ?1", [id], |it| it.get(0));
        match number.optional()? {
            Some(number) => Ok(Some(row::lines(&connection, number)?)),
            None => Ok(None),
        }
    }

    /// Says who may sit where.
    pub fn seat(&self, id: &str, chairs: &str) -> Result<(), Error> {
        self.connection().execute("UPDATE games SET chairs = ?2 WHERE id = ?1", [id, chairs])?;
        Ok(())
    }

    /// Puts a game or a campaign away or takes it out again; says whether there is such a one.
    pub fn put_away(&self, id: &str, away: bool) -> Result<bool, Error> {
        let sql = "UPDATE games SET away = ?2 WHERE id = ?1";
        Ok(self.connection().execute(sql, rusqlite::params![id, away])? == 1)
    }

    /// Takes a game out that nobody can go on with, or a campaign with all its games, as if it had never come in; the ids of what
    /// went.
    pub fn forget(&self, id: &str) -> Result<Vec<String>, Error> {
        let connection = self.connection();
        let mut all = connection.prepare_cached(
            "DELETE FROM games WHERE id = ?1 OR number IN (SELECT played.game FROM played \
             JOIN games AS it ON it.number = played.campaign WHERE it.id = ?1) RETURNING id",
        )?;
        let gone = all.query_map([id], |it| it.get(0))?;
        Ok(gone.collect::<Result<_, _>>()?)
    }

    /// Whether a game or a campaign has this id.
    pub fn is_taken(&self, id: &str) -> Result<bool, Error> {
        Ok(is_taken(&self.connection(), id)?)
    }

    /// The first of `stem-1`, `stem-2` … that is no game's and no campaign's.
    pub fn free(&self, stem: &str) -> Result<String, Error> {
        Ok(free(&self.connection(), (1..).map(|n| format!("{stem}-{n}")))?)
    }
}

const LISTED: &str = "SELECT id, header, name, created, written, over, result, decisions, chairs, \
    coalesce((SELECT it.id FROM played JOIN games AS it ON it.number = played.campaign WHERE played.game = games.number), \
     (SELECT campaigns.id FROM campaign_games JOIN campaigns ON campaigns.number = campaign_games.campaign \
      WHERE campaign_games.game = games.number)), away, book, schema FROM games";

fn listed(row: &rusqlite::Row<'_>) -> rusqlite::Result<GameRecord> {
    let json = |it: Option<String>| it.and_then(|it| serde_json::from_str(&it).ok());
    let header: String = row.get(1)?;
    let header = match serde_json::from_str(&header) {
        Ok(header) => header,
        // It is listed by what else is known of it; whoever opens it is told what is wrong.
        Err(_) => Header::unread(row.get(11)?, row.get(12)?),
    };
    Ok(GameRecord {
        id: row.get(0)?,
        header,
        name: row.get(2)?,
        created: moment(row.get(3)?),
        written: moment(row.get(4)?),
        over: row.get(5)?,
        result: json(row.get(6)?),
        decisions: row.get::<_, i64>(7)?.try_into().unwrap_or(0),
        chairs: row.get(8)?,
        campaign: row.get(9)?,
        away: row.get(10)?,
    })
}

/// The first of these names that neither a game nor a campaign has.
fn free(connection: &Connection, names: impl Iterator<Item = String>) -> rusqlite::Result<String> {
    for name in names {
        if !is_taken(connection, &name)? {
            return Ok(name);
        }
    }
    Err(rusqlite::Error::QueryReturnedNoRows)
}

fn is_taken(connection: &Connection, id: &str) -> rusqlite::Result<bool> {
    let sql =
        "SELECT EXISTS (SELECT 1 FROM games WHERE id = ?1) OR EXISTS (SELECT 1 FROM campaigns WHERE id = ?1)";
    connection.prepare_cached(sql)?.query_row([id], |it| it.get(0))
}

/// Whether something can be the id of a game or a campaign, and part of an address.
pub fn is_plain(id: &str) -> bool {
    let plain = |it: char| it.is_ascii_alphanumeric() || it == '-' || it == '_';
    !id.is_empty() && id.len() <= 80 && id.chars().all(plain)
}

/// A name made into an id: `The long way home` into `the-long-way-home`.
pub fn plain(name: &str) -> String {
    let words: Vec<String> = name
        .split(|it: char| !it.is_ascii_alphanumeric())
        .filter(|it| !it.is_empty())
        .map(str::to_ascii_lowercase)
        .collect();
    let id: String = words.join("-").chars().take(60).collect();
    let id = id.trim_end_matches('-');
    if id.is_empty() { "game".to_owned() } else { id.to_owned() }
}

fn moment(millis: i64) -> SystemTime {
    UNIX_EPOCH + Duration::from_millis(millis.max(0).unsigned_abs())
}

fn millis(moment: SystemTime) -> i64 {
    moment.duration_since(UNIX_EPOCH).map_or(0, |it| i64::try_from(it.as_millis()).unwrap_or(i64::MAX))
}

fn now() -> i64 {
    millis(SystemTime::now())
}

//! One game in the library: its lines, added one by one.
use rusqlite::{Connection, OptionalExtension, Transaction, TransactionBehavior, params};
use serde_json::Value;

use super::{Library, now, queue::Job};
use crate::{
    BundleKind, Error, Header, Note,
    read::{Record, Tail},
    writing::Writing,
};

/// A place in the library, by the game's id; what it is made with counts only when it is new.
#[derive(Clone, Copy, Debug)]
pub struct LibraryRow<'a> {
    pub(super) library: &'a Library,
    pub(super) id: &'a str,
    pub(super) chairs: Option<&'a str>,
    pub(super) kind: BundleKind,
    pub(super) campaign: Option<(&'a str, &'a str)>,
}

impl<'a> LibraryRow<'a> {
    /// Says who may sit where.
    pub fn with_chairs(self, chairs: &'a str) -> Self {
        LibraryRow { chairs: Some(chairs), ..self }
    }

    /// What the first line of the game says of it.
    pub fn header(&self) -> Result<Header, Error> {
        let listed = self.library.game(self.id)?;
        listed.map(|it| it.header).ok_or_else(|| Error::NoGame { id: self.id.to_owned() })
    }

    /// Makes it a campaign.
    pub fn as_campaign(self) -> Self {
        LibraryRow { kind: BundleKind::Campaign, ..self }
    }

    /// Makes it the game that this campaign calls by this name.
    pub fn in_campaign(self, campaign: &'a str, name: &'a str) -> Self {
        LibraryRow { campaign: Some((campaign, name)), ..self }
    }
}

/// A game that is open. Others may open it too; whoever writes first goes on with it.
#[derive(Debug)]
pub struct InLibrary {
    library: Library,
    number: i64,
    /// How many lines the game has and the checksum of the last, as far as is known here.
    last: (i64, u32),
    /// How many of them are good.
    good: i64,
}

impl InLibrary {
    pub fn create(row: LibraryRow<'_>, header: &Header, text: &str, sum: u32) -> Result<InLibrary, Error> {
        let mut connection = row.library.connection();
        let all = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let fresh =
            Fresh { id: row.id, header, text, sum, chairs: row.chairs, kind: row.kind, moment: now() };
        let (number, lines) = insert(&all, &fresh, &Note::default())?;
        if let Some((campaign, name)) = row.campaign {
            // A game that is due is begun once, whoever else begins it at the same time.
            let sql = "INSERT OR IGNORE INTO played SELECT number, ?2, ?3 FROM games WHERE id = ?1 AND kind = 'campaign'";
            if all.execute(sql, params![campaign, name, number])? == 0 {
                return Err(Error::GoneOn);
            }
        }
        all.commit()?;
        Ok(InLibrary { library: row.library.clone(), number, last: (lines, sum), good: lines })
    }

    pub fn open(row: LibraryRow<'_>) -> Result<(InLibrary, Vec<u8>), Error> {
        let mut connection = row.library.connection();
        let all = connection.transaction()?;
        let sql = "SELECT number, lines, sum FROM games WHERE id = ?1";
        let found = all.query_row(sql, [row.id], |it| Ok((it.get(0)?, it.get(1)?, it.get(2)?))).optional()?;
        let Some((number, lines, sum)) = found else { return Err(Error::NoGame { id: row.id.to_owned() }) };
        let bytes = self::lines(&all, number)?;
        let held = InLibrary { library: row.library.clone(), number, last: (lines, sum), good: lines };
        Ok((held, bytes))
    }

    /// Takes note of what is good; lines that are missing at the end have no checksum that could tell.
    pub fn stands(&mut self, record: &Record) -> Result<(), Error> {
        let good = i64::try_from(record.lines).unwrap_or(i64::MAX);
        let whole = match record.tail {
            Tail::Nothing => (good, record.sum) == self.last,
            Tail::Torn | Tail::Garbled => good + 1 == self.last.0,
        };
        if !whole {
            let expected = "the lines that were written after the one before".to_owned();
            return Err(Error::Damaged { line: record.lines + 1, expected });
        }
        self.good = good;
        Ok(())
    }

    /// Queues a line, which is added if the game still ends where it did when it was opened or last written to.
    pub fn begin(&mut self, text: &str, sum: u32, note: &Note) -> Writing {
        let text = text.strip_suffix('\n').unwrap_or(text).to_owned();
        let next = (self.good + 1, sum);
        let (number, last, good) = (self.number, self.last, self.good);
        self.library.queue(Job { number, last, good, next, text, note: note.clone() })
    }

    /// Whether the game still ends where it does here: nobody else has gone on with it.
    pub fn is_current(&self) -> Result<bool, Error> {
        let sql = "SELECT EXISTS (SELECT 1 FROM games WHERE number = ?1 AND lines = ?2 AND sum = ?3)";
        let connection = self.library.connection();
        let mut one = connection.prepare_cached(sql)?;
        Ok(one.query_row(params![self.number, self.last.0, self.last.1], |it| it.get(0))?)
    }

    /// Whether writing a line here and now takes next to no time and would be shared with nobody.
    pub fn is_quick(&self) -> bool {
        self.library.is_quick() && self.library.last_writer() == self.number
    }

    /// The line with this checksum, queued last, is on disk.
    pub fn stands_with(&mut self, sum: u32) {
        let next = self.good + 1;
        (self.last, self.good) = ((next, sum), next);
    }
}

/// Adds a line within a transaction, unless somebody else has gone on with the game.
pub(super) fn add(all: &Connection, job: &Job) -> rusqlite::Result<Result<(), Error>> {
    if !advance(all, job)? {
        // A write that was reported as failed may be on disk all the same.
        return Ok(if is_there(all, job)? { Ok(()) } else { Err(Error::GoneOn) });
    }
    if job.good < job.last.0 {
        all.execute("DELETE FROM lines WHERE game = ?1 AND ?2 < line", [job.number, job.good])?;
    }
    let sql = "INSERT INTO lines VALUES (?1, ?2, ?3)";
    all.prepare_cached(sql)?.execute(params![job.number, job.next.0, job.text])?;
    Ok(Ok(()))
}

/// Moves the end of the game, unless somebody else has.
fn advance(all: &Connection, job: &Job) -> rusqlite::Result<bool> {
    let sql = "UPDATE games SET lines = ?4, sum = ?5, written = ?6, over = ?7, result = ?8, decisions = ?9 \
               WHERE number = ?1 AND lines = ?2 AND sum = ?3";
    let Job { number, last, next, note, .. } = job;
    let decisions = i64::try_from(note.decisions).unwrap_or(i64::MAX);
    let values = params![number, last.0, last.1, next.0, next.1, now(), note.over, note.result, decisions];
    Ok(all.prepare_cached(sql)?.execute(values)? == 1)
}

fn is_there(all: &Connection, job: &Job) -> rusqlite::Result<bool> {
    let sql = "SELECT EXISTS (SELECT 1 FROM games JOIN lines ON lines.game = games.number \
               WHERE number = ?1 AND lines = ?2 AND sum = ?3 AND line = ?2 AND text = ?4)";
    all.query_row(sql, params![job.number, job.next.0, job.next.1, job.text], |it| it.get(0))
}

/// All lines of a game, each with its end.
pub(super) fn lines(connection: &Connection, number: i64) -> Result<Vec<u8>, Error> {
    let mut all = connection.prepare_cached("SELECT text FROM lines WHERE game = ?1 ORDER BY line")?;
    let mut rows = all.query([number])?;
    let mut bytes = Vec::new();
    while let Some(row) = rows.next()? {
        bytes.extend_from_slice(row.get_ref(0)?.as_bytes().map_err(|_| Error::DamagedLibrary)?);
        bytes.push(b'\n');
    }
    Ok(bytes)
}

/// A game that is not in the library yet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fresh<'a> {
    pub id: &'a str,
    pub header: &'a Header,
    pub text: &'a str,
    /// The checksum of the last line.
    pub sum: u32,
    pub chairs: Option<&'a str>,
    pub kind: BundleKind,
    pub moment: i64,
}

/// Puts a game in; its number and how many lines it has.
pub(super) fn insert(all: &Transaction<'_>, fresh: &Fresh<'_>, note: &Note) -> Result<(i64, i64), Error> {
    if super::is_taken(all, fresh.id)? {
        return Err(Error::Taken { id: fresh.id.to_owned() });
    }
    let about = |key| fresh.header.about.get(key).and_then(Value::as_str);
    let header = fresh.text.split('\t').next().unwrap_or_default();
    let lines = i64::try_from(fresh.text.lines().count()).unwrap_or(i64::MAX);
    let sql = "INSERT INTO games (id, book, schema, name, scenario, header, created, written, over, result, decisions, \
               chairs, lines, sum, kind) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)";
    let values = params![
        fresh.id,
        fresh.header.book,
        fresh.header.schema,
        about("name").unwrap_or("A game"),
        about("scenario"),
        header,
        fresh.moment,
        note.over,
        note.result,
        i64::try_from(note.decisions).unwrap_or(i64::MAX),
        fresh.chairs,
        lines,
        fresh.sum,
        fresh.kind.name(),
    ];
    all.execute(sql, values)?;
    let number = all.last_insert_rowid();
    let mut add = all.prepare_cached("INSERT INTO lines VALUES (?1, ?2, ?3)")?;
    for (at, line) in (1_i64..).zip(fresh.text.lines()) {
        add.execute(params![number, at, line])?;
    }
    Ok((number, lines))
}

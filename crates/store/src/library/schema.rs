//! The library's own form, and the steps that bring an older one up to date.
use std::time::Duration;

use rusqlite::{Connection, TransactionBehavior};

use crate::Error;

/// Says in the file whose it is.
const SHAMBLE: i32 = 0x5368_616d;

/// How long one program waits for another that is writing.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// The log is cut to this many bytes whenever all of it is in the file; SQLite writes it back by itself from 1,000 pages on.
const MOST_LOG: u32 = 4 << 20;

/// What makes version n of version n - 1. A step is never changed once it was released; a new one is added.
pub const STEPS: &[&str] = &[
    // `lines` and `sum` say which line of a game is the last, and its checksum.
    "CREATE TABLE games (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE,
        book TEXT NOT NULL, schema INTEGER NOT NULL, name TEXT NOT NULL, scenario TEXT, header TEXT NOT NULL,
        created INTEGER NOT NULL, written INTEGER NOT NULL,
        over INTEGER NOT NULL DEFAULT 0, result TEXT, decisions INTEGER NOT NULL DEFAULT 0,
        chairs TEXT, lines INTEGER NOT NULL, sum INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE lines (
        game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, line INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (game, line)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE library (mark TEXT NOT NULL) STRICT;
    INSERT INTO library VALUES (lower(hex(randomblob(16))));",
    // `name` is what the campaign's text calls the game.
    "CREATE TABLE campaigns (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, book TEXT NOT NULL, name TEXT NOT NULL,
        text TEXT NOT NULL, created INTEGER NOT NULL, written INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE campaign_games (
        campaign INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE, name TEXT NOT NULL,
        game INTEGER NOT NULL UNIQUE REFERENCES games ON DELETE CASCADE,
        PRIMARY KEY (campaign, name)
    ) STRICT, WITHOUT ROWID;",
    // A game that is put away is in no list but its own.
    "ALTER TABLE games ADD COLUMN away INTEGER NOT NULL DEFAULT 0;",
    // What was worked out of a game: good as long as the game ends with the same line, and its maker would do the same.
    "CREATE TABLE reports (
        game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE, lines INTEGER NOT NULL, sum INTEGER NOT NULL,
        maker TEXT NOT NULL, text TEXT NOT NULL
    ) STRICT;",
    // A campaign has lines as a game has, and is a row among the games. The table `campaigns` has those that were kept as one text and
    // that no book has taken over yet.
    "ALTER TABLE games ADD COLUMN kind TEXT NOT NULL DEFAULT 'game';
    CREATE TABLE played (
        campaign INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, name TEXT NOT NULL,
        game INTEGER NOT NULL UNIQUE REFERENCES games ON DELETE CASCADE,
        PRIMARY KEY (campaign, name)
    ) STRICT, WITHOUT ROWID;",
];

/// Sets the connection up and brings the file to the version of this program; whether there was nothing in it.
pub fn prepare(connection: &mut Connection) -> Result<bool, Error> {
    connection.busy_timeout(PATIENCE)?;
    let version = version(connection)?;
    if STEPS.len() < version {
        return Err(Error::NewerLibrary { found: version, known: STEPS.len() });
    }
    // Where this cannot be had (some network disks), the older way of writing is as safe and a little slower.
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    // Where syncing has a weaker and a stronger form (macOS), the stronger one.
    connection
        .execute_batch("PRAGMA synchronous = FULL; PRAGMA fullfsync = ON; PRAGMA foreign_keys = ON;")?;
    connection.query_row(&format!("PRAGMA journal_size_limit = {MOST_LOG}"), [], |_| Ok(()))?;
    if version < STEPS.len() { Ok(migrate(connection, STEPS.len())? == 0) } else { Ok(false) }
}

/// Takes every step up to version `to` that was not taken yet, all or none; the version there was.
pub fn migrate(connection: &mut Connection, to: usize) -> Result<usize, Error> {
    let all = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another program may have come first.
    let from = version(&all)?;
    for step in STEPS.iter().take(to).skip(from) {
        all.execute_batch(step)?;
    }
    all.pragma_update(None, "application_id", SHAMBLE)?;
    all.pragma_update(None, "user_version", u32::try_from(to.max(from)).unwrap_or(u32::MAX))?;
    all.commit()?;
    Ok(from)
}

/// The version of a library, 0 of a new file; the databases of other programs are refused.
fn version(connection: &Connection) -> Result<usize, Error> {
    let number = |sql: &str| connection.query_row(sql, [], |it| it.get::<_, i32>(0));
    let (whose, version) = (number("PRAGMA application_id")?, number("PRAGMA user_version")?);
    let tables = number("SELECT count(*) FROM sqlite_schema")?;
    match whose {
        SHAMBLE => usize::try_from(version).map_err(|_| Error::NotALibrary),
        0 if tables == 0 => Ok(0),
        _ => Err(Error::NotALibrary),
    }
}

//! What was worked out of a game that is over, kept so that nobody has to wait for it twice.
use rusqlite::{OptionalExtension, params};

use super::Library;
use crate::Error;

/// Where a game ended when it was looked at: how many lines it had, and the checksum of the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End(i64, u32);

impl Library {
    /// Where a game ends just now.
    pub fn end(&self, id: &str) -> Result<Option<End>, Error> {
        let sql = "SELECT lines, sum FROM games WHERE id = ?1";
        let connection = self.connection();
        Ok(connection.query_row(sql, [id], |it| Ok(End(it.get(0)?, it.get(1)?))).optional()?)
    }

    /// What the same maker has worked out of a game that ended there.
    pub fn report(&self, id: &str, end: End, maker: &str) -> Result<Option<String>, Error> {
        let sql = "SELECT text FROM reports JOIN games ON games.number = reports.game \
                   WHERE id = ?1 AND reports.lines = ?2 AND reports.sum = ?3 AND maker = ?4";
        let connection = self.connection();
        Ok(connection.query_row(sql, params![id, end.0, end.1, maker], |it| it.get(0)).optional()?)
    }

    /// Keeps what was worked out, in place of what was there; nothing if the game has changed meanwhile.
    pub fn keep_report(&self, id: &str, end: End, maker: &str, text: &str) -> Result<(), Error> {
        let sql = "INSERT OR REPLACE INTO reports SELECT number, lines, sum, ?4, ?5 FROM games \
                   WHERE id = ?1 AND lines = ?2 AND sum = ?3";
        self.connection().execute(sql, params![id, end.0, end.1, maker, text])?;
        Ok(())
    }
}

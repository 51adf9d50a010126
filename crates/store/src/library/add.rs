//! Whole games and campaigns that come from somewhere else.
use std::time::SystemTime;

use rusqlite::{Connection, Transaction, TransactionBehavior, params};

use super::{
    Library, millis, now,
    row::{Fresh, insert},
};
use crate::{
    Bundle, BundleKind, Error, Note,
    read::{Record, Tail},
};

/// A game to put into the library.
#[derive(Clone, Debug)]
pub struct NewGame<'a> {
    /// The id it gets if that is free; if not, a number is added.
    pub id: &'a str,
    /// The whole game as a file holds it.
    pub text: &'a [u8],
    pub note: Note,
    pub chairs: Option<&'a str>,
    /// When it was last written, if that was not now.
    pub written: Option<SystemTime>,
    pub kind: BundleKind,
}

impl Library {
    /// Puts a game in whole, and says under which id.
    pub fn add(&self, game: &NewGame<'_>) -> Result<String, Error> {
        let mut connection = self.connection();
        let all = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let (id, _) = add(&all, game)?;
        all.commit()?;
        Ok(id)
    }

    /// Puts a campaign in with all its games, in the order of the bundle; all of it or nothing.
    pub fn add_campaign(
        &self,
        campaign: &NewGame<'_>,
        bundle: &Bundle,
        games: &[NewGame<'_>],
    ) -> Result<String, Error> {
        let mut connection = self.connection();
        let all = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let (id, campaign) = add(&all, &NewGame { kind: BundleKind::Campaign, ..campaign.clone() })?;
        for ((name, _), game) in bundle.games.iter().zip(games) {
            let (_, number) = add(&all, game)?;
            all.execute("INSERT INTO played VALUES (?1, ?2, ?3)", params![campaign, name, number])?;
        }
        all.commit()?;
        Ok(id)
    }

    /// The id of a game that is this one, or has gone on from it.
    pub fn holds(&self, id: &str, text: &[u8]) -> Result<bool, Error> {
        let record = Record::read(text)?;
        let good = usize::try_from(record.good).unwrap_or(text.len());
        Ok(self.text(id)?.is_some_and(|it| it.starts_with(&text[..good])))
    }
}

pub(super) fn add(all: &Transaction<'_>, game: &NewGame<'_>) -> Result<(String, i64), Error> {
    let record = Record::read(game.text)?;
    if record.tail == Tail::Garbled {
        let expected = "text that fits its checksum and the line before".to_owned();
        return Err(Error::Damaged { line: record.lines + 1, expected });
    }
    let good = usize::try_from(record.good).unwrap_or(game.text.len());
    let text = std::str::from_utf8(&game.text[..good])
        .map_err(|_| Error::NotAGame { why: "it is not text".to_owned() })?;
    let id = free_like(all, game.id)?;
    let moment = game.written.map_or_else(now, millis);
    let fresh = Fresh {
        id: &id,
        header: &record.header,
        text,
        sum: record.sum,
        chairs: game.chairs,
        kind: game.kind,
        moment,
    };
    let (number, _) = insert(all, &fresh, &game.note)?;
    Ok((id, number))
}

fn free_like(connection: &Connection, id: &str) -> Result<String, Error> {
    if !super::is_plain(id) {
        return Err(Error::NotPlain { id: id.to_owned() });
    }
    let others = (2..).map(|n| format!("{id}-{n}"));
    Ok(super::free(connection, [id.to_owned()].into_iter().chain(others))?)
}

//! Campaigns: a text that is replaced as a whole, and the games that belong to it.
use std::time::SystemTime;

use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};

use super::{Library, moment, now, row};
use crate::{Bundle, Error};

/// A campaign as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Campaign {
    pub id: String,
    pub book: String,
    pub name: String,
    pub text: String,
    pub created: SystemTime,
    pub written: SystemTime,
    /// Its games: what the text calls them, and their ids.
    pub games: Vec<(String, String)>,
}

impl Campaign {
    /// The id of the game that the text calls so.
    pub fn game(&self, name: &str) -> Option<&str> {
        self.games.iter().find(|it| it.0 == name).map(|it| it.1.as_str())
    }
}

impl Library {
    /// Begins a campaign under an id that nothing has yet.
    pub fn new_campaign(&self, id: &str, book: &str, name: &str, text: &str) -> Result<(), Error> {
        if !super::is_plain(id) {
            return Err(Error::NotPlain { id: id.to_owned() });
        }
        let mut connection = self.connection();
        let all = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        if super::is_taken(&all, id)? {
            return Err(Error::Taken { id: id.to_owned() });
        }
        insert(&all, id, book, name, text)?;
        Ok(all.commit()?)
    }

    /// Every campaign, the one written last first.
    pub fn campaigns(&self) -> Result<Vec<Campaign>, Error> {
        let connection = self.connection();
        let mut all =
            connection.prepare_cached(&format!("{WHOLE} ORDER BY written DESC, campaigns.number DESC"))?;
        let found = all.query_map([], campaign)?.collect::<Result<Vec<_>, _>>()?;
        found.into_iter().map(|it| with_games(&connection, it)).collect()
    }

    pub fn campaign(&self, id: &str) -> Result<Option<Campaign>, Error> {
        let connection = self.connection();
        let found = connection.query_row(&format!("{WHOLE} WHERE id = ?1"), [id], campaign).optional()?;
        found.map(|it| with_games(&connection, it)).transpose()
    }

    /// Replaces the text of a campaign if it still is the one that was read before.
    pub fn change_campaign(&self, id: &str, before: &str, after: &str) -> Result<(), Error> {
        let sql = "UPDATE campaigns SET text = ?3, written = ?4 WHERE id = ?1 AND text = ?2";
        let changed = self.connection().execute(sql, params![id, before, after, now()])?;
        if changed == 1 { Ok(()) } else { Err(Error::CampaignGoneOn) }
    }

    /// A campaign with all its games, to be handed on.
    pub fn bundle(&self, id: &str) -> Result<Option<Bundle>, Error> {
        let mut connection = self.connection();
        let all = connection.transaction()?;
        let found = all.query_row(&format!("{WHOLE} WHERE id = ?1"), [id], campaign).optional()?;
        let Some((number, it)) = found else { return Ok(None) };
        let mut games = Vec::new();
        for (name, _, game) in games_of(&all, number)? {
            games.push((name, row::lines(&all, game)?));
        }
        Ok(Some(Bundle { book: it.book, name: it.name, text: it.text, games }))
    }
}

const WHOLE: &str = "SELECT number, id, book, name, text, created, written FROM campaigns";

fn campaign(row: &rusqlite::Row<'_>) -> rusqlite::Result<(i64, Campaign)> {
    let it = Campaign {
        id: row.get(1)?,
        book: row.get(2)?,
        name: row.get(3)?,
        text: row.get(4)?,
        created: moment(row.get(5)?),
        written: moment(row.get(6)?),
        games: Vec::new(),
    };
    Ok((row.get(0)?, it))
}

fn with_games(connection: &Connection, (number, it): (i64, Campaign)) -> Result<Campaign, Error> {
    let games = games_of(connection, number)?.into_iter().map(|it| (it.0, it.1)).collect();
    Ok(Campaign { games, ..it })
}

/// The games of a campaign as they were begun: their names in its text, their ids, their numbers.
fn games_of(connection: &Connection, campaign: i64) -> Result<Vec<(String, String, i64)>, Error> {
    let sql = "SELECT campaign_games.name, games.id, games.number FROM campaign_games \
               JOIN games ON games.number = campaign_games.game WHERE campaign = ?1 ORDER BY games.number";
    let mut all = connection.prepare_cached(sql)?;
    let rows = all.query_map([campaign], |it| Ok((it.get(0)?, it.get(1)?, it.get(2)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn insert(
    connection: &Connection,
    id: &str,
    book: &str,
    name: &str,
    text: &str,
) -> Result<(), Error> {
    let sql =
        "INSERT INTO campaigns (id, book, name, text, created, written) VALUES (?1, ?2, ?3, ?4, ?5, ?5)";
    connection.execute(sql, params![id, book, name, text, now()])?;
    Ok(())
}

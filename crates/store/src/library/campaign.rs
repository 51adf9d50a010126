//! Campaigns: lines as those of a game, and the games that belong to each.
use std::time::SystemTime;

use rusqlite::{Connection, OptionalExtension, TransactionBehavior, params};

use super::{Library, moment, row};
use crate::{
    Bundle, Error,
    bundle::Body,
    library::{NewGame, add},
};

/// A campaign as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignRecord {
    pub id: String,
    /// The book as its header names it.
    pub book: String,
    pub name: String,
    pub created: SystemTime,
    pub written: SystemTime,
    pub over: bool,
    /// How it stands, as JSON.
    pub result: Option<String>,
    /// Its games: what it calls them, and their ids.
    pub games: Vec<(String, String)>,
    /// Whether it was put away.
    pub away: bool,
}

impl CampaignRecord {
    /// The id of the game that it calls so.
    pub fn game(&self, name: &str) -> Option<&str> {
        self.games.iter().find(|it| it.0 == name).map(|it| it.1.as_str())
    }
}

/// A campaign that an earlier version kept as one text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OldCampaign {
    pub id: String,
    pub book: String,
    pub name: String,
    pub text: String,
    /// Its games: what the text calls them, and their ids.
    pub games: Vec<(String, String)>,
}

impl Library {
    /// Every campaign, the one written last first; none is played again for that.
    pub fn campaigns(&self) -> Result<Vec<CampaignRecord>, Error> {
        let connection = self.connection();
        let sql = format!("{WHOLE} WHERE kind = 'campaign' ORDER BY written DESC, number DESC");
        let mut all = connection.prepare_cached(&sql)?;
        let found = all.query_map([], campaign)?.collect::<Result<Vec<_>, _>>()?;
        found.into_iter().map(|it| with_games(&connection, it)).collect()
    }

    pub fn campaign(&self, id: &str) -> Result<Option<CampaignRecord>, Error> {
        let connection = self.connection();
        let sql = format!("{WHOLE} WHERE kind = 'campaign' AND id = ?1");
        let found = connection.query_row(&sql, [id], campaign).optional()?;
        found.map(|it| with_games(&connection, it)).transpose()
    }

    /// The campaigns that an earlier version kept as one text each, the first first.
    pub fn old_campaigns(&self) -> Result<Vec<OldCampaign>, Error> {
        let connection = self.connection();
        let mut all =
            connection.prepare("SELECT number, id, book, name, text FROM campaigns ORDER BY number")?;
        let read = |row: &rusqlite::Row<'_>| {
            let (id, book, name, text) = (row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?);
            Ok((row.get::<_, i64>(0)?, OldCampaign { id, book, name, text, games: Vec::new() }))
        };
        let found = all.query_map([], read)?.collect::<Result<Vec<_>, _>>()?;
        let with_games = |(number, it): (i64, OldCampaign)| {
            let games = games_of(&connection, OLD_GAMES, number)?.into_iter().map(|it| (it.0, it.1));
            Ok(OldCampaign { games: games.collect(), ..it })
        };
        found.into_iter().map(with_games).collect()
    }

    /// Puts the lines of a campaign in the place of its old text; its games stay its games.
    pub fn take_over(&self, old: &OldCampaign, new: &NewGame<'_>) -> Result<(), Error> {
        let mut connection = self.connection();
        let all = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Another program may have come first.
        if all.execute("DELETE FROM campaigns WHERE id = ?1 AND text = ?2", [&old.id, &old.text])? == 0 {
            return Ok(());
        }
        let (_, campaign) = add::add(&all, new)?;
        for (name, game) in &old.games {
            let sql = "INSERT INTO played SELECT ?1, ?2, number FROM games WHERE id = ?3";
            all.execute(sql, params![campaign, name, game])?;
        }
        Ok(all.commit()?)
    }

    /// A campaign with all its games, to be handed on.
    pub fn bundle(&self, id: &str) -> Result<Option<Bundle>, Error> {
        let mut connection = self.connection();
        let all = connection.transaction()?;
        let sql = format!("{WHOLE} WHERE kind = 'campaign' AND id = ?1");
        let found = all.query_row(&sql, [id], campaign).optional()?;
        let Some((number, it)) = found else { return Ok(None) };
        let mut games = Vec::new();
        for (name, _, game) in games_of(&all, GAMES, number)? {
            games.push((name, row::lines(&all, game)?));
        }
        let body = Body::Lines(row::lines(&all, number)?);
        Ok(Some(Bundle { book: it.book, name: it.name, body, games }))
    }
}

const WHOLE: &str = "SELECT number, id, book, name, created, written, over, result, away FROM games";

const GAMES: &str = "SELECT played.name, games.id, games.number FROM played \
    JOIN games ON games.number = played.game WHERE campaign = ?1 ORDER BY games.number";

const OLD_GAMES: &str = "SELECT campaign_games.name, games.id, games.number FROM campaign_games \
    JOIN games ON games.number = campaign_games.game WHERE campaign = ?1 ORDER BY games.number";

fn campaign(row: &rusqlite::Row<'_>) -> rusqlite::Result<(i64, CampaignRecord)> {
    let it = CampaignRecord {
        id: row.get(1)?,
        book: row.get(2)?,
        name: row.get(3)?,
        created: moment(row.get(4)?),
        written: moment(row.get(5)?),
        over: row.get(6)?,
        result: row.get(7)?,
        games: Vec::new(),
        away: row.get(8)?,
    };
    Ok((row.get(0)?, it))
}

fn with_games(connection: &Connection, (number, it): (i64, CampaignRecord)) -> Result<CampaignRecord, Error> {
    let games = games_of(connection, GAMES, number)?.into_iter().map(|it| (it.0, it.1)).collect();
    Ok(CampaignRecord { games, ..it })
}

/// The games of a campaign as they were begun: their names in it, their ids, their numbers.
fn games_of(connection: &Connection, sql: &str, campaign: i64) -> Result<Vec<(String, String, i64)>, Error> {
    let mut all = connection.prepare_cached(sql)?;
    let rows = all.query_map([campaign], |it| Ok((it.get(0)?, it.get(1)?, it.get(2)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

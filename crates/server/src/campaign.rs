//! Campaigns on this server: each is a table of its own, and now and then leads to another.
use std::sync::Arc;

use shelf::{ChangeLine, Desk, Due, PlayedGame, ReplyRefusal, Rulebook, Sitting, about_game};

use crate::{
    chronicle::Extent,
    hall::{Hall, unread},
    look::TableView,
    order::{Order, by_tables},
    page::start::Team,
    seat::Who,
    table::{Table, campaign::DiaryEntry, declined},
    wrong::{Wrong, contained},
};

/// A campaign as it stands.
#[derive(Debug)]
pub struct Open {
    pub id: String,
    pub book: &'static Rulebook,
    pub table: Arc<Table>,
    pub desk: Desk,
    /// Who is asked.
    pub who: Who,
    pub look: TableView,
    /// The game that it waits for.
    pub due: Option<(Due, Sitting)>,
    /// Why that cannot be set up, in words; what can be done all the same is to abandon it or to go back.
    pub stuck: Option<String>,
}

/// Opens the campaign of this id, with as much of its journal as is wanted.
pub fn open(hall: &Hall, id: &str, extent: Extent) -> Result<Open, Wrong> {
    let row = hall.library.campaign(id).map_err(|it| unread(&it))?;
    row.ok_or_else(|| Wrong::missing(format!("There is no campaign `{id}`.")))?;
    let table = hall.go_on(id)?;
    let none = || Wrong::trouble(format!("The campaign {id} cannot be read."));
    let desk = table.campaign_desk().ok_or_else(none)?;
    let who = table.asked_chair();
    let look = table.seen(who, extent);
    let (due, stuck) = match table.due() {
        Ok(due) => (due, None),
        Err(wrong) => (None, Some(wrong.words)),
    };
    Ok(Open { id: id.to_owned(), book: table.book, table, desk, who, look, due, stuck })
}

/// What a page shows of the journal.
pub const LATEST: Extent = Extent::Latest { since: usize::MAX };

/// Every campaign, the latest first; one that cannot be read says so.
pub fn teams(hall: &Hall) -> Result<Vec<Team>, Wrong> {
    let told = |row: store::CampaignRecord| {
        let (id, name) = (row.id.clone(), row.name.clone());
        let about = contained(|| Ok(open(hall, &id, LATEST)?.about())).unwrap_or_else(|wrong| wrong.words);
        Team { id, name, about, written: Some(row.written), away: row.away }
    };
    let all = hall.library.campaigns().map_err(|it| unread(&it))?;
    Ok(all.into_iter().map(told).collect())
}

/// Begins a campaign and says under which id.
pub fn new(
    hall: &Hall,
    book: Option<&str>,
    name: &str,
    switches: &[(&str, &str)],
    tables: Option<&str>,
    own_dice: bool,
) -> Result<String, Wrong> {
    let (book, campaigns) = shelf::campaigns(book).map_err(Wrong::missing)?;
    // The form shows the optional rules of every book.
    let others = |id: &str| {
        shelf::books().iter().any(|it| it.id != book.id && it.switches.iter().any(|it| it.id == id))
    };
    let switches: Vec<(&str, &str)> = switches
        .iter()
        .filter(|it| book.switches.iter().any(|own| own.id == it.0) || !others(it.0))
        .copied()
        .collect();
    let text = (campaigns.new)(name).map_err(|it| Wrong::refused(format!("The name: {it}.")))?;
    let mut text = (book.switched)(&text, &switches).map_err(Wrong::refused)?;
    if let Some(tables) = tables {
        text = by_tables(book, &text, tables)?;
    }
    Ok(hall.found(book, name, &text, own_dice)?.id.clone())
}

/// Begins a campaign that comes with the program, and says under which id.
pub fn begin_ready(hall: &Hall, id: &str) -> Result<String, Wrong> {
    let found = shelf::ready().find(|it| it.1.id == id);
    let (book, ready) = found.ok_or_else(|| Wrong::missing("No such campaign comes with the program."))?;
    let (name, _) = (ready.told)();
    let text = (ready.new)(&name).map_err(Wrong::refused)?;
    Ok(hall.found(book, &name, &text, false)?.id.clone())
}

/// Puts a campaign away or takes it out again; nothing of it is lost either way.
pub fn put_away(hall: &Hall, id: &str, away: bool) -> Result<(), Wrong> {
    let row = hall.library.campaign(id).map_err(|it| unread(&it))?;
    row.ok_or_else(|| Wrong::missing(format!("There is no campaign `{id}`.")))?;
    hall.put_away(id, away)
}

/// On from a game of a campaign that is over: it is handed in, unless it has been.
pub fn go_on_from(hall: &Hall, id: &str, table: &Table) -> Result<String, Wrong> {
    let open = open(hall, id, LATEST)?;
    if let Some((_, Sitting::Over { game })) = &open.due
        && *game == table.id
    {
        open.table.hand_in()?;
    }
    Ok(format!("/campaign/{id}"))
}

/// What a game has brought, until the next one begins.
#[derive(Debug)]
pub struct GameYield<'a> {
    pub number: usize,
    pub played: &'a PlayedGame,
    pub told: Vec<ChangeLine>,
}

/// A piece of a campaign's story.
#[derive(Debug)]
pub enum Passage {
    Said(ChangeLine),
    Game(Tale),
}

/// A game as the story of its campaign tells it.
#[derive(Debug)]
pub struct Tale {
    pub title: String,
    /// What its report tells, a sentence or two each.
    pub deeds: Vec<String>,
    /// Opens its table.
    pub key: Option<String>,
}

impl Open {
    fn about(&self) -> String {
        let living = self.desk.people.iter().filter(|it| it.lives).count();
        let people = crate::page::start::people(living);
        match &self.due {
            Some((due, Sitting::Playing { .. } | Sitting::Over { .. })) => {
                format!("{people} · {} is being played", due.title)
            }
            Some((_, Sitting::Unbegun)) | None => format!("{people} · {}", self.desk.now),
        }
    }

    /// Sits down to the game that is due.
    pub fn begin(&self, hall: &Hall, order: &Order) -> Result<Arc<Table>, Wrong> {
        match &self.due {
            None => Err(match &self.stuck {
                Some(words) => Wrong::refused(words),
                None => declined(ReplyRefusal::NoGameDue),
            }),
            Some((due, Sitting::Playing { .. } | Sitting::Over { .. })) => {
                Err(Wrong::stale(format!("{} is being played; go on with it, or abandon it.", due.title)))
            }
            Some((due, Sitting::Unbegun)) => self.sit_down(hall, due, order),
        }
    }

    /// The table of the game that is due; one that nobody has sat down to begins.
    pub fn go_on(&self, hall: &Hall) -> Result<Arc<Table>, Wrong> {
        match &self.due {
            None => Err(Wrong::stale("No game is under way.")),
            Some((_, Sitting::Playing { game } | Sitting::Over { game })) => hall.go_on(game),
            Some((due, Sitting::Unbegun)) => self.sit_down(hall, due, &Order::default()),
        }
    }

    fn sit_down(&self, hall: &Hall, due: &Due, order: &Order) -> Result<Arc<Table>, Wrong> {
        let about = about_game(&self.desk.name, due);
        hall.sit_down(self.book, due.scenario.as_ref(), order, about, Some((&self.id, &due.name)))
    }

    /// The game that was played last and what it brought, as long as no other has begun.
    pub fn brought(&self) -> Option<GameYield<'_>> {
        if matches!(self.due, Some((_, Sitting::Playing { .. } | Sitting::Over { .. }))) {
            return None;
        }
        let played = self.desk.games.last()?;
        Some(GameYield { number: self.desk.games.len(), played, told: self.table.brought(&played.game) })
    }

    /// What has happened, with what the reports of its games tell.
    pub fn tale(&self, hall: &Hall) -> Vec<(Option<String>, Vec<Passage>)> {
        let passage = |it: DiaryEntry| match it {
            DiaryEntry::Said(told) => Some(Passage::Said(told)),
            DiaryEntry::Game(id) => {
                let played = self.desk.games.iter().find(|it| it.game == id)?;
                Some(Passage::Game(self.tale_of(hall, played)))
            }
        };
        let all = self.table.chapters().into_iter();
        all.map(|it| (it.title, it.entries.into_iter().filter_map(passage).collect())).collect()
    }

    fn tale_of(&self, hall: &Hall, played: &PlayedGame) -> Tale {
        let mut tale = Tale { title: played.title.clone(), deeds: Vec::new(), key: None };
        // A game that cannot be read is told by how it ended.
        let Some(table) = self.table_of(hall, played) else { return tale };
        tale.key = Some(table.seats.first().as_str().to_owned());
        let Ok(report) = table.look_back().and_then(|it| it.report()) else { return tale };
        tale.deeds.push(report.lead.clone());
        tale.deeds.extend(report.scenes.iter().filter(|it| !it.gone.is_empty()).map(|it| it.caption.clone()));
        let lost = |it: &report::Loss| {
            format!("{} was lost in turn {}: {}.", it.name, it.turn, it.how.trim_end_matches('.'))
        };
        tale.deeds.extend(report.losses.iter().map(lost));
        tale
    }

    /// The table of a game of this campaign; a copy that came in has games of its own.
    pub fn table_of(&self, hall: &Hall, played: &PlayedGame) -> Option<Arc<Table>> {
        let row = hall.library.campaign(&self.id).ok().flatten()?;
        hall.go_on(row.game(&played.game)?).ok()
    }

    /// A game that is over and counts, by its number from 1.
    pub fn played(&self, number: usize) -> Option<&PlayedGame> {
        self.desk.games.get(number.checked_sub(1)?)
    }
}

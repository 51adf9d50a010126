//! Campaigns on this server: where they are kept, and what is done with them between and after their games.
use std::sync::{Arc, PoisonError};

use shelf::{Campaigns, Look, Rolled, Shelved, Told, campaigns_of};

use crate::{
    hall::{Hall, chance, unread},
    order::{Order, by_tables},
    page::start::Team,
    seat::Seats,
    table::Table,
    wrong::{Wrong, contained},
};

/// A campaign as it was read.
#[derive(Debug)]
pub struct Open {
    pub id: String,
    pub text: String,
    pub book: &'static Shelved,
    pub campaigns: Campaigns,
    pub look: Look,
    /// Its games: what the text calls them, and their ids.
    games: Vec<(String, String)>,
}

/// Opens the campaign of this id.
pub fn open(hall: &Hall, id: &str) -> Result<Open, Wrong> {
    let row = hall.library.campaign(id).map_err(|it| unread(&it))?;
    read(row.ok_or_else(|| Wrong::missing(format!("There is no campaign `{id}`.")))?)
}

fn read(row: store::Campaign) -> Result<Open, Wrong> {
    let store::Campaign { id, text, games, .. } = row;
    let (book, campaigns) = campaigns_of(&text).map_err(Wrong::refused)?;
    let look = (campaigns.look)(&text)
        .map_err(|it| Wrong::refused(format!("The campaign {id} cannot be read: {it}.")))?;
    Ok(Open { id, text, book, campaigns, look, games })
}

/// Every campaign, the latest first; one that cannot be read says so.
pub fn teams(hall: &Hall) -> Result<Vec<Team>, Wrong> {
    let told = |row: store::Campaign| {
        let (id, name) = (row.id.clone(), row.name.clone());
        let about = contained(|| Ok(read(row)?.about())).unwrap_or_else(|wrong| wrong.words);
        Team { id, name, about }
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
    (campaigns.look)(&text).map_err(Wrong::refused)?;
    keep_new(hall, book, name, &text)
}

/// Gives a new campaign its place.
fn keep_new(hall: &Hall, book: &Shelved, name: &str, text: &str) -> Result<String, Wrong> {
    let stem = store::plain(name);
    let taken = hall.library.is_taken(&stem).map_err(|it| unread(&it))?;
    let id = if taken { hall.library.free(&stem).map_err(|it| unread(&it))? } else { stem };
    hall.library.new_campaign(&id, book.id, name, text).map_err(|it| unwritten(&it))?;
    Ok(id)
}

/// Begins a campaign that comes with the program, and says under which id.
pub fn begin_ready(hall: &Hall, id: &str) -> Result<String, Wrong> {
    let found = shelf::ready().find(|it| it.1.id == id);
    let (book, ready) = found.ok_or_else(|| Wrong::missing("No such campaign comes with the program."))?;
    let (name, _) = (ready.told)();
    let text = (ready.new)(&name).map_err(Wrong::refused)?;
    keep_new(hall, book, &name, &text)
}

/// Settles the game under way and says where that is told.
pub fn settle(hall: &Hall, id: &str, own_dice: bool) -> Result<String, Wrong> {
    let open = open(hall, id)?;
    let told = open.settle(hall, own_dice)?;
    hall.told.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned(), told);
    Ok(format!("/campaign/{id}/game/{}", open.look.number))
}

/// On from a game of a campaign that is over: it is settled, unless it has been.
pub fn go_on_from(hall: &Hall, id: &str, table: &Table) -> Result<String, Wrong> {
    let open = open(hall, id)?;
    let playing = open.look.under_way.as_ref().and_then(|it| open.game(&it.game));
    if playing != Some(table.id.as_str()) {
        return Ok(format!("/campaign/{id}"));
    }
    settle(hall, id, table.takes_dice())
}

impl Open {
    fn about(&self) -> String {
        let living = self.look.sheets.iter().filter(|it| it.lives).count();
        let people = crate::page::start::people(living);
        match &self.look.under_way {
            Some(it) => format!("{people} · {} is being played", it.scenario.title()),
            None => format!("{people} · before game {}", self.look.number),
        }
    }

    /// Does something between the games; what has changed is shown until the next change.
    pub fn change(&self, hall: &Hall, order: &shelf::Order, faces: Vec<u16>) -> Result<Vec<Told>, Wrong> {
        let rolled = if faces.is_empty() { Rolled::Seed(chance()?) } else { Rolled::Faces(faces) };
        let done = self.campaigns.carry_out(&self.text, order, &rolled);
        let (changed, _) = done.map_err(|it| Wrong::refused(sentence(&it)))?;
        self.keep(hall, &changed.text)?;
        Ok(changed.told)
    }

    /// Puts the team into a scenario; the campaign knows of the game before there is one.
    pub fn begin(&self, hall: &Hall, order: &Order) -> Result<Arc<Table>, Wrong> {
        let (book, text) = self.to_play(order)?;
        if book.id != self.book.id {
            return Err(Wrong::refused(format!("That is a scenario of {}.", book.title)));
        }
        order.fits((book.read)(&text, &[]).map_err(Wrong::refused)?.as_ref())?;
        let name = self.look.free_name(&self.id, |it| hall.library.is_taken(it));
        let name = name.map_err(|it| unread(&it))?;
        let begun = (self.campaigns.begin)(&self.text, &text, &order.numbers()?, &name);
        let begun = begun.map_err(|it| Wrong::refused(sentence(&it)))?;
        // A wrong chair or bot is refused before anything is written.
        Seats::new(begun.scenario.seats(), &order.bots, 0)?.players(book)?;
        self.keep(hall, &begun.text)?;
        self.sit_down(hall, begun.scenario.as_ref(), order, &name)
    }

    /// What is played next: what the campaign has come to, or what was chosen.
    pub fn to_play(&self, order: &Order) -> Result<(&'static Shelved, String), Wrong> {
        let Some(course) = &self.look.course else { return order.text() };
        match &course.due {
            Some(due) => Ok((self.book, due.text.clone())),
            None if self.look.under_way.is_some() => order.text(),
            None => Err(Wrong::refused("No game is due in this campaign; answer what is asked first.")),
        }
    }

    /// The table of the game under way; a game that was never written begins anew.
    pub fn go_on(&self, hall: &Hall) -> Result<Arc<Table>, Wrong> {
        let under_way = self.look.under_way.as_ref().ok_or_else(no_game)?;
        if let Some(id) = self.game(&under_way.game) {
            return hall.go_on(id);
        }
        self.sit_down(hall, under_way.scenario.as_ref(), &Order::default(), &under_way.game)
    }

    fn sit_down(
        &self,
        hall: &Hall,
        scenario: &dyn shelf::Prepared,
        order: &Order,
        name: &str,
    ) -> Result<Arc<Table>, Wrong> {
        hall.sit_down(self.book, scenario, order, self.look.about_game(scenario), Some((&self.id, name)))
    }

    /// The id of the game that its text calls so.
    pub fn game(&self, name: &str) -> Option<&str> {
        self.games.iter().find(|it| it.0 == name).map(|it| it.1.as_str())
    }

    /// Writes the campaign if it still is what was read.
    fn keep(&self, hall: &Hall, after: &str) -> Result<(), Wrong> {
        hall.library.change_campaign(&self.id, &self.text, after).map_err(|it| unwritten(&it))
    }

    /// Writes what the game under way has brought; it has to be over. What is to be rolled after it is rolled at once, unless
    /// people roll; what came of that beside what the game has brought is told.
    pub fn settle(&self, hall: &Hall, own_dice: bool) -> Result<Vec<Told>, Wrong> {
        let under_way = self.look.under_way.as_ref().ok_or_else(no_game)?;
        let end = self.go_on(hall)?.end()?;
        let end = end.ok_or_else(|| {
            Wrong::refused(format!(
                "{} is not over yet; play it to its end first.",
                under_way.scenario.title()
            ))
        })?;
        let settled = (self.campaigns.settle)(&self.text, &under_way.game, &end);
        let settled = settled.map_err(|it| Wrong::refused(sentence(&it)))?;
        self.keep(hall, &settled.text)?;
        let rolls = |it: &Open| it.look.course.as_ref().is_some_and(|it| it.rolls);
        let settled = open(hall, &self.id)?;
        if own_dice || !rolls(&settled) {
            return Ok(Vec::new());
        }
        let mut told = settled.change(hall, &shelf::Order::Roll, Vec::new())?;
        let after = open(hall, &self.id)?;
        if let Some(played) = after.look.played.last() {
            told.retain(|it| !played.told.contains(it));
        }
        Ok(told)
    }
}

fn unwritten(why: &store::Error) -> Wrong {
    match why {
        store::Error::CampaignGoneOn => {
            Wrong::stale("The campaign has changed since this page was drawn; nothing was done. Look again.")
        }
        other => Wrong::trouble(format!("The campaign could not be kept, so nothing was changed: {other}.")),
    }
}

fn no_game() -> Wrong {
    Wrong::refused("No game is under way.")
}

/// What the shelf said, as a sentence.
fn sentence(said: &str) -> String {
    let mut letters = said.chars();
    let first = letters.next().map_or(String::new(), |it| it.to_uppercase().collect());
    let end = if said.ends_with('.') { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}

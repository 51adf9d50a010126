//! Campaigns on this server: where they are kept, and what is done with them between and after their games.
use std::sync::Arc;

use shelf::{Campaigns, Look, Rolled, Shelved, Told, campaigns_of};

use crate::{
    hall::{Hall, chance},
    order::Order,
    page::start::Team,
    seat::Seats,
    table::Table,
    wrong::Wrong,
};

/// A campaign as it was read.
#[derive(Debug)]
pub struct Open {
    pub id: String,
    pub text: String,
    pub book: &'static Shelved,
    pub campaigns: Campaigns,
    pub look: Look,
}

/// Opens the campaign of this id.
pub fn open(hall: &Hall, id: &str) -> Result<Open, Wrong> {
    let text = hall.campaign(id)?;
    let (book, campaigns) = campaigns_of(&text).map_err(Wrong::refused)?;
    let look = (campaigns.look)(&text)
        .map_err(|it| Wrong::refused(format!("The campaign {id} cannot be read: {it}.")))?;
    Ok(Open { id: id.to_owned(), text, book, campaigns, look })
}

/// Every campaign, the latest first; one that cannot be read says so.
pub fn teams(hall: &Hall) -> Vec<Team> {
    let told = |id: String| match open(hall, &id) {
        Ok(it) => Team { name: it.look.name.clone(), about: it.about(), id },
        Err(wrong) => Team { name: id.clone(), about: wrong.words, id },
    };
    hall.campaigns().into_iter().map(told).collect()
}

/// Begins a campaign and says under which id.
pub fn new(
    hall: &Hall,
    book: Option<&str>,
    name: &str,
    switches: &[(&str, &str)],
) -> Result<String, Wrong> {
    let (book, campaigns) = shelf::campaigns(book).map_err(Wrong::missing)?;
    let text = (campaigns.new)(name).map_err(|it| Wrong::refused(format!("The name: {it}.")))?;
    let text = (book.switched)(&text, switches).map_err(Wrong::refused)?;
    (campaigns.look)(&text).map_err(Wrong::refused)?;
    hall.new_campaign(book.id, name, &text)
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
        hall.keep_campaign(&self.id, &self.text, &changed.text)?;
        Ok(changed.told)
    }

    /// Puts the team into a scenario; the campaign knows of the game before there is one.
    pub fn begin(&self, hall: &Hall, order: &Order) -> Result<Arc<Table>, Wrong> {
        let (book, text) = order.text()?;
        if book.id != self.book.id {
            return Err(Wrong::refused(format!("That is a scenario of {}.", book.title)));
        }
        let name = self.look.free_name(&self.id, |it| hall.has(game_of(it)));
        let begun = (self.campaigns.begin)(&self.text, &text, &order.set(), &name);
        let begun = begun.map_err(|it| Wrong::refused(sentence(&it)))?;
        // A wrong chair or bot is refused before anything is written.
        Seats::new(begun.scenario.seats(), &order.bots, 0)?.players(book)?;
        hall.keep_campaign(&self.id, &self.text, &begun.text)?;
        self.sit_down(hall, begun.scenario.as_ref(), order, &name)
    }

    /// The table of the game under way; a game that was never written begins anew.
    pub fn go_on(&self, hall: &Hall) -> Result<Arc<Table>, Wrong> {
        let under_way = self.look.under_way.as_ref().ok_or_else(no_game)?;
        let id = game_of(&under_way.game);
        if hall.has(id) {
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
        hall.sit_down(self.book, scenario, order, self.look.about_game(scenario), Some(game_of(name)))
    }

    /// Writes what the game under way has brought; it has to be over.
    pub fn settle(&self, hall: &Hall) -> Result<(), Wrong> {
        let under_way = self.look.under_way.as_ref().ok_or_else(no_game)?;
        let end = self.go_on(hall)?.end()?;
        let end = end.ok_or_else(|| {
            Wrong::refused(format!("{} is not over yet; play it to its end first.", under_way.scenario.title()))
        })?;
        let settled = (self.campaigns.settle)(&self.text, &under_way.game, &end);
        let settled = settled.map_err(|it| Wrong::refused(sentence(&it)))?;
        hall.keep_campaign(&self.id, &self.text, &settled.text)
    }
}

/// The id of the game that a campaign calls so.
pub fn game_of(name: &str) -> &str {
    name.strip_suffix(".shamble").unwrap_or(name)
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

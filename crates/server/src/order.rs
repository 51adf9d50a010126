//! What a new game is to be: which scenario or made-up place, for whom, by which rules and dice.
use std::collections::{BTreeMap, BTreeSet};

use kernel::written::few;
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Number, Value};
use shelf::{PlayableScenario, Rulebook};

use crate::{form::FormData, wrong::Wrong};

#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Order {
    pub book: Option<String>,
    pub scenario: String,
    /// The values of the book's generator; then no scenario is named.
    pub made: Option<Value>,
    /// Parameters of the scenario: whole numbers, and choices by their names.
    pub set: BTreeMap<String, Set>,
    /// Between how many players the people are shared; left out, as the scenario has it.
    pub players: Option<u8>,
    /// Optional rules by their ids.
    pub switches: BTreeMap<String, String>,
    /// The bot in each chair, the first chair first; none is a person.
    pub bots: Vec<Option<String>>,
    /// The chairs that are for other people, from 0. All others belong to one person, who may undo freely among them. Left out, every
    /// chair is a person's of its own; an empty list gives all chairs to one person.
    pub friends: Option<BTreeSet<u8>>,
    pub seed: Option<u64>,
    /// Whether people roll.
    pub own_dice: bool,
    /// The text of a file with tables of the player's own box, in TOML or JSON, where the book takes any.
    pub tables: Option<String>,
}

/// What a parameter is set to.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "expected a whole number or the name of a choice")]
pub enum Set {
    Number(Number),
    Name(String),
}

impl std::fmt::Display for Set {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Set::Number(it) => it.fmt(f),
            Set::Name(it) => it.fmt(f),
        }
    }
}

impl Order {
    /// A new game as a form has it.
    pub fn read(form: &FormData) -> Result<Order, Wrong> {
        let number = |name: &str, wanted: &str| match form.filled(name) {
            Some(text) => text.parse::<u64>().map(Some).map_err(|_| Wrong::malformed(wanted)),
            None => Ok(None),
        };
        let few = |it: u64| u8::try_from(it).map_err(|_| Wrong::malformed("That is too many players."));
        let mut order = Order {
            book: form.filled("book").map(str::to_owned),
            scenario: form.filled("scenario").unwrap_or_default().to_owned(),
            seed: number("seed", "A seed is a whole number.")?,
            players: number("players", "The number of players is a whole number.")?.map(few).transpose()?,
            own_dice: form.field("dice") == Some("own"),
            tables: form.filled("tables").map(str::to_owned),
            ..Order::default()
        };
        if let Some(made) = form.filled("made") {
            let made = serde_json::from_str(made);
            order.made = Some(made.map_err(|_| Wrong::malformed("The random place cannot be read."))?);
        }
        for (name, value) in form.under("set.") {
            order.set.insert(name.to_owned(), Set::Name(value.to_owned()));
        }
        // A switch is sent twice if it is on: what comes last holds.
        for (id, value) in form.under("rule.") {
            let value = if value.is_empty() { "none" } else { value };
            order.switches.insert(id.to_owned(), value.to_owned());
        }
        order.seat(form)?;
        Ok(order)
    }

    /// Who sits where: `me`, `friend`, or the name of a bot.
    fn seat(&mut self, form: &FormData) -> Result<(), Wrong> {
        // Chairs that the form did not show yet are for friends.
        let mut friends: BTreeSet<u8> = (1..self.players.unwrap_or(1)).collect();
        for (chair, who) in form.under("seat.") {
            let chair: u8 = chair.parse().map_err(|_| Wrong::malformed("There is no such seat."))?;
            let at = usize::from(chair);
            self.bots.resize(self.bots.len().max(at + 1), None);
            friends.remove(&chair);
            match who {
                "me" | "" => (),
                "friend" => drop(friends.insert(chair)),
                bot => self.bots[at] = Some(bot.to_owned()),
            }
        }
        self.friends = Some(friends);
        Ok(())
    }

    /// The same without what is as the scenario has it anyway, so that equal games have equal orders.
    pub fn lean(&self) -> Result<Order, Wrong> {
        let (book, text) = self.source()?;
        let own = (book.read)(&text, &[]).map_err(Wrong::refused)?;
        let (numbers, choices, switched) = (own.parameters(), own.choices(), own.switched());
        let stands = |name: &str, value: &str| {
            numbers.iter().any(|it| it.name == name && value.parse() == Ok(it.value))
                || choices.iter().any(|it| it.name == name && it.value == value)
        };
        let mut lean = self.clone();
        lean.set.retain(|name, value| !stands(name, &value.to_string()));
        lean.switches.retain(|id, value| !switched.iter().any(|it| it.0 == id && it.1 == *value));
        Ok(lean)
    }

    /// What the ids of its games begin with.
    pub fn stem(&self) -> &str {
        if self.made.is_some() { "made-up" } else { &self.scenario }
    }

    /// The text of what is to be played, shared out and with its optional rules set, and its book.
    pub fn text(&self) -> Result<(&'static Rulebook, String), Wrong> {
        let (book, mut text) = self.source()?;
        if let Some(tables) = &self.tables {
            text = by_tables(book, &text, tables)?;
        }
        if let Some(players) = self.players {
            text = (book.shared)(&text, players).map_err(Wrong::refused)?;
        }
        let switches: Vec<(&str, &str)> =
            self.switches.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect();
        let text = (book.switched)(&text, &switches).map_err(Wrong::refused)?;
        Ok((book, text))
    }

    /// The text with its parameters set as well, its book, and the scenario that it is.
    pub fn laid(&self) -> Result<PreparedOrder, Wrong> {
        let (book, text) = self.text()?;
        let wanted: Vec<(&str, String)> =
            self.set.iter().map(|it| (it.0.as_str(), it.1.to_string())).collect();
        let plain = (book.read)(&text, &[]).map_err(Wrong::refused)?;
        if wanted.is_empty() {
            return Ok(PreparedOrder { book, text, scenario: plain });
        }
        self.fits(plain.as_ref())?;
        let wanted: Vec<(&str, &str)> = wanted.iter().map(|it| (it.0, it.1.as_str())).collect();
        let text = (book.set)(&text, &wanted).map_err(Wrong::refused)?;
        let scenario = (book.read)(&text, &[]).map_err(Wrong::refused)?;
        Ok(PreparedOrder { book, text, scenario })
    }

    /// Whether what it sets can be set so.
    pub fn fits(&self, scenario: &dyn PlayableScenario) -> Result<(), Wrong> {
        self.set.iter().try_for_each(|(name, value)| can_be(scenario, name, &value.to_string()))
    }

    fn source(&self) -> Result<(&'static Rulebook, String), Wrong> {
        let no_book = || Wrong::missing("There is no such book on the shelf.");
        if let Some(made) = &self.made {
            let book = self.book.as_deref().map_or_else(|| shelf::books().first(), shelf::book);
            let book = book.ok_or_else(no_book)?;
            let text = (book.generate)(&made.to_string()).map_err(|it| Wrong::unfit(it.to_string(), it))?;
            return Ok((book, text));
        }
        if self.book.as_deref().is_some_and(|id| shelf::book(id).is_none()) {
            return Err(no_book());
        }
        let books = shelf::books().iter().filter(|it| self.book.as_deref().is_none_or(|id| id == it.id));
        let mut all = books.flat_map(|book| (book.scenarios)().iter().map(move |it| (book, it)));
        let found = all.find(|(_, it)| it.0 == self.scenario);
        let (book, (_, text)) =
            found.ok_or_else(|| Wrong::missing(format!("There is no scenario `{}`.", self.scenario)))?;
        Ok((book, (*text).to_owned()))
    }
}

/// A scenario as it is to be played.
#[derive(Debug)]
pub struct PreparedOrder {
    pub book: &'static Rulebook,
    pub text: String,
    pub scenario: Box<dyn PlayableScenario>,
}

/// Whether a parameter can be set to this; the error says to what it can be.
fn can_be(scenario: &dyn PlayableScenario, name: &str, value: &str) -> Result<(), Wrong> {
    let (numbers, choices) = (scenario.parameters(), scenario.choices());
    if let Some(it) = choices.iter().find(|it| it.name == name) {
        return match it.of.iter().any(|it| it == value) {
            true => Ok(()),
            false => Err(Wrong::refused(format!(
                "{name} cannot be `{value}`; choose one of these: {}.",
                it.of.join(", ")
            ))),
        };
    }
    if let Some(it) = numbers.iter().find(|it| it.name == name) {
        let number = value.parse().is_ok_and(|value| (it.least..=it.most).contains(&value));
        return match number {
            true => Ok(()),
            false => {
                let (what, least, most) = (it.about.trim_end_matches('.'), it.least, it.most);
                let what = if what.is_empty() { name } else { what };
                Err(Wrong::refused(format!(
                    "{what} takes a whole number from {least} to {most}, not `{value}`."
                )))
            }
        };
    }
    let names: Vec<&str> =
        numbers.iter().map(|it| it.name.as_str()).chain(choices.iter().map(|it| it.name.as_str())).collect();
    Err(Wrong::refused(match names.is_empty() {
        true => format!("There is no setting `{name}`: nothing can be set here."),
        false => format!("There is no setting `{name}`; the settings are {}.", names.join(", ")),
    }))
}

/// The text of a scenario or a campaign that is played by tables of a player's own.
pub fn by_tables(book: &Rulebook, text: &str, tables: &str) -> Result<String, Wrong> {
    let Some(own) = book.own else {
        return Err(Wrong::refused(format!("{} has no tables that your own could replace.", book.title)));
    };
    let wrong = |it: Vec<String>| Wrong::refused(format!("Your own tables: {}.", few(&it)));
    let checked = (own.check)(tables, "").map_err(wrong)?;
    (own.put)(text, &checked.text).map_err(Wrong::refused)
}

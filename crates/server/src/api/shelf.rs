//! What there is to play, and the tables that are set.
use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use shelf::{Choice, Parameter};

use super::{
    call::CallInput,
    seat::{Standing, standing},
};
use crate::{
    campaign::{self, LATEST},
    exchange::{self, File},
    hall::{StoredGame, unread},
    order::Order,
    page::start,
    seat::{Key, Seats},
    wrong::Wrong,
};

#[derive(Debug, Serialize, JsonSchema)]
pub struct Scenarios {
    scenarios: Vec<Scenario>,
}

/// A scenario on the shelf.
#[derive(Debug, Serialize, JsonSchema)]
struct Scenario {
    book: &'static str,
    id: &'static str,
    title: String,
    about: String,
    /// What a player learns by playing it.
    teaches: String,
    minutes: Option<u16>,
    /// Numbers of it that can be set.
    parameters: Vec<Parameter>,
    /// What is one of several things by name.
    choices: Vec<Choice>,
    /// Whom each chair plays, the first chair first.
    seats: Vec<String>,
    /// Who can sit there instead of a person.
    bots: Vec<&'static str>,
}

pub fn scenarios(_: &CallInput) -> Result<Scenarios, Wrong> {
    let listed = |it: &start::ScenarioCard| Scenario {
        book: it.book.id,
        id: it.id,
        title: it.scenario.title().to_owned(),
        about: it.scenario.about().to_owned(),
        teaches: it.scenario.teaches().to_owned(),
        minutes: it.scenario.minutes(),
        parameters: it.scenario.parameters(),
        choices: it.scenario.choices(),
        seats: it.scenario.seats(),
        bots: it.book.bots.iter().map(|it| it.name).collect(),
    };
    Ok(Scenarios { scenarios: start::scenarios().iter().map(listed).collect() })
}

/// The id of a scenario to begin with, for examples.
pub fn first() -> &'static str {
    let mut all = shelf::books().iter().flat_map(|it| (it.scenarios)());
    all.next().map_or("…", |it| it.0)
}

/// The chairs of a game and what opens them.
#[derive(Debug, Serialize, JsonSchema)]
struct Chairs {
    seats: Vec<Chair>,
    /// Opens the table to those who watch.
    watch: Key,
}

/// One chair: a person's has a key, a bot's has its name.
#[derive(Debug, Serialize, JsonSchema)]
struct Chair {
    seat: kernel::Seat,
    plays: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    key: Option<Key>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
}

fn chairs(seats: &Seats) -> Chairs {
    let chair = |it: &crate::seat::Chair| Chair {
        seat: it.seat,
        plays: it.plays.clone(),
        key: it.bot.is_none().then(|| it.key.clone()),
        bot: it.bot.clone(),
    };
    Chairs { seats: seats.chairs.iter().map(chair).collect(), watch: seats.watch.clone() }
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct GameList {
    games: Vec<Game>,
}

/// A game that is kept.
#[derive(Debug, Serialize, JsonSchema)]
struct Game {
    id: String,
    name: String,
    book: String,
    over: bool,
    /// How it ended, in the words of its book.
    result: Option<Value>,
    decisions: usize,
    /// The campaign it belongs to.
    campaign: Option<String>,
    /// None until somebody sits down at it in the browser.
    chairs: Option<Chairs>,
}

pub fn games(asked: &CallInput) -> Result<GameList, Wrong> {
    let game = |it: StoredGame| Game {
        chairs: it.seats.as_ref().map(chairs),
        id: it.id,
        name: it.name,
        book: it.book,
        over: it.over,
        result: it.result,
        decisions: it.decisions,
        campaign: it.campaign,
    };
    Ok(GameList { games: asked.hall.kept()?.into_iter().map(game).collect() })
}

#[derive(Debug, Serialize, JsonSchema)]
pub struct Campaigns {
    campaigns: Vec<Campaign>,
}

/// A campaign that is kept. It is asked and answered as a game is.
#[derive(Debug, Serialize, JsonSchema)]
struct Campaign {
    id: String,
    name: String,
    book: String,
    over: bool,
    /// The ids of its games.
    games: Vec<String>,
    /// None until somebody opens it in the browser.
    chairs: Option<Chairs>,
}

pub fn campaigns(asked: &CallInput) -> Result<Campaigns, Wrong> {
    let library = &asked.hall.library;
    // Links of campaigns that another program has begun open from now on.
    asked.hall.kept()?;
    let seats: BTreeMap<String, String> = library.chairs().map_err(|it| unread(&it))?.into_iter().collect();
    let campaign = |it: store::CampaignRecord| Campaign {
        chairs: seats.get(&it.id).and_then(|it| Seats::read(it)).as_ref().map(chairs),
        book: ::shelf::book(&it.book).map_or(it.book, |it| it.id.to_owned()),
        id: it.id,
        name: it.name,
        over: it.over,
        games: it.games.into_iter().map(|it| it.1).collect(),
    };
    let all = library.campaigns().map_err(|it| unread(&it))?;
    Ok(Campaigns { campaigns: all.into_iter().map(campaign).collect() })
}

/// Which library this is, for another start of the program on the same one.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Library {
    /// The version of the program.
    shamble: &'static str,
    /// A mark that no other library has.
    library: String,
}

pub fn library(asked: &CallInput) -> Result<Library, Wrong> {
    let library = asked.hall.library.mark().map_err(|it| unread(&it))?;
    Ok(Library { shamble: env!("CARGO_PKG_VERSION"), library })
}

pub fn export(asked: &CallInput) -> Result<File, Wrong> {
    exchange::whole_game(&asked.hall, asked.name())
}

pub fn export_campaign(asked: &CallInput) -> Result<File, Wrong> {
    exchange::whole_campaign(&asked.hall, asked.name())
}

/// A table that was just set.
#[derive(Debug, Serialize, JsonSchema)]
pub struct SetTable {
    id: String,
    chairs: Chairs,
}

pub fn set(asked: &CallInput, order: Order) -> Result<SetTable, Wrong> {
    let table = asked.hall.set(&order)?;
    Ok(SetTable { id: table.id.clone(), chairs: chairs(&table.seats) })
}

/// Who plays the game that a campaign waits for.
#[derive(Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct BeginCall {
    /// The bot in each chair, the first chair first; none is a person.
    bots: Vec<Option<String>>,
    /// The chairs that are for other people, from 0; left out, every chair is a person's of its own.
    friends: Option<BTreeSet<u8>>,
    seed: Option<u64>,
    /// Whether people roll.
    own_dice: bool,
}

pub fn begin(asked: &CallInput, it: BeginCall) -> Result<SetTable, Wrong> {
    let open = campaign::open(&asked.hall, asked.name(), LATEST)?;
    let BeginCall { bots, friends, seed, own_dice } = it;
    let table = open.begin(&asked.hall, &Order { bots, friends, seed, own_dice, ..Order::default() })?;
    Ok(SetTable { id: table.id.clone(), chairs: chairs(&table.seats) })
}

/// Nothing has to be said: the campaign knows which game it waits for.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandInCall {}

pub fn hand_in(asked: &CallInput, _: HandInCall) -> Result<Standing, Wrong> {
    let table = campaign::open(&asked.hall, asked.name(), LATEST)?.table;
    table.hand_in()?;
    Ok(standing(table.standing(table.asked_chair()), table.book))
}

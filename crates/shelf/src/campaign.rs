//! Campaigns, whatever the book: each is a [`Game`] of its own that asks, and now and then for another game to be played.
mod due;
mod ready;
mod simulate;
mod told;

use kernel::{Book, Event};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value;
use store::GamePlace;
use view::{NamedValue, Preview, View};

pub use self::{
    due::{Due, Sitting, about_game, due, ended, hand_in},
    ready::{Ready, campaigns, ready},
    simulate::{MOST_GAMES, USUAL_GAMES},
    told::{ChangeLine, tellings},
};
use crate::{Game, GameFault, LookAhead, OpenedGame, PlayableScenario, Players, Sets, Source, game::Table};

/// What the headers of campaigns have after the id of their book.
pub const SUFFIX: &str = ".campaign";

/// What a book says of its campaigns.
pub trait CampaignBook: LookAhead + Book<Battle: Send + Sync, View = View, Preview = Preview> {
    /// The games that it asks for.
    type Game: Sets;

    /// The text of a campaign of this name that nobody has joined yet.
    fn blank(name: &str) -> Result<String, String>;
    /// The position that such a text, or one that an earlier version kept, begins with; the error says where it is wrong.
    fn read(text: &str) -> Result<Self::Battle, String>;
    /// The JSON Schema of such a text.
    fn schema() -> String;
    /// What each optional rule is set to.
    fn switched(position: &Self::Battle) -> Vec<(&'static str, String)>;
    /// What its rules have to know of a game that is over: how the position came out, and what was told of it.
    fn outcome(end: &<Self::Game as Book>::Battle, journal: &[Event]) -> Result<Value, String>;
    /// What a page shows of it beside the view.
    fn desk(position: &Self::Battle) -> Desk;
    /// How many chairs there are: one a player.
    const CHAIRS: u8;
}

/// A campaign's text, who sits where, and where its dice come from.
type Start = fn(&str, Players, Source) -> Result<Box<dyn Game>, String>;

/// A campaign's text and how many games are played.
type ToSeason = fn(&str, u16) -> Result<Box<dyn PlayableScenario>, String>;

/// What a book does with its campaigns, with its types forgotten. The errors are in plain words, and say where a text is wrong.
#[derive(Clone, Copy, Debug)]
pub struct Campaigns {
    /// The JSON Schema of a campaign's text.
    pub schema: fn() -> String,
    /// The text of a campaign of this name that nobody has joined yet.
    pub new: fn(&str) -> Result<String, String>,
    /// The campaigns that come with the program.
    pub ready: &'static [Ready],
    /// What each optional rule of a text is set to.
    pub switched: fn(&str) -> Vec<(&'static str, String)>,
    /// Sits down to the campaign that a text begins, one that an earlier version kept included.
    pub start: Start,
    /// Takes a campaign up from its place.
    pub open: fn(GamePlace<'_>, Players) -> Result<OpenedGame, GameFault>,
    /// What the campaign has to know of a game that is over, by its position as JSON and its journal.
    pub outcome: fn(&str, &[Event]) -> Result<Value, String>,
    /// The campaign that a text begins as something that bots play out, for so many games.
    pub season: ToSeason,
    /// How many chairs there are: one a player.
    pub chairs: u8,
}

/// What a page shows of a campaign beside its view and its journal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Desk {
    pub name: String,
    /// Everybody who ever took part, the living first.
    pub people: Vec<CharacterSheet>,
    /// The games that are over, the first first.
    pub games: Vec<PlayedGame>,
    /// How far it is, in a few words: a month, a number of games.
    pub now: String,
}

/// One character as people read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CharacterSheet {
    pub name: String,
    /// Whether they can go to the next game.
    pub lives: bool,
    /// Who that is, in a few words: the first line of the sheet.
    pub is: String,
    pub lines: Vec<(String, String)>,
}

impl CharacterSheet {
    /// The lines of a sheet, of which the first says who that is.
    pub fn of(name: String, lives: bool, lines: Vec<NamedValue>) -> Self {
        let mut lines = lines.into_iter();
        let is = lines.next().map_or_else(String::new, |it| it.value);
        CharacterSheet { name, lives, is, lines: lines.map(|it| (it.name, it.value)).collect() }
    }
}

/// A game that is over and counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct PlayedGame {
    /// What the campaign calls the game; the library knows its id ([`store::Campaign::game`]).
    pub game: String,
    pub title: String,
    /// How it ended.
    pub outcome: String,
    pub won: bool,
}

impl Campaigns {
    /// The campaigns of a book.
    pub const fn of<C: CampaignBook>(ready: &'static [Ready]) -> Campaigns {
        Campaigns {
            schema: C::schema,
            new: C::blank,
            ready,
            switched: |text| C::read(text).map(|it| C::switched(&it)).unwrap_or_default(),
            start: |text, players, source| {
                let table = Table::<C>::new(C::read(text)?, players, source, |_| None).with_desk(C::desk);
                Ok(Box::new(table))
            },
            open: |place, players| {
                let (table, remarks) = Table::<C>::open(place, players, |_| None)?;
                Ok(OpenedGame { game: Box::new(table.with_desk(C::desk)), remarks })
            },
            outcome: |position, journal| {
                let end = kernel::written::read(position, "position").map_err(|it| it.to_string())?;
                C::outcome(&end, journal)
            },
            season: |text, games| {
                let position = C::read(text)?;
                let desk = C::desk(&position);
                Ok(Box::new(simulate::Season::<C> { position, desk, games }))
            },
            chairs: C::CHAIRS,
        }
    }
}

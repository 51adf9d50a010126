//! What a book is to the program; no book is named here. A book describes itself in a [`Rulebook`] and implements [`Sets`],
//! [`Counts`] and [`LookAhead`]; the program puts its books on the shelf with [`stock()`]. To everything else a game is a [`Game`]
//! and a scenario a [`PlayableScenario`], whatever the book.
mod advice;
mod campaign;
mod company;
mod foresee;
mod game;
pub mod library;
mod own;
mod past;
pub mod prepared;
mod row;
mod simulate;
mod stock;
mod to_come;
mod which;

use kernel::{Answers, Ledger, Note, OwnTables, Procedure, Whim, search::Thinker, written::ValueFault};
use schemars::JsonSchema;
use serde::Serialize;
use store::GamePlace;
use view::{Units, account::Account, cover::BookCover, switch::Switch, telling::Phrases};

pub use advice::{Advice, Adviser, LookAhead, Opinion};
pub use campaign::{
    CampaignBook, Campaigns, ChangeLine, CharacterSheet, Desk, Due, MOST_GAMES, PlayedGame, Ready, Sitting,
    USUAL_GAMES, about_game, campaigns, due, ended, hand_in, ready, tellings,
};
pub use company::{GroupOrder, GroupPlan};
pub use foresee::{End, Foreseen, Foreseer, foresee};
pub use game::{DueGameEnd, Game, GameFault, Glimpse, Players, Reply, ReplyRefusal, Source, TableState};
pub use own::{OwnBox, OwnTablesFile, own_box, own_tables};
pub use past::{Past, PastDice, Playouts, ReplayEffort, VictoryTest, WinCount};
pub use prepared::Sets;
pub use row::{Allegiance, Blood, Death, GameRow, Losses};
pub use simulate::{Counts, Playout, Tallies};
pub use stock::{Stock, book, books, stock, to_come};
pub use to_come::ToCome;
pub use view::{cover, switch};
pub use which::book_of;

/// A scenario's text and the parameters to set in it.
type Read = fn(&str, &[(&str, u16)]) -> Result<Box<dyn PlayableScenario>, String>;

/// A scenario's or a campaign's text and the switches to set in it.
type Switched = fn(&str, &[(&str, &str)]) -> Result<String, String>;

/// How a book ranks what may become of somebody: the same paint in every question, whatever it is called.
#[derive(Clone, Copy, Debug)]
pub struct Fates {
    /// How far down an end of odds is ranked, from 0 for the most that may befall somebody; what counts alike has one rank.
    /// Nothing for an end that befalls nobody.
    pub rank: fn(&Note) -> Option<usize>,
    /// How many ranks there are.
    pub ranks: usize,
    /// What is bad for whoever chooses, whatever else comes of it: a friend is hit, they are hurt themselves.
    pub is_bad: fn(&Note) -> bool,
}

/// What the program knows of one rulebook.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    pub id: &'static str,
    pub title: &'static str,
    pub maker: &'static str,
    /// Its name without the edition.
    pub short: &'static str,
    /// What one plays on and measures in.
    pub ground: &'static str,
    /// What lengths and effort are counted in.
    pub units: Units,
    pub cover: BookCover,
    pub ledger: &'static Ledger,
    /// The names of whatever its journal notes, marks, counts and draws.
    pub terms: &'static [&'static [&'static str]],
    /// Its own words for questions, modifiers and results.
    pub phrases: Phrases,
    /// How its journal is read for an account of a game.
    pub account: Account,
    /// How it ranks what may become of somebody.
    pub fates: Fates,
    pub procedures: &'static [Procedure],
    /// The scenarios that come with the program: their ids and texts.
    pub scenarios: fn() -> &'static [(&'static str, &'static str)],
    /// The JSON Schema of a scenario file.
    pub scenario_schema: fn() -> String,
    /// What such a file may say, by the names of its fields.
    pub scenario_fields: fn() -> &'static [&'static str],
    /// Reads a scenario with some of its parameters set; the error says where it is wrong.
    pub read: Read,
    /// The text of a scenario with parameters set, numbers and names alike; the error says what there is.
    pub set: Switched,
    /// Makes a scenario up from the values of its generator, given as JSON.
    pub generate: fn(&str) -> Result<String, ValueFault>,
    /// The JSON Schema of those values.
    pub generator_schema: fn() -> String,
    /// Its optional rules.
    pub switches: &'static [Switch],
    /// The text of a scenario or campaign with some of its switches set.
    pub switched: Switched,
    /// The text of a scenario whose people are shared between so many players.
    pub shared: fn(&str, u8) -> Result<String, String>,
    /// Takes up a game from its place.
    pub open: fn(GamePlace<'_>, Players) -> Result<OpenedGame, GameFault>,
    pub bots: &'static [Bot],
    /// How its campaigns are kept, if it has any.
    pub campaigns: Option<Campaigns>,
    /// How it takes tables of a player's own, if it has any that can be replaced.
    pub own: Option<OwnBox>,
}

impl Rulebook {
    /// Takes up a game or a campaign from its place, whichever lies there.
    pub fn take_up(&self, place: GamePlace<'_>, players: Players) -> Result<OpenedGame, GameFault> {
        match self.campaigns {
            Some(campaigns) if place.header()?.book.ends_with(campaign::SUFFIX) => {
                (campaigns.open)(place, players)
            }
            Some(_) | None => (self.open)(place, players),
        }
    }
}

/// A game taken up again, and what has to be said about it.
#[derive(Debug)]
pub struct OpenedGame {
    pub game: Box<dyn Game>,
    pub remarks: Vec<String>,
}

/// Somebody to sit in a chair.
#[derive(Clone, Copy, Debug)]
pub struct Bot {
    pub name: &'static str,
    pub about: &'static str,
    pub make: fn(u64) -> Box<dyn Answers + Send>,
}

impl Bot {
    pub const RANDOM: Bot = Bot {
        name: "random",
        about: "does anything that is allowed",
        make: |seed| Box::new(Whim::new(seed)),
    };

    /// The bot by which a book is played out.
    pub const fn steady<B: LookAhead>() -> Bot {
        Bot { name: "steady", about: "plays sensibly", make: B::SEARCH.player }
    }

    pub const fn thinker<B: LookAhead>() -> Bot {
        Bot {
            name: "thinker",
            about: "plays its options out and takes the best; slow",
            make: |seed| Box::new(Thinker::new(B::SEARCH, seed)),
        }
    }
}

/// A scenario that can be played or simulated.
pub trait PlayableScenario: Send + Sync + std::fmt::Debug {
    fn title(&self) -> &str;
    fn about(&self) -> &str;
    /// What a player learns by playing it; empty where nobody has said.
    fn teaches(&self) -> &str;
    fn minutes(&self) -> Option<u16>;
    fn parameters(&self) -> Vec<Parameter>;
    /// What each optional rule is set to.
    fn switched(&self) -> Vec<(&'static str, String)>;
    /// How many people there are to play; no more players than these.
    fn people(&self) -> usize;
    /// Whom each chair plays, the first chair first.
    fn seats(&self) -> Vec<String>;
    /// The chairs that win and lose together.
    fn teams(&self) -> Vec<Vec<u8>>;
    /// What can be chosen from outside by name.
    fn choices(&self) -> Vec<Choice>;
    /// Plays a whole game with one bot in every chair.
    fn simulate(&self, seed: u64, bot: &Bot) -> Result<GameRow, String> {
        self.play_out(seed, &[bot])
    }
    /// Plays a whole game with a bot for each chair; the last of them sits in all the others.
    fn play_out(&self, seed: u64, bots: &[&Bot]) -> Result<GameRow, String>;
    /// The same, counted by another account than the book's own.
    fn counted_by(&self, account: &Account, seed: u64, bots: &[&Bot]) -> Result<GameRow, String>;
    /// The player's own tables that it is played by, if it is by any.
    fn own_tables(&self) -> Option<&OwnTables>;
    /// Sits people and bots down.
    fn start(&self, players: Players, source: Source) -> Box<dyn Game>;
}

/// A number of a scenario that can be set from outside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Parameter {
    pub name: String,
    pub about: String,
    pub value: u16,
    pub least: u16,
    pub most: u16,
}

/// Something of a scenario that is one of several named things.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Choice {
    pub name: String,
    pub about: String,
    pub value: String,
    pub of: Vec<String>,
    /// Each of them in plain words.
    pub words: Vec<String>,
    /// The one that leaves the scenario as it is written.
    pub own: String,
}

impl Choice {
    /// Every name with its words, the scenario's own first.
    pub fn named(&self) -> Vec<(&str, &str)> {
        let all = self.of.iter().zip(&self.words).map(|it| (it.0.as_str(), it.1.as_str()));
        let (own, others): (Vec<_>, Vec<_>) = all.partition(|it| it.0 == self.own);
        own.into_iter().chain(others).collect()
    }
}

impl From<&kernel::written::Choice> for Choice {
    fn from(it: &kernel::written::Choice) -> Choice {
        let kernel::written::Choice { name, about, value, of, words, own } = it.clone();
        Choice { name, about, value, of, words, own }
    }
}

impl From<&kernel::written::Parameter> for Parameter {
    fn from(it: &kernel::written::Parameter) -> Parameter {
        let kernel::written::Parameter { name, about, value, least, most } = it.clone();
        Parameter { name, about, value, least, most }
    }
}

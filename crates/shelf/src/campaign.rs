//! Campaigns, whatever the book: the text of the file goes in, the changed text and what changed come out.
use kernel::{
    Answer, Dice, Explained, Explanation, Origin, OwnTables, Question, RuleId,
    dice::{Missing, Seeded, Typed},
    written::short_name,
};
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::{Prepared, Shelved, book, books};

/// A campaign's text, a scenario's, the parameters to set in it, the name of the game's file.
type Begin = fn(&str, &str, &[(&str, u16)], &str) -> Result<Begun, String>;

/// What a book does with its campaigns. The errors are in plain words, and say where a file is wrong.
#[derive(Clone, Copy, Debug)]
pub struct Campaigns {
    /// The JSON Schema of a campaign file.
    pub schema: fn() -> String,
    /// The JSON Schema of what a new character is made of.
    pub schema_of_new: fn() -> String,
    /// The text of a new campaign of this name.
    pub new: fn(&str) -> Result<String, String>,
    /// The campaigns that come with the program.
    pub ready: &'static [Ready],
    pub look: fn(&str) -> Result<Look, String>,
    /// Does something between the games.
    pub change: fn(&str, &Order, &mut dyn Dice) -> Result<Changed, String>,
    /// Puts the team into a scenario, given with its parameters; the game is to lie in the file of this name.
    pub begin: Begin,
    /// Settles the game of this name that has ended with this position.
    pub settle: fn(&str, &str, &str) -> Result<Changed, String>,
}

/// A campaign that comes with the program: somebody ready to go, and the first games planned.
#[derive(Clone, Copy, Debug)]
pub struct Ready {
    pub id: &'static str,
    /// What it is called and what it is about.
    pub told: fn() -> (String, String),
    /// The text of such a campaign of this name.
    pub new: fn(&str) -> Result<String, String>,
}

/// What can be done between the games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// A new character, as JSON.
    Add(String),
    Learn {
        name: String,
        skill: String,
    },
    Treat {
        medic: String,
        patient: String,
    },
    /// Takes in somebody whom the last game found.
    TakeIn {
        name: String,
        rename: Option<String>,
    },
    Dismiss(String),
    /// Gives the game under way up.
    Abandon,
    /// Answers the question that the campaign asks.
    Answer(Answer),
    /// Takes the last answer back.
    Undo,
    /// Rolls what is to be rolled.
    Roll,
    /// Hands something from one to another; nobody is the common store.
    Hand {
        thing: String,
        from: Option<String>,
        to: Option<String>,
    },
    /// Gives somebody of the remedies the team has.
    Cure(String),
}

/// A campaign to look at.
#[derive(Debug)]
pub struct Look {
    pub name: String,
    /// All of it.
    pub value: Value,
    pub sheets: Vec<Sheet>,
    /// What there is to say besides the sheets.
    pub remarks: Vec<String>,
    /// The number of the game under way or of the next one, from 1.
    pub number: usize,
    pub under_way: Option<UnderWay>,
    /// The games that are over, the first first.
    pub played: Vec<Played>,
    /// Whom the last game found, and who may join.
    pub may_join: Vec<Joiner>,
    /// Who turned in the last game, and who may still try to undo it.
    pub to_treat: Vec<String>,
    pub medics: Vec<String>,
    /// What each optional rule is set to.
    pub switched: Vec<(&'static str, String)>,
    /// Whether somebody new can be added now.
    pub takes_in: bool,
    /// The player's own tables that it is played by, if it is by any.
    pub own_tables: Option<OwnTables>,
    /// What has happened, month by month, if the campaign keeps a diary.
    pub diary: Vec<Chapter>,
    /// How the campaign itself goes on, if it has a course of its own and the players do not choose scenarios freely.
    pub course: Option<Course>,
}

/// A stretch of a campaign's time, and what happened in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    pub title: String,
    pub entries: Vec<Entry>,
}

/// Something that stands in a diary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    Told(Told),
    /// A game was played, the first being 0.
    Played(usize),
}

/// A campaign that goes on by itself, asking on its way.
#[derive(Debug, Default)]
pub struct Course {
    /// What is asked now, with its prompt.
    pub asks: Option<(Question, String)>,
    /// What the answers before it have come to, where one thing takes several.
    pub so_far: Vec<String>,
    /// Whether the last answer can be taken back.
    pub may_undo: bool,
    /// Whether dice have to be rolled before it goes on.
    pub rolls: bool,
    /// Which dice come next, if any have to be rolled.
    pub wants: Option<Wants>,
    /// The game that is to be played now.
    pub due: Option<Due>,
    /// What people carry and what lies in the common store, to be handed on.
    pub things: Vec<Carried>,
    /// Who can carry anything.
    pub carriers: Vec<String>,
    /// Whom a remedy would help now.
    pub to_cure: Vec<String>,
    /// Nobody is left who could go on.
    pub over: bool,
}

/// A game that is to be played.
#[derive(Debug)]
pub struct Due {
    /// The scenario's text.
    pub text: String,
    pub scenario: Box<dyn Prepared>,
}

/// One thing that can be handed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    pub thing: String,
    /// Nobody is the common store.
    pub by: Option<String>,
}

/// A game that is over and settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The file it is in.
    pub game: String,
    pub title: String,
    /// How it ended.
    pub outcome: String,
    pub told: Vec<Told>,
}

/// Somebody who may join the team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joiner {
    pub name: String,
    pub about: String,
}

/// One character as people read it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    pub name: String,
    /// Whether he can go to the next game.
    pub lives: bool,
    /// What he may learn now.
    pub may_learn: Vec<String>,
    pub lines: Vec<(&'static str, String)>,
}

/// The game that is being played.
#[derive(Debug)]
pub struct UnderWay {
    pub game: String,
    pub scenario: Box<dyn Prepared>,
}

/// A campaign after a change.
#[derive(Debug)]
pub struct Changed {
    pub text: String,
    pub told: Vec<Told>,
    /// The dice that come next, where those that were typed in ran out and what they were rolled for is kept.
    pub wants: Option<Wants>,
}

/// Dice that a campaign waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Wants {
    pub rule: RuleId,
    pub n: u16,
    pub sides: u16,
}

impl std::fmt::Display for Wants {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}d{} for {}", self.n, self.sides, self.rule)
    }
}

/// One thing that changed, and the rule that changed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    pub name: String,
    pub rule: RuleId,
    pub what: Value,
    pub words: String,
    /// Whether the book, a ruling or a player's own table brought it about.
    pub origin: Origin,
}

/// A game that begins.
#[derive(Debug)]
pub struct Begun {
    pub text: String,
    pub scenario: Box<dyn Prepared>,
}

/// How a book keeps its campaigns: the book that is named, or the first that has any.
pub fn campaigns(id: Option<&str>) -> Result<(&'static Shelved, Campaigns), String> {
    let having = |it: &'static Shelved| it.campaigns.map(|campaigns| (it, campaigns));
    let Some(id) = id else {
        return books().iter().find_map(having).ok_or_else(|| "no book has campaigns".to_owned());
    };
    let found = book(id).ok_or_else(|| format!("there is no book {}", short_name(id)))?;
    having(found).ok_or_else(|| format!("{id} has no campaigns"))
}

/// How the campaign with this text is kept.
pub fn campaigns_of(text: &str) -> Result<(&'static Shelved, Campaigns), String> {
    let value: Value = serde_json::from_str(text).unwrap_or_default();
    campaigns(value["book"].as_str())
}

/// Every campaign that comes with the program, with its book.
pub fn ready() -> impl Iterator<Item = (&'static Shelved, Ready)> {
    let of = |book: &'static Shelved| {
        let all = book.campaigns.map_or(&[][..], |it| it.ready);
        all.iter().map(move |it| (book, *it))
    };
    books().iter().flat_map(of)
}

impl Look {
    /// What the file of its next game says of itself: which game of which campaign it is.
    pub fn about_game(&self, scenario: &dyn Prepared) -> Map<String, Value> {
        let mut about = Map::new();
        about.insert("name".to_owned(), json!(format!("{}: {}", self.name, scenario.title())));
        about.insert("scenario".to_owned(), json!(scenario.title()));
        about.insert("campaign".to_owned(), json!(self.name));
        about.insert("number".to_owned(), json!(self.number));
        about.insert("seats".to_owned(), json!(scenario.seats()));
        about
    }

    /// A name for its next game: the campaign's with a number that nothing has yet.
    pub fn free_name<E>(&self, stem: &str, is_taken: impl Fn(&str) -> Result<bool, E>) -> Result<String, E> {
        let mut number = self.number;
        loop {
            let name = format!("{stem}-{number}");
            if self.played.iter().all(|it| it.game != name) && !is_taken(&name)? {
                return Ok(name);
            }
            number += 1;
        }
    }
}

/// Where the dice of a change come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rolled {
    Seed(u64),
    /// What people rolled, in order; all of it is used.
    Faces(Vec<u16>),
}

impl Campaigns {
    /// Does something between the games with these dice, and explains each of them.
    pub fn carry_out(
        &self,
        text: &str,
        order: &Order,
        rolled: &Rolled,
    ) -> Result<(Changed, Explanation), String> {
        let change = |dice: &mut dyn Dice| {
            let mut explained = Explained::new(dice);
            let changed = (self.change)(text, order, &mut explained)?;
            Ok((changed, explained.explanation()))
        };
        let faces = match rolled {
            Rolled::Seed(seed) => return change(&mut Seeded::new(*seed)),
            Rolled::Faces(faces) => faces,
        };
        let mut typed = Typed::new(faces.iter().copied());
        let mut done = change(&mut typed)?;
        match typed.missing() {
            // The roll that nobody has made is not told.
            Some(Missing { n, impossible: None, .. }) if done.0.wants.is_some() => {
                let dice = &mut done.1.dice;
                dice.truncate(dice.len().saturating_sub(n.into()));
                Ok(done)
            }
            _ => view::words::not_these(&typed, faces.len()).map_or(Ok(done), Err),
        }
    }
}

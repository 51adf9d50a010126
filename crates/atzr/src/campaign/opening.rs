//! Campaigns that come with the program: a Star who is ready to go, and the first Encounters chosen to be learnt by.
use kernel::{
    Answer,
    dice::Typed,
    question::Shape,
    written::{self, Wrong},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::file::{Kept, NewPlayer, Stands};
use crate::{
    printed::{Area, DayPart, Thing},
    table::encounter::Encounter,
};

/// A Voluntary Encounter that is planned beforehand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Planned {
    pub title: String,
    pub encounter: Encounter,
    pub area: Area,
    pub part: DayPart,
    /// What happens.
    pub about: String,
    /// What a player learns by it, in a few words.
    pub teaches: String,
}

/// How such a campaign begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OpeningFile {
    pub title: String,
    pub about: String,
    pub star: NewPlayer,
    /// What the Star begins with.
    pub carries: Vec<Thing>,
    /// One a month.
    pub opening: Vec<Planned>,
}

/// Those that come with the program: id and text, the first to play first.
pub const OPENINGS: &[(&str, &str)] =
    &[("all-by-yourself", include_str!("../../../../scenarios/atzr/campaigns/all-by-yourself.json"))];

impl OpeningFile {
    pub fn read(text: &str) -> Result<OpeningFile, Wrong> {
        written::read(text, "opening")
    }

    /// The campaign of this name, as far as its first Encounter.
    pub fn begin(&self, name: &str) -> Result<Kept, String> {
        let mut kept = Kept::new(name)?;
        kept.plan(&self.opening)?;
        kept.add(&self.star)?;
        // Alone, by all of the rules, with these things.
        say(&mut kept, Answer::One(0))?;
        say(&mut kept, Answer::Some(Vec::new()))?;
        for thing in &self.carries {
            let at = option(&kept, thing.name()).ok_or_else(|| format!("{} cannot be had", thing.name()))?;
            say(&mut kept, Answer::One(at))?;
        }
        match kept.stands() {
            Stands::Due => Ok(kept),
            other => Err(format!("it does not come to its first Encounter: {other:?}")),
        }
    }
}

fn say(kept: &mut Kept, answer: Answer) -> Result<(), String> {
    kept.answer(answer, &mut Typed::new([])).map(drop)
}

/// Which option has these words.
fn option(kept: &Kept, words: &str) -> Option<usize> {
    let Stands::Asks(question) = kept.stands() else { return None };
    let Shape::One { options } = &question.shape else { return None };
    options.iter().position(|it| it.label == words)
}

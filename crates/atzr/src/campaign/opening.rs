//! Campaigns that come with the program: a Star who is ready to go, and the first Encounters chosen to be learnt by.
use kernel::{
    Answer, LiveQuestion, Nobody, Seat, Session,
    dice::TypedDice,
    written::{self, Wrong},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    Mode,
    begin::FirstThing,
    file::{CampaignFile, NewPlayer},
    saga::{Doing, Season, Together},
};
use crate::{
    printed::{Area, CounterThing, DayPart},
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
pub struct CampaignStart {
    pub title: String,
    pub about: String,
    pub star: NewPlayer,
    /// What the Star begins with.
    pub carries: Vec<CounterThing>,
    /// One a month.
    pub opening: Vec<Planned>,
}

/// Those that come with the program: id and text, the first to play first.
pub const OPENINGS: &[(&str, &str)] =
    &[("all-by-yourself", include_str!("../../../../scenarios/atzr/campaigns/all-by-yourself.json"))];

impl CampaignStart {
    pub fn read(text: &str) -> Result<CampaignStart, Wrong> {
        written::read(text, "opening")
    }

    /// The text of a campaign of this name, as far as its first Encounter.
    pub fn begin(&self, name: &str) -> Result<CampaignFile, String> {
        let mut file = CampaignFile::new(name);
        file.start.campaign.planned.clone_from(&self.opening);
        let star = self.star.star(Seat(0), &file.start.printed).map_err(|it| it.to_string())?;
        file.start.doing = Doing::Agreeing { stars: vec![star] };
        let mut session = Session::<Season>::new(file.start.clone());
        // Alone, by all of the rules, with these things.
        choose(&mut session, |it: &Together| it.0 == Mode::Solo)?;
        say(&mut session, Answer::Some(Vec::new()))?;
        for thing in &self.carries {
            let chosen = choose(&mut session, |it: &FirstThing| it.0 == *thing);
            chosen.map_err(|it| format!("{}: {it}", thing.name()))?;
        }
        let asks = session.advance(&mut TypedDice::new([]), &mut Nobody);
        match session.checkpoint().due() {
            Some(_) => {
                file.steps = session.steps().map(<[_]>::to_vec).collect();
                Ok(file)
            }
            None => Err(format!("it does not come to its first Encounter: {asks:?}")),
        }
    }
}

fn say(session: &mut Session<Season>, answer: Answer) -> Result<(), String> {
    session.advance(&mut TypedDice::new([]), &mut Nobody);
    session.answer(Seat(0), answer).map_err(|it| it.to_string())
}

/// Answers with the option that is this.
fn choose<T: 'static>(session: &mut Session<Season>, is_this: impl Fn(&T) -> bool) -> Result<(), String> {
    let mut at = None;
    let mut look = |asked: &LiveQuestion<'_>| {
        at = (0..asked.len()).find(|it| asked.item(*it).is_some_and(&is_this));
        None
    };
    session.advance(&mut TypedDice::new([]), &mut look);
    say(session, Answer::One(at.ok_or("that cannot be had")?))
}

//! The players' people as a scenario has them.
use kernel::{Seat, written::Fault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{
    battle::{Counter, Person, SideId, item::Item, person::Less},
    printed::{Attribute, Class, Printed, Thing},
    rules::Rules,
};

/// One side of players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TeamFile {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    pub class: Class,
    pub people: Vec<PersonFile>,
}

/// One of them: a character of the box by its name, or one of the player's own.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PersonFile {
    pub name: String,
    /// The character of the box whose counter and card this is, if not the one with that name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter: Option<String>,
    /// The player who leads this one.
    #[serde(skip_serializing_if = "is_first")]
    pub seat: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub star: bool,
    /// As the counter has it, if left out; 4 without a counter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rep: Option<u8>,
    /// As the card has them, if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attributes: Option<Vec<Attribute>>,
    pub hands: Vec<Item>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub gear: Vec<Item>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub wears_vest: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub infected: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub immune: bool,
    #[serde(skip_serializing_if = "is_whole")]
    pub less: Less,
    /// Of a Class of his own, where players of several Classes play together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<Class>,
    /// Doses of the Cure that he has with him.
    #[serde(skip_serializing_if = "is_first")]
    pub doses: u8,
    /// Held by those who are raided; if nobody is, a Rescue draws one by lot.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hostage: bool,
    /// The Medikits of the group were used on this one last, and are not used on him twice in a row.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub last_medikit: bool,
}

fn is_first(number: &u8) -> bool {
    *number == 0
}

fn is_whole(less: &Less) -> bool {
    *less == Less::default()
}

/// A Star of the recommended Rep (3.1.1).
const STAR_REP: u8 = 5;
/// A character without a counter.
const USUAL_REP: u8 = 4;

impl PersonFile {
    /// Somebody as the file has him, or what is wrong with it at this path.
    pub fn person(
        &self,
        path: &str,
        side: SideId,
        class: Class,
        printed: &Printed,
        rules: &Rules,
    ) -> Result<Person, Fault> {
        if self.name.trim().is_empty() {
            return Err(Fault::new(path, "nobody's name", "a name"));
        }
        let known = self.counter.as_deref().unwrap_or(&self.name);
        let named = printed.characters.find(known);
        if let (None, Some(counter)) = (named, &self.counter) {
            let names: Vec<&str> = printed.characters.named.iter().map(|it| it.name.as_str()).collect();
            let expected = format!("one of {}", names.join(", "));
            return Err(Fault::new(format!("{path}/counter"), format!("`{counter}`"), expected));
        }
        let card = named.map(|it| printed.characters.card(it));
        let rep = self.rep.unwrap_or(match (self.star && rules.star_rep_five, card) {
            (true, _) => STAR_REP,
            (false, Some(card)) => card.rep,
            (false, None) => USUAL_REP,
        });
        if !(1..=10).contains(&rep) {
            return Err(Fault::new(format!("{path}/rep"), rep.to_string(), "a Rep from 1 to 10"));
        }
        self.fits(path, printed)?;
        let of_card = || card.map(|it| it.attributes.clone()).unwrap_or_default();
        let attributes = self.attributes.clone().filter(|_| rules.substitute_attributes || card.is_none());
        Ok(Person {
            counter: named.map_or(Counter::Own, |it| Counter::Named(it.0)),
            star: self.star,
            less: self.less,
            movement: card.map_or(3, |it| it.movement),
            attributes: SmallVec::from_vec(attributes.unwrap_or_else(of_card)),
            hands: self.hands.iter().copied().collect(),
            gear: self.gear.iter().copied().collect(),
            wears_vest: self.wears_vest,
            infected: self.infected,
            immune: self.immune,
            knows_the_cure: card.is_some_and(|it| it.knows_the_cure),
            doses: self.doses,
            ..Person::new(self.name.clone(), side, Some(Seat(self.seat)), self.class.unwrap_or(class), rep)
        })
    }

    /// Two things in the hands and no more, and a Scope only where it fits.
    fn fits(&self, path: &str, printed: &Printed) -> Result<(), Fault> {
        if 2 < self.hands.len() {
            let found = format!("{} things", self.hands.len());
            return Err(Fault::new(format!("{path}/hands"), found, "at most 2, the others under `gear`"));
        }
        for (list, items) in [("hands", &self.hands), ("gear", &self.gear)] {
            for (at, item) in items.iter().enumerate() {
                let fits = printed.counters.of(item.thing).scope;
                if item.scope && !fits {
                    let path = format!("{path}/{list}/{at}/scope");
                    let expected = format!("none, for it does not fit a {}", item.thing.name());
                    return Err(Fault::new(path, "a Scope", expected));
                }
            }
        }
        Ok(())
    }
}

/// Every thing that somebody of a file has.
pub fn things(file: &PersonFile) -> impl Iterator<Item = Thing> {
    file.hands.iter().chain(&file.gear).map(|it| it.thing)
}

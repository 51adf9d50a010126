//! Sides and their people as a scenario has them.
use std::collections::BTreeMap;

use ground::hex::Hex;
use kernel::{
    Pronoun, Seat,
    written::{Fault, is_default},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::position::{StateFile, TurnFile};
use crate::{
    battle::{
        Counter, Person, Role, SideId, Stance,
        item::Item,
        person::{Deeds, Less},
        side::Talks,
    },
    printed::{Attribute, Class, CounterThing, Printed, characters::NamedCharacter},
    rules::Rules,
};

/// One side: players, or a group of strangers. Everything after `people` is for an Encounter that is under way.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TeamFile {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[schemars(length(max = 200))]
    pub name: String,
    /// What this file calls it where two sides have the same name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    pub class: Class,
    pub people: Vec<PersonFile>,
    /// Why they are on the map; left out, strangers were met by chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub role: Option<Role>,
    /// How it stands to other sides, by their names; one of the two says it. Those of whom nothing is said have not met.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub stances: BTreeMap<String, Stance>,
    /// Its activation die of this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 6))]
    pub die: Option<u8>,
    /// Talk the Talk, as far as it has got.
    #[serde(default, skip_serializing_if = "is_default")]
    pub talks: Talks,
    /// How many have been of this side in this Encounter; left out, those in this file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength: Option<u16>,
    /// Supplies found by this side.
    #[serde(default, skip_serializing_if = "is_default")]
    pub supplies: u16,
    /// Grunts recruited by it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub recruits: u16,
    /// Talks that it won in a Chillin', and talks that led to a fight.
    #[serde(default, skip_serializing_if = "is_default")]
    pub talks_won: u16,
    #[serde(default, skip_serializing_if = "is_default")]
    pub talks_lost: u16,
}

/// One of them: a character of the box by its name, or one of the player's own. Everything from `at` on is for an Encounter that
/// is under way.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct PersonFile {
    #[schemars(length(min = 1, max = 200))]
    pub name: String,
    /// What may stand for the name; as the card has it, if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
    /// What this file calls them where two have the same name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The character of the box whose counter and card this is, if not the one with that name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub counter: Option<String>,
    /// The generic counter that stands for a stranger: its place in the list of the Class, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1))]
    pub generic: Option<u8>,
    /// The player who leads this one; nobody leads strangers.
    #[serde(skip_serializing_if = "is_first")]
    #[schemars(range(max = 15))]
    pub seat: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub star: bool,
    /// As the counter has it, if left out; 4 without a counter.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 20))]
    pub rep: Option<u8>,
    /// Movement Points as printed; as the counter has them, if left out, 3 without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 12))]
    pub movement: Option<u8>,
    /// As the card has them, if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attributes: Option<Vec<Attribute>>,
    #[schemars(length(max = 2))]
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
    /// Of a Class of their own, where players of several Classes play together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub class: Option<Class>,
    /// Doses of the Cure that they have with them.
    #[serde(skip_serializing_if = "is_first")]
    pub doses: u8,
    /// Held by those who are raided; if nobody is, a Rescue draws one by lot.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hostage: bool,
    /// The Medikits of the group were used on this one last, and are not used on them twice in a row.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub last_medikit: bool,
    /// Where they stand or lie.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Hex>,
    /// Left out, they stand where `at` says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<StateFile>,
    /// Behind the cover of their hex after a Duck Back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ducked: bool,
    /// Star Power dice that are left; left out, all of a Star's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub star_power: Option<u8>,
    /// Whom they carry.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub carries: Option<String>,
    /// The Star they follow where they could follow two; themselves where they lead by their player's choice.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub follows: Option<String>,
    /// As the card has it, if left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub knows_the_cure: Option<bool>,
    /// What they have done in this turn; left out, nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<TurnFile>,
    /// What they have done and suffered in this Encounter.
    #[serde(skip_serializing_if = "is_default")]
    pub deeds: Deeds<String>,
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
const USUAL_MOVEMENT: u8 = 3;
/// Chairs at a table.
const MOST_SEATS: u8 = 16;
/// Letters of a name.
pub(super) const LONGEST_NAME: usize = 200;
const MOST_MOVEMENT: u8 = 12;
/// A Star has no maximum in the book; this one is the program's.
pub const MOST_REP: u8 = 20;

/// What a counter of the box says of whom it stands for.
struct Printing<'a> {
    counter: Counter,
    rep: Option<u8>,
    movement: Option<u8>,
    card: Option<&'a NamedCharacter>,
}

impl PersonFile {
    /// What this file calls them.
    pub fn key(&self) -> &str {
        self.id.as_deref().unwrap_or(&self.name)
    }

    /// Somebody as the file has him, or what is wrong with it at this path; a stranger has no player.
    pub fn person(
        &self,
        path: &str,
        side: SideId,
        class: Class,
        printed: &Printed,
        rules: &Rules,
    ) -> Result<Person, Fault> {
        self.is_named(path)?;
        let class = self.class.unwrap_or(class);
        let printing = self.printing(path, class, printed)?;
        let card = printing.card;
        let rep = self.rep.unwrap_or(match (self.star && rules.star_rep_five, printing.rep) {
            (true, _) => STAR_REP,
            (false, Some(rep)) => rep,
            (false, None) => USUAL_REP,
        });
        if !(1..=MOST_REP).contains(&rep) {
            let expected = format!("a Rep from 1 to {MOST_REP}");
            return Err(Fault::new(format!("{path}/rep"), rep.to_string(), expected));
        }
        self.fits(path, printed)?;
        let of_card = || card.map(|it| it.attributes.clone()).unwrap_or_default();
        let attributes = self.attributes.clone().filter(|_| rules.substitute_attributes || card.is_none());
        Ok(Person {
            counter: printing.counter,
            pronoun: self.pronoun.or(card.and_then(|it| it.pronoun)),
            star: self.star,
            less: self.less,
            movement: self.movement.or(printing.movement).unwrap_or(USUAL_MOVEMENT),
            attributes: SmallVec::from_vec(attributes.unwrap_or_else(of_card)),
            hands: self.hands.iter().copied().collect(),
            gear: self.gear.iter().copied().collect(),
            wears_vest: self.wears_vest,
            infected: self.infected,
            immune: self.immune,
            knows_the_cure: self.knows_the_cure.unwrap_or(card.is_some_and(|it| it.knows_the_cure)),
            doses: self.doses,
            ..Person::new(self.name.clone(), side, Some(Seat(self.seat)), class, rep)
        })
    }

    fn is_named(&self, path: &str) -> Result<(), Fault> {
        if self.name.trim().is_empty() {
            return Err(Fault::new(path, "nobody's name", "a name"));
        }
        let letters = self.name.chars().count().max(self.key().chars().count());
        if LONGEST_NAME < letters {
            let expected = format!("a name of at most {LONGEST_NAME} letters");
            return Err(Fault::new(format!("{path}/name"), format!("{letters} letters"), expected));
        }
        Ok(())
    }

    /// The counter that stands for them, with what is printed on it.
    fn printing<'a>(&self, path: &str, class: Class, printed: &'a Printed) -> Result<Printing<'a>, Fault> {
        let characters = &printed.characters;
        if let Some(generic) = self.generic {
            let list = &characters.generic[class];
            let Some(counter) = usize::from(generic).checked_sub(1).and_then(|it| list.get(it)) else {
                let expected = format!("1 to {}, for there are {} of that Class", list.len(), list.len());
                return Err(Fault::new(format!("{path}/generic"), generic.to_string(), expected));
            };
            let (rep, movement) = (Some(counter.rep), Some(counter.movement));
            return Ok(Printing { counter: Counter::Generic(generic - 1), rep, movement, card: None });
        }
        let named = characters.find(self.counter.as_deref().unwrap_or(&self.name));
        if let (None, Some(counter)) = (named, &self.counter) {
            let names: Vec<&str> = characters.named.iter().map(|it| it.name.as_str()).collect();
            let expected = format!("one of {}", names.join(", "));
            return Err(Fault::new(format!("{path}/counter"), format!("`{counter}`"), expected));
        }
        let card = named.map(|it| characters.card(it));
        let counter = named.map_or(Counter::Own, |it| Counter::Named(it.0));
        Ok(Printing { counter, rep: card.map(|it| it.rep), movement: card.map(|it| it.movement), card })
    }

    /// Two things in the hands and no more, and a Scope only where it fits.
    fn fits(&self, path: &str, printed: &Printed) -> Result<(), Fault> {
        if MOST_SEATS <= self.seat {
            let expected = format!("a player from 0 to {}", MOST_SEATS - 1);
            return Err(Fault::new(format!("{path}/seat"), self.seat.to_string(), expected));
        }
        if MOST_REP < self.less.infection {
            let found = self.less.infection.to_string();
            let expected = format!("at most {MOST_REP} points of Rep");
            return Err(Fault::new(format!("{path}/less/infection"), found, expected));
        }
        if let Some(points) = self.movement.filter(|it| MOST_MOVEMENT < *it) {
            let expected = format!("at most {MOST_MOVEMENT} Movement Points");
            return Err(Fault::new(format!("{path}/movement"), points.to_string(), expected));
        }
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
pub fn things(file: &PersonFile) -> impl Iterator<Item = CounterThing> {
    file.hands.iter().chain(&file.gear).map(|it| it.thing)
}

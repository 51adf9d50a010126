//! A player's group: the Star, the Grunts, and what they own.
use kernel::{Dice, Play, Pronoun, Seat, Sum, Token};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Count,
    printed::{Attribute, Class, CounterThing, NamedId, Printed},
    table::campaign::Month,
};

/// A member for as long as the campaign lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct MemberId(pub u16);

impl MemberId {
    pub fn token(self) -> Token {
        Token(self.0.into())
    }
}

/// Somebody of a group, between Encounters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Member {
    pub id: MemberId,
    /// Whose counter it is.
    pub who: NamedId,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
    pub star: bool,
    /// In full, without hunger, wounds and infection.
    pub rep: u8,
    pub movement: u8,
    pub attributes: Vec<Attribute>,
    /// Burned no Supplies this month.
    pub hungry: bool,
    /// Recovered, but counts 1 Rep less in the next Encounter.
    pub weakened: bool,
    pub infected: bool,
    /// Rep lost to the infection so far.
    pub rep_lost: u8,
    pub immune: bool,
    pub poisoned: bool,
    /// Takes no Keeping It Together Test after the next Encounter.
    pub skips: bool,
    /// Whole months in the group.
    pub months: u16,
    pub carries: Vec<CounterThing>,
}

impl Member {
    /// What the Rep counts in this month.
    pub fn rep_now(&self) -> Sum {
        let mut sum = Sum::default();
        sum.add(rule!("atzr.rep.meaning"), self.rep.into());
        if self.hungry {
            sum.add(rule!("atzr.campaign.supplies"), -1);
        }
        if self.rep_lost != 0 {
            sum.add(rule!("atzr.infection.zombified"), -i32::from(self.rep_lost));
        }
        sum
    }

    /// The Rep for a test, which is told where it is not the member's own: what lowers it is no part of the dice.
    pub fn rep_told(&self, play: &mut Play<'_>) -> i32 {
        let sum = self.rep_now();
        sum.parts().iter().for_each(|it| play.cite(it.rule));
        if sum.total() != i32::from(self.rep) {
            play.counted(rule!("atzr.rep.meaning"), self.id.token(), Count::Rep, sum.total());
        }
        sum.total()
    }

    /// What the Rep counts in the next Encounter.
    pub fn rep_in_encounter(&self) -> Sum {
        let mut sum = self.rep_now();
        if self.weakened {
            sum.add(rule!("atzr.ruling.table-after-the-fight-recovery"), -1);
        }
        sum
    }

    /// What somebody should know of him who has to choose.
    pub fn at_a_glance(&self) -> String {
        let marks = [(self.hungry, "hungry"), (self.weakened, "wounded"), (self.infected, "infected")];
        let mut words = vec![format!("Rep {}", self.rep_in_encounter().total())];
        words.extend(marks.iter().filter(|it| it.0).map(|it| it.1.to_owned()));
        if !self.carries.is_empty() {
            let things: Vec<&str> = self.carries.iter().map(|it| it.name()).collect();
            words.push(format!("carries {}", things.join(", ")));
        }
        words.join(", ")
    }

    pub fn has(&self, attribute: Attribute) -> bool {
        self.attributes.contains(&attribute)
    }
}

/// Why somebody is no longer in a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Departure {
    Died,
    /// Became a zombie.
    Turned,
    /// Ran away and never came back.
    Fled,
    /// Left after Keeping It Together.
    Left,
    /// Rep fell below 3.
    Disappeared,
}

impl Departure {
    pub const fn words(self) -> &'static str {
        match self {
            Departure::Died => "is dead",
            Departure::Turned => "is a zombie",
            Departure::Fled => "ran away and does not return",
            Departure::Left => "leaves the group",
            Departure::Disappeared => "loses heart and disappears",
        }
    }
}

/// Somebody who was in a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gone {
    pub id: MemberId,
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
    pub star: bool,
    pub rep: u8,
    pub fate: Departure,
    pub month: Month,
}

/// One player's group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub seat: Seat,
    /// Chosen once and for all.
    pub class: Class,
    pub members: Vec<Member>,
    /// What nobody carries.
    pub store: Vec<CounterThing>,
    /// Doses of the Cure.
    pub doses: u8,
    pub gone: Vec<Gone>,
    /// On whom its Medikits were used last, the latest last; never more of them than there are Medikits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub treated_last: Vec<MemberId>,
}

impl Group {
    pub fn star(&self) -> Option<&Member> {
        self.members.iter().find(|it| it.star)
    }

    pub fn has(&self, id: MemberId) -> bool {
        self.members.iter().any(|it| it.id == id)
    }

    /// What everybody of the group owns, carried or stored.
    pub fn things(&self) -> impl Iterator<Item = CounterThing> {
        self.members.iter().flat_map(|it| &it.carries).chain(&self.store).copied()
    }

    pub(crate) fn member_mut(&mut self, id: MemberId) -> Option<&mut Member> {
        self.members.iter_mut().find(|it| it.id == id)
    }

    /// What a member carries, or what is in the common store.
    pub(crate) fn things_of(&mut self, who: Option<MemberId>) -> &mut Vec<CounterThing> {
        match who.and_then(|id| self.members.iter().position(|it| it.id == id)) {
            Some(at) => &mut self.members[at].carries,
            None => &mut self.store,
        }
    }

    /// Takes somebody out for good, with what was carried.
    pub(crate) fn lose(&mut self, id: MemberId, fate: Departure, month: Month) {
        let Some(at) = self.members.iter().position(|it| it.id == id) else { return };
        let member = self.members.remove(at);
        let Member { name, pronoun, star, rep, .. } = member;
        self.gone.push(Gone { id, name, pronoun, star, rep, fate, month });
    }

    /// How many Medikits there are, carried or stored.
    pub fn medikits(&self) -> usize {
        let carried = self.members.iter().flat_map(|it| &it.carries);
        carried.chain(&self.store).filter(|it| **it == CounterThing::Medikit).count()
    }

    /// Whether every Medikit there is was used on this one last.
    pub fn used_up_on(&self, id: MemberId) -> bool {
        let last = self.treated_last.iter().filter(|it| **it == id).count();
        last != 0 && self.medikits() <= last
    }

    /// A Medikit is used on somebody, if there is one that was not used on the same one last; whether there is.
    pub(crate) fn use_medikit(&mut self, id: MemberId) -> bool {
        if self.medikits() == 0 || self.used_up_on(id) {
            return false;
        }
        self.used_medikit(id);
        true
    }

    /// A Medikit has been used on somebody: a fresh one, or the one longest ago used on another.
    pub(crate) fn used_medikit(&mut self, id: MemberId) {
        if self.medikits() <= self.treated_last.len()
            && let Some(other) = self.treated_last.iter().position(|it| *it != id)
        {
            self.treated_last.remove(other);
        }
        self.treated_last.push(id);
        let too_many = self.treated_last.len().saturating_sub(self.medikits());
        self.treated_last.drain(..too_many);
    }

    /// Somebody new, as the character's card has it.
    pub(crate) fn add(
        &mut self,
        id: MemberId,
        who: NamedId,
        printed: &Printed,
        dice: &mut dyn Dice,
    ) -> &mut Member {
        dice.cite(rule!("atzr.components.character-counter"));
        dice.cite(rule!("atzr.components.special-attribute-card"));
        dice.cite(rule!("atzr.campaign.journal"));
        dice.cite(rule!("atzr.ruling.table-characters"));
        let card = printed.characters.card(who);
        let at = self.members.len();
        self.members.push(Member {
            id,
            who,
            name: card.name.clone(),
            pronoun: card.pronoun,
            star: false,
            rep: card.rep,
            movement: card.movement,
            attributes: card.attributes.clone(),
            hungry: false,
            weakened: false,
            infected: false,
            rep_lost: 0,
            immune: false,
            poisoned: false,
            skips: false,
            months: 0,
            carries: Vec::new(),
        });
        &mut self.members[at]
    }
}

//! What every character has (p. 4 to 9).
use kernel::{
    Dice, Given,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    age::Age,
    attribute::{Attribute, most_attributes},
    class::Class,
    dice::{MOST_REP, check_len, check_within},
    r#move::Pace,
    skill::{LEAST_REP, Skill, Skills},
    weapon::{Gun, Weapon},
};

/// Whom a character stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// A player.
    Star,
    /// Nobody, and yet a Star: the leader of a gang, for instance.
    NonPlayerStar,
    Grunt,
}

impl Role {
    pub const fn is_star(self) -> bool {
        !matches!(self, Role::Grunt)
    }
}

/// A new human character, by its eight traits.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["role", "rep", "skills", "attributes", "class", "weapons", "body_armor", "age"]))]
pub struct Figure {
    pub role: Role,
    #[schemars(range(min = LEAST_REP, max = MOST_REP))]
    pub rep: i32,
    pub skills: Skills,
    #[schemars(length(max = 4))]
    pub attributes: Vec<Attribute>,
    pub class: Class,
    /// Those to fire; there need be none.
    #[schemars(length(max = 6))]
    pub weapons: Vec<Weapon>,
    pub body_armor: bool,
    pub age: Age,
}

impl Default for Figure {
    fn default() -> Self {
        Figure {
            role: Role::Star,
            rep: 5,
            skills: Skills { people: 4, savvy: 3 },
            attributes: vec![Attribute::FreeSpirit, Attribute::Logical],
            class: Class::Ganger,
            weapons: vec![Weapon::Listed(Gun::BaPistol)],
            body_armor: false,
            age: Age::Young,
        }
    }
}

/// Why a new character cannot be so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// One Skill is a point below Rep, and the other two.
    Skills,
    /// A Grunt has one at most, a Star two.
    TooManyAttributes,
    /// No player has a Star of it.
    Class,
    /// Children are kept track of, but do nothing.
    Child,
}

impl Figure {
    pub fn faults(&self, dice: &mut dyn Dice) -> SmallVec<[Fault; 2]> {
        for why in [
            rule!("ffo.figure.traits"),
            rule!("ffo.ruling.trait-counts"),
            rule!("ffo.figure.star-or-grunt"),
            rule!("ffo.rep.levels"),
            rule!("ffo.figure.weapons"),
            rule!("ffo.ruling.figure-weapons"),
            rule!("ffo.age.groups"),
        ] {
            dice.cite(why);
        }
        let mut faults = SmallVec::new();
        if !self.skills.fit(self.rep, dice) {
            faults.push(Fault::Skills);
        }
        if most_attributes(self.role.is_star(), dice) < self.attributes.len() {
            faults.push(Fault::TooManyAttributes);
        }
        if self.role == Role::Star && !self.class.is_for_players() {
            faults.push(Fault::Class);
        }
        if !self.age.functions() {
            faults.push(Fault::Child);
        }
        faults
    }

    /// How they move.
    pub fn pace(&self) -> Pace {
        Pace::of(&self.attributes)
    }

    /// The Skills that a character of this Rep begins with.
    pub fn with_skills(self, better: Skill, dice: &mut dyn Dice) -> Figure {
        Figure { skills: Skills::of_new(self.rep, better, dice), ..self }
    }
}

impl Given for Figure {
    const NAME: &'static str = "ffo.figure";
    const ABOUT: &'static str = "What speaks against a new character.";
    type Result = SmallVec<[Fault; 2]>;
    const NOTHING: &'static str = "nothing speaks against it";

    fn check(&self) -> Result<(), ValueFault> {
        check_within("rep", self.rep, LEAST_REP, MOST_REP)?;
        check_within("people", self.skills.people, 0, MOST_REP).within("skills")?;
        check_within("savvy", self.skills.savvy, 0, MOST_REP).within("skills")?;
        check_len("attributes", self.attributes.len(), 0, 4)?;
        check_len("weapons", self.weapons.len(), 0, 6)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> SmallVec<[Fault; 2]> {
        self.faults(dice)
    }
}

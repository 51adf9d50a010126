//! Status (p. 22 and 27): where damage leaves a human, from the knock down to the last advantage of a Star.
use kernel::{Dice, Given, fold, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{
    class::Class,
    damage::{Blow, Damage},
    dice::{MOST_REP, check_rep, check_within},
    melee::MeleeBlow,
    react::KnockDownTest,
    star::{Fate, StarDeath, StarPower},
};

/// So many captives does one armed guard watch at most.
pub const MOST_GUARDED: usize = 6;

/// How much of somebody is left, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    CarryOn,
    Stunned,
    OutOfTheFight,
    ObviouslyDead,
}

impl Status {
    /// Whether friends count them as down.
    pub const fn is_down(self) -> bool {
        match self {
            Status::CarryOn => false,
            Status::Stunned | Status::OutOfTheFight | Status::ObviouslyDead => true,
        }
    }

    /// The damage that has left them there.
    pub const fn damage(self) -> Option<Damage> {
        match self {
            Status::CarryOn => None,
            Status::Stunned => Some(Damage::Stunned),
            Status::OutOfTheFight => Some(Damage::OutOfTheFight),
            Status::ObviouslyDead => Some(Damage::ObviouslyDead),
        }
    }

    /// Where further damage leaves them: it only gets worse, and Stunned twice is Stunned.
    pub fn and(self, more: Status, dice: &mut dyn Dice) -> Status {
        if self == Status::Stunned && more == Status::Stunned {
            dice.cite(rule!("ffo.star.stunned-not-cumulative"));
        }
        self.max(more)
    }
}

impl From<Damage> for Status {
    fn from(damage: Damage) -> Self {
        match damage {
            Damage::Stunned => Status::Stunned,
            Damage::OutOfTheFight => Status::OutOfTheFight,
            Damage::ObviouslyDead => Status::ObviouslyDead,
        }
    }
}

/// Who did it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Author {
    Human,
    Zombie,
    /// A crash of their own, glass, a fall or fire.
    Nobody,
}

/// What fire or melee does at first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hit {
    KnockedDown,
    OutOfTheFight,
    ObviouslyDead,
}

impl Hit {
    /// Of the dice of a firing, if they do anything.
    pub const fn of_fire(blow: Blow) -> Option<Hit> {
        match blow {
            Blow::Unaffected => None,
            Blow::KnockedDown => Some(Hit::KnockedDown),
            Blow::OutOfTheFight => Some(Hit::OutOfTheFight),
            Blow::ObviouslyDead => Some(Hit::ObviouslyDead),
        }
    }

    /// Of the winner's die in a melee.
    pub const fn of_melee(blow: MeleeBlow) -> Hit {
        match blow {
            MeleeBlow::KnockedDown => Hit::KnockedDown,
            MeleeBlow::OutOfTheFight | MeleeBlow::KnockedCold => Hit::OutOfTheFight,
            MeleeBlow::ObviouslyDead => Hit::ObviouslyDead,
        }
    }
}

/// A human who was hit, with all that may soften it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Harmed {
    pub class: Class,
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// They count as Protected.
    pub protected: bool,
    /// The worst of one step.
    pub hit: Hit,
    pub by: Author,
    /// Of the human who did it.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub attacker_rep: i32,
    /// They have the Attribute, and have not used it in this Encounter.
    pub hard_as_nails: bool,
    /// Dice not lost in this Encounter; 0 if they have none or will not roll.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub star_power: u16,
    pub star: bool,
    /// A Star makes use of Larger Than Life or Cheating Death.
    pub declares: bool,
}

impl Default for Harmed {
    fn default() -> Self {
        Harmed {
            class: Class::Survivor,
            rep: 4,
            protected: false,
            hit: Hit::KnockedDown,
            by: Author::Human,
            attacker_rep: 4,
            hard_as_nails: false,
            star_power: 0,
            star: false,
            declares: false,
        }
    }
}

/// What it comes to before Star Power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Taken {
    pub status: Status,
    /// Hard as Nails has been used up.
    pub nails_used: bool,
}

/// What it comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Harm {
    pub fate: Fate,
    /// Hard as Nails has been used up.
    pub nails_used: bool,
    /// Star Power for the rest of the Encounter.
    pub star_power: u16,
}

impl Harmed {
    fn knock_down(&self) -> KnockDownTest {
        KnockDownTest { class: self.class, rep: self.rep, protected: self.protected, star: self.star }
    }

    /// Hard as Nails and the Recover From Knock Down Test.
    pub fn taken(&self, dice: &mut dyn Dice) -> Taken {
        let test = self.knock_down();
        let first = match self.hit {
            Hit::KnockedDown => test.take(dice),
            Hit::OutOfTheFight => Status::OutOfTheFight,
            Hit::ObviouslyDead => Status::ObviouslyDead,
        };
        if first != Status::ObviouslyDead || !self.hard_as_nails {
            return Taken { status: first, nails_used: false };
        }
        dice.cite(rule!("ffo.attribute.hard-as-nails"));
        dice.cite(rule!("ffo.ruling.hard-as-nails-order"));
        match self.by {
            Author::Human => Taken { status: test.take(dice), nails_used: true },
            Author::Zombie | Author::Nobody => Taken { status: first, nails_used: false },
        }
    }

    /// All of it, in the book's order.
    pub fn suffer(&self, dice: &mut dyn Dice) -> Harm {
        let before = Taken { status: Status::CarryOn, nails_used: false };
        let taken = fold(dice, 1, before, |_, dice| self.taken(dice));
        let Taken { mut status, nails_used } = taken;
        let mut star_power = self.star_power;
        if 0 < star_power && status.is_down() {
            dice.cite(rule!("ffo.star.power-after-recover"));
            let power = StarPower { dice: star_power, taken: vec![status], by: self.by };
            let shrugged = power.use_all(dice);
            (status, star_power) = (shrugged.status, shrugged.left);
        }
        let fate = if self.star { self.death(status).fate(dice) } else { Fate::Suffers(status) };
        Harm { fate, nails_used, star_power }
    }

    const fn death(&self, status: Status) -> StarDeath {
        StarDeath {
            rep: self.rep,
            status,
            by: self.by,
            attacker_rep: self.attacker_rep,
            declares: self.declares,
        }
    }
}

impl Given for Harmed {
    const NAME: &'static str = "ffo.status";
    const ABOUT: &'static str =
        "What becomes of a human who is hit: recovery, Star Power and the last advantages.";
    type Result = Harm;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_rep("attacker_rep", self.attacker_rep)?;
        check_within("star_power", self.star_power.into(), 0, MOST_REP)?;
        if self.declares && !self.star {
            return Err(ValueFault::at("declares", "only a Star can"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Harm {
        self.suffer(dice)
    }
}

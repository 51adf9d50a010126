//! Damage by fire (p. 27).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::dice::{MOST_REP, check_rep, check_within, tell_faces};
use crate::journal::Outcome;

/// Damage, the least severe first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Damage {
    Stunned,
    OutOfTheFight,
    ObviouslyDead,
}

impl Damage {
    pub fn worse(self, other: Damage, dice: &mut dyn Dice) -> Damage {
        dice.cite(rule!("ffo.damage.types"));
        self.max(other)
    }
}

/// Who is hit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Victim {
    #[default]
    Human,
    /// A human who is Out of the Fight already.
    OutOfTheFight,
    Zombie,
}

/// What a damage die says, the least severe first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Blow {
    Unaffected,
    /// A human takes the Recover From Knock Down Test at once.
    KnockedDown,
    OutOfTheFight,
    ObviouslyDead,
}

impl Blow {
    pub(crate) const fn outcome(self) -> Option<Outcome> {
        match self {
            Blow::Unaffected => None,
            Blow::KnockedDown => Some(Outcome::KnockedDown),
            Blow::OutOfTheFight => Some(Outcome::OutOfTheFight),
            Blow::ObviouslyDead => Some(Outcome::ObviouslyDead),
        }
    }
}

/// What has hit somebody in one firing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["victim", "impact", "hits", "shooter_rep", "shooter_charged"]))]
pub struct Hits {
    pub victim: Victim,
    /// Of the weapon.
    #[schemars(range(min = 1, max = 6))]
    pub impact: u8,
    #[schemars(range(min = 1, max = 10))]
    pub hits: u16,
    /// A zombie is held against it.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub shooter_rep: i32,
    /// The shooter is being charged.
    pub shooter_charged: bool,
}

impl Default for Hits {
    fn default() -> Self {
        Hits { victim: Victim::Human, impact: 2, hits: 1, shooter_rep: 4, shooter_charged: false }
    }
}

impl Hits {
    /// A die for every hit, of which the worst counts.
    pub fn roll(&self, dice: &mut dyn Dice) -> Blow {
        let why = rule!("ffo.damage.ranged");
        self.cite(dice);
        tell_faces(why, dice, |face| self.blow(face).outcome());
        let lowest = dice.lowest(why, self.hits, 6, 1);
        lowest.first().map_or(Blow::Unaffected, |&face| self.blow(face.into()))
    }

    /// What one die says.
    pub fn blow(&self, face: i32) -> Blow {
        let impact = i32::from(self.impact);
        match self.victim {
            Victim::Human if face == 1 => Blow::ObviouslyDead,
            Victim::Human if face <= impact => Blow::OutOfTheFight,
            Victim::Human => Blow::KnockedDown,
            Victim::OutOfTheFight if face <= impact => Blow::ObviouslyDead,
            Victim::OutOfTheFight => Blow::Unaffected,
            Victim::Zombie if face == 1 || face <= self.against_zombie() => Blow::ObviouslyDead,
            Victim::Zombie if impact == 1 => Blow::Unaffected,
            Victim::Zombie => Blow::KnockedDown,
        }
    }

    fn against_zombie(&self) -> i32 {
        if self.shooter_charged { self.impact.into() } else { self.shooter_rep }
    }

    fn cite(&self, dice: &mut dyn Dice) {
        match self.victim {
            Victim::Human => (),
            Victim::OutOfTheFight => dice.cite(rule!("ffo.ruling.fire-at-downed")),
            Victim::Zombie => {
                dice.cite(rule!("ffo.zombie.damage"));
                dice.cite(rule!("ffo.zombie.easy-to-kill"));
                if self.impact == 1 {
                    dice.cite(rule!("ffo.zombie.no-knock-down"));
                    dice.cite(rule!("ffo.ruling.easy-to-kill-vs-no-knock-down"));
                }
            }
        }
        if 1 < self.hits {
            dice.cite(rule!("ffo.ruling.multiple-hits"));
        }
    }
}

impl Given for Hits {
    const NAME: &'static str = "ffo.damage";
    const ABOUT: &'static str = "What hits do to somebody: the worst of them counts.";
    type Result = Blow;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("impact", self.impact.into(), 1, 6)?;
        check_within("hits", self.hits.into(), 1, 10)?;
        check_rep("shooter_rep", self.shooter_rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Blow {
        self.roll(dice)
    }
}

//! Damage by fire (10.11).
use kernel::{Dice, Given, Roll, fold, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub use crate::printed::tables::Harm;
use crate::{
    journal::Outcome,
    printed::{Printed, tables::RangedDamageTable},
    table::{
        dice::{MOST, check_rep, check_within, tell_faces},
        star_power,
    },
};

/// What several hits in one step come to, each by itself.
pub type Harms = SmallVec<[Harm; 6]>;

/// A human who is hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct HumanHit {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    #[schemars(range(min = 1, max = 6))]
    pub hits: u16,
    /// They have the Attribute Hard as Nails, and have not needed it in this Encounter.
    pub hard_as_nails: bool,
    /// Star Power dice of a Star, which rolls them when it is harmed.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub star_power: u16,
}

impl Default for HumanHit {
    fn default() -> Self {
        HumanHit { rep: 4, hits: 1, hard_as_nails: false, star_power: 0 }
    }
}

/// What becomes of a human who was hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Taken {
    CarryOn,
    DuckBack,
    OutOfTheFight,
    ObviouslyDead,
}

impl From<Option<Harm>> for Taken {
    fn from(harm: Option<Harm>) -> Self {
        match harm {
            None => Taken::CarryOn,
            Some(Harm::DuckBack) => Taken::DuckBack,
            Some(Harm::OutOfTheFight) => Taken::OutOfTheFight,
            Some(Harm::ObviouslyDead) => Taken::ObviouslyDead,
        }
    }
}

impl HumanHit {
    /// Every hit rolls for itself; lowest first.
    pub fn roll(&self, table: &RangedDamageTable, dice: &mut dyn Dice) -> Harms {
        let mut harms = fold(dice, self.hits, Harms::new(), |mut harms, dice| {
            harms.push(one_hit(self.rep, table, dice));
            harms.sort_unstable();
            harms
        });
        if let Some(worst) = harms.last_mut().filter(|it| self.hard_as_nails && **it == Harm::ObviouslyDead) {
            dice.cite(rule!("atzr.ruling.table-attributes"));
            *worst = Harm::OutOfTheFight;
            harms.sort_unstable();
        }
        harms
    }

    /// The worst that is left once a Star has used its Star Power.
    pub fn take(&self, table: &RangedDamageTable, dice: &mut dyn Dice) -> Taken {
        let harms = self.roll(table, dice);
        if 1 < harms.len() {
            dice.cite(rule!("atzr.ruling.several-hits"));
        }
        dice.cite(rule!("atzr.damage.types"));
        dice.cite(rule!("atzr.ruling.damage-order-text"));
        if self.star_power == 0 || !harms.iter().any(|&it| star_power::is_damage(it)) {
            return harms.last().copied().into();
        }
        dice.cite(rule!("atzr.star-power.use"));
        let rolled = star_power::roll(self.star_power, dice);
        star_power::spend(rolled.successes, &harms, dice).into()
    }
}

/// One damage die against a human of this Rep.
pub fn one_hit(rep: i32, table: &RangedDamageTable, dice: &mut dyn Dice) -> Harm {
    dice.cite(RangedDamageTable::RULING);
    tell_faces(rule!("atzr.damage.roll"), dice, |face| {
        Some(match table.harm(face, rep) {
            Harm::DuckBack => Outcome::DuckBack,
            Harm::OutOfTheFight => Outcome::OutOfTheFight,
            Harm::ObviouslyDead => Outcome::ObviouslyDead,
        })
    });
    let face = dice.d6(rule!("atzr.damage.roll"));
    table.harm(face, rep)
}

impl Given for HumanHit {
    const NAME: &'static str = "atzr.damage";
    const ABOUT: &'static str = "What hits do to a human: the worst of them counts.";
    type Result = Taken;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_within("hits", self.hits.into(), 1, 6)?;
        check_within("star_power", self.star_power.into(), 0, MOST)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Taken {
        self.take(&Printed::in_use().tables.ranged_damage, dice)
    }
}

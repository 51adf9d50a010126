//! Ranged combat (10): whether a die hits.
mod explosion;
mod volley;

use kernel::{
    Dice, Given, Need, Roll, RuleId, scripted,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::{
    explosion::Explosion,
    volley::{FireAim, Hits, Struck, TargetFate, Volley, VolleyHits, VolleyResult, fate},
};
use crate::{
    journal::{Happened, Outcome},
    printed::{
        Printed,
        tables::{Impediment, RangedTable},
    },
    table::dice::{check_rep, check_within},
};

/// Who fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "fast_moved", "rush_shot", "two_weapons", "two_guns", "carrying"]))]
pub struct Shooter {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// They declared a Fast Move this turn.
    pub fast_moved: bool,
    /// A Reaction Test has them fire in a hurry.
    pub rush_shot: bool,
    /// They fire two weapons at once.
    pub two_weapons: bool,
    /// They have the Attribute Two Guns, and both are one-hand weapons.
    pub two_guns: bool,
    /// They carry somebody who is Out of the Fight.
    pub carrying: bool,
}

impl Default for Shooter {
    fn default() -> Self {
        Shooter {
            rep: 4,
            fast_moved: false,
            rush_shot: false,
            two_weapons: false,
            two_guns: false,
            carrying: false,
        }
    }
}

impl Shooter {
    /// Whether his dice have the Rush Shot penalty.
    fn rushes(&self, dice: &mut dyn Dice) -> bool {
        if self.rush_shot {
            dice.cite(rule!("atzr.react.rush-shot"));
        }
        if self.carrying {
            dice.cite(rule!("atzr.recovery.carrier-fire"));
        }
        if self.two_weapons && self.two_guns {
            dice.cite(rule!("atzr.ruling.table-attributes"));
        } else if self.two_weapons {
            dice.cite(rule!("atzr.ranged.two-weapons"));
        }
        self.rush_shot || self.carrying || self.two_weapons && !self.two_guns
    }
}

/// Who is fired at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["zombie", "rep", "in_cover", "charging", "fast_moved", "outside_in_the_dark", "hard_as_nails", "star_power", "carries_rep"]))]
pub struct Target {
    pub zombie: bool,
    /// Of a human, for the damage.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    pub in_cover: bool,
    /// It charges the shooter.
    pub charging: bool,
    /// It declared a Fast Move this turn.
    pub fast_moved: bool,
    /// It is Evening or Night, and it is in a clear or rough hex.
    pub outside_in_the_dark: bool,
    /// The Rep of somebody Out of the Fight whom it carries.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub carries_rep: Option<i32>,
    /// A human has the Attribute Hard as Nails, and has not needed it in this Encounter.
    pub hard_as_nails: bool,
    /// Star Power dice of a Star, which rolls them when it is harmed.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub star_power: u16,
}

impl Default for Target {
    fn default() -> Self {
        Target {
            zombie: false,
            rep: 4,
            in_cover: false,
            charging: false,
            fast_moved: false,
            outside_in_the_dark: false,
            carries_rep: None,
            hard_as_nails: false,
            star_power: 0,
        }
    }
}

impl Target {
    /// A zombie in the open.
    pub fn zombie() -> Self {
        Target { zombie: true, rep: super::zombie::REP, ..Target::default() }
    }

    pub(crate) fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_rep("carries_rep", self.carries_rep.unwrap_or(0))?;
        check_within("star_power", self.star_power.into(), 0, crate::table::dice::MOST_REP)?;
        if self.zombie && (self.carries_rep.is_some() || self.hard_as_nails || self.star_power != 0) {
            return Err(ValueFault::at("zombie", "a zombie carries nobody and has nothing of a human"));
        }
        Ok(())
    }
}

/// One Fire Die and the target it was put on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Shot {
    pub shooter: Shooter,
    pub target: Target,
    /// 1 for the first target of the firing.
    #[schemars(range(min = 1, max = 6))]
    pub order: u8,
}

impl Default for Shot {
    fn default() -> Self {
        Shot { shooter: Shooter::default(), target: Target::default(), order: 1 }
    }
}

/// What a Fire Die comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToHit {
    Miss,
    /// Whoever the target carries is hit instead.
    HitsCarried,
    Hit,
}

impl Shot {
    /// What a Fire Die of this rule and face comes to; a second die where the shot is pitiful.
    pub fn look_up(&self, table: &RangedTable, (rolled, face): (RuleId, i32), dice: &mut dyn Dice) -> ToHit {
        dice.cite(RangedTable::RULING);
        dice.cite(rule!("atzr.ranged.to-hit"));
        let total = face + self.shooter.rep;
        let Some(why) = self.missed(table.misses(total), self.covered(dice), dice) else {
            return ToHit::Hit;
        };
        self.cite(why, dice);
        if self.pitiful(rolled, face, dice) {
            return ToHit::Hit;
        }
        let in_the_open = self.missed(table.misses(total), false, dice).is_none();
        if self.target.carries_rep.is_none() || !in_the_open {
            return ToHit::Miss;
        }
        dice.cite(rule!("atzr.ruling.carrier-cover"));
        ToHit::HitsCarried
    }

    /// The least face of a die that hits, a second chance left out: 7 if none does.
    pub fn hits_from(&self, table: &RangedTable) -> i32 {
        let nothing = &mut scripted(&[]);
        let covered = self.covered(nothing);
        let mut hits =
            |face: i32| self.missed(table.misses(face + self.shooter.rep), covered, nothing).is_none();
        (1..=6).find(|it| hits(*it)).unwrap_or(7)
    }

    /// Whether the target counts as in cover.
    fn covered(&self, dice: &mut dyn Dice) -> bool {
        if self.target.carries_rep.is_some() {
            dice.cite(rule!("atzr.ranged.carrier"));
            return true;
        }
        if self.target.zombie && self.target.in_cover {
            dice.cite(rule!("atzr.zombie.no-cover"));
            return false;
        }
        self.target.in_cover
    }

    /// The first of these impediments that there is.
    fn missed(&self, misses: &[Impediment], in_cover: bool, dice: &mut dyn Dice) -> Option<Impediment> {
        let rushed = misses.contains(&Impediment::RushShot) && self.shooter.rushes(dice);
        let is = |it: &Impediment| match it {
            Impediment::Always => true,
            Impediment::ShooterFastMoved => self.shooter.fast_moved,
            Impediment::RushShot => rushed,
            Impediment::TargetCharging => self.target.charging,
            Impediment::TargetInCover => in_cover,
            Impediment::TargetFastMoved => self.target.fast_moved,
            Impediment::SecondOrLaterTarget => 2 <= self.order,
            Impediment::ThirdOrLaterTarget => 3 <= self.order,
            Impediment::TargetOutsideInTheDark => self.target.outside_in_the_dark,
        };
        misses.iter().copied().find(is)
    }

    fn cite(&self, why: Impediment, dice: &mut dyn Dice) {
        match why {
            Impediment::TargetInCover => dice.cite(rule!("atzr.cover.meaning")),
            Impediment::SecondOrLaterTarget | Impediment::ThirdOrLaterTarget => {
                dice.cite(rule!("atzr.ranged.order-of-target"));
            }
            Impediment::TargetOutsideInTheDark => dice.cite(rule!("atzr.ruling.outside-at-night")),
            // What makes a shot hasty is cited where it is found out.
            Impediment::Always
            | Impediment::ShooterFastMoved
            | Impediment::RushShot
            | Impediment::TargetCharging
            | Impediment::TargetFastMoved => (),
        }
    }

    /// A poor shot's best die gets a second chance.
    fn pitiful(&self, rolled: RuleId, face: i32, dice: &mut dyn Dice) -> bool {
        if self.shooter.rep != 3 || face != 6 {
            return false;
        }
        dice.cite(rule!("atzr.ruling.pitiful-shot"));
        dice.came(rolled, &|| Happened::SecondChance.into());
        dice.needs(rule!("atzr.ranged.pitiful-shot"), &[Need::at_most(3, Outcome::Hit)]);
        dice.d6(rule!("atzr.ranged.pitiful-shot")) <= 3
    }
}

impl Given for Shot {
    const NAME: &'static str = "atzr.ranged";
    const ABOUT: &'static str = "One Fire Die at one target.";
    type Result = ToHit;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.shooter.rep).within("shooter")?;
        self.target.check().within("target")?;
        check_within("order", self.order.into(), 1, 6)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> ToHit {
        let rolled = rule!("atzr.ranged.to-hit");
        let face = dice.d6(rolled);
        self.look_up(&Printed::in_use().tables.ranged, (rolled, face), dice)
    }
}

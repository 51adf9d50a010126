//! Cover and concealment (p. 28).
use std::ops::ControlFlow;

use kernel::{Dice, Given, Roll, Sum, fold, until, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{dice::check_within, weapon::INCH_MM};

/// The types of the list, and what it does not have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    #[default]
    Open,
    InBuilding,
    InCrowd,
    InVehicle,
    /// On a motorcycle or an ATV, or in the open bed of a truck.
    RidesInTheOpen,
    /// The vehicle is between them and whoever looks.
    BehindVehicle,
    InWoods,
    /// They touch the crest of a hill, and whoever looks is beyond it.
    OnCrest,
}

/// Where somebody is, for one who looks or fires at them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    pub place: Place,
    /// They have moved in their activation this turn; having Ducked Back does not count.
    pub has_moved: bool,
    /// How far from them the line of sight crosses a solid obstacle that does not block it.
    #[schemars(range(min = 0, max = 5000))]
    pub obstacle_mm: Option<i32>,
}

/// What they have of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Protection {
    pub cover: bool,
    pub concealment: bool,
}

impl Protection {
    /// Dice of an enemy's In Sight Test.
    pub fn in_sight(self) -> Sum {
        let mut sum = Sum::default();
        if self.concealment {
            sum.add(rule!("ffo.cover.difference"), -1);
        }
        sum
    }
}

impl Position {
    pub fn protection(&self, dice: &mut dyn Dice) -> Protection {
        dice.cite(rule!("ffo.cover.table"));
        dice.cite(rule!("ffo.cover.difference"));
        let listed = self.listed(dice);
        let Some(mm) = self.obstacle_mm else { return listed };
        dice.cite(rule!("ffo.ruling.cover-geometry"));
        Protection { cover: listed.cover || mm <= INCH_MM, ..listed }
    }

    fn listed(&self, dice: &mut dyn Dice) -> Protection {
        let stationary = !self.has_moved;
        let (cover, concealment) = match self.place {
            Place::Open => (false, false),
            Place::InBuilding => (stationary, true),
            Place::InWoods => {
                dice.cite(rule!("ffo.terrain.woods-cover"));
                (stationary, true)
            }
            Place::InCrowd => (stationary, self.has_moved),
            Place::InVehicle => (false, true),
            Place::RidesInTheOpen => {
                dice.cite(rule!("ffo.ruling.vehicle-exposed"));
                (false, false)
            }
            Place::BehindVehicle => (true, false),
            Place::OnCrest => {
                dice.cite(rule!("ffo.terrain.hill"));
                (true, true)
            }
        };
        if self.place == Place::InBuilding {
            dice.cite(rule!("ffo.building.cover"));
        }
        if matches!(self.place, Place::InBuilding | Place::InWoods | Place::InCrowd) {
            dice.cite(rule!("ffo.ruling.stationary-moving"));
        }
        Protection { cover, concealment }
    }
}

impl Given for Position {
    const NAME: &'static str = "ffo.cover";
    const ABOUT: &'static str = "Whether somebody is in cover, in concealment, in both or in neither.";
    type Result = Protection;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("obstacle_mm", self.obstacle_mm.unwrap_or(0), 0, 5000)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Protection {
        self.protection(dice)
    }
}

/// A standing figure beside a target: how far it is, point to point, and on which side of the line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Beside {
    pub mm: i32,
    pub side: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Side {
    Left,
    Right,
    /// On the line itself.
    Behind,
}

/// Whether a stationary human with these around them is in a crowd.
pub fn is_crowd(around: &[Beside], dice: &mut dyn Dice) -> bool {
    dice.cite(rule!("ffo.cover.crowd-definition"));
    dice.cite(rule!("ffo.ruling.crowd-geometry"));
    let on = |side: Side| around.iter().any(|it| it.mm <= 2 * INCH_MM && it.side == side);
    on(Side::Left) && on(Side::Right)
}

/// Those beside a target, one of whom is hit instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Stray {
    #[schemars(range(min = 1, max = 8))]
    pub beside: u8,
}

impl Default for Stray {
    fn default() -> Self {
        Stray { beside: 2 }
    }
}

impl Stray {
    /// Who is hit, by their place among them: a die each, the highest, and those who share it roll again.
    pub fn hit(self, dice: &mut dyn Dice) -> u8 {
        dice.cite(rule!("ffo.cover.crowd-stray"));
        dice.cite(rule!("ffo.ruling.crowd-geometry"));
        if self.beside <= 1 {
            return 0;
        }
        let all = ((1u16 << self.beside) - 1) as u8;
        until(dice, all, |left, dice| {
            let highest = roll_off(left, dice);
            if highest.count_ones() == 1 {
                return ControlFlow::Break(highest.trailing_zeros() as u8);
            }
            ControlFlow::Continue(highest)
        })
    }
}

/// Of these, as bits, those with the highest die.
fn roll_off(who: u8, dice: &mut dyn Dice) -> u8 {
    let start = (who, 0, 0);
    fold(dice, who.count_ones() as u16, start, |(left, best, highest), dice| {
        let one = left & left.wrapping_neg();
        let face = dice.d6(rule!("ffo.cover.crowd-stray"));
        let highest = match face.cmp(&best) {
            std::cmp::Ordering::Greater => one,
            std::cmp::Ordering::Equal => highest | one,
            std::cmp::Ordering::Less => highest,
        };
        (left & !one, face.max(best), highest)
    })
    .2
}

impl Given for Stray {
    const NAME: &'static str = "ffo.cover.stray";
    const ABOUT: &'static str =
        "Which of those beside a target is hit by a shot that its cover stopped; the first is 0.";
    type Result = u8;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("beside", self.beside.into(), 1, 8)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> u8 {
        self.hit(dice)
    }
}

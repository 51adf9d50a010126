//! Who has to take a Reaction Test (p. 21 and 22).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::{
    class::Class,
    dice::{MOST_REP, check_each, check_len, check_rep, check_within},
    status::Status,
};

/// A human at whom somebody has fired, all shots of a step taken together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FireTaken {
    /// How many have fired at them at the same time.
    #[schemars(range(min = 0, max = 20))]
    pub shooters: i32,
    /// Where the fire has left them, missed or hit.
    pub status: Status,
    /// They are in contact in an ongoing melee.
    pub in_melee: bool,
    /// The fire was that of a Charge into Melee Test in which they take part.
    pub in_charge_test: bool,
}

impl Default for FireTaken {
    fn default() -> Self {
        FireTaken { shooters: 1, status: Status::CarryOn, in_melee: false, in_charge_test: false }
    }
}

impl FireTaken {
    /// Whether they take one Received Fire Test.
    pub fn calls_for_test(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.react.received-fire-when"));
        dice.cite(rule!("ffo.ruling.hit-but-unhurt"));
        if self.in_melee || self.in_charge_test {
            dice.cite(rule!("ffo.ruling.melee-no-tests"));
            return false;
        }
        0 < self.shooters && self.status == Status::CarryOn
    }
}

impl Given for FireTaken {
    const NAME: &'static str = "ffo.react.received-fire";
    const ABOUT: &'static str = "Whether somebody who was shot at takes the Received Fire Test.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("shooters", self.shooters, 0, 20)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.calls_for_test(dice)
    }
}

/// A friend to whom something has happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["class", "rep", "status", "distance_in", "seen", "in_charge_test"]))]
pub struct Fallen {
    pub class: Class,
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// Where it has left them, after Star Power and Protection.
    pub status: Status,
    /// From the tester.
    #[schemars(range(min = 0, max = 100))]
    pub distance_in: i32,
    /// In the tester's line of sight, to the front.
    pub seen: bool,
    /// It happened by the fire of a Charge into Melee Test.
    pub in_charge_test: bool,
}

impl Default for Fallen {
    fn default() -> Self {
        Fallen {
            class: Class::Survivor,
            rep: 4,
            status: Status::Stunned,
            distance_in: 4,
            seen: true,
            in_charge_test: false,
        }
    }
}

/// Somebody whose friends were harmed in one step.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FriendsFell {
    pub class: Class,
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    pub status: Status,
    /// They are in contact in an ongoing melee, or take part in the Charge into Melee Test.
    pub in_melee: bool,
    #[schemars(length(min = 1, max = 8))]
    pub fallen: Vec<Fallen>,
}

impl Default for FriendsFell {
    fn default() -> Self {
        FriendsFell {
            class: Class::Survivor,
            rep: 4,
            status: Status::CarryOn,
            in_melee: false,
            fallen: vec![Fallen::default()],
        }
    }
}

impl FriendsFell {
    /// Whether they take one Man Down Test.
    pub fn calls_for_test(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.react.man-down-when"));
        dice.cite(rule!("ffo.ruling.man-down-details"));
        if self.in_melee {
            dice.cite(rule!("ffo.ruling.melee-no-tests"));
            return false;
        }
        self.status == Status::CarryOn && self.fallen.iter().any(|it| self.is_shaken_by(it, dice))
    }

    fn is_shaken_by(&self, fallen: &Fallen, dice: &mut dyn Dice) -> bool {
        if fallen.in_charge_test {
            dice.cite(rule!("ffo.ruling.melee-no-tests"));
            return false;
        }
        if !fallen.status.is_down() || !fallen.seen || 4 < fallen.distance_in {
            return false;
        }
        dice.cite(rule!("ffo.react.man-down-exceptions"));
        self.rep <= fallen.rep && self.class.is_kin_of(fallen.class)
    }
}

impl Given for FriendsFell {
    const NAME: &'static str = "ffo.react.man-down";
    const ABOUT: &'static str = "Whether somebody whose friends go down takes the Man Down Test.";
    type Result = bool;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)?;
        check_len("fallen", self.fallen.len(), 1, 8)?;
        check_each("fallen", &self.fallen, |it| {
            check_rep("rep", it.rep)?;
            check_within("distance_in", it.distance_in, 0, 100)
        })
    }

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.calls_for_test(dice)
    }
}

/// Somebody who has Ducked Back and is active again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct DuckedBack {
    /// There was no cover: they have dropped prone where they were.
    pub dropped_in_place: bool,
    /// They see the cause or are seen by it.
    pub in_sight_of_cause: bool,
    /// Whoever caused it is down or off the table.
    pub cause_gone: bool,
}

impl DuckedBack {
    /// Whether they take the Recover From Duck Back Test before they act.
    pub fn calls_for_test(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.react.duck-back-when"));
        dice.cite(rule!("ffo.ruling.duck-back-recover"));
        !self.dropped_in_place && (self.cause_gone || !self.in_sight_of_cause)
    }
}

impl Given for DuckedBack {
    const NAME: &'static str = "ffo.react.duck-back";
    const ABOUT: &'static str = "Whether somebody who has Ducked Back takes a test when active again.";
    type Result = bool;

    fn resolve(&self, dice: &mut dyn Dice) -> bool {
        self.calls_for_test(dice)
    }
}

/// Whether somebody takes a Recover From Knock Down Test: one, however often they were knocked down at once.
pub fn knock_down_is_due(zombie: bool, knock_downs: u16, dice: &mut dyn Dice) -> bool {
    dice.cite(rule!("ffo.react.knock-down-when"));
    if 1 < knock_downs {
        dice.cite(rule!("ffo.ruling.multiple-hits"));
    }
    !zombie && 0 < knock_downs
}

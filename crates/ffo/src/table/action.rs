//! Actions (p. 14): what somebody active may still do.
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The In Sight Tests that somebody has taken this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Tested {
    NotAtAll,
    WithoutAShot,
    /// As the action of the In Sight, or at whoever charged in it.
    AndFired,
}

/// What goes beside the action itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Extra {
    PickUp,
    ChargeIntoMelee,
    DropProne,
}

/// The main thing they have done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Main {
    /// Nothing yet, but perhaps move.
    Nothing,
    ActiveFire,
    Reload,
    /// They barricade, search, or take a barricade down.
    WholeActivation,
    /// They have broken off a melee: what is left is to move away.
    BrokenOff,
}

/// How they have moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Moved {
    NotAtAll,
    Normally,
    /// They have tried a Fast Move.
    Fast,
}

/// How they would come to where a charge is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Gait {
    NormalMove,
    FastMove,
}

/// Somebody active, and what they have done this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["main", "moved", "extra", "in_sight", "returned_fire", "charge"]))]
pub struct Activation {
    pub main: Main,
    pub moved: Moved,
    pub extra: Option<Extra>,
    pub in_sight: Tested,
    /// By a Reaction Test, before or after.
    pub returned_fire: bool,
    /// Somebody whom they could charge, if there is anybody.
    pub charge: Option<Gait>,
}

impl Default for Activation {
    fn default() -> Self {
        Activation {
            main: Main::Nothing,
            moved: Moved::NotAtAll,
            extra: None,
            in_sight: Tested::NotAtAll,
            returned_fire: false,
            charge: None,
        }
    }
}

/// What somebody may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// What is left of a normal move.
    Move,
    TryAFastMove,
    ActiveFire,
    Reload,
    PickUp,
    ChargeIntoMelee,
    DropProne,
    /// To barricade, search, take a barricade down, or break off.
    WholeActivation,
}

impl Deed {
    pub const ALL: [Deed; 8] = [
        Deed::Move,
        Deed::TryAFastMove,
        Deed::ActiveFire,
        Deed::Reload,
        Deed::PickUp,
        Deed::ChargeIntoMelee,
        Deed::DropProne,
        Deed::WholeActivation,
    ];
}

impl Activation {
    pub fn may(&self, deed: Deed, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.action.choice"));
        dice.cite(rule!("ffo.ruling.action-economy"));
        match self.main {
            Main::WholeActivation => return false,
            Main::BrokenOff => {
                dice.cite(rule!("ffo.breakoff.when"));
                dice.cite(rule!("ffo.breakoff.roll"));
                return deed == Deed::Move || deed == Deed::TryAFastMove && self.moved != Moved::Fast;
            }
            Main::Nothing | Main::ActiveFire | Main::Reload => (),
        }
        match deed {
            Deed::Move => true,
            Deed::TryAFastMove => self.main != Main::Reload && self.moved != Moved::Fast,
            Deed::ActiveFire => self.may_fire(dice),
            Deed::Reload => self.main == Main::Nothing && self.moved != Moved::Fast,
            Deed::PickUp | Deed::DropProne => self.may_have_extra(dice),
            Deed::ChargeIntoMelee => self.may_charge(dice),
            Deed::WholeActivation => {
                self.main == Main::Nothing && self.moved == Moved::NotAtAll && self.extra.is_none()
            }
        }
    }

    fn may_fire(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.action.active-fire"));
        dice.cite(rule!("ffo.ruling.active-fire-per-figure"));
        if self.main == Main::Reload {
            dice.cite(rule!("ffo.action.reload-move"));
        }
        self.main == Main::Nothing && self.in_sight != Tested::AndFired
    }

    fn may_have_extra(&self, dice: &mut dyn Dice) -> bool {
        dice.cite(rule!("ffo.action.extra"));
        self.extra.is_none()
    }

    fn may_charge(&self, dice: &mut dyn Dice) -> bool {
        let reaches = match self.charge {
            None => false,
            Some(Gait::NormalMove) => true,
            Some(Gait::FastMove) => self.main != Main::Reload,
        };
        self.may_have_extra(dice) && reaches
    }
}

impl Given for Activation {
    const NAME: &'static str = "ffo.action";
    const ABOUT: &'static str = "What somebody active may still do in this activation.";
    type Result = SmallVec<[Deed; 8]>;

    fn check(&self) -> Result<(), ValueFault> {
        if self.main == Main::Reload && self.moved == Moved::Fast {
            return Err(ValueFault::at("moved", "whoever reloads does not try a Fast Move"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> SmallVec<[Deed; 8]> {
        if self.main == Main::Reload {
            dice.cite(rule!("ffo.action.reload-move"));
        }
        Deed::ALL.into_iter().filter(|&deed| self.may(deed, dice)).collect()
    }
}

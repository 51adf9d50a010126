//! What one character carries (11.1.1).
use kernel::{Dice, Given, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::table::weapons::{Category, Weapon};

/// The weapons of one character; items and ammunition do not count, and a stock of grenades is one weapon.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(example = serde_json::json!({ "weapons": ["rifle", "pistol"] }))]
pub struct Loadout {
    #[schemars(with = "Vec<Weapon>", length(max = 12))]
    pub weapons: SmallVec<[Weapon; 2]>,
    /// The one more: a handgun or what strikes with one hand.
    #[serde(default)]
    pub extra: Option<Weapon>,
}

impl Loadout {
    /// The rule that forbids it.
    pub fn forbidden(&self) -> Option<RuleId> {
        if let Some(extra) = self.extra
            && !extra.profile().one_handed
        {
            return Some(rule!("dwa.ammo.carry-sidearm"));
        }
        match *self.weapons {
            [] | [_] => None,
            [a, b] if a.profile().category != b.profile().category => None,
            _ => Some(rule!("dwa.ammo.carry-limit")),
        }
    }

    fn concerns_melee_or_fuel(&self) -> bool {
        let carried = self.weapons.iter().chain(&self.extra);
        carried.into_iter().any(|it| matches!(it.profile().category, Category::Melee | Category::Fuel))
    }
}

impl Given for Loadout {
    const NAME: &'static str = "dwa.ammo.carry";
    const ABOUT: &'static str = "The rule that forbids carrying these weapons, if one does.";
    type Result = Option<RuleId>;
    const NOTHING: &'static str = "no rule forbids it";

    fn resolve(&self, dice: &mut dyn Dice) -> Option<RuleId> {
        dice.cite(rule!("dwa.ammo.carry-limit"));
        if self.extra.is_some() {
            dice.cite(rule!("dwa.ammo.carry-sidearm"));
        }
        if self.concerns_melee_or_fuel() {
            dice.cite(rule!("dwa.ruling.carry"));
        }
        self.forbidden()
    }
}

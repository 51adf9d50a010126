//! What a result does to a human (11.1.2, 12.7).
use kernel::{Dice, Given};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A human who is hit by something that also hits zombies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HumanTarget {
    pub hit: HumanHit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HumanHit {
    /// A stray round, their own chainsaw, fire, the ground after a fall.
    Plain,
    Fall,
    FlashBangFall,
    Elim,
}

/// What befalls him; the wounds are tested in phase 1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Harm {
    pub wounds: u8,
    pub falls: bool,
    pub eliminated: bool,
}

impl HumanTarget {
    pub fn harm(&self, dice: &mut dyn Dice) -> Harm {
        dice.cite(rule!("dwa.shoot.human-target"));
        if matches!(self.hit, HumanHit::Plain | HumanHit::FlashBangFall) {
            dice.cite(rule!("dwa.ruling.human-results"));
        }
        match self.hit {
            HumanHit::Plain => Harm { wounds: 1, ..Harm::default() },
            HumanHit::Fall => Harm { wounds: 1, falls: true, eliminated: false },
            HumanHit::FlashBangFall => Harm { falls: true, ..Harm::default() },
            HumanHit::Elim => Harm { eliminated: true, ..Harm::default() },
        }
    }
}

impl Given for HumanTarget {
    const NAME: &'static str = "dwa.shoot.human-target";
    const ABOUT: &'static str = "What a hit does to a human.";
    type Result = Harm;

    fn resolve(&self, dice: &mut dyn Dice) -> Harm {
        self.harm(dice)
    }
}

//! Friend or Foe (16.2).
use kernel::{Dice, Given, Need, Roll, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{journal::Outcome, table::dice::check_within};

/// Two groups that see each other for the first time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct FriendOrFoe {
    /// Functioning characters grouped with the player's Leader.
    #[schemars(range(min = 1, max = 100))]
    #[schemars(title = "Your group")]
    pub ours: i32,
    /// Functioning characters of the NPC group.
    #[schemars(range(min = 1, max = 100))]
    #[schemars(title = "Their group")]
    pub theirs: i32,
    /// The NPC Star is among them.
    #[schemars(title = "NPC Star")]
    pub npc_star: bool,
}

impl Default for FriendOrFoe {
    fn default() -> Self {
        FriendOrFoe { ours: 1, theirs: 1, npc_star: false }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Meeting {
    Fight,
    Talk,
}

impl FriendOrFoe {
    pub fn roll(&self, dice: &mut dyn Dice) -> Meeting {
        dice.cite(rule!("atzr.ruling.friend-or-foe-scope"));
        dice.turn_of(0);
        let ours = total(self.ours, dice);
        dice.turn_of(1);
        if !self.npc_star {
            let fight = Need::at_least(2 * ours, Outcome::Fights).dreaded();
            dice.needs(rule!("atzr.meet.friend-or-foe"), &[fight]);
        }
        let theirs = total(self.theirs, dice);
        if self.npc_star {
            dice.cite(rule!("atzr.tonya.friend"));
            return Meeting::Talk;
        }
        if 2 * ours <= theirs {
            return Meeting::Fight;
        }
        Meeting::Talk
    }
}

fn total(characters: i32, dice: &mut dyn Dice) -> i32 {
    let mut sum = Sum::default();
    sum.add(rule!("atzr.ruling.friend-or-foe-scope"), characters);
    dice.d6(rule!("atzr.meet.friend-or-foe")) + dice.plus(&sum)
}

impl Given for FriendOrFoe {
    const NAME: &'static str = "atzr.meet";
    const ABOUT: &'static str = "Friend or Foe: whether a group that is met fights or talks.";
    type Result = Meeting;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("ours", self.ours, 1, 100)?;
        check_within("theirs", self.theirs, 1, 100)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Meeting {
        self.roll(dice)
    }
}

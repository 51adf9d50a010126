//! What NPCs do when they are active (17).
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    printed::{PeopleTables, Printed, people::NpcMove},
    table::dice::{check_rep, passes},
};

/// What an NPC group is on the map for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Bent {
    /// Its own business.
    #[default]
    PassingBy,
    /// The player's group: bushwhackers and raiders.
    OnHarm,
    /// Away with what was robbed.
    OnEscape,
}

/// An NPC group whose turn it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct NpcMovement {
    /// The Leader's.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// Zombies or hostile humans within 6 hexes see them.
    pub confronted: bool,
    #[schemars(title = "What they are about")]
    pub bent: Bent,
}

impl Default for NpcMovement {
    fn default() -> Self {
        NpcMovement { rep: 4, confronted: false, bent: Bent::PassingBy }
    }
}

impl NpcMovement {
    pub fn roll(&self, tables: &PeopleTables, dice: &mut dyn Dice) -> NpcMove {
        let table = &tables.npc_movement;
        dice.cite(rule!("atzr.ruling.table-npc-movement"));
        let moves = match (self.confronted, self.bent) {
            (true, Bent::PassingBy | Bent::OnHarm | Bent::OnEscape) => {
                dice.cite(rule!("atzr.npcmove.confronted"));
                table.confronted
            }
            (false, Bent::PassingBy) => table.not_confronted,
            (false, Bent::OnHarm) => table.advancing,
            (false, Bent::OnEscape) => {
                dice.cite(rule!("atzr.robbery.escape"));
                return NpcMove::LeaveTheMap;
            }
        };
        if passes(rule!("atzr.npcmove.roll"), self.rep, 1, dice) == 1 {
            return moves.pass;
        }
        moves.fail
    }
}

impl Given for NpcMovement {
    const NAME: &'static str = "atzr.npcmove";
    const ABOUT: &'static str = "What an NPC group does when it is active.";
    type Result = NpcMove;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> NpcMove {
        self.roll(&Printed::in_use().people, dice)
    }
}

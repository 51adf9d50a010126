//! Victory (8): what the scenario asks for, and in which of four degrees it was reached.
use kernel::{Pause, Play};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Battle;

/// What the humans are after.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// To be alive when the last turn ends.
    #[default]
    Survive,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Result {
    pub reached: bool,
}

/// Whether the game is over as a turn ends.
pub fn is_over(battle: &mut Battle, play: &mut Play<'_>) -> std::result::Result<bool, Pause> {
    let _ = play;
    Ok(battle.scene.last_turn.is_some_and(|last| last <= battle.turn))
}

/// Whether the scenario lets a human leave the table where he is.
pub fn may_leave(battle: &Battle, human: u16) -> bool {
    let _ = human;
    match battle.scene.goal {
        Goal::Survive => false,
    }
}

//! What a side is after in a single Encounter, and how the Encounter ended.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use stage::{Edge, TableArea};

use super::{
    Battle, SideId,
    person::{Person, State},
};

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Goal {
    /// To have somebody in Carry On when the last turn ends.
    #[default]
    Survive,
    /// So many leave the table, over one edge or over any.
    Leave {
        #[schemars(range(min = 1))]
        people: u16,
        #[serde(default)]
        edge: Option<Edge>,
    },
    /// So many are in a place as a turn ends.
    Reach { people: u16, place: TableArea },
    /// So many are in a place when the last turn ends.
    Hold { people: u16, place: TableArea },
    /// So many zombies are destroyed.
    KillZombies {
        #[schemars(range(min = 1))]
        zombies: u16,
    },
    /// No enemy is left who carries on.
    Defeat,
    /// Each of these buildings has been entered, by their names.
    Enter { buildings: Vec<String> },
    /// Each of these.
    All(Vec<Goal>),
    /// One of these at least.
    Any(Vec<Goal>),
}

/// How an Encounter ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EncounterResult {
    /// The sides that have reached what they were after.
    pub successes: Vec<SideId>,
    pub turn: u16,
}

impl Goal {
    /// Whether it is judged only when the Encounter is over, and so needs an end.
    pub fn is_judged_at_end(&self) -> bool {
        match self {
            Goal::Survive | Goal::Hold { .. } => true,
            Goal::All(these) => these.iter().any(Goal::is_judged_at_end),
            Goal::Any(these) => these.iter().all(Goal::is_judged_at_end),
            Goal::Leave { .. }
            | Goal::Reach { .. }
            | Goal::KillZombies { .. }
            | Goal::Defeat
            | Goal::Enter { .. } => false,
        }
    }

    /// Whether a side has reached it; `over` when nothing more can happen.
    pub fn is_met(&self, battle: &Battle, side: SideId, over: bool) -> bool {
        let at_least = |n: u16, of: &dyn Fn(&Person) -> bool| {
            usize::from(n) <= battle.people.iter().filter(|it| it.side == side && of(it)).count()
        };
        let table = battle.scene.ground.table();
        match self {
            Goal::Survive => over && at_least(1, &|it| it.carries_on() || it.state == State::Left),
            Goal::Leave { people, edge } => at_least(*people, &|it| {
                it.state == State::Left && edge.is_none_or(|edge| Edge::nearest(table, it.at) == edge)
            }),
            Goal::Reach { people, place } => {
                at_least(*people, &|it| it.carries_on() && place.contains(table, it.at))
            }
            Goal::Hold { people, place } => {
                over && at_least(*people, &|it| it.carries_on() && place.contains(table, it.at))
            }
            Goal::KillZombies { zombies } => {
                usize::from(*zombies) <= battle.zombies.iter().filter(|it| it.out).count()
            }
            Goal::Defeat => !battle.functioning().any(|it| battle.hostile(it.1.side, side)),
            Goal::Enter { buildings } => battle
                .scene
                .buildings
                .iter()
                .zip(battle.buildings.iter())
                .filter(|it| buildings.contains(&it.0.name))
                .all(|it| it.1.entered != 0),
            Goal::All(these) => these.iter().all(|it| it.is_met(battle, side, over)),
            Goal::Any(these) => these.iter().any(|it| it.is_met(battle, side, over)),
        }
    }
}

/// How it has ended, once it has: every goal is reached, nobody is left, or the last turn is over.
pub fn decided(battle: &Battle) -> Option<EncounterResult> {
    let last = battle.scene.last_turn.is_some_and(|last| last <= battle.turn);
    let about = |it: &Person| it.carries_on() || matches!(it.state, State::Stunned(_) | State::Waiting);
    let over = last || !battle.people.iter().any(about);
    let goals = &battle.scene.goals;
    let met = goals.iter().filter(|it| it.1.is_met(battle, it.0, over)).map(|it| it.0);
    let mut successes: Vec<SideId> = met.collect();
    successes.dedup();
    let won = !goals.is_empty() && !successes.is_empty();
    (over || won).then_some(EncounterResult { successes, turn: battle.turn })
}

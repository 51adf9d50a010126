//! Victory (8): what the scenario asks for, and in which of four degrees it was reached.
use std::result::Result as Either;

use kernel::{Dice, Pause, Play, Point};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Battle, Human, figure::Life, wound};
use crate::{campaign::xp::ScenarioResult, journal::Incident, table::search::Item, view::UNITS};

pub use stage::{Edge, TableArea};

/// What the humans are after.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Goal {
    /// To be alive when the last turn ends.
    #[default]
    Survive,
    /// So many humans leave the table, over one edge or over any.
    Leave {
        #[schemars(title = "How many of them", range(min = 1))]
        humans: u16,
        #[serde(default)]
        #[schemars(title = "Over which edge", extend("x-none" = "Any edge"))]
        edge: Option<Edge>,
    },
    /// So many humans are in a place as a turn ends.
    Reach { humans: u16, place: TableArea },
    /// So many humans are in a place when the last turn ends.
    Hold { humans: u16, place: TableArea },
    /// So many zombies are destroyed.
    Kill {
        #[schemars(title = "How many zombies", range(min = 1))]
        zombies: u16,
    },
    /// So many items are carried off the table: any, or only those of a list.
    CarryOut {
        items: u16,
        #[serde(default)]
        of: Vec<Item>,
        #[serde(default)]
        edge: Option<Edge>,
    },
    /// So many humans leave the table in a vehicle.
    DriveOff {
        humans: u16,
        #[serde(default)]
        edge: Option<Edge>,
    },
    /// Each of these.
    All(Vec<Goal>),
    /// One of these at least.
    Any(Vec<Goal>),
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Result {
    pub reached: bool,
    pub outcome: ScenarioResult,
    /// Team members alive at the end, on the table or off it, and how many there were.
    pub alive: u16,
    pub started: u16,
    /// How many of the living left the table.
    pub left: u16,
    pub zombies_destroyed: u32,
    pub turn: u16,
}

/// Whether the game is over as a turn ends; then the last wounds are tested and the result is written down.
pub fn is_over(battle: &mut Battle, play: &mut Play<'_>) -> Either<bool, Pause> {
    if decided(battle).is_none() {
        return Ok(false);
    }
    wound::test_all(battle, play)?;
    let result = judge(battle);
    play.cite(rule!("dwa.ruling.victory-degrees"));
    play.note(rule!("dwa.setup.victory-conditions"), None, Incident::Ends { outcome: result.outcome });
    battle.result = Some(result);
    Ok(true)
}

/// Whether the goal has been reached or can no longer be; none while both are open.
pub fn decided(battle: &Battle) -> Option<bool> {
    let over = is_last_turn(battle) || battle.humans().next().is_none();
    let met = battle.scene.goal.is_met(battle, over);
    (met || over).then_some(met)
}

/// The result if the game ended now.
pub fn judge(battle: &Battle) -> Result {
    let started = team(battle).count() as u16;
    let alive = team(battle).filter(|it| is_well(it)).count() as u16;
    let reached = battle.scene.goal.is_met(battle, true);
    Result {
        reached,
        outcome: ScenarioResult::of(reached, alive, started),
        alive,
        started,
        left: team(battle).filter(|it| it.life == Life::Left).count() as u16,
        zombies_destroyed: destroyed(battle),
        turn: battle.turn,
    }
}

fn is_last_turn(battle: &Battle) -> bool {
    battle.scene.last_turn.is_some_and(|last| last <= battle.turn)
}

/// Those the team began with; found survivors are not of it.
fn team(battle: &Battle) -> impl Iterator<Item = &Human> {
    battle.humans.iter().take(usize::from(battle.humans_at_start)).filter(|it| it.member)
}

fn is_well(human: &Human) -> bool {
    matches!(human.life, Life::Alive | Life::Left)
}

fn destroyed(battle: &Battle) -> u32 {
    battle.zombies.iter().filter(|it| it.out && !it.left).count() as u32
}

/// Those who left the table alive over this edge.
fn gone(battle: &Battle, edge: Option<Edge>) -> impl Iterator<Item = &Human> {
    let over = move |it: &&Human| edge.is_none_or(|edge| nearest_edge(battle, it.at) == edge);
    battle.humans.iter().filter(|it| it.life == Life::Left).filter(over)
}

/// How many items those who left carried over this edge: any, or those of a list.
fn carried(battle: &Battle, of: &[Item], edge: Option<Edge>) -> usize {
    let counts = |it: &&Item| of.is_empty() || of.contains(it);
    gone(battle, edge).flat_map(|it| &it.items).filter(counts).count()
}

/// How many left over this edge in a vehicle.
fn aboard(battle: &Battle, edge: Option<Edge>) -> usize {
    gone(battle, edge).filter(|it| it.vehicle.is_some()).count()
}

/// The edge nearest to a place; one who has left is where he stepped over it.
pub fn nearest_edge(battle: &Battle, at: Point) -> Edge {
    Edge::nearest(battle.scene.ground.table(), at)
}

impl Goal {
    /// Whether the goal is reached as things stand; some can only be when the game is `over`.
    pub fn is_met(&self, battle: &Battle, over: bool) -> bool {
        match self {
            Goal::Survive => over && team(battle).any(is_well),
            Goal::Leave { humans, edge } => usize::from(*humans) <= gone(battle, *edge).count(),
            Goal::Reach { humans, place } => *humans <= humans_in(place, battle),
            Goal::Hold { humans, place } => over && *humans <= humans_in(place, battle),
            Goal::Kill { zombies } => u32::from(*zombies) <= destroyed(battle),
            Goal::CarryOut { items, of, edge } => usize::from(*items) <= carried(battle, of, *edge),
            Goal::DriveOff { humans, edge } => usize::from(*humans) <= aboard(battle, *edge),
            Goal::All(goals) => goals.iter().all(|it| it.is_met(battle, over)),
            Goal::Any(goals) => goals.iter().any(|it| it.is_met(battle, over)),
        }
    }

    /// Whether this is a place that has to be reached.
    pub(crate) fn is_reached_at(&self, battle: &Battle, at: Point) -> bool {
        let table = battle.scene.ground.table();
        self.parts().iter().any(|it| matches!(it, Goal::Reach { place, .. } if place.contains(table, at)))
    }

    /// What the goal comes to, one by one.
    pub fn parts(&self) -> Vec<&Goal> {
        match self {
            Goal::All(goals) | Goal::Any(goals) => goals.iter().flat_map(Goal::parts).collect(),
            Goal::Survive
            | Goal::Leave { .. }
            | Goal::Reach { .. }
            | Goal::Hold { .. }
            | Goal::Kill { .. }
            | Goal::CarryOut { .. }
            | Goal::DriveOff { .. } => vec![self],
        }
    }

    /// How much of it is done as things stand, and how much is wanted; of several goals each.
    pub fn counts(&self, battle: &Battle) -> Vec<(u32, u32)> {
        let of = |done: usize, wanted: u16| vec![(done.min(usize::from(wanted)) as u32, u32::from(wanted))];
        match self {
            Goal::Survive => of(team(battle).filter(|it| is_well(it)).count(), battle.humans_at_start),
            Goal::Leave { humans, edge } => of(gone(battle, *edge).count(), *humans),
            Goal::Reach { humans, place } | Goal::Hold { humans, place } => {
                of(usize::from(humans_in(place, battle)), *humans)
            }
            Goal::Kill { zombies } => of(destroyed(battle) as usize, *zombies),
            Goal::CarryOut { items, of: these, edge } => of(carried(battle, these, *edge), *items),
            Goal::DriveOff { humans, edge } => of(aboard(battle, *edge), *humans),
            Goal::All(goals) | Goal::Any(goals) => goals.iter().flat_map(|it| it.counts(battle)).collect(),
        }
    }

    /// The goal for a reader.
    pub fn words(&self) -> String {
        match self {
            Goal::Survive => "be alive when the last turn ends".to_owned(),
            Goal::Leave { humans, edge } => {
                format!("get {} off the table{}", people(*humans), over(*edge))
            }
            Goal::Reach { humans, place } => {
                format!("get {} to {}", people(*humans), place.words(UNITS.length))
            }
            Goal::Hold { humans, place } => {
                let place = place.words(UNITS.length);
                format!("hold {place} with {} until the last turn ends", people(*humans))
            }
            Goal::Kill { zombies } => format!("destroy {}", some(*zombies, "zombie")),
            Goal::CarryOut { items, of, edge } => {
                let names: Vec<String> = of.iter().map(crate::view::words).collect();
                let of = if of.is_empty() { String::new() } else { format!(" ({})", names.join(", ")) };
                format!("carry {}{of} off the table{}", some(*items, "item"), over(*edge))
            }
            Goal::DriveOff { humans, edge } => {
                format!("drive {} off the table{}", people(*humans), over(*edge))
            }
            Goal::All(goals) => joined(goals, " and "),
            Goal::Any(goals) => joined(goals, " or "),
        }
    }
}

fn joined(goals: &[Goal], word: &str) -> String {
    let words: Vec<String> = goals.iter().map(Goal::words).collect();
    words.join(word)
}

/// So many of the humans.
fn people(n: u16) -> String {
    const WORDS: [&str; 10] =
        ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    let number = WORDS.get(usize::from(n)).map_or_else(|| n.to_string(), |it| (*it).to_owned());
    format!("{number} of them")
}

fn some(n: u16, what: &str) -> String {
    format!("{n} {what}{}", if n == 1 { "" } else { "s" })
}

fn over(edge: Option<Edge>) -> &'static str {
    match edge {
        None => "",
        Some(Edge::North) => " over the north edge",
        Some(Edge::East) => " over the east edge",
        Some(Edge::South) => " over the south edge",
        Some(Edge::West) => " over the west edge",
    }
}

/// How many living humans are here: the middle of the base counts.
fn humans_in(place: &TableArea, battle: &Battle) -> u16 {
    let table = battle.scene.ground.table();
    battle.humans().filter(|it| place.contains(table, it.1.at)).count() as u16
}

impl ScenarioResult {
    pub const ALL: [ScenarioResult; 4] = [
        ScenarioResult::MajorHero,
        ScenarioResult::MinorHero,
        ScenarioResult::MinorZombie,
        ScenarioResult::MajorZombie,
    ];

    /// All their names.
    pub const NAMES: &'static [&'static str] =
        &[Self::ALL[0].name(), Self::ALL[1].name(), Self::ALL[2].name(), Self::ALL[3].name()];

    /// How a saved result spells it.
    pub const fn name(self) -> &'static str {
        match self {
            ScenarioResult::MajorHero => "major-hero",
            ScenarioResult::MinorHero => "minor-hero",
            ScenarioResult::MinorZombie => "minor-zombie",
            ScenarioResult::MajorZombie => "major-zombie",
        }
    }

    pub const fn words(self) -> &'static str {
        match self {
            ScenarioResult::MajorHero => "a major victory for the heroes",
            ScenarioResult::MinorHero => "a minor victory for the heroes",
            ScenarioResult::MinorZombie => "a minor victory for the zombies",
            ScenarioResult::MajorZombie => "a major victory for the zombies",
        }
    }
}

/// Whether the scenario lets a human leave the table on foot where he is.
pub fn may_leave(battle: &Battle, human: u16) -> bool {
    battle.scene.goal.leads_over(nearest_edge(battle, battle.humans[usize::from(human)].at))
}

impl Goal {
    /// Whether the goal sends humans on foot over this edge.
    fn leads_over(&self, edge: Edge) -> bool {
        match self {
            Goal::Leave { edge: over, .. } | Goal::CarryOut { edge: over, .. } => {
                over.is_none_or(|it| it == edge)
            }
            Goal::All(goals) | Goal::Any(goals) => goals.iter().any(|it| it.leads_over(edge)),
            Goal::Survive
            | Goal::Reach { .. }
            | Goal::Hold { .. }
            | Goal::Kill { .. }
            | Goal::DriveOff { .. } => false,
        }
    }
}

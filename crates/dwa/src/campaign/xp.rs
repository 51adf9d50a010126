//! Experience (16.4.1): what a survivor has earned in a scenario.
use kernel::{Dice, Given, Sum, rule::hit, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::campaign::roster::Fate;

/// How a scenario ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ScenarioResult {
    MajorHero,
    MinorHero,
    MinorZombie,
    MajorZombie,
}

impl ScenarioResult {
    /// By whether the goal was reached and how many of the team are alive, unless the scenario says otherwise.
    pub fn of(goal_reached: bool, alive: u16, started: u16) -> ScenarioResult {
        hit(rule!("dwa.ruling.victory-degrees"));
        let half_alive = started <= alive.saturating_mul(2);
        match (goal_reached, half_alive) {
            (true, true) => ScenarioResult::MajorHero,
            (true, false) => ScenarioResult::MinorHero,
            (false, true) => ScenarioResult::MinorZombie,
            (false, false) => ScenarioResult::MajorZombie,
        }
    }

    /// The XP of those who survived it.
    pub const fn xp(self) -> i32 {
        match self {
            ScenarioResult::MajorHero => 2,
            ScenarioResult::MinorHero => 1,
            ScenarioResult::MinorZombie => 2,
            ScenarioResult::MajorZombie => 3,
        }
    }
}

/// What one character did in a scenario and what became of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deeds {
    pub outcome: ScenarioResult,
    /// Zombies they killed from a distance.
    #[serde(default)]
    #[schemars(range(min = 0, max = 20_000))]
    pub kills: u16,
    /// Zombies they killed in base contact.
    #[serde(default)]
    #[schemars(range(min = 0, max = 20_000))]
    pub close_combat_kills: u16,
    #[serde(default)]
    pub fate: Fate,
    /// The last one alive of a group that had at least two members.
    #[serde(default)]
    pub lone_survivor: bool,
}

/// Kill points for one XP, and zombies killed for one point of morale.
const KILLS_FOR_ONE: i32 = 5;

impl Deeds {
    /// Kills, those in close combat twice.
    pub fn kill_points(&self) -> Sum {
        let mut sum = Sum::default();
        if self.kills != 0 {
            sum.add(rule!("dwa.xp.kills"), i32::from(self.kills));
        }
        if self.close_combat_kills != 0 {
            sum.add(rule!("dwa.xp.close-combat-double"), 2 * i32::from(self.close_combat_kills));
        }
        sum
    }

    /// The XP, one part for each reason; nothing for the dead.
    pub fn xp(&self) -> Sum {
        let mut sum = Sum::default();
        if self.fate != Fate::Alive {
            return sum;
        }
        let kills = self.kill_points().total() / KILLS_FOR_ONE;
        if kills != 0 {
            sum.add(rule!("dwa.xp.kills"), kills);
        }
        sum.add(rule!("dwa.xp.scenario"), self.outcome.xp());
        if self.lone_survivor {
            sum.add(rule!("dwa.xp.lone-survivor"), 2);
        }
        sum
    }

    /// Points of Base Moral Value he regains, before the limit of his level; here every zombie counts once.
    pub fn regained(&self) -> i32 {
        match self.fate {
            Fate::Alive => (i32::from(self.kills) + i32::from(self.close_combat_kills)) / KILLS_FOR_ONE,
            Fate::Dead | Fate::Turned => 0,
        }
    }
}

impl Given for Deeds {
    const NAME: &'static str = "dwa.xp";
    const ABOUT: &'static str = "The experience points that a character earns in a scenario.";
    type Result = i32;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("XP", "XP"));

    fn check(&self) -> Result<(), ValueFault> {
        if self.lone_survivor && self.fate != Fate::Alive {
            return Err(ValueFault::at("lone_survivor", "only with the fate alive"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> i32 {
        dice.cite(rule!("dwa.ruling.kill-remainder"));
        if self.lone_survivor {
            dice.cite(rule!("dwa.ruling.last-survivor"));
        }
        dice.plus(&self.xp())
    }
}

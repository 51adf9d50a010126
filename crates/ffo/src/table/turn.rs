//! The turn (p. 13 and 14): who activates, and in what order.
mod order;

use kernel::{Dice, Given, Roll, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use self::order::{in_blocks, roll_off};
use super::dice::{MOST_REP, check_each, check_len, check_rep, check_within};

/// Who rolls a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Faction {
    /// The first of them in the list has its die held against that of the zombies.
    Players,
    /// People whom nobody plays, friends and neutrals among them.
    Npcs,
    Zombies,
}

/// People who were one group when the turn began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "members", "initiative"]))]
pub struct Activating {
    /// Of whoever leads them; somebody Stunned and alone counts their own.
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    #[schemars(range(min = 1, max = 20))]
    pub members: i32,
    /// The Leader has the Attribute Initiative, which helps those who are alone.
    pub initiative: bool,
}

impl Default for Activating {
    fn default() -> Self {
        Activating { rep: 4, members: 1, initiative: false }
    }
}

impl Activating {
    /// The Rep that is held against the die.
    pub const fn counts_as(self) -> i32 {
        if self.initiative && self.members == 1 { self.rep + 1 } else { self.rep }
    }
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["faction", "groups"]))]
pub struct Side {
    pub faction: Faction,
    #[schemars(length(max = 5))]
    pub groups: Vec<Activating>,
}

impl Default for Side {
    fn default() -> Self {
        Side { faction: Faction::Players, groups: vec![Activating::default()] }
    }
}

/// All sides when a turn begins.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TurnStart {
    #[schemars(length(min = 2, max = 5))]
    pub sides: Vec<Side>,
}

impl Default for TurnStart {
    fn default() -> Self {
        let zombie = Activating { rep: 3, ..Activating::default() };
        let zombies = Side { faction: Faction::Zombies, groups: vec![zombie] };
        TurnStart { sides: vec![Side::default(), zombies] }
    }
}

/// What the activation dice say.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rolled {
    /// Nobody activates; with two sixes the Day Part moves.
    Doubles { day_part_moves: bool },
    /// The sides by their places in the order of their phases, each with its score.
    Phases(SmallVec<[(usize, i32); 4]>),
}

/// Groups by their places, those that are equal together.
pub type Steps = SmallVec<[SmallVec<[usize; 2]>; 4]>;

/// The phase of one side.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Phase {
    pub side: usize,
    pub score: i32,
    /// Those that may activate, one after the other; of several in one step the player picks, and zombies all go at once.
    pub steps: Steps,
}

/// How a turn goes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// Nobody activates; with two sixes the Day Part moves.
    Doubles {
        day_part_moves: bool,
    },
    Phases(Vec<Phase>),
}

impl Side {
    /// Which groups may activate with such a score.
    pub fn steps(&self, score: i32, dice: &mut dyn Dice) -> Steps {
        dice.cite(rule!("ffo.turn.eligible"));
        dice.cite(rule!("ffo.group.mixed-rep"));
        dice.cite(rule!("ffo.ruling.carry-on-status"));
        if self.groups.iter().any(|it| it.initiative) {
            dice.cite(rule!("ffo.attribute.initiative"));
        }
        let each = self.groups.iter().enumerate().map(|(at, it)| (at, it.counts_as()));
        let able: SmallVec<[(usize, i32); 8]> = each.filter(|(_, rep)| score <= *rep).collect();
        match self.faction {
            Faction::Zombies if able.is_empty() => Steps::new(),
            Faction::Zombies => Steps::from_iter([able.iter().map(|it| it.0).collect()]),
            Faction::Players => {
                dice.cite(rule!("ffo.turn.rep-order"));
                in_blocks(&able).into_iter().map(|it| it.into_iter().collect()).collect()
            }
            Faction::Npcs => {
                let why = rule!("ffo.turn.rep-order");
                dice.cite(why);
                dice.cite(rule!("ffo.ruling.ties-and-choices"));
                roll_off(why, in_blocks(&able), dice)
                    .into_iter()
                    .map(|at| SmallVec::from_elem(at, 1))
                    .collect()
            }
        }
    }
}

impl TurnStart {
    pub fn roll(&self, dice: &mut dyn Dice) -> Rolled {
        let why = rule!("ffo.turn.dice");
        let scores: SmallVec<[(usize, i32); 8]> = (0..self.sides.len())
            .map(|at| {
                dice.turn_of(at);
                (at, dice.d6(why))
            })
            .collect();
        if self.sides.len() == 2 {
            dice.cite(rule!("ffo.turn.doubles"));
            dice.cite(rule!("ffo.turn.order"));
        } else {
            dice.cite(rule!("ffo.turn.multi-human-dice"));
            dice.cite(rule!("ffo.turn.multi-human-doubles"));
            dice.cite(rule!("ffo.ruling.which-dice"));
            dice.cite(rule!("ffo.ruling.multi-ties"));
        }
        if let Some((one, other)) = self.held_against_each_other()
            && scores[one].1 == scores[other].1
        {
            dice.cite(rule!("ffo.ruling.doubles-day-part"));
            return Rolled::Doubles { day_part_moves: scores[one].1 == 6 };
        }
        let order = roll_off(rule!("ffo.turn.multi-human-dice"), in_blocks(&scores), dice);
        Rolled::Phases(order.into_iter().map(|at| scores[at]).collect())
    }

    /// Whose dice make doubles.
    fn held_against_each_other(&self) -> Option<(usize, usize)> {
        if self.sides.len() == 2 {
            return Some((0, 1));
        }
        let first = |faction| self.sides.iter().position(|it| it.faction == faction);
        let nominated = first(Faction::Players).or_else(|| first(Faction::Npcs))?;
        Some((nominated, first(Faction::Zombies)?))
    }
}

impl Given for TurnStart {
    const NAME: &'static str = "ffo.turn";
    const ABOUT: &'static str = "The activation dice: which groups activate, and in what order.";
    type Result = Turn;

    fn check(&self) -> Result<(), ValueFault> {
        check_len("sides", self.sides.len(), 2, 5)?;
        if 1 < self.sides.iter().filter(|it| it.faction == Faction::Zombies).count() {
            return Err(ValueFault::at("sides", "all zombies are one side"));
        }
        check_each("sides", &self.sides, |side| {
            check_len("groups", side.groups.len(), 0, 5)?;
            check_each("groups", &side.groups, |group| {
                check_rep("rep", group.rep)?;
                check_within("members", group.members, 1, 20)
            })
        })
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Turn {
        match self.roll(dice) {
            Rolled::Doubles { day_part_moves } => Turn::Doubles { day_part_moves },
            Rolled::Phases(order) => {
                let phase = |(side, score): (usize, i32)| {
                    dice.turn_of(side);
                    Phase { side, score, steps: self.sides[side].steps(score, dice) }
                };
                Turn::Phases(order.into_iter().map(phase).collect())
            }
        }
    }
}

//! What is kept of a simulated game: one row, whatever the book.
use kernel::{RuleId, Text};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How one simulated game went.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct GameRow {
    pub seed: u64,
    /// Whether those who play reached their goal.
    pub reached: bool,
    /// The chairs that won; where there are none, the dead did.
    pub winners: Vec<u8>,
    #[schemars(with = "String")]
    pub outcome: Text,
    pub turns: u16,
    pub started: u16,
    pub survivors: u16,
    /// How many of each side went down.
    pub lost: Losses,
    pub kills: u32,
    pub turned: u16,
    /// Ammunition spent, as the book counts it.
    pub shots: u32,
    pub first_blood: Option<Blood>,
    /// The people who went down, in the order in which they did.
    pub deaths: Vec<Death>,
    /// How the dice fell for those who play: standard deviations from what was due, over all dice of which it is plain whom
    /// they help.
    pub luck: f64,
    /// How many dice that were.
    pub dice: u32,
    pub decisions: u32,
}

/// Who somebody belongs to, whatever the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Allegiance {
    /// Somebody sits in a chair for them.
    Players,
    /// People whom the rules run.
    Others,
    Dead,
}

impl Allegiance {
    /// Its name in files of rows, for programs: never shown, and never changed.
    pub const fn id(self) -> &'static str {
        match self {
            Allegiance::Players => "players",
            Allegiance::Others => "others",
            Allegiance::Dead => "dead",
        }
    }

    pub fn read(id: &str) -> Option<Allegiance> {
        [Allegiance::Players, Allegiance::Others, Allegiance::Dead].into_iter().find(|it| it.id() == id)
    }
}

/// How many of each side went down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Losses {
    pub players: u32,
    pub others: u32,
    pub dead: u32,
}

impl Losses {
    pub(crate) fn add(&mut self, side: Allegiance) {
        match side {
            Allegiance::Players => self.players += 1,
            Allegiance::Others => self.others += 1,
            Allegiance::Dead => self.dead += 1,
        }
    }
}

/// The first to go down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Blood {
    pub turn: u16,
    pub side: Allegiance,
}

/// Somebody who went down, when, and by which rule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Death {
    pub turn: u16,
    pub who: String,
    pub cause: RuleId,
}

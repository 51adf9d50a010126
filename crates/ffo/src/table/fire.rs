//! Setting fire to buildings (p. 36).
use kernel::{Dice, Given, Roll, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    damage::{Blow, Hits, Victim},
    dice::{MOST_REP, Passed, check_rep, check_within, corner, passes, tell_faces},
    weapon::INCH_MM,
};

/// What fire does to whoever and whatever it reaches.
const IMPACT: u8 = 3;

/// The longest outer wall that a procedure takes.
const MOST_WALL_MM: i32 = 20_000;

/// Somebody who sets fire to a building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Arson {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// A lit torch or the like.
    pub tool: bool,
}

impl Default for Arson {
    fn default() -> Self {
        Arson { rep: 4, tool: false }
    }
}

/// Whether it burns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kindled {
    /// They may try again when they are next active.
    NoSpark,
    /// It lights when the activation dice are next rolled.
    Smoulders,
    Burns,
}

impl Given for Arson {
    const NAME: &'static str = "ffo.fire";
    const ABOUT: &'static str = "Whether somebody sets a building on fire.";
    type Result = Kindled;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Kindled {
        let why = rule!("ffo.fire.start");
        let mut sum = corner(why, 2, dice);
        if self.tool {
            sum.add(why, 1);
        }
        let n = dice.plus(&sum);
        match Passed::of(passes(why, self.rep, n, dice), dice) {
            Passed::Two => Kindled::Burns,
            Passed::One => Kindled::Smoulders,
            Passed::None => Kindled::NoSpark,
        }
    }
}

/// How much of a wall of this Defensive Value burns at once, and how much more each turn.
pub fn hole_mm(dv: u8, dice: &mut dyn Dice) -> i32 {
    dice.cite(rule!("ffo.fire.hole"));
    i32::from(IMPACT.saturating_sub(dv)) * INCH_MM
}

/// Somebody who touches or passes a burning stretch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Burned {
    pub victim: Victim,
}

impl Burned {
    fn zombie_blow(face: i32) -> Blow {
        if face <= IMPACT.into() { Blow::ObviouslyDead } else { Blow::Unaffected }
    }
}

impl Given for Burned {
    const NAME: &'static str = "ffo.fire.burns";
    const ABOUT: &'static str = "What fire does to whoever touches it.";
    type Result = Blow;

    fn resolve(&self, dice: &mut dyn Dice) -> Blow {
        let why = rule!("ffo.fire.hole");
        dice.cite(why);
        dice.cite(rule!("ffo.ruling.fire-geometry"));
        match self.victim {
            Victim::Human | Victim::OutOfTheFight => {
                Hits { victim: self.victim, impact: IMPACT, ..Hits::default() }.roll(dice)
            }
            Victim::Zombie => {
                tell_faces(why, dice, |face| Burned::zombie_blow(face).outcome());
                Burned::zombie_blow(dice.d6(why))
            }
        }
    }
}

/// A building that burns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Blaze {
    #[schemars(range(min = 0, max = 2))]
    pub dv: u8,
    /// All of its outer wall.
    #[schemars(range(min = 1, max = MOST_WALL_MM))]
    pub wall_mm: i32,
    /// What burns of it; nothing if the fire starts now.
    #[schemars(range(min = 0, max = MOST_WALL_MM))]
    pub burning_mm: i32,
}

impl Default for Blaze {
    fn default() -> Self {
        Blaze { dv: 2, wall_mm: 1200, burning_mm: 0 }
    }
}

/// Where it spreads, seen from the first hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spreads {
    Left,
    Right,
}

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Extent {
    Spreading,
    /// Half of the wall burns.
    MustBeAbandoned,
    BurnedDown,
}

/// A building a turn later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Burning {
    /// Nowhere when it has just begun.
    pub spreads: Option<Spreads>,
    pub burning_mm: i32,
    pub extent: Extent,
}

impl Blaze {
    /// How far so much of it is.
    pub fn extent(&self, burning_mm: i32, dice: &mut dyn Dice) -> Extent {
        dice.cite(rule!("ffo.fire.abandon"));
        dice.cite(rule!("ffo.ruling.fire-geometry"));
        if self.wall_mm <= burning_mm {
            return Extent::BurnedDown;
        }
        if self.wall_mm <= 2 * burning_mm { Extent::MustBeAbandoned } else { Extent::Spreading }
    }
}

impl Given for Blaze {
    const NAME: &'static str = "ffo.fire.grow";
    const ABOUT: &'static str = "How a fire starts in a building, or spreads in a turn.";
    type Result = Burning;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("dv", self.dv.into(), 0, 2)?;
        check_within("wall_mm", self.wall_mm, 1, MOST_WALL_MM)?;
        check_within("burning_mm", self.burning_mm, 0, self.wall_mm)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Burning {
        let more = hole_mm(self.dv, dice);
        let spreads = (self.burning_mm != 0).then(|| match dice.d6(rule!("ffo.fire.grow")) {
            1..=3 => Spreads::Left,
            _ => Spreads::Right,
        });
        let burning_mm = (self.burning_mm + more).min(self.wall_mm);
        Burning { spreads, burning_mm, extent: self.extent(burning_mm, dice) }
    }
}

/// What somebody fights a fire with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum With {
    #[default]
    NoHose,
    ResidentialHose,
    FireHose,
}

/// A fire that is fought for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Extinguishing {
    pub with: With,
    #[schemars(range(min = 0, max = MOST_WALL_MM))]
    pub burning_mm: i32,
}

impl Default for Extinguishing {
    fn default() -> Self {
        Extinguishing { with: With::ResidentialHose, burning_mm: 75 }
    }
}

impl Given for Extinguishing {
    const NAME: &'static str = "ffo.fire.extinguish";
    const ABOUT: &'static str = "How much of a wall still burns after a turn of water, in millimetres.";
    type Result = i32;
    const COUNTS: Option<(&'static str, &'static str)> = Some(("mm", "mm"));

    fn check(&self) -> Result<(), ValueFault> {
        check_within("burning_mm", self.burning_mm, 0, MOST_WALL_MM)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> i32 {
        dice.cite(rule!("ffo.fire.extinguish"));
        let less = match self.with {
            With::NoHose => 0,
            With::ResidentialHose => INCH_MM,
            With::FireHose => 4 * INCH_MM,
        };
        (self.burning_mm - less).max(0)
    }
}

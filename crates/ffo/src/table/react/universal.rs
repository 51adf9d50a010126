//! Zed or No Zed? and See the Feast (p. 49): on nobody's sheet, and the same for all.
use kernel::{Dice, Given, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::table::dice::{MOST_REP, Passed, check_rep, corner, half_d6, passes};

/// Somebody within 6 inches of a zombie for the first time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ZedOrNoZed {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// Stars roll like anybody else, and their doubles count.
    pub star: bool,
}

impl Default for ZedOrNoZed {
    fn default() -> Self {
        ZedOrNoZed { rep: 4, star: false }
    }
}

/// Whether they see what it is, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Zed {
    /// Play goes on, and a charge is tested as usual.
    Identified,
    /// They fire one shot, and the zombie charges into melee without a test.
    OneShot,
    /// It charges into melee without a test, and they cannot fire.
    TooLate,
    /// The same, for they know whom they see.
    SomeoneKnown,
}

impl Zed {
    /// How many shots they have before it is upon them; nothing is said where the charge is tested as usual.
    pub const fn shots(self) -> Option<u16> {
        match self {
            Zed::Identified => None,
            Zed::OneShot => Some(1),
            Zed::TooLate | Zed::SomeoneKnown => Some(0),
        }
    }
}

impl ZedOrNoZed {
    pub fn take(&self, dice: &mut dyn Dice) -> Zed {
        let why = rule!("ffo.react.universal.zed-or-no-zed");
        begin(self.star, dice);
        dice.cite(rule!("ffo.dice.pass"));
        let sum = corner(why, 2, dice);
        dice.plus(&sum);
        let faces = dice.pool(why, 2, 6);
        let passed = faces.iter().filter(|&&it| i32::from(it) <= self.rep).count();
        match Passed::of(passed as u16, dice) {
            Passed::Two if faces[0] == faces[1] => {
                dice.cite(rule!("ffo.ruling.zed-test-timing"));
                Zed::SomeoneKnown
            }
            Passed::Two => Zed::Identified,
            Passed::One => Zed::OneShot,
            Passed::None => Zed::TooLate,
        }
    }
}

impl Given for ZedOrNoZed {
    const NAME: &'static str = "ffo.react.universal.zed-or-no-zed";
    const ABOUT: &'static str = "Zed or No Zed?: whether somebody sees in time what is coming.";
    type Result = Zed;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Zed {
        self.take(dice)
    }
}

/// Somebody who sees zombies feast within 6 inches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SeeTheFeast {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    /// Stars roll like anybody else.
    pub star: bool,
}

impl Default for SeeTheFeast {
    fn default() -> Self {
        SeeTheFeast { rep: 4, star: false }
    }
}

/// What the sight does to them, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feast {
    /// They do nothing when next active, and react as usual.
    LosesActivation,
    /// They Duck Back, and count as Stunned for so many turns.
    DucksBack {
        stunned_turns: i32,
    },
    Runaway,
}

impl Feast {
    /// Whether they take the test again when they see another one.
    pub const fn is_subject_to_more(self) -> bool {
        match self {
            Feast::LosesActivation | Feast::DucksBack { .. } => false,
            Feast::Runaway => true,
        }
    }
}

impl SeeTheFeast {
    pub fn take(&self, dice: &mut dyn Dice) -> Feast {
        let why = rule!("ffo.react.universal.see-the-feast");
        begin(self.star, dice);
        dice.cite(rule!("ffo.ruling.see-the-feast-pass"));
        let sum = corner(why, 2, dice);
        let n = dice.plus(&sum);
        match Passed::of(passes(why, self.rep, n, dice), dice) {
            Passed::Two => Feast::LosesActivation,
            Passed::One => {
                dice.cite(rule!("ffo.ruling.see-the-feast-stun"));
                Feast::DucksBack { stunned_turns: half_d6(why, dice) }
            }
            Passed::None => Feast::Runaway,
        }
    }
}

fn begin(star: bool, dice: &mut dyn Dice) {
    dice.cite(rule!("ffo.react.list"));
    if star {
        dice.cite(rule!("ffo.star.free-will-excluded"));
        dice.cite(rule!("ffo.ruling.free-will-asterisk"));
    }
}

impl Given for SeeTheFeast {
    const NAME: &'static str = "ffo.react.universal.see-the-feast";
    const ABOUT: &'static str = "See the Feast: what the sight of it does to somebody.";
    type Result = Feast;

    fn check(&self) -> Result<(), ValueFault> {
        check_rep("rep", self.rep)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Feast {
        self.take(dice)
    }
}

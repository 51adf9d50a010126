//! What a modified die comes to (11.1.3, 11.2), one by one or a whole burst.
use kernel::{Dice, Need, RuleId, fold};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::Outcome,
    table::{
        shoot::ShotSkill,
        weapons::{Profile, Weapon},
    },
};

/// What a die does to its target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hit {
    #[default]
    Miss,
    Fall,
    Elim,
}

impl Hit {
    /// What becomes of the target, for a reader.
    pub const fn words(self) -> &'static str {
        match self {
            Hit::Elim => "eliminated",
            Hit::Fall => "falls",
            Hit::Miss => "missed",
        }
    }
}

/// The lowest scores that fall and that eliminate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scores {
    pub fall: Option<u8>,
    pub elim: Option<u8>,
}

impl Scores {
    /// The weapon's own, as the skill in use changes them.
    pub fn of(weapon: Weapon, skill: Option<ShotSkill>, dice: &mut dyn Dice) -> Scores {
        dice.cite(rule!("dwa.shoot.weapon-table"));
        let Profile { fall, elim, .. } = *weapon.profile();
        match skill {
            Some(ShotSkill::Sniper) => {
                dice.cite(rule!("dwa.skill.sniper"));
                dice.cite(rule!("dwa.ruling.skill-sniper"));
                Scores { fall: None, elim: Some(2) }
            }
            Some(ShotSkill::DoubleTap) => Scores { fall, elim }.double_tap(dice),
            Some(ShotSkill::EagleEye | ShotSkill::Sharpshooter) | None => Scores { fall, elim },
        }
    }

    /// A Fall counts as an Elim (16.5.3).
    pub fn double_tap(self, dice: &mut dyn Dice) -> Scores {
        dice.cite(rule!("dwa.skill.double-tap"));
        dice.cite(rule!("dwa.ruling.skill-double-shots"));
        Scores { fall: None, elim: self.fall.or(self.elim) }
    }

    /// Says what each of the next dice has to come to.
    pub fn tell(self, why: RuleId, dice: &mut dyn Dice) {
        let need = |score: Option<u8>, outcome| score.map(|it| Need::at_least(i32::from(it), outcome).each());
        match (need(self.fall, Outcome::Falls), need(self.elim, Outcome::Eliminated)) {
            (Some(fall), Some(elim)) => dice.needs(why, &[fall, elim]),
            (Some(only), None) | (None, Some(only)) => dice.needs(why, &[only]),
            (None, None) => (),
        }
    }

    /// What a modified die comes to. There is nothing above a 6 and a natural 6 is not special.
    pub fn read(self, score: i32, dice: &mut dyn Dice) -> Hit {
        dice.cite(rule!("dwa.shoot.modified-score"));
        let reaches = |needed: Option<u8>| needed.is_some_and(|it| i32::from(it) <= score);
        if reaches(self.elim) {
            return Hit::Elim;
        }
        if reaches(self.fall) {
            return Hit::Fall;
        }
        Hit::Miss
    }
}

/// How many dice of a burst fell where; which of them it was does not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Tally {
    pub falls: u8,
    pub elims: u8,
    /// Natural 1s, for the jam roll; nobody asks for their odds.
    #[serde(skip)]
    pub ones: u8,
}

impl Tally {
    /// Rolls `n` dice with the same modifiers.
    pub fn roll(why: RuleId, n: u8, plus: i32, scores: Scores, dice: &mut dyn Dice) -> Tally {
        let n = u16::from(n);
        scores.tell(why, dice);
        if dice.enumerating().is_some() {
            // Ten dice are 3,003 pools but only 286 tallies, which merge die by die.
            return fold(dice, n, Tally::default(), |tally, dice| {
                let face = dice.die(why, 6);
                tally.and(face, plus, scores, dice)
            });
        }
        let faces = dice.pool(why, n, 6);
        faces.iter().fold(Tally::default(), |tally, &face| tally.and(face, plus, scores, dice))
    }

    /// This tally and one die more.
    pub fn and(mut self, face: u16, plus: i32, scores: Scores, dice: &mut dyn Dice) -> Tally {
        self.ones += u8::from(face == 1);
        match scores.read(i32::from(face) + plus, dice) {
            Hit::Miss => (),
            Hit::Fall => self.falls += 1,
            Hit::Elim => self.elims += 1,
        }
        self
    }

    pub fn scored(self) -> u8 {
        self.falls + self.elims
    }
}

//! Several who fight one figure, one after the other (p. 32).
use kernel::{
    Dice, Given, fold,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Fighter, Fought, Grip, Guard, Melee, MeleeBlow, SawAfter, Side};
use crate::table::dice::{check_each, check_len, from_highest};

/// One of several who fight the same figure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Assailant {
    pub fighter: Fighter,
    /// They passed more dice in the Charge into Melee Test: the defender is Unarmed against them.
    pub caught_out: bool,
    /// They and the defender are Evenly Matched from before.
    pub matched: bool,
}

/// One figure and all who fight it, in the order in which they do.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct MultiMelee {
    pub defender: Fighter,
    #[schemars(length(min = 1, max = 4))]
    pub attackers: Vec<Assailant>,
}

impl Default for MultiMelee {
    fn default() -> Self {
        MultiMelee { defender: Fighter::default(), attackers: vec![Assailant::default(); 2] }
    }
}

/// What comes of one attacker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pairing {
    /// The defender is down before their turn.
    NotFought,
    EvenlyMatched,
    Wins(MeleeBlow),
    Loses(MeleeBlow),
}

/// One of those who have still to fight in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    pub rep: i32,
    pub star: bool,
}

/// Who of them may be next, by their places: the Grunts of the highest Rep, and Stars whenever they like. Those of higher Rep are
/// named first.
pub fn next(waiting: &[Waiting], dice: &mut dyn Dice) -> SmallVec<[usize; 4]> {
    dice.cite(rule!("ffo.melee.multi-order"));
    let grunts = waiting.iter().filter(|it| !it.star).map(|it| it.rep).max();
    let may = |at: &usize| waiting[*at].star || Some(waiting[*at].rep) == grunts;
    let reps: SmallVec<[i32; 4]> = waiting.iter().map(|it| it.rep).collect();
    from_highest(&reps).into_iter().filter(may).collect()
}

/// What a round leaves of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum After {
    /// These two are Evenly Matched, and the next attacker fights.
    Matched,
    /// The defender is free of all results, and fights the next attacker.
    Free,
    /// The defender is down, and nobody else fights.
    Over,
}

impl After {
    pub const fn round(winner: Option<Side>) -> After {
        match winner {
            None => After::Matched,
            Some(Side::Defender) => After::Free,
            Some(Side::Attacker) => After::Over,
        }
    }
}

/// The melee between two attackers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Course {
    defender: Fighter,
    /// With which of the attackers the defender is Evenly Matched.
    matched: SmallVec<[bool; 4]>,
    pairings: SmallVec<[Pairing; 4]>,
    over: bool,
}

impl MultiMelee {
    pub fn fight(&self, dice: &mut dyn Dice) -> SmallVec<[Pairing; 4]> {
        dice.cite(rule!("ffo.melee.multi-resolve"));
        dice.cite(rule!("ffo.melee.max-four"));
        dice.cite(rule!("ffo.ruling.melee-rounds"));
        if self.attackers.iter().any(|it| it.matched) {
            dice.cite(rule!("ffo.melee.join"));
        }
        let course = Course {
            defender: self.defender,
            matched: self.attackers.iter().map(|it| it.matched).collect(),
            pairings: SmallVec::new(),
            over: false,
        };
        let attackers = self.attackers.len() as u16;
        fold(dice, attackers, course, |course, dice| self.next(course, dice)).pairings
    }

    fn next(&self, mut course: Course, dice: &mut dyn Dice) -> Course {
        let at = course.pairings.len();
        if course.over {
            course.pairings.push(Pairing::NotFought);
            return course;
        }
        let fought = self.melee(at, &course).fight(dice);
        match fought.round.defender_saw {
            Some(SawAfter::Stalled | SawAfter::OutOfGas) => course.defender.grip = Grip::SilentChainsaw,
            Some(SawAfter::Runs) | None => (),
        }
        course.pairings.push(pairing(&fought));
        match After::round(fought.round.winner) {
            After::Matched => course.matched[at] = true,
            After::Over => course.over = true,
            After::Free => {
                course.matched.iter_mut().for_each(|it| *it = false);
                course.defender.matched_with_others = 0;
            }
        }
        course
    }

    /// The round of this attacker: the defender's results with the others count.
    fn melee(&self, at: usize, course: &Course) -> Melee {
        let Assailant { fighter, caught_out, .. } = self.attackers[at];
        let others = course.matched.iter().enumerate().filter(|(of, it)| *of != at && **it).count() as u8;
        let guard = match course.defender.guard {
            Guard::Frozen => Guard::Frozen,
            Guard::CaughtOut | Guard::Ready if caught_out => Guard::CaughtOut,
            Guard::CaughtOut | Guard::Ready => Guard::Ready,
        };
        let matched_with_others = course.defender.matched_with_others + others;
        Melee { attacker: fighter, defender: Fighter { guard, matched_with_others, ..course.defender } }
    }
}

fn pairing(fought: &Fought) -> Pairing {
    match (fought.round.winner, fought.loser) {
        (Some(Side::Attacker), Some(blow)) => Pairing::Wins(blow),
        (Some(Side::Defender), Some(blow)) => Pairing::Loses(blow),
        (None, _) | (_, None) => Pairing::EvenlyMatched,
    }
}

impl Given for MultiMelee {
    const NAME: &'static str = "ffo.melee.multi";
    const ABOUT: &'static str = "Several fight one figure, one after the other: what comes of each.";
    type Result = SmallVec<[Pairing; 4]>;

    fn check(&self) -> Result<(), ValueFault> {
        check_len("attackers", self.attackers.len(), 1, 4)?;
        self.defender.check().within("defender")?;
        if self.defender.guard == Guard::CaughtOut {
            let fault = "say of each attacker whether the defender is caught out";
            return Err(ValueFault::at("guard", fault).within("defender"));
        }
        check_each("attackers", &self.attackers, |it| it.fighter.check().within("fighter"))?;
        if self.defender.zombie && self.attackers.iter().any(|it| it.fighter.zombie) {
            return Err(ValueFault::at("attackers", "zombies do not fight each other"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> SmallVec<[Pairing; 4]> {
        self.fight(dice)
    }
}

//! Zombie Surprise (p. 47): what people may do about the zombies that they meet in a building.
use kernel::{Dice, Given, Roll, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::MOST_ZOMBIES;
use crate::table::{
    breakoff::total,
    dice::{MOST_REP, check_each, check_len, check_rep, check_within, from_highest, passes_one},
    react::{Zed, ZedOrNoZed},
    shoot::{Shooter, Target},
};

/// Somebody who has entered the building.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "star", "loaded", "knows_zombies"]))]
pub struct Entrant {
    #[schemars(range(min = 0, max = MOST_REP))]
    pub rep: i32,
    pub star: bool,
    /// They have a loaded gun in hand.
    pub loaded: bool,
    /// They have taken Zed or No Zed? before.
    pub knows_zombies: bool,
}

impl Default for Entrant {
    fn default() -> Self {
        Entrant { rep: 4, star: false, loaded: true, knows_zombies: true }
    }
}

/// People and zombies who meet in a building.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["zombies", "entrants"]))]
pub struct Surprise {
    /// All that are in the building.
    #[schemars(range(min = 1, max = MOST_ZOMBIES))]
    pub zombies: i32,
    #[schemars(length(min = 1, max = 8))]
    pub entrants: Vec<Entrant>,
}

impl Default for Surprise {
    fn default() -> Self {
        Surprise { zombies: 4, entrants: vec![Entrant::default()] }
    }
}

/// What a Star may do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum StarChoice {
    Fire,
    MoveAway,
    Melee,
}

/// What one of them does, or has to suffer.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Meeting {
    /// They fire once, and then those that are left melee them.
    Fires,
    MovesAway,
    /// A Star chooses.
    Chooses(SmallVec<[StarChoice; 3]>),
    Melee,
    /// It is the first zombie they ever meet, and they were too slow to see what it is.
    FirstSight(Zed),
}

impl Surprise {
    /// For each of them in their order; the dice fall from the highest Rep to the lowest.
    pub fn resolve_all(&self, dice: &mut dyn Dice) -> SmallVec<[Meeting; 4]> {
        dice.cite(rule!("ffo.zombie.surprise-totals"));
        dice.cite(rule!("ffo.ruling.battle-dice-order"));
        let reps: SmallVec<[i32; 4]> = self.entrants.iter().map(|it| it.rep).collect();
        let order = from_highest(&reps);
        let mut met: SmallVec<[Option<Meeting>; 4]> = SmallVec::from_elem(None, reps.len());
        for &at in &order {
            met[at] = self.entrants[at].first_sight(at + 1, dice);
        }
        if met.iter().any(Option::is_none) {
            let zombies = self.zombie_total(dice);
            for &at in order.iter() {
                if met[at].is_none() {
                    met[at] = Some(self.entrants[at].surprised(at + 1, zombies, dice));
                }
            }
        }
        met.into_iter().flatten().collect()
    }

    fn zombie_total(&self, dice: &mut dyn Dice) -> i32 {
        dice.turn_of(0);
        let mut sum = Sum::default();
        sum.add(rule!("ffo.zombie.building-check"), self.zombies);
        dice.plus(&sum) + dice.d6(rule!("ffo.zombie.surprise-totals"))
    }
}

impl Entrant {
    /// What comes of it if they have never seen a zombie and do not know it in time.
    fn first_sight(&self, turn: usize, dice: &mut dyn Dice) -> Option<Meeting> {
        if self.knows_zombies {
            return None;
        }
        dice.cite(rule!("ffo.ruling.surprise-fire"));
        dice.turn_of(turn);
        match (ZedOrNoZed { rep: self.rep, star: self.star }).take(dice) {
            Zed::Identified => None,
            slow @ (Zed::OneShot | Zed::TooLate | Zed::SomeoneKnown) => Some(Meeting::FirstSight(slow)),
        }
    }

    fn surprised(&self, turn: usize, zombies: i32, dice: &mut dyn Dice) -> Meeting {
        let mine = total(rule!("ffo.zombie.surprise-totals"), self.rep, turn, dice);
        if mine <= zombies {
            dice.cite(rule!("ffo.zombie.surprise-zombies-win"));
            return Meeting::Melee;
        }
        let why = rule!("ffo.zombie.surprise-human-wins");
        dice.cite(why);
        if self.star {
            return Meeting::Chooses(self.choices(dice));
        }
        match (passes_one(why, self.rep, dice), self.loaded) {
            (true, true) => Meeting::Fires,
            (true, false) => {
                dice.cite(rule!("ffo.ruling.surprise-fire"));
                Meeting::Melee
            }
            (false, _) => Meeting::MovesAway,
        }
    }

    fn choices(&self, dice: &mut dyn Dice) -> SmallVec<[StarChoice; 3]> {
        dice.cite(rule!("ffo.ruling.surprise-fire"));
        let all = [StarChoice::Fire, StarChoice::MoveAway, StarChoice::Melee];
        all.into_iter().filter(|&it| self.loaded || it != StarChoice::Fire).collect()
    }
}

/// Whoever fires in surprise, as the dice see them.
pub fn as_charged(shooter: Shooter, dice: &mut dyn Dice) -> Shooter {
    dice.cite(rule!("ffo.zombie.surprise-human-wins"));
    dice.cite(rule!("ffo.ruling.surprise-fire"));
    Shooter { charged: true, ..shooter }
}

/// The zombies they fire at.
pub fn as_chargers(zombie: Target, dice: &mut dyn Dice) -> Target {
    dice.cite(rule!("ffo.zombie.surprise-human-wins"));
    dice.cite(rule!("ffo.ruling.surprise-fire"));
    Target { charging: true, ..zombie }
}

impl Given for Surprise {
    const NAME: &'static str = "ffo.zombie.surprise";
    const ABOUT: &'static str = "Zombie Surprise: what people may do about the zombies in a building.";
    type Result = SmallVec<[Meeting; 4]>;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("zombies", self.zombies, 1, MOST_ZOMBIES)?;
        check_len("entrants", self.entrants.len(), 1, 8)?;
        check_each("entrants", &self.entrants, |it| check_rep("rep", it.rep))
    }

    fn resolve(&self, dice: &mut dyn Dice) -> SmallVec<[Meeting; 4]> {
        self.resolve_all(dice)
    }
}

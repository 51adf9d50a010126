//! Zombie Surprise (13.3.1): what waits behind the door.
use kernel::{Dice, Given, Need, Roll, Sum, written::ValueFault};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::{
    journal::Outcome,
    table::dice::{check_rep, check_within, read},
};

/// Humans who walk into zombies.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Surprise {
    /// All the zombies of the card.
    #[schemars(range(min = 1, max = 12))]
    pub zombies: u16,
    /// The Reps of the humans who entered together.
    #[schemars(length(min = 1, max = 2), inner(range(min = 0, max = crate::table::dice::MOST_REP)))]
    pub reps: Vec<i32>,
}

impl Default for Surprise {
    fn default() -> Self {
        Surprise { zombies: 2, reps: vec![4] }
    }
}

/// One human in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Surprised {
    /// He fires at them before they are on him.
    pub fires: bool,
    /// How many of them are on him.
    pub zombies: u16,
}

/// Each human, in the order in which they were given.
pub type AllSurprised = SmallVec<[Surprised; 2]>;

impl Surprise {
    /// Who faces how many, then one roll for all zombies and one for each human.
    pub fn roll(&self, dice: &mut dyn Dice) -> AllSurprised {
        let shares = divide(self.zombies, self.reps.len(), dice);
        dice.turn_of(0);
        let total = zombie_total(self.zombies, dice);
        let each = self.reps.iter().zip(shares).zip(1..);
        each.map(|((&rep, zombies), turn)| {
            dice.turn_of(turn);
            Surprised { fires: fires_first(rep, total, dice), zombies }
        })
        .collect()
    }
}

/// The zombies' Surprise Total: one roll for all of them.
pub fn zombie_total(zombies: u16, dice: &mut dyn Dice) -> i32 {
    let mut met = Sum::default();
    met.add(rule!("atzr.surprise.divide"), zombies.into());
    read(rule!("atzr.surprise.zombie-total"), 1, dice) + dice.plus(&met)
}

/// Whether a human of this Rep is quicker than the zombies.
pub fn fires_first(rep: i32, zombie_total: i32, dice: &mut dyn Dice) -> bool {
    let needs = Need::at_least(zombie_total + 1, Outcome::FiresFirst);
    dice.needs(rule!("atzr.surprise.human-total"), &[needs]);
    let mut own = Sum::default();
    own.add(rule!("atzr.rep.meaning"), rep);
    let total = read(rule!("atzr.surprise.human-total"), 1, dice) + dice.plus(&own);
    zombie_total < total
}

/// Zombies shared out evenly among humans; what is over falls to humans at random, to nobody twice.
pub fn divide(zombies: u16, humans: usize, dice: &mut dyn Dice) -> SmallVec<[u16; 2]> {
    if humans == 0 {
        return SmallVec::new();
    }
    let each = usize::from(zombies) / humans;
    let mut shares: SmallVec<[u16; 2]> = smallvec![each as u16; humans];
    let mut without: SmallVec<[usize; 2]> = (0..humans).collect();
    for _ in 0..usize::from(zombies) % humans {
        let at = dice.one_of(rule!("atzr.surprise.divide"), without.len());
        shares[without.remove(at)] += 1;
    }
    dice.cite(rule!("atzr.surprise.divide"));
    shares
}

impl Given for Surprise {
    const NAME: &'static str = "atzr.surprise";
    const ABOUT: &'static str = "A Zombie Surprise: who fires first, and how many zombies are on whom.";
    type Result = AllSurprised;

    fn check(&self) -> Result<(), ValueFault> {
        check_within("zombies", self.zombies.into(), 1, 12)?;
        if !(1..=2).contains(&self.reps.len()) {
            return Err(ValueFault::at("reps", "takes 1 or 2, as many humans as a hex holds"));
        }
        self.reps.iter().try_for_each(|&it| check_rep("reps", it))
    }

    fn resolve(&self, dice: &mut dyn Dice) -> AllSurprised {
        self.roll(dice)
    }
}

//! One round (11.3) and what its winner does (11.4).
use std::cmp::Ordering;

use kernel::{Dice, Roll, Sum, fold};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    journal::{Happened, Outcome},
    printed::tables::{MeleeDamageTable, MeleeHarm, MeleeTable},
    table::dice::{successes, tell_faces},
};

/// A human in a melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["rep", "weapon", "vest", "brawler", "rage", "hard_as_nails", "star_power", "lost_rounds"]))]
pub struct Fighter {
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub rep: i32,
    /// The melee weapon they use, of those in their hands when the melee began.
    pub weapon: Option<MeleeWeapon>,
    /// They wear a Vest.
    pub vest: bool,
    /// They have the Attribute Brawler.
    pub brawler: bool,
    /// They have the Attribute Rage.
    pub rage: bool,
    /// They have the Attribute Hard as Nails, and have not needed it in this Encounter.
    pub hard_as_nails: bool,
    /// Star Power dice of a Star, rolled when a human does harm.
    #[schemars(range(min = 0, max = crate::table::dice::MOST_REP))]
    pub star_power: u16,
    /// How often they have lost Rep in this melee so far.
    #[schemars(range(min = 0, max = 20))]
    pub lost_rounds: u8,
}

impl Default for Fighter {
    fn default() -> Self {
        Fighter {
            rep: 4,
            weapon: None,
            vest: false,
            brawler: false,
            rage: false,
            hard_as_nails: false,
            star_power: 0,
            lost_rounds: 0,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MeleeWeapon {
    BatInOneHand,
    BatInBothHands,
    FryingPan,
}

/// Zombies that are on one human, fighting as a swarm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Zombies {
    #[schemars(range(min = 1, max = 12))]
    #[schemars(title = "How many")]
    pub zombies: u16,
}

/// The other side of a melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "takes a fighter ({\"rep\": 4, ...}) or zombies ({\"zombies\": 2})")]
pub enum Foe {
    Zombies(Zombies),
    Human(Fighter),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Winner {
    First,
    Second,
}

/// What a round comes to; nobody has won where the successes are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Round {
    pub winner: Option<Winner>,
    /// By how many successes.
    pub impact: u16,
}

/// How a human goes down in melee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Downed {
    OutOfTheFight,
    /// Out of the Fight instead of Obviously Dead, which helps him to recover.
    KnockedCold,
    ObviouslyDead,
}

impl Fighter {
    /// His dice in a round.
    pub fn dice(&self, against_zombies: bool, table: &MeleeTable) -> Sum {
        let mut sum = table.roll.dice(self.rep);
        match self.weapon {
            Some(MeleeWeapon::BatInOneHand) => sum.add(rule!("atzr.melee.weapon-bat"), table.bat_in_one_hand),
            Some(MeleeWeapon::BatInBothHands) => {
                sum.add(rule!("atzr.melee.weapon-bat"), table.bat_in_both_hands);
            }
            Some(MeleeWeapon::FryingPan) => sum.add(rule!("atzr.melee.weapon-frying-pan"), table.frying_pan),
            None => (),
        }
        if self.vest {
            sum.add(rule!("atzr.melee.vest"), table.vest);
        }
        if self.brawler {
            sum.add(rule!("atzr.ruling.table-attributes"), table.brawler);
        }
        if self.rage {
            sum.add(rule!("atzr.ruling.table-attributes"), table.rage);
        }
        if against_zombies {
            sum.add(rule!("atzr.zombie.human-bonus"), table.against_zombies);
        }
        if self.lost_rounds != 0 {
            let lost = table.each_lost_round * i32::from(self.lost_rounds);
            sum.add(rule!("atzr.melee.damage-next-round"), lost);
        }
        sum
    }

    /// Whether he means to kill the human he fights.
    pub fn is_lethal(&self) -> bool {
        matches!(self.weapon, Some(MeleeWeapon::BatInOneHand | MeleeWeapon::BatInBothHands))
    }

    /// His successes in a round.
    pub fn roll(&self, against_zombies: bool, table: &MeleeTable, dice: &mut dyn Dice) -> u16 {
        dice.cite(MeleeTable::RULING);
        if self.lost_rounds != 0 {
            dice.cite(rule!("atzr.ruling.melee-minus-rep"));
        }
        let n = dice.plus(&self.dice(against_zombies, table));
        successes(rule!("atzr.melee.dice"), n, dice)
    }
}

impl Zombies {
    /// Their dice in a round, all together.
    pub fn dice(&self, table: &MeleeTable) -> Sum {
        let mut sum = Sum::default();
        sum.add(rule!("atzr.zombie.swarm-dice"), table.zombies);
        let further = table.each_further_zombie * i32::from(self.zombies.saturating_sub(1));
        if further != 0 {
            sum.add(rule!("atzr.zombie.swarm-dice"), further.min(table.most_for_further_zombies));
        }
        sum
    }

    pub fn roll(&self, table: &MeleeTable, dice: &mut dyn Dice) -> u16 {
        dice.cite(MeleeTable::RULING);
        let n = dice.plus(&self.dice(table));
        successes(rule!("atzr.melee.dice"), n, dice)
    }
}

impl Foe {
    pub fn is_zombies(&self) -> bool {
        match self {
            Foe::Zombies(_) => true,
            Foe::Human(_) => false,
        }
    }

    pub fn dice(&self, table: &MeleeTable) -> Sum {
        match self {
            Foe::Zombies(zombies) => zombies.dice(table),
            Foe::Human(fighter) => fighter.dice(false, table),
        }
    }

    pub fn roll(&self, table: &MeleeTable, dice: &mut dyn Dice) -> u16 {
        match self {
            Foe::Zombies(zombies) => zombies.roll(table, dice),
            Foe::Human(fighter) => fighter.roll(false, table, dice),
        }
    }
}

impl Round {
    /// Both sides roll.
    pub fn fight(first: &Fighter, second: &Foe, table: &MeleeTable, dice: &mut dyn Dice) -> Round {
        dice.turn_of(0);
        let ours = first.roll(second.is_zombies(), table, dice);
        dice.turn_of(1);
        let theirs = second.roll(table, dice);
        let by = i32::from(theirs) - i32::from(ours);
        dice.came(rule!("atzr.melee.dice"), &|| Happened::Margin { by }.into());
        Round::of(ours, theirs, dice)
    }

    /// As the successes compare.
    pub fn of(first: u16, second: u16, dice: &mut dyn Dice) -> Round {
        dice.cite(rule!("atzr.melee.winner"));
        let winner = match first.cmp(&second) {
            Ordering::Greater => Some(Winner::First),
            Ordering::Equal => None,
            Ordering::Less => Some(Winner::Second),
        };
        Round { winner, impact: first.abs_diff(second) }
    }
}

/// What the winner's die does to a human, and nothing where another round is fought; zombies are always lethal.
pub fn damage(impact: u16, lethal: bool, table: &MeleeDamageTable, dice: &mut dyn Dice) -> Option<Downed> {
    dice.cite(MeleeDamageTable::RULING);
    tell_faces(rule!("atzr.melee.damage"), dice, |face| match table.harm(face, impact.into()) {
        MeleeHarm::AnotherRound => None,
        MeleeHarm::OutOfTheFight => Some(Outcome::OutOfTheFight),
        MeleeHarm::ObviouslyDead if lethal => Some(Outcome::ObviouslyDead),
        MeleeHarm::ObviouslyDead => Some(Outcome::OutOfTheFight),
    });
    let harm = fold(dice, 1, MeleeHarm::AnotherRound, |_, dice| {
        table.harm(dice.d6(rule!("atzr.melee.damage")), impact.into())
    });
    match harm {
        MeleeHarm::AnotherRound => None,
        MeleeHarm::OutOfTheFight => Some(Downed::OutOfTheFight),
        MeleeHarm::ObviouslyDead if lethal => Some(Downed::ObviouslyDead),
        MeleeHarm::ObviouslyDead => {
            dice.cite(rule!("atzr.melee.non-lethal"));
            dice.cite(rule!("atzr.ruling.melee-weapons-held"));
            Some(Downed::KnockedCold)
        }
    }
}

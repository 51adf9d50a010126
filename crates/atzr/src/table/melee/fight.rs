//! A melee from its first round to its end.
use std::ops::ControlFlow;

use kernel::{
    Dice, Given, fold, until,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::round::{Downed, Fighter, Foe, Round, Winner, Zombies, damage};
use crate::{
    printed::{FightTables, Printed, tables::MeleeTable},
    table::{
        dice::{MOST, check_rep, check_within},
        star_power,
    },
};

/// A human and whom they fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Melee {
    pub fighter: Fighter,
    pub foe: Foe,
}

impl Default for Melee {
    fn default() -> Self {
        Melee { fighter: Fighter::default(), foe: Foe::Human(Fighter::default()) }
    }
}

/// A melee between two rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MeleeState {
    pub melee: Melee,
    /// A round with zombies has been fought and they are not all dead.
    pub lingers: bool,
}

/// How it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct MeleeEnd {
    #[serde(flatten)]
    pub outcome: FightResult,
    /// The human who fought zombies has to test for infection after the Encounter.
    pub infection_test: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FightResult {
    /// The foe is down; of zombies none is left.
    Won(Option<Downed>),
    /// The fighter is down.
    Lost(Downed),
    /// Neither can hurt the other.
    Parted,
}

impl Melee {
    /// Rounds until somebody is down; Stars use their Star Power whenever they can.
    pub fn fight(&self, tables: &FightTables, dice: &mut dyn Dice) -> MeleeEnd {
        let start = MeleeState { melee: *self, lingers: false };
        until(dice, start, |state, dice| state.round(tables, dice))
    }
}

impl MeleeState {
    /// The next round.
    pub fn round(self, tables: &FightTables, dice: &mut dyn Dice) -> ControlFlow<MeleeEnd, MeleeState> {
        let Melee { fighter, foe } = self.melee;
        if nobody_can(&fighter, &foe, &tables.melee) {
            return self.breathe(dice);
        }
        let round = fold(dice, 1, Round { winner: None, impact: 0 }, |_, dice| {
            Round::fight(&fighter, &foe, &tables.melee, dice)
        });
        match (round.winner, foe) {
            (None, _) => ControlFlow::Continue(self.goes_on(self.melee)),
            (Some(Winner::First), Foe::Zombies(zombies)) => self.kills(zombies, round.impact, dice),
            (Some(Winner::Second), Foe::Zombies(_)) => self.mauled(round.impact, tables, dice),
            (Some(winner), Foe::Human(other)) => self.beaten(winner, other, round.impact, tables, dice),
        }
    }

    /// Dead zombies, as many as the Impact.
    fn kills(self, zombies: Zombies, impact: u16, dice: &mut dyn Dice) -> ControlFlow<MeleeEnd, MeleeState> {
        dice.cite(rule!("atzr.melee.zombie-damage"));
        let left = zombies.zombies.saturating_sub(impact);
        if left == 0 {
            return ControlFlow::Break(self.end(FightResult::Won(None), dice));
        }
        let foe = Foe::Zombies(Zombies { zombies: left });
        ControlFlow::Continue(self.goes_on(Melee { foe, ..self.melee }))
    }

    /// One damage roll however many zombies there are.
    fn mauled(
        self,
        impact: u16,
        tables: &FightTables,
        dice: &mut dyn Dice,
    ) -> ControlFlow<MeleeEnd, MeleeState> {
        dice.cite(rule!("atzr.zombie.win-one-damage-roll"));
        dice.turn_of(1);
        match damage(impact, true, &tables.melee_damage, dice) {
            Some(downed) => {
                dice.cite(rule!("atzr.star-power.not-against-zombies"));
                ControlFlow::Break(self.end(FightResult::Lost(downed), dice))
            }
            None => {
                let fighter = weakened(self.melee.fighter, true, &tables.melee);
                ControlFlow::Continue(self.goes_on(Melee { fighter, ..self.melee }))
            }
        }
    }

    /// One human has hit the other.
    fn beaten(
        self,
        winner: Winner,
        other: Fighter,
        impact: u16,
        tables: &FightTables,
        dice: &mut dyn Dice,
    ) -> ControlFlow<MeleeEnd, MeleeState> {
        let (hitter, hit, turn) = match winner {
            Winner::First => (self.melee.fighter, other, 0),
            Winner::Second => (other, self.melee.fighter, 1),
        };
        dice.turn_of(turn);
        let downed = damage(impact, hitter.is_lethal(), &tables.melee_damage, dice);
        dice.turn_of(1 - turn);
        let (hit, downed) = match downed {
            Some(downed) => hit.withstands(downed, dice),
            None => (weakened(hit, false, &tables.melee), None),
        };
        let Some(downed) = downed else {
            let melee = match winner {
                Winner::First => Melee { foe: Foe::Human(hit), ..self.melee },
                Winner::Second => Melee { fighter: hit, ..self.melee },
            };
            return ControlFlow::Continue(self.goes_on(melee));
        };
        let outcome = match winner {
            Winner::First => FightResult::Won(Some(downed)),
            Winner::Second => FightResult::Lost(downed),
        };
        ControlFlow::Break(self.end(outcome, dice))
    }

    /// Neither has a die left: the lost Rep returns to both, or nobody can ever win.
    fn breathe(self, dice: &mut dyn Dice) -> ControlFlow<MeleeEnd, MeleeState> {
        dice.cite(rule!("atzr.ruling.melee-no-dice"));
        let fresh = |fighter: Fighter| Fighter { lost_rounds: 0, ..fighter };
        let foe = match self.melee.foe {
            Foe::Human(fighter) => Foe::Human(fresh(fighter)),
            Foe::Zombies(zombies) => Foe::Zombies(zombies),
        };
        let melee = Melee { fighter: fresh(self.melee.fighter), foe };
        if melee == self.melee {
            return ControlFlow::Break(self.end(FightResult::Parted, dice));
        }
        ControlFlow::Continue(MeleeState { melee, ..self })
    }

    fn goes_on(self, melee: Melee) -> MeleeState {
        MeleeState { melee, lingers: melee.foe.is_zombies() }
    }

    /// Who did not win against zombies in the first round may be infected, unless he is dead.
    fn end(self, outcome: FightResult, dice: &mut dyn Dice) -> MeleeEnd {
        let infection_test = match outcome {
            _ if !self.melee.foe.is_zombies() => false,
            FightResult::Won(_) | FightResult::Parted => self.lingers,
            FightResult::Lost(downed) => downed != Downed::ObviouslyDead,
        };
        if infection_test {
            dice.cite(rule!("atzr.infection.who"));
            dice.cite(rule!("atzr.ruling.infection-first-round"));
        }
        MeleeEnd { outcome, infection_test }
    }
}

impl Fighter {
    /// What is left of what a human did to him after Hard as Nails and Star Power; nothing means another round.
    pub fn withstands(self, downed: Downed, dice: &mut dyn Dice) -> (Fighter, Option<Downed>) {
        let (fighter, downed) = self.hard_as_nails(downed, dice);
        if fighter.star_power == 0 {
            return (fighter, Some(downed));
        }
        dice.cite(rule!("atzr.star-power.use"));
        let rolled = star_power::roll(fighter.star_power, dice);
        let fighter = Fighter { star_power: rolled.left, ..fighter };
        dice.cite(rule!("atzr.star-power.levels"));
        let left = match (downed, rolled.successes) {
            (downed, 0) => Some(downed),
            (Downed::ObviouslyDead, 1) => Some(Downed::OutOfTheFight),
            (Downed::OutOfTheFight | Downed::KnockedCold | Downed::ObviouslyDead, _) => {
                dice.cite(rule!("atzr.star-power.melee"));
                None
            }
        };
        (fighter, left)
    }

    fn hard_as_nails(self, downed: Downed, dice: &mut dyn Dice) -> (Fighter, Downed) {
        if !self.hard_as_nails || downed != Downed::ObviouslyDead {
            return (self, downed);
        }
        dice.cite(rule!("atzr.ruling.table-attributes"));
        (Fighter { hard_as_nails: false, ..self }, Downed::OutOfTheFight)
    }
}

/// A Rep less for the rest of the melee; who has no die left cannot lose another.
pub fn weakened(fighter: Fighter, against_zombies: bool, table: &MeleeTable) -> Fighter {
    if fighter.dice(against_zombies, table).total() <= 0 {
        return fighter;
    }
    Fighter { lost_rounds: fighter.lost_rounds.saturating_add(1), ..fighter }
}

fn nobody_can(fighter: &Fighter, foe: &Foe, table: &MeleeTable) -> bool {
    fighter.dice(foe.is_zombies(), table).total() <= 0 && foe.dice(table).total() <= 0
}

impl Given for Melee {
    const NAME: &'static str = "atzr.melee";
    const ABOUT: &'static str = "A melee to its end, against a human or against zombies.";
    type Result = MeleeEnd;

    fn check(&self) -> Result<(), ValueFault> {
        let check = |fighter: &Fighter| {
            check_rep("rep", fighter.rep)?;
            check_within("star_power", fighter.star_power.into(), 0, MOST)?;
            check_within("lost_rounds", fighter.lost_rounds.into(), 0, MOST)
        };
        check(&self.fighter).within("fighter")?;
        match &self.foe {
            Foe::Human(other) => check(other).within("foe"),
            Foe::Zombies(it) => check_within("zombies", it.zombies.into(), 1, 12).within("foe"),
        }
    }

    fn resolve(&self, dice: &mut dyn Dice) -> MeleeEnd {
        self.fight(&Printed::in_use().tables, dice)
    }
}

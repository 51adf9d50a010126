//! One round, and what its winner does (p. 31 and 32).
use std::cmp::Ordering;

use kernel::{
    Dice, Given, Roll, fold,
    written::{Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Fighter, SawAfter};
use crate::{
    journal::Outcome,
    table::{damage::Damage, dice::tell_faces},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Attacker,
    Defender,
}

/// What the dice of both come to; nobody has won where they are Evenly Matched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Round {
    pub winner: Option<Side>,
    /// By how many successes.
    pub impact: u16,
    /// What becomes of the chainsaws that were used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub attacker_saw: Option<SawAfter>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender_saw: Option<SawAfter>,
}

/// What the winner's die does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum MeleeBlow {
    /// A human takes the Recover From Knock Down Test at once.
    KnockedDown,
    OutOfTheFight,
    /// Out of the Fight instead of Obviously Dead: three dice to recover, of which the best two count.
    KnockedCold,
    ObviouslyDead,
}

impl Round {
    /// Both roll, the attacker first.
    pub fn fight(attacker: &Fighter, defender: &Fighter, dice: &mut dyn Dice) -> Round {
        dice.cite(rule!("ffo.ruling.battle-dice-order"));
        dice.turn_of(0);
        let (ours, attacker_saw) = attacker.roll(defender, dice);
        dice.turn_of(1);
        let (theirs, defender_saw) = defender.roll(attacker, dice);
        Round { attacker_saw, defender_saw, ..Round::of(ours, theirs, dice) }
    }

    /// As the successes compare.
    pub fn of(attacker: u16, defender: u16, dice: &mut dyn Dice) -> Round {
        let winner = match attacker.cmp(&defender) {
            Ordering::Greater => Some(Side::Attacker),
            Ordering::Less => Some(Side::Defender),
            Ordering::Equal => None,
        };
        match winner {
            Some(_) => dice.cite(rule!("ffo.melee.result-win")),
            None => {
                dice.cite(rule!("ffo.melee.result-even"));
                dice.cite(rule!("ffo.ruling.evenly-matched"));
            }
        }
        Round { winner, impact: attacker.abs_diff(defender), attacker_saw: None, defender_saw: None }
    }
}

/// The winner's die against the Impact.
pub fn damage(impact: u16, winner: &Fighter, loser: &Fighter, dice: &mut dyn Dice) -> MeleeBlow {
    let why = rule!("ffo.melee.result-win");
    let blow = |face| blow(face, impact.into(), winner, loser);
    if loser.zombie {
        dice.cite(rule!("ffo.zombie.damage"));
        // Neither what spares a zombie from fire nor what makes it easy prey of it counts hand to hand.
        dice.cite(rule!("ffo.zombie.no-knock-down"));
        dice.cite(rule!("ffo.zombie.easy-to-kill"));
    }
    if winner.non_lethal {
        dice.cite(rule!("ffo.melee.non-lethal"));
        dice.cite(rule!("ffo.ruling.non-lethal"));
    }
    tell_faces(why, dice, |face| {
        Some(match blow(face) {
            MeleeBlow::KnockedDown => Outcome::KnockedDown,
            MeleeBlow::OutOfTheFight | MeleeBlow::KnockedCold => Outcome::OutOfTheFight,
            MeleeBlow::ObviouslyDead => Outcome::ObviouslyDead,
        })
    });
    let blow = fold(dice, 1, MeleeBlow::KnockedDown, |_, dice| blow(dice.d6(why)));
    if blow == MeleeBlow::KnockedDown {
        dice.cite(rule!("ffo.ruling.knocked-down-in-melee"));
    }
    blow
}

fn blow(face: i32, impact: i32, winner: &Fighter, loser: &Fighter) -> MeleeBlow {
    if impact < face && face != 1 {
        return MeleeBlow::KnockedDown;
    }
    match (face == 1 || loser.zombie, winner.non_lethal && !loser.zombie) {
        (false, _) => MeleeBlow::OutOfTheFight,
        (true, false) => MeleeBlow::ObviouslyDead,
        (true, true) => MeleeBlow::KnockedCold,
    }
}

/// What the loser's own Recover From Knock Down Test comes to where the winner meant not to kill; the second value is whether three
/// dice are rolled to recover.
pub fn cool(recovered: Damage, winner: &Fighter, dice: &mut dyn Dice) -> (Damage, bool) {
    if !winner.non_lethal {
        return (recovered, false);
    }
    dice.cite(rule!("ffo.melee.non-lethal"));
    dice.cite(rule!("ffo.ruling.non-lethal"));
    match recovered {
        Damage::ObviouslyDead => (Damage::OutOfTheFight, true),
        Damage::Stunned | Damage::OutOfTheFight => (recovered, false),
    }
}

/// Two who fight one round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Melee {
    /// The charger, or whoever is active.
    pub attacker: Fighter,
    pub defender: Fighter,
}

/// How a round ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Fought {
    #[serde(flatten)]
    pub round: Round,
    /// What the loser suffers.
    pub loser: Option<MeleeBlow>,
}

impl Melee {
    pub fn fight(&self, dice: &mut dyn Dice) -> Fought {
        let even = Round { winner: None, impact: 0, attacker_saw: None, defender_saw: None };
        let round = fold(dice, 1, even, |_, dice| Round::fight(&self.attacker, &self.defender, dice));
        let loser = round.winner.map(|winner| {
            let (winner, loser) = match winner {
                Side::Attacker => (&self.attacker, &self.defender),
                Side::Defender => (&self.defender, &self.attacker),
            };
            dice.turn_of(usize::from(round.winner == Some(Side::Defender)));
            damage(round.impact, winner, loser, dice)
        });
        Fought { round, loser }
    }
}

impl Given for Melee {
    const NAME: &'static str = "ffo.melee";
    const ABOUT: &'static str = "A round of melee: who wins it, and what the loser suffers.";
    type Result = Fought;

    fn check(&self) -> Result<(), ValueFault> {
        self.attacker.check().within("attacker")?;
        self.defender.check().within("defender")?;
        if self.attacker.zombie && self.defender.zombie {
            return Err(ValueFault::at("defender", "zombies do not fight each other"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Fought {
        self.fight(dice)
    }
}

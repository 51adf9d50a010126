//! Skills that work between the games (16.5.2): the medic.
use kernel::{Dice, Given, Roll, RuleId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    campaign::{
        SheetChange, What, change,
        roster::{Character, Fate},
    },
    journal::Incident,
    rules::Rules,
    table::skill::Skill,
};

/// One try at the end of a scenario for one who turned in it and whose zombie still walks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MedicTry {}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cure {
    StaysZombie,
    AliveAgain,
}

impl MedicTry {
    pub fn roll(&self, dice: &mut dyn Dice) -> Cure {
        let alive = dice.d6(rule!("dwa.skill.medic")) == 6;
        dice.came(rule!("dwa.skill.medic"), &|| Incident::BringsBack { alive }.into());
        if alive { Cure::AliveAgain } else { Cure::StaysZombie }
    }
}

impl Given for MedicTry {
    const NAME: &'static str = "dwa.skill.medic";
    const ABOUT: &'static str = "A medic's attempt to undo a zombification at the end of a scenario.";
    type Result = Cure;

    fn resolve(&self, dice: &mut dyn Dice) -> Cure {
        self.roll(dice)
    }
}

/// A medic of the team treats one of those who turned. On success the others get back what his turning cost
/// them, but not what his death did. The error is the rule that forbids the try.
pub fn treat(
    team: &mut [Character],
    medic: usize,
    patient: usize,
    rules: &Rules,
    dice: &mut dyn Dice,
) -> Result<Vec<(usize, SheetChange)>, RuleId> {
    let able = |it: &Character| it.fate == Fate::Alive && it.knows(Skill::Medic);
    let treatable = |it: &Character| it.fate == Fate::Turned;
    if !team.get(patient).is_some_and(treatable) || !team.get(medic).is_some_and(able) {
        return Err(rule!("dwa.skill.medic"));
    }
    let mut res = Vec::new();
    if (MedicTry {}).roll(dice) == Cure::StaysZombie {
        return Ok(res);
    }
    for (at, character) in team.iter_mut().enumerate() {
        let change = if at == patient {
            Some(revive(character, dice))
        } else if character.fate == Fate::Alive && rules.team_zombified {
            give_back(character, dice)
        } else {
            None
        };
        res.extend(change.map(|it| (at, it)));
    }
    Ok(res)
}

fn revive(patient: &mut Character, dice: &mut dyn Dice) -> SheetChange {
    patient.fate = Fate::Alive;
    patient.wounds = 0;
    change(rule!("dwa.skill.medic"), What::Fate { fate: Fate::Alive }, dice)
}

/// The point for the turning, never above the full value of his level.
fn give_back(character: &mut Character, dice: &mut dyn Dice) -> Option<SheetChange> {
    let from = character.moral_value;
    let to = (from + 1).min(character.full_moral_value().max(from));
    if from == to {
        return None;
    }
    character.moral_value = to;
    Some(change(rule!("dwa.ruling.skill-misc"), What::MoralValue { from, to }, dice))
}

//! What a game has done to nerves and gear, on the sheet.
use kernel::Dice;

use super::changed;
use crate::{
    battle::{Human, figure::CarriedWeapon},
    campaign::{
        SheetChange, What,
        muster::lasting,
        note,
        roster::{Arm, Character},
    },
    table::{
        ammo::Unit,
        search::Stock,
        weapons::{Category, Weapon},
    },
};

/// Morale lost or restored, trauma points, psychoses.
pub(super) fn mind(
    character: &mut Character,
    human: &Human,
    changes: &mut Vec<SheetChange>,
    dice: &mut dyn Dice,
) {
    let (from, to) = (character.moral_value, i32::from(human.moral));
    let why = if from < to { rule!("dwa.fear.last-survivor") } else { rule!("dwa.ruling.moral-value") };
    changed((from, to), why, |from, to| What::MoralValue { from, to }, changes, dice);
    character.moral_value = to;
    let trauma = (character.trauma, human.trauma);
    changed(trauma, rule!("dwa.trauma.gain"), |from, to| What::Trauma { from, to }, changes, dice);
    character.trauma = human.trauma;
    for &psychosis in &human.psychoses {
        if !character.has_psychosis(psychosis) {
            character.psychoses.push(psychosis);
            note(changes, psychosis.rule(), What::Psychosis { psychosis }, dice);
        }
    }
}

/// Weapons and what is in them, spare ammunition, items.
pub(super) fn gear(
    character: &mut Character,
    human: &Human,
    changes: &mut Vec<SheetChange>,
    dice: &mut dyn Dice,
) {
    weapons(character, human, changes, dice);
    ammunition(character, human, changes, dice);
    let why = rule!("dwa.ruling.between-games");
    let mut lost = std::mem::replace(&mut character.items, human.items.to_vec());
    for &item in &human.items {
        match lost.iter().position(|&it| it == item) {
            Some(at) => drop(lost.remove(at)),
            None => note(changes, why, What::ItemGained { item }, dice),
        }
    }
    for item in lost {
        note(changes, why, What::ItemLost { item }, dice);
    }
}

fn weapons(character: &mut Character, human: &Human, changes: &mut Vec<SheetChange>, dice: &mut dyn Dice) {
    let why = rule!("dwa.ruling.between-games");
    let now: Vec<Arm> = human.weapons.iter().filter_map(arm).collect();
    let mut lost = std::mem::replace(&mut character.weapons, now.clone());
    for arm in now {
        let weapon = arm.weapon;
        let before = lost.iter().position(|it| it.weapon == weapon).map(|at| lost.remove(at));
        match before {
            None => note(changes, why, What::WeaponGained { weapon }, dice),
            Some(before) => {
                let to = arm.loaded.unwrap_or(0);
                changed((before.loaded, arm.loaded), why, |_, _| What::Loaded { weapon, to }, changes, dice);
            }
        }
    }
    for arm in lost {
        note(changes, why, What::WeaponLost { weapon: arm.weapon }, dice);
    }
}

/// A weapon as the sheet has it; what was thrown to the last piece is gone.
fn arm(held: &CarriedWeapon) -> Option<Arm> {
    let loaded = match held.weapon.unit() {
        Unit::Piece if held.pieces == 0 => return None,
        Unit::Piece => Some(held.pieces.into()),
        Unit::Clip | Unit::Single | Unit::Tank => Some(held.loaded.into()),
        Unit::None => None,
    };
    Some(Arm { weapon: held.weapon, loaded, trouble: lasting(held.trouble), grenade: held.grenade })
}

/// Spare ammunition by category; what he could not take into the game stays as it was.
fn ammunition(character: &mut Character, human: &Human, changes: &mut Vec<SheetChange>, dice: &mut dyn Dice) {
    let launcher = human.weapons.iter().filter(|it| it.weapon == Weapon::GrenadeLauncher);
    let grenades: Option<u16> = launcher.map(|it| u16::from(it.pieces)).reduce(|a, b| a + b);
    let ammo = human.ammo;
    let now = [
        (Category::Bullets, Some(ammo.clips.into())),
        (Category::Shells, Some(ammo.shells.into())),
        (Category::Belt, Some(ammo.belts.into())),
        (Category::Arrows, Some(ammo.arrows.into())),
        (Category::Grenades, grenades),
    ];
    for (category, pieces) in now {
        let Some(to) = pieces else { continue };
        let had = character.ammunition.iter().filter(|it| it.category == category);
        let from: u16 = had.map(|it| it.pieces).sum();
        character.ammunition.retain(|it| it.category != category);
        if to != 0 {
            character.ammunition.push(Stock { category, pieces: to });
        }
        let told = |from, to| What::Ammunition { category, from, to };
        changed((from, to), rule!("dwa.ruling.between-games"), told, changes, dice);
    }
}

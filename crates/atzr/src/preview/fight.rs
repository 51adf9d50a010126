//! Shots, charges, melees and talks: what is between the two, and how it may end.
use ground::hex::Hex;
use kernel::{odds, question::Chance};

use super::{sketch::Sketch, way::percent};
use crate::{
    battle::{
        Battle, FigureId, PersonId, charge as charges, melee,
        shoot::{self, Guns, Manner},
    },
    journal::Ending,
    phrases,
    table::{
        charge::Allowed,
        melee::{FightResult, Foe, Melee, Zombies},
    },
};

/// Everybody whom these could be fired at, and what all their dice would do to each.
pub(super) fn fire(sketch: &mut Sketch<'_>, who: PersonId, guns: Guns) {
    let battle = sketch.battle;
    let dice = shoot::fire_dice(battle, who, guns);
    sketch.line("Fire Dice", dice.to_string(), Some(rule!("atzr.ranged.allocation")));
    let all: Vec<FigureId> = shoot::targets(battle, who, guns).collect();
    for &whom in &all {
        let firing = shoot::all_at(battle, who, guns, whom, Manner::Active);
        let fates = odds(|dice| shoot::fate(battle, &firing, whom, dice));
        let chance = |(fate, p): (&Option<_>, &kernel::Ratio)| {
            Some(phrases::chance(battle, Ending::Fares { fate: (*fate)?, whom: None }, p))
        };
        look(sketch, who, whom);
        sketch.aims_at(whom, fates.outcomes.iter().rev().filter_map(chance).collect());
    }
}

/// The Line of Sight to somebody, how far he is, and what his hex does for him.
pub(super) fn look(sketch: &mut Sketch<'_>, who: PersonId, whom: FigureId) {
    let battle = sketch.battle;
    if !exists(battle, whom) {
        return;
    }
    let (from, to) = (battle.person(who).at, battle.at(whom));
    let far = from.distance(to);
    let mut label = match far {
        0 => "same hex".to_owned(),
        1 => "1 hex".to_owned(),
        n => format!("{n} hexes"),
    };
    if let FigureId::Person(it) = whom {
        let hiding = shoot::hiding(battle, it);
        let said = match (hiding.covers(), hiding.conceals()) {
            (true, _) => ", in cover",
            (false, true) => ", concealed",
            (false, false) => "",
        };
        label.push_str(said);
    }
    sketch.line(battle.name(whom), label.clone(), Some(rule!("atzr.los.center")));
    if battle.line(from, to) {
        sketch.sight(from, to, Some(label));
    }
}

fn exists(battle: &Battle, whom: FigureId) -> bool {
    match whom {
        FigureId::Person(it) => usize::from(it.0) < battle.people.len(),
        FigureId::Zombie(it) => usize::from(it.0) < battle.zombies.len(),
        FigureId::Marker(it) => usize::from(it) < battle.markers.len(),
    }
}

/// The Charge into Melee Test against the people of a hex, and the melee to its end.
pub(super) fn charge(sketch: &mut Sketch<'_>, who: PersonId, hex: Hex) {
    let battle = sketch.battle;
    let people: Vec<PersonId> = battle.standing_at(hex).map(|it| it.0).collect();
    for &target in &people {
        meets_fire(sketch, who, target);
        let foe = Foe::Human(melee::fighter(battle.person(target), first_weapon(battle, target)));
        let ends = fought(battle, who, foe);
        sketch.aims_at(FigureId::Person(target), ends);
    }
    let zombies: Vec<FigureId> = battle.zombies_at(hex).map(|it| FigureId::Zombie(it.0)).collect();
    if zombies.is_empty() {
        return;
    }
    let ends = fought(battle, who, Foe::Zombies(Zombies { zombies: zombies.len() as u16 }));
    sketch.chances(ends, rule!("atzr.ruling.melee-rounds"));
    zombies.into_iter().for_each(|it| sketch.aims_at(it, Vec::new()));
}

/// What may be fired at him before he is there.
fn meets_fire(sketch: &mut Sketch<'_>, who: PersonId, target: PersonId) {
    let battle = sketch.battle;
    let test = charges::measure(battle, target, &[FigureId::Person(who)]);
    let table = &battle.scene.printed.tables.charge;
    let all = odds(|dice| test.test(table, dice).first().copied());
    let name = &battle.person(target).name;
    for (allowed, p) in &all.outcomes {
        let what = match allowed {
            None | Some(Allowed::Nothing) => "cannot fire",
            Some(Allowed::OneDie) => "fires one die",
            Some(Allowed::AllDice) => "fires all dice",
        };
        sketch.line(format!("{name} {what}"), percent(p), Some(rule!("atzr.charge.test")));
    }
}

fn first_weapon(battle: &Battle, who: PersonId) -> Option<crate::table::melee::MeleeWeapon> {
    melee::weapons(battle.person(who)).first().copied()
}

/// How a melee may end, without Star Power.
fn fought(battle: &Battle, who: PersonId, foe: Foe) -> Vec<Chance> {
    let fighter = melee::fighter(battle.person(who), first_weapon(battle, who));
    let melee = Melee { fighter, foe };
    let tables = &battle.scene.printed.tables;
    let all = odds(|dice| match melee.fight(tables, dice).outcome {
        FightResult::Won(_) => 2_u8,
        FightResult::Lost(_) => 1,
        FightResult::Parted => 0,
    });
    let ending = |it: u8| match it {
        2 => Ending::WinsMelee,
        1 => Ending::GoesDown,
        _ => Ending::NeitherHurt,
    };
    all.outcomes.iter().rev().map(|(it, p)| phrases::chance(battle, ending(*it), p)).collect()
}

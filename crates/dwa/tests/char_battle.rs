//! Archetypes and the rest of chapter 16 on the board.
use crate::board::{
    acting::{acts, offers, refused},
    board,
};
use dwa::{
    rule,
    rules::Rules,
    table::{char::Archetype, skill::Skill, weapons::Weapon},
};
use kernel::Proof;

#[test]
fn the_advanced_rules_are_switched_on_one_by_one() {
    let _proof = Proof::of(rule!("dwa.char.advanced-optional"));
    let label = "cover the others while the zombies move";
    let mut battle = board().armed("Ann", 600, 600, Weapon::Pistol, 6).done();
    battle.arrange().humans[0].skills.push(Skill::Cover);
    assert_eq!(battle.rules, Rules::SINGLE_GAME);
    assert_eq!(refused(&battle, 0, label), Some(rule!("dwa.char.advanced-optional")));
    battle.rules.skills = true;
    assert!(offers(&battle, 0).contains(&label.to_owned()));
    let on = |it: Rules| [it.archetypes, it.search, it.items, it.skills, it.quirks, it.trauma];
    assert_eq!((on(Rules::SINGLE_GAME), on(Rules::CAMPAIGN)), ([false; 6], [true; 6]));
}

#[test]
fn a_civilian_fires_military_weapons_worse() {
    let _proof = Proof::of(rule!("dwa.char.civilian-weapons"));
    let fires = |weapon: Weapon, archetype: Archetype, on: bool| {
        let mut battle = board().armed("Ann", 600, 600, weapon, 1).zombie(750, 600).done();
        battle.arrange().humans[0].archetype = archetype;
        battle.rules.archetypes = on;
        let name = weapon.profile().name;
        let shot = format!("fire the {name} at zombie 1");
        let mut dice = vec![1; usize::from(weapon.profile().rof)];
        dice[0] = 4;
        acts(&mut battle, 0, &dice, &[&shot, "0"]);
        battle.zombies[0].fallen || battle.zombies[0].out
    };
    assert!(fires(Weapon::Pistol, Archetype::Civilian, true), "a pistol is nothing military");
    assert!(fires(Weapon::SubMachineGun, Archetype::Military, true));
    assert!(!fires(Weapon::SubMachineGun, Archetype::Civilian, true));
    assert!(fires(Weapon::SubMachineGun, Archetype::Civilian, false));
}

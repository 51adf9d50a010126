//! Archetypes and the rest of chapter 16 on the board.
use crate::board::{
    acting::{acts, offers, refused},
    board,
};
use crate::steps::roll;
use dwa::{
    battle::{fear, shoot},
    rule,
    rules::Rules,
    table::{char::Archetype, skill::Skill, weapons::Weapon},
};
use kernel::{Proof, Sum};

#[test]
fn the_advanced_rules_are_switched_on_one_by_one() {
    let _proof = Proof::of(rule!("dwa.char.advanced-optional")).facts([2]);
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
fn law_enforcement_has_neither_the_soldiers_nerve_nor_the_civilians_hand() {
    let _proof = Proof::of(rule!("dwa.char.law-enforcement")).facts([1]);
    let with = |archetype, weapon| {
        let board =
            board().armed("Ann", 600, 600, weapon, 6).zombie(700, 600).rules(|it| it.archetypes = true);
        board.with(|it| it.arrange().humans[0].archetype = archetype).done()
    };
    for (archetype, dice) in
        [(Archetype::Military, -1), (Archetype::LawEnforcement, 0), (Archetype::Civilian, 1)]
    {
        let test = &fear::measure_all(&with(archetype, Weapon::Pistol))[0].1;
        assert_eq!((test.value().total(), test.modifiers().total()), (9, dice), "{archetype:?}");
    }
    let mut calm = with(Archetype::LawEnforcement, Weapon::Pistol);
    roll(&[4, 5], |play| fear::test_all(&mut calm, play).unwrap());
    assert!(!calm.humans[0].turn.afraid, "9 against 9");
    let mut afraid = with(Archetype::LawEnforcement, Weapon::Pistol);
    roll(&[4, 6], |play| fear::test_all(&mut afraid, play).unwrap());
    assert!(afraid.humans[0].turn.afraid);
    let handled = |archetype, weapon| {
        let mut sum = Sum::default();
        shoot::handling(&with(archetype, weapon), 0).add_to(weapon, &mut sum);
        sum.total()
    };
    for weapon in [Weapon::AssaultRifle, Weapon::MachineGun, Weapon::FragmentationGrenade] {
        assert_eq!(handled(Archetype::LawEnforcement, weapon), 0, "{weapon:?}");
        assert_eq!(handled(Archetype::Civilian, weapon), -1, "{weapon:?}");
    }
}

#[test]
fn a_civilian_throws_a_grenade_worse_and_it_goes_off_as_well_as_ever() {
    let _proof = Proof::of(rule!("dwa.char.civilian-weapons")).facts([4]);
    let throws = |archetype, dice: &[u16]| {
        let board = board().armed("Ann", 600, 600, Weapon::FragmentationGrenade, 1).zombie(740, 600);
        let mut battle = board.rules(|it| it.archetypes = true).done();
        battle.arrange().humans[0].archetype = archetype;
        acts(&mut battle, 0, dice, &["throw a fragmentation grenade", "740,600"]);
        battle.zombies[0].out
    };
    assert!(throws(Archetype::LawEnforcement, &[6, 5]));
    // 6 - 1 lands 2 cm off; the 5 of its effect stays a 5.
    assert!(throws(Archetype::Civilian, &[6, 90, 1, 1, 5]));
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

#[test]
fn the_hand_of_a_civilian_spoils_every_die_of_a_burst_in_close_combat_too() {
    let _proof = Proof::of(rule!("dwa.char.civilian-weapons")).facts([3]);
    let fires = |archetype, x: i32, dice: [u16; 5], answers: &[&str]| {
        let board = board().armed("Ann", 600, 600, Weapon::SubMachineGun, 1).zombie(x, 600);
        let mut battle = board.rules(|it| it.archetypes = true).done();
        battle.arrange().humans[0].archetype = archetype;
        acts(&mut battle, 0, &dice, answers);
        battle.zombies[0].fallen || battle.zombies[0].out
    };
    let close = ["fire the sub machine gun in close combat at zombie 1"];
    let far = ["fire the sub machine gun at zombie 1", "0"];
    for at in 0..5 {
        let mut dice = [2; 5];
        dice[at] = 4;
        assert!(fires(Archetype::LawEnforcement, 625, dice, &close), "die {at}");
        assert!(!fires(Archetype::Civilian, 625, dice, &close), "die {at}");
        assert!(fires(Archetype::LawEnforcement, 750, dice, &far), "die {at}");
        assert!(!fires(Archetype::Civilian, 750, dice, &far), "die {at}");
    }
}

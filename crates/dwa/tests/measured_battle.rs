//! What the board measures for a roll, where nothing but one field of it decides.
use crate::board::{
    Board,
    acting::{acts, noted},
    board, human,
};
use crate::move_battle::over_a_gap;
use crate::vehicle_battle::car;
use dwa::{
    battle::{
        Battle, Vehicle,
        figure::{CarriedWeapon, Human, Malfunction, Posture},
    },
    journal::Incident,
    rule,
    table::{char::Archetype, psychosis::Psychosis, quirk::Quirk, skill::Skill, weapons::Weapon},
};
use kernel::Proof;

/// Somebody who spoils the dice of others within 10 cm.
fn psycho(x: i32) -> Human {
    let mut norman = human("Norman", x, 700);
    norman.quirks.push(Quirk::Psycho);
    norman
}

#[test]
fn a_psycho_beside_a_car_spoils_the_start() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho"));
    let _battery = Proof::of(rule!("dwa.vehicle.battery"));
    for (x, runs) in [(600, false), (900, true)] {
        let board = board().human("Ann", 600, 600).add(psycho(x));
        let mut battle = board.rules(|it| (it.vehicles, it.quirks) = (true, true)).done();
        battle.arrange().humans[0].vehicle = Some(0);
        battle.arrange().vehicles.push(Vehicle { has_keys: true, driver: Some(0), ..car() });
        battle.refresh_ground();
        let told = acts(&mut battle, 0, &[3], &["start with the keys"]);
        assert_eq!(battle.vehicles[0].running, runs, "at {x}");
        let fails = noted(&told, rule!("dwa.vehicle.battery"));
        assert_eq!(fails.iter().any(|it| matches!(it, Incident::EngineFails { .. })), !runs, "at {x}");
    }
}

#[test]
fn a_psycho_near_by_keeps_somebody_from_breaking() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho"));
    let _break = Proof::of(rule!("dwa.cc.break"));
    for (quirks, breaks) in [(true, false), (false, true)] {
        let board = board().armed("Dawson", 600, 600, Weapon::Machete, 0).zombie(625, 600);
        let mut battle = board.add(psycho(600)).rules(|it| it.quirks = quirks).done();
        acts(&mut battle, 0, &[2], &["break away from close combat"]);
        assert_eq!(battle.humans[0].turn.must_leave, breaks, "2 is more than one enemy, and 2 - 1 is not");
    }
}

#[test]
fn a_psycho_near_by_spoils_a_jump() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho"));
    let _jump = Proof::of(rule!("dwa.move.jump-long"));
    for (quirks, posture) in [(true, Posture::Fallen), (false, Posture::Standing)] {
        let mut battle = over_a_gap(80, 40);
        battle.rules.quirks = quirks;
        let at = battle.humans[0].at;
        let mut norman = psycho(at.x);
        (norman.at, norman.level) = (kernel::Point::new(at.x - 60, at.y), battle.humans[0].level);
        battle.arrange().humans.push(norman);
        acts(&mut battle, 0, &[3], &["jump to the barn"]);
        assert_eq!(battle.humans[0].posture, posture);
    }
}

#[test]
fn a_strike_is_told_with_what_is_in_hand() {
    let _proof = Proof::of(rule!("dwa.cc.attack-cost"));
    let with = |weapon: Option<Weapon>| {
        let board = match weapon {
            Some(it) => board().armed("Dawson", 600, 600, it, 0),
            None => board().human("Dawson", 600, 600),
        };
        let mut battle = board.zombie(625, 600).rules(|it| it.skills = true).done();
        battle.arrange().humans[0].skills.push(Skill::MartialArts);
        battle.arrange().zombies[0].facing = 270;
        let name = weapon.map_or("bare hands".to_owned(), |it| format!("the {}", it.profile().name));
        let told = acts(&mut battle, 0, &[1], &[&format!("strike zombie 1 with {name}")]);
        let struck = noted(&told, rule!("dwa.cc.attack-cost")).into_iter().find_map(|it| match it {
            Incident::Strikes { with, .. } => Some(with),
            _ => None,
        });
        struck.unwrap().map(|it| it.to_string())
    };
    assert_eq!(with(Some(Weapon::Machete)).as_deref(), Some("machete"));
    assert_eq!(with(None), None);
}

#[test]
fn a_civilian_fires_a_machine_gun_worse() {
    let _proof = Proof::of(rule!("dwa.char.civilian-weapons"));
    for (archetype, out) in [(Archetype::Military, true), (Archetype::Civilian, false)] {
        let board = board().armed("Rourke", 200, 600, Weapon::MachineGun, 20).zombie(500, 600);
        let mut battle = board.rules(|it| it.archetypes = true).done();
        battle.arrange().humans[0].archetype = archetype;
        acts(&mut battle, 0, &[2, 2, 2, 2, 2, 2, 2, 2, 2, 5], &["fire the machine gun", "500,600"]);
        assert_eq!(battle.zombies[0].out, out, "{archetype:?}: 5, or 5 - 1");
    }
}

#[test]
fn a_strike_does_not_blow_up_a_tank() {
    let _proof = Proof::of(rule!("dwa.ruling.tank-explosion"));
    let held = |weapon, pieces| CarriedWeapon {
        weapon,
        loaded: 6,
        pieces,
        trouble: Malfunction::None,
        grenade: None,
    };
    let mut ann = human("Ann", 600, 600);
    ann.weapons.push(held(Weapon::BaseballBat, 0));
    ann.in_hand.push(0);
    ann.psychoses.push(Psychosis::Hallucinate);
    let mut bob = human("Bob", 625, 600);
    bob.weapons.push(held(Weapon::Flamethrower, 0));
    bob.facing = 270;
    let board: Board = board().add(ann).add(bob).rules(|it| it.trauma = true);
    let mut battle: Battle = board.done();
    // The blow alone: no die is rolled for the tank.
    crate::steps::roll(&[5], |play| dwa::battle::psychosis::compel(&mut battle, play, 0)).unwrap();
    assert_eq!((battle.humans[1].wounds, battle.humans[1].is_alive()), (1, true));
    assert_eq!(battle.humans[1].weapons.len(), 1, "the tank is whole");
}

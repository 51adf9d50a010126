//! What the board measures for a roll, where nothing but one field of it decides.
use crate::board::{Board, acting::acts, board, human};
use crate::move_battle::over_a_gap;
use crate::vehicle_battle::car;
use dwa::{
    battle::{
        Battle, Vehicle,
        figure::{CarriedWeapon, Human, Malfunction, Posture},
    },
    rule,
    table::{char::Archetype, psychosis::Psychosis, quirk::Quirk, weapons::Weapon},
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
        acts(&mut battle, 0, &[3], &["start with the keys"]);
        assert_eq!(battle.vehicles[0].running, runs, "at {x}");
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

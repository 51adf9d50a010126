//! Jammed weapons (11.3) on the board.
use crate::board::{
    Board,
    acting::{acts, noted, offers, refused},
    board,
};
use dwa::{
    battle::figure::Malfunction,
    journal::Incident,
    rule,
    table::{
        jam::{Jam, JamCheck},
        weapons::Weapon,
    },
};
use kernel::{Given, Point, Proof};

fn armed(weapon: Weapon, loaded: u8) -> Board {
    board().armed("Dawson", 600, 600, weapon, loaded).zombie(775, 600).rules(|it| it.jams = true)
}

const FIRE: &str = "fire the pistol at zombie 1";

#[test]
fn a_jammed_weapon_is_cleared_for_three_ap() {
    let _proof = Proof::of(rule!("dwa.jam.clear")).facts([1]);
    let _proof = Proof::of(rule!("dwa.jam.roll")).facts([5]);
    let mut battle = armed(Weapon::Pistol, 12).zombie(600, 750).done();
    // The first of two bursts jams: the second is not fired, its AP are lost, its round is kept.
    acts(&mut battle, 0, &[1, 2], &[FIRE, "2", "0"]);
    assert_eq!(battle.humans[0].weapons[0].trouble, Malfunction::Jammed);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (11, 2));
    assert_eq!(refused(&battle, 0, FIRE), Some(rule!("dwa.jam.clear")));
    assert_eq!(refused(&battle, 0, "clear the pistol"), Some(rule!("dwa.ap.complete-in-turn")));
    battle.arrange().humans[0].ammo.clips = 1;
    acts(&mut battle, 0, &[], &["reload the pistol"]);
    let pistol = battle.humans[0].weapons[0];
    assert_eq!((pistol.loaded, pistol.trouble), (12, Malfunction::Jammed), "a reload clears nothing");
    battle.arrange().humans[0].turn.ap = 4;
    assert!(!offers(&battle, 0).iter().any(|it| it.starts_with("fire")));
    acts(&mut battle, 0, &[], &["clear the pistol"]);
    assert_eq!(battle.humans[0].turn.ap, 1);
    assert!(offers(&battle, 0).contains(&"fire the pistol at zombie 2".to_owned()));
}

#[test]
fn without_the_optional_rule_nothing_jams() {
    let _proof = Proof::of(rule!("dwa.jam.roll")).facts([8]);
    let mut battle = armed(Weapon::Pistol, 12).rules(|it| it.jams = false).done();
    acts(&mut battle, 0, &[1, 1, 1, 1], &[FIRE, "4"]);
    assert_eq!(battle.humans[0].weapons[0].trouble, Malfunction::None);
    let mut with = armed(Weapon::Pistol, 12).done();
    acts(&mut with, 0, &[1, 3, 1, 1], &[FIRE, "4"]);
    assert_eq!(with.humans[0].weapons[0].trouble, Malfunction::Jammed);
}

#[test]
fn a_natural_one_brings_a_second_die_and_stays_a_one() {
    let _proof = Proof::of(rule!("dwa.jam.roll")).facts([1, 2]);
    let fires = |moved: u8, dice: &[u16]| {
        let mut battle = armed(Weapon::Pistol, 6).done();
        (battle.arrange().humans[0].turn.ap, battle.arrange().humans[0].turn.ap_on_movement) = (1, moved);
        acts(&mut battle, 0, dice, &[FIRE]);
        (battle.humans[0].weapons[0].trouble, battle.zombies[0].fallen || battle.zombies[0].out)
    };
    let (works, jams) = (Malfunction::None, Malfunction::Jammed);
    assert_eq!([1, 2, 3].map(|die| fires(0, &[1, die]).0), [jams, jams, works]);
    assert_eq!(fires(1, &[2]), (works, false), "2 - 1 is no natural 1");
    assert_eq!(fires(1, &[1, 2]).0, jams, "nor does 1 - 1 take it away");
    assert_eq!(fires(0, &[1, 6]), (works, false), "the second die is no shot");
}

#[test]
fn only_where_second_dice_were_rolled_is_it_told_that_nothing_jams() {
    let _proof = Proof::of(rule!("dwa.jam.revolver"));
    let told = |weapon: Weapon, dice: &[u16]| {
        let mut battle = armed(weapon, 6).with(|it| it.arrange().zombies[0].at.x = 700).done();
        battle.arrange().humans[0].turn.ap = weapon.profile().cost;
        let label = match weapon.is_thrown() {
            true => format!("throw the {} at zombie 1", weapon.profile().name),
            false => format!("fire the {} at zombie 1", weapon.profile().name),
        };
        let told = acts(&mut battle, 0, dice, &[&label]);
        noted(&told, rule!("dwa.jam.roll")).iter().any(|it| matches!(it, Incident::NoJam { .. }))
    };
    assert!(told(Weapon::Pistol, &[1, 3]));
    assert!(!told(Weapon::Pistol, &[2]), "no 1, no second die");
    assert!(!told(Weapon::Revolver, &[1]));
    assert!(!told(Weapon::ThrowingKnife, &[1]) && !told(Weapon::ThrowingAxe, &[1]));
}

#[test]
fn a_jam_is_not_cleared_in_close_combat() {
    let _proof = Proof::of(rule!("dwa.jam.clear")).facts([3]);
    let mut battle = armed(Weapon::Pistol, 12).zombie(600, 625).done();
    battle.arrange().humans[0].weapons[0].trouble = Malfunction::Jammed;
    assert_eq!(refused(&battle, 0, "clear the pistol"), Some(rule!("dwa.cc.allowed-actions")));
    battle.arrange().zombies[1].fallen = true;
    acts(&mut battle, 0, &[], &["clear the pistol"]);
    assert_eq!(battle.humans[0].weapons[0].trouble, Malfunction::None, "the fallen hold nobody");
}

#[test]
fn sustained_fire_stops_at_a_jam() {
    let _proof = Proof::of(rule!("dwa.jam.roll")).facts([3, 4, 5]);
    let _proof = Proof::of(rule!("dwa.ruling.jam-scope"));
    let mut battle = armed(Weapon::SubMachineGun, 4).done();
    // Two 1s are two second dice; one of them jams it.
    acts(&mut battle, 0, &[1, 1, 2, 2, 6, 3, 2], &["fire the sub machine gun at zombie 1", "2"]);
    assert!(battle.zombies[0].out, "the last die of the burst counts all the same");
    assert_eq!(battle.humans[0].weapons[0].trouble, Malfunction::Jammed);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (3, 0));
}

#[test]
fn a_launcher_may_jam_blow_up_or_spend_a_dud() {
    let _proof = Proof::of(rule!("dwa.jam.grenade-launcher")).facts([1, 2, 3, 4]);
    let _proof = Proof::of(rule!("dwa.jam.grenade")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.jam-launcher"));
    let fire = "fire the grenade launcher";
    let mut battle = armed(Weapon::GrenadeLauncher, 1).done();
    acts(&mut battle, 0, &[1, 3], &[fire, "775,600"]);
    assert_eq!(battle.humans[0].weapons[0].trouble, Malfunction::Jammed);
    assert!(!battle.zombies[0].fallen && battle.humans[0].wounds == 0);
    assert_eq!(
        (battle.humans[0].weapons[0].loaded, battle.noises.len()),
        (0, 1),
        "spent, and nothing exploded"
    );
    let mut battle = armed(Weapon::GrenadeLauncher, 1).done();
    // A 4 is no jam: it lands 3 + 3 + 4 cm north of the point, and nobody is there.
    acts(&mut battle, 0, &[1, 4, 360, 3, 3, 4], &[fire, "775,600"]);
    assert_eq!(
        (battle.humans[0].weapons[0].trouble, battle.humans[0].weapons[0].loaded),
        (Malfunction::None, 0)
    );
    let mut battle = armed(Weapon::GrenadeLauncher, 1).done();
    acts(&mut battle, 0, &[1, 1, 4], &[fire, "775,600"]);
    assert_eq!(battle.humans[0].wounds, 1, "it exploded at him");
    assert_eq!(battle.noises.last().unwrap().at, Point::new(600, 600));
    let mut battle = armed(Weapon::FragmentationGrenade, 1).done();
    acts(&mut battle, 0, &[1, 1, 5], &["throw a fragmentation grenade", "740,600"]);
    assert!(!battle.humans[0].is_alive());
}

#[test]
fn three_ones_jam_a_machine_gun_before_its_second_burst() {
    let _proof = Proof::of(rule!("dwa.jam.machine-gun")).facts([1, 2, 3]);
    let fires = |dice: &[u16], answers: &[&str]| {
        let mut battle = board().armed("Rourke", 200, 600, Weapon::MachineGun, 20).done();
        battle.rules.jams = true;
        (battle.turn, battle.arrange().humans[0].braced) = (2, Some(1));
        acts(&mut battle, 0, dice, answers);
        battle.humans[0].weapons[0]
    };
    let fire = "fire the machine gun";
    let jammed = fires(&[1, 1, 1, 2, 2, 2, 3, 3, 3, 3], &[fire, "600,600"]);
    assert_eq!((jammed.trouble, jammed.loaded), (Malfunction::Jammed, 19));
    let twice = [1, 1, 2, 2, 2, 2, 3, 3, 3, 3].repeat(2);
    let works = fires(&twice, &[fire, "600,600", "600,600"]);
    assert_eq!((works.trouble, works.loaded), (Malfunction::None, 18), "the 1s of two bursts do not add up");
}

#[test]
fn a_weapon_jams_in_close_combat_too_and_a_revolver_nowhere() {
    let _proof = Proof::of(rule!("dwa.jam.revolver")).facts([1]);
    let _proof = Proof::of(rule!("dwa.jam.roll")).facts([6]);
    let fires = |weapon: Weapon, label: &str, dice: &[u16]| {
        let mut battle = board().armed("Dawson", 600, 600, weapon, 6).zombie(625, 600).done();
        battle.rules.jams = true;
        acts(&mut battle, 0, dice, &[label, "2"]);
        (battle.humans[0].weapons[0].trouble, battle.humans[0].weapons[0].loaded)
    };
    let pistol = "fire the pistol in close combat at zombie 1";
    assert_eq!(fires(Weapon::Pistol, pistol, &[1, 2]), (Malfunction::Jammed, 5));
    let revolver = "fire the revolver in close combat at zombie 1";
    assert_eq!(fires(Weapon::Revolver, revolver, &[1, 1]), (Malfunction::None, 4));
}

#[test]
fn knives_and_flamethrowers_have_no_second_die() {
    let _proof = Proof::of(rule!("dwa.jam.roll")).facts([7]);
    let _proof = Proof::of(rule!("dwa.jam.flamethrower")).facts([1]);
    let mut knife = board().armed("Dawson", 600, 600, Weapon::ThrowingKnife, 3).zombie(725, 600).done();
    knife.rules.jams = true;
    acts(&mut knife, 0, &[1, 1], &["throw the throwing knife at zombie 1", "2"]);
    assert_eq!(
        (knife.humans[0].weapons[0].trouble, knife.humans[0].weapons[0].pieces),
        (Malfunction::None, 1)
    );
    let mut pistol = armed(Weapon::Pistol, 12).done();
    acts(&mut pistol, 0, &[1, 2], &[FIRE, "2", "0"]);
    assert_eq!(pistol.humans[0].weapons[0].trouble, Malfunction::Jammed, "what jams rolls one");
    // The 1 of a first burn roll is followed by the die for the fuel and by no other.
    let mut flames = armed(Weapon::Flamethrower, 1).with(|it| it.arrange().zombies[0].at.x = 700).done();
    acts(&mut flames, 0, &[1, 3], &["fire the flamethrower", "900,600"]);
    assert_eq!(flames.humans[0].weapons[0].trouble, Malfunction::None);
    let check = JamCheck { weapon: Weapon::Flamethrower, ones: 4 };
    assert_eq!(check.resolve(&mut kernel::scripted(&[])), Jam::Works);
}

//! Ammunition (11.1) on the board.
use crate::board::{
    acting::{acts, cost, offers, refused},
    board,
};
use dwa::{
    battle::{
        Battle,
        figure::{Ammo, HumanTurn, Zombie},
    },
    rule,
    table::{skill::Skill, weapons::Weapon},
};
use kernel::{Point, Proof};

fn armed(weapon: Weapon, loaded: u8, ammo: Ammo) -> Battle {
    let mut battle = board().armed("Dawson", 600, 600, weapon, loaded).done();
    battle.arrange().humans[0].ammo = ammo;
    battle
}

fn clips(n: u8) -> Ammo {
    Ammo { clips: n, ..Ammo::default() }
}

#[test]
fn each_burst_takes_one_off_the_magazine_and_at_none_the_weapon_is_empty() {
    let _proof = Proof::of(rule!("dwa.ammo.magazine")).facts([1, 2]);
    let mut battle = armed(Weapon::AssaultRifle, 2, Ammo::default());
    battle.arrange().zombies.extend([775, 925].map(|x| Zombie::new(Point::new(x, 600))));
    battle.arrange().humans[0].turn.ap = 2;
    acts(&mut battle, 0, &[1, 1, 1, 1, 1], &["fire the assault rifle at zombie 1"]);
    assert_eq!(battle.humans[0].weapons[0].loaded, 1, "five dice, one burst");
    battle.arrange().humans[0].turn.ap = 4;
    // With one burst left nothing more can be announced.
    acts(&mut battle, 0, &[1, 1, 1, 1, 1], &["fire the assault rifle at zombie 2", "0"]);
    assert_eq!(battle.humans[0].weapons[0].loaded, 0);
    battle.arrange().humans[0].turn = HumanTurn { ap: 4, ..HumanTurn::default() };
    let refusal = Some(rule!("dwa.ammo.magazine"));
    assert_eq!(refused(&battle, 0, "fire the assault rifle at zombie 1"), refusal);
}

#[test]
fn what_is_thrown_is_taken_off_the_stock_and_never_reloaded() {
    let _proof = Proof::of(rule!("dwa.shoot.weapon-table")).facts([8, 10]);
    let mut battle = armed(Weapon::ThrowingKnife, 3, Ammo::default());
    battle.arrange().zombies.push(Zombie::new(Point::new(725, 600)));
    acts(&mut battle, 0, &[1, 1], &["throw the throwing knife at zombie 1", "2"]);
    assert_eq!(battle.humans[0].weapons[0].pieces, 1);
    battle.arrange().humans[0].turn = HumanTurn { ap: 4, ..HumanTurn::default() };
    assert!(offers(&battle, 0).contains(&"throw the throwing knife at zombie 1".to_owned()));
    assert!(!offers(&battle, 0).iter().any(|it| it.starts_with("reload")));
}

#[test]
fn a_reload_costs_two_ap_and_one_clip() {
    let _proof = Proof::of(rule!("dwa.ammo.reload")).facts([1, 2, 3]);
    let mut battle = armed(Weapon::Pistol, 3, clips(2));
    acts(&mut battle, 0, &[], &["reload the pistol"]);
    let figure = &battle.humans[0];
    assert_eq!((figure.weapons[0].loaded, figure.ammo.clips, figure.turn.ap), (12, 1, 2));
    let belts = Ammo { belts: 1, clips: 1, ..Ammo::default() };
    let mut gun = armed(Weapon::MachineGun, 0, belts);
    assert_eq!(cost(&gun, 0, "reload the machine gun"), Some(4));
    acts(&mut gun, 0, &[], &["reload the machine gun"]);
    let gunner = &gun.humans[0];
    assert_eq!((gunner.weapons[0].loaded, gunner.ammo.belts, gunner.ammo.clips), (20, 0, 1));
    assert_eq!(gunner.turn.ap, 0);
}

#[test]
fn nothing_is_reloaded_without_ammunition_of_its_category_or_room_for_it() {
    let _proof = Proof::of(rule!("dwa.ammo.reload")).facts([4]);
    let shells = Ammo { shells: 4, ..Ammo::default() };
    let refusal = Some(rule!("dwa.ammo.reload"));
    assert_eq!(refused(&armed(Weapon::Pistol, 0, shells), 0, "reload the pistol"), refusal);
    assert_eq!(refused(&armed(Weapon::Pistol, 12, clips(1)), 0, "reload the pistol"), refusal);
    assert!(offers(&armed(Weapon::Rifle, 0, clips(1)), 0).contains(&"reload the rifle".to_owned()));
}

#[test]
fn the_rest_of_a_clip_is_thrown_away_and_single_shells_are_kept() {
    let _proof = Proof::of(rule!("dwa.ammo.reload")).facts([5, 6]);
    let _proof = Proof::of(rule!("dwa.ruling.ammo-exchange"));
    let mut rifle = armed(Weapon::Rifle, 7, clips(1));
    acts(&mut rifle, 0, &[], &["reload the rifle"]);
    assert_eq!((rifle.humans[0].weapons[0].loaded, rifle.humans[0].ammo.clips), (10, 0));
    let mut pump = armed(Weapon::PumpShotgun, 4, Ammo { shells: 5, ..Ammo::default() });
    acts(&mut pump, 0, &[], &["reload the pump shotgun"]);
    assert_eq!((pump.humans[0].weapons[0].loaded, pump.humans[0].ammo.shells), (6, 3));
}

#[test]
fn a_launcher_is_reloaded_from_its_own_grenades_and_a_bow_from_the_arrows() {
    let mut launcher = armed(Weapon::GrenadeLauncher, 0, Ammo::default());
    launcher.arrange().humans[0].weapons[0].pieces = 2;
    acts(&mut launcher, 0, &[], &["reload the grenade launcher"]);
    let held = launcher.humans[0].weapons[0];
    assert_eq!((held.loaded, held.pieces), (1, 1));
    let mut bow = armed(Weapon::Bow, 0, Ammo { arrows: 3, ..Ammo::default() });
    acts(&mut bow, 0, &[], &["reload the bow"]);
    assert_eq!((bow.humans[0].weapons[0].loaded, bow.humans[0].ammo.arrows), (1, 2));
}

#[test]
fn nobody_reloads_in_close_combat() {
    let _proof = Proof::of(rule!("dwa.ammo.no-reload-in-close-combat")).facts([1, 2]);
    let mut battle = armed(Weapon::Pistol, 0, clips(1));
    battle.arrange().zombies.push(dwa::battle::figure::Zombie::new(kernel::Point::new(625, 600)));
    let refusal = Some(rule!("dwa.ammo.no-reload-in-close-combat"));
    assert_eq!(refused(&battle, 0, "reload the pistol"), refusal);
    battle.arrange().zombies[0].fallen = true;
    assert!(offers(&battle, 0).contains(&"reload the pistol".to_owned()));
}

#[test]
fn fast_reload_halves_the_price_once_in_a_turn() {
    let _proof = Proof::of(rule!("dwa.skill.fast-reload"));
    let mut battle = armed(Weapon::Pistol, 0, clips(3));
    battle.rules.skills = true;
    battle.arrange().humans[0].skills.push(Skill::FastReload);
    acts(&mut battle, 0, &[], &["reload the pistol (Fast reload)"]);
    assert_eq!(battle.humans[0].turn.ap, 3);
    battle.arrange().humans[0].weapons[0].loaded = 0;
    assert_eq!(cost(&battle, 0, "reload the pistol"), Some(2));
    assert!(!offers(&battle, 0).contains(&"reload the pistol (Fast reload)".to_owned()));
}

/// Dawson has Deep pockets and this weapon, without a spare round.
fn deep(weapon: Weapon, loaded: u8) -> Battle {
    let mut battle = armed(weapon, loaded, Ammo::default());
    battle.rules.skills = true;
    battle.arrange().humans[0].skills.push(Skill::DeepPockets);
    battle
}

const POCKETS: &str = "search pockets for pistol ammo (Deep pockets)";

#[test]
fn deep_pockets_find_a_magazine_on_a_six_once_in_a_turn_and_free() {
    let _proof = Proof::of(rule!("dwa.skill.deep-pockets")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.skill-misc"));
    let mut found = deep(Weapon::Pistol, 0);
    assert_eq!(cost(&found, 0, POCKETS), Some(0));
    acts(&mut found, 0, &[6, 4], &[POCKETS]);
    let figure = &found.humans[0];
    assert_eq!((figure.weapons[0].loaded, figure.ammo.clips, figure.turn.ap), (4, 0, 4));
    let mut nothing = deep(Weapon::Pistol, 0);
    acts(&mut nothing, 0, &[5], &[POCKETS]);
    assert_eq!(nothing.humans[0].weapons[0].loaded, 0);
    assert!(!offers(&nothing, 0).contains(&POCKETS.to_owned()), "one skill, once a turn");
    // A magazine takes no more than it holds.
    let mut smg = deep(Weapon::SubMachineGun, 0);
    acts(&mut smg, 0, &[6, 6], &["search pockets for sub machine gun ammo (Deep pockets)"]);
    assert_eq!(smg.humans[0].weapons[0].loaded, 4);
}

#[test]
fn deep_pockets_are_for_who_has_run_out() {
    let offered = |battle: &Battle| offers(battle, 0).contains(&POCKETS.to_owned());
    assert!(!offered(&deep(Weapon::Pistol, 1)), "a burst is left");
    let mut clip = deep(Weapon::Pistol, 0);
    clip.arrange().humans[0].ammo.clips = 1;
    assert!(!offered(&clip), "a clip is left");
    let mut shells = deep(Weapon::Pistol, 0);
    shells.arrange().humans[0].ammo.shells = 6;
    assert!(offered(&shells), "shells do not fit");
    let mut switched_off = deep(Weapon::Pistol, 0);
    switched_off.rules.skills = false;
    assert!(!offered(&switched_off));
    let mut unskilled = deep(Weapon::Pistol, 0);
    unskilled.arrange().humans[0].skills.clear();
    assert!(!offered(&unskilled));
    let mut fighting = deep(Weapon::Pistol, 0);
    fighting.arrange().zombies.push(Zombie::new(Point::new(625, 600)));
    assert_eq!(refused(&fighting, 0, POCKETS), Some(rule!("dwa.ammo.no-reload-in-close-combat")));
    for weapon in [Weapon::Machete, Weapon::ThrowingKnife, Weapon::Flamethrower] {
        assert!(!offers(&deep(weapon, 0), 0).iter().any(|it| it.contains("Deep pockets")), "{weapon:?}");
    }
}

#[test]
fn deep_pockets_are_searched_with_the_last_ap_gone_and_two_empty_pistols_are_one_option() {
    let mut battle = deep(Weapon::Pistol, 0);
    let spare = battle.humans[0].weapons[0];
    battle.arrange().humans[0].weapons.push(spare);
    battle.arrange().humans[0].in_hand.push(1);
    battle.arrange().humans[0].turn.ap = 0;
    assert_eq!(offers(&battle, 0).iter().filter(|it| it.contains("Deep pockets")).count(), 1);
    acts(&mut battle, 0, &[6, 2], &[POCKETS]);
    assert_eq!(battle.humans[0].weapons[0].loaded, 2);
}

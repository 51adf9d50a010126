//! Close combat (12) on the board.
use crate::board::{
    Board,
    acting::{acts, offers, refused},
    board, board_on,
};
use dwa::{
    battle::{
        Battle, FigureId, Zombie,
        cc::{free_path, measure_strike},
        figure::{Held, Posture, Trouble},
    },
    rule,
    table::{cc::StrikeAt, weapons::Weapon},
};
use ground::open::{Piece, Polygon, Shape, Table};
use kernel::{Point, Proof};

/// Dawson with a zombie in contact to the east, which faces west.
fn fight(weapon: Weapon, loaded: u8) -> Board {
    let board = board().armed("Dawson", 600, 600, weapon, loaded).zombie(625, 600);
    board.with(|it| it.arrange().zombies[0].facing = 270)
}

fn strike(weapon: &str) -> String {
    let the = if weapon == "bare hands" { "" } else { "the " };
    format!("strike zombie 1 with {the}{weapon}")
}

#[test]
fn bases_a_millimetre_apart_are_in_close_combat() {
    let _proof = Proof::of(rule!("dwa.cc.contact"));
    let at = |x: i32| board().armed("Dawson", 600, 600, Weapon::Machete, 0).zombie(x, 600).done();
    assert!(offers(&at(626), 0).contains(&strike("machete")));
    assert!(!offers(&at(627), 0).iter().any(|it| it.starts_with("strike")));
    let mut battle = at(626);
    battle.arrange().zombies[0].facing = 270;
    acts(&mut battle, 0, &[6], &[&strike("machete")]);
    assert!(battle.zombies[0].out);
    assert_eq!(battle.humans[0].deeds.kills_in_close_combat, 1);
}

#[test]
fn in_close_combat_one_may_only_attack_or_break() {
    let _proof = Proof::of(rule!("dwa.cc.allowed-actions"));
    let mut battle = fight(Weapon::Pistol, 5).zombie(600, 750).done();
    battle.arrange().humans[0].ammo.clips = 1;
    let offered = offers(&battle, 0);
    assert!(offered.contains(&"break from close combat".to_owned()));
    assert!(offered.contains(&strike("pistol")));
    assert!(!offered.iter().any(|it| it == "walk" || it.contains("reload") || it.contains("zombie 2")));
    assert_eq!(refused(&battle, 0, "walk"), Some(rule!("dwa.cc.allowed-actions")));
    battle.arrange().zombies[0].fallen = true;
    assert!(offers(&battle, 0).contains(&"walk".to_owned()), "a fallen zombie holds nobody");
}

#[test]
fn a_weapon_without_a_cqm_score_is_not_fired_in_close_combat() {
    let _proof = Proof::of(rule!("dwa.cc.no-cqm"));
    let battle = fight(Weapon::Bow, 1).done();
    let label = "fire the bow in close combat at zombie 1";
    assert_eq!(refused(&battle, 0, label), Some(rule!("dwa.cc.no-cqm")));
    let mut battle = fight(Weapon::Pistol, 5).done();
    acts(&mut battle, 0, &[2, 3], &["fire the pistol in close combat at zombie 1", "2"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (3, 2));
}

#[test]
fn without_ammunition_he_can_only_strike_or_break() {
    let _proof = Proof::of(rule!("dwa.cc.out-of-ammo"));
    let battle = fight(Weapon::Pistol, 0).done();
    let label = "fire the pistol in close combat at zombie 1";
    assert_eq!(refused(&battle, 0, label), Some(rule!("dwa.cc.out-of-ammo")));
    assert_eq!(
        offers(&battle, 0).iter().filter(|it| it.as_str() != "done" && it.as_str() != "turn").count(),
        2
    );
}

#[test]
fn automatic_fire_in_close_combat_falls_on_all_in_contact_and_only_on_them() {
    let _proof = Proof::of(rule!("dwa.ruling.cqm-dice"));
    let mut battle = fight(Weapon::SubMachineGun, 4).zombie(575, 600).zombie(650, 600).done();
    battle.arrange().humans[0].turn.ap = 2;
    // Two dice score 4+: one is drawn for each of the two in contact.
    acts(&mut battle, 0, &[1, 2, 3, 4, 4, 1, 2], &["fire the sub machine gun in close combat at zombie 1"]);
    assert_eq!(battle.zombies.iter().map(|it| it.out).collect::<Vec<_>>(), [true, true, false]);
    // Whom he has fired at already this turn is left out, so nothing is drawn.
    let mut battle = fight(Weapon::SubMachineGun, 4).zombie(575, 600).done();
    battle.arrange().humans[0].turn.ap = 2;
    battle.arrange().humans[0].turn.fired_at.push(FigureId::Zombie(1));
    acts(&mut battle, 0, &[1, 2, 3, 4, 4], &["fire the sub machine gun in close combat at zombie 1"]);
    assert!(battle.zombies[0].out && !battle.zombies[1].out);
    let mut battle = fight(Weapon::DoubleBarrelShotgun, 2).done();
    let both = "fire the double barrel shotgun, both barrels, in close combat at zombie 1";
    acts(&mut battle, 0, &[4, 5], &[both]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (0, 3));
}

#[test]
fn fire_in_close_combat_is_sustained_or_unloaded_as_any_other() {
    let mut battle = fight(Weapon::SubMachineGun, 4).done();
    // Three bursts announced for 2 + 1 + 1 AP; nothing is aimed. The last two dice of the first reach CQM 4.
    let label = "fire the sub machine gun in close combat at zombie 1";
    acts(&mut battle, 0, &[1, 2, 3, 3, 4], &[label, "2"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (1, 0));
    let mut battle = fight(Weapon::PumpShotgun, 6).rules(|it| it.skills = true).done();
    battle.arrange().humans[0].skills.push(dwa::table::skill::Skill::Unload);
    battle.arrange().humans[0].turn.ap = 1;
    // With 1 AP he can only fire by the skill.
    acts(&mut battle, 0, &[4], &["fire the pump shotgun in close combat at zombie 1"]);
    assert!(!battle.zombies[0].out);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].turn.used.len()), (0, 1));
}

#[test]
fn who_walks_into_contact_fires_with_minus_one_and_breaks_no_more() {
    let mut battle = board().armed("Dawson", 560, 600, Weapon::Pistol, 5).zombie(625, 600).done();
    battle.arrange().humans[0].turn.ap = 2;
    acts(&mut battle, 0, &[], &["walk", "600,600"]);
    assert_eq!(refused(&battle, 0, "break from close combat"), Some(rule!("dwa.cc.break")));
    let fires = |die: u16| {
        let mut battle = battle.clone();
        acts(&mut battle, 0, &[die], &["fire the pistol in close combat at zombie 1"]);
        battle.zombies[0].out
    };
    assert_eq!([fires(3), fires(4)], [false, true], "3 and no point blank");
}

#[test]
fn a_strike_costs_two_ap_and_one_die() {
    let _proof = Proof::of(rule!("dwa.cc.attack-cost"));
    let mut battle = fight(Weapon::BaseballBat, 0).done();
    acts(&mut battle, 0, &[4, 5], &[&strike("baseball bat"), &strike("baseball bat")]);
    assert!(battle.zombies[0].fallen);
    assert_eq!((battle.humans[0].turn.ap, battle.humans[0].facing), (0, 90));
    assert_eq!(battle.noises.len(), 0);
}

#[test]
fn a_firearm_in_hand_is_a_club_and_a_throwing_knife_a_blade() {
    let _proof = Proof::of(rule!("dwa.ruling.improvised"));
    let mut battle = fight(Weapon::Rifle, 0).done();
    acts(&mut battle, 0, &[5], &[&strike("rifle")]);
    assert!(battle.zombies[0].fallen && !battle.zombies[0].out);
    let mut battle = fight(Weapon::ThrowingKnife, 2).done();
    acts(&mut battle, 0, &[6], &[&strike("throwing knife")]);
    assert!(battle.zombies[0].out);
    let mut battle = fight(Weapon::Chainsaw, 0).done();
    battle.arrange().humans[0].weapons[0].trouble = Trouble::Stalled;
    acts(&mut battle, 0, &[4], &[&strike("chainsaw")]);
    assert!(!battle.zombies[0].fallen, "a stalled chainsaw is a club");
    assert_eq!(battle.noises.len(), 0, "and as silent as one");
}

#[test]
fn who_has_ammunition_may_strike_with_the_butt_but_not_with_what_he_has_not_in_hand() {
    let _proof = Proof::of(rule!("dwa.ruling.strikes-always"));
    let bat =
        Held { weapon: Weapon::BaseballBat, loaded: 0, pieces: 0, trouble: Trouble::None, grenade: None };
    let mut battle = fight(Weapon::Pistol, 6).with(|it| it.arrange().humans[0].weapons.push(bat)).done();
    let strikes: Vec<String> = offers(&battle, 0).into_iter().filter(|it| it.starts_with("strike")).collect();
    assert_eq!(strikes, [strike("pistol")]);
    acts(&mut battle, 0, &[5], &[&strike("pistol")]);
    assert!(battle.zombies[0].fallen);
    assert_eq!(
        (battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap),
        (6, 2),
        "no switch and no shot"
    );
}

#[test]
fn whom_he_kills_in_contact_is_killed_in_close_combat_and_nobody_else_is() {
    let _proof = Proof::of(rule!("dwa.ruling.kills-in-close-combat"));
    let counted = |mut battle: Battle, dice: &[u16], deeds: &[&str]| {
        acts(&mut battle, 0, dice, deeds);
        assert!(battle.zombies[0].out);
        (battle.humans[0].deeds.kills, battle.humans[0].deeds.kills_in_close_combat)
    };
    assert_eq!(counted(fight(Weapon::Sword, 0).done(), &[6], &[&strike("sword")]), (1, 1));
    let fires = "fire the pistol in close combat at zombie 1";
    assert_eq!(
        counted(fight(Weapon::Pistol, 6).done(), &[3], &[fires, "1"]),
        (1, 1),
        "fire in contact counts too"
    );
    let apart = board().armed("Dawson", 600, 600, Weapon::Pistol, 6).zombie(700, 600).done();
    assert_eq!(counted(apart, &[6], &["fire the pistol at zombie 1", "1", "0"]), (1, 0));
}

#[test]
fn whatever_else_is_in_hand_is_a_club_as_long_as_it_is_not_thrown_or_fired() {
    let _proof = Proof::of(rule!("dwa.ruling.improvised"));
    for weapon in [Weapon::Flamethrower, Weapon::FragmentationGrenade, Weapon::Molotov] {
        let name = weapon.profile().name;
        for (die, falls) in [(4, false), (5, true), (6, true)] {
            let mut battle = fight(weapon, 1).done();
            acts(&mut battle, 0, &[die], &[&strike(name)]);
            assert_eq!((battle.zombies[0].fallen, battle.zombies[0].out), (falls, false), "{name}: {die}");
            assert_eq!(battle.humans[0].weapons[0].pieces, 1, "and it is still there");
        }
    }
}

#[test]
fn nobody_strikes_with_bare_hands() {
    let _proof = Proof::of(rule!("dwa.cc.no-bare-hands"));
    let mut battle = board().human("Dawson", 600, 600).zombie(625, 600).done();
    assert_eq!(refused(&battle, 0, &strike("bare hands")), Some(rule!("dwa.cc.no-bare-hands")));
    battle.arrange().humans[0].skills.push(dwa::table::skill::Skill::MartialArts);
    battle.rules.skills = true;
    assert_eq!(refused(&battle, 0, &strike("bare hands")), None);
}

#[test]
fn more_than_ninety_degrees_off_its_facing_is_its_back() {
    let _proof = Proof::of(rule!("dwa.ruling.facing"));
    let facing = |degrees: i16| {
        let mut battle = fight(Weapon::BaseballBat, 0).done();
        battle.arrange().zombies[0].facing = degrees;
        measure_strike(&battle, 0, Some(0), 0).at
    };
    assert_eq!([facing(270), facing(0), facing(180)], [StrikeAt::Front; 3]);
    assert_eq!([facing(1), facing(179), facing(90)], [StrikeAt::Back; 3]);
    let mut battle = fight(Weapon::BaseballBat, 0).done();
    battle.arrange().zombies[0].facing = 90;
    acts(&mut battle, 0, &[4], &[&strike("baseball bat")]);
    assert!(battle.zombies[0].fallen, "4 + 1");
    assert_eq!(measure_strike(&battle, 0, Some(0), 0).at, StrikeAt::Fallen);
}

#[test]
fn a_chainsaw_six_goes_on_to_another_enemy() {
    let _proof = Proof::of(rule!("dwa.ruling.chainsaw"));
    let mut battle = fight(Weapon::Chainsaw, 0).zombie(575, 600).zombie(600, 625).done();
    // Six kills; of the two others he takes the third, six again; then the last with a 1, and it stalls.
    acts(&mut battle, 0, &[6, 6, 1, 3], &[&strike("chainsaw"), "strike zombie 3", "strike zombie 2"]);
    assert_eq!(battle.zombies.iter().map(|it| it.out).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!(battle.humans[0].weapons[0].trouble, Trouble::Stalled);
    assert_eq!(battle.noises.len(), 1);
    let label = "restart the chainsaw";
    battle.arrange().humans[0].turn.ap = 4;
    assert_eq!(refused(&battle, 0, label), Some(rule!("dwa.ruling.chainsaw")));
    battle.arrange().zombies[1].out = true;
    acts(&mut battle, 0, &[], &[label]);
    assert_eq!((battle.humans[0].weapons[0].trouble, battle.humans[0].turn.ap), (Trouble::None, 1));
    let mut battle = fight(Weapon::Chainsaw, 0).done();
    acts(&mut battle, 0, &[1, 1], &[&strike("chainsaw")]);
    assert_eq!(battle.humans[0].wounds, 1);
    let mut battle = fight(Weapon::Chainsaw, 0).fallen_zombie(575, 600).done();
    acts(&mut battle, 0, &[6], &[&strike("chainsaw"), "strike nobody else"]);
    assert!(battle.zombies[0].out && !battle.zombies[1].out, "he may, but need not");
    let mut battle = fight(Weapon::Chainsaw, 0).done();
    acts(&mut battle, 0, &[6], &[&strike("chainsaw")]);
    assert_eq!(battle.humans[0].turn.ap, 2, "with nobody else there is nothing to ask");
}

#[test]
fn a_break_needs_more_than_the_number_of_opponents() {
    let _proof = Proof::of(rule!("dwa.cc.break"));
    let held = || fight(Weapon::Pistol, 5).zombie(575, 600).fallen_zombie(600, 625).done();
    let away = "break from close combat";
    let mut battle = held();
    acts(&mut battle, 0, &[3], &[away]);
    assert!(battle.humans[0].turn.must_leave && !battle.humans[0].turn.done);
    assert_eq!(battle.humans[0].turn.ap, 3);
    let mut battle = held();
    acts(&mut battle, 0, &[2], &[away]);
    assert!(battle.humans[0].turn.done, "2 is not more than 2");
    let mut late = held();
    acts(&mut late, 0, &[1], &["strike zombie 1 with the pistol"]);
    assert_eq!(refused(&late, 0, away), Some(rule!("dwa.cc.break")), "it must be his first action");
    let mut risen = held();
    risen.arrange().humans[0].posture = Posture::Fallen;
    acts(&mut risen, 0, &[3], &["stand up", away]);
    assert!(risen.humans[0].turn.must_leave, "only standing up may come before");
    assert_eq!(risen.humans[0].turn.ap, 1);
    let mut lying = held();
    lying.arrange().humans[0].posture = Posture::Fallen;
    assert_eq!(refused(&lying, 0, away), Some(rule!("dwa.ruling.prone")));
}

#[test]
fn a_break_needs_a_free_way_and_the_ap_for_it() {
    let _proof = Proof::of(rule!("dwa.ruling.break"));
    let away = "break from close combat";
    let mut poor = fight(Weapon::Pistol, 5).done();
    poor.arrange().humans[0].turn.ap = 1;
    assert_eq!(refused(&poor, 0, away), Some(rule!("dwa.ruling.break")));
    let ring = |n: usize| {
        let around = [(625, 600), (613, 622), (588, 622), (575, 600), (588, 578), (613, 578)];
        let mut battle = board().armed("Dawson", 600, 600, Weapon::Pistol, 5).done();
        battle.arrange().zombies.extend(around[..n].iter().map(|&(x, y)| Zombie::new(Point::new(x, y))));
        battle
    };
    assert!(free_path(&ring(1), 0).is_some());
    assert!(free_path(&ring(3), 0).is_some());
    assert!(free_path(&ring(6), 0).is_none());
    assert_eq!(refused(&ring(6), 0, away), Some(rule!("dwa.ruling.break")));
    let wall = |x: i32, width: i32, y: i32, height: i32| Piece {
        name: format!("a wall at {x}, {y}"),
        shape: Shape::Polygon(Polygon::rectangle(x, y, width, height)),
        height_mm: 60,
        blocks_sight: true,
        blocks_move: true,
        solid: true,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    };
    // A dead end: walls north, south and west, the zombie in the east.
    let pieces = vec![wall(500, 200, 560, 20), wall(500, 200, 620, 20), wall(560, 20, 560, 80)];
    let table = Table { width: 1200, height: 1200, pieces, ..Table::default() };
    let dead_end = board_on(table).armed("Dawson", 600, 600, Weapon::Pistol, 5).zombie(625, 600).done();
    assert!(free_path(&dead_end, 0).is_none());
}

#[test]
fn who_fails_to_break_does_nothing_more() {
    let _proof = Proof::of(rule!("dwa.cc.break-failed"));
    let mut battle = fight(Weapon::Pistol, 5).done();
    acts(&mut battle, 0, &[1], &["break from close combat"]);
    assert!(battle.humans[0].turn.done && battle.humans[0].turn.ap == 0);
}

#[test]
fn fallen_and_prone_men_do_not_strike_but_fire() {
    let mut battle: Battle = fight(Weapon::Pistol, 5).done();
    battle.arrange().humans[0].posture = Posture::Fallen;
    assert_eq!(refused(&battle, 0, &strike("pistol")), Some(rule!("dwa.ruling.prone")));
    assert!(offers(&battle, 0).contains(&"fire the pistol in close combat at zombie 1".to_owned()));
    let revolver =
        Held { weapon: Weapon::Revolver, loaded: 6, pieces: 0, trouble: Trouble::None, grenade: None };
    battle.arrange().humans[0].weapons.push(revolver);
    assert!(!offers(&battle, 0).iter().any(|it| it.contains("revolver")), "it is not in his hand");
    assert!(battle.in_contact(FigureId::Human(0), FigureId::Zombie(0)));
}

//! Range combat (11.2) on the board.
use crate::board::{
    acting::{acts, cost, noted, offers, refused, tells},
    board, board_on, h, human, z,
};
use dwa::{
    battle::{
        Battle, FigureId,
        figure::{CarriedWeapon, Malfunction, Posture},
        shoot::{Limits, cover, fire_at, handling, measure_target},
    },
    journal::Incident,
    rule,
    rules::Rules,
    table::{
        char::{Archetype, Sex},
        handling::Handling,
        psychosis::Psychosis,
        quirk::Quirk,
        shoot::{Cover, Hit, Lookup, Posture as Found, Shot},
        weapons::Weapon,
    },
};
use ground::open::{Circle, Opening, Passage, Piece, PieceId, Polygon, Shape, Table};
use kernel::{Given, Point, Proof, RuleId};

/// Dawson with a pistol and one zombie so many millimetres away, edge to edge.
fn pistol_at(mm: i32) -> Battle {
    board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(625 + mm, 600).done()
}

fn piece(name: &str, shape: Shape, height_mm: i32, solid: bool) -> Piece {
    Piece {
        name: name.to_owned(),
        shape,
        height_mm,
        blocks_sight: false,
        blocks_move: false,
        solid,
        crossing: None,
        roof_mm: None,
        stands_on: None,
    }
}

fn block(x: i32, y: i32, width: i32, height: i32, height_mm: i32, solid: bool) -> Piece {
    piece("a block", Shape::Polygon(Polygon::rectangle(x, y, width, height)), height_mm, solid)
}

fn table(pieces: Vec<Piece>) -> Table {
    Table { width: 1200, height: 1200, pieces, ..Table::default() }
}

const FIRE: &str = "fire the pistol at zombie 1";

#[test]
fn bursts_are_announced_rolled_counted_and_applied() {
    let _proof = Proof::of(rule!("dwa.shoot.procedure")).facts([2, 3, 4]);
    let mut battle = pistol_at(150);
    // Three bursts, no aim for the AP left: a miss, a Fall, and at the fallen zombie 5 + 1 eliminates.
    let told = acts(&mut battle, 0, &[3, 4, 5], &[FIRE, "3"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (9, 1));
    assert_eq!((battle.humans[0].deeds.kills, battle.humans[0].deeds.kills_in_close_combat), (1, 0));
    assert_eq!(battle.humans[0].facing, 90, "he faces east, where he fired");
    assert_eq!(battle.noises.len(), 1, "one announced attack is one noise");
    assert!(tells(&told, rule!("dwa.zombie.fall")));
}

#[test]
fn announced_bursts_are_fired_though_the_target_is_gone() {
    let _proof = Proof::of(rule!("dwa.shoot.declare-repeat")).facts([4]);
    let _proof = Proof::of(rule!("dwa.ruling.committed-bursts"));
    let mut battle = pistol_at(150);
    let told = acts(&mut battle, 0, &[6], &[FIRE, "3"]);
    assert!(battle.zombies[0].out);
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (9, 1));
    let wasted = noted(&told, rule!("dwa.ruling.committed-bursts"));
    let at = FigureId::Zombie(0).token();
    assert_eq!(wasted, [Incident::WastesShot { at }, Incident::WastesShot { at }]);
}

#[test]
fn a_firer_does_not_come_back_to_a_target_but_others_may_fire_at_it() {
    let _proof = Proof::of(rule!("dwa.shoot.declare-repeat")).facts([1, 2, 3, 5]);
    let mut battle = board()
        .armed("Dawson", 600, 600, Weapon::Pistol, 12)
        .armed("Lawless", 600, 700, Weapon::Pistol, 12)
        .zombie(775, 600)
        .zombie(600, 450)
        .done();
    acts(&mut battle, 0, &[1], &[FIRE, "1", "0"]);
    assert_eq!(refused(&battle, 0, FIRE), Some(rule!("dwa.shoot.declare-repeat")));
    assert!(offers(&battle, 0).contains(&"fire the pistol at zombie 2".to_owned()));
    assert!(offers(&battle, 1).contains(&FIRE.to_owned()));
    acts(&mut battle, 0, &[1], &["fire the pistol at zombie 2", "1", "0"]);
    assert_eq!(
        refused(&battle, 0, FIRE),
        Some(rule!("dwa.shoot.declare-repeat")),
        "nor after another target"
    );
    battle.arrange().humans[0].turn.fired_at.clear();
    assert_eq!(refused(&battle, 0, FIRE), None, "next turn he may");
}

#[test]
fn a_pistol_reaches_twenty_centimetres_and_not_a_millimetre_more() {
    let _proof = Proof::of(rule!("dwa.shoot.max-range")).facts([1, 2]);
    assert!(offers(&pistol_at(200), 0).contains(&FIRE.to_owned()));
    assert_eq!(refused(&pistol_at(201), 0, FIRE), Some(rule!("dwa.shoot.max-range")));
}

#[test]
fn a_wall_between_keeps_from_firing_and_its_end_does_not() {
    let _proof = Proof::of(rule!("dwa.shoot.procedure")).facts([5, 6]);
    let _proof = Proof::of(rule!("dwa.ruling.line-of-sight"));
    let on = |wall: Piece| {
        let table = table(vec![Piece { blocks_sight: true, ..wall }]);
        board_on(table).armed("Dawson", 600, 600, Weapon::Rifle, 10).zombie(800, 600).done()
    };
    let label = "fire the rifle at zombie 1";
    let hidden = on(block(700, 500, 10, 200, 60, true));
    assert_eq!(refused(&hidden, 0, label), Some(rule!("dwa.ruling.line-of-sight")));
    // The wall ends before the farther half of the base: a line past it is free.
    let seen = on(block(700, 500, 10, 102, 60, true));
    assert!(offers(&seen, 0).contains(&label.to_owned()));
    let figures =
        board().armed("Dawson", 600, 600, Weapon::Rifle, 10).zombie(800, 600).zombie(700, 600).done();
    assert!(offers(&figures, 0).contains(&label.to_owned()), "figures never block sight");
    let mut shot = figures;
    shot.arrange().humans[0].turn.ap = 1;
    acts(&mut shot, 0, &[5], &[label]);
    assert!(shot.zombies[0].fallen, "5 - 1 for the cover");
}

#[test]
fn aiming_costs_two_ap_for_each_plus_one() {
    let _proof = Proof::of(rule!("dwa.shoot.aim")).facts([1, 2]);
    let mut battle = pistol_at(150);
    // 3 + 1 is a Fall.
    acts(&mut battle, 0, &[3], &[FIRE, "1", "1"]);
    assert!(battle.zombies[0].fallen);
    assert_eq!(battle.humans[0].turn.ap, 1);
    let mut battle = board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(775, 600).done();
    battle.arrange().humans[0].turn.ap = 5;
    // 2 + 2 is a Fall too.
    acts(&mut battle, 0, &[2], &[FIRE, "1", "2"]);
    assert!(battle.zombies[0].fallen && battle.humans[0].turn.ap == 0);
}

#[test]
fn aim_counts_for_every_burst_of_the_attack_and_is_gone_with_it() {
    let _proof = Proof::of(rule!("dwa.shoot.aim-no-carry")).facts([1]);
    let _proof = Proof::of(rule!("dwa.shoot.aim-same-target")).facts([1]);
    let mut battle = pistol_at(150);
    battle.arrange().humans[0].turn.ap = 6;
    // Two bursts and one step of aim: 3 + 1 falls, and 4 + 1 + 1 at the fallen zombie kills.
    acts(&mut battle, 0, &[3, 4], &[FIRE, "2", "1"]);
    assert!(battle.zombies[0].out);
    let mut battle = pistol_at(150);
    acts(&mut battle, 0, &[1], &[FIRE, "1", "1"]);
    battle.arrange().humans[0].turn = dwa::battle::figure::HumanTurn { ap: 1, ..Default::default() };
    acts(&mut battle, 0, &[3], &[FIRE]);
    assert!(!battle.zombies[0].fallen, "a turn later a 3 is a 3");
}

#[test]
fn fear_doubles_the_price_of_fire_and_of_aim() {
    let mut battle = pistol_at(150);
    battle.arrange().humans[0].turn.afraid = true;
    assert_eq!(cost(&battle, 0, FIRE), Some(2));
    acts(&mut battle, 0, &[3, 3], &[FIRE, "2"]);
    assert_eq!(battle.humans[0].turn.ap, 0);
}

#[test]
fn more_than_half_hidden_is_cover_and_exactly_half_is_not() {
    let _proof = Proof::of(rule!("dwa.shoot.cover")).facts([1, 2, 3, 5]);
    let _proof = Proof::of(rule!("dwa.ruling.cover"));
    let covered = |piece: Piece| {
        let battle = board_on(table(vec![piece])).human("Dawson", 600, 600).zombie(800, 600).done();
        cover(&battle, h(0), z(0))
    };
    // Up to the line between the centres is half, a millimetre more is more.
    assert_eq!(covered(block(700, 500, 10, 100, 28, true)), Cover::Open);
    assert_eq!(covered(block(700, 500, 10, 101, 28, true)), Cover::Solid);
    assert_eq!(covered(block(700, 500, 10, 101, 28, false)), Cover::Soft);
    assert_eq!(covered(block(700, 500, 10, 101, 27, true)), Cover::Open, "lower than a figure, far from it");
    // Close behind half its height: from 25 mm before the base, which begins at 788.
    assert_eq!(covered(block(752, 500, 10, 200, 15, true)), Cover::Open);
    assert_eq!(covered(block(753, 500, 10, 200, 15, true)), Cover::Solid);
    assert_eq!(covered(block(753, 500, 10, 200, 15, false)), Cover::Soft);
    assert_eq!(covered(block(753, 500, 10, 200, 14, true)), Cover::Open, "exactly half");
    let mut battle = board_on(table(vec![block(700, 500, 10, 101, 30, true)]))
        .armed("Dawson", 600, 600, Weapon::Rifle, 10)
        .zombie(785, 600)
        .done();
    battle.arrange().humans[0].turn.ap = 1;
    acts(&mut battle, 0, &[4], &["fire the rifle at zombie 1"]);
    assert!(!battle.zombies[0].fallen, "4 - 1 is a miss");
    // Hidden in width and in height: once is enough, 5 - 1 is a Fall.
    let low = Piece { name: "a low wall".to_owned(), ..block(740, 500, 10, 200, 15, true) };
    let both = vec![block(650, 500, 10, 101, 30, true), low];
    let mut battle =
        board_on(table(both)).armed("Dawson", 600, 600, Weapon::Rifle, 10).zombie(785, 600).done();
    battle.arrange().humans[0].turn.ap = 1;
    acts(&mut battle, 0, &[5], &["fire the rifle at zombie 1"]);
    assert!(battle.zombies[0].fallen && !battle.zombies[0].out);
}

#[test]
fn whoever_has_fallen_close_behind_an_obstacle_is_covered_and_easier_to_hit() {
    let _proof = Proof::of(rule!("dwa.ruling.cover"));
    let _fallen = Proof::of(rule!("dwa.shoot.fallen-near"));
    let dies = |pieces: Vec<Piece>, die: u16| {
        let board = board_on(table(pieces)).armed("Dawson", 600, 600, Weapon::Rifle, 10);
        let mut battle = board.fallen_zombie(785, 600).done();
        battle.arrange().humans[0].turn.ap = 1;
        acts(&mut battle, 0, &[die], &["fire the rifle at zombie 1"]);
        battle.zombies[0].out
    };
    let wall = || vec![block(740, 500, 10, 200, 15, true)];
    // 4 + 1 kills in the open; behind the wall it takes 5 + 1 - 1.
    assert_eq!([dies(Vec::new(), 4), dies(wall(), 4), dies(wall(), 5)], [true, false, true]);
    let mut behind = board_on(table(wall())).human("Dawson", 600, 600).human("Lawless", 785, 600).done();
    behind.arrange().humans[1].posture = Posture::Fallen;
    assert_eq!(cover(&behind, h(0), h(1)), Cover::Solid);
}

#[test]
fn standing_figures_give_soft_cover_and_fallen_ones_do_not() {
    let _proof = Proof::of(rule!("dwa.shoot.cover")).facts([4, 6, 7]);
    let crowd = board().human("Dawson", 600, 600).zombie(800, 600).zombie(700, 600);
    assert_eq!(cover(&crowd.done(), h(0), z(0)), Cover::Soft);
    let crowd = board().human("Dawson", 600, 600).zombie(800, 600).fallen_zombie(700, 600);
    assert_eq!(cover(&crowd.done(), h(0), z(0)), Cover::Open);
    // Wholly behind others it is fired at all the same, 5 - 1; behind a house it is not.
    let label = "fire the rifle at zombie 1";
    let mut behind =
        board().armed("Dawson", 600, 600, Weapon::Rifle, 10).zombie(785, 600).zombie(640, 600).done();
    assert_eq!(cover(&behind, h(0), z(0)), Cover::Soft);
    behind.arrange().humans[0].turn.ap = 1;
    acts(&mut behind, 0, &[5], &[label]);
    assert!(behind.zombies[0].fallen && !behind.zombies[0].out);
    let wall = Piece { blocks_sight: true, ..block(700, 500, 10, 200, 60, true) };
    let hidden = board_on(table(vec![wall])).armed("Dawson", 600, 600, Weapon::Rifle, 10).zombie(785, 600);
    assert_eq!(refused(&hidden.done(), 0, label), Some(rule!("dwa.ruling.line-of-sight")));
}

#[test]
fn a_prone_human_is_covered_and_a_fallen_one_is_not() {
    let _proof = Proof::of(rule!("dwa.shoot.human-target")).facts([1, 4]);
    let _proof = Proof::of(rule!("dwa.shoot.cover")).facts([8]);
    let _proof = Proof::of(rule!("dwa.ruling.prone"));
    let mut battle = board()
        .armed("Lawless", 600, 600, Weapon::SubMachineGun, 4)
        .human("Dawson", 760, 620)
        .zombie(760, 580)
        .done();
    battle.arrange().humans[1].posture = Posture::Prone;
    assert_eq!(cover(&battle, h(0), h(1)), Cover::Prone);
    battle.arrange().humans[0].turn.ap = 2;
    // Dawson is in the burst and prone: -1 on all dice. Two 5s are Falls, one drawn for each.
    acts(&mut battle, 0, &[1, 1, 1, 5, 5, 1, 2], &["fire the sub machine gun at zombie 1"]);
    assert_eq!((battle.humans[1].posture, battle.humans[1].wounds), (Posture::Fallen, 1));
    assert!(battle.zombies[0].fallen);
    assert_eq!(cover(&battle, h(0), h(1)), Cover::Open);
    // Behind a low wall as well it is still one less: two 5s are Falls again.
    let mut walled = board_on(table(vec![block(735, 500, 10, 200, 15, true)]))
        .armed("Lawless", 600, 600, Weapon::SubMachineGun, 4)
        .human("Dawson", 760, 620)
        .zombie(760, 580)
        .done();
    walled.arrange().humans[1].posture = Posture::Prone;
    walled.arrange().humans[0].turn.ap = 2;
    acts(&mut walled, 0, &[1, 1, 1, 5, 5, 1, 2], &["fire the sub machine gun at zombie 1"]);
    assert!(walled.zombies[0].fallen && walled.humans[1].wounds == 1);
}

#[test]
fn who_lies_down_is_not_fallen_and_no_easier_to_hit() {
    let _proof = Proof::of(rule!("dwa.shoot.fallen-near")).facts([5]);
    let mut battle = board().human("Lawless", 600, 600).human("Dawson", 760, 600).done();
    let fires = |battle: &Battle, die: u16| {
        let target = measure_target(battle, h(0), h(1));
        let shot =
            Shot { weapon: Weapon::Pistol, target, handling: Handling::default(), aim: 0, skill: None };
        shot.fire(&mut kernel::scripted(&[die])).hit
    };
    battle.arrange().humans[1].posture = Posture::Prone;
    assert_eq!([fires(&battle, 5), fires(&battle, 4)], [Hit::Fall, Hit::Miss], "one less, not one more");
    battle.arrange().humans[1].at.x = 625;
    assert_eq!(measure_target(&battle, h(0), h(1)).posture, Found::Standing, "nor finished in contact");
    battle.arrange().humans[1].posture = Posture::Fallen;
    assert_eq!(measure_target(&battle, h(0), h(1)).posture, Found::FallenInContact);
    battle.arrange().humans[1].at.x = 760;
    assert_eq!(fires(&battle, 5), Hit::Elim, "5 + 1");
}

#[test]
fn a_fall_on_the_fallen_lays_nobody_down_twice() {
    let _proof = Proof::of(rule!("dwa.shoot.modified-score")).facts([5]);
    let _proof = Proof::of(rule!("dwa.ruling.fall-on-fallen"));
    let mut battle = board().armed("Dawson", 600, 600, Weapon::Pistol, 12).fallen_zombie(775, 600).done();
    acts(&mut battle, 0, &[4], &["fire the pistol at zombie 1", "1", "0"]);
    assert!(battle.zombies[0].fallen && !battle.zombies[0].out, "4 + 1 is a Fall");
}

#[test]
fn fire_into_close_combat_wounds_the_friend_if_no_die_scores() {
    let _proof = Proof::of(rule!("dwa.shoot.into-close-combat-miss")).facts([1, 2, 3, 4]);
    let _proof = Proof::of(rule!("dwa.shoot.into-close-combat-hit")).facts([1]);
    let _proof = Proof::of(rule!("dwa.shoot.into-close-combat")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.ruling.into-close-combat"));
    let fight = || {
        board()
            .armed("Dawson", 600, 600, Weapon::Pistol, 12)
            .human("Lawless", 775, 625)
            .human("Rourke", 775, 575)
            .zombie(775, 600)
            .with(|it| it.arrange().humans[0].turn.ap = 1)
            .done()
    };
    let mut battle = fight();
    // 5 - 2 misses; the second of the two friends is hit, and stays on his feet.
    acts(&mut battle, 0, &[5, 2], &[FIRE]);
    assert_eq!((battle.humans[1].wounds, battle.humans[2].wounds), (0, 1));
    assert_eq!(battle.humans[2].posture, Posture::Standing);
    let mut battle = fight();
    acts(&mut battle, 0, &[6], &[FIRE]);
    assert!(battle.zombies[0].fallen, "6 - 2 is a Fall, and nobody else is hit");
    assert_eq!(battle.humans[1].wounds + battle.humans[2].wounds, 0);
    let mut battle = fight();
    battle.arrange().zombies[0].fallen = true;
    assert!(!measure_target(&battle, h(0), z(0)).fights_friend, "a fallen zombie holds nobody");
    // Who is in the fight himself fires at 3 or more, whoever helps him.
    let mut own = fight();
    own.arrange().humans[0].at = Point::new(750, 600);
    assert!(!measure_target(&own, h(0), z(0)).fights_friend);
    acts(&mut own, 0, &[3], &["fire the pistol in close combat at zombie 1"]);
    assert!(own.zombies[0].out);
    assert_eq!(own.humans[1].wounds + own.humans[2].wounds, 0);
    // A shotgun is no worse for it, and its miss hits nobody else; a grenade lands on a 6.
    let cone = |die: u16| {
        let mut battle = board()
            .armed("Dawson", 600, 600, Weapon::PumpShotgun, 6)
            .human("Lawless", 660, 625)
            .zombie(660, 600)
            .done();
        acts(&mut battle, 0, &[die], &["fire the pump shotgun", "900,600"]);
        (battle.zombies[0].out, battle.humans[1].wounds)
    };
    assert_eq!([cone(4), cone(1)], [(true, 0), (false, 0)]);
    let mut thrown = board()
        .armed("Dawson", 600, 600, Weapon::FragmentationGrenade, 2)
        .human("Lawless", 740, 625)
        .zombie(740, 600)
        .done();
    acts(&mut thrown, 0, &[6, 1, 5], &["throw a fragmentation grenade", "740,590"]);
    assert!(thrown.zombies[0].out && thrown.humans[1].wounds == 0);
}

#[test]
fn a_shot_at_a_fallen_zombie_in_contact_needs_no_die() {
    let _proof = Proof::of(rule!("dwa.shoot.fallen-contact")).facts([1, 2, 3, 4, 5, 6, 7, 8]);
    let _proof = Proof::of(rule!("dwa.ruling.fallen-contact"));
    let lying = |weapon| board().armed("Dawson", 600, 600, weapon, 2).fallen_zombie(625, 600).done();
    let mut battle = lying(Weapon::AssaultRifle);
    battle.rules.jams = true;
    battle.arrange().zombies.push(dwa::battle::Zombie::new(Point::new(655, 600)));
    acts(&mut battle, 0, &[], &["finish with the assault rifle: zombie 1"]);
    assert!(battle.zombies[0].out && !battle.zombies[1].out, "that one alone");
    assert_eq!((battle.humans[0].weapons[0].loaded, battle.humans[0].turn.ap), (1, 2));
    assert_eq!(battle.humans[0].deeds.kills_in_close_combat, 1);
    use Weapon::{Bow, Crossbow, PumpShotgun, SawnOffShotgun, ThrowingAxe, ThrowingKnife};
    for weapon in [Bow, Crossbow, ThrowingKnife, ThrowingAxe, PumpShotgun, SawnOffShotgun] {
        let label = format!("finish with the {}: zombie 1", weapon.profile().name);
        assert!(offers(&lying(weapon), 0).contains(&label), "{label}");
    }
    let mut pump = lying(PumpShotgun);
    acts(&mut pump, 0, &[], &["finish with the pump shotgun: zombie 1"]);
    assert!(pump.zombies[0].out && pump.humans[0].weapons[0].loaded == 1);
    use Weapon::{Flamethrower, FragmentationGrenade, GrenadeLauncher, MachineGun, Molotov};
    for weapon in [MachineGun, GrenadeLauncher, FragmentationGrenade, Molotov, Flamethrower] {
        let offered = offers(&lying(weapon), 0);
        assert!(!offered.iter().any(|it| it.starts_with("finish")), "{weapon:?}: {offered:?}");
    }
    // With a standing enemy in contact only a weapon with a CQM score serves.
    let mut held = lying(Weapon::Bow);
    held.arrange().zombies.push(dwa::battle::Zombie::new(Point::new(575, 600)));
    let label = "finish with the bow: zombie 1";
    assert_eq!(refused(&held, 0, label), Some(rule!("dwa.ruling.fallen-contact")));
    held.arrange().humans[0].weapons[0].weapon = Weapon::Pistol;
    assert!(offers(&held, 0).contains(&"finish with the pistol: zombie 1".to_owned()));
}

#[test]
fn a_thrown_knife_lies_where_its_target_was_and_the_last_one_leaves_an_empty_hand() {
    let _proof = Proof::of(rule!("dwa.shoot.weapon-table")).facts([8]);
    let _proof = Proof::of(rule!("dwa.ruling.thrown-weapons"));
    let mut battle = board().armed("Dawson", 600, 600, Weapon::ThrowingKnife, 2).zombie(725, 600).done();
    // Two throws announced: 3 + 1 misses, 5 + 1 kills.
    acts(&mut battle, 0, &[3, 5], &["throw the throwing knife at zombie 1", "2"]);
    assert!(battle.zombies[0].out);
    assert_eq!(battle.lying.len(), 2);
    assert_eq!(battle.lying[0].at, Point::new(725, 600));
    assert!(battle.humans[0].weapons.is_empty() && battle.humans[0].in_hand.is_empty());
    assert_eq!(battle.noises.len(), 0, "knives are silent");
}

#[test]
fn an_empty_magazine_or_a_missing_skill_keeps_a_weapon_from_firing() {
    let mut battle = pistol_at(150);
    battle.arrange().humans[0].weapons[0].loaded = 0;
    assert_eq!(refused(&battle, 0, FIRE), Some(rule!("dwa.ammo.magazine")));
    let _proof = Proof::of(rule!("dwa.skill.weapon-needed"));
    let mut battle = pistol_at(150);
    battle.rules.weapon_skills = true;
    assert_eq!(refused(&battle, 0, FIRE), Some(rule!("dwa.skill.weapon-needed")));
    battle.arrange().humans[0].skills.push(dwa::table::skill::Skill::Handguns);
    assert_eq!(refused(&battle, 0, FIRE), None);
    battle.arrange().humans[0].weapons[0].weapon = Weapon::Rifle;
    let rifle = "fire the rifle at zombie 1";
    assert_eq!(refused(&battle, 0, rifle), Some(rule!("dwa.skill.weapon-needed")));
}

#[test]
fn what_a_man_brings_to_the_die_depends_on_the_rules_in_use() {
    let mut dawson = human("Dawson", 600, 600);
    dawson.archetype = Archetype::Civilian;
    dawson.quirks.push(Quirk::Flinch);
    dawson.psychoses.push(Psychosis::Depressive);
    dawson.turn.ap_on_movement = 1;
    let mut psycho = human("Rourke", 725, 600);
    psycho.quirks.push(Quirk::Psycho);
    let mut sexy = human("Lawless", 600, 725);
    (sexy.sex, sexy.quirks) = (Sex::Female, [Quirk::Sexy].into_iter().collect());
    let battle = board().add(dawson).add(psycho).add(sexy).rules(|it| *it = Rules::CAMPAIGN).done();
    let found = handling(&battle, 0);
    assert!(found.moved && found.civilian && found.flinch && found.depressive);
    assert_eq!((found.distraction.psychos, found.distraction.sexy), (1, 1));
    let mut farther = battle.clone();
    farther.arrange().humans[1].at.x += 1;
    assert_eq!(handling(&farther, 0).distraction.psychos, 0, "10 cm and not a millimetre more");
    let plain = Battle { rules: Rules::SINGLE_GAME, ..battle };
    let found = handling(&plain, 0);
    assert!(found.moved && !found.civilian && !found.flinch && !found.depressive);
    assert_eq!(found.distraction.psychos + found.distraction.sexy, 0);
}

#[test]
fn a_civilian_handles_a_military_weapon_badly() {
    let _proof = Proof::of(rule!("dwa.ruling.civilian-weapons"));
    let fires = |archetypes: bool| {
        let mut battle = board().armed("Dawson", 600, 600, Weapon::AssaultRifle, 6).zombie(775, 600).done();
        battle.rules.archetypes = archetypes;
        battle.arrange().humans[0].archetype = Archetype::Civilian;
        battle.arrange().humans[0].turn.ap = 2;
        acts(&mut battle, 0, &[3, 1, 1, 1, 1], &["fire the assault rifle at zombie 1"]);
        battle.zombies[0].fallen
    };
    assert!(!fires(true));
    assert!(fires(false));
}

#[test]
fn two_weapons_in_hand_are_both_offered() {
    let mut battle = pistol_at(150);
    let revolver = CarriedWeapon {
        weapon: Weapon::Revolver,
        loaded: 6,
        pieces: 0,
        trouble: Malfunction::None,
        grenade: None,
    };
    battle.arrange().humans[0].weapons.push(revolver);
    battle.arrange().humans[0].in_hand.push(1);
    let offered = offers(&battle, 0);
    assert!(offered.contains(&FIRE.to_owned()));
    assert!(offered.contains(&"fire the revolver at zombie 1".to_owned()));
}

#[test]
fn a_tree_trunk_is_round_and_solid() {
    let trunk = piece("a tree", Shape::Circle(Circle::new(Point::new(700, 600), 30)), 80, true);
    let battle = board_on(table(vec![trunk])).human("Dawson", 600, 600).zombie(800, 600).done();
    assert_eq!(cover(&battle, h(0), z(0)), Cover::Solid);
}

/// A house of 20 cm by 20 cm from 700 to 900 whose roof can be stood on.
fn house() -> Piece {
    Piece { blocks_sight: true, roof_mm: Some(60), ..block(700, 500, 200, 200, 60, true) }
}

#[test]
fn a_building_does_not_hide_who_stands_on_top_of_it() {
    let _proof = Proof::of(rule!("dwa.ruling.line-of-sight"));
    let label = "fire the rifle at zombie 1";
    let street = |x: i32, zombie_x: i32| {
        board_on(table(vec![house()])).armed("Dawson", x, 600, Weapon::Rifle, 10).zombie(zombie_x, 600).done()
    };
    let mut up = street(500, 800);
    assert_eq!(refused(&up, 0, label), Some(rule!("dwa.ruling.line-of-sight")), "within the house");
    up.arrange().zombies[0].level = Some(PieceId(0));
    assert!(up.sees(h(0), z(0)) && up.sees(z(0), h(0)));
    assert_eq!(cover(&up, h(0), z(0)), Cover::Open, "nor does it cover him");
    up.arrange().humans[0].turn.ap = 1;
    acts(&mut up, 0, &[5], &[label]);
    assert!(up.zombies[0].fallen, "5 - 1 at long range");
    let mut down = street(800, 1000);
    down.arrange().humans[0].level = Some(PieceId(0));
    assert!(down.sees(h(0), z(0)) && down.sees(z(0), h(0)));
    down.arrange().zombies[0] =
        dwa::battle::Zombie { level: Some(PieceId(0)), ..dwa::battle::Zombie::new(Point::new(880, 600)) };
    assert!(down.sees(h(0), z(0)), "both on the same roof");
    assert!(!street(500, 1000).sees(h(0), z(0)), "it hides whoever is behind it");
    let second = Piece {
        name: "another house".to_owned(),
        ..Piece { shape: Shape::Polygon(Polygon::rectangle(560, 500, 20, 200)), ..house() }
    };
    let mut two = board_on(table(vec![house(), second])).human("Dawson", 500, 600).zombie(800, 600).done();
    two.arrange().zombies[0].level = Some(PieceId(0));
    assert!(!two.sees(h(0), z(0)), "another house still does");
}

#[test]
fn what_does_not_finish_the_fallen_is_fired_by_its_own_rules() {
    let mut battle =
        board().armed("Rourke", 600, 600, Weapon::Flamethrower, 1).fallen_zombie(625, 600).done();
    let (mut dice, mut answers) = (kernel::scripted(&[2]), kernel::play::Defaults);
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut answers);
    assert!(
        fire_at(&mut battle, &mut play, 0, (z(0), rule!("dwa.ruling.compulsions")), Limits::COMPELLED)
            .unwrap()
    );
    assert_eq!((battle.zombies[0].out, battle.zombies[0].burning), (false, 1));
}

/// The rule of the question at which the answers run out; no die has been rolled by then.
fn asked_before_any_die(battle: &Battle, answers: &[&str]) -> Option<RuleId> {
    let mut battle = battle.clone();
    battle.phase = dwa::battle::Phase::Humans { acting: Some(0) };
    let (mut dice, mut left, mut last) = (kernel::scripted(&[]), answers.iter(), None);
    let mut answer = |asked: &kernel::LiveQuestion<'_>| {
        last = Some(asked.ask.why);
        let label = left.next()?;
        match asked.shape {
            kernel::question::AskedFor::One(options) => {
                (0..options.open()).find(|&it| options.describe(it).label == *label).map(kernel::Answer::One)
            }
            _ => Some(kernel::Answer::Number(label.parse().unwrap())),
        }
    };
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut answer);
    assert!(dwa::battle::act::act(&mut battle, &mut play, 0).is_err(), "it waits for an answer");
    last
}

#[test]
fn target_bursts_and_aim_are_said_before_the_first_die() {
    let _proof = Proof::of(rule!("dwa.shoot.procedure")).facts([1]);
    let _proof = Proof::of(rule!("dwa.shoot.aim")).facts([3]);
    let battle = pistol_at(150);
    assert_eq!(asked_before_any_die(&battle, &[FIRE]), Some(rule!("dwa.shoot.declare-repeat")));
    assert_eq!(asked_before_any_die(&battle, &[FIRE, "1"]), Some(rule!("dwa.shoot.aim")));
    let _proof = Proof::of(rule!("dwa.auto.sustained")).facts([2]);
    let burst = board().armed("Lawless", 600, 600, Weapon::SubMachineGun, 4).zombie(775, 600).done();
    let fire = "fire the sub machine gun at zombie 1";
    assert_eq!(asked_before_any_die(&burst, &[fire]), Some(rule!("dwa.auto.sustained")));
}

#[test]
fn a_low_wall_a_window_and_an_open_door_are_fired_past() {
    let _proof = Proof::of(rule!("dwa.shoot.procedure")).facts([7]);
    let label = "fire the rifle at zombie 1";
    let rifle = |table: Table| {
        let mut battle = board_on(table).armed("Dawson", 600, 600, Weapon::Rifle, 10).zombie(775, 600).done();
        battle.arrange().humans[0].turn.ap = 1;
        battle
    };
    let mut low = rifle(table(vec![block(680, 500, 10, 200, 20, true)]));
    acts(&mut low, 0, &[5], &[label]);
    assert!(low.zombies[0].out, "far behind it, and not even covered");
    let front = |passage: Passage| {
        let line = vec![Point::new(690, 300), Point::new(690, 900)];
        let wall =
            Piece { blocks_sight: true, ..piece("a wall", Shape::Wall { line, thickness: 2 }, 60, true) };
        let way = Opening {
            name: "a way".to_owned(),
            wall: PieceId(0),
            from: Point::new(690, 570),
            to: Point::new(690, 630),
            passage,
        };
        rifle(Table { openings: vec![way], ..table(vec![wall]) })
    };
    for passage in [Passage::OPEN, Passage::PANE, Passage::SILL] {
        let mut battle = front(passage);
        acts(&mut battle, 0, &[6], &[label]);
        assert!(battle.zombies[0].out, "{passage:?}");
    }
    assert_eq!(refused(&front(Passage::CLOSED), 0, label), Some(rule!("dwa.ruling.line-of-sight")));
}

#[test]
fn aim_is_for_one_target_and_not_for_the_next() {
    let _proof = Proof::of(rule!("dwa.shoot.aim-same-target")).facts([2]);
    let fires = |die: u16| {
        let board = board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(775, 600).zombie(600, 775);
        let mut battle = board.done();
        acts(&mut battle, 0, &[1, die], &[FIRE, "1", "1", "fire the pistol at zombie 2"]);
        battle.zombies[1].fallen
    };
    assert_eq!([fires(3), fires(4)], [false, true]);
}

#[test]
fn every_die_of_who_has_moved_is_one_less_and_no_die_rolled_before() {
    let _proof = Proof::of(rule!("dwa.shoot.move-and-fire")).facts([1, 2, 3]);
    let fires = |walk: Option<&str>, dice: &[u16]| {
        let mut battle = board().armed("Lawless", 600, 600, Weapon::SubMachineGun, 4).zombie(775, 600).done();
        battle.arrange().humans[0].turn.ap = 5;
        if let Some(to) = walk {
            acts(&mut battle, 0, &[], &["walk", to]);
        }
        battle.arrange().humans[0].turn.ap = 2;
        acts(&mut battle, 0, dice, &["fire the sub machine gun at zombie 1"]);
        (battle.zombies[0].fallen, battle.zombies[0].out)
    };
    let nothing = (false, false);
    assert_eq!(fires(None, &[1, 1, 1, 1, 4]), (true, false));
    assert_eq!(fires(Some("600,601"), &[4, 4, 4, 4, 4]), nothing, "1 AP");
    assert_eq!(fires(Some("600,601"), &[1, 1, 1, 1, 5]), (true, false));
    assert_eq!(fires(Some("600,730"), &[1, 1, 1, 1, 5]), (true, false), "3 AP are no worse");
    let board = board().armed("Dawson", 600, 600, Weapon::Pistol, 12).zombie(775, 600).zombie(600, 775);
    let mut battle = board.done();
    battle.arrange().humans[0].turn.ap = 3;
    let then = ["walk", "600,610", "fire the pistol at zombie 2"];
    acts(&mut battle, 0, &[4], &[FIRE, "1", "1"]);
    assert!(battle.zombies[0].out || battle.zombies[0].fallen);
    battle.arrange().humans[0].turn.ap = 2;
    acts(&mut battle, 0, &[4], &then);
    assert!(battle.zombies[0].fallen, "it stays down");
    assert!(!battle.zombies[1].fallen, "4 - 1");
}

#[test]
fn lying_down_standing_up_and_turning_are_no_movement() {
    let _proof = Proof::of(rule!("dwa.shoot.move-and-fire")).facts([4]);
    let after = |posture: Posture, deeds: &[&str], die: u16| {
        let mut battle = pistol_at(150);
        (battle.arrange().humans[0].posture, battle.arrange().humans[0].turn.ap) = (posture, 8);
        acts(&mut battle, 0, &[], deeds);
        battle.arrange().humans[0].turn.ap = 1;
        acts(&mut battle, 0, &[die], &[FIRE]);
        battle.zombies[0].fallen
    };
    assert!(after(Posture::Standing, &["lie down"], 4));
    assert!(after(Posture::Prone, &["stand up"], 4));
    assert!(after(Posture::Fallen, &["stand up"], 4));
    assert!(after(Posture::Standing, &["turn", "600,900"], 4));
    assert!(!after(Posture::Standing, &["walk", "600,601"], 4), "a walk is");
}

#[test]
fn a_move_that_costs_no_ap_is_no_movement() {
    let _proof = Proof::of(rule!("dwa.shoot.move-and-fire")).facts([6]);
    let shed = Piece { roof_mm: Some(60), blocks_move: true, ..block(620, 500, 200, 200, 60, true) };
    let climbs = |agile: bool| {
        let mut battle = board_on(table(vec![shed.clone()]))
            .armed("Dawson", 607, 600, Weapon::Pistol, 12)
            .zombie(782, 600)
            .rules(|it| it.skills = true)
            .done();
        battle.arrange().zombies[0].level = Some(PieceId(0));
        battle.arrange().humans[0].skills.push(dwa::table::skill::Skill::Agile);
        battle.arrange().humans[0].turn.ap = 9;
        if agile {
            acts(&mut battle, 0, &[], &["use Agile"]);
        }
        acts(&mut battle, 0, &[], &["climb onto the a block"]);
        battle.arrange().humans[0].turn.ap = 1;
        acts(&mut battle, 0, &[4], &[FIRE]);
        battle.zombies[0].fallen
    };
    assert_eq!([climbs(true), climbs(false)], [true, false]);
}

/// The weapons that are fired or thrown and have no close-quarters score.
const WITHOUT_CQM: [Weapon; 12] = [
    Weapon::MachineGun,
    Weapon::GrenadeLauncher,
    Weapon::Bow,
    Weapon::Crossbow,
    Weapon::ThrowingKnife,
    Weapon::ThrowingAxe,
    Weapon::ConcussionGrenade,
    Weapon::FragmentationGrenade,
    Weapon::IncendiaryGrenade,
    Weapon::FlashBang,
    Weapon::Molotov,
    Weapon::Flamethrower,
];

#[test]
fn no_weapon_without_a_close_quarters_score_is_fired_in_close_combat() {
    let _proof = Proof::of(rule!("dwa.shoot.weapon-table")).facts([6, 7, 11]);
    let fires = |weapon: Weapon| {
        let mut battle =
            board().armed("Dawson", 600, 600, weapon, 2).zombie(625, 600).zombie(700, 600).done();
        let row = Lookup { weapon }.resolve(&mut kernel::scripted(&[]));
        battle.arrange().humans[0].turn.ap = 9;
        let is_fire = |it: &String| ["fire", "throw", "finish"].iter().any(|deed| it.starts_with(deed));
        (offers(&battle, 0).iter().any(is_fire), row.cqm.is_some())
    };
    for weapon in WITHOUT_CQM {
        assert_eq!(fires(weapon), (false, false), "{weapon:?}");
    }
    for weapon in Weapon::all().filter(|it| it.profile().fire != dwa::table::weapons::Fire::None) {
        assert_eq!(fires(weapon), (!WITHOUT_CQM.contains(&weapon), !WITHOUT_CQM.contains(&weapon)));
    }
    let mut tank = board().armed("Rourke", 600, 600, Weapon::Flamethrower, 1).done();
    tank.arrange().humans[0].ammo.clips = 3;
    tank.arrange().humans[0].weapons[0].trouble = Malfunction::OutOfFuel;
    assert!(!offers(&tank, 0).iter().any(|it| it.starts_with("reload")));
}

#[test]
fn a_magazine_counts_bursts_and_the_close_quarters_score_is_for_close_combat_alone() {
    let _proof = Proof::of(rule!("dwa.shoot.weapon-columns")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("dwa.shoot.range-modifier")).facts([5]);
    let row = Lookup { weapon: Weapon::AssaultRifle }.resolve(&mut kernel::scripted(&[]));
    let mag = row.mag.unwrap();
    let mut rifle = board().armed("Dawson", 600, 600, Weapon::AssaultRifle, mag).zombie(775, 600).done();
    acts(&mut rifle, 0, &[1; 15], &["fire the assault rifle at zombie 1", "2"]);
    assert_eq!((mag, rifle.humans[0].weapons[0].loaded), (6, 3), "three bursts of five dice");
    let fires = |mm: i32, label: &str, die: u16| {
        let mut battle = pistol_at(mm);
        battle.arrange().humans[0].turn.ap = 1;
        acts(&mut battle, 0, &[die], &[label]);
        (battle.zombies[0].out, battle.zombies[0].fallen)
    };
    let close = "fire the pistol in close combat at zombie 1";
    assert_eq!([fires(0, close, 3), fires(0, close, 2)], [(true, false), (false, false)], "no point blank");
    assert_eq!(fires(2, FIRE, 3), (false, true), "point blank 3 + 1 is a Fall");
}

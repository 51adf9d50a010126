//! Range combat (11.1.2, 11.2, 12.6).
use dwa::{
    rule,
    rules::PassengerFire,
    table::{
        handling::{Distraction, Handling},
        shoot::{
            Cover, Harm, Hit, HumanHit, HumanTarget, Lookup, Posture, Shot, ShotSkill, Target, aim_refused,
        },
        weapons::{Fire, Melee, Weapon},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn shot(weapon: Weapon, range_cm: i32) -> Shot {
    let target = Target::at_mm(range_cm * 10);
    Shot { weapon, target, handling: Handling::default(), aim: 0, skill: None }
}

fn pistol_at(range_cm: i32) -> Shot {
    shot(Weapon::Pistol, range_cm)
}

fn at(target: Target) -> Shot {
    Shot { target, ..pistol_at(15) }
}

/// What each face of the die comes to.
fn faces(shot: &Shot) -> [Hit; 6] {
    [1, 2, 3, 4, 5, 6].map(|face| shot.fire(&mut scripted(&[face])).hit)
}

fn total(shot: &Shot) -> i32 {
    shot.modifiers().total()
}

use Hit::{Elim, Fall, Miss};

#[test]
fn fall_and_elim_scores_of_every_weapon_that_fires_at_single_targets() {
    let _proof = Proof::of(rule!("dwa.shoot.weapon-table")).facts([7]);
    let _proof = Proof::of_all(&[rule!("dwa.shoot.rof-dice"), rule!("dwa.ruling.thrown-weapons")]);
    let at_15 = |weapon| faces(&shot(weapon, 15));
    for handgun in [Weapon::Pistol, Weapon::SilencedPistol, Weapon::Revolver] {
        assert_eq!(at_15(handgun), [Miss, Miss, Miss, Fall, Fall, Elim]);
    }
    for rifle in [Weapon::Rifle, Weapon::Carbine, Weapon::Crossbow] {
        assert_eq!(at_15(rifle), [Miss, Miss, Miss, Fall, Elim, Elim]);
    }
    assert_eq!(at_15(Weapon::SniperRifle), [Miss, Miss, Elim, Elim, Elim, Elim]);
    assert_eq!(at_15(Weapon::Bow), [Miss, Miss, Miss, Miss, Fall, Elim]);
    for thrown in [Weapon::ThrowingKnife, Weapon::ThrowingAxe] {
        assert_eq!(faces(&shot(thrown, 10)), [Miss, Miss, Miss, Fall, Elim, Elim], "point blank");
    }
}

#[test]
fn magazine_rate_cost_range_and_close_quarters_of_every_firearm() {
    let _proof = Proof::of(rule!("dwa.shoot.weapon-columns"));
    let _table = Proof::of(rule!("dwa.shoot.weapon-table")).facts([1, 2, 3, 5]);
    use Weapon::*;
    let at_15 = |weapon| faces(&shot(weapon, 15));
    assert_eq!([Pistol, Revolver].map(at_15), [[Miss, Miss, Miss, Fall, Fall, Elim]; 2]);
    assert_eq!([Rifle, Carbine].map(at_15), [[Miss, Miss, Miss, Fall, Elim, Elim]; 2]);
    assert_eq!(at_15(SniperRifle), [Miss, Miss, Elim, Elim, Elim, Elim]);
    #[rustfmt::skip]
    let table = [
        (Pistol,              Some(12),  1, 1,  20, Some(3)),
        (Revolver,            Some(6),   1, 1,  20, Some(3)),
        (PumpShotgun,         Some(6),   1, 2,  15, Some(5)),
        (DoubleBarrelShotgun, Some(2),   2, 1,  15, Some(5)),
        (SawnOffShotgun,      Some(2),   2, 1,  10, Some(4)),
        (Rifle,               Some(10),  1, 1,  90, Some(6)),
        (Carbine,             Some(10),  1, 1,  90, Some(6)),
        (SniperRifle,         Some(5),   1, 4, 150, Some(6)),
        (AssaultRifle,        Some(6),   5, 2,  90, Some(6)),
        (SubMachineGun,       Some(4),   5, 2,  60, Some(4)),
        (MachineGun,          Some(20), 10, 4,  90, None),
        (GrenadeLauncher,     Some(1),   1, 4,  30, None),
        (Bow,                 Some(1),   1, 2,  50, None),
        (Crossbow,            Some(1),   1, 3,  50, None),
        (ThrowingKnife,       None,      1, 2,  10, None),
    ];
    for (weapon, mag, rof, cost, range_cm, cqm) in table {
        let it = Lookup { weapon }.resolve(&mut scripted(&[]));
        let read = (it.weapon, it.mag, it.rof, it.cost, it.range_cm, it.cqm);
        assert_eq!(read, (weapon, mag, rof, cost, range_cm, cqm));
    }
}

#[test]
fn every_weapon_finds_its_own_row() {
    assert!(Weapon::all().all(|it| it.profile().weapon == it));
    assert_eq!(Weapon::all().count(), 36);
}

#[test]
fn a_flamethrower_has_the_long_cone_and_no_magazine() {
    let _proof = Proof::of(rule!("dwa.shoot.weapon-table")).facts([11]);
    let _proof = Proof::of(rule!("dwa.ruling.flamethrower-profile"));
    let it = Lookup { weapon: Weapon::Flamethrower }.resolve(&mut scripted(&[]));
    assert_eq!((it.fire, it.mag, it.cost, it.range_cm, it.cqm), (Fire::Flame, None, 4, 15, None));
    assert_eq!(Weapon::Flamethrower.cone(), Weapon::PumpShotgun.cone());
    assert!(Weapon::Flamethrower.is_military() && Weapon::Flamethrower.is_noisy());
}

#[test]
fn guns_grenades_and_chainsaws_are_heard() {
    let silent: Vec<Weapon> = Weapon::all().filter(|it| !it.is_noisy()).take(5).collect();
    use Weapon::*;
    assert_eq!(silent, [SilencedPistol, Bow, Crossbow, ThrowingKnife, ThrowingAxe]);
    assert!([Molotov, FlashBang, Chainsaw, GrenadeLauncher].iter().all(|it| it.is_noisy()));
    assert!(!Hammer.is_noisy());
    assert_eq!(Weapon::Pistol.profile().melee, Melee::Bludgeoning);
}

#[test]
fn a_score_above_six_is_a_six_and_a_natural_six_may_miss() {
    let _proof = Proof::of(rule!("dwa.shoot.modified-score")).facts([1, 2, 3, 4]);
    let aimed_twice = Shot { aim: 2, ..pistol_at(10) };
    assert_eq!(faces(&aimed_twice), [Fall, Fall, Elim, Elim, Elim, Elim]);
    let target = Target { cover: Cover::Solid, fights_friend: true, ..Target::at_mm(200) };
    let hopeless = at(target);
    assert_eq!(total(&hopeless), -4);
    assert_eq!(faces(&hopeless), [Miss; 6]);
}

#[test]
fn ten_centimetres_is_point_blank_and_twenty_is_long() {
    let _proof = Proof::of(rule!("dwa.shoot.range-modifier")).facts([1, 2, 3, 4]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.measuring")]);
    let modifiers = [0, 99, 100, 101, 199, 200].map(|mm| total(&at(Target::at_mm(mm))));
    assert_eq!(modifiers, [1, 1, 1, 0, 0, -1]);
    assert_eq!(at(Target::at_mm(100)).fire(&mut scripted(&[3])).hit, Fall);
    assert_eq!(at(Target::at_mm(101)).fire(&mut scripted(&[3])).hit, Miss);
    assert_eq!(at(Target::at_mm(200)).fire(&mut scripted(&[6])).hit, Fall);
    assert_eq!(faces(&pistol_at(10)), [Miss, Miss, Fall, Fall, Elim, Elim]);
}

#[test]
fn a_target_exactly_at_the_weapons_range_is_in_range() {
    let _proof = Proof::of(rule!("dwa.shoot.max-range")).facts([1, 2]);
    assert_eq!(at(Target::at_mm(200)).fire(&mut scripted(&[5])).hit, Fall);
    assert_eq!(at(Target::at_mm(200)).check(), Ok(()));
    let beyond = at(Target::at_mm(201)).check().unwrap_err().to_string();
    assert_eq!(beyond, "target.range_mm: takes 0 to 200 with a pistol");
    assert!(at(Target::at_mm(-1)).check().is_err());
}

#[test]
fn each_two_points_of_aiming_are_one_more_for_every_shot_at_that_target() {
    let _proof = Proof::of_all(&[rule!("dwa.shoot.aim"), rule!("dwa.shoot.aim-same-target")]);
    let aimed = Shot { aim: 1, ..pistol_at(15) };
    assert_eq!([aimed.fire(&mut scripted(&[5])).hit, aimed.fire(&mut scripted(&[5])).hit], [Elim, Elim]);
    assert_eq!(total(&Shot { aim: 2, ..pistol_at(15) }), 2);
    assert_eq!(pistol_at(15).fire(&mut scripted(&[5])).hit, Fall, "another target gains nothing");
}

#[test]
fn what_uses_a_template_is_not_aimed() {
    let fine = [Weapon::Pistol, Weapon::AssaultRifle, Weapon::Bow, Weapon::ThrowingAxe];
    assert!(fine.into_iter().all(|it| aim_refused(it).is_none()));
    let template = Some(rule!("dwa.shoot.aim-template"));
    use Weapon::{Flamethrower, GrenadeLauncher, MachineGun, Molotov};
    assert!(
        [MachineGun, GrenadeLauncher, Molotov, Flamethrower]
            .map(aim_refused)
            .iter()
            .all(|it| *it == template)
    );
    assert_eq!(aim_refused(Weapon::SawnOffShotgun), Some(rule!("dwa.shotgun.no-aim")));
}

#[test]
fn cover_of_any_kind_is_one_less() {
    let _proof = Proof::of_all(&[rule!("dwa.shoot.cover"), rule!("dwa.ruling.prone")]);
    let behind = |cover| at(Target { cover, ..Target::at_mm(150) });
    let covers = [Cover::Open, Cover::Soft, Cover::Solid, Cover::Prone].map(behind);
    assert_eq!(covers.clone().map(|it| total(&it)), [0, -1, -1, -1]);
    assert_eq!(covers.map(|it| it.fire(&mut scripted(&[4])).hit), [Fall, Miss, Miss, Miss]);
}

#[test]
fn who_has_moved_fires_worse_with_everything() {
    let _proof = Proof::of(rule!("dwa.shoot.move-and-fire"));
    let handling = Handling { moved: true, ..Handling::default() };
    assert_eq!(faces(&Shot { handling, ..shot(Weapon::Bow, 15) }), [Miss, Miss, Miss, Miss, Miss, Fall]);
    assert_eq!(faces(&Shot { handling, ..shot(Weapon::SniperRifle, 15) })[2..4], [Miss, Elim]);
}

#[test]
fn fire_into_a_fight_is_two_less() {
    let _proof = Proof::of(rule!("dwa.shoot.into-close-combat"));
    let fight = at(Target { fights_friend: true, ..Target::at_mm(150) });
    assert_eq!(total(&fight), -2);
    assert_eq!(fight.fire(&mut scripted(&[6])).hit, Fall);
}

#[test]
fn a_score_into_a_fight_spares_the_friend() {
    let _proof = Proof::of(rule!("dwa.shoot.into-close-combat-hit"));
    let fight = at(Target { fights_friend: true, ..Target::at_mm(150) });
    let fired = fight.fire(&mut scripted(&[6]));
    assert_eq!((fired.hit, fired.hits_friend), (Fall, false));
}

#[test]
fn a_miss_into_a_fight_hits_the_friend() {
    let _proof =
        Proof::of_all(&[rule!("dwa.shoot.into-close-combat-miss"), rule!("dwa.ruling.into-close-combat")]);
    let fight = at(Target { fights_friend: true, ..Target::at_mm(150) });
    let fired = fight.fire(&mut scripted(&[5]));
    assert_eq!((fired.hit, fired.hits_friend), (Miss, true));
    assert_eq!(odds(|dice| fight.fire(dice).hits_friend)[&true], Ratio::new(5, 6));
    assert!(!pistol_at(15).fire(&mut scripted(&[1])).hits_friend, "nobody fights there");
}

#[test]
fn a_fallen_figure_at_the_firers_feet_is_finished_without_a_die() {
    let _proof = Proof::of_all(&[rule!("dwa.shoot.fallen-contact"), rule!("dwa.ruling.fallen-contact")]);
    let target = Target { posture: Posture::FallenInContact, ..Target::at_mm(0) };
    for weapon in [Weapon::Bow, Weapon::SubMachineGun, Weapon::PumpShotgun, Weapon::ThrowingKnife] {
        let shot = Shot { target, ..shot(weapon, 0) };
        assert_eq!(shot.check(), Ok(()));
        let fired = shot.fire(&mut scripted(&[]));
        assert_eq!((fired.hit, fired.ones), (Elim, 0));
    }
    for weapon in [Weapon::MachineGun, Weapon::GrenadeLauncher, Weapon::Molotov, Weapon::Flamethrower] {
        assert!(Shot { target, ..shot(weapon, 0) }.check().unwrap_err().to_string().starts_with("weapon:"));
    }
}

#[test]
fn fallen_targets_are_easier_up_to_twenty_centimetres() {
    let _proof = Proof::of(rule!("dwa.shoot.fallen-near")).facts([1, 3, 4]);
    let _proof = Proof::of_all(&[rule!("dwa.ruling.fallen-modifier-stack")]);
    let fallen = |mm| Shot {
        target: Target { posture: Posture::Fallen, ..Target::at_mm(mm) },
        ..shot(Weapon::Rifle, 0)
    };
    assert_eq!([100, 101, 199, 200, 201].map(|mm| total(&fallen(mm))), [2, 1, 1, 0, -1]);
    assert_eq!(fallen(150).fire(&mut scripted(&[3])).hit, Fall);
    assert_eq!(fallen(201).fire(&mut scripted(&[4])).hit, Miss);
}

#[test]
fn a_fall_wounds_a_human_and_an_elim_ends_him() {
    let _proof = Proof::of(rule!("dwa.shoot.human-target")).facts([1, 2]);
    let harm = |hit| HumanTarget { hit }.resolve(&mut scripted(&[]));
    assert_eq!(harm(HumanHit::Fall), Harm { wounds: 1, falls: true, eliminated: false });
    assert_eq!(harm(HumanHit::Elim), Harm { wounds: 0, falls: false, eliminated: true });
}

#[test]
fn a_plain_hit_leaves_a_human_on_his_feet_and_a_flash_only_lays_him_down() {
    let _proof = Proof::of(rule!("dwa.ruling.human-results"));
    let harm = |hit| HumanTarget { hit }.resolve(&mut scripted(&[]));
    assert_eq!(harm(HumanHit::Plain), Harm { wounds: 1, falls: false, eliminated: false });
    assert_eq!(harm(HumanHit::FlashBangFall), Harm { wounds: 0, falls: true, eliminated: false });
}

#[test]
fn an_eagle_eye_ignores_long_range() {
    let _proof = Proof::of(rule!("dwa.skill.eagle-eye")).facts([1]);
    let far = Shot { skill: Some(ShotSkill::EagleEye), ..shot(Weapon::Rifle, 50) };
    assert_eq!(total(&far), 0);
    assert_eq!(far.fire(&mut scripted(&[4])).hit, Fall);
    assert_eq!(total(&Shot { skill: Some(ShotSkill::EagleEye), ..pistol_at(10) }), 1);
}

#[test]
fn a_sharpshooter_ignores_soft_cover_alone() {
    let _proof = Proof::of(rule!("dwa.skill.sharpshooter")).facts([1]);
    let behind =
        |cover| Shot { skill: Some(ShotSkill::Sharpshooter), ..at(Target { cover, ..Target::at_mm(150) }) };
    assert_eq!([Cover::Soft, Cover::Solid, Cover::Prone].map(|it| total(&behind(it))), [0, -1, -1]);
}

#[test]
fn a_sniper_eliminates_on_a_modified_two() {
    let _proof = Proof::of(rule!("dwa.skill.sniper")).facts([1, 2]);
    let _proof = Proof::of(rule!("dwa.ruling.skill-sniper"));
    let sniper = |weapon, range_cm| Shot { skill: Some(ShotSkill::Sniper), ..shot(weapon, range_cm) };
    for weapon in [Weapon::Rifle, Weapon::Carbine, Weapon::SniperRifle] {
        assert_eq!(faces(&sniper(weapon, 15)), [Miss, Elim, Elim, Elim, Elim, Elim]);
        assert_eq!(faces(&sniper(weapon, 20))[1..3], [Miss, Elim]);
    }
    assert!(sniper(Weapon::Pistol, 15).check().unwrap_err().to_string().starts_with("skill:"));
}

#[test]
fn with_a_double_tap_a_fall_is_an_elim() {
    let _proof = Proof::of_all(&[rule!("dwa.skill.double-tap"), rule!("dwa.ruling.skill-double-shots")]);
    let tap = |weapon| Shot { skill: Some(ShotSkill::DoubleTap), ..shot(weapon, 15) };
    assert_eq!(faces(&tap(Weapon::Pistol)), [Miss, Miss, Miss, Elim, Elim, Elim]);
    assert_eq!(faces(&tap(Weapon::SniperRifle))[1..3], [Miss, Elim]);
    assert!(tap(Weapon::Bow).check().is_err() && tap(Weapon::Crossbow).check().is_err());
}

#[test]
fn every_modifier_adds_up() {
    let _proof = Proof::of_all(&[
        rule!("dwa.ruling.quirk-details"),
        rule!("dwa.ruling.psychosis-details"),
        rule!("dwa.ruling.vehicle-fire"),
        rule!("dwa.ruling.distraction"),
    ]);
    let handling = Handling {
        moved: true,
        civilian: true,
        flinch: true,
        depressive: true,
        fast_vehicle: Some(PassengerFire::Bonus),
        distraction: Distraction { psychos: 2, sexy: 1 },
    };
    let unlucky = Shot { handling, ..pistol_at(15) };
    assert_eq!(unlucky.fire(&mut scripted(&[6])).hit, Miss);
    assert_eq!(total(&unlucky), -1 - 1 - 2 + 1 - 3, "a pistol is not military");
    assert_eq!(total(&Shot { handling, ..shot(Weapon::Bow, 15) }), -1 - 2 + 1 - 3, "a bow is not a gun");
    let penalty = Handling { fast_vehicle: Some(PassengerFire::Penalty), ..Handling::default() };
    assert_eq!(total(&Shot { handling: penalty, ..pistol_at(15) }), -1);
}

#[test]
fn pistol_odds_at_point_blank() {
    let odds = odds(|dice| pistol_at(10).fire(dice).hit);
    assert_eq!(
        [Miss, Fall, Elim].map(|it| odds[&it].clone()),
        [Ratio::new(1, 3), Ratio::new(1, 3), Ratio::new(1, 3)]
    );
}

#[test]
fn a_natural_one_is_counted_for_the_jam_whatever_the_modifiers() {
    let fired = Shot { aim: 2, ..pistol_at(10) }.fire(&mut scripted(&[1]));
    assert_eq!((fired.hit, fired.ones), (Fall, 1));
    assert_eq!(pistol_at(15).fire(&mut scripted(&[2])).ones, 0);
}

#[test]
fn automatic_weapons_and_templates_are_no_single_shots() {
    for weapon in [Weapon::AssaultRifle, Weapon::PumpShotgun, Weapon::MachineGun, Weapon::Hammer] {
        assert!(shot(weapon, 1).check().unwrap_err().to_string().starts_with("weapon:"));
    }
}

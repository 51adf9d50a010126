//! A whole firing (p. 23 to 28): dice put on targets, hits and damage.
use ffo::{
    rule,
    table::{
        damage::{Blow, Victim},
        shoot::{Aim, Fate, Posture, Shooter, Struck, Target, Volley},
        weapon::{Firing, Gun, Weapon},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn volley(gun: Gun, rep: i32, aims: &[(Target, u8)]) -> Volley {
    let aims =
        aims.iter().map(|(target, shots)| Aim { target: target.clone(), shots: *shots, ..Aim::default() });
    Volley {
        firing: Firing::of(Weapon::Listed(gun)),
        shooter: Shooter { rep, ..Shooter::default() },
        aims: aims.collect(),
    }
}

/// What becomes of each target, and whether the weapon is empty.
fn fire(volley: &Volley, faces: &[u16]) -> (Vec<Fate>, bool) {
    volley.check().unwrap();
    let result = volley.resolve(&mut scripted(faces));
    (result.targets.iter().map(|it| it.target).collect(), result.out_of_ammo)
}

fn dice_on(volley: &Volley, faces: &[u16]) -> Vec<Vec<u16>> {
    let fired = volley.roll(&mut scripted(faces));
    let nothing = &mut scripted(&[]);
    (0..volley.aims.len()).map(|at| volley.dice_on(at, &fired, nothing).to_vec()).collect()
}

fn open() -> Target {
    Target::default()
}

#[test]
fn the_dice_of_the_rating_go_on_the_targets_from_the_highest() {
    let _proof = Proof::of(rule!("ffo.shoot.assign-dice")).facts([1, 2]);
    let _proof = Proof::of(rule!("ffo.shoot.declare")).facts([2, 3]);
    let two = volley(Gun::AssaultRifle, 4, &[(open(), 1), (open(), 2)]);
    assert_eq!(dice_on(&two, &[2, 5, 1]), [vec![5], vec![2, 1]]);
    let single = Volley {
        firing: Firing { rating: Some(1), ..two.firing },
        ..volley(Gun::AssaultRifle, 6, &[(open(), 1)])
    };
    assert_eq!(dice_on(&single, &[3]), [vec![3]]);
    assert!(volley(Gun::AssaultRifle, 4, &[(open(), 1), (open(), 1)]).check().is_err());
    assert!(volley(Gun::AssaultRifle, 4, &vec![(open(), 1); 4]).check().is_err());
}

fn with_gap(burnt: u8) -> Volley {
    let mut volley = volley(Gun::SubmachineGun, 4, &[(open(), 1), (open(), 1)]);
    volley.aims[1].burnt = burnt;
    volley
}

#[test]
fn a_burnt_shot_uses_up_the_die_of_its_place_and_is_no_target() {
    let _proof = Proof::of(rule!("ffo.weapon.swath-gap")).facts([3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.empty-space-index"));
    assert_eq!(dice_on(&with_gap(1), &[4, 6, 5]), [vec![6], vec![4]]);
    // 5 + 4 = 9 hits a second target, and would miss a third.
    assert_eq!(fire(&with_gap(1), &[5, 5, 6, /* damage */ 2, 2]).0, [Fate::KnockedDown; 2]);
    assert!(with_gap(2).check().is_err() && with_gap(0).check().is_err());
}

#[test]
fn further_shots_at_one_figure_do_not_make_the_next_a_third_target() {
    let _proof = Proof::of(rule!("ffo.ruling.empty-space-index"));
    let two = volley(Gun::SubmachineGun, 4, &[(open(), 2), (open(), 1)]);
    assert_eq!(fire(&two, &[6, 6, 5, /* two hits */ 4, 4, /* one */ 2]).0, [Fate::KnockedDown; 2]);
}

#[test]
fn the_targets_of_a_second_weapon_go_on_from_those_of_the_first() {
    let _proof = Proof::of(rule!("ffo.shoot.two-weapons")).facts([3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.or-two-weapons"));
    let second = |order| {
        let mut volley = volley(Gun::BaPistol, 4, &[(open(), 2)]);
        (volley.shooter.two_weapons, volley.aims[0].order) = (true, order);
        volley
    };
    assert_eq!(fire(&second(None), &[5, 6, 3]).0, [Fate::KnockedDown]);
    // Its own dice, its own Impact and its own ammo.
    assert_eq!(fire(&second(Some(2)), &[1, 1]), (vec![Fate::Missed], true));
    let mut calm = second(Some(3));
    calm.shooter.two_weapons = false;
    assert_eq!(fire(&calm, &[5, 4]).0, [Fate::Missed]);
    calm.aims[0].order = Some(2);
    assert_eq!(fire(&calm, &[5, 4, 2]).0, [Fate::OutOfTheFight]);
}

#[test]
fn the_worst_of_several_hits_counts_and_downed_people_lie_prone() {
    let _proof = Proof::of(rule!("ffo.damage.ranged")).facts([6]);
    let stunned = Target { posture: Posture::Stunned, ..open() };
    // 8 misses them, 9 hits.
    assert_eq!(fire(&volley(Gun::BaPistol, 4, &[(stunned, 2)]), &[4, 5, 1]).0, [Fate::ObviouslyDead]);
    let out = Target { posture: Posture::OutOfTheFight, ..open() };
    let shots = volley(Gun::BaPistol, 4, &[(out.clone(), 2)]);
    assert_eq!(fire(&shots, &[6, 5, 3, 2]).0, [Fate::ObviouslyDead]);
    assert_eq!(fire(&shots, &[6, 5, 3, 3]).0, [Fate::Unaffected]);
    assert!(!out.reacts(&mut scripted(&[])));
}

#[test]
fn a_stray_does_its_damage_to_whom_it_hits() {
    let _proof = Proof::of(rule!("ffo.cover.crowd-stray")).facts([3]);
    let crowd = Target { crowd: vec![Victim::Zombie, Victim::Human], ..open() };
    let shots = volley(Gun::BaPistol, 4, &[(crowd, 2)]);
    // The 10 hits and the 8 strays onto the second; damage of the target first.
    let result = shots.resolve(&mut scripted(&[6, 4, /* stray */ 2, 3, /* damage */ 3, 1]));
    let strays = result.targets[0].strays.iter().map(|it| (it.whom, it.blow)).collect::<Vec<_>>();
    assert_eq!((result.targets[0].target, strays), (Fate::KnockedDown, vec![(1, Blow::ObviouslyDead)]));
    // Both stray onto the zombie: a die for each, held against the shooter's Rep.
    let result = shots.resolve(&mut scripted(&[5, 4, 6, 3, 6, 3, /* damage */ 5, 4]));
    let strays = result.targets[0].strays.iter().map(|it| (it.whom, it.blow)).collect::<Vec<_>>();
    assert_eq!((result.targets[0].target, strays), (Fate::Missed, vec![(0, Blow::ObviouslyDead)]));
}

#[test]
fn each_six_of_a_poor_shot_is_rolled_again_before_any_damage() {
    let _proof = Proof::of(rule!("ffo.shoot.pitiful-shot")).facts([4]);
    let covered = Target { in_cover: true, ..open() };
    let shots = volley(Gun::BaPistol, 3, &[(covered, 2)]);
    assert_eq!(fire(&shots, &[6, 6, /* again */ 4, 3, /* damage */ 2]).0, [Fate::OutOfTheFight]);
}

#[test]
fn ones_of_a_pitiful_shot_and_of_damage_empty_nothing() {
    let _proof = Proof::of(rule!("ffo.ruling.ammo-per-weapon"));
    let covered = Target { in_cover: true, ..open() };
    let shots = volley(Gun::BaPistol, 3, &[(covered, 2)]);
    assert_eq!(fire(&shots, &[6, 1, /* again */ 1, /* damage */ 1]), (vec![Fate::ObviouslyDead], false));
    // A burnt shot's 1 does count.
    assert!(fire(&with_gap(1), &[6, 1, 1, 4]).1);
}

#[test]
fn one_shot_at_each_of_several_is_a_die_for_each() {
    let _proof = Proof::of(rule!("ffo.ruling.one-shot"));
    let mut each = volley(Gun::Shotgun, 4, &[(open(), 1), (open(), 1)]);
    each.firing.one_shot_each = Some(2);
    assert_eq!(dice_on(&each, &[3, 5]), [[5], [3]]);
    each.aims[0].shots = 2;
    assert!(each.check().is_err());
}

#[test]
fn a_charged_shooter_does_not_kill_zombies_with_rep() {
    let _proof = Proof::of(rule!("ffo.zombie.easy-to-kill")).facts([3]);
    let mut shots = volley(Gun::BaPistol, 4, &[(Target::zombie(), 2)]);
    assert_eq!(fire(&shots, &[6, 1, /* damage */ 4]).0, [Fate::ObviouslyDead]);
    shots.shooter.charged = true;
    assert_eq!(fire(&shots, &[6, 1, /* damage */ 4]).0, [Fate::KnockedDown]);
}

/// Each of two dice hits in half of the cases, and a hit knocks down or worse.
#[test]
fn a_ba_pistol_of_rep_four_misses_the_open_in_a_quarter_of_all_firings() {
    let shots = volley(Gun::BaPistol, 4, &[(open(), 2)]);
    let odds = odds(|dice| shots.resolve(dice)).map(|it| it.targets[0].target);
    assert_eq!(odds[&Fate::Missed], Ratio::new(1, 4));
    // One hit 1/2, two hits 1/4: no 1 in 5/6 and in 25/36.
    assert_eq!(odds[&Fate::ObviouslyDead], Ratio::new(23, 144));
    let empty = odds_of_struck(&shots);
    assert_eq!(empty, Ratio::new(1, 36));
}

fn odds_of_struck(shots: &Volley) -> Ratio {
    odds(|dice| shots.resolve(dice)).map(|it| it.out_of_ammo)[&true].clone()
}

#[test]
fn nothing_strays_where_nobody_is_beside() {
    let shots = volley(Gun::Pistol, 4, &[(Target { in_cover: true, ..open() }, 2)]);
    let result = shots.resolve(&mut scripted(&[4, 5]));
    assert_eq!(result.targets[0], Struck { target: Fate::Missed, strays: Default::default() });
}

//! Weapons (p. 23 to 25).
use ffo::{
    rule,
    table::weapon::{Firing, Gun, GunLine, Ratings, Swath, SwathFit, Weapon, burnt},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn firing(gun: Gun) -> Firing {
    Firing::of(Weapon::Listed(gun))
}

fn with(gun: Gun, rating: u8) -> Firing {
    Firing { rating: Some(rating), ..firing(gun) }
}

fn one_shot(gun: Gun, each: u8) -> Firing {
    Firing { one_shot_each: Some(each), ..firing(gun) }
}

/// The shots of these dice, highest first; none of the dice may be left over.
fn shots(firing: Firing, faces: &[u16]) -> Vec<u16> {
    firing.roll(&mut scripted(faces)).faces.to_vec()
}

fn noise(firing: Firing) -> u16 {
    firing.noise(&mut scripted(&[]))
}

fn lines<T>(of: impl Fn(GunLine) -> T) -> Vec<T> {
    Gun::TABLE.map(|gun| of(Weapon::Listed(gun).line(&mut scripted(&[])))).into()
}

#[test]
fn each_weapon_of_the_table_has_its_own_numbers() {
    let _proof = Proof::of(rule!("ffo.weapon.table")).facts([1, 2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.weapon-table-ratings"));
    assert_eq!(lines(|it| it.range_in), [48, 12, 48, 12, 12, 48, 12, 48, 24]);
    assert_eq!(lines(|it| it.impact), [3, 2, 3, 1, 1, 3, 2, 3, 1]);
    let (one, two) = (Ratings::One, Ratings::Two);
    let ratings =
        [two([1, 3]), two([1, 2]), one(1), one(3), two([1, 2]), two([1, 2]), one(3), two([3, 4]), one(3)];
    assert_eq!(lines(|it| it.ratings), ratings);
    assert_eq!(lines(|it| it.ratings.highest()), [3, 2, 1, 3, 2, 2, 3, 4, 3]);
}

#[test]
fn a_target_at_exactly_its_range_is_in_range_and_a_millimetre_more_is_out() {
    let _proof = Proof::of(rule!("ffo.weapon.characteristics")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.range-limit"));
    let reaches = |mm| Gun::SubmachineGun.line().reaches(mm, &mut scripted(&[]));
    assert_eq!([599, 600, 601].map(reaches), [true, true, false]);
}

#[test]
fn a_weapon_fires_its_whole_rating_over_a_swath_as_wide() {
    let _proof = Proof::of(rule!("ffo.weapon.characteristics")).facts([3, 4]);
    assert_eq!(shots(firing(Gun::MachinePistol), &[2, 6, 4]), [6, 4, 2]);
    assert_eq!(firing(Gun::MachinePistol).rating(), 3);
    assert!(with(Gun::MachinePistol, 1).check().is_err());
    assert_eq!(noise(firing(Gun::MachinePistol)), 3);
}

#[test]
fn of_two_ratings_either_may_be_used_and_nothing_between() {
    let _proof = Proof::of(rule!("ffo.weapon.two-ratings")).facts([1, 2, 3]);
    assert_eq!(shots(with(Gun::AssaultRifle, 1), &[5]), [5]);
    assert_eq!(shots(with(Gun::AssaultRifle, 3), &[5, 1, 2]), [5, 2, 1]);
    assert_eq!(shots(firing(Gun::AssaultRifle), &[5, 1, 2]), [5, 2, 1]);
    assert!(with(Gun::AssaultRifle, 2).check().is_err());
    assert_eq!(shots(with(Gun::SquadAutomaticWeapon, 3), &[1, 2, 3]), [3, 2, 1]);
    assert_eq!(shots(with(Gun::SquadAutomaticWeapon, 4), &[1, 2, 3, 4]), [4, 3, 2, 1]);
    assert!(with(Gun::SquadAutomaticWeapon, 1).check().is_err());
}

#[test]
fn one_shot_is_one_die_with_any_weapon() {
    let _proof = Proof::of(rule!("ffo.ruling.one-shot"));
    for gun in [Gun::SubmachineGun, Gun::SquadAutomaticWeapon, Gun::Pistol, Gun::Shotgun] {
        assert_eq!(shots(one_shot(gun, 1), &[4]), [4], "{gun:?}");
        assert_eq!(noise(one_shot(gun, 1)), 1, "{gun:?}");
    }
    assert_eq!(shots(one_shot(Gun::SubmachineGun, 2), &[4, 5]), [5, 4]);
    assert!(one_shot(Gun::SubmachineGun, 3).check().is_ok());
    assert!(one_shot(Gun::SubmachineGun, 4).check().is_err());
}

#[test]
fn where_one_shot_is_allowed_a_submachine_gun_fires_one_die_of_its_three() {
    let _proof = Proof::of(rule!("ffo.weapon.two-ratings")).facts([4]);
    assert_eq!(shots(firing(Gun::SubmachineGun), &[4, 2, 2]), [4, 2, 2]);
    assert_eq!(shots(one_shot(Gun::SubmachineGun, 1), &[4]), [4]);
}

#[test]
fn a_shotgun_rolls_six_dice_and_counts_the_best_three() {
    let _proof = Proof::of(rule!("ffo.weapon.shotgun")).facts([1, 2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.shotgun"));
    let fired = firing(Gun::Shotgun).roll(&mut scripted(&[3, 1, 6, 1, 2, 5]));
    assert_eq!((fired.faces.as_slice(), fired.out_of_ammo), ([6, 5, 3].as_slice(), true));
    assert_eq!(shots(one_shot(Gun::Shotgun, 1), &[2]), [2]);
    assert_eq!([firing(Gun::Shotgun), one_shot(Gun::Shotgun, 1)].map(noise), [3, 1]);
}

fn swath(rating: u8, gaps_mm: &[i32]) -> SwathFit {
    Swath { rating, gaps_mm: gaps_mm.to_vec() }.resolve(&mut scripted(&[]))
}

#[test]
fn a_swath_holds_as_many_figures_as_the_rating_in_use() {
    let _proof = Proof::of(rule!("ffo.weapon.swath")).facts([1, 3]);
    assert!(swath(3, &[25, 25]).fits);
    assert!(!swath(3, &[25, 25, 25]).fits);
    assert!(!swath(1, &[0]).fits);
    assert!(swath(4, &[25, 25, 25]).fits);
}

#[test]
fn a_gap_burns_a_shot_for_each_inch_begun_after_the_first() {
    let _proof = Proof::of(rule!("ffo.weapon.swath-gap")).facts([1]);
    let _ruling = Proof::of(rule!("ffo.ruling.swath-geometry"));
    let gaps = [0, 1, 25, 26, 50, 51, 75, 76];
    assert_eq!(gaps.map(|mm| burnt(mm, &mut scripted(&[]))), [0, 0, 0, 1, 1, 2, 2, 3]);
}

#[test]
fn targets_and_burnt_shots_together_do_not_exceed_the_rating() {
    let _proof = Proof::of(rule!("ffo.weapon.swath-gap")).facts([2]);
    assert!(swath(3, &[26]).fits);
    assert!(!swath(3, &[26, 25]).fits);
    assert!(!swath(3, &[51]).fits);
    assert!(swath(4, &[51]).fits);
}

#[test]
fn players_make_their_own_weapons() {
    let _proof = Proof::of(rule!("ffo.weapon.custom")).facts([1, 2, 3, 4, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.thrown-weapons"));
    let nail_gun = GunLine { range_in: 6, ratings: Ratings::Two([2, 4]), ..Gun::Pistol.line() };
    assert_eq!(shots(Firing::of(Weapon::Own(nail_gun)), &[1, 2, 3, 4]), [4, 3, 2, 1]);
    let crossbow = Gun::Crossbow.line();
    assert_eq!((crossbow.range_in, crossbow.ratings, crossbow.impact), (24, Ratings::One(1), 2));
    assert!(firing(Gun::Crossbow).roll(&mut scripted(&[6])).out_of_ammo);
    let knife = Gun::ThrownWeapon.line();
    assert_eq!((knife.range_in, knife.ratings, knife.impact, knife.thrown), (6, Ratings::One(1), 1, true));
    assert!(!firing(Gun::ThrownWeapon).roll(&mut scripted(&[1])).out_of_ammo);
    assert_eq!(
        [Gun::Crossbow, Gun::ThrownWeapon, Gun::BoltActionRifle].map(|it| noise(firing(it))),
        [0, 0, 1]
    );
    assert_eq!([Gun::Crossbow, Gun::ThrownWeapon, Gun::Shotgun].map(Gun::is_made), [true, true, false]);
}

#[test]
fn a_made_weapon_has_numbers_that_the_table_could_have() {
    let odd = |line: GunLine| Firing::of(Weapon::Own(line)).check().is_err();
    assert!(odd(GunLine { ratings: Ratings::Two([3, 1]), ..Gun::Pistol.line() }));
    assert!(odd(GunLine { impact: 0, ..Gun::Pistol.line() }));
    assert!(!odd(Gun::Pistol.line()));
    let both = Firing { rating: Some(1), ..one_shot(Gun::Pistol, 1) };
    assert!(both.check().is_err());
}

#[test]
fn a_ba_pistol_shows_a_six_in_eleven_of_thirty_six_firings() {
    let odds = odds(|dice| firing(Gun::BaPistol).resolve(dice)).map(|it| it.faces[0]);
    assert_eq!(odds[&6], Ratio::new(11, 36));
}

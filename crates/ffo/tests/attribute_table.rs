//! Attributes (p. 7 and 8).
use ffo::{
    rule,
    table::{
        attribute::{Attribute, Greed, InUse, Loot, Newcomer, NewcomersAttributes, is_ambidextrous},
        charge::{Charge, Contender, Met},
        figure::{Fault, Figure, Role},
        melee::Fighter,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn rolled(newcomer: Newcomer, faces: &[u16]) -> Option<NewcomersAttributes> {
    newcomer.resolve(&mut scripted(faces))
}

const GRUNT: Newcomer = Newcomer { in_use: InUse::Everybody, star: false, in_stars_group: false };

#[test]
fn attributes_are_for_whom_the_players_want_them() {
    let _proof = Proof::of(rule!("ffo.attribute.use")).facts([1]);
    let users = |in_use| {
        [(true, false), (false, true), (false, false)].map(|(star, in_stars_group)| {
            let newcomer = Newcomer { in_use, star, in_stars_group };
            let odds = odds(|dice| newcomer.resolve(dice).is_some());
            odds.of(&true) == Ratio::one()
        })
    };
    assert_eq!(users(InUse::Nobody), [false, false, false]);
    assert_eq!(users(InUse::Stars), [true, false, false]);
    assert_eq!(users(InUse::StarsGroups), [true, true, false]);
    assert_eq!(users(InUse::Everybody), [true, true, true]);
}

#[test]
fn a_star_rolls_one_and_then_chooses_another() {
    let _proof = Proof::of(rule!("ffo.attribute.count")).facts([1]);
    let star = rolled(Newcomer::default(), &[1, 2, 3]).unwrap();
    assert_eq!((star.rolled, star.chooses_another), (Attribute::Brawler, true));
    let with = |n| Figure { attributes: vec![Attribute::Agile; n], ..Figure::default() };
    assert_eq!(with(2).resolve(&mut scripted(&[])).to_vec(), []);
    assert_eq!(with(3).resolve(&mut scripted(&[])).to_vec(), [Fault::TooManyAttributes]);
}

#[test]
fn a_grunt_rolls_one_and_has_no_other() {
    let _proof = Proof::of(rule!("ffo.attribute.count")).facts([2]);
    let grunt = rolled(GRUNT, &[1, 2, 3]).unwrap();
    assert_eq!((grunt.rolled, grunt.chooses_another), (Attribute::Brawler, false));
    let with = |n| Figure { role: Role::Grunt, attributes: vec![Attribute::Agile; n], ..Figure::default() };
    assert_eq!(with(1).resolve(&mut scripted(&[])).to_vec(), []);
    assert_eq!(with(2).resolve(&mut scripted(&[])).to_vec(), [Fault::TooManyAttributes]);
}

#[test]
fn three_dice_are_added_and_each_total_is_an_attribute() {
    let _proof = Proof::of(rule!("ffo.attribute.count")).facts([3]);
    let _table = Proof::of(rule!("ffo.attribute.table")).facts([1]);
    let of_total = |total: u16| {
        let first = total.saturating_sub(12).max(1);
        let second = (total - first).saturating_sub(6).max(1);
        Attribute::roll(&mut scripted(&[first, second, total - first - second]))
    };
    let all: Vec<Attribute> = (3..=18).map(of_total).collect();
    assert_eq!(all, Attribute::TABLE);
    assert_eq!(
        [3, 10, 11, 18].map(of_total),
        [Attribute::BornLeader, Attribute::Greedy, Attribute::Runt, Attribute::HardAsNails]
    );
    let odds = odds(|dice| Attribute::roll(dice));
    assert_eq!(odds[&Attribute::Greedy], Ratio::new(1, 8));
}

#[test]
fn a_six_makes_a_medic_of_level_two() {
    let _proof = Proof::of(rule!("ffo.attribute.medic")).facts([1]);
    let level = |face| rolled(GRUNT, &[1, 1, 2, face]).unwrap().medic_level;
    assert_eq!([1, 5, 6].map(level), [Some(1), Some(1), Some(2)]);
    assert_eq!(rolled(GRUNT, &[1, 1, 1]).unwrap().medic_level, None);
}

#[test]
fn twelve_on_two_dice_is_ambidextrous() {
    let _proof = Proof::of(rule!("ffo.attribute.ambidextrous")).facts([1]);
    let roll = |faces| is_ambidextrous(&mut scripted(faces));
    assert_eq!([&[6, 6], &[5, 6], &[5, 5], &[1, 1]].map(|it| roll(it)), [true, false, false, false]);
}

/// The die that wins or loses a melee: all others fail.
fn successes(fighter: Fighter, dice: usize) -> u16 {
    fighter.roll(&Fighter::default(), &mut scripted(&vec![1; dice])).0
}

#[test]
fn a_brawler_has_a_die_more_in_melee_and_none_in_a_charge() {
    let _proof = Proof::of(rule!("ffo.attribute.brawler")).facts([1]);
    assert_eq!(successes(Fighter::default(), 4), 4);
    let brawler = Fighter { brawler: true, ..Fighter::default() };
    assert_eq!(successes(brawler, 5), 5);
    // Dice and not successes.
    assert_eq!(brawler.roll(&Fighter::default(), &mut scripted(&[4; 5])).0, 0);
}

/// A charger against an equal, with so many dice that all pass.
fn charge(charger: Contender, dice: usize) -> Met {
    let faces: Vec<u16> = vec![1; dice].into_iter().chain([1, 5]).collect();
    Charge { chargers: vec![charger], ..Charge::default() }.test(&mut scripted(&faces))[0]
}

#[test]
fn rage_is_a_die_more_in_melee_and_in_the_charge() {
    let _proof = Proof::of(rule!("ffo.attribute.rage")).facts([1, 2]);
    assert_eq!(successes(Fighter { rage: true, ..Fighter::default() }, 5), 5);
    assert_eq!(charge(Contender { rage: true, ..Contender::default() }, 3), Met::ChargerMore);
    assert_eq!(charge(Contender::default(), 2), Met::ChargerMore);
}

#[test]
fn a_runt_has_a_die_less_in_the_charge() {
    let _proof = Proof::of(rule!("ffo.attribute.runt")).facts([1]);
    let runt = Contender { runt: true, ..Contender::default() };
    assert!(matches!(charge(runt, 1), Met::Same(_)));
}

const CORPSE: Greed = Greed { loot: Loot::Corpse, loot_mm: 25, again: false, leader_mm: None };

fn delay(greed: Greed, faces: &[u16]) -> i32 {
    greed.resolve(&mut scripted(faces))
}

#[test]
fn loot_holds_the_greedy_up_for_a_die_of_activations() {
    let _proof = Proof::of(rule!("ffo.attribute.greedy")).facts([1]);
    assert_eq!(delay(CORPSE, &[6]), 6);
    assert_eq!(delay(Greed { loot: Loot::EmptyBuilding, loot_mm: 500, ..CORPSE }, &[4]), 4);
    assert_eq!(delay(Greed { loot_mm: 26, ..CORPSE }, &[]), 0);
}

#[test]
fn a_leader_within_an_inch_has_the_greedy_go_on() {
    let _proof = Proof::of(rule!("ffo.attribute.greedy")).facts([3, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.greedy"));
    assert_eq!(delay(Greed { leader_mm: Some(25), ..CORPSE }, &[]), 0);
    assert_eq!(delay(Greed { leader_mm: Some(26), ..CORPSE }, &[2]), 2);
    assert_eq!(delay(Greed { leader_mm: None, ..CORPSE }, &[2]), 2);
}

#[test]
fn the_same_loot_holds_them_up_once() {
    let _proof = Proof::of(rule!("ffo.attribute.greedy")).facts([4]);
    let _ruling = Proof::of(rule!("ffo.ruling.greedy"));
    assert_eq!(delay(Greed { again: true, ..CORPSE }, &[]), 0);
}

#[test]
fn a_star_is_in_no_other_stars_group() {
    assert!(Newcomer { in_stars_group: true, ..Newcomer::default() }.check().is_err());
}

//! Zombie Surprise on the map (13.3.1).
use crate::board;
use crate::board::{board, p};
use crate::steps::{Labels, roll_and_answer};
use crate::zombie_phases::{is_dead, one};
use atzr::{
    battle::{Battle, surprise},
    printed::CounterThing,
    rule,
};
use kernel::{Answer, Proof};

/// Two in the same building hex, one with a Pistol.
fn tonya_and_too_tall() -> Battle {
    board().star("Tonya", 5, "0504").holds(&[CounterThing::Pistol]).grunt("Too Tall", 4, "0504").done()
}

fn surprised(
    battle: &mut Battle,
    who: &[u16],
    zombies: u16,
    faces: &[u16],
    answers: impl IntoIterator<Item = Answer>,
) {
    let who: Vec<_> = who.iter().map(|&it| p(it)).collect();
    roll_and_answer(faces, answers, |play| surprise::surprise(battle, play, &who, zombies).unwrap());
}

#[test]
fn zombies_met_in_a_building_are_on_those_who_entered_without_a_charge_test() {
    let _proof = Proof::of(rule!("atzr.surprise.replaces-charge")).facts([1]);
    let _proof = Proof::of(rule!("atzr.surprise.zombie-total")).facts([2]);
    let _proof = Proof::of(rule!("atzr.surprise.human-total")).facts([5]);
    let _proof = Proof::of_all(&[rule!("atzr.zombie.in-building"), rule!("atzr.ruling.surprise-shooting")]);
    let mut battle = tonya_and_too_tall();
    // Three counters, the odd zombie to Tonya; they have 8, Tonya 10, Too Tall 7.
    let (counters, odd, totals) = ([1, 2, 3], [1], [5, 5, 3]);
    // Tonya hits with an 8 and the damage die kills; then six dice against three, five against three.
    let shot = [3, 1, 3];
    let (tonya, tall) = ([1, 1, 1, 1, 1, 1, 4, 4, 4], [1, 1, 1, 1, 1, 4, 4, 4]);
    let faces = [&counters[..], &odd, &totals, &shot, &tonya, &tall].concat();
    surprised(&mut battle, &[0, 1], 3, &faces, one(0));
    assert_eq!(battle.undead().count(), 0);
    assert_eq!([0, 1].map(|it| battle.person(p(it)).deeds.zombies), [2, 1]);
    assert!(battle.zombies.iter().all(|it| it.at == battle.person(p(0)).at));
    assert!(battle.noises.len() == 1 && battle.shots_fired);
}

#[test]
fn who_is_no_quicker_than_they_are_does_not_fire() {
    let _proof = Proof::of(rule!("atzr.surprise.human-total")).facts([2, 3]);
    let mut battle = tonya_and_too_tall();
    battle.set_up().person(p(1)).at = board::at("0505");
    battle.recount();
    // Two zombies and a 4 are 6; Rep 5 and a 1 are 6 as well.
    let faces = [&[1, 1, 4, 1][..], &[1, 1, 1, 1, 1, 1, 4, 4, 4, 4]].concat();
    surprised(&mut battle, &[0], 2, &faces, []);
    assert!(!battle.shots_fired);
    assert_eq!(battle.undead().count(), 0);
}

#[test]
fn whoever_is_in_the_hex_already_is_surprised_as_well() {
    let _proof = Proof::of(rule!("atzr.surprise.divide"));
    let mut battle = tonya_and_too_tall();
    // Two zombies have 6, Tonya has 6 and Too Tall 5; one is on each of them, and Too Tall did not come in with her.
    let (tonya, tall) = ([1, 1, 1, 1, 1, 1, 4, 4, 4], [1, 1, 1, 1, 1, 4, 4, 4]);
    let faces = [&[1, 1, 4, 1, 1][..], &tonya, &tall].concat();
    surprised(&mut battle, &[0], 2, &faces, []);
    assert_eq!([0, 1].map(|it| battle.person(p(it)).deeds.zombies), [1, 1]);
}

#[test]
fn whoever_stands_outside_the_melee_tests_when_it_is_over() {
    let _proof = Proof::of(rule!("atzr.ruling.man-down-in-charge"));
    let mut battle = tonya_and_too_tall();
    battle.set_up().person(p(1)).at = board::at("0505");
    battle.set_up().person(p(0)).hands.clear();
    battle.recount();
    // One zombie puts Tonya down; the feast takes its die first, then Too Tall tests with two and carries on.
    let faces = [&[1, 1, 1][..], &[4, 4, 4, 4, 4, 4, 1, 1, 1, 2], &[6], &[1, 1]].concat();
    surprised(&mut battle, &[0], 1, &faces, []);
    assert!(is_dead(&battle, 0) && battle.person(p(1)).functions());
    assert!(battle.fallen.is_empty());
}

/// What somebody of Rep 20, who is always quicker, is asked when he runs into so many zombies, and how many Fire Dice he rolls;
/// he says these labels in order.
fn runs_into(battle: &mut Battle, zombies: u16, said: &[&str]) -> (Vec<Vec<String>>, u16) {
    battle.set_up().person(p(0)).rep = 20;
    let mut says = Labels::new(said);
    let mut dice = kernel::dice::SeededDice::new(1);
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut says);
    surprise::surprise(battle, &mut play, &[p(0)], zombies).unwrap();
    drop(play);
    (says.shown, battle.noises.iter().map(|it| it.dice).sum())
}

#[test]
fn who_is_quick_enough_has_to_fire_and_with_all_dice() {
    let _proof = Proof::of(rule!("atzr.surprise.human-total")).facts([7]);
    let _proof = Proof::of(rule!("atzr.weapon.assault-rifle-star")).facts([4]);
    let _proof = Proof::of(rule!("atzr.ruling.surprise-shooting"));
    let grunt = || board().grunt("Too Tall", 4, "0504").holds(&[CounterThing::AssaultRifle]).done();
    // At one zombie there is nothing to choose; at two only how the three dice are shared.
    assert_eq!(runs_into(&mut grunt(), 1, &[]), (Vec::new(), 3));
    let (shown, dice) = runs_into(&mut grunt(), 2, &["Fire 1 die at zombie 2"]);
    let each = |n: u8| ["3 dice", "2 dice", "1 die"].map(|it| format!("Fire {it} at zombie {n}"));
    assert_eq!((shown, dice), (vec![[each(1), each(2)].concat()], 3));
}

#[test]
fn only_a_star_chooses_how_many_dice_of_an_assault_rifle_and_only_one_or_three() {
    let _proof =
        Proof::of_all(&[rule!("atzr.ruling.surprise-shooting"), rule!("atzr.charge.target-fire-limit")]);
    let _rifle = Proof::of(rule!("atzr.weapon.assault-rifle-star")).facts([4]);
    let star = || board().star("Tonya", 5, "0504").holds(&[CounterThing::AssaultRifle]).done();
    let (shown, dice) = runs_into(&mut star(), 1, &[]);
    assert_eq!((shown.len(), shown[0].len(), dice), (1, 2, 3), "{shown:?}");
    let one = shown[0][1].clone();
    let (shown, dice) = runs_into(&mut star(), 1, &[&one]);
    assert_eq!((shown.len(), dice), (1, 1), "{shown:?}");
}

#[test]
fn of_several_weapons_one_or_both_are_fired_with_all_their_dice() {
    let _proof = Proof::of(rule!("atzr.ruling.surprise-shooting"));
    let two =
        || board().grunt("Too Tall", 4, "0504").holds(&[CounterThing::Pistol, CounterThing::Pistol]).done();
    let (shown, dice) = runs_into(&mut two(), 1, &[]);
    assert_eq!((shown.len(), shown[0].len(), dice), (1, 3, 1), "{shown:?}");
    let both = shown[0][2].clone();
    assert_eq!(runs_into(&mut two(), 1, &[&both]).1, 2);
}

#[test]
fn nobody_fires_at_the_zombies_of_whoever_came_in_with_him() {
    let _proof = Proof::of(rule!("atzr.surprise.human-total")).facts([4]);
    // One zombie for each of the two: there is nothing to choose. Alone she has both.
    assert_eq!(runs_into(&mut tonya_and_too_tall(), 2, &[]), (Vec::new(), 1));
    let mut alone = tonya_and_too_tall();
    alone.set_up().person(p(1)).at = board::at("0505");
    alone.recount();
    let (shown, dice) = runs_into(&mut alone, 2, &[]);
    assert_eq!((shown, dice), (vec![[1, 2].map(|it| format!("Fire 1 die at zombie {it}")).to_vec()], 1));
}

#[test]
fn whom_they_surprise_kills_them_as_if_they_charged() {
    let _proof = Proof::of(rule!("atzr.surprise.human-total")).facts([5, 6]);
    let shot = |damage: u16, melee: &[u16]| {
        let mut battle = board().grunt("Lil", 2, "0504").holds(&[CounterThing::Pistol]).done();
        // The counter, 2 for the zombie and 8 for her; 2 + 6 hits, and the noise brings nobody.
        surprised(&mut battle, &[0], 1, &[&[1, 1, 6, 6, 1, damage][..], melee].concat(), []);
        battle.person(p(0)).deeds.in_melee
    };
    // A 3 is more than her Rep, which would count for anybody else.
    assert!(!shot(3, &[]));
    assert!(shot(2, &[1, 1, 1, 4, 4, 4]));
}

#[test]
fn nobody_is_surprised_on_the_way_out() {
    let _proof = Proof::of(rule!("atzr.surprise.replaces-charge")).facts([2]);
    let mut battle = tonya_and_too_tall();
    battle.set_up().person(p(0)).turn.points = 3;
    roll_and_answer(&[], [], |play| {
        atzr::battle::r#move::go(&mut battle, play, p(0), board::at("0505")).unwrap();
    });
    assert_eq!((battle.undead().count(), battle.person(p(0)).at), (0, board::at("0505")));
    let faces = [&[1, 1, 1][..], &[1, 1, 1, 1, 1, 4, 4, 4]].concat();
    surprised(&mut battle, &[1], 1, &faces, []);
    assert!(battle.person(p(1)).deeds.in_melee);
}

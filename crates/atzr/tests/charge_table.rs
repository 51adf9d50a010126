//! The Charge into Melee Test (11.2.1).
use atzr::{
    printed::FightTables,
    rule,
    table::charge::{
        Allowed,
        Allowed::{AllDice, Nothing, OneDie},
        Charge, Contender, compare,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

const ZOMBIE: Contender = Contender { rep: 3, zombie: true, rage: false, runt: false };

fn human(rep: i32) -> Contender {
    Contender { rep, ..Contender::default() }
}

fn charge(chargers: &[Contender], target: Contender) -> Charge {
    Charge { target, chargers: chargers.to_vec(), ..Charge::default() }
}

fn test(charge: &Charge, faces: &[u16]) -> Vec<Allowed> {
    charge.test(&FightTables::book().charge, &mut scripted(faces)).to_vec()
}

#[test]
fn charger_and_target_roll_two_dice_against_their_reps() {
    let _proof = Proof::of(rule!("atzr.charge.test")).facts([1]);
    let _proof = Proof::of(rule!("atzr.ruling.free-will-scope"));
    let duel = charge(&[human(4)], human(3));
    assert_eq!(test(&duel, &[3, 4, 5, 5]), [AllDice]);
    assert_eq!(test(&duel, &[3, 4, 4, 5]), [OneDie]);
    assert_eq!(test(&duel, &[3, 4, 4, 4]), [Nothing]);
}

#[test]
fn more_passed_dice_fire_all_equal_ones_one_and_fewer_none() {
    let _proof = Proof::of(rule!("atzr.charge.result-more")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.table-charge-into-melee"));
    let table = FightTables::book().charge;
    let allowed = |charger, target| compare(charger, target, &table, &mut scripted(&[]));
    assert_eq!([(0, 1), (1, 2), (0, 2)].map(|(c, t)| allowed(c, t)), [AllDice; 3]);
    assert_eq!([0, 1, 2, 3].map(|it| allowed(it, it)), [OneDie; 4]);
    assert_eq!([(1, 0), (2, 1), (3, 2)].map(|(c, t)| allowed(c, t)), [Nothing; 3]);
}

#[test]
fn one_roll_of_the_target_serves_against_every_charger() {
    let _proof = Proof::of(rule!("atzr.charge.one-target-roll")).facts([1]);
    let _proof = Proof::of(rule!("atzr.charge.test")).facts([2]);
    let two = charge(&[human(3), human(4)], human(5));
    assert_eq!(test(&two, &[5, 6, 4, 4, 4, 5]), [AllDice, OneDie]);
}

#[test]
fn zombies_always_pass_one_and_never_fire() {
    let _proof = Proof::of(rule!("atzr.zombie.charge-pass-one")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.ruling.charge-zombies"));
    assert_eq!(test(&charge(&[ZOMBIE; 3], human(4)), &[4, 4]), [AllDice; 3]);
    assert_eq!(test(&charge(&[ZOMBIE; 2], human(4)), &[4, 5]), [OneDie; 2]);
    assert_eq!(test(&charge(&[ZOMBIE], human(4)), &[5, 5]), [Nothing]);
    assert_eq!(test(&charge(&[human(4)], ZOMBIE), &[5, 5]), [Nothing]);
}

#[test]
fn rage_gives_a_die_and_a_runt_has_one_fewer() {
    let _proof = Proof::of(rule!("atzr.charge.test")).facts([4]);
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    let raging = Contender { rage: true, ..human(4) };
    assert_eq!(test(&charge(&[raging], human(4)), &[4, 4, 4, 4, 4]), [Nothing]);
    let runt = Contender { runt: true, ..human(4) };
    assert_eq!(test(&charge(&[runt], human(4)), &[4, 4, 4]), [AllDice]);
}

#[test]
fn an_empty_hand_does_not_fire() {
    let _proof = Proof::of(rule!("atzr.ruling.table-charge-into-melee"));
    let unarmed = Charge { target_can_fire: false, ..charge(&[human(4)], human(4)) };
    assert_eq!(test(&unarmed, &[1, 1, 6, 6]), [Nothing]);
}

#[test]
fn equals_come_out_even_in_eleven_of_twenty_seven_charges() {
    let odds = odds(|dice| charge(&[human(4)], human(4)).resolve(dice)).map(|it| it[0]);
    assert_eq!(odds[&OneDie], Ratio::new(11, 27));
    assert_eq!(odds[&AllDice], Ratio::new(8, 27));
    assert_eq!(odds[&Nothing], Ratio::new(8, 27));
}

#[test]
fn more_than_a_hex_holds_is_refused() {
    assert!(charge(&[human(4); 3], human(4)).check().is_err());
    assert!(charge(&[ZOMBIE; 5], human(4)).check().is_err());
    assert!(charge(&[ZOMBIE], ZOMBIE).check().is_err());
    assert!(charge(&[], human(4)).check().is_err());
}

//! Psychoses (16.7.2).
use dwa::{
    rule,
    table::{
        handling::Handling,
        psychosis::{NewPsychosis, PSYCHOSES, Psychosis, PsychosisRoll},
        weapons::Weapon,
    },
};
use kernel::{Given, Proof, Ratio, Sum, odds, scripted};

use Psychosis::*;

/// Every sum of two dice from 2 to 12, as two faces.
const SUMS: [[u16; 2]; 11] =
    [[1, 1], [1, 2], [1, 3], [1, 4], [1, 5], [1, 6], [2, 6], [3, 6], [4, 6], [5, 6], [6, 6]];

fn with(has: &[Psychosis]) -> NewPsychosis {
    NewPsychosis { has: has.to_vec(), choice: None }
}

#[test]
fn two_dice_find_each_psychosis_of_the_table() {
    let _proof = Proof::of(rule!("dwa.psychosis.table")).facts([1]);
    let found = SUMS.map(|faces| with(&[]).roll(&mut scripted(&faces)));
    let printed = [
        Berserk,
        Charge,
        MentalBlock,
        Terrified,
        Depressive,
        Paranoid,
        Scared,
        Schizophrenic,
        Hallucinate,
        Rage,
        Despaired,
    ];
    assert_eq!(found, printed.map(Some));
}

#[test]
fn a_psychosis_he_has_is_rolled_again() {
    let _proof = Proof::of(rule!("dwa.psychosis.table")).facts([2]);
    let _proof = Proof::of(rule!("dwa.ruling.quirk-number"));
    assert_eq!(with(&[Berserk, Charge]).roll(&mut scripted(&[1, 1, 1, 2, 1, 3])), Some(MentalBlock));
    let odds = odds(|dice| with(&[Berserk, Charge]).roll(dice));
    assert_eq!(odds.of(&Some(MentalBlock)), Ratio::new(3, 33));
    assert_eq!(odds.of(&Some(Charge)), Ratio::zero());
}

#[test]
fn the_fifth_is_despair_whatever_the_player_would_choose() {
    let _proof = Proof::of(rule!("dwa.psychosis.fifth")).facts([1]);
    let four = [Berserk, Charge, Rage, Scared];
    let fifth = NewPsychosis { choice: Some(Paranoid), ..with(&four) };
    assert_eq!(fifth.roll(&mut scripted(&[])), Some(Despaired));
    assert_eq!(with(&four[..3]).roll(&mut scripted(&[3, 4])), Some(Paranoid));
}

#[test]
fn the_fifth_of_someone_in_despair_already_is_found_like_any_other() {
    let _proof = Proof::of(rule!("dwa.psychosis.fifth")).facts([2, 3]);
    assert_eq!(with(&[Berserk, Charge, Rage, Scared]).roll(&mut scripted(&[])), Some(Despaired));
    let four = with(&[Berserk, Charge, Rage, Despaired]);
    assert_eq!(four.fixed(), None);
    assert_eq!(four.roll(&mut scripted(&[6, 6, 3, 4])), Some(Paranoid));
    let sixth = with(&[Berserk, Charge, Rage, Scared, Despaired]);
    assert_eq!(sixth.roll(&mut scripted(&[3, 4])), Some(Paranoid));
    assert_eq!(with(&[Berserk, Charge, Rage, Scared, Terrified]).fixed(), None);
    assert_eq!(with(&PSYCHOSES).roll(&mut scripted(&[])), None, "with all eleven there is no more");
}

#[test]
fn who_has_all_eleven_gains_no_more() {
    assert_eq!(with(&PSYCHOSES).roll(&mut scripted(&[])), None);
    assert_eq!(odds(|dice| with(&PSYCHOSES[1..]).roll(dice)).of(&Some(Berserk)), Ratio::one());
}

#[test]
fn a_player_who_may_choose_takes_what_he_likes() {
    let _proof = Proof::of(rule!("dwa.psychosis.choice"));
    let chosen = NewPsychosis { choice: Some(Rage), ..with(&[Charge]) };
    assert_eq!(chosen.resolve(&mut scripted(&[])), Some(Rage));
    let again = NewPsychosis { choice: Some(Charge), ..with(&[Charge]) };
    assert!(again.check().is_err_and(|it| it.path() == "/choice"));
    assert!(with(&[Charge, Charge]).check().is_err_and(|it| it.path() == "/has"));
}

/// The faces of its die on which a psychosis takes hold.
fn holds_on(psychosis: Psychosis) -> Vec<u16> {
    (1..=6).filter(|&face| PsychosisRoll { psychosis }.resolve(&mut scripted(&[face]))).collect()
}

#[test]
fn the_berserk_fire_at_the_closest_on_one_or_two() {
    let _proof = Proof::of(rule!("dwa.psychosis.berserk"));
    assert_eq!(holds_on(Berserk), [1, 2]);
}

#[test]
fn schizophrenics_do_nothing_on_a_one() {
    let _proof = Proof::of(rule!("dwa.psychosis.schizophrenic"));
    assert_eq!(holds_on(Schizophrenic), [1]);
}

#[test]
fn the_despaired_end_it_on_a_one() {
    let _proof = Proof::of(rule!("dwa.psychosis.despaired"));
    assert_eq!(holds_on(Despaired), [1]);
}

#[test]
fn psychoses_without_a_die_always_hold_and_have_no_roll() {
    let _proof = Proof::of(rule!("dwa.psychosis.as-quirk"));
    for psychosis in PSYCHOSES.into_iter().filter(|it| it.holds_up_to().is_none()) {
        assert!(psychosis.takes_hold(&mut scripted(&[])));
        assert!(PsychosisRoll { psychosis }.check().is_err_and(|it| it.path() == "/psychosis"));
    }
}

#[test]
fn the_depressive_take_two_off_every_shot() {
    let _proof = Proof::of(rule!("dwa.psychosis.depressive")).facts([1, 2]);
    let handled = |weapon| {
        let mut sum = Sum::default();
        Handling { depressive: true, ..Handling::default() }.add_to(weapon, &mut sum);
        sum.total()
    };
    use Weapon::*;
    assert_eq!([Pistol, Bow, AssaultRifle, PumpShotgun, MachineGun].map(handled), [-2; 5]);
    assert_eq!([GrenadeLauncher, FragmentationGrenade, Molotov, ThrowingKnife].map(handled), [-2; 4]);
}

//! After the Fight Recovery (12.1).
use atzr::{
    printed::{PeopleTables, Printed, people::Recovered},
    rule,
    table::recovery::{From, RecoveryTest},
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn tables() -> &'static PeopleTables {
    &Printed::book().people
}

fn roll(test: &RecoveryTest, dice: &[u16]) -> Recovered {
    test.roll(tables(), &mut scripted(dice))
}

#[test]
fn two_passed_dice_recover_one_weakens_and_none_kills() {
    let _proof = Proof::of(rule!("atzr.recovery.after-encounter")).facts([3, 6]);
    let _proof = Proof::of(rule!("atzr.ruling.table-after-the-fight-recovery"));
    let test = RecoveryTest { rep: 4, ..RecoveryTest::default() };
    assert_eq!(roll(&test, &[4, 4]), Recovered::Recovers);
    assert_eq!(roll(&test, &[4, 5]), Recovered::RecoversWeakened);
    assert_eq!(roll(&test, &[5, 6]), Recovered::Dead);
}

#[test]
fn a_runaway_comes_back_only_with_two() {
    let _proof = Proof::of(rule!("atzr.recovery.after-encounter")).facts([5, 6]);
    let test = RecoveryTest { rep: 3, from: From::RanAway, ..RecoveryTest::default() };
    assert_eq!(roll(&test, &[3, 3]), Recovered::Recovers);
    assert_eq!(roll(&test, &[3, 4]), Recovered::DoesNotReturn);
    assert_eq!(roll(&test, &[4, 4]), Recovered::DoesNotReturn);
}

#[test]
fn who_is_treated_in_the_encounter_rolls_two_dice_and_stays_out_with_none() {
    let _proof = Proof::of(rule!("atzr.ruling.table-after-the-fight-recovery"));
    let test = RecoveryTest { rep: 4, from: From::Treated, ..RecoveryTest::default() };
    assert_eq!(roll(&test, &[5, 5]), Recovered::StaysOut);
    assert_eq!(roll(&test, &[1, 5]), Recovered::RecoversWeakened);
    let with_kit = RecoveryTest { medikit: true, ..test };
    assert_eq!(with_kit.dice(tables()).total(), 2);
    assert!(with_kit.check().is_err());
}

#[test]
fn a_medikit_and_a_doctor_add_a_die_each() {
    let _proof = Proof::of_all(&[rule!("atzr.item.medikit-after"), rule!("atzr.ruling.table-attributes")]);
    let with_kit = RecoveryTest { rep: 4, medikit: true, ..RecoveryTest::default() };
    assert_eq!(roll(&with_kit, &[5, 4, 4]), Recovered::Recovers);
    let both = RecoveryTest { medical_knowledge: true, ..with_kit };
    assert_eq!(both.dice(tables()).total(), 4);
    assert_eq!(roll(&both, &[5, 5, 5, 4]), Recovered::RecoversWeakened);
}

#[test]
fn who_was_put_down_with_a_frying_pan_rolls_one_die_more_for_the_best_two() {
    let _proof = Proof::of(rule!("atzr.melee.non-lethal")).facts([3, 5]);
    let test = RecoveryTest { rep: 3, non_lethal: true, ..RecoveryTest::default() };
    assert_eq!(roll(&test, &[6, 3, 3]), Recovered::Recovers);
    assert_eq!(roll(&test, &[6, 6, 3]), Recovered::RecoversWeakened);
    assert_eq!(roll(&test, &[6, 6, 6]), Recovered::Dead);
    // A Medikit afterwards adds its die; treated in the Encounter there are three as well.
    assert_eq!(RecoveryTest { medikit: true, ..test.clone() }.dice(tables()).total(), 4);
    assert_eq!(RecoveryTest { from: From::Treated, ..test }.dice(tables()).total(), 3);
}

#[test]
fn recovery_has_exact_odds() {
    let plain = odds(|dice| RecoveryTest::default().roll(tables(), dice));
    assert_eq!(plain[&Recovered::Recovers], Ratio::new(4, 9));
    assert_eq!(plain[&Recovered::Dead], Ratio::new(1, 9));
    let with_kit = RecoveryTest { medikit: true, ..RecoveryTest::default() };
    assert_eq!(odds(|dice| with_kit.roll(tables(), dice))[&Recovered::Dead], Ratio::new(1, 27));
}

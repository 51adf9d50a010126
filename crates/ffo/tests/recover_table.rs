//! After the Battle Recovery (p. 34) and the Medic Dice (p. 12).
use ffo::{
    rule,
    table::recover::{
        AfterBattle,
        Afterwards::{self, EnemyMercy, RecoveryTest as Tested},
        Lost::{OutOfTheFight, RanAway},
        Medic,
        Recovered::{self, Dies, DiesOrCheatsDeath, LeavesTheBand, Returns},
        RecoveryTest,
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn out() -> RecoveryTest {
    RecoveryTest { rep: 3, ..RecoveryTest::default() }
}

fn runaway() -> RecoveryTest {
    RecoveryTest { lost: RanAway, ..out() }
}

fn with(medics: &[Medic]) -> RecoveryTest {
    RecoveryTest { medics: medics.to_vec(), ..out() }
}

fn take(test: &RecoveryTest, faces: &[u16]) -> Recovered {
    test.take(&mut scripted(faces))
}

#[test]
fn two_dice_against_the_patients_own_rep() {
    let _proof = Proof::of(rule!("ffo.recover.dice")).facts([1]);
    assert_eq!([take(&out(), &[3, 4]), take(&out(), &[4, 4])], [Returns, Dies]);
    assert_eq!(take(&with(&[Medic { rep: 6, level: 1 }]), &[4, 4, 6]), Returns);
}

#[test]
fn the_table_of_recovery() {
    let _proof = Proof::of(rule!("ffo.recover.table")).facts([1, 2, 3, 4]);
    let columns: [&[u16]; 3] = [&[3, 3], &[3, 4], &[4, 4]];
    assert_eq!(columns.map(|it| take(&out(), it)), [Returns, Returns, Dies]);
    assert_eq!(columns.map(|it| take(&runaway(), it)), [Returns, LeavesTheBand, LeavesTheBand]);
    let three = RecoveryTest { medical_supply: true, ..out() };
    assert_eq!(take(&three, &[1, 1, 1]), Returns);
}

#[test]
fn a_star_who_fails_may_cheat_death_unless_a_zombie_did_it() {
    let _proof = Proof::of(rule!("ffo.recover.table")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.left-behind"));
    let star = RecoveryTest { star: true, ..out() };
    assert_eq!(take(&star, &[4, 4]), DiesOrCheatsDeath);
    assert_eq!(take(&RecoveryTest { by_zombie: true, ..star }, &[4, 4]), Dies);
}

#[test]
fn medic_dice_are_held_against_the_rep_of_the_medic_and_added() {
    let _dice = Proof::of(rule!("ffo.recover.dice")).facts([2]);
    let _die = Proof::of(rule!("ffo.leader.medic-die")).facts([1, 2, 3]);
    let _attribute = Proof::of(rule!("ffo.attribute.medic")).facts([2, 3, 4]);
    let one = with(&[Medic { rep: 5, level: 1 }]);
    assert_eq!([take(&one, &[4, 4, 5]), take(&one, &[4, 4, 6])], [Returns, Dies]);
    let weak = with(&[Medic { rep: 2, level: 1 }]);
    assert_eq!(take(&weak, &[4, 4, 3]), Dies);
    let two = with(&[Medic { rep: 5, level: 2 }]);
    assert_eq!(take(&two, &[4, 4, 6, 5]), Returns);
}

#[test]
fn several_medics_do_not_add_up() {
    let _proof = Proof::of(rule!("ffo.attribute.medic")).facts([6]);
    let _ruling = Proof::of(rule!("ffo.ruling.medics"));
    let medics = [Medic { rep: 5, level: 1 }, Medic { rep: 3, level: 2 }, Medic { rep: 4, level: 1 }];
    assert_eq!(with(&medics).medic(&mut scripted(&[])), Some(medics[1]));
    assert_eq!(take(&with(&medics), &[4, 4, 4, 4]), Dies);
}

#[test]
fn a_medical_supply_is_a_die_more_and_goes_with_a_medic() {
    let _dice = Proof::of(rule!("ffo.recover.dice")).facts([3]);
    let _die = Proof::of(rule!("ffo.leader.medic-die")).facts([4]);
    let _attribute = Proof::of(rule!("ffo.attribute.medic")).facts([5]);
    let _supply = Proof::of(rule!("ffo.resource.medical")).facts([1, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.one-medical-supply"));
    let supplied = |test| RecoveryTest { medical_supply: true, ..test };
    assert_eq!(take(&supplied(out()), &[4, 4, 3]), Returns);
    // The patient's dice, the supply, the Medic.
    let _order = Proof::of(rule!("ffo.ruling.battle-dice-order"));
    assert_eq!(take(&supplied(with(&[Medic { rep: 5, level: 1 }])), &[4, 4, 5, 5]), Returns);
    assert_eq!(take(&supplied(with(&[Medic { rep: 5, level: 1 }])), &[4, 4, 5, 6]), Dies);
}

#[test]
fn runaways_have_neither_medic_nor_supply() {
    let _proof = Proof::of(rule!("ffo.recover.dice")).facts([4]);
    let treated = RecoveryTest { lost: RanAway, medical_supply: true, ..with(&[Medic::default()]) };
    assert!(treated.check().is_err() && runaway().check().is_ok());
    assert_eq!(take(&treated, &[3, 4]), LeavesTheBand);
}

#[test]
fn who_tests_after_an_encounter() {
    let _proof = Proof::of(rule!("ffo.recover.when")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.left-behind"));
    let after = |it: AfterBattle| it.resolve(&mut scripted(&[]));
    let abandoned = AfterBattle {
        lost: OutOfTheFight,
        carried_off: false,
        side_held_table: false,
        left_with_humans: false,
    };
    assert_eq!(after(abandoned), Afterwards::Lost);
    assert_eq!(after(AfterBattle { left_with_humans: true, ..abandoned }), EnemyMercy);
    assert_eq!(after(AfterBattle { carried_off: true, left_with_humans: true, ..abandoned }), Tested);
    assert_eq!(after(AfterBattle { side_held_table: true, ..abandoned }), Tested);
    assert_eq!(after(AfterBattle { lost: RanAway, ..abandoned }), Tested);
}

#[test]
fn odds_of_recovery_with_a_medic() {
    let test = RecoveryTest { rep: 3, medics: vec![Medic { rep: 4, level: 1 }], ..RecoveryTest::default() };
    let odds = odds(|dice| test.take(dice));
    assert_eq!(odds[&Dies], Ratio::new(1, 12));
}

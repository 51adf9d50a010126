//! Citations and proofs.
use kernel::{Dice, Proof, RuleId, odds, scripted};

const DIE: RuleId = RuleId::in_ledger("test.roll.die");
const AIM: RuleId = RuleId::in_ledger("test.roll.aim");

#[test]
fn an_id_reads_back_and_is_kept_once() {
    let id = RuleId::read("test.roll.die").unwrap();
    assert_eq!((id, id.book()), (DIE, "test"));
    assert!(std::ptr::eq(id.as_str(), RuleId::read("test.roll.die").unwrap().as_str()));
    let saved = serde_json::to_string(&AIM).unwrap();
    assert_eq!(serde_json::from_str::<RuleId>(&saved).unwrap(), AIM);
}

#[test]
fn odd_ids_are_refused() {
    let long = format!("dwa.{}", "a".repeat(80));
    for odd in ["", "dwa", "Dwa.shoot", "dwa shoot.aim", "dwa.shöt", "dwa.shoot\n", "dwa/shoot.aim", &long] {
        assert_eq!(RuleId::read(odd), None, "{odd:?}");
        assert!(serde_json::from_value::<RuleId>(odd.into()).is_err(), "{odd:?}");
    }
}

#[test]
fn a_proof_holds_for_every_kind_of_dice() {
    let _proof = Proof::of_all(&[DIE, AIM]);
    scripted(&[3]).die(DIE, 6);
    odds(|dice| dice.count(AIM, 2, 6, 1..=3));
}

#[test]
fn a_rule_that_is_only_cited_is_applied() {
    let _proof = Proof::of(AIM);
    scripted(&[]).cite(AIM);
}

#[test]
#[should_panic(expected = "the test names test.roll.aim but never applied it")]
fn a_proof_of_a_rule_that_was_not_applied_fails() {
    let _proof = Proof::of(AIM);
    scripted(&[3]).die(DIE, 6);
}

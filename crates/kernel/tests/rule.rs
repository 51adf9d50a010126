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

const SPLIT: RuleId = RuleId::stating("test.roll.split", 3);

#[test]
fn a_proof_may_name_facts_of_its_rule() {
    let _proof = Proof::of(SPLIT).facts([1, 3]);
    scripted(&[]).cite(SPLIT);
}

#[test]
#[should_panic(expected = "test.roll.split has no fact 4; it has 3")]
fn a_fact_beyond_the_last_is_refused() {
    let _proof = Proof::of(SPLIT).facts([3, 4]);
}

#[test]
#[should_panic(expected = "test.roll.split has no fact 0; it has 3")]
fn facts_are_counted_from_one() {
    let _proof = Proof::of(SPLIT).facts([0]);
}

#[test]
#[should_panic(expected = "facts are those of one rule")]
fn facts_of_several_rules_at_once_would_say_nothing() {
    let _proof = Proof::of_all(&[SPLIT, AIM]).facts([1]);
}

#[test]
fn an_id_that_was_read_is_the_one_of_the_ledger() {
    assert_eq!(RuleId::read("test.roll.split"), Some(SPLIT));
}

//! Citations and proofs.
use std::{panic::AssertUnwindSafe, thread, time::UNIX_EPOCH};

use kernel::{
    Dice, Proof, RuleId, odds,
    rule::{Example, ExampleDice, Ledger, set_up},
    scripted,
};
use serde_json::{Value, json};

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

const SPLIT: RuleId = RuleId::stating(&("test.roll.split", 3));

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

#[test]
#[should_panic(expected = "the test names test.roll.aim but never applied it")]
fn a_rule_that_is_applied_in_setting_up_is_not_proved() {
    let _proof = Proof::of(AIM);
    let built = set_up(|| {
        set_up(|| scripted(&[]).cite(AIM));
        scripted(&[]).cite(AIM);
        7
    });
    assert_eq!(built, 7);
    scripted(&[3]).die(DIE, 6);
}

#[test]
fn setting_up_ends_even_with_a_panic() {
    let _proof = Proof::of(AIM);
    let broken = || set_up(|| panic!("it cannot be built"));
    assert!(std::panic::catch_unwind(AssertUnwindSafe(broken)).is_err());
    scripted(&[]).cite(AIM);
}

/// Plays a test of this name, and hands out what its proofs have written.
fn written(test: &str, body: impl FnOnce() + Send + 'static) -> Vec<Value> {
    let _ = thread::Builder::new().name(test.to_owned()).spawn(body).unwrap().join();
    let program = std::env::current_exe().unwrap();
    let built = program.metadata().unwrap().modified().unwrap().duration_since(UNIX_EPOCH).unwrap();
    let proofs = program.ancestors().nth(3).unwrap().join("proofs").join(program.file_name().unwrap());
    let text = std::fs::read_to_string(proofs.join(format!("{}.jsonl", built.as_nanos()))).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    let mut last: Vec<Value> = lines.filter(|it| it["test"] == test).collect();
    let run = last.last().unwrap()["run"].clone();
    last.retain(|it| it["run"] == run);
    last
}

#[test]
fn what_a_proof_saw_is_written_down() {
    let lines = written("rule::made_up::sees", || {
        scripted(&[3]).die(DIE, 6);
        let _proof = Proof::of(SPLIT).facts([3, 1]);
        set_up(|| scripted(&[]).cite(DIE));
        scripted(&[]).cite(SPLIT);
        let _second = Proof::of(AIM);
        scripted(&[]).cite(AIM);
    });
    let seen: Vec<_> = lines.iter().map(|it| (&it["passed"], &it["claims"], &it["applied"])).collect();
    let (second, first) = (json!({ "test.roll.aim": [] }), json!({ "test.roll.split": [1, 3] }));
    let (late, all) = (json!(["test.roll.aim"]), json!(["test.roll.aim", "test.roll.split"]));
    assert_eq!(seen, [(&json!(true), &second, &late), (&json!(true), &first, &all)]);
}

#[test]
fn a_test_that_fails_when_its_proof_is_over_is_written_down_as_failed() {
    let lines = written("rule::made_up::fails_later", || {
        let proof = Proof::of(AIM);
        scripted(&[]).cite(AIM);
        drop(proof);
        panic!("it fails on purpose");
    });
    let passed: Vec<_> = lines.iter().map(|it| it["passed"].as_bool().unwrap()).collect();
    assert_eq!(passed, [true, false], "and one that failed once does not count");
}

#[test]
fn a_test_that_fails_is_written_down_as_failed() {
    for (name, applies) in [("rule::made_up::panics", true), ("rule::made_up::never_applies", false)] {
        let lines = written(name, move || {
            let _proof = Proof::of(AIM);
            assert!(!applies, "it fails on purpose");
        });
        assert_eq!(
            lines.iter().map(|it| (&it["passed"], &it["claims"])).collect::<Vec<_>>(),
            [(&json!(false), &json!({}))]
        );
    }
}

const ONE: RuleId = RuleId::in_ledger("test.example.one");

static EXAMPLES: Ledger = Ledger {
    book: "test",
    chapters: &[],
    rules: &[],
    rulings: &[],
    examples: &[Example {
        id: "test.example.one",
        rules: &["test.roll.die"],
        section: "1",
        given: "Two dice",
        dice: &[4, 6],
        expect: "10, a hit",
        results: &["10", "Some(true)"],
    }],
};

#[test]
fn an_example_hands_out_its_dice_and_holds_its_results() {
    let lines = written("rule::made_up::example", || {
        let mut example = ExampleDice::of(&EXAMPLES, ONE);
        let sum = example.die(DIE, 6) + example.die(DIE, 6);
        example.comes_to(sum);
        example.comes_to(Some(9 < sum));
    });
    assert_eq!(
        (&lines[0]["passed"], &lines[0]["claims"]),
        (&json!(true), &json!({ "test.example.one": [] }))
    );
}

#[test]
#[should_panic(expected = "test.example.one is not played to its end: dice [6], results [\"10\"")]
fn a_die_that_is_left_over_fails() {
    ExampleDice::of(&EXAMPLES, ONE).die(DIE, 6);
}

#[test]
#[should_panic(expected = "test.example.one is not played to its end: dice [], results [\"10\"")]
fn a_result_that_is_left_over_fails() {
    assert_eq!(ExampleDice::of(&EXAMPLES, ONE).rest(), [4, 6]);
}

#[test]
#[should_panic(expected = "test.example.one has no more dice, and test.roll.die rolls a d6")]
fn more_dice_than_the_book_rolls_fail() {
    let mut example = ExampleDice::of(&EXAMPLES, ONE);
    (0..3).for_each(|_| _ = example.die(DIE, 6));
}

#[test]
#[should_panic(expected = "test.roll.die is no example")]
fn a_rule_is_no_example() {
    let _ = ExampleDice::of(&EXAMPLES, DIE);
}

#[test]
fn an_id_is_no_larger_for_the_facts_it_knows() {
    assert_eq!(size_of::<RuleId>(), size_of::<&str>());
}

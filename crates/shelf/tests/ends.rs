//! Every test and lookup at the ends of what it takes: answered with no more work than allowed, or refused in words.
use kernel::{How, Within, conformance::contexts_at_the_ends, odds};
use serde_json::json;

/// Less than a page allows, so that what goes beyond it goes beyond it quickly.
const WITHIN: Within = Within { ways: 20_000, games: 30, seed: 1 };

#[test]
fn every_procedure_answers_at_the_ends_of_its_schema_within_its_budget() {
    let (mut exact, mut rolled, mut refused) = (0, 0, 0);
    for it in books::stock().iter().flat_map(|it| it.procedures) {
        let mut answered = 0;
        for given in contexts_at_the_ends(&it.schema()) {
            let before = odds::work();
            match it.estimate(&given, WITHIN) {
                Ok(known) if known.how == How::Enumerated => exact += 1,
                Ok(_) => rolled += 1,
                Err(fault) => {
                    assert!(5 < fault.to_string().len(), "{} {given}: {fault}", it.name);
                    refused += 1;
                    continue;
                }
            }
            answered += 1;
            let work = odds::work() - before;
            assert!(work <= 2 * WITHIN.ways, "{} takes {work} for {given}", it.name);
        }
        assert!(0 < answered, "{} answers nothing", it.name);
    }
    assert!(500 < exact && 0 < rolled && 0 < refused, "{exact} {rolled} {refused}");
}

#[test]
fn beyond_the_ends_the_field_and_its_limits_are_named() {
    let melee =
        books::stock().iter().flat_map(|it| it.procedures).find(|it| it.name == "atzr.melee").unwrap();
    let beyond = json!({ "fighter": { "rep": 20 }, "foe": { "rep": 20 } });
    assert_eq!(melee.odds(&beyond).unwrap_err().to_string(), "fighter.rep: takes 0 to 10");
    let stars = json!({ "fighter": { "rep": 10, "star_power": 10 }, "foe": { "rep": 10, "star_power": 10 } });
    let before = odds::work();
    let known = melee.estimate(&stars, Within { ways: 60_000, ..WITHIN }).unwrap();
    assert!(odds::work() - before <= 120_000 && matches!(known.how, How::Simulated { games: 30, seed: 1 }));
}

//! The procedures of cards, people and campaign by name: each applies every rule it lists.
use atzr::table::{procedures::PROCEDURES, *};
use kernel::{Given, Procedure, Proof};
use serde_json::{Value, json};

/// Works the odds of each context out, which goes through every branch the dice can take.
#[track_caller]
fn applies_all_its_rules<G: Given>(contexts: &[Value]) {
    let procedure = PROCEDURES.iter().find(|it| it.name == G::NAME).expect("it is in the list");
    let _proof = Proof::of_all(procedure.rules);
    for given in contexts {
        let odds = procedure.odds(given).expect("a context it takes");
        assert!(!odds.outcomes.is_empty());
    }
}

#[test]
fn cards_and_what_comes_of_them() {
    applies_all_its_rules::<card::EventCard>(&[json!({ "area": "urban", "discards": ["E01"] })]);
    applies_all_its_rules::<card::LootOf>(&[json!({ "triangle": "red" })]);
    applies_all_its_rules::<npc::Stranger>(&[
        json!({ "class": "survivor", "player": "survivor" }),
        json!({ "class": "ganger", "player": "survivor" }),
        json!({ "nobody_left": true }),
    ]);
    applies_all_its_rules::<group::StartingGrunts>(&[json!({})]);
    applies_all_its_rules::<search::SearchedHex>(&[json!({ "scrounger": true, "exhausted": ["pistol"] })]);
    applies_all_its_rules::<take::Taken>(&[json!({ "exhausted": ["pistol"] })]);
    applies_all_its_rules::<barter::Offer>(&[json!({ "exhausted": ["pistol"] })]);
    applies_all_its_rules::<barter::Exchange>(&[json!({ "gives": ["ammo"], "gets": ["pistol"] })]);
}

#[test]
fn people_who_are_met() {
    applies_all_its_rules::<meet::FriendOrFoe>(&[json!({ "npc_star": true })]);
    applies_all_its_rules::<talk::Talk>(&[
        json!({ "ours": { "negotiator": true, "gifts": 1 }, "npcs": { "characters": 2 } }),
        json!({ "ours": { "class": "ganger" }, "npc_star": true }),
    ]);
    applies_all_its_rules::<mercy::Captive>(&[json!({ "surrendered": true })]);
    applies_all_its_rules::<npcmove::NpcMovement>(&[
        json!({ "confronted": true }),
        json!({ "bent": "on-escape" }),
    ]);
}

#[test]
fn encounters() {
    applies_all_its_rules::<daypart::RandomDayPart>(&[json!({})]);
    applies_all_its_rules::<daypart::Vision>(&[json!({ "part": "evening" }), json!({ "part": "night" })]);
    applies_all_its_rules::<daypart::StartCards>(&[json!({ "part": "night" })]);
    applies_all_its_rules::<encounter::InvoluntaryRoll>(&[json!({})]);
    applies_all_its_rules::<availability::Availability>(&[json!({})]);
    applies_all_its_rules::<cure::CureFind>(&[json!({})]);
    applies_all_its_rules::<raid::RaidFind>(&[json!({})]);
    applies_all_its_rules::<chillin::WayHome>(&[json!({ "characters": 1 })]);
    applies_all_its_rules::<defend::Raiders>(&[json!({})]);
    applies_all_its_rules::<robbery::Robbers>(&[json!({})]);
    applies_all_its_rules::<bushwhack::Bushwhackers>(&[json!({})]);
}

#[test]
fn what_comes_after() {
    applies_all_its_rules::<recovery::RecoveryTest>(&[
        json!({ "medikit": true, "medical_knowledge": true, "non_lethal": true }),
        json!({ "from": "treated" }),
    ]);
    applies_all_its_rules::<infection::InfectionTest>(&[json!({})]);
    applies_all_its_rules::<item::StarItems>(&[json!({ "recruits": 1 })]);
    applies_all_its_rules::<item::ScopedFire>(&[json!({})]);
    applies_all_its_rules::<carry::Load>(&[json!({})]);
    applies_all_its_rules::<after::RepChange>(&[
        json!({}),
        json!({ "rep": 6 }),
        json!({ "star": true, "deeds": { "used_star_power": true } }),
    ]);
    applies_all_its_rules::<together::Together>(&[json!({ "star": { "born_leader": true } })]);
    applies_all_its_rules::<campaign::AreaMove>(&[json!({ "from": "urban", "to": "rural" })]);
    applies_all_its_rules::<campaign::Larder>(&[json!({ "supplies_a": 0, "supplies_b": 1 })]);
}

#[test]
fn a_context_that_makes_no_sense_is_refused_in_words() {
    let talk = Procedure::of::<talk::Talk>();
    assert_eq!(talk.check(&json!({ "ours": { "gifts": -1 } })).unwrap_err(), "ours.gifts: takes 0 to 50");
    assert!(talk.check(&json!({ "theirs": {} })).unwrap_err().contains("theirs"));
    let search = Procedure::of::<search::SearchedHex>();
    assert_eq!(search.check(&json!({ "card": "X" })).unwrap_err(), "card: there is no card `X`");
}

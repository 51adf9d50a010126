//! The procedures of cards, people and campaign by name: each lists every rule that it applies.
use atzr::table::{procedures::PROCEDURES, *};
use kernel::{Given, Procedure, rule::applied_in};
use serde_json::{Value, json};

/// Works the odds of each context out, which goes through every branch the dice can take.
#[track_caller]
fn lists_all_it_applies<G: Given>(contexts: &[Value]) {
    let procedure = PROCEDURES.iter().find(|it| it.name == G::NAME).expect("it is in the list");
    let applied = applied_in(|| {
        for given in contexts {
            let odds = procedure.odds(given).expect("a context it takes");
            assert!(!odds.outcomes.is_empty());
        }
    });
    let unlisted: Vec<_> = applied.iter().filter(|it| !procedure.rules.contains(it)).collect();
    assert!(!applied.is_empty() && unlisted.is_empty(), "{} does not list {unlisted:?}", procedure.name);
}

#[test]
fn cards_and_what_comes_of_them() {
    lists_all_it_applies::<card::EventCard>(&[json!({ "area": "urban", "discards": ["E01"] })]);
    lists_all_it_applies::<card::LootOf>(&[json!({ "triangle": "red" })]);
    lists_all_it_applies::<npc::Stranger>(&[
        json!({ "class": "survivor", "player": "survivor" }),
        json!({ "class": "ganger", "player": "survivor" }),
        json!({ "nobody_left": true }),
    ]);
    lists_all_it_applies::<group::StartingGrunts>(&[json!({})]);
    lists_all_it_applies::<search::SearchedHex>(&[json!({ "scrounger": true, "exhausted": ["pistol"] })]);
    lists_all_it_applies::<take::Taken>(&[json!({ "exhausted": ["pistol"] })]);
    lists_all_it_applies::<barter::Offer>(&[json!({ "exhausted": ["pistol"] })]);
    lists_all_it_applies::<barter::Exchange>(&[json!({ "gives": ["ammo"], "gets": ["pistol"] })]);
}

#[test]
fn people_who_are_met() {
    lists_all_it_applies::<meet::FriendOrFoe>(&[json!({ "npc_star": true })]);
    lists_all_it_applies::<talk::Talk>(&[
        json!({ "ours": { "negotiator": true, "gifts": 1 }, "npcs": { "characters": 2 } }),
        json!({ "ours": { "class": "ganger" }, "npc_star": true }),
    ]);
    lists_all_it_applies::<mercy::Captive>(&[json!({ "surrendered": true })]);
    lists_all_it_applies::<npcmove::NpcMovement>(&[
        json!({ "confronted": true }),
        json!({ "bent": "on-escape" }),
    ]);
}

#[test]
fn encounters() {
    lists_all_it_applies::<daypart::RandomDayPart>(&[json!({})]);
    lists_all_it_applies::<daypart::Vision>(&[json!({ "part": "evening" }), json!({ "part": "night" })]);
    lists_all_it_applies::<daypart::StartCards>(&[json!({ "part": "night" })]);
    lists_all_it_applies::<encounter::InvoluntaryRoll>(&[json!({})]);
    lists_all_it_applies::<availability::Availability>(&[json!({})]);
    lists_all_it_applies::<cure::CureFind>(&[json!({})]);
    lists_all_it_applies::<raid::RaidFind>(&[json!({})]);
    lists_all_it_applies::<chillin::WayHome>(&[json!({ "characters": 1 })]);
    lists_all_it_applies::<defend::Raiders>(&[json!({})]);
    lists_all_it_applies::<robbery::Robbers>(&[json!({})]);
    lists_all_it_applies::<bushwhack::Bushwhackers>(&[json!({})]);
}

#[test]
fn what_comes_after() {
    lists_all_it_applies::<recovery::RecoveryTest>(&[
        json!({ "medikit": true, "medical_knowledge": true, "non_lethal": true }),
        json!({ "from": "treated" }),
    ]);
    lists_all_it_applies::<infection::InfectionTest>(&[json!({})]);
    lists_all_it_applies::<item::StarItems>(&[json!({ "recruits": 1 })]);
    lists_all_it_applies::<item::ScopedFire>(&[json!({})]);
    lists_all_it_applies::<carry::Load>(&[json!({})]);
    lists_all_it_applies::<after::RepChange>(&[
        json!({}),
        json!({ "rep": 6 }),
        json!({ "star": true, "deeds": { "used_star_power": true } }),
    ]);
    lists_all_it_applies::<together::Together>(&[json!({ "star": { "born_leader": true } })]);
    lists_all_it_applies::<campaign::AreaMove>(&[json!({ "from": "urban", "to": "rural" })]);
    lists_all_it_applies::<campaign::Larder>(&[json!({ "supplies_a": 0, "supplies_b": 1 })]);
}

#[test]
fn a_context_that_makes_no_sense_is_refused_in_words() {
    let talk = Procedure::of::<talk::Talk>();
    assert_eq!(
        talk.check(&json!({ "ours": { "gifts": -1 } })).unwrap_err().to_string(),
        "ours.gifts: takes 0 to 50"
    );
    assert!(talk.check(&json!({ "theirs": {} })).unwrap_err().to_string().contains("theirs"));
    let search = Procedure::of::<search::SearchedHex>();
    assert_eq!(search.check(&json!({ "card": "X" })).unwrap_err().to_string(), "card: there is no card `X`");
}

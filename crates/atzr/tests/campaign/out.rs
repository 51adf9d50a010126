//! Who goes out to an Encounter, and what is left in the box for it.
use super::*;
use crate::dice_by_rule::cast;
use atzr::{
    battle::{self, Battle, Phase},
    campaign::{
        Due,
        file::CampaignFile,
        muster::muster,
        saga::{Doing, Plot},
    },
    setup::scenario::Scenario,
};

/// The Search for which these set out, before anybody is on the map.
fn search(campaign: &Campaign, who: &[&str]) -> Battle {
    let mut saga = CampaignFile::new("a test").position().unwrap();
    let members = who.iter().map(|it| id(campaign, it)).collect();
    saga.campaign = campaign.clone();
    saga.campaign.step = Step::Playing(Due {
        encounter: Encounter::Search,
        area: Area::Suburbs,
        part: DayPart::Daytime,
        members,
    });
    saga.doing = Doing::Ready(Plot::Plain {});
    Scenario::of(&muster(&saga).unwrap().file).unwrap().battle()
}

#[test]
fn whoever_stays_at_home_is_met_by_nobody() {
    let _proof = Proof::of(rule!("atzr.npc.generate-same-class")).facts([4]);
    let mut campaign = with(&["Beck", "Bank"]);
    campaign.groups[0].members[1].carries = vec![CounterThing::Crossbow];
    campaign.groups[0].store = vec![CounterThing::Crossbow, CounterThing::Medikit];
    let mut battle = search(&campaign, &["Tonya", "Bank"]);
    assert_eq!(battle.people.len(), 2);
    assert!(["Tonya", "Beck", "Bank"].iter().all(|it| !battle.cups.unused().has(named(it).0)));
    assert_eq!(battle.cups.unused().len(), 13);
    let left = [CounterThing::Crossbow, CounterThing::Medikit].map(|it| battle.cups.left(it));
    assert_eq!(left, [1, 4], "what lies at home is in no cup");
    // All that a card could bring of the Class.
    let humans = atzr::printed::cards::Humans { number: 20, class: Class::Survivor };
    let mut dice = kernel::dice::SeededDice::new(4);
    let met = atzr::table::npc::generate(humans, Class::Survivor, printed(), &mut battle.cups, &mut dice);
    assert_eq!((met.people.len(), met.zombies), (13, 7));
    assert!(met.people.iter().all(|it| it.who != Who::Named(named("Beck"))));
}

#[test]
fn nobody_at_home_and_nothing_in_store_leaves_the_box_as_it_is() {
    let campaign = with(&["Beck"]);
    let battle = search(&campaign, &["Tonya", "Beck"]);
    assert_eq!(battle.cups, campaign.cups(printed(), &mut scripted(&[])));
}

#[test]
fn the_new_star_goes_out_with_star_power_of_its_own_rep() {
    let _proof = Proof::of(rule!("atzr.star.definition")).facts([3]);
    let mut campaign = with(&["Beck", "Bank"]);
    campaign.parts = only(false, false, false);
    let dead = Fared { state: EndState::Dead, ..well(&campaign, "Tonya") };
    let fared = vec![dead, well(&campaign, "Beck")];
    settle(&mut campaign, fared, &[], &[Answer::YesNo(true)]);
    let mut battle = search(&campaign, &["Beck", "Bank"]);
    assert_eq!(battle.phase, Phase::Begin);
    cast(&[], &[], |play| battle::encounter::begin(&mut battle, play).unwrap());
    let has: Vec<(bool, u8, u8)> = battle.people.iter().map(|it| (it.star, it.rep, it.star_power)).collect();
    assert_eq!(has, [(true, 4, 4), (false, 3, 0)]);
}

#[test]
fn dice_of_star_power_are_lost_for_one_encounter() {
    let _proof = Proof::of(rule!("atzr.star-power.dice")).facts([2]);
    let mut campaign = alone();
    campaign.parts = only(false, false, false);
    let begins = |campaign: &Campaign| {
        let mut battle = search(campaign, &["Tonya"]);
        cast(&[], &[], |play| battle::encounter::begin(&mut battle, play).unwrap());
        battle.people[0].star_power
    };
    assert_eq!(begins(&campaign), 5);
    let used = Deeds { used_star_power: true, ..QUIET };
    let fared = Fared { deeds: used, ..well(&campaign, "Tonya") };
    settle(&mut campaign, vec![fared], &[], &[]);
    assert_eq!(begins(&campaign), 5);
}

#[test]
fn a_star_rises_past_ten_and_still_goes_out_and_stays_at_what_can_be_played() {
    let _high = Proof::of(rule!("atzr.ruling.rep-increase-high"));
    let mut campaign = alone();
    campaign.parts = only(false, true, false);
    let proved = Deeds { shot_at: true, ..QUIET };
    for (before, after) in [(10, 11), (19, 20), (20, 20)] {
        campaign.groups[0].members[0].rep = before;
        let fared = Fared { deeds: proved, ..well(&campaign, "Tonya") };
        settle(&mut campaign, vec![fared], &[6], &[]);
        assert_eq!(campaign.groups[0].members[0].rep, after);
        assert_eq!(search(&campaign, &["Tonya"]).people[0].rep, after);
    }
}

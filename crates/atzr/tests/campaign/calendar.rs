//! What belongs into a month, in which order, and how often.
use std::collections::BTreeMap;

use super::*;
use crate::course::{Course, played, player};
use crate::dice_by_rule::cast;
use atzr::{
    campaign::{
        file::NewPlayer,
        muster,
        saga::{Doing, Plot, Saga},
    },
    setup::scenario::Scenario,
};

#[test]
fn after_the_twelfth_month_the_next_year_begins() {
    let _proof = Proof::of(rule!("atzr.campaign.time")).facts([1]);
    let mut campaign = alone();
    for (month, next) in [((1, 1), (1, 2)), ((1, 11), (1, 12)), ((1, 12), (2, 1)), ((2, 12), (3, 1))] {
        campaign.month = Month { year: month.0, month: month.1 };
        campaign.step = Step::Involuntary;
        // Nothing happens.
        play(&[1], &[], |play| campaign.step(printed(), play)).unwrap();
        assert_eq!(campaign.month, Month { year: next.0, month: next.1 });
    }
}

#[test]
fn of_ones_own_accord_one_searches_raids_takes_back_or_chills_and_nothing_else() {
    let _proof = Proof::of(rule!("atzr.encounter.voluntary")).facts([1]);
    let mut campaign = alone();
    (campaign.area, campaign.step) = (Some(Area::Urban), Step::Voluntary);
    let chosen = |at: usize| {
        let mut campaign = campaign.clone();
        play(&[], &[Answer::One(at), Answer::One(0)], |play| campaign.step(printed(), play)).unwrap();
        match campaign.step {
            Step::Playing(due) => due.encounter,
            other => panic!("{other:?}"),
        }
    };
    use Encounter::{Chillin, RaidOrRescue, Search, TakeBack};
    assert_eq!([0, 1, 2, 3].map(chosen), [Search, RaidOrRescue, TakeBack, Chillin]);
    // The fifth is to stay at home, and there is no sixth.
    let mut home = campaign.clone();
    play(&[], &[Answer::One(4)], |play| home.step(printed(), play)).unwrap();
    assert_eq!(home.step, Step::Involuntary);
    let (mut dice, mut nobody) = (scripted(&[]), kernel::Nobody);
    let pause = campaign.step(printed(), &mut Play::new(Vec::new(), &mut dice, &mut nobody)).unwrap_err();
    let kernel::question::Shape::One { options } = &pause.question().unwrap().shape else { panic!() };
    assert_eq!(options.len(), 5);
}

/// Whatever people answer and whatever the dice.
#[test]
fn a_month_has_one_encounter_of_each_sort_at_most_and_the_area_changes_at_its_start_alone() {
    let _time = Proof::of(rule!("atzr.campaign.time")).facts([2]);
    let _voluntary = Proof::of(rule!("atzr.encounter.voluntary")).facts([1]);
    let _area = Proof::of(rule!("atzr.campaign.move-area")).facts([1]);
    let (mut sorts, mut moves) = ([0, 0], 0);
    for seed in 0..20 {
        let (mut dice, mut whim) = (kernel::dice::SeededDice::new(seed), kernel::Whim::new(seed));
        let mut play = Play::bulk(&mut dice, &mut whim);
        let mut campaign = with(&["Beck", "Bank"]);
        campaign.parts = only(false, false, false);
        let mut played: BTreeMap<(Month, bool), usize> = BTreeMap::new();
        for _ in 0..80 {
            let (area, step, month) = (campaign.area, campaign.step.clone(), campaign.month);
            campaign.step(printed(), &mut play).unwrap();
            if campaign.area != area {
                moves += 1;
                assert_eq!(step, Step::Area);
                assert!([area, campaign.area].contains(&Some(Area::Suburbs)), "one step at a time");
            }
            let Step::Playing(due) = campaign.step.clone() else { continue };
            let voluntary = step == Step::Voluntary;
            let often = played.entry((month, voluntary)).or_default();
            *often += 1;
            assert_eq!(*often, 1, "{month:?} {due:?}");
            sorts[usize::from(voluntary)] += 1;
            let area = campaign.area;
            let outcome = PlayedOutcome { encounter: due.encounter, fared: Vec::new(), gains: Vec::new() };
            campaign.settle(&outcome, printed(), &mut play).unwrap();
            assert_eq!(campaign.area, area);
        }
    }
    assert!(sorts.iter().all(|it| 100 < *it) && 50 < moves, "{sorts:?} {moves}");
}

/// The rules by which dice fell, in order, those of one rule in a row as one.
fn fell(told: &[kernel::Event]) -> Vec<RuleId> {
    let rolled = told.iter().filter(|it| matches!(it.what, What::Rolled { .. }));
    let mut rules: Vec<RuleId> = rolled.map(|it| it.rule).collect();
    rules.dedup();
    rules
}

#[test]
fn recovery_comes_before_infection_before_rep_before_keeping_it_together_after_both_encounters() {
    let _proof = Proof::of(rule!("atzr.campaign.sequence")).facts([1, 3]);
    let mut campaign = with(&["Beck", "Bank"]);
    let bitten = Bites { first_round_not_won: true, ..Bites::default() };
    let went = |campaign: &Campaign, encounter| {
        let fared = vec![
            Fared { deeds: Deeds { shot_at: true, ..QUIET }, ..well(campaign, "Tonya") },
            Fared { state: EndState::OutOfTheFight, ..well(campaign, "Beck") },
            Fared { bites: bitten, ..well(campaign, "Bank") },
        ];
        PlayedOutcome { encounter, fared, gains: Vec::new() }
    };
    let (search, defend) = (went(&campaign, Encounter::Search), went(&campaign, Encounter::Defend));
    // Everybody pulls through and stays, twice.
    let faces: [(RuleId, &[u16]); 4] = [
        (rule!("atzr.encounter.involuntary"), &[6]),
        (rule!("atzr.recovery.after-encounter"), &[1, 1, 1, 1]),
        (rule!("atzr.infection.test"), &[6, 6]),
        (rule!("atzr.together.roll"), &[1, 1, 1, 1, 6, 6, 6, 6, 6, 6]),
    ];
    let mut steps = Vec::new();
    let (_, told) = cast(&faces, &[(rule!("atzr.encounter.voluntary"), Answer::One(0))], |play| {
        for outcome in [Some(&search), Some(&defend), None] {
            while !matches!(campaign.step, Step::Playing(_)) && campaign.month == Month::FIRST {
                steps.push(campaign.step.clone());
                campaign.step(printed(), play).unwrap();
            }
            let Some(outcome) = outcome else { continue };
            campaign.settle(outcome, printed(), play).unwrap();
        }
    });
    assert_eq!(steps, [Step::Area, Step::Supplies, Step::Voluntary, Step::Involuntary]);
    assert_eq!(campaign.month, Month { year: 1, month: 2 });
    let (recovery, infection) = (rule!("atzr.recovery.after-encounter"), rule!("atzr.infection.test"));
    let (rep, together) = (rule!("atzr.after.increase-roll"), rule!("atzr.together.roll"));
    let happens =
        [rule!("atzr.encounter.involuntary"), rule!("atzr.daypart.choice"), rule!("atzr.availability.roll")];
    let after = [recovery, infection, rep, together];
    assert_eq!(fell(&told), [&after[..], &happens, &after].concat());
}

/// All of the only group are about to have an Encounter in the suburbs by day.
pub fn ready(mut campaign: Campaign, encounter: Encounter) -> Saga {
    let members = campaign.groups[0].members.iter().map(|it| it.id).collect();
    let due = Due { encounter, area: Area::Suburbs, part: DayPart::Daytime, members };
    campaign.step = Step::Playing(due);
    let mut saga = Saga::new(campaign);
    saga.doing = Doing::Ready(Plot::Plain {});
    saga
}

#[test]
fn what_lies_in_the_store_is_neither_at_hand_in_an_encounter_nor_taken_by_robbers() {
    let _proof = Proof::of(rule!("atzr.campaign.journal")).facts([2, 3]);
    let mut campaign = with(&["Beck"]);
    campaign.parts = only(false, false, false);
    campaign.groups[0].store = vec![CounterThing::Rpg];
    campaign.groups[0].members[1].carries = vec![CounterThing::Pistol];
    let mut saga = ready(campaign, Encounter::Robbery);
    let battle = Scenario::of(&muster::muster(&saga).unwrap().file).unwrap().battle();
    let at_hand = battle.people.iter().flat_map(|it| it.hands.iter().chain(&it.gear));
    assert_eq!(at_hand.map(|it| it.thing).collect::<Vec<_>>(), [CounterThing::Pistol]);
    // They hand over all they have with them.
    let fared = ["Tonya", "Beck"].map(|it| well(&saga.campaign, it)).to_vec();
    settle(&mut saga.campaign, fared, &[], &[]);
    assert!(saga.campaign.groups[0].members.iter().all(|it| it.carries.is_empty()));
    assert_eq!(saga.campaign.groups[0].store, [CounterThing::Rpg]);
}

/// Whoever comes into a campaign says of what Class they are; after that nobody is asked, and nothing changes it.
#[test]
fn a_class_is_chosen_with_the_star_before_play_and_never_again() {
    let _proof = Proof::of(rule!("atzr.class.choose-once")).facts([1]);
    let mut course = Course::new("Once");
    for (name, class) in [("Sooze", Class::Ganger), ("Nick", Class::Militia)] {
        course.join(&NewPlayer { class, ..player(name, true) }).unwrap();
    }
    course.say("begin the campaign");
    course.say("all players on one side");
    let classes = |course: &Course| course.campaign().groups.iter().map(|it| it.class).collect::<Vec<_>>();
    let mut encounters = 0;
    for n in 0..120 {
        let Some(question) = course.session.question() else { break };
        assert_ne!(question.why, rule!("atzr.class.choose-once"));
        match course.due().filter(|_| course.is_due()) {
            Some(due) => {
                let people = due.file.teams.iter().flat_map(|it| &it.people);
                assert!(
                    people
                        .into_iter()
                        .all(|it| it.class == Some([Class::Ganger, Class::Militia][usize::from(it.seat)]))
                );
                let battle = Scenario::of(&due.file).unwrap().battle();
                course
                    .hand_in(&format!("game-{n}"), &played(battle, n), &mut kernel::dice::SeededDice::new(n))
                    .unwrap();
                encounters += 1;
            }
            None => course.by_default(n),
        }
        if !course.campaign().groups.is_empty() {
            assert_eq!(classes(&course), [Class::Ganger, Class::Militia]);
        }
    }
    assert!(0 < encounters);
}

//! The months, and what is eaten in them.
use super::*;

#[test]
fn a_month_goes_from_area_to_supplies_to_both_encounters() {
    let _proof = Proof::of(rule!("atzr.daypart.choice")).facts([1]);
    let _others = Proof::of_all(&[
        rule!("atzr.campaign.sequence"),
        rule!("atzr.campaign.time"),
        rule!("atzr.campaign.areas"),
        rule!("atzr.encounter.voluntary"),
        rule!("atzr.encounter.involuntary"),
    ]);
    let mut campaign = with(&["Beck"]);
    let step = |campaign: &mut Campaign, dice: &[u16], answers: &[Answer]| {
        play(dice, answers, |play| campaign.step(printed(), play)).unwrap();
    };
    step(&mut campaign, &[], &[Answer::One(0)]);
    assert_eq!((campaign.area, &campaign.step), (Some(Area::Urban), &Step::Supplies));
    step(&mut campaign, &[], &[]);
    assert_eq!(campaign.step, Step::Voluntary);
    assert!(campaign.groups[0].members.iter().all(|it| it.hungry));
    // A Search by day with the one Grunt.
    step(&mut campaign, &[], &[Answer::One(0), Answer::One(1), Answer::Some(vec![0])]);
    let members = vec![id(&campaign, "Tonya"), id(&campaign, "Beck")];
    let due = Due { encounter: Encounter::Search, area: Area::Urban, part: DayPart::Daytime, members };
    assert_eq!(campaign.step, Step::Playing(due));
    // Beck, hungry as the Star: 4 and 4 dice, more for the Grunt, who has eaten nothing; the Star keeps 2 to 1.
    let fared = vec![well(&campaign, "Tonya"), well(&campaign, "Beck")];
    settle(&mut campaign, fared, &[1, 1, 6, 6, /* Beck */ 1, 6, 6, 6], &[]);
    assert_eq!(campaign.step, Step::Involuntary);
    // Nothing happens: the next month begins.
    step(&mut campaign, &[1], &[]);
    assert_eq!((campaign.month, &campaign.step), (Month { year: 1, month: 2 }, &Step::Area));
    assert_eq!(campaign.groups[0].members[1].months, 1);
    assert_eq!(campaign.chapters.len(), 1);
}

#[test]
fn an_involuntary_encounter_has_a_random_day_part_and_those_who_are_available() {
    let _proof = Proof::of(rule!("atzr.daypart.choice")).facts([2]);
    let _roll = Proof::of(rule!("atzr.availability.roll")).facts([1, 3]);
    let _others = Proof::of_all(&[rule!("atzr.encounter.involuntary"), rule!("atzr.defend.setup")]);
    let mut campaign = with(&["Bank", "Beck"]);
    campaign.step = Step::Involuntary;
    // Defend at night; Bank (Rep 3) rolls 3, Beck (Rep 4) rolls 5.
    play(&[5, 6, 3, 5], &[], |play| campaign.step(printed(), play)).unwrap();
    let members = vec![id(&campaign, "Tonya"), id(&campaign, "Bank")];
    let due = Due { encounter: Encounter::Defend, area: Area::Rural, part: DayPart::Night, members };
    assert_eq!(campaign.step, Step::Playing(due));
    campaign.parts = only(false, false, false);
    let outcome = PlayedOutcome { encounter: Encounter::Defend, fared: Vec::new(), gains: Vec::new() };
    play(&[], &[], |play| campaign.settle(&outcome, printed(), play)).unwrap();
    assert_eq!(campaign.month.month, 2);
}

#[test]
fn the_way_to_a_planned_encounter_leads_through_the_suburbs() {
    let _proof = Proof::of(rule!("atzr.campaign.move-area"));
    let first = CampaignStart::read(OPENINGS[0].1).unwrap().opening.remove(0);
    let comes = |from: Option<Area>, to: Area| {
        let mut campaign = alone();
        (campaign.area, campaign.step) = (from, Step::Area);
        campaign.planned = vec![Planned { area: to, ..first.clone() }];
        play(&[], &[], |play| campaign.step(printed(), play)).unwrap();
        campaign.area.unwrap()
    };
    let (urban, suburbs, rural) = (Area::Urban, Area::Suburbs, Area::Rural);
    assert_eq!([urban, suburbs, rural].map(|it| comes(Some(it), urban)), [urban, urban, suburbs]);
    assert_eq!([urban, suburbs, rural].map(|it| comes(Some(it), rural)), [suburbs, rural, rural]);
    assert_eq!([urban, suburbs, rural].map(|it| comes(Some(it), suburbs)), [suburbs; 3]);
    assert_eq!(comes(None, rural), rural, "nobody was anywhere before the first month");
}

#[test]
fn chillin_is_for_the_city() {
    let _proof = Proof::of(rule!("atzr.chillin.objective")).facts([4]);
    let mut campaign = alone();
    campaign.step = Step::Voluntary;
    let mut nobody = kernel::Nobody;
    let mut dice = scripted(&[]);
    let pause =
        campaign.clone().step(printed(), &mut Play::new(Vec::new(), &mut dice, &mut nobody)).unwrap_err();
    let refused = serde_json::to_string(pause.question().unwrap()).unwrap();
    assert!(refused.contains("atzr.chillin.objective"), "{refused}");
    campaign.area = Some(Area::Urban);
    play(&[], &[Answer::One(3), Answer::One(2)], |play| campaign.step(printed(), play)).unwrap();
    assert!(matches!(&campaign.step, Step::Playing(due) if due.encounter == Encounter::Chillin));
}

#[test]
fn a_month_without_an_encounter_of_ones_own_has_no_tests() {
    let _proof = Proof::of(rule!("atzr.campaign.sequence"));
    let _together = Proof::of(rule!("atzr.together.when")).facts([2]);
    let mut campaign = with(&["Beck"]);
    campaign.parts = only(false, false, true);
    let (month, quiet) = (campaign.month, campaign.clone());
    campaign.step = Step::Voluntary;
    play(&[], &[Answer::One(3)], |play| campaign.step(printed(), play)).unwrap();
    assert_eq!(campaign.step, Step::Involuntary);
    // Nothing befalls them either: not a die is rolled but that one.
    play(&[1], &[], |play| campaign.step(printed(), play)).unwrap();
    assert_ne!(campaign.month, month);
    assert_eq!(names(&campaign.groups[0]), ["Tonya", "Beck"]);
    // An Encounter that is played is another matter.
    let mut played = quiet;
    let fared = vec![well(&played, "Tonya"), well(&played, "Beck")];
    settle(&mut played, fared, &[6, 6, 6, 6, 6, /* Beck */ 1, 1, 1, 1], &[]);
    assert_eq!(names(&played.groups[0]), ["Tonya"]);
}

#[test]
fn who_eats_nothing_counts_one_rep_less_until_fed_in_a_later_month() {
    let _proof = Proof::of(rule!("atzr.campaign.supplies")).facts([2, 3, 4, 5]);
    let _others = Proof::of_all(&[rule!("atzr.rep.meaning"), rule!("atzr.ruling.supplies-who-pays")]);
    let mut campaign = with(&["Beck"]);
    let eat = |campaign: &mut Campaign, answers: &[Answer]| {
        campaign.step = Step::Supplies;
        play(&[], answers, |play| campaign.step(printed(), play)).unwrap();
        campaign.groups[0].members.iter().map(|it| it.rep_now().total()).collect::<Vec<i32>>()
    };
    assert_eq!(eat(&mut campaign, &[]), [4, 3]);
    assert_eq!(eat(&mut campaign, &[]), [4, 3], "hunger does not add up");
    // What is found later in the month helps nobody until the next.
    campaign.groups[0].store.push(CounterThing::SuppliesA);
    assert_eq!(campaign.groups[0].members[1].rep_now().total(), 3);
    assert_eq!(eat(&mut campaign, &[Answer::Some(vec![1])]), [4, 4]);
    assert!(campaign.groups[0].store.is_empty());
    assert_eq!(campaign.groups[0].members[0].rep, 5, "the full Rep stays what it was");
}

#[test]
fn a_supplies_b_feeds_two_and_change_goes_to_the_store() {
    let _proof = Proof::of(rule!("atzr.campaign.supplies")).facts([1, 6]);
    let _supplies = Proof::of(rule!("atzr.item.supplies"));
    let mut campaign = with(&["Beck", "Bank"]);
    let beck = id(&campaign, "Beck");
    campaign.groups[0].members[1].carries =
        vec![CounterThing::Ammo, CounterThing::SuppliesB, CounterThing::SuppliesB];
    campaign.step = Step::Supplies;
    play(&[], &[], |play| campaign.step(printed(), play)).unwrap();
    assert_eq!(campaign.member(beck).unwrap().carries, [CounterThing::Ammo]);
    assert_eq!(campaign.groups[0].store, [CounterThing::SuppliesA]);
    assert!(campaign.groups[0].members.iter().all(|it| !it.hungry));
}

#[test]
fn things_lie_in_the_store_or_are_carried() {
    let _proof = Proof::of_all(&[rule!("atzr.carry.own-any-number"), rule!("atzr.ruling.stored-items")]);
    let mut campaign = with(&["Beck"]);
    campaign.groups[0].store = vec![CounterThing::Rpg, CounterThing::Shotgun];
    let beck = id(&campaign, "Beck");
    assert!(campaign.hand(CounterThing::Shotgun, None, Some(beck)));
    assert!(!campaign.hand(CounterThing::Shotgun, None, Some(beck)));
    assert_eq!(campaign.member(beck).unwrap().carries, [CounterThing::Shotgun]);
    assert!(campaign.hand(CounterThing::Shotgun, Some(beck), Some(id(&campaign, "Tonya"))));
    assert!(!campaign.hand(CounterThing::Rpg, Some(beck), None));
    assert!(!campaign.hand(CounterThing::Rpg, None, Some(MemberId(99))));
    assert_eq!(campaign.groups[0].store, [CounterThing::Rpg]);
}

#[test]
fn parts_of_the_campaign_rules_can_be_left_out() {
    let _proof = Proof::of(rule!("atzr.campaign.optional"));
    let mut campaign = with(&["Beck"]);
    campaign.parts =
        Parts { supplies: false, recovery: false, rep_changes: false, keeping_it_together: false };
    campaign.step = Step::Supplies;
    play(&[], &[], |play| campaign.step(printed(), play)).unwrap();
    assert!(campaign.groups[0].members.iter().all(|it| !it.hungry));
    let down = Fared {
        state: EndState::OutOfTheFight,
        deeds: Deeds { out_of_the_fight: true, ..QUIET },
        ..well(&campaign, "Beck")
    };
    settle(&mut campaign, vec![down], &[], &[]);
    assert_eq!(campaign.groups[0].members.len(), 2);
}

#[test]
fn a_campaign_survives_writing_and_reading() {
    let campaign = with(&["Beck", "Bank"]);
    let text = serde_json::to_string(&campaign).unwrap();
    assert_eq!(serde_json::from_str::<Campaign>(&text).unwrap(), campaign);
    scripted(&[]).cite(rule!("atzr.campaign.journal"));
}

#[test]
fn stars_go_and_their_players_say_which_grunts_go_along() {
    let _proof = Proof::of_all(&[rule!("atzr.encounter.format"), rule!("atzr.encounter.voluntary")]);
    let mut campaign = with(&["Beck", "Bank"]);
    campaign.step = Step::Voluntary;
    let answers = [Answer::One(2), Answer::One(3), Answer::Some(vec![1])];
    play(&[], &answers, |play| campaign.step(printed(), play)).unwrap();
    let Step::Playing(due) = &campaign.step else { panic!("{:?}", campaign.step) };
    assert_eq!((due.encounter, due.part), (Encounter::TakeBack, DayPart::Night));
    assert_eq!(due.members, [id(&campaign, "Tonya"), id(&campaign, "Bank")]);
}

#[test]
fn the_first_month_begins_anywhere_and_the_country_is_not_next_to_the_city() {
    let _proof = Proof::of(rule!("atzr.campaign.move-area"));
    let mut campaign = alone();
    campaign.area = None;
    play(&[], &[Answer::One(2)], |play| campaign.step(printed(), play)).unwrap();
    assert_eq!(campaign.area, Some(Area::Rural));
    campaign.step = Step::Area;
    // Only the suburbs and the country are offered now.
    play(&[], &[Answer::One(0)], |play| campaign.step(printed(), play)).unwrap();
    assert_eq!(campaign.area, Some(Area::Suburbs));
}

/// Whatever people answer and whatever the dice, months go by and nothing breaks.
#[test]
fn months_go_by_with_any_answers() {
    for seed in 0..40 {
        let mut dice = kernel::dice::SeededDice::new(seed);
        let mut whim = kernel::Whim::new(seed);
        let mut campaign = Campaign::new(Mode::Cooperative, Parts::default(), Rules::default());
        let mut play = Play::bulk(&mut dice, &mut whim);
        let stars = [(0, "Nick"), (1, "Sooze")].map(|(seat, name)| NewStar {
            seat: Seat(seat),
            alone: false,
            ..lone_star(name)
        });
        campaign.begin(&stars, printed(), &mut play).unwrap();
        for _ in 0..60 {
            campaign.step(printed(), &mut play).unwrap();
            let Step::Playing(due) = campaign.step.clone() else { continue };
            let fared = due.members.iter().map(|&member| anything(&campaign, member, &mut play)).collect();
            let outcome = PlayedOutcome { encounter: due.encounter, fared, gains: Vec::new() };
            campaign.settle(&outcome, printed(), &mut play).unwrap();
            for group in &campaign.groups {
                assert!(group.members.is_empty() || group.star().is_some());
                assert!(group.members.iter().all(|it| it.star || (3..=6).contains(&it.rep)));
            }
        }
        let text = serde_json::to_string(&campaign).unwrap();
        assert_eq!(serde_json::from_str::<Campaign>(&text).unwrap(), campaign);
    }
}

/// Somebody to whom anything may have happened.
fn anything(campaign: &Campaign, member: MemberId, play: &mut Play<'_>) -> Fared {
    let mut coin = || play.die(rule!("atzr.dice.pass"), 6) <= 2;
    let (shot_at, success, down, bitten) = (coin(), coin(), coin(), coin());
    let dead = down && coin();
    let carries = campaign.member(member).unwrap().carries.clone();
    Fared {
        state: if dead {
            EndState::Dead
        } else if down {
            EndState::OutOfTheFight
        } else {
            EndState::Functioning
        },
        deeds: Deeds { shot_at, success, out_of_the_fight: down, ..Deeds::default() },
        bites: Bites { first_round_not_won: bitten, ..Bites::default() },
        ..Fared::well(member, carries)
    }
}

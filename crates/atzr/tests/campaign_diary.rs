//! What a campaign tells of itself (14.3): while it is answered, after each Encounter, and month by month.
use crate::course::{Course, played, player};
use atzr::{
    battle::encounter::Purpose,
    campaign::{
        Ended, muster,
        saga::{Plot, Season},
    },
    printed::{Class, CounterThing},
    rule,
    setup::scenario::Scenario,
};
use kernel::{
    Answer, Book, Proof, Seat,
    dice::{SeededDice, TypedDice},
    question::Shape,
};

/// Sooze alone, by all of the rules, before she takes anything.
fn sooze() -> Course {
    let mut course = Course::new("All by herself");
    course.join(&player("Sooze", true)).unwrap();
    course.say("begin the campaign");
    course.say("one player alone");
    course.answer(Answer::Some(Vec::new()), &mut TypedDice::new([])).unwrap();
    course
}

/// The same with five things.
fn equipped() -> Course {
    let mut course = sooze();
    for it in ["Pistol", "Ammo", "Medikit", "Supplies A", "Vest"] {
        course.say(it);
    }
    course
}

fn so_far(course: &Course) -> Vec<String> {
    course.told().into_iter().skip_while(|it| !it.contains("starts with")).collect()
}

#[test]
fn what_was_taken_so_far_is_told_with_its_number() {
    let proof = Proof::of(rule!("atzr.item.star-start")).facts([3]);
    let ruling = Proof::of(rule!("atzr.ruling.star-start-items"));
    let mut course = sooze();
    assert_eq!(so_far(&course), ["Sooze starts with 5 items"]);
    course.say("Pistol");
    course.say("Grenade");
    let told = ["Sooze starts with 5 items", "Sooze takes Pistol (1 of 5)", "Sooze takes Grenade (2 of 5)"];
    assert_eq!(so_far(&course), told);
    let Shape::One { options } = course.question().shape else { panic!() };
    let of = |name: &str| options.iter().find(|it| it.label == name).unwrap();
    assert_eq!(of("Shotgun").note, "6 Fire Dice, range 6, both hands");
    for thing in ["Grenade", "RPG", "Gas Tank"] {
        assert_eq!(of(thing).refused, Some(rule!("atzr.ruling.star-start-items")), "{thing}");
    }
    assert_eq!(of("Pistol").refused, None, "of other things as many as she likes");
    assert!(options.iter().all(|it| !it.note.is_empty()), "each says what it is good for");
    course.undo();
    assert_eq!(so_far(&course), told[..2], "what is taken back was never taken");
    drop((proof, ruling));
}

/// The diary as a reader has it: months with a mark before them.
fn diary(course: &Course) -> Vec<String> {
    course.told().into_iter().skip_while(|it| !it.starts_with('#')).collect()
}

#[test]
fn a_month_in_which_nothing_happens_stands_in_the_diary_all_the_same() {
    let proof = Proof::of_all(&[
        rule!("atzr.campaign.time"),
        rule!("atzr.campaign.supplies"),
        rule!("atzr.encounter.involuntary"),
    ]);
    let mut course = equipped();
    assert_eq!(
        course.say_rolling("the suburbs", &[]),
        ["the month is spent in the suburbs", "Supplies eaten: 1, left: 0"]
    );
    let told = course.say_rolling("nothing this month", &[1]);
    assert_eq!(told, ["nobody goes out this month", "nothing else happens"]);
    course.say_rolling("the country", &[]);
    let told = course.say_rolling("nothing this month", &[4, 6]);
    assert_eq!(told, ["nobody goes out this month", "raiders come at night (Defend): Sooze"]);
    let whole = [
        "# month 1 of year 1",
        "the month is spent in the suburbs",
        "Supplies eaten: 1, left: 0",
        "nobody goes out this month",
        "nothing else happens",
        "# month 2 of year 1",
        "the month is spent in the country",
        "there is nothing to eat",
        "Sooze goes hungry this month",
        "nobody goes out this month",
        "raiders come at night (Defend): Sooze",
    ];
    assert_eq!(diary(&course), whole);
    drop(proof);
}

#[test]
fn who_is_raided_at_home_does_not_set_out_and_is_shown_at_home() {
    let mut course = equipped();
    course.say_rolling("the suburbs", &[]);
    course.say_rolling("nothing this month", &[1]);
    course.say_rolling("the country", &[]);
    let clock = |course: &Course| {
        let view = Season::view(course.saga(), Seat(0).into());
        let line = |name: &str| view.clock.iter().find(|it| it.name == name).unwrap().value.clone();
        (line("place"), line("Supplies"))
    };
    assert_eq!(clock(&course), ("In the country".to_owned(), "0; 1 mouth to feed next month".to_owned()));
    course.say_rolling("nothing this month", &[4, 6]);
    let Shape::One { options } = course.question().shape else { panic!() };
    let labels: Vec<&str> = options.iter().map(|it| it.label.as_str()).collect();
    assert!(labels.contains(&"stand your ground") && !labels.contains(&"set out"), "{labels:?}");
}

#[test]
fn an_encounter_stands_in_its_month_and_what_it_brought_after_it() {
    let proof = Proof::of_all(&[rule!("atzr.campaign.journal"), rule!("atzr.after.per-character")]);
    let mut course = equipped();
    course.say("the suburbs");
    course.say("Search");
    course.say("by day");
    course.say("set out");
    let battle = Scenario::of(&course.due().unwrap().file).unwrap().battle();
    course.hand_in("first", &played(battle, 11), &mut SeededDice::new(1)).unwrap();
    let lines = diary(&course);
    let at = |words: &str| lines.iter().position(|it| it.starts_with(words));
    assert!(at("Search by day: Sooze") < at("Search: "), "{lines:?}");
    let rep: Vec<&String> = lines.iter().filter(|it| it.contains(" Rep ")).collect();
    let now = course.campaign().groups[0].members.first().map(|it| it.rep);
    match now {
        Some(now) => assert!(rep.len() == 1 && rep[0].ends_with(&format!("Rep {now}")), "{rep:?}"),
        None => assert!(lines.iter().any(|it| it.starts_with("Sooze died in month 1")), "{lines:?}"),
    }
    drop(proof);
}

/// Whoever dies in an Encounter has when, where and by whom in the diary.
#[test]
fn an_obituary_says_when_where_and_by_whom() {
    let proof = Proof::of(rule!("atzr.campaign.journal"));
    let mut course = equipped();
    course.say("the suburbs");
    course.say("Search");
    course.say("by day");
    course.say("set out");
    let mut battle = played(Scenario::of(&course.due().unwrap().file).unwrap().battle(), 11);
    battle.set_up().people[0].state = atzr::battle::State::TakenOff;
    let mut ended = Ended::of(&battle, &[]).unwrap();
    ended.killers = vec![Some("Militia 2".to_owned())];
    let outcome = serde_json::json!(ended);
    let end = kernel::GameEnd::Over { game: "first".to_owned(), outcome };
    course.answer(end.into(), &mut SeededDice::new(1)).unwrap();
    let died = "Sooze died in month 1 of year 1, killed by Militia 2 (Search, the suburbs)";
    assert!(diary(&course).iter().any(|it| it == died), "{:?}", diary(&course));
    drop(proof);
}

#[test]
fn a_raid_may_be_for_one_thing_that_is_named() {
    let proof = Proof::of_all(&[rule!("atzr.raid.setup"), rule!("atzr.ruling.raid-buildings")]);
    let mut course = equipped();
    course.say("the suburbs");
    course.say("Raid/Rescue");
    course.say("by day");
    course.say("one item");
    assert_eq!(course.question().why, rule!("atzr.ruling.raid-buildings"));
    course.say("RPG");
    course.say("Gangers");
    let (_, plot) = course.saga().due().unwrap();
    let Plot::Raid { purpose, class, hostage } = plot else { panic!("{plot:?}") };
    assert_eq!((purpose, class, hostage), (Purpose::Thing(CounterThing::Rpg), Class::Ganger, None));
    let mustered = course.due().unwrap();
    assert_eq!(Scenario::of(&mustered.file).unwrap().battle().scene.encounter, mustered.file.encounter);
    drop(proof);
}

#[test]
fn a_medikit_remembers_its_last_patient_into_the_next_encounter() {
    let mut course = equipped();
    course.say("the suburbs");
    course.say("Search");
    course.say("by day");
    let mut saga = course.saga().clone();
    let last = |saga: &atzr::campaign::saga::Saga| {
        let file = muster::muster(saga).unwrap().file;
        Scenario::of(&file).unwrap().battle().people[0].deeds.last_medikit.is_some()
    };
    assert!(!last(&saga));
    let sooze = saga.campaign.groups[0].members[0].id;
    saga.campaign.groups[0].treated_last.push(sooze);
    assert!(last(&saga));
    // A second one has not been used on anybody.
    saga.campaign.groups[0].store.push(CounterThing::Medikit);
    assert!(!last(&saga));
}

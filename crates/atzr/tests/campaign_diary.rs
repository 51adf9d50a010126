//! What a campaign tells of itself (14.3): while it is answered, after each Encounter, and month by month.
use atzr::{
    battle::{Atzr, Battle, encounter::Purpose},
    bot::Steady,
    campaign::{
        file::{Entry, Kept, NewPlayer, Stands},
        muster,
        saga::Plot,
    },
    printed::{Class, Thing},
    rule,
    setup::scenario::Scenario,
};
use kernel::{
    Answer, Proof, Question, Session, Status,
    dice::{Seeded, Typed},
    question::Shape,
};

fn question(kept: &Kept) -> Question {
    match kept.stands() {
        Stands::Asks(question) => question.clone(),
        other => panic!("nothing is asked: {other:?}"),
    }
}

/// Answers with the option of these words and these dice, over the file; what is told then.
fn say(kept: &mut Kept, words: &str, dice: &[u16]) -> Vec<String> {
    let question = question(kept);
    let Shape::One { options } = &question.shape else { panic!("{question:?}") };
    let at = options.iter().position(|it| it.label == words && it.refused.is_none());
    let at = at.unwrap_or_else(|| panic!("{words}: {options:?}"));
    let told = kept.answer(Answer::One(at), &mut Typed::new(dice.iter().copied())).unwrap();
    *kept = Kept::read(&kept.text()).unwrap();
    told.iter().map(|it| format!("{} {}", it.name, it.words).trim().to_owned()).collect()
}

/// Sooze alone, by all of the rules, before she takes anything.
fn sooze() -> Kept {
    let mut kept = Kept::new("All by herself").unwrap();
    let counter = "Sooze".to_owned();
    kept.add(&NewPlayer { counter, class: Class::Survivor, alone: true, name: None, attribute: None })
        .unwrap();
    say(&mut kept, "one player alone", &[]);
    kept.answer(Answer::Some(Vec::new()), &mut Typed::new([])).unwrap();
    kept
}

/// The same with five things.
fn equipped() -> Kept {
    let mut kept = sooze();
    for it in ["Pistol", "Ammo", "Medikit", "Supplies A", "Vest"] {
        say(&mut kept, it, &[]);
    }
    kept
}

fn so_far(kept: &Kept) -> Vec<String> {
    kept.so_far().into_iter().map(|it| it.words).collect()
}

#[test]
fn what_was_taken_so_far_is_told_with_its_number() {
    let proof = Proof::of_all(&[rule!("atzr.item.star-start"), rule!("atzr.ruling.star-start-items")]);
    let mut kept = sooze();
    assert_eq!(so_far(&kept), ["Sooze begins with 5 things"]);
    say(&mut kept, "Pistol", &[]);
    say(&mut kept, "Grenade", &[]);
    let told = ["Sooze begins with 5 things", "Sooze takes Pistol (1 of 5)", "Sooze takes Grenade (2 of 5)"];
    assert_eq!(so_far(&kept), told);
    let Shape::One { options } = question(&kept).shape else { panic!() };
    let of = |name: &str| options.iter().find(|it| it.label == name).unwrap();
    assert_eq!(of("Shotgun").note, "6 Fire Dice, range 6, both hands");
    assert_eq!(of("RPG").refused, Some(rule!("atzr.ruling.star-start-items")));
    assert!(options.iter().all(|it| !it.note.is_empty()), "each says what it is good for");
    kept.undo().unwrap();
    assert_eq!(so_far(&kept), told[..2], "what is taken back was never taken");
    drop(proof);
}

/// The diary as a reader has it: months with a mark before them, Encounters by number.
fn diary(kept: &Kept) -> Vec<String> {
    let words = |it: Entry| match it {
        Entry::Month(title) => format!("# {title}"),
        Entry::Told(it) => format!("{} {}", it.name, it.words).trim().to_owned(),
        Entry::Played(at) => format!("Encounter {at}"),
    };
    kept.diary().into_iter().map(words).skip_while(|it| !it.starts_with('#')).collect()
}

#[test]
fn a_month_in_which_nothing_happens_stands_in_the_diary_all_the_same() {
    let proof = Proof::of_all(&[
        rule!("atzr.campaign.time"),
        rule!("atzr.campaign.supplies"),
        rule!("atzr.encounter.involuntary"),
    ]);
    let mut kept = equipped();
    assert_eq!(
        say(&mut kept, "the suburbs", &[]),
        ["the month is spent in the suburbs", "Supplies eaten: 1, left: 0"]
    );
    let told = say(&mut kept, "nothing this month", &[1]);
    assert_eq!(told, ["nobody goes out this month", "nothing else happens"]);
    say(&mut kept, "the country", &[]);
    let told = say(&mut kept, "nothing this month", &[4, 6]);
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
    assert_eq!(diary(&kept), whole);
    // What cannot be taken back is kept with the file, in the same words.
    kept.begin("first").unwrap();
    assert_eq!(diary(&Kept::read(&kept.text()).unwrap()), whole);
    drop(proof);
}

fn played(battle: Battle, seed: u64) -> Battle {
    let mut session = Session::<Atzr>::new(battle);
    match session.advance(&mut Seeded::new(seed), &mut Steady::new(seed)) {
        Status::Over => session.checkpoint().clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn an_encounter_stands_in_its_month_and_what_it_brought_stands_with_it() {
    let proof = Proof::of_all(&[rule!("atzr.campaign.journal"), rule!("atzr.after.per-character")]);
    let mut kept = equipped();
    say(&mut kept, "the suburbs", &[]);
    say(&mut kept, "Search", &[]);
    say(&mut kept, "by day", &[]);
    let mustered = kept.begin("first").unwrap();
    let battle = Scenario::of(&mustered.file).unwrap().battle();
    kept.settle("first", &played(battle, 11)).unwrap();
    kept.go_on(&mut Seeded::new(1)).unwrap();
    let lines = diary(&Kept::read(&kept.text()).unwrap());
    let at = |words: &str| lines.iter().position(|it| it.starts_with(words));
    assert!(at("Search by day: Sooze") < at("Encounter 0"), "{lines:?}");
    assert!(at("Encounter 0").is_some() && at("Encounter 1").is_none());
    let told = &kept.file.played[0].told;
    let rep = |it: &&atzr::campaign::file::Line| it.rule == rule!("atzr.after.per-character");
    let rep: Vec<&str> = told.iter().filter(rep).map(|it| it.words.as_str()).collect();
    let now = kept.campaign().groups[0].members.first().map(|it| it.rep);
    match now {
        Some(now) => assert!(rep.len() == 1 && rep[0].ends_with(&format!("Rep {now}")), "{rep:?}"),
        None => assert!(told.iter().any(|it| it.name == "Sooze"), "{told:?}"),
    }
    assert!(!lines.iter().any(|it| it.contains("Rep")), "it is told once: {lines:?}");
    drop(proof);
}

#[test]
fn a_raid_may_be_for_one_thing_that_is_named() {
    let proof = Proof::of_all(&[rule!("atzr.raid.setup"), rule!("atzr.ruling.raid-buildings")]);
    let mut kept = equipped();
    say(&mut kept, "the suburbs", &[]);
    say(&mut kept, "Raid/Rescue", &[]);
    say(&mut kept, "by day", &[]);
    say(&mut kept, "one thing", &[]);
    assert_eq!(question(&kept).why, rule!("atzr.ruling.raid-buildings"));
    say(&mut kept, "RPG", &[]);
    say(&mut kept, "Gangers", &[]);
    let (_, plot) = kept.saga().due().unwrap();
    let Plot::Raid { purpose, class, hostage } = plot else { panic!("{plot:?}") };
    assert_eq!((purpose, class, hostage), (Purpose::Thing(Thing::Rpg), Class::Ganger, None));
    let mustered = kept.due().unwrap();
    assert_eq!(Scenario::of(&mustered.file).unwrap().battle().scene.encounter, mustered.file.encounter);
    drop(proof);
}

#[test]
fn a_medikit_remembers_its_last_patient_into_the_next_encounter() {
    let mut kept = equipped();
    say(&mut kept, "the suburbs", &[]);
    say(&mut kept, "Search", &[]);
    say(&mut kept, "by day", &[]);
    let mut saga = kept.saga().clone();
    let last = |saga: &atzr::campaign::saga::Saga| {
        let file = muster::muster(saga).unwrap().file;
        Scenario::of(&file).unwrap().battle().people[0].deeds.last_medikit.is_some()
    };
    assert!(!last(&saga));
    let sooze = saga.campaign.groups[0].members[0].id;
    saga.campaign.groups[0].treated_last.push(sooze);
    assert!(last(&saga));
    // A second one has not been used on anybody.
    saga.campaign.groups[0].store.push(Thing::Medikit);
    assert!(!last(&saga));
}

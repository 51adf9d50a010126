//! A campaign as it is played on (14.3): months half answered, Encounters played and brought home, nothing lost or doubled.
use std::collections::BTreeMap;

use crate::course::{Course, played, player};
use atzr::{
    battle::{Atzr, Battle, Counter, PersonId, State, encounter::Purpose},
    bot::Steady,
    campaign::{
        Due, Member, MemberId, Step,
        file::{CampaignFile, NewPlayer},
        home, muster,
        outcome::EndState as Home,
        saga::{Doing, Plot, Saga, Season},
    },
    printed::{Area, Class, CounterThing, DayPart, Printed},
    rule,
    setup::scenario::Scenario,
    table::encounter::Encounter,
};
use kernel::{
    Answer, Book, Conformance, GameEnd, Proof, Question, Seat, Session, Viewer, Whim,
    conformance::nothing_leaks,
    dice::{SeededDice, TypedDice},
    question::Shape,
};

fn printed() -> &'static Printed {
    Printed::book()
}

/// A lone Star with a Pistol, a Baseball Bat and three others, before the first month.
fn tonya() -> Course {
    let mut course = Course::new("All by herself");
    let asked = course.question();
    let Shape::One { options } = &asked.shape else { panic!("{asked:?}") };
    assert_eq!(options[1].label, "begin the campaign");
    assert_eq!(options[1].refused, Some(rule!("atzr.game.modes")), "nobody has come yet");
    course.join(&player("Tonya", true)).unwrap();
    course.say("begin the campaign");
    course.say("one player alone");
    course.answer(Answer::Some(Vec::new()), &mut SeededDice::new(1)).unwrap();
    for it in [
        CounterThing::Pistol,
        CounterThing::BaseballBat,
        CounterThing::Vest,
        CounterThing::Ammo,
        CounterThing::SuppliesA,
    ] {
        assert_eq!(course.question().why, rule!("atzr.item.star-start"));
        course.say(it.name());
    }
    course
}

#[test]
fn a_month_that_is_half_answered_survives_being_written_down() {
    let proof = Proof::of(rule!("atzr.campaign.journal"));
    let mut course = tonya();
    assert_eq!(course.question().why, rule!("atzr.campaign.move-area"));
    course.say("the suburbs");
    assert_eq!(course.campaign().area, Some(Area::Suburbs));
    assert!(!course.campaign().groups[0].members[0].hungry, "there were Supplies");
    course.say("Search");
    assert_eq!(course.question().why, rule!("atzr.daypart.choice"), "in the middle of a step");
    assert_eq!(course.campaign().step, Step::Voluntary, "which is not over yet");
    course.say("in the evening");
    course.say("set out");
    assert!(course.is_due());
    let (due, plot) = course.saga().due().unwrap();
    assert_eq!((due.encounter, due.part, plot), (Encounter::Search, DayPart::Evening, Plot::Plain {}));
    let mut battle = played(all_go(&course), 11);
    battle.set_up().people[0].state = State::Functioning;
    course.hand_in("first", &battle, &mut SeededDice::new(1)).unwrap();
    drop(proof);
}

#[test]
fn answers_can_be_taken_back_and_an_encounter_is_due_again() {
    let mut course = tonya();
    course.say("the city");
    course.say("Search");
    course.undo();
    assert_eq!(course.question().why, rule!("atzr.encounter.voluntary"));
    course.undo();
    assert_eq!(course.question().why, rule!("atzr.campaign.move-area"));
    course.say("the suburbs");
    course.say("Search");
    course.say("by day");
    course.say("set out");
    let due = course.question();
    let battle = played(all_go(&course), 3);
    course.hand_in("first", &battle, &mut SeededDice::new(3)).unwrap();
    assert_eq!(course.saga().played.len(), 1);
    let decisions = course.session.decisions();
    let handed_in = (0..decisions).rev().find(|at| {
        course.session.undo_to(*at).unwrap();
        course.session.advance(&mut SeededDice::new(3), &mut kernel::Nobody);
        course.session.question() == Some(&due)
    });
    assert!(handed_in.is_some(), "the game is due again");
    course.answer(GameEnd::Abandoned.into(), &mut TypedDice::new([])).unwrap();
    assert_eq!(course.question().why, rule!("atzr.ruling.stored-items"), "as if it had never begun");
    assert!(course.saga().played.is_empty());
    course.say("set out");
    assert!(matches!(course.question().shape, Shape::Game { number: 2, .. }), "an abandoned game counts");
}

#[test]
fn what_is_wrong_with_a_file_is_said_with_line_and_column() {
    let text = CampaignFile::new("All by herself").text();
    let newer = text.replacen("\"schema\": 1", "\"schema\": 2", 1);
    let wrong = CampaignFile::read(&newer).unwrap_err();
    assert_eq!((wrong.line, wrong.found.contains("a newer form")), (3, true), "{wrong}");
    let broken = text.replacen("\"name\"", "\"nome\"", 1);
    assert_eq!(CampaignFile::read(&broken).unwrap_err().line, 4);
    let nameless = text.replacen("All by herself", "", 1);
    assert_eq!(CampaignFile::read(&nameless).unwrap_err().line, 4);
}

#[test]
fn two_players_play_together_and_what_does_not_fit_is_refused() {
    let mut course = Course::new("Together");
    course.join(&player("Tonya", true)).unwrap();
    let twice = course.join(&player("Tonya", true)).unwrap_err();
    assert!(twice.starts_with("/counter: ") && twice.contains("already"), "{twice}");
    let ed = NewPlayer { name: Some("Ed".to_owned()), class: Class::Ganger, ..player("Max", true) };
    let ed = NewPlayer { counter: printed().characters.named[3].name.clone(), ..ed };
    course.join(&ed).unwrap();
    course.join(&player("Beck", true)).unwrap();
    course.say("Beck does not come after all");
    course.say("begin the campaign");
    let asked = course.question();
    let Shape::One { options } = &asked.shape else { panic!() };
    let closed = |words: &str| options[course.option(words)].refused.is_some();
    assert!(closed("one player alone") && !closed("all players on one side"));
    course.say("all players on one side");
    course.answer(Answer::Some(Vec::new()), &mut SeededDice::new(1)).unwrap();
    while !course.is_due() {
        match course.question().why {
            it if it == rule!("atzr.campaign.move-area") => course.say("the suburbs"),
            _ => course.by_default(3),
        }
    }
    let mustered = course.due().unwrap();
    let [team] = &mustered.file.teams[..] else { panic!("one side") };
    let seats: Vec<(u8, Option<Class>)> = team.people.iter().map(|it| (it.seat, it.class)).collect();
    assert_eq!(seats, [(0, Some(Class::Survivor)), (1, Some(Class::Ganger))]);
    assert_eq!(Scenario::of(&mustered.file).unwrap().file().seats(), 2);
}

#[test]
fn things_are_handed_over_before_an_encounter() {
    let proof = Proof::of(rule!("atzr.ruling.stored-items"));
    let mut course = tonya();
    course.say("the suburbs");
    course.say("Search");
    course.say("by day");
    course.say("hand something over");
    course.say("Baseball Bat (Tonya)");
    course.say("the store");
    assert_eq!(course.campaign().groups[0].store, [CounterThing::BaseballBat]);
    course.say("hand something over");
    course.say("Baseball Bat (the store)");
    course.say("Tonya");
    course.say("hand something over");
    course.say("Ammo (Tonya)");
    course.say("the store");
    assert_eq!(course.told().last().unwrap(), "Ammo goes from Tonya to the store");
    course.say("set out");
    let person = course.due().unwrap().file.teams[0].people[0].clone();
    assert!(person.wears_vest, "a Vest is worn");
    let hands: Vec<CounterThing> = person.hands.iter().map(|it| it.thing).collect();
    assert_eq!(hands, [CounterThing::Pistol, CounterThing::BaseballBat]);
    assert_eq!(person.gear.iter().map(|it| it.thing).collect::<Vec<_>>(), [CounterThing::SuppliesA; 0]);
    drop(proof);
}

#[test]
fn a_dose_of_the_cure_is_given_before_an_encounter() {
    let proof = Proof::of(rule!("atzr.cure.doses"));
    let mut saga = about_to(Encounter::Search, Plot::Plain {});
    saga.doing = Doing::Packing(Plot::Plain {});
    saga.campaign.groups[0].doses = 1;
    saga.campaign.groups[0].members[0].infected = true;
    let mut course = Course::of(saga);
    course.say("give Tonya a dose of the Cure");
    let tonya = &course.campaign().groups[0].members[0];
    assert!(!tonya.infected && tonya.immune && course.campaign().groups[0].doses == 0);
    assert_eq!(course.told(), ["Tonya has had a dose of the Cure"]);
    drop(proof);
}

#[test]
fn a_campaign_shows_its_people_and_its_month() {
    let course = tonya();
    let view = Season::view(course.saga(), Viewer::Watcher);
    assert_eq!(view.panels[0].title, "Tonya");
    assert!(!view.ground.is_board());
    assert_eq!(view.clock[0].value, "month 1 of year 1");
}

#[test]
fn a_campaign_conforms() {
    let start = |seed: u64| match seed % 3 {
        0 => CampaignFile::new("Anybody").position().unwrap(),
        1 => tonya().saga().clone(),
        _ => about_to(Encounter::Search, Plot::Plain {}),
    };
    Conformance::<Season>::of(&start).games(6).check();
}

/// Between the games everything lies open, to one player and to several.
#[test]
fn nobody_hears_what_is_not_for_them_in_a_campaign() {
    let seats: Vec<Seat> = (0..8).map(Seat).collect();
    for (seed, start) in [(1, CampaignFile::new("Anybody").position().unwrap()), (2, tonya().saga().clone())]
    {
        let dealt = nothing_leaks::<Season>(start, &seats, &mut Whim::new(seed), seed);
        assert_eq!(dealt, 0, "nothing is hidden between the games");
    }
}

/// How many there are of everything.
fn count(things: impl Iterator<Item = CounterThing>) -> BTreeMap<CounterThing, usize> {
    let mut all = BTreeMap::new();
    for it in things {
        *all.entry(it).or_default() += 1;
    }
    all
}

fn owned(saga: &Saga) -> BTreeMap<CounterThing, usize> {
    count(saga.campaign.groups.iter().flat_map(|it| it.things()))
}

/// No more of anything than the box has, and nobody twice.
fn adds_up(saga: &Saga) {
    for (thing, n) in owned(saga) {
        assert!(n <= usize::from(printed().counters.of(thing).copies), "{n} × {}", thing.name());
    }
    let members = || saga.campaign.groups.iter().flat_map(|it| &it.members);
    let mut ids: Vec<MemberId> = members().map(|it| it.id).collect();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), members().count());
    let mut counters: Vec<_> = members().map(|it| printed().characters.counter(it.who)).collect();
    counters.sort_unstable();
    counters.dedup();
    assert_eq!(counters.len(), members().count(), "one counter, one person");
}

/// Everybody with everything comes into the Encounter.
fn all_go(kept: &Course) -> Battle {
    let mustered = kept.due().unwrap();
    let scenario = Scenario::of(&mustered.file).unwrap();
    let battle = scenario.battle();
    assert_eq!(battle.people.len(), mustered.members.len());
    for (id, person) in mustered.members.iter().zip(&battle.people) {
        let member = kept.campaign().member(*id).unwrap();
        let has = count(atzr::battle::item::slots(person).map(|it| it.1.thing));
        assert_eq!(has, count(member.carries.iter().copied()), "{}", member.name);
        assert_eq!(i32::from(person.rep()), member.rep_in_encounter().total());
        assert_eq!(
            (person.star, person.infected, person.immune, person.movement),
            (member.star, member.infected, member.immune, member.movement)
        );
        assert_eq!(person.attributes[..], member.attributes[..]);
    }
    battle
}

/// Whole campaigns: every question answered somehow, every Encounter played by bots, all of it written down and read again.
#[test]
fn nothing_is_lost_and_nothing_doubled_on_the_way_there_and_back() {
    for seed in 1..=6_u64 {
        let mut course = Course::new("By dice alone");
        course.join(&player("Beck", seed.is_multiple_of(2))).unwrap();
        course.say("begin the campaign");
        let mut encounters = 0;
        for turn in 0..200 {
            course.again();
            adds_up(course.saga());
            if course.session.is_over() || (course.is_due() && encounters == 3) {
                break;
            }
            if course.is_due() {
                encounters += 1;
                one_encounter(&mut course, seed * 100 + turn);
                continue;
            }
            let question = course.question();
            let answer = match question.why == rule!("atzr.ruling.stored-items") {
                true => Answer::One(0),
                false => any((seed * 7 + turn * turn) as usize, &question),
            };
            course.answer(answer, &mut SeededDice::new(seed * 1000 + turn)).unwrap();
        }
        assert!(encounters != 0);
    }
}

/// Some answer or other.
fn any(n: usize, question: &Question) -> Answer {
    match &question.shape {
        Shape::Some { least, .. }
            if question.why == rule!("atzr.campaign.optional") && n.is_multiple_of(2) =>
        {
            Answer::Some((0..*least).collect())
        }
        Shape::Some { options, least, most } => {
            Answer::Some((0..options.len().min(*most).max(*least)).collect())
        }
        Shape::Number { most, .. } => Answer::Number(*most),
        Shape::YesNo => Answer::YesNo(true),
        Shape::One { options } => Answer::One(n % options.iter().filter(|it| it.refused.is_none()).count()),
        Shape::Point { .. } | Shape::Order { .. } | Shape::Form { .. } | Shape::Game { .. } => {
            question.default.clone()
        }
    }
}

fn one_encounter(course: &mut Course, seed: u64) {
    let battle = played(all_go(course), seed);
    let members = course.due().unwrap().members;
    let stayed = |course: &Course| -> Vec<Member> {
        let all = course.campaign().groups.iter().flat_map(|it| &it.members);
        all.filter(|it| !members.contains(&it.id)).cloned().collect()
    };
    let at_home = stayed(course);
    let mut at_the_door = course.saga().clone();
    home::come_home(&mut at_the_door, &members, &battle).unwrap();
    let Doing::Settling(settling) = &at_the_door.doing else { panic!() };
    let outcome = settling.outcome.clone();
    let ours = battle.people.iter().filter(|it| it.seat.is_some());
    let lost = |it: &atzr::battle::Person| {
        it.deeds.leaves_after
            || matches!(it.state, State::ObviouslyDead { .. } | State::Turned { .. } | State::TakenOff)
    };
    let came = ours.clone().enumerate().filter(|(at, it)| *at < members.len() || !lost(it)).count();
    assert_eq!(outcome.fared.len(), came, "everybody once");
    let has = count(ours.filter(|it| !lost(it)).flat_map(|it| {
        atzr::battle::item::slots(it)
            .flat_map(|it| [Some(it.1.thing), it.1.scope.then_some(CounterThing::Scope)])
            .flatten()
    }));
    let alive = outcome.fared.iter().filter(|it| !matches!(it.state, Home::Dead | Home::Turned));
    assert_eq!(count(alive.flat_map(|it| it.carries.iter().copied())), has, "everything once");
    course.hand_in(&format!("game-{seed}"), &battle, &mut SeededDice::new(seed)).unwrap();
    while course.saga().played.is_empty() || !course.session.tape().is_empty() && !course.is_due() {
        let question = course.question();
        course.answer(question.default, &mut SeededDice::new(seed)).unwrap();
    }
    for it in at_home {
        assert!(stayed(course).iter().all(|now| now.id != it.id || now.carries == it.carries));
    }
}

/// A campaign whose Star is about to go to an Encounter, with a plot of its own.
fn about_to(encounter: Encounter, plot: Plot) -> Saga {
    let mut saga = tonya().saga().clone();
    let members = saga.campaign.groups[0].members.iter().map(|it| it.id).collect();
    saga.campaign.area = Some(Area::Urban);
    let due = Due { encounter, area: Area::Urban, part: DayPart::Evening, members };
    saga.campaign.step = Step::Playing(due);
    saga.doing = Doing::Ready(plot);
    saga
}

#[test]
fn nobody_rolls_twice_for_being_there() {
    let proof = Proof::of(rule!("atzr.bushwhack.setup"));
    let saga = about_to(Encounter::Bushwhack, Plot::Plain {});
    let mustered = muster::muster(&saga).unwrap();
    for seed in 0..20 {
        let mut session = Session::<Atzr>::new(Scenario::of(&mustered.file).unwrap().battle());
        session.step(&mut SeededDice::new(seed), &mut Steady::new(seed));
        assert!(session.checkpoint().progress.absent.is_empty());
        let rolled = session.journal().iter().any(|it| it.rule == rule!("atzr.availability.roll"));
        assert!(!rolled, "the campaign has rolled for it");
    }
    drop(proof);
}

#[test]
fn robbers_wait_on_the_way_home_from_a_chillin_and_the_month_goes_on_after_them() {
    let proof = Proof::of(rule!("atzr.chillin.robbery"));
    let mut course = tonya();
    course.say("the city");
    course.say("Chillin'");
    course.say("in the evening");
    course.say("set out");
    let mut battle = all_go(&course);
    battle.set_up().people[0].state = State::Functioning;
    battle.result = Some(atzr::battle::encounter::EncounterResult {
        turn: 4,
        success: true,
        each: vec![(PersonId(0), true)],
        next: Some(atzr::battle::encounter::WayHome::Robbery { suspicious: true }),
    });
    course.hand_in("one", &battle, &mut SeededDice::new(1)).unwrap();
    let (due, plot) = course.saga().due().unwrap();
    assert_eq!(
        (due.encounter, due.part),
        (Encounter::Robbery, DayPart::Evening),
        "the Day Part of the Chillin'"
    );
    assert_eq!(plot, Plot::WayHome { suspicious: true });
    assert!(course.is_due(), "nothing is handed over on the way");
    let file = course.due().unwrap().file;
    let robbery = atzr::battle::Encounter::Robbery { after_chillin: true, suspicious: true };
    assert_eq!(file.encounter, robbery);
    assert_eq!(&file.maps, battle.scene.board.layout(), "where the Chillin' was");
    let month = course.campaign().month;
    let mut home = all_go(&course);
    home.set_up().people[0].state = State::Functioning;
    home.result = Some(atzr::battle::encounter::EncounterResult {
        turn: 2,
        success: true,
        each: vec![(PersonId(0), true)],
        next: None,
    });
    let missing = course.hand_in("two", &home, &mut TypedDice::new([])).unwrap_err();
    assert!(missing.contains("NeedsDice"), "{missing}");
    assert_eq!((&course.campaign().step, course.campaign().month), (&Step::Involuntary, month));
    drop(proof);
}

#[test]
fn who_joined_comes_home_with_all_he_has_and_tonya_goes_her_own_way() {
    let proof = Proof::of(rule!("atzr.tonya.joins-survivors"));
    let mut saga = about_to(Encounter::Search, Plot::Plain {});
    saga.campaign.groups[0].members[0].who = printed().characters.find("Beck").unwrap();
    saga.campaign.groups[0].members[0].name = "Beck".to_owned();
    let mustered = muster::muster(&saga).unwrap();
    let mut battle = Scenario::of(&mustered.file).unwrap().battle();
    let joins = |name: &str, battle: &mut Battle| {
        let who = printed().characters.find(name).unwrap();
        let mut person = battle.people[0].clone();
        person.name = name.to_owned();
        person.counter = Counter::Named(who.0);
        person.star = false;
        person.hands = [CounterThing::Shotgun.into()].into_iter().collect();
        person.gear = [CounterThing::Medikit, CounterThing::SuppliesB, CounterThing::Ammo]
            .map(Into::into)
            .into_iter()
            .collect();
        person.wears_vest = false;
        battle.set_up().people.push(person);
    };
    let other =
        printed().characters.named.iter().find(|it| it.in_pile && !it.npc_star && it.name != "Beck").unwrap();
    joins(&other.name, &mut battle);
    joins("Tonya", &mut battle);
    battle.set_up().people[2].deeds.leaves_after = true;
    battle.set_up().people.iter_mut().for_each(|it| it.state = State::Functioning);
    battle.set_up().people[0].doses = 2;
    battle.set_up().people[0].hands[0].scope = true;
    battle.result = Some(atzr::battle::encounter::EncounterResult {
        turn: 3,
        success: true,
        each: (0..3).map(|it| (PersonId(it), true)).collect(),
        next: None,
    });
    let joined = home::come_home(&mut saga, &mustered.members, &battle).unwrap();
    assert_eq!(joined.len(), 1);
    let members = &saga.campaign.groups[0].members;
    assert_eq!(members.len(), 2, "Tonya is not among them");
    assert_eq!(members[1].name, other.name);
    assert_eq!(
        members[1].carries,
        [CounterThing::Shotgun, CounterThing::Medikit, CounterThing::SuppliesB, CounterThing::Ammo]
    );
    let Doing::Settling(settling) = &saga.doing else { panic!() };
    assert_eq!(settling.outcome.gains[0].doses, Some(2));
    assert!(settling.outcome.fared[0].carries.contains(&CounterThing::Scope), "one on a weapon too");
    assert!(settling.outcome.fared.iter().all(|it| it.deeds.success));
    drop(proof);
}

#[test]
fn a_rescue_is_for_a_grunt_drawn_by_lot_who_may_have_stayed_at_home() {
    let proof = Proof::of(rule!("atzr.raid.setup"));
    let mut saga = about_to(Encounter::RaidOrRescue, Plot::Plain {});
    let mut grunt = saga.campaign.groups[0].members[0].clone();
    grunt.id = MemberId(77);
    grunt.star = false;
    grunt.name = "Max".to_owned();
    grunt.who = printed().characters.find("Beck").unwrap();
    saga.campaign.groups[0].members.push(grunt);
    saga.doing = Doing::Months {};
    let answers = [Answer::One(2), Answer::One(0)];
    let mut dice = kernel::scripted(&[]);
    let mut script = kernel::script(answers);
    let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut script);
    <atzr::campaign::saga::Season as kernel::Book>::step(&mut saga, &mut play).unwrap();
    let (_, plot) = saga.due().unwrap();
    let Plot::Raid { purpose, hostage, .. } = plot else { panic!("{plot:?}") };
    assert_eq!((purpose, hostage), (Purpose::Hostage, Some(MemberId(77))));
    let mustered = muster::muster(&saga).unwrap();
    assert_eq!(mustered.members.len(), 2, "the hostage is on the map though he did not go");
    let battle = Scenario::of(&mustered.file).unwrap().battle();
    assert_eq!(battle.progress.hostage, Some(PersonId(1)));
    drop(proof);
}

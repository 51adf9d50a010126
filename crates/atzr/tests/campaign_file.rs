//! A campaign in its file (14.3): months half answered, Encounters played and brought home, nothing lost or doubled.
use std::collections::BTreeMap;

use atzr::{
    battle::{Atzr, Battle, Counter, PersonId, State, encounter::Purpose},
    bot::Steady,
    campaign::{
        Due, Member, MemberId, Step,
        file::{CampaignFile, Kept, NewPlayer, Stands},
        home, muster,
        outcome::State as Home,
        saga::{Doing, Plot, Saga},
    },
    printed::{Area, Class, DayPart, Printed, Thing},
    rule,
    setup::scenario::Scenario,
    table::encounter::Encounter,
};
use kernel::{Answer, Proof, Question, Session, Status, dice::Seeded, question::Shape};

fn printed() -> &'static Printed {
    Printed::book()
}

fn player(counter: &str, alone: bool) -> NewPlayer {
    NewPlayer { counter: counter.to_owned(), class: Class::Survivor, alone, name: None, attribute: None }
}

/// Written down and read again.
fn again(kept: &Kept) -> Kept {
    let text = kept.text();
    let read = Kept::read(&text).unwrap();
    assert!(read.text() == text, "nothing changes by being written down: {text}\n{}", read.text());
    assert_eq!(read.stands(), kept.stands());
    assert_eq!(read.saga(), kept.saga());
    read
}

fn question(kept: &Kept) -> Question {
    match kept.stands() {
        Stands::Asks(question) => question.clone(),
        other => panic!("nothing is asked: {other:?}"),
    }
}

/// The option with these words.
fn option(question: &Question, words: &str) -> usize {
    let Shape::One { options } = &question.shape else { panic!("{question:?}") };
    options.iter().position(|it| it.label == words).unwrap_or_else(|| panic!("{words}: {options:?}"))
}

/// Answers with these words, over the file.
fn say(kept: &mut Kept, words: &str) {
    let at = option(&question(kept), words);
    kept.answer(Answer::One(at), &mut Seeded::new(7)).unwrap();
    *kept = again(kept);
}

/// Whatever stands if nobody cares.
fn by_default(kept: &mut Kept, seed: u64) {
    let answer = question(kept).default;
    kept.answer(answer, &mut Seeded::new(seed)).unwrap();
    *kept = again(kept);
}

/// A lone Star with a Pistol, a Baseball Bat and three others, before the first month.
fn tonya() -> Kept {
    let mut kept = Kept::new("All by herself").unwrap();
    assert_eq!(*kept.stands(), Stands::Empty);
    kept.add(&player("Tonya", true)).unwrap();
    kept = again(&kept);
    say(&mut kept, "one player alone");
    kept.answer(Answer::Some(Vec::new()), &mut Seeded::new(1)).unwrap();
    kept = again(&kept);
    for it in [Thing::Pistol, Thing::BaseballBat, Thing::Vest, Thing::Ammo, Thing::SuppliesA] {
        assert_eq!(question(&kept).why, rule!("atzr.item.star-start"));
        say(&mut kept, it.name());
    }
    kept
}

#[test]
fn a_month_that_is_half_answered_survives_its_file() {
    let proof = Proof::of(rule!("atzr.campaign.journal"));
    let mut kept = tonya();
    assert_eq!(question(&kept).why, rule!("atzr.campaign.move-area"));
    say(&mut kept, "the suburbs");
    assert_eq!(kept.campaign().area, Some(Area::Suburbs));
    assert!(!kept.campaign().groups[0].members[0].hungry, "there were Supplies");
    say(&mut kept, "Search");
    assert_eq!(question(&kept).why, rule!("atzr.daypart.choice"), "in the middle of a step");
    assert_eq!(kept.campaign().step, Step::Voluntary, "which is not over yet");
    say(&mut kept, "in the evening");
    assert_eq!(*kept.stands(), Stands::Due);
    let (due, plot) = kept.saga().due().unwrap();
    assert_eq!((due.encounter, due.part, plot), (Encounter::Search, DayPart::Evening, Plot::Plain {}));
    drop(proof);
}

#[test]
fn answers_can_be_taken_back_until_dice_are_rolled_or_a_game_begins() {
    let mut kept = tonya();
    say(&mut kept, "the city");
    say(&mut kept, "Search");
    kept.undo().unwrap();
    assert_eq!(question(&kept).why, rule!("atzr.encounter.voluntary"));
    kept.undo().unwrap();
    assert_eq!(question(&kept).why, rule!("atzr.campaign.move-area"));
    kept = again(&kept);
    say(&mut kept, "the suburbs");
    say(&mut kept, "nothing this month");
    let why = kept.undo().unwrap_err();
    assert!(why.contains("dice have been rolled"), "the die for the Involuntary Encounter: {why}");

    let mut kept = tonya();
    say(&mut kept, "the suburbs");
    say(&mut kept, "Search");
    say(&mut kept, "by day");
    assert!(kept.may_undo());
    kept.begin("first").unwrap();
    assert!(kept.undo().unwrap_err().contains("is being played"));
    kept.abandon().unwrap();
    assert_eq!(*again(&kept).stands(), Stands::Due, "as if it had never begun");
}

#[test]
fn what_is_wrong_with_a_file_is_said_with_line_and_column() {
    let text = tonya().text();
    let newer = text.replacen("\"schema\": 1", "\"schema\": 2", 1);
    let wrong = CampaignFile::read(&newer).unwrap_err();
    assert_eq!((wrong.line, wrong.found.contains("a newer form")), (3, true), "{wrong}");
    let wrong = CampaignFile::read(&text.replacen("\"rep\": 5", "\"rep\": \"five\"", 1));
    assert!(wrong.is_ok(), "the Star is only in the answers so far");
    let broken = text.replacen("\"name\"", "\"nome\"", 1);
    assert_eq!(CampaignFile::read(&broken).unwrap_err().line, 4);
    let nameless = text.replacen("All by herself", "", 1);
    assert_eq!(CampaignFile::read(&nameless).unwrap_err().line, 4);
    let other = text.replacen("atzr.game.modes", "atzr.campaign.time", 1);
    assert!(Kept::read(&other).unwrap_err().contains("under other rules"));
}

#[test]
fn two_players_play_together_and_what_does_not_fit_is_refused() {
    let mut kept = Kept::new("Together").unwrap();
    kept.add(&player("Tonya", true)).unwrap();
    assert!(kept.add(&player("Tonya", true)).unwrap_err().contains("already"));
    let ed = NewPlayer { name: Some("Ed".to_owned()), class: Class::Ganger, ..player("Max", true) };
    let ed = NewPlayer { counter: printed().characters.named[3].name.clone(), ..ed };
    kept.add(&ed).unwrap();
    let asked = question(&kept);
    let Shape::One { options } = &asked.shape else { panic!() };
    let closed = |words: &str| options[option(&asked, words)].refused.is_some();
    assert!(closed("one player alone") && !closed("all players on one side"));
    say(&mut kept, "all players on one side");
    assert!(kept.add(&player("Beck", true)).unwrap_err().contains("take the answer back"));
    kept.answer(Answer::Some(Vec::new()), &mut Seeded::new(1)).unwrap();
    while *kept.stands() != Stands::Due {
        match question(&kept).why {
            it if it == rule!("atzr.campaign.move-area") => say(&mut kept, "the suburbs"),
            _ => by_default(&mut kept, 3),
        }
    }
    let mustered = kept.due().unwrap();
    let [team] = &mustered.file.teams[..] else { panic!("one side") };
    let seats: Vec<(u8, Option<Class>)> = team.people.iter().map(|it| (it.seat, it.class)).collect();
    assert_eq!(seats, [(0, Some(Class::Survivor)), (1, Some(Class::Ganger))]);
    assert_eq!(Scenario::of(&mustered.file).unwrap().file().seats(), 2);
}

#[test]
fn things_are_handed_on_between_encounters_alone() {
    let proof = Proof::of(rule!("atzr.ruling.stored-items"));
    let mut kept = tonya();
    kept.hand(Thing::BaseballBat, Some("Tonya"), None).unwrap();
    assert_eq!(kept.campaign().groups[0].store, [Thing::BaseballBat]);
    assert!(kept.hand(Thing::Smg, None, Some("tonya")).is_err());
    kept.hand(Thing::BaseballBat, None, Some("tonya")).unwrap();
    kept = again(&kept);
    say(&mut kept, "the suburbs");
    say(&mut kept, "Search");
    assert!(kept.hand(Thing::Vest, Some("Tonya"), None).unwrap_err().contains("take the answer back"));
    say(&mut kept, "by day");
    kept.hand(Thing::Ammo, Some("Tonya"), None).unwrap();
    let file = kept.begin("first").unwrap().file;
    let person = &file.teams[0].people[0];
    assert!(person.wears_vest, "a Vest is worn");
    let hands: Vec<Thing> = person.hands.iter().map(|it| it.thing).collect();
    assert_eq!(hands, [Thing::Pistol, Thing::BaseballBat]);
    assert_eq!(person.gear.iter().map(|it| it.thing).collect::<Vec<_>>(), [Thing::SuppliesA; 0]);
    assert!(kept.hand(Thing::Ammo, None, Some("Tonya")).unwrap_err().contains("is being played"));
    drop(proof);
}

/// Plays an Encounter to its end.
fn played(battle: Battle, seed: u64) -> Battle {
    let mut session = Session::<Atzr>::new(battle);
    match session.advance(&mut Seeded::new(seed), &mut Steady::new(seed)) {
        Status::Over => session.checkpoint().clone(),
        other => panic!("{other:?}"),
    }
}

/// How many there are of everything.
fn count(things: impl Iterator<Item = Thing>) -> BTreeMap<Thing, usize> {
    let mut all = BTreeMap::new();
    for it in things {
        *all.entry(it).or_default() += 1;
    }
    all
}

fn owned(saga: &Saga) -> BTreeMap<Thing, usize> {
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
fn all_go(kept: &Kept) -> Battle {
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

/// Whole campaigns: every question answered somehow, every Encounter played by bots, all through the file.
#[test]
fn nothing_is_lost_and_nothing_doubled_on_the_way_there_and_back() {
    for seed in 1..=6_u64 {
        let mut kept = Kept::new("By dice alone").unwrap();
        kept.add(&player("Beck", seed.is_multiple_of(2))).unwrap();
        let mut encounters = 0;
        for turn in 0..200 {
            kept = again(&kept);
            adds_up(kept.saga());
            match kept.stands().clone() {
                Stands::Asks(question) => {
                    let answer = any((seed * 7 + turn * turn) as usize, &question);
                    kept.answer(answer, &mut Seeded::new(seed * 1000 + turn)).unwrap();
                }
                Stands::Due if encounters == 3 => break,
                Stands::Due => {
                    encounters += 1;
                    one_encounter(&mut kept, seed * 100 + turn);
                }
                Stands::Over => break,
                Stands::Empty | Stands::Rolls => panic!("{:?}", kept.stands()),
            }
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
        Shape::Point { .. } | Shape::Order { .. } => question.default.clone(),
    }
}

fn one_encounter(kept: &mut Kept, seed: u64) {
    let battle = played(all_go(kept), seed);
    let game = format!("game-{seed}");
    let members = kept.begin(&game).unwrap().members;
    *kept = again(kept);
    let stayed = |kept: &Kept| -> Vec<Member> {
        let all = kept.campaign().groups.iter().flat_map(|it| &it.members);
        all.filter(|it| !members.contains(&it.id)).cloned().collect()
    };
    let at_home = stayed(kept);
    let before = kept.saga().clone();
    kept.settle(&game, &battle).unwrap();
    let mut at_the_door = before;
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
            .flat_map(|it| [Some(it.1.thing), it.1.scope.then_some(Thing::Scope)])
            .flatten()
    }));
    let alive = outcome.fared.iter().filter(|it| !matches!(it.state, Home::Dead | Home::Turned));
    assert_eq!(count(alive.flat_map(|it| it.carries.iter().copied())), has, "everything once");
    *kept = again(kept);
    if *kept.stands() == Stands::Rolls {
        kept.go_on(&mut Seeded::new(seed)).unwrap();
    }
    assert!(kept.settle(&game, &battle).is_err(), "no game is settled twice");
    for it in at_home {
        assert!(stayed(kept).iter().all(|now| now.id != it.id || now.carries == it.carries));
    }
    if !matches!(kept.saga().doing, Doing::Settling(_)) {
        assert_eq!(kept.file.played.len(), kept.campaign().chapters.len());
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
        session.step(&mut Seeded::new(seed), &mut Steady::new(seed));
        assert!(session.checkpoint().progress.absent.is_empty());
        let rolled = session.journal().iter().any(|it| it.rule == rule!("atzr.availability.roll"));
        assert!(!rolled, "the campaign has rolled for it");
    }
    drop(proof);
}

#[test]
fn robbers_wait_on_the_way_home_from_a_chillin_and_the_month_goes_on_after_them() {
    let proof = Proof::of(rule!("atzr.chillin.robbery"));
    let mut kept = tonya();
    say(&mut kept, "the city");
    say(&mut kept, "Chillin'");
    say(&mut kept, "in the evening");
    let mut battle = all_go(&kept);
    battle.people[0].state = State::Functioning;
    battle.result = Some(atzr::battle::encounter::Outcome {
        turn: 4,
        success: true,
        each: vec![(PersonId(0), true)],
        next: Some(atzr::battle::encounter::WayHome::Robbery { suspicious: true }),
    });
    kept.begin("one").unwrap();
    kept.settle("one", &battle).unwrap();
    kept = again(&kept);
    let (due, plot) = kept.saga().due().unwrap();
    assert_eq!(
        (due.encounter, due.part),
        (Encounter::Robbery, DayPart::Evening),
        "the Day Part of the Chillin'"
    );
    assert_eq!(plot, Plot::WayHome { suspicious: true });
    let file = kept.due().unwrap().file;
    let robbery = atzr::battle::Encounter::Robbery { after_chillin: true, suspicious: true };
    assert_eq!(file.encounter, robbery);
    assert_eq!(&file.maps, battle.scene.board.layout(), "where the Chillin' was");
    let month = kept.campaign().month;
    let mut home = all_go(&kept);
    home.people[0].state = State::Functioning;
    home.result = Some(atzr::battle::encounter::Outcome {
        turn: 2,
        success: true,
        each: vec![(PersonId(0), true)],
        next: None,
    });
    kept.begin("two").unwrap();
    kept.settle("two", &home).unwrap();
    assert_eq!((&kept.campaign().step, kept.campaign().month), (&Step::Involuntary, month));
    assert_eq!(*kept.stands(), Stands::Rolls, "for the Involuntary Encounter of the same month");
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
        person.hands = [Thing::Shotgun.into()].into_iter().collect();
        person.gear = [Thing::Medikit, Thing::SuppliesB, Thing::Ammo].map(Into::into).into_iter().collect();
        person.wears_vest = false;
        battle.people.push(person);
    };
    let other =
        printed().characters.named.iter().find(|it| it.in_pile && !it.npc_star && it.name != "Beck").unwrap();
    joins(&other.name, &mut battle);
    joins("Tonya", &mut battle);
    battle.people[2].deeds.leaves_after = true;
    battle.people.iter_mut().for_each(|it| it.state = State::Functioning);
    battle.people[0].doses = 2;
    battle.people[0].hands[0].scope = true;
    battle.result = Some(atzr::battle::encounter::Outcome {
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
    assert_eq!(members[1].carries, [Thing::Shotgun, Thing::Medikit, Thing::SuppliesB, Thing::Ammo]);
    let Doing::Settling(settling) = &saga.doing else { panic!() };
    assert_eq!(settling.outcome.gains[0].doses, Some(2));
    assert!(settling.outcome.fared[0].carries.contains(&Thing::Scope), "one on a weapon too");
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

//! The odds that an option shows are those of the option as it is then played.

use std::collections::BTreeSet;

use crate::board::board;
use atzr::{
    battle::{
        Atzr, Battle, FigureId, Phase, SideId, Stance,
        group::{self, Purpose},
        shoot,
    },
    bot::Steady,
    journal::{Choosing, Ending, Happened},
    printed::{Class, CounterThing},
    rule,
    setup::{self, scenario::Scenario},
    table::{challenge::Challenged, ranged::TargetFate, talk::Talked},
};
use kernel::{
    Answer, Answers, Event, LiveQuestion, Nobody, Note, Pick, RuleId, Session, Status, What,
    conformance::{PlayedStep, Promise, Promises},
    dice::SeededDice,
    question::{Anchor, Chance, OptionView, Question, Shape},
};

/// Plays on as odds have it: nothing that is asked on the way changes anything.
struct Plainly;

impl Answers for Plainly {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        // The odds of a Challenge are those of somebody who tries again.
        let again = asked.ask.why == rule!("atzr.challenge.retake");
        Some(if again { Answer::YesNo(true) } else { asked.default() })
    }
}

fn player() -> Box<dyn Answers> {
    Box::new(Plainly)
}

/// What kind of option it is, by its first words. No option that shows odds is without a kind: nobody would hold them to it.
fn kind(it: &OptionView) -> &'static str {
    let says = |words: &str| it.label.starts_with(words);
    let told = |end: Ending| it.odds.iter().any(|it| ending(it) == end);
    let kinds = [
        (says("Fire at "), "Fire at somebody"),
        (says("Charge "), "Charge"),
        (
            it.label.strip_prefix("Fire ").is_some_and(|it| it.starts_with(|it: char| it.is_ascii_digit())),
            "Fire at a charger",
        ),
        (says("Use Star Power"), "Star Power"),
        (says("Roll the dice"), "Roll the dice"),
        (told(Ending::Succeeds), "Challenge"),
        (told(Ending::NobodyWaits), "Way home"),
        (it.label == "Fight", "Fight robbers"),
        (says("Start a fight"), "Start a fight"),
        (says("Give them the "), "Gift"),
        (says("At "), "An explosive at a hex"),
        (says("Move fast"), "Move fast"),
        (told(Ending::GetsIn), "Go through a door"),
        (told(Ending::YouActFirst), "Into sight"),
        (says("Talk"), "Talk"),
        (says("Surrender"), "Surrender"),
        (told(Ending::TankExplodes), "Fire at a tank"),
    ];
    let known = kinds.into_iter().find(|it| it.0);
    known.unwrap_or_else(|| panic!("odds of an unknown kind: {it:?}")).1
}

/// The end that odds tell of.
fn ending(it: &Chance) -> Ending {
    Ending::read(&it.end).unwrap_or_else(|| panic!("{it:?}"))
}

/// Somebody who is out of it, and somebody who is not: a position after the step tells no more of a target.
const DOWN: Ending = Ending::Fares { fate: TargetFate::OutOfTheFight, whom: None };
const UP: Ending = Ending::Fares { fate: TargetFate::Missed, whom: None };

/// The same odds by what a position after the step can tell apart.
fn told_apart(odds: Vec<Chance>) -> Vec<Chance> {
    let apart = |it: &Chance| match ending(it) {
        Ending::Fares { fate, .. } | Ending::IsLeftWith { fate } => match fate {
            TargetFate::ObviouslyDead | TargetFate::OutOfTheFight => DOWN,
            TargetFate::DuckBack | TargetFate::CarryOn | TargetFate::Missed => UP,
        },
        Ending::Talks { result: Talked::Pleasantries | Talked::Barter | Talked::BarterAndJoin } => NO_FIGHT,
        other => other,
    };
    odds.into_iter().map(|it| Chance { end: apart(&it).into(), ..it }).collect()
}

const NO_FIGHT: Ending = Ending::Talks { result: Talked::Pleasantries };

fn promises(session: &Session<Atzr>, question: &Question) -> Vec<Promise> {
    let options = match &question.shape {
        Shape::One { options } => options,
        Shape::Some { options, .. } | Shape::Order { options } | Shape::Point { proposed: options } => {
            assert!(options.iter().all(|it| it.odds.is_empty()), "nobody holds the odds of {options:?}");
            return Vec::new();
        }
        Shape::YesNo | Shape::Number { .. } | Shape::Form { .. } | Shape::Game { .. } => return Vec::new(),
    };
    let open = || options.iter().enumerate().filter(|it| it.1.refused.is_none());
    let own = open().filter(|it| !it.1.odds.is_empty());
    own.filter_map(|(at, it)| promise(session, question, at, it)).collect()
}

/// The odds of an open option; nothing where more happens in the same step that has a part in how it ends.
fn promise(session: &Session<Atzr>, question: &Question, at: usize, it: &OptionView) -> Option<Promise> {
    let kind = kind(it);
    let who = question.about;
    let about = match it.at {
        // Who is quicker is told of the one who acts, whomever he goes at.
        Some(Anchor::Token(it)) if !matches!(kind, "Into sight" | "Start a fight") => Some(it),
        Some(Anchor::Token(_) | Anchor::Place(_)) | None => who,
    };
    let about = match kind {
        // Who has a way to go may be stopped on it.
        "Charge" if !is_beside(session.checkpoint(), who.unwrap(), it) => return None,
        // Others of the side may fire at the same one in the same step.
        "Fire at somebody" if others_fire(&asked_in(session), who.unwrap(), about.unwrap()) => return None,
        // In a hex with several the odds are told by their names.
        "An explosive at a hex" if names_several(it) => return None,
        // Whoever lies there already cannot be told apart from whom the blast puts down.
        "An explosive at a hex" => Some(in_hex(&asked_in(session), it)?),
        _ => about,
    };
    let odds = told_apart(it.odds.clone());
    Some(Promise { kind: kind.to_owned(), answer: Answer::One(at), odds, about })
}

/// Whether odds say of several how each fares.
fn names_several(it: &OptionView) -> bool {
    it.odds.iter().any(|it| matches!(ending(it), Ending::Fares { whom: Some(_), .. }))
}

/// The position in which the open question is asked.
fn asked_in(session: &Session<Atzr>) -> Battle {
    match session.clone().step(&mut SeededDice::new(0), &mut Nobody) {
        Some(Status::Asking { scratch, .. }) => scratch,
        other => panic!("{other:?}"),
    }
}

/// Whether somebody else of a shooter's side could fire at a person too.
fn others_fire(battle: &Battle, who: kernel::Token, whom: kernel::Token) -> bool {
    let [FigureId::Person(who), FigureId::Person(whom)] = [who, whom].map(FigureId::from_token) else {
        return false;
    };
    let side = battle.person(who).side;
    let mut friends = battle.functioning().filter(|it| it.1.side == side && it.0 != who);
    friends.any(|it| shoot::can_fire_at(battle, it.0, whom))
}

/// Whether an option belongs to a hex beside somebody.
fn is_beside(battle: &Battle, who: kernel::Token, it: &OptionView) -> bool {
    let (Some(Anchor::Place(at)), FigureId::Person(who)) = (it.at, FigureId::from_token(who)) else {
        return false;
    };
    let mut near = battle.scene.board.grid().neighbours(battle.person(who).at);
    near.any(|hex| ground::hex::centre(hex) == at)
}

/// The one who stands where an option belongs; nobody where they lie.
fn in_hex(battle: &Battle, it: &OptionView) -> Option<kernel::Token> {
    let Some(Anchor::Place(at)) = it.at else { panic!("nowhere: {it:?}") };
    let here = |hex| ground::hex::centre(hex) == at;
    let person = battle.functioning().find(|it| here(it.1.at)).map(|it| it.0.token());
    let zombie = || battle.zombies.iter().position(|it| !it.out && here(it.at));
    let zombie = || zombie().map(|it| FigureId::Zombie(atzr::battle::ZombieId(it as u16)).token());
    person.or_else(zombie)
}

/// What was told since the choice: in one step others may have fought before it.
fn since<'a>(promise: &Promise, told: &'a [Event]) -> &'a [Event] {
    let chosen = |it: &Event| {
        let What::Asked { about, pick: Pick::Deed(note), .. } = &it.what else { return false };
        match (promise.kind.as_str(), Choosing::read(note)) {
            ("Fire at a charger", Some(Choosing::AimsAt { whom, .. })) => Some(whom) == promise.about,
            ("Star Power", Some(Choosing::UsesStarPower { .. }))
            | ("Roll the dice", Some(Choosing::RollsForReaction)) => *about == promise.about,
            _ => false,
        }
    };
    &told[told.iter().position(chosen).unwrap_or(0)..]
}

/// What all who were charged might fire, as the first tests of a step have it.
fn fired_by(told: &[Event]) -> Ending {
    let test = rule!("atzr.charge.test");
    let rolled = |it: &Event| matches!(it.what, What::Rolled { .. });
    let tests = told.iter().skip_while(|it| !(rolled(it) && it.rule == test));
    let tests = tests.take_while(|it| !rolled(it) || it.rule == test).filter(|it| it.rule == test);
    let (mut fire_one, mut fire_all) = (Vec::new(), Vec::new());
    for it in tests {
        let What::Noted { token: Some(token), note } = &it.what else { continue };
        match Happened::read(note) {
            Some(Happened::MayFire { all, .. }) if !all.is_empty() => fire_all.push(*token),
            Some(Happened::MayFire { one, .. }) if !one.is_empty() => fire_one.push(*token),
            Some(Happened::MayFire { .. } | Happened::CannotFire | Happened::NobodyFires) => (),
            other => panic!("{other:?}"),
        }
    }
    Ending::FiredAt { one: fire_one, all: fire_all }
}

fn read(promise: &Promise, played: &PlayedStep<'_, Atzr>) -> Note {
    came_to(promise, played).into()
}

fn came_to(promise: &Promise, played: &PlayedStep<'_, Atzr>) -> Ending {
    let PlayedStep { before, after, told } = *played;
    // What dice come to on the way is not the end of it.
    let ends = |it: &Happened| !matches!(it, Happened::Margin { .. } | Happened::MayTryAgain);
    let noted = |rule: kernel::RuleId| {
        told.iter().find_map(|it| match &it.what {
            What::Noted { note, .. } if it.rule == rule => Happened::read(note).filter(ends),
            _ => None,
        })
    };
    match promise.kind.as_str() {
        "Fire at somebody" | "An explosive at a hex" | "Fire at a charger" | "Star Power" => {
            // Who was missed may react, and who comes on fights: then there are other dice; after Star Power all others are.
            let power = promise.kind == "Star Power";
            let later = |it: RuleId| match power {
                true => it != rule!("atzr.star-power.roll"),
                false => [rule!("atzr.reaction.procedure"), rule!("atzr.melee.dice")].contains(&it),
            };
            let reacts = |it: &Event| later(it.rule) && matches!(it.what, What::Rolled { .. });
            let told = since(promise, told);
            let first = &told[..told.iter().position(reacts).unwrap_or(told.len())];
            let zombie = matches!(promise.about.map(FigureId::from_token), Some(FigureId::Zombie(_)));
            // A person who runs away is taken off the map as well, and is not down.
            let falls = |it: &Event| match it.what {
                What::Fell { token, .. } => Some(token) == promise.about,
                What::Removed { token, .. } => {
                    Some(token) == promise.about
                        && (zombie || it.rule == rule!("atzr.components.generic-counter"))
                }
                _ => false,
            };
            let down = first.iter().any(falls);
            if down { DOWN } else { UP }
        }
        "Move fast" => {
            let FigureId::Person(who) = FigureId::from_token(promise.about.unwrap()) else { panic!() };
            let more = after.person(who).turn.points - before.person(who).turn.points;
            Ending::MorePoints { n: more.into() }
        }
        "Go through a door" => match noted(rule!("atzr.building.entry-fail")) {
            Some(_) => Ending::StaysOutside,
            None => Ending::GetsIn,
        },
        "Charge" => fired_by(told),
        "Roll the dice" => {
            let own = |it: &&Event| matches!(&it.what, What::Noted { token, .. } if *token == promise.about);
            let test = rule!("atzr.reaction.procedure");
            let said = since(promise, told).iter().filter(own).find(|it| it.rule == test).unwrap();
            let What::Noted { note, .. } = &said.what else { panic!() };
            let Some(Happened::Reacts { result, .. }) = Happened::read(note) else { panic!("{note:?}") };
            Ending::Reacts { result }
        }
        "Challenge" => match noted(rule!("atzr.challenge.test")) {
            Some(Happened::Challenge { result: Challenged::Success }) => Ending::Succeeds,
            Some(Happened::Challenge { result: Challenged::Failure }) => Ending::Fails,
            other => panic!("{other:?}"),
        },
        "Way home" => match noted(rule!("atzr.chillin.robbery")) {
            Some(Happened::NobodyOutside) => Ending::NobodyWaits,
            Some(Happened::WaitedForOutside) => Ending::Robbery,
            Some(Happened::SuspectsSomebodyOutside) => Ending::SuspectedRobbery,
            other => panic!("{other:?}"),
        },
        "Into sight" | "Start a fight" | "Fight robbers" => {
            let FigureId::Person(who) = FigureId::from_token(promise.about.unwrap()) else { panic!() };
            // All groups with as many successes act at once; those of later tests do not count.
            // Where nobody is quicker all roll again.
            let winner = |it: &Event| {
                it.rule == rule!("atzr.insight.winner")
                    && matches!(it.what, What::Noted { token: Some(_), .. })
            };
            let later = told.iter().skip_while(|it| !winner(it));
            let first = later.take_while(|it| it.rule != rule!("atzr.insight.leader-rolls"));
            let token = |it: &Event| match it.what {
                What::Noted { token: Some(token), .. } if winner(it) => Some(token),
                _ => None,
            };
            let side = |token| match FigureId::from_token(token) {
                FigureId::Person(it) => before.person(it).side,
                FigureId::Zombie(_) | FigureId::Marker(_) => panic!(),
            };
            let own = first.filter_map(token).any(|it| side(it) == before.person(who).side);
            if own { Ending::YouActFirst } else { Ending::TheyActFirst }
        }
        "Talk" | "Gift" => match noted(rule!("atzr.walk.insight")) {
            Some(_) => Ending::Talks { result: Talked::WalkTheWalk },
            None => NO_FIGHT,
        },
        "Surrender" => match noted(rule!("atzr.mercy.roll")) {
            Some(Happened::Judged { mercy, .. }) => Ending::Judged { mercy },
            other => panic!("{other:?}"),
        },
        "Fire at a tank" => {
            if after.tanks.len() < before.tanks.len() {
                Ending::TankExplodes
            } else {
                Ending::TankMissed
            }
        }
        other => panic!("nobody can read {other}"),
    }
}

fn advance(session: &mut Session<Atzr>, dice: &mut SeededDice, answers: &mut dyn Answers) -> bool {
    matches!(session.advance(dice, answers), Status::Asking { .. })
}

/// Answers one question and no more.
struct Once<'a>(Option<&'a mut Steady>);

impl Answers for Once<'_> {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        self.0.take().and_then(|it| it.answer(asked))
    }
}

/// Holds all that is promised at the open question, then goes on with each kind of answer.
fn explore(session: &Session<Atzr>, depth: usize, held: &mut Promises<'_, Atzr>) {
    let Some(question) = session.question().cloned() else { return };
    for promise in promises(session, &question) {
        held.hold(session, &promise);
    }
    let Shape::One { options } = &question.shape else { return };
    if depth == 0 {
        return;
    }
    let mut tried = BTreeSet::new();
    for (at, it) in options.iter().enumerate().filter(|it| it.1.refused.is_none()) {
        let words: String = it.label.chars().filter(|it| it.is_alphabetic()).take(8).collect();
        let mut next = session.clone();
        if tried.insert(words) && next.answer(question.seat, Answer::One(at)).is_ok() {
            let dice = &mut SeededDice::new(3);
            if advance(&mut next, dice, &mut Nobody) {
                explore(&next, depth - 1, held);
            }
        }
    }
}

#[test]
fn odds_come_true_in_whole_games() {
    let mut held = Promises::new(player, &read, 2);
    for (seed, (name, text)) in setup::scenarios().iter().enumerate() {
        let scenario = Scenario::read(text).unwrap_or_else(|it| panic!("{name}: {it}"));
        let mut session = Session::<Atzr>::new(scenario.battle());
        let (mut dice, mut bot) = (SeededDice::new(seed as u64), Steady::new(seed as u64));
        for _ in 0..150 {
            if !advance(&mut session, &mut dice, &mut Nobody) {
                break;
            }
            let question = session.question().cloned().unwrap();
            for promise in promises(&session, &question) {
                held.hold(&session, &promise);
            }
            session.advance(&mut dice, &mut Once(Some(&mut bot)));
        }
    }
    let plain = ["Fire at somebody", "Move fast", "Go through a door", "Into sight", "Talk"];
    let fights = ["Charge", "Fire at a charger", "Star Power", "Start a fight"];
    held.are_kept(&[&plain[..], &fights].concat());
}

#[test]
fn odds_come_true_with_every_kind_of_weapon() {
    let mut held = Promises::new(player, &read, 3);
    let arms =
        [CounterThing::Pistol, CounterThing::AssaultRifle, CounterThing::HuntingRifle, CounterThing::Grenade];
    for thing in arms {
        let ray = || board().star("Ray", 5, "0801").holds(&[thing]);
        // One of the dead beside an enemy would have a word in what becomes of him.
        let alone = ray().enemies(Class::Ganger).enemy("Bank", 3, "0804").done();
        for battle in [alone, ray().zombie("0803").done(), ray().zombie("0802").done()] {
            let mut session = Session::<Atzr>::new(battle);
            if advance(&mut session, &mut SeededDice::new(1), &mut Nobody) {
                explore(&session, 4, &mut held);
            }
        }
    }
    held.are_kept(&["An explosive at a hex"]);
}

#[test]
fn odds_come_true_for_tanks_and_challenges() {
    let mut held = Promises::new(player, &read, 3);
    let mut battle = board().star("Ray", 5, "0801").holds(&[CounterThing::AssaultRifle]).done();
    battle.set_up().tanks.push(crate::board::at("0804"));
    let mut session = Session::<Atzr>::new(battle);
    assert!(advance(&mut session, &mut SeededDice::new(1), &mut Nobody));
    explore(&session, 4, &mut held);
    held.are_kept(&["Fire at a tank", "Challenge"]);
}

#[test]
fn odds_come_true_when_two_are_charged() {
    let mut held = Promises::new(player, &read, 3);
    for bank in [&[CounterThing::Pistol][..], &[]] {
        let two = board().star("Tess", 5, "0912").enemies(Class::Ganger).enemy("Bank", 3, "0913").holds(bank);
        let mut battle = two.enemy("Rex", 4, "0913").holds(&[CounterThing::Smg]).done();
        crate::turn_in_words::activate(&mut battle, crate::board::p(0));
        let mut session = Session::<Atzr>::new(battle);
        assert!(advance(&mut session, &mut SeededDice::new(1), &mut Nobody));
        explore(&session, 0, &mut held);
    }
    held.are_kept(&["Charge"]);
}

#[test]
fn odds_come_true_for_dice_split_among_the_dead() {
    let mut held = Promises::new(player, &read, 12);
    for (thing, zombies) in
        [(CounterThing::HuntingRifle, 2), (CounterThing::AssaultRifle, 2), (CounterThing::AssaultRifle, 3)]
    {
        let hal = || board().grunt("Hal", 4, "0912").holds(&[thing]);
        for seed in 1..=4 {
            let mut battle = (0..zombies).fold(hal(), |board, _| board.zombie("0914")).done();
            (battle.phase, battle.zombie_die) = (Phase::Zombies, Some(4));
            let mut session = Session::<Atzr>::new(battle);
            if advance(&mut session, &mut SeededDice::new(seed), &mut Nobody) {
                explore(&session, 2, &mut held);
            }
        }
    }
    held.are_kept(&["Fire at a charger"]);
}

/// The positions at a question that only some dice lead to, over so many seeds.
fn asked(battle: &Battle, why: RuleId, seeds: u64) -> Vec<Session<Atzr>> {
    let begun = (0..seeds).filter_map(|seed| {
        let (mut session, mut dice) = (Session::<Atzr>::new(battle.clone()), SeededDice::new(seed));
        // Enough for a shot and what comes of it.
        for _ in 0..6 {
            let question =
                advance(&mut session, &mut dice, &mut Nobody).then(|| session.question().cloned())??;
            if question.why == why {
                return Some(session);
            }
            let Shape::One { options } = &question.shape else { return None };
            let fire = options.iter().position(|it| it.refused.is_none() && it.label.starts_with("Fire"));
            session.answer(question.seat, fire.map_or(question.default, Answer::One)).unwrap();
        }
        None
    });
    begun.collect()
}

#[test]
fn odds_come_true_for_a_star_who_tests() {
    let mut held = Promises::new(player, &read, 3);
    let alone = || board().star("Ray", 5, "0801").holds(&[CounterThing::Pistol]);
    let beside = || alone().grunt("Hal", 4, "0802");
    for ours in [alone(), beside()] {
        let enemy = ours.enemies(Class::Ganger).enemy("Bank", 3, "0804").holds(&[CounterThing::AssaultRifle]);
        let mut battle = enemy.done();
        crate::turn_in_words::activate(&mut battle, crate::board::p(0));
        for session in asked(&battle, rule!("atzr.star.free-will"), 40) {
            hold_only("Roll the dice", &session, &mut held);
        }
    }
    held.are_kept(&["Roll the dice"]);
}

#[test]
fn odds_come_true_for_those_who_surrender() {
    let mut held = Promises::new(player, &read, 3);
    for class in Class::ALL {
        let ray = board().star("Ray", 3, "0306").holds(&[CounterThing::Pistol]).enemies(class);
        let mut battle = ray.enemy("A", 2, "0706").enemy("B", 4, "0706").done();
        crate::turn_in_words::activate(&mut battle, crate::board::p(0));
        let mut session = Session::<Atzr>::new(battle);
        assert!(advance(&mut session, &mut SeededDice::new(1), &mut Nobody));
        hold_only("Surrender", &session, &mut held);
    }
    held.are_kept(&["Surrender"]);
}

#[test]
fn odds_come_true_for_those_who_are_robbed() {
    let mut held = Promises::new(player, &read, 2);
    let better = [(rule!("atzr.robbery.victim-more"), false), (rule!("atzr.robbery.robbers-more"), true)];
    for (why, suspicious) in better {
        let robbed = asked(&crate::robbery_encounter::victims(true, true, suspicious), why, 20);
        hold_only("Fight robbers", robbed.first().unwrap(), &mut held);
    }
    held.are_kept(&["Fight robbers"]);
}

/// Strangers come up to a Star who has two things to give them.
#[test]
fn odds_come_true_for_those_who_give_before_they_talk() {
    let mut held = Promises::new(player, &read, 2);
    for class in [Class::Survivor, Class::Ganger] {
        let ray = board().star("Ray", 4, "0803").holds(&[CounterThing::Pistol]);
        let ray = ray.last(|it| it.gear.push(CounterThing::SuppliesA.into()));
        let mut battle = ray.enemies(class).enemy("Lil", 4, "0804").holds(&[CounterThing::Shotgun]).done();
        let [us, them] = [SideId(0), SideId(1)];
        battle.set_stance(us, them, Stance::ToTalk);
        battle.phase = Phase::Strangers { side: them };
        battle.groups = group::groups(&battle, them, Purpose::Activation).into_vec();
        let met = asked(&battle, rule!("atzr.talk.gifts"), 20);
        hold_only("Gift", met.first().unwrap(), &mut held);
    }
    held.are_kept(&["Gift"]);
}

/// Holds the promises of one kind at the open question.
fn hold_only(kind: &str, session: &Session<Atzr>, held: &mut Promises<'_, Atzr>) {
    let question = session.question().cloned().unwrap();
    let those = promises(session, &question).into_iter().filter(|it| it.kind == kind);
    those.for_each(|it| held.hold(session, &it));
}

#[test]
fn odds_come_true_on_the_way_home() {
    let mut held = Promises::new(player, &read, 2);
    let (_, text) = setup::scenarios().iter().find(|it| it.0 == "mall").unwrap();
    for seed in 0..6 {
        let mut session = Session::<Atzr>::new(Scenario::read(text).unwrap().battle());
        let (mut dice, mut bot) = (SeededDice::new(seed), Steady::new(seed));
        while advance(&mut session, &mut dice, &mut Nobody) {
            hold_only("Way home", &session, &mut held);
            session.advance(&mut dice, &mut Once(Some(&mut bot)));
        }
    }
    held.are_kept(&["Way home"]);
}

//! People who act: answers by what an option says, dice as written down.
use std::collections::VecDeque;

use ffo::{
    battle::{Battle, PersonId, Phase, act, turn},
    rule,
};
use kernel::{
    Answer, Answers, Choice, Dice, Event, LiveQuestion, Pause, Play, RuleId, dice::SeededDice, rule::hit,
    scripted,
};

pub use kernel::conformance::{Says, says};

/// Steps of the turn until it stands at this phase; every answer has to be asked for.
pub fn plays_until(battle: &mut Battle, dice: &[u16], answers: &[&str], is: fn(Phase) -> bool) -> Vec<Event> {
    steps(battle, dice, answers, |battle, _| is(battle.phase))
}

fn steps(
    battle: &mut Battle,
    dice: &[u16],
    answers: &[&str],
    is_enough: impl Fn(&Battle, &Says) -> bool,
) -> Vec<Event> {
    let (mut dice, mut said) = (scripted(dice), OrDone(says(answers)));
    let mut told = Vec::new();
    for _ in 0..200 {
        if is_enough(battle, &said.0) {
            assert!(said.0.left().is_empty(), "answers never asked for: {:?}", said.0.left());
            return told;
        }
        let mut play = Play::new(Vec::new(), &mut dice, &mut said);
        turn::step(battle, &mut play).expect("every answer was allowed");
        told.extend(play.journal().iter().cloned());
    }
    panic!("it never comes to that: {:?}", battle.phase)
}

/// Whoever has nothing more to say lets everybody be done who acts.
struct OrDone(Says);

impl Answers for OrDone {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let acts = asked.ask.why == rule!("ffo.action.choice");
        if acts && self.0.left().is_empty() {
            return Some(Answer::One(asked.ask.default));
        }
        self.0.answer(asked)
    }
}

/// Plays any part of the rules with these dice and answers, none of which may be left over.
pub fn within<T>(
    battle: &mut Battle,
    dice: &[u16],
    answers: &[&str],
    part: impl FnOnce(&mut Battle, &mut Play<'_>) -> Result<T, Pause>,
) -> (T, Vec<Event>) {
    let (mut dice, mut said) = (scripted(dice), says(answers));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    let came = part(battle, &mut play).expect("every answer was allowed");
    let told = play.journal().to_vec();
    assert!(said.left().is_empty(), "answers never asked for: {:?}", said.left());
    (came, told)
}

/// The same where no more than the first dice matters: those after them are whatever they are.
pub fn whatever<T>(
    battle: &mut Battle,
    dice: &[u16],
    answers: &[&str],
    part: impl FnOnce(&mut Battle, &mut Play<'_>) -> Result<T, Pause>,
) -> (T, Vec<Event>) {
    let (mut dice, mut said) = (FirstDice(dice.iter().copied().collect(), SeededDice::new(1)), says(answers));
    let mut play = Play::new(Vec::new(), &mut dice, &mut said);
    let came = part(battle, &mut play).expect("every answer was allowed");
    let told = play.journal().to_vec();
    assert!(said.left().is_empty(), "answers never asked for: {:?}", said.left());
    assert!(dice.0.is_empty(), "dice never rolled: {:?}", dice.0);
    (came, told)
}

struct FirstDice(VecDeque<u16>, SeededDice);

impl Dice for FirstDice {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        hit(why);
        self.0.pop_front().unwrap_or_else(|| self.1.die(why, sides))
    }
}

/// One active figure acts until the answers are used up; what the table was told.
pub fn acts(battle: &mut Battle, who: u16, dice: &[u16], answers: &[&str]) -> Vec<Event> {
    activate(battle, who);
    let (mut dice, mut said) = (scripted(dice), says(answers));
    let mut told = Vec::new();
    while !said.left().is_empty() {
        assert!(turn::can_act(battle, PersonId(who)), "answers never asked for: {:?}", said.left());
        let mut play = Play::new(Vec::new(), &mut dice, &mut said);
        act::act(battle, &mut play, PersonId(who)).expect("every answer was allowed");
        told.extend(play.journal().iter().cloned());
    }
    told
}

/// It is their activation, as far as it has got.
pub fn activate(battle: &mut Battle, who: u16) {
    let who = PersonId(who);
    let (side, at) = (battle.person(who).side, battle.person(who).at);
    battle.phase = Phase::Active { side, leader: who, acting: Some(who) };
    let locked = !battle.foes(who.into()).is_empty();
    let turn = battle.turn_mut(who);
    if !turn.active {
        (turn.active, turn.began_at, turn.locked) = (true, at, locked);
    }
}

/// What they may choose from now.
pub fn offers(battle: &Battle, who: u16) -> Vec<String> {
    let battle = &acting(battle, who);
    act::menu(battle, PersonId(who)).open.iter().map(|it| it.offered(battle).label).collect()
}

/// The rule that forbids an option, if it is shown grey.
pub fn refused(battle: &Battle, who: u16, label: &str) -> Option<RuleId> {
    let battle = &acting(battle, who);
    let menu = act::menu(battle, PersonId(who));
    menu.closed.iter().find(|it| it.0.offered(battle).label == label).map(|it| it.1)
}

fn acting(battle: &Battle, who: u16) -> Battle {
    let mut battle = battle.clone();
    activate(&mut battle, who);
    battle
}

/// Whether a rule was told of.
pub fn tells(events: &[Event], rule: RuleId) -> bool {
    events.iter().any(|it| it.rule == rule)
}

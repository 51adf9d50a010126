//! Challenges (p. 38): whatever no other rule decides.
use kernel::{
    Choice, Dice, Interrupt, Menu, Note, OptionView, Pause, Play, RuleId, Thrower, ask, question::Anchor,
};
use smallvec::SmallVec;

use super::{
    Battle, Person, PersonId,
    act::{self, Action},
    person::{Main, Tried},
};
use crate::{
    journal::{Choosing, Interruption, Struggle},
    table::challenge::{self as table, Before, Challenge, Challenged, Difficulty, Kind, Party, Tool},
};

/// A Challenge of which the players agree what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChallengeAction {
    pub kind: Kind,
    pub with: Option<PersonId>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub who: PersonId,
    pub kind: Kind,
    pub difficulty: Difficulty,
    pub tools: SmallVec<[Tool; 1]>,
    pub opponents: SmallVec<[PersonId; 2]>,
    /// Nobody can give up: they roll again at once.
    pub forced: bool,
    /// The rule that calls for it.
    pub about: RuleId,
}

/// Whether it succeeds. With one die passed they are asked whether they try again.
pub fn attempt(battle: &mut Battle, play: &mut Play<'_>, attempt: &Attempt) -> Result<bool, Pause> {
    let (given, who) = (measure(battle, attempt), attempt.who);
    play.cite(attempt.about);
    let came = match given.attempt(&mut thrower(play, attempt)) {
        table::Attempt::Succeeds => Challenged::Success,
        table::Attempt::Fails => Challenged::Failure,
        table::Attempt::Undecided => {
            let asking = ask(rule!("ffo.challenge.result"), battle.seat_for(who)).about(who.token());
            let tries_again = attempt.forced
                || play.yes_no(&*battle, asking.because(Interrupt::new(Interruption::PassesHalf)))?;
            if tries_again { given.again(&mut thrower(play, attempt)) } else { Challenged::GivenUp }
        }
    };
    for &with in &attempt.opponents {
        battle.deeds_mut(who).challenges.push(Tried { kind: attempt.kind, with, came });
    }
    let succeeds = came == Challenged::Success;
    let note = if succeeds { Struggle::Succeeds } else { Struggle::Fails };
    play.note(rule!("ffo.challenge.result"), who.token(), note);
    Ok(succeeds)
}

fn thrower<'p, 'a>(play: &'p mut Play<'a>, attempt: &Attempt) -> Thrower<'p, 'a> {
    let dice = play.by(attempt.who.token());
    match attempt.opponents.first() {
        Some(whom) => dice.at(whom.token()),
        None => dice,
    }
}

/// A Challenge as the people in it are.
pub fn measure(battle: &Battle, attempt: &Attempt) -> Challenge {
    let sex = battle.person(attempt.who).sex;
    let opponents = attempt.opponents.iter().map(|&it| {
        let person = battle.person(it);
        let opposite_sex = sex.zip(person.sex).is_some_and(|(one, other)| one != other);
        Party { opposite_sex, ..party(person) }
    });
    Challenge {
        kind: attempt.kind,
        difficulty: attempt.difficulty,
        challenger: party(battle.person(attempt.who)),
        opponents: opponents.collect(),
        tools: attempt.tools.to_vec(),
        before: before(battle, attempt),
        tries_again: attempt.forced,
    }
}

/// How earlier Challenges with the same opponent went, whatever they were about.
fn before(battle: &Battle, attempt: &Attempt) -> Vec<Before> {
    let Some(opponent) = attempt.opponents.first() else { return Vec::new() };
    let had = battle.person(attempt.who).deeds.challenges.iter().filter(|it| it.with == *opponent);
    let came = |it: &Tried| match it.came {
        Challenged::Success => Some(Before::Succeeded),
        Challenged::Failure => Some(Before::Failed),
        Challenged::GivenUp => None,
    };
    had.filter_map(came).collect()
}

fn party(person: &Person) -> Party {
    Party {
        rep: person.rep(),
        people: person.people.into(),
        savvy: person.savvy.into(),
        attributes: person.attributes.to_vec(),
        opposite_sex: false,
    }
}

/// What one tries alone.
const ALONE: [Kind; 4] = [Kind::Savvy, Kind::ScientificSavvy, Kind::Physical, Kind::AgilePhysical];

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    if person.seated.is_some() || person.ducked.is_some() || !battle.foes(who.into()).is_empty() {
        return;
    }
    let spent = act::forbids(person, Main::Challenge);
    for kind in ALONE {
        menu.offer_unless(spent, Action::Challenge(ChallengeAction { kind, with: None }));
    }
    let others = battle.functioning().filter(|it| it.1.side != person.side);
    for (with, _) in others.filter(|it| battle.sees(who.into(), it.0.into())) {
        let given_up =
            |it: &Tried| it.with == with && it.kind == Kind::People && it.came == Challenged::GivenUp;
        let never = person.deeds.challenges.iter().any(given_up).then_some(rule!("ffo.challenge.result"));
        let action = ChallengeAction { kind: Kind::People, with: Some(with) };
        menu.offer_unless(spent.or(never), Action::Challenge(action));
    }
}

/// Those involved say what it is worth: the player of an opponent has to agree, and how hard it is is settled before the dice.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ChallengeAction,
) -> Result<(), Pause> {
    let rule = rule!("ffo.challenge.define");
    play.cite(rule);
    play.cite(rule!("ffo.challenge.types"));
    let seat = battle.seat_for(who);
    let other = action.with.map(|it| battle.seat_for(it)).filter(|it| *it != seat);
    if let Some(other) = other
        && !play.yes_no(&*battle, ask(rule, other).about(who.token()))?
    {
        return Ok(());
    }
    let worth = [Difficulty::VeryEasy, Difficulty::Average, Difficulty::Difficult].map(Worth);
    let asking = ask(rule!("ffo.challenge.mod-difficulty"), seat).or(1).about(who.token());
    let difficulty = play.pick(&*battle, asking, &worth)?.0;
    battle.turn_mut(who).main = Some(Main::Challenge);
    let opponents = action.with.into_iter().collect();
    let tools = SmallVec::new();
    let given = Attempt { who, kind: action.kind, difficulty, tools, opponents, forced: false, about: rule };
    attempt(battle, play, &given)?;
    Ok(())
}

/// How hard it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Worth(Difficulty);

impl Choice for Worth {
    type Table = Battle;

    fn offered(&self, _: &Battle) -> OptionView {
        OptionView::new(match self.0 {
            Difficulty::VeryEasy => "It is very easy",
            Difficulty::Average => "It is neither easy nor difficult",
            Difficulty::Difficult => "It is difficult",
        })
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Choosing::TriesChallenge.into())
    }
}

impl ChallengeAction {
    pub fn offered(&self, battle: &Battle, _: PersonId) -> OptionView {
        let what = match self.kind {
            Kind::People => "a People Challenge",
            Kind::Savvy => "a Savvy Challenge",
            Kind::ScientificSavvy => "a scientific or mechanical Challenge",
            Kind::Physical => "a Physical Challenge",
            Kind::AgilePhysical => "a Challenge of agility",
        };
        match self.with {
            Some(with) => {
                let label = format!("Try {what} with {}", battle.person(with).name);
                OptionView::new(label).at(Anchor::Token(with.token()))
            }
            None => OptionView::new(format!("Try {what}")),
        }
    }

    pub const fn deed(&self, _: &Battle, _: PersonId) -> Choosing {
        Choosing::TriesChallenge
    }
}

//! Challenges (p. 38): whatever no other rule decides.
use kernel::{Dice, Interrupt, Menu, OptionView, Pause, Play, RuleId, Thrower, ask};
use smallvec::SmallVec;

use super::{Battle, Person, PersonId, act::Action};
use crate::{
    journal::{Choosing, Interruption, Struggle},
    table::challenge::{self as table, Challenge, Difficulty, Kind, Party, Tool},
};

/// A Challenge of which the players have agreed what it is about.
#[derive(Clone, Debug, PartialEq)]
pub struct ChallengeAction(pub Kind);

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
    let came = given.attempt(&mut thrower(play, attempt));
    let succeeds = match came {
        table::Attempt::Succeeds => true,
        table::Attempt::Fails => false,
        table::Attempt::Undecided => {
            let asking = ask(rule!("ffo.challenge.result"), battle.seat_for(who)).about(who.token());
            let tries_again = attempt.forced
                || play.yes_no(&*battle, asking.because(Interrupt::new(Interruption::PassesHalf)))?;
            tries_again && given.again(&mut thrower(play, attempt)) == table::Challenged::Success
        }
    };
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
        before: Vec::new(),
        tries_again: attempt.forced,
    }
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

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let _ = (battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ChallengeAction,
) -> Result<(), Pause> {
    let _ = (battle, play, who, action);
    Ok(())
}

impl ChallengeAction {
    pub fn offered(&self, _: &Battle, _: PersonId) -> OptionView {
        OptionView::new(match self.0 {
            Kind::People => "Try a People Challenge",
            Kind::Savvy => "Try a Savvy Challenge",
            Kind::ScientificSavvy => "Try a scientific or mechanical Challenge",
            Kind::Physical => "Try a Physical Challenge",
            Kind::AgilePhysical => "Try a Challenge of agility",
        })
    }

    pub const fn deed(&self, _: &Battle, _: PersonId) -> Choosing {
        Choosing::TriesChallenge
    }
}

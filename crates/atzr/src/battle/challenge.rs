//! Challenges (3.2.3): what the rules do not cover, agreed on beforehand.
use ground::hex::Hex;
use kernel::{Choice, Given, Interrupt, Menu, Note, OptionView, Pause, Play, ask, question::Anchor};

use super::{
    Battle, PersonId,
    act::{self, Action},
    change::{self, By, Down},
    group::{self, Purpose},
    r#move,
    person::Doing,
    reaction,
};
use crate::{
    journal::{Choosing, Ending, Happened, Interruption},
    phrases,
    printed::Attribute,
    table::{
        challenge::{Challenge, Challenged, Difficulty},
        dice::Passed,
    },
};

/// Something else than the rules offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChallengeAction;

/// For a Star, or somebody who is with one.
pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let group = group::group_of(battle, who, Purpose::Activation);
    if !battle.person(group.leader).star {
        return;
    }
    let forbidden = act::forbids(battle.person(who), Doing::Challenge);
    menu.offer_unless(forbidden, Action::Challenge(ChallengeAction));
}

/// How hard it is, and whether it is a matter of nimbleness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Terms(Challenge);

/// What success does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Success {
    /// What the players have in mind; the map does not show it.
    Told,
    /// He gets into a hex beside them, whatever is between.
    GetsAcross,
}

/// What failure does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Failure {
    Forfeits,
    OutOfTheFight,
}

/// A hex to get into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Into(Hex);

/// Players agree on what is tried; the dice say whether it comes off.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    _action: &ChallengeAction,
) -> Result<(), Pause> {
    act::spend(battle, play, who, Doing::Challenge);
    let asking = ask(rule!("atzr.challenge.define"), battle.seat_for(who)).about(who.token());
    let terms = play.pick(&*battle, asking, &terms(battle, who))?.0;
    let success = play.pick(&*battle, asking, &[Success::Told, Success::GetsAcross])?;
    let failure = play.pick(&*battle, asking, &[Failure::Forfeits, Failure::OutOfTheFight])?;
    let result = take(battle, play, who, terms)?;
    play.note(rule!("atzr.challenge.test"), who.token(), Happened::Challenge { result });
    match (result, success, failure) {
        (Challenged::Withdrawn, ..) | (Challenged::Success, Success::Told, _) => Ok(()),
        (Challenged::Success, Success::GetsAcross, _) => get_across(battle, play, who),
        (Challenged::Failure, _, Failure::Forfeits) => {
            battle.deeds_mut(who).forfeits = true;
            Ok(())
        }
        (Challenged::Failure, _, Failure::OutOfTheFight) => {
            let rule = rule!("atzr.challenge.define");
            change::go_down(battle, play, rule, who, Down::OutOfTheFight, By::Fate);
            reaction::man_down(battle, play)
        }
    }
}

fn terms(battle: &Battle, who: PersonId) -> Vec<Terms> {
    let person = battle.person(who);
    let (rep, nimble) = (person.rep().into(), person.has(Attribute::Agile));
    let all = [Difficulty::Average, Difficulty::Easy, Difficulty::Difficult].into_iter();
    let all = all.flat_map(|difficulty| [false, true].map(|agile| (difficulty, agile)));
    all.filter(|it| nimble || !it.1)
        .map(|(difficulty, agile)| Terms(Challenge { rep, difficulty, agile, retakes: true }))
        .collect()
}

/// Two dice, and with one of them passed a second attempt if the player wants it.
fn take(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    challenge: Challenge,
) -> Result<Challenged, Pause> {
    Ok(match challenge.test(&mut play.by(who.token())) {
        Passed::TwoOrMore => Challenged::Success,
        Passed::None => Challenged::Failure,
        Passed::One => {
            play.note(rule!("atzr.challenge.test"), who.token(), Happened::MayTryAgain);
            let because = Interrupt::new(Interruption::PassesHalf).by(who.token());
            let asking = ask(rule!("atzr.challenge.retake"), battle.seat_for(who)).about(who.token());
            let asking = asking.because(because);
            match play.yes_no(&*battle, asking)? {
                true => challenge.retake(&mut play.by(who.token())),
                false => Challenged::Withdrawn,
            }
        }
    })
}

/// Into a hex beside him that walls would have kept him from.
fn get_across(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let free = |it: &Hex| !r#move::is_full(battle, who, *it) && !r#move::is_held(battle, who, *it);
    let near = battle.scene.board.grid().neighbours(battle.person(who).at);
    let hexes: Vec<Into> = near.filter(free).map(Into).collect();
    if hexes.is_empty() {
        return Ok(());
    }
    let asking = ask(rule!("atzr.challenge.define"), battle.seat_for(who)).about(who.token());
    let to = play.pick(&*battle, asking, &hexes)?.0;
    battle.turn_mut(who).moving = true;
    change::enter(battle, play, rule!("atzr.challenge.define"), who, to);
    r#move::arrive(battle, play, who)?;
    Ok(())
}

impl ChallengeAction {
    pub fn offered(&self, _battle: &Battle, _who: PersonId) -> OptionView {
        OptionView::new("Try something else (a Challenge)")
    }

    pub fn deed(&self) -> Choosing {
        Choosing::TriesSomething
    }
}

impl Choice for Terms {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let hard = match self.0.difficulty {
            Difficulty::Easy => "Easy",
            Difficulty::Average => "Average",
            Difficulty::Difficult => "Difficult",
        };
        let all = kernel::odds(|dice| self.0.resolve(dice) == Challenged::Success);
        let ending = |it: bool| if it { Ending::Succeeds } else { Ending::Fails };
        let odds = all.outcomes.iter().rev().map(|(it, p)| phrases::chance(battle, ending(*it), p));
        let label = if self.0.agile { format!("{hard}, a test of agility") } else { hard.to_owned() };
        OptionView::new(label).odds(odds.collect())
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Choosing::Terms { difficulty: self.0.difficulty, agile: self.0.agile }.into())
    }
}

impl Choice for Success {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> OptionView {
        OptionView::new(match self {
            Success::Told => "If it succeeds: what you have agreed on",
            Success::GetsAcross => "If it succeeds: they get into a neighbouring hex, whatever is in the way",
        })
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let gets_across = match self {
            Success::Told => false,
            Success::GetsAcross => true,
        };
        Some(Choosing::IfItSucceeds { gets_across }.into())
    }
}

impl Choice for Failure {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> OptionView {
        OptionView::new(match self {
            Failure::Forfeits => "If it fails: they forfeit their next activation",
            Failure::OutOfTheFight => "If it fails: they are Out of the Fight",
        })
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let out_of_the_fight = match self {
            Failure::Forfeits => false,
            Failure::OutOfTheFight => true,
        };
        Some(Choosing::IfItFails { out_of_the_fight }.into())
    }
}

impl Choice for Into {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> OptionView {
        OptionView::new(format!("Into {}", self.0)).at(Anchor::Place(ground::hex::centre(self.0)))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Choosing::Crosses { hex: ground::hex::centre(self.0) }.into())
    }
}

//! Retrieving the wounded (p. 33).
use kernel::{Given, Menu, OptionView, Pause, Play, RuleId, question::Anchor};

use super::{Battle, PersonId, Stance, State, act::Action, change, looking::Looking, r#move};
use crate::{
    journal::{Choosing, Moving},
    table::retrieve::PickUp,
};

#[derive(Clone, Debug, PartialEq)]
pub enum RetrieveAction {
    TakeUp(PersonId),
    PutDown,
}

/// The friends beside somebody who lie there, are nobody's captives, and are on nobody's back.
fn wounded(battle: &Battle, who: PersonId) -> impl Iterator<Item = PersonId> {
    let person = battle.person(who);
    let carried = |it: PersonId| battle.people.iter().any(|by| by.carries == Some(it));
    let friend = |it: PersonId| battle.stance(person.side, battle.person(it).side) == Stance::Friends;
    let lies = |it: PersonId| battle.person(it).state == State::OutOfTheFight;
    let near = move |it: PersonId| battle.in_contact(who.into(), it.into());
    battle.person_ids().filter(move |&it| lies(it) && friend(it) && near(it) && !carried(it))
}

/// What is left of their move once they have picked somebody up, if it is enough.
fn left_mm(battle: &Battle, who: PersonId, whom: PersonId, dice: &mut dyn kernel::Dice) -> Option<i32> {
    let distance_mm = battle.distance(who.into(), whom.into());
    PickUp { distance_mm, left_mm: r#move::left_mm(battle, who) }.resolve(dice)
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    if person.carries.is_some() {
        menu.offer(Action::Retrieve(RetrieveAction::PutDown));
        return;
    }
    if person.prone
        || person.ducked.is_some()
        || person.seated.is_some()
        || !battle.foes(who.into()).is_empty()
    {
        return;
    }
    for whom in wounded(battle, who) {
        let short = left_mm(battle, who, whom, &mut Looking).is_none();
        let by: Option<RuleId> = short.then_some(rule!("ffo.retrieve.pick-up"));
        menu.offer_unless(by, Action::Retrieve(RetrieveAction::TakeUp(whom)));
    }
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &RetrieveAction,
) -> Result<(), Pause> {
    let rule = rule!("ffo.retrieve.pick-up");
    match action {
        RetrieveAction::TakeUp(whom) => {
            let before = r#move::left_mm(battle, who);
            let Some(left) = left_mm(battle, who, *whom, play) else { return Ok(()) };
            let turn = battle.turn_mut(who);
            turn.spent_mm += before - left;
            turn.moved = true;
            change::carry(battle, who, *whom);
            play.note(rule, who.token(), Moving::TakesUp { whom: whom.token() });
        }
        RetrieveAction::PutDown => {
            change::drop_carried(battle, play, rule, who);
        }
    }
    Ok(())
}

impl RetrieveAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        let name = |who: PersonId| battle.person(who).name.as_str();
        match self {
            RetrieveAction::TakeUp(whom) => {
                OptionView::new(format!("Pick up {}", name(*whom))).at(Anchor::Token(whom.token()))
            }
            RetrieveAction::PutDown => {
                OptionView::new(format!("Put {} down", battle.person(who).carries.map_or("them", name)))
            }
        }
    }

    pub const fn deed(&self, _: &Battle, _: PersonId) -> Choosing {
        match self {
            RetrieveAction::TakeUp(whom) => Choosing::TakesUp { whom: whom.token() },
            RetrieveAction::PutDown => Choosing::PutsDown,
        }
    }
}

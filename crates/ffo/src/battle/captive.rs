//! Those who are down (p. 22): dispatched, captured, guarded.
mod guard;

pub use self::guard::{look_after, unwatched};

use kernel::{Dice, Menu, OptionView, Pause, Play};

use super::{
    Battle, PersonId, Stance, State,
    act::Action,
    change,
    harm::{self, Blow, By},
};
use crate::{journal::Choosing, table::status::Hit};

#[derive(Clone, Debug, PartialEq)]
pub enum CaptiveAction {
    Dispatch(PersonId),
    Capture(PersonId),
    /// A friend whom the enemy has taken.
    Free(PersonId),
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    if person.ducked.is_some() || person.seated.is_some() || !battle.foes(who.into()).is_empty() {
        return;
    }
    for whom in at_mercy(battle, who) {
        if battle.side(person.side).is_players() {
            menu.offer(Action::Captive(CaptiveAction::Dispatch(whom)));
        }
        menu.offer(Action::Captive(CaptiveAction::Capture(whom)));
    }
    for whom in taken(battle, who) {
        menu.offer(Action::Captive(CaptiveAction::Free(whom)));
    }
}

/// The enemies in contact who are Stunned or Out of the Fight and nobody's captives.
fn at_mercy(battle: &Battle, who: PersonId) -> impl Iterator<Item = PersonId> {
    battle.person_ids().filter(move |&it| {
        let down = matches!(battle.person(it).state, State::Stunned(_) | State::OutOfTheFight);
        down && battle.are_enemies(who, it.into()) && battle.in_contact(who.into(), it.into())
    })
}

/// The friends in contact whom an enemy has taken.
fn taken(battle: &Battle, who: PersonId) -> impl Iterator<Item = PersonId> {
    let side = battle.person(who).side;
    battle.person_ids().filter(move |&it| {
        let person = battle.person(it);
        let taken = matches!(person.state, State::Captive { of, .. } if of != side);
        let friend = battle.stance(side, person.side) == Stance::Friends;
        taken && friend && battle.in_contact(who.into(), it.into())
    })
}

/// It costs nothing: neither movement nor anything else that they may do.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &CaptiveAction,
) -> Result<(), Pause> {
    let rule = rule!("ffo.status.auto-kill-or-capture");
    play.cite(rule);
    play.cite(rule!("ffo.ruling.dispatch-contact"));
    match *action {
        CaptiveAction::Dispatch(whom) => {
            let by = By::Person(who);
            let blow = Blow { whom: whom.into(), hit: Hit::ObviouslyDead, by, in_melee: false };
            harm::suffer(battle, play, &[blow])?;
        }
        CaptiveAction::Capture(whom) => {
            let of = battle.person(who).side;
            while !battle.person(whom).arms.is_empty() {
                change::drop_arm(battle, whom, 0, None);
            }
            change::capture(battle, play, rule, whom, of);
        }
        CaptiveAction::Free(whom) => {
            play.cite(rule!("ffo.status.treat-wounded"));
            change::free(battle, play, rule, whom);
        }
    }
    Ok(())
}

impl CaptiveAction {
    pub fn offered(&self, battle: &Battle, _: PersonId) -> OptionView {
        OptionView::new(match self {
            CaptiveAction::Dispatch(whom) => format!("Dispatch {}", battle.person(*whom).name),
            CaptiveAction::Capture(whom) => format!("Capture {}", battle.person(*whom).name),
            CaptiveAction::Free(whom) => format!("Free {}", battle.person(*whom).name),
        })
    }

    pub fn deed(&self, _: &Battle, _: PersonId) -> Choosing {
        match self {
            CaptiveAction::Dispatch(whom) => Choosing::Dispatches { whom: whom.token() },
            CaptiveAction::Capture(whom) => Choosing::Captures { whom: whom.token() },
            CaptiveAction::Free(whom) => Choosing::Frees { whom: whom.token() },
        }
    }
}

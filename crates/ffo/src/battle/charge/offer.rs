//! A charge in somebody's own activation.
use kernel::{Dice, Menu, Pause, Play};

use super::{ChargeAction, targets};
use crate::{
    battle::{
        Battle, PersonId,
        act::{self, Action},
        exchange::{Exchange, Rush, RushManner, exchange},
        person::Extra,
    },
    table::action::Gait,
};

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    if person.prone
        || person.ducked.is_some()
        || person.seated.is_some()
        || !battle.foes(who.into()).is_empty()
    {
        return;
    }
    let by = act::forbids_extra(person, Extra::Charge, Gait::NormalMove);
    for whom in targets(battle, who) {
        menu.offer_unless(by, Action::Charge(ChargeAction(whom)));
    }
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ChargeAction,
) -> Result<(), Pause> {
    play.cite(rule!("ffo.charge.any-time"));
    battle.turn_mut(who).extra = Some(Extra::Charge);
    let rush = Rush { who, whom: action.0, manner: RushManner::Active };
    exchange(battle, play, Exchange { charges: vec![rush], ..Exchange::default() })
}

//! What can be taken from those who lie in the hex (15.5), and the Cure for those who need it.
use kernel::{Dice, Pause, Play};

use super::{
    super::{
        Battle, PersonId, State,
        change::{self, Slot},
    },
    ItemAction, receive, search, slots,
};
use crate::{journal::Happened, table};

/// Those whose things are there to be taken: down or captive in this hex.
fn victims(battle: &Battle, who: PersonId) -> impl Iterator<Item = PersonId> {
    let hex = battle.person(who).at;
    let lies = |state: State| match state {
        State::OutOfTheFight | State::ObviouslyDead { .. } | State::Captive { .. } => true,
        State::Waiting
        | State::Functioning
        | State::TakenOff
        | State::RanAway
        | State::Left
        | State::LetGo
        | State::Turned { .. } => false,
    };
    battle.everybody().filter(move |it| it.1.at == hex && lies(it.1.state)).map(|it| it.0)
}

/// From friends everything, from others what they were seen to use, and a card for the rest (ruling on taking).
pub fn ways(battle: &Battle, who: PersonId) -> Vec<ItemAction> {
    let side = battle.person(who).side;
    let mut ways = Vec::new();
    for from in victims(battle, who) {
        let own = battle.person(from).side == side;
        let seen = slots(battle.person(from)).filter(|it| own || was_seen(battle, from, it.0));
        ways.extend(seen.map(|it| ItemAction::Take { from, slot: it.0 }));
        if !own && !battle.person(from).deeds.searched {
            ways.push(ItemAction::TakeCard { from });
        }
    }
    ways
}

/// What was in his hands everybody saw; a Vest shows in melee alone (15.5).
fn was_seen(battle: &Battle, from: PersonId, slot: Slot) -> bool {
    match slot {
        Slot::Hand(_) => true,
        Slot::Worn => battle.person(from).deeds.in_melee,
        Slot::Gear(_) => false,
    }
}

/// One card and one die for a victim, in place of what he had stowed, which nobody gets.
pub fn card(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, from: PersonId) -> Result<(), Pause> {
    play.cite(rule!("atzr.ruling.take-items-limits"));
    let printed = battle.scene.printed.clone();
    battle.deeds_mut(from).searched = true;
    change::lose_gear(battle, from);
    let finds = table::take::take(
        &printed,
        &mut battle.deck,
        &battle.cups,
        &mut play.by(who.token()).at(from.token()),
    );
    if finds.is_empty() {
        let note = Happened::FindsNothing { building: None, on: Some(from.token()) };
        play.note(rule!("atzr.take.card"), who.token(), note);
        return Ok(());
    }
    let thing = match finds.as_slice() {
        [only] => *only,
        [..] => search::choose(battle, play, rule!("atzr.search.counter-exhausted"), who, &finds)?,
    };
    battle.cups.take(thing);
    receive(battle, who, thing.into());
    let note = Happened::Takes { thing: thing.name().into(), from: Some(from.token()) };
    play.note(rule!("atzr.take.card"), who.token(), note);
    Ok(())
}

/// The infected of his side in this hex, if he has the Cure.
pub fn patients(battle: &Battle, who: PersonId) -> Vec<PersonId> {
    let person = battle.person(who);
    if person.doses == 0 {
        return Vec::new();
    }
    let near = |it: &super::super::Person| it.at == person.at && it.side == person.side && !it.immune;
    let alive = |state: State| matches!(state, State::Functioning | State::OutOfTheFight);
    battle.everybody().filter(|it| near(it.1) && alive(it.1.state)).map(|it| it.0).collect()
}

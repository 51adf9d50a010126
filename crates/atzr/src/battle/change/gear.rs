//! What changes hands, is dropped, loaded or used up.
use ground::hex::Hex;
use kernel::Play;

use crate::{
    battle::{
        Battle, PersonId,
        item::{Item, Lying},
    },
    journal::Happened,
    printed::CounterThing,
};

/// Where an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slot {
    Hand(u8),
    Gear(u8),
    /// The Vest he wears.
    Worn,
}

/// Takes an item from somebody.
pub fn take(battle: &mut Battle, who: PersonId, slot: Slot) -> Option<Item> {
    let person = battle.person_mut(who);
    match slot {
        Slot::Hand(at) if usize::from(at) < person.hands.len() => Some(person.hands.remove(at.into())),
        Slot::Gear(at) if usize::from(at) < person.gear.len() => Some(person.gear.remove(at.into())),
        Slot::Worn if std::mem::take(&mut person.wears_vest) => Some(CounterThing::Vest.into()),
        Slot::Hand(_) | Slot::Gear(_) | Slot::Worn => None,
    }
}

/// Drops an item in the hex of whoever had it; that is free at any time (ruling on dropping items).
pub fn drop_item(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, slot: Slot) {
    let at = battle.person(who).at;
    let Some(item) = take(battle, who, slot) else { return };
    battle.lying.open().push(Lying { at, item });
    let thing = item.thing.name().into();
    play.note(rule!("atzr.ruling.drop-items"), who.token(), Happened::Drops { thing });
}

/// All that he has lies where he was.
pub fn drop_everything(battle: &mut Battle, who: PersonId) {
    let person = battle.person_mut(who);
    let at = person.at;
    let vest = std::mem::take(&mut person.wears_vest).then(|| CounterThing::Vest.into());
    let all: Vec<Item> = person.hands.drain(..).chain(person.gear.drain(..)).chain(vest).collect();
    battle.lying.open().extend(all.into_iter().map(|item| Lying { at, item }));
}

/// Takes something off the ground.
pub fn pick_up(battle: &mut Battle, lying: usize) -> Option<Item> {
    (lying < battle.lying.len()).then(|| battle.lying.open().remove(lying).item)
}

/// Into the hands, after what is in them.
pub fn hold(battle: &mut Battle, who: PersonId, item: Item) {
    battle.person_mut(who).hands.push(item);
}

/// Into the gear.
pub fn stow(battle: &mut Battle, who: PersonId, item: Item) {
    battle.person_mut(who).gear.push(item);
}

/// Puts on a Vest.
pub fn wear(battle: &mut Battle, who: PersonId) {
    battle.person_mut(who).wears_vest = true;
}

/// Nobody gets what he had stowed.
pub fn lose_gear(battle: &mut Battle, who: PersonId) {
    battle.person_mut(who).gear.clear();
}

/// A Scope on the weapon in a hand.
pub fn attach_scope(battle: &mut Battle, who: PersonId, hand: usize) {
    if let Some(item) = battle.person_mut(who).hands.get_mut(hand) {
        item.scope = true;
    }
}

/// Turns the weapon in a hand to its Out of Ammo side, or back; whether there is one.
pub fn turn_over(battle: &mut Battle, who: PersonId, hand: u8, empty: bool) -> bool {
    let held = battle.person_mut(who).hands.get_mut(usize::from(hand));
    held.is_some_and(|item| {
        item.empty = empty;
        true
    })
}

/// A Gas Tank stands in a hex (10.0.2).
pub fn place_tank(battle: &mut Battle, at: Hex) {
    battle.tanks.open().push(at);
}

/// It is blown up.
pub fn blow_up_tank(battle: &mut Battle, at: Hex) {
    if let Some(which) = battle.tanks.iter().position(|it| *it == at) {
        battle.tanks.open().remove(which);
    }
}

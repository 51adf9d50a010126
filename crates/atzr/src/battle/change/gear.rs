//! What changes hands or is dropped.
use kernel::Play;

use crate::{
    battle::{
        Battle, PersonId,
        item::{Item, Lying},
    },
    journal::Happened,
    printed::Thing,
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
        Slot::Worn if std::mem::take(&mut person.wears_vest) => Some(Thing::Vest.into()),
        Slot::Hand(_) | Slot::Gear(_) | Slot::Worn => None,
    }
}

/// Drops an item in the hex of whoever had it; that is free at any time (ruling on dropping items).
pub fn drop_item(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, slot: Slot) {
    let at = battle.person(who).at;
    let Some(item) = take(battle, who, slot) else { return };
    battle.lying.push(Lying { at, item });
    let thing = item.thing.name().into();
    play.note(rule!("atzr.ruling.drop-items"), who.token(), Happened::Drops { thing });
}

/// All that he has lies where he was.
pub fn drop_everything(battle: &mut Battle, who: PersonId) {
    let person = battle.person_mut(who);
    let at = person.at;
    let vest = std::mem::take(&mut person.wears_vest).then(|| Thing::Vest.into());
    let all: Vec<Item> = person.hands.drain(..).chain(person.gear.drain(..)).chain(vest).collect();
    battle.lying.extend(all.into_iter().map(|item| Lying { at, item }));
}

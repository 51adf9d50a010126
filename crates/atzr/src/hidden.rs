//! What a seat may not know, dealt anew (ruling on what is hidden): what others have stowed, and of strangers nobody of the
//! seat's sees, who they are and what they hold. Decks and cups have no order, and markers are rolled for when they are turned.
use kernel::{Dice, Seat, Viewer};
use smallvec::SmallVec;

use crate::{
    battle::{Battle, Counter, Person, PersonId, State, item::Item, meet},
    printed::{CounterThing, GenericId},
    table::npc::{self, ItemPlace},
    view::{is_open, is_own},
};

/// How often a hidden item is drawn again that would have been seen.
const TRIES: u8 = 8;

/// What a seat may not know of somebody.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Hidden {
    /// What he has stowed or wears, so many counters.
    Gear(usize),
    /// And the weapons in his hands, so many.
    Hands(usize, usize),
    /// Who he is.
    Counter(GenericId),
}

/// Deals what `seat` cannot know in the position `known` anew in `battle`, which may be earlier or later in the same game.
pub fn resample(battle: &mut Battle, known: &Battle, seat: Seat, dice: &mut dyn Dice) {
    let all = battle.everybody().filter_map(|(who, it)| Some((who, hidden(known, seat, who, it)?)));
    let all: Vec<(PersonId, Hidden)> = all.collect();
    for &(who, what) in &all {
        let vest = std::mem::take(&mut battle.set_up().person(who).wears_vest);
        if vest && !shows_vest(known, who) {
            battle.cups.put_back(CounterThing::Vest);
        }
        put_back(battle, who, what);
        battle.set_up().person(who).wears_vest = vest && shows_vest(known, who);
    }
    for &(who, what) in &all {
        let open = shows_vest(known, who).then(|| battle.people[usize::from(who.0)].wears_vest);
        deal(battle, who, what, dice);
        if let Some(wears) = open {
            settle_vest(battle, who, wears);
        }
    }
}

/// Whether it is open if somebody wears a Vest: it shows in melee (15.5).
fn shows_vest(known: &Battle, who: PersonId) -> bool {
    known.people.get(usize::from(who.0)).is_some_and(|it| it.deeds.in_melee)
}

/// Somebody wears a Vest or not, whatever was dealt: one that was is stowed.
fn settle_vest(battle: &mut Battle, who: PersonId, wears: bool) {
    let person = battle.set_up().person(who);
    if person.wears_vest && !wears {
        person.gear.push(CounterThing::Vest.into());
    }
    person.wears_vest = wears;
}

/// What of somebody is hidden; nothing of the seat's own people, of those who are off the map, and of those it cannot know of.
fn hidden(known: &Battle, seat: Seat, who: PersonId, person: &Person) -> Option<Hidden> {
    let then = known.people.get(usize::from(who.0))?;
    let about = matches!(then.state, State::Waiting | State::Functioning) || then.lies();
    let viewer = Viewer::Seat(seat);
    if !about || is_own(known, viewer, then) || is_own(known, viewer, person) {
        return None;
    }
    let gear = person.gear.len() + usize::from(person.wears_vest && !shows_vest(known, who));
    if is_open(known, viewer, who) || person.seat.is_some() {
        return Some(Hidden::Gear(gear));
    }
    match person.counter {
        Counter::Generic(at) => Some(Hidden::Counter(GenericId { class: person.class, at })),
        Counter::Named(_) | Counter::Own => Some(Hidden::Hands(person.hands.len(), gear)),
    }
}

fn put_back(battle: &mut Battle, who: PersonId, what: Hidden) {
    let person = battle.set_up().person(who);
    let mut things: SmallVec<[CounterThing; 6]> = person.gear.drain(..).map(|it| it.thing).collect();
    match what {
        Hidden::Gear(_) => (),
        Hidden::Hands(..) => things.extend(person.hands.drain(..).map(|it| it.thing)),
        Hidden::Counter(generic) => {
            // The weapon on a counter is printed there; what lies in the other hand was drawn.
            things.extend(person.hands.drain(..).skip(1).map(|it| it.thing));
            battle.cups.put_back_generic(generic);
        }
    }
    for thing in things {
        battle.cups.put_back(thing);
    }
}

fn deal(battle: &mut Battle, who: PersonId, what: Hidden, dice: &mut dyn Dice) {
    match what {
        Hidden::Gear(n) => (0..n).for_each(|_| stow(battle, who, dice)),
        Hidden::Hands(hands, gear) => {
            let printed = battle.scene.printed.clone();
            let why = rule!("atzr.ruling.hidden-in-multiplayer");
            let drawn = (0..hands).filter_map(|_| battle.cups.draw_weapon(&printed.counters, why, dice));
            let drawn: SmallVec<[Item; 2]> = drawn.map(Item::from).collect();
            battle.set_up().person(who).hands = drawn;
            (0..gear).for_each(|_| stow(battle, who, dice));
        }
        Hidden::Counter(generic) => {
            let printed = battle.scene.printed.clone();
            let Some(other) = npc::generic(generic.class, &printed, &mut battle.cups, dice) else { return };
            let npc::Who::Generic(drawn) = other.who else { return };
            let (hands, gear, wears_vest) = meet::outfit(&other);
            let movement = printed.characters.generic(drawn).movement;
            let person = battle.set_up().person(who);
            person.counter = Counter::Generic(drawn.at);
            (person.rep, person.movement) = (other.rep, movement);
            (person.hands, person.gear, person.wears_vest) = (hands, gear, wears_vest);
        }
    }
}

/// Stows an item that nobody would have seen.
fn stow(battle: &mut Battle, who: PersonId, dice: &mut dyn Dice) {
    let printed = battle.scene.printed.clone();
    let weapon = battle.people[usize::from(who.0)].hands.first().map(|it| it.thing);
    let why = rule!("atzr.ruling.hidden-in-multiplayer");
    for left in (0..TRIES).rev() {
        let Some(thing) = battle.cups.draw_item(&printed.counters, why, dice) else { return };
        let seen = matches!(
            npc::held(&printed.counters, weapon, thing, dice),
            ItemPlace::InHand | ItemPlace::Attached
        );
        if seen && 0 < left {
            battle.cups.put_back(thing);
            continue;
        }
        let person = battle.set_up().person(who);
        match thing {
            CounterThing::Vest if !person.wears_vest => person.wears_vest = true,
            _ => person.gear.push(thing.into()),
        }
        return;
    }
}

//! Weapons and items on the map (15): hands and gear, what lies about, searching, taking, reloading.
mod handle;
mod search;
mod take;

use ground::hex::Hex;
use kernel::{Dice, Interrupt, Menu, OptionView, Pause, Play, RuleId, ask, scripted};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

pub use self::search::is_cleared;
use super::{
    Battle, Person, PersonId,
    act::{self, Action},
    change::{self, Slot},
    person::Doing,
};
use crate::{
    journal::{Choosing, Interruption, Mark},
    printed::{CounterThing, counters::CounterKind},
    table::carry,
};

/// One counter that somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Item {
    pub thing: CounterThing,
    /// Turned to its Out of Ammo side (2.2.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub empty: bool,
    /// A Scope is attached (15.0.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub scope: bool,
}

impl From<CounterThing> for Item {
    fn from(thing: CounterThing) -> Item {
        Item { thing, empty: false, scope: false }
    }
}

impl Item {
    /// What it is, and what is to be known of it.
    pub fn words(&self) -> String {
        let states = [(self.empty, "out of ammo"), (self.scope, "with a Scope")];
        let said: Vec<&str> = states.iter().filter(|it| it.0).map(|it| it.1).collect();
        if said.is_empty() {
            return self.thing.name().to_owned();
        }
        format!("{} ({})", self.thing.name(), said.join(", "))
    }
}

/// A counter that lies in a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    pub at: Hex,
    pub item: Item,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemAction {
    /// Out of the gear into a hand; what was in it goes into the gear.
    Ready {
        gear: u8,
        instead_of: Option<u8>,
    },
    Stow {
        hand: u8,
    },
    /// The place among what lies about.
    PickUp {
        lying: u16,
    },
    Give {
        slot: Slot,
        to: PersonId,
    },
    Drop {
        slot: Slot,
    },
    /// A Scope onto the weapon in a hand.
    Attach {
        scope: Slot,
        hand: u8,
    },
    PlaceTank {
        slot: Slot,
    },
    Wear {
        slot: Slot,
    },
    Reload {
        hand: u8,
    },
    /// Spends an Ammo counter to reload at once.
    SpendAmmo {
        ammo: Slot,
        hand: u8,
    },
    Search,
    /// What a defeated character was seen to use.
    Take {
        from: PersonId,
        slot: Slot,
    },
    /// The card that is drawn for a defeated character.
    TakeCard {
        from: PersonId,
    },
    /// A dose of the Cure for somebody in the hex.
    Cure {
        whom: PersonId,
    },
}

/// Everything that somebody has, with where it is.
pub fn slots(person: &Person) -> impl Iterator<Item = (Slot, Item)> {
    let hands = person.hands.iter().enumerate().map(|(at, it)| (Slot::Hand(at as u8), *it));
    let gear = person.gear.iter().enumerate().map(|(at, it)| (Slot::Gear(at as u8), *it));
    let vest = person.wears_vest.then(|| (Slot::Worn, CounterThing::Vest.into()));
    hands.chain(gear).chain(vest)
}

/// What somebody carries, as it counts (15.3).
pub fn load(battle: &Battle, person: &Person) -> i32 {
    let carried = person.hands.iter().chain(&person.gear).map(|it| it.thing);
    let things: SmallVec<[CounterThing; 8]> = carried.collect();
    carry::count(&battle.scene.printed.counters, &things, &[], &mut scripted(&[]))
}

/// What somebody who does this may have on top of what he has: of what is drawn, the heaviest there is.
pub fn burden(battle: &Battle, action: &ItemAction) -> Option<CounterThing> {
    match *action {
        ItemAction::PickUp { lying } => battle.lying.get(usize::from(lying)).map(|it| it.item.thing),
        ItemAction::Take { from, slot } => {
            slots(battle.person(from)).find(|it| it.0 == slot).map(|it| it.1.thing)
        }
        ItemAction::Search | ItemAction::TakeCard { .. } => Some(heaviest(battle)),
        ItemAction::Ready { .. }
        | ItemAction::Stow { .. }
        | ItemAction::Give { .. }
        | ItemAction::Attach { .. }
        | ItemAction::PlaceTank { .. }
        | ItemAction::Wear { .. }
        | ItemAction::Drop { .. }
        | ItemAction::Reload { .. }
        | ItemAction::SpendAmmo { .. }
        | ItemAction::Cure { .. } => None,
    }
}

/// What counts most when it is carried.
pub fn heaviest(battle: &Battle) -> CounterThing {
    let counters = &battle.scene.printed.counters;
    CounterThing::ALL
        .into_iter()
        .max_by_key(|&it| carry::weight(counters, it))
        .unwrap_or(CounterThing::GasTank)
}

/// Whether one thing more would be too much (15.3).
pub fn is_laden(battle: &Battle, person: &Person) -> bool {
    i32::from(person.rep()) <= load(battle, person)
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    let mut offer = |forbidden: Option<RuleId>, action: ItemAction| {
        menu.offer_unless(forbidden, Action::Item(action));
    };
    let handling = act::forbids(person, Doing::HandleItems);
    for action in handle::ways(battle, who).into_iter().chain(take::ways(battle, who)) {
        offer(handling.or(handle::forbids(battle, who, &action)), action);
    }
    for (hand, item) in person.hands.iter().enumerate().filter(|it| it.1.empty) {
        let hand = hand as u8;
        offer(reloads(person), ItemAction::Reload { hand });
        let ammo = slots(person).find(|it| it.1.thing == CounterThing::Ammo);
        if let (Some((ammo, _)), true) =
            (ammo, battle.scene.printed.counters.of(item.thing).kind != CounterKind::Item)
        {
            offer(None, ItemAction::SpendAmmo { ammo, hand });
        }
    }
    for (slot, _) in slots(person) {
        offer(None, ItemAction::Drop { slot });
    }
    if let Some(forbidden) = search::may(battle, who) {
        offer(forbidden, ItemAction::Search);
    }
    for whom in take::patients(battle, who) {
        offer(None, ItemAction::Cure { whom });
    }
}

/// Why he cannot reload now, if he cannot.
fn reloads(person: &Person) -> Option<RuleId> {
    act::forbids(person, Doing::Reload)
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ItemAction,
) -> Result<(), Pause> {
    match *action {
        ItemAction::Reload { hand } => {
            act::spend(battle, play, who, Doing::Reload);
            loaded(battle, play, rule!("atzr.ammo.reload-active"), who, hand);
            play.cite(rule!("atzr.action.reload"));
            Ok(())
        }
        ItemAction::SpendAmmo { ammo, hand } => {
            spend_ammo(battle, play, who, ammo, hand);
            Ok(())
        }
        ItemAction::Drop { slot } => {
            change::drop_item(battle, play, who, slot);
            Ok(())
        }
        ItemAction::Search => search::search(battle, play, who),
        ItemAction::TakeCard { from } => {
            act::spend(battle, play, who, Doing::HandleItems);
            take::card(battle, play, who, from)
        }
        ItemAction::Cure { whom } => {
            change::cure(battle, play, who, whom);
            Ok(())
        }
        ItemAction::Ready { .. }
        | ItemAction::Stow { .. }
        | ItemAction::PickUp { .. }
        | ItemAction::Give { .. }
        | ItemAction::Attach { .. }
        | ItemAction::PlaceTank { .. }
        | ItemAction::Wear { .. }
        | ItemAction::Take { .. } => {
            act::spend(battle, play, who, Doing::HandleItems);
            handle::handle(battle, play, who, action);
            Ok(())
        }
    }
}

/// The weapon in a hand is loaded again.
pub fn loaded(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId, hand: u8) {
    change::turn_over(battle, who, hand, false);
    play.mark(rule, who.token(), Mark::OutOfAmmo, false);
}

fn spend_ammo(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, ammo: Slot, hand: u8) {
    // What is in a hand moves up when the counter before it is gone.
    let before = matches!(ammo, Slot::Hand(at) if at < hand);
    change::take(battle, who, ammo);
    play.cite(rule!("atzr.item.ammo"));
    kernel::rule::hit(rule!("atzr.components.hands-and-gear"));
    loaded(battle, play, rule!("atzr.ammo.counter"), who, hand - u8::from(before));
}

/// Whoever has an Ammo counter may load an empty weapon at once; Grunts always do (10.4).
pub fn reload_at_once(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    hand: u8,
) -> Result<(), Pause> {
    let person = battle.person(who);
    let Some((ammo, _)) = slots(person).find(|it| it.1.thing == CounterThing::Ammo) else { return Ok(()) };
    let wants = match (person.star, person.seat) {
        (true, Some(seat)) => {
            let because = Interrupt::new(Interruption::RunsDry).by(who.token());
            let asking = ask(rule!("atzr.ammo.counter"), seat).about(who.token()).or(1);
            play.yes_no(&*battle, asking.because(because))?
        }
        (true, None) | (false, _) => true,
    };
    if wants {
        spend_ammo(battle, play, who, ammo, hand);
    }
    Ok(())
}

/// Puts a counter where there is room for it: a weapon into an empty hand, anything else into the gear.
pub fn receive(battle: &mut Battle, who: PersonId, item: Item) {
    let counter = battle.scene.printed.counters.of(item.thing);
    let weapon = counter.is_weapon();
    if weapon && battle.person(who).hands.is_empty() {
        change::hold(battle, who, item);
    } else {
        change::stow(battle, who, item);
    }
}

impl ItemAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        handle::offered(self, battle, who)
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        handle::deed(self, battle, who)
    }
}

//! Handling items (6.0): between hands and gear, off the ground, from one to another.
use kernel::{Dice, OptionView, Play, RuleId, Text, question::Anchor};

use super::{
    super::{
        Battle, PersonId,
        change::{self, Slot},
    },
    Item, ItemAction, receive, slots,
};
use crate::{
    journal::{Choosing, Happened},
    printed::{CounterThing, counters::CounterKind},
    table,
};

/// Everything he could do with his hands now.
pub fn ways(battle: &Battle, who: PersonId) -> Vec<ItemAction> {
    let person = battle.person(who);
    let mut ways = Vec::new();
    for (gear, _) in person.gear.iter().enumerate().filter(|it| is_held(battle, it.1.thing)) {
        let gear = gear as u8;
        let hands = (0..person.hands.len() as u8).map(Some);
        let all = std::iter::once(None).chain(hands);
        ways.extend(all.map(|instead_of| ItemAction::Ready { gear, instead_of }));
    }
    ways.extend((0..person.hands.len() as u8).map(|hand| ItemAction::Stow { hand }));
    let lying = battle.lying.iter().enumerate().filter(|it| it.1.at == person.at);
    ways.extend(lying.map(|it| ItemAction::PickUp { lying: it.0 as u16 }));
    ways.extend(gifts(battle, who));
    ways.extend(special(battle, who));
    ways
}

/// Whether something is of use in the hands: Ammo, Vests and Supplies are without it, and a Gas Tank on the ground (2.3.1).
fn is_held(battle: &Battle, thing: CounterThing) -> bool {
    match battle.scene.printed.counters.of(thing).kind {
        CounterKind::Ranged | CounterKind::Explosive | CounterKind::Melee => thing != CounterThing::GasTank,
        CounterKind::Item => thing == CounterThing::Medikit,
    }
}

/// Why his hands cannot take that, if they cannot: two things at most, and beside another one only a gun of two hands.
pub fn forbids(battle: &Battle, who: PersonId, action: &ItemAction) -> Option<RuleId> {
    let ItemAction::Ready { gear, instead_of } = *action else { return None };
    let person = battle.person(who);
    let kept = (0..).zip(&person.hands).filter(|it| Some(it.0) != instead_of).map(|it| it.1.thing);
    let new = person.gear.get(usize::from(gear)).map(|it| it.thing);
    let held: Vec<CounterThing> = kept.chain(new).collect();
    let fits = held.len() < 2 || held.len() == 2 && !held.iter().any(|&it| needs_both_hands(battle, it));
    (!fits).then_some(rule!("atzr.components.hands-and-gear"))
}

fn needs_both_hands(battle: &Battle, thing: CounterThing) -> bool {
    let counter = battle.scene.printed.counters.of(thing);
    counter.hands == 2 && counter.kind != CounterKind::Ranged
}

/// Handing things to others of his side in the same hex.
fn gifts(battle: &Battle, who: PersonId) -> Vec<ItemAction> {
    let person = battle.person(who);
    let friends = battle.standing_at(person.at).filter(|it| it.0 != who && it.1.side == person.side);
    friends
        .flat_map(|it| slots(person).map(move |slot| ItemAction::Give { slot: slot.0, to: it.0 }))
        .collect()
}

/// Scopes, Gas Tanks and Vests.
fn special(battle: &Battle, who: PersonId) -> Vec<ItemAction> {
    let person = battle.person(who);
    let mut ways = Vec::new();
    for (slot, item) in slots(person) {
        match item.thing {
            CounterThing::Scope => {
                let fits = person.hands.iter().enumerate().filter(|it| takes_scope(battle, *it.1));
                ways.extend(fits.map(|it| ItemAction::Attach { scope: slot, hand: it.0 as u8 }));
            }
            CounterThing::GasTank => ways.push(ItemAction::PlaceTank { slot }),
            CounterThing::Vest if slot != Slot::Worn && !person.wears_vest => {
                ways.push(ItemAction::Wear { slot })
            }
            _ => (),
        }
    }
    ways
}

fn takes_scope(battle: &Battle, item: Item) -> bool {
    let counters = &battle.scene.printed.counters;
    !item.scope
        && counters.of(item.thing).kind == CounterKind::Ranged
        && table::item::scope_fits(counters, item.thing, &mut kernel::scripted(&[]))
}

pub fn handle(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, action: &ItemAction) {
    if let Some(note) = note(action, battle, who) {
        play.note(rule!("atzr.action.handle-items"), who.token(), note);
    }
    match *action {
        ItemAction::Ready { gear, instead_of } => {
            play.cite(rule!("atzr.components.hands-and-gear"));
            play.cite(rule!("atzr.weapon.anyone"));
            ready(battle, who, gear, instead_of);
        }
        ItemAction::Stow { hand } => {
            if let Some(item) = change::take(battle, who, Slot::Hand(hand)) {
                change::stow(battle, who, item);
            }
        }
        ItemAction::PickUp { lying } => {
            if let Some(item) = change::pick_up(battle, lying.into()) {
                receive(battle, who, item);
            }
        }
        ItemAction::Give { slot, to } => pass(battle, who, slot, to),
        ItemAction::Take { from, slot } => {
            play.cite(rule!("atzr.item.lose-taken"));
            play.cite(rule!("atzr.take.seen-items"));
            pass(battle, from, slot, who);
        }
        ItemAction::Attach { scope, hand } => attach(battle, who, scope, hand),
        ItemAction::PlaceTank { slot } => {
            let at = battle.person(who).at;
            if change::take(battle, who, slot).is_some() {
                change::place_tank(battle, at);
            }
        }
        ItemAction::Wear { slot } => {
            play.cite(rule!("atzr.item.vest"));
            if change::take(battle, who, slot).is_some() {
                change::wear(battle, who);
            }
        }
        ItemAction::Drop { .. }
        | ItemAction::Reload { .. }
        | ItemAction::SpendAmmo { .. }
        | ItemAction::Search
        | ItemAction::TakeCard { .. }
        | ItemAction::Cure { .. } => (),
    }
}

fn pass(battle: &mut Battle, from: PersonId, slot: Slot, to: PersonId) {
    if let Some(item) = change::take(battle, from, slot) {
        receive(battle, to, item);
    }
}

fn ready(battle: &mut Battle, who: PersonId, gear: u8, instead_of: Option<u8>) {
    let Some(item) = change::take(battle, who, Slot::Gear(gear)) else { return };
    let stowed = instead_of.and_then(|hand| change::take(battle, who, Slot::Hand(hand)));
    if let Some(stowed) = stowed {
        change::stow(battle, who, stowed);
    }
    change::hold(battle, who, item);
}

fn attach(battle: &mut Battle, who: PersonId, scope: Slot, hand: u8) {
    let before = matches!(scope, Slot::Hand(at) if at < hand);
    if change::take(battle, who, scope).is_none() {
        return;
    }
    let hand = usize::from(hand) - usize::from(before);
    change::attach_scope(battle, who, hand);
}

/// What is told of what he does with his things; nothing where that is told as it happens.
fn note(action: &ItemAction, battle: &Battle, who: PersonId) -> Option<Happened> {
    let of = |who: PersonId, slot: Slot| thing(battle, who, slot);
    Some(match *action {
        ItemAction::Ready { gear, instead_of } => {
            let stows = instead_of.map(|it| of(who, Slot::Hand(it)));
            Happened::Readies { thing: of(who, Slot::Gear(gear)), stows }
        }
        ItemAction::Stow { hand } => Happened::Stows { thing: of(who, Slot::Hand(hand)) },
        ItemAction::PickUp { lying } => Happened::PicksUp { thing: lies(battle, lying) },
        ItemAction::Give { slot, to } => Happened::Gives { thing: of(who, slot), to: to.token() },
        ItemAction::Take { from, slot } => {
            Happened::Takes { thing: of(from, slot), from: Some(from.token()) }
        }
        ItemAction::Attach { hand, .. } => Happened::AttachesScope { to: of(who, Slot::Hand(hand)) },
        ItemAction::PlaceTank { .. } => {
            Happened::PlacesTank { hex: ground::hex::centre(battle.person(who).at) }
        }
        ItemAction::Wear { .. } => Happened::PutsVestOn,
        ItemAction::Drop { .. }
        | ItemAction::Reload { .. }
        | ItemAction::SpendAmmo { .. }
        | ItemAction::Search
        | ItemAction::TakeCard { .. }
        | ItemAction::Cure { .. } => return None,
    })
}

/// What somebody has in a place.
fn thing(battle: &Battle, who: PersonId, slot: Slot) -> Text {
    slots(battle.person(who)).find(|it| it.0 == slot).map_or("", |it| it.1.thing.name()).into()
}

/// What lies about.
fn lies(battle: &Battle, lying: u16) -> Text {
    battle.lying.get(usize::from(lying)).map_or("", |it| it.item.thing.name()).into()
}

/// What he chooses to do with his things.
pub fn deed(action: &ItemAction, battle: &Battle, who: PersonId) -> Choosing {
    let of = |who: PersonId, slot: Slot| thing(battle, who, slot);
    let hand = |hand: u8| of(who, Slot::Hand(hand));
    match *action {
        ItemAction::Ready { gear, instead_of } => {
            Choosing::Readies { thing: of(who, Slot::Gear(gear)), stows: instead_of.map(hand) }
        }
        ItemAction::Stow { hand: it } => Choosing::Stows { thing: hand(it) },
        ItemAction::PickUp { lying } => Choosing::PicksUp { thing: lies(battle, lying) },
        ItemAction::Give { slot, to } => Choosing::Gives { thing: of(who, slot), to: to.token() },
        ItemAction::Drop { slot } => Choosing::Drops { thing: of(who, slot) },
        ItemAction::Attach { hand: it, .. } => Choosing::AttachesScope { to: hand(it) },
        ItemAction::PlaceTank { .. } => Choosing::PlacesTank,
        ItemAction::Wear { .. } => Choosing::PutsVestOn,
        ItemAction::Reload { hand: it } => Choosing::Reloads { thing: hand(it) },
        ItemAction::SpendAmmo { hand: it, .. } => Choosing::SpendsAmmo { on: hand(it) },
        ItemAction::Search => Choosing::Searches,
        ItemAction::Take { from, slot } => Choosing::Takes { thing: of(from, slot), from: from.token() },
        ItemAction::TakeCard { from } => Choosing::GoesThroughPockets { of: from.token() },
        ItemAction::Cure { whom } => Choosing::Cures { whom: whom.token() },
    }
}

pub fn offered(action: &ItemAction, battle: &Battle, who: PersonId) -> OptionView {
    let person = battle.person(who);
    let at = |slot: Slot| slots(person).find(|it| it.0 == slot).map_or("thing", |it| it.1.thing.name());
    let hand = |hand: u8| at(Slot::Hand(hand));
    let name = |who: PersonId| battle.person(who).name.as_str();
    let token = |who: PersonId| Anchor::Token(who.token());
    match *action {
        ItemAction::Ready { gear, instead_of: None } => {
            OptionView::new(format!("Ready the {}", at(Slot::Gear(gear))))
        }
        ItemAction::Ready { gear, instead_of: Some(other) } => {
            OptionView::new(format!("Ready the {}, stow the {}", at(Slot::Gear(gear)), hand(other)))
        }
        ItemAction::Stow { hand: it } => OptionView::new(format!("Stow the {}", hand(it))),
        ItemAction::PickUp { lying } => {
            let thing = battle.lying.get(usize::from(lying)).map_or("thing", |it| it.item.thing.name());
            OptionView::new(format!("Pick up the {thing}"))
        }
        ItemAction::Give { slot, to } => {
            OptionView::new(format!("Give the {} to {}", at(slot), name(to))).at(token(to))
        }
        ItemAction::Drop { slot } => OptionView::new(format!("Drop the {}", at(slot))),
        ItemAction::Attach { hand: it, .. } => {
            OptionView::new(format!("Attach the Scope to the {}", hand(it)))
        }
        ItemAction::PlaceTank { .. } => OptionView::new("Place the Gas Tank here"),
        ItemAction::Wear { .. } => OptionView::new("Put the Vest on"),
        ItemAction::Reload { hand: it } => OptionView::new(format!("Reload the {}", hand(it))),
        ItemAction::SpendAmmo { hand: it, .. } => {
            OptionView::new(format!("Spend an Ammo counter on the {}", hand(it)))
        }
        ItemAction::Search => OptionView::new("Search this place"),
        ItemAction::Take { from, slot } => {
            let thing =
                slots(battle.person(from)).find(|it| it.0 == slot).map_or("thing", |it| it.1.thing.name());
            OptionView::new(format!("Take the {thing} from {}", name(from))).at(token(from))
        }
        ItemAction::TakeCard { from } => {
            OptionView::new(format!("Go through the pockets of {}", name(from))).at(token(from))
        }
        ItemAction::Cure { whom } => {
            OptionView::new(format!("Give {} a dose of the Cure", name(whom))).at(token(whom))
        }
    }
}

//! What can be fired at: weapons in hand, range, sight, the Outgunned Ranking.
use ground::hex::Hex;
use kernel::{RuleId, scripted};
use smallvec::SmallVec;

use super::{
    super::{Battle, FigureId, Person, PersonId, item::Item},
    Guns, explosive,
};
use crate::{
    battle::reaction::Missed,
    printed::{
        CounterThing,
        counters::{Counter, CounterKind},
    },
    table::outgunned,
};

/// Every way in which somebody could fire what is in his hands, empty weapons too.
pub fn guns(battle: &Battle, who: PersonId) -> SmallVec<[Guns; 4]> {
    let person = battle.person(who);
    let mut all = SmallVec::new();
    for (hand, item) in person.hands.iter().enumerate() {
        let counter = counter(battle, *item);
        if counter.kind != CounterKind::Ranged || !alone_in_hands(person, counter) {
            continue;
        }
        let hand = hand as u8;
        all.extend(choices(person, counter).map(|dice| Guns::One { hand, dice }));
    }
    if let [first, second] = person.hands.as_slice() {
        let (first, second) = (counter(battle, *first), counter(battle, *second));
        if first.kind == CounterKind::Ranged && second.kind == CounterKind::Ranged {
            let seconds = || choices(person, second);
            all.extend(choices(person, first).flat_map(|one| seconds().map(move |two| both(one, two))));
        }
    }
    all
}

/// All Fire Dice of a weapon, or as few as a Star may choose.
fn choices<'a>(person: &'a Person, counter: &'a Counter) -> impl Iterator<Item = Option<u16>> + 'a {
    let fewer = counter.star_fire_dice.iter().filter(|it| person.star && **it < counter.fire_dice);
    [None].into_iter().chain(fewer.map(|&it| Some(it.into())))
}

const fn both(one: Option<u16>, two: Option<u16>) -> Guns {
    Guns::Both { dice: [one, two] }
}

/// A two-hand gun fires by itself only if nothing else is in the hands (2.3.1, 10.3).
fn alone_in_hands(person: &Person, counter: &Counter) -> bool {
    counter.hands < 2 || person.hands.len() == 1
}

pub fn counter(battle: &Battle, item: Item) -> &Counter {
    battle.scene.printed.counters.of(item.thing)
}

pub fn counter_of(battle: &Battle, thing: CounterThing) -> &Counter {
    battle.scene.printed.counters.of(thing)
}

/// The weapons that fire.
pub fn items(battle: &Battle, who: PersonId, guns: Guns) -> impl Iterator<Item = Item> {
    let hands = &battle.person(who).hands;
    hands.iter().enumerate().filter(move |it| fires(guns, it.0)).map(|it| *it.1)
}

/// Whether a hand is one of those that fire.
pub const fn fires(guns: Guns, hand: usize) -> bool {
    match guns {
        Guns::One { hand: only, .. } => only as usize == hand,
        Guns::Both { .. } => true,
    }
}

pub fn is_loaded(battle: &Battle, who: PersonId, guns: Guns) -> bool {
    items(battle, who, guns).all(|it| !it.empty)
}

/// How far the weapons reach: all that fire have to.
pub fn range(battle: &Battle, who: PersonId, guns: Guns) -> u8 {
    items(battle, who, guns).map(|it| counter(battle, it).range).min().unwrap_or(0)
}

/// Everybody at whom these could be fired: enemies in sight and in range.
pub fn targets(battle: &Battle, who: PersonId, guns: Guns) -> impl Iterator<Item = FigureId> {
    within(battle, who, range(battle, who, guns))
}

/// Enemies in sight and this near.
pub fn within(battle: &Battle, who: PersonId, range: u8) -> impl Iterator<Item = FigureId> {
    let person = battle.person(who);
    let people = people_within(battle, who, range).filter(move |it| battle.hostile(person.side, it.1.side));
    let zombies = battle
        .undead()
        .filter(move |it| it.1.at.distance(person.at) <= range && battle.zombie_sees(it.0, who))
        .map(|it| FigureId::Zombie(it.0));
    people.map(|it| FigureId::Person(it.0)).chain(zombies)
}

/// Those in sight and this near with whom he is at peace: they become targets when a Star starts a fight with them.
pub fn peaceful_within(battle: &Battle, who: PersonId, range: u8) -> impl Iterator<Item = FigureId> {
    let side = battle.person(who).side;
    let peaceful = people_within(battle, who, range).filter(move |it| battle.at_peace(side, it.1.side));
    peaceful.map(|it| FigureId::Person(it.0))
}

fn people_within(battle: &Battle, who: PersonId, range: u8) -> impl Iterator<Item = (PersonId, &Person)> {
    let here = battle.person(who).at;
    battle.functioning().filter(move |it| it.1.at.distance(here) <= range && battle.sees(who, it.0))
}

/// Whether fire may go at somebody: humans must be enemies.
pub fn is_enemy(battle: &Battle, who: PersonId, whom: FigureId) -> bool {
    match whom {
        FigureId::Person(it) => battle.hostile(battle.person(who).side, battle.person(it).side),
        FigureId::Zombie(_) => true,
        FigureId::Marker(_) => false,
    }
}

/// Why these can be fired at nobody: those in reach are no enemies, or what keeps them from the nearest who is. Nothing if there
/// is neither.
pub fn nobody(battle: &Battle, who: PersonId, guns: Guns) -> Option<RuleId> {
    if peaceful_within(battle, who, range(battle, who, guns)).next().is_some() {
        return Some(rule!("atzr.walk.who"));
    }
    let nearest = nearest_enemy(battle, who)?;
    let far = range(battle, who, guns) < battle.at(nearest).distance(battle.person(who).at);
    let too_far = far.then_some(rule!("atzr.ruling.table-weapon-counters"));
    battle.unseen(who, nearest).or(too_far)
}

/// The enemy who is nearest, in sight or not.
pub fn nearest_enemy(battle: &Battle, who: PersonId) -> Option<FigureId> {
    let person = battle.person(who);
    let people = battle.functioning().filter(|it| battle.hostile(person.side, it.1.side));
    let people = people.map(|it| FigureId::Person(it.0));
    let all = people.chain(battle.undead().map(|it| FigureId::Zombie(it.0)));
    all.min_by_key(|&it| battle.at(it).distance(person.at))
}

/// Gas Tanks that these could be fired at.
pub fn tanks(battle: &Battle, who: PersonId, guns: Guns) -> impl Iterator<Item = Hex> {
    let (range, here) = (range(battle, who, guns), battle.person(who).at);
    let near = move |hex: &Hex| hex.distance(here) <= range && battle.sees_hex(who, *hex);
    battle.tanks.iter().copied().filter(near)
}

/// Whether one firing may go at both: the hexes are the same or adjacent (10.1).
pub fn together(battle: &Battle, first: FigureId, other: FigureId) -> bool {
    battle.at(first).distance(battle.at(other)) <= 1
}

/// Whether somebody has anything loaded in hand that reaches a human enemy.
pub fn can_fire(battle: &Battle, who: PersonId) -> bool {
    battle
        .functioning()
        .any(|it| battle.hostile(battle.person(who).side, it.1.side) && can_fire_at(battle, who, it.0))
}

/// Whether somebody could fire at this one now, or throw something at him.
pub fn can_fire_at(battle: &Battle, who: PersonId, at: PersonId) -> bool {
    let target = FigureId::Person(at);
    let mut ways = guns(battle, who).into_iter();
    ways.any(|it| is_loaded(battle, who, it) && targets(battle, who, it).any(|other| other == target))
        || explosive::reaches(battle, who, at)
}

/// The nearest of those who could be fired at; several if they are equally near.
pub fn nearest_targets(battle: &Battle, who: PersonId, of: impl Iterator<Item = FigureId>) -> Vec<FigureId> {
    let here = battle.person(who).at;
    let all: Vec<FigureId> = of.collect();
    let least = all.iter().map(|&it| battle.at(it).distance(here)).min();
    all.into_iter().filter(|&it| Some(battle.at(it).distance(here)) == least).collect()
}

/// Whether what was fired at somebody makes him keep his head down (10.2).
pub fn is_outgunned(battle: &Battle, who: PersonId, missed: &Missed, cause: Option<PersonId>) -> bool {
    let person = battle.person(who);
    let far = cause.map_or(0, |it| battle.person(it).at.distance(person.at));
    let thrown = explosive::in_hand(battle, who).is_some();
    let reaches = |item: &&Item| {
        let counter = counter(battle, **item);
        let fires = counter.kind == CounterKind::Ranged || counter.kind == CounterKind::Explosive && thrown;
        fires && !item.empty && far <= counter.range
    };
    let mut own = person.hands.iter().filter(reaches).map(|it| it.thing);
    let (own, own_other) = (own.next(), own.next());
    let fired = missed.fired;
    let test = outgunned::Outgunned {
        fired: fired.weapon,
        fired_with: fired.with,
        own,
        own_other,
        star: person.star,
        zombie: false,
        charging_or_retrieving: person.carries.is_some(),
    };
    test.is(&battle.scene.printed.counters, &mut scripted(&[]))
}

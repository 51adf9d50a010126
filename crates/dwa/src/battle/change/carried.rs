//! What people carry, what is in it, and what lies about.
use kernel::{Play, Point, RuleId};

use crate::{
    battle::{
        Battle, FigureId, Human, Lying, ammo,
        board::LooseThing,
        figure::{Ammo, CarriedWeapon, Malfunction},
        item,
    },
    journal::Incident,
    table::{ammo::Unit, search::Item, weapons::Category},
};

/// What the dead carried lies where his body is and can be picked up piece by piece; the weapon in his hand stays in
/// it, in case he turns.
pub(super) fn drop_everything(battle: &mut Battle, human: u16) {
    let figure = &mut battle.humans.open()[usize::from(human)];
    let at = figure.at;
    let mut dropped: Vec<LooseThing> = figure.weapons.iter().map(|it| LooseThing::Weapon(*it)).collect();
    let radio_on = std::mem::take(&mut figure.turn.radio_on);
    dropped.extend(figure.items.drain(..).map(|it| match it {
        Item::Radio if radio_on => LooseThing::RunningRadio,
        item => LooseThing::Item(item),
    }));
    let Ammo { clips, shells, belts, arrows } = std::mem::take(&mut figure.ammo);
    dropped.extend((0..clips).map(|_| LooseThing::Ammo(Ammo { clips: 1, ..Ammo::default() })));
    dropped.extend((0..belts).map(|_| LooseThing::Ammo(Ammo { belts: 1, ..Ammo::default() })));
    let loose = [Ammo { shells, ..Ammo::default() }, Ammo { arrows, ..Ammo::default() }];
    dropped.extend(loose.into_iter().filter(|it| *it != Ammo::default()).map(LooseThing::Ammo));
    battle.lying.open().extend(dropped.into_iter().map(|what| Lying { at, what }));
}

/// Gives a human a thing; a weapon goes into empty hands.
pub fn give(battle: &mut Battle, human: u16, what: LooseThing) {
    let figure = &mut battle.humans.open()[usize::from(human)];
    match what {
        LooseThing::Weapon(held) => add_weapon(figure, held),
        LooseThing::Ammo(ammo) => add_ammo(figure, ammo),
        LooseThing::Item(item) => figure.items.push(item),
        LooseThing::RunningRadio => {
            figure.items.push(Item::Radio);
            figure.turn.radio_on = true;
        }
    }
}

fn add_weapon(figure: &mut Human, held: CarriedWeapon) {
    let same = |it: &&mut CarriedWeapon| it.weapon == held.weapon && held.weapon.unit() == Unit::Piece;
    if let Some(stock) = figure.weapons.iter_mut().find(same) {
        stock.pieces = stock.pieces.saturating_add(held.pieces);
        return;
    }
    if let Some(launcher) = ammo::launcher_for(figure, held.weapon) {
        let launcher = &mut figure.weapons[usize::from(launcher)];
        launcher.pieces = launcher.pieces.saturating_add(held.pieces);
        launcher.grenade = ammo::launched(held.weapon).flatten();
        return;
    }
    figure.weapons.push(held);
    if figure.in_hand.is_empty() {
        figure.in_hand.push(figure.weapons.len() as u8 - 1);
    }
}

fn add_ammo(figure: &mut Human, more: Ammo) {
    let ammo = &mut figure.ammo;
    ammo.clips = ammo.clips.saturating_add(more.clips);
    ammo.shells = ammo.shells.saturating_add(more.shells);
    ammo.belts = ammo.belts.saturating_add(more.belts);
    ammo.arrows = ammo.arrows.saturating_add(more.arrows);
}

/// Takes a weapon from somebody; the others keep their places in his hands.
pub fn take_weapon(battle: &mut Battle, human: u16, slot: u8) -> CarriedWeapon {
    let figure = &mut battle.humans.open()[usize::from(human)];
    if figure.in_hand.contains(&slot) {
        figure.braced = None;
    }
    figure.in_hand.retain(|it| *it != slot);
    figure.turn.fired_guns.retain(|it| *it != slot);
    for held in figure.in_hand.iter_mut().chain(&mut figure.turn.fired_guns) {
        *held -= u8::from(slot < *held);
    }
    figure.weapons.remove(usize::from(slot))
}

/// Takes one such item from somebody, if he has one.
pub fn take_item(battle: &mut Battle, human: u16, item: Item) {
    let items = &mut battle.humans.open()[usize::from(human)].items;
    if let Some(at) = items.iter().position(|&it| it == item) {
        items.remove(at);
    }
}

/// Takes one such item away for good.
pub fn use_up_item(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, human: u16, item: Item) {
    take_item(battle, human, item);
    let uses_up = Incident::UsesUp { item: item::printed(item).into() };
    play.note(rule, FigureId::Human(human).token(), uses_up);
}

/// Takes spare ammunition from somebody.
pub fn take_ammo(battle: &mut Battle, human: u16, less: Ammo) {
    let ammo = &mut battle.humans.open()[usize::from(human)].ammo;
    ammo.clips = ammo.clips.saturating_sub(less.clips);
    ammo.shells = ammo.shells.saturating_sub(less.shells);
    ammo.belts = ammo.belts.saturating_sub(less.belts);
    ammo.arrows = ammo.arrows.saturating_sub(less.arrows);
}

/// Takes weapons in hand; a gun that was braced is so no longer.
pub fn take_in_hand(battle: &mut Battle, human: u16, first: u8, second: Option<u8>) {
    let figure = &mut battle.humans.open()[usize::from(human)];
    figure.in_hand = std::iter::once(first).chain(second).collect();
    figure.braced = None;
}

/// So many bursts are in a weapon now.
pub fn load(battle: &mut Battle, human: u16, place: u8, loaded: u8) {
    weapon(battle, human, place).loaded = loaded;
}

/// So many pieces are left of a stock.
pub fn stock(battle: &mut Battle, human: u16, place: u8, pieces: u8) {
    weapon(battle, human, place).pieces = pieces;
}

/// So much ammunition is left to load a weapon with; nothing for one that is not loaded.
pub fn keep_spare(battle: &mut Battle, human: u16, place: u8, spare: u8) {
    let figure = &mut battle.humans.open()[usize::from(human)];
    let kept = match figure.weapons[usize::from(place)].weapon.profile().category {
        Category::Bullets => &mut figure.ammo.clips,
        Category::Shells => &mut figure.ammo.shells,
        Category::Belt => &mut figure.ammo.belts,
        Category::Arrows => &mut figure.ammo.arrows,
        Category::Grenades => &mut figure.weapons[usize::from(place)].pieces,
        Category::HandThrown | Category::Fuel | Category::Melee => return,
    };
    *kept = spare;
}

/// A weapon does not work, or works again.
pub fn set_trouble(battle: &mut Battle, human: u16, place: u8, trouble: Malfunction) {
    weapon(battle, human, place).trouble = trouble;
}

fn weapon(battle: &mut Battle, human: u16, place: u8) -> &mut CarriedWeapon {
    &mut battle.humans.open()[usize::from(human)].weapons[usize::from(place)]
}

/// Puts something down at a place.
pub fn lay_down(battle: &mut Battle, at: Point, what: LooseThing) {
    battle.lying.open().push(Lying { at, what });
}

/// Takes up what lies on the table.
pub fn take_up(battle: &mut Battle, at: usize) -> LooseThing {
    battle.lying.open().remove(at).what
}

/// A radio that lies on the table is turned on or off.
pub fn turn_radio(battle: &mut Battle, at: usize, on: bool) {
    battle.lying.open()[at].what = if on { LooseThing::RunningRadio } else { LooseThing::Item(Item::Radio) };
}

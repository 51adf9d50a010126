//! Picking up, giving, dropping and changing what is in hand (9.1).
use kernel::{Dice, Menu, Offered, Play, RuleId, Text, question::Anchor};
use smallvec::SmallVec;

use super::{ActAction, Action, touches};
use crate::{
    battle::{Battle, FigureId, Human, ammo, ap, board::Thing, change, figure::Ammo, item, psychosis},
    journal::Incident,
    table::{
        ap::Action as Priced,
        search::Item,
        skill::{Skill, WEAPON_SKILLS},
        weapons::Weapon,
    },
};

/// One object that somebody carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carried {
    /// By its place among his weapons.
    Weapon(u8),
    Item(Item),
    Clip,
    Belt,
    /// All his loose shells, or all his arrows.
    Shells,
    Arrows,
}

/// Where something comes from that somebody takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Ground,
    Search,
    Human(u16),
}

pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    offer_weapons(battle, human, menu);
    if !battle.humans[usize::from(human)].is_on_table() {
        return;
    }
    let unaffordable = ap::unaffordable(battle, human, Priced::PickUpOrGive);
    for (at, lying) in battle.lying.iter().enumerate() {
        if touches(battle, human, lying.at) {
            let forbidden = carry(battle, human, lying.what).or(unaffordable);
            menu.offer_unless(forbidden, Action::Act(ActAction::PickUp(at)));
        }
    }
    let who = FigureId::Human(human);
    let friends = battle.humans().filter(|it| it.0 != human && it.1.is_on_table());
    for (to, _) in friends.filter(|it| battle.in_contact(who, FigureId::Human(it.0))) {
        for what in carried(&battle.humans[usize::from(human)]) {
            let forbidden = carry(battle, to, thing(battle, human, what)).or(unaffordable);
            menu.offer_unless(forbidden, Action::Act(ActAction::Give { what, to }));
        }
    }
    for what in carried(&battle.humans[usize::from(human)]) {
        if matches!(what, Carried::Weapon(_) | Carried::Item(_)) {
            menu.offer(Action::Act(ActAction::Drop(what)));
        }
    }
}

/// The weapons he carries and does not hold; two handguns at once for the ambidextrous.
fn offer_weapons(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let figure = &battle.humans[usize::from(human)];
    let unaffordable = ap::unaffordable(battle, human, Priced::SwitchWeapons);
    let slots = 0..figure.weapons.len() as u8;
    for first in slots.clone() {
        if figure.in_hand[..] != [first] {
            menu.offer_unless(unaffordable, Action::Act(ActAction::Switch { first, second: None }));
        }
    }
    if !battle.rules.skills || !figure.has(Skill::Ambidextrous) {
        return;
    }
    let handgun = |slot: &u8| is_handgun(figure.weapons[usize::from(*slot)].weapon);
    let guns: SmallVec<[u8; 3]> = slots.filter(handgun).collect();
    if let [first, second, ..] = guns[..]
        && figure.in_hand.len() < 2
    {
        menu.offer_unless(unaffordable, Action::Act(ActAction::Switch { first, second: Some(second) }));
    }
}

fn is_handgun(weapon: Weapon) -> bool {
    WEAPON_SKILLS.iter().any(|it| it.0 == Skill::Handguns && it.1.contains(&weapon))
}

pub fn pick_up(battle: &mut Battle, play: &mut Play<'_>, human: u16, at: usize) {
    ap::pay(battle, play, human, Priced::PickUpOrGive);
    let what = change::take_up(battle, at);
    play.cite(rule!("dwa.ruling.handing-over"));
    receive(battle, play, rule!("dwa.act.pick-up-give"), human, what, Source::Ground);
    if what == Thing::Item(Item::CarKeys) {
        item::keys_change_hands(battle, human);
    }
}

pub fn give(battle: &mut Battle, play: &mut Play<'_>, human: u16, what: Carried, to: u16) {
    ap::pay(battle, play, human, Priced::PickUpOrGive);
    play.cite(rule!("dwa.ruling.handing-over"));
    let thing = let_go(battle, play, human, what);
    receive(battle, play, rule!("dwa.act.pick-up-give"), to, thing, Source::Human(human));
    if thing == Thing::Item(Item::CarKeys) {
        item::keys_change_hands(battle, to);
    }
}

/// Puts something down where he stands, free of AP.
pub fn drop(battle: &mut Battle, play: &mut Play<'_>, human: u16, what: Carried) {
    ap::lose_paid_way(battle, play, human);
    let thing = let_go(battle, play, human, what);
    let at = battle.at(FigureId::Human(human));
    change::lay_down(battle, at, thing);
    let token = FigureId::Human(human).token();
    play.note(rule!("dwa.ruling.handing-over"), token, Incident::Drops { things: called(thing) });
}

pub fn switch(battle: &mut Battle, play: &mut Play<'_>, human: u16, first: u8, second: Option<u8>) {
    ap::pay(battle, play, human, Priced::SwitchWeapons);
    change::take_in_hand(battle, human, first, second);
    let weapons = weapons(&battle.humans[usize::from(human)], first, second);
    let token = FigureId::Human(human).token();
    play.note(rule!("dwa.act.switch-weapon"), token, Incident::TakesInHand { weapons });
}

/// One weapon of somebody's, or two, as the table prints them.
pub fn weapons(figure: &Human, first: u8, second: Option<u8>) -> Vec<Text> {
    let name = |slot: u8| Text::from(figure.weapons[usize::from(slot)].weapon.profile().name);
    std::iter::once(first).chain(second).map(name).collect()
}

/// The same for a reader.
fn named(figure: &Human, first: u8, second: Option<u8>) -> String {
    let name = |slot: u8| format!("the {}", figure.weapons[usize::from(slot)].weapon.profile().name);
    std::iter::once(first).chain(second).map(name).collect::<Vec<_>>().join(" and ")
}

/// The rule that forbids a human to carry one thing more.
fn carry(battle: &Battle, human: u16, what: Thing) -> Option<RuleId> {
    match what {
        Thing::Weapon(held) => ammo::carry(&battle.humans[usize::from(human)], held.weapon),
        Thing::Ammo(_) | Thing::Item(_) | Thing::RunningRadio => None,
    }
}

/// Gives a human a thing, free of AP; a weapon goes into empty hands.
pub fn receive(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    human: u16,
    what: Thing,
    from: Source,
) {
    change::give(battle, human, what);
    let things = called(what);
    let told = match from {
        Source::Ground => Incident::Takes { things, from: None },
        Source::Human(from) => Incident::Takes { things, from: Some(FigureId::Human(from).token()) },
        Source::Search => Incident::Finds { things },
    };
    play.note(rule, FigureId::Human(human).token(), told);
}

/// Every object he could give away, each kind once.
fn carried(figure: &Human) -> SmallVec<[Carried; 8]> {
    let mut found: SmallVec<[Carried; 8]> = (0..figure.weapons.len() as u8).map(Carried::Weapon).collect();
    for &item in &figure.items {
        if !found.contains(&Carried::Item(item)) {
            found.push(Carried::Item(item));
        }
    }
    let Ammo { clips, shells, belts, arrows } = figure.ammo;
    let kinds = [
        (clips, Carried::Clip),
        (belts, Carried::Belt),
        (shells, Carried::Shells),
        (arrows, Carried::Arrows),
    ];
    found.extend(kinds.iter().filter(|it| 0 < it.0).map(|it| it.1));
    found
}

/// What it is once it lies on the table.
pub fn thing(battle: &Battle, human: u16, what: Carried) -> Thing {
    let figure = &battle.humans[usize::from(human)];
    match what {
        Carried::Weapon(slot) => Thing::Weapon(figure.weapons[usize::from(slot)]),
        Carried::Item(Item::Radio) if figure.turn.radio_on => Thing::RunningRadio,
        Carried::Item(item) => Thing::Item(item),
        Carried::Clip => Thing::Ammo(Ammo { clips: 1, ..Ammo::default() }),
        Carried::Belt => Thing::Ammo(Ammo { belts: 1, ..Ammo::default() }),
        Carried::Shells => Thing::Ammo(Ammo { shells: figure.ammo.shells, ..Ammo::default() }),
        Carried::Arrows => Thing::Ammo(Ammo { arrows: figure.ammo.arrows, ..Ammo::default() }),
    }
}

fn let_go(battle: &mut Battle, play: &mut Play<'_>, human: u16, what: Carried) -> Thing {
    if let Carried::Weapon(slot) = what {
        psychosis::lets_go(battle, play, human, slot);
    }
    let thing = thing(battle, human, what);
    match (what, thing) {
        (Carried::Weapon(slot), _) => {
            change::take_weapon(battle, human, slot);
        }
        (Carried::Item(item), _) => {
            battle.turn_of(human).radio_on &= item != Item::Radio;
            change::take_item(battle, human, item);
        }
        (_, Thing::Ammo(ammo)) => change::take_ammo(battle, human, ammo),
        (_, Thing::Weapon(_) | Thing::Item(_) | Thing::RunningRadio) => (),
    }
    thing
}

pub fn offered(battle: &Battle, human: u16, action: &ActAction) -> Offered {
    let price = |action| i32::from(ap::price(battle, human, action));
    match *action {
        ActAction::PickUp(at) => {
            let lying = &battle.lying[at];
            Offered::new(format!("pick up {}", name(lying.what)))
                .at(Anchor::Place(lying.at))
                .cost(price(Priced::PickUpOrGive))
        }
        ActAction::Give { what, to } => {
            let to_name = &battle.humans[usize::from(to)].name;
            Offered::new(format!("give {to_name} {}", name(thing(battle, human, what))))
                .at(Anchor::Token(FigureId::Human(to).token()))
                .cost(price(Priced::PickUpOrGive))
        }
        ActAction::Drop(what) => Offered::new(format!("drop {}", name(thing(battle, human, what)))).cost(0),
        ActAction::Switch { first, second } => {
            let weapons = named(&battle.humans[usize::from(human)], first, second);
            Offered::new(format!("take {weapons} in hand")).cost(price(Priced::SwitchWeapons))
        }
        ActAction::Open(_) | ActAction::Close(_) | ActAction::Heal { .. } => Offered::default(),
    }
}

/// The same as the tables print it, for the journal.
pub fn called(what: Thing) -> Vec<Text> {
    match what {
        Thing::Weapon(held) => vec![held.weapon.profile().name.into()],
        Thing::Item(item) => vec![item::printed(item).into()],
        Thing::RunningRadio => vec![item::RUNNING_RADIO.into()],
        Thing::Ammo(ammo) => ammo.counts().map(Text::from).collect(),
    }
}

fn name(what: Thing) -> String {
    match what {
        Thing::Weapon(held) => format!("the {}", held.weapon.profile().name),
        Thing::Item(item) => item::name(item).to_owned(),
        Thing::RunningRadio => "a radio that is on".to_owned(),
        Thing::Ammo(ammo) => ammo.words(),
    }
}

//! Picking up, giving, dropping and changing what is in hand (9.1).
use kernel::{Dice, Menu, OptionView, Play, RuleId, Text, question::Anchor};
use smallvec::SmallVec;

use super::{ActAction, Action, touches};
use crate::{
    battle::{Battle, FigureId, Human, ammo, ap, board::LooseThing, change, figure::Ammo, item, psychosis},
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
pub enum CarriedThing {
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
        if matches!(what, CarriedThing::Weapon(_) | CarriedThing::Item(_)) {
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
    if what == LooseThing::Item(Item::CarKeys) {
        item::keys_change_hands(battle, human);
    }
}

pub fn give(battle: &mut Battle, play: &mut Play<'_>, human: u16, what: CarriedThing, to: u16) {
    ap::pay(battle, play, human, Priced::PickUpOrGive);
    play.cite(rule!("dwa.ruling.handing-over"));
    let thing = let_go(battle, play, human, what);
    receive(battle, play, rule!("dwa.act.pick-up-give"), to, thing, Source::Human(human));
    if thing == LooseThing::Item(Item::CarKeys) {
        item::keys_change_hands(battle, to);
    }
}

/// Puts something down where he stands, free of AP.
pub fn drop(battle: &mut Battle, play: &mut Play<'_>, human: u16, what: CarriedThing) {
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
fn carry(battle: &Battle, human: u16, what: LooseThing) -> Option<RuleId> {
    match what {
        LooseThing::Weapon(held) => ammo::carry(&battle.humans[usize::from(human)], held.weapon),
        LooseThing::Ammo(_) | LooseThing::Item(_) | LooseThing::RunningRadio => None,
    }
}

/// Gives a human a thing, free of AP; a weapon goes into empty hands.
pub fn receive(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    human: u16,
    what: LooseThing,
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
fn carried(figure: &Human) -> SmallVec<[CarriedThing; 8]> {
    let mut found: SmallVec<[CarriedThing; 8]> =
        (0..figure.weapons.len() as u8).map(CarriedThing::Weapon).collect();
    for &item in &figure.items {
        if !found.contains(&CarriedThing::Item(item)) {
            found.push(CarriedThing::Item(item));
        }
    }
    let Ammo { clips, shells, belts, arrows } = figure.ammo;
    let kinds = [
        (clips, CarriedThing::Clip),
        (belts, CarriedThing::Belt),
        (shells, CarriedThing::Shells),
        (arrows, CarriedThing::Arrows),
    ];
    found.extend(kinds.iter().filter(|it| 0 < it.0).map(|it| it.1));
    found
}

/// What it is once it lies on the table.
pub fn thing(battle: &Battle, human: u16, what: CarriedThing) -> LooseThing {
    let figure = &battle.humans[usize::from(human)];
    match what {
        CarriedThing::Weapon(slot) => LooseThing::Weapon(figure.weapons[usize::from(slot)]),
        CarriedThing::Item(Item::Radio) if figure.turn.radio_on => LooseThing::RunningRadio,
        CarriedThing::Item(item) => LooseThing::Item(item),
        CarriedThing::Clip => LooseThing::Ammo(Ammo { clips: 1, ..Ammo::default() }),
        CarriedThing::Belt => LooseThing::Ammo(Ammo { belts: 1, ..Ammo::default() }),
        CarriedThing::Shells => LooseThing::Ammo(Ammo { shells: figure.ammo.shells, ..Ammo::default() }),
        CarriedThing::Arrows => LooseThing::Ammo(Ammo { arrows: figure.ammo.arrows, ..Ammo::default() }),
    }
}

fn let_go(battle: &mut Battle, play: &mut Play<'_>, human: u16, what: CarriedThing) -> LooseThing {
    if let CarriedThing::Weapon(slot) = what {
        psychosis::lets_go(battle, play, human, slot);
    }
    let thing = thing(battle, human, what);
    match (what, thing) {
        (CarriedThing::Weapon(slot), _) => {
            change::take_weapon(battle, human, slot);
        }
        (CarriedThing::Item(item), _) => {
            battle.turn_of(human).radio_on &= item != Item::Radio;
            change::take_item(battle, human, item);
        }
        (_, LooseThing::Ammo(ammo)) => change::take_ammo(battle, human, ammo),
        (_, LooseThing::Weapon(_) | LooseThing::Item(_) | LooseThing::RunningRadio) => (),
    }
    thing
}

pub fn offered(battle: &Battle, human: u16, action: &ActAction) -> OptionView {
    let price = |action| i32::from(ap::price(battle, human, action));
    match *action {
        ActAction::PickUp(at) => {
            let lying = &battle.lying[at];
            OptionView::new(format!("pick up {}", name(lying.what)))
                .at(Anchor::Place(lying.at))
                .cost(price(Priced::PickUpOrGive))
        }
        ActAction::Give { what, to } => {
            let to_name = &battle.humans[usize::from(to)].name;
            OptionView::new(format!("give {to_name} {}", name(thing(battle, human, what))))
                .at(Anchor::Token(FigureId::Human(to).token()))
                .cost(price(Priced::PickUpOrGive))
        }
        ActAction::Drop(what) => {
            OptionView::new(format!("drop {}", name(thing(battle, human, what)))).cost(0)
        }
        ActAction::Switch { first, second } => {
            let weapons = named(&battle.humans[usize::from(human)], first, second);
            OptionView::new(format!("take {weapons} in hand")).cost(price(Priced::SwitchWeapons))
        }
        ActAction::Open(_) | ActAction::Close(_) | ActAction::Heal { .. } => OptionView::default(),
    }
}

/// The same as the tables print it, for the journal.
pub fn called(what: LooseThing) -> Vec<Text> {
    match what {
        LooseThing::Weapon(held) => vec![held.weapon.profile().name.into()],
        LooseThing::Item(item) => vec![item::printed(item).into()],
        LooseThing::RunningRadio => vec![item::RUNNING_RADIO.into()],
        LooseThing::Ammo(ammo) => ammo.counts().map(Text::from).collect(),
    }
}

fn name(what: LooseThing) -> String {
    match what {
        LooseThing::Weapon(held) => format!("the {}", held.weapon.profile().name),
        LooseThing::Item(item) => item::name(item).to_owned(),
        LooseThing::RunningRadio => "a radio that is on".to_owned(),
        LooseThing::Ammo(ammo) => ammo.words(),
    }
}

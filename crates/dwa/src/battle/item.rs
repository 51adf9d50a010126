//! Items (16.2) in use.
use ground::open::Body;
use kernel::{Dice, Menu, Need, OptionView, Pause, Play, Point, Roll, Sum, Token, odds, question::Anchor};

use super::{
    Battle, FigureId,
    act::{Action, offer_for, touches},
    ap,
    board::{LooseThing, VehicleKind},
    change,
    figure::{Life, Malfunction},
    quirk,
    shoot::either,
    zombie,
};
use crate::{
    journal::{Ending, Incident, Outcome},
    table::{ap::Action as Priced, handling::Distraction, search::Item, weapons::Weapon},
};

/// What a human can do by this chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum ItemAction {
    /// On the body of this human.
    Antiseptic(u16),
    Extinguish(FigureId),
    /// His own radio.
    Radio {
        on: bool,
    },
    /// A radio that lies there, by its place among what lies on the table.
    RadioThere {
        at: usize,
        on: bool,
    },
    /// A chainsaw, by its place among his weapons.
    RefuelChainsaw(u8),
    RefuelVehicle(u8),
    ReplaceBattery(u8),
}

/// How far an extinguisher reaches (ruling on item costs).
const EXTINGUISHER_MM: i32 = 50;
const EXTINGUISHER_AP: u8 = 2;
const RADIO_AP: u8 = 2;
const GAS_FOR_CHAINSAW_AP: u8 = 2;
const GAS_FOR_VEHICLE_AP: u8 = 4;
const BATTERY_AP: u8 = 4;

/// Adds what he may do now, and what he may not and why.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    if !battle.rules.items {
        return;
    }
    offer_radios(battle, human, menu);
    let figure = &battle.humans[usize::from(human)];
    for (at, &item) in figure.items.iter().enumerate() {
        if figure.items[..at].contains(&item) {
            continue;
        }
        match item {
            Item::Antiseptic => offer_antiseptic(battle, human, menu),
            Item::FireExtinguisher => offer_extinguisher(battle, human, menu),
            Item::GasCan => offer_gas(battle, human, menu),
            Item::CarBattery => offer_battery(battle, human, menu),
            Item::Radio
            | Item::SmallFirstAidKit
            | Item::MediumFirstAidKit
            | Item::LargeFirstAidKit
            | Item::CarKeys => (),
        }
    }
}

fn offer_antiseptic(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    for (body, figure) in battle.humans.iter().enumerate() {
        let dead = matches!(figure.life, Life::Eliminated { .. }) && !figure.stays_dead;
        let here = battle.humans[usize::from(human)].is_on_table() && touches(battle, human, figure.at);
        if dead && here && figure.level == battle.level(FigureId::Human(human)) {
            let action = Action::Item(ItemAction::Antiseptic(body as u16));
            menu.offer_unless(ap::unaffordable(battle, human, Priced::Heal), action);
        }
    }
}

fn offer_extinguisher(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let who = FigureId::Human(human);
    let ap = ap::doubled(battle, human, EXTINGUISHER_AP);
    for figure in battle.figures() {
        if *burning(battle, figure) != 0 && battle.gap(who, figure) <= EXTINGUISHER_MM {
            offer_for(battle, human, ap, menu, Action::Item(ItemAction::Extinguish(figure)));
        }
    }
}

fn offer_radios(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let ap = ap::doubled(battle, human, RADIO_AP);
    let figure = &battle.humans[usize::from(human)];
    if figure.items.contains(&Item::Radio) {
        let on = !figure.turn.radio_on;
        offer_for(battle, human, ap, menu, Action::Item(ItemAction::Radio { on }));
    }
    for (at, lying) in battle.lying.iter().enumerate() {
        let on = match lying.what {
            LooseThing::RunningRadio => false,
            LooseThing::Item(Item::Radio) => true,
            LooseThing::Item(_) | LooseThing::Weapon(_) | LooseThing::Ammo(_) => continue,
        };
        if figure.is_on_table() && touches(battle, human, lying.at) {
            offer_for(battle, human, ap, menu, Action::Item(ItemAction::RadioThere { at, on }));
        }
    }
}

fn offer_gas(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    for (slot, held) in battle.humans[usize::from(human)].weapons.iter().enumerate() {
        if held.weapon == Weapon::Chainsaw && held.trouble == Malfunction::OutOfGas {
            let ap = ap::doubled(battle, human, GAS_FOR_CHAINSAW_AP);
            offer_for(battle, human, ap, menu, Action::Item(ItemAction::RefuelChainsaw(slot as u8)));
        }
    }
    for vehicle in vehicles_in_contact(battle, human) {
        if battle.vehicles[usize::from(vehicle)].out_of_gas {
            let ap = ap::doubled(battle, human, GAS_FOR_VEHICLE_AP);
            offer_for(battle, human, ap, menu, Action::Item(ItemAction::RefuelVehicle(vehicle)));
        }
    }
}

fn offer_battery(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    for vehicle in vehicles_in_contact(battle, human) {
        let it = &battle.vehicles[usize::from(vehicle)];
        if !it.new_battery && !it.running && !it.wrecked {
            let ap = ap::doubled(battle, human, BATTERY_AP);
            offer_for(battle, human, ap, menu, Action::Item(ItemAction::ReplaceBattery(vehicle)));
        }
    }
}

/// The vehicles that a human on the table touches.
pub fn vehicles_in_contact(battle: &Battle, human: u16) -> impl Iterator<Item = u8> {
    let figure = &battle.humans[usize::from(human)];
    let base = figure.base();
    let near = figure.is_on_table() && figure.level.is_none();
    let touched = battle.bodies.iter().enumerate().filter(move |it| near && it.1.gap(base) <= 1);
    touched.map(|it| it.0 as u8)
}

/// Does it.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    action: &ItemAction,
) -> Result<(), Pause> {
    play.cite(rule!("dwa.ruling.item-costs"));
    match *action {
        ItemAction::Antiseptic(body) => {
            ap::pay(battle, play, human, Priced::Heal);
            change::use_up_item(battle, play, rule!("dwa.item.antiseptic"), human, Item::Antiseptic);
            change::keep_dead(battle, body);
        }
        ItemAction::Extinguish(figure) => extinguish(battle, play, human, figure),
        ItemAction::Radio { on } => {
            ap::spend(battle, play, human, RADIO_AP, rule!("dwa.item.radio"));
            battle.turn_of(human).radio_on = on;
        }
        ItemAction::RadioThere { at, on } => {
            ap::spend(battle, play, human, RADIO_AP, rule!("dwa.item.radio"));
            change::turn_radio(battle, at, on);
        }
        ItemAction::RefuelChainsaw(slot) => {
            ap::spend(battle, play, human, GAS_FOR_CHAINSAW_AP, rule!("dwa.item.gas-can"));
            change::use_up_item(battle, play, rule!("dwa.item.gas-can"), human, Item::GasCan);
            change::set_trouble(battle, human, slot, Malfunction::None);
        }
        ItemAction::RefuelVehicle(vehicle) => {
            ap::spend(battle, play, human, GAS_FOR_VEHICLE_AP, rule!("dwa.item.gas-can"));
            change::use_up_item(battle, play, rule!("dwa.item.gas-can"), human, Item::GasCan);
            change::refuel(battle, vehicle);
        }
        ItemAction::ReplaceBattery(vehicle) => {
            ap::spend(battle, play, human, BATTERY_AP, rule!("dwa.item.car-battery"));
            change::use_up_item(battle, play, rule!("dwa.item.car-battery"), human, Item::CarBattery);
            change::set_new_battery(battle, vehicle, true);
        }
    }
    Ok(())
}

/// It works on 2 to 6, and once.
fn extinguish(battle: &mut Battle, play: &mut Play<'_>, human: u16, figure: FigureId) {
    let rule = rule!("dwa.item.fire-extinguisher");
    ap::spend(battle, play, human, EXTINGUISHER_AP, rule);
    change::use_up_item(battle, play, rule, human, Item::FireExtinguisher);
    let who = FigureId::Human(human).token();
    let distraction = quirk::distraction(battle, human);
    if !works(distraction, &mut play.by(who).at(figure.token())) {
        play.note(rule, figure.token(), Incident::BurnsOn { by: who });
        return;
    }
    change::put_out(battle, play, rule, figure);
}

fn works(distraction: Distraction, dice: &mut dyn Dice) -> bool {
    let mut sum = Sum::default();
    distraction.add_to(&mut sum);
    distraction.cite(dice);
    let plus = dice.plus(&sum);
    dice.needs(rule!("dwa.item.fire-extinguisher"), &[Need::at_least(2, Outcome::PutOut)]);
    2 <= dice.d6(rule!("dwa.item.fire-extinguisher")) + plus
}

fn burning(battle: &Battle, figure: FigureId) -> &u8 {
    match figure {
        FigureId::Human(it) => &battle.humans[usize::from(it)].burning,
        FigureId::Zombie(it) => &battle.zombies[it as usize].burning,
    }
}

/// Every radio that is on is heard, where it is, as the zombies are about to act.
pub fn play_radios(battle: &mut Battle, play: &mut Play<'_>) {
    if !battle.rules.items {
        return;
    }
    let carried = battle.humans().filter(|it| it.1.turn.radio_on && it.1.items.contains(&Item::Radio));
    let left = battle.lying.iter().filter(|it| it.what == LooseThing::RunningRadio);
    let carried = carried.map(|it| (it.1.at, Some(it.0)));
    let places: Vec<(Point, Option<u16>)> = carried.chain(left.map(|it| (it.at, None))).collect();
    for (at, human) in places {
        let of: Option<Token> = human.map(|it| FigureId::Human(it).token());
        play.note(rule!("dwa.item.radio"), None, Incident::RadioPlays { at, of });
        zombie::noise(battle, play, at, human);
        play.cite(rule!("dwa.ruling.noise"));
    }
}

/// Somebody has found keys: they fit the car nearest to the place, which is the car itself if they were in one.
pub fn find_keys(battle: &mut Battle, play: &mut Play<'_>, human: u16, gap_to: &dyn Fn(&Body) -> i32) {
    play.cite(rule!("dwa.item.car-keys"));
    let cars = battle.vehicles.iter().zip(&battle.bodies).enumerate();
    let cars = cars.filter(|it| it.1.0.kind == VehicleKind::Car && it.1.0.keys_of.is_none());
    let Some((car, _)) = cars.min_by_key(|it| gap_to(it.1.1)) else { return };
    change::give_keys(battle, car, human);
}

/// Keys have come to another human: those of a car whose last owner has none any more.
pub fn keys_change_hands(battle: &mut Battle, to: u16) {
    let has_none = |it: u8| !battle.humans[usize::from(it)].items.contains(&Item::CarKeys);
    let car = battle.vehicles.iter().position(|it| it.keys_of.is_some_and(has_none));
    if let Some(car) = car {
        change::give_keys(battle, car, to);
    }
}

/// A radio that is on.
pub const RUNNING_RADIO: &str = "running radio";

/// An item as its table prints it.
pub const fn printed(item: Item) -> &'static str {
    match item {
        Item::Antiseptic => "antiseptic",
        Item::FireExtinguisher => "fire extinguisher",
        Item::Radio => "radio",
        Item::SmallFirstAidKit => "small first aid kit",
        Item::MediumFirstAidKit => "medium first aid kit",
        Item::LargeFirstAidKit => "large first aid kit",
        Item::GasCan => "gas can",
        Item::CarBattery => "car battery",
        Item::CarKeys => "car keys",
    }
}

pub const fn name(item: Item) -> &'static str {
    match item {
        Item::Antiseptic => "antiseptic",
        Item::FireExtinguisher => "a fire extinguisher",
        Item::Radio => "a radio",
        Item::SmallFirstAidKit => "a small first aid kit",
        Item::MediumFirstAidKit => "a medium first aid kit",
        Item::LargeFirstAidKit => "a large first aid kit",
        Item::GasCan => "a gas can",
        Item::CarBattery => "a car battery",
        Item::CarKeys => "car keys",
    }
}

/// How it is shown to whoever chooses.
pub fn offered(battle: &Battle, human: u16, action: &ItemAction) -> OptionView {
    let cost = |ap: u8| i32::from(ap::doubled(battle, human, ap));
    let vehicle = |id: u8| &battle.vehicles[usize::from(id)];
    match *action {
        ItemAction::Antiseptic(body) => {
            let figure = &battle.humans[usize::from(body)];
            OptionView::new(format!("use antiseptic on {}", figure.name))
                .at(Anchor::Place(figure.at))
                .cost(i32::from(ap::price(battle, human, Priced::Heal)))
        }
        ItemAction::Extinguish(figure) => {
            let distraction = quirk::distraction(battle, human);
            let odds = either(&odds(|dice| works(distraction, dice)), Ending::PutOut, Ending::BurnsOn);
            let label = OptionView::new("put out the fire").at(Anchor::Token(figure.token()));
            label.cost(cost(EXTINGUISHER_AP)).odds(odds)
        }
        ItemAction::Radio { on } => {
            OptionView::new(if on { "turn the radio on" } else { "turn the radio off" }).cost(cost(RADIO_AP))
        }
        ItemAction::RadioThere { at, on } => {
            OptionView::new(if on { "turn the radio on" } else { "turn the radio off" })
                .at(Anchor::Place(battle.lying[at].at))
                .cost(cost(RADIO_AP))
        }
        ItemAction::RefuelChainsaw(_) => {
            OptionView::new("refuel the chainsaw").cost(cost(GAS_FOR_CHAINSAW_AP))
        }
        ItemAction::RefuelVehicle(id) => OptionView::new(format!("refuel the {}", vehicle(id).name))
            .at(Anchor::Place(vehicle(id).at))
            .cost(cost(GAS_FOR_VEHICLE_AP)),
        ItemAction::ReplaceBattery(id) => {
            OptionView::new(format!("replace the battery of the {}", vehicle(id).name))
                .at(Anchor::Place(vehicle(id).at))
                .cost(cost(BATTERY_AP))
        }
    }
}

//! Starting (16.3): keys or hotwiring, and the battery.
use kernel::{Dice, Menu, OptionView, Play, RuleId, odds};

use super::{VehicleAction, driver, ram::called, token};
use crate::{
    battle::{Battle, act::Action, ap, change, quirk, shoot::either, skill},
    journal::{Ending, Incident},
    table::{
        ap::{Action as Priced, PriceSkill},
        skill::Skill,
        vehicle::{Engine, StartVehicle},
    },
};

/// How a vehicle is started.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Means {
    Keys,
    Hotwire,
    /// Hotwiring with the Mechanics skill.
    Mechanics,
}

/// What a try with keys costs (ruling on starting vehicles).
const KEYS_AP: u8 = 2;

pub fn offer(battle: &Battle, human: u16, vehicle: u8, menu: &mut Menu<Action>) {
    let target = &battle.vehicles[usize::from(vehicle)];
    if target.running || driver(battle, vehicle) != Some(human) {
        return;
    }
    let mut add = |means: Means| {
        let refused =
            refused(battle, vehicle).or_else(|| ap::unpayable(battle, human, price(battle, human, means)));
        menu.offer_unless(refused, Action::Vehicle(VehicleAction::Start(means)));
    };
    if has_keys(battle, human, vehicle) {
        return add(Means::Keys);
    }
    add(Means::Hotwire);
    if skill::may_use(battle, human, Skill::Mechanics) {
        add(Means::Mechanics);
    }
}

fn refused(battle: &Battle, vehicle: u8) -> Option<RuleId> {
    let target = &battle.vehicles[usize::from(vehicle)];
    if target.wrecked {
        return Some(rule!("dwa.vehicle.crash"));
    }
    target.out_of_gas.then_some(rule!("dwa.item.gas-can"))
}

/// In the lock, or in the pocket of somebody inside.
fn has_keys(battle: &Battle, human: u16, vehicle: u8) -> bool {
    let target = &battle.vehicles[usize::from(vehicle)];
    target.has_keys || target.keys_of.map(u16::from) == Some(human)
}

fn price(battle: &Battle, human: u16, means: Means) -> u8 {
    match means {
        Means::Keys => ap::doubled(battle, human, KEYS_AP),
        Means::Hotwire => ap::price(battle, human, Priced::Hotwire),
        Means::Mechanics => ap::price_with(battle, human, Priced::Hotwire, PriceSkill::Mechanics),
    }
}

pub fn start(battle: &mut Battle, play: &mut Play<'_>, human: u16, means: Means) {
    let Some(vehicle) = battle.humans[usize::from(human)].vehicle else { return };
    play.cite(rule!("dwa.ruling.vehicle-start"));
    match means {
        Means::Keys => ap::spend(battle, play, human, KEYS_AP, rule!("dwa.vehicle.start")),
        Means::Hotwire => ap::pay(battle, play, human, Priced::Hotwire),
        Means::Mechanics => {
            skill::use_skill(battle, play, human, Skill::Mechanics);
            ap::pay_with(battle, play, human, Priced::Hotwire, PriceSkill::Mechanics);
        }
    }
    play.cite(rule!("dwa.vehicle.start"));
    let distraction = quirk::distraction(battle, human);
    // The wires are joined before the battery is put to the test.
    if means != Means::Keys {
        change::hotwire(battle, vehicle);
    }
    let new_battery = battle.vehicles[usize::from(vehicle)].new_battery;
    change::set_new_battery(battle, vehicle, false);
    let engine = StartVehicle { new_battery, distraction }.roll(&mut play.by(token(human)));
    if engine == Engine::Starts {
        change::start_engine(battle, vehicle);
    }
    let vehicle = called(battle, play, vehicle);
    match engine {
        Engine::BatteryFails => {
            play.note(rule!("dwa.vehicle.battery"), token(human), Incident::EngineFails { vehicle });
        }
        Engine::Starts => {
            play.note(rule!("dwa.vehicle.start"), token(human), Incident::EngineStarts { vehicle });
        }
    }
}

pub fn offered(battle: &Battle, human: u16, means: Means) -> OptionView {
    let label = match means {
        Means::Keys => "start with the keys",
        Means::Hotwire => "hotwire",
        Means::Mechanics => "hotwire with Mechanics",
    };
    let offered = OptionView::new(label).cost(i32::from(price(battle, human, means)));
    let Some(vehicle) = battle.humans[usize::from(human)].vehicle else { return offered };
    let new_battery = battle.vehicles[usize::from(vehicle)].new_battery;
    let attempt = StartVehicle { new_battery, distraction: quirk::distraction(battle, human) };
    offered.odds(either(
        &odds(|dice| attempt.roll(dice) == Engine::Starts),
        Ending::Starts,
        Ending::DoesNotStart,
    ))
}

//! Vehicles (16.3).
use dwa::{
    rule,
    rules::PassengerFire,
    table::{
        handling::{Distraction, Handling},
        vehicle::{Crash, Engine, Ram, RamZombies, Speed, StartVehicle, TurnVehicle, VehicleTurn},
        weapons::Weapon,
    },
};
use kernel::{Given, Proof, Ratio, Sum, odds, scripted};

#[test]
fn a_battery_fails_on_one_or_two() {
    let _proof = Proof::of(rule!("dwa.vehicle.battery")).facts([1]);
    let start = StartVehicle::default();
    assert_eq!(start.roll(&mut scripted(&[2])), Engine::BatteryFails);
    assert_eq!(start.roll(&mut scripted(&[3])), Engine::Starts);
    assert_eq!(odds(|dice| start.resolve(dice)).of(&Engine::Starts), Ratio::new(2, 3));
}

#[test]
fn a_new_battery_starts_without_a_die() {
    let _proof = Proof::of(rule!("dwa.item.car-battery"));
    let start = StartVehicle { new_battery: true, ..StartVehicle::default() };
    assert_eq!(start.roll(&mut scripted(&[])), Engine::Starts);
}

#[test]
fn a_distracted_driver_fails_on_a_three() {
    let _proof = Proof::of(rule!("dwa.quirk.psycho"));
    let distraction = Distraction { psychos: 1, sexy: 0 };
    let start = StartVehicle { distraction, ..StartVehicle::default() };
    assert_eq!(start.roll(&mut scripted(&[3])), Engine::BatteryFails);
    assert_eq!(start.roll(&mut scripted(&[4])), Engine::Starts);
}

#[test]
fn twenty_centimetres_a_turn_is_still_slow() {
    assert_eq!([0, 20, 21, 40].map(Speed::of), [Speed::Slow, Speed::Slow, Speed::Fast, Speed::Fast]);
}

#[test]
fn slow_turns_need_no_die() {
    let _proof = Proof::of(rule!("dwa.vehicle.turn-slow"));
    assert_eq!(TurnVehicle { speed: Speed::Slow }.roll(&mut scripted(&[])), VehicleTurn::Safe);
}

#[test]
fn fast_turns_slide_left_on_one_and_right_on_two() {
    let _proof = Proof::of(rule!("dwa.vehicle.turn-fast")).facts([1]);
    let turn = TurnVehicle { speed: Speed::Fast };
    assert_eq!(turn.roll(&mut scripted(&[1, 2, 5])), VehicleTurn::SlidesLeft { cm: 7 });
    assert_eq!(turn.roll(&mut scripted(&[2, 6, 6])), VehicleTurn::SlidesRight { cm: 12 });
    assert_eq!(turn.roll(&mut scripted(&[3])), VehicleTurn::Safe);
    let odds = odds(|dice| turn.resolve(dice));
    assert_eq!(odds.of(&VehicleTurn::Safe), Ratio::new(2, 3));
    assert_eq!(odds.of(&VehicleTurn::SlidesLeft { cm: 7 }), Ratio::new(1, 36));
}

#[test]
fn everybody_in_a_wreck_takes_a_die_of_wounds() {
    let _proof = Proof::of(rule!("dwa.vehicle.crash"));
    assert_eq!(Crash {}.wounds(&mut scripted(&[5])), 5);
    let odds = odds(|dice| Crash {}.resolve(dice));
    assert_eq!((1..=6).map(|it| odds.of(&it)).collect::<Vec<_>>(), vec![Ratio::new(1, 6); 6]);
}

fn rammed(speed: Speed) -> Vec<Ram> {
    (1..=6).map(|face| RamZombies { speed }.roll(&mut scripted(&[face]))).collect()
}

#[test]
fn slow_vehicles_kill_on_five() {
    let _proof = Proof::of(rule!("dwa.vehicle.ram-slow")).facts([1]);
    use Ram::*;
    assert_eq!(rammed(Speed::Slow), [Stalls, Flung, Flung, Flung, Killed, Killed]);
}

#[test]
fn fast_vehicles_kill_on_four() {
    let _proof = Proof::of(rule!("dwa.vehicle.ram-fast")).facts([1]);
    let _proof = Proof::of(rule!("dwa.ruling.vehicle-ram"));
    use Ram::*;
    assert_eq!(rammed(Speed::Fast), [Stalls, Flung, Flung, Killed, Killed, Killed]);
}

#[test]
fn passengers_fire_better_at_fast_speed_unless_the_setting_says_worse() {
    let _proof = Proof::of(rule!("dwa.vehicle.passenger-fire"));
    let fired = |fast_vehicle| {
        let mut sum = Sum::default();
        Handling { fast_vehicle, ..Handling::default() }.add_to(Weapon::Pistol, &mut sum);
        sum.total()
    };
    assert_eq!(fired(None), 0);
    assert_eq!(fired(Some(PassengerFire::Bonus)), 1);
    assert_eq!(fired(Some(PassengerFire::Penalty)), -1);
}

//! What the things of this book look like.
use view::{
    Barrier, HeldWeapon, Prop, Surface, TerrainKind, Vehicle, WeaponShape,
    hex::{self, CellKind, Colour},
};

use crate::{
    printed::{CounterThing, LootRow, Terrain},
    setup::map::{Growth, Roof, SceneryKind},
};

pub(super) const fn cell(terrain: Terrain) -> CellKind {
    match terrain {
        Terrain::Clear => CellKind::Clear,
        Terrain::Rough => CellKind::Rough,
        Terrain::Building => CellKind::Building,
    }
}

pub(super) const fn growth(growth: Growth) -> hex::Growth {
    match growth {
        Growth::Woods => hex::Growth::Woods,
        Growth::Crops => hex::Growth::Crops,
        Growth::Scrub => hex::Growth::Scrub,
        Growth::Rubble => hex::Growth::Rubble,
    }
}

pub(super) const fn roof(roof: Roof) -> hex::Roof {
    match roof {
        Roof::Tiles => hex::Roof::Tiles,
        Roof::Slate => hex::Roof::Slate,
        Roof::Wood => hex::Roof::Wood,
        Roof::Tin => hex::Roof::Tin,
        Roof::Flat => hex::Roof::Flat,
    }
}

/// The colour of an entrance; a dash on its card is none.
pub(super) const fn colour(row: LootRow) -> Option<Colour> {
    match row {
        LootRow::Green => Some(Colour::Green),
        LootRow::Yellow => Some(Colour::Yellow),
        LootRow::Red => Some(Colour::Red),
        LootRow::Dash => None,
    }
}

pub(super) fn scenery(kind: SceneryKind, name: &str) -> TerrainKind {
    let surface = |surface: Surface| TerrainKind::Surface { surface };
    let barrier = |barrier: Barrier| TerrainKind::Barrier { barrier };
    let vehicle = |vehicle: Vehicle| TerrainKind::Vehicle { vehicle };
    let prop = |prop: Prop| TerrainKind::Prop { prop };
    match kind {
        SceneryKind::Road => surface(Surface::Road),
        SceneryKind::Dirt => surface(Surface::Dirt),
        SceneryKind::Path => surface(Surface::Path),
        SceneryKind::Pavement => surface(Surface::Pavement),
        SceneryKind::Square => surface(Surface::Square),
        SceneryKind::CarPark => surface(Surface::CarPark),
        SceneryKind::Rails => surface(Surface::Rails),
        SceneryKind::Lawn => surface(Surface::Lawn),
        SceneryKind::Yard => surface(Surface::Yard),
        SceneryKind::Gravel => surface(Surface::Gravel),
        SceneryKind::Field => surface(Surface::Field),
        SceneryKind::Sand => surface(Surface::Sand),
        SceneryKind::Pond => surface(Surface::Pond),
        SceneryKind::Pool => surface(Surface::Pool),
        SceneryKind::Jetty => surface(Surface::Jetty),
        SceneryKind::Fence => barrier(Barrier::Fence),
        SceneryKind::Hedge => barrier(Barrier::Hedge),
        SceneryKind::LowWall => barrier(Barrier::LowWall),
        SceneryKind::Bush => barrier(Barrier::Bush),
        SceneryKind::Car => vehicle(Vehicle::Car),
        SceneryKind::Van => vehicle(Vehicle::Van),
        SceneryKind::Bus => vehicle(Vehicle::Bus),
        SceneryKind::Wreck => wreck(name),
        SceneryKind::Boat => prop(Prop::Boat),
        SceneryKind::Tent => prop(Prop::Tent),
        SceneryKind::Tree => prop(Prop::Tree),
        SceneryKind::Lamp => prop(Prop::Lamp),
        SceneryKind::Bench => prop(Prop::Bench),
        SceneryKind::Bin => prop(Prop::Bin),
        SceneryKind::Crates => prop(Prop::Crates),
        SceneryKind::Pump => prop(Prop::Pump),
        SceneryKind::Silo => prop(Prop::Silo),
        SceneryKind::Grave => prop(Prop::Grave),
    }
}

/// What a wreck was and whether it has burnt; a map says it by its name alone.
fn wreck(name: &str) -> TerrainKind {
    let name = name.to_lowercase();
    let has = |words: &[&str]| words.iter().any(|it| name.contains(it));
    let looks: [(&[&str], Vehicle); 4] = [
        (&["tank", "carrier"], Vehicle::Tank),
        (&["tractor", "digger"], Vehicle::Tractor),
        (&["bus", "coach", "tram"], Vehicle::Bus),
        (&["van", "truck", "lorry", "ambulance", "camper"], Vehicle::Van),
    ];
    let vehicle = looks.iter().find(|it| has(it.0)).map_or(Vehicle::Car, |it| it.1);
    TerrainKind::Wreck { vehicle, burnt: has(&["burn"]) }
}

pub(super) fn in_hand(thing: CounterThing) -> HeldWeapon {
    HeldWeapon { shape: shape(thing), word: thing.name().to_lowercase() }
}

const fn shape(thing: CounterThing) -> WeaponShape {
    match thing {
        CounterThing::Pistol => WeaponShape::Pistol,
        CounterThing::Shotgun => WeaponShape::Shotgun,
        CounterThing::Smg | CounterThing::AssaultRifle => WeaponShape::Automatic,
        CounterThing::HuntingRifle => WeaponShape::Rifle,
        CounterThing::Crossbow => WeaponShape::Bow,
        CounterThing::Rpg => WeaponShape::Heavy,
        CounterThing::Grenade => WeaponShape::Thrown,
        CounterThing::GasTank
        | CounterThing::BaseballBat
        | CounterThing::FryingPan
        | CounterThing::Ammo
        | CounterThing::Medikit
        | CounterThing::Scope
        | CounterThing::SuppliesA
        | CounterThing::SuppliesB
        | CounterThing::Vest => WeaponShape::Blunt,
    }
}

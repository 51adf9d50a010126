//! What things look like: of this book's kinds, and where a scenario gives only a name, of the words in it.
use view::{
    Barrier, Floor, Furniture, Held, Opening, Prop, Surface, TerrainKind, Vehicle as Body, WeaponShape,
};

use crate::{
    battle::board::{OpeningKind, PieceKind, SceneryKind, VehicleKind},
    table::weapons::Weapon,
};

/// Whether a name has any of these in it.
fn has(name: &str, words: &[&str]) -> bool {
    let name = name.to_lowercase();
    words.iter().any(|it| name.contains(it))
}

/// The first look of which the name has a word.
fn named<T: Copy>(name: &str, looks: &[(&[&str], T)]) -> Option<T> {
    looks.iter().find(|it| has(name, it.0)).map(|it| it.1)
}

pub(super) fn floor(room: &str) -> Floor {
    let looks: [(&[&str], Floor); 5] = [
        (&["bath", "wash", "toilet"], Floor::SmallTiles),
        (
            &["kitchen", "pharmacy", "shop", "surgery", "supermarket", "sales", "diner", "canteen", "lab"],
            Floor::Tiles,
        ),
        (&["bed", "office", "study", "lounge", "dormitory", "cinema"], Floor::Carpet),
        (
            &["garage", "barn", "cellar", "store", "cold", "loading", "shed", "workshop", "hangar"],
            Floor::Concrete,
        ),
        (&["hall", "corridor", "porch", "attic"], Floor::LongBoards),
    ];
    named(room, &looks).unwrap_or(Floor::Boards)
}

pub(super) fn piece(kind: PieceKind, name: &str) -> TerrainKind {
    let barrier = |barrier: Barrier| TerrainKind::Barrier { barrier };
    let prop = |prop: Prop| TerrainKind::Prop { prop };
    match kind {
        PieceKind::Building => TerrainKind::Building,
        PieceKind::Wall => TerrainKind::Wall,
        PieceKind::LowWall => barrier(Barrier::LowWall),
        PieceKind::Fence => barrier(Barrier::Fence),
        PieceKind::Hedge => barrier(Barrier::Hedge),
        PieceKind::Bush => barrier(Barrier::Bush),
        PieceKind::Sandbags => barrier(Barrier::Sandbags),
        PieceKind::Barricade => barrier(Barrier::Barricade),
        PieceKind::Furniture => TerrainKind::Furniture { furniture: furniture(name) },
        PieceKind::Wreck => wreck(name, Body::Car),
        PieceKind::Tree => prop(Prop::Tree),
        PieceKind::Crates => prop(Prop::Crates),
        PieceKind::Rock => prop(Prop::Rock),
    }
}

fn furniture(name: &str) -> Furniture {
    let looks: [(&[&str], Furniture); 10] = [
        (&["bed"], Furniture::Bed),
        (&["sofa", "couch"], Furniture::Sofa),
        (&["armchair"], Furniture::Armchair),
        (&["shelf", "shelves", "rack", "bookcase", "pews"], Furniture::Shelf),
        (&["bath", "tub"], Furniture::Bath),
        (&["stove", "cooker", "oven"], Furniture::Stove),
        (&["sink"], Furniture::Sink),
        (&["bench"], Furniture::Bench),
        (&["round table"], Furniture::RoundTable),
        (&["counter", "till", "bar", "freezer"], Furniture::Counter),
    ];
    named(name, &looks).unwrap_or(Furniture::Table)
}

/// What is left of a vehicle, by its name or else by what it was.
fn wreck(name: &str, was: Body) -> TerrainKind {
    let looks: [(&[&str], Body); 4] = [
        (&["tank", "carrier"], Body::Tank),
        (&["tractor", "digger"], Body::Tractor),
        (&["bus", "coach", "tram"], Body::Bus),
        (&["van", "truck", "lorry", "ambulance", "camper"], Body::Van),
    ];
    TerrainKind::Wreck { vehicle: named(name, &looks).unwrap_or(was), burnt: has(name, &["burn"]) }
}

pub(super) fn vehicle(kind: VehicleKind, name: &str, wrecked: bool) -> TerrainKind {
    let vehicle = match kind {
        VehicleKind::Car => Body::Car,
        VehicleKind::Truck => Body::Truck,
        VehicleKind::Bus => Body::Bus,
    };
    if wrecked {
        return wreck(name, vehicle);
    }
    TerrainKind::Vehicle { vehicle: if has(name, &["bus"]) { Body::Bus } else { vehicle } }
}

/// A barricade is one wherever it stands.
pub(super) const fn opening(kind: OpeningKind) -> TerrainKind {
    let opening = match kind {
        OpeningKind::Door => Opening::Door,
        OpeningKind::LockedDoor => Opening::LockedDoor,
        OpeningKind::Hatch => Opening::Hatch,
        OpeningKind::Window => Opening::Window,
        OpeningKind::BoardedWindow => Opening::BoardedWindow,
        OpeningKind::Gap => Opening::Gap,
        OpeningKind::Barricade => return TerrainKind::Barrier { barrier: Barrier::Barricade },
    };
    TerrainKind::Opening { opening }
}

pub(super) fn scenery(kind: SceneryKind) -> TerrainKind {
    let surface = |surface: Surface| TerrainKind::Surface { surface };
    let prop = |prop: Prop| TerrainKind::Prop { prop };
    match kind {
        SceneryKind::Road => surface(Surface::Road),
        SceneryKind::Pavement => surface(Surface::Pavement),
        SceneryKind::Square => surface(Surface::Square),
        SceneryKind::CarPark => surface(Surface::CarPark),
        SceneryKind::Yard => surface(Surface::Yard),
        SceneryKind::Path => surface(Surface::Path),
        SceneryKind::Gravel => surface(Surface::Gravel),
        SceneryKind::Dirt => surface(Surface::Dirt),
        SceneryKind::Field => surface(Surface::Field),
        SceneryKind::Lamp => prop(Prop::Lamp),
        SceneryKind::Bin => prop(Prop::Bin),
        SceneryKind::Bench => prop(Prop::Bench),
    }
}

pub(super) fn in_hand(weapon: Weapon) -> Held {
    Held { shape: weapon_shape(weapon), word: weapon.profile().name.to_owned() }
}

const fn weapon_shape(weapon: Weapon) -> WeaponShape {
    use Weapon::*;
    match weapon {
        Pistol | SilencedPistol | Revolver => WeaponShape::Pistol,
        PumpShotgun | DoubleBarrelShotgun | SawnOffShotgun => WeaponShape::Shotgun,
        Rifle | Carbine | SniperRifle => WeaponShape::Rifle,
        AssaultRifle | SubMachineGun => WeaponShape::Automatic,
        MachineGun | GrenadeLauncher | Flamethrower | Chainsaw => WeaponShape::Heavy,
        Bow | Crossbow => WeaponShape::Bow,
        ThrowingKnife | ThrowingAxe | ConcussionGrenade | FragmentationGrenade | IncendiaryGrenade
        | FlashBang | Molotov => WeaponShape::Thrown,
        Sword | KitchenKnife | Machete | SamuraiBlade | OneHandedAxe | TwoHandedAxe | Scythe => {
            WeaponShape::Blade
        }
        BaseballBat | HockeyStick | GolfClub | Crowbar | Hammer => WeaponShape::Blunt,
    }
}

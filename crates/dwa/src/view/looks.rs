//! What this book's kinds of things look like.
use stage::looks;
use view::{Barrier, HeldWeapon, Opening, Prop, TerrainKind, Vehicle as Body, WeaponShape};

use crate::{
    battle::board::{OpeningKind, PieceKind, VehicleKind},
    table::weapons::Weapon,
};

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
        PieceKind::Furniture => TerrainKind::Furniture { furniture: looks::furniture(name) },
        PieceKind::Wreck => looks::wreck(name, Body::Car),
        PieceKind::Tree => prop(Prop::Tree),
        PieceKind::Crates => prop(Prop::Crates),
        PieceKind::Rock => prop(Prop::Rock),
    }
}

pub(super) fn vehicle(kind: VehicleKind, name: &str, wrecked: bool) -> TerrainKind {
    let vehicle = match kind {
        VehicleKind::Car => Body::Car,
        VehicleKind::Truck => Body::Truck,
        VehicleKind::Bus => Body::Bus,
    };
    if wrecked {
        return looks::wreck(name, vehicle);
    }
    looks::vehicle(name, vehicle)
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

pub(super) fn in_hand(weapon: Weapon) -> HeldWeapon {
    HeldWeapon { shape: weapon_shape(weapon), word: weapon.profile().name.to_owned() }
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

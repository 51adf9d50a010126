//! A weapon is an outline: which body holds it.
use view::{HeldWeapon, WeaponShape};

/// The body of somebody who holds this.
pub fn body(in_hand: Option<&HeldWeapon>) -> &'static str {
    let Some(held) = in_hand else { return "body-bare" };
    match held.shape {
        WeaponShape::Pistol => "body-pistol",
        WeaponShape::Shotgun => "body-shotgun",
        WeaponShape::Rifle => "body-rifle",
        WeaponShape::Automatic => "body-smg",
        WeaponShape::Heavy => "body-heavy",
        WeaponShape::Bow => "body-bow",
        WeaponShape::Thrown => "body-throw",
        WeaponShape::Blade => "body-axe",
        WeaponShape::Blunt => "body-bat",
    }
}

/// What is drawn in the hand of one of the dead.
pub fn held(shape: WeaponShape) -> &'static str {
    match shape {
        WeaponShape::Pistol
        | WeaponShape::Shotgun
        | WeaponShape::Rifle
        | WeaponShape::Automatic
        | WeaponShape::Heavy => "held-gun",
        WeaponShape::Blade => "held-blade",
        WeaponShape::Bow | WeaponShape::Thrown | WeaponShape::Blunt => "held-blunt",
    }
}

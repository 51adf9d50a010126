//! The weapon table (11.1.1, 11.1.2) and the close combat weapons (12.1).
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Everything a figure can hold and fight with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    Pistol,
    SilencedPistol,
    Revolver,
    PumpShotgun,
    DoubleBarrelShotgun,
    SawnOffShotgun,
    Rifle,
    Carbine,
    SniperRifle,
    AssaultRifle,
    SubMachineGun,
    MachineGun,
    GrenadeLauncher,
    Bow,
    Crossbow,
    ThrowingKnife,
    ThrowingAxe,
    ConcussionGrenade,
    FragmentationGrenade,
    IncendiaryGrenade,
    FlashBang,
    Molotov,
    Flamethrower,
    Chainsaw,
    BaseballBat,
    HockeyStick,
    GolfClub,
    Crowbar,
    Hammer,
    Sword,
    KitchenKnife,
    Machete,
    SamuraiBlade,
    OneHandedAxe,
    TwoHandedAxe,
    Scythe,
}

/// What kind of ammunition a weapon takes; two carried weapons must differ in it (11.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    Bullets,
    Shells,
    Belt,
    Grenades,
    Arrows,
    HandThrown,
    Fuel,
    Melee,
}

/// How a weapon is fired, which decides the procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fire {
    /// One die at one target.
    Single,
    /// RoF dice at a target and those beside and behind it.
    Automatic,
    /// A cone that starts at the firer.
    Shotgun(Cone),
    /// A circle placed on the table.
    MachineGun,
    /// A point that the grenade may miss.
    Grenade,
    /// A cone of fire.
    Flame,
    /// Not at all.
    None,
}

/// The two cone templates (11.2.7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cone {
    Long,
    Short,
}

/// How a weapon strikes in close combat (12.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Melee {
    Bludgeoning,
    Edged,
    Chainsaw,
    BareHands,
}

/// A row of the weapon table (11.1.2). Scores are the lowest that fall and that eliminate; `None` is no such score.
#[derive(Clone, Copy, Debug)]
pub struct Profile {
    pub weapon: Weapon,
    pub name: &'static str,
    pub category: Category,
    pub fire: Fire,
    pub mag: u8,
    pub rof: u8,
    pub cost: u8,
    pub range_cm: u16,
    pub cqm: Option<u8>,
    pub fall: Option<u8>,
    pub elim: Option<u8>,
    pub melee: Melee,
    /// One-handed, so it may go in the extra place (11.1.1).
    pub one_handed: bool,
}

impl Weapon {
    /// A military style weapon (16.1.2): civilians handle it badly.
    pub fn is_military(self) -> bool {
        use Weapon::*;
        matches!(
            self,
            AssaultRifle
                | SubMachineGun
                | MachineGun
                | GrenadeLauncher
                | ConcussionGrenade
                | FragmentationGrenade
                | IncendiaryGrenade
                | FlashBang
                | Molotov
                | Flamethrower
        )
    }

    /// A gun, in the sense of the quirk Flinch: not bows, not what is thrown.
    pub fn is_gun(self) -> bool {
        use Weapon::*;
        matches!(
            self,
            Pistol
                | SilencedPistol
                | Revolver
                | PumpShotgun
                | DoubleBarrelShotgun
                | SawnOffShotgun
                | Rifle
                | Carbine
                | SniperRifle
                | AssaultRifle
                | SubMachineGun
                | MachineGun
                | GrenadeLauncher
                | Flamethrower
        )
    }
}

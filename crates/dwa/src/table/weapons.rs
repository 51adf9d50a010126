//! The weapon table (11.1.1, 11.1.2) and the close combat weapons (12.1).
use std::fmt;

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

const WEAPONS: usize = Weapon::Scythe as usize + 1;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fire {
    /// One die at one target.
    Single,
    /// RoF dice at a target and those beside and behind it.
    Automatic,
    /// A cone that starts at the firer.
    Shotgun(Cone),
    /// A circle placed on the table.
    MachineGun,
    /// By hand at a point that the grenade may miss.
    Throw(Grenade),
    /// A grenade as it is thrown, but farther.
    Launch,
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

/// The grenades of the effect table (11.2.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grenade {
    Concussion,
    Fragmentation,
    Incendiary,
    Molotov,
    FlashBang,
}

impl Grenade {
    /// As its row of the table is headed.
    pub const fn name(self) -> &'static str {
        match self {
            Grenade::Concussion => "concussion grenade",
            Grenade::Fragmentation => "fragmentation grenade",
            Grenade::Incendiary => "incendiary grenade",
            Grenade::Molotov => "Molotov cocktail",
            Grenade::FlashBang => "flash-bang",
        }
    }
}

/// A row of the weapon table (11.1.2). Scores are the lowest that fall and that eliminate; `None` is no such score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Profile {
    pub weapon: Weapon,
    pub name: &'static str,
    pub category: Category,
    pub fire: Fire,
    /// Bursts before a reload; `None` where nothing is reloaded.
    pub mag: Option<u8>,
    /// Dice in one burst.
    pub rof: u8,
    /// AP for one burst, shot or throw.
    pub cost: u8,
    /// For a cone its length.
    pub range_cm: u16,
    pub cqm: Option<u8>,
    pub fall: Option<u8>,
    pub elim: Option<u8>,
    /// How it strikes, in earnest or improvised.
    pub melee: Melee,
    /// One-handed, so it may go in the extra place (11.1.1).
    pub one_handed: bool,
}

/// The weapon table (11.1.2), then what is thrown (11.2.8), the flamethrower (11.2.9) and what only strikes (12.1).
#[rustfmt::skip]
const PROFILES: [Profile; WEAPONS] = {
    use Category::{Arrows, Belt, Bullets, Fuel, Grenades, HandThrown, Shells};
    use Cone::{Long, Short};
    use Fire::{Automatic, Flame, Launch, Shotgun, Single, Throw};
    use Melee::{Bludgeoning, Edged};
    use Weapon::*;
    [
        //                                                                                            Mag       RoF AP R    CQM      Fall     Elim                  one-handed
        row(Pistol,               "pistol",                Bullets,    Single,                        Some(12), 1,  1, 20,  Some(3), Some(4), Some(6), Bludgeoning, true),
        row(SilencedPistol,       "silenced pistol",       Bullets,    Single,                        Some(12), 1,  1, 20,  Some(3), Some(4), Some(6), Bludgeoning, true),
        row(Revolver,             "revolver",              Bullets,    Single,                        Some(6),  1,  1, 20,  Some(3), Some(4), Some(6), Bludgeoning, true),
        row(PumpShotgun,          "pump shotgun",          Shells,     Shotgun(Long),                 Some(6),  1,  2, 15,  Some(5), None,    None,    Bludgeoning, false),
        row(DoubleBarrelShotgun,  "double barrel shotgun", Shells,     Shotgun(Long),                 Some(2),  2,  1, 15,  Some(5), None,    None,    Bludgeoning, false),
        row(SawnOffShotgun,       "sawn off shotgun",      Shells,     Shotgun(Short),                Some(2),  2,  1, 10,  Some(4), None,    None,    Bludgeoning, false),
        row(Rifle,                "rifle",                 Bullets,    Single,                        Some(10), 1,  1, 90,  Some(6), Some(4), Some(5), Bludgeoning, false),
        row(Carbine,              "carbine",               Bullets,    Single,                        Some(10), 1,  1, 90,  Some(6), Some(4), Some(5), Bludgeoning, false),
        row(SniperRifle,          "sniper rifle",          Bullets,    Single,                        Some(5),  1,  4, 150, Some(6), None,    Some(3), Bludgeoning, false),
        row(AssaultRifle,         "assault rifle",         Bullets,    Automatic,                     Some(6),  5,  2, 90,  Some(6), Some(3), Some(5), Bludgeoning, false),
        row(SubMachineGun,        "sub machine gun",       Bullets,    Automatic,                     Some(4),  5,  2, 60,  Some(4), Some(4), Some(5), Bludgeoning, false),
        row(Weapon::MachineGun,   "machine gun",           Belt,       Fire::MachineGun,              Some(20), 10, 4, 90,  None,    Some(4), Some(5), Bludgeoning, false),
        row(GrenadeLauncher,      "grenade launcher",      Grenades,   Launch,                        Some(1),  1,  4, 30,  None,    None,    None,    Bludgeoning, false),
        row(Bow,                  "bow",                   Arrows,     Single,                        Some(1),  1,  2, 50,  None,    Some(5), Some(6), Bludgeoning, false),
        row(Crossbow,             "crossbow",              Arrows,     Single,                        Some(1),  1,  3, 50,  None,    Some(4), Some(5), Bludgeoning, false),
        row(ThrowingKnife,        "throwing knife",        HandThrown, Single,                        None,     1,  2, 10,  None,    Some(5), Some(6), Edged,       false),
        row(ThrowingAxe,          "throwing axe",          HandThrown, Single,                        None,     1,  2, 10,  None,    Some(5), Some(6), Edged,       false),
        row(ConcussionGrenade,    "concussion grenade",    Grenades,   Throw(Grenade::Concussion),    None,     1,  2, 15,  None,    None,    None,    Bludgeoning, false),
        row(FragmentationGrenade, "fragmentation grenade", Grenades,   Throw(Grenade::Fragmentation), None,     1,  2, 15,  None,    None,    None,    Bludgeoning, false),
        row(IncendiaryGrenade,    "incendiary grenade",    Grenades,   Throw(Grenade::Incendiary),    None,     1,  2, 15,  None,    None,    None,    Bludgeoning, false),
        row(FlashBang,            "flash-bang",            Grenades,   Throw(Grenade::FlashBang),     None,     1,  2, 15,  None,    None,    None,    Bludgeoning, false),
        row(Molotov,              "Molotov cocktail",      Grenades,   Throw(Grenade::Molotov),       None,     1,  2, 15,  None,    None,    None,    Bludgeoning, false),
        row(Flamethrower,         "flamethrower",          Fuel,       Flame,                         None,     0,  4, 15,  None,    None,    None,    Bludgeoning, false),
        melee(Weapon::Chainsaw, "chainsaw",       Melee::Chainsaw, false),
        melee(BaseballBat,      "baseball bat",   Bludgeoning,     false),
        melee(HockeyStick,      "hockey stick",   Bludgeoning,     false),
        melee(GolfClub,         "golf club",      Bludgeoning,     false),
        melee(Crowbar,          "crowbar",        Bludgeoning,     true),
        melee(Hammer,           "hammer",         Bludgeoning,     true),
        melee(Sword,            "sword",          Edged,           true),
        melee(KitchenKnife,     "kitchen knife",  Edged,           true),
        melee(Machete,          "machete",        Edged,           true),
        melee(SamuraiBlade,     "samurai blade",  Edged,           false),
        melee(OneHandedAxe,     "one-handed axe", Edged,           true),
        melee(TwoHandedAxe,     "two-handed axe", Edged,           false),
        melee(Scythe,           "scythe",         Edged,           false),
    ]
};

/// What only strikes.
const fn melee(weapon: Weapon, name: &'static str, melee: Melee, one_handed: bool) -> Profile {
    let (category, fire) = (Category::Melee, Fire::None);
    row(weapon, name, category, fire, None, 0, 0, 0, None, None, None, melee, one_handed)
}

#[expect(clippy::too_many_arguments, reason = "a printed row has that many columns")]
const fn row(
    weapon: Weapon,
    name: &'static str,
    category: Category,
    fire: Fire,
    mag: Option<u8>,
    rof: u8,
    cost: u8,
    range_cm: u16,
    cqm: Option<u8>,
    fall: Option<u8>,
    elim: Option<u8>,
    melee: Melee,
    one_handed: bool,
) -> Profile {
    Profile { weapon, name, category, fire, mag, rof, cost, range_cm, cqm, fall, elim, melee, one_handed }
}

impl fmt::Display for Weapon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Weapon {
    /// Every weapon there is, in the order of the table.
    pub fn all() -> impl Iterator<Item = Weapon> {
        PROFILES.iter().map(|it| it.weapon)
    }

    /// Those of which this is true, for the schema of a field that takes no others.
    pub fn able(these: impl Fn(Weapon) -> bool) -> Vec<Weapon> {
        Weapon::all().filter(|it| these(*it)).collect()
    }

    /// Its row of the table.
    #[inline]
    pub fn profile(self) -> &'static Profile {
        static ROWS: [Profile; WEAPONS] = PROFILES;
        &ROWS[self as usize]
    }

    /// As the table prints it.
    pub fn name(self) -> &'static str {
        self.profile().name
    }

    pub fn range_mm(self) -> i32 {
        i32::from(self.profile().range_cm) * 10
    }

    /// The cone of a shotgun or a flamethrower.
    pub fn cone(self) -> Option<Cone> {
        match self.profile().fire {
            Fire::Shotgun(cone) => Some(cone),
            Fire::Flame => Some(Cone::Long),
            Fire::Single
            | Fire::Automatic
            | Fire::MachineGun
            | Fire::Throw(_)
            | Fire::Launch
            | Fire::None => None,
        }
    }

    pub fn is_shotgun(self) -> bool {
        matches!(self.profile().fire, Fire::Shotgun(_))
    }

    pub fn is_automatic(self) -> bool {
        self.profile().fire == Fire::Automatic
    }

    /// A knife or an axe that leaves the hand (11.1.2); grenades have a procedure of their own.
    pub fn is_thrown(self) -> bool {
        self.profile().category == Category::HandThrown
    }

    /// It makes a noise when it is used (15.1.3); a grenade makes it where it explodes.
    pub fn is_noisy(self) -> bool {
        let silent = self == Weapon::SilencedPistol;
        !silent && (self.is_gun() || self.grenade().is_some() || self == Weapon::Chainsaw)
    }

    /// What explodes where it lands, if it is thrown by hand.
    pub fn grenade(self) -> Option<Grenade> {
        match self.profile().fire {
            Fire::Throw(grenade) => Some(grenade),
            Fire::Single
            | Fire::Automatic
            | Fire::Shotgun(_)
            | Fire::MachineGun
            | Fire::Launch
            | Fire::Flame
            | Fire::None => None,
        }
    }

    /// Whether a shot with it finishes a fallen figure in contact (12.6): it fires at single targets, or has a CQM score.
    pub fn finishes_fallen(self) -> bool {
        self.profile().fire == Fire::Single || self.profile().cqm.is_some()
    }

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

//! The words that are printed on cards and counters.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What somebody lives by (3.5): it decides how he reacts, whom he joins and whom he spares.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    Ganger,
    Militia,
    #[default]
    Survivor,
}

impl Class {
    pub const ALL: [Class; 3] = [Class::Ganger, Class::Militia, Class::Survivor];
}

/// Where an Encounter takes place (14.5).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    #[default]
    Urban,
    Suburbs,
    Rural,
}

impl Area {
    pub const ALL: [Area; 3] = [Area::Urban, Area::Suburbs, Area::Rural];
}

/// A loot row of an Event Card, from top to bottom (2.3.2.2); also the colour of a triangle on the map, of which the dash
/// stands for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Row {
    Red,
    Yellow,
    Green,
    Dash,
}

impl Row {
    pub const ALL: [Row; 4] = [Row::Red, Row::Yellow, Row::Green, Row::Dash];
}

/// What a weapon or item counter shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Thing {
    Pistol,
    Shotgun,
    #[schemars(title = "SMG")]
    Smg,
    HuntingRifle,
    AssaultRifle,
    Crossbow,
    #[schemars(title = "RPG")]
    Rpg,
    Grenade,
    GasTank,
    BaseballBat,
    FryingPan,
    Ammo,
    Medikit,
    Scope,
    #[schemars(title = "Supplies A")]
    SuppliesA,
    #[schemars(title = "Supplies B")]
    SuppliesB,
    Vest,
}

impl Thing {
    pub const ALL: [Thing; 17] = [
        Thing::Pistol,
        Thing::Shotgun,
        Thing::Smg,
        Thing::HuntingRifle,
        Thing::AssaultRifle,
        Thing::Crossbow,
        Thing::Rpg,
        Thing::Grenade,
        Thing::GasTank,
        Thing::BaseballBat,
        Thing::FryingPan,
        Thing::Ammo,
        Thing::Medikit,
        Thing::Scope,
        Thing::SuppliesA,
        Thing::SuppliesB,
        Thing::Vest,
    ];

    /// As a reader reads it.
    pub const fn name(self) -> &'static str {
        match self {
            Thing::Pistol => "Pistol",
            Thing::Shotgun => "Shotgun",
            Thing::Smg => "SMG",
            Thing::HuntingRifle => "Hunting Rifle",
            Thing::AssaultRifle => "Assault Rifle",
            Thing::Crossbow => "Crossbow",
            Thing::Rpg => "RPG",
            Thing::Grenade => "Grenade",
            Thing::GasTank => "Gas Tank",
            Thing::BaseballBat => "Baseball Bat",
            Thing::FryingPan => "Frying Pan",
            Thing::Ammo => "Ammo",
            Thing::Medikit => "Medikit",
            Thing::Scope => "Scope",
            Thing::SuppliesA => "Supplies A",
            Thing::SuppliesB => "Supplies B",
            Thing::Vest => "Vest",
        }
    }
}

/// A Special Attribute of a named character (3.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Attribute {
    Initiative,
    TwoGuns,
    Negotiator,
    MedicalKnowledge,
    Brawler,
    Fast,
    HardAsNails,
    BornLeader,
    Agile,
    SharpEyes,
    Stealthy,
    Scrounger,
    Rage,
    Runt,
    Slow,
    Poser,
}

/// When an Encounter takes place (18.4).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum DayPart {
    Morning,
    #[default]
    Daytime,
    Evening,
    Night,
}

impl DayPart {
    pub const ALL: [DayPart; 4] = [DayPart::Morning, DayPart::Daytime, DayPart::Evening, DayPart::Night];

    /// As a reader reads it.
    pub const fn words(self) -> &'static str {
        match self {
            DayPart::Morning => "in the morning",
            DayPart::Daytime => "by day",
            DayPart::Evening => "in the evening",
            DayPart::Night => "at night",
        }
    }

    /// Whether people outside are harder to hit and noise carries farther.
    pub const fn is_dark(self) -> bool {
        matches!(self, DayPart::Evening | DayPart::Night)
    }
}

/// What a hex of the maps is (7.1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    #[default]
    Clear,
    Rough,
    Building,
}

impl Terrain {
    pub const ALL: [Terrain; 3] = [Terrain::Clear, Terrain::Rough, Terrain::Building];
}

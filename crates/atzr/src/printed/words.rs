//! The words that are printed on cards and counters.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What somebody lives by (3.5): it decides how they react, whom they join and whom they spare.
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
pub enum LootRow {
    Red,
    Yellow,
    Green,
    Dash,
}

impl LootRow {
    pub const ALL: [LootRow; 4] = [LootRow::Red, LootRow::Yellow, LootRow::Green, LootRow::Dash];
}

/// What a weapon or item counter shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CounterThing {
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

impl CounterThing {
    pub const ALL: [CounterThing; 17] = [
        CounterThing::Pistol,
        CounterThing::Shotgun,
        CounterThing::Smg,
        CounterThing::HuntingRifle,
        CounterThing::AssaultRifle,
        CounterThing::Crossbow,
        CounterThing::Rpg,
        CounterThing::Grenade,
        CounterThing::GasTank,
        CounterThing::BaseballBat,
        CounterThing::FryingPan,
        CounterThing::Ammo,
        CounterThing::Medikit,
        CounterThing::Scope,
        CounterThing::SuppliesA,
        CounterThing::SuppliesB,
        CounterThing::Vest,
    ];

    /// As a reader reads it.
    pub const fn name(self) -> &'static str {
        match self {
            CounterThing::Pistol => "Pistol",
            CounterThing::Shotgun => "Shotgun",
            CounterThing::Smg => "SMG",
            CounterThing::HuntingRifle => "Hunting Rifle",
            CounterThing::AssaultRifle => "Assault Rifle",
            CounterThing::Crossbow => "Crossbow",
            CounterThing::Rpg => "RPG",
            CounterThing::Grenade => "Grenade",
            CounterThing::GasTank => "Gas Tank",
            CounterThing::BaseballBat => "Baseball Bat",
            CounterThing::FryingPan => "Frying Pan",
            CounterThing::Ammo => "Ammo",
            CounterThing::Medikit => "Medikit",
            CounterThing::Scope => "Scope",
            CounterThing::SuppliesA => "Supplies A",
            CounterThing::SuppliesB => "Supplies B",
            CounterThing::Vest => "Vest",
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

//! Areas (p. 53): what kind of country an Encounter is played in, and which vehicles stand about in it.
use kernel::{
    Dice, Given, Roll, RuleId, Sum,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{
    dice::{check_len, check_within, half_d6, read},
    terrain::{Section, check_sections},
    vehicle::Vehicle,
};

/// The more people lived there, the more zombies walk there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    Urban,
    #[default]
    Suburban,
    Rural,
}

impl Area {
    pub const ALL: [Area; 3] = [Area::Urban, Area::Suburban, Area::Rural];

    const fn rule(self) -> RuleId {
        match self {
            Area::Urban => rule!("ffo.area.urban"),
            Area::Suburban => rule!("ffo.area.suburban"),
            Area::Rural => rule!("ffo.area.rural"),
        }
    }

    /// The Encounter Rating of a place nobody has stirred up.
    pub fn encounter_rating(self, dice: &mut dyn Dice) -> i32 {
        dice.cite(self.rule());
        match self {
            Area::Urban => 5,
            Area::Suburban => 3,
            Area::Rural => 1,
        }
    }

    /// How many storeys a house has at most, where the book sets a limit.
    pub fn most_storeys(self, dice: &mut dyn Dice) -> Option<u8> {
        dice.cite(self.rule());
        match self {
            Area::Urban => None,
            Area::Suburban => Some(2),
            Area::Rural => Some(1),
        }
    }
}

/// An area that is looked up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Country {
    pub area: Area,
}

/// What the book says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct CountryNumbers {
    pub encounter_rating: i32,
    pub most_storeys: Option<u8>,
    /// No more than half of the table may have buildings.
    pub at_most_half_built: bool,
}

impl Given for Country {
    const NAME: &'static str = "ffo.area";
    const ABOUT: &'static str = "What an area is like: its Encounter Rating and its buildings.";
    type Result = CountryNumbers;

    fn resolve(&self, dice: &mut dyn Dice) -> CountryNumbers {
        CountryNumbers {
            encounter_rating: self.area.encounter_rating(dice),
            most_storeys: self.area.most_storeys(dice),
            at_most_half_built: self.area == Area::Suburban,
        }
    }
}

/// The most buildings that vehicles are strewn about.
const MOST_BUILDINGS: i32 = 40;

/// A table on which vehicles stand when the Encounter begins.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["area", "at_most", "street_sections", "buildings"]))]
pub struct Vehicles {
    pub area: Area,
    /// Players want no more than so many.
    #[schemars(range(min = 0, max = 10))]
    pub at_most: Option<u8>,
    /// Through which a street or a road runs.
    #[schemars(length(max = 9), inner(range(min = 1, max = 9)))]
    pub street_sections: Vec<u8>,
    #[schemars(range(min = 0, max = MOST_BUILDINGS))]
    pub buildings: i32,
}

impl Default for Vehicles {
    fn default() -> Self {
        Vehicles { area: Area::Suburban, at_most: None, street_sections: vec![2, 5, 8], buildings: 4 }
    }
}

/// Where one of them stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Parked {
    OnStreet(Section),
    /// Within 4 inches of this building; the first is 0.
    ByBuilding(usize),
    /// There is neither a street nor a building.
    Anywhere,
}

/// What stands there, and where.
pub type Found = SmallVec<[(Vehicle, Parked); 4]>;

impl Vehicles {
    pub fn roll(&self, dice: &mut dyn Dice) -> Found {
        dice.cite(rule!("ffo.ruling.vehicles-on-table"));
        dice.cite(self.area.rule());
        let rolled = self.number(dice);
        let n = self.at_most.map_or(rolled, |most| rolled.min(most.into()));
        (0..n).map(|_| (self.kind(dice), self.place(dice))).collect()
    }

    fn number(&self, dice: &mut dyn Dice) -> i32 {
        let why = self.area.rule();
        let more = match self.area {
            Area::Urban => 4,
            Area::Suburban => 2,
            Area::Rural => return half_d6(why, dice),
        };
        let mut sum = Sum::default();
        sum.add(why, more);
        dice.plus(&sum) + dice.d6(why)
    }

    fn kind(&self, dice: &mut dyn Dice) -> Vehicle {
        let why = rule!("ffo.ruling.vehicles-on-table");
        match read(why, 2, dice) {
            ..=2 => Vehicle::Atv,
            3 => Vehicle::Motorcycle,
            4 => Vehicle::SportsCar,
            5 | 10 => Vehicle::Suv,
            6 | 9 => Vehicle::Pickup,
            7 | 8 => Vehicle::Sedan,
            11 => Vehicle::Rv,
            12.. => {
                if dice.d6(why) <= 3 {
                    Vehicle::Bus
                } else {
                    Vehicle::BigRig
                }
            }
        }
    }

    fn place(&self, dice: &mut dyn Dice) -> Parked {
        let why = rule!("ffo.ruling.vehicles-on-table");
        match (self.street_sections.len(), self.buildings) {
            (0, 0) => Parked::Anywhere,
            (0, buildings) => Parked::ByBuilding(dice.one_of(why, buildings as usize)),
            (n, _) => Parked::OnStreet(Section::new(self.street_sections[dice.one_of(why, n)])),
        }
    }
}

impl Given for Vehicles {
    const NAME: &'static str = "ffo.area.vehicles";
    const ABOUT: &'static str = "Which vehicles stand on the table when an Encounter begins, and where.";
    type Result = Found;

    fn check(&self) -> Result<(), ValueFault> {
        if self.at_most.is_some_and(|it| 10 < it) {
            return Err(ValueFault::at("at_most", FaultReason::takes(0..=10)));
        }
        check_len("street_sections", self.street_sections.len(), 0, 9)?;
        check_sections("street_sections", &self.street_sections)?;
        check_within("buildings", self.buildings, 0, MOST_BUILDINGS)
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Found {
        self.roll(dice)
    }
}

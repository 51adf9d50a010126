//! Terrain (p. 36 and 37): the Terrain Guidelines, section by section.
use kernel::{
    Dice, Given, Roll,
    written::{FaultReason, Nested, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{area::Area, dice::happens, weapon::INCH_MM};

/// One of nine parts of the table, 1 to 9.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(transparent)]
pub struct Section(u8);

impl Section {
    /// From 1 to 9; a number beyond that is the nearest of them.
    pub fn new(number: u8) -> Section {
        Section(number.clamp(1, 9))
    }

    pub const fn number(self) -> u8 {
        self.0
    }

    /// 0 at the far edge, 2 at the near one.
    pub fn row(self, dice: &mut dyn Dice) -> u8 {
        dice.cite(rule!("ffo.terrain.sections"));
        (self.0 - 1) / 3
    }

    /// 0 on the left, 2 on the right, as seen from the near edge.
    pub fn column(self, dice: &mut dyn Dice) -> u8 {
        dice.cite(rule!("ffo.terrain.sections"));
        (self.0 - 1) % 3
    }
}

/// What `check` says of a list of sections.
pub(super) fn check_sections(name: &'static str, sections: &[u8]) -> Result<(), ValueFault> {
    for (at, section) in sections.iter().enumerate() {
        if !(1..=9).contains(section) {
            return Err(ValueFault::at(at, FaultReason::takes(1..=9))).within(name);
        }
        if sections[..at].contains(section) {
            return Err(ValueFault::at(at, "names a section twice")).within(name);
        }
    }
    Ok(())
}

/// A table that is laid out by the guidelines.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(extend("x-order" = ["area", "intersection", "building_sections"]))]
pub struct Layout {
    pub area: Area,
    /// Players want a second street that crosses in section 5.
    pub intersection: bool,
    /// Those that players have chosen; without them they are drawn.
    #[schemars(length(max = 4), inner(range(min = 1, max = 9)))]
    pub building_sections: Vec<u8>,
}

/// A street.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Street {
    pub lanes: u8,
    pub width_mm: i32,
}

/// What lies where.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct LaidOut {
    pub street: Option<Street>,
    pub street_sections: SmallVec<[Section; 5]>,
    pub building_sections: SmallVec<[Section; 9]>,
}

/// How wide a lane is.
const LANE_MM: i32 = 3 * INCH_MM;

/// How far from a street a building stands at most.
pub const FROM_STREET_MM: i32 = 4 * INCH_MM;

impl Layout {
    pub fn roll(&self, dice: &mut dyn Dice) -> LaidOut {
        dice.cite(rule!("ffo.terrain.free-layout"));
        let street = self.street(dice);
        let street_sections = match (street, self.intersection) {
            (None, _) => SmallVec::new(),
            (Some(_), false) => [2, 5, 8].map(Section).into_iter().collect(),
            (Some(_), true) => [2, 4, 5, 6, 8].map(Section).into_iter().collect(),
        };
        LaidOut { street, street_sections, building_sections: self.buildings(dice) }
    }

    fn street(&self, dice: &mut dyn Dice) -> Option<Street> {
        let why = rule!("ffo.terrain.streets");
        dice.cite(why);
        dice.cite(rule!("ffo.ruling.table-default"));
        let lanes = match self.area {
            Area::Urban => 4,
            Area::Suburban => 2,
            Area::Rural => happens(why, 3, dice).then_some(2)?,
        };
        Some(Street { lanes, width_mm: i32::from(lanes) * LANE_MM })
    }

    /// In how many sections there are buildings.
    const fn built(&self) -> usize {
        match self.area {
            Area::Urban => 9,
            Area::Suburban => 4,
            Area::Rural => 1,
        }
    }

    fn buildings(&self, dice: &mut dyn Dice) -> SmallVec<[Section; 9]> {
        let why = rule!("ffo.terrain.buildings");
        dice.cite(why);
        let mut left: SmallVec<[Section; 9]> = (1..=9).map(Section).collect();
        if self.built() == left.len() {
            return left;
        }
        dice.cite(rule!("ffo.ruling.table-default"));
        let mut sections: SmallVec<[Section; 9]> = if self.building_sections.is_empty() {
            (0..self.built()).map(|_| left.remove(dice.one_of(why, left.len()))).collect()
        } else {
            self.building_sections.iter().copied().map(Section::new).collect()
        };
        sections.sort_unstable();
        sections
    }
}

impl Given for Layout {
    const NAME: &'static str = "ffo.terrain";
    const ABOUT: &'static str = "The Terrain Guidelines: which sections have a street and which buildings.";
    type Result = LaidOut;

    fn check(&self) -> Result<(), ValueFault> {
        check_sections("building_sections", &self.building_sections)?;
        let chosen = self.building_sections.len();
        if chosen != 0 && self.area == Area::Urban {
            return Err(ValueFault::at("building_sections", "a city has buildings in all sections"));
        }
        if chosen != 0 && chosen != self.built() {
            let takes = format!("takes {} of them, or none", self.built());
            return Err(ValueFault::at("building_sections", takes));
        }
        if self.intersection && self.area == Area::Rural {
            return Err(ValueFault::at("intersection", "not in the country"));
        }
        Ok(())
    }

    fn resolve(&self, dice: &mut dyn Dice) -> LaidOut {
        self.roll(dice)
    }
}

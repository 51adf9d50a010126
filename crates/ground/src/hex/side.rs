//! The six sides of a hex.
use hexx::EdgeDirection;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A side of a hex, and so the way through it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Top,
    UpperRight,
    LowerRight,
    Bottom,
    LowerLeft,
    UpperLeft,
}

impl Side {
    /// In the order of their numbers.
    pub const ALL: [Side; 6] =
        [Side::Top, Side::UpperRight, Side::LowerRight, Side::Bottom, Side::LowerLeft, Side::UpperLeft];

    /// The side with a number from 1 to 6.
    pub fn numbered(number: u8) -> Option<Side> {
        Side::ALL.get(usize::from(number.checked_sub(1)?)).copied()
    }

    /// 1 is the top, then clockwise to 6.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub const fn clockwise(self) -> Side {
        self.turned(1)
    }

    pub const fn counter_clockwise(self) -> Side {
        self.turned(5)
    }

    pub const fn opposite(self) -> Side {
        self.turned(3)
    }

    /// So many sides farther clockwise.
    pub const fn turned(self, sides: u8) -> Side {
        Side::ALL[(self as usize + sides as usize) % 6]
    }

    /// Its place among the sides as a bit.
    pub(super) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// What a step through it adds to the two coordinates that do not zigzag.
    #[inline]
    pub(super) const fn axial(self) -> (i32, i32) {
        match self {
            Side::Top => (0, -1),
            Side::UpperRight => (1, -1),
            Side::LowerRight => (1, 0),
            Side::Bottom => (0, 1),
            Side::LowerLeft => (-1, 1),
            Side::UpperLeft => (-1, 0),
        }
    }

    pub(super) const fn direction(self) -> EdgeDirection {
        match self {
            Side::Top => EdgeDirection::FLAT_TOP,
            Side::UpperRight => EdgeDirection::FLAT_TOP_RIGHT,
            Side::LowerRight => EdgeDirection::FLAT_BOTTOM_RIGHT,
            Side::Bottom => EdgeDirection::FLAT_BOTTOM,
            Side::LowerLeft => EdgeDirection::FLAT_BOTTOM_LEFT,
            Side::UpperLeft => EdgeDirection::FLAT_TOP_LEFT,
        }
    }
}

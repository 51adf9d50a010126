//! One hex of a board, its name and what lies next to it.
use std::{borrow::Cow, fmt, str::FromStr};

use hexx::{HexOrientation::Flat, OffsetHexMode::Odd};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

use super::side::Side;

/// A hex by its column and row, both from 0. Written as four digits, column and row from 1: `0507`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    pub col: i8,
    pub row: i8,
}

impl Hex {
    pub const fn new(col: i8, row: i8) -> Hex {
        Hex { col, row }
    }

    /// The smallest number of steps from hex to hex.
    #[inline]
    pub const fn distance(self, other: Hex) -> u8 {
        let (across, down) = (self.col as i32 - other.col as i32, self.along() - other.along());
        let (across_far, down_far, both_far) = (across.abs(), down.abs(), (across + down).abs());
        let straight = if across_far < down_far { down_far } else { across_far };
        let steps = if straight < both_far { both_far } else { straight };
        if steps < 255 { steps as u8 } else { 255 }
    }

    /// The row along the axis that does not zigzag; the column is the other coordinate.
    #[inline]
    const fn along(self) -> i32 {
        self.row as i32 - (self.col >> 1) as i32
    }

    #[inline]
    pub const fn step(self, side: Side) -> Hex {
        self.steps(side, 1)
    }

    /// So many steps straight through a side and the same side of each next hex; it may lie off any board.
    #[inline]
    pub const fn steps(self, side: Side, n: u8) -> Hex {
        let (across, down) = side.axial();
        let (col, along) = (self.col as i32 + across * n as i32, self.along() + down * n as i32);
        Hex { col: near(col), row: near(along + (col >> 1)) }
    }

    /// The six hexes around this one, in the order of its sides.
    pub fn neighbours(self) -> [Hex; 6] {
        Side::ALL.map(|side| self.step(side))
    }

    /// The side that an adjacent hex lies at.
    pub fn side_to(self, adjacent: Hex) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.step(side) == adjacent)
    }

    /// Coordinates along two axes that do not zigzag.
    pub(super) const fn axial(self) -> hexx::Hex {
        hexx::Hex::from_offset_coordinates([self.col as i32, self.row as i32], Odd, Flat)
    }

    pub(super) const fn of_axial(axial: hexx::Hex) -> Hex {
        let [col, row] = axial.to_offset_coordinates(Odd, Flat);
        Hex { col: near(col), row: near(row) }
    }
}

/// Farther than any board is as good as anything beyond it.
const fn near(n: i32) -> i8 {
    if n < -128 {
        return -128;
    }
    if 127 < n { 127 } else { n as i8 }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}{:02}", i16::from(self.col) + 1, i16::from(self.row) + 1)
    }
}

/// A text that names no hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoHex(String);

impl fmt::Display for NoHex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` names no hex: two digits of the column and two of the row, both from 01, as in `0507`",
            self.0
        )
    }
}

impl std::error::Error for NoHex {}

impl FromStr for Hex {
    type Err = NoHex;

    fn from_str(name: &str) -> Result<Hex, NoHex> {
        let two = |tens: u8, ones: u8| {
            let digit = |it: u8| it.is_ascii_digit().then(|| (it - b'0') as i8);
            (10 * digit(tens)? + digit(ones)?).checked_sub(1).filter(|&it| 0 <= it)
        };
        let read = match *name.as_bytes() {
            [a, b, c, d] => two(a, b).zip(two(c, d)),
            _ => None,
        };
        let (col, row) = read.ok_or_else(|| NoHex(name.chars().take(40).collect()))?;
        Ok(Hex { col, row })
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Cow::<str>::deserialize(d)?.parse().map_err(D::Error::custom)
    }
}

impl JsonSchema for Hex {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Hex".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": "^(0[1-9]|[1-9][0-9])(0[1-9]|[1-9][0-9])$",
            "description": "Column and row, two digits each, both from 01."
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every hex that can be named, and some that lie off any board.
    fn some() -> impl Iterator<Item = Hex> + Clone {
        let all = [-128, -127, -3, -2, -1, 0, 1, 2, 3, 8, 13, 55, 98, 126, 127];
        all.into_iter().flat_map(move |col| all.into_iter().map(move |row| Hex::new(col, row)))
    }

    #[test]
    fn distances_and_steps_are_those_of_coordinates_that_do_not_zigzag() {
        for a in some() {
            for b in some() {
                let steps = a.axial().unsigned_distance_to(b.axial());
                assert_eq!(u32::from(a.distance(b)), steps.min(255), "{a:?} {b:?}");
            }
            for side in Side::ALL {
                for n in [0, 1, 2, 7, 255] {
                    let by = side.direction().into_hex() * i32::from(n);
                    assert_eq!(a.steps(side, n), Hex::of_axial(a.axial() + by), "{a:?} {side:?} {n}");
                }
            }
        }
    }
}

//! How maps are laid, as a saved game has it.
use std::{fmt, sync::Arc};

use ground::hex::{Grid, Hex};
use schemars::JsonSchema;
use serde::{
    Deserialize, Deserializer, Serialize,
    de::{Error, MapAccess, Visitor, value::MapAccessDeserializer},
};

use crate::{
    printed::TablesFault,
    setup::map::{self, GRID, Map, MapFile},
};

/// Twice as many as there are in the box; what can be seen is worked out for every two hexes.
const MOST_MAPS: usize = 12;

/// Maps in rows, from the upper left one; every row has as many. Each is 16 hexes wide and 12 high, so `0101` to `1612` are on the
/// first and, with two across, `1701` to `3212` on the second.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapLayout {
    /// How many maps lie end to end in a row; the number of maps is a multiple of it.
    #[schemars(range(min = 1, max = 6))]
    pub across: u8,
    #[schemars(length(min = 1, max = 12))]
    pub maps: Vec<PlacedMap>,
}

/// One map of a layout.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlacedMap {
    pub map: MapChoice,
    /// Whether its south is in the north of the board.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub turned: bool,
}

/// Which map: one that comes with the program, by its id, or a player's own.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum MapChoice {
    /// One that comes with the program.
    #[schemars(extend("enum" = map::texts().iter().map(|it| it.0).collect::<Vec<_>>()))]
    Printed(String),
    Own(Box<MapFile>),
}

/// A derived reader would only say that it is neither, and not what is wrong with a map.
impl<'de> Deserialize<'de> for MapChoice {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = MapChoice;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the id of a map, or a map of your own")
            }

            fn visit_str<E: Error>(self, id: &str) -> Result<MapChoice, E> {
                Ok(MapChoice::Printed(id.to_owned()))
            }

            fn visit_map<M: MapAccess<'de>>(self, map: M) -> Result<MapChoice, M::Error> {
                MapFile::deserialize(MapAccessDeserializer::new(map)).map(|it| MapChoice::Own(Box::new(it)))
            }
        }

        d.deserialize_any(Either)
    }
}

impl MapChoice {
    /// The map, or what is wrong with it: the `n`-th of the layout.
    pub(super) fn map(&self, n: usize) -> Result<Arc<Map>, Vec<TablesFault>> {
        let path = format!("/maps/{n}/map");
        match self {
            MapChoice::Printed(id) => map::printed(id).ok_or_else(|| {
                let ids: Vec<&str> = map::texts().iter().map(|it| it.0).collect();
                vec![TablesFault::new(path, format!("`{id}`"), format!("one of {}", ids.join(", ")))]
            }),
            MapChoice::Own(file) => Map::new((**file).clone()).map(Arc::new).map_err(|mut faults| {
                faults.iter_mut().for_each(|it| it.path = format!("{path}{}", it.path));
                faults
            }),
        }
    }
}

impl From<&str> for MapChoice {
    fn from(id: &str) -> MapChoice {
        MapChoice::Printed(id.to_owned())
    }
}

impl MapLayout {
    pub fn single(map: impl Into<MapChoice>) -> MapLayout {
        MapLayout { across: 1, maps: vec![PlacedMap { map: map.into(), turned: false }] }
    }

    /// Two maps joined along the long side: 16 columns, 24 rows.
    pub fn side_by_side(north: impl Into<MapChoice>, south: impl Into<MapChoice>) -> MapLayout {
        MapLayout { across: 1, ..MapLayout::end_to_end(north, south) }
    }

    /// Two maps joined along the short side: 32 columns, 12 rows.
    pub fn end_to_end(west: impl Into<MapChoice>, east: impl Into<MapChoice>) -> MapLayout {
        let maps = [west.into(), east.into()].map(|map| PlacedMap { map, turned: false });
        MapLayout { across: 2, maps: maps.into() }
    }

    /// The same with one of its maps turned round.
    pub fn turned(mut self, map: usize) -> MapLayout {
        if let Some(laid) = self.maps.get_mut(map) {
            laid.turned = !laid.turned;
        }
        self
    }

    /// How many rows of maps there are.
    pub fn down(&self) -> usize {
        self.maps.len().checked_div(usize::from(self.across)).unwrap_or(0)
    }

    /// What keeps it from being laid at all.
    pub(super) fn faults(&self) -> Vec<TablesFault> {
        let (across, maps) = (usize::from(self.across), self.maps.len());
        if across == 0 || maps == 0 || maps % across != 0 {
            let found = format!("{maps} maps in rows of {across}");
            return vec![TablesFault::new("/across", found, "at least one map, and as many in every row")];
        }
        let most = (99 / GRID.columns as usize, 99 / GRID.rows as usize);
        if MOST_MAPS < maps || most.0 < across || most.1 < self.down() {
            let found = format!("{maps} maps, {across} across and {} down", self.down());
            let expected = format!("at most {MOST_MAPS}, {} across and {} down", most.0, most.1);
            return vec![TablesFault::new("/maps", found, expected)];
        }
        Vec::new()
    }

    pub(super) fn grid(&self) -> Grid {
        Grid::new(GRID.columns * self.across as i8, GRID.rows * self.down() as i8)
    }

    pub(super) fn map_of(&self, hex: Hex) -> u8 {
        self.across * (hex.row / GRID.rows) as u8 + (hex.col / GRID.columns) as u8
    }

    /// Where in the rows of maps one lies: so many from the west, so many from the north.
    pub(super) fn place(&self, map: u8) -> (u8, u8) {
        (map % self.across, map / self.across)
    }
}

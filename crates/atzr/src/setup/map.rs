//! The maps (2.1): what each hex of them is, their buildings, and what is drawn on them besides.
mod check;
mod file;
mod scenery;
mod set;

use std::sync::{Arc, LazyLock};

use ground::hex::{Grid, Hex};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use self::{
    check::JOINTS,
    file::{BuildingFile, MapFile, MapSpot, SceneryFile},
    scenery::{Scenery, SceneryKind},
    set::check_set,
};
use crate::printed::{Area, LootRow, TablesFault, Terrain};

/// Every map is as large as this.
pub const GRID: Grid = Grid::new(16, 12);

/// A map as it can be laid on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Map {
    file: MapFile,
    pub name: String,
    pub area: Area,
    pub about: String,
    /// What each hex is, in the order of the grid.
    pub terrain: Vec<Terrain>,
    /// What the rough hexes look like, in the order of the grid.
    pub growth: Vec<Option<Growth>>,
    pub buildings: Vec<Building>,
    pub scenery: Vec<Scenery>,
}

/// One building: a single hex, or several with triangles on those through which one gets in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Building {
    pub name: String,
    pub roof: Roof,
    pub hexes: Vec<Hex>,
    pub triangles: Vec<(Hex, LootRow)>,
}

/// What a building is covered with; no rule asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Roof {
    #[default]
    Tiles,
    Slate,
    Wood,
    Tin,
    Flat,
}

/// What makes a hex rough; to the rules it is all the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Growth {
    Woods,
    Crops,
    Scrub,
    Rubble,
}

impl Map {
    /// A map from the text of its file, or everything that is wrong with it in the order of the text.
    pub fn read(text: &str) -> Result<Map, Vec<TablesFault>> {
        let (file, mut faults) = file::read(text);
        let map = file.map(|file| Map::made(file, &mut faults));
        if let Some(map) = &map {
            check::check(map, &mut faults);
        }
        let mut faults: Vec<TablesFault> = faults.into_iter().map(|it| check::located(it, text)).collect();
        faults.sort_by_key(|it| (it.line, it.column));
        match map {
            Some(map) if faults.is_empty() => Ok(map),
            Some(_) | None => Err(faults),
        }
    }

    /// A map from what its file says, with what is wrong with it.
    pub fn new(file: MapFile) -> Result<Map, Vec<TablesFault>> {
        let mut faults = Vec::new();
        let map = Map::made(file, &mut faults);
        check::check(&map, &mut faults);
        if faults.is_empty() { Ok(map) } else { Err(faults) }
    }

    /// What its file says.
    pub fn file(&self) -> &MapFile {
        &self.file
    }

    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.terrain[GRID.index(hex)]
    }

    fn is_outside(&self, hex: Hex) -> bool {
        self.terrain(hex) != Terrain::Building
    }

    fn made(file: MapFile, faults: &mut Vec<TablesFault>) -> Map {
        let (terrain, growth) = file.ground(faults);
        let buildings = file.made_buildings(faults);
        let scenery = scenery::made(&file.scenery, faults);
        let (name, area, about) = (file.name.clone(), file.area, file.about.clone());
        Map { file, name, area, about, terrain, growth, buildings, scenery }
    }
}

/// The maps that come with the program: id and text, two of each kind of area.
pub fn texts() -> &'static [(&'static str, &'static str)] {
    &[
        ("hollis-farm", include_str!("../../../../scenarios/atzr/maps/hollis-farm.toml")),
        ("lake-minnow", include_str!("../../../../scenarios/atzr/maps/lake-minnow.toml")),
        ("maple-heights", include_str!("../../../../scenarios/atzr/maps/maple-heights.toml")),
        ("route-nine", include_str!("../../../../scenarios/atzr/maps/route-nine.toml")),
        ("market-square", include_str!("../../../../scenarios/atzr/maps/market-square.toml")),
        ("harbour-street", include_str!("../../../../scenarios/atzr/maps/harbour-street.toml")),
    ]
}

/// One of the maps that come with the program.
pub fn printed(id: &str) -> Option<Arc<Map>> {
    static MAPS: LazyLock<Vec<(&str, Arc<Map>)>> = LazyLock::new(|| {
        let read = |&(id, text): &(&'static str, &str)| Some((id, Arc::new(Map::read(text).ok()?)));
        texts().iter().filter_map(read).collect()
    });
    MAPS.iter().find(|it| it.0 == id).map(|it| it.1.clone())
}

/// The JSON Schema of a map's file.
pub fn schema() -> String {
    kernel::written::schema::<MapFile>()
}

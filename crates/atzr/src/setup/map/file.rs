//! The file of a map: drawn as rows of characters that anybody can edit.
use std::collections::BTreeMap;

use ground::hex::Hex;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use toml::{Table, Value};

use super::{Building, GRID, Growth, Roof, SceneryKind};
use crate::printed::{Area, LootRow, TablesFault, Terrain, fault};

/// A map as it is written down: 16 hexes across and 12 down, named by column and row from the upper left corner, `0101` to `1612`.
/// Nobody is walled in, no building touches the edge or another building, the columns 03, 08, 09, 14 of the upper and lower edge
/// and the rows 03, 06, 07, 10 of the left and right edge are clear so that roads meet, and one building near the middle has three
/// hexes of the map 6 hexes off, 120 degrees apart. A rural map has 2 or 3 buildings of one hex, 1 or 2 of 2 to 3 hexes, and 30 to
/// 45 of 100 hexes are rough; one of the suburbs 5 to 7, 3 or 4 of 2 to 4 hexes, 10 to 20 rough; one of a city 2 to 4, 7 to 9 of 3 to
/// 7 hexes with one largest of at least 7, at most 8 rough. In suburbs and cities each colour of triangles occurs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapFile {
    pub name: String,
    pub area: Area,
    /// What sort of place it is, in a sentence.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub about: String,
    /// 12 rows of 16 hexes, from north to south; the 2nd, 4th, … hex of a row lies half a hex lower. `.` is clear ground; `%` woods, `=` crops,
    /// `:` scrub and `^` rubble are rough; a letter is a building. Blanks are left out.
    #[schemars(length(equal = 12), inner(regex(pattern = r"^\s*([.%=:^A-Za-z]\s*){16}$")))]
    pub rows: Vec<String>,
    /// Every building that is drawn in `rows`.
    #[serde(default, rename = "building")]
    pub buildings: Vec<BuildingFile>,
    /// What is only looked at: no rule knows of it. What comes later is drawn over what came before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scenery: Vec<SceneryFile>,
}

/// A building whose hexes are drawn with its letter.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BuildingFile {
    /// From A to Z or a to z; no other building has it.
    pub letter: char,
    pub name: String,
    #[serde(default)]
    pub roof: Roof,
    /// Its entrances: the hexes with a coloured triangle, each beside a clear one, and the colour. None for a building of 1 hex, 1
    /// for 2 or 3 hexes, 2 for 4 to 6, 3 for 7 or more.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub triangles: BTreeMap<Hex, LootRow>,
}

/// Something to look at: exactly one of `line`, `area` and `at` says where it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SceneryFile {
    pub kind: SceneryKind,
    /// Printed on the map if there is room for it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<Vec<MapSpot>>,
    /// How wide a line or a round thing is, in millimetres.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thickness: Option<i32>,
    /// The corners of an area; two of them are those of a box.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<Vec<MapSpot>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<MapSpot>,
    /// The bearing in degrees, clockwise from north, of a thing that is put down.
    #[serde(default, skip_serializing_if = "is_north")]
    pub turned: i16,
}

fn is_north(turned: &i16) -> bool {
    *turned == 0
}

/// A place of a map: the middle of a hex, or millimetres from the upper left corner (a map is 424 wide and 375 high).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum MapSpot {
    Hex(Hex),
    Millimetres([i32; 2]),
}

/// Everything that can be read of a file, and what cannot. There is no map without its rows.
pub(super) fn read(text: &str) -> (Option<MapFile>, Vec<TablesFault>) {
    let table = match fault::parse(text) {
        Ok(table) => table,
        Err(fault) => return (None, vec![fault]),
    };
    let mut faults = Vec::new();
    const KEYS: [&str; 6] = ["name", "area", "about", "rows", "building", "scenery"];
    for key in table.keys().filter(|it| !KEYS.contains(&it.as_str())) {
        faults.push(TablesFault::new(
            format!("/{key}"),
            format!("`{key}`"),
            format!("one of {}", KEYS.join(", ")),
        ));
    }
    let name = asked(&table, "name", "what the place is called", &mut faults);
    let area = asked(&table, "area", "urban, suburbs or rural", &mut faults);
    let rows = asked(&table, "rows", "12 rows of 16 hexes", &mut faults);
    let about = table.get("about").and_then(|it| part("/about", it, &mut faults)).unwrap_or_default();
    let buildings = list(&table, "building", &mut faults);
    let scenery = list(&table, "scenery", &mut faults);
    let file = name.zip(area).zip(rows).map(|((name, area), rows)| MapFile {
        name,
        area,
        about,
        rows,
        buildings,
        scenery,
    });
    (file, faults)
}

fn part<T: DeserializeOwned>(path: &str, value: &Value, faults: &mut Vec<TablesFault>) -> Option<T> {
    fault::read(path, value).map_err(|it| faults.push(it)).ok()
}

fn asked<T: DeserializeOwned>(
    table: &Table,
    key: &str,
    what: &str,
    faults: &mut Vec<TablesFault>,
) -> Option<T> {
    match table.get(key) {
        Some(value) => part(&format!("/{key}"), value, faults),
        None => {
            faults.push(TablesFault::new("", format!("no `{key}`"), format!("`{key}`: {what}")));
            None
        }
    }
}

fn list<T: DeserializeOwned>(table: &Table, key: &str, faults: &mut Vec<TablesFault>) -> Vec<T> {
    let Some(value) = table.get(key) else { return Vec::new() };
    let Some(values) = value.as_array() else {
        faults.push(TablesFault::new(format!("/{key}"), value.type_str(), format!("[[{key}]] for each")));
        return Vec::new();
    };
    let read = |(i, value): (usize, &Value)| part(&format!("/{key}/{i}"), value, faults);
    values.iter().enumerate().filter_map(read).collect()
}

impl MapFile {
    /// The hexes that a row draws, with where in its text each stands. What lies beyond the map is not among them.
    pub(super) fn drawn(&self) -> impl Iterator<Item = (Hex, char)> {
        let rows = self.rows.iter().take(GRID.rows as usize).enumerate();
        rows.flat_map(|(row, text)| {
            let drawn = text.chars().filter(|it| !it.is_whitespace()).take(GRID.columns as usize);
            drawn.enumerate().map(move |(col, it)| (Hex::new(col as i8, row as i8), it))
        })
    }

    /// What each hex is and looks like; rows that are too short are clear beyond their end.
    pub(super) fn ground(&self, faults: &mut Vec<TablesFault>) -> (Vec<Terrain>, Vec<Option<Growth>>) {
        self.check_rows(faults);
        let mut terrain = vec![Terrain::Clear; GRID.len()];
        let mut growth = vec![None; GRID.len()];
        for (hex, drawn) in self.drawn() {
            let index = GRID.index(hex);
            growth[index] = grows(drawn);
            terrain[index] = match drawn {
                '.' => Terrain::Clear,
                _ if growth[index].is_some() => Terrain::Rough,
                _ if self.buildings.iter().any(|it| it.letter == drawn) => Terrain::Building,
                _ => {
                    faults.push(unknown(hex, drawn));
                    Terrain::Clear
                }
            };
        }
        (terrain, growth)
    }

    fn check_rows(&self, faults: &mut Vec<TablesFault>) {
        if self.rows.len() != GRID.rows as usize {
            faults.push(TablesFault::new("/rows", format!("{} rows", self.rows.len()), "12 rows"));
        }
        for (i, row) in self.rows.iter().enumerate() {
            let hexes = row.chars().filter(|it| !it.is_whitespace()).count();
            if hexes != GRID.columns as usize {
                faults.push(TablesFault::new(format!("/rows/{i}"), format!("{hexes} hexes"), "16 hexes"));
            }
        }
    }

    pub(super) fn made_buildings(&self, faults: &mut Vec<TablesFault>) -> Vec<Building> {
        let mut made = Vec::new();
        for (i, file) in self.buildings.iter().enumerate() {
            let hexes: Vec<Hex> = self.drawn().filter(|it| it.1 == file.letter).map(|it| it.0).collect();
            let path = format!("/building/{i}/letter");
            let found = format!("`{}` for {}", file.letter, file.name);
            if !file.letter.is_ascii_alphabetic() {
                faults.push(TablesFault::new(path, found, "a letter from A to Z or a to z"));
            } else if self.buildings[..i].iter().any(|it| it.letter == file.letter) {
                faults.push(TablesFault::new(path, found, "a letter that no other building has"));
            } else if hexes.is_empty() {
                faults.push(TablesFault::new(path, found, "a letter that stands somewhere in `rows`"));
            } else {
                let triangles = file.triangles.iter().map(|(&hex, &row)| (hex, row)).collect();
                made.push(Building { name: file.name.clone(), roof: file.roof, hexes, triangles });
            }
        }
        made
    }
}

const fn grows(drawn: char) -> Option<Growth> {
    match drawn {
        '%' => Some(Growth::Woods),
        '=' => Some(Growth::Crops),
        ':' => Some(Growth::Scrub),
        '^' => Some(Growth::Rubble),
        _ => None,
    }
}

fn unknown(hex: Hex, drawn: char) -> TablesFault {
    let expected = "`.` clear, `%` woods, `=` crops, `:` scrub, `^` rubble or the letter of a [[building]]";
    TablesFault::new(super::check::path_to(hex), format!("`{drawn}` at {hex}"), expected)
}

//! Whether a map is one that the rules can be played on.
use ground::hex::{Edge, Hex, Side};
use kernel::rule::hit;

use super::{Building, GRID, Map};
use crate::printed::{Area, LootRow, TablesFault, Terrain, fault::Places};

/// The hexes of every edge that are clear on every map, so that roads meet: columns in the north and south, rows in the east and
/// west, from 0. They stay the same if a map is turned round.
pub const JOINTS: ([i8; 4], [i8; 4]) = ([2, 7, 8, 13], [2, 5, 6, 9]);

/// How many buildings an area has on a map, how large they are and how much of it is rough, in hundredths.
struct Asked {
    one_hex: (usize, usize),
    larger: (usize, usize),
    hexes: (usize, usize),
    rough: (usize, usize),
}

const fn asked(area: Area) -> Asked {
    match area {
        Area::Rural => Asked { one_hex: (2, 3), larger: (1, 2), hexes: (2, 3), rough: (30, 45) },
        Area::Suburbs => Asked { one_hex: (5, 7), larger: (3, 4), hexes: (2, 4), rough: (10, 20) },
        Area::Urban => Asked { one_hex: (2, 4), larger: (7, 9), hexes: (3, 7), rough: (0, 8) },
    }
}

pub(super) fn check(map: &Map, faults: &mut Vec<TablesFault>) {
    hit(rule!("atzr.ruling.table-maps"));
    names(map, faults);
    counts(map, faults);
    largest(map, faults);
    for building in &map.buildings {
        whole(building, faults);
        apart(building, map, faults);
        triangles(building, map, faults);
    }
    colours(map, faults);
    connected(map, faults);
    joints(map, faults);
    defended(map, faults);
}

/// Where the character of a hex stands in the file: its row, then its place in it.
pub(super) fn path_to(hex: Hex) -> String {
    format!("/rows/{}/{}", hex.row, hex.col)
}

/// The line and the column of a fault, down to the character of a hex.
pub(super) fn located(fault: TablesFault, text: &str) -> TablesFault {
    let col = fault.path.strip_prefix("/rows/").and_then(|it| it.split_once('/')?.1.parse::<usize>().ok());
    let mut fault = Places::of(text).placed(fault);
    let (Some(col), Some(line), Some(column)) = (col, fault.line, fault.column) else { return fault };
    let drawn = text.lines().nth(line - 1).unwrap_or_default().chars().enumerate().skip(column);
    fault.column = drawn.filter(|it| !it.1.is_whitespace()).nth(col).map(|it| it.0 + 1);
    fault
}

fn building_path(building: &Building, map: &Map) -> String {
    let index = map.file.buildings.iter().position(|it| it.name == building.name).unwrap_or_default();
    format!("/building/{index}")
}

fn names(map: &Map, faults: &mut Vec<TablesFault>) {
    if map.name.trim().is_empty() {
        faults.push(TablesFault::new("/name", "nothing", "what the place is called"));
    }
    for (i, file) in map.file.buildings.iter().enumerate() {
        let path = format!("/building/{i}/name");
        if file.name.trim().is_empty() {
            faults.push(TablesFault::new(path, "nothing", "what the building is called"));
        } else if map.file.buildings[..i].iter().any(|it| it.name == file.name) {
            faults.push(TablesFault::new(path, format!("{} again", file.name), "a name of its own"));
        }
    }
}

fn counts(map: &Map, faults: &mut Vec<TablesFault>) {
    let asked = asked(map.area);
    let one_hex = map.buildings.iter().filter(|it| it.hexes.len() == 1).count();
    let larger = map.buildings.len() - one_hex;
    let mut count = |what: &str, found: usize, (least, most): (usize, usize)| {
        if found < least || most < found {
            let area = map.file.area;
            let expected = format!("{least} to {most} of them on a map of the kind {area:?}");
            faults.push(TablesFault::new("/building", format!("{found} {what}"), expected));
        }
    };
    count("one-hex buildings", one_hex, asked.one_hex);
    count("buildings of several hexes", larger, asked.larger);
    let rough = map.terrain.iter().filter(|&&it| it == Terrain::Rough).count();
    let (least, most) = asked.rough;
    if 100 * rough < least * GRID.len() || most * GRID.len() < 100 * rough {
        let found = format!("{rough} rough hexes of {}", GRID.len());
        faults.push(TablesFault::new("/rows", found, format!("{least} to {most} hundredths of them")));
    }
    for building in map.buildings.iter().filter(|it| 1 < it.hexes.len()) {
        let hexes = building.hexes.len();
        let (least, most) = asked.hexes;
        // The largest building of a town may be larger than this.
        let too_large = most < hexes && map.area != Area::Urban;
        if hexes < least || too_large {
            let found = format!("{} of {hexes} hexes at {}", building.name, building.hexes[0]);
            let expected = format!("1 hex, or {least} to {most}");
            faults.push(TablesFault::new(building_path(building, map), found, expected));
        }
    }
}

/// A town has one building that is larger than all others.
fn largest(map: &Map, faults: &mut Vec<TablesFault>) {
    if map.area != Area::Urban {
        return;
    }
    let most = map.buildings.iter().map(|it| it.hexes.len()).max().unwrap_or(0);
    let largest: Vec<&str> =
        map.buildings.iter().filter(|it| it.hexes.len() == most).map(|it| it.name.as_str()).collect();
    if most < 7 || 1 < largest.len() {
        let found = format!("{} of {most} hexes", largest.join(" and "));
        faults.push(TablesFault::new("/building", found, "exactly one largest building, of 7 hexes or more"));
    }
    for building in map.buildings.iter().filter(|it| 7 < it.hexes.len() && it.hexes.len() < most) {
        let found = format!("{} of {} hexes", building.name, building.hexes.len());
        faults.push(TablesFault::new(
            building_path(building, map),
            found,
            "at most 7, but for the largest one",
        ));
    }
}

fn whole(building: &Building, faults: &mut Vec<TablesFault>) {
    let reached = flood(building.hexes[0], |hex| building.hexes.contains(&hex));
    for hex in building.hexes.iter().filter(|it| !reached.contains(it)) {
        let found = format!("a part of {} that hangs on nothing at {hex}", building.name);
        faults.push(TablesFault::new(
            path_to(*hex),
            found,
            "next to the rest of it, or with a letter of its own",
        ));
    }
}

/// No building touches another one, on the same map or on one that may be laid beside it.
fn apart(building: &Building, map: &Map, faults: &mut Vec<TablesFault>) {
    for &hex in &building.hexes {
        if GRID.is_edge(hex) {
            let found = format!("{} at the edge of the map at {hex}", building.name);
            faults.push(TablesFault::new(path_to(hex), found, "away from it: a building may lie beyond it"));
        }
        for other in map.buildings.iter().filter(|it| building.hexes[0] < it.hexes[0]) {
            if let Some(there) = other.hexes.iter().find(|it| it.distance(hex) == 1) {
                let found = format!("{} at {hex} next to {} at {there}", building.name, other.name);
                faults.push(TablesFault::new(path_to(hex), found, "a hex between two buildings"));
            }
        }
    }
}

/// How many triangles a building has.
pub(super) const fn triangles_of(hexes: usize) -> usize {
    match hexes {
        0 | 1 => 0,
        2 | 3 => 1,
        4..=6 => 2,
        _ => 3,
    }
}

fn triangles(building: &Building, map: &Map, faults: &mut Vec<TablesFault>) {
    let path = format!("{}/triangles", building_path(building, map));
    let expected = triangles_of(building.hexes.len());
    if building.triangles.len() != expected {
        let found = format!("{} triangles of {}", building.triangles.len(), building.name);
        let expected = format!("{expected} for {} hexes", building.hexes.len());
        faults.push(TablesFault::new(path.clone(), found, expected));
    }
    for &(hex, colour) in &building.triangles {
        let path = format!("{path}/{hex}");
        if colour == LootRow::Dash {
            faults.push(TablesFault::new(path.clone(), "dash", "green, yellow or red"));
        }
        if !building.hexes.contains(&hex) {
            let found = format!("a triangle at {hex}, which is not of {}", building.name);
            let hexes: Vec<String> = building.hexes.iter().map(Hex::to_string).collect();
            faults.push(TablesFault::new(path, found, format!("one of {}", hexes.join(", "))));
        } else if !GRID.neighbours(hex).any(|it| map.terrain(it) == Terrain::Clear) {
            let found = format!("a triangle at {hex} without clear ground before it");
            faults.push(TablesFault::new(path, found, "a hex next to a clear one"));
        }
    }
}

fn colours(map: &Map, faults: &mut Vec<TablesFault>) {
    if map.area == Area::Rural {
        return;
    }
    for colour in [LootRow::Green, LootRow::Yellow, LootRow::Red] {
        if !map.buildings.iter().flat_map(|it| &it.triangles).any(|it| it.1 == colour) {
            let expected = format!("at least one {colour:?} triangle");
            faults.push(TablesFault::new("/building", format!("no {colour:?} triangle"), expected));
        }
    }
}

/// Nobody is walled in: outside one gets from any hex to any other.
fn connected(map: &Map, faults: &mut Vec<TablesFault>) {
    let Some(start) = GRID.hexes().find(|&it| map.is_outside(it)) else { return };
    let reached = flood(start, |hex| map.is_outside(hex));
    for hex in GRID.hexes().filter(|&it| map.is_outside(it) && !reached.contains(&it)) {
        let found = format!("{hex} shut in by buildings");
        faults.push(TablesFault::new(path_to(hex), found, "a way out that crosses no building"));
    }
}

fn joints(map: &Map, faults: &mut Vec<TablesFault>) {
    for edge in Edge::ALL {
        for hex in joints_of(edge).filter(|&it| map.terrain(it) != Terrain::Clear) {
            let found = format!("{hex}, where roads of other maps may meet this one, not clear");
            faults.push(TablesFault::new(path_to(hex), found, "`.`"));
        }
    }
}

/// The hexes of an edge that are clear on every map.
pub(super) fn joints_of(edge: Edge) -> impl Iterator<Item = Hex> {
    GRID.edge(edge).filter(move |hex| match edge {
        Edge::North | Edge::South => JOINTS.0.contains(&hex.col),
        Edge::East | Edge::West => JOINTS.1.contains(&hex.row),
    })
}

fn defended(map: &Map, faults: &mut Vec<TablesFault>) {
    if !map.buildings.iter().any(|it| stations(it).is_some()) {
        let expected =
            "a building near the middle with three hexes of the map 6 hexes from it, 120 degrees apart";
        faults.push(TablesFault::new("/rows", "no building that can be defended", expected));
    }
}

/// Three hexes of a map 6 hexes from a building, 120 degrees apart.
fn stations(building: &Building) -> Option<[Hex; 3]> {
    let far = |from: Hex, side: Side| {
        let away = |hex: Hex| building.hexes.iter().map(|it| it.distance(hex)).min();
        (6..12).map(|n| from.steps(side, n)).find(|&it| away(it) == Some(6)).filter(|&it| GRID.contains(it))
    };
    let around = |&from: &Hex, first: Side| {
        let sides = [first, first.turned(2), first.turned(4)].map(|side| far(from, side));
        Some([sides[0]?, sides[1]?, sides[2]?])
    };
    let firsts = [Side::Top, Side::UpperRight];
    building.hexes.iter().find_map(|hex| firsts.into_iter().find_map(|first| around(hex, first)))
}

/// All hexes of the map that hang together with the first.
fn flood(from: Hex, belongs: impl Fn(Hex) -> bool) -> Vec<Hex> {
    let mut reached = vec![from];
    let mut at = 0;
    while at < reached.len() {
        let next: Vec<Hex> =
            GRID.neighbours(reached[at]).filter(|&it| belongs(it) && !reached.contains(&it)).collect();
        reached.extend(next);
        at += 1;
    }
    reached
}

//! Laying the maps: every hex, building and road gets its place on the board.
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use ground::{
    Point,
    hex::{ACROSS_MM, COLUMN_MM, Grid, Hex, Sights},
    open::{Circle, Polygon, Shape},
};

use super::{Board, Building, BuildingId, Entrance, Ground, MapLayout, road::Roads};
use crate::{
    printed::{Area, LootRow, TablesFault, Terrain},
    setup::map::{GRID, Map, Scenery},
};

/// How many boards are kept, so that one is not laid again for every game and every position that is read.
const KEPT: usize = 16;

/// The board of a layout.
pub(super) fn lay(layout: MapLayout) -> Result<Board, Vec<TablesFault>> {
    static LAID: Mutex<Vec<Arc<Ground>>> = Mutex::new(Vec::new());
    let kept = || LAID.lock().unwrap_or_else(PoisonError::into_inner);
    let known = kept().iter().find(|it| it.layout == layout).cloned();
    if let Some(known) = known {
        return Ok(Board(known));
    }
    let ground = Arc::new(made(layout)?);
    let mut laid = kept();
    if KEPT <= laid.len() {
        laid.remove(0);
    }
    laid.push(ground.clone());
    Ok(Board(ground))
}

fn made(layout: MapLayout) -> Result<Ground, Vec<TablesFault>> {
    let faults = layout.faults();
    if !faults.is_empty() {
        return Err(faults);
    }
    let maps: Vec<Arc<Map>> =
        layout.maps.iter().enumerate().map(|(i, it)| it.map.map(i)).collect::<Result<_, _>>()?;
    let grid = layout.grid();
    let (mut terrain, mut growth) = (vec![Terrain::Clear; grid.len()], vec![None; grid.len()]);
    let (mut buildings, mut scenery) = (Vec::new(), Vec::new());
    for (map, number) in maps.iter().zip(0..) {
        let spot = Spot::of(&layout, number);
        for hex in GRID.hexes() {
            let there = grid.index(spot.hex(hex));
            terrain[there] = map.terrain(hex);
            growth[there] = map.growth[GRID.index(hex)];
        }
        for building in &map.buildings {
            buildings.push(spot.building(building, BuildingId(buildings.len() as u8), number));
        }
        scenery.extend(map.scenery.iter().map(|it| spot.scenery(it)));
    }
    scenery.sort_by_key(|it: &Scenery| it.kind.layer());
    let sights = Sights::new(grid, |hex| terrain[grid.index(hex)] != Terrain::Clear);
    let (building_at, triangles) = (building_at(grid, &buildings), triangles(grid, &buildings));
    let entrances = entrances(&buildings);
    let mut entrance_at = vec![None; grid.len()];
    for (it, at) in entrances.iter().zip(0..) {
        entrance_at[grid.index(it.hex)] = Some(at);
    }
    let area = area(&buildings, maps.len());
    Ok(Ground {
        layout,
        grid,
        maps,
        terrain,
        growth,
        building_at,
        triangles,
        entrances,
        entrance_at,
        buildings,
        scenery,
        sights,
        area,
        roads: Roads::new(grid.len()),
        floors: [OnceLock::new(), OnceLock::new()],
    })
}

fn building_at(grid: Grid, buildings: &[Building]) -> Vec<Option<BuildingId>> {
    let mut at = vec![None; grid.len()];
    for building in buildings {
        for &hex in &building.hexes {
            at[grid.index(hex)] = Some(building.id);
        }
    }
    at
}

fn triangles(grid: Grid, buildings: &[Building]) -> Vec<Option<LootRow>> {
    let mut at = vec![None; grid.len()];
    for &(hex, colour) in buildings.iter().flat_map(|it| &it.triangles) {
        at[grid.index(hex)] = Some(colour);
    }
    at
}

fn entrances(buildings: &[Building]) -> Vec<Entrance> {
    let of = |it: &Building| -> Vec<Entrance> {
        let triangles = it.triangles.iter().map(|&(hex, row)| Entrance { hex, row, building: it.id });
        let whole =
            it.is_one_hex().then(|| Entrance { hex: it.hexes[0], row: LootRow::Dash, building: it.id });
        triangles.chain(whole).collect()
    };
    buildings.iter().flat_map(of).collect()
}

/// Few, more or many buildings: counted are those of several hexes, of which a map has 1 or 2 in the country, 3 or 4 in
/// the suburbs and 7 or more in town.
fn area(buildings: &[Building], maps: usize) -> Area {
    let larger = buildings.iter().filter(|it| !it.is_one_hex()).count();
    if 2 * larger <= 5 * maps {
        return Area::Rural;
    }
    if 2 * larger <= 11 * maps { Area::Suburbs } else { Area::Urban }
}

/// Where a map lies and whether it is turned round. Turned by half a circle a map has its columns shoved down as before, because
/// there is an even number of them.
struct Spot {
    east: i8,
    south: i8,
    turned: bool,
}

impl Spot {
    fn of(layout: &MapLayout, map: u8) -> Spot {
        let (east, south) = layout.place(map);
        let turned = layout.maps.get(usize::from(map)).is_some_and(|it| it.turned);
        Spot { east: east as i8 * GRID.columns, south: south as i8 * GRID.rows, turned }
    }

    fn hex(&self, hex: Hex) -> Hex {
        let Hex { col, row } =
            if self.turned { Hex::new(GRID.columns - 1 - hex.col, GRID.rows - 1 - hex.row) } else { hex };
        Hex::new(self.east + col, self.south + row)
    }

    fn point(&self, point: Point) -> Point {
        let size = GRID.size_mm();
        let Point { x, y } = if self.turned { Point::new(size.x - point.x, size.y - point.y) } else { point };
        Point::new(COLUMN_MM * i32::from(self.east) + x, ACROSS_MM * i32::from(self.south) + y)
    }

    fn building(&self, building: &crate::setup::map::Building, id: BuildingId, map: u8) -> Building {
        let mut hexes: Vec<Hex> = building.hexes.iter().map(|&it| self.hex(it)).collect();
        hexes.sort_unstable();
        let mut triangles: Vec<(Hex, LootRow)> =
            building.triangles.iter().map(|&(hex, row)| (self.hex(hex), row)).collect();
        triangles.sort_unstable();
        Building { id, name: building.name.clone(), roof: building.roof, map, hexes, triangles }
    }

    fn scenery(&self, scenery: &Scenery) -> Scenery {
        let points = |points: &[Point]| points.iter().map(|&it| self.point(it)).collect();
        let shape = match &scenery.shape {
            Shape::Polygon(polygon) => Shape::Polygon(Polygon::new(points(&polygon.corners))),
            Shape::Wall { line, thickness } => Shape::Wall { line: points(line), thickness: *thickness },
            Shape::Circle(circle) => Shape::Circle(Circle::new(self.point(circle.at), circle.diameter)),
        };
        Scenery { shape, ..scenery.clone() }
    }
}

//! A small map of hexes for the tests.
use ground::hex::{Grid, Hex, centre};
use kernel::Point;
use view::{
    Allegiance, Barrier, Condition, DamageMark, Face, Ground, Health, Overlay, OverlayKind, Piece, Prop,
    Surface, TerrainKind, Vehicle, View,
    hex::{
        Cell, CellKind, Colour, Entrance, Growth, HexHouse, Hexes, Key, KeyRow, Light, MapSheet, Roof, Sign,
        Trace, TraceKind,
    },
};

use super::{area, corners, figure, line, overlay, round, stated, turned};

const GRID: Grid = Grid::new(8, 6);

fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_default()
}

fn cells(houses: &[HexHouse]) -> Vec<Cell> {
    let rough = [
        ("0101", Growth::Woods),
        ("0102", Growth::Woods),
        ("0806", Growth::Crops),
        ("0805", Growth::Rubble),
        ("0706", Growth::Scrub),
    ];
    let built = |it: Hex| houses.iter().any(|house| house.hexes.contains(&it));
    let cell = |it: Hex| {
        let growth = rough.iter().find(|rough| hex(rough.0) == it).map(|it| it.1);
        let kind = match growth {
            Some(_) => CellKind::Rough,
            None if built(it) => CellKind::Building,
            None => CellKind::Clear,
        };
        Cell { name: it, at: centre(it), kind, growth, traces: Vec::new() }
    };
    let mut cells: Vec<Cell> = GRID.hexes().map(cell).collect();
    cells[11].traces.push(Trace { kind: TraceKind::Noise, word: "noise".to_owned() });
    cells
}

fn house(name: &str, roof: Roof, hexes: &[&str], seen: bool) -> HexHouse {
    let hexes = hexes.iter().map(|it| hex(it)).collect();
    HexHouse { name: name.to_owned(), note: String::new(), roof, hexes, seen }
}

fn entrance(at: &str, colour: Option<Colour>, number: Option<u8>, marks: &[(Condition, &str)]) -> Entrance {
    let marks = marks.iter().map(|it| DamageMark::new(it.0, it.1)).collect();
    Entrance { hex: hex(at), colour, number, marks }
}

pub fn counter(id: u32, name: &str, side: Allegiance, at: &str, number: &str) -> Piece {
    let Point { x, y } = centre(hex(at));
    let face = Some(Face { number: number.to_owned(), star: name == "Ray" });
    Piece { facing: None, diameter: 20, face, ..figure(id, name, side, [x, y], 0) }
}

fn key() -> Vec<Key> {
    let row = |sign: Option<Sign>, text: &str| KeyRow { sign, text: text.to_owned() };
    let rows = vec![
        row(Some(Sign::Entrance { colour: Colour::Red, number: 3 }), "open on 1 to 3"),
        row(Some(Sign::Hex { kind: CellKind::Rough }), "rough: 2, blocks sight"),
        row(Some(Sign::Sides), ""),
        row(
            Some(Sign::Counter { side: Allegiance::Dead, number: "2".to_owned(), star: false }),
            "the dead & gone",
        ),
    ];
    vec![
        Key { title: "Signs".to_owned(), rows },
        Key { title: String::new(), rows: vec![row(None, "Daytime.")] },
    ]
}

/// A crossing with houses, people and the dead.
pub fn crossing() -> View {
    let houses = vec![
        house("Maple Court", Roof::Tiles, &["0302", "0303", "0402"], false),
        house("Mall", Roof::Flat, &["0604", "0703", "0603"], false),
        house("Hall", Roof::Wood, &["0305"], true),
        house("Bungalow", Roof::Slate, &["0701"], false),
    ];
    let size = GRID.size_mm();
    let scenery = vec![
        area(TerrainKind::Surface { surface: Surface::Lawn }, "", [10, 90, 40, 40]),
        line(TerrainKind::Surface { surface: Surface::Road }, &[[120, -8], [120, 210]], 24),
        line(TerrainKind::Surface { surface: Surface::Road }, &[[-8, 110], [230, 110]], 24),
        line(TerrainKind::Barrier { barrier: Barrier::Fence }, &[[10, 90], [50, 90]], 2),
        turned(TerrainKind::Vehicle { vehicle: Vehicle::Car }, "", [120, 60], 90, [20, 9]),
        round(TerrainKind::Prop { prop: Prop::Tree }, [20, 140], 14),
        round(TerrainKind::Prop { prop: Prop::Lamp }, [100, 100], 2),
        area(TerrainKind::Surface { surface: Surface::Pool }, "Pool", [60, 150, 20, 14]),
    ];
    let people = [
        counter(1, "Ray", Allegiance::Players, "0204", "5"),
        counter(2, "Ines", Allegiance::Players, "0204", "4"),
        stated(
            counter(3, "Dot", Allegiance::Players, "0305", "3"),
            0,
            &[(Health::Ducked, "ducked back"), (Health::OutOfAmmo, "out of ammo")],
        ),
        counter(4, "ganger 1", Allegiance::Strangers, "0302", "?"),
        Piece {
            lies: true,
            ..stated(
                counter(5, "Coop", Allegiance::Players, "0503", "3"),
                0,
                &[(Health::OutOfAction, "Out of the Fight")],
            )
        },
    ];
    // By whichever side they came, their counters have the numbers of their names.
    let dead = (1..=3).map(|i| Piece {
        number: Some(i),
        ..counter(100 + i, &format!("zombie {i}"), Allegiance::Dead, "0605", "2")
    });
    View {
        title: "A crossing".to_owned(),
        ground: Ground::Hex(Box::new(Hexes {
            width: size.x,
            height: size.y,
            cells: cells(&houses),
            houses,
            scenery,
            entrances: vec![
                entrance("0303", Some(Colour::Green), Some(5), &[(Condition::Open, "open")]),
                entrance("0603", Some(Colour::Red), Some(3), &[(Condition::Barricaded, "barricaded")]),
                entrance("0305", None, None, &[(Condition::Searched, "searched")]),
            ],
            sheets: vec![MapSheet {
                name: "Crossing".to_owned(),
                note: "suburbs".to_owned(),
                from: Hex::default(),
                columns: 8,
                rows: 6,
            }],
            light: Light::Day,
            key: key(),
        })),
        tokens: people.into_iter().chain(dead).collect(),
        ..View::default()
    }
}

/// How far somebody can go there, the way, and who sees him.
pub fn walk() -> View {
    let reach: Vec<[i32; 2]> = ground::hex::outline(GRID.within(hex("0204"), 1))
        .remove(0)
        .into_iter()
        .map(|it| [it.x, it.y])
        .collect();
    let (from, to) = (centre(hex("0204")), centre(hex("0404")));
    let between = |kind: OverlayKind, label: Option<&str>| Overlay {
        outline: view::Outline::Line { points: vec![from, to], thickness: 1 },
        ..overlay(kind, corners(&[]), label)
    };
    let overlays = vec![
        overlay(OverlayKind::Reach, corners(&reach), Some("3 MP")),
        between(OverlayKind::Route, None),
        between(OverlayKind::Sight, Some("In Sight 31 %")),
    ];
    View { overlays, ..crossing() }
}

/// The same at another time of day.
pub fn at(light: Light) -> View {
    let mut view = crossing();
    if let Ground::Hex(map) = &mut view.ground {
        map.light = light;
    }
    view
}

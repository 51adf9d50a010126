//! A small map of hexes for the tests.
use ground::hex::{Grid, Hex, centre};
use kernel::Point;
use view::{
    Face, Ground, Overlay, Piece, View,
    hex::{Cell, Entrance, Hexes, House, Key, KeyRow, Sheet, Sign},
};

use super::{area, corners, figure, line, overlay, round, stated, turned};

const GRID: Grid = Grid::new(8, 6);

fn hex(name: &str) -> Hex {
    name.parse().unwrap_or_default()
}

fn cells(houses: &[House]) -> Vec<Cell> {
    let rough =
        [("0101", "woods"), ("0102", "woods"), ("0806", "crops"), ("0805", "rubble"), ("0706", "scrub")];
    let kind =
        |it: Hex| if houses.iter().any(|house| house.hexes.contains(&it)) { "building" } else { "clear" };
    let cell = |it: Hex| match rough.iter().find(|rough| hex(rough.0) == it) {
        Some((_, growth)) => {
            Cell { name: it, at: centre(it), kind: "rough".to_owned(), marks: vec![(*growth).to_owned()] }
        }
        None => Cell { name: it, at: centre(it), kind: kind(it).to_owned(), marks: Vec::new() },
    };
    let mut cells: Vec<Cell> = GRID.hexes().map(cell).collect();
    cells[11].marks.push("noise".to_owned());
    cells
}

fn house(name: &str, roof: &str, hexes: &[&str], seen: bool) -> House {
    let hexes = hexes.iter().map(|it| hex(it)).collect();
    House { name: name.to_owned(), roof: roof.to_owned(), hexes, seen }
}

fn entrance(at: &str, colour: Option<&str>, number: Option<u8>, marks: &[&str]) -> Entrance {
    let marks = marks.iter().map(|it| (*it).to_owned()).collect();
    Entrance { hex: hex(at), colour: colour.map(str::to_owned), number, marks }
}

pub fn counter(id: u32, name: &str, side: &str, at: &str, number: &str) -> Piece {
    let Point { x, y } = centre(hex(at));
    let face = Some(Face { number: number.to_owned(), star: name == "Ray" });
    Piece { facing: None, diameter: 20, face, ..figure(id, name, side, [x, y], 0) }
}

fn key() -> Vec<Key> {
    let row = |sign: Option<Sign>, text: &str| KeyRow { sign, text: text.to_owned() };
    let rows = vec![
        row(Some(Sign::Entrance { colour: "red".to_owned(), number: 3 }), "open on 1 to 3"),
        row(Some(Sign::Hex { kind: "rough".to_owned(), mark: "woods".to_owned() }), "rough: 2, blocks sight"),
        row(Some(Sign::Sides), ""),
        row(
            Some(Sign::Counter { side: "zombie".to_owned(), number: "2".to_owned(), star: false }),
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
        house("Maple Court", "tiles", &["0302", "0303", "0402"], false),
        house("Mall", "flat", &["0604", "0703", "0603"], false),
        house("Hall", "wood", &["0305"], true),
        house("Bungalow", "slate", &["0701"], false),
    ];
    let size = GRID.size_mm();
    let scenery = vec![
        area("lawn", "", [10, 90, 40, 40]),
        line("road", &[[120, -8], [120, 210]], 24),
        line("road", &[[-8, 110], [230, 110]], 24),
        line("fence", &[[10, 90], [50, 90]], 2),
        turned("car", "", [120, 60], 90, [20, 9]),
        round("tree", [20, 140], 14),
        round("lamp", [100, 100], 2),
        area("pool", "Pool", [60, 150, 20, 14]),
    ];
    let people = [
        counter(1, "Ray", "human", "0204", "5"),
        counter(2, "Ines", "human", "0204", "4"),
        stated(counter(3, "Dot", "human", "0305", "3"), 0, &["ducked back", "out of ammo"]),
        counter(4, "ganger 1", "stranger", "0302", "?"),
        Piece { lies: true, ..stated(counter(5, "Coop", "human", "0503", "3"), 0, &["out of the fight"]) },
    ];
    let dead = (0..3).map(|i| counter(101 + i, "zombie", "zombie", "0605", "2"));
    View {
        title: "A crossing".to_owned(),
        ground: Ground::Hex(Box::new(Hexes {
            width: size.x,
            height: size.y,
            cells: cells(&houses),
            houses,
            scenery,
            entrances: vec![
                entrance("0303", Some("green"), Some(5), &["open"]),
                entrance("0603", Some("red"), Some(3), &["barricaded"]),
                entrance("0305", None, None, &["searched"]),
            ],
            sheets: vec![Sheet {
                name: "Crossing".to_owned(),
                note: "suburbs".to_owned(),
                from: Hex::default(),
                columns: 8,
                rows: 6,
            }],
            light: "day".to_owned(),
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
    let between = |kind: &str, label: Option<&str>| Overlay {
        outline: view::Outline::Line { points: vec![from, to], thickness: 1 },
        ..overlay(kind, corners(&[]), label)
    };
    let overlays = vec![
        overlay("reach hexes", corners(&reach), Some("3 MP")),
        between("route", None),
        between("sight", Some("In Sight 31 %")),
    ];
    View { overlays, ..crossing() }
}

/// The same at another time of day.
pub fn at(light: &str) -> View {
    let mut view = crossing();
    if let Ground::Hex(map) = &mut view.ground {
        map.light = light.to_owned();
    }
    view
}

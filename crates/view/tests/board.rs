//! What a board answers, of whatever it is made.
use ground::hex::{Hex, centre};
use kernel::Point;
use view::{
    Board, Ground, Length, OpenTable,
    hex::{Cell, CellKind, Hexes},
};

fn cell(name: &str, kind: CellKind) -> Cell {
    let name: Hex = name.parse().unwrap();
    Cell { name, at: centre(name), kind, growth: None, traces: Vec::new() }
}

fn map() -> Hexes {
    let cells = vec![cell("0101", CellKind::Clear), cell("0102", CellKind::Rough)];
    Hexes { width: 34, height: 60, cells, ..Hexes::default() }
}

#[test]
fn places_of_a_table_are_measured_from_its_edges_in_the_unit_of_the_book() {
    let table = OpenTable { width: 1200, height: 900, ..OpenTable::default() };
    let at = Point::new(150, 112);
    assert_eq!(table.places(Length::Centimetres), "in cm from the west and from the north");
    assert_eq!(table.place(at, Length::Centimetres), "at 15 11.2");
    assert_eq!(table.place(at, Length::Inches), "at 6 4.5");
    assert_eq!(table.scale(25, Length::Inches), "one character: 1.0 in");
    assert!(table.cells().is_empty() && !table.has_cells());
}

#[test]
fn places_of_a_map_are_its_hexes() {
    let map = map();
    assert_eq!(map.places(Length::Hexes), "by hex");
    let beside = centre("0102".parse().unwrap());
    assert_eq!(map.place(Point::new(beside.x + 5, beside.y - 4), Length::Hexes), "in 0102");
    assert_eq!(map.terrain().len(), 1, "clear ground is not drawn in text");
    assert_eq!(map.cells().iter().map(|it| it.1.as_str()).collect::<Vec<_>>(), ["0101", "0102"]);
}

#[test]
fn where_there_is_no_map_nothing_is_measured_and_everything_is_said() {
    let none = Ground::None;
    assert!(none.board().is_none() && !none.is_board() && !none.has_cells() && none.cells().is_empty());
    assert_eq!((none.size(), none.word(), none.grain()), ((0, 0), "scene", 100));
}

#[test]
fn a_ground_is_written_with_its_kind_beside_what_it_has() {
    let open = serde_json::to_value(Ground::default()).unwrap();
    assert_eq!(open, serde_json::json!({ "kind": "open", "width": 0, "height": 0, "terrain": [] }));
    assert_eq!(serde_json::to_value(Ground::None).unwrap(), serde_json::json!({ "kind": "none" }));
    assert_eq!(serde_json::to_value(Ground::Hex(Box::new(map()))).unwrap()["kind"], "hex");
}

//! What a board answers, of whatever it is made.
use ground::hex::{Hex, centre};
use ground::open::Polygon;
use kernel::Point;
use view::{
    Board, Floor, Ground, Length, OpenTable, Opening, Outline, Prop, Surface, Terrain, TerrainKind,
    hex::{Cell, CellKind, Growth, HexHouse, Hexes, Roof},
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

fn thing(name: &str, kind: TerrainKind, [x, y, width, height]: [i32; 4]) -> Terrain {
    let outline = Outline::Area(Polygon::rectangle(x, y, width, height));
    Terrain { name: name.to_owned(), kind, outline, marks: Vec::new() }
}

/// Two rooms of a farmhouse between 300 and 600, a window in its east wall, a well, a street, a yard that nobody named.
fn farm() -> OpenTable {
    let room = TerrainKind::Room { floor: Floor::Boards };
    let window = TerrainKind::Opening { opening: Opening::Window };
    let rock = TerrainKind::Prop { prop: Prop::Rock };
    let surface = |surface| TerrainKind::Surface { surface };
    let terrain = vec![
        thing("living room", room, [450, 300, 150, 300]),
        thing("kitchen", room, [300, 300, 150, 300]),
        thing("farmhouse", TerrainKind::Building, [300, 300, 300, 300]),
        thing("farmhouse inner wall 1", TerrainKind::Wall, [448, 300, 4, 300]),
        thing("well", rock, [700, 700, 40, 40]),
        thing("rock 5", rock, [100, 700, 40, 40]),
        thing("east window", window, [598, 400, 4, 40]),
        thing("window 2", window, [400, 298, 40, 4]),
    ];
    let scenery = vec![
        thing("", surface(Surface::Yard), [600, 300, 400, 400]),
        thing("Main Street", surface(Surface::Road), [0, 900, 1200, 100]),
        thing("", surface(Surface::CarPark), [1100, 0, 100, 100]),
    ];
    OpenTable { width: 1200, height: 1000, terrain, scenery }
}

#[test]
fn a_place_of_a_table_is_its_room_what_is_beside_it_its_street_or_the_side_of_a_house() {
    let farm = farm();
    let told = |x, y| farm.whereabouts(Point::new(x, y)).unwrap_or_default();
    assert_eq!(told(500, 500), "in the living room");
    assert_eq!(told(570, 420), "by the east window", "3 cm from it");
    assert_eq!(told(567, 420), "in the living room", "a millimetre more");
    assert_eq!(told(420, 310), "in the kitchen", "that window has a number and no name");
    assert_eq!(told(770, 720), "by the well");
    assert_eq!(told(771, 720), "south-east of the farmhouse");
    assert_eq!(told(600, 950), "on Main Street");
    assert_eq!(told(450, 200), "north of the farmhouse");
    assert_eq!(told(700, 400), "east of the farmhouse", "which says more than a yard without a name");
    assert_eq!(told(120, 720), "south-west of the farmhouse", "that rock has no name");
    assert_eq!(told(1150, 50), "in the car park", "and no house is near");
    assert_eq!(farm.whereabouts(Point::new(1150, 150)), None);
}

#[test]
fn a_place_of_a_map_is_its_house_its_wood_its_street_or_the_side_of_a_house() {
    let hex = |name: &str| -> Hex { name.parse().unwrap() };
    let house = |name: &str, at: &str| HexHouse {
        name: name.to_owned(),
        note: "home".to_owned(),
        roof: Roof::Tin,
        hexes: vec![hex(at)],
        seen: false,
    };
    let names = ["0101", "0102", "0103", "0105", "0501", "0109"];
    let mut cells: Vec<Cell> = names.iter().map(|it| cell(it, CellKind::Clear)).collect();
    cells[1].growth = Some(Growth::Woods);
    let street = thing(
        "Quay Road",
        TerrainKind::Surface { surface: Surface::Road },
        [0, centre(hex("0105")).y - 4, 400, 8],
    );
    let houses = vec![house("The cannery", "0101"), house("14 Chapel Road", "0501")];
    let map = Hexes { cells, houses, scenery: vec![street], ..map() };
    let told = |at: &str| map.whereabouts(centre(hex(at)));
    assert_eq!(told("0101").as_deref(), Some("in the cannery"));
    assert_eq!(told("0102").as_deref(), Some("in the woods"));
    assert_eq!(told("0103").as_deref(), Some("south of the cannery"));
    assert_eq!(told("0105").as_deref(), Some("on Quay Road"));
    assert_eq!(told("0501").as_deref(), Some("at 14 Chapel Road"));
    assert_eq!(told("0109"), None, "nothing is near");
}

//! Tables laid out from what files say.
use ground::open::{Passage, PieceId, Polygon};
use kernel::Point;
use serde_json::json;
use stage::{ClimbFile, Steps, layout::few_enough};

use crate::kit::{Door, Floor, INCHES, Kind, Terrain, house, table};

fn terrain(file: serde_json::Value) -> Terrain {
    serde_json::from_value(file).unwrap()
}

#[test]
fn a_building_has_walls_openings_and_one_room_if_nobody_divides_it() {
    let mut layout = table();
    let doors = [Door { from: [120, 100], to: [135, 100], defence: 1 }];
    layout.add_building("/buildings/0", &house("Number 31", &doors)).unwrap();
    let table = &layout.table;
    assert_eq!((table.pieces[0].name.as_str(), layout.pieces[0]), ("Number 31", Kind::House));
    assert_eq!((table.openings[0].name.as_str(), table.openings[0].passage), ("door 1", Passage::CLOSED));
    assert_eq!(table.openings[0].from, Point::new(300, 250));
    assert_eq!(layout.openings, doors, "the book finds its own of each thing again");
    assert_eq!(table.rooms[0].area, Polygon::rectangle(250, 250, 200, 150));
    assert_eq!(layout.rooms[0].1, Floor { name: "Number 31".to_owned(), rectangle: [100, 100, 80, 60] });
    assert!(layout.ground().is_ok());
}

#[test]
fn rooms_say_which_building_they_are_of() {
    let mut layout = table();
    let rooms = ["shop", "store"].map(|it| Floor { name: it.to_owned(), rectangle: [100, 100, 40, 60] });
    layout.add_building("/buildings/0", &stage::Building { rooms: &rooms, ..house("A", &[]) }).unwrap();
    layout.add_building("/buildings/1", &house("B", &[])).unwrap();
    assert_eq!(layout.rooms.iter().map(|it| it.0.0).collect::<Vec<_>>(), [0, 0, 1]);
    let again = layout.add_building("/buildings/2", &house("B", &[])).unwrap_err();
    assert_eq!((again.path.as_str(), again.found.as_str()), ("/buildings/2/name", "a second room `B`"));
}

#[test]
fn an_opening_lies_in_one_straight_stretch_of_its_wall() {
    let beside = Door { from: [120, 90], to: [135, 90], defence: 0 };
    let round_the_corner = Door { from: [175, 100], to: [180, 105], defence: 0 };
    for door in [beside, round_the_corner] {
        let wrong = table().add_building("/buildings/0", &house("A", &[door])).unwrap_err();
        assert_eq!(wrong.path, "/buildings/0/openings/0");
        assert_eq!(wrong.expected, "both ends in one straight stretch of a wall");
    }
}

#[test]
fn what_stands_on_something_and_ways_up_name_an_earlier_roof() {
    let mut layout = table();
    let below = json!({ "kind": "container", "name": "container", "box": [10, 10, 40, 20], "roof": true });
    assert_eq!(layout.add_terrain("/terrain/0", &terrain(below)), Ok(PieceId(0)));
    let above = json!({ "kind": "woods", "box": [12, 12, 10, 10], "on": "container" });
    layout.add_terrain("/terrain/1", &terrain(above)).unwrap();
    assert_eq!(layout.table.pieces[1].stands_on, Some(PieceId(0)));
    assert_eq!(layout.table.pieces[1].name, "woods 2");
    let mut ladder = ClimbFile {
        name: "ladder".to_owned(),
        kind: Steps::Ladder,
        foot: [8, 15],
        foot_on: None,
        head: [12, 15],
        head_on: Some("container".to_owned()),
    };
    layout.add_climb("/climbs/0", &ladder).unwrap();
    ladder.head_on = Some("woods 2".to_owned());
    assert_eq!(layout.add_climb("/climbs/1", &ladder).unwrap_err().path, "/climbs/1/head_on");
}

#[test]
fn a_thing_is_in_exactly_one_place() {
    let twice = json!({ "kind": "woods", "box": [0, 0, 10, 10], "at": [5, 5] });
    for file in [twice, json!({ "kind": "woods" })] {
        let wrong = table().add_terrain("/terrain/0", &terrain(file)).unwrap_err();
        assert_eq!(wrong.expected, "one of `line`, `box`, `area` and `at`");
    }
}

#[test]
fn what_the_geometry_finds_wrong_is_told_where_it_stands() {
    let mut layout = table();
    let bow = json!({ "kind": "wall", "name": "bow", "area": [[0, 0], [10, 10], [10, 0], [0, 10]] });
    layout.add_terrain("/terrain/0", &terrain(bow)).unwrap();
    let wrong = layout.ground().unwrap_err();
    assert!(wrong.path == "/terrain/0" && wrong.found.contains("`bow`"), "{wrong:?}");
}

#[test]
fn a_vehicle_stands_on_the_table_and_on_nothing_else() {
    let mut layout = table();
    layout.add_building("/buildings/0", &house("A", &[])).unwrap();
    let car = |x: i32, y: i32| Polygon::facing(Point::new(x, y), 90, 150, 62);
    let parks = |at: &Polygon| layout.parks("/vehicles/0", "sedan", at, [("bus", car(900, 900))]);
    assert_eq!(parks(&car(600, 600)), Ok(()));
    let found = [car(30, 600), car(250, 300), car(950, 920)].map(|it| parks(&it).unwrap_err().found);
    assert_eq!(found, ["a vehicle partly off the table", "`sedan` on `A`", "`sedan` on `bus`"]);
}

#[test]
fn a_table_has_sides_and_an_end_of_things() {
    let small = stage::TableLayout::<Kind, Door, Floor>::new(INCHES, [480, 39]).unwrap_err();
    assert_eq!((small.path.as_str(), small.expected.as_str()), ("/size/1", "a table of 4 in or more"));
    assert!(few_enough(2_000).is_ok() && few_enough(2_001).is_err());
}

//! Parts of a table, its edges, and places in words.
use kernel::Point;
use stage::{Edge, TableArea, whereabouts};
use view::Length;

use crate::kit::{Door, INCHES, house, table};

#[test]
fn a_place_is_a_room_of_the_table_or_a_box_on_it() {
    let mut layout = table();
    layout.add_building("/buildings/0", &house("barn", &[])).unwrap();
    let table = &layout.table;
    let barn = TableArea::Room("barn".to_owned()).laid("/goal/place", INCHES, table).unwrap();
    let corner = TableArea::Box([0, 0, 60, 60]).laid("/goal/place", INCHES, table).unwrap();
    let name = "the north-west corner".to_owned();
    assert_eq!(corner, TableArea::Named { name, sides: [0, 0, 150, 150] });
    let apart = TableArea::Box([300, 300, 60, 60]).laid("/goal/place", INCHES, table).unwrap();
    assert_eq!(apart, TableArea::Box([750, 750, 150, 150]), "nothing there has a name");
    let (inside, edge) = (Point::new(300, 300), Point::new(150, 150));
    assert!(barn.contains(table, inside) && !barn.contains(table, edge));
    assert!(corner.contains(table, edge) && !corner.contains(table, Point::new(151, 150)));
    assert_eq!(barn.words(Length::Inches), "the barn");
    assert_eq!(corner.words(Length::Inches), "the north-west corner");
    let box_in_words = "the place 30 to 36 in from the west edge and 30 to 36 in from the north edge";
    assert_eq!(apart.words(Length::Inches), box_in_words);
    let nowhere = TableArea::Room("mill".to_owned()).laid("/goal/place", INCHES, table).unwrap_err();
    assert_eq!((nowhere.path.as_str(), nowhere.found.as_str()), ("/goal/place/room", "`mill`"));
    let flat = TableArea::Box([0, 0, 60, 0]).laid("/goal/place", INCHES, table).unwrap_err();
    assert_eq!(flat.path, "/goal/place/box/3");
}

#[test]
fn every_edge_has_a_strip_and_every_place_a_nearest_edge() {
    let table = table().table;
    for edge in Edge::ALL {
        let [x, y, width, height] = edge.strip(&table, 100);
        assert_eq!(width * height, 100 * 1200);
        assert_eq!(Edge::nearest(&table, Point::new(x + width / 2, y + height / 2)), edge);
    }
}

#[test]
fn ways_are_told_in_the_unit_of_the_table() {
    let (from, to) = (Point::new(100, 100), Point::new(250, 100));
    assert_eq!(whereabouts::way(from, to, Length::Inches), "6 in east");
    assert_eq!(whereabouts::way(from, to, Length::Centimetres), "15 cm east");
    assert_eq!(whereabouts::way(from, from, Length::Inches), "here");
    assert_eq!(whereabouts::spot(to, Length::Inches), "10 in, 4 in");
    assert_eq!(
        [0, 11, 12, 350, -90].map(whereabouts::wind),
        ["north", "north", "north-north-east", "north", "west"]
    );
}

#[test]
fn an_opening_is_near_whose_middle_is() {
    let mut layout = table();
    let doors = [Door { from: [120, 100], to: [136, 100], defence: 1 }];
    layout.add_building("/buildings/0", &house("barn", &doors)).unwrap();
    let near = |y: i32| whereabouts::opening_near(&layout.table, Point::new(320, y), 25).map(|it| &*it.name);
    assert_eq!((near(225), near(224)), (Some("door 1"), None));
}

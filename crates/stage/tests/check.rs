//! Positions from outside.
use ground::open::{PieceId, Polygon, Shape};
use kernel::Point;
use stage::{Scenery, SceneryKind, TableArea, TerrainFile, check};

use crate::kit::{Kind, Terrain, table};

fn roofed() -> ground::open::Table {
    let mut layout = table();
    let file = TerrainFile::new("box".to_owned(), Kind::Container, stage::Footprint::Box([10, 10, 40, 20]));
    layout.add_terrain("", &Terrain { roof: true, ..file }).unwrap();
    let file = TerrainFile::new("wood".to_owned(), Kind::Woods, stage::Footprint::Box([100, 10, 40, 20]));
    layout.add_terrain("", &file).unwrap();
    layout.table
}

#[test]
fn a_table_that_was_laid_out_passes_and_one_larger_than_a_room_does_not() {
    let table = roofed();
    assert_eq!(check::table(&table, 0), Ok(()));
    let mut wide = table.clone();
    wide.width = 6001;
    assert_eq!(
        check::table(&wide, 0).unwrap_err().to_string(),
        "width: 6001 mm; a table has sides of 100 to 6000 mm"
    );
    let mut steep = table;
    steep.pieces[1].crossing = Some(3);
    assert_eq!(check::table(&steep, 3), Ok(()));
    assert!(check::table(&steep, 2).unwrap_err().to_string().starts_with("pieces/1/crossing"));
}

#[test]
fn whoever_stands_somewhere_stands_on_the_table_or_on_a_roof() {
    let table = roofed();
    let at = |x: i32, y: i32| Point::new(x, y);
    assert_eq!(check::on_table(&table, at(0, 1200)), Ok(()));
    assert!(check::on_table(&table, at(-1, 0)).is_err() && check::on_table(&table, at(0, 1201)).is_err());
    assert_eq!(check::somewhere(at(-20_000, 20_000)), Ok(()));
    assert!(check::somewhere(at(20_001, 0)).is_err() && check::somewhere(at(0, -20_001)).is_err());
    assert_eq!((check::level(&table, None), check::level(&table, Some(PieceId(0)))), (Ok(()), Ok(())));
    assert!(check::level(&table, Some(PieceId(1))).is_err(), "it has no roof");
    assert!(check::level(&table, Some(PieceId(2))).is_err(), "there is no such piece");
}

#[test]
fn areas_name_rooms_that_are_there_and_scenery_has_a_shape() {
    let table = roofed();
    assert!(check::area(&table, &TableArea::Room("attic".to_owned())).is_err());
    assert_eq!(check::area(&table, &TableArea::Box([0, 0, 100, 100])), Ok(()));
    assert!(check::area(&table, &TableArea::Box([0, 0, 100, 12_001])).is_err());
    let shape = |corners: Vec<Point>| Shape::Polygon(Polygon::new(corners));
    let thing = |shape: Shape| Scenery { kind: SceneryKind::Yard, name: String::new(), shape };
    let square = Polygon::rectangle(0, 0, 50, 50).corners;
    assert_eq!(check::scenery(&[thing(shape(square))]), Ok(()));
    let far = check::scenery(&[thing(shape(vec![Point::new(i32::MIN, 0)]))]).unwrap_err();
    assert!(far.to_string().starts_with("scenery/0/shape"), "{far}");
}

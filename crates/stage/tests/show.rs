//! What a view shows of a table.
use ground::open::{Opening, OpeningId, Piece, PieceId, Polygon, Room, RoomId};
use kernel::Point;
use serde_json::json;
use stage::{Appearance, Looks, SceneryFile, looks, scenery, show};
use view::{Condition, DamageMark, Floor, Furniture, Outline, Surface, TerrainKind, Vehicle};

use crate::kit::{Door, INCHES, Kind, house, table};

/// The kinds of pieces, and what each door still holds.
struct Book {
    kinds: Vec<Kind>,
    doors: Vec<u8>,
}

impl Looks for Book {
    fn room(&self, _: RoomId, room: &Room) -> Appearance {
        Appearance { kind: TerrainKind::Room { floor: looks::floor(&room.name) }, marks: Vec::new() }
    }

    fn piece(&self, id: PieceId, _: &Piece) -> Appearance {
        let kind = match self.kinds[id.0 as usize] {
            Kind::House => TerrainKind::Building,
            Kind::Wall => TerrainKind::Wall,
            Kind::Woods | Kind::Container => TerrainKind::Other,
        };
        Appearance { kind, marks: Vec::new() }
    }

    fn opening(&self, id: OpeningId, _: &Opening) -> Appearance {
        let kind = TerrainKind::Opening { opening: view::Opening::Door };
        let marks = view::marks(&[(1 < self.doors[id.0 as usize], Condition::Barricaded, "barricaded")]);
        Appearance { kind, marks }
    }
}

#[test]
fn rooms_walls_and_openings_are_shown_with_the_looks_and_marks_of_the_book() {
    let mut layout = table();
    let doors = [Door { from: [120, 100], to: [135, 100], defence: 3 }];
    layout.add_building("/buildings/0", &house("garage", &doors)).unwrap();
    let book = Book { kinds: layout.pieces.clone(), doors: vec![3] };
    let shown = show::terrain(&layout.table, &book);
    let kinds: Vec<TerrainKind> = shown.iter().map(|it| it.kind).collect();
    let door = TerrainKind::Opening { opening: view::Opening::Door };
    assert_eq!(kinds, [TerrainKind::Room { floor: Floor::Concrete }, TerrainKind::Building, door]);
    let points = vec![Point::new(300, 250), Point::new(337, 250)];
    assert_eq!(shown[2].outline, Outline::Line { points, thickness: 5 });
    assert_eq!(shown[2].marks, [DamageMark::new(Condition::Barricaded, "barricaded")]);
}

#[test]
fn scenery_is_shown_as_it_lies() {
    let file: SceneryFile =
        serde_json::from_value(json!({ "kind": "car-park", "name": "Lot B", "box": [0, 0, 40, 20] }))
            .unwrap();
    let laid = scenery::scenery(INCHES, &[file]).unwrap();
    let shown = show::scenery(&laid);
    assert_eq!(shown[0].kind, TerrainKind::Surface { surface: Surface::CarPark });
    assert_eq!(shown[0].outline, Outline::Area(Polygon::rectangle(0, 0, 100, 50)));
    assert_eq!(shown[0].name, "Lot B");
}

#[test]
fn a_name_says_what_something_looks_like() {
    assert_eq!(
        ["Bathroom", "Kitchen", "Back room"].map(looks::floor),
        [Floor::SmallTiles, Floor::Tiles, Floor::Boards]
    );
    assert_eq!(["big couch", "desk"].map(looks::furniture), [Furniture::Sofa, Furniture::Table]);
    let burnt = TerrainKind::Wreck { vehicle: Vehicle::Van, burnt: true };
    assert_eq!(looks::wreck("burnt-out ambulance", Vehicle::Car), burnt);
    assert_eq!(looks::vehicle("school bus", Vehicle::Truck), TerrainKind::Vehicle { vehicle: Vehicle::Bus });
}

//! What a view shows of a table: outlines are the ground's, looks and states the book's.
use ground::open::{Opening, OpeningId, Piece, PieceId, Room, RoomId, Shape, Table};
use view::{DamageMark, Outline, Terrain, TerrainKind};

use crate::scenery::Scenery;

/// What something looks like, and what has become of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Appearance {
    pub kind: TerrainKind,
    pub marks: Vec<DamageMark>,
}

/// What a book says of the things on its table.
pub trait Looks {
    fn room(&self, id: RoomId, room: &Room) -> Appearance;
    fn piece(&self, id: PieceId, piece: &Piece) -> Appearance;
    fn opening(&self, id: OpeningId, opening: &Opening) -> Appearance;
}

/// Rooms, pieces and openings, in the order in which they are laid down.
pub fn terrain(table: &Table, looks: &impl Looks) -> Vec<Terrain> {
    let rooms = (0..).zip(&table.rooms).map(|(id, room)| {
        terrain_of(&room.name, Outline::Area(room.area.clone()), looks.room(RoomId(id), room))
    });
    let pieces = (0..)
        .zip(&table.pieces)
        .map(|(id, piece)| terrain_of(&piece.name, outline(&piece.shape), looks.piece(PieceId(id), piece)));
    let openings = (0..).zip(&table.openings).filter_map(|(id, opening)| {
        let Shape::Wall { thickness, .. } = table.pieces.get(opening.wall.0 as usize)?.shape else {
            return None;
        };
        let outline = Outline::Line { points: vec![opening.from, opening.to], thickness };
        Some(terrain_of(&opening.name, outline, looks.opening(OpeningId(id), opening)))
    });
    rooms.chain(pieces).chain(openings).collect()
}

/// What is only looked at.
pub fn scenery(all: &[Scenery]) -> Vec<Terrain> {
    let one = |it: &Scenery| {
        terrain_of(&it.name, outline(&it.shape), Appearance { kind: it.kind.look(), marks: Vec::new() })
    };
    all.iter().map(one).collect()
}

fn terrain_of(name: &str, outline: Outline, Appearance { kind, marks }: Appearance) -> Terrain {
    Terrain { name: name.to_owned(), kind, outline, marks }
}

pub fn outline(shape: &Shape) -> Outline {
    match shape {
        Shape::Polygon(polygon) => Outline::Area(polygon.clone()),
        Shape::Wall { line, thickness } => Outline::Line { points: line.clone(), thickness: *thickness },
        Shape::Circle(circle) => Outline::Circle { at: circle.at, diameter: circle.diameter },
    }
}

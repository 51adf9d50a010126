//! What things look like of which a file gives only a name: what the words in it say.
use view::{Floor, Furniture, TerrainKind, Vehicle};

/// Whether a name has any of these in it.
fn has(name: &str, words: &[&str]) -> bool {
    let name = name.to_lowercase();
    words.iter().any(|it| name.contains(it))
}

/// The first look of which the name has a word.
fn named<T: Copy>(name: &str, looks: &[(&[&str], T)]) -> Option<T> {
    looks.iter().find(|it| has(name, it.0)).map(|it| it.1)
}

/// What a room of this name is floored with.
pub fn floor(room: &str) -> Floor {
    let looks: [(&[&str], Floor); 5] = [
        (&["bath", "wash", "toilet"], Floor::SmallTiles),
        (
            &["kitchen", "pharmacy", "shop", "surgery", "supermarket", "sales", "diner", "canteen", "lab"],
            Floor::Tiles,
        ),
        (&["bed", "office", "study", "lounge", "dormitory", "cinema"], Floor::Carpet),
        (
            &["garage", "barn", "cellar", "store", "cold", "loading", "shed", "workshop", "hangar"],
            Floor::Concrete,
        ),
        (&["hall", "corridor", "porch", "attic"], Floor::LongBoards),
    ];
    named(room, &looks).unwrap_or(Floor::Boards)
}

pub fn furniture(name: &str) -> Furniture {
    let looks: [(&[&str], Furniture); 10] = [
        (&["bed"], Furniture::Bed),
        (&["sofa", "couch"], Furniture::Sofa),
        (&["armchair"], Furniture::Armchair),
        (&["shelf", "shelves", "rack", "bookcase", "pews"], Furniture::Shelf),
        (&["bath", "tub"], Furniture::Bath),
        (&["stove", "cooker", "oven"], Furniture::Stove),
        (&["sink"], Furniture::Sink),
        (&["bench"], Furniture::Bench),
        (&["round table"], Furniture::RoundTable),
        (&["counter", "till", "bar", "freezer"], Furniture::Counter),
    ];
    named(name, &looks).unwrap_or(Furniture::Table)
}

/// What is left of a vehicle, by its name or else by what it was.
pub fn wreck(name: &str, was: Vehicle) -> TerrainKind {
    let looks: [(&[&str], Vehicle); 4] = [
        (&["tank", "carrier"], Vehicle::Tank),
        (&["tractor", "digger"], Vehicle::Tractor),
        (&["bus", "coach", "tram"], Vehicle::Bus),
        (&["van", "truck", "lorry", "ambulance", "camper"], Vehicle::Van),
    ];
    TerrainKind::Wreck { vehicle: named(name, &looks).unwrap_or(was), burnt: has(name, &["burn"]) }
}

/// A vehicle that nobody has wrecked; whatever is called a bus looks like one.
pub fn vehicle(name: &str, is: Vehicle) -> TerrainKind {
    TerrainKind::Vehicle { vehicle: if has(name, &["bus"]) { Vehicle::Bus } else { is } }
}

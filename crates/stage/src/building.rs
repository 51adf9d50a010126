//! Buildings that can be entered: four walls, inner walls, openings and rooms.
use std::fmt::Debug;

/// What every book says of a building; what more its files say is its own.
#[derive(Clone, Copy, Debug)]
pub struct Building<'a, O, R> {
    pub name: &'a str,
    /// The left upper corner, then width and height: the middle of the walls.
    pub rectangle: [i32; 4],
    /// How thick the walls are.
    pub thickness: i32,
    pub inner_walls: &'a [Vec<[i32; 2]>],
    pub openings: &'a [O],
    /// One room for the whole building if there are none.
    pub rooms: &'a [R],
}

/// A room of a building, as a book's files have it.
pub trait RoomFile: Clone + Debug {
    fn name(&self) -> &str;

    /// The left upper corner, then width and height.
    fn rectangle(&self) -> [i32; 4];

    /// The one room of a building that nobody has divided.
    fn whole(building: &str, rectangle: [i32; 4]) -> Self;
}

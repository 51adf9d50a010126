//! Where everybody stands, by the names that options have: the board itself has one sign for all zombies.
use kernel::Point;
use view::{Ground, Piece, View, hex::Hexes};

/// With more figures than this they are listed only when somebody asks for the whole board.
pub const MOST_UNASKED: usize = 40;

/// Every figure with its place: in the unit in which places are answered, or by its hex. Nothing where there is no map.
pub fn places(view: &View) -> String {
    let listed = |place: &dyn Fn(&Piece) -> String| {
        let each: Vec<String> =
            view.tokens.iter().map(|piece| format!("{} {}", piece.name, place(piece))).collect();
        each.join(", ")
    };
    let length = view.units.length;
    let number = |kept: i32| length.number(kept.into());
    match &view.ground {
        Ground::Open { .. } => format!(
            "Places, in {} from the west and from the north: {}.",
            length.short(),
            listed(&|piece| format!("at {} {}", number(piece.at.x), number(piece.at.y)))
        ),
        Ground::Hex(map) => {
            format!("Places, by hex: {}.", listed(&|piece| format!("in {}", hex(map, piece.at))))
        }
        Ground::None => String::new(),
    }
}

/// The hex that somebody stands in; of several in one hex each has a spot of its own.
fn hex(map: &Hexes, at: Point) -> String {
    let away = |it: Point| i64::from(it.x - at.x).pow(2) + i64::from(it.y - at.y).pow(2);
    let nearest = map.cells.iter().min_by_key(|it| away(it.at));
    nearest.map_or_else(|| "no hex".to_owned(), |it| it.name.to_string())
}

//! Where everybody stands, by the names that options have: the board itself has one sign for all zombies.
use kernel::Point;
use view::{Ground, Piece, View, hex::Hexes};

/// With more figures than this they are listed only when somebody asks for the whole board.
pub const MOST_UNASKED: usize = 40;

/// Every figure with its place: in centimetres, as places are answered, or by its hex.
pub fn places(view: &View) -> String {
    let listed = |place: &dyn Fn(&Piece) -> String| {
        let each: Vec<String> = view.tokens.iter().map(|it| format!("{} {}", it.name, place(it))).collect();
        each.join(", ")
    };
    match &view.ground {
        Ground::Open { .. } => {
            format!(
                "Places, in cm from the west and from the north: {}.",
                listed(&|it| format!("at {}", centimetres(it.at)))
            )
        }
        Ground::Hex(map) => format!("Places, by hex: {}.", listed(&|it| format!("in {}", hex(map, it.at)))),
    }
}

fn centimetres(at: Point) -> String {
    let one = |mm: i32| match mm % 10 {
        0 => (mm / 10).to_string(),
        rest => format!("{}.{}", mm / 10, rest.abs()),
    };
    format!("{} {}", one(at.x), one(at.y))
}

/// The hex that somebody stands in; of several in one hex each has a spot of its own.
fn hex(map: &Hexes, at: Point) -> String {
    let away = |it: Point| i64::from(it.x - at.x).pow(2) + i64::from(it.y - at.y).pow(2);
    let nearest = map.cells.iter().min_by_key(|it| away(it.at));
    nearest.map_or_else(|| "no hex".to_owned(), |it| it.name.to_string())
}

//! Where everybody stands, by the names that options have: the board itself has signs and numbers.
use view::View;

/// With more figures than this they are listed only when somebody asks for the whole board.
pub const MOST_UNASKED: usize = 40;

/// Every figure with its place: in the unit in which places are answered, or by its cell. Nothing where nobody is on a board.
pub fn places(view: &View) -> String {
    let Some(board) = view.ground.board().filter(|_| !view.tokens.is_empty()) else { return String::new() };
    let length = view.units.length;
    let each: Vec<String> =
        view.tokens.iter().map(|piece| format!("{} {}", piece.name, board.place(piece.at, length))).collect();
    format!("Places, {}: {}.", board.places(length), each.join(", "))
}

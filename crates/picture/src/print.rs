//! How the boards are drawn. That there are several kinds is known here alone.
use view::{Ground, View};

use crate::{Look, label::Slot};

/// What is asked of a board that can be drawn.
pub trait Print {
    /// All of it as one `<svg>`.
    fn board(&self, view: &View, look: &Look) -> String;

    /// The same small: plain shapes, no symbols.
    fn map(&self, view: &View) -> String;

    /// The outline of one place about its middle, in the size of marks; nothing where places have no outline.
    fn cell(&self) -> Option<String>;

    /// The layers that figures make, and those with the roofs that come off where they go in, from the ground up, by their names.
    fn figures(&self, view: &View, look: &Look) -> Vec<(&'static str, String)>;

    /// Every plate with the name on it.
    fn plates(&self, view: &View, look: &Look) -> Vec<(Slot, String)>;

    /// Where the number of a figure that can be chosen lies about its middle, in the size of marks.
    fn number(&self) -> Slot;
}

/// The board of a view, if it has one.
pub fn of(view: &View) -> Option<&dyn Print> {
    match &view.ground {
        Ground::Open(table) => Some(table),
        Ground::Hex(map) => Some(&**map),
        Ground::None => None,
    }
}

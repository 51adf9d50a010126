//! What a seat sees of an Encounter.
use kernel::Seat;
use view::{Line, View};

use crate::battle::Battle;

/// The table as one seat sees it.
pub fn view(battle: &Battle, _seat: Seat) -> View {
    let turn = Line { name: "turn".to_owned(), value: battle.turn.to_string(), rule: None };
    View { title: battle.scene.title.clone(), clock: vec![turn], ..View::default() }
}

//! The table as one seat sees it. Everything on it is open to everybody.
use kernel::{Token, Viewer};
use view::{Length, NamedValue, Units, View};

use crate::battle::{Battle, FigureId, Who};

/// All distances are in inches (p. 2), and movement is counted in them.
pub const UNITS: Units = Units { length: Length::Inches, effort: "in" };

/// What somebody sees, which is what everybody sees.
pub fn view(battle: &Battle, _: Viewer) -> View {
    let turn = view::Amount::plain(battle.turn).of(battle.scene.last_turn.map(u32::from));
    View {
        title: battle.scene.title.clone(),
        units: UNITS,
        clock: vec![NamedValue::of_amount("turn", turn)],
        ..View::default()
    }
}

/// What a figure or vehicle is called; nothing for those who are not there.
pub fn called(battle: &Battle, token: Token) -> Option<String> {
    match Who::from_token(token) {
        Who::Figure(FigureId::Person(it)) => Some(battle.people.get(usize::from(it.0))?.name.clone()),
        Who::Figure(FigureId::Zombie(it)) => {
            battle.zombies.get(usize::from(it.0))?;
            Some(battle.name(it.into()))
        }
        Who::Vehicle(it) => Some(battle.vehicles.get(usize::from(it.0))?.name.clone()),
    }
}

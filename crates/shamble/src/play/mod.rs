//! A game at the terminal: for people, and line by line for programs.
mod form;
pub mod json;
mod news;
pub mod page;
mod places;
pub mod reading;
pub mod terminal;

use shelf::Game;
use view::words;

use crate::failure::Failure;

/// How somebody left a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// The game is over.
    Over,
    /// They go on another time.
    Quit,
    /// They sit down to the game that a campaign waits for.
    ForGame,
}

/// Scripted dice must all have been rolled when a game ends.
fn spare_dice(game: &dyn Game, scripted: bool) -> Result<(), Failure> {
    match game.spare_dice() {
        n if scripted && n != 0 => {
            let spare = words::counted(n, "die was", "dice were");
            Err(Failure::usage(format!("--dice: too many; {spare} never rolled")))
        }
        _ => Ok(()),
    }
}

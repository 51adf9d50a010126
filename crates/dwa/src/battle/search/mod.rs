//! Searching (16.2) on the board.
use kernel::{Menu, Offered, Pause, Play};

use super::{Battle, act::Action};

/// What a human can do by this chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum SearchAction {}

/// Adds what he may do now, and what he may not and why.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let _ = (battle, human, menu);
}

/// Does it.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    action: &SearchAction,
) -> Result<(), Pause> {
    let _ = (battle, play, human);
    match *action {}
}

/// How it is shown to whoever chooses.
pub fn offered(battle: &Battle, human: u16, action: &SearchAction) -> Offered {
    let _ = (battle, human);
    match *action {}
}

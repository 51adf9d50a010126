//! Close combat (12) on the board.
mod cqm;
mod escape;
mod offer;
mod strike;

use kernel::{Pause, Play};

pub use self::{
    cqm::{cqm_at, measure_cqm},
    escape::{free_path, measure_break},
    offer::{offer, offered},
    strike::{can_strike, measure_strike, strike_at},
};
pub(crate) use self::{
    cqm::{rolls as close_rolls, tell_fire},
    strike::{melee, mishap_of, struck_with},
};
use super::{Battle, FigureId, ap, change, figure::Malfunction, psychosis::deed, shoot::Limits};
use crate::{journal::Mark, table::ap::Action as Priced};

/// What a human can do by this chapter; a strike without a place is with bare hands.
#[derive(Clone, Debug, PartialEq)]
pub enum CcAction {
    Strike { place: Option<u8>, zombie: u32 },
    Fire { place: u8, zombie: u32, shells: u8 },
    Break,
    RestartChainsaw { place: u8 },
}

/// Does it.
pub fn perform(battle: &mut Battle, play: &mut Play<'_>, human: u16, action: &CcAction) -> Result<(), Pause> {
    match *action {
        CcAction::Strike { place, zombie } => strike::strike(battle, play, human, place, zombie, false),
        CcAction::Fire { place, zombie, shells } => {
            if deed::diverts(battle, play, human, true, Limits::OWN)? {
                return Ok(());
            }
            cqm::fire(battle, play, human, place, zombie, shells, Limits::OWN)
        }
        CcAction::Break => escape::try_to_break(battle, play, human),
        CcAction::RestartChainsaw { place } => {
            restart(battle, play, human, place);
            Ok(())
        }
    }
}

fn restart(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8) {
    ap::pay(battle, play, human, Priced::RestartChainsaw);
    change::set_trouble(battle, human, place, Malfunction::None);
    let token = FigureId::Human(human).token();
    play.mark(rule!("dwa.ap.restart-chainsaw-cost"), token, Mark::Stalled, false);
}

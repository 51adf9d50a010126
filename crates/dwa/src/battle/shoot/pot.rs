//! What pays for an attack, and how much of it there may be.
use kernel::Play;

use crate::{
    battle::{Battle, FigureId, ap},
    journal::Count,
    table::ap::Action,
};

/// Where the AP of an attack come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pot {
    /// His own, in his activation.
    Own,
    /// Those he kept for the zombie phase (Cover).
    Cover,
    /// Nothing is paid.
    Free,
}

/// How an attack may be carried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    pub pot: Pot,
    /// The most bursts, where that is not left to AP and ammunition.
    pub bursts: Option<u8>,
    /// Whether the player may aim, use skills and sustain his fire.
    pub choices: bool,
}

impl Limits {
    /// An ordinary attack in one's own activation.
    pub const OWN: Limits = Limits { pot: Pot::Own, bursts: None, choices: true };
    /// Fire in the zombie phase by the skill Cover, whose use is the skill of the turn.
    pub const COVER: Limits = Limits { pot: Pot::Cover, bursts: None, choices: true };
    /// One burst that costs nothing.
    pub const FREE: Limits = Limits { pot: Pot::Free, bursts: Some(1), choices: false };
    /// One burst, paid for, without any choice: what a mind compels.
    pub const COMPELLED: Limits = Limits { pot: Pot::Own, bursts: Some(1), choices: false };
}

impl Pot {
    pub fn at_hand(self, battle: &Battle, human: u16) -> u8 {
        match self {
            Pot::Own => ap::at_hand(battle, human, false),
            Pot::Cover => battle.humans[usize::from(human)].turn.cover_ap,
            Pot::Free => u8::MAX,
        }
    }

    pub fn price(self, battle: &Battle, human: u16, action: Action) -> u8 {
        match self {
            Pot::Own | Pot::Cover => ap::price(battle, human, action),
            Pot::Free => 0,
        }
    }

    /// How often an action can be paid from what is left after `spent`.
    pub fn times(self, battle: &Battle, human: u16, action: Action, spent: u8) -> u8 {
        let left = self.at_hand(battle, human).saturating_sub(spent);
        left.checked_div(self.price(battle, human, action)).unwrap_or(u8::MAX)
    }

    pub fn pay(self, battle: &mut Battle, play: &mut Play<'_>, human: u16, action: Action, times: u8) {
        match self {
            Pot::Own => ap::pay_times(battle, play, human, action, times),
            Pot::Cover => {
                let price = ap::price(battle, human, action) * times;
                let turn = battle.turn_of(human);
                turn.cover_ap = turn.cover_ap.saturating_sub(price);
                let (token, n) = (FigureId::Human(human).token(), i32::from(turn.cover_ap));
                play.counted(rule!("dwa.skill.cover"), token, Count::ApForCover, n);
            }
            Pot::Free => (),
        }
    }
}

//! What people have in hand, and what lies about (p. 14).
use kernel::{Menu, OptionView, Pause, Play};
use smallvec::SmallVec;

use super::{
    Battle, PersonId,
    act::Action,
    person::{Arm, ArmKind},
};
use crate::{journal::Choosing, table::weapon::Weapon};

#[derive(Clone, Debug, PartialEq)]
pub enum ItemAction {
    /// What lies there, by its place in the list.
    PickUp(u16),
    /// These arms in hand, the primary hand first.
    Hold(SmallVec<[u8; 2]>),
}

/// What one of somebody's arms is called.
pub fn called(battle: &Battle, who: PersonId, arm: u8) -> String {
    battle.person(who).arms.get(usize::from(arm)).map(word).unwrap_or_default()
}

/// What a weapon is called.
pub fn word(arm: &Arm) -> String {
    match arm.what {
        ArmKind::Gun(Weapon::Listed(gun)) => view::words::spelled(&gun),
        ArmKind::Gun(Weapon::Own(_)) => "weapon of their own".to_owned(),
        ArmKind::Melee(weapon) => view::words::spelled(&weapon),
        ArmKind::Chainsaw(_) => "chainsaw".to_owned(),
    }
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let _ = (battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &ItemAction,
) -> Result<(), Pause> {
    let _ = (battle, play, who, action);
    Ok(())
}

impl ItemAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        OptionView::new(match self {
            ItemAction::PickUp(at) => format!("Pick up the {}", lying(battle, *at)),
            ItemAction::Hold(arms) => {
                let names: Vec<String> = arms.iter().map(|&it| called(battle, who, it)).collect();
                format!("Take the {} in hand", names.join(" and the "))
            }
        })
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        match self {
            ItemAction::PickUp(at) => Choosing::PicksUp { thing: lying(battle, *at).into() },
            ItemAction::Hold(arms) => Choosing::TakesInHand {
                things: arms.iter().map(|&it| called(battle, who, it).into()).collect(),
            },
        }
    }
}

fn lying(battle: &Battle, at: u16) -> String {
    battle.lying.get(usize::from(at)).map(|it| word(&it.what)).unwrap_or_default()
}

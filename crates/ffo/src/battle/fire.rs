//! Fire (p. 36): buildings that are set alight, and how they burn.
use kernel::{Menu, OptionView, Pause, Play};

use super::{Battle, PersonId, act::Action};
use crate::journal::Choosing;

#[derive(Clone, Debug, PartialEq)]
pub enum FireAction {
    /// A building, by its place.
    Set(u16),
    /// With the hose that they have.
    PutOut(u16),
}

/// Before the activation dice: what smoulders lights, what burns spreads.
pub fn morning(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let _ = (battle, play);
    Ok(())
}

/// Half of it burns, so that nobody may stay in it.
pub fn must_be_abandoned(battle: &Battle, building: u16) -> bool {
    let _ = (battle, building);
    false
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let _ = (battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &FireAction,
) -> Result<(), Pause> {
    let _ = (battle, play, who, action);
    Ok(())
}

impl FireAction {
    fn building<'a>(&self, battle: &'a Battle) -> &'a str {
        let (FireAction::Set(at) | FireAction::PutOut(at)) = self;
        battle.scene.buildings.get(usize::from(*at)).map_or("", |it| &it.name)
    }

    pub fn offered(&self, battle: &Battle, _: PersonId) -> OptionView {
        let building = self.building(battle);
        OptionView::new(match self {
            FireAction::Set(_) => format!("Set fire to the {building}"),
            FireAction::PutOut(_) => format!("Fight the fire in the {building}"),
        })
    }

    pub fn deed(&self, battle: &Battle, _: PersonId) -> Choosing {
        let building = self.building(battle).to_owned().into();
        match self {
            FireAction::Set(_) => Choosing::SetsFire { building },
            FireAction::PutOut(_) => Choosing::WorksOn { what: building },
        }
    }
}

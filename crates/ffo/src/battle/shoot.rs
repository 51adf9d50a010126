//! Ranged combat (p. 25) on the board: targets declared, dice rolled, noise made, damage done.
mod aim;
mod declare;
mod measure;
mod odds;
mod offer;
mod reload;
mod volley;

use kernel::OptionView;
use smallvec::SmallVec;

pub use self::{
    aim::{can_fire, forbids_fire, guns, reach_mm, reaches, ready, targets, weapon_at, would_reach},
    declare::{declare, declare_at, mechanical},
    odds::{Fared, fared, odds},
    offer::{offer, perform},
    reload::{complete, finish_reloading, owes},
    volley::{run_dry, volley},
};
use super::{Battle, FigureId, PersonId, VehicleId};
use crate::journal::Choosing;

#[derive(Clone, Debug, PartialEq)]
pub enum ShootAction {
    Fire,
    /// One of their arms.
    Reload(u8),
}

/// On what occasion somebody fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    Active,
    InSight,
    /// In answer to fire.
    Answer,
    RushShot,
    ChargedAt,
    Surprise,
    OneShot,
    /// At somebody who leaves the table.
    Leaving,
}

/// One figure's fire in one step.
#[derive(Clone, Debug, PartialEq)]
pub struct Firing {
    pub who: PersonId,
    /// The arms that are fired, by their places.
    pub arms: SmallVec<[u8; 2]>,
    pub manner: Manner,
    /// In the order in which they are fired at.
    pub aims: SmallVec<[AimAt; 2]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AimAt {
    pub at: Target,
    /// Shots of one of the arms, by its place among those that are fired.
    pub of: u8,
    pub shots: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    Figure(FigureId),
    Vehicle(VehicleId),
}

impl Manner {
    /// The target charges, or has come upon them.
    pub const fn is_at_charger(self) -> bool {
        match self {
            Manner::ChargedAt | Manner::Surprise | Manner::OneShot => true,
            Manner::Active | Manner::InSight | Manner::Answer | Manner::RushShot | Manner::Leaving => false,
        }
    }

    /// No more than a single shot.
    pub const fn is_one_shot(self) -> bool {
        matches!(self, Manner::OneShot)
    }

    /// Whether those who were fired at test for it.
    pub const fn is_answered(self) -> bool {
        match self {
            Manner::ChargedAt | Manner::Surprise | Manner::OneShot | Manner::Leaving => false,
            Manner::Active | Manner::InSight | Manner::Answer | Manner::RushShot => true,
        }
    }
}

impl ShootAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        OptionView::new(match self {
            ShootAction::Fire => "Fire".to_owned(),
            ShootAction::Reload(arm) => format!("Reload the {}", super::item::called(battle, who, *arm)),
        })
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        match self {
            ShootAction::Fire => Choosing::OpensFire,
            ShootAction::Reload(arm) => {
                Choosing::Reloads { thing: super::item::called(battle, who, *arm).into() }
            }
        }
    }
}

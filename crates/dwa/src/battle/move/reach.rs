//! How far a human can walk now, AP by AP.
use ground::open::Polygon;

use super::{
    place::walker,
    walk::{enemies, limit_mm, pace},
};
use crate::{
    battle::{Battle, FigureId, ap},
    table::{ap::Action as Priced, r#move::STEP_MM},
};

/// The costs are worked out for places at the most so far apart.
const GRID_MM: i32 = 10;

/// What some of his AP pay for.
pub(crate) struct Reached {
    pub ap: u8,
    /// The lines round it, the longest first; a line within another goes round what cannot be reached.
    pub outlines: Vec<Polygon>,
}

/// How far he gets for each AP that he could spend, fewest first; what is paid for already costs none.
pub(crate) fn reached(battle: &Battle, human: u16) -> Vec<Reached> {
    let who = FigureId::Human(human);
    let (from, limit) = (battle.at(who), limit_mm(battle, human));
    let crowd = enemies(battle, human, from);
    let grid = (limit / 10).clamp(2, GRID_MM);
    let costs = walker(battle, battle.level(who), &crowd).costs(from, pace(battle, human), limit, grid);
    let price = ap::price(battle, human, Priced::Move).max(1);
    let paid = i32::from(battle.humans[usize::from(human)].turn.paid_mm);
    let most = ap::at_hand(battle, human, true) / price;
    let first = u8::from(paid <= 0);
    let each = (first..=most).map(|times| Reached {
        ap: times * price,
        outlines: costs.outlines(paid + i32::from(times) * STEP_MM),
    });
    each.collect()
}

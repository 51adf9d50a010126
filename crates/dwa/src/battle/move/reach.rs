//! How far a human can walk now, AP by AP.
use ground::open::Polygon;
use stage::reach;

use super::{
    place::walker,
    walk::{enemies, limit_mm, pace},
};
use crate::{
    battle::{Battle, FigureId, ap},
    table::{ap::Action as Priced, r#move::STEP_MM},
};

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
    let price = ap::price(battle, human, Priced::Move).max(1);
    let paid = i32::from(battle.humans[usize::from(human)].turn.paid_mm);
    let most = ap::at_hand(battle, human, true) / price;
    let first = u8::from(paid <= 0);
    let times = first..=most;
    let lengths = times.clone().map(|it| paid + i32::from(it) * STEP_MM);
    let walker = walker(battle, battle.level(who), &crowd);
    let outlines = reach::outlines(&walker, from, pace(battle, human), limit, lengths);
    times.zip(outlines).map(|(times, outlines)| Reached { ap: times * price, outlines }).collect()
}

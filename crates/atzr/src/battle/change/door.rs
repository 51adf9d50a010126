//! Entrances: doors, cards, searches, and who holds them.
use super::super::{
    Battle,
    place::{BuildingHex, Draws, Searched},
    side::SideId,
};
use crate::printed::CardId;

fn place(battle: &mut Battle, entrance: usize) -> &mut BuildingHex {
    &mut battle.places.open()[entrance]
}

/// Somebody has got in, and whatever barred the door is gone (13.6.2).
pub fn open(battle: &mut Battle, entrance: usize) {
    let place = place(battle, entrance);
    (place.open, place.barricaded) = (true, false);
}

/// The door is open, barricaded or not.
pub fn unlock(battle: &mut Battle, entrance: usize) {
    place(battle, entrance).open = true;
}

pub fn barricade(battle: &mut Battle, entrance: usize) {
    let place = place(battle, entrance);
    (place.open, place.barricaded) = (false, true);
}

/// Its Event Card has been drawn (2.3.2.1).
pub fn draw(battle: &mut Battle, entrance: usize, card: CardId) {
    place(battle, entrance).card = Some(card.0);
}

/// When cards are drawn here in this Encounter.
pub fn draw_as(battle: &mut Battle, entrance: usize, draws: Draws) {
    place(battle, entrance).draws = draws;
}

/// Searched, or never to be (15.4).
pub fn search(battle: &mut Battle, entrance: usize, searched: Searched) {
    place(battle, entrance).search = searched;
}

/// The strangers of its card hold it, or nobody does any more.
pub fn hold(battle: &mut Battle, entrance: usize, by: Option<SideId>) {
    place(battle, entrance).held_by = by;
}

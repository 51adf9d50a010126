//! Buildings (7.1.3): entrances, entry rolls, what is met inside, barricades.
use ground::hex::Hex;
use kernel::{Dice, Menu, Offered, Pause, Play, RuleId, What, ask};

use super::{
    Battle, PersonId,
    act::{self, Action},
    card, change, encounter,
    group::Named,
    r#move,
    person::Doing,
    place::Searched,
    turn::can_act,
    zombie,
};
use crate::{
    printed::{Row, Thing},
    table,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildingAction {
    /// Closes an opened triangle hex again for 1 Supplies (13.6.2).
    Barricade { with: change::Slot },
}

/// Why nobody can step from one hex to the next, if walls forbid it.
pub fn bars(battle: &Battle, from: Hex, to: Hex) -> Option<RuleId> {
    let board = &battle.scene.board;
    let inside = |hex: Hex| board.building_at(hex);
    if inside(from) == inside(to) {
        return None;
    }
    let shut = |hex: Hex| inside(hex).is_some() && board.entrance(hex).is_none();
    (shut(from) || shut(to)).then_some(rule!("atzr.building.multi-hex-access"))
}

/// Whether a way ends here because something has to be settled first: a door to be opened, a card to be drawn.
pub fn stops(battle: &Battle, hex: Hex) -> bool {
    let place = battle.scene.board.entrance(hex).map(|it| &battle.places[it]);
    place.is_some_and(|it| it.card.is_none() || !it.open)
}

/// Whether stepping there takes an entry roll: from outside, into a triangle hex that nobody has opened.
pub fn needs_roll(battle: &Battle, from: Hex, to: Hex) -> Option<Row> {
    let board = &battle.scene.board;
    let entrance = board.entrance(to)?;
    let row = board.entrances()[entrance].row;
    let from_outside = board.building_at(from) != board.building_at(to);
    (row != Row::Dash && from_outside && !battle.places[entrance].open).then_some(row)
}

/// Whether a zombie finds the door shut: nobody has made the entry roll, or somebody has barricaded it (13.6.2).
pub fn is_shut(battle: &Battle, entrance: usize) -> bool {
    battle.scene.board.entrances()[entrance].row != Row::Dash && !battle.places[entrance].open
}

/// Going out through a barricaded door opens it for everybody (ruling on barricades).
fn leave_through(battle: &mut Battle, play: &mut Play<'_>, from: Hex, to: Hex) {
    let board = &battle.scene.board;
    let Some(entrance) = board.entrance(from) else { return };
    if board.building_at(from) == board.building_at(to) {
        return;
    }
    play.cite(rule!("atzr.building.exit"));
    if battle.places[entrance].barricaded {
        play.cite(rule!("atzr.ruling.barricade-details"));
        mark_open(battle, play, from);
    }
}

/// Makes the entry roll if one is needed; false if the door stays shut.
pub fn open(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, to: Hex) -> Result<bool, Pause> {
    let from = battle.person(who).at;
    leave_through(battle, play, from, to);
    let Some(row) = needs_roll(battle, from, to) else { return Ok(true) };
    let (area, day_part) = (battle.scene.area, battle.scene.day);
    let entry = table::building::EntryRoll { triangle: row, area, day_part };
    play.cite(rule!("atzr.ruling.entry-attempts"));
    let over = entry.over(&battle.scene.printed.cards.entry, play);
    if over == 0 {
        mark_open(battle, play, to);
        return Ok(true);
    }
    battle.person_mut(who).turn.tried.push(to);
    play.tell(
        rule!("atzr.building.entry-fail"),
        What::Noted { token: Some(who.token()), text: "does not get in".into() },
    );
    let zombies = entry.noise(over, play);
    zombie::come(battle, play, who, over, zombies)?;
    Ok(false)
}

fn mark_open(battle: &mut Battle, play: &mut Play<'_>, hex: Hex) {
    let Some(entrance) = battle.scene.board.entrance(hex) else { return };
    let place = &mut battle.places[entrance];
    (place.open, place.barricaded) = (true, false);
    play.cite(rule!("atzr.building.entry-once"));
}

/// What somebody sets off who has come into a hex with an entrance; true if it took his mind off walking on.
pub fn arrive(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    let hex = battle.person(who).at;
    let Some(entrance) = battle.scene.board.entrance(hex) else { return Ok(false) };
    mark_open(battle, play, hex);
    zombie::saw_enter(battle, who);
    if battle.places[entrance].card.is_some() {
        return encounter::enters_again(battle, play, who);
    }
    let entrants = companions(battle, play, who)?;
    encounter::enters_building(battle, play, who)?;
    card::building(battle, play, entrance, &entrants)?;
    Ok(true)
}

/// Who goes in together with him: others of the active group beside the entrance (ruling on entering groups).
fn companions(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<Vec<PersonId>, Pause> {
    let mut entrants = vec![who];
    let near: Vec<Named> = beside(battle, who).map(Named).collect();
    if near.is_empty() || r#move::is_full(battle, who, battle.person(who).at) {
        return Ok(entrants);
    }
    let asking = ask(rule!("atzr.ruling.entering-group"), battle.seat_for(who)).about(who.token());
    for with in play.some(&*battle, asking, &near, 0..=1)? {
        let hex = battle.person(who).at;
        r#move::pay(battle, play, with.0, hex);
        change::enter(battle, play, rule!("atzr.ruling.entering-group"), with.0, hex);
        entrants.push(with.0);
    }
    Ok(entrants)
}

fn beside(battle: &Battle, who: PersonId) -> impl Iterator<Item = PersonId> {
    let hex = battle.person(who).at;
    let group = battle.groups.iter().find(|it| it.members.contains(&who));
    let members = group.map(|it| it.members.as_slice()).unwrap_or_default();
    members.iter().copied().filter(move |&it| {
        let other = battle.person(it);
        let pays = || r#move::cost(battle, it, hex).total() <= other.turn.points.into();
        it != who
            && can_act(battle, it)
            && other.at.distance(hex) == 1
            && bars(battle, other.at, hex).is_none()
            && pays()
    })
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    let Some(entrance) = battle.scene.board.entrance(person.at) else { return };
    let supplies = super::item::slots(person).find(|it| is_supplies(it.1.thing));
    let Some((with, _)) = supplies else { return };
    let row = battle.scene.board.entrances()[entrance].row;
    let forbidden = match () {
        () if row == Row::Dash => Some(rule!("atzr.ruling.barricade-details")),
        () if battle.places[entrance].barricaded => Some(rule!("atzr.building.barricade")),
        () if person.turn.moving || person.turn.fired => Some(rule!("atzr.building.barricade")),
        () => act::forbids(person, Doing::Barricade),
    };
    menu.offer_unless(forbidden, Action::Building(BuildingAction::Barricade { with }));
}

fn is_supplies(thing: Thing) -> bool {
    matches!(thing, Thing::SuppliesA | Thing::SuppliesB)
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &BuildingAction,
) -> Result<(), Pause> {
    let BuildingAction::Barricade { with } = *action;
    let hex = battle.person(who).at;
    let Some(entrance) = battle.scene.board.entrance(hex) else { return Ok(()) };
    if let Some(item) = change::take(battle, who, with) {
        battle.cups.put_back(item.thing);
    }
    let place = &mut battle.places[entrance];
    (place.open, place.barricaded) = (false, true);
    act::spend(battle, play, who, Doing::Barricade);
    battle.person_mut(who).turn.done = true;
    play.cite(rule!("atzr.ruling.barricade-details"));
    play.tell(
        rule!("atzr.building.barricade"),
        What::Noted { token: Some(who.token()), text: "barricades the door".into() },
    );
    Ok(())
}

/// Whether a hex may be searched at all by now.
pub fn is_searchable(battle: &Battle, entrance: usize) -> bool {
    let place = &battle.places[entrance];
    place.card.is_some() && place.search == Searched::NotYet
}

impl BuildingAction {
    pub fn offered(&self, _battle: &Battle, _who: PersonId) -> Offered {
        match self {
            BuildingAction::Barricade { .. } => Offered::new("Barricade this door with 1 Supplies"),
        }
    }
}

//! Buildings (7.1.3): entrances, entry rolls, what is met inside, barricades.
use ground::hex::{self, Hex};
use kernel::{Dice, Menu, OptionView, Pause, Play, RuleId, Seat, Text, ask};

use super::{
    Battle, PersonId, Phase,
    act::{self, Action},
    card, change, encounter,
    group::NamedPerson,
    insight, r#move,
    person::Doing,
    place::Searched,
    turn::can_act,
    zombie,
};
use crate::{
    journal::{Choosing, Happened},
    printed::{CounterThing, LootRow},
    table,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BuildingAction {
    /// Closes an opened triangle hex again for 1 Supplies (13.6.2).
    Barricade { with: change::Slot },
}

/// Why nobody can step from one hex to the next, if walls forbid it.
#[inline]
pub fn bars(battle: &Battle, from: Hex, to: Hex) -> Option<RuleId> {
    battle.scene.board.bars(from, to).then_some(rule!("atzr.building.multi-hex-access"))
}

/// Whether a way ends here because something has to be settled first: a door to be opened, a card to be drawn.
#[inline]
pub fn stops(battle: &Battle, hex: Hex) -> bool {
    let place = battle.scene.board.entrance(hex).map(|it| &battle.places[it]);
    place.is_some_and(|it| it.stops())
}

/// Whether stepping there takes an entry roll: from outside, into a triangle hex that nobody has opened.
pub fn needs_roll(battle: &Battle, from: Hex, to: Hex) -> Option<LootRow> {
    let board = &battle.scene.board;
    let entrance = board.entrance(to)?;
    let row = board.entrances()[entrance].row;
    let from_outside = board.building_at(from) != board.building_at(to);
    (row != LootRow::Dash && from_outside && !battle.places[entrance].open).then_some(row)
}

/// Whether a zombie finds the door shut: nobody has made the entry roll, or somebody has barricaded it (13.6.2).
pub fn is_shut(battle: &Battle, entrance: usize) -> bool {
    battle.scene.board.entrances()[entrance].row != LootRow::Dash && !battle.places[entrance].open
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
        mark_open(battle, from);
    }
}

/// Makes the entry roll if one is needed; false if the door stays shut.
pub fn open(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, to: Hex) -> Result<bool, Pause> {
    let from = battle.person(who).at;
    leave_through(battle, play, from, to);
    let Some(entry) = entry(battle, from, to) else {
        pass_open_door(battle, play, from, to);
        return Ok(true);
    };
    play.cite(rule!("atzr.ruling.entry-attempts"));
    let over = entry.over(&battle.scene.printed.cards.entry, &mut play.by(who.token()));
    let (building, door) = (name_at(battle, to), hex::centre(to));
    if over == 0 {
        mark_open(battle, to);
        let note = Happened::GetsIn { building, door };
        play.note(rule!("atzr.building.entry-roll"), who.token(), note);
        return Ok(true);
    }
    battle.turn_mut(who).tried.push(to);
    let note = Happened::KeptOut { building, door };
    play.note(rule!("atzr.building.entry-fail"), who.token(), note);
    let zombies = entry.noise(over, &mut play.by(who.token()));
    zombie::heard(battle, play, rule!("atzr.building.entry-fail-noise"), who, (over, zombies));
    zombie::come(battle, play, who, over, zombies)?;
    Ok(false)
}

/// The entry roll that stepping there takes, if it takes one.
pub fn entry(battle: &Battle, from: Hex, to: Hex) -> Option<table::building::EntryRoll> {
    let triangle = needs_roll(battle, from, to)?;
    Some(table::building::EntryRoll { triangle, area: battle.scene.area, day_part: battle.scene.day })
}

/// Nobody rolls at a building of one hex, at a door that is open, or inside.
fn pass_open_door(battle: &Battle, play: &mut Play<'_>, from: Hex, to: Hex) {
    let board = &battle.scene.board;
    if board.building_at(to).is_none() || board.building_at(from) == board.building_at(to) {
        return;
    }
    play.cite(match board.triangle(to) {
        Some(_) => rule!("atzr.building.entry-once"),
        None => rule!("atzr.building.entry-row-dash"),
    });
}

fn mark_open(battle: &mut Battle, hex: Hex) {
    let Some(entrance) = battle.scene.board.entrance(hex) else { return };
    change::door::open(battle, entrance);
}

/// What somebody sets off who has come into a hex with an entrance; true if it took his mind off walking on.
pub fn arrive(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    let hex = battle.person(who).at;
    if encounter::chills(battle, play, who)? {
        return Ok(true);
    }
    let Some(entrance) = battle.scene.board.entrance(hex) else { return Ok(false) };
    // Who comes to a barricade from inside leaves it as it is.
    if !battle.places[entrance].barricaded {
        mark_open(battle, hex);
    }
    zombie::saw_enter(battle, who);
    if !battle.places[entrance].awaits_card() {
        return Ok(false);
    }
    let entrants = companions(battle, play, who)?;
    encounter::enters_building(battle, play, who)?;
    card::building(battle, play, entrance, &entrants)?;
    for &with in &entrants[1..] {
        insight::come_into_sight(battle, play, with)?;
    }
    Ok(true)
}

/// Who goes in together with him: one other of the active group beside the entrance, if his player wants (ruling on
/// entering groups).
pub fn companions(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<Vec<PersonId>, Pause> {
    let hex = battle.person(who).at;
    let mut seats: Vec<Seat> = beside(battle, who).filter_map(|it| battle.person(it).seat).collect();
    seats.sort_unstable();
    seats.dedup();
    for seat in seats {
        let near: Vec<NamedPerson> =
            beside(battle, who).filter(|&it| battle.person(it).seat == Some(seat)).map(NamedPerson).collect();
        let asking = ask(rule!("atzr.ruling.entering-group"), seat).about(who.token());
        if let Some(with) = play.some(&*battle, asking, &near, 0..=1)?.first() {
            r#move::pay(battle, play, with.0, hex);
            change::enter(battle, play, rule!("atzr.ruling.entering-group"), with.0, hex);
            zombie::saw_enter(battle, with.0);
            return Ok(vec![who, with.0]);
        }
    }
    Ok(vec![who])
}

/// Those of the active group who could step in after him.
fn beside(battle: &Battle, who: PersonId) -> impl Iterator<Item = PersonId> {
    let hex = battle.person(who).at;
    let active = matches!(battle.phase, Phase::Active { .. });
    let group = battle.groups.iter().find(|it| active && it.members.contains(&who));
    let members = group.map(|it| it.members.as_slice()).unwrap_or_default();
    members.iter().copied().filter(move |&it| {
        let other = battle.person(it);
        it != who
            && can_act(battle, it)
            && other.turn.action != Some(Doing::Treat)
            && other.at.distance(hex) == 1
            && !r#move::is_full(battle, it, hex)
            && bars(battle, other.at, hex).is_none()
            && r#move::cost(battle, it, hex).total() <= other.turn.points.into()
    })
}

/// Barricading with each sort of Supplies he has.
pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let person = battle.person(who);
    let Some(entrance) = battle.scene.board.entrance(person.at) else { return };
    let forbidden = forbids_barricade(battle, who, entrance);
    for supplies in [CounterThing::SuppliesA, CounterThing::SuppliesB] {
        if let Some((with, _)) = super::item::slots(person).find(|it| it.1.thing == supplies) {
            menu.offer_unless(forbidden, Action::Building(BuildingAction::Barricade { with }));
        }
    }
}

/// Why he cannot barricade the hex he is in, if he cannot: it takes a triangle hex that is open and all of an activation.
fn forbids_barricade(battle: &Battle, who: PersonId, entrance: usize) -> Option<RuleId> {
    let person = battle.person(who);
    let place = &battle.places[entrance];
    if battle.scene.board.entrances()[entrance].row == LootRow::Dash
        || r#move::is_held(battle, who, person.at)
    {
        return Some(rule!("atzr.ruling.barricade-details"));
    }
    if place.barricaded || person.turn.moving || person.turn.fired {
        return Some(rule!("atzr.building.barricade"));
    }
    act::forbids(person, Doing::Barricade)
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
    let (with_what, building) = (supplies(battle, who, with).into(), name_at(battle, hex));
    // What is used up comes back to the cups after the Encounter.
    change::take(battle, who, with);
    change::door::barricade(battle, entrance);
    act::spend(battle, play, who, Doing::Barricade);
    battle.turn_mut(who).end();
    play.cite(rule!("atzr.ruling.barricade-details"));
    let note = Happened::Barricades { with: with_what, building, door: hex::centre(hex) };
    play.note(rule!("atzr.building.barricade"), who.token(), note);
    Ok(())
}

/// Whether a hex may be searched at all by now.
pub fn is_searchable(battle: &Battle, entrance: usize) -> bool {
    let place = &battle.places[entrance];
    place.card.is_some() && place.search == Searched::NotYet
}

impl BuildingAction {
    pub fn offered(&self, battle: &Battle, who: PersonId) -> OptionView {
        let BuildingAction::Barricade { with } = *self;
        OptionView::new(format!("Barricade the door with {}", supplies(battle, who, with)))
    }

    pub fn deed(&self, battle: &Battle, who: PersonId) -> Choosing {
        let BuildingAction::Barricade { with } = *self;
        Choosing::Barricades { with: supplies(battle, who, with).into() }
    }
}

/// What the building is called that a hex belongs to; nothing out of doors.
pub fn name_at(battle: &Battle, hex: Hex) -> Text {
    let board = &battle.scene.board;
    board.building_at(hex).map_or("".into(), |it| board.building(it).name.clone().into())
}

/// What a door is barricaded with.
fn supplies(battle: &Battle, who: PersonId, with: change::Slot) -> &'static str {
    let thing = super::item::slots(battle.person(who)).find(|it| it.0 == with);
    thing.map_or("Supplies", |it| it.1.thing.name())
}

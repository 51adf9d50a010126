//! Searching a building hex (15.4), and the Cure (19.1).
use kernel::{Choice, Dice, Note, OptionView, Pause, Play, RuleId, ask};

use super::{
    super::{Battle, PersonId, building, change, encounter, place::Searched},
    receive,
};
use crate::{
    journal::{Choosing, Count, Happened},
    printed::{Attribute, CardId, CounterThing, LootRow},
    table,
};

/// Whether he stands where something could be searched, and the rule that forbids it if one does.
pub fn may(battle: &Battle, who: PersonId) -> Option<Option<RuleId>> {
    let hex = battle.person(who).at;
    let entrance = battle.scene.board.entrance(hex)?;
    if encounter::forbids_search(battle, hex) {
        return Some(Some(rule!("atzr.chillin.no-search")));
    }
    let place = &battle.places[entrance];
    if place.card.is_none() || place.search == Searched::Done {
        return None;
    }
    Some(match place.search {
        Searched::Never => Some(rule!("atzr.ruling.search-action")),
        Searched::NotYet | Searched::Done => {
            (!is_cleared(battle, who)).then_some(rule!("atzr.search.must-clear"))
        }
    })
}

/// No zombie, no enemy, and nobody of its card is left in the way.
pub fn is_cleared(battle: &Battle, who: PersonId) -> bool {
    let (hex, side) = (battle.person(who).at, battle.person(who).side);
    let Some(entrance) = battle.scene.board.entrance(hex) else { return false };
    let held = battle.places[entrance].held_by;
    battle.zombies_at(hex).next().is_none()
        && !battle.standing_at(hex).any(|it| battle.hostile(side, it.1.side))
        && !held.is_some_and(|it| battle.functioning().any(|person| person.1.side == it))
}

pub fn search(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let hex = battle.person(who).at;
    let Some(entrance) = battle.scene.board.entrance(hex) else { return Ok(()) };
    let Some(card) = battle.places[entrance].card else { return Ok(()) };
    play.cite(rule!("atzr.ruling.search-action"));
    change::door::search(battle, entrance, Searched::Done);
    let triangle = battle.scene.board.triangle(hex);
    let scrounger = battle.person(who).has(Attribute::Scrounger);
    let search = table::search::BuildingSearch { triangle, scrounger };
    let finds = search.finds(&battle.scene.printed.cards, CardId(card), &battle.cups, play);
    let why = match scrounger {
        true => rule!("atzr.ruling.table-attributes"),
        false => rule!("atzr.search.counter-exhausted"),
    };
    let thing = match finds.as_slice() {
        [] => {
            let note = Happened::FindsNothing { building: Some(building::name_at(battle, hex)), on: None };
            play.note(rule!("atzr.search.building"), who.token(), note);
            return Ok(());
        }
        [only] => *only,
        [..] => choose(battle, play, why, who, &finds)?,
    };
    found(battle, play, who, thing, triangle.unwrap_or(LootRow::Dash))
}

/// One of several things a row or a substitute offers.
pub fn choose(
    battle: &mut Battle,
    play: &mut Play<'_>,
    why: RuleId,
    who: PersonId,
    finds: &[CounterThing],
) -> Result<CounterThing, Pause> {
    let Some(seat) = battle.person(who).seat else { return Ok(finds[0]) };
    let options: Vec<Find> = finds.iter().map(|&it| Find(it)).collect();
    let asking = ask(why, seat).about(who.token());
    Ok(play.pick(&*battle, asking, &options)?.0)
}

fn found(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    thing: CounterThing,
    row: LootRow,
) -> Result<(), Pause> {
    let professor = knows_the_cure(battle, who);
    let find = table::cure::CureFind { row, found: thing, professor };
    let building = building::name_at(battle, battle.person(who).at);
    let note = Happened::Finds { thing: thing.name().into(), building };
    play.note(rule!("atzr.search.building"), who.token(), note);
    battle.cups.take(thing);
    if let Some(doses) = find.roll(&mut play.by(who.token())) {
        change::gain_doses(battle, who, doses);
        play.counted(rule!("atzr.cure.doses"), who.token(), Count::Doses, doses.into());
        return Ok(());
    }
    if find.may_be(play) {
        play.note(rule!("atzr.cure.find"), who.token(), Happened::NotTheCure);
    }
    receive(battle, who, thing.into());
    encounter::found(battle, play, who, thing);
    Ok(())
}

/// Whether somebody who could tell is with the finder: of his side, functioning, in the hex or beside it (ruling on the Professor).
fn knows_the_cure(battle: &Battle, who: PersonId) -> bool {
    let (hex, side) = (battle.person(who).at, battle.person(who).side);
    battle.functioning().any(|(_, it)| it.side == side && it.knows_the_cure && it.at.distance(hex) <= 1)
}

/// A thing to be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Find(CounterThing);

impl Choice for Find {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> OptionView {
        OptionView::new(self.0.name())
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Choosing::chooses(self.0).into())
    }
}

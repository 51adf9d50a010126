//! Chillin' (22.0): into the largest building, talk, and home again.
use ground::hex::Hex;
use kernel::{Choice, Dice, Note, OptionView, Pause, Play, RuleId, ask, question::Chance};

use super::{Encounter, WayHome, deploy, players};
use crate::{
    battle::{
        Battle, Counter, PersonId, SideId, Stance, State, building, card, change,
        group::{self, Purpose},
        meet, r#move,
        place::Draws,
        side::Role,
        zombie,
    },
    journal::{Choosing, Ending, Happened},
    phrases,
    printed::{DayPart, GenericId, NamedId, cards::Column, people::Ambush},
    setup::layout::BuildingId,
    table::{chillin, npc::Who},
};

/// The building with the most hexes.
pub fn target(battle: &Battle) -> Option<BuildingId> {
    match battle.scene.encounter {
        Encounter::Chillin {} => battle.scene.board.largest(),
        Encounter::Search {}
        | Encounter::Raid { .. }
        | Encounter::TakeBack {}
        | Encounter::Defend {}
        | Encounter::Robbery { .. }
        | Encounter::Bushwhack {} => None,
    }
}

/// Whether a hex is of the building people go to.
pub fn is_target(battle: &Battle, hex: Hex) -> bool {
    target(battle).is_some_and(|it| battle.scene.board.building_at(hex) == Some(it))
}

/// No zombie appears inside (22.0).
pub fn keeps_zombies_out(battle: &Battle, hex: Hex) -> bool {
    is_target(battle, hex)
}

/// Nothing is to be found inside.
pub fn forbids_search(battle: &Battle, hex: Hex) -> bool {
    is_target(battle, hex)
}

/// One leaves the map where one came onto it, at the hex farthest from the building (22.0).
pub fn forbids_leaving(battle: &Battle, who: PersonId) -> Option<RuleId> {
    let farthest = way_out(battle)?;
    (battle.person(who).at != farthest).then_some(rule!("atzr.chillin.deployment"))
}

/// The hex where one comes onto the map and leaves it.
pub fn way_out(battle: &Battle) -> Option<Hex> {
    battle.scene.board.farthest_hex(target(battle)?)
}

/// Everybody comes onto the map at the hex farthest from the building, with the same full move as by an edge.
pub fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    play.cite(rule!("atzr.chillin.deployment"));
    play.cite(rule!("atzr.chillin.objective"));
    let board = battle.scene.board.clone();
    let Some(building) = target(battle) else { return Ok(()) };
    let Some(hex) = board.farthest_hex(building) else { return Ok(()) };
    open_to_all(battle);
    play.cite(rule!("atzr.ruling.deployment-start"));
    let waiting: Vec<PersonId> =
        players(battle).filter(|it| it.1.state == State::Waiting).map(|it| it.0).collect();
    for who in waiting {
        let free = |it: &Hex| board.building_at(*it).is_none() && !r#move::is_full(battle, who, *it);
        let near = board.grid().within(hex, 3).filter(|it| free(it)).min_by_key(|it| it.distance(hex));
        deploy::full_move(battle, play, who, near.unwrap_or(hex))?;
    }
    Ok(())
}

/// In the building people go to a card is drawn with every step.
pub fn open_to_all(battle: &mut Battle) {
    let Some(building) = target(battle) else { return };
    let board = battle.scene.board.clone();
    for (at, entrance) in board.entrances().iter().enumerate() {
        if entrance.building == building {
            change::door::draw_as(battle, at, Draws::Always);
        }
    }
}

/// What a step means here: cards in every hex of the building, and the way home for who comes out of it; true if it took
/// his mind off walking on.
pub fn chills(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<bool, Pause> {
    let (here, from) = (battle.person(who).at, battle.person(who).turn.came_from);
    if !battle.side(battle.person(who).side).is_players() {
        return Ok(false);
    }
    if is_target(battle, here) {
        if let Some(entrance) = battle.scene.board.entrance(here) {
            change::door::unlock(battle, entrance);
            zombie::saw_enter(battle, who);
        }
        let entrants = building::companions(battle, play, who)?;
        chill(battle, play, &entrants)?;
        return Ok(true);
    }
    if from.is_some_and(|it| is_target(battle, it)) && battle.progress.way_home.is_none() {
        let asking = ask(rule!("atzr.chillin.robbery"), battle.seat_for(who)).about(who.token());
        if play.pick(&*battle, asking, &[Leaving::ForNow, Leaving::ForGood])? == Leaving::ForGood {
            way_home(battle, play);
            return Ok(true);
        }
    }
    Ok(false)
}

/// One card for those who enter together, two in the Evening; zombies are ignored, humans are talked to.
fn chill(battle: &mut Battle, play: &mut Play<'_>, entrants: &[PersonId]) -> Result<(), Pause> {
    let Some(&who) = entrants.first() else { return Ok(()) };
    play.cite(rule!("atzr.ruling.chillin-details"));
    battle.progress.been_inside = true;
    let cards = if battle.scene.day == DayPart::Evening { 2 } else { 1 };
    for _ in 0..cards {
        let Some(drawn) = card::draw(battle, play, rule!("atzr.chillin.cards")) else { return Ok(()) };
        let speaker = entrants.iter().copied().find(|&it| battle.person(it).functions());
        let (Column::Humans(humans), Some(speaker)) = (card::column(battle, play, drawn), speaker) else {
            continue;
        };
        let (side, _) = meet::appear(battle, play, humans, Role::Strangers);
        place_inside(battle, play, who, side);
        if battle.functioning().any(|it| it.1.side == side) {
            chat(battle, play, speaker, side)?;
        }
    }
    Ok(())
}

/// In adjacent hexes of the building.
fn place_inside(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, side: SideId) {
    play.cite(rule!("atzr.chillin.inside"));
    let here = battle.person(who).at;
    let board = &battle.scene.board;
    let inside = |it: &Hex| board.building_at(*it) == board.building_at(here);
    let beside: Vec<Hex> = board.grid().neighbours(here).filter(inside).collect();
    meet::put(battle, play, rule!("atzr.chillin.inside"), side, &beside);
}

/// Inside nobody asks Friend or Foe: they talk at once, and are gone unless it comes to blows or they join (22.2).
fn chat(battle: &mut Battle, play: &mut Play<'_>, who: PersonId, side: SideId) -> Result<(), Pause> {
    let ours = battle.person(who).side;
    battle.set_stance(ours, side, Stance::ToTalk);
    meet::parley(battle, play, who, side)?;
    if !battle.hostile(ours, side) {
        meet::trade(battle, play, who, side)?;
        meet::part(battle, play, who, side)?;
    }
    if battle.hostile(ours, side) {
        return Ok(());
    }
    let left: Vec<PersonId> = battle.functioning().filter(|it| it.1.side == side).map(|it| it.0).collect();
    for it in left {
        battle.progress.met_inside.push(it);
        change::remove(battle, play, rule!("atzr.chillin.inside"), it, State::Left);
    }
    Ok(())
}

/// Those who were removed from the building may be met again outside: their counters are back in the piles for the card
/// that `draws`, and out of them again after it (22.2).
pub fn outside<R>(
    battle: &mut Battle,
    play: &mut Play<'_>,
    draws: impl FnOnce(&mut Battle, &mut Play<'_>) -> R,
) -> R {
    let met = std::mem::take(&mut battle.progress.met_inside);
    if met.is_empty() {
        return draws(battle, play);
    }
    play.cite(rule!("atzr.chillin.meet-outside"));
    let printed = battle.scene.printed.clone();
    for &who in &met {
        match counter(battle, who) {
            Some(Who::Named(it)) => battle.cups.put_back_named(&printed.characters, it),
            Some(Who::Generic(it)) => battle.cups.put_back_generic(it),
            None => (),
        }
    }
    let drawn = draws(battle, play);
    for who in met {
        let unused = match counter(battle, who) {
            Some(Who::Named(it)) => battle.cups.take_named(&printed.characters, it),
            Some(Who::Generic(it)) => battle.cups.take_generic(it),
            None => false,
        };
        if unused {
            battle.progress.met_inside.push(who);
        }
    }
    drawn
}

/// The counter of the box that stands for somebody.
fn counter(battle: &Battle, who: PersonId) -> Option<Who> {
    let person = battle.person(who);
    match person.counter {
        Counter::Generic(at) => Some(Who::Generic(GenericId { class: person.class, at })),
        Counter::Named(it) => Some(Who::Named(NamedId(it))),
        Counter::Own => None,
    }
}

/// Once, when the first leaves the building for the last time: is somebody waiting? (22.3)
pub fn way_home(battle: &mut Battle, play: &mut Play<'_>) {
    if !battle.progress.been_inside || battle.progress.way_home.is_some() {
        return;
    }
    let Some(leader) = leads_home(battle) else { return };
    let walk = measure(battle, leader);
    let printed = battle.scene.printed.clone();
    let ambush = walk.roll(&printed.people, &mut play.by(leader.token()));
    let (way, note) = match ambush {
        Ambush::GetsAway => (WayHome::Clear, Happened::NobodyOutside),
        Ambush::Robbed => (WayHome::Robbery { suspicious: false }, Happened::WaitedForOutside),
        Ambush::RobbedSuspicious => {
            (WayHome::Robbery { suspicious: true }, Happened::SuspectsSomebodyOutside)
        }
    };
    battle.progress.way_home = Some(way);
    // Whoever is still inside comes out into the same thing: the Robbery begins at once.
    battle.progress.called |= way != WayHome::Clear;
    play.note(rule!("atzr.chillin.robbery"), leader.token(), note);
}

/// The way home as it would be gone now.
fn measure(battle: &Battle, leader: PersonId) -> chillin::WayHome {
    chillin::WayHome {
        rep: battle.person(leader).rep().into(),
        characters: there(battle).count() as i32,
        somebody_out: players(battle).any(|it| it.1.state == State::OutOfTheFight),
    }
}

/// Whether somebody would be waiting, by the very code that rolls for it.
fn odds(battle: &Battle) -> Vec<Chance> {
    let Some(leader) = leads_home(battle) else { return Vec::new() };
    let (walk, tables) = (measure(battle, leader), &battle.scene.printed.people);
    let ending = |it: Ambush| match it {
        Ambush::GetsAway => Ending::NobodyWaits,
        Ambush::Robbed => Ending::Robbery,
        Ambush::RobbedSuspicious => Ending::SuspectedRobbery,
    };
    let all = kernel::odds(|dice| walk.roll(tables, dice));
    all.outcomes.iter().map(|(it, p)| phrases::chance(battle, ending(*it), p)).collect()
}

/// The players' people who are well, on the map or off it by its edge.
fn there(battle: &Battle) -> impl Iterator<Item = PersonId> {
    let absent = &battle.progress.absent;
    let well = |it: State| matches!(it, State::Functioning | State::Left);
    players(battle).filter(move |it| well(it.1.state) && !absent.contains(&it.0)).map(|it| it.0)
}

/// The Leader of those on the map, else of those who have left it.
fn leads_home(battle: &Battle) -> Option<PersonId> {
    let on_map = group::groups(battle, battle.scene.doubles, Purpose::Activation);
    let first = on_map.first().map(|it| it.leader);
    first.or_else(|| there(battle).max_by_key(|&it| (battle.person(it).star, battle.person(it).rep())))
}

/// What somebody has in mind who comes out of the building.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Leaving {
    ForNow,
    ForGood,
}

impl Choice for Leaving {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        match self {
            Leaving::ForNow => OptionView::new("Step outside for a moment"),
            Leaving::ForGood => OptionView::new("Go home").odds(odds(battle)),
        }
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let for_good = match self {
            Leaving::ForNow => false,
            Leaving::ForGood => true,
        };
        Some(Choosing::Outside { for_good }.into())
    }
}

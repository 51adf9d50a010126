//! Buildings (p. 35): doors, windows and barricades, floors, and who comes in.
mod act;
mod barricade;

use std::borrow::Cow;

use ground::open::{OpeningId, Passage, PieceId, Walks, measure};
use kernel::{Dice, Given, Menu, OptionView, Pause, Play, RuleId, Text, rule::hit};
use smallvec::SmallVec;
use stage::Openable;

use super::{
    Battle, PersonId,
    act::Action,
    change, group,
    looking::Looking,
    scene::{OpeningKind, OpeningType},
    sight::Stand,
    zombie,
};
use crate::{
    journal::{Choosing, Housework},
    table::{
        building::{Door, DoorIs, Passing, Window, WindowIs},
        weapon::INCH_MM,
    },
};

/// What somebody can do at a door or window.
#[derive(Clone, Debug, PartialEq)]
pub enum BuildingAction {
    Shut(OpeningId),
    /// Through the glass.
    Crash(OpeningId),
    BreakWindow(OpeningId),
    PickLock(OpeningId),
    BreakDown(OpeningId),
    Barricade(OpeningId),
    /// A barricade, from inside.
    TakeDown(OpeningId),
    /// A barricade, from outside.
    Destroy(OpeningId),
}

/// The building, and the floor of it, that somebody is on.
pub fn floor_of(battle: &Battle, stand: &Stand) -> Option<(u16, u8)> {
    let inside = |it: &super::scene::BuildingKind| it.area.contains(stand.at);
    let at = battle.scene.buildings.iter().position(inside)?;
    let floor = battle.scene.buildings[at].floors.iter().position(|it| *it == stand.level)?;
    Some((at as u16, floor as u8))
}

/// How many floors something that one stands on is above the ground.
pub fn height_of(battle: &Battle, level: Option<PieceId>) -> usize {
    let floors = battle.scene.buildings.iter().map(|it| &it.floors);
    floors
        .filter_map(|it| it.iter().position(|it| *it == level))
        .max()
        .unwrap_or(usize::from(level.is_some()))
}

/// Whether two are in one building, each on another floor of it.
pub fn are_on_two_floors(battle: &Battle, a: &Stand, b: &Stand) -> bool {
    let floors = floor_of(battle, a).zip(floor_of(battle, b));
    hit(rule!("ffo.ruling.floors-sight"));
    floors.is_some_and(|(one, other)| one.0 == other.0 && one.1 != other.1)
}

/// What the openings let through of a line between two, each on their own floor.
pub fn sight_passages<'a>(battle: &'a Battle, a: &Stand, b: &Stand) -> Cow<'a, [Passage]> {
    hit(rule!("ffo.building.los"));
    if a.level.is_none() && b.level.is_none() {
        return Cow::Borrowed(&battle.passages);
    }
    hit(rule!("ffo.ruling.floors-sight"));
    let floors: SmallVec<[(u16, u8); 2]> = [a, b].into_iter().filter_map(|it| floor_of(battle, it)).collect();
    let scene = &battle.scene;
    let passage = |at: usize| {
        let kind = scene.openings[at];
        let wall = scene.ground.opening(OpeningId(at as u32)).wall;
        let of = |it: &&(u16, u8)| scene.buildings[usize::from(it.0)].walls == wall;
        if floors.iter().find(of).map_or(0, |it| it.1) != kind.floor {
            return Passage::CLOSED;
        }
        OpeningKind { floor: 0, ..kind }.passage(&battle.openings[at])
    };
    (0..scene.openings.len()).map(passage).collect()
}

/// What the openings let through of the dead: they open doors, and get through no window that is smaller than one.
pub fn zombie_passages(battle: &Battle) -> Vec<Passage> {
    hit(rule!("ffo.zombie.move-doors"));
    let kinds = battle.scene.openings.iter().zip(battle.passages.iter());
    let passage = |(kind, passage): (&OpeningKind, &Passage)| match kind.what {
        OpeningType::Window => Passage { walks: Walks::Closed, ..*passage },
        OpeningType::Door | OpeningType::ShopWindow | OpeningType::Gap => *passage,
    };
    kinds.map(passage).collect()
}

/// What stands for a floor in [`BuildingState::entered`].
pub const fn floor_bit(floor: u8) -> u8 {
    1 << if floor < 8 { floor } else { 7 }
}

/// Somebody comes onto a floor: what waits there for the first who do.
pub fn enter(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    building: u16,
    floor: u8,
) -> Result<(), Pause> {
    let state = &battle.buildings[usize::from(building)];
    if state.entered & floor_bit(floor) != 0 {
        return Ok(());
    }
    let mut state = state.clone();
    state.entered |= floor_bit(floor);
    change::set_building(battle, building, state);
    let name = battle.scene.buildings[usize::from(building)].name.clone();
    let note = Housework::Enters { building: name.into(), floor };
    play.note(rule!("ffo.zombie.building-check"), who.token(), note);
    let group = group::group_of(battle, who, &mut Looking);
    let at = battle.person(who).at;
    let near = |it: &PersonId| *it == who || measure::at_most(battle.person(*it).at, at, 2 * INCH_MM);
    let entrants: SmallVec<[PersonId; 4]> = group.members.into_iter().filter(near).collect();
    zombie::surprise(battle, play, (building, floor), &entrants)
}

/// Whether a door or window has to be opened to go through.
pub fn is_shut(battle: &Battle, opening: OpeningId) -> bool {
    let at = opening.0 as usize;
    let state = battle.openings[at];
    match battle.scene.openings[at].what {
        OpeningType::Gap => false,
        OpeningType::Door => !state.open && !state.broken && !state.beaten,
        OpeningType::Window | OpeningType::ShopWindow => !state.open && !state.broken,
    }
}

/// What it costs to pass an opening as it is now, by the tables.
pub fn price_mm(battle: &Battle, opening: OpeningId, dice: &mut dyn Dice) -> i32 {
    let at = opening.0 as usize;
    let state = battle.openings[at];
    let passing = match battle.scene.openings[at].what {
        OpeningType::Gap => return 0,
        OpeningType::Door => {
            let is = if is_shut(battle, opening) { DoorIs::Closed } else { DoorIs::Open };
            Door { is, raised: 0 }.resolve(dice)
        }
        OpeningType::Window | OpeningType::ShopWindow => {
            let is = match (state.broken, state.open) {
                (true, _) => WindowIs::Broken,
                (false, true) => WindowIs::Open,
                (false, false) => WindowIs::Closed,
            };
            Window { is, raised: 0 }.resolve(dice)
        }
    };
    match passing {
        Passing::CostsMm(mm) => mm,
        Passing::Barred(_) => 0,
    }
}

/// By which rule an opening is passed.
pub fn passing_rule(battle: &Battle, opening: OpeningId) -> RuleId {
    match battle.scene.openings[opening.0 as usize].what {
        OpeningType::Door | OpeningType::Gap => rule!("ffo.building.doors"),
        OpeningType::Window | OpeningType::ShopWindow => rule!("ffo.building.windows"),
    }
}

pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    act::offer(battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &BuildingAction,
) -> Result<(), Pause> {
    act::perform(battle, play, who, action)
}

impl BuildingAction {
    const fn opening(&self) -> OpeningId {
        match self {
            BuildingAction::Shut(it)
            | BuildingAction::Crash(it)
            | BuildingAction::BreakWindow(it)
            | BuildingAction::PickLock(it)
            | BuildingAction::BreakDown(it)
            | BuildingAction::Barricade(it)
            | BuildingAction::TakeDown(it)
            | BuildingAction::Destroy(it) => *it,
        }
    }

    pub fn offered(&self, battle: &Battle, _: PersonId) -> OptionView {
        let what = &battle.scene.ground.opening(self.opening()).name;
        OptionView::new(match self {
            BuildingAction::Shut(_) => format!("Shut the {what}"),
            BuildingAction::Crash(_) => format!("Crash through the {what}"),
            BuildingAction::BreakWindow(_) => format!("Break the {what}"),
            BuildingAction::PickLock(_) => format!("Pick the lock of the {what}"),
            BuildingAction::BreakDown(_) => format!("Break down the {what}"),
            BuildingAction::Barricade(_) => format!("Barricade the {what}"),
            BuildingAction::TakeDown(_) => format!("Take boards off the {what}"),
            BuildingAction::Destroy(_) => format!("Destroy the barricade at the {what}"),
        })
    }

    pub fn deed(&self, battle: &Battle, _: PersonId) -> Choosing {
        let what: Text = battle.scene.ground.opening(self.opening()).name.clone().into();
        Choosing::WorksOn { what }
    }
}

//! Movement (p. 15): walking, Fast Move, prone and up again, Duck Back and Runaway.
pub mod trigger;

use ground::open::Path;
use kernel::{Menu, OptionView, Pause, Play, Point, RuleId};

use super::{Battle, FigureId, PersonId, act::Action, looking::Looking};
use crate::{
    journal::Choosing,
    table::r#move::{Mover, Pace},
};

/// What somebody can do with their move.
#[derive(Clone, Debug, PartialEq)]
pub enum MoveAction {
    Walk,
    Fast,
    Turn,
    DropProne,
    StandUp,
    Crawl,
    /// By these stairs or this ladder, by its place on the table.
    Climb(u16),
    Leave,
}

/// What a way is gone for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    Active,
    /// A Star's choice in an In Sight.
    InSight,
    /// The two inches of those who come into sight.
    TwoInches,
    Reaction,
    /// Into or out of a vehicle.
    Vehicle,
}

/// How a way came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Went {
    Arrived,
    /// Something took their mind off it: a melee, a Duck Back, the end of their activation.
    Stopped,
    Down,
}

/// How far somebody goes in an activation without a Fast Move.
pub fn normal_mm(battle: &Battle, who: PersonId) -> i32 {
    let pace = Pace::of(&battle.person(who).attributes);
    Mover { pace, ..Mover::default() }.moves_mm(&mut Looking)
}

/// What is left of it in this activation, with what a Fast Move has added.
pub fn left_mm(battle: &Battle, who: PersonId) -> i32 {
    let turn = &battle.person(who).turn;
    (normal_mm(battle, who) + turn.granted_mm - turn.spent_mm).max(0)
}

/// The cheapest way, doors and windows paid for.
pub fn route(battle: &Battle, who: FigureId, to: Point, limit_mm: i32) -> Option<Path> {
    let _ = (battle, who, to, limit_mm);
    None
}

/// The way to the first place so far from somebody from which they are seen.
pub fn spot_before(
    battle: &Battle,
    who: FigureId,
    whom: FigureId,
    short_mm: i32,
    limit_mm: i32,
) -> Option<Path> {
    let _ = (battle, who, whom, short_mm, limit_mm);
    None
}

/// A free place in contact with somebody.
pub fn contact(battle: &Battle, who: FigureId, whom: FigureId) -> Option<Point> {
    let _ = (battle, who, whom);
    None
}

/// Goes a way up to the first thing that interrupts it, has that resolved, and goes on.
pub fn go(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    path: &Path,
    purpose: Purpose,
) -> Result<Went, Pause> {
    let _ = (battle, play, who, path, purpose);
    Ok(Went::Stopped)
}

/// Puts somebody there at once: nothing interrupts it, and it costs nothing.
pub fn dash(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: FigureId, to: Point) {
    super::change::enter(battle, play, rule, who, to);
}

/// One Fast Move Test for those of a group who try.
pub fn fast(battle: &mut Battle, play: &mut Play<'_>, group: &[PersonId]) -> Result<(), Pause> {
    let _ = (battle, play, group);
    Ok(())
}

/// Behind the nearest cover from these, or prone in place.
pub fn duck_back(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    from: &[FigureId],
) -> Result<(), Pause> {
    let _ = (battle, play, who, from);
    Ok(())
}

/// Off the table at once.
pub fn run_away(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, who: PersonId) {
    super::change::remove(battle, play, rule, who, super::State::RanAway);
}

/// What of it somebody may do now, and what not and why.
pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let _ = (battle, who, menu);
}

pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    action: &MoveAction,
) -> Result<(), Pause> {
    let _ = (battle, play, who, action);
    Ok(())
}

impl MoveAction {
    pub fn offered(&self, battle: &Battle, _: PersonId) -> OptionView {
        OptionView::new(match self {
            MoveAction::Walk => "Walk".to_owned(),
            MoveAction::Fast => "Move fast".to_owned(),
            MoveAction::Turn => "Turn around".to_owned(),
            MoveAction::DropProne => "Drop prone".to_owned(),
            MoveAction::StandUp => "Stand up".to_owned(),
            MoveAction::Crawl => "Crawl".to_owned(),
            MoveAction::Climb(it) => format!("Take the {}", climb(battle, *it)),
            MoveAction::Leave => "Leave the table".to_owned(),
        })
    }

    pub fn deed(&self, battle: &Battle, _: PersonId) -> Choosing {
        match self {
            MoveAction::Walk => Choosing::Walks,
            MoveAction::Fast => Choosing::MovesFast,
            MoveAction::Turn => Choosing::TurnsAround,
            MoveAction::DropProne => Choosing::DropsProne,
            MoveAction::StandUp => Choosing::StandsUp,
            MoveAction::Crawl => Choosing::Crawls,
            MoveAction::Climb(it) => Choosing::ChangesFloor { by: climb(battle, *it).to_owned().into() },
            MoveAction::Leave => Choosing::LeavesTheTable,
        }
    }
}

fn climb(battle: &Battle, which: u16) -> &str {
    battle.scene.ground.table().climbs.get(usize::from(which)).map_or("", |it| &it.name)
}

//! Prone and up again, turning round, and from floor to floor.
use ground::open::{Climb, PieceId, measure};
use kernel::{Dice, Field, Pause, Play, Point, RuleId, ask};

use super::{go, left_mm, normal_mm, trigger::Search};
use crate::{
    battle::{Battle, FigureId, PersonId, building, change, person::Extra},
    table::weapon::INCH_MM,
};

/// Drops prone of their own will.
pub(super) fn drop_prone(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) {
    play.cite(rule!("ffo.action.extra"));
    play.cite(rule!("ffo.move.prone-fire"));
    if battle.person(who).turn.fast {
        play.cite(rule!("ffo.move.fast-drop-prone"));
    }
    battle.turn_mut(who).extra = Some(Extra::DropProne);
    change::fall(battle, play, rule!("ffo.action.extra"), who.into(), None);
}

/// Half of a normal move is left to get up with.
pub(super) fn cannot_rise(battle: &Battle, who: PersonId) -> Option<RuleId> {
    (left_mm(battle, who) < normal_mm(battle, who) / 2).then_some(rule!("ffo.move.stand-up"))
}

/// Gets up, for half of a normal move.
pub(super) fn stand_up(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let cost = normal_mm(battle, who) / 2;
    play.cite(rule!("ffo.ruling.half-moves"));
    battle.turn_mut(who).spent_mm += cost;
    change::rise(battle, play, rule!("ffo.move.stand-up"), who.into());
    look_round(battle, play, who)
}

/// Turns round where they stand.
pub(super) fn turn(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let asking = ask(rule!("ffo.table.facing-front"), battle.seat_for(who)).about(who.token());
    let to = play.point(battle, asking, &Round(battle.person(who).at))?;
    play.cite(rule!("ffo.ruling.facing-change"));
    change::turn_to(battle, who.into(), to);
    look_round(battle, play, who)
}

/// Whom they see now they may not have seen before.
fn look_round(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let news = Search::new(battle, who).in_sight(battle.stand(who.into()));
    if !news.is_empty() {
        go::come_into_sight(battle, play, who)?;
    }
    Ok(())
}

/// Every place but the one they are at.
struct Round(Point);

impl Field for Round {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        if point == self.0 { Err(rule!("ffo.table.facing-front")) } else { Ok(()) }
    }

    fn reason(&self, _: Point, _: RuleId) -> Option<String> {
        Some("That is no direction: point somewhere else.".to_owned())
    }

    fn propose(&self) -> Vec<Point> {
        (0..8).map(|it| measure::polar(self.0, 45 * it, 2 * INCH_MM)).collect()
    }

    fn label(&self, point: Point) -> String {
        stage::whereabouts::direction(self.0, point).to_owned()
    }
}

/// Where stairs or a ladder lead from where somebody stands, if they stand at one of its ends.
pub(super) fn other_end(battle: &Battle, who: PersonId, climb: &Climb) -> Option<(Option<PieceId>, Point)> {
    let person = battle.person(who);
    let at =
        |place: Point, on: Option<PieceId>| person.level == on && measure::at_most(person.at, place, INCH_MM);
    if at(climb.foot, climb.foot_on) {
        return Some((climb.head_on, climb.head));
    }
    at(climb.head, climb.head_on).then_some((climb.foot_on, climb.foot))
}

/// Whether somebody stands at one end of these stairs or this ladder.
pub(super) fn is_at(battle: &Battle, who: PersonId, which: u16) -> bool {
    let climb = battle.scene.ground.table().climbs.get(usize::from(which));
    climb.is_some_and(|it| other_end(battle, who, it).is_some())
}

/// Why they cannot go up or down now: it takes the whole move.
pub(super) fn cannot_climb(battle: &Battle, who: PersonId) -> Option<RuleId> {
    let turn = &battle.person(who).turn;
    (turn.spent_mm != 0 || turn.fast).then_some(rule!("ffo.building.levels"))
}

/// Up or down a floor.
pub(super) fn climb(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    which: u16,
) -> Result<(), Pause> {
    let Some(climb) = battle.scene.ground.table().climbs.get(usize::from(which)) else { return Ok(()) };
    let Some((level, to)) = other_end(battle, who, climb) else { return Ok(()) };
    let facing = battle.person(who).facing;
    change::enter_level(battle, play, rule!("ffo.building.levels"), who.into(), (level, to));
    change::face(battle, FigureId::from(who), facing);
    let all = left_mm(battle, who);
    let turn = battle.turn_mut(who);
    (turn.spent_mm, turn.moved) = (turn.spent_mm + all, true);
    arrive(battle, play, who)
}

/// Whatever is on the floor that they have come to.
fn arrive(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    if let Some((building, floor)) = building::floor_of(battle, &battle.stand(who.into())) {
        building::enter(battle, play, who, building, floor)?;
    }
    look_round(battle, play, who)
}

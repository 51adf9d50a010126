//! Away from somebody, out of turn: how, and to where.
use ground::open::{Pace, Path, measure};
use kernel::{Choice, Field, Note, OptionView, Pause, Play, Point, RuleId, ask};
use stage::whereabouts;

use super::{
    MoveAction, Purpose,
    go::{self, Stops},
    left_mm,
    way::{Afoot, is_taken, runs_into},
};
use crate::{
    battle::{Battle, FigureId, PersonId, act::forbids_fast},
    view::UNITS,
};

/// The ways that are proposed.
const DIRECTIONS: [i32; 12] = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/// Asks whether somebody who may try a Fast Move does so, and has it rolled for.
pub(super) fn choose_gait(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    who: PersonId,
) -> Result<(), Pause> {
    if forbids_fast(battle.person(who)).is_some() {
        return Ok(());
    }
    let gaits = [Gait(MoveAction::Walk, who), Gait(MoveAction::Fast, who)];
    let asking = ask(rule, battle.seat_for(who)).about(who.token());
    if play.pick(&*battle, asking, &gaits)?.0 == MoveAction::Fast {
        super::fast(battle, play, &[who])?;
    }
    Ok(())
}

/// Up to a normal move farther from all of these, a Fast Move if they like; it is no part of any activation.
pub(super) fn evade(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    from: &[FigureId],
) -> Result<(), Pause> {
    let before = battle.person(who).turn.clone();
    let turn = battle.turn_mut(who);
    (turn.spent_mm, turn.granted_mm) = (0, 0);
    let rule = Purpose::Evasion.rule();
    if !before.fast {
        choose_gait(battle, play, rule, who)?;
    }
    let places = Away { battle, who, from };
    if !places.propose().is_empty() {
        let asking = ask(rule, battle.seat_for(who)).about(who.token());
        let to = play.point(&*battle, asking, &places)?;
        if let Some(path) = places.way(to) {
            go::go(battle, play, who, &path, Purpose::Evasion, Stops::OnlyIfHindered)?;
        }
    }
    let turn = battle.turn_mut(who);
    (turn.spent_mm, turn.granted_mm) = (before.spent_mm, before.granted_mm);
    Ok(())
}

/// The places that are farther from all of these than where somebody is now.
struct Away<'a> {
    battle: &'a Battle,
    who: PersonId,
    from: &'a [FigureId],
}

impl Away<'_> {
    fn limit_mm(&self) -> i32 {
        let left = left_mm(self.battle, self.who);
        if self.battle.person(self.who).prone { left / 2 } else { left }
    }

    fn way(&self, to: Point) -> Option<Path> {
        Afoot::new(self.battle, self.who.into(), to).route(to, self.limit_mm())
    }
}

impl Field for Away<'_> {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        let (battle, me) = (self.battle, FigureId::from(self.who));
        if is_taken(battle, me, point) {
            return Err(rule!("ffo.ruling.passing-figures"));
        }
        if runs_into(battle, me, point) {
            return Err(rule!("ffo.charge.only-way"));
        }
        let at = battle.at(me);
        let is_farther = |it: &FigureId| {
            let foe = battle.at(*it);
            measure::dist2(at, foe) < measure::dist2(point, foe)
        };
        let rule = Purpose::Evasion.rule();
        let fits = self.from.iter().all(is_farther) && self.way(point).is_some();
        if fits { Ok(()) } else { Err(rule) }
    }

    fn reason(&self, _: Point, by: RuleId) -> Option<String> {
        let name = &self.battle.person(self.who).name;
        let far = UNITS.length.write(self.limit_mm());
        let own = by == Purpose::Evasion.rule();
        own.then(|| format!("{name} moves away from whoever charges, {far} at most."))
    }

    fn propose(&self) -> Vec<Point> {
        let (from, limit) = (self.battle.person(self.who).at, self.limit_mm());
        let afoot = Afoot::new(self.battle, self.who.into(), from);
        let walk = afoot.walk();
        let far = |degrees: i32| {
            walk.affordable(from, measure::polar(from, degrees, limit), Pace::MILLIMETRES, limit)
        };
        let mut places: Vec<Point> = DIRECTIONS.into_iter().map(far).collect();
        places.retain(|&it| self.check(it).is_ok());
        places.dedup();
        places
    }

    fn cost(&self, point: Point) -> Option<i32> {
        self.way(point).map(|it| Pace::MILLIMETRES.cost_mm(&it))
    }

    fn label(&self, point: Point) -> String {
        whereabouts::way(self.battle.person(self.who).at, point, UNITS.length)
    }
}

/// How somebody moves away.
#[derive(Clone, Debug, PartialEq)]
struct Gait(MoveAction, PersonId);

impl Choice for Gait {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        self.0.offered(battle, self.1)
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        Some(self.0.deed(battle, self.1).into())
    }
}

//! Walking and crawling to a place that is asked for.
use ground::open::{Circle, Pace, measure};
use kernel::{Field, Pause, Play, Point, RuleId, ask, rule::hit};
use stage::{landmark, whereabouts};

use super::{
    Purpose,
    go::{self, Stops},
    left_mm,
    way::{Afoot, is_taken, runs_into},
};
use crate::{
    battle::{Battle, FigureId, PersonId, person::BASE_MM, scene::RegionKind, sight::region},
    view::UNITS,
};

/// The ways that are proposed to those who would rather not click.
const DIRECTIONS: [i32; 12] = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];
/// Less than this is not worth proposing; whoever wants it names the place.
const WORTH_MM: i32 = 10;

/// Asks where to and goes there, as far as nothing interrupts it.
pub(super) fn walk(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<(), Pause> {
    let reach = Reach { battle, who };
    let asking = ask(reach.rule(), battle.seat_for(who)).about(who.token());
    let to = play.point(battle, asking, &reach)?;
    let limit = reach_mm(battle, who);
    let Some(path) = Afoot::new(battle, who.into(), to).route(to, limit) else { return Ok(()) };
    go::go(battle, play, who, &path, Purpose::Active, Stops::AtSight)?;
    Ok(())
}

/// How far they come as they stand or lie.
pub(super) fn reach_mm(battle: &Battle, who: PersonId) -> i32 {
    let left = left_mm(battle, who);
    if battle.person(who).prone { left / 2 } else { left }
}

/// The places that somebody comes to.
struct Reach<'a> {
    battle: &'a Battle,
    who: PersonId,
}

impl Reach<'_> {
    /// By what they move.
    fn rule(&self) -> RuleId {
        if self.battle.person(self.who).prone { rule!("ffo.move.crawl") } else { rule!("ffo.move.normal") }
    }

    /// The rule that keeps them from ending there, before any distance is measured.
    fn forbidden(&self, to: Point) -> Option<RuleId> {
        let (battle, who) = (self.battle, FigureId::from(self.who));
        if to == battle.at(who) {
            return Some(self.rule());
        }
        if is_taken(battle, who, to) {
            hit(rule!("ffo.table.measure"));
            hit(rule!("ffo.ruling.passing-figures"));
            return Some(rule!("ffo.ruling.passing-figures"));
        }
        if runs_into(battle, who, to) {
            hit(rule!("ffo.charge.only-way"));
            return Some(rule!("ffo.charge.only-way"));
        }
        let person = battle.person(self.who);
        let on_road = |at: Point| region::is_in(battle, RegionKind::Road, at);
        let keeps_to_road = person.turn.fast && on_road(person.turn.began_at) && on_road(person.at);
        (keeps_to_road && !on_road(to)).then_some(rule!("ffo.terrain.road"))
    }

    /// As far as the way is free in one direction, and half as far.
    fn straight_on(&self, degrees: i32) -> Vec<Point> {
        let (from, limit) = (self.battle.person(self.who).at, reach_mm(self.battle, self.who));
        let afoot = Afoot::new(self.battle, self.who.into(), from);
        let far = measure::polar(from, degrees, limit);
        let end = afoot.walk().affordable(from, far, Pace::MILLIMETRES, limit);
        let mm = measure::distance(from, end);
        let half = (2 * WORTH_MM <= mm).then(|| measure::towards(from, end, mm / 2));
        (WORTH_MM <= mm).then_some(end).into_iter().chain(half).collect()
    }

    /// Both sides of doors and windows, beside vehicles and what lies about, at stairs and ladders, behind friends.
    fn landmarks(&self) -> Vec<Point> {
        let (battle, own) = (self.battle, self.battle.person(self.who).base());
        let ground = &battle.scene.ground;
        let apart = |it: &Point| !measure::contact(own, Circle::new(*it, BASE_MM));
        let mut places: Vec<Point> = landmark::openings(ground, own).collect();
        places.extend(battle.lying.iter().map(|it| it.at).filter(apart));
        places.extend(landmark::bodies(&battle.bodies, own));
        places.extend(landmark::climbs(ground.table()));
        places.retain(|&it| measure::at_most(own.at, it, reach_mm(battle, self.who)));
        places
    }
}

impl Field for Reach<'_> {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        if let Some(rule) = self.forbidden(point) {
            return Err(rule);
        }
        let limit = reach_mm(self.battle, self.who);
        let way = Afoot::new(self.battle, self.who.into(), point).route(point, limit);
        way.map(|_| ()).ok_or(self.rule())
    }

    fn reason(&self, point: Point, by: RuleId) -> Option<String> {
        let Reach { battle, who } = *self;
        let name = &battle.person(who).name;
        if by != self.rule() {
            return None;
        }
        if point == battle.person(who).at {
            return Some(format!("{name} is there already."));
        }
        let left = UNITS.length.write(reach_mm(battle, who));
        Some(format!("{name} cannot get there: {left} of the move are left, doors and windows among them."))
    }

    fn propose(&self) -> Vec<Point> {
        let mut places: Vec<Point> = DIRECTIONS.into_iter().flat_map(|it| self.straight_on(it)).collect();
        places.extend(self.landmarks());
        places.retain(|&it| self.check(it).is_ok());
        places.dedup();
        places
    }

    fn cost(&self, point: Point) -> Option<i32> {
        let limit = reach_mm(self.battle, self.who);
        let path = Afoot::new(self.battle, self.who.into(), point).route(point, limit)?;
        Some(Pace::MILLIMETRES.cost_mm(&path))
    }

    fn label(&self, point: Point) -> String {
        whereabouts::way(self.battle.person(self.who).at, point, UNITS.length)
    }
}

/// Whether there is anywhere to go.
pub(super) fn has_room(battle: &Battle, who: PersonId) -> bool {
    let reach = Reach { battle, who };
    let near = |it: i32| reach.straight_on(it).into_iter().any(|it| reach.check(it).is_ok());
    DIRECTIONS.into_iter().any(near) || reach.landmarks().into_iter().any(|it| reach.check(it).is_ok())
}

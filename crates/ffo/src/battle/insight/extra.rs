//! The two inches (p. 15): before any dice everybody of the moving group may go a little farther, into cover or out of sight.
use ground::open::{Pace, measure};
use kernel::{Dice, Field, Interrupt, Pause, Play, Point, RuleId, ask};
use stage::whereabouts;

use crate::{
    battle::{
        Battle, FigureId, PersonId,
        r#move::{self, Purpose},
    },
    journal::Interruption,
    table::weapon::INCH_MM,
    view::UNITS,
};

/// So far, out of what is left of the move.
const MOST_MM: i32 = 2 * INCH_MM;
/// The ways that are proposed.
const DIRECTIONS: [i32; 8] = [0, 45, 90, 135, 180, 225, 270, 315];

/// Asks everybody of the group that moves; `seen` is who has come into sight.
pub(super) fn steps(
    battle: &mut Battle,
    play: &mut Play<'_>,
    movers: &[PersonId],
    seen: PersonId,
) -> Result<(), Pause> {
    for &who in movers {
        let rule = rule!("ffo.insight.two-inches");
        let reach = Reach { battle, who, most_mm: MOST_MM.min(r#move::left_mm(battle, who)), rule };
        if !reach.is_able() {
            continue;
        }
        let because = Interrupt::new(Interruption::IsSeen).by(seen.token());
        let asking = ask(rule, battle.seat_for(who)).about(who.token());
        let to = play.point(&*battle, asking.because(because), &reach)?;
        play.cite(rule!("ffo.ruling.insight-two-inches"));
        if let Some(path) = reach.way(to).filter(|_| to != battle.person(who).at) {
            r#move::go(battle, play, who, &path, Purpose::TwoInches)?;
        }
    }
    Ok(())
}

/// A Star's move in an In Sight, so far at most; nothing interrupts it before the In Sight is over.
pub(super) fn star_move(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    most_mm: i32,
) -> Result<(), Pause> {
    let rule = rule!("ffo.move.normal");
    let reach = Reach { battle, who, most_mm, rule };
    let because = Interrupt::new(Interruption::ActsInSight);
    let asking = ask(rule, battle.seat_for(who)).about(who.token()).because(because);
    let to = play.point(&*battle, asking, &reach)?;
    if let Some(path) = reach.way(to).filter(|_| to != battle.person(who).at) {
        r#move::go(battle, play, who, &path, Purpose::InSight)?;
    }
    Ok(())
}

/// Where somebody may go, or stay.
struct Reach<'a> {
    battle: &'a Battle,
    who: PersonId,
    most_mm: i32,
    /// By which they move.
    rule: RuleId,
}

impl Reach<'_> {
    fn limit_mm(&self) -> i32 {
        // Whoever crawls comes half as far.
        if self.battle.person(self.who).prone { self.most_mm / 2 } else { self.most_mm }
    }

    fn is_able(&self) -> bool {
        let person = self.battle.person(self.who);
        let free = person.seated.is_none() && person.ducked.is_none() && !person.is_held_up();
        let fights = !self.battle.foes(self.who.into()).is_empty();
        person.turn.active && person.carries_on() && free && !fights && 0 < self.limit_mm()
    }

    fn way(&self, to: Point) -> Option<ground::open::Path> {
        r#move::route(self.battle, self.who.into(), to, self.limit_mm())
    }
}

impl Field for Reach<'_> {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        let (battle, me) = (self.battle, FigureId::from(self.who));
        if point == battle.at(me) {
            return Ok(());
        }
        if r#move::is_taken(battle, me, point) {
            return Err(rule!("ffo.ruling.passing-figures"));
        }
        if r#move::runs_into(battle, me, point) {
            return Err(rule!("ffo.charge.only-way"));
        }
        self.way(point).map(|_| ()).ok_or(self.rule)
    }

    fn reason(&self, _: Point, by: RuleId) -> Option<String> {
        let name = &self.battle.person(self.who).name;
        let far = UNITS.length.write(self.limit_mm());
        (by == self.rule).then(|| format!("{name} may go {far} at most."))
    }

    fn propose(&self) -> Vec<Point> {
        let from = self.battle.person(self.who).at;
        let far = DIRECTIONS.into_iter().map(|it| measure::polar(from, it, self.limit_mm()));
        let free = far.filter(|&it| self.check(it).is_ok());
        std::iter::once(from).chain(free).collect()
    }

    fn cost(&self, point: Point) -> Option<i32> {
        self.way(point).map(|it| Pace::MILLIMETRES.cost_mm(&it))
    }

    fn label(&self, point: Point) -> String {
        let from = self.battle.person(self.who).at;
        if point == from { "Stay here".to_owned() } else { whereabouts::way(from, point, UNITS.length) }
    }
}

//! The ways of somebody to an edge of the table, and who sees them go.
use ground::open::{Circle, Crowd, Pace, Path, Segment, measure};
use kernel::{Field, Point, RuleId};
use stage::{StandingFigures, Tabletop};

use crate::{
    battle::{Battle, FigureId, PersonId, r#move::Afoot, person::BASE_MM, shoot, sight::Stand},
    table::weapon::INCH_MM,
    view::UNITS,
};

/// No nearer to the edge than that is the point of a base that is still on the table, and a centimetre deeper it counts as there.
const EDGE_MM: i32 = NEAREST_MM + 10;
/// Half of a base, rounded up.
const NEAREST_MM: i32 = (BASE_MM + 1) / 2;
/// The whole table is looked over.
const FAR_MM: i32 = 6_000;
/// So often on the way it is looked at who sees it.
const STEP_MM: usize = 5;
/// Between two points: nearer than that they are within an inch of a zombie.
const ZOMBIE_MM: i32 = 2 * INCH_MM + 2 - BASE_MM;

/// Somebody who wants to leave.
pub(super) struct Leaving<'a> {
    battle: &'a Battle,
    who: PersonId,
    standing: StandingFigures<FigureId>,
    /// Human enemies who could fire.
    enemies: Vec<PersonId>,
}

/// How near a stretch comes to a place.
pub(super) fn gap_mm(from: Point, to: Point, place: Point) -> i32 {
    measure::distance(Segment::new(from, to).nearest_point(place), place)
}

impl<'a> Leaving<'a> {
    pub fn new(battle: &'a Battle, who: PersonId) -> Self {
        let fires = |it: &PersonId| battle.are_enemies(who, (*it).into()) && shoot::can_fire(battle, *it);
        let enemies = battle.functioning().map(|it| it.0).filter(fires).collect();
        Leaving { battle, who, standing: battle.standing(), enemies }
    }

    /// On foot past friends and those who lie there, and not within an inch of any zombie.
    fn afoot(&self) -> Afoot<'_> {
        let (battle, me) = (self.battle, FigureId::from(self.who));
        let mut afoot = Afoot::new(battle, me, battle.at(me));
        let level = battle.level(me);
        let base = |it: FigureId| match it {
            FigureId::Zombie(_) => Some(Circle::new(battle.at(it), ZOMBIE_MM)),
            FigureId::Person(who) => {
                let stands = battle.is_standing(it) && battle.are_enemies(self.who, it);
                stands.then(|| Circle::new(battle.person(who).at, BASE_MM))
            }
        };
        let others = battle.figures().filter(|&it| it != me && battle.level(it) == level);
        afoot.heed(Crowd::new(others.filter_map(base)));
        afoot
    }

    fn is_edge(&self, at: Point) -> bool {
        let table = self.battle.scene.ground.table();
        at.x.min(at.y).min(table.width - at.x).min(table.height - at.y) <= EDGE_MM
    }

    /// Whether an enemy sees them there whose weapon reaches that far, if it has to.
    fn sees(&self, enemy: PersonId, at: Point, in_range: bool) -> bool {
        let (me, foe) = (FigureId::from(self.who), FigureId::from(enemy));
        let there = Stand { at, ..self.battle.stand(me) };
        let reaches =
            !in_range || shoot::reach_mm(self.battle, enemy) >= measure::distance(self.battle.at(foe), at);
        reaches && self.battle.looks((foe, self.battle.stand(foe)), (me, there), &self.standing)
    }

    /// The shortest way to an edge on which nobody sees them who could fire.
    pub fn unseen(&self) -> Option<Path> {
        let afoot = self.afoot();
        let seen = |at: Point| self.enemies.iter().any(|&it| self.sees(it, at, true));
        let from = self.battle.person(self.who).at;
        afoot.walk().hidden_path(from, Pace::MILLIMETRES, FAR_MM, &seen, &|it| self.is_edge(it))
    }

    pub fn way(&self, to: Point) -> Option<Path> {
        self.afoot().route(to, FAR_MM)
    }

    pub fn has_way(&self) -> bool {
        self.edges().into_iter().any(|it| self.way(it).is_some())
    }

    /// The first place of a path at which an enemy sees them, and after how many of its millimetres.
    pub fn first_on(&self, path: &Path, enemy: PersonId, in_range: bool) -> Option<(usize, Point)> {
        let places: Vec<Point> = path.every_mm().collect();
        let last = places.len().saturating_sub(1);
        let sees = |mm: &usize| self.sees(enemy, places[*mm], in_range);
        let found = (0..=last).step_by(STEP_MM).chain([last]).find(sees)?;
        let first = (found.saturating_sub(STEP_MM)..=found).find(sees).unwrap_or(found);
        Some((first, places[first]))
    }

    /// Places at the edges straight ahead of them, and so far to both sides.
    fn edges(&self) -> Vec<Point> {
        let (at, table) = (self.battle.person(self.who).at, self.battle.scene.ground.table());
        let edge = NEAREST_MM;
        let (right, low) = (table.width - edge, table.height - edge);
        let beside = [0, -4 * INCH_MM, 4 * INCH_MM, -10 * INCH_MM, 10 * INCH_MM];
        let x = |by: i32| (at.x + by).clamp(edge, right);
        let y = |by: i32| (at.y + by).clamp(edge, low);
        let all = beside.into_iter().flat_map(|by| {
            [
                Point::new(x(by), edge),
                Point::new(x(by), low),
                Point::new(edge, y(by)),
                Point::new(right, y(by)),
            ]
        });
        all.collect()
    }
}

impl Field for Leaving<'_> {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        let fits = self.is_edge(point) && self.way(point).is_some();
        if fits { Ok(()) } else { Err(rule!("ffo.leave.seen")) }
    }

    fn reason(&self, point: Point, _: RuleId) -> Option<String> {
        let name = &self.battle.person(self.who).name;
        Some(match self.is_edge(point) {
            true => format!("{name} cannot get there, or only past a zombie."),
            false => "That is not at an edge of the table.".to_owned(),
        })
    }

    fn propose(&self) -> Vec<Point> {
        let mut places = self.edges();
        places.retain(|&it| self.check(it).is_ok());
        places.dedup();
        places
    }

    fn cost(&self, point: Point) -> Option<i32> {
        self.way(point).map(|it| Pace::MILLIMETRES.cost_mm(&it))
    }

    fn label(&self, point: Point) -> String {
        stage::whereabouts::way(self.battle.person(self.who).at, point, UNITS.length)
    }
}

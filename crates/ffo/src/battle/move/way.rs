//! Ways on the table: what is in the way, what doors and windows cost, where there is room.
use std::borrow::Cow;

use ground::open::{Circle, Crowd, Pace, Passage, Passages, Path, Piece, Walk, measure, sight};
use kernel::{Point, rule::hit};
use stage::Tabletop;

use crate::{
    battle::{
        Battle, FigureId, building, melee,
        person::BASE_MM,
        scene::RegionKind,
        sight::{Stand, region},
    },
    table::weapon::INCH_MM,
};

/// Kept between bases that do not touch: less than this is contact.
const CLEARANCE_MM: i32 = 3;
/// How much farther than a move the way into contact is looked for.
const BEYOND_MM: i32 = 12 * INCH_MM;
/// So many places in contact are tried.
const MOST_PLACES: usize = 12;

/// What stops somebody on foot.
fn blocks_way(piece: &Piece) -> bool {
    piece.blocks_move
}

/// Somebody on foot, and who stands in their way.
pub(crate) struct Afoot<'a> {
    battle: &'a Battle,
    stand: Stand,
    crowd: Crowd,
    openings: Cow<'a, [Passage]>,
}

impl<'a> Afoot<'a> {
    /// On the way to a place, where they may touch enemies.
    pub fn new(battle: &'a Battle, who: FigureId, to: Point) -> Self {
        let stand = battle.stand(who);
        let (own, goal) = (Circle::new(stand.at, BASE_MM), Circle::new(to, BASE_MM));
        let others = battle.figures().filter(|&it| stops(battle, who, it)).map(|it| battle.base(it));
        let crowd = Crowd::new(others.map(|base| {
            let touches = measure::contact(base, goal) || measure::contact(base, own);
            Circle::new(base.at, BASE_MM + if touches { 0 } else { CLEARANCE_MM })
        }));
        Afoot { battle, stand, crowd, openings: openings(battle, who) }
    }

    /// These are in their way, and nobody else.
    pub fn heed(&mut self, crowd: Crowd) {
        self.crowd = crowd;
    }

    pub fn walk(&self) -> Walk<'_> {
        Walk {
            ground: self.battle.ground(),
            state: Passages { openings: &self.openings, extra: &self.battle.bodies },
            diameter: BASE_MM,
            level: self.stand.level,
            stays_on_table: true,
            crowd: &self.crowd,
            passes: &|_| false,
            blocks: &blocks_way,
        }
    }

    /// The cheapest way there for so many millimetres, doors and windows among them.
    pub fn route(&self, to: Point, limit_mm: i32) -> Option<Path> {
        let path = self.walk().path_mm(self.stand.at, to, Pace::MILLIMETRES, Some(limit_mm))?;
        let steep = |at: Point| region::is_in(self.battle, RegionKind::ImpassableMountain, at);
        let climbs = || path.every_mm().any(steep);
        (Pace::MILLIMETRES.cost_mm(&path) <= limit_mm && !climbs()).then_some(path)
    }
}

/// Whether the one has to go round the other: those who stand against them.
fn stops(battle: &Battle, who: FigureId, other: FigureId) -> bool {
    if other == who || !battle.is_standing(other) || battle.level(other) != battle.level(who) {
        return false;
    }
    are_enemies(battle, who, other)
}

fn are_enemies(battle: &Battle, one: FigureId, other: FigureId) -> bool {
    match (one, other) {
        (FigureId::Zombie(_), FigureId::Zombie(_)) => false,
        (FigureId::Person(it), other) | (other, FigureId::Person(it)) => battle.are_enemies(it, other),
    }
}

/// What each opening lets through of somebody: one that has been broken into can only be entered later.
fn openings(battle: &Battle, who: FigureId) -> Cow<'_, [Passage]> {
    if who.is_zombie() {
        return Cow::Owned(building::zombie_passages(battle));
    }
    let waits = |at: usize| battle.turn < battle.openings[at].since;
    if !(0..battle.openings.len()).any(waits) {
        return Cow::Borrowed(&battle.passages);
    }
    hit(rule!("ffo.building.barricade-breach"));
    let open = battle.passages.iter().enumerate();
    open.map(|(at, it)| if waits(at) { Passage::CLOSED } else { *it }).collect()
}

/// The cheapest way, doors and windows paid for.
pub fn route(battle: &Battle, who: FigureId, to: Point, limit_mm: i32) -> Option<Path> {
    Afoot::new(battle, who, to).route(to, limit_mm)
}

/// The way to the first place so far from somebody from which they are seen.
pub fn spot_before(
    battle: &Battle,
    who: FigureId,
    whom: FigureId,
    short_mm: i32,
    limit_mm: i32,
) -> Option<Path> {
    hit(rule!("ffo.ruling.charge-geometry"));
    let target = battle.at(whom);
    let all_round = |at: Point| Stand { at, facing: None, ..battle.stand(who) };
    let suits = |at: Point| {
        let there = battle.stand(whom);
        measure::at_most(at, target, short_mm) && battle.would_see(who, all_round(at), whom, there)
    };
    contacts(battle, who, whom).into_iter().find_map(|place| {
        let afoot = Afoot::new(battle, who, place);
        let path = afoot.route(place, limit_mm + short_mm + BEYOND_MM)?;
        let spot = afoot.walk().until(&path, &suits)?;
        (Pace::MILLIMETRES.cost_mm(&spot) <= limit_mm).then_some(spot)
    })
}

/// A free place in contact with somebody.
pub fn contact(battle: &Battle, who: FigureId, whom: FigureId) -> Option<Point> {
    contacts(battle, who, whom).into_iter().next()
}

/// The way into contact with somebody on the same floor, if any leads there.
pub fn into_contact(battle: &Battle, who: FigureId, whom: FigureId) -> Option<Path> {
    let limit = battle.distance(who, whom) + BEYOND_MM;
    let way = |place: Point| Afoot::new(battle, who, place).route(place, limit);
    (battle.level(who) == battle.level(whom))
        .then(|| contacts(battle, who, whom).into_iter().find_map(way))?
}

/// The free places in contact with somebody, the nearest first; no wall is between.
fn contacts(battle: &Battle, who: FigureId, whom: FigureId) -> Vec<Point> {
    hit(rule!("ffo.table.measure"));
    hit(rule!("ffo.ruling.measurement"));
    let (around, level) = (battle.base(whom), battle.level(whom));
    let others = battle
        .figures()
        .filter(|&it| it != who && it != whom && battle.is_standing(it) && battle.level(it) == level);
    let crowd = Crowd::new(others.map(|it| battle.base(it)));
    let mut places = Vec::new();
    crowd.contact_places(around, BASE_MM, battle.at(who), &|_| false, &mut places);
    let mut afoot = Afoot::new(battle, who, around.at);
    (afoot.crowd, afoot.stand.level) = (Crowd::default(), level);
    let walk = afoot.walk();
    let open = |at: Point| sight::clear(walk.ground, walk.state, at, around.at, &|it| it.blocks_move);
    places.retain(|&it| measure::distance(it, around.at) == BASE_MM);
    places.retain(|&it| walk.is_ground_at(it) && (level.is_some() || open(it)));
    let step = places.len().div_ceil(MOST_PLACES).max(1);
    places.into_iter().step_by(step).collect()
}

/// Whether somebody else stands there; those who lie are stepped over.
pub(crate) fn is_taken(battle: &Battle, who: FigureId, at: Point) -> bool {
    let (base, level) = (Circle::new(at, BASE_MM), battle.level(who));
    let there = |it: &FigureId| *it != who && battle.is_standing(*it) && battle.level(*it) == level;
    battle.figures().filter(there).any(|it| measure::overlap(base, battle.base(it)))
}

/// Whether somebody would end in contact with an enemy whom they do not touch now: only a charge brings them there. One comes up to a
/// zombie from behind, or to one that lies there, as one likes.
pub(crate) fn runs_into(battle: &Battle, who: FigureId, at: Point) -> bool {
    let (base, own, level) = (Circle::new(at, BASE_MM), battle.base(who), battle.level(who));
    let fights = |it: &FigureId| match *it {
        FigureId::Person(it) => battle.person(it).carries_on(),
        FigureId::Zombie(it) => !melee::shows_back(battle, it, at),
    };
    let mut others = battle.figures().filter(|it| battle.level(*it) == level && fights(it));
    others.any(|it| {
        it != who
            && are_enemies(battle, who, it)
            && measure::contact(base, battle.base(it))
            && !measure::contact(own, battle.base(it))
    })
}

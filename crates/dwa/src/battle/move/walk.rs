//! Walking (10): 1 AP for 5 cm, along the cheapest way, as far as the first enemy in contact.
use ground::open::{
    Circle, Crowd, measure,
    path::{Pace, Path},
};
use kernel::{Dice, Field, Pause, Play, Point, RuleId, ask};
use smallvec::SmallVec;
use stage::landmark;

use super::{
    place::{self, is_taken, walker},
    sets_off,
};
use crate::{
    battle::{
        Battle, FigureId, ap, change, dread,
        figure::BASE_MM,
        refusal,
        whereabouts::{cm, way_to},
    },
    table::{
        ap::Action as Priced,
        r#move::{STEP_MM, steps},
    },
};

/// The ways that are proposed to those who would rather not click.
const DIRECTIONS: [i32; 12] = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/// Kept between bases that do not touch: less than this is contact.
const CLEARANCE_MM: i32 = 3;

/// Less than this is not worth proposing; whoever wants it names the place.
const WORTH_MM: i32 = 10;

/// Asks where to and goes there.
pub(super) fn walk(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    let asking = ask(rule!("dwa.move.distance"), battle.humans[usize::from(human)].seat);
    let reach = Reach { battle, human };
    let to = play.point(battle, asking.about(FigureId::Human(human).token()), &reach)?;
    walk_to(battle, play, human, to);
    Ok(())
}

/// Why he cannot walk at all: hemmed in on all sides.
pub(super) fn hemmed_in(battle: &Battle, human: u16) -> Option<RuleId> {
    (!Reach { battle, human }.is_open()).then_some(rule!("dwa.ruling.passing-figures"))
}

/// The places a human can walk to with the AP at hand.
struct Reach<'a> {
    battle: &'a Battle,
    human: u16,
}

impl Field for Reach<'_> {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        match forbidden(self.battle, self.human, point) {
            Some(rule) => Err(rule),
            None => match route(self.battle, self.human, point) {
                Some(path) => dread::forbids_walk(self.battle, self.human, &path.places).map_or(Ok(()), Err),
                None => Err(rule!("dwa.move.distance")),
            },
        }
    }

    fn reason(&self, point: Point, by: RuleId) -> Option<String> {
        let Reach { battle, human } = *self;
        let who = FigureId::Human(human);
        let name = &battle.humans[usize::from(human)].name;
        if by == rule!("dwa.ruling.passing-figures") {
            return refusal::in_the_way(battle, point, battle.level(who), human);
        }
        if let Some(dread) = refusal::of_dread(battle, human, by) {
            return Some(dread);
        }
        if by == rule!("dwa.cc.break") {
            let held = refusal::opponents(battle, human);
            return Some(format!("{name} has broken away and must end out of contact with {held}."));
        }
        (by == rule!("dwa.move.distance")).then(|| too_far(battle, human, point))
    }

    fn propose(&self) -> Vec<Point> {
        let mut places = Vec::new();
        for degrees in DIRECTIONS {
            self.straight_on(degrees, WORTH_MM, &mut places);
        }
        places.extend(self.landmarks());
        places.retain(|&it| self.check(it).is_ok());
        // Where no way is long, the short ones are all there is.
        if places.is_empty() {
            DIRECTIONS.into_iter().for_each(|it| self.straight_on(it, 1, &mut places));
            places.retain(|&it| self.check(it).is_ok());
        }
        places.dedup();
        places
    }

    fn cost(&self, point: Point) -> Option<i32> {
        let path = route(self.battle, self.human, point)?;
        Some(i32::from(Fare::of(self.battle, self.human, &path).ap))
    }

    fn label(&self, point: Point) -> String {
        way_to(self.battle, FigureId::Human(self.human), point)
    }
}

impl Reach<'_> {
    /// As far as each AP goes in one direction, what is paid for already first, while the way is free.
    fn straight_on(&self, degrees: i32, least_mm: i32, places: &mut Vec<Point>) {
        let who = FigureId::Human(self.human);
        let from = self.battle.at(who);
        let limit = limit_mm(self.battle, self.human);
        let crowd = enemies(self.battle, self.human, from);
        let walker = walker(self.battle, self.battle.level(who), &crowd);
        let pace = pace(self.battle, self.human);
        let end = walker.affordable(from, measure::polar(from, degrees, limit), pace, limit);
        let mm = measure::distance(from, end);
        let paid = i32::from(self.battle.humans[usize::from(self.human)].turn.paid_mm);
        let first = if paid < least_mm { paid + STEP_MM } else { paid };
        let whole = (first..mm).step_by(STEP_MM as usize).map(|it| measure::polar(from, degrees, it));
        places.extend(whole.chain((least_mm <= mm).then_some(end)));
    }

    /// Whether there is anywhere to go.
    fn is_open(&self) -> bool {
        let mut places = Vec::new();
        for degrees in DIRECTIONS {
            places.clear();
            self.straight_on(degrees, 1, &mut places);
            if places.iter().any(|&it| self.check(it).is_ok()) {
                return true;
            }
        }
        self.landmarks().iter().any(|&it| self.check(it).is_ok())
    }

    /// Next to other figures, doors, vehicles and things that he is not beside yet, and at the foot or head of ladders and
    /// stairs.
    fn landmarks(&self) -> Vec<Point> {
        let (battle, who) = (self.battle, FigureId::Human(self.human));
        let (from, level) = (battle.at(who), battle.level(who));
        let reach = limit_mm(battle, self.human) + 2 * BASE_MM;
        let near = |at: Point| measure::dist2(from, at) <= i64::from(reach) * i64::from(reach);
        let mut places = Vec::new();
        let own = battle.base(who);
        for other in battle.figures().filter(|&it| it != who && battle.level(it) == level) {
            if near(battle.at(other)) && !measure::contact(own, battle.base(other)) {
                places.extend(contact_place(battle, self.human, battle.base(other)));
            }
        }
        let ground = &battle.scene.ground;
        places.extend(landmark::openings(ground, own));
        let apart = |it: &Point| !measure::contact(own, Circle::new(*it, BASE_MM));
        places.extend(battle.lying.iter().map(|it| it.at).filter(apart));
        places.extend(landmark::bodies(&battle.bodies, own));
        let afoot = |it: &Point| WORTH_MM <= measure::distance(from, *it);
        places.extend(landmark::climbs(ground.table()).filter(afoot));
        places.retain(|&it| near(it));
        places
    }
}

/// The nearest place in contact with a base where nobody stands.
fn contact_place(battle: &Battle, human: u16, around: Circle) -> Option<Point> {
    let who = FigureId::Human(human);
    let others = battle.figures().filter(|&it| it != who && battle.level(it) == battle.level(who));
    let crowd = Crowd::new(others.map(|it| battle.base(it)));
    let suits = |_: Point| true;
    crowd.contact_place(around, BASE_MM, battle.at(who), &|_| false, &suits)
}

/// The rule that keeps him from ending his walk there, before any distance is measured.
fn forbidden(battle: &Battle, human: u16, to: Point) -> Option<RuleId> {
    let level = battle.level(FigureId::Human(human));
    if to == battle.at(FigureId::Human(human)) {
        return Some(rule!("dwa.move.distance"));
    }
    let base = Circle::new(to, BASE_MM);
    if is_taken(battle, base, level, Some(human)) {
        return Some(rule!("dwa.ruling.passing-figures"));
    }
    let holds = |it: u32| measure::contact(battle.zombies[it as usize].base(), base);
    if battle.humans[usize::from(human)].turn.must_leave && battle.opponents(human).any(holds) {
        return Some(rule!("dwa.cc.break"));
    }
    None
}

/// The cheapest way to a place that he can pay for now; it touches no standing enemy but at its end.
pub fn route(battle: &Battle, human: u16, to: Point) -> Option<Path> {
    let who = FigureId::Human(human);
    let crowd = enemies(battle, human, to);
    let walker = walker(battle, battle.level(who), &crowd);
    let limit = limit_mm(battle, human);
    let path = walker.path_mm(battle.at(who), to, pace(battle, human), Some(limit))?;
    let fare = Fare::of(battle, human, &path);
    (fare.ap <= ap::at_hand(battle, human, true)).then_some(path)
}

/// Less than this is no way for somebody who is led.
const LED_MM: i32 = 20;

/// Where somebody ends up who is led to a place: as near as the AP at hand allow, on nobody's base and out of contact with every
/// zombie; nothing where that is no nearer than here.
pub fn nearest_end(battle: &Battle, human: u16, to: Point) -> Option<Point> {
    let (who, reach) = (FigureId::Human(human), Reach { battle, human });
    let (from, level) = (battle.at(who), battle.level(who));
    let crowd = enemies(battle, human, to);
    let walker = walker(battle, level, &crowd);
    let end = walker.approach(from, to, pace(battle, human), limit_mm(battle, human)).end();
    let nearer = |it: Point| measure::distance(it, to) + LED_MM <= measure::distance(from, to);
    let beside = |it: Point| {
        let mut standing = battle.zombies().filter(|it| it.1.stands() && it.1.level == level);
        standing.any(|(_, zombie)| measure::contact(zombie.base(), Circle::new(it, BASE_MM)))
    };
    place::nearest(end, &|it| nearer(it) && !beside(it) && reach.check(it).is_ok()).filter(|it| nearer(*it))
}

/// How much farther than he can go a way is still looked for, to say what it would cost.
const BEYOND_MM: i32 = 600;

/// Why he cannot get there with the AP at hand.
fn too_far(battle: &Battle, human: u16, to: Point) -> String {
    let (who, name) = (FigureId::Human(human), &battle.humans[usize::from(human)].name);
    if to == battle.at(who) {
        return format!("{name} is there already.");
    }
    let crowd = enemies(battle, human, to);
    let limit = limit_mm(battle, human);
    let walker = walker(battle, battle.level(who), &crowd);
    match walker.path_mm(battle.at(who), to, pace(battle, human), Some(limit + BEYOND_MM)) {
        Some(path) => {
            let cost = Fare::of(battle, human, &path).ap.into();
            refusal::too_dear(battle, human, cost, true)
        }
        None => format!("There is no way there. {name} can go at most {}.", cm(limit)),
    }
}

/// Goes there as far as AP and enemies let him; nothing if there is no way.
pub fn walk_to(battle: &mut Battle, play: &mut Play<'_>, human: u16, to: Point) {
    let Some(path) = route(battle, human, to) else { return };
    let who = FigureId::Human(human);
    let held: SmallVec<[u32; 6]> = battle.opponents(human).collect();
    let mut walked = Walked {
        paid_before: i32::from(battle.humans[usize::from(human)].turn.paid_mm),
        ..Walked::default()
    };
    for pair in path.places.windows(2) {
        let (end, met) = first_contact(battle, human, pair[0], pair[1]);
        let goes_all_the_way = !met && end == path.end();
        let so_far = walked.mm + measure::distance(pair[0], end);
        // Lengths of single legs are rounded; together they are as long as the way.
        walked.mm = if goes_all_the_way { path.length_mm } else { so_far.min(path.length_mm) };
        if !walked.pay(battle, play, human, crossings(battle, human, pair[0], end)) {
            return;
        }
        change::enter(battle, play, rule!("dwa.move.distance"), who, end);
        if met || battle.opponents(human).any(|it| !held.contains(&it)) {
            play.cite(rule!("dwa.ruling.passing-figures"));
            play.cite(rule!("dwa.cc.contact"));
            break;
        }
    }
    if 2 < path.places.len() {
        play.cite(rule!("dwa.move.turning-free"));
    }
    battle.turn_of(human).must_leave = false;
}

/// What a way costs him.
pub(crate) struct Fare {
    pub ap: u8,
}

impl Fare {
    pub fn of(battle: &Battle, human: u16, path: &Path) -> Fare {
        let paid = i32::from(battle.humans[usize::from(human)].turn.paid_mm);
        let moves = steps(path.length_mm - paid) * i32::from(ap::price(battle, human, Priced::Move));
        let over = i32::from(ap::price(battle, human, Priced::CrossObstacle)) * path.crossings as i32;
        Fare { ap: u8::try_from(moves + over).unwrap_or(u8::MAX) }
    }
}

/// How far he has come, and what of it is paid.
#[derive(Default)]
struct Walked {
    mm: i32,
    paid_before: i32,
    steps: i32,
}

impl Walked {
    /// Pays for what is walked so far; he may stumble over it.
    fn pay(&mut self, battle: &mut Battle, play: &mut Play<'_>, human: u16, crossings: u32) -> bool {
        let due = steps(self.mm - self.paid_before) - self.steps;
        let over = u32::from(ap::price(battle, human, Priced::CrossObstacle)) * crossings;
        if !sets_off(battle, play, human, (due as u32 + over).min(1) as u8) {
            return false;
        }
        ap::pay_times(battle, play, human, Priced::Move, due as u8);
        if 0 < crossings {
            play.cite(rule!("dwa.move.obstacle"));
            play.cite(rule!("dwa.ruling.obstacles"));
            ap::pay_times(battle, play, human, Priced::CrossObstacle, crossings as u8);
        }
        self.steps += due;
        let left = self.paid_before + self.steps * STEP_MM - self.mm;
        battle.turn_of(human).paid_mm = left as i16;
        if left != 0 {
            play.cite(rule!("dwa.ruling.partial-move"));
        }
        true
    }
}

/// How far the AP at hand carry him, with what is left of the last 5 cm.
pub(super) fn limit_mm(battle: &Battle, human: u16) -> i32 {
    let price = ap::price(battle, human, Priced::Move).max(1);
    let started = i32::from(battle.humans[usize::from(human)].turn.paid_mm);
    started + i32::from(ap::at_hand(battle, human, true) / price) * STEP_MM
}

/// What the next 5 cm cost him.
pub(super) fn first_step(battle: &Battle, human: u16) -> i32 {
    let paid = 0 < battle.humans[usize::from(human)].turn.paid_mm;
    if paid { 0 } else { i32::from(ap::price(battle, human, Priced::Move)) }
}

/// An obstacle costs as much as 5 cm, unless a skill makes it free; fear doubles both alike.
pub(super) fn pace(battle: &Battle, human: u16) -> Pace {
    let free = ap::price(battle, human, Priced::CrossObstacle) == 0;
    Pace { mm_per_point: STEP_MM, points_per_crossing: i32::from(!free) }
}

/// The standing zombies near enough to matter. Those he does not mean to touch are kept clear of.
pub(super) fn enemies(battle: &Battle, human: u16, to: Point) -> Crowd {
    let figure = &battle.humans[usize::from(human)];
    let (from, goal) = (figure.base(), Circle::new(to, BASE_MM));
    let reach = i64::from(limit_mm(battle, human) + 3 * BASE_MM);
    let near = battle.zombies().filter(|it| {
        it.1.stands() && it.1.level == figure.level && measure::dist2(from.at, it.1.at) <= reach * reach
    });
    Crowd::new(near.map(|(_, zombie)| {
        let base = zombie.base();
        let touches = measure::contact(base, goal) || measure::contact(base, from);
        let clearance = if touches { 0 } else { CLEARANCE_MM };
        Circle::new(base.at, BASE_MM + clearance)
    }))
}

/// Where on the straight way he first touches a standing zombie that he did not touch before.
fn first_contact(battle: &Battle, human: u16, from: Point, to: Point) -> (Point, bool) {
    let length = measure::distance(from, to);
    let start = Circle::new(from, BASE_MM);
    let level = battle.level(FigureId::Human(human));
    let ahead: SmallVec<[Circle; 8]> = battle
        .zombies()
        .filter(|it| it.1.stands() && it.1.level == level)
        .map(|it| it.1.base())
        .filter(|&it| measure::gap(start, it) <= length + 1 && !measure::contact(start, it))
        .collect();
    if ahead.is_empty() {
        return (to, false);
    }
    for mm in 1..=length {
        let at = measure::towards(from, to, mm);
        if ahead.iter().any(|&it| measure::contact(Circle::new(at, BASE_MM), it)) {
            return (at, true);
        }
    }
    (to, false)
}

fn crossings(battle: &Battle, human: u16, from: Point, to: Point) -> u32 {
    let nobody = Crowd::default();
    walker(battle, battle.level(FigureId::Human(human)), &nobody).crossings(from, to)
}

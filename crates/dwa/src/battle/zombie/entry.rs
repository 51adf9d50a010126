//! Zombies enter the game (15.1.3.1), and the noise that draws them (15.1.3).
use ground::open::{
    Circle, RoomId,
    angle::{self, ONE, apart},
    beside,
    measure::{self, bearing, dist2, polar},
};
use kernel::{Dice, Need, Play, Point, Roll, RuleId, Text, Token};

use super::place::{self, Bases, INSIDE_MM};
use crate::{
    battle::{
        Battle, FigureId, Noise, Phase, Zombie, change,
        figure::{BASE_MM, Human, Life},
    },
    journal::{Incident, Outcome},
    table::{setup, weapons::Weapon},
};

/// What a human did that can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoudKind {
    Shot,
    SustainedFire,
    /// Thrown, or fired from a launcher.
    Grenade,
    Chainsaw,
}

/// Zombies keep this far from the firer who draws them, and at first from everybody.
const AWAY_MM: i32 = 200;

/// So often a random place is looked for before all places are looked through.
const TRIES: usize = 200;

/// How far aside of the rolled direction an obstacle may lie.
const ASIDE_DEGREES: i32 = 15;

/// The noise of an attack that has been resolved, and the zombies that it brings (methods D and E). To be called once for
/// each announced attack; `at` is where the sound is: the firer's place, or the point of the blast.
pub fn gunshot(
    battle: &mut Battle,
    play: &mut Play<'_>,
    firer: u16,
    at: Point,
    weapon: Weapon,
    kind: LoudKind,
) {
    if !weapon.is_noisy() {
        if weapon == Weapon::SilencedPistol {
            play.cite(rule!("dwa.item.silencer"));
        }
        play.cite(rule!("dwa.ruling.noise"));
        return;
    }
    let own = battle.humans[usize::from(firer)].at;
    if weapon == Weapon::GrenadeLauncher && at != own {
        noise(battle, play, own, Some(firer));
    }
    noise(battle, play, at, Some(firer));
    draw(battle, play, firer, weapon, kind);
}

/// The zombies that an attack brings (methods D and E), heard or not.
pub fn draw(battle: &mut Battle, play: &mut Play<'_>, firer: u16, weapon: Weapon, kind: LoudKind) {
    match method(battle, firer, weapon, kind) {
        Some(Method::D) => {
            play.cite(rule!("dwa.ruling.spawn-trigger"));
            drawn(battle, play, rule!("dwa.zombie.enter-d"), firer);
        }
        Some(Method::E) => {
            play.cite(rule!("dwa.ruling.spawn-trigger"));
            let firer_token = FigureId::Human(firer).token();
            let more = play.by(firer_token).d6(rule!("dwa.zombie.enter-e")) + 1;
            (0..more).for_each(|_| drawn(battle, play, rule!("dwa.zombie.enter-e"), firer));
        }
        None => (),
    }
    battle.turn_of(firer).chainsawed |= kind == LoudKind::Chainsaw;
}

/// A sound that every zombie hears, and who made it.
pub fn noise(battle: &mut Battle, play: &mut Play<'_>, at: Point, by: Option<u16>) {
    battle.noises.push(Noise { at, turn: battle.turn, by });
    let by = by.map(|it| FigureId::Human(it).token());
    play.note(rule!("dwa.zombie.hearing"), None, Incident::Noise { at, by });
}

enum Method {
    D,
    E,
}

fn method(battle: &Battle, firer: u16, weapon: Weapon, kind: LoudKind) -> Option<Method> {
    let entry = battle.scene.entry;
    let sawed = battle.humans[usize::from(firer)].turn.chainsawed;
    let (for_d, for_e) = match kind {
        LoudKind::Shot => (true, false),
        LoudKind::SustainedFire => (true, true),
        LoudKind::Grenade => (weapon == Weapon::GrenadeLauncher, true),
        LoudKind::Chainsaw => (false, !sawed),
    };
    if entry.e && for_e {
        return Some(Method::E);
    }
    (entry.d && for_d).then_some(Method::D)
}

/// One zombie, at an obstacle in a random direction.
fn drawn(battle: &mut Battle, play: &mut Play<'_>, rule: RuleId, firer: u16) {
    if is_full(battle, play) {
        return;
    }
    let base = battle.humans[usize::from(firer)].base();
    let at = (0..10).find_map(|_| {
        let towards = direction(&mut play.by(FigureId::Human(firer).token()), rule);
        at_obstacle(battle, base, towards).or_else(|| at_edge(battle, base, towards))
    });
    play.cite(rule!("dwa.ruling.spawn-place"));
    let at = at.unwrap_or_else(|| farthest_corner(battle, base.at));
    put(battle, play, rule, at, Some(FigureId::Human(firer).token()));
}

/// A direction in whole degrees, by the scatter die.
pub(crate) fn direction(dice: &mut dyn Dice, rule: RuleId) -> i32 {
    i32::from(setup::direction(rule, dice))
}

/// Behind the nearest thing that lies that way, far enough off.
fn at_obstacle(battle: &Battle, firer: Circle, degrees: i32) -> Option<Point> {
    let bases = Bases::new(battle);
    let own = battle.scene.ground.bodies().map(|it| it.1);
    let wrecks = battle.bodies.iter().zip(&battle.vehicles).filter(|it| it.1.wrecked).map(|it| it.0);
    let mut things: Vec<_> = own
        .chain(wrecks)
        .filter(|it| it.piece().stands_on.is_none() && lies_that_way(it.piece(), firer, degrees))
        .map(|it| (it.gap(firer), it))
        .collect();
    things.sort_by_key(|it| it.0);
    things.into_iter().find_map(|(_, body)| {
        let mut best: Option<(i64, Point)> = None;
        beside::each_beside_piece(body.piece(), BASE_MM, &mut |at| {
            let base = Circle::new(at, BASE_MM);
            let found = (dist2(firer.at, at), at);
            if best.is_none_or(|it| it < found)
                && AWAY_MM <= measure::gap(firer, base)
                && body.gap(base) <= 1
                && bases.is_free(battle, None, None, at)
            {
                best = Some(found);
            }
        });
        best.map(|it| it.1)
    })
}

fn lies_that_way(piece: &ground::open::Piece, firer: Circle, degrees: i32) -> bool {
    let mut lies = false;
    beside::each_on_outline(piece, &mut |at| {
        let far = AWAY_MM <= measure::gap(firer, Circle::new(at, 0));
        let aside = |bearing: i32| apart(bearing, degrees) <= ASIDE_DEGREES;
        lies = lies || (far && bearing(firer.at, at).is_some_and(aside));
    });
    lies
}

/// Where the way in this direction meets the edge of the table, if that is far enough off.
fn at_edge(battle: &Battle, firer: Circle, degrees: i32) -> Option<Point> {
    let table = battle.scene.ground.table();
    let span = |from: i32, side: i32, step: i64| match step.signum() {
        1 => i64::from(side - INSIDE_MM - from) * ONE / step,
        -1 => i64::from(INSIDE_MM - from) * ONE / step,
        _ => i64::MAX,
    };
    let across = span(firer.at.x, table.width, angle::sin(degrees));
    let down = span(firer.at.y, table.height, -angle::cos(degrees));
    let mm = across.min(down).clamp(0, i64::from(table.width + table.height)) as i32;
    let at = table.inside(polar(firer.at, degrees, mm), INSIDE_MM);
    let free = place::nearest_free(battle, None, at);
    (AWAY_MM <= measure::gap(firer, Circle::new(free, BASE_MM))).then_some(free)
}

fn farthest_corner(battle: &Battle, from: Point) -> Point {
    let table = battle.scene.ground.table();
    place::nearest_free(battle, None, table.inside(table.farthest_corner(from), INSIDE_MM))
}

/// Whether there are as many zombies on the table as the humans who started allow; those who turned are not counted.
pub fn is_full(battle: &Battle, play: &mut Play<'_>) -> bool {
    let Some(most) = zombies_at_most(battle) else { return false };
    if battle.zombies().filter(|it| it.1.was.is_none()).count() < most {
        return false;
    }
    play.cite(rule!("dwa.zombie.number"));
    play.cite(rule!("dwa.ruling.spawn-cap"));
    true
}

/// The most zombies there may be at one time (15.1.1).
pub fn zombies_at_most(battle: &Battle) -> Option<usize> {
    let each = battle.rules.zombies_per_human?;
    Some(usize::from(each) * usize::from(battle.humans_at_start))
}

/// Puts a zombie on the table, whoever called it; it faces the middle of it.
pub(crate) fn put(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    at: Point,
    called_by: Option<Token>,
) {
    let table = battle.scene.ground.table();
    let centre = Point::new(table.width / 2, table.height / 2);
    let facing = bearing(at, centre).unwrap_or(0) as i16;
    play.cite(rule!("dwa.ruling.facing"));
    let waits = is_zombie_phase(battle.phase);
    change::appear(battle, play, rule, Zombie { facing, waits, ..Zombie::new(at) }, called_by);
}

const fn is_zombie_phase(phase: Phase) -> bool {
    match phase {
        Phase::ZombiesStandUp
        | Phase::ZombiesMove
        | Phase::ZombiesAttack
        | Phase::Doors
        | Phase::ZombiesFire => true,
        Phase::Setup
        | Phase::Arrivals
        | Phase::Burning
        | Phase::Minds
        | Phase::Fear
        | Phase::Zombification
        | Phase::Wounds
        | Phase::Humans { .. }
        | Phase::End => false,
    }
}

/// Method A, before the first turn; where humans begin nothing is left to explore.
pub fn at_start(battle: &mut Battle, play: &mut Play<'_>) {
    for human in 0..battle.humans.len() {
        if let Some(room) = room_of(battle, &battle.humans[human]) {
            change::explore(battle, room, false);
        }
    }
    let Some(number) = battle.scene.entry.a else { return };
    for _ in 0..number {
        if is_full(battle, play) {
            return;
        }
        let Some(at) = random_place(battle, play) else { return };
        put(battle, play, rule!("dwa.zombie.enter-a"), at, None);
    }
}

/// A free place anywhere, away from the humans, drawn again and again; if that does not help, one of all there are.
fn random_place(battle: &Battle, play: &mut Play<'_>) -> Option<Point> {
    let why = rule!("dwa.zombie.enter-a");
    play.cite(rule!("dwa.ruling.entry-placement"));
    let bases = Bases::new(battle);
    let table = battle.scene.ground.table();
    let far = |at: Point| battle.humans().all(|it| AWAY_MM <= place::gap(at, it.1.at));
    let suits = |at: Point| far(at) && bases.is_free(battle, None, None, at);
    for _ in 0..TRIES {
        let at = random_point(play, why, Point::default(), table.width, table.height);
        if suits(at) {
            return Some(at);
        }
    }
    let along = |side: i32| (INSIDE_MM..=side - INSIDE_MM).step_by(BASE_MM as usize);
    let places = along(table.height).flat_map(|y| along(table.width).map(move |x| Point::new(x, y)));
    let open: Vec<Point> = places.filter(|&at| suits(at)).collect();
    let listed = || "the free places, row by row from the north-west corner".to_owned();
    (!open.is_empty()).then(|| open[play.thrown().reads(listed).one_of(why, open.len())])
}

/// A point of a rectangle at which a base is wholly in it.
fn random_point(play: &mut Play<'_>, rule: RuleId, low: Point, width: i32, height: i32) -> Point {
    let mut part = |side: i32, end: &str| {
        let read = || format!("1 is at the {end} edge, each step is 1 mm");
        play.thrown().reads(read).one_of(rule, (side - BASE_MM).max(1) as usize) as i32
    };
    let (x, y) = (part(width, "west"), part(height, "north"));
    Point::new(low.x + INSIDE_MM + x, low.y + INSIDE_MM + y)
}

/// Method B, as the turn begins: each six of two dice brings one in.
pub(super) fn at_edges(battle: &mut Battle, play: &mut Play<'_>) {
    if !battle.scene.entry.b {
        return;
    }
    play.cite(rule!("dwa.zombie.enter-choice"));
    let number = play.count(rule!("dwa.zombie.enter-b"), 2, 6, 6..=6);
    play.note(rule!("dwa.zombie.enter-b"), None, Incident::Arrivals { n: number.min(2) as u8 });
    if number == 0 || is_full(battle, play) {
        return;
    }
    play.cite(rule!("dwa.ruling.entry-placement"));
    let edge = play.thrown().faces(edges).one_of(rule!("dwa.zombie.enter-b"), 4);
    play.note(rule!("dwa.zombie.enter-b"), None, Incident::ArrivalEdge { edge: EDGES[edge].into() });
    for _ in 0..number {
        if is_full(battle, play) {
            return;
        }
        let at = on_edge(battle, play, edge);
        put(battle, play, rule!("dwa.zombie.enter-b"), at, None);
    }
}

/// The edges as they are numbered.
pub(crate) const EDGES: [&str; 4] = ["north", "east", "south", "west"];

/// What the faces of the die for an edge stand for.
pub(crate) fn edges() -> Vec<String> {
    EDGES.map(str::to_owned).to_vec()
}

/// A random point of an edge: north, east, south or west.
fn on_edge(battle: &Battle, play: &mut Play<'_>, edge: usize) -> Point {
    let (width, height) = (battle.scene.ground.table().width, battle.scene.ground.table().height);
    let side = if edge.is_multiple_of(2) { width } else { height };
    let end = if edge.is_multiple_of(2) { "west" } else { "north" };
    let read = || format!("1 is the {end} end of the {} edge, each step is 1 mm", EDGES[edge]);
    let mut dice = play.thrown().reads(read);
    let along = INSIDE_MM + dice.one_of(rule!("dwa.zombie.enter-b"), (side - BASE_MM).max(1) as usize) as i32;
    let at = match edge {
        0 => Point::new(along, INSIDE_MM),
        1 => Point::new(width - INSIDE_MM, along),
        2 => Point::new(along, height - INSIDE_MM),
        _ => Point::new(INSIDE_MM, along),
    };
    place::nearest_free(battle, None, at)
}

/// The room somebody is in; on a roof he is in none.
fn room_of(battle: &Battle, human: &Human) -> Option<RoomId> {
    battle.room_at(human.at).filter(|_| human.level.is_none())
}

/// Method C: a human is somewhere; if it is a room that nobody has been in, there may be zombies.
pub(super) fn in_new_room(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    let figure = &battle.humans[usize::from(human)];
    if figure.life != Life::Alive || battle.rooms.is_empty() {
        return;
    }
    let Some(room) = room_of(battle, figure) else { return };
    if battle.rooms[room.0 as usize].explored {
        return;
    }
    let rolls = battle.scene.entry.c;
    change::explore(battle, room, rolls);
    if !rolls {
        return;
    }
    play.cite(rule!("dwa.zombie.enter-choice"));
    play.cite(rule!("dwa.ruling.room-check-once"));
    let who = FigureId::Human(human).token();
    let rule = rule!("dwa.zombie.enter-c");
    play.needs(rule, &[Need::at_least(5, Outcome::ZombiesWait).dreaded()]);
    if play.by(who).d6(rule) < 5 {
        let place = room_name(battle, play, room);
        return play.note(rule, who, Incident::Lurk { n: 0, place });
    }
    // How many they are has nothing to reach: a roll of its own.
    play.needs(rule, &[]);
    let how_many = || "how many of the dead are in the room".to_owned();
    let number = play.by(who).with(how_many).reads(|| "that many".to_owned()).d6(rule) as u16;
    let place = room_name(battle, play, room);
    play.note(rule, who, Incident::Lurk { n: number, place });
    in_room(battle, play, rule, room, human, number);
}

/// What a room is called, if anybody reads it.
pub(crate) fn room_name(battle: &Battle, play: &Play<'_>, room: RoomId) -> Text {
    let name = play.is_read().then(|| battle.scene.ground.table().rooms[room.0 as usize].name.clone());
    name.map_or(Text::default(), |it| it.to_string().into())
}

/// So many zombies in a room at random, as far as possible not in contact with the human who finds them.
pub fn in_room(
    battle: &mut Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    room: RoomId,
    human: u16,
    number: u16,
) {
    for _ in 0..number {
        if is_full(battle, play) {
            return;
        }
        if let Some(at) = place_in_room(battle, play, rule, room, human) {
            put(battle, play, rule, at, None);
        }
    }
}

fn place_in_room(
    battle: &Battle,
    play: &mut Play<'_>,
    rule: RuleId,
    room: RoomId,
    human: u16,
) -> Option<Point> {
    play.cite(rule!("dwa.ruling.entry-placement"));
    let bases = Bases::new(battle);
    let room = &battle.scene.ground.table().rooms[room.0 as usize];
    let (width, height) = room.extent();
    let corners = || room.area.corners.iter();
    let low =
        Point::new(corners().map(|it| it.x).min().unwrap_or(0), corners().map(|it| it.y).min().unwrap_or(0));
    let finder = battle.humans[usize::from(human)].at;
    let free = |at: Point| room.area.contains(at) && bases.is_free(battle, None, None, at);
    let random = (0..50).find_map(|_| {
        let at = random_point(play, rule, low, width, height);
        (free(at) && 1 < place::gap(at, finder)).then_some(at)
    });
    // A room that is nearly full is gone through place by place, contact with the finder last.
    random.or_else(|| {
        let places = (0..height / 5).flat_map(|y| (0..width / 5).map(move |x| (5 * x, 5 * y)));
        let places = places.map(|(x, y)| Point::new(low.x + x, low.y + y)).filter(|&at| free(at));
        places.min_by_key(|&at| (place::gap(at, finder) <= 1, at))
    })
}

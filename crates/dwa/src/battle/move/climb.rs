//! Climbing (9.1): onto roofs, down again, over walls, up ladders; stairs; and stunts.
use ground::open::{Body, Circle, ClimbKind, Obstacle, PieceId, Shape, measure};
use kernel::{Dice, Menu, OptionView, Play, Point, RuleId, question::Anchor};

use super::{
    MoveAction,
    place::{blocks_way, is_room_for, nearest_room_on},
    sets_off, uses,
};
use crate::{
    battle::{
        Battle, FigureId,
        act::Action,
        ap, change,
        dread::{self, Way},
        figure::BASE_MM,
    },
    table::{
        ap::Action as Priced,
        r#move::{OBSTACLE_HEIGHT_MM, STEP_MM, steps},
        skill::Skill,
    },
};

/// A way to another level or to the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Climb {
    /// Onto the piece he touches.
    Up(PieceId),
    /// Off the roof at whose brink he is.
    Down,
    /// Over a wall or fence, up and down again.
    Over(PieceId),
    /// A ladder or stairs of the map.
    Way { at: usize, up: bool },
}

/// The highest climb that Agile makes free (ruling on AP skills).
pub const AGILE_MM: i32 = 100;
/// The highest piece that a stunt takes (ruling on fancy moves).
const STUNT_MM: i32 = 50;
/// How far beyond a piece a stunt or a climb may end.
const BEYOND_MM: i32 = 150;

/// What a climb comes to: where it ends and what it is paid with.
struct Measured {
    rule: RuleId,
    level: Option<PieceId>,
    to: Point,
    /// The heights that are climbed one after the other, for a price each.
    heights: [i32; 2],
    /// What is walked instead, on stairs.
    walked_mm: i32,
}

pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    for climb in ways(battle, human) {
        if let Some(measured) = measure_climb(battle, human, climb) {
            let forbidden =
                too_high(battle, human, &measured).or_else(|| unaffordable(battle, human, &measured));
            let forbidden = forbidden.or_else(|| dreaded(battle, human, measured.level, measured.to));
            menu.offer_unless(forbidden, Action::Move(MoveAction::Climb(climb)));
        }
    }
    if battle.rules.fancy_moves {
        offer_stunts(battle, human, menu);
    }
}

/// Everything he could climb from where he stands.
fn ways(battle: &Battle, human: u16) -> Vec<Climb> {
    let who = FigureId::Human(human);
    let (base, level) = (battle.base(who), battle.level(who));
    let mut ways = Vec::new();
    for (piece, body) in battle.scene.ground.bodies() {
        if body.piece().stands_on != level || 1 < body.gap(base) {
            continue;
        }
        let wall = matches!(body.piece().shape, Shape::Wall { .. });
        if body.piece().roof_mm.is_some() {
            ways.push(Climb::Up(piece));
        } else if wall && blocks_way(body.piece()) && OBSTACLE_HEIGHT_MM < body.piece().height_mm {
            ways.push(Climb::Over(piece));
        }
    }
    if level.is_some_and(|it| at_brink(battle.scene.ground.body(it), base)) {
        ways.push(Climb::Down);
    }
    for (at, climb) in battle.scene.ground.table().climbs.iter().enumerate() {
        let here =
            |place: Point, on: Option<PieceId>| on == level && measure::gap(base, Circle::new(place, 0)) <= 1;
        if here(climb.foot, climb.foot_on) {
            ways.push(Climb::Way { at, up: true });
        } else if here(climb.head, climb.head_on) {
            ways.push(Climb::Way { at, up: false });
        }
    }
    ways
}

fn at_brink(roof: &Body, base: Circle) -> bool {
    match &roof.piece().shape {
        Shape::Polygon(outline) => outline.edges().any(|it| it.gap(base) <= 1),
        Shape::Wall { .. } | Shape::Circle(_) => false,
    }
}

/// How high a level is above the table.
pub fn height(battle: &Battle, level: Option<PieceId>) -> i32 {
    level.and_then(|it| battle.scene.ground.piece(it).roof_mm).unwrap_or(0)
}

fn measure_climb(battle: &Battle, human: u16, climb: Climb) -> Option<Measured> {
    let who = FigureId::Human(human);
    let (at, level) = (battle.at(who), battle.level(who));
    let to_level = |level_to: Option<PieceId>, near: Point| {
        let to = nearest_room_on(battle, near, level_to)?;
        let up = (height(battle, level_to) - height(battle, level)).abs();
        Some(Measured { rule: rule!("dwa.move.climb"), level: level_to, to, heights: [up, 0], walked_mm: 0 })
    };
    match climb {
        Climb::Up(piece) => to_level(Some(piece), at),
        Climb::Down => to_level(level.and_then(|it| battle.scene.ground.piece(it).stands_on), at),
        Climb::Over(piece) => {
            let body = battle.scene.ground.body(piece);
            let to = across(battle, human, body)?;
            let roofed = |p: Point| {
                battle.room_at(p).is_some_and(|it| battle.scene.ground.table().rooms[it.0 as usize].confined)
            };
            if roofed(at) || roofed(to) {
                return None;
            }
            let up = body.piece().height_mm;
            Some(Measured { rule: rule!("dwa.move.climb"), level, to, heights: [up, up], walked_mm: 0 })
        }
        Climb::Way { at: index, up } => {
            let way = &battle.scene.ground.table().climbs[index];
            let (end, on) = if up { (way.head, way.head_on) } else { (way.foot, way.foot_on) };
            let measured = to_level(on, end)?;
            match way.kind {
                ClimbKind::Ladder => Some(measured),
                ClimbKind::Stairs => {
                    let walked_mm = measure::distance(way.foot, way.head);
                    Some(Measured {
                        rule: rule!("dwa.move.distance"),
                        heights: [0, 0],
                        walked_mm,
                        ..measured
                    })
                }
            }
        }
    }
}

/// The psychosis or quirk that keeps him from going over to a place.
fn dreaded(battle: &Battle, human: u16, level: Option<PieceId>, to: Point) -> Option<RuleId> {
    let places = [battle.at(FigureId::Human(human)), to];
    dread::forbids(battle, human, Way { places: &places, level, vehicle: None })
}

fn too_high(battle: &Battle, human: u16, measured: &Measured) -> Option<RuleId> {
    let agile = uses(battle, human, Skill::Agile);
    (agile && measured.heights.iter().any(|&it| AGILE_MM < it)).then_some(rule!("dwa.ruling.ap-skills"))
}

fn unaffordable(battle: &Battle, human: u16, measured: &Measured) -> Option<RuleId> {
    let (climbs, moves) = counts(battle, human, measured);
    let ap = climbs * i32::from(ap::price(battle, human, Priced::Climb))
        + moves * i32::from(ap::price(battle, human, Priced::Move));
    (i32::from(ap::at_hand(battle, human, true)) < ap).then_some(rule!("dwa.ap.complete-in-turn"))
}

/// How many times the price of a climb and of a move it costs.
fn counts(battle: &Battle, human: u16, measured: &Measured) -> (i32, i32) {
    let paid = i32::from(battle.humans[usize::from(human)].turn.paid_mm);
    let moves = if measured.walked_mm == 0 { 0 } else { steps(measured.walked_mm - paid) };
    (measured.heights.iter().map(|&it| steps(it)).sum(), moves)
}

pub fn perform(battle: &mut Battle, play: &mut Play<'_>, human: u16, climb: Climb) {
    let Some(measured) = measure_climb(battle, human, climb) else { return };
    let (climbs, moves) = counts(battle, human, &measured);
    let ap = ap::price(battle, human, Priced::Climb) * climbs as u8 + moves as u8;
    if !sets_off(battle, play, human, ap) {
        return;
    }
    ap::pay_times(battle, play, human, Priced::Climb, climbs as u8);
    if 0 < measured.walked_mm {
        let paid = i32::from(battle.humans[usize::from(human)].turn.paid_mm);
        ap::pay_times(battle, play, human, Priced::Move, moves as u8);
        let left = paid + moves * STEP_MM - measured.walked_mm;
        battle.turn_of(human).paid_mm = left as i16;
    }
    play.cite(rule!("dwa.ruling.obstacles"));
    battle.turn_of(human).moved = true;
    change::enter_level(battle, play, measured.rule, FigureId::Human(human), measured.level, measured.to);
}

/// The first free place straight beyond a piece, seen from where he touches it.
fn across(battle: &Battle, human: u16, body: &Body) -> Option<Point> {
    let who = FigureId::Human(human);
    let (at, level) = (battle.at(who), battle.level(who));
    let touch = body.nearest_point(at);
    let beyond = measure::distance(at, touch)..=BEYOND_MM;
    beyond.map(|mm| measure::towards(at, touch, mm)).find(|&place| {
        let base = Circle::new(place, BASE_MM);
        !body.overlaps(base) && is_room_for(battle, base, level)
    })
}

/// Offers a stunt over each single piece up to 5 cm high that would have to be climbed.
fn offer_stunts(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let base = battle.base(FigureId::Human(human));
    let level = battle.level(FigureId::Human(human));
    let pieces = battle.scene.ground.bodies().map(|(id, body)| (Obstacle::Piece(id), body));
    let extra = battle.bodies.iter().enumerate().map(|(i, body)| (Obstacle::Extra(i as u32), body));
    for (thing, body) in pieces.chain(extra) {
        let piece = body.piece();
        let low = piece.stands_on == level && blocks_way(piece) && piece.height_mm <= STUNT_MM;
        if !low || 1 < body.gap(base) {
            continue;
        }
        let Some(to) = across(battle, human, body) else { continue };
        let ap = stunt_ap(battle, human, to);
        let unaffordable = ap::at_hand(battle, human, true) < ap;
        let forbidden = unaffordable.then_some(rule!("dwa.ap.complete-in-turn"));
        let forbidden = forbidden.or_else(|| dreaded(battle, human, level, to));
        menu.offer_unless(forbidden, Action::Move(MoveAction::Stunt(thing)));
    }
}

fn stunt_moves(battle: &Battle, human: u16, to: Point) -> u8 {
    let paid = i32::from(battle.humans[usize::from(human)].turn.paid_mm);
    steps(measure::distance(battle.at(FigureId::Human(human)), to) - paid) as u8
}

fn stunt_ap(battle: &Battle, human: u16, to: Point) -> u8 {
    let moves = stunt_moves(battle, human, to) * ap::price(battle, human, Priced::Move);
    moves + ap::price(battle, human, Priced::FancyMove)
}

fn body_of(battle: &Battle, thing: Obstacle) -> Option<&Body> {
    match thing {
        Obstacle::Piece(id) => Some(battle.scene.ground.body(id)),
        Obstacle::Extra(i) => battle.bodies.get(i as usize),
        Obstacle::Opening(_) => None,
    }
}

/// Slides or dives over a piece: the move and 1 AP more (9.1).
pub fn stunt(battle: &mut Battle, play: &mut Play<'_>, human: u16, over: Obstacle) {
    let to = body_of(battle, over).and_then(|it| across(battle, human, it));
    let Some(to) = to else { return };
    if !sets_off(battle, play, human, 1) {
        return;
    }
    let moves = stunt_moves(battle, human, to);
    let paid = i32::from(battle.humans[usize::from(human)].turn.paid_mm);
    let left = paid + i32::from(moves) * STEP_MM - measure::distance(battle.at(FigureId::Human(human)), to);
    ap::pay_times(battle, play, human, Priced::Move, moves);
    ap::pay(battle, play, human, Priced::FancyMove);
    battle.turn_of(human).paid_mm = left as i16;
    play.cite(rule!("dwa.ruling.fancy-move"));
    battle.turn_of(human).moved = true;
    change::enter(battle, play, rule!("dwa.move.fancy-move"), FigureId::Human(human), to);
}

/// Where a climb ends.
pub fn end(battle: &Battle, human: u16, climb: Climb) -> Option<Point> {
    measure_climb(battle, human, climb).map(|it| it.to)
}

/// Where a stunt ends.
pub fn stunt_end(battle: &Battle, human: u16, over: Obstacle) -> Option<Point> {
    across(battle, human, body_of(battle, over)?)
}

pub fn offered(battle: &Battle, human: u16, climb: Climb) -> OptionView {
    let name = |it: PieceId| battle.scene.ground.piece(it).name.as_str();
    let label = match climb {
        Climb::Up(piece) => format!("climb onto the {}", name(piece)),
        Climb::Down => "climb down".to_owned(),
        Climb::Over(piece) => format!("climb over the {}", name(piece)),
        Climb::Way { at, up } => {
            let way = if up { "up" } else { "down" };
            format!("go {way} the {}", battle.scene.ground.table().climbs[at].name)
        }
    };
    let label = OptionView::new(label);
    let Some(measured) = measure_climb(battle, human, climb) else { return label };
    let (climbs, moves) = counts(battle, human, &measured);
    let cost = climbs * i32::from(ap::price(battle, human, Priced::Climb))
        + moves * i32::from(ap::price(battle, human, Priced::Move));
    label.at(Anchor::Place(measured.to)).cost(cost)
}

/// What a stunt goes over.
pub fn stunt_name(battle: &Battle, over: Obstacle) -> String {
    body_of(battle, over).map_or(String::new(), |it| it.piece().name.clone())
}

pub fn offered_stunt(battle: &Battle, human: u16, over: Obstacle) -> OptionView {
    let Some(body) = body_of(battle, over) else { return OptionView::new("a stunt") };
    let label = OptionView::new(format!("slide over the {}", body.piece().name));
    let Some(to) = across(battle, human, body) else { return label };
    label.at(Anchor::Place(to)).cost(i32::from(stunt_ap(battle, human, to)))
}

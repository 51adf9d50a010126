//! Jumping from roof to roof (9.1).
use ground::open::{Circle, PieceId, measure};
use kernel::{Menu, OptionView, Play, Point, odds, question::Anchor};

use super::{
    MoveAction,
    climb::height,
    place::{is_room_for, nearest, nearest_room_on},
    sets_off,
};
use crate::{
    battle::{
        Battle, FigureId,
        act::Action,
        ap,
        change::{self, By, Cause},
        dread::{self, Way},
        figure::BASE_MM,
        outlook, quirk,
        shoot::either,
    },
    journal::Ending,
    table::{
        r#move::{Jump, Jumped, LONGEST_JUMP_MM, OBSTACLE_HEIGHT_MM},
        quirk::Quirk,
    },
};

/// Offers the roofs within 10 cm that are not higher than an obstacle above his own.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let Some(own) = battle.level(FigureId::Human(human)) else { return };
    for (piece, body) in battle.scene.ground.bodies() {
        let roof = body.piece().roof_mm.is_some() && piece != own;
        if !roof || height(battle, Some(own)) + OBSTACLE_HEIGHT_MM < height(battle, Some(piece)) {
            continue;
        }
        let Some((jump, landing)) = measure_jump(battle, human, piece) else { continue };
        let Some(priced) = jump.action() else { continue };
        let forbidden = ap::unaffordable(battle, human, priced);
        let way = [battle.at(FigureId::Human(human)), landing];
        let leads = Way { places: &way, level: Some(piece), vehicle: None };
        let forbidden = forbidden.or_else(|| dread::forbids(battle, human, leads));
        menu.offer_unless(forbidden, Action::Move(MoveAction::Jump(piece)));
    }
}

/// The jump to a roof, and where it would land.
fn measure_jump(battle: &Battle, human: u16, to: PieceId) -> Option<(Jump, Point)> {
    let who = FigureId::Human(human);
    let from = battle.at(who);
    let suits = |place: Point| is_room_for(battle, Circle::new(place, BASE_MM), Some(to));
    let edge = battle.scene.ground.body(to).nearest_point(from);
    let landing = if suits(edge) { edge } else { nearest(from, &suits)? };
    let distance_mm = measure::distance(from, landing);
    let jump = Jump {
        distance_mm,
        height_mm: height(battle, battle.level(who)),
        distraction: quirk::distraction(battle, human),
    };
    (distance_mm <= LONGEST_JUMP_MM).then_some((jump, landing))
}

/// Where he would land.
pub fn landing(battle: &Battle, human: u16, to: PieceId) -> Option<Point> {
    measure_jump(battle, human, to).map(|it| it.1)
}

pub fn perform(battle: &mut Battle, play: &mut Play<'_>, human: u16, to: PieceId) {
    let Some((jump, landing)) = measure_jump(battle, human, to) else { return };
    let Some(priced) = jump.action() else { return };
    let ap = ap::price(battle, human, priced);
    if !sets_off(battle, play, human, ap) {
        return;
    }
    ap::pay(battle, play, human, priced);
    battle.turn_of(human).moved = true;
    let rule = rule!("dwa.ruling.jump");
    match jump.leap(&mut play.by(FigureId::Human(human).token())) {
        Jumped::Lands => change::enter_level(battle, play, rule, FigureId::Human(human), Some(to), landing),
        Jumped::Falls { wounds } => {
            let from = battle.at(FigureId::Human(human));
            let middle = Point::new(from.x.midpoint(landing.x), from.y.midpoint(landing.y));
            let foot = nearest_room_on(battle, middle, None).unwrap_or(from);
            change::enter_level(battle, play, rule, FigureId::Human(human), None, foot);
            change::fall(battle, play, rule!("dwa.move.jump-long"), FigureId::Human(human), By::NOBODY);
            change::wound(battle, play, rule!("dwa.move.jump-fall"), human, wounds, Cause::Other, By::NOBODY);
        }
    }
}

pub fn offered(battle: &Battle, human: u16, to: PieceId) -> OptionView {
    let name = &battle.scene.ground.piece(to).name;
    let label = OptionView::new(format!("jump to the {name}"));
    let Some((jump, landing)) = measure_jump(battle, human, to) else { return label };
    let cost = jump.action().map_or(0, |it| i32::from(ap::price(battle, human, it)));
    let lands = odds(|dice| jump.leap(dice) == Jumped::Lands);
    let mut chances = either(&lands, Ending::Lands, Ending::FallsShort);
    if 0 < cost && quirk::may_stumble(battle, human) {
        let stumbles = odds(|dice| Quirk::Clumsy.takes_hold(dice));
        chances = outlook::mixed(battle, chances, &stumbles, Ending::Stumbles);
    }
    label.at(Anchor::Place(landing)).cost(cost).odds(chances)
}

//! Breaking from close combat (12.4).
use ground::open::{
    Circle, Segment,
    measure::{contact, polar, within},
};
use kernel::{Dice, Pause, Play, Point, RuleId, Token};
use smallvec::SmallVec;

use crate::{
    battle::{
        Battle, FigureId, ap,
        figure::{BASE_MM, Posture},
        quirk,
        rolls::Rolls,
        skill,
        zombie::place::over_ground,
    },
    journal::{Count, Incident, Interruption},
    table::{
        ap::Action,
        cc::{Break, Broke},
    },
};

/// A way out is at least so long.
const WAY_MM: i32 = 50;

/// The attempt as the board has it now.
pub fn measure_break(battle: &Battle, human: u16) -> Break {
    let opponents = battle.opponents(human).count() as u8;
    Break { opponents, distraction: quirk::distraction(battle, human) }
}

/// The rule that keeps him from trying.
pub(super) fn forbidden(battle: &Battle, human: u16) -> Option<RuleId> {
    let figure = &battle.humans[usize::from(human)];
    if figure.posture != Posture::Standing {
        return Some(rule!("dwa.ruling.prone"));
    }
    if figure.turn.begun {
        return Some(rule!("dwa.cc.break"));
    }
    let (attempt, step) = (ap::price(battle, human, Action::Break), ap::price(battle, human, Action::Move));
    let from_extra = attempt.min(figure.turn.ap_not_for_movement);
    if figure.turn.ap < attempt - from_extra + step {
        return Some(rule!("dwa.ruling.break"));
    }
    free_path(battle, human).is_none().then_some(rule!("dwa.ruling.break"))
}

/// The end of a straight way out of contact that touches nobody and nothing.
pub fn free_path(battle: &Battle, human: u16) -> Option<Point> {
    let me = FigureId::Human(human);
    let (own, level) = (battle.base(me), battle.level(me));
    // Nobody farther off than this can be touched on the way.
    let near = |other: Circle| within(own, other, WAY_MM + 2 * BASE_MM);
    let others = battle.figures().filter(|&it| it != me && battle.level(it) == level);
    let others: SmallVec<[Circle; 16]> = others.map(|it| battle.base(it)).filter(|&it| near(it)).collect();
    over_ground(battle, level, |walk| {
        // Who stands in one way often stands in the next one too.
        let mut last = 0;
        let is_free = |to: &Point| {
            if others.get(last).is_some_and(|&it| !leaves(own, *to, it)) {
                return false;
            }
            let in_the_way = others.iter().position(|&it| !leaves(own, *to, it));
            last = in_the_way.unwrap_or(last);
            in_the_way.is_none() && walk.free(own.at, *to)
        };
        (0..360).map(|degrees| polar(own.at, degrees, WAY_MM)).find(is_free)
    })
}

/// Whether a way goes past a base without touching it, or straight away from one that it touches now.
fn leaves(own: Circle, to: Point, other: Circle) -> bool {
    let end = Circle::new(to, own.diameter);
    if contact(own, other) {
        return !contact(end, other) && !approaches(own.at, to, other.at);
    }
    // The way of the middle keeps both radii off, and a millimetre.
    !contact(end, other)
        && !Segment::new(own.at, to).is_within(Circle::new(other.at, other.diameter + own.diameter), 1)
}

/// Whether the first step of a way is towards a place.
fn approaches(from: Point, to: Point, place: Point) -> bool {
    let part = |a: i32, b: i32| i64::from(a) * i64::from(b);
    0 < part(to.x - from.x, place.x - from.x) + part(to.y - from.y, place.y - from.y)
}

/// One attempt: away, or the turn is over.
pub(super) fn try_to_break(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    play.cite(rule!("dwa.ruling.break"));
    ap::pay(battle, play, human, Action::Break);
    let escape = measure_break(battle, human);
    let mut broke = escape.roll(&mut play.by(FigureId::Human(human).token()));
    if broke == Broke::Held
        && skill::inspired(battle, play, human, Interruption::FailsRoll, &|| Rolls::Break(escape))?
    {
        broke = escape.roll(&mut play.by(FigureId::Human(human).token()));
    }
    let held: Vec<Token> = battle.opponents(human).map(|it| FigureId::Zombie(it).token()).collect();
    let token = FigureId::Human(human).token();
    let turn = battle.turn_of(human);
    match broke {
        Broke::Away => {
            turn.must_leave = true;
            play.note(rule!("dwa.cc.break"), token, Incident::BreaksAway { from: held });
        }
        Broke::Held => {
            turn.ap = 0;
            turn.ap_not_for_movement = 0;
            turn.done = true;
            play.note(rule!("dwa.cc.break"), token, Incident::Held { by: held });
            play.counted(rule!("dwa.cc.break-failed"), token, Count::Ap, 0);
        }
    }
    Ok(())
}

//! What an answer would come to, shown before it is given: measured by the code that plays, and nothing rolled.
mod about;
mod action;
mod aim;
mod area;
mod shot;
mod sketch;
mod vehicle;
mod way;

use kernel::{Answer, Earlier, LiveQuestion, Point, question::AskedFor};
use view::Preview;

pub use self::about::about;
use self::sketch::Sketch;
use crate::{
    battle::{
        Battle, FigureId,
        act::{Action, Actor},
        r#move::MoveAction,
        rolls::{Rolls, Stake, fear},
        shoot::{Announced, Using},
        skill::CoverTarget,
        vehicle::SpeedChoice,
    },
    setup::Area,
};

/// What belongs on the board beside an open question, or with an answer, what that one would come to.
pub fn preview(asked: &LiveQuestion<'_>, earlier: &Earlier, answer: Option<&Answer>) -> Preview {
    let Some(battle) = asked.table::<Battle>() else { return Preview::default() };
    let mut sketch = Sketch::new(battle, &targets(asked));
    match answer {
        None => question(&mut sketch, asked, earlier),
        Some(Answer::One(at)) => option(&mut sketch, asked, earlier, *at),
        Some(Answer::Point(to)) => point(&mut sketch, asked, *to),
        Some(Answer::Number(n)) => aim::number(&mut sketch, asked, earlier, *n),
        Some(Answer::Some(these) | Answer::Order(these)) => several(&mut sketch, asked, these),
        Some(Answer::YesNo(yes)) => yes_no(&mut sketch, asked, earlier, *yes),
        Some(Answer::Form(_) | Answer::Game(_)) => (),
    }
    sketch.done_for(asked, answer)
}

/// The figure that the question is about, if it is a human.
fn human(battle: &Battle, asked: &LiveQuestion<'_>) -> Option<u16> {
    match FigureId::from_token(asked.ask.about?) {
        FigureId::Human(it) if usize::from(it) < battle.humans.len() => Some(it),
        FigureId::Human(_) | FigureId::Zombie(_) => None,
    }
}

/// The figures that the open options are aimed at, in their order: these have their letters before anybody else.
fn targets(asked: &LiveQuestion<'_>) -> Vec<FigureId> {
    let Some(of) = asked.options() else { return Vec::new() };
    let mut found = Vec::new();
    for at in 0..of.open() {
        let target = match (asked.shown::<Action>(at), asked.shown::<CoverTarget>(at)) {
            (Some(it), _) => action::target(it),
            (None, Some(it)) => it.at,
            (None, None) => None,
        };
        found.extend(target.filter(|it| !found.contains(it)));
    }
    found
}

/// What belongs to the question as a whole: how far the one who acts can go, and what can be aimed at.
fn question(sketch: &mut Sketch<'_>, asked: &LiveQuestion<'_>, earlier: &Earlier) {
    let acting = human(sketch.battle, asked);
    if let (Some(human), Some(_)) = (acting, asked.shown::<Action>(0)) {
        if action::walks(asked) {
            way::reach(sketch, human);
        }
        sketch.lettered();
        return;
    }
    if asked.shown::<CoverTarget>(0).is_some() {
        return sketch.lettered();
    }
    match asked.shape {
        AskedFor::Point(field) => field_of(sketch, asked, field.what()),
        AskedFor::One(_)
        | AskedFor::Some { .. }
        | AskedFor::Order(_)
        | AskedFor::Form(_)
        | AskedFor::Game(_) => (),
        AskedFor::YesNo(_) => yes_no(sketch, asked, earlier, true),
        AskedFor::Number { .. } => context(sketch, asked, earlier),
    }
}

/// The places that a point is chosen from.
fn field_of(sketch: &mut Sketch<'_>, asked: &LiveQuestion<'_>, what: Option<&dyn std::any::Any>) {
    let why = asked.ask.why;
    if let Some(what) = what {
        if let Some(area) = what.downcast_ref::<Area>() {
            return area::deploy(sketch, *area);
        }
        if let Some(ahead) = what.downcast_ref() {
            return vehicle::ahead(sketch, ahead);
        }
        return area::range(sketch, what);
    }
    let Some(human) = human(sketch.battle, asked) else { return };
    if why == rule!("dwa.move.distance") {
        way::reach(sketch, human);
    } else if why == rule!("dwa.skill.dodge") {
        way::dodge(sketch, human);
    } else if why == rule!("dwa.ruling.vehicle-start") {
        vehicle::beside(sketch, human);
    }
}

/// What one option would come to.
fn option(sketch: &mut Sketch<'_>, asked: &LiveQuestion<'_>, earlier: &Earlier, at: usize) {
    let Some(of) = asked.options() else { return };
    let acting = human(sketch.battle, asked);
    if let (Some(human), Some(action)) = (acting, asked.shown::<Action>(at)) {
        action::show(sketch, human, action);
        if *action != Action::Move(MoveAction::Walk) {
            sketch.costs(human, of.describe(at).cost);
        }
        return;
    }
    if let Some(Actor(human)) = asked.shown(at) {
        return way::reach(sketch, *human);
    }
    if let Some(CoverTarget { human, at }) = asked.shown(at) {
        return at.map_or((), |at| aim::from_cover(sketch, *human, at, Announced::PLAIN));
    }
    if let (Some(human), Some(using)) = (acting, asked.shown::<Using>(at)) {
        return aim::with(sketch, human, earlier, using);
    }
    if let (Some(human), Some(SpeedChoice(cm))) = (acting, asked.shown(at)) {
        return vehicle::at_speed(sketch, human, *cm);
    }
    match of.describe(at).at {
        Some(anchor) => area::mark(sketch, anchor),
        None => context(sketch, asked, earlier),
    }
}

fn several(sketch: &mut Sketch<'_>, asked: &LiveQuestion<'_>, these: &[usize]) {
    let anchors = these.iter().filter_map(|&it| asked.described(it)?.at);
    anchors.for_each(|it| area::mark(sketch, it));
}

/// What a place would come to.
fn point(sketch: &mut Sketch<'_>, asked: &LiveQuestion<'_>, to: Point) {
    let AskedFor::Point(field) = asked.shape else { return };
    if let Some(what) = field.what() {
        return match what.downcast_ref() {
            Some(ahead) => vehicle::stretch(sketch, asked, ahead, to),
            None => area::point(sketch, what, to),
        };
    }
    let Some(human) = human(sketch.battle, asked) else { return };
    let why = asked.ask.why;
    if why == rule!("dwa.move.distance") {
        way::walk(sketch, human, to);
    } else if why == rule!("dwa.move.turning-free") {
        way::face(sketch, human, to);
    } else if why == rule!("dwa.skill.dodge") {
        way::dodge(sketch, human);
        way::straight(sketch, human, to, None);
    } else {
        sketch.base(to);
    }
}

/// What a yes or a no would come to: the dice that hang on it.
fn yes_no(sketch: &mut Sketch<'_>, asked: &LiveQuestion<'_>, earlier: &Earlier, yes: bool) {
    context(sketch, asked, earlier);
    let AskedFor::YesNo(stake) = asked.shape else { return };
    let Some(stake) = stake.downcast_ref::<Stake>() else { return };
    let rolls = if yes { &stake.yes } else { &stake.no };
    sketch.forget_odds();
    let why = Some(asked.ask.why);
    let manner = rolls.manner();
    if !manner.is_empty() {
        sketch.line("odds for", manner, why);
    }
    let chances = rolls.chances(sketch.battle);
    sketch.chances(chances, asked.ask.why);
    let Rolls::Fears(tests) = rolls else { return };
    for (human, test) in tests {
        let chances = fear(test);
        sketch.fares(FigureId::Human(*human).token(), chances);
    }
}

/// What the question is a part of: the attack that was announced.
fn context(sketch: &mut Sketch<'_>, asked: &LiveQuestion<'_>, earlier: &Earlier) {
    let Some(human) = human(sketch.battle, asked) else { return };
    aim::context(sketch, human, earlier);
}

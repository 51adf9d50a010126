//! Everything that is asked besides the next action.
use kernel::{Answer, Field, LiveQuestion, Point, question::AskedFor};

use super::{
    choose::{self, ActionPlan},
    drive, threat,
};
use crate::{
    battle::{Battle, FigureId, act::Actor},
    table::skill::Skill,
};

/// A sensible answer, if there is a better one than the default.
pub fn answer(
    battle: &Battle,
    asked: &LiveQuestion<'_>,
    human: Option<u16>,
    plan: Option<&ActionPlan>,
) -> Option<Answer> {
    let plan = plan.filter(|it| Some(it.human) == human);
    match asked.shape {
        AskedFor::One(_) => one(battle, asked, human).map(Answer::One),
        AskedFor::YesNo(_) => Some(Answer::YesNo(true)),
        AskedFor::Number { least, most } => {
            number(asked, plan).map(|it| Answer::Number(it.clamp(least, most)))
        }
        AskedFor::Point(field) => point(battle, asked, field, human?, plan).map(Answer::Point),
        AskedFor::Some { .. } | AskedFor::Order(_) | AskedFor::Form(_) | AskedFor::Game(_) => None,
    }
}

fn one(battle: &Battle, asked: &LiveQuestion<'_>, human: Option<u16>) -> Option<usize> {
    if asked.item::<Actor>(0).is_some() {
        return next(battle, asked);
    }
    let why = asked.ask.why;
    if why == rule!("dwa.vehicle.speed") {
        return drive::speed(battle, human?);
    }
    let skills =
        [rule!("dwa.ruling.skill-use"), rule!("dwa.ruling.skill-dodge-reflex"), rule!("dwa.skill.cover")];
    (skills.contains(&why) && 1 < asked.len()).then_some(best_skill(battle, asked, human))
}

/// Snipers and double taps first; otherwise whatever is offered first after doing nothing.
fn best_skill(battle: &Battle, asked: &LiveQuestion<'_>, human: Option<u16>) -> usize {
    let many = asked.ask.why == rule!("dwa.ruling.skill-use") && 2 < asked.len();
    let has = |skill: Skill| human.is_some_and(|it| battle.humans[usize::from(it)].has(skill));
    if many && (has(Skill::DoubleTap) || has(Skill::Brace)) { asked.len() - 1 } else { 1 }
}

/// Who is in the worst danger acts first: the others see what becomes of it.
fn next(battle: &Battle, asked: &LiveQuestion<'_>) -> Option<usize> {
    let urgency = |at: usize| {
        let Some(&Actor(human)) = asked.item::<Actor>(at) else { return 0 };
        let figure = &battle.humans[usize::from(human)];
        let held = if battle.in_close_combat(human) { threat::WOUND } else { 0 };
        held + if figure.is_on_table() { threat::danger(battle, human, figure.at) } else { 0 }
    };
    (0..asked.len()).max_by_key(|&it| (urgency(it), std::cmp::Reverse(it)))
}

fn number(asked: &LiveQuestion<'_>, plan: Option<&ActionPlan>) -> Option<i32> {
    let why = asked.ask.why;
    let planned = |of: fn(&ActionPlan) -> u8| plan.map(|it| i32::from(of(it)));
    if why == rule!("dwa.shoot.declare-repeat") {
        return planned(|it| it.bursts).or(Some(2));
    }
    if why == rule!("dwa.auto.sustained") {
        return planned(|it| it.bursts).or(Some(0));
    }
    if why == rule!("dwa.shoot.aim") {
        return planned(|it| it.aim).or(Some(0));
    }
    None
}

fn point(
    battle: &Battle,
    asked: &LiveQuestion<'_>,
    field: &dyn Field,
    human: u16,
    plan: Option<&ActionPlan>,
) -> Option<Point> {
    let why = asked.ask.why;
    if why == rule!("dwa.vehicle.turn-slow") || why == rule!("dwa.vehicle.turn-fast") {
        return drive::stretch(battle, human, &|it| field.check(it).is_ok());
    }
    if why == rule!("dwa.move.distance") {
        let planned = plan.and_then(|it| it.point).or_else(|| choose::walk(battle, human));
        return planned.filter(|&it| field.check(it).is_ok()).or_else(|| safest(battle, field, human));
    }
    if why == rule!("dwa.skill.dodge") || why == rule!("dwa.ruling.vehicle-start") {
        return safest(battle, field, human);
    }
    plan.and_then(|it| it.point).filter(|&it| field.check(it).is_ok())
}

/// Of what is proposed the place with the least danger.
fn safest(battle: &Battle, field: &dyn Field, human: u16) -> Option<Point> {
    let own = battle.at(FigureId::Human(human));
    let key = |it: &Point| (threat::danger(battle, human, *it), ground::open::measure::distance(own, *it));
    field.propose().into_iter().min_by_key(key)
}

//! What a mind makes somebody do, through the procedures that serve his own will.
use ground::open::{Crowd, path::Pace};
use kernel::{Pause, Play, Point};

use crate::{
    battle::{
        Battle, FigureId, Human,
        act::Action,
        ap,
        figure::{BASE_MM, Posture},
        r#move, psychosis, quirk,
    },
    table::{ap::Action as Priced, r#move::STEP_MM, weapons::Category},
};

/// Alive and still in his activation.
pub fn is_able(battle: &Battle, human: u16) -> bool {
    let figure = &battle.humans[usize::from(human)];
    figure.is_alive() && !figure.turn.done
}

pub fn can_walk(battle: &Battle, human: u16) -> bool {
    let figure = &battle.humans[usize::from(human)];
    figure.is_on_table() && figure.posture == Posture::Standing
}

pub fn has_melee(figure: &Human) -> bool {
    figure.held().is_some_and(|it| it.weapon.profile().category == Category::Melee)
}

/// The nearest human in sight who is no farther than this and whom `counts` names.
pub fn nearest_human(
    battle: &Battle,
    human: u16,
    mm: i32,
    counts: impl Fn(&Human) -> bool,
) -> Option<FigureId> {
    let who = FigureId::Human(human);
    let others = battle.humans().filter(|it| it.0 != human && it.1.is_on_table() && counts(it.1));
    let near = others.map(|it| FigureId::Human(it.0)).filter(|&it| battle.gap(who, it) <= mm);
    near.filter(|&it| sees(battle, human, it)).min_by_key(|&it| (battle.gap(who, it), it))
}

/// Goes to a figure: into contact if he can pay for it now, else with so many AP towards it.
pub fn close_with(battle: &mut Battle, play: &mut Play<'_>, human: u16, target: FigureId, ap: u8) {
    if reach(battle, play, human, target) {
        return;
    }
    let Some(to) = towards(battle, human, target, ap) else { return };
    r#move::walk_to(battle, play, human, to);
}

/// Goes into contact with a figure if he can pay for it now.
pub fn reach(battle: &mut Battle, play: &mut Play<'_>, human: u16, target: FigureId) -> bool {
    let Some(to) = beside(battle, human, target, &|it| r#move::route(battle, human, it).is_some()) else {
        return false;
    };
    r#move::walk_to(battle, play, human, to);
    battle.in_contact(FigureId::Human(human), target)
}

/// The nearest place in contact with a figure that suits and that his mind lets him go to.
fn beside(battle: &Battle, human: u16, target: FigureId, suits: &dyn Fn(Point) -> bool) -> Option<Point> {
    let who = FigureId::Human(human);
    if battle.level(who) != battle.level(target) {
        return None;
    }
    let others = battle.figures().filter(|&it| it != who && battle.level(it) == battle.level(who));
    let crowd = Crowd::new(others.map(|it| battle.base(it)));
    let allowed = |it: Point| may_go(battle, human, it) && suits(it);
    crowd.contact_place(battle.base(target), BASE_MM, battle.at(who), &|_| false, &allowed)
}

fn may_go(battle: &Battle, human: u16, to: Point) -> bool {
    psychosis::forbids_move(battle, human, to).is_none() && quirk::forbids_move(battle, human, to).is_none()
}

/// How far so many AP take him on the way to a figure.
fn towards(battle: &Battle, human: u16, target: FigureId, ap: u8) -> Option<Point> {
    let price = ap::price(battle, human, Priced::Move).max(1);
    let payable = ap.min(ap::at_hand(battle, human, true));
    let mm = i32::from(payable / price) * STEP_MM;
    let who = FigureId::Human(human);
    let goal = beside(battle, human, target, &|_| true)?;
    let nobody = Crowd::new([]);
    let walker = r#move::walker(battle, battle.level(who), &nobody);
    let pace = Pace { mm_per_point: STEP_MM, points_per_crossing: 1 };
    let path = walker.path_mm(battle.at(who), goal, pace, None)?;
    // Somebody may stand or lie where the AP end; then he stops before.
    let ends = (1..=mm).rev().map(|mm| walker.follow(&path, pace, mm).end());
    let mut open = ends.filter(|&it| may_go(battle, human, it) && is_room(battle, human, it));
    open.find(|&it| r#move::route(battle, human, it).is_some())
}

fn is_room(battle: &Battle, human: u16, at: Point) -> bool {
    let who = FigureId::Human(human);
    let base = ground::open::Circle::new(at, BASE_MM);
    let mut others = battle.figures().filter(|&it| it != who && battle.level(it) == battle.level(who));
    !others.any(|it| ground::open::measure::overlap(battle.base(it), base))
}

/// Whether he sees somebody; his own vehicle does not hinder him.
pub fn sees(battle: &Battle, human: u16, target: FigureId) -> bool {
    battle.sees(FigureId::Human(human), target)
}

/// Whether he has a loaded gun in hand and may fire it now.
pub fn can_fire_gun(battle: &Battle, human: u16) -> bool {
    let _ = (battle, human);
    false
}

/// The nearest zombie in sight and range of what he can fire now.
pub fn nearest_target(battle: &Battle, human: u16) -> Option<FigureId> {
    let _ = (battle, human);
    None
}

/// Whether he can strike at all with what he has.
pub fn can_strike(battle: &Battle, human: u16) -> bool {
    let _ = (battle, human);
    false
}

/// One burst at somebody, with CQM if they touch.
pub fn fire_once(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    target: FigureId,
) -> Result<(), Pause> {
    let _ = (battle, play, human, target);
    Ok(())
}

/// One strike at somebody in contact, if he can pay for it.
pub fn strike_once(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    target: FigureId,
) -> Result<(), Pause> {
    let _ = (battle, play, human, target);
    Ok(())
}

/// Tries to break from close combat, if that is allowed.
pub fn try_break(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    let _ = (battle, play, human);
    Ok(())
}

pub fn is_cqm(action: &Action) -> bool {
    let _ = action;
    false
}

pub fn is_strike(action: &Action) -> bool {
    let _ = action;
    false
}

pub fn is_break(action: &Action) -> bool {
    let _ = action;
    false
}

//! What a mind makes somebody do, through the procedures that serve his own will.
use ground::open::{
    Circle, Crowd,
    measure::{self, Bearing},
    path::Pace,
};
use kernel::{Pause, Play, Point, RuleId};

use crate::{
    battle::{
        Battle, FigureId, Human,
        act::{self, Action},
        ap,
        cc::{self, CcAction},
        change::{self, By},
        dread::{self, Way},
        figure::{BASE_MM, Posture},
        jam, r#move, psychosis, quirk,
        shoot::{self, Blow, Limits, Pot, ShootAction, strike_down},
        zombie::{self, LoudKind},
    },
    journal::Incident,
    table::{
        ap::Action as Priced,
        cc::{Cqm, Strike, StrikeAt},
        flame::HitBy,
        r#move::STEP_MM,
        psychosis::Psychosis,
        weapons::{Category, Weapon},
    },
};

/// Alive and still in his activation.
pub fn is_able(battle: &Battle, human: u16) -> bool {
    let figure = &battle.humans[usize::from(human)];
    figure.is_alive() && !figure.turn.done
}

/// On the table and on his feet.
pub fn is_up(battle: &Battle, human: u16) -> bool {
    let figure = &battle.humans[usize::from(human)];
    figure.is_on_table() && figure.posture == Posture::Standing
}

/// Whether he could do something that he must, if need be once he has stood up.
pub fn could(battle: &Battle, human: u16, able: impl Fn(&Battle) -> bool) -> bool {
    if is_up(battle, human) {
        return able(battle);
    }
    let lies = battle.humans[usize::from(human)].is_on_table();
    let rises = lies && ap::unaffordable(battle, human, Priced::StandUp).is_none();
    rises && able(&battle.supposing_up(human, ap::price(battle, human, Priced::StandUp)))
}

/// Stands up for it.
pub fn get_up(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    if !is_up(battle, human) {
        r#move::stand_up(battle, play, human);
    }
}

pub fn can_walk(battle: &Battle, human: u16) -> bool {
    is_up(battle, human) && !psychosis::is_rooted(battle, human)
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
    if reach(battle, play, human, target) || !can_walk(battle, human) {
        return;
    }
    let Some(to) = towards(battle, human, target, ap) else { return };
    r#move::walk_to(battle, play, human, to);
}

/// Whether he can take a step to a figure with so many AP, or into contact with all of them.
pub fn can_close_with(battle: &Battle, human: u16, target: FigureId, ap: u8) -> bool {
    can_reach(battle, human, target)
        || can_walk(battle, human) && towards(battle, human, target, ap).is_some()
}

/// Goes into contact with a figure if he can pay for it now.
pub fn reach(battle: &mut Battle, play: &mut Play<'_>, human: u16, target: FigureId) -> bool {
    let Some(to) = contact_with(battle, human, target) else { return false };
    r#move::walk_to(battle, play, human, to);
    battle.in_contact(FigureId::Human(human), target)
}

pub fn can_reach(battle: &Battle, human: u16, target: FigureId) -> bool {
    contact_with(battle, human, target).is_some()
}

/// The place in contact with a figure that he can pay the way to now.
fn contact_with(battle: &Battle, human: u16, target: FigureId) -> Option<Point> {
    let open = |it: Point| is_open(battle, human, it);
    can_walk(battle, human).then(|| beside(battle, human, target, &open))?
}

/// The nearest place in contact with a figure that suits.
fn beside(battle: &Battle, human: u16, target: FigureId, suits: &dyn Fn(Point) -> bool) -> Option<Point> {
    let who = FigureId::Human(human);
    if battle.level(who) != battle.level(target) {
        return None;
    }
    let others = battle.figures().filter(|&it| it != who && battle.level(it) == battle.level(who));
    let crowd = Crowd::new(others.map(|it| battle.base(it)));
    crowd.contact_place(battle.base(target), BASE_MM, battle.at(who), &|_| false, suits)
}

/// Whether he can pay the way to a place and his mind lets him go it. His quirks bind only what he chooses.
fn is_open(battle: &Battle, human: u16, to: Point) -> bool {
    let Some(path) = r#move::route(battle, human, to) else { return false };
    dread::forbids_terrified(battle, human, Way::on_foot(battle, human, &path.places)).is_none()
}

/// How far so many AP take him on the way to a figure.
fn towards(battle: &Battle, human: u16, target: FigureId, ap: u8) -> Option<Point> {
    let price = ap::price(battle, human, Priced::Move).max(1);
    let payable = ap.min(ap::at_hand(battle, human, true));
    let mm = i32::from(payable / price) * STEP_MM;
    let who = FigureId::Human(human);
    let goal = beside(battle, human, target, &|_| true)?;
    let nobody = Crowd::default();
    let walker = r#move::walker(battle, battle.level(who), &nobody);
    let pace = Pace { mm_per_point: STEP_MM, points_per_crossing: 1 };
    let path = walker.path_mm(battle.at(who), goal, pace, None)?;
    // Somebody may stand or lie where the AP end; then he stops before.
    let ends = (1..=mm).rev().map(|mm| walker.follow(&path, pace, mm).end());
    let mut free = ends.filter(|&it| is_room(battle, human, it));
    free.find(|&it| is_open(battle, human, it))
}

fn is_room(battle: &Battle, human: u16, at: Point) -> bool {
    let who = FigureId::Human(human);
    let base = Circle::new(at, BASE_MM);
    let mut others = battle.figures().filter(|&it| it != who && battle.level(it) == battle.level(who));
    !others.any(|it| measure::overlap(battle.base(it), base))
}

/// Whether he sees somebody; his own vehicle does not hinder him.
pub fn sees(battle: &Battle, human: u16, target: FigureId) -> bool {
    battle.sees(FigureId::Human(human), target)
}

/// Whether he may attack at all this turn.
pub fn may_fire(battle: &Battle, human: u16) -> bool {
    psychosis::forbids_fire(battle, human).is_none()
        && battle.humans[usize::from(human)].turn.recognised != Some(true)
}

/// Whether he may strike at zombies this turn.
pub fn may_fight(battle: &Battle, human: u16) -> bool {
    !psychosis::suffers(battle, human, Psychosis::Terrified)
        && battle.humans[usize::from(human)].turn.recognised != Some(true)
}

/// The gun in his hands that he can fire now and pay for, if it suits.
fn gun_ready(battle: &Battle, human: u16, suits: impl Fn(Weapon) -> bool) -> Option<u8> {
    let in_hand = &battle.humans[usize::from(human)].in_hand;
    let ready = |place: u8| {
        let weapon = shoot::held(battle, human, place).weapon;
        weapon.is_gun()
            && suits(weapon)
            && shoot::unusable(battle, human, place).is_none()
            && ap::unaffordable(battle, human, Priced::Fire(weapon)).is_none()
    };
    in_hand.iter().copied().find(|&it| ready(it)).filter(|_| may_fire(battle, human))
}

/// The same for a shot at somebody in contact: a weapon without a CQM score is not fired there.
fn close_gun_ready(battle: &Battle, human: u16) -> Option<u8> {
    gun_ready(battle, human, |it| it.profile().cqm.is_some())
}

/// Whether he can fire one burst at a friend now: with CQM where they touch, else by the rules of the weapon.
pub fn can_fire_once(battle: &Battle, human: u16, friend: FigureId) -> bool {
    match touches(battle, human, friend) {
        true => close_gun_ready(battle, human).is_some(),
        false => {
            let has_gun = gun_ready(battle, human, |_| true).is_some();
            has_gun && shoot::can_fire_at(battle, human, friend, Pot::Own).is_some()
        }
    }
}

fn touches(battle: &Battle, human: u16, target: FigureId) -> bool {
    battle.in_contact(FigureId::Human(human), target) && battle.is_standing(target)
}

/// The nearest zombie in sight and range of what he can fire now.
pub fn nearest_target(battle: &Battle, human: u16) -> Option<FigureId> {
    let who = FigureId::Human(human);
    let zombies = battle.zombies().map(|it| FigureId::Zombie(it.0));
    let can_fire = |it: FigureId| shoot::can_fire_at(battle, human, it, Pot::Own).is_some();
    let targets = zombies.filter(|&it| may_fire(battle, human) && can_fire(it));
    targets.min_by_key(|&it| (battle.gap(who, it), it))
}

/// Whether a die comes before an attack on a zombie that may keep it from being made, or turn it on somebody else.
pub fn may_divert(battle: &Battle, human: u16) -> bool {
    psychosis::suffers(battle, human, Psychosis::Berserk) || quirk::may_recognise(battle, human)
}

/// What a mind makes of an attack that was announced: true if it was not made, or went at somebody else.
pub fn diverts(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    at_zombie: bool,
    limits: Limits,
) -> Result<bool, Pause> {
    if at_zombie && quirk::recognises(battle, play, human) {
        return Ok(true);
    }
    let range = battle.humans[usize::from(human)].held().map_or(0, |it| it.weapon.range_mm());
    let Some(target) = psychosis::berserk_target(battle, play, human, range) else { return Ok(false) };
    // What cannot be fired at the nearest goes where it was announced.
    if shoot::can_fire_at(battle, human, target, limits.pot).is_none() {
        return Ok(false);
    }
    let compelled = Incident::Compelled { at: Some(target.token()) };
    play.note(rule!("dwa.psychosis.berserk"), FigureId::Human(human).token(), compelled);
    shoot::fire_at(battle, play, human, (target, rule!("dwa.psychosis.berserk")), limits)
}

/// One burst at somebody, with CQM if they touch.
pub fn fire_once(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    target: FigureId,
) -> Result<(), Pause> {
    if diverts(battle, play, human, target.is_zombie(), Limits::COMPELLED)? {
        return Ok(());
    }
    match target {
        FigureId::Human(friend) if touches(battle, human, target) => {
            fire_into(battle, play, human, friend);
        }
        FigureId::Human(_) | FigureId::Zombie(_) => {
            let at = (target, rule!("dwa.ruling.compulsions"));
            shoot::fire_at(battle, play, human, at, Limits::COMPELLED)?;
        }
    }
    Ok(())
}

/// CQM fire at a friend in contact.
fn fire_into(battle: &mut Battle, play: &mut Play<'_>, human: u16, friend: u16) {
    let Some(place) = close_gun_ready(battle, human) else { return };
    let weapon = shoot::held(battle, human, place).weapon;
    let target = FigureId::Human(friend);
    ap::pay(battle, play, human, Priced::Fire(weapon));
    cc::tell_fire(play, human, weapon, &[target], 1);
    shoot::fires_at(battle, play, human, &[target]);
    shoot::use_up(battle, play, human, place, 1);
    let cqm = Cqm { enemies: 1, ..cc::measure_cqm(battle, human, place, 1) };
    let fired = cqm.fire(&mut play.by(FigureId::Human(human).token()).at(target.token()));
    strike_down(battle, play, target, fired.hits[0], blow(human, rule!("dwa.cc.fire-cqm"), HitBy::Firearm));
    jam::check(battle, play, human, place, fired.ones);
    let at = battle.at(FigureId::Human(human));
    zombie::gunshot(battle, play, human, at, weapon, LoudKind::Shot);
}

fn blow(human: u16, rule: RuleId, hit_by: HitBy) -> Blow {
    Blow { rule, by: By::human(human, true), hit_by }
}

/// One strike at somebody in contact; false if he has nothing to strike with or to pay with.
pub fn strike_once(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    target: FigureId,
) -> Result<bool, Pause> {
    match target {
        FigureId::Zombie(zombie) => cc::strike_at(battle, play, human, zombie, false),
        FigureId::Human(friend) => Ok(strike_friend(battle, play, human, friend)),
    }
}

fn strike_friend(battle: &mut Battle, play: &mut Play<'_>, human: u16, friend: u16) -> bool {
    let Some(&place) = battle.humans[usize::from(human)].in_hand.first() else { return false };
    if ap::unaffordable(battle, human, Priced::Strike).is_some() {
        return false;
    }
    let (who, target) = (FigureId::Human(human), FigureId::Human(friend));
    ap::pay(battle, play, human, Priced::Strike);
    change::turn_to(battle, who, battle.at(target));
    let struck = &battle.humans[usize::from(friend)];
    let behind = measure::side(struck.at, i32::from(struck.facing), battle.at(who)) == Bearing::Behind;
    let at = match struck.posture {
        Posture::Standing if behind => StrikeAt::Back,
        Posture::Standing => StrikeAt::Front,
        Posture::Prone | Posture::Fallen => StrikeAt::Fallen,
    };
    let with = cc::melee(battle, human, place);
    let strike = Strike { with, at, distraction: quirk::distraction(battle, human), skill: None };
    let told = Incident::Strikes { with: cc::struck_with(battle, human, Some(place)), at: target.token() };
    play.note(rule!("dwa.psychosis.hallucinate"), who.token(), told);
    let struck = strike.roll(&mut play.by(who.token()).at(target.token()));
    let blow = blow(human, rule!("dwa.psychosis.hallucinate"), HitBy::Strike);
    strike_down(battle, play, target, struck.hit, blow);
    if let Some(mishap) = struck.mishap {
        cc::mishap_of(battle, play, human, place, mishap, blow);
    }
    true
}

/// Tries to break from close combat, if that is allowed.
pub fn try_break(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    if act::menu(battle, human).open.iter().any(is_break) {
        cc::perform(battle, play, human, &CcAction::Break)?;
    }
    Ok(())
}

/// Whether an action is fire, from afar or in close combat.
pub fn is_fire(action: &Action) -> bool {
    matches!(action, Action::Shoot(it) if is_shot(it)) || is_cqm(action)
}

pub fn is_cqm(action: &Action) -> bool {
    matches!(action, Action::Cc(CcAction::Fire { .. }))
}

pub fn is_strike(action: &Action) -> bool {
    matches!(action, Action::Cc(CcAction::Strike { .. }))
}

pub fn is_break(action: &Action) -> bool {
    matches!(action, Action::Cc(CcAction::Break))
}

/// Whether an action is an attack with a weapon that fires.
pub fn is_shot(action: &ShootAction) -> bool {
    match action {
        ShootAction::Fire { .. }
        | ShootAction::FireBoth { .. }
        | ShootAction::FireAutomatic { .. }
        | ShootAction::FireShotgun { .. }
        | ShootAction::FireMachineGun { .. }
        | ShootAction::FireLikeMachineGun { .. }
        | ShootAction::Throw { .. }
        | ShootAction::Launch { .. }
        | ShootAction::Flame { .. }
        | ShootAction::Finish { .. } => true,
        ShootAction::Brace { .. } | ShootAction::ClearJam { .. } => false,
    }
}

//! Shotguns (11.2.7.1) on the board.
use std::any::Any;

use ground::open::{
    Circle, Cone, Piece,
    measure::{dist2, edge_towards},
};
use kernel::{
    Answer, Dice, Field, Pause, Play, Point, RuleId, Variant, odds,
    question::{Anchor, Chance},
};
use smallvec::SmallVec;
use stage::Tabletop;

use super::{
    Battle, FigureId, ap,
    board::hides_width,
    change, flame, jam, outlook,
    shoot::{
        Pot, asking, blow, candidates, chances, fires_at, handling, held, strike_down, tell_attack, use_up,
    },
    skill, whereabouts,
    zombie::{self, LoudKind},
};
use crate::{
    journal::Incident,
    table::{
        ap::{Action, PriceSkill},
        flame::HitBy,
        shoot::Hit,
        shotgun::Spray,
        skill::Skill,
        weapons::{Cone as Template, Weapon},
    },
};

/// The shots of a pump shotgun in a turn with Unload (16.5.3).
const MOST_UNLOADED: u8 = 4;

/// At no more than so many a cone is offered to be pointed straight away.
const MOST_POINTED_AT: usize = 8;

/// The cone of this weapon in the direction of a point; its tip is the edge of the firer's base.
pub fn cone(battle: &Battle, human: u16, weapon: Weapon, through: Point) -> Cone {
    let template = weapon.cone().unwrap_or(Template::Long);
    let tip = edge_towards(battle.base(FigureId::Human(human)), through);
    let length = template.length_mm();
    // A point on the firer's own base gives only the direction.
    let from = battle.at(FigureId::Human(human));
    let through = Point::new(tip.x + through.x - from.x, tip.y + through.y - from.y);
    Cone { tip, through, length, half_width: template.end_width_mm() / 2 }
}

/// The figures under the cone that nothing shields, nearest first.
pub fn covered(battle: &Battle, human: u16, cone: Cone) -> SmallVec<[FigureId; 8]> {
    let firer = FigureId::Human(human);
    let mut under: SmallVec<[FigureId; 8]> =
        battle.figures().filter(|&it| it != firer && cone.contains(battle.at(it))).collect();
    under.sort_by_key(|&it| dist2(cone.tip, battle.at(it)));
    under.retain(|it| !is_shielded(battle, firer, cone.tip, *it));
    under
}

/// More than half of the figure is hidden from the tip (ruling on shotgun shielding).
fn is_shielded(battle: &Battle, firer: FigureId, tip: Point, who: FigureId) -> bool {
    let far = dist2(tip, battle.at(who));
    let nearer = |it: &FigureId| *it != firer && *it != who && dist2(tip, battle.at(*it)) < far;
    let standing = battle.figures().filter(|it| battle.is_standing(*it)).filter(nearer);
    let shields: SmallVec<[Circle; 16]> = standing.map(|it| battle.base(it)).collect();
    battle.hidden((tip, firer), who, &shields_from_shot, &shields).more_than_half()
}

/// What blocks sight, and tree trunks.
fn shields_from_shot(piece: &Piece) -> bool {
    piece.blocks_sight || piece.solid && hides_width(piece)
}

/// The dice for everybody under the cone.
pub fn measure(battle: &Battle, human: u16, place: u8, shells: u8, through: Point) -> Vec<(FigureId, Spray)> {
    let weapon = held(battle, human, place).weapon;
    let (cone, handling) = (cone(battle, human, weapon, through), handling(battle, human));
    let spray = |it| Spray { weapon, along_mm: cone.along_mm(battle.at(it)), shells, handling };
    covered(battle, human, cone).into_iter().map(|it| (it, spray(it))).collect()
}

/// One burst: one shell, or both barrels with the same cone.
pub fn fire(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    shells: u8,
    through: Point,
    pot: Pot,
) {
    let weapon = held(battle, human, place).weapon;
    cite_cone(play, weapon);
    pot.pay(battle, play, human, Action::Fire(weapon), 1);
    battle.turn_of(human).pump_shots += u8::from(weapon == Weapon::PumpShotgun);
    use_up(battle, play, human, place, shells);
    let sprays = measure(battle, human, place, shells, through);
    let targets: SmallVec<[FigureId; 8]> = sprays.iter().map(|it| it.0).collect();
    tell_attack(battle, play, human, weapon, &targets, (shells, 0));
    fires_at(battle, play, human, &targets);
    change::turn_to(battle, FigureId::Human(human), through);
    if targets.is_empty() {
        let token = FigureId::Human(human).token();
        play.note(rule!("dwa.shotgun.template-targets"), token, Incident::NobodyInCone);
    }
    let fired: SmallVec<[_; 8]> = sprays
        .iter()
        .map(|it| it.1.fire(&mut play.by(FigureId::Human(human).token()).at(it.0.token())))
        .collect();
    let ones = fired.iter().map(|it| it.ones).sum();
    jam::check(battle, play, human, place, ones);
    for (&target, sprayed) in targets.iter().zip(fired) {
        let blow = blow(battle, human, target);
        // Each shell is a burst of its own.
        sprayed.hits.iter().for_each(|&hit| strike_down(battle, play, target, hit, blow));
    }
    let at = battle.at(FigureId::Human(human));
    zombie::gunshot(battle, play, human, at, weapon, LoudKind::Shot);
}

fn cite_cone(play: &mut Play<'_>, weapon: Weapon) {
    play.cite(rule!("dwa.shotgun.template-targets"));
    play.cite(rule!("dwa.shotgun.see-then-fire"));
    play.cite(rule!("dwa.shotgun.no-aim"));
    play.cite(match weapon.cone() {
        Some(Template::Short) => rule!("dwa.shotgun.short-cone"),
        Some(Template::Long) | None => rule!("dwa.shotgun.long-cone"),
    });
    play.cite(rule!("dwa.ruling.cone-geometry"));
    play.cite(rule!("dwa.ruling.template-coverage"));
    play.cite(rule!("dwa.ruling.shotgun-shielding"));
}

/// Asks where to and fires.
pub(crate) fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    shells: u8,
) -> Result<(), Pause> {
    unload(battle, play, human, place)?;
    let pointed = Pointed { human, place, shells };
    let through = aim(battle, play, pointed, rule!("dwa.shotgun.template-targets"))?;
    fire(battle, play, human, place, shells, through, Pot::Own);
    Ok(())
}

/// A cone that is being pointed: by whom, and with which of his weapons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pointed {
    pub human: u16,
    pub place: u8,
    pub shells: u8,
}

/// The direction that he chooses for his cone.
pub(crate) fn aim(
    battle: &Battle,
    play: &mut Play<'_>,
    pointed: Pointed,
    rule: RuleId,
) -> Result<Point, Pause> {
    play.point(battle, asking(battle, pointed.human, rule), &Directions { battle, pointed })
}

/// The cone pointed straight at each of the dead it reaches, the nearest first; none where something else is asked before.
pub(crate) fn variants(battle: &Battle, pointed: Pointed) -> Vec<Variant> {
    let Pointed { human, place, .. } = pointed;
    let (weapon, firer) = (held(battle, human, place).weapon, FigureId::Human(human));
    if weapon == Weapon::PumpShotgun && skill::may_use(battle, human, Skill::Unload) {
        return Vec::new();
    }
    let own = battle.at(firer);
    let within = |it: &FigureId| battle.gap(firer, *it) <= weapon.range_mm() && battle.at(*it) != own;
    let dead = battle.zombies().map(|it| FigureId::Zombie(it.0));
    let mut targets: Vec<FigureId> = dead.filter(|it| within(it) && battle.sees(firer, *it)).collect();
    targets.sort_by_key(|&it| battle.gap(firer, it));
    targets.truncate(MOST_POINTED_AT);
    let shells = if pointed.shells == 2 { ", both barrels" } else { "" };
    let pointed_at = |it: FigureId| Variant {
        label: format!("fire the {} that way{shells}", weapon.profile().name),
        at: Some(Anchor::Token(it.token())),
        odds: chances_at(battle, pointed, battle.at(it)),
        answers: vec![Answer::Point(battle.at(it))],
    };
    targets.into_iter().map(pointed_at).collect()
}

/// What a cone in this direction may come to.
pub(crate) fn chances_at(battle: &Battle, pointed: Pointed, to: Point) -> Vec<Chance> {
    let Pointed { human, place, shells } = pointed;
    if !held(battle, human, place).weapon.is_shotgun() {
        return flame::chances_at(battle, human, place, to);
    }
    let sprays = measure(battle, human, place, shells, to);
    match &sprays[..] {
        [] => Vec::new(),
        [(FigureId::Zombie(_), only)] => chances(&odds(|dice| only.fire(dice).best())),
        _ => {
            let under: SmallVec<[FigureId; 8]> = sprays.iter().map(|it| it.0).collect();
            let strike = |at: usize, dice: &mut dyn Dice| struck(battle, under[at], &sprays[at].1, dice);
            outlook::counted(&odds(outlook::each_under(&under, &strike)))
        }
    }
}

/// What the shells do to one of those under a cone; none if they blow up his tank.
fn struck(battle: &Battle, who: FigureId, spray: &Spray, dice: &mut dyn Dice) -> Option<Hit> {
    let sprayed = spray.fire(dice);
    if !outlook::has_tank(battle, who) {
        return Some(sprayed.best());
    }
    // Whoever the first shell puts out is not hit by the second.
    for &hit in &sprayed.hits {
        if hit != Hit::Miss && outlook::blows_up(HitBy::Firearm, dice) {
            return None;
        }
        if hit == Hit::Elim {
            break;
        }
    }
    Some(sprayed.best())
}

/// What it may come to in the direction that is proposed first.
pub(crate) fn first_chances(battle: &Battle, pointed: Pointed) -> Vec<Chance> {
    let first = proposed(battle, pointed).first().copied();
    first.map_or_else(Vec::new, |to| chances_at(battle, pointed, to))
}

/// The directions proposed for a cone, the best first.
pub(crate) fn proposed(battle: &Battle, pointed: Pointed) -> Vec<Point> {
    Directions { battle, pointed }.propose()
}

/// Whether he empties his pump shotgun this turn (Unload).
pub(crate) fn unload(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8) -> Result<(), Pause> {
    let weapon = held(battle, human, place).weapon;
    if weapon != Weapon::PumpShotgun || !skill::may_use(battle, human, Skill::Unload) {
        return Ok(());
    }
    let can_pay = ap::unaffordable(battle, human, Action::Fire(weapon)).is_none();
    if can_pay && !play.yes_no(&*battle, asking(battle, human, rule!("dwa.skill.unload")))? {
        return Ok(());
    }
    skill::use_skill(battle, play, human, Skill::Unload);
    play.cite(rule!("dwa.ruling.skill-double-shots"));
    Ok(())
}

/// The rule that keeps him from pulling the trigger once more: AP, or the four shots of Unload.
pub(crate) fn unpayable(battle: &Battle, human: u16, weapon: Weapon) -> Option<RuleId> {
    let turn = &battle.humans[usize::from(human)].turn;
    if weapon == Weapon::PumpShotgun {
        if turn.used.contains(&Skill::Unload) && MOST_UNLOADED <= turn.pump_shots {
            return Some(rule!("dwa.skill.unload"));
        }
        if skill::may_use(battle, human, Skill::Unload) {
            return ap::unpayable(
                battle,
                human,
                ap::price_with(battle, human, Action::Fire(weapon), PriceSkill::Unload),
            );
        }
    }
    ap::unaffordable(battle, human, Action::Fire(weapon))
}

/// The square of how far a place lies from the line through two others.
fn off_axis(from: Point, through: Point, at: Point) -> i64 {
    let vector = |to: Point| (i64::from(to.x - from.x), i64::from(to.y - from.y));
    let ((ax, ay), (x, y)) = (vector(through), vector(at));
    let across = ax * y - ay * x;
    across * across / (ax * ax + ay * ay).max(1)
}

/// Every direction there is.
struct Directions<'a> {
    battle: &'a Battle,
    pointed: Pointed,
}

impl Directions<'_> {
    fn weapon(&self) -> Weapon {
        held(self.battle, self.pointed.human, self.pointed.place).weapon
    }
}

impl Field for Directions<'_> {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        let own = self.battle.at(FigureId::Human(self.pointed.human));
        if point == own { Err(rule!("dwa.ruling.cone-geometry")) } else { Ok(()) }
    }

    fn reason(&self, _: Point, _: RuleId) -> Option<String> {
        Some("That is no direction: point somewhere else.".to_owned())
    }

    fn propose(&self) -> Vec<Point> {
        let (battle, human, weapon) = (self.battle, self.pointed.human, self.weapon());
        let own = battle.at(FigureId::Human(human));
        let caught = |through| {
            let cone = cone(battle, human, weapon, through);
            match weapon.is_shotgun() {
                true => covered(battle, human, cone),
                false => flame::unlit(battle, human, cone),
            }
        };
        // To the far end of the cone and the base of whoever stands there.
        candidates(battle, human, weapon.range_mm() + 25, caught, |through, at| off_axis(own, through, at))
    }

    fn what(&self) -> Option<&dyn Any> {
        Some(&self.pointed)
    }

    fn odds(&self, to: Point) -> Vec<Chance> {
        chances_at(self.battle, self.pointed, to)
    }

    fn label(&self, point: Point) -> String {
        let (battle, human) = (self.battle, self.pointed.human);
        let cone = cone(battle, human, self.weapon(), point);
        let n = match self.weapon().is_shotgun() {
            true => covered(battle, human, cone).len(),
            false => flame::touched(battle, human, cone).len(),
        };
        let from = battle.base(FigureId::Human(human));
        whereabouts::template(from, point, n, "cone")
    }
}

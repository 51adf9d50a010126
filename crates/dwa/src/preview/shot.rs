//! Shots at figures: distance, what hides the target, the modifiers and the odds.
use std::slice;

use ground::open::Polygon;
use kernel::{Odds, Ratio, Sum, odds};
use view::{OverlayKind, sketch::signed};

use super::sketch::Sketch;
use crate::{
    battle::{
        FigureId, auto,
        cc::{close_rolls, measure_cqm, measure_strike},
        outlook::{self, Toll, tolls},
        shoot::{self, Announced, chances, friends_in_contact, look, share},
        whereabouts::cm,
    },
    table::{
        auto::{Burst, MOST_TARGETS},
        shoot::{Cover, Posture, Shot, Target},
    },
};

/// Announced shots at one target.
pub(super) fn single(sketch: &mut Sketch<'_>, human: u16, place: u8, target: FigureId, announced: Announced) {
    let Announced { aim, skill, .. } = announced;
    let shot = Shot { aim, skill, ..shoot::measure(sketch.battle, human, place, target) };
    if shot.target.posture == Posture::FallenInContact {
        sketch.line("lies at their feet", "no die", Some(rule!("dwa.shoot.fallen-contact")));
        return sketch.aims_at(target, chances(&odds(|dice| shot.fire(dice).hit)));
    }
    let sum = shot.modifiers();
    wedge(sketch, human, target, &sum);
    lines(sketch, human, target, &shot.target, &sum);
    let odds = outlook::shots(sketch.battle, human, place, target, announced);
    at_risk(sketch, human, slice::from_ref(&target), &odds);
    sketch.aims_at(target, tolls(&odds));
}

/// One shot from each hand.
pub(super) fn both_hands(sketch: &mut Sketch<'_>, human: u16, target: FigureId) {
    let Some(&place) = sketch.battle.humans[usize::from(human)].in_hand.first() else { return };
    let shot = shoot::measure(sketch.battle, human, place, target);
    let sum = shot.modifiers();
    wedge(sketch, human, target, &sum);
    lines(sketch, human, target, &shot.target, &sum);
    let odds = outlook::both_hands(sketch.battle, human, target);
    at_risk(sketch, human, slice::from_ref(&target), &odds);
    sketch.aims_at(target, tolls(&odds));
}

/// Announced bursts at a target and those about it.
pub(super) fn burst(
    sketch: &mut Sketch<'_>,
    human: u16,
    place: u8,
    declared: FigureId,
    announced: Announced,
) {
    let Announced { bursts, aim, skill } = announced;
    let targets = auto::targets(sketch.battle, human, place, declared);
    let burst = Burst { aim, skill, ..auto::burst(sketch.battle, human, place, &targets) };
    let sum = burst.modifiers();
    wedge(sketch, human, declared, &sum);
    if let Some(first) = burst.targets.first() {
        lines(sketch, human, declared, first, &sum);
    }
    if aim != 0 {
        sketch.line("aimed, first die", signed(i32::from(aim)), Some(rule!("dwa.shoot.aim-automatic")));
    }
    // Every hit falls on any of them alike.
    let odds = outlook::bursts(sketch.battle, human, place, &targets, announced);
    at_risk(sketch, human, &targets, &odds);
    for (at, target) in targets.into_iter().enumerate() {
        // Who else is hit is told where one burst decides it, for then all fare alike.
        let told = target.is_zombie() && (at == 0 || bursts <= 1);
        sketch.aims_at(target, if told { tolls(&odds) } else { Vec::new() });
    }
}

/// The friends whom an attack may hit, and how likely it hits any of them.
fn at_risk(sketch: &mut Sketch<'_>, human: u16, targets: &[FigureId], odds: &Odds<Toll>) {
    let hit = odds.outcomes.iter().filter(|it| it.0.safe && !it.0.spared).map(|it| it.1);
    let p = hit.fold(Ratio::zero(), |sum, p| sum.plus(p));
    if p.is_zero() {
        return;
    }
    let (battle, firer) = (sketch.battle, FigureId::Human(human));
    let fought = targets.iter().flat_map(|&it| friends_in_contact(battle, firer, it)).map(FigureId::Human);
    let mut friends: Vec<FigureId> =
        fought.chain(targets.iter().copied().filter(|it| !it.is_zombie())).collect();
    friends.sort_unstable();
    friends.dedup();
    let name = format!("hits {}", battle.called(friends.iter().copied()).join(" or "));
    sketch.line(name, p.to_string(), Some(rule!("dwa.shoot.into-close-combat-miss")));
    for friend in friends.into_iter().filter(|it| !targets.contains(it)) {
        sketch.aims_at(friend, Vec::new());
    }
}

/// A strike at an enemy in contact.
pub(super) fn strike(sketch: &mut Sketch<'_>, human: u16, place: Option<u8>, zombie: u32) {
    let strike = measure_strike(sketch.battle, human, place, zombie);
    sketch.modifiers(&strike.modifiers());
    sketch.aims_at(FigureId::Zombie(zombie), chances(&odds(|dice| strike.roll(dice).hit)));
}

/// Bursts at an enemy in contact, and with some weapons at the others too.
pub(super) fn close(sketch: &mut Sketch<'_>, human: u16, (place, shells): (u8, u8), zombie: u32, bursts: u8) {
    let battle = sketch.battle;
    let cqm = measure_cqm(battle, human, place, shells);
    sketch.modifiers(&cqm.modifiers());
    let odds = close_rolls(battle, human, place, zombie, shells, bursts).chances(battle);
    sketch.aims_at(FigureId::Zombie(zombie), odds.clone());
    if cqm.weapon.is_automatic() {
        let fired_at = &battle.humans[usize::from(human)].turn.fired_at;
        let others = battle.opponents(human).filter(|&it| it != zombie).map(FigureId::Zombie);
        let others = others.filter(|it| !fired_at.contains(it)).take(MOST_TARGETS - 1);
        let told = if bursts <= 1 { odds } else { Vec::new() };
        others.for_each(|other| sketch.aims_at(other, told.clone()));
    }
}

fn lines(sketch: &mut Sketch<'_>, human: u16, whom: FigureId, target: &Target, sum: &Sum) {
    sketch.line("range", cm(target.range_mm), Some(rule!("dwa.shoot.max-range")));
    let share = percent(sketch, human, whom);
    if share != 0 {
        sketch.line("hidden", how_much(share), Some(rule!("dwa.ruling.cover")));
    }
    let cover = match target.cover {
        Cover::Open => None,
        Cover::Soft => Some("soft"),
        Cover::Solid => Some("solid"),
        Cover::Prone => Some("lies down"),
    };
    if let Some(cover) = cover {
        sketch.line("in cover", cover, Some(rule!("dwa.shoot.cover")));
    }
    sketch.modifiers(sum);
}

/// How much of somebody is hidden from a firer, in hundredths.
fn percent(sketch: &Sketch<'_>, human: u16, whom: FigureId) -> u64 {
    let share = share(sketch.battle, FigureId::Human(human), whom);
    (100 * share.hidden + share.of / 2) / share.of.max(1)
}

/// A share in words.
fn how_much(percent: u64) -> String {
    if percent == 100 { "wholly".to_owned() } else { format!("{percent}%") }
}

/// The look at a target, clear and hidden parts of it.
fn wedge(sketch: &mut Sketch<'_>, human: u16, target: FigureId, sum: &Sum) {
    let (battle, firer) = (sketch.battle, FigureId::Human(human));
    let eye = battle.at(firer);
    let mut label = cm(battle.gap(firer, target));
    let share = percent(sketch, human, target);
    if share != 0 {
        label.push_str(&format!(", {} hidden", how_much(share)));
    }
    if sum.total() != 0 {
        label.push_str(&format!(", {}", signed(sum.total())));
    }
    let mut label = Some(label);
    for part in look(battle, firer, target) {
        let kind = if part.hidden { OverlayKind::SightCut } else { OverlayKind::Sight };
        sketch.area(kind, Polygon::new(vec![eye, part.from, part.to]), label.take());
    }
}

//! Shots at figures: distance, what hides the target, the modifiers and the odds.
use ground::open::Polygon;
use kernel::{Sum, odds};
use view::sketch::signed;

use super::sketch::Sketch;
use crate::{
    battle::{
        FigureId, auto,
        cc::{measure_cqm, measure_strike},
        shoot::{self, chances, look, share},
        whereabouts::cm,
    },
    table::{
        auto::Burst,
        shoot::{Cover, Posture, Shot, Target},
    },
};

/// One die at one target, so many times aimed.
pub(super) fn single(sketch: &mut Sketch<'_>, human: u16, place: u8, target: FigureId, aim: u8) {
    let shot = Shot { aim, ..shoot::measure(sketch.battle, human, place, target) };
    if shot.target.posture == Posture::FallenInContact {
        sketch.line("lies at his feet", "no die", Some(rule!("dwa.shoot.fallen-contact")));
        return sketch.aims_at(target, chances(&odds(|dice| shot.fire(dice).hit)));
    }
    let sum = shot.modifiers();
    wedge(sketch, human, target, &sum);
    lines(sketch, human, target, &shot.target, &sum);
    sketch.aims_at(target, chances(&odds(|dice| shot.fire(dice).hit)));
}

/// A burst at a target and those about it.
pub(super) fn burst(sketch: &mut Sketch<'_>, human: u16, place: u8, declared: FigureId, aim: u8) {
    let targets = auto::targets(sketch.battle, human, place, declared);
    let burst = Burst { aim, ..auto::measure(sketch.battle, human, place, declared) };
    let sum = burst.modifiers();
    wedge(sketch, human, declared, &sum);
    if let Some(first) = burst.targets.first() {
        lines(sketch, human, declared, first, &sum);
    }
    if aim != 0 {
        sketch.line("aimed, first die", signed(i32::from(aim)), Some(rule!("dwa.shoot.aim-automatic")));
    }
    // Every hit falls on any of them alike.
    let odds = chances(&odds(|dice| burst.at_declared(dice)));
    for target in targets {
        let odds = if target.is_zombie() { odds.clone() } else { Vec::new() };
        sketch.aims_at(target, odds);
    }
}

/// A strike at an enemy in contact.
pub(super) fn strike(sketch: &mut Sketch<'_>, human: u16, place: Option<u8>, zombie: u32) {
    let strike = measure_strike(sketch.battle, human, place, zombie);
    sketch.modifiers(&strike.modifiers());
    sketch.aims_at(FigureId::Zombie(zombie), chances(&odds(|dice| strike.roll(dice).hit)));
}

/// A burst at an enemy in contact, and with some weapons at the others too.
pub(super) fn close(sketch: &mut Sketch<'_>, human: u16, place: u8, zombie: u32, shells: u8) {
    let cqm = measure_cqm(sketch.battle, human, place, shells);
    sketch.modifiers(&cqm.modifiers());
    let odds = chances(&odds(|dice| cqm.fire(dice).hits[0]));
    sketch.aims_at(FigureId::Zombie(zombie), odds.clone());
    if cqm.weapon.is_automatic() {
        let others: Vec<u32> = sketch.battle.opponents(human).filter(|&it| it != zombie).collect();
        for other in others.into_iter().take(usize::from(cqm.enemies) - 1) {
            sketch.aims_at(FigureId::Zombie(other), odds.clone());
        }
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
        let kind = if part.hidden { "sight cut" } else { "sight" };
        sketch.area(kind, Polygon::new(vec![eye, part.from, part.to]), label.take());
    }
}

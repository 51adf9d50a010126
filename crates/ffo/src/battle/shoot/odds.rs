//! What a declared firing does to one of those at whom it may go, worked out by the code that plays it.
use kernel::{Dice, Token, odds::odds as distribution, question::Chance};

use super::{
    Firing,
    measure::{Measured, measure},
    volley::hit,
};
use crate::{
    battle::{Battle, FigureId, harm},
    journal::Ending,
    table::{status::Hit, weapon::Fired},
};

/// What is left of somebody before any Star Power, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fared {
    Unhurt,
    /// On the ground, and no worse.
    KnockedDown,
    Stunned,
    OutOfTheFight,
    ObviouslyDead,
}

/// What becomes of one target, the worst first.
pub fn odds(battle: &Battle, firing: &Firing, whom: FigureId) -> Vec<Chance> {
    let all = distribution(|dice| fared(battle, firing, whom, dice));
    let chance = |(fared, p): (&Fared, &kernel::Ratio)| {
        let (ending, what) = told(*fared, whom);
        Chance::new(ending, what, p.clone())
    };
    all.outcomes.iter().rev().map(chance).collect()
}

/// The same for these dice: all arms are rolled, and the worst that befalls them counts.
pub fn fared(battle: &Battle, firing: &Firing, whom: FigureId, dice: &mut dyn Dice) -> Fared {
    let arms = 0..firing.arms.len() as u8;
    let measured: Vec<Measured> = arms.filter_map(|of| measure(battle, firing, of, dice)).collect();
    let touches = |it: &&Measured| it.at.iter().any(|(at, beside)| *at == whom || beside.contains(&whom));
    let rolled: Vec<(&Measured, Fired)> =
        measured.iter().filter(touches).map(|it| (it, it.volley.roll(dice))).collect();
    let hits = rolled.iter().filter_map(|(it, fired)| worst(it, fired, whom, dice)).max();
    hits.map_or(Fared::Unhurt, |hit| harm::would_leave(battle, whom, hit, firing.who, dice))
}

/// The worst that one weapon does to somebody, fired at or beside a target.
fn worst(measured: &Measured, fired: &Fired, whom: FigureId, dice: &mut dyn Dice) -> Option<Hit> {
    let mut worst = None;
    for (at, (target, beside)) in measured.at.iter().enumerate() {
        if *target != whom && !beside.contains(&whom) {
            continue;
        }
        let faces = measured.volley.dice_on(at, fired, dice);
        let struck = measured.volley.strike(at, faces, dice);
        let stray = struck.strays.iter().filter(|it| beside.get(usize::from(it.whom)) == Some(&whom));
        let strays = stray.filter_map(|it| Hit::of_fire(it.blow)).max();
        let direct = if *target == whom { hit(struck.target) } else { None };
        worst = worst.max(direct).max(strays);
    }
    worst
}

fn told(fared: Fared, of: FigureId) -> (Ending, &'static str) {
    let whom: Option<Token> = None;
    match (fared, of) {
        (Fared::Unhurt, _) => (Ending::CarriesOn { whom }, "nothing"),
        (Fared::KnockedDown, _) => (Ending::IsKnockedDown { whom }, "knocked down"),
        (Fared::Stunned, _) => (Ending::IsStunned { whom }, "Stunned"),
        (Fared::OutOfTheFight, _) => (Ending::GoesDown { whom }, "Out of the Fight"),
        (Fared::ObviouslyDead, FigureId::Zombie(_)) => (Ending::IsDestroyed { whom }, "destroyed"),
        (Fared::ObviouslyDead, FigureId::Person(_)) => (Ending::Dies { whom }, "Obviously Dead"),
    }
}

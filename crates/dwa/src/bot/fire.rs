//! What an attack is worth: exact chances of its dice, times what they do.
use ground::open::measure;
use kernel::{Field, Point};
use smallvec::SmallVec;

use super::threat::Threats;
use crate::{
    battle::{Battle, FigureId, ap, auto, flame, grenade, mg, shoot, shotgun},
    table::{
        ap::Action as Priced,
        flame::{Burn, Cause},
        weapons::{Fire, Weapon},
    },
};

/// A thousandth.
pub const SURE: i32 = 1000;
/// A friend who may be hit.
const FRIEND: i32 = 9_000;
/// A burst spent, one that everything on the table hears, and one that brings another zombie.
const AMMUNITION: i32 = 120;
const NOISE: i32 = 60;
const DRAWS: i32 = 900;

/// An attack as it would be announced.
#[derive(Clone, Copy, Debug, Default)]
pub struct Attack {
    pub value: i32,
    pub ap: u8,
    /// Bursts of single fire, or further bursts of sustained fire.
    pub bursts: u8,
    pub aim: u8,
    pub point: Option<Point>,
}

/// How many thousandths of all dice reach a score.
pub fn chance(needed: Option<u8>, plus: i32) -> i32 {
    let Some(needed) = needed else { return 0 };
    (7 - (i32::from(needed) - plus)).clamp(0, 6) * SURE / 6
}

/// That it happens at least once in `n` tries.
pub fn once_in(p: i32, n: i32) -> i32 {
    SURE - (0..n).fold(SURE, |left, _| left * (SURE - p) / SURE)
}

/// What the noise of an attack costs: more where shots bring zombies.
fn noise(battle: &Battle, weapon: Weapon) -> i32 {
    let entry = battle.scene.entry;
    let draws = entry.d || entry.e && weapon.grenade().is_some();
    match weapon.is_noisy() {
        false => 0,
        true if draws => DRAWS,
        true => NOISE,
    }
}

/// The value of hits on a zombie.
fn hits(threats: &Threats<'_>, zombie: u32, elim: i32, any: i32) -> i32 {
    let (dead, fallen) = threats.worth(zombie);
    (elim * dead + (any - elim).max(0) * fallen) / SURE
}

/// The best way to fire single shots at a target with `at_hand` AP: each number of bursts, and aim for one.
pub fn single(
    threats: &Threats<'_>,
    human: u16,
    place: u8,
    zombie: u32,
    rest: &dyn Fn(u8) -> i32,
    at_hand: u8,
) -> Attack {
    let battle = threats.battle;
    let shot = shoot::measure(battle, human, place, FigureId::Zombie(zombie));
    let profile = shot.weapon.profile();
    let price = ap::price(battle, human, Priced::Fire(shot.weapon)).max(1);
    let aim_price = ap::price(battle, human, Priced::Aim).max(1);
    let loaded = shoot::shots(&battle.humans[usize::from(human)].weapons[usize::from(place)]);
    let plus = shot.modifiers().total();
    let mut best = Attack { value: i32::MIN, ..Attack::default() };
    for bursts in 1..=(at_hand / price).min(loaded).min(6) {
        for aim in 0..=((at_hand - bursts * price) / aim_price).min(2) {
            let spent = bursts * price + aim * aim_price;
            let elim = chance(profile.elim, plus + i32::from(aim));
            let any = chance(profile.fall, plus + i32::from(aim)).max(elim);
            let n = i32::from(bursts);
            let mut value = hits(threats, zombie, once_in(elim, n), once_in(any, n)) - AMMUNITION * n;
            if shot.target.fights_friend {
                value -= n * (SURE - any) * FRIEND / SURE;
            }
            value += rest(at_hand - spent) - noise(battle, shot.weapon);
            if best.value < value {
                best = Attack { value, ap: spent, bursts, aim, point: None };
            }
        }
    }
    best
}

/// The best burst of an automatic weapon at a target, sustained or not.
pub fn automatic(
    threats: &Threats<'_>,
    human: u16,
    place: u8,
    zombie: u32,
    rest: &dyn Fn(u8) -> i32,
    at_hand: u8,
) -> Attack {
    let battle = threats.battle;
    let declared = FigureId::Zombie(zombie);
    let targets = auto::targets(battle, human, place, declared);
    let burst = auto::measure(battle, human, place, declared);
    let profile = burst.weapon.profile();
    let price = ap::price(battle, human, Priced::Fire(burst.weapon));
    let more = ap::price(battle, human, Priced::SustainedBurst).max(1);
    let loaded = shoot::shots(&battle.humans[usize::from(human)].weapons[usize::from(place)]);
    let plus = burst.modifiers().total();
    let elim = chance(profile.elim, plus);
    let any = chance(profile.fall, plus).max(elim);
    let share = targets.len().max(1) as i32;
    let mut best = Attack { value: i32::MIN, ..Attack::default() };
    let most = (at_hand.saturating_sub(price) / more).min(loaded.saturating_sub(1)).min(2);
    for bursts in 0..=most {
        let dice = i32::from(profile.rof) * (1 + i32::from(bursts));
        let mut value = -AMMUNITION * 2 * (1 + i32::from(bursts)) - noise(battle, burst.weapon);
        for &target in &targets {
            let (dead, hit) = (once_in(elim / share, dice), once_in(any / share, dice));
            value += match target {
                FigureId::Zombie(it) => hits(threats, it, dead, hit),
                FigureId::Human(_) => -hit * FRIEND / SURE,
            };
        }
        if burst.targets.iter().any(|it| it.fights_friend) {
            value -= (SURE - once_in(any, 5)) * FRIEND / SURE * (1 + i32::from(bursts));
        }
        let spent = price + bursts * more;
        value += rest(at_hand - spent);
        if best.value < value {
            best = Attack { value, ap: spent, bursts, aim: 0, point: None };
        }
    }
    best
}

/// The nearest zombies within reach, for templates to be pointed at.
pub fn nearest(battle: &Battle, human: u16, reach_mm: i32, most: usize) -> SmallVec<[Point; 8]> {
    let base = battle.base(FigureId::Human(human));
    let gaps = battle.zombies().map(|it| (measure::gap(base, it.1.base()), it.1.at));
    let mut near: SmallVec<[(i32, Point); 32]> = gaps.filter(|it| it.0 <= reach_mm).collect();
    near.sort_unstable();
    near.iter().take(most).map(|it| it.1).filter(|&it| it != base.at).collect()
}

/// The best cone of a shotgun.
pub fn shotgun(threats: &Threats<'_>, human: u16, place: u8, shells: u8) -> Attack {
    let battle = threats.battle;
    let weapon = battle.humans[usize::from(human)].weapons[usize::from(place)].weapon;
    let price = ap::price(battle, human, Priced::Fire(weapon));
    let mut best = Attack { value: i32::MIN, ap: price, ..Attack::default() };
    for point in nearest(battle, human, weapon.range_mm(), 5) {
        let mut value = -AMMUNITION * 2 * i32::from(shells) - noise(battle, weapon);
        for (who, spray) in shotgun::measure(battle, human, place, shells, point) {
            let scores = spray.lowest();
            let plus = spray.modifiers().total();
            let elim = once_in(chance(scores.elim, plus), i32::from(shells));
            let any = once_in(chance(scores.fall, plus), i32::from(shells)).max(elim);
            value += match who {
                FigureId::Zombie(it) => hits(threats, it, elim, any),
                FigureId::Human(_) => -any * FRIEND / SURE,
            };
        }
        if best.value < value {
            best = Attack { value, point: Some(point), ..best };
        }
    }
    best
}

/// The best circle of a machine gun, or of a weapon emptied like one.
pub fn machine_gun(threats: &Threats<'_>, human: u16, weapon: Weapon) -> Attack {
    let battle = threats.battle;
    let burst = mg::measure(battle, human, weapon);
    let plus = burst.modifiers().total();
    let profile = Weapon::MachineGun.profile();
    let (elim, any) = (chance(profile.elim, plus), chance(profile.fall, plus));
    let price = ap::price(battle, human, Priced::Fire(Weapon::MachineGun));
    let mut best = Attack { value: i32::MIN, ap: price, ..Attack::default() };
    let centres = mg::Centres::new(battle, mg::CircleFire::one(human, weapon));
    for point in centres.propose().into_iter().take(10) {
        let caught = centres.caught(point);
        let zombies = caught.iter().filter(|it| it.is_zombie()).count() as i32;
        if zombies == 0 {
            continue;
        }
        // With each a die: so many of ten dice are there for each of them.
        let each = |p: i32| (10 * p / zombies).min(SURE);
        let mut value = -AMMUNITION * 2 - noise(battle, weapon);
        for who in caught {
            if let FigureId::Zombie(it) = who {
                value += hits(threats, it, each(elim), each(any));
            }
        }
        if best.value < value {
            best = Attack { value, point: Some(point), ..best };
        }
    }
    best
}

/// How near to where a grenade is sent friends must not be, and how near its thrower.
const SAFE_MM: i32 = 170;
const OWN_SAFE_MM: i32 = 110;

/// The best spot for a grenade: most of them go astray, so only a crowd far from friends is worth one.
pub fn grenade(threats: &Threats<'_>, human: u16, place: u8) -> Attack {
    let battle = threats.battle;
    let held = &battle.humans[usize::from(human)].weapons[usize::from(place)];
    let (weapon, kind) = (held.weapon, held.explodes());
    let mut best = Attack { value: i32::MIN, ap: grenade::price(battle, human, weapon), ..Attack::default() };
    let own = battle.at(FigureId::Human(human));
    let launched = weapon.profile().fire == Fire::Launch;
    for point in nearest(battle, human, weapon.range_mm(), 8) {
        let near = |it: Point, mm: i32| measure::distance(it, point) < mm;
        let friends = battle.humans().filter(|it| it.1.is_on_table() && it.0 != human);
        if near(own, OWN_SAFE_MM) || friends.into_iter().any(|it| near(it.1.at, SAFE_MM)) {
            continue;
        }
        let mut value = -AMMUNITION * 4 - noise(battle, weapon);
        for who in grenade::in_blast(battle, kind, point, None) {
            if let FigureId::Zombie(it) = who {
                value += hits(threats, it, 150, 330);
            }
        }
        let crowd = battle.zombies().filter(|it| near(it.1.at, SAFE_MM)).count() as i32;
        value += crowd * if launched { 60 } else { 40 };
        if best.value < value && battle.sees_point(FigureId::Human(human), point) {
            best = Attack { value, point: Some(point), ..best };
        }
    }
    best
}

/// The best cone of a flamethrower: whoever it touches burns until he is out.
pub fn flame(threats: &Threats<'_>, human: u16, place: u8) -> Attack {
    let battle = threats.battle;
    let weapon = battle.humans[usize::from(human)].weapons[usize::from(place)].weapon;
    let price = ap::price(battle, human, Priced::Fire(weapon));
    let mut best = Attack { value: i32::MIN, ap: price, ..Attack::default() };
    let burn = |turn: u8| chance(Some(5), Burn { cause: Cause::Flamethrower, turn }.modifiers().total());
    for point in nearest(battle, human, weapon.range_mm(), 5) {
        let mut value = -noise(battle, weapon);
        for who in flame::touched(battle, human, shotgun::cone(battle, human, weapon, point)) {
            value += match who {
                FigureId::Zombie(it) if battle.zombies[it as usize].burning != 0 => 0,
                FigureId::Zombie(it) => hits(threats, it, burn(1), burn(1)) + (SURE - burn(1)) * 8 / 10,
                FigureId::Human(_) => -2 * FRIEND,
            };
        }
        if best.value < value {
            best = Attack { value, point: Some(point), ..best };
        }
    }
    best
}

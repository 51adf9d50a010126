//! Fire and melee: whom it is worth shooting at, and what the noise of it costs.
use super::threat;
use crate::{
    battle::{
        Battle, FigureId, PersonId,
        charge::ChargeAction,
        shoot::{self, Guns, Put, ShootAction},
    },
    printed::{Area, counters::CounterKind},
};

/// What a zombie that the noise brings is worth.
const NOISE: i32 = 6;
/// How much more likely a target is down with every die, in percent.
const SURE: [i32; 4] = [0, 55, 80, 92];

/// What it is worth to be rid of somebody.
pub fn worth(battle: &Battle, who: PersonId, whom: FigureId) -> i32 {
    let person = battle.person(who);
    match whom {
        FigureId::Person(it) => {
            let other = battle.person(it);
            match battle.hostile(person.side, other.side) {
                true => 40 + 4 * i32::from(other.rep()) - i32::from(other.at.distance(person.at)),
                false => -200,
            }
        }
        FigureId::Zombie(it) => {
            let far = battle.zombie(it).at;
            let ours = battle.functioning().filter(|it| it.1.side == person.side);
            let near = ours.map(|it| it.1.at.distance(far)).min().unwrap_or(u8::MAX);
            match near {
                0..=1 => 14,
                2..=3 => 12,
                4..=6 => 6,
                _ => 1,
            }
        }
        FigureId::Marker(_) => -200,
    }
}

/// How likely one Fire Die hits and kills, in percent: a Rep 5 hits in the open with 3 or more.
fn kills(battle: &Battle, who: PersonId, rushed: bool) -> i32 {
    let rep = i32::from(battle.person(who).rep());
    let needs = if rushed || battle.person(who).turn.fast { 10 } else { 8 } - rep;
    let hits = (7 - needs.max(1)).max(0) * 100 / 6;
    hits * rep.min(6) / 6
}

/// What the noise of a weapon costs: each Fire Die may bring a zombie.
fn noise(battle: &Battle, who: PersonId, guns: Guns) -> i32 {
    let chance = match battle.scene.area {
        Area::Rural => 1,
        Area::Suburbs => 2,
        Area::Urban => 3,
    } + i32::from(battle.scene.day.is_dark());
    let hands = battle.person(who).hands.iter().enumerate();
    let fires = |at: usize| match guns {
        Guns::One { hand, .. } => usize::from(hand) == at,
        Guns::Both { .. } => true,
    };
    let loud = hands.filter(|it| fires(it.0)).map(|it| battle.scene.printed.counters.of(it.1.thing));
    let dice: i32 = loud
        .filter(|it| it.noise && it.kind == CounterKind::Ranged)
        .zip(0..)
        .map(|(it, at)| guns.dice(at).map_or(i32::from(it.fire_dice), i32::from))
        .sum();
    dice * chance * NOISE / 6
}

/// What a shot is worth: the best targets, each with a die, less the noise.
pub fn fire(battle: &Battle, who: PersonId, action: &ShootAction) -> i32 {
    let guns = match action {
        ShootAction::Fire(guns) => *guns,
        ShootAction::Blast { hand } => return blast(battle, who, *hand),
        ShootAction::Tank { .. } => return -10,
    };
    let mut all: Vec<i32> = shoot::targets(battle, who, guns).map(|it| worth(battle, who, it)).collect();
    all.sort_unstable_by(|a, b| b.cmp(a));
    let dice = usize::from(shoot::fire_dice(battle, who, guns));
    let Some(&first) = all.first().filter(|it| 0 < **it) else { return -50 };
    let chance = kills(battle, who, guns.are_two());
    // One after the other is harder to hit; what dice are left make the first surer.
    let others: i32 =
        all.iter().skip(1).take(dice.saturating_sub(1)).filter(|it| 0 < **it).map(|it| it * 2 / 3).sum();
    let sure = SURE[dice.saturating_sub(all.len() - 1).clamp(1, 3)] * 100 / SURE[1];
    (first * (chance * sure / 100).min(95) + others * chance) / 100 - noise(battle, who, guns)
}

/// A Grenade or an RPG is for crowds.
fn blast(battle: &Battle, who: PersonId, hand: u8) -> i32 {
    let here = battle.person(who).at;
    let range = battle
        .person(who)
        .hands
        .get(usize::from(hand))
        .map(|it| battle.scene.printed.counters.of(it.thing).range);
    let near = battle.undead().filter(|it| it.1.at.distance(here) <= range.unwrap_or(0)).count() as i32;
    let people = battle.functioning().filter(|it| battle.hostile(battle.person(who).side, it.1.side));
    let people = people.filter(|it| it.1.at.distance(here) <= range.unwrap_or(0)).count() as i32;
    10 * near + 40 * people - 25
}

/// Some dice on somebody: as sure as may be of who matters, the rest for the next.
pub fn allot(battle: &Battle, who: PersonId, put: &Put, left: u16, others: i32) -> i32 {
    let sure = |dice: u16| SURE[usize::from(dice).min(3)];
    let rest = if 0 < others { sure(1) * 2 / 3 * i32::from(left - put.dice) } else { 0 };
    worth(battle, who, put.whom) * sure(put.dice) + others * rest
}

/// A melee is silent, and ends well for who has more dice; with people it is a matter of Rep.
pub fn charge(battle: &Battle, who: PersonId, action: &ChargeAction) -> i32 {
    let person = battle.person(who);
    let zombies = battle.zombies_at(action.hex).count();
    let people: Vec<i32> = battle.standing_at(action.hex).map(|it| it.1.rep().into()).collect();
    if !people.is_empty() {
        let dice = threat::melee_dice(person) as i32 - 1;
        let theirs: i32 = people.iter().sum();
        let armed = battle.standing_at(action.hex).filter(|it| !it.1.hands.is_empty()).count() as i32;
        return 12 * (dice - theirs) - 12 * armed;
    }
    let after = threat::undead_near(battle, action.hex).0.saturating_sub(zombies);
    10 * zombies as i32 - threat::goes_down(person, zombies) * 4 / 3 - threat::goes_down(person, after) / 3
}

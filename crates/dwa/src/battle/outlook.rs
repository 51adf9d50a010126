//! What an attack may come to as it would be made: all its shots or bursts, at whom they are aimed and whom they endanger.
use std::{cell::RefCell, collections::BTreeMap, sync::Arc};

use kernel::{Dice, Odds, Ratio, Roll, Token, fold, merged, odds, odds::OddsCache, question::Chance};
use smallvec::{SmallVec, smallvec};

use super::{
    Battle, FigureId, auto, flame, jam, psychosis, quirk,
    shoot::{self, Announced, Pot, endings, measure},
};
use crate::journal::Ending;
use crate::phrases;
use crate::table::{
    auto::{Burst, MOST_TARGETS},
    cc::Cqm,
    flame::{HitBy, Tank, TankHit},
    psychosis::Psychosis,
    quirk::Quirk,
    shoot::{Hit, Shot, ShotSkill},
    weapons::{Fire, Weapon},
};

/// What befell the target, and whether friends were spared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Toll {
    /// Whether no tank blew up: what its blast does to everybody about is another roll.
    pub safe: bool,
    pub hit: Hit,
    pub spared: bool,
}

impl Toll {
    const NONE: Toll = Toll { safe: true, hit: Hit::Miss, spared: true };
    const BLOWN: Toll = Toll { safe: false, hit: Hit::Miss, spared: false };

    fn ending(&self) -> Ending {
        if self.safe { Ending::of_hit(self.hit, !self.spared) } else { Ending::TankBlowsUp }
    }
}

/// A distribution of tolls, the best first.
pub(crate) fn tolls(odds: &Odds<Toll>) -> Vec<Chance> {
    endings(odds, Toll::ending)
}

/// The toll of one shot.
fn of_shot(shot: &Shot, dice: &mut dyn Dice) -> Toll {
    let fired = shot.fire(dice);
    Toll { safe: true, hit: fired.hit, spared: !fired.hits_friend }
}

/// Whom stray shots may hit: how many friends, and how many of them have a tank on their back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Danger {
    friends: usize,
    tanks: usize,
}

impl Danger {
    /// Those in contact with the targets of an attack.
    fn of(battle: &Battle, human: u16, targets: &[FigureId]) -> Danger {
        let firer = FigureId::Human(human);
        let mut friends: SmallVec<[u16; 4]> =
            targets.iter().flat_map(|&it| shoot::friends_in_contact(battle, firer, it)).collect();
        friends.sort_unstable();
        friends.dedup();
        let tanks = friends.iter().filter(|&&it| has_tank(battle, FigureId::Human(it))).count();
        if tanks == 0 { Danger::default() } else { Danger { friends: friends.len(), tanks } }
    }

    /// Whether a stray shot blows up a tank.
    fn blows_up(self, dice: &mut dyn Dice) -> bool {
        self.tanks != 0
            && dice.one_of(rule!("dwa.shoot.into-close-combat-miss"), self.friends) < self.tanks
            && blows_up(HitBy::Firearm, dice)
    }
}

/// Whether a hit on somebody with a tank on his back blows it up.
pub(crate) fn blows_up(by: HitBy, dice: &mut dyn Dice) -> bool {
    TankHit { by }.roll(dice) == Tank::Explodes
}

/// Whether a target has a tank on his back.
pub(crate) fn has_tank(battle: &Battle, who: FigureId) -> bool {
    matches!(who, FigureId::Human(it) if flame::wears_tank(&battle.humans[usize::from(it)]))
}

/// Shots that were worked out before, by weapon, skill, modifiers and whether a friend is in danger.
static SHOTS: OddsCache<(Weapon, Option<ShotSkill>, i32, bool), Toll> = OddsCache::new();
/// Weapon, skill, modifiers, a friend in danger, aim, targets and how many of these are friends.
type Bursting = (Weapon, Option<ShotSkill>, i32, bool, u8, usize, usize);
/// Bursts likewise.
static BURSTS: OddsCache<Bursting, Toll> = OddsCache::new();

/// Announced shots at one target.
pub(crate) fn shots(
    battle: &Battle,
    human: u16,
    place: u8,
    target: FigureId,
    announced: Announced,
) -> Arc<Odds<Toll>> {
    let Announced { bursts, aim, skill } = announced;
    let shot = Shot { aim, skill, ..measure(battle, human, place, target) };
    let tanks = Tanks { stray: Danger::of(battle, human, &[target]), own: has_tank(battle, target) };
    if bursts <= 1 && tanks == Tanks::default() {
        let key = (shot.weapon, shot.skill, shot.modifiers().total(), shot.target.fights_friend);
        return SHOTS.odds(key, |dice| of_shot(&shot, dice));
    }
    let lying = Shot { aim, skill, ..measure(&battle.supposing([target], []), human, place, target) };
    let each = vec![(shot, lying); usize::from(bursts)];
    Arc::new(odds(|dice| one_after_another(&each, tanks, battle.rules.jams, dice)))
}

/// One shot from each hand.
pub(crate) fn both_hands(battle: &Battle, human: u16, target: FigureId) -> Odds<Toll> {
    let lies = battle.supposing([target], []);
    let hands = &battle.humans[usize::from(human)].in_hand;
    let shot = |&it: &u8| (measure(battle, human, it, target), measure(&lies, human, it, target));
    let each: Vec<(Shot, Shot)> = hands.iter().map(shot).collect();
    let tanks = Tanks { stray: Danger::of(battle, human, &[target]), own: has_tank(battle, target) };
    odds(|dice| one_after_another(&each, tanks, false, dice))
}

/// The tanks that shots at one target may hit: those of friends in contact with it, or its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tanks {
    stray: Danger,
    own: bool,
}

/// Shots at one target, each as it stands and as it lies; a jam may end them.
fn one_after_another(each: &[(Shot, Shot)], tanks: Tanks, jams: bool, dice: &mut dyn Dice) -> Toll {
    let (_, toll, _) = fold(dice, each.len() as u16, (0, Toll::NONE, false), |(next, toll, jammed), dice| {
        if jammed || toll.hit == Hit::Elim || !toll.safe {
            return (next + 1, toll, jammed);
        }
        let (stands, lies) = &each[next];
        let shot = if toll.hit == Hit::Fall { lies } else { stands };
        let fired = shot.fire(dice);
        let jammed = jams && jam::after(shot.weapon, fired.ones, dice);
        let strays = fired.hits_friend && tanks.stray.blows_up(dice);
        if strays || fired.hit != Hit::Miss && tanks.own && blows_up(HitBy::Firearm, dice) {
            return (next + 1, Toll::BLOWN, jammed);
        }
        let spared = toll.spared && !fired.hits_friend;
        (next + 1, Toll { safe: true, hit: toll.hit.max(fired.hit), spared }, jammed)
    });
    toll
}

/// Announced bursts at a target and those about it: what becomes of the declared one.
pub(crate) fn bursts(
    battle: &Battle,
    human: u16,
    place: u8,
    targets: &[FigureId],
    announced: Announced,
) -> Arc<Odds<Toll>> {
    let Announced { bursts, aim, skill } = announced;
    let first = Burst { aim, skill, ..auto::burst(battle, human, place, targets) };
    let friends = targets.iter().skip(1).filter(|it| !it.is_zombie()).count();
    let danger = Danger::of(battle, human, targets);
    let tanks = 0 < danger.tanks || targets.iter().any(|&it| has_tank(battle, it));
    if bursts <= 1 && !tanks {
        let in_danger = first.targets.iter().any(|it| it.fights_friend);
        let total = first.modifiers().total();
        let key = (first.weapon, first.skill, total, in_danger, first.aim, first.targets.len(), friends);
        return BURSTS.odds(key, |dice| at_declared(&first, friends, dice));
    }
    let first = (first, danger);
    let salvo = Salvo { battle, human, place, targets, first, tanks, measured: RefCell::default() };
    Arc::new(odds(|dice| salvo.fire(bursts, dice)))
}

/// One burst and the declared target; the friends among the others need not be told apart.
fn at_declared(burst: &Burst, friends: usize, dice: &mut dyn Dice) -> Toll {
    let (hit, friend) = burst.at_declared(friends, dice);
    Toll { safe: true, hit, spared: !friend }
}

/// How each target of a burst is, in their order.
type Fates = SmallVec<[Hit; MOST_TARGETS]>;

/// Several bursts at the same targets.
struct Salvo<'a> {
    battle: &'a Battle,
    human: u16,
    place: u8,
    targets: &'a [FigureId],
    first: (Burst, Danger),
    /// Whether a tank may be hit.
    tanks: bool,
    /// The burst as the board has it once the targets have fared so.
    measured: RefCell<BTreeMap<Fates, (Burst, Danger)>>,
}

/// How far a salvo has come: the bursts fired, how each target is, whether friends are spared, whether the gun is jammed, and
/// whether no tank blew up.
type Course = (u8, Fates, bool, bool, bool);

impl Salvo<'_> {
    fn fire(&self, bursts: u8, dice: &mut dyn Dice) -> Toll {
        let begin: Course = (0, self.unhurt(), true, false, true);
        let (_, fates, spared, _, safe) = fold(dice, u16::from(bursts), begin, |course, dice| {
            let (at, fates, spared, jammed, safe) = course;
            let left: SmallVec<[usize; MOST_TARGETS]> = self.left(&fates);
            if jammed || !safe || left.is_empty() {
                return (at + 1, fates, spared, jammed, safe);
            }
            let (burst, danger) = if at == 0 { self.first.clone() } else { self.then(&fates, &left) };
            if at + 1 == bursts && !self.tanks {
                return self.last(burst, fates, &left, spared, dice);
            }
            self.one(burst, danger, (at, fates, spared), &left, dice)
        });
        if safe { Toll { safe, hit: fates[0], spared } } else { Toll::BLOWN }
    }

    fn unhurt(&self) -> Fates {
        smallvec![Hit::Miss; self.targets.len()]
    }

    /// One burst, and how each of those left fares.
    fn one(
        &self,
        burst: Burst,
        danger: Danger,
        (at, mut fates, mut spared): (u8, Fates, bool),
        left: &[usize],
        dice: &mut dyn Dice,
    ) -> Course {
        let given = (burst.pull(), self.battle.rules.jams);
        let (hits, hits_friend, jammed) = merged(dice, given, |(pull, jams), dice| {
            let fired = pull.fire(dice);
            (fired.hits, fired.hits_friend, jams && jam::after(pull.weapon, fired.ones, dice))
        });
        let mut blown = hits_friend && danger.blows_up(dice);
        spared &= !hits_friend;
        for (&it, &hit) in left.iter().zip(&hits) {
            fates[it] = fates[it].max(hit);
            let friend = hit != Hit::Miss && !self.targets[it].is_zombie();
            spared &= !friend;
            blown |= friend && has_tank(self.battle, self.targets[it]) && blows_up(HitBy::Firearm, dice);
        }
        if blown {
            (at + 1, self.unhurt(), false, false, false)
        } else {
            (at + 1, fates, spared, jammed, true)
        }
    }

    /// After the last burst only the declared target and the friends matter.
    fn last(
        &self,
        burst: Burst,
        mut fates: Fates,
        left: &[usize],
        spared: bool,
        dice: &mut dyn Dice,
    ) -> Course {
        let friends = left.iter().filter(|&&it| it != 0 && !self.targets[it].is_zombie()).count();
        if left.first() == Some(&0) {
            let toll = at_declared(&burst, friends, dice);
            fates[0] = fates[0].max(toll.hit);
            return (0, fates, spared && toll.spared, false, true);
        }
        let friend = burst.hits_any(friends, dice);
        (0, fates, spared && !friend, false, true)
    }

    /// Those who are still there to be hit.
    fn left(&self, fates: &Fates) -> SmallVec<[usize; MOST_TARGETS]> {
        (0..fates.len()).filter(|&it| fates[it] != Hit::Elim).collect()
    }

    /// A later burst is not aimed.
    fn then(&self, fates: &Fates, left: &[usize]) -> (Burst, Danger) {
        if let Some(known) = self.measured.borrow().get(fates) {
            return known.clone();
        }
        let of = |hit: Hit| (0..fates.len()).filter(move |&it| fates[it] == hit).map(|it| self.targets[it]);
        let copy = self.battle.supposing(of(Hit::Fall), of(Hit::Elim));
        let targets: SmallVec<[FigureId; MOST_TARGETS]> = left.iter().map(|&it| self.targets[it]).collect();
        let burst = Burst {
            aim: 0,
            skill: self.first.0.skill,
            ..auto::burst(&copy, self.human, self.place, &targets)
        };
        let measured = (burst, Danger::of(&copy, self.human, &targets));
        self.measured.borrow_mut().insert(fates.clone(), measured.clone());
        measured
    }
}

/// Bursts in close combat: whether they put the declared enemy out.
pub(crate) fn close_bursts(cqm: &Cqm, bursts: u8, jams: bool, dice: &mut dyn Dice) -> Hit {
    let (out, _, _) = fold(dice, u16::from(bursts), (false, 0, false), |(out, others, jammed), dice| {
        if out || jammed {
            return (out, others, jammed);
        }
        let burst = Cqm { enemies: cqm.enemies - others, ..*cqm };
        let fired = burst.fire(dice);
        let jammed = jams && jam::after(cqm.weapon, fired.ones, dice);
        let felled = fired.hits.iter().skip(1).filter(|it| **it != Hit::Miss).count() as u8;
        (fired.hits.first() == Some(&Hit::Elim), others + felled, jammed)
    });
    if out { Hit::Elim } else { Hit::Miss }
}

/// How many enemies a template puts out, and whether friends are spared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Count {
    /// Whether no tank blew up.
    pub safe: bool,
    pub out: u8,
    pub spared: bool,
}

impl Count {
    const BLOWN: Count = Count { safe: false, out: 0, spared: false };
}

/// How many are out, told in few steps, for ten dice have too many ends to read.
pub(crate) fn counted(odds: &Odds<Count>) -> Vec<Chance> {
    const MOST: u8 = 4;
    let few = |it: &Count| Count { out: it.out.min(MOST), ..*it };
    let can_be_more = odds.outcomes.keys().any(|it| MOST < it.out);
    endings(&odds.map(few), |&Count { safe, out, spared }| match safe {
        true => Ending::Out { n: out, and_more: out == MOST && can_be_more, friend: !spared },
        false => Ending::TankBlowsUp,
    })
}

/// Each under a template in turn: what it does to one of them, who is out, hit or neither; none if it blows up a tank.
pub(crate) fn each_under<'a>(
    under: &'a [FigureId],
    strike: &'a dyn Fn(usize, &mut dyn Dice) -> Option<Hit>,
) -> impl Fn(&mut dyn Dice) -> Count + 'a {
    move |dice| {
        let none = Count { safe: true, out: 0, spared: true };
        let (_, count) = fold(dice, under.len() as u16, (0, none), |(next, count), dice| {
            if !count.safe {
                return (next + 1, count);
            }
            let Some(hit) = strike(next, dice) else { return (next + 1, Count::BLOWN) };
            let count = match under[next].is_zombie() {
                true => Count { out: count.out + u8::from(hit == Hit::Elim), ..count },
                false => Count { spared: count.spared && hit == Hit::Miss, ..count },
            };
            (next + 1, count)
        });
        count
    }
}

/// The same odds with what his mind may make of the attack before its first die.
pub(crate) fn minded(
    battle: &Battle,
    human: u16,
    aimed: Option<(u8, FigureId)>,
    pot: Pot,
    chances: Vec<Chance>,
) -> Vec<Chance> {
    let chances =
        match psychosis::may_divert(battle, human).filter(|&it| !is_same(battle, human, aimed, it, pot)) {
            Some(other) => {
                let instead = Ending::GoesBerserkAt { whom: other.token() };
                mixed(battle, chances, &odds(|dice| Psychosis::Berserk.takes_hold(dice)), instead)
            }
            None => chances,
        };
    recognising(battle, human, chances)
}

/// The same odds of somebody who may see a relative among the dead and not fire.
pub(crate) fn recognising(battle: &Battle, human: u16, chances: Vec<Chance>) -> Vec<Chance> {
    if !quirk::may_recognise(battle, human) {
        return chances;
    }
    let sees = odds(|dice| Quirk::Relative.takes_hold(dice));
    mixed(battle, chances, &sees, Ending::RecognisesRelative)
}

/// Whether an attack that goes at the closest figure is the one announced, or cannot be made.
fn is_same(battle: &Battle, human: u16, aimed: Option<(u8, FigureId)>, other: FigureId, pot: Pot) -> bool {
    let Some(place) = shoot::can_fire_at(battle, human, other, pot) else { return true };
    let fire = shoot::held(battle, human, place).weapon.profile().fire;
    aimed == Some((place, other)) && matches!(fire, Fire::Single | Fire::Automatic)
}

/// Odds of something before which something else may happen instead.
pub(crate) fn mixed(
    battle: &Battle,
    chances: Vec<Chance>,
    happens: &Odds<bool>,
    instead: Ending,
) -> Vec<Chance> {
    if chances.is_empty() {
        return chances;
    }
    let (p, rest): (Ratio, Ratio) = (happens.of(&true), happens.of(&false));
    let mut all: Vec<Chance> = chances.into_iter().map(|it| Chance { p: it.p.times(&rest), ..it }).collect();
    let named = |it: Token| shoot::name(battle, FigureId::from_token(it));
    let what = phrases::ending(&instead, &named);
    all.push(Chance::new(instead, what, p));
    all
}

//! Automatic fire (11.2.6) on the board.
use ground::open::Corridor;
use kernel::{Dice, Pause, Play, Roll, play::Throw};
use smallvec::SmallVec;
use std::cmp::Ordering;

use super::{
    Battle, FigureId,
    figure::Malfunction,
    jam,
    rolls::Rolls,
    shoot::{
        Announced, Limits, asking, blow, cite_cover, fires_at, for_shots, friends_in_contact, handling, held,
        hit_friend, how_much_aim, is_in_play, measure_target, pay_for_aim, shots, still_at, strike_down,
        tell_attack, use_up,
    },
    zombie::{self, LoudKind},
};
use crate::{
    journal::Incident,
    table::{
        ap::Action,
        auto::{Burst, MOST_TARGETS},
        shoot::ShotSkill,
    },
};

/// The targets of one burst, the declared one first.
pub type Targets = SmallVec<[FigureId; MOST_TARGETS]>;

/// How far from the declared target another may be, and how far aside of the line of fire.
const BESIDE_MM: i32 = 50;

/// Twice how much nearer to the firer than the declared target another may be.
const BEFORE_DOUBLE_MM: i32 = 25;

/// The burst as the board has it now, unaimed; of equally near figures too many the first count.
pub fn measure(battle: &Battle, human: u16, place: u8, declared: FigureId) -> Burst {
    burst(battle, human, place, &targets(battle, human, place, declared))
}

/// Those targets, the declared one first.
pub fn targets(battle: &Battle, human: u16, place: u8, declared: FigureId) -> Targets {
    let mut targets: Targets = SmallVec::from_slice(&[declared]);
    let further = further(battle, human, place, declared);
    targets.extend(further.into_iter().map(|it| it.1).take(MOST_TARGETS - 1));
    targets
}

/// The burst at these, unaimed and without a skill.
pub(crate) fn burst(battle: &Battle, human: u16, place: u8, targets: &[FigureId]) -> Burst {
    let firer = FigureId::Human(human);
    Burst {
        weapon: held(battle, human, place).weapon,
        targets: targets.iter().map(|&it| measure_target(battle, firer, it)).collect(),
        handling: handling(battle, human),
        aim: 0,
        skill: None,
    }
}

/// Who else stands in the way of a burst, nearest to the declared target first, with that distance.
fn further(battle: &Battle, human: u16, place: u8, declared: FigureId) -> Vec<(i32, FigureId)> {
    let firer = FigureId::Human(human);
    let weapon = held(battle, human, place).weapon;
    let (from, through) = (battle.at(firer), battle.at(declared));
    let corridor = Corridor { from, through, half_width: BESIDE_MM };
    let fired_at = &battle.humans[usize::from(human)].turn.fired_at;
    let is_target = |it: FigureId| {
        let at = battle.at(it);
        it != firer
            && it != declared
            && battle.gap(declared, it) <= BESIDE_MM
            && corridor.contains(at)
            && corridor.cmp_along(at, through, -BEFORE_DOUBLE_MM) != Ordering::Less
            && battle.gap(firer, it) <= weapon.range_mm()
            && !fired_at.contains(&it)
            && battle.sees(firer, it)
    };
    let mut found: Vec<_> =
        battle.figures().filter(|&it| is_target(it)).map(|it| (battle.gap(declared, it), it)).collect();
    found.sort();
    found
}

/// The targets of the burst; of those equally near, too many for its dice, some at random.
fn choose(battle: &Battle, play: &mut Play<'_>, human: u16, place: u8, declared: FigureId) -> Targets {
    play.cite(rule!("dwa.auto.targets"));
    play.cite(rule!("dwa.ruling.auto-geometry"));
    if !battle.humans[usize::from(human)].turn.fired_at.is_empty() {
        play.cite(rule!("dwa.ruling.second-auto-burst"));
    }
    let mut left = further(battle, human, place, declared);
    let mut targets: Targets = SmallVec::from_slice(&[declared]);
    if MOST_TARGETS <= left.len() {
        play.cite(rule!("dwa.auto.max-targets"));
    }
    while targets.len() < MOST_TARGETS && !left.is_empty() {
        let nearest = left[0].0;
        let tied = left.iter().take_while(|it| it.0 == nearest).count();
        let room = MOST_TARGETS - targets.len();
        let at = match room < tied {
            true => {
                let these = || battle.called(left[..tied].iter().map(|it| it.1));
                play.by(FigureId::Human(human).token())
                    .faces(these)
                    .one_of(rule!("dwa.auto.max-targets"), tied)
            }
            false => 0,
        };
        targets.push(left.remove(at).1);
    }
    targets
}

/// One announced attack: a burst, and more of them if the fire is sustained.
pub fn fire(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    declared: FigureId,
    limits: Limits,
) -> Result<(), Pause> {
    play.cite(rule!("dwa.shoot.procedure"));
    play.cite(rule!("dwa.auto.no-single-shots"));
    let targets = choose(battle, play, human, place, declared);
    let mut plan = burst(battle, human, place, &targets);
    let ammunition = shots(held(battle, human, place));
    let with =
        |skill| Rolls::Bursts { human, place, targets: targets.clone(), announced: Announced::with(skill) };
    plan.skill = for_shots(battle, play, human, (plan.weapon, &plan.targets), limits, ammunition, &with)?;
    let (bursts, sustained) = announce(battle, play, human, place, &mut plan, limits)?;
    tell_attack(battle, play, human, plan.weapon, &targets, (bursts, plan.aim));
    fires_at(battle, play, human, &targets);
    for at in 0..bursts {
        let Some(place) = still_at(battle, human, place, plan.weapon) else { break };
        if held(battle, human, place).trouble == Malfunction::Jammed {
            play.cite(rule!("dwa.ruling.jam-scope"));
            break;
        }
        use_up(battle, play, human, place, 1);
        let aim = if at == 0 { plan.aim } else { 0 };
        one_burst(battle, play, human, place, &targets, (aim, plan.skill));
    }
    let kind = if sustained { LoudKind::SustainedFire } else { LoudKind::Shot };
    let at = battle.at(FigureId::Human(human));
    zombie::gunshot(battle, play, human, at, plan.weapon, kind);
    Ok(())
}

/// Asks for extra bursts and aim and takes the AP; how many bursts, and whether that is sustained fire.
fn announce(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    plan: &mut Burst,
    limits: Limits,
) -> Result<(u8, bool), Pause> {
    let trigger = Action::Fire(plan.weapon);
    let double = plan.skill == Some(ShotSkill::DoubleTap);
    let extra = if double { 0 } else { sustain(battle, play, human, place, trigger, limits)? };
    let paid = limits.pot.price(battle, human, trigger)
        + extra * limits.pot.price(battle, human, Action::SustainedBurst);
    plan.aim = how_much_aim(battle, play, human, plan.weapon, paid, limits)?;
    limits.pot.pay(battle, play, human, trigger, 1);
    limits.pot.pay(battle, play, human, Action::SustainedBurst, extra);
    pay_for_aim(battle, play, human, plan.aim, limits.pot);
    Ok((if double { 2 } else { 1 + extra }, extra != 0))
}

/// How many bursts more are announced before the first die.
pub(crate) fn sustain(
    battle: &Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    trigger: Action,
    limits: Limits,
) -> Result<u8, Pause> {
    let most = most_extra(battle, human, place, trigger, limits);
    if most == 0 {
        return Ok(0);
    }
    let asked = asking(battle, human, rule!("dwa.auto.sustained"));
    let extra = play.number(battle, asked, 0..=i32::from(most))?;
    if extra != 0 {
        play.cite(rule!("dwa.ruling.sustained"));
    }
    Ok(extra as u8)
}

/// How many bursts more may be announced at the most.
pub(crate) fn most_extra(battle: &Battle, human: u16, place: u8, trigger: Action, limits: Limits) -> u8 {
    if !limits.choices {
        return 0;
    }
    let paid = limits.pot.price(battle, human, trigger);
    let payable = limits.pot.times(battle, human, Action::SustainedBurst, paid);
    let in_magazine = shots(held(battle, human, place)).saturating_sub(1);
    let allowed = limits.bursts.map_or(u8::MAX, |it| it.saturating_sub(1));
    payable.min(in_magazine).min(allowed)
}

/// Whether a die may have to say which of those equally near are hit too.
pub(crate) fn is_drawn_by_lot(battle: &Battle, human: u16, place: u8, declared: FigureId) -> bool {
    MOST_TARGETS <= further(battle, human, place, declared).len()
}

fn one_burst(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    targets: &[FigureId],
    (aim, skill): (u8, Option<ShotSkill>),
) {
    let in_play: Targets = targets.iter().copied().filter(|&it| is_in_play(battle, it)).collect();
    if in_play.is_empty() {
        let token = FigureId::Human(human).token();
        play.note(rule!("dwa.ruling.sustained"), token, Incident::WastesBurst);
        return;
    }
    let burst = Burst { aim, skill, ..burst(battle, human, place, &in_play) };
    cite_cover(play, &burst.targets);
    let dice = || throws(battle, human, &in_play, u16::from(burst.weapon.profile().rof));
    let fired = burst.fire(&mut play.thrown().parties(dice));
    jam::check(battle, play, human, place, fired.ones);
    let blows: SmallVec<[_; MOST_TARGETS]> = in_play.iter().map(|&it| blow(battle, human, it)).collect();
    if fired.hits_friend {
        let firer = FigureId::Human(human);
        let fought = in_play.iter().map(|&it| friends_in_contact(battle, firer, it));
        let mut friends: SmallVec<[u16; 4]> = fought.flatten().collect();
        friends.sort_unstable();
        friends.dedup();
        hit_friend(battle, play, human, &friends, blows[0]);
    }
    for ((&target, hit), blow) in in_play.iter().zip(fired.hits).zip(blows) {
        strike_down(battle, play, target, hit, blow);
    }
}

/// What is said of each die of a burst, and of those that share out its hits.
fn throws(battle: &Battle, human: u16, targets: &[FigureId], rof: u16) -> Vec<Throw> {
    let by = || Throw::by(FigureId::Human(human).token()).at(targets[0].token());
    let dice = (1..=rof).map(|it| by().with(format!("die {it} of {rof}")));
    let hits = Throw { faces: battle.called(targets.iter().copied()), ..by() };
    dice.chain([hits]).collect()
}

//! Firing in close combat (12.2).
use kernel::{Dice, Pause, Play};
use smallvec::SmallVec;

use crate::{
    battle::{
        Battle, FigureId, auto,
        change::By,
        figure::Malfunction,
        jam,
        rolls::{Rolls, Stake},
        shoot::{
            Blow, Limits, asking, fires_at, handling, held, offer_use, shots, strike_down, unusable, use_up,
        },
        shotgun,
        zombie::{self, LoudKind},
    },
    journal::{self, Incident},
    table::{
        ap::Action,
        auto::MOST_TARGETS,
        cc::{Cqm, CqmHits},
        flame::HitBy,
        skill::Skill,
        weapons::Weapon,
    },
};

/// A burst at enemies in contact as the board has it now.
pub fn measure_cqm(battle: &Battle, human: u16, place: u8, shells: u8) -> Cqm {
    let weapon = held(battle, human, place).weapon;
    let enemies =
        if weapon.is_automatic() { battle.opponents(human).count().clamp(1, MOST_TARGETS) } else { 1 };
    Cqm { weapon, enemies: enemies as u8, shells, handling: handling(battle, human), aggressive: false }
}

/// What bursts at this enemy and the others may come to.
pub(crate) fn rolls(battle: &Battle, human: u16, place: u8, zombie: u32, shells: u8, bursts: u8) -> Rolls {
    let cqm = measure_cqm(battle, human, place, shells);
    let targets = targets(battle, human, zombie, cqm.weapon.is_automatic());
    let cqm = Cqm { enemies: targets.len() as u8, ..cqm };
    Rolls::Cqm { cqm, bursts, jams: battle.rules.jams }
}

/// One burst with what is in hand, for those who do not choose it from the menu. False if nothing in his hands can be
/// fired in close combat.
pub fn cqm_at(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    zombie: u32,
    free: bool,
) -> Result<bool, Pause> {
    let limits = if free { Limits::FREE } else { Limits::COMPELLED };
    let figure = &battle.humans[usize::from(human)];
    let serves = |place: u8| {
        let weapon = held(battle, human, place).weapon;
        let price = limits.pot.price(battle, human, Action::Fire(weapon));
        let fits = weapon.profile().cqm.is_some() && price <= limits.pot.at_hand(battle, human);
        fits && unusable(battle, human, place).is_none()
    };
    let Some(place) = figure.in_hand.iter().copied().find(|&it| serves(it)) else { return Ok(false) };
    fire(battle, play, human, place, zombie, 1, limits)?;
    Ok(true)
}

/// One announced attack in close combat.
pub(super) fn fire(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    zombie: u32,
    shells: u8,
    limits: Limits,
) -> Result<(), Pause> {
    let weapon = held(battle, human, place).weapon;
    play.cite(rule!("dwa.cc.contact"));
    let targets = targets(battle, human, zombie, weapon.is_automatic());
    let (bursts, sustained) = announce(battle, play, human, (place, zombie), limits)?;
    if weapon.is_shotgun() {
        play.cite(rule!("dwa.shotgun.see-then-fire"));
        battle.turn_of(human).pump_shots += u8::from(weapon == Weapon::PumpShotgun);
    }
    let n = if weapon.is_shotgun() { shells } else { bursts };
    tell_fire(play, human, weapon, &targets, n);
    fires_at(battle, play, human, &targets);
    for _ in 0..bursts {
        if held(battle, human, place).trouble == Malfunction::Jammed {
            play.cite(rule!("dwa.ruling.jam-scope"));
            break;
        }
        use_up(battle, play, human, place, if weapon.is_shotgun() { shells } else { 1 });
        one_burst(battle, play, human, place, &targets, shells)?;
    }
    let kind = if sustained { LoudKind::SustainedFire } else { LoudKind::Shot };
    let at = battle.at(FigureId::Human(human));
    zombie::gunshot(battle, play, human, at, weapon, kind);
    Ok(())
}

/// Somebody fires at these who touch him.
pub(crate) fn tell_fire(play: &mut Play<'_>, human: u16, weapon: Weapon, targets: &[FigureId], bursts: u8) {
    let at = journal::tokens(targets);
    let who = FigureId::Human(human).token();
    play.note(rule!("dwa.cc.fire-cqm"), who, Incident::FiresClose { with: weapon, at, bursts });
}

/// The declared enemy, and with an automatic weapon the others in contact.
fn targets(battle: &Battle, human: u16, zombie: u32, automatic: bool) -> auto::Targets {
    let mut targets: auto::Targets = SmallVec::from_slice(&[FigureId::Zombie(zombie)]);
    if automatic {
        let fired_at = &battle.humans[usize::from(human)].turn.fired_at;
        let others = battle.opponents(human).filter(|&it| it != zombie).map(FigureId::Zombie);
        targets.extend(others.filter(|it| !fired_at.contains(it)).take(MOST_TARGETS - 1));
    }
    targets
}

/// Asks how many bursts and takes the AP; whether that is sustained fire.
fn announce(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    (place, zombie): (u8, u32),
    limits: Limits,
) -> Result<(u8, bool), Pause> {
    let weapon = held(battle, human, place).weapon;
    let trigger = Action::Fire(weapon);
    if weapon.is_shotgun() {
        if limits.choices {
            shotgun::unload(battle, play, human, place)?;
        }
        limits.pot.pay(battle, play, human, trigger, 1);
        return Ok((1, false));
    }
    let can_double = limits.choices && 2 <= shots(held(battle, human, place));
    let bursts = |battle: &Battle, n: u8| rolls(battle, human, place, zombie, 1, n);
    let stake = |battle: &Battle| Stake { yes: bursts(battle, 2), no: bursts(battle, 1) };
    if can_double && offer_use(battle, play, human, Skill::DoubleTap, rule!("dwa.skill.double-tap"), &stake)?
    {
        play.cite(rule!("dwa.ruling.skill-double-shots"));
        limits.pot.pay(battle, play, human, trigger, 1);
        return Ok((2, false));
    }
    if weapon.is_automatic() {
        let extra = auto::sustain(battle, play, human, place, trigger, limits)?;
        limits.pot.pay(battle, play, human, trigger, 1);
        limits.pot.pay(battle, play, human, Action::SustainedBurst, extra);
        return Ok((1 + extra, extra != 0));
    }
    let payable = limits.pot.times(battle, human, trigger, 0);
    let most = payable.min(shots(held(battle, human, place))).min(limits.bursts.unwrap_or(u8::MAX)).max(1);
    let mut bursts = 1;
    if 1 < most {
        let asked = asking(battle, human, rule!("dwa.shoot.declare-repeat"));
        bursts = play.number(&*battle, asked, 1..=i32::from(most))? as u8;
    }
    limits.pot.pay(battle, play, human, trigger, bursts);
    Ok((bursts, false))
}

fn one_burst(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    targets: &[FigureId],
    shells: u8,
) -> Result<(), Pause> {
    let in_play: auto::Targets = targets.iter().copied().filter(|&it| battle.is_standing(it)).collect();
    if in_play.is_empty() {
        let token = FigureId::Human(human).token();
        play.note(rule!("dwa.ruling.committed-bursts"), token, Incident::WastesCloseBurst);
        return Ok(());
    }
    let cqm = Cqm { enemies: in_play.len() as u8, ..measure_cqm(battle, human, place, shells) };
    play.cite(rule!("dwa.ruling.cqm-dice"));
    let CqmHits { hits, ones } = roll(battle, play, (human, &in_play), &cqm)?;
    let by = By::human(human, true);
    let blow = Blow { rule: rule!("dwa.cc.fire-cqm"), by, hit_by: HitBy::Firearm };
    jam::check(battle, play, human, place, ones);
    for (&target, hit) in in_play.iter().zip(hits) {
        strike_down(battle, play, target, hit, blow);
    }
    Ok(())
}

/// The dice, one of them again if he is Aggressive.
fn roll(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (human, targets): (u16, &[FigureId]),
    cqm: &Cqm,
) -> Result<CqmHits, Pause> {
    let (who, whom) = (FigureId::Human(human).token(), targets[0].token());
    let mut roll = cqm.roll(&mut play.by(who).at(whom));
    let stake = |_: &Battle| Stake::yes(Rolls::CqmAgain(*cqm, roll));
    if roll.failed != 0
        && offer_use(battle, play, human, Skill::Aggressive, rule!("dwa.skill.aggressive"), &stake)?
    {
        roll = cqm.reroll(roll, &mut play.by(who).at(whom));
    }
    let these = || battle.called(targets.iter().copied());
    Ok(cqm.allot(roll, &mut play.by(who).faces(these)))
}

//! Weapons that fire one die at one target (11.2.1 to 11.2.5, 12.6).
use kernel::{Dice, Pause, Play};
use smallvec::SmallVec;

use super::{
    Blow, Limits, Pot, hit_friend, measure,
    measure::friends_in_contact,
    skills::{self, asking},
    strike_down, tell_attack,
    usable::{fires_at, held, leave_lying, shots, still_at, tidy_hand, use_up},
};
use crate::{
    battle::{
        Battle, FigureId,
        change::By,
        figure::Malfunction,
        jam,
        rolls::Rolls,
        skill,
        zombie::{self, LoudKind},
    },
    journal::{Incident, Interruption},
    table::{
        ap::Action,
        flame::HitBy,
        shoot::{Cover, Fired, Hit, Posture, Shot, ShotSkill, Target, aim_refused},
        skill::Skill,
        weapons::Weapon,
    },
};

/// What was announced before the first die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Announced {
    pub bursts: u8,
    pub aim: u8,
    pub skill: Option<ShotSkill>,
}

impl Announced {
    /// One shot or burst, neither aimed nor with a skill.
    pub const PLAIN: Announced = Announced { bursts: 1, aim: 0, skill: None };

    /// What a skill alone makes of it.
    pub fn with(skill: Option<ShotSkill>) -> Self {
        let bursts = if skill == Some(ShotSkill::DoubleTap) { 2 } else { 1 };
        Announced { bursts, aim: 0, skill }
    }

    /// How it is made, for a reader; `one` is a shot or a burst.
    pub fn words(self, one: &str) -> String {
        let n = self.bursts;
        let aimed = match self.aim {
            0 => "unaimed".to_owned(),
            1 => "aimed".to_owned(),
            2 => "aimed twice".to_owned(),
            n => format!("aimed {n} times"),
        };
        format!("{n} {one}{}, {aimed}", if n == 1 { "" } else { "s" })
    }
}

/// One announced attack: so many bursts at one target.
pub fn fire(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    target: FigureId,
    limits: Limits,
) -> Result<(), Pause> {
    play.cite(rule!("dwa.shoot.procedure"));
    let announced = announce(battle, play, human, place, target, limits)?;
    let weapon = held(battle, human, place).weapon;
    tell_attack(battle, play, human, weapon, &[target], (announced.bursts, announced.aim));
    fires_at(battle, play, human, &[target]);
    for _ in 0..announced.bursts {
        let Some(place) = still_at(battle, human, place, weapon) else { break };
        if held(battle, human, place).trouble == Malfunction::Jammed {
            play.cite(rule!("dwa.ruling.jam-scope"));
            break;
        }
        use_up(battle, play, human, place, 1);
        one_burst(battle, play, human, place, target, announced)?;
        leave_lying(battle, play, weapon, target);
    }
    if let Some(place) = still_at(battle, human, place, weapon) {
        tidy_hand(battle, human, place);
    }
    let at = battle.at(FigureId::Human(human));
    zombie::gunshot(battle, play, human, at, weapon, LoudKind::Shot);
    Ok(())
}

/// Asks for skill, bursts and aim, and takes the AP for all of them.
fn announce(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    target: FigureId,
    limits: Limits,
) -> Result<Announced, Pause> {
    let shot = measure(battle, human, place, target);
    let ammunition = shots(held(battle, human, place));
    let trigger = Action::Fire(shot.weapon);
    let with = |skill| Rolls::Shots { human, place, target, announced: Announced::with(skill) };
    let fired = (shot.weapon, &[shot.target][..]);
    let skill = skills::for_shots(battle, play, human, fired, limits, ammunition, &with)?;
    let double = skill == Some(ShotSkill::DoubleTap);
    let bursts = match double {
        true => 1,
        false => how_many(battle, play, human, ammunition, trigger, limits)?,
    };
    let paid = bursts.saturating_mul(limits.pot.price(battle, human, trigger));
    let aim = how_much_aim(battle, play, human, shot.weapon, paid, limits)?;
    limits.pot.pay(battle, play, human, trigger, bursts);
    pay_for_aim(battle, play, human, aim, limits.pot);
    Ok(Announced { bursts: if double { 2 } else { bursts }, aim, skill })
}

fn how_many(
    battle: &Battle,
    play: &mut Play<'_>,
    human: u16,
    ammunition: u8,
    trigger: Action,
    limits: Limits,
) -> Result<u8, Pause> {
    let most = most_shots(battle, human, ammunition, trigger, limits);
    if most == 1 {
        return Ok(1);
    }
    let asked = asking(battle, human, rule!("dwa.shoot.declare-repeat"));
    Ok(play.number(battle, asked, 1..=i32::from(most))? as u8)
}

/// How many shots somebody may announce at the most.
pub(super) fn most_shots(battle: &Battle, human: u16, ammunition: u8, trigger: Action, limits: Limits) -> u8 {
    let payable = limits.pot.times(battle, human, trigger, 0);
    payable.min(ammunition).min(limits.bursts.unwrap_or(u8::MAX)).max(1)
}

/// Asks how often 2 AP more go into aiming; `paid` are spoken for.
pub(crate) fn how_much_aim(
    battle: &Battle,
    play: &mut Play<'_>,
    human: u16,
    weapon: Weapon,
    paid: u8,
    limits: Limits,
) -> Result<u8, Pause> {
    let most = most_aim(battle, human, weapon, paid, limits);
    if most == 0 {
        return Ok(0);
    }
    Ok(play.number(battle, asking(battle, human, rule!("dwa.shoot.aim")), 0..=i32::from(most))? as u8)
}

/// How often somebody may aim at the most.
pub(super) fn most_aim(battle: &Battle, human: u16, weapon: Weapon, paid: u8, limits: Limits) -> u8 {
    if !limits.choices || limits.pot == Pot::Free || aim_refused(weapon).is_some() {
        return 0;
    }
    limits.pot.times(battle, human, Action::Aim, paid)
}

pub(crate) fn pay_for_aim(battle: &mut Battle, play: &mut Play<'_>, human: u16, aim: u8, pot: Pot) {
    if aim == 0 {
        return;
    }
    pot.pay(battle, play, human, Action::Aim, aim);
    play.cite(rule!("dwa.ruling.aim-details"));
    // It belongs to the attack just announced, so nothing of it is left when the turn ends.
    play.cite(rule!("dwa.shoot.aim-no-carry"));
}

fn one_burst(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    target: FigureId,
    announced: Announced,
) -> Result<(), Pause> {
    if !is_in_play(battle, target) {
        let wasted = Incident::WastesShot { at: target.token() };
        play.note(rule!("dwa.ruling.committed-bursts"), FigureId::Human(human).token(), wasted);
        return Ok(());
    }
    let Announced { aim, skill, .. } = announced;
    let shot = Shot { aim, skill, ..measure(battle, human, place, target) };
    cite_cover(play, &[shot.target]);
    // What one more shot does to a tank is told as well.
    let again = Announced { bursts: 1, ..announced };
    let again = || Rolls::Shots { human, place, target, announced: again };
    let fired = roll(battle, play, (human, target), &shot, &again)?;
    jam::check(battle, play, human, place, fired.ones);
    let blow = blow(battle, human, target);
    if fired.hits_friend {
        let friends = friends_in_contact(battle, FigureId::Human(human), target);
        hit_friend(battle, play, human, &friends, blow);
    }
    strike_down(battle, play, target, fired.hit, blow);
    Ok(())
}

/// The ruling on what gives cover, where it did.
pub(crate) fn cite_cover(play: &mut Play<'_>, targets: &[Target]) {
    if targets.iter().any(|it| matches!(it.cover, Cover::Soft | Cover::Solid)) {
        play.cite(rule!("dwa.ruling.cover"));
    }
}

/// The die, and once more if somebody inspires him after a miss.
fn roll(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (human, target): (u16, FigureId),
    shot: &Shot,
    again: &dyn Fn() -> Rolls,
) -> Result<Fired, Pause> {
    let (who, whom) = (FigureId::Human(human).token(), target.token());
    let fired = shot.fire(&mut play.by(who).at(whom));
    if fired.hit == Hit::Miss && skill::inspired(battle, play, human, Interruption::Misses, again)? {
        return Ok(shot.fire(&mut play.by(who).at(whom)));
    }
    Ok(fired)
}

/// What a shot of his does, for kills and tanks.
pub(crate) fn blow(battle: &Battle, human: u16, target: FigureId) -> Blow {
    let close = battle.in_contact(FigureId::Human(human), target);
    let by = By::human(human, close);
    Blow { rule: rule!("dwa.shoot.procedure"), by, hit_by: HitBy::Firearm }
}

pub(crate) fn is_in_play(battle: &Battle, who: FigureId) -> bool {
    match who {
        FigureId::Human(it) => battle.humans[usize::from(it)].is_on_table(),
        FigureId::Zombie(it) => !battle.zombies[it as usize].out,
    }
}

/// A shot at a fallen figure in contact (12.6): one burst, no die.
pub fn finish(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    target: FigureId,
    pot: Pot,
) -> Result<(), Pause> {
    let shot = measure(battle, human, place, target);
    debug_assert_eq!(shot.target.posture, Posture::FallenInContact);
    pot.pay(battle, play, human, Action::Fire(shot.weapon), 1);
    let finishes = Incident::Finishes { with: shot.weapon, at: target.token() };
    play.note(rule!("dwa.shoot.fallen-contact"), FigureId::Human(human).token(), finishes);
    fires_at(battle, play, human, &[target]);
    use_up(battle, play, human, place, 1);
    let fired = shot.fire(&mut play.by(FigureId::Human(human).token()).at(target.token()));
    let blow = blow(battle, human, target);
    strike_down(battle, play, target, fired.hit, blow);
    leave_lying(battle, play, shot.weapon, target);
    tidy_hand(battle, human, place);
    let at = battle.at(FigureId::Human(human));
    zombie::gunshot(battle, play, human, at, shot.weapon, LoudKind::Shot);
    Ok(())
}

/// One shot from each of two handguns for the price of one (Ambidextrous).
pub fn fire_both(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    target: FigureId,
) -> Result<(), Pause> {
    skill::use_skill(battle, play, human, Skill::Ambidextrous);
    play.cite(rule!("dwa.skill.ambidextrous"));
    play.cite(rule!("dwa.ruling.skill-double-shots"));
    let hands = battle.humans[usize::from(human)].in_hand.clone();
    let guns: SmallVec<[Weapon; 2]> = hands.iter().map(|&it| held(battle, human, it).weapon).collect();
    Pot::Own.pay(battle, play, human, Action::Fire(guns[0]), 1);
    let range = battle.gap(FigureId::Human(human), target);
    let with = guns.iter().map(|it| it.profile().name.into()).collect();
    let fires = Incident::FiresBoth { with, at: target.token(), range };
    play.note(rule!("dwa.skill.ambidextrous"), FigureId::Human(human).token(), fires);
    fires_at(battle, play, human, &[target]);
    for (&place, &weapon) in hands.iter().zip(&guns) {
        let Some(place) = still_at(battle, human, place, weapon) else { break };
        use_up(battle, play, human, place, 1);
        one_burst(battle, play, human, place, target, Announced::PLAIN)?;
    }
    let loud = guns.iter().copied().find(|it| it.is_noisy());
    let at = battle.at(FigureId::Human(human));
    zombie::gunshot(battle, play, human, at, loud.unwrap_or(guns[0]), LoudKind::Shot);
    Ok(())
}

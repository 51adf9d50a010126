//! The skills that somebody may add to an attack he announces (16.5).
use kernel::{Choice, Offered, Pause, Play, RuleId, ask, question::Ask};
use smallvec::SmallVec;

use super::Limits;
use crate::{
    battle::{Battle, FigureId, skill},
    table::{
        shoot::{Cover, ShotSkill, Target},
        skill::Skill,
        weapons::Weapon,
    },
};

/// A skill for this attack, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Using(pub Option<Skill>);

impl Choice for Using {
    type Table = Battle;

    fn offered(&self, _: &Battle) -> Offered {
        match self.0 {
            Some(skill) => Offered::new(format!("use {}", skill.name())),
            None => Offered::new("use no skill"),
        }
    }
}

/// A question to whoever leads this human.
pub(crate) fn asking(battle: &Battle, human: u16, rule: RuleId) -> Ask {
    ask(rule, battle.humans[usize::from(human)].seat).about(FigureId::Human(human).token())
}

/// Asks which of these skills he uses, if he may use any.
pub(crate) fn choose(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    skills: &[Skill],
) -> Result<Option<Skill>, Pause> {
    let usable = skills.iter().filter(|&&it| skill::may_use(battle, human, it));
    let mut options: SmallVec<[Using; 6]> = SmallVec::from_slice(&[Using(None)]);
    options.extend(usable.map(|&it| Using(Some(it))));
    if options.len() == 1 {
        return Ok(None);
    }
    let Using(chosen) =
        play.pick(&*battle, asking(battle, human, rule!("dwa.ruling.skill-use")), &options)?;
    if let Some(chosen) = chosen {
        skill::use_skill(battle, play, human, chosen);
    }
    Ok(chosen)
}

/// Asks whether he uses a skill that would now take effect.
pub(crate) fn offer_use(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    skill: Skill,
    rule: RuleId,
) -> Result<bool, Pause> {
    if !skill::may_use(battle, human, skill) || !play.yes_no(&*battle, asking(battle, human, rule).or(1))? {
        return Ok(false);
    }
    skill::use_skill(battle, play, human, skill);
    Ok(true)
}

/// The skills that would change the dice fired at these targets.
pub(crate) fn for_shots(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    weapon: Weapon,
    targets: &[Target],
    limits: Limits,
    ammunition: u8,
) -> Result<Option<ShotSkill>, Pause> {
    if !limits.choices || !battle.rules.skills {
        return Ok(None);
    }
    let mut skills: SmallVec<[Skill; 4]> = SmallVec::new();
    if targets.iter().any(|it| 200 <= it.range_mm) {
        skills.push(Skill::EagleEye);
    }
    if targets.iter().map(|it| it.cover).max() == Some(Cover::Soft) {
        skills.push(Skill::Sharpshooter);
    }
    if ShotSkill::Sniper.fits(weapon) {
        skills.push(Skill::Sniper);
    }
    if ShotSkill::DoubleTap.fits(weapon) && 2 <= ammunition {
        skills.push(Skill::DoubleTap);
    }
    Ok(match choose(battle, play, human, &skills)? {
        Some(Skill::EagleEye) => Some(ShotSkill::EagleEye),
        Some(Skill::Sharpshooter) => Some(ShotSkill::Sharpshooter),
        Some(Skill::Sniper) => Some(ShotSkill::Sniper),
        Some(Skill::DoubleTap) => Some(ShotSkill::DoubleTap),
        Some(_) | None => None,
    })
}

//! The skills that somebody may add to an attack he announces (16.5).
use kernel::{Choice, Interrupt, Note, OptionView, Pause, Play, RuleId, ask, question::Ask};
use smallvec::SmallVec;

use super::Limits;
use crate::{
    battle::{
        Battle, FigureId,
        rolls::{Rolls, Stake},
        skill,
    },
    journal::{Decision, Interruption},
    table::{
        shoot::{Cover, ShotSkill, Target},
        skill::Skill,
        weapons::Weapon,
    },
};

/// A skill for this attack, or none.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Using {
    pub skill: Option<Skill>,
    /// The dice of the attack with it.
    pub rolls: Rolls,
}

impl Choice for Using {
    type Table = Battle;

    fn label(&self, _: &Battle) -> String {
        match self.skill {
            Some(skill) => format!("use {}", skill.name()),
            None => "use no skill".to_owned(),
        }
    }

    fn offered(&self, battle: &Battle) -> OptionView {
        OptionView::new(self.label(battle)).note(self.rolls.manner()).odds(self.rolls.chances(battle))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Decision::Uses { skill: self.skill.map(|it| it.name().into()) }.into())
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
    rolls: &dyn Fn(Option<Skill>) -> Rolls,
) -> Result<Option<Skill>, Pause> {
    let mut usable = skills.iter().copied().filter(|&it| skill::may_use(battle, human, it)).peekable();
    if usable.peek().is_none() {
        return Ok(None);
    }
    let with = |skill: Option<Skill>| Using { skill, rolls: rolls(skill) };
    let options: Vec<Using> = std::iter::once(None).chain(usable.map(Some)).map(with).collect();
    let chosen = play.pick(&*battle, asking(battle, human, rule!("dwa.ruling.skill-use")), &options)?.skill;
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
    stake: &dyn Fn(&Battle) -> Stake,
) -> Result<bool, Pause> {
    if !skill::may_use(battle, human, skill) {
        return Ok(false);
    }
    if !play.yes_no_on(
        &*battle,
        asking(battle, human, rule).or(1).because(after(human, skill)),
        &stake(battle),
    )? {
        return Ok(false);
    }
    skill::use_skill(battle, play, human, skill);
    Ok(true)
}

/// What has just been rolled that the skill is for; nothing where it is used beforehand.
fn after(human: u16, skill: Skill) -> Option<Interrupt> {
    let kind = match skill {
        Skill::Aggressive => Interruption::Misses,
        Skill::Frantic => Interruption::Strikes,
        _ => return None,
    };
    Some(Interrupt::new(kind).by(FigureId::Human(human).token()))
}

/// Whether he may be asked for a skill before he says how he fires.
pub(super) fn may_use_any(battle: &Battle, human: u16) -> bool {
    let these = [Skill::EagleEye, Skill::Sharpshooter, Skill::Sniper, Skill::DoubleTap];
    battle.rules.skills && these.iter().any(|&it| skill::may_use(battle, human, it))
}

/// The skills that would change the dice fired at these targets.
pub(crate) fn for_shots(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    (weapon, targets): (Weapon, &[Target]),
    limits: Limits,
    ammunition: u8,
    rolls: &dyn Fn(Option<ShotSkill>) -> Rolls,
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
    Ok(for_a_shot(choose(battle, play, human, &skills, &|it| rolls(for_a_shot(it)))?))
}

/// What a skill is to a shot.
pub(crate) fn for_a_shot(skill: Option<Skill>) -> Option<ShotSkill> {
    match skill {
        Some(Skill::EagleEye) => Some(ShotSkill::EagleEye),
        Some(Skill::Sharpshooter) => Some(ShotSkill::Sharpshooter),
        Some(Skill::Sniper) => Some(ShotSkill::Sniper),
        Some(Skill::DoubleTap) => Some(ShotSkill::DoubleTap),
        Some(_) | None => None,
    }
}

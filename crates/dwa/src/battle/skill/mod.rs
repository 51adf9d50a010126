//! Skills (16.5) on the board: who may use one, and those that act outside one's own activation.
mod contact;
mod cover;

use kernel::{Dice, Interrupt, Menu, OptionView, Pause, Play, ask};

pub(crate) use self::{contact::DODGE_MM, cover::Target as CoverTarget};
pub use self::{
    contact::entered_contact,
    cover::{cover_ends, cover_fire},
};
use super::{
    Battle, FigureId,
    act::Action,
    ap, psychosis,
    rolls::{Rolls, Stake},
};
use crate::{
    journal::Interruption,
    table::{ap::Action as Priced, skill::Skill},
};

/// What a human can do by this chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum SkillAction {
    /// Ends the activation and keeps AP for firing in the zombie phase.
    Cover,
}

/// How far Inspire reaches.
const INSPIRE_MM: i32 = 200;

/// Adds what he may do now, and what he may not and why.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    cover::offer(battle, human, menu);
}

/// Does it.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    action: &SkillAction,
) -> Result<(), Pause> {
    match *action {
        SkillAction::Cover => cover::keep_ap(battle, play, human),
    }
    Ok(())
}

/// How it is shown to whoever chooses.
pub fn offered(battle: &Battle, human: u16, action: &SkillAction) -> OptionView {
    match *action {
        SkillAction::Cover => {
            let price = ap::price(battle, human, Priced::Cover);
            OptionView::new("cover the others while the zombies move").cost(i32::from(price))
        }
    }
}

/// Inspire: whether somebody within 20 cm gives this human a re-roll of what he just rolled.
pub fn inspired(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    failed: Interruption,
    again: &dyn Fn() -> Rolls,
) -> Result<bool, Pause> {
    if !battle.rules.skills {
        return Ok(false);
    }
    for inspirer in 0..battle.humans.len() as u16 {
        if !may_inspire(battle, inspirer, human) {
            continue;
        }
        let seat = battle.humans[usize::from(inspirer)].seat;
        let asking = ask(rule!("dwa.skill.inspire"), seat).about(FigureId::Human(inspirer).token());
        let friend = FigureId::Human(human).token();
        let asking = asking.because(Interrupt::new(failed).by(friend).befalls(friend));
        if play.yes_no_on(battle, asking, &Stake::yes(again()))? {
            use_skill(battle, play, inspirer, Skill::Inspire);
            play.cite(rule!("dwa.ruling.reroll-skills"));
            return Ok(true);
        }
    }
    Ok(false)
}

/// Team members inspire team members, never themselves.
fn may_inspire(battle: &Battle, inspirer: u16, human: u16) -> bool {
    let (from, to) = (&battle.humans[usize::from(inspirer)], &battle.humans[usize::from(human)]);
    may_use(battle, inspirer, Skill::Inspire)
        && inspirer != human
        && from.member
        && to.member
        && battle.gap(FigureId::Human(inspirer), FigureId::Human(human)) <= INSPIRE_MM
}

/// Whether a human has a skill and may still use it this turn.
pub fn may_use(battle: &Battle, human: u16, skill: Skill) -> bool {
    let figure = &battle.humans[usize::from(human)];
    battle.rules.skills
        && figure.has(skill)
        && figure.is_alive()
        && !figure.stunned
        && figure.turn.used.iter().all(|&it| go_together(it, skill))
        && psychosis::allows_skills(battle, human)
}

/// The one pair that may be used in the same turn.
fn go_together(used: Skill, skill: Skill) -> bool {
    matches!((used, skill), (Skill::Brace, Skill::Gunner) | (Skill::Gunner, Skill::Brace))
}

/// Uses a skill: the one of this turn.
pub fn use_skill(battle: &mut Battle, play: &mut Play<'_>, human: u16, skill: Skill) {
    battle.turn_of(human).used.push(skill);
    play.cite(rule!("dwa.skill.one-per-turn"));
    play.cite(rule!("dwa.ruling.skill-use"));
    play.cite(skill.rule());
}

/// Weapon skills come grouped, as the list has them, and handling a weapon is never the use of one.
pub fn knows_weapon(battle: &Battle, play: &mut Play<'_>) {
    if battle.rules.weapon_skills {
        play.cite(rule!("dwa.skill.weapon-grouping"));
    }
}

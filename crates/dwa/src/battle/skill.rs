//! Skills (16.5) on the board.
use kernel::{Dice, Menu, Offered, Pause, Play};

use super::{Battle, act::Action};
use crate::table::skill::Skill;

/// What a human can do by this chapter.
#[derive(Clone, Debug, PartialEq)]
pub enum SkillAction {}

/// Adds what he may do now, and what he may not and why.
pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    let _ = (battle, human, menu);
}

/// Does it.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    action: &SkillAction,
) -> Result<(), Pause> {
    let _ = (battle, play, human);
    match *action {}
}

/// How it is shown to whoever chooses.
pub fn offered(battle: &Battle, human: u16, action: &SkillAction) -> Offered {
    let _ = (battle, human);
    match *action {}
}

/// What becomes of a zombie's entry into close combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    Made,
    /// The human is gone, or the zombie fell or is out: there is no contact.
    Avoided,
}

/// Dodge and Reflex: a zombie has just come into contact with a human by moving or lurching.
pub fn entered_contact(
    battle: &mut Battle,
    play: &mut Play<'_>,
    zombie: u32,
    human: u16,
) -> Result<Contact, Pause> {
    let _ = (battle, play, zombie, human);
    Ok(Contact::Made)
}

/// Cover: whoever kept AP may fire now, after a zombie stood up, after each 5 cm of its movement, or after its lurch
/// roll succeeded and before the contact.
pub fn cover_fire(battle: &mut Battle, play: &mut Play<'_>, zombie: u32) -> Result<(), Pause> {
    let _ = (battle, play, zombie);
    Ok(())
}

/// Inspire: whether somebody within 20 cm gives this human a re-roll of what he just rolled.
pub fn inspired(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<bool, Pause> {
    let _ = (battle, play, human);
    Ok(false)
}

/// Whether a human has a skill and may still use it this turn.
pub fn may_use(battle: &Battle, human: u16, skill: Skill) -> bool {
    let figure = &battle.humans[usize::from(human)];
    battle.rules.skills && figure.is_alive() && figure.has(skill) && figure.turn.used.is_empty()
}

/// Uses a skill: the one of this turn.
pub fn use_skill(battle: &mut Battle, play: &mut Play<'_>, human: u16, skill: Skill) {
    battle.humans[usize::from(human)].turn.used.push(skill);
    play.cite(rule!("dwa.skill.one-per-turn"));
}

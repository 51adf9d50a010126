//! Cover (16.5.3): AP kept at the end of the activation, and fire in the zombie phase.
use kernel::{
    Choice, Dice, Interrupt, Menu, Note, OptionView, Pause, Play, RuleId, ask,
    question::{Anchor, Chance},
};

use super::{SkillAction, contact, may_use, use_skill};
use crate::{
    battle::{
        Battle, FigureId,
        act::Action,
        ap, cc, outlook,
        psychosis::{self, deed},
        shoot::{self, Limits, Pot},
    },
    journal::{Count, Decision, Interruption},
    table::{ap::Action as Priced, skill::Skill},
};

/// The most AP that can be kept.
const MOST_KEPT: u8 = 3;

pub fn offer(battle: &Battle, human: u16, menu: &mut Menu<Action>) {
    if !battle.humans[usize::from(human)].has(Skill::Cover) {
        return;
    }
    menu.offer_unless(refused(battle, human), Action::Skill(SkillAction::Cover));
}

fn refused(battle: &Battle, human: u16) -> Option<RuleId> {
    if !battle.rules.skills {
        return Some(rule!("dwa.char.advanced-optional"));
    }
    if !may_use(battle, human, Skill::Cover) {
        return Some(rule!("dwa.skill.one-per-turn"));
    }
    let turn = &battle.humans[usize::from(human)].turn;
    let busy = 0 < turn.ap_on_movement || turn.reloaded;
    let too_late = !ap::can_pay(battle, human, ap::price(battle, human, Priced::Cover) + 1);
    (busy || too_late).then_some(rule!("dwa.ruling.skill-cover"))
}

/// Pays for it, keeps up to 3 AP and ends the activation.
pub fn keep_ap(battle: &mut Battle, play: &mut Play<'_>, human: u16) {
    use_skill(battle, play, human, Skill::Cover);
    play.cite(rule!("dwa.ruling.skill-cover"));
    ap::pay(battle, play, human, Priced::Cover);
    let kept = ap::at_hand(battle, human, false).min(MOST_KEPT);
    let turn = battle.turn_of(human);
    turn.cover_ap = kept;
    turn.done = true;
    let token = FigureId::Human(human).token();
    play.counted(rule!("dwa.skill.cover"), token, Count::ApForCover, i32::from(kept));
}

/// Whoever kept AP may fire now, after a zombie stood up, after each 5 cm of its movement, or after its lurch roll
/// succeeded and before the contact.
pub fn cover_fire(battle: &mut Battle, play: &mut Play<'_>, zombie: u32) -> Result<(), Pause> {
    for human in 0..battle.humans.len() as u16 {
        while 0 < battle.humans[usize::from(human)].turn.cover_ap {
            let Some(target) = choose(battle, play, human, zombie)? else { break };
            fire(battle, play, human, target)?;
            psychosis::end(battle, play, human);
        }
    }
    Ok(())
}

/// The zombies have moved: AP kept and not used are lost.
pub fn cover_ends(battle: &mut Battle, play: &mut Play<'_>) {
    for human in 0..battle.humans.len() as u16 {
        if 0 < std::mem::take(&mut battle.turn_of(human).cover_ap) {
            psychosis::end(battle, play, human);
        }
    }
}

/// Whom he fires at from cover, if anybody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Target {
    pub human: u16,
    pub at: Option<FigureId>,
}

impl Target {
    /// The burst at somebody who touches him.
    fn in_contact(&self, battle: &Battle, at: FigureId) -> Vec<Chance> {
        let FigureId::Zombie(zombie) = at else { return Vec::new() };
        let kept = battle.humans[usize::from(self.human)].turn.cover_ap;
        let chances = contact::cqm_rolls(battle, self.human, zombie, kept).chances(battle);
        outlook::minded(battle, self.human, None, Pot::Cover, chances)
    }
}

impl Choice for Target {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        match self.at {
            None => OptionView::new("hold fire"),
            Some(at) => {
                let name = &battle.humans[usize::from(self.human)].name;
                let label = format!("{name} fires at {}", shoot::name(battle, at));
                let offered = OptionView::new(label).at(Anchor::Token(at.token()));
                if battle.in_close_combat(self.human) {
                    return offered.odds(self.in_contact(battle, at));
                }
                let Some(place) = shoot::can_fire_at(battle, self.human, at, Pot::Cover) else {
                    return offered;
                };
                let weapon = shoot::held(battle, self.human, place).weapon;
                let price = ap::price(battle, self.human, Priced::Fire(weapon));
                offered.cost(i32::from(price)).odds(shoot::odds_at(battle, self.human, place, at))
            }
        }
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let gun = || battle.humans[usize::from(self.human)].held().map(|it| it.weapon.profile().name.into());
        let with = if deed::may_divert(battle, self.human) { gun() } else { None };
        if let (Some(at), Some(with)) = (self.at, with) {
            return Some(Decision::MeansToFire { with, at: Some(at.token()) }.into());
        }
        Some(match self.at {
            None => Decision::HoldsFire.into(),
            Some(at) => Decision::FiresFromCover { at: at.token() }.into(),
        })
    }
}

/// Asks him, if there is anybody he could fire at; the zombie that has just moved stands first.
fn choose(battle: &Battle, play: &mut Play<'_>, human: u16, zombie: u32) -> Result<Option<FigureId>, Pause> {
    let figure = &battle.humans[usize::from(human)];
    if !figure.is_alive() || figure.stunned {
        return Ok(None);
    }
    let others = battle.zombies().map(|it| it.0).filter(|&it| it != zombie);
    let targets = std::iter::once(zombie).chain(others).map(FigureId::Zombie);
    let within = targets.filter(|&it| can_fire(battle, human, it));
    let mut options = vec![Target { human, at: None }];
    options.extend(within.map(|it| Target { human, at: Some(it) }));
    if options.len() == 1 {
        return Ok(None);
    }
    let asking = ask(rule!("dwa.skill.cover"), figure.seat).about(FigureId::Human(human).token());
    let because = Interrupt::new(Interruption::ZombieMoves).by(FigureId::Zombie(zombie).token());
    let asking = asking.because(because);
    play.cite(rule!("dwa.ruling.skill-cover"));
    Ok(play.pick(battle, asking, &options)?.at)
}

fn can_fire(battle: &Battle, human: u16, target: FigureId) -> bool {
    if !deed::may_fire(battle, human) {
        return false;
    }
    if !battle.in_close_combat(human) {
        return shoot::can_fire_at(battle, human, target, Pot::Cover).is_some();
    }
    let turn = &battle.humans[usize::from(human)].turn;
    battle.in_contact(FigureId::Human(human), target)
        && battle.is_standing(target)
        && !turn.fired_at.contains(&target)
        && contact::cqm_ready(battle, human, turn.cover_ap)
}

/// With the normal prices and rules, and CQM in contact.
fn fire(battle: &mut Battle, play: &mut Play<'_>, human: u16, target: FigureId) -> Result<(), Pause> {
    if deed::diverts(battle, play, human, true, Limits::COVER)? {
        return Ok(());
    }
    let FigureId::Zombie(zombie) = target else { return Ok(()) };
    if !battle.in_close_combat(human) {
        shoot::fire_at(battle, play, human, (target, rule!("dwa.skill.cover")), Limits::COVER)?;
        return Ok(());
    }
    // CQM fire is paid from one's own AP, so those kept become his own for this burst.
    let turn = battle.turn_of(human);
    turn.ap = std::mem::take(&mut turn.cover_ap);
    cc::cqm_at(battle, play, human, zombie, false)?;
    let turn = battle.turn_of(human);
    turn.cover_ap = std::mem::take(&mut turn.ap);
    Ok(())
}

//! Zombie attacks (15.1.5): all at once when the last has moved, human by human.
use ground::open::measure::{self, Bearing};
use kernel::{Dice, Interrupt, Pause, Play, Roll, RuleId, ask};

use super::senses::Senses;
use crate::{
    battle::{
        Battle, FigureId,
        change::{self, By, Cause},
        rolls::{Rolls, Stake},
        skill, zombification,
    },
    journal::{Incident, Interruption},
    table::{
        skill::Skill,
        zombie::{Bite, ZombieAttack},
    },
};

/// One zombie that attacks this phase.
#[derive(Clone, Copy, Debug)]
struct Attacker {
    human: u16,
    /// Those with the worst chance roll first: a weapon is the only thing in which two at one human differ.
    weapon: bool,
    zombie: u32,
}

/// All attacks of the zombie phase.
pub(super) fn all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let mut attackers = choose_targets(battle, play);
    attackers.sort_unstable_by_key(|it| (it.human, it.weapon, it.zombie));
    for at_one in attackers.chunk_by(|a, b| a.human == b.human) {
        attack_human(battle, play, at_one)?;
    }
    Ok(())
}

/// Whom each zombie in contact attacks: the human it moved to, otherwise one of them at random.
fn choose_targets(battle: &mut Battle, play: &mut Play<'_>) -> Vec<Attacker> {
    let mut senses = Senses::new(battle);
    let (mut touched, mut attackers) = (Vec::new(), Vec::new());
    for zombie in 0..battle.zombies.len() as u32 {
        let figure = &battle.zombies[zombie as usize];
        if !figure.stands() || figure.stunned || figure.waits {
            continue;
        }
        senses.touching(battle, zombie, &mut touched);
        if touched.is_empty() {
            continue;
        }
        let human = match figure.prey {
            Some(prey) if touched.contains(&prey) => prey,
            Some(_) | None => {
                let these = || battle.called(touched.iter().map(|&it| FigureId::Human(it)));
                let mut dice = play.by(FigureId::Zombie(zombie).token()).faces(these);
                touched[dice.one_of(rule!("dwa.ruling.zombie-target-choice"), touched.len())]
            }
        };
        let weapon = figure.weapon.is_some_and(zombification::is_melee);
        change::set_prey(battle, zombie, Some(human));
        attackers.push(Attacker { human, weapon, zombie });
    }
    attackers
}

fn attack_human(battle: &mut Battle, play: &mut Play<'_>, attackers: &[Attacker]) -> Result<(), Pause> {
    let others = u16::try_from(attackers.len() - 1).unwrap_or(u16::MAX);
    if others != 0 {
        play.cite(rule!("dwa.ruling.zombie-attack-count"));
    }
    let mut first_hit = true;
    for &Attacker { human, weapon, zombie } in attackers {
        let attack = ZombieAttack { weapon, others, lucky_bastard: false };
        change::turn_to(battle, FigureId::Zombie(zombie), battle.humans[usize::from(human)].at);
        let (rule, number) = attacks(battle, zombie);
        if number == 2 {
            play.cite(rule!("dwa.ruling.zombie-two-attacks"));
        }
        if is_behind(battle, zombie, human) {
            play.cite(rule!("dwa.ruling.back-attack-zombies"));
        }
        let (who, whom) = (FigureId::Zombie(zombie).token(), FigureId::Human(human).token());
        let with = battle.zombies[zombie as usize].weapon.filter(|_| weapon);
        play.note(rule, who, Incident::Attacks { at: whom, with, times: number });
        for _ in 0..number {
            let mut bite = attack.roll(&mut play.by(who).at(whom));
            if bite == Bite::Wound && first_hit {
                first_hit = false;
                bite = lucky(battle, play, (zombie, human), &attack)?;
            }
            let rule = rule!("dwa.zombie.attack-roll");
            match bite {
                Bite::Wound => {
                    let by = By::zombie(zombie);
                    change::wound(battle, play, rule, human, 1, Cause::ZombieAttack, by);
                }
                Bite::Miss => play.note(rule, whom, Incident::NotHurt { by: Some(who) }),
            }
        }
    }
    Ok(())
}

/// Whether a zombie stands at the back of a human, which gives it nothing.
fn is_behind(battle: &Battle, zombie: u32, human: u16) -> bool {
    let figure = &battle.humans[usize::from(human)];
    let side = measure::side(figure.at, i32::from(figure.facing), battle.zombies[zombie as usize].at);
    side == Bearing::Behind
}

/// How often a zombie attacks, and by which rule: twice only if its AP are left, which are spent on nothing else.
fn attacks(battle: &Battle, zombie: u32) -> (RuleId, u8) {
    let figure = &battle.zombies[zombie as usize];
    if figure.was_fallen {
        return (rule!("dwa.zombie.stand-up-attack"), 1);
    }
    if figure.was_in_contact && figure.forcing.is_none() {
        return (rule!("dwa.zombie.two-attacks"), 2);
    }
    (rule!("dwa.zombie.free-attack"), 1)
}

/// A Lucky bastard may have the first hit of the turn rolled again.
fn lucky(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (zombie, human): (u32, u16),
    attack: &ZombieAttack,
) -> Result<Bite, Pause> {
    if !skill::may_use(battle, human, Skill::LuckyBastard) {
        return Ok(Bite::Wound);
    }
    let seat = battle.humans[usize::from(human)].seat;
    let question = ask(rule!("dwa.skill.lucky-bastard"), seat).about(FigureId::Human(human).token()).or(1);
    let by = FigureId::Zombie(zombie).token();
    let question = question.because(Interrupt::new(Interruption::IsBitten).by(by));
    let stake = Stake::yes(Rolls::AttackAgain(attack.clone()));
    if !play.yes_no_on(&*battle, question, &stake)? {
        return Ok(Bite::Wound);
    }
    skill::use_skill(battle, play, human, Skill::LuckyBastard);
    let who = FigureId::Zombie(zombie).token();
    Ok(attack.roll_again(&mut play.by(who).at(FigureId::Human(human).token())))
}

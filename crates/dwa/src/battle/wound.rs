//! Wounds (12.5) on the board.
use kernel::{Dice, Interrupt, Pause, Play, ask};

use super::{
    Battle, FigureId,
    change::{self, By},
    quirk,
    rolls::{Rolls, Stake},
    skill,
};
use crate::{
    journal::{Incident, Interruption},
    table::{
        skill::Skill,
        wound::{WoundResult, WoundTest},
    },
};

/// The wound test step of phase 1: everybody tests, then those who failed are out.
pub fn test_all(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let mut failed = Vec::new();
    for human in 0..battle.humans.len() as u16 {
        let figure = &battle.humans[usize::from(human)];
        if !figure.is_alive() || figure.wounds == 0 {
            continue;
        }
        if figure.untested == 0 {
            play.cite(rule!("dwa.wound.no-new-wound"));
            continue;
        }
        let told = match test(battle, play, human)? {
            WoundResult::NothingHappens => Incident::HoldsOut,
            WoundResult::Eliminated => {
                failed.push(human);
                Incident::DoesNotHoldOut
            }
        };
        play.note(rule!("dwa.wound.test"), FigureId::Human(human).token(), told);
    }
    change::wounds_are_tested(battle);
    for human in failed {
        let who = FigureId::Human(human);
        change::eliminate(battle, play, rule!("dwa.wound.test"), who, By::NOBODY);
    }
    Ok(())
}

fn test(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<WoundResult, Pause> {
    let distraction = quirk::distraction(battle, human);
    let test = WoundTest { wounds: battle.humans[usize::from(human)].wounds, distraction, tough: false };
    play.cite(rule!("dwa.ruling.wound-variant"));
    let who = FigureId::Human(human).token();
    if test.roll(&mut play.by(who)) == WoundResult::NothingHappens {
        return Ok(WoundResult::NothingHappens);
    }
    let bitten = battle.humans[usize::from(human)].bitten;
    if bitten && skill::may_use(battle, human, Skill::Tough) {
        let seat = battle.humans[usize::from(human)].seat;
        let question = ask(rule!("dwa.skill.tough"), seat).about(FigureId::Human(human).token()).or(1);
        let because = Interrupt::new(Interruption::FailsWoundTest).by(who);
        let question = question.because(because);
        if play.yes_no_on(&*battle, question, &Stake::yes(Rolls::WoundAgain(test.clone())))? {
            skill::use_skill(battle, play, human, Skill::Tough);
            return Ok(test.roll_again(&mut play.by(who)));
        }
    }
    if battle.rules.skills
        && skill::inspired(battle, play, human, Interruption::FailsWoundTest, &|| Rolls::Wound(test.clone()))?
    {
        play.cite(rule!("dwa.ruling.reroll-skills"));
        return Ok(test.roll(&mut play.by(who)));
    }
    Ok(WoundResult::Eliminated)
}

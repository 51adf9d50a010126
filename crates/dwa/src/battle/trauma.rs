//! Trauma points (16.7.1) on the board, and the psychosis that six of them bring.
use kernel::{Choice, Interrupt, Note, OptionView, Pause, Play, ask};

use super::{Battle, FigureId, change};
use crate::{
    journal::{Decision, Interruption, Mark},
    rules::PsychosisChoice,
    table::{
        psychosis::{NewPsychosis, PSYCHOSES, Psychosis},
        trauma::TraumaGain,
    },
};

impl Choice for Psychosis {
    type Table = Battle;

    fn offered(&self, _: &Battle) -> OptionView {
        OptionView::new(self.name())
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let psychosis = Mark::from(*self).term().as_str().into();
        Some(Decision::Gets { psychosis }.into())
    }
}

/// The point for a failed fear test.
pub fn gain(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    if !battle.rules.trauma {
        return Ok(());
    }
    let points = battle.humans[usize::from(human)].trauma;
    let trauma = TraumaGain { points, gained: 1 }.add(play);
    change::set_trauma(battle, play, rule!("dwa.trauma.gain"), human, trauma.points);
    for _ in 0..trauma.psychoses {
        develop(battle, play, human)?;
    }
    Ok(())
}

/// A new psychosis, by the dice or by choice.
pub fn develop(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    let figure = &battle.humans[usize::from(human)];
    let mut new = NewPsychosis { has: figure.psychoses.to_vec(), choice: None };
    new.choice = match battle.rules.psychosis_choice {
        PsychosisChoice::Roll => None,
        PsychosisChoice::Choose => choose(battle, play, human, &new)?,
    };
    let Some(psychosis) = new.roll(&mut play.by(FigureId::Human(human).token())) else { return Ok(()) };
    change::develop(battle, play, human, psychosis);
    Ok(())
}

fn choose(
    battle: &Battle,
    play: &mut Play<'_>,
    human: u16,
    new: &NewPsychosis,
) -> Result<Option<Psychosis>, Pause> {
    let options: Vec<Psychosis> = PSYCHOSES.into_iter().filter(|it| !new.has.contains(it)).collect();
    if new.fixed().is_some() || options.is_empty() {
        return Ok(None);
    }
    let seat = battle.humans[usize::from(human)].seat;
    let question = ask(rule!("dwa.psychosis.choice"), seat).about(FigureId::Human(human).token());
    let who = FigureId::Human(human).token();
    let question = question.because(Interrupt::new(Interruption::Breaks).by(who));
    play.pick(battle, question, &options).map(Some)
}

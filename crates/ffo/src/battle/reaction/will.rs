//! Free Will (p. 6): a Star says how many dice are passed instead of rolling them.
use kernel::{Choice, Interrupt, Note, OptionView, Pause, Play, ask};

use crate::{
    battle::{Battle, PersonId},
    journal::Choosing,
    table::dice::Passed,
};

/// What the player of a Star says; nothing if the dice are to be rolled.
pub(super) fn choose(
    battle: &Battle,
    play: &mut Play<'_>,
    who: PersonId,
    because: Interrupt,
) -> Result<Option<Passed>, Pause> {
    if !battle.person(who).star {
        return Ok(None);
    }
    let all = [Some(Passed::Two), Some(Passed::One), Some(Passed::None), None].map(Will);
    let asking = ask(rule!("ffo.star.free-will"), battle.seat_for(who)).about(who.token()).because(because);
    Ok(play.pick(battle, asking, &all)?.0)
}

/// So many dice passed; nothing for those who roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Will(Option<Passed>);

impl Choice for Will {
    type Table = Battle;

    fn offered(&self, _: &Battle) -> OptionView {
        OptionView::new(match self.0 {
            Some(Passed::Two) => "Pass two dice",
            Some(Passed::One) => "Pass one die",
            Some(Passed::None) => "Pass none",
            None => "Roll the dice",
        })
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let passed = self.0.map(|it| match it {
            Passed::Two => 2,
            Passed::One => 1,
            Passed::None => 0,
        });
        Some(match passed {
            Some(passed) => Choosing::PassesDice { passed }.into(),
            None => Choosing::RollsForReaction.into(),
        })
    }
}

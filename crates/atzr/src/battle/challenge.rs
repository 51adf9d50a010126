//! Challenges (3.2.3): what the rules do not cover, agreed on beforehand.
use kernel::{Choice, Menu, Offered, Pause, Play, What, ask};

use super::{
    Battle, PersonId,
    act::{self, Action},
    group::{self, Purpose},
    person::Doing,
};
use crate::{
    printed::Attribute,
    table::{
        challenge::{Challenge, Challenged, Difficulty},
        dice::Passed,
    },
};

/// Something else than the rules offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChallengeAction;

/// For a Star, or somebody who is with one.
pub fn offer(battle: &Battle, who: PersonId, menu: &mut Menu<Action>) {
    let group = group::group_of(battle, who, Purpose::Activation);
    if !battle.person(group.leader).star {
        return;
    }
    let forbidden = act::forbids(battle.person(who), Doing::Challenge);
    menu.offer_unless(forbidden, Action::Challenge(ChallengeAction));
}

/// How hard it is, and whether it is a matter of nimbleness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Terms {
    difficulty: Difficulty,
    agile: bool,
}

/// Players agree how hard it is; the dice say whether it comes off, and a failure costs the next activation.
pub fn perform(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    _action: &ChallengeAction,
) -> Result<(), Pause> {
    act::spend(battle, play, who, Doing::Challenge);
    let seat = battle.seat_for(who);
    let nimble = battle.person(who).has(Attribute::Agile);
    let options: Vec<Terms> = [Difficulty::Average, Difficulty::Easy, Difficulty::Difficult]
        .into_iter()
        .flat_map(|difficulty| [false, true].map(|agile| Terms { difficulty, agile }))
        .filter(|it| nimble || !it.agile)
        .collect();
    let terms =
        play.pick(&*battle, ask(rule!("atzr.challenge.define"), seat).about(who.token()), &options)?;
    let rep = i32::from(battle.person(who).rep());
    let challenge = Challenge { rep, difficulty: terms.difficulty, agile: terms.agile, retakes: true };
    let passed = match challenge.test(play) {
        Passed::TwoOrMore => true,
        Passed::None => false,
        Passed::One => {
            let again =
                play.yes_no(&*battle, ask(rule!("atzr.challenge.retake"), seat).about(who.token()))?;
            if !again {
                return Ok(());
            }
            challenge.retake(play) == Challenged::Success
        }
    };
    let text = if passed { "succeeds" } else { "fails" };
    play.tell(rule!("atzr.challenge.test"), What::Noted { token: Some(who.token()), text: text.into() });
    battle.person_mut(who).deeds.forfeits |= !passed;
    Ok(())
}

impl ChallengeAction {
    pub fn offered(&self, _battle: &Battle, _who: PersonId) -> Offered {
        Offered::new("Try something else (a Challenge)")
    }
}

impl Choice for Terms {
    type Table = Battle;

    fn offered(&self, _battle: &Battle) -> Offered {
        let hard = match self.difficulty {
            Difficulty::Easy => "Easy",
            Difficulty::Average => "Average",
            Difficulty::Difficult => "Difficult",
        };
        Offered::new(if self.agile { format!("{hard}, for nimble feet") } else { hard.to_owned() })
    }
}

//! Everything else that a bot is asked: by what the question is about, else the default.
use kernel::{Answer, Asked};

use crate::battle::{Battle, PersonId, turn::Turns};

/// The answer to a question that is no action; nothing where the default will do.
pub fn answer(_battle: &Battle, asked: &Asked<'_>, _who: Option<PersonId>) -> Option<Answer> {
    if let Some(Turns::Activate(_)) = asked.item::<Turns>(0) {
        return Some(Answer::One(0));
    }
    let why = asked.ask.why;
    if why == rule!("atzr.talk.recruit") {
        // Everybody who will come.
        let all: Vec<usize> = (0..asked.len()).collect();
        return Some(Answer::Some(all));
    }
    if why == rule!("atzr.star-power.use") || why == rule!("atzr.ammo.counter") {
        return Some(Answer::YesNo(true));
    }
    if why == rule!("atzr.zombie.start-move-on") && 1 < asked.len() {
        // Far onto the map: what can be reached comes in the order of its cost.
        return Some(Answer::One(asked.len() / 2));
    }
    None
}

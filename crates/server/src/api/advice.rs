//! Advice on the open question of a chair.
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use shelf::Opinion;

use super::call::CallInput;
use crate::{
    advice::{AdviceState, SEED, Seen},
    page::advice::words,
    table::sits,
    wrong::Wrong,
};

/// The question to think about; with `stop`, it is not thought about any longer.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AdviceCall {
    number: String,
    #[serde(default)]
    stop: bool,
}

/// What has been seen so far. It is asked again while the state is `thinking`.
#[derive(Debug, Serialize, JsonSchema)]
pub struct Advice {
    state: AdviceState,
    options: Vec<Weighed>,
    /// Which of these the bot would take, once it has done.
    pick: Option<usize>,
    seed: u64,
}

/// One option as the bot sees it.
#[derive(Debug, Serialize, JsonSchema)]
struct Weighed {
    /// The option in words.
    words: String,
    #[serde(flatten)]
    opinion: Opinion,
}

pub fn advice(asked: &CallInput, it: AdviceCall) -> Result<Advice, Wrong> {
    let (table, who) = asked.hall.enter(asked.name())?;
    sits(who)?;
    let seen = match it.stop {
        true => {
            table.desk.stop(&it.number);
            table.desk.look(&it.number).unwrap_or(Seen { state: AdviceState::Stopped, ..Seen::default() })
        }
        false => asked.hall.room.ask(&table, who, &it.number)?,
    };
    let standing = table.standing(who);
    let Some(question) = standing.now.question() else {
        return Err(Wrong::stale("Nothing is being asked just now."));
    };
    let length = table.book.units.length;
    let weighed = |it: Opinion| Weighed { words: words(question, &it.answer, length), opinion: it };
    let options = seen.options.into_iter().map(weighed).collect();
    Ok(Advice { state: seen.state, options, pick: seen.pick, seed: SEED })
}

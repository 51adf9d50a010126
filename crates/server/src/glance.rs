//! A table at a glance, for lists of games: how far it is, who is asked, how it ended.
use kernel::Seat;
use serde_json::Value;
use shelf::TableState;
use view::{View, story};

use crate::{
    look,
    table::{Live, Table},
};

#[derive(Debug)]
pub struct Glance {
    pub view: View,
    /// How far the game is: `turn 3 of 7`.
    pub clock: String,
    /// What it waits for, as whoever set it may know.
    pub now: TableState,
    /// That in words; how it ended is `result`.
    pub words: String,
    pub result: Option<Value>,
}

pub fn glance(live: &Live, table: &Table) -> Glance {
    let view = live.game.view(table.seats.own().eyes());
    let clock = view.clock.first().map_or_else(String::new, |it| format!("{} {}", it.name, it.value));
    let eyes = table.seats.own().eyes();
    let state = live.game.state();
    let (now, words) = match state {
        TableState::Asking(question) => match friend(table, question.seat) {
            Some(waits) => waits,
            None => {
                let named = |it| story::Names::of(&view).name(it).to_owned();
                (state.clone(), look::asked(question, named, table))
            }
        },
        TableState::NeedsDice(missing) => {
            let called = |it| look::called(live, table, eyes, it);
            let of_a_friend = live.game.rolls_for().and_then(|it| friend(table, it.1));
            let own = || (state.clone(), view::roll::wanted(missing, &table.book.phrases, &called));
            of_a_friend.unwrap_or_else(own)
        }
        TableState::Over | TableState::Waiting => (state.clone(), String::new()),
        TableState::Broken(_) => (state.clone(), "the rules are stuck; undo the last decision".to_owned()),
    };
    Glance { view, clock, now, words, result: look::result(live) }
}

/// What is said where a friend has to do something.
fn friend(table: &Table, seat: Seat) -> Option<(TableState, String)> {
    let chair = table.seats.chairs.iter().find(|it| it.seat == seat && it.friend)?;
    Some((TableState::Waiting, format!("waiting for {} (a friend)", chair.plays)))
}

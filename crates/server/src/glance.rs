//! A table at a glance, for lists of games: how far it is, who is asked, how it ended.
use serde_json::Value;
use view::{View, story};

use crate::{
    look,
    seat::Chair,
    table::{Live, Table, Waits},
};

#[derive(Debug)]
pub struct Glance {
    pub view: View,
    /// How far the game is: `turn 3 of 7`.
    pub clock: String,
    pub now: Now,
}

/// What a table waits for, as whoever set it is told.
#[derive(Debug)]
pub enum Now {
    /// Somebody at this screen has to decide.
    Asked(String),
    /// Somebody else has to.
    Waiting(String),
    Over(Option<Value>),
}

pub fn glance(live: &Live, table: &Table) -> Glance {
    let view = live.game.view(table.seats.own().eyes());
    let clock = view.clock.first().map_or_else(String::new, |it| format!("{} {}", it.name, it.value));
    let now = match &live.waits {
        Waits::Answer(question) => {
            let chair = table.seats.chairs.iter().find(|it| it.seat == question.seat);
            match chair.filter(|it| it.friend) {
                Some(Chair { plays, .. }) => Now::Waiting(format!("waiting for {plays} (a friend)")),
                None => {
                    Now::Asked(look::asked(question, |it| story::Names::of(&view).name(it).to_owned(), table))
                }
            }
        }
        Waits::Dice(missing) => {
            let called = |it| look::called(live, table, table.seats.own().eyes(), it);
            Now::Asked(view::roll::wanted(missing, &table.book.phrases, &called))
        }
        Waits::Over(result) => Now::Over(result.clone()),
        Waits::Stuck(_) => Now::Waiting("the rules are stuck; take the last decision back".to_owned()),
    };
    Glance { view, clock, now }
}

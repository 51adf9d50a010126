//! Looking back at a game, and the report of it.
use report::Report;
use schemars::JsonSchema;
use serde::Serialize;
use view::View;

use super::{
    call::CallInput,
    seat::{Line, line},
};
use crate::{after, wrong::Wrong};

/// The table at an earlier moment, as this chair may see it.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReplayReply {
    at: usize,
    /// The number of the last moment there is.
    last: usize,
    /// How many decisions had been taken.
    decisions: usize,
    over: bool,
    turns: Vec<TurnAt>,
    /// What was told since the moment before.
    lines: Vec<Line>,
    view: View,
}

/// Where a turn begins.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TurnAt {
    turn: i32,
    at: usize,
}

pub fn replay(asked: &CallInput) -> Result<ReplayReply, Wrong> {
    let wanted = after::MomentRef { at: asked.query("at"), turn: asked.query("turn") };
    let (table, who) = asked.hall.enter(asked.name())?;
    let (it, _) = after::find(&table, who, &wanted)?;
    let turns = it.turns.into_iter().map(|(turn, at)| TurnAt { turn, at }).collect();
    let own = it.own_tables;
    let lines = it.told.into_iter().map(|told| line(told, own.as_ref())).collect();
    let over = it.is_over;
    Ok(ReplayReply { at: it.at, last: it.last, decisions: it.decisions, over, turns, lines, view: it.view })
}

/// The report as far as it is worked out; luck and chances are there when `done` is 100.
#[derive(Debug, Serialize, JsonSchema)]
pub struct ReportReply {
    done: u32,
    report: Report,
}

pub fn report(asked: &CallInput) -> Result<ReportReply, Wrong> {
    let (table, _) = asked.hall.enter(asked.name())?;
    let looked = table.look_back()?;
    // How much is done is read first, so that a whole report is never called unfinished the other way round.
    let done = looked.done();
    let report = after::carried(&asked.hall, &table, &*looked.report()?).0;
    looked.begin(&asked.hall);
    Ok(ReportReply { done, report })
}
